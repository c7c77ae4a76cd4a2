import type { FieldName } from '../types/intake.ts'

/** What the caller was asked when they spoke: a field, what to correct, or something else. */
export type Asked = {
  field: FieldName | null
  correcting: boolean
  /** In English, for the rules. */
  words: string
  /** As the caller said it, where it may be another language. */
  said?: string
}
