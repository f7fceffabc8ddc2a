// 'Tool.InitializerKey' initializer is inaccessible due to 'fileprivate' protection level
let second = Tool(Tool.InitializerKey())
