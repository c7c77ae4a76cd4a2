import { fireEvent, screen, within } from '@testing-library/react'
import type { RecordHistoryLine } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { RecordHistory } from './record-history.tsx'

const truckId = '019f0000-0000-7000-8000-000000000041'
const added: RecordHistoryLine = {
  id: '019f0000-0000-7000-8000-000000000042',
  at: Date.parse('2026-11-20T15:00:00Z'),
  who: 'Olive Owner',
  action: 'added this truck',
  changes: [],
}
const changed: RecordHistoryLine = {
  id: '019f0000-0000-7000-8000-000000000043',
  at: Date.parse('2026-11-21T15:00:00Z'),
  who: 'Kit Test',
  action: 'changed',
  changes: [
    { what: 'Year', from: '2019', to: '2020' },
    { what: 'VIN', from: '', to: '1HGCM82633A004352' },
    { what: 'Notes', from: 'no tunnels', to: '' },
  ],
}

let answer: { status?: number; reply: unknown }
beforeEach(() => {
  answer = { reply: [changed, added] }
})
const asked = standInServer(() => answer)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
function open() {
  show(<RecordHistory kind="truck" id={truckId} />)
  press('Show history')
}

describe('the history of a record', () => {
  it('is not asked for until somebody wants to see it', async () => {
    show(<RecordHistory kind="truck" id={truckId} />)
    expect(asked).toEqual([])
    press('Show history')
    expect(await screen.findByRole('status', { name: 'Loading history' })).toBeTruthy()
    expect(await screen.findByRole('list', { name: 'History' })).toBeTruthy()
    expect(asked.map(({ url }) => url)).toEqual([`/towline/history/truck/${truckId}`])
    press('Hide history')
    expect(screen.queryByRole('list', { name: 'History' })).toBeNull()
  })

  it('says who changed what, from what to what, in the order of the server', async () => {
    open()
    const list = await screen.findByRole('list', { name: 'History' })
    const [first, last] = [...list.children].map((line) => line.textContent)
    expect(first).toContain('Kit Test')
    expect(last).toContain('Olive Owner')
    expect(last).toContain('added this truck')
    const said = within(list).getAllByRole('list')[0]
    expect([...(said?.children ?? [])].map((line) => line.textContent)).toEqual([
      'Year: 2019 → 2020',
      'VIN: 1HGCM82633A004352',
      'Notes: “no tunnels” removed',
    ])
  })

  it('says that nothing was changed yet', async () => {
    answer = { reply: [] }
    open()
    expect(await screen.findByText('Nothing was changed yet.')).toBeTruthy()
  })

  it('says what went wrong and tries again when told to', async () => {
    const message = 'We could not find that.'
    answer = { status: 404, reply: { error: 'not_found', message } }
    open()
    expect(await screen.findByText(message)).toBeTruthy()
    answer = { reply: [added] }
    fireEvent.click(screen.getByRole('button', { name: /try again/i }))
    expect(await screen.findByText('added this truck')).toBeTruthy()
  })
})
