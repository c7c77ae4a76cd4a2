import type { Subscription } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { badgeOf, checkoutText, usageText, whenText } from './billing.text.ts'

const at = new Date(2026, 10, 30, 12).getTime()
const trial: Subscription = {
  status: 'trial',
  plan: {
    code: 'PRO',
    name: 'Smart Dispatch',
    price: 599,
    planId: '200',
    priceId: 'p',
    features: [],
  },
  price: 0,
  allowance: 50,
  usedThisMonth: 32,
  today: [],
  trialEndsAt: at,
  renewsAt: 0,
  endsAt: 0,
  paymentFailedAt: 0,
  hasPortal: false,
}
const paid: Subscription = { ...trial, status: 'active', trialEndsAt: 0, hasPortal: true }

describe('what the subscription says', () => {
  it.each([
    ['a trial', trial, 'Your trial ends on November 30, 2026.'],
    ['a trial that ended', { ...trial, status: 'ended' }, 'Your trial ended on November 30, 2026.'],
    ['a plan', { ...paid, renewsAt: at }, 'Renews on November 30, 2026.'],
    ['a plan nobody pays for', paid, 'No payment due.'],
    [
      'a plan not paid yet',
      { ...paid, status: 'unpaid' },
      'haven’t received your first payment yet',
    ],
    [
      'a payment that failed',
      { ...paid, status: 'past_due', paymentFailedAt: at },
      'The payment of November 30, 2026 failed.',
    ],
    ['a plan that was cancelled', { ...paid, endsAt: at }, 'runs until November 30, 2026'],
    [
      'a subscription that ended',
      { ...paid, status: 'ended', endsAt: at },
      'Your subscription ended on November 30, 2026.',
    ],
  ] as const)('names what counts of %s', (_, subscription, sentence) => {
    expect(whenText(subscription)).toContain(sentence)
  })

  it('says where calls go once it has ended, and what to do when a payment failed', () => {
    expect(whenText({ ...trial, status: 'ended' })).toContain('own phone')
    expect(whenText({ ...paid, status: 'past_due' })).toContain('Update your card')
  })

  it('calls a cancelled plan cancelled while it is still paid for', () => {
    expect(badgeOf(paid).name).toBe('Active')
    expect(badgeOf({ ...paid, endsAt: at }).name).toBe('Cancelled')
    expect(badgeOf({ ...paid, status: 'ended', endsAt: at }).name).toBe('Ended')
  })

  it('counts the calls of the month, also past the allowance', () => {
    expect(usageText({ ...trial, usedThisMonth: 1200 })).toBe('1,200 of 50 calls used this month')
  })
})

it.each([
  ['a trial', trial, 'Subscribe'],
  ['an abandoned sign-up', { ...paid, status: 'unpaid', hasPortal: false }, 'Finish checkout'],
  ['a lapse', { ...paid, status: 'ended' }, 'Subscribe again'],
  ['a plan without a portal', { ...paid, hasPortal: false }, 'Subscribe'],
  ['a plan that runs', paid, null],
  ['a payment that failed', { ...paid, status: 'past_due' }, null],
] as const)('offers the checkout after %s, or does not', (_, subscription, button) => {
  expect(checkoutText(subscription)).toBe(button)
})
