/// The built-in templates, embedded in the executable.
package enum Templates {}
