import { expect, it, vi } from 'vitest'
import { aCallService } from '../testing/call-service.fixture.ts'
import { replay } from './replay.ts'

it('a call in which a dispatcher took a hand is replayed with what they did', async () => {
  const { aPhone, service, office } = await aCallService()
  const phone = aPhone()
  await phone.dial()
  await phone.say("I have a flat tire, I'm safe")
  const live = service.find(phone.callSid)
  live?.receive({ kind: 'corrected', facts: { vehicleColor: 'green' }, by: 'Dana Desk' })
  live?.receive({ kind: 'whispered', words: 'ask for the gate code', by: 'Dana Desk' })
  expect(await phone.say('yes')).toMatch(/gate code/)
  await phone.say('4482')
  live?.receive({ kind: 'takenOver', by: 'Dana Desk' })
  await phone.ended
  await vi.waitFor(() => expect(office.logged(phone.callSid, 'takenOver')).toHaveLength(1))
  const { entries, call } = office.call(phone.callSid)
  expect(entries.filter(({ kind }) => kind === 'deskTold').map(({ data }) => data)).toEqual([
    { words: 'I will ask that next.', isFollowed: true },
  ])
  const { memory, exchanges } = replay({
    company: live?.line.company ?? service.lastKnown(call.to)?.company,
    caller: { number: '2145550123' },
    entries,
  } as Parameters<typeof replay>[0])
  expect(exchanges.map(({ now }) => now)).toEqual(exchanges.map(({ before }) => before))
  expect(memory).toMatchObject({
    phase: 'transferring',
    whispers: ['ask for the gate code'],
    intake: { facts: { vehicleColor: 'green' } },
  })
})
