import { expect, it } from 'vitest'
import { agreeHeartBeats } from './heart-beats.ts'
import { StompFault } from './stomp-codec.ts'

it.each([
  [undefined, 0, 0],
  ['0,0', 0, 0],
  ['1000,1000', 1000, 1000],
  ['0,5000', 5000, 0],
  ['5000,0', 0, 5000],
  ['10,10', 1000, 1000],
])(
  'agrees on %s: we send every %i ms and expect one every %i ms',
  (header, sendEvery, expectEvery) => {
    expect(agreeHeartBeats(header, 1000)).toEqual({ sendEvery, expectEvery })
  },
)

it.each(['', '1000', '-1,5', 'a,b', '1,2,3'])('refuses %j', (header) => {
  expect(() => agreeHeartBeats(header, 1000)).toThrow(StompFault)
})
