import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { JobPanel } from './job-panel.tsx'

const call = aCall({ vehicle: '2012 Honda Civic', notes: 'Gate code 4471', version: 3 })
const asked = standInServer(({ body }) => ({ reply: { ...call, ...Object(body), version: 4 } }))

function panel(shown = call) {
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  show(
    <JobPanel
      call={shown}
      does={{
        select: note('select'),
        modify: note('modify'),
        media: note('media'),
        step: (_, step) => done.push(step),
        cancel: note('cancel'),
        invoice: note('invoice'),
        goTo: note('go to'),
        talk: note('talk'),
      }}
      offering={undefined}
      invoicing={{
        renderState: () => <p>Invoice 1001, paid</p>,
        renderDialog: () => null,
      }}
      onThePhone={false}
      onAssign={note('assign')}
      onClose={note('close')}
    />,
  )
  return done
}

const sent = () => expect.poll(() => Object(asked.at(-1)?.body))

describe('a job beside the list', () => {
  it('is assigned, moved on, opened whole and closed', () => {
    const done = panel()
    for (const name of ['Assign driver', /^Dispatch:/, 'Modify', 'Close the job'])
      fireEvent.click(screen.getByRole('button', { name }))
    expect(done).toEqual(['assign', 'dispatch', 'modify', 'close'])
  })

  it('shows its invoices once it is over, and leads to what would be invoiced', () => {
    const done = panel()
    expect(screen.queryByRole('button', { name: 'Invoice…' })).toBeNull()
    cleanup()
    expect(done).toEqual([])
    const over = panel(aCall({ status: 'completed' }))
    screen.getByText('Invoice 1001, paid')
    fireEvent.click(screen.getByRole('button', { name: 'Invoice…' }))
    expect(over).toEqual(['invoice'])
  })

  it('takes a promised arrival and another priority in one press, for the version that is shown', async () => {
    panel()
    const before = Date.now()
    fireEvent.click(screen.getByRole('button', { name: 'ETA in 30 minutes' }))
    await sent().toMatchObject({ id: call.id, version: 3 })
    expect(Object(asked.at(-1)?.body).etaDateTime - before).toBeGreaterThanOrEqual(30 * 60_000)
    fireEvent.change(screen.getByRole('combobox', { name: 'Priority' }), {
      target: { value: 'Emergency' },
    })
    await sent().toMatchObject({ priority: 'Emergency' })
  })

  it('saves notes only once they have changed', async () => {
    panel()
    const notes = screen.getByRole('textbox', { name: 'Notes' })
    expect(screen.queryByRole('button', { name: 'Save notes' })).toBeNull()
    fireEvent.change(notes, { target: { value: 'Gate code 4471, dog' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save notes' }))
    await sent().toMatchObject({ notes: 'Gate code 4471, dog' })
  })
})
