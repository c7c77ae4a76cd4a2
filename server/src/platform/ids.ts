import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'

/** Id of a new record: UUIDv7, so ids sort by the time they were made. */
export const newId = (): string => uuidv7()

/** An id that is itself a key: 128 random bits as 22 characters of base64url. */
export const newSecret = (): string => randomBytes(16).toString('base64url')
