import type { SaveEmployee, SaveTruck } from '@towline/contract'

const LICENSE_UNTIL = Date.UTC(2028, 4, 31)
const PLATES_UNTIL = Date.UTC(2027, 2, 31)

/** Who works for the demo company besides its owner; each signs in with the first name. */
export function demoPeople(domain: string): SaveEmployee[] {
  type More = Partial<SaveEmployee> & { phoneNumber: string }
  const person = (firstName: string, lastName: string, more: More) => ({
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@${domain}`,
    roles: ['driver' as const],
    ...more,
  })
  const driver = (licenseNumber: string, licenseClass: string, tdlrNumber: string) => ({
    licenseNumber,
    licenseClass,
    tdlrNumber,
    licenseExpirationDate: LICENSE_UNTIL,
  })
  return [
    person('Marcus', 'Reyes', { phoneNumber: '4695550170', roles: ['dispatcher'] }),
    person('Teo', 'Alvarez', {
      phoneNumber: '4695550171',
      ...driver('50110171', 'B', '6100171'),
      emergencyContactName: 'Ana Alvarez',
      emergencyContactPhone: '4695550181',
    }),
    person('June', 'Park', {
      phoneNumber: '4695550172',
      ...driver('50110172', 'C', '6100172'),
      emergencyContactName: 'Min Park',
      emergencyContactPhone: '9725550182',
    }),
    person('Ray', 'Castillo', {
      phoneNumber: '9405550173',
      ...driver('50110173', 'A', '6100173'),
      notes: 'Heavy recovery; lives in Denton, takes the heavy wrecker home',
    }),
    person('Bea', 'Lindqvist', {
      phoneNumber: '9725550174',
      ...driver('50110174', 'B', '6100174'),
      notes: 'Nights and weekends',
    }),
  ]
}

/** Where the phones of its drivers say they are, by first name: on the way to a job, at the yard, at home. */
export const demoPlaces: Record<string, { lat: number; lng: number }> = {
  Teo: { lat: 33.0712, lng: -96.8233 },
  June: { lat: 33.1188, lng: -96.8071 },
  Ray: { lat: 33.2148, lng: -97.1331 },
  Bea: { lat: 33.1564, lng: -96.7899 },
}

/** What the demo company sends out. */
export const demoTrucks: SaveTruck[] = [
  {
    name: 'Flatbed 1',
    type: 'FlatBed',
    duty: 'Light',
    manufacturer: 'Ford',
    model: 'F-650',
    year: '2021',
    licensePlate: 'LST0101',
    tdlrNumber: '6500101',
    plateExpDate: PLATES_UNTIL,
  },
  {
    name: 'Wrecker 2',
    type: 'Wrecker',
    duty: 'Light',
    manufacturer: 'Ram',
    model: '5500',
    year: '2019',
    licensePlate: 'LST0102',
    tdlrNumber: '6500102',
    plateExpDate: PLATES_UNTIL,
    notes: 'Fits parking garages, 6 ft 8 in',
  },
  {
    name: 'Wrecker 3',
    type: 'Wrecker',
    duty: 'Medium',
    manufacturer: 'Freightliner',
    model: 'M2 106',
    year: '2018',
    licensePlate: 'LST0103',
    tdlrNumber: '6500103',
    plateExpDate: PLATES_UNTIL,
  },
  {
    name: 'Heavy 4',
    type: 'Wrecker',
    duty: 'Heavy',
    manufacturer: 'Kenworth',
    model: 'T880',
    year: '2020',
    licensePlate: 'LST0104',
    tdlrNumber: '6500104',
    plateExpDate: PLATES_UNTIL,
    notes: 'Kept in Denton with Ray',
  },
  {
    name: 'Service 1',
    type: 'ServiceVehicle',
    duty: 'Light',
    manufacturer: 'Chevrolet',
    model: 'Express 2500',
    year: '2022',
    licensePlate: 'LST0105',
    plateExpDate: PLATES_UNTIL,
    notes: "Jump starts, tires, lockouts, fuel; can't tow",
  },
]
