import { screen, within } from '@testing-library/react'
import type { ChatRequest, VoiceChat } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { AgentLog, CustomerData } from './call-tabs.tsx'
import { RepLine } from './rep-line.tsx'

const request: ChatRequest = {
  id: 'abcdefghijklmnopqrstuv',
  customerName: 'Harriet Stone',
  customerPhone: '4695550142',
  vehicle: '2014 Ford Focus',
  vehicleColor: 'Red',
  aiAgentChatId: 'vutsrqponmlkjihgfedcba',
  companyId: '019f0000-0000-7000-8000-000000000002',
  companyName: 'Lone Star',
  timeZone: 'America/Chicago',
  dispatchPhone: '',
  canBeTexted: false,
  job: null,
  sides: [],
}
const record: VoiceChat = {
  fromNumber: '4695550142',
  chatHistory: [
    { id: '1', role: 'assistant', content: 'What happened?' },
    { id: '2', role: 'user', content: 'A flat tire' },
    { id: '3', role: 'other', content: '{"message":"The job was put on the board."}' },
    { id: '4', role: 'user', content: '  ' },
    { id: '5', role: 'other', content: 'not json' },
  ],
  customData: {
    customer_name: 'Harriet',
    from_number: '4695550142',
    reason: 'Flat tire',
    start_time: 1_790_000_000_000,
    pickup_address: '1 Main St',
    valid_pickup_address: true,
    dropoff_address: '',
    valid_dropoff_address: false,
    vehicle: '2014 Ford Focus',
    vehicle_color: 'Red',
    text_accepted: true,
  },
}
const asked = standInServer(() => ({ reply: record }))

describe('what the agent knows', () => {
  it('is eleven rows', async () => {
    show(<CustomerData request={request} />)
    expect(await screen.findAllByRole('term')).toHaveLength(11)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Name', 'Phone', 'Reason', 'Time', 'Pickup Address', 'Valid Pickup Address'],
      ...['Dropoff Address', 'Valid Dropoff Address', 'Vehicle', 'Vehicle Color'],
      'Text Message Accepted',
    ])
  })

  it('is eleven rows of the job where nobody called, and nothing is asked for', () => {
    show(<CustomerData request={{ ...request, aiAgentChatId: '' }} />)
    expect(screen.getAllByRole('term')).toHaveLength(11)
    expect(asked).toEqual([])
  })

  it('says plainly that nobody spoke about a job entered by hand', () => {
    show(<AgentLog request={{ ...request, aiAgentChatId: '' }} />)
    expect(screen.getByText(/entered by hand, so there is no AI agent log/)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('shows what was said: the caller under their number, the agent plain, the rest by its message', async () => {
    show(<AgentLog request={request} />)
    const turns = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(turns.map(({ textContent }) => textContent)).toEqual([
      ...['What happened?', '(469) 555-0142A flat tire', 'The job was put on the board.'],
    ])
  })
})

it('says in one line who the caller is, their phone, vehicle and color', () => {
  show(<RepLine request={request} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Phone', 'Vehicle', 'Color'],
  ])
  expect(screen.getByRole('link', { name: '(469) 555-0142' }).getAttribute('href')).toBe(
    'tel:+14695550142',
  )
})
