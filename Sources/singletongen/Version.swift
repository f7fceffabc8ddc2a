/// The version of the command, by Semantic Versioning.
let version = "0.1.0"
