import type { Employee, LoggedInUser, Position, Role, Truck } from '@towline/contract'

/** Somebody who works for the company, a driver but for what is given. */
export const anEmployee = (known: Partial<Employee> = {}): Employee => ({
  id: '019f0000-0000-7000-8000-000000000011',
  email: 'june@lonestar.example',
  firstName: 'June',
  lastName: 'Park',
  phoneNumber: '4695550172',
  roles: ['driver'],
  version: 1,
  notes: '',
  lastLogin: 0,
  deleted: false,
  language: 'en',
  tdlrNumber: '6100172',
  licenseNumber: '50110172',
  licenseClass: 'C',
  licenseExpirationDate: 0,
  emergencyContactName: '',
  emergencyContactPhone: '',
  ...known,
})

/** Whoever is signed in, with these roles. */
export const aUser = (...roles: Role[]): LoggedInUser => ({
  id: '019f0000-0000-7000-8000-000000000012',
  companyId: '019f0000-0000-7000-8000-000000000002',
  name: 'Dana Whitfield',
  email: 'owner@lonestar.example',
  roles,
})

/** Where a driver was last. */
export const aPosition = ({ id }: Employee): Position => ({
  employeeId: id,
  name: '',
  truckId: '',
  truckName: '',
  place: { lat: 33.1, lng: -96.8 },
  accuracy: 10,
  at: 1_790_000_000_000,
})

/** A truck in use. */
export const aTruck = (known: Partial<Truck> = {}): Truck => ({
  id: '019f0000-0000-7000-8000-000000000021',
  version: 1,
  name: 'Flatbed 1',
  status: 'active' as const,
  type: 'FlatBed',
  duty: 'Light',
  licensePlate: 'LST0101',
  vin: '',
  plateExpDate: 0,
  manufacturer: 'Ford',
  model: 'F-650',
  year: '2021',
  tdlrNumber: '',
  notes: '',
  ...known,
})
