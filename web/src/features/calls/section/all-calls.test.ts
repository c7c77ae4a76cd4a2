import type { PhoneCall } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { withHead } from './all-calls.ts'

const call = (at: number, outcome: PhoneCall['outcome'] = 'job'): PhoneCall => ({
  id: `019f0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  fromNumber: '4695550142',
  toNumber: '4695550100',
  createdDate: at,
  seconds: 60,
  outcome,
  trouble: '',
  summary: '',
  questions: [],
  mind: null,
  aiAgentChatId: 'x',
  dispatchCallId: '',
  customData: {
    customer_name: '',
    from_number: '',
    reason: '',
    start_time: 0,
    pickup_address: '',
    valid_pickup_address: false,
    dropoff_address: '',
    valid_dropoff_address: false,
    vehicle: '',
    vehicle_color: '',
    text_accepted: false,
  },
})

/** Calls from one time down to another, newest first. */
const calls = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, back) => call(from - back))

describe('the long list of calls', () => {
  it('takes in new calls in front and loses none between its pages', () => {
    const known = [calls(150, 101), calls(100, 51)]
    const pages = withHead(known, calls(153, 104))
    expect(pages.flat().map(({ createdDate }) => createdDate)).toEqual(
      calls(153, 51).map(({ createdDate }) => createdDate),
    )
  })

  it('shows a call as it is now, once', () => {
    const going = [call(150, 'in progress'), ...calls(149, 101)]
    const pages = withHead([going, calls(100, 51)], calls(150, 101))
    expect(pages.flat()).toHaveLength(100)
    expect(pages[0]?.[0]?.outcome).toBe('job')
  })

  it('forgets what a short list no longer holds', () => {
    expect(withHead([calls(3, 1)], calls(3, 2)).flat()).toHaveLength(2)
  })
})
