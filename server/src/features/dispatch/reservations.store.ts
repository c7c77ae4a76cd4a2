import type { Tx } from '../../platform/db/index.ts'

/** A driver somebody is about to send; over at `until`. */
export type Reservation = {
  driverId: string
  employeeId: string
  /** Who keeps him. */
  name: string
  label: string
  until: number
}

type NewReservation = Omit<Reservation, 'name'> & { companyId: string }

/**
 * Keeps the driver, in place of one's own reservation or one that is over; false when somebody else's
 * still runs. One statement, so that of two at the same instant one wins.
 */
export async function keepDriver(tx: Tx, given: NewReservation, now: number): Promise<boolean> {
  const kept = { employee_id: given.employeeId, label: given.label, until: new Date(given.until) }
  const row = await tx
    .insertInto('reservation')
    .values({ driver_id: given.driverId, company_id: given.companyId, ...kept })
    .onConflict((taken) =>
      taken
        .column('driver_id')
        .doUpdateSet(kept)
        .where((is) =>
          is.or([
            is('reservation.employee_id', '=', given.employeeId),
            is('reservation.until', '<=', new Date(now)),
          ]),
        ),
    )
    .returning('driver_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the reservation of a driver by this employee; false when there was none. */
export async function letGoOfDriver(
  tx: Tx,
  { companyId, driverId, employeeId }: Omit<NewReservation, 'label' | 'until'>,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('reservation')
    .where('driver_id', '=', driverId)
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .returning('driver_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The reservations that still run, by anybody; of one driver if told. */
export async function reservations(
  tx: Tx,
  { companyId, now, driverId }: { companyId: string; now: number; driverId?: string },
): Promise<Reservation[]> {
  let query = tx
    .selectFrom('reservation as r')
    .innerJoin('employee as e', 'e.id', 'r.employee_id')
    .select(['r.driver_id', 'r.employee_id', 'r.label', 'r.until', 'e.first_name', 'e.last_name'])
    .where('r.company_id', '=', companyId)
    .where('r.until', '>', new Date(now))
  if (driverId) query = query.where('r.driver_id', '=', driverId)
  const rows = await query.execute()
  return rows.map((row) => ({
    driverId: row.driver_id,
    employeeId: row.employee_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    label: row.label,
    until: row.until.getTime(),
  }))
}
