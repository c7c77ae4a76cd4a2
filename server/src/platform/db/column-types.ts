import type { ColumnType } from 'kysely'

/** Filled by the database from the bound company when an insert leaves it out. */
export type CompanyId = ColumnType<string, string | undefined, never>
/** JSON column: read parsed, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>
export type Time = ColumnType<Date, Date, Date>
export type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
