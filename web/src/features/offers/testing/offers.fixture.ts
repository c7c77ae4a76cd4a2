import type { Candidate, Offer } from '@towline/contract'

const id = (last: number) => `019f0000-0000-7000-8000-0000000000${last}`

/** A job offered to June. */
export const anOffer = (known: Partial<Offer> = {}): Offer => ({
  id: id(71),
  dispatchCallId: id(1),
  dispatchNumber: '1001',
  driverId: id(11),
  driverName: 'June Park',
  truckId: id(21),
  truckName: 'Flatbed 1',
  state: 'offered',
  offeredBy: 'Dana Whitfield',
  offeredAt: 1,
  until: 90_001,
  left: 60_000,
  reason: '',
  ...known,
})

/** June, free, six miles away. */
export const aCandidate = (known: Partial<Candidate> = {}): Candidate => ({
  driverId: id(11),
  driverName: 'June Park',
  phoneNumber: '',
  truckId: id(21),
  truckName: 'Flatbed 1',
  miles: 6.4,
  minutes: 12,
  estimated: false,
  positionAt: 1,
  onDuty: false,
  offered: [],
  onCalls: [],
  fit: 'fits',
  reasons: ['6.4 miles, about 12 minutes away', 'Flatbed fits a light vehicle'],
  reservedBy: '',
  ...known,
})
