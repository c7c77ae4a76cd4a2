import type { Employee, SaveEmployee, SaveTruck, Truck } from '@towline/contract'
import { listEmployeesBy, saveEmployee } from '../features/employees/index.ts'
import { listTrucks, saveTruck } from '../features/trucks/index.ts'
import { systemOf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { executed } from '../platform/execute.ts'

/** A driver with a truck, and where they are at the beginning of a night. */
export type Crew = { driver: Employee; truck: Truck; at: { lat: number; lng: number } }

const names = [
  ['Andre', 'Whitaker', 33.0198, -96.6989],
  ['Lucia', 'Benavides', 33.1032, -96.6706],
  ['Kofi', 'Mensah', 33.1972, -96.6398],
  ['Dale', 'Hutchins', 33.0462, -96.9942],
  ['Nora', 'Steele', 33.2362, -96.8011],
  ['Hector', 'Rios', 32.9756, -96.8899],
  ['Minh', 'Tran', 33.0807, -96.7551],
  ['Wade', 'Calloway', 33.1581, -96.9378],
  ['Tasha', 'Bell', 33.0151, -96.5389],
  ['Omar', 'Haddad', 32.9483, -96.7299],
  ['Gil', 'Prater', 33.2148, -97.0331],
  ['Rosie', 'Quade', 33.1507, -96.8236],
] as const

/**
 * The crews of a busy night, each with a truck of its own; each driver signs in with the first name. Whoever an earlier
 * start has hired, and what it has bought, is taken as it is.
 */
export async function hireCrews(
  app: App,
  { companyId, domain, password }: { companyId: string; domain: string; password: string },
): Promise<Crew[]> {
  const actor = systemOf(companyId)
  const drivers = await executed(app, listEmployeesBy, {
    actor,
    input: { params: { filter: 'driver' } },
  })
  const trucks = await executed(app, listTrucks, { actor, input: { params: { status: 'active' } } })
  const crews: Crew[] = []
  for (const [nth, [firstName, lastName, lat, lng]] of names.entries()) {
    const person: SaveEmployee = {
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}@${domain}`,
      phoneNumber: `46955502${String(nth).padStart(2, '0')}`,
      roles: ['driver'],
      licenseNumber: `501102${String(nth).padStart(2, '0')}`,
      licenseClass: 'B',
      tdlrNumber: `61002${String(nth).padStart(2, '0')}`,
      licenseExpirationDate: Date.UTC(2028, nth, 28),
    }
    const vehicle: SaveTruck = {
      name: `${nth % 3 === 0 ? 'Wrecker' : 'Flatbed'} ${nth + 10}`,
      type: nth % 3 === 0 ? 'Wrecker' : 'FlatBed',
      duty: 'Light',
      manufacturer: nth % 2 === 0 ? 'Ford' : 'Ram',
      model: nth % 2 === 0 ? 'F-650' : '5500',
      year: String(2016 + (nth % 8)),
      licensePlate: `LST02${String(nth).padStart(2, '0')}`,
      tdlrNumber: `65002${String(nth).padStart(2, '0')}`,
      plateExpDate: Date.UTC(2027, nth, 28),
    }
    const driver =
      drivers.find(({ email }) => email === person.email) ??
      (await executed(app, saveEmployee, { actor, input: { body: { ...person, password } } }))
    const truck =
      trucks.find(({ name }) => name === vehicle.name) ??
      (await executed(app, saveTruck, { actor, input: { body: vehicle } }))
    crews.push({ driver, truck, at: { lat, lng } })
  }
  return crews
}
