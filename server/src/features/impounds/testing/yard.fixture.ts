import { ImpoundWhole } from '@towline/contract'
import { expect } from 'vitest'
import type { Desk } from '../../dispatch/testing/desk.fixture.ts'

/** A Monday, 3 PM in Texas. */
export const RECEIVED = Date.parse('2026-10-26T20:00:00Z')

/** What is written down when a vehicle leaves. */
export const aRelease = {
  step: 'release',
  to: 'Nadia Brandt',
  idType: 'Driver’s license',
  idNumber: '50110172',
  rightShown: 'Title',
}

/** Requests about stored vehicles, as the owner of `desk`; each test opens a desk of its own. */
export function yardOf(desk: () => Desk) {
  const call = (method: string, path: string, body?: unknown, basic = desk().ours.basic) =>
    desk().product.call(method, `/towline/impound${path}`, {
      basic,
      ...(body === undefined ? {} : { body }),
    })
  const whole = async (answer: Response) => {
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return ImpoundWhole.parse(JSON.parse(text))
  }
  return { call, whole }
}
