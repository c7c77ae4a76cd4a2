export { chooseFiles } from './choose-files.ts'
export type { FilePart, Files } from './files.port.ts'
