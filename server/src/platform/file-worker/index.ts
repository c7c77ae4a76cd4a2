export {
  type FileSource,
  type FileTask,
  fileOf,
} from './file-task.ts'
export { createFileWorker, type FileWorker, printerLimits } from './file-worker.ts'
