import { cleanup, fireEvent, screen } from '@testing-library/react'
import { dangerNotes } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { show } from '../../../testing/show.tsx'
import type { CardDoes } from './card-does.ts'
import type { JobTalk } from './desk.ts'
import { DispatchCallCard } from './dispatch-call-card.tsx'

const OTHER = '019f0000-0000-7000-8000-000000000009'

function card(call = aCall(), onThePhone = false, talk?: JobTalk) {
  const done: string[] = []
  const does: CardDoes = {
    select: (id) => done.push(`select ${id}`),
    modify: (job) => done.push(`modify ${job.dispatchNumber}`),
    media: (job) => done.push(`media ${job.dispatchNumber}`),
    step: (job, step) => done.push(`${step} ${job.dispatchNumber}`),
    cancel: (job) => done.push(`cancel ${job.dispatchNumber}`),
    invoice: (job) => done.push(`invoice ${job.dispatchNumber}`),
    goTo: (id) => done.push(`go to ${id}`),
    talk: (job) => done.push(`talk of ${job.dispatchNumber}`),
  }
  show(
    <ul>
      <DispatchCallCard
        call={call}
        does={does}
        onThePhone={onThePhone}
        talk={talk}
        selected={false}
        isTabStop
        index={0}
        total={1}
      />
    </ul>,
  )
  return done
}

describe('a card of the board', () => {
  it('calls a job without an account Anonymous', () => {
    card()
    expect(screen.getByText('Account').nextSibling?.textContent).toBe('Anonymous')
  })

  it('marks an emergency and a job that is being told on the phone', () => {
    card(aCall({ priority: 'Emergency' }), true)
    expect(screen.getByText('Emergency')).toBeTruthy()
    expect(screen.getByText('On the phone')).toBeTruthy()
  })

  it('says what its customer wrote and that they have the page open, which opens the chat', () => {
    card(aCall(), false, { unread: 0, here: false })
    expect(screen.queryByText(/Customer is on the page|unread/)).toBeNull()
    cleanup()
    const done = card(aCall(), false, { unread: 2, here: true })
    fireEvent.click(
      screen.getByRole('button', { name: '2 unread messages · Customer is on the page' }),
    )
    expect(done).toEqual(['talk of 1001'])
  })

  it('says what the caller said of a danger, and who took the call over', () => {
    const notes = [dangerNotes.said('the car is burning'), dangerNotes.takenOver('Dana Whitfield')]
    card(aCall({ priority: 'Emergency', notes: notes.join('\n') }))
    expect(screen.getByText('“the car is burning”')).toBeTruthy()
    expect(screen.getByText('Dana Whitfield took the call')).toBeTruthy()
  })

  it('has a word of its own for each step beside the status', () => {
    for (const [times, word] of [
      [{ dispatchedDateTime: 1 }, 'Dispatched'],
      [{ enrouteDateTime: 1 }, 'En route'],
      [{ onSceneDateTime: 1 }, 'On scene'],
      [{ towingDateTime: 1 }, 'Towing'],
      [{ destinationArrivalDateTime: 1 }, 'Arrived'],
    ] as const) {
      card(aCall({ status: 'active', driverName: 'Teo', ...times }))
      const status = screen.getByText('Status').nextSibling
      expect(status?.textContent).toContain('Active')
      expect(status?.textContent).toContain(word)
      cleanup()
    }
  })

  it('shows where it goes as it was said, where nobody could make an address of it', () => {
    card(aCall({ dropoffAddress: '', inputDropoffAddress: 'my cousin’s barn past the gin' }))
    expect(screen.getByText('Said: “my cousin’s barn past the gin”')).toBeTruthy()
  })

  it('keeps every field, those that are empty together at the end', () => {
    card(aCall({ customerName: 'Ann', customerPhone: '9725550142' }))
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(names).toEqual([
      ...['Customer', 'Status', 'Account', 'Received', 'Balance'],
      ...['Pickup', 'Destination', 'Reason', 'Driver', 'Dispatcher'],
    ])
    expect(screen.getByRole('link', { name: '(972) 555-0142' }).getAttribute('href')).toBe(
      'tel:9725550142',
    )
  })

  it('offers no map while an address is missing', () => {
    card(aCall({ pickupAddress: '1200 Main St' }))
    expect(screen.queryByRole('link', { name: /^Map/ })).toBeNull()
  })

  it('opens the map in a new tab when both addresses are known', () => {
    card(aCall({ pickupAddress: '1200 Main St', dropoffAddress: 'Plano' }))
    expect(screen.getByRole('link', { name: /^Map/ }).getAttribute('target')).toBe('_blank')
  })

  it('tells why a job was cancelled, and offers no step for it', () => {
    card(aCall({ status: 'cancelled', cancelReason: 'Found other help' }))
    expect(screen.getByText('Cancelled: Found other help')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Dispatch|More steps)/ })).toBeNull()
  })

  it('tells what must be asked of the customer, while nobody has filled it in and nobody is on the phone', () => {
    const agentQuestions = [
      { ask: 'Where should it be taken?', field: 'dropoffAddress', was: '' },
      { ask: 'What color is it?', field: 'vehicleColor', was: '' },
    ]
    card(aCall({ agentQuestions }))
    expect(screen.getByText(/Ask the customer: Where should it be taken\? \+1/)).toBeTruthy()
    cleanup()
    card(aCall({ agentQuestions, dropoffAddress: 'Plano' }))
    expect(screen.getByText(/Ask the customer: What color is it\?$/)).toBeTruthy()
    cleanup()
    card(aCall({ agentQuestions, dropoffAddress: 'Plano', vehicleColor: 'Blue' }))
    expect(screen.queryByText(/Ask the customer/)).toBeNull()
    cleanup()
    card(aCall({ agentQuestions }), true)
    expect(screen.queryByText(/Ask the customer/)).toBeNull()
  })

  it('says that nobody drives it, from when it is active until somebody does', () => {
    card(aCall({ status: 'active', dispatchedDateTime: 1 }))
    expect(screen.getByText('No driver yet')).toBeTruthy()
    cleanup()
    card(aCall({ status: 'active', dispatchedDateTime: 1, driverName: 'Teo Alvarez' }))
    expect(screen.queryByText('No driver yet')).toBeNull()
    cleanup()
    card(aCall())
    expect(screen.queryByText('No driver yet')).toBeNull()
  })

  it('leads to the job it may repeat', () => {
    const duplicates = [{ id: OTHER, dispatchNumber: '1004', reasons: ['phone' as const] }]
    const done = card(aCall({ duplicates }))
    fireEvent.click(screen.getByRole('button', { name: 'Possible duplicate of #1004' }))
    expect(done).toEqual([`go to ${OTHER}`])
  })

  it('takes the step after the last one taken in one press', () => {
    const done = card(aCall({ status: 'active', dispatchedDateTime: 1, enrouteDateTime: 2 }))
    fireEvent.click(screen.getByRole('button', { name: /^On scene/ }))
    expect(done).toEqual(['onScene 1001'])
  })

  it('offers every step and the ways out in a menu that is walked by arrow keys', () => {
    const done = card()
    fireEvent.click(screen.getByRole('button', { name: /^More steps/ }))
    const items = screen.getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Dispatch',
      'En route',
      'On scene',
      'Towing',
      'Arrived',
      'Complete',
      'Cancel…',
      'Gone on arrival',
    ])
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowUp' })
    expect(document.activeElement?.textContent).toBe('Gone on arrival')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Cancel…' }))
    expect(done).toEqual(['cancel 1001'])
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('tells how many photos and videos there are', () => {
    const done = card(aCall({ mediaCount: 3 }))
    fireEvent.click(screen.getByRole('button', { name: /^Photos\/Videos \(3\)/ }))
    expect(done).toEqual(['media 1001'])
  })

  it('shows HTML in a field as the text it is', () => {
    card(aCall({ customerName: '<img src=x onerror=alert(1)>' }))
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  })
})
