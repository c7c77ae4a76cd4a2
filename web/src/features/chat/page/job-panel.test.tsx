import { screen } from '@testing-library/react'
import type { ChatRequest } from '@towline/contract'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { JobPanel } from './job-panel.tsx'
import { LinkedPhones } from './linked-text.tsx'

const NOW = Date.now()
const request: ChatRequest = {
  id: 'abcdefghijklmnopqrstuv',
  customerName: 'Harriet Stone',
  customerPhone: '4695550142',
  vehicle: '2014 Ford Focus',
  vehicleColor: 'Red',
  aiAgentChatId: '',
  companyId: '019f0000-0000-7000-8000-000000000002',
  companyName: 'Lone Star',
  timeZone: 'America/Chicago',
  dispatchPhone: '4695550188',
  canBeTexted: false,
  sides: [],
  job: {
    id: '019f0000-0000-7000-8000-000000000003',
    status: 'active',
    towReason: 'Flat tire',
    pickupAddress: '1 Elm St',
    validPickupAddress: true,
    pickupAddressLatLng: null,
    dropoffAddress: '',
    validDropoffAddress: false,
    dispatchNumber: '1001',
    steps: {
      received: NOW - 900_000,
      dispatched: NOW - 600_000,
      enroute: NOW - 500_000,
      onScene: 0,
      towing: 0,
      arrived: 0,
      completed: 0,
    },
    driverName: 'June',
    truckName: 'Flatbed 1',
    etaDateTime: NOW + 12 * 60_000,
    etaFrom: 'route',
    truck: null,
  },
}

it('says in one line how the job stands, who comes with which truck, and whom to call', () => {
  show(<JobPanel request={request} asOf={NOW} />)
  expect(screen.getByText('June is on the way, about 12 minutes.')).toBeTruthy()
  expect(screen.getByText('June in Flatbed 1')).toBeTruthy()
  const call = screen.getByRole('link', { name: /Call dispatch/ })
  expect(call.getAttribute('href')).toBe('tel:+14695550188')
  expect(screen.queryByText(/This is how it stood/)).toBeNull()
})

it('says how old it is when the server has not answered, and counts no minutes down', () => {
  show(<JobPanel request={request} asOf={NOW - 5 * 60_000} />)
  expect(screen.getByText('June is on the way, about 17 minutes.')).toBeTruthy()
  expect(screen.getByText(/No connection to us right now. This is how it stood at/)).toBeTruthy()
})

it('makes the phone of a company a link that calls it', () => {
  show(<LinkedPhones text="If you need anything else, call Lone Star at (469) 555-0188." />)
  const link = screen.getByRole('link', { name: '(469) 555-0188' })
  expect(link.getAttribute('href')).toBe('tel:+14695550188')
})
