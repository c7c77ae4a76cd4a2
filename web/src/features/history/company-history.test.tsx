import { fireEvent, screen } from '@testing-library/react'
import type { CompanyHistoryLine } from '@towline/contract'
import { expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { doneTo } from './company-history.text.ts'
import { CompanyHistory } from './company-history.tsx'

const line = (n: number, more: Partial<CompanyHistoryLine> = {}): CompanyHistoryLine => ({
  id: `019f0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  at: Date.parse('2026-11-20T15:00:00Z'),
  who: 'Olive Owner',
  kind: 'truck',
  record: `Rig ${n}`,
  action: 'changed',
  changes: [{ what: 'Year', from: '2019', to: '2020' }],
  ...more,
})

const asked = standInServer(({ url }) => {
  if (url.includes('kind=signIn'))
    return { reply: [line(99, { kind: 'signIn', record: '', action: 'signed in', changes: [] })] }
  if (url.includes('before=')) return { reply: [line(51)] }
  return { reply: Array.from({ length: 50 }, (_, n) => line(n + 1)) }
})

it('tells who changed what to which record, and goes on where asked', async () => {
  show(<CompanyHistory />)
  const list = await screen.findByRole('list', { name: 'Activity' })
  expect(list.firstElementChild?.textContent).toContain('Olive Ownerchanged Rig 1Year: 2019 → 2020')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('changed Rig 51')).toBeTruthy()
  expect(asked.at(-1)?.url).toContain(`before=${line(50).id}`)
})

it('shows one kind alone', async () => {
  show(<CompanyHistory />)
  await screen.findByRole('list', { name: 'Activity' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'signIn' } })
  expect(await screen.findByText('signed in')).toBeTruthy()
  expect(screen.queryByText('changed Rig 1')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('names the record in the sentence', () => {
  expect(doneTo(line(1, { action: 'added this truck' }))).toBe('added Rig 1')
  expect(doneTo(line(1, { kind: 'employee', record: 'Ed', action: 'sent the invitation' }))).toBe(
    'sent the invitation: Ed',
  )
  expect(doneTo(line(1, { record: '' }))).toBe('changed')
})
