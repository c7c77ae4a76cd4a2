import { fireEvent, screen } from '@testing-library/react'
import type { Offer } from '@towline/contract'
import { expect, it } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { anOffer } from '../testing/offers.fixture.ts'
import { OfferAlarms, useOfferAlarms } from './offer-alarms.tsx'

const id = (last: number) => `019f0000-0000-7000-8000-0000000000${last}`
let offers: Offer[] = []
standInServer(() => ({ reply: offers }))

const opened: string[] = []
function Alarms() {
  const alarms = useOfferAlarms(true)
  return alarms ? <OfferAlarms alarms={alarms} onOpen={(job) => opened.push(job)} /> : null
}

it('lists the jobs nobody has taken, as their last offer stands, and opens them', async () => {
  offers = [
    // Asked again since somebody declined: no alarm any more.
    anOffer({ id: id(74), dispatchCallId: id(31), dispatchNumber: '1003', state: 'seen' }),
    anOffer({ id: id(73), dispatchCallId: id(32), dispatchNumber: '1002', state: 'expired' }),
    anOffer({ id: id(72), dispatchCallId: id(31), dispatchNumber: '1003', state: 'declined' }),
  ]
  show(<Alarms />)
  const alarm = await screen.findByRole('button')
  expect(alarm.textContent).toBe('#1002 No answer from June Park. It has no driver.')
  fireEvent.click(alarm)
  expect(opened).toEqual([id(32)])
})
