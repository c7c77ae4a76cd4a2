import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it.each([
  ['a shopping cart hit it and now it leaks', 'Accident'],
  ['I blew a tire and hit the wall', 'Accident'],
  ['a branch fell on my truck and the battery is crushed', 'Accident'],
  ['I hit the curb and now the tire is flat', 'Flat tire'],
  ['I ran over a nail', 'Flat tire'],
  ['I left my headlights on for a week', 'Dead battery'],
  ['I backed off the driveway and one wheel is hanging over the culvert', 'Stuck/winch'],
])('what happened goes before the part that broke: %s', (said, reason) => {
  expect(understand(said, { asking: 'reason' }).facts.towReason).toBe(reason)
})
