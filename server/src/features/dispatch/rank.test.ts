import type { Position, TruckDuty, TruckType } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { type OpenJob, type RankInput, rankDrivers } from './rank.ts'
import { fitOf } from './rank-fit.ts'

const NOW = Date.UTC(2026, 5, 1, 17)
const MINUTE = 60_000

describe('the fitness of a truck', () => {
  it.each<[TruckType, TruckDuty, string, string, string, string, string]>([
    // type, duty, vehicle, drive, reason: fit, in words
    ['Wrecker', 'Light', 'Light', 'FWD', '', 'fits', 'Wrecker fits a light vehicle'],
    ['Wrecker', 'Heavy', 'Light', '', '', 'fits', 'Wrecker fits a light vehicle'],
    ['FlatBed', 'Medium', 'Light', 'RWD', '', 'fits', 'Flatbed fits a light vehicle'],
    ['FlatBed', 'Light', 'Light', 'AWD', '', 'fits', 'Flatbed fits an AWD car'],
    ['FlatBed', 'Light', '', 'EV', '', 'fits', 'Flatbed fits an EV car'],
    ['Wrecker', 'Light', 'Light', 'AWD', '', 'unfit', 'AWD needs a flatbed'],
    ['Wrecker', 'Light', '', 'EV', '', 'unfit', 'EV needs a flatbed'],
    ['Wrecker', 'Light', 'Light', '4WD', '', 'unknown', 'A 4WD car is better on a flatbed'],
    ['Wrecker', 'Light', 'Motorcycle', '', '', 'unknown', 'A motorcycle is better on a flatbed'],
    ['FlatBed', 'Light', 'Motorcycle', '', '', 'fits', 'Flatbed fits a motorcycle'],
    ['Wrecker', 'Medium', 'Medium', '', '', 'fits', 'Medium wrecker fits a medium vehicle'],
    ['FlatBed', 'Heavy', 'Medium', '', '', 'fits', 'Heavy flatbed fits a medium vehicle'],
    ['Wrecker', 'Light', 'Medium', '', '', 'unfit', 'A medium vehicle needs a medium-duty truck'],
    ['Wrecker', 'Heavy', 'Heavy', '', '', 'fits', 'Heavy wrecker fits a heavy vehicle'],
    ['Rotator', 'Unspecified', 'Tractor', '', '', 'fits', 'Rotator fits a tractor'],
    ['Tractor', 'Other', 'Trailer', '', '', 'fits', 'Tractor fits a trailer'],
    ['Wrecker', 'Medium', 'Equipment', '', '', 'unfit', 'An equipment needs a heavy-duty truck'],
    ['FlatBed', 'Light', 'Container', '', '', 'unfit', 'A container needs a heavy-duty truck'],
    ['Wrecker', 'Other', 'Heavy', '', '', 'unknown', 'Unknown whether it lifts a heavy vehicle'],
    ['Unspecified', 'Light', 'Light', '', '', 'unknown', 'Truck type unknown'],
    ['Wrecker', 'Unspecified', 'Light', '', '', 'unknown', 'Truck type unknown'],
    ['Wrecker', 'Light', '', '', 'Breakdown', 'unknown', 'Vehicle type unknown'],
    ['Hazmat', 'Light', 'Light', '', '', 'unknown', 'Unknown whether a hazmat truck can take it'],
    ['ServiceVehicle', 'Light', 'Light', '', 'Breakdown', 'unfit', 'A service vehicle can’t tow'],
    [
      'ServiceVehicle',
      'Light',
      'Light',
      '',
      'Flat tire',
      'fits',
      'Service vehicle will do for a flat tire',
    ],
    ['Wrecker', 'Light', 'Heavy', 'AWD', 'Lockout', 'fits', 'Wrecker will do for a lockout'],
    ['Unspecified', 'Unspecified', '', '', 'Out of fuel', 'fits', 'Truck will do for out of fuel'],
  ])('%s, %s, for %s %s %s', (type, duty, vehicleType, driveType, towReason, fit, reason) => {
    expect(fitOf({ vehicleType, driveType, towReason }, { type, duty })).toEqual({ fit, reason })
  })
})

const pickup = { lat: 33.15, lng: -96.82 }
const driver = (id: string, lastTruckId?: string) => ({
  id,
  name: id,
  phoneNumber: '',
  ...(lastTruckId && { lastTruckId }),
})
const truck = (id: string, type: TruckType = 'Wrecker', duty: TruckDuty = 'Light') => ({
  id,
  name: id,
  type,
  duty,
})
const heard = (employeeId: string, minutesAgo = 1, place = pickup): Position => ({
  employeeId,
  name: employeeId,
  truckId: '',
  truckName: '',
  place,
  accuracy: 0,
  at: NOW - minutesAgo * MINUTE,
})
const away = (minutes: number) => ({ miles: minutes / 2, minutes, estimated: true })
const job = (dispatchNumber: string, over: Partial<OpenJob>): OpenJob => ({
  dispatchNumber,
  driverId: '',
  truckId: '',
  dropoff: null,
  ...over,
})
const rank = (over: Partial<RankInput>) =>
  rankDrivers({
    load: { vehicleType: 'Light', driveType: '', towReason: 'Breakdown' },
    drivers: [],
    trucks: [truck('W1')],
    openJobs: [],
    positions: [],
    reservations: [],
    onDuty: [],
    offers: [],
    ways: new Map(),
    zone: null,
    now: NOW,
    ...over,
  })
const order = (over: Partial<RankInput>) => rank(over).map(({ driverId }) => driverId)

describe('who should go', () => {
  it('is the one who arrives first', () => {
    const drivers = ['Ann', 'Ben', 'Cy'].map((id) => driver(id))
    const positions = drivers.map(({ id }) => heard(id))
    const ways = new Map([
      ['Ann', away(20)],
      ['Ben', away(5)],
      ['Cy', away(12)],
    ])
    expect(order({ drivers, positions, ways })).toEqual(['Ben', 'Cy', 'Ann'])
    expect(rank({ drivers, positions, ways })[0]).toMatchObject({
      miles: 2.5,
      minutes: 5,
      estimated: true,
      truckName: 'W1',
      onCalls: [],
      reasons: ['2.5 miles, about 5 minutes away', 'Wrecker fits a light vehicle'],
    })
  })

  it('has a truck that fits, unless one that may do is more than half an hour nearer', () => {
    const inputOf = (far: number) => ({
      load: { vehicleType: 'Light', driveType: 'AWD', towReason: '' },
      drivers: [driver('Near', 'W1'), driver('Unsure', 'X1'), driver('Far', 'F1')],
      trucks: [truck('W1'), truck('X1', 'Unspecified'), truck('F1', 'FlatBed')],
      positions: ['Near', 'Unsure', 'Far'].map((id) => heard(id)),
      ways: new Map([
        ['Near', away(2)],
        ['Unsure', away(3)],
        ['Far', away(far)],
      ]),
    })
    expect(order(inputOf(32))).toEqual(['Far', 'Unsure', 'Near'])
    expect(order(inputOf(34))).toEqual(['Unsure', 'Far', 'Near'])
    expect(rank(inputOf(60))[2]?.reasons).toContain('AWD needs a flatbed')
  })

  it('is not on a job, unless the others are more than 35 minutes further off', () => {
    const drivers = [driver('Busy', 'W2'), driver('Free', 'W1')]
    const positions = [heard('Busy'), heard('Free')]
    const trucks = [truck('W1'), truck('W2')]
    const openJobs = [job('1004', { driverId: 'Busy', truckId: 'W2' })]
    const waysOf = (free: number) =>
      new Map([
        ['Busy', away(5)],
        ['Free', away(free)],
      ])
    const input = { drivers, positions, trucks, openJobs }
    expect(order({ ...input, ways: waysOf(39) })).toEqual(['Free', 'Busy'])
    expect(order({ ...input, ways: waysOf(41) })).toEqual(['Busy', 'Free'])
    expect(rank({ ...input, ways: waysOf(41) })[0]).toMatchObject({
      onCalls: ['1004'],
      truckId: 'W2',
      reasons: expect.arrayContaining(['On #1004 until it is done']),
    })
    const atDropoff = [job('1004', { driverId: 'Busy', truckId: 'W2', dropoff: pickup })]
    const done = rank({ ...input, openJobs: atDropoff, ways: waysOf(6) })
    expect(done[0]?.driverId).toBe('Busy')
    expect(done[0]?.reasons).toContain('At the drop-off of #1004')
  })

  it('is who is free and near, before one on a job whose truck is surer to do it', () => {
    const drivers = [driver('Busy', 'F1'), driver('Free', 'W1')]
    const input = {
      load: { vehicleType: 'Light', driveType: '4WD', towReason: '' },
      drivers,
      trucks: [truck('W1'), truck('F1', 'FlatBed')],
      positions: drivers.map(({ id }) => heard(id)),
      openJobs: [job('1002', { driverId: 'Busy', truckId: 'F1' })],
      ways: new Map([
        ['Busy', away(28)],
        ['Free', away(19)],
      ]),
    }
    expect(order(input)).toEqual(['Free', 'Busy'])
  })

  it('has told where they are, and the office is told when that is long ago', () => {
    const input = {
      drivers: [driver('Silent'), driver('Stale'), driver('Fresh')],
      positions: [heard('Stale', 40), heard('Fresh', 15)],
      ways: new Map([
        ['Stale', away(9)],
        ['Fresh', away(50)],
      ]),
    }
    const [first, second, third] = rank(input)
    expect([first?.driverId, second?.driverId, third?.driverId]).toEqual([
      'Stale',
      'Fresh',
      'Silent',
    ])
    expect(first?.reasons).toContain('Last located 40 minutes ago')
    expect(second?.reasons.join()).not.toContain('Last located')
    expect(third).toMatchObject({ miles: null, minutes: null, positionAt: 0 })
    expect(third?.reasons).toContain('Driver’s location unknown')
  })

  it('is shown with who is sending them somewhere', () => {
    const reservations = [
      { driverId: 'Ann', employeeId: 'd', name: 'Dana', label: '#1007', until: NOW + 1 },
    ]
    expect(rank({ drivers: [driver('Ann')], reservations })[0]).toMatchObject({
      reservedBy: 'Dana',
      reasons: expect.arrayContaining(['Dana is sending them to #1007']),
    })
  })
})

describe('the truck a driver would take', () => {
  const truckOf = (over: Partial<RankInput>) => rank({ drivers: [driver('Ann', 'W1')], ...over })[0]

  it('is that of their last job while nobody else is out with it', () => {
    const trucks = [truck('A1'), truck('W1')]
    expect(truckOf({ trucks })?.truckId).toBe('W1')
    const openJobs = [job('1', { driverId: 'Ben', truckId: 'W1' })]
    expect(truckOf({ trucks, openJobs })?.truckId).toBe('A1')
    expect(truckOf({ trucks: [truck('A1')] })?.truckId).toBe('A1')
  })

  it('is the one they are out with now rather than an earlier one', () => {
    const openJobs = [job('1', { driverId: 'Ann', truckId: 'A1' })]
    expect(truckOf({ trucks: [truck('A1'), truck('W1')], openJobs })?.truckId).toBe('A1')
  })

  it('is else the free one that fits best, the lightest of those', () => {
    const trucks = [
      ...[truck('H', 'Wrecker', 'Heavy'), truck('S', 'ServiceVehicle'), truck('L'), truck('K')],
    ]
    const drivers = [driver('Ann')]
    expect(truckOf({ drivers, trucks })?.truckId).toBe('K')
    const openJobs = [job('1', { truckId: 'K' }), job('2', { truckId: 'L' })]
    expect(truckOf({ drivers, trucks, openJobs })?.truckId).toBe('H')
  })

  it('is the service vehicle for help on the spot, and never before a tow truck otherwise', () => {
    const trucks = [truck('S', 'ServiceVehicle'), truck('T')]
    const drivers = [driver('Ann')]
    const chosen = (towReason: string, driveType = '') =>
      truckOf({ drivers, trucks, load: { vehicleType: 'Light', driveType, towReason } })?.truckId
    expect(chosen('Dead battery')).toBe('S')
    expect(chosen('Breakdown')).toBe('T')
    expect(chosen('Breakdown', 'AWD')).toBe('T')
  })

  it('is none when all are out, and that is said', () => {
    const openJobs = [job('1', { driverId: 'Ben', truckId: 'W1' })]
    expect(truckOf({ openJobs })).toMatchObject({
      truckId: '',
      truckName: '',
      fit: 'unfit',
      reasons: expect.arrayContaining(['No truck free for this driver']),
    })
    expect(truckOf({ trucks: [] })).toMatchObject({ truckId: '', fit: 'unknown' })
  })
})
