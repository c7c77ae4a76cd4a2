import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLocalFanOut } from '../../../platform/realtime/index.ts'
import { Tickets } from './tickets.ts'

const mac = (key: string) => (text: string) => createHmac('sha1', key).update(text).digest('base64')

function someTickets() {
  const clock = { now: 1_000_000 }
  const fanOut = createLocalFanOut()
  const aProcess = (key: string) => new Tickets(mac(key), () => clock.now, fanOut)
  return { clock, tickets: aProcess('key'), elsewhere: aProcess('key'), others: aProcess('other') }
}

describe('a ticket to the relay', () => {
  it('lets in once', () => {
    const { tickets } = someTickets()
    const ticket = tickets.issue()
    expect(tickets.take(ticket)).toBe(true)
    expect(tickets.take(ticket)).toBe(false)
  })

  it('lets in once, at whichever process', () => {
    const { tickets, elsewhere } = someTickets()
    const ticket = tickets.issue()
    expect(elsewhere.take(ticket)).toBe(true)
    expect(tickets.take(ticket)).toBe(false)
  })

  it('is good for half a minute', () => {
    const { tickets, clock } = someTickets()
    const ticket = tickets.issue()
    clock.now += 30_001
    expect(tickets.take(ticket)).toBe(false)
  })

  it('is nobody else’s to write', () => {
    const { tickets, others, clock } = someTickets()
    const longer = tickets.issue().replace(/^\d+/, String(clock.now + 3_600_000))
    for (const ticket of [others.issue(), longer, '', '.', 'x'.repeat(5000)])
      expect(tickets.take(ticket)).toBe(false)
  })
})
