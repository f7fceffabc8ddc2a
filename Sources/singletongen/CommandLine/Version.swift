/// The version of the command, by Semantic Versioning.
let version = "0.1.0"

/// The day of the version as the manual page writes it; changed with the version only, so that
/// the same sources give the same manual.
let versionDate = "November 30, 2026"
