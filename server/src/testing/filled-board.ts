import { openDatabase } from '../platform/db/index.ts'

/** How many jobs are open whatever the size of the board; all others are done. */
const OPEN = { pending: 60, active: 30, scheduled: 30 }

/** What the jobs differ in, besides their numbers: common words, and one that a few have. */
const words = {
  names: ['Harriet Stone', 'Sam Ortiz', 'Dana Whitfield', 'Luis Peña', 'Ann Brooks', 'Joe Tran'],
  streets: ['Elm St', 'Main St', 'Preston Rd', 'Oak Ct', 'Legacy Dr', 'Custer Rd', 'Coit Rd'],
  towns: ['Frisco', 'Plano', 'Allen', 'McKinney', 'Prosper', 'Celina', 'Little Elm'],
  vehicles: [
    '2012 Honda Civic',
    '2018 Ford F-150',
    '2005 Chevrolet Silverado',
    '2021 Tesla Model 3',
  ],
  rare: 'Zanzibar',
}
/** One job in so many has the rare word. */
const RARE = 9_973

/**
 * Adds jobs to a company that has some of its own, until it has `jobs` of them: like its first one, with
 * other people, places and vehicles, a minute apart, of which a day's worth is open; shared among its
 * accounts. The product must not be running on an embedded store.
 */
export async function fillBoard(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  companyId: string,
  jobs: number,
): Promise<void> {
  const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }), statementMs: 0 })
  try {
    await db.raw(
      insertion,
      [companyId, jobs, OPEN.pending, OPEN.pending + OPEN.active].concat(
        OPEN.pending + OPEN.active + OPEN.scheduled,
        JSON.stringify(words),
        RARE,
      ),
    )
    await db.raw('vacuum analyze dispatch_call')
  } finally {
    await db.close()
  }
}

const pick = (list: string, by: string) =>
  `$6::jsonb -> '${list}' ->> ((${by} % jsonb_array_length($6::jsonb -> '${list}'))::int)`

const insertion = `
  insert into dispatch_call (id, company_id, dispatch_number, status, status_at, created_at,
    customer_phone, vendor_id, total_cents, fields, search_text, same_keys)
  select gen_random_uuid(), c.company_id, 'F' || n, case
      when n <= $3 then 'pending' when n <= $4 then 'active' when n <= $5 then 'scheduled'
      else 'completed' end,
    c.status_at, c.created_at - n * interval '1 minute', phone, coalesce(accounts[(1 + n % cardinality(accounts))::int], c.vendor_id),
    c.total_cents,
    c.fields || jsonb_build_object('customerName', name, 'customerPhone', phone, 'pickupAddress', address,
      'vehicle', vehicle, 'licensePlateInfo', plate, 'completedDateTime', 0),
    regexp_replace(normalize(lower(concat_ws(' · ', ' F' || n, name, vehicle, plate, address, phone)), nfd),
      '[\\u0300-\\u036f]', '', 'g'),
    array['phone:' || phone, 'plate:' || plate]
  from (select * from dispatch_call where company_id = $1 order by dispatch_number limit 1) c,
    (select array_agg(id order by id) as accounts from vendor where company_id = $1) v,
    generate_series((select count(*) from dispatch_call where company_id = $1) + 1, $2::bigint) n,
    lateral (select ${pick('names', 'n')} || case when n % $7 = 0 then ' ' || ($6::jsonb ->> 'rare') else '' end as name,
      (4690000000 + (n * 7919) % 9999999)::text as phone,
      (n * 31) % 9999 || ' ' || (${pick('streets', 'n')}) || ', ' || (${pick('towns', '(n / 7)')}) || ', TX' as address,
      ${pick('vehicles', 'n')} as vehicle,
      upper(substr(md5(n::text), 1, 7)) as plate) made`
