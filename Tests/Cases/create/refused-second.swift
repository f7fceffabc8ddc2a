// 'Convenient' initializer is inaccessible due to 'private' protection level
let second = Convenient()
