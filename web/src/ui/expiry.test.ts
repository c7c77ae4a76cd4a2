import { expect, it } from 'vitest'
import { expiryOf } from './expiry.ts'

const now = new Date(2026, 10, 21, 9).getTime()
const on = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12)

it.each([
  [on(11, 20), { state: 'expired', text: 'License expired on 11/20/2026' }],
  [on(11, 21), { state: 'soon', text: 'License expires today, on 11/21/2026' }],
  [on(11, 22), { state: 'soon', text: 'License expires tomorrow, on 11/22/2026' }],
  [on(12, 21), { state: 'soon', text: 'License expires in 30 days, on 12/21/2026' }],
  [on(12, 22), null],
  [0, null],
])('a day is flagged from 30 days before it, and once it is over: %j', (at, expected) =>
  expect(expiryOf('License', at, now)).toEqual(expected),
)
