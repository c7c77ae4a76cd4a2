export type { FilePart, Files } from './files.port.ts'
export { folderFiles } from './folder-files.ts'
export { s3Files } from './s3-files.ts'
