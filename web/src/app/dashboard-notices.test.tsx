import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { standInServer } from '../testing/server.ts'
import { show } from '../testing/show.tsx'
import { standingNotice, trialLeft } from './dashboard-notices.text.ts'
import { ConfirmLine } from './dashboard-notices-confirm.tsx'
import { StandingLine } from './dashboard-notices-standing.tsx'
import { TwoStepLine } from './dashboard-notices-two-step.tsx'

const NOW = new Date(2026, 10, 21, 12).getTime()
const DAY = 24 * 3600 * 1000
const onTrial = (daysLeft: number) => ({
  standing: 'trial' as const,
  planType: 'trial' as const,
  trialEndsAt: NOW + daysLeft * DAY,
})
const paid = { planType: 'paid' as const, trialEndsAt: 0 }

describe('how the company stands', () => {
  it('is not spoken of while all is well', () => {
    expect(standingNotice({ ...paid, standing: 'active' }, NOW)).toBeNull()
    expect(standingNotice(onTrial(4), NOW)).toBeNull()
  })

  it('warns from three days before a trial ends, and tells its end also by the clock alone', () => {
    expect(standingNotice(onTrial(3), NOW)?.text).toContain('ends on Tuesday, November 24')
    expect(standingNotice(onTrial(0), NOW)?.text).toContain('Your trial has ended')
  })

  it('has the days of a trial that are left always in sight', () => {
    expect(trialLeft(onTrial(12), NOW)).toBe('Trial: 12 days left')
    expect(trialLeft(onTrial(0.5), NOW)).toBe('Trial: 1 day left')
    expect(trialLeft(onTrial(-1), NOW)).toBeNull()
    expect(trialLeft({ ...paid, standing: 'active' }, NOW)).toBeNull()
  })

  it.each(['unpaid', 'ended'] as const)('says where calls go when %s', (standing) => {
    expect(standingNotice({ ...paid, standing }, NOW)).toMatchObject({
      kind: 'lapsed',
      text: expect.stringContaining('Calls go to your company’s own phone'),
    })
  })

  it('leads a manager to the subscription and sends everybody else to a manager', () => {
    const company = { ...paid, standing: 'past_due' as const }
    const { unmount } = show(<StandingLine company={company} subscription="/subscription" />)
    const link = screen.getByRole('link', { name: 'Update the card' })
    expect(link.getAttribute('href')).toBe('/subscription')
    unmount()
    show(<StandingLine company={company} subscription={null} />)
    expect(screen.getByText(/Ask a manager to update the card\./)).toBeTruthy()
  })
})

describe('two-step login that managers will need', () => {
  let twoStep = { hasApp: false, passkeys: [], recoveryCodes: 0, managersFrom: 1 }
  const asked = standInServer(() => ({ reply: twoStep }))
  const line = (from: number) => show(<TwoStepLine from={from} profile="/settings/profile" />)

  it('is told in the week of grace to a manager without it, with the day and the way there', async () => {
    twoStep = { ...twoStep, hasApp: false }
    line(Date.now() + 3 * DAY)
    const link = await screen.findByRole('link', { name: 'Add an app or a passkey' })
    expect(link.getAttribute('href')).toBe('/settings/profile')
    expect(screen.getByText(/requires two-step login of managers from \d/)).toBeTruthy()
  })

  it('is nothing to tell to who has it, nor once the login itself asks for it', async () => {
    twoStep = { ...twoStep, hasApp: true }
    line(Date.now() + 3 * DAY)
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
    const times = asked.length
    line(Date.now() - DAY)
    await new Promise((resolve) => setImmediate(resolve))
    expect(screen.queryByRole('link')).toBeNull()
    expect(asked).toHaveLength(times)
  })
})

describe('an email that is not confirmed', () => {
  let answer: { status?: number; reply: unknown }
  const asked = standInServer(() => answer)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send again' }))

  it('is told with what it keeps back, and has its link sent again', async () => {
    answer = { reply: { email: 'rosa@delgado.example' } }
    show(<ConfirmLine />)
    expect(screen.getByText(/Confirm your email/).textContent).toContain('nothing goes out')
    press()
    expect(await screen.findByText(/Sent to rosa@delgado\.example/)).toBeTruthy()
    expect(asked).toMatchObject([{ method: 'POST', url: '/towline/confirm-email/send' }])
  })

  it('says when the link was sent often enough', async () => {
    const message = 'We already sent the link several times.'
    answer = { status: 429, reply: { error: 'too_many', message, requestId: 'r' } }
    show(<ConfirmLine />)
    press()
    expect(await screen.findByText(new RegExp(message))).toBeTruthy()
  })
})
