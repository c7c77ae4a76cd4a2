export {
  type FileSource,
  type FileTask,
  fileOf,
} from './file-task.ts'
export { createFileWorker, type FileWorker } from './file-worker.ts'
