import { type Db, openDatabase } from '../platform/db/index.ts'

/** How much a large company has. */
export const OFFICE = { accounts: 10_000, employees: 500, trucks: 500, phoneCalls: 100_000 }

/**
 * Adds accounts, employees, trucks and phone calls to a company until it has as many of each as a
 * large company. The product must not be running on an embedded store.
 */
export async function fillOffice(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  companyId: string,
  office = OFFICE,
  secondsBetweenCalls = 300,
): Promise<void> {
  const db = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }), statementMs: 0 })
  try {
    await fillOfficeIn(db, companyId, office, secondsBetweenCalls)
  } finally {
    await db.close()
  }
}

/** As `fillOffice`, in a database that is open. */
export async function fillOfficeIn(
  db: Db,
  companyId: string,
  office: typeof OFFICE,
  secondsBetweenCalls: number,
): Promise<void> {
  for (const [table, count, insertion] of [
    ['vendor', office.accounts, accounts],
    ['employee', office.employees, employees],
    ['truck', office.trucks, trucks],
    ['phone_call', office.phoneCalls, phoneCalls(secondsBetweenCalls)],
  ] as const) {
    await db.raw(`${insertion} ${missing(table)}`, [companyId, count])
    await db.raw(`vacuum analyze ${table}`)
  }
}

const one = (list: string[], by: string) =>
  `(array['${list.join("','")}'])[(1 + (${by}) % ${list.length})::int]`

const name = one(['Harriet Stone', 'Sam Ortiz', 'Dana Whitfield', 'Luis Peña', 'Ann Brooks'], 'n')
const town = one(['Frisco', 'Plano', 'Allen', 'McKinney', 'Prosper', 'Celina', 'Little Elm'], 'n')
const phone = '(2140000000 + (n * 7919) % 9999999)::text'

/** The numbers from how many rows of the table the company has, up to how many it is to have. */
const missing = (table: string) => `
  from generate_series((select count(*) from ${table} where company_id = $1) + 1, $2::bigint) n,
    lateral (select case when n % 20000 % 6 = 0 then '' else ${name} || ' ' || n % 20000 end as caller) callers`

const accounts = `
  insert into vendor (id, company_id, type, name, account_number, contact_phone_number,
    account_manager_id, fields, created_at)
  select gen_random_uuid(), $1::uuid,
    ${one(['Account', 'Motor Club', 'Repair Shop', 'Body Shop', 'Fleet', 'Police'], 'n')},
    ${town} || ' ' || ${one(['Garage', 'Auto Body', 'Motors', 'Towing Club'], 'n / 7')} || ' ' || n,
    'A-' || n, ${phone},
    (select id from employee where company_id = $1 and 'manager' = any (roles) order by id limit 1),
    jsonb_build_object('contactName', ${name}, 'address', n || ' Main St', 'city', ${town}, 'state', 'TX',
      'zip', '75034', 'contactEmail', 'account' || n || '@accounts.example', 'disabled', n % 50 = 0),
    now() - n * interval '1 hour'`

const employees = `
  insert into employee (id, company_id, email, first_name, last_name, phone_number, roles, last_login_at,
    license_number, license_class, license_expires_at, created_at)
  select gen_random_uuid(), $1::uuid, 'employee' || n || '@staff.example', split_part(${name}, ' ', 1),
    split_part(${name}, ' ', 2) || ' ' || n, ${phone},
    case n % 10 when 0 then array['manager'] when 1 then array['dispatcher'] else array['driver'] end,
    now() - n * interval '1 hour', 'L' || n, 'A', now() + n * interval '1 day', now()`

const trucks = `
  insert into truck (id, company_id, name, type, duty, license_plate, vin, manufacturer, model, year,
    plate_expires_at, created_at)
  select gen_random_uuid(), $1::uuid, 'Truck ' || n, ${one(['Wrecker', 'FlatBed', 'Rotator'], 'n')}, 'Light',
    upper(substr(md5(n::text), 1, 7)), upper(substr(md5(n::text), 1, 17)), 'Peterbilt', '389', '2019',
    now() + n * interval '1 day', now()`

/** One every so many seconds. A third became a job, a sixth of the callers gave no name. */
const phoneCalls = (seconds: number) => `
  insert into phone_call (id, company_id, call_sid, from_number, to_number, started_at, ended_at, seconds,
    outcome, dispatch_call_id, ai_agent_chat_id, relay_token, customer_name, custom_data)
  select gen_random_uuid(), $1::uuid, 'CA-filled-' || n, (2140000000 + n % 20000)::text, '+14695550100',
    now() - n * interval '${seconds} seconds', now() - n * interval '${seconds} seconds' + interval '2 minutes', 120,
    case when n % 3 = 0 then 'job' else ${one(['status', 'message', 'transfer', 'nothing'], 'n')} end,
    case when n % 3 = 0 then (select id from dispatch_call where company_id = $1 order by id limit 1) end,
    'filled-' || n, 'filled', caller,
    jsonb_build_object('customer_name', caller, 'from_number', '', 'reason', 'Accident',
      'start_time', 0, 'pickup_address', n || ' Elm St, ' || ${town}, 'valid_pickup_address', true,
      'dropoff_address', '', 'valid_dropoff_address', false, 'vehicle', '2012 Honda Civic',
      'vehicle_color', 'Red', 'text_accepted', true)`
