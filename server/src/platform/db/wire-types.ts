import pg from 'pg'

const { builtins } = pg.types

/**
 * How column values arrive in JavaScript, the same on both engines: int8 as number (refusing what a
 * number cannot hold), date as 'YYYY-MM-DD', timestamptz as Date, json and jsonb parsed, numeric as
 * string.
 */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, exactNumber],
  [builtins.DATE, (text) => text],
])

function exactNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a number`)
  return number
}
