import { fireEvent, screen, within } from '@testing-library/react'
import type { ReadersReport } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { ReadersSection } from './readers-section.tsx'

const id = '0199a000-0000-7000-8000-000000000001'
let report: ReadersReport = { model: '', calls: [] }
const readCall = {
  id,
  createdDate: Date.parse('2026-11-23T10:00:00Z'),
  fromNumber: '2145550142',
  model: 'gpt-4.1-mini',
  readings: 6,
  failed: 1,
  late: 2,
  tokens: 12_400,
  microDollars: 5300,
  found: [
    { field: 'pickup', rules: 'Main St', model: 'Maine Rd', quote: 'on maine road' },
    { field: 'vehicleColor', rules: '', model: 'plum', quote: 'plum coloured' },
  ],
}

const asked = standInServer(({ url }) =>
  url.endsWith('/try')
    ? {
        reply: {
          model: 'gpt-5-mini',
          calls: [
            {
              id,
              createdDate: readCall.createdDate,
              differing: 3,
              answers: 8,
              job: [{ field: 'pickup', before: 'Main St', now: 'Maine Rd' }],
              failed: 0,
              tokens: 900,
              microDollars: null,
            },
          ],
        },
      }
    : { reply: report },
)

describe('what the agent heard', () => {
  it('says that the built-in readers work alone where no model is set', async () => {
    report = { model: '', calls: [] }
    show(<ReadersSection />)
    await screen.findByText(/built-in readers work alone/)
    expect(screen.queryByRole('button', { name: 'Run the trial' })).toBeNull()
  })

  it('shows what each reader found, where they differ, and what it cost', async () => {
    report = { model: 'gpt-4.1-mini', calls: [readCall] }
    show(<ReadersSection />)
    await screen.findByText(
      'gpt-4.1-mini: 6 turns, 2 after the answer, 1 failed, 12,400 tokens, $0.0053',
    )
    const [, place, color] = screen.getAllByRole('row')
    expect(within(place as HTMLElement).queryByText('Differs')).not.toBeNull()
    expect(within(color as HTMLElement).queryByText('Differs')).toBeNull()
    expect(color?.textContent).toBe('Color–plumplum coloured')
  })

  it('tries another model on the last calls', async () => {
    report = { model: 'gpt-4.1-mini', calls: [] }
    show(<ReadersSection />)
    fireEvent.change(await screen.findByLabelText('Model'), { target: { value: 'gpt-5-mini' } })
    fireEvent.click(screen.getByRole('button', { name: 'Run the trial' }))
    await screen.findByText(/3 of 8 answers worded differently/)
    expect(screen.getByRole('row', { name: 'Pickup Main St Maine Rd' })).not.toBeNull()
    expect(asked.at(-1)?.body).toEqual({ model: 'gpt-5-mini' })
  })
})
