import type { LatLng } from '@towline/contract'
import { sql } from 'kysely'
import { searchAccounts } from '../features/accounts/index.ts'
import { listEmployeesBy, sendPosition } from '../features/employees/index.ts'
import { readSetup } from '../features/setup/index.ts'
import { systemOf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { executed } from '../platform/execute.ts'
import { carrierToken } from '../secrets.ts'
import { actorOf, DEMO_DOMAIN, type Demo, keepDemo } from './demo.ts'
import { hireCrews } from './demo-crews.ts'
import { liveDemo, type MovingTruck } from './demo-life.ts'
import { fillMoney } from './demo-money.ts'
import { fillPast } from './demo-past.ts'
import { fillYard } from './demo-yard.ts'

/** The calls of a month in a trial that has no end in sight. */
const CALLS = 500

/**
 * Makes the demo company look lived in: a month of calls, tonight's board, trucks that move, and a call in the first
 * minute (`DEMO=auto`), or all of it standing still (`DEMO=still`). Goes on beside the running product until `signal`.
 */
export async function liveInDemo(
  app: App,
  demo: Demo,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<void> {
  const { DEMO } = app.settings
  if (DEMO !== 'auto' && DEMO !== 'still') return
  const now = demo.isFilled ? demo : await fill(app, demo)
  if (DEMO === 'still' || signal.aborted) return
  // Who has removed the made-up calls wants no further ones.
  const actor = systemOf(demo.companyId)
  const { isDemo } = await executed(app, readSetup, { actor, input: {} })
  if (!isDemo) return
  const token = carrierToken(app.settings)
  await liveDemo(app, { number: now.number, token, url }, await trucksUnderWay(app, now), signal)
}

async function fill(app: App, demo: Demo): Promise<Demo> {
  const { companyId, password } = demo
  const actor = systemOf(companyId)
  await app.db.asCompany(companyId, (tx) =>
    tx.updateTable('company').set({ call_allowance: CALLS }).where('id', '=', companyId).execute(),
  )
  const crews = await hireCrews(app, { companyId, domain: DEMO_DOMAIN, password })
  for (const { driver, at: place } of crews) {
    const input = { body: { place, accuracy: 12 } }
    await executed(app, sendPosition, { actor: actorOf(driver, companyId), input })
  }
  const accounts = await executed(app, searchAccounts, { actor, input: { body: {} } })
  const [dispatcher] = await executed(app, listEmployeesBy, {
    actor,
    input: { params: { filter: 'dispatcher' } },
  })
  if (!dispatcher) return demo
  const past = {
    companyId,
    crews,
    accounts: accounts.filter(({ isPlaceholder }) => !isPlaceholder),
    dispatcher: actorOf(dispatcher, companyId),
  }
  await fillPast(app, past)
  await fillMoney(app, past)
  await fillYard(app, companyId)
  return keepDemo(app, { ...demo, isFilled: true })
}

/** Whose driver is on the way to a vehicle that the map has found. */
async function trucksUnderWay(app: App, { companyId }: Demo): Promise<MovingTruck[]> {
  const drivers = await executed(app, listEmployeesBy, {
    actor: systemOf(companyId),
    input: { params: { filter: 'driver' } },
  })
  const { rows } = await app.db.asCompany(companyId, (tx) =>
    sql<{ driver_id: string; at: LatLng; to: LatLng }>`
      select distinct on (p.employee_id) p.employee_id as driver_id,
        jsonb_build_object('lat', p.lat, 'lng', p.lng) as at, d.fields -> 'pickupAddressLatLng' as to
      from dispatch_call d join driver_position p on p.employee_id::text = d.fields ->> 'driverId'
      where d.company_id = ${companyId} and d.status = 'active'
        and d.fields -> 'pickupAddressLatLng' ->> 'lat' is not null
      order by p.employee_id, d.created_at desc`.execute(tx),
  )
  return rows.flatMap(({ driver_id, at, to }) => {
    const driver = drivers.find(({ id }) => id === driver_id)
    return driver ? [{ driver: actorOf(driver, companyId), at, to }] : []
  })
}
