import { blankDispatchFields, type DispatchFields } from '@towline/contract'
import { expect, it } from 'vitest'
import { setByPeople, untouched, writtenByAgent } from './changes-by-people.ts'

const agents = {
  vehicleColor: 'Blue',
  pickupAddress: '505 E Louisiana St',
  inputPickupAddress: '505 east louisiana',
  validPickupAddress: true,
  pickupAddressLatLng: { lat: 33.19, lng: -96.61 },
}
const aJob = (set: Partial<DispatchFields>, written: Record<string, unknown> = agents) => ({
  fields: { ...blankDispatchFields(), ...agents, ...set },
  agent_fields: written,
})

it("a field that a person set is not the agent's any more, also when the agent hears the same", () => {
  const job = aJob({ vehicleColor: 'Green' })
  expect(untouched(job, { vehicleColor: 'Green', customerName: 'Harriet' })).toEqual({
    customerName: 'Harriet',
  })
  const written = writtenByAgent(job, { ...agents, vehicleColor: 'Green' })
  const later = { ...job, agent_fields: written }
  expect(untouched(later, { vehicleColor: 'Red' })).toEqual({})
})

it('a place whose address a person set stays whole, with its mark on the map', () => {
  const job = aJob({ pickupAddress: '505 E Louisiana St & Elm' })
  expect(
    untouched(job, { ...agents, inputPickupAddress: 'and main', validPickupAddress: false }),
  ).toEqual({
    vehicleColor: 'Blue',
  })
  expect(setByPeople(job)).toEqual({ pickup: '505 E Louisiana St & Elm' })
})

it('a mark that the customer moved holds back the mark alone', () => {
  const job = aJob({ pickupAddressLatLng: { lat: 33.2, lng: -96.6 } })
  const heard = { ...agents, pickupAddress: '505 E Louisiana St, McKinney' }
  const { pickupAddressLatLng: _, ...rest } = heard
  expect(untouched(job, heard)).toEqual(rest)
  expect(setByPeople(job)).toEqual({})
  const sent = aJob({ pickupAddress: '33.20000, -96.60000' }, { vehicleColor: 'Blue' })
  expect(setByPeople(sent)).toEqual({})
})
