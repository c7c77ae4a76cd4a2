import type pg from 'pg'
import { DatabaseMisconfigured } from './errors.ts'

/** What a list of migrations leaves behind in a database. */
type Made = {
  tables: Set<string>
  functions: Set<string>
  triggers: Set<string>
  indexes: Set<string>
  /** Tables under row-level security, each with the one policy it has. */
  policies: Map<string, string>
}

const statement =
  /\b(create|drop)\s+(?:or\s+replace\s+)?(?:unique\s+)?(table|function|trigger|index)\s+(?:if\s+(?:not\s+)?exists\s+)?([a-z0-9_]+)/gi
const policy =
  /\bcreate\s+policy\s+([a-z0-9_]+)\s+on\s+([a-z0-9_]+)\s|\btowline_guard\('([a-z0-9_]+)'\)/gi

/** Reads out of the text of migrations, in order, what is there when they have run. */
export function madeBy(migrations: readonly { text: string }[]): Made {
  const made: Made = {
    tables: new Set(),
    functions: new Set(),
    triggers: new Set(),
    indexes: new Set(),
    policies: new Map(),
  }
  const sets = {
    table: made.tables,
    function: made.functions,
    trigger: made.triggers,
    index: made.indexes,
  }
  for (const { text } of migrations) {
    const sql = text.replaceAll(/--.*$/gm, '')
    for (const [, handler = '', kind = '', name = ''] of sql.matchAll(statement)) {
      const set = sets[kind.toLowerCase() as keyof typeof sets]
      if (handler.toLowerCase() === 'create') set.add(name)
      else set.delete(name)
    }
    for (const [, name, table, guarded] of sql.matchAll(policy))
      made.policies.set(guarded ?? table ?? '', name ?? 'own_company')
  }
  for (const table of made.policies.keys()) if (!made.tables.has(table)) made.policies.delete(table)
  return made
}

type TableFound = {
  name: string
  owner: string
  isOurs: boolean
  isOwnedByRole: boolean
  isShut: boolean
  policies: string[]
  isOpen: boolean
  isReadable: boolean
}

const tablesFound = `
  select relname as name, pg_get_userbyid(relowner) as owner,
    pg_has_role(current_user, relowner, 'usage') as "isOurs",
    pg_has_role('towline_app', relowner, 'usage') as "isOwnedByRole",
    relrowsecurity as "isShut",
    array(select polname::text from pg_policy
      where polrelid = c.oid and polpermissive and polcmd = '*'
        and polroles = array['towline_app'::regrole::oid]
        and pg_get_expr(polqual, polrelid) ~ 'towline[._]company'
        and pg_get_expr(polwithcheck, polrelid) ~ 'towline[._]company'
      union all
      select polname || ' (another one)' from pg_policy
      where polrelid = c.oid and polpermissive
        and (polroles <> array['towline_app'::regrole::oid] or polcmd <> '*'
          or pg_get_expr(polqual, polrelid) !~ 'towline[._]company'
          or pg_get_expr(polwithcheck, polrelid) !~ 'towline[._]company')) as policies,
    has_table_privilege('towline_app', c.oid, 'select') and has_table_privilege('towline_app', c.oid, 'insert')
      and has_table_privilege('towline_app', c.oid, 'update')
      and has_table_privilege('towline_app', c.oid, 'delete') as "isOpen",
    has_table_privilege('towline_app', c.oid, 'select, insert, update, delete') as "isReadable"
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`

const othersFound = `
  select array(select tgname::text from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and tgenabled <> 'D' and relnamespace = 'public'::regnamespace) as triggers,
    array(select proname::text from pg_proc where pronamespace = 'public'::regnamespace) as functions,
    array(select relname::text from pg_class
      where relkind in ('i', 'I') and relnamespace = 'public'::regnamespace) as indexes,
    (select rolsuper or rolbypassrls from pg_roles where rolname = 'towline_app') as "passesWalls"`

type OthersFound = Record<'triggers' | 'functions' | 'indexes', string[]> & { passesWalls: boolean }

/**
 * Holds a database against what its migrations make: tables, functions, triggers, and the policies and
 * rights that keep companies apart. A database restored by halves looks well until somebody logs in, so
 * it must not start: throws DatabaseMisconfigured, saying what is wrong and what to do.
 */
export async function checkSchema(
  client: pg.ClientBase,
  migrations: readonly { text: string }[],
): Promise<void> {
  const made = madeBy(migrations)
  const { rows: tables } = await client.query<TableFound>(tablesFound)
  const { rows } = await client.query<OthersFound>(othersFound)
  const problems = [
    ...tableProblems(made, tables),
    ...missing('functions', made.functions, rows[0]?.functions),
    ...missing('triggers', made.triggers, rows[0]?.triggers),
    ...missing('indexes', made.indexes, rows[0]?.indexes),
    ...(rows[0]?.passesWalls
      ? [
          'the role "towline_app" passes row-level security (alter role towline_app nosuperuser nobypassrls)',
        ]
      : []),
  ]
  if (problems.length > 0) throw new DatabaseMisconfigured(sentence(problems))
}

function tableProblems({ tables, policies }: Made, found: TableFound[]): string[] {
  const there = found.filter(({ name }) => tables.has(name))
  const guarded = there.filter(({ name }) => policies.has(name))
  const unguarded = there.filter(({ name }) => !policies.has(name))
  const named = (which: TableFound[]) => names(which.map(({ name }) => name))
  const say = (which: TableFound[], what: string) =>
    which.length > 0 ? [`${what}: ${named(which)}`] : []
  const others = there.filter(({ isOurs }) => !isOurs)
  const lacking = guarded.filter(
    ({ name, policies: has }) => !has.includes(policies.get(name) ?? ''),
  )
  const beside = there.filter(({ name, policies: has }) =>
    has.some((one) => one !== policies.get(name)),
  )
  return [
    ...missing(
      'tables',
      tables,
      there.map(({ name }) => name),
    ),
    ...say(others, `tables that belong to "${others[0]?.owner}", not to the user of DATABASE_URL`),
    ...say(
      there.filter(({ isOwnedByRole }) => isOwnedByRole),
      'tables that belong to the role "towline_app", which row-level security does not hold',
    ),
    ...say(
      guarded.filter(({ isShut }) => !isShut),
      'row-level security is off',
    ),
    ...say(
      lacking,
      `${lacking.length} of the ${policies.size} policies that keep companies apart are missing`,
    ),
    ...say(beside, 'policies that no migration has made'),
    ...say(
      guarded.filter(({ isOpen }) => !isOpen),
      'the role "towline_app" may not use',
    ),
    ...say(
      unguarded.filter(({ isReadable }) => isReadable),
      'the role "towline_app" may use what is not of one company',
    ),
  ]
}

function missing(what: string, made: ReadonlySet<string>, found: readonly string[] = []): string[] {
  const lost = [...made].filter((name) => !found.includes(name))
  return lost.length > 0
    ? [`${lost.length} of ${made.size} ${what} are missing: ${names(lost)}`]
    : []
}

const MOST_NAMES = 5

function names(all: string[]): string {
  const more = all.length - MOST_NAMES
  return all.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const sentence = (problems: string[]) =>
  `This database is not whole, so that nobody could log in, or companies could see each other:
${problems.map((problem) => `  ${problem}`).join('\n')}
It was probably restored without its roles or policies. If its rows are all there, "npm run backup" saves them, and
"npm run restore -- --replace BACKUP" puts them back with everything that belongs to them. Otherwise restore an
earlier backup. See "Backup and restore" in docs/operations.md.`
