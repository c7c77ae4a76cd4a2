import {
  CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryExecutorProvider,
  sql,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { prepared } from './prepared.ts'

/**
 * Begins a transaction and binds it to its company in one message: every request would wait for a second answer
 * otherwise. What the text of that message holds beside our own words is quoted by the database's own library.
 */
export class BindingDriver extends PostgresDriver {
  private readonly companyId: () => string | null

  constructor(config: PostgresDialectConfig, companyId: () => string | null) {
    super(config)
    this.companyId = companyId
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const companyId = this.companyId()
    if (companyId === null) return super.beginTransaction(connection, settings)
    const begin = ['begin', settings.accessMode].filter(Boolean).join(' ')
    try {
      await connection.executeQuery(
        CompiledQuery.raw(`${begin}; select set_config('role', 'towline_app', true),
          set_config('towline.company_id', ${pg.escapeLiteral(companyId)}, true)`),
      )
    } catch (error) {
      // It may have begun and not been bound; Kysely takes it for not begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  }
}

/** Binds a transaction that has begun without a company. */
export async function bind(tx: QueryExecutorProvider, companyId: string): Promise<void> {
  await sql`${prepared} select set_config('role', 'towline_app', true),
    set_config('towline.company_id', ${companyId}, true)`.execute(tx)
}
