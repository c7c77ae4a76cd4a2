export { applyImport, checkImport, undoImport } from './import-steps.ts'
export { listImportProblems, listImports, readImport } from './list-imports.ts'
export { runImport } from './run-import.ts'
export { sweepImport, uploadImport } from './upload-import.ts'
