import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../testing/records.ts'
import { show } from '../../testing/show.tsx'
import { DispatchCallCard } from './dispatch-call-card.tsx'

const card = (call = aCall(), onThePhone = false) => (
  <ul>
    <DispatchCallCard
      call={call}
      selected={false}
      onThePhone={onThePhone}
      onSelect={() => undefined}
      onModify={() => undefined}
    />
  </ul>
)

describe('a card of the board', () => {
  it('calls a job without an account Anonymous', () => {
    show(card())
    expect(screen.getByText('Account').nextSibling?.textContent).toBe('Anonymous')
  })

  it('marks an emergency and a job that is being told on the phone', () => {
    show(card(aCall({ priority: 'Emergency' }), true))
    expect(screen.getByText('Emergency')).toBeTruthy()
    expect(screen.getByText('On the phone')).toBeTruthy()
  })

  it('offers the map only when both addresses are known', () => {
    show(card(aCall({ pickupAddress: '1200 Main St' })))
    expect(screen.queryByRole('link', { name: /^Map/ })).toBeNull()
    show(card(aCall({ pickupAddress: '1200 Main St', dropoffAddress: 'Plano' })))
    expect(screen.getByRole('link', { name: /^Map/ }).getAttribute('target')).toBe('_blank')
  })
})
