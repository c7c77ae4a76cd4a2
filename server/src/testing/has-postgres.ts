import { findPostgres } from './images.ts'

// Ends well when there is a PostgreSQL server the tests may use; `npm run test:all` asks.
process.exit((await findPostgres()) ? 0 : 1)
