import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Import } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { standInUploads } from '../../testing/uploads.ts'
import { problemsAsCsv } from './imports.text.ts'
import { ImportsTab } from './imports-tab.tsx'

const anImport = (known: Partial<Import> = {}): Import => ({
  id: '019f0000-0000-7000-8000-000000000041',
  kind: 'accounts',
  fileName: 'towbook.csv',
  status: 'mapping',
  heads: ['Account Name', 'Phone', 'Region'],
  samples: [['Midway Club', '4695550101', 'North']],
  columns: { name: 0, contactPhoneNumber: 1 },
  rows: 1204,
  through: 0,
  right: 0,
  wrong: 0,
  twice: 0,
  made: 0,
  note: '',
  who: 'Olive Owner',
  createdAt: 1_700_000_000_000,
  importedAt: 0,
  ...known,
})
const problem = { row: 7, column: 'Phone', value: '123', problem: 'Too short', kind: 'wrong' }

describe('the Import tab', () => {
  let stored: Import[] = []
  beforeEach(() => {
    stored = []
  })
  const asked = standInServer(({ method, url }) => {
    if (url.includes('/problems')) return { reply: { problems: [problem], next: null } }
    return { reply: method === 'GET' ? stored : stored[0] }
  })
  const uploads = standInUploads()
  const press = async (name: string | RegExp) =>
    fireEvent.click(await screen.findByRole('button', { name }))
  const open = async (known: Partial<Import>) => {
    stored = [anImport(known)]
    show(<ImportsTab />)
    await press(/towbook\.csv/)
  }

  it('sends a file and shows which columns fill which fields', async () => {
    show(<ImportsTab />)
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type="file"]')
      if (!found) throw new Error('no place for a file')
      return found
    })
    fireEvent.change(input, { target: { files: [new File(['x'], 'towbook.csv')] } })
    await waitFor(() => expect(uploads[0]?.url).toContain('/imports/of/accounts'))
    stored = [anImport()]
    uploads[0]?.answer({ status: 200, reply: stored[0] })
    expect(await screen.findByRole('combobox', { name: /^Name/ })).toHaveProperty('value', '0')
    expect(screen.getByText('Midway Club')).toBeTruthy()
    expect(screen.getByText('Not imported: Region.')).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'City' }), { target: { value: '2' } })
    await press('Check 1,204 rows')
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/check'))).toBe(true))
    expect(asked.find(({ url }) => url.endsWith('/check'))?.body).toEqual({
      columns: { name: 0, contactPhoneNumber: 1, city: 2 },
    })
  })

  it('says why a file is refused', async () => {
    show(<ImportsTab />)
    await waitFor(() => expect(document.querySelector('input[type="file"]')).toBeTruthy())
    const input = document.querySelector('input[type="file"]')
    if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'list.xlsx')] } })
    await waitFor(() => expect(uploads).toHaveLength(1))
    const message = 'This is a spreadsheet. Save it as CSV, and send that.'
    uploads[0]?.answer({ status: 415, reply: { error: 'bad_file', message, requestId: 'x' } })
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })

  it('shows what was found before anything is saved', async () => {
    await open({ status: 'checked', right: 1200, wrong: 1, twice: 3 })
    expect(
      await screen.findByText(
        '1,200 accounts can be imported, 1 row can’t, 3 rows are there already. Nothing is saved yet.',
      ),
    ).toBeTruthy()
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /Too short/ })
    expect(row.textContent).toBe('7Phone123Too short')
    await press('Import 1,200 accounts')
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/apply'))).toBe(true))
  })

  it('shows how far it has come', async () => {
    await open({ status: 'importing', right: 1000, through: 500 })
    const bar = await screen.findByRole('progressbar')
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    expect(screen.getByRole('progressbar', { name: '500 of 1,000 accounts imported.' })).toBe(bar)
  })

  it('undoes an import once somebody said so twice, and says what keeps it', async () => {
    const note = 'Nothing was undone: 1 account was changed or used since (Midway Club).'
    await open({ status: 'done', made: 1200, note })
    expect((await screen.findByRole('alert')).textContent).toBe(note)
    await press('Undo this import')
    await screen.findByRole('dialog')
    expect(asked.some(({ url }) => url.endsWith('/undo'))).toBe(false)
    await press('Undo it')
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/undo'))).toBe(true))
  })

  it('writes problems so that a spreadsheet takes none for a formula', () => {
    const written = problemsAsCsv([{ ...problem, value: '=1+1 "x"', kind: 'wrong' }])
    expect(written).toContain(`7,"Phone","'=1+1 ""x""","Too short"`)
  })
})
