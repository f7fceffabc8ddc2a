import Foundation

let tool = MusicTool.shared
expect(tool.copy() as AnyObject === tool, "another copy")
expect(tool.mutableCopy() as AnyObject === tool, "another mutable copy")
let copying: any NSCopying = tool
expect(copying.copy(with: nil) as AnyObject === tool, "another copy")
print("the same object")
