// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "singletongen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "singletongen", targets: ["singletongen"])
  ],
  targets: [
    .target(
      name: "SingletonGenTemplates",
      path: "Templates",
      resources: [
        .embedInCode("once.mustache"),
        .embedInCode("lock.mustache"),
        .embedInCode("eager.mustache"),
        .embedInCode("flexible.mustache"),
        .embedInCode("Partials"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SingletonGenCore",
      dependencies: ["SingletonGenTemplates"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "singletongen",
      dependencies: ["SingletonGenCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SingletonGenCoreTests",
      dependencies: ["SingletonGenCore", "SingletonGenTemplates"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: ["SingletonGenCore", "TestSupport", "singletongen"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MacOSTests",
      dependencies: ["TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["TestSupport", "singletongen"],
      swiftSettings: strict
    ),
  ]
)
