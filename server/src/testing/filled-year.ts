import { type Db, openDatabase } from '../platform/db/index.ts'

type Year = { jobs: number; quietDays: number; days?: number; zones?: number }

/**
 * Adds finished jobs to a company until it has `jobs` of them: like its first one, spread evenly over the year,
 * or so many days, before the last `quietDays`, with other reasons, towns, accounts, drivers, trucks, times, bills and
 * zones. The product must not be running on an embedded store.
 */
export async function fillYear(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  companyId: string,
  year: Year,
): Promise<void> {
  const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }), statementMs: 0 })
  try {
    await fillYearIn(db, companyId, year)
    for (const table of ['dispatch_call', 'job_figures', 'phone_call'])
      await db.raw(`vacuum analyze ${table}`)
  } finally {
    await db.close()
  }
}

/** As `fillYear`, in a database that is open, and without looking through the tables afterwards. */
export async function fillYearIn(
  db: Db,
  companyId: string,
  { jobs, quietDays, days = 365, zones = 0 }: Year,
): Promise<void> {
  if (zones > 0) await drawZones(db, companyId, zones)
  await db.raw(insertion, [companyId, jobs, quietDays, days])
}

/** So many zones side by side where the pickups are, if they are not there yet; the jobs there are go into them. */
async function drawZones(db: Db, companyId: string, zones: number): Promise<void> {
  await db.raw(
    `insert into zone (id, company_id, name, color, square_miles, created_at, areas)
     select gen_random_uuid(), $1, 'Zone ' || n, 'teal', 10, now(), jsonb_build_array((
       select jsonb_agg(jsonb_build_object('lat', 33.09 + 0.12 / $2::int * (n + lat), 'lng', lng))
       from (values (0, -96.9), (0, -96.85), (0, -96.75), (1, -96.75), (1, -96.85), (1, -96.9)) corner (lat, lng)))
     from generate_series(0, $2::int - 1) n on conflict do nothing`,
    [companyId, zones],
  )
  await db.raw(
    `update job_figures set zone_id = towline_zone_at(company_id, pickup_lat, pickup_lng)
     where company_id = $1`,
    [companyId],
  )
  await db.raw('delete from figures_due where company_id = $1', [companyId])
}

const one = (list: string[], by: string) =>
  `(array['${list.join("','")}'])[(1 + (${by}) % ${list.length})::int]`

/** So many minutes after it came in, in epoch milliseconds. */
const after = (minutes: string) =>
  `(floor(extract(epoch from received) * 1000)::bigint + (${minutes}) * 60000)`

const insertion = `
  insert into dispatch_call (id, company_id, dispatch_number, status, status_at, created_at,
    vendor_id, total_cents, search_text, fields)
  select gen_random_uuid(), c.company_id, 'Y' || n, case when n % 12 = 0 then 'cancelled' else 'completed' end,
    received, received, accounts[(1 + n % cardinality(accounts))::int], 10000 + n % 9000,
    lower(concat_ws(' · ', ' Y' || n, c.fields ->> 'customerName', c.fields ->> 'vehicle', address)),
    c.fields || jsonb_build_object(
      'towReason', ${one(['Accident', 'Breakdown', 'Flat tire', 'Lockout', 'Dead battery'], 'n')},
      'pickupAddress', address,
      'pickupAddressLatLng', jsonb_build_object('lat', 33.1 + n % 100 * 0.001, 'lng', -96.8),
      'dropoffAddressLatLng', jsonb_build_object('lat', 33.0, 'lng', -96.7),
      'driverId', drivers[(1 + n % cardinality(drivers))::int], 'driverName', 'somebody',
      'truckName', 'Truck ' || n % 20,
      'dispatchedDateTime', ${after('2 + n % 9')}, 'etaDateTime', ${after('45')},
      'onSceneDateTime', ${after('15 + n % 50')}, 'completedDateTime', ${after('50 + n % 90')},
      'billing', jsonb_build_object('lineItems', '[]'::jsonb, 'taxPercent', 0, 'taxAmount', 0,
        'totalAmountPreTax', (10000 + n % 9000) / 100.0, 'totalAmount', (10000 + n % 9000) / 100.0))
  from (select * from dispatch_call where company_id = $1 order by dispatch_number limit 1) c,
    (select array_agg(id order by id) as accounts from vendor where company_id = $1) v,
    (select array_agg(id order by id) as drivers from employee where company_id = $1) e,
    generate_series((select count(*) from dispatch_call where company_id = $1) + 1, $2::bigint) n,
    lateral (select now() - interval '1 day' * ($3::int + ($4::int - $3::int) * n / $2::float8) as received) r,
    lateral (select n || ' Elm St, ' || ${one(['Frisco', 'Plano', 'Allen', 'McKinney'], 'n / 7')} || ', TX 75034' as address) a`
