import { sharedDatabase } from './database.ts'

// V8 keeps the compiled database engine for as long as one of the process runs: with the shared database open
// from the start, every further one opens at a third of the work.
await sharedDatabase('embedded')
