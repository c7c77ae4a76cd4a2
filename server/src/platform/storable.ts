/**
 * Text as PostgreSQL can store it: without NUL, and with a replacement for half characters, which are
 * what is left when a text was cut in the middle of one. For words we must not lose over it, such as a
 * caller's; people's own forms refuse them by name.
 */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** A value as JSON text for the database, with all its texts made storable. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? storable(part) : part))
}
