import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  columnsOf,
  type Report,
  ReportQuestion,
  rowsName,
  type SavedReport,
} from '@towline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { anEmployee, aTruck, aUser } from '../../testing/staff.ts'
import { ReportsSection } from './reports-section.tsx'

const dana = anEmployee({ roles: ['manager'], firstName: 'Dana', lastName: 'Whitfield' })
const saved: SavedReport = {
  id: '019f0000-0000-7000-8000-000000000041',
  version: 3,
  name: 'Money by reason',
  question: ReportQuestion.parse({ kind: 'money', by: 'reason', period: 'last month' }),
  schedule: 'monthly',
  recipients: [{ id: dana.id, name: 'Dana Whitfield' }],
  lastSent: 0,
}

const report = (known: Partial<Report> = {}): Report => ({
  title: 'Jobs by day',
  from: '2026-11-01',
  to: '2026-11-23',
  today: '2026-11-23',
  rowsName: rowsName('jobs', 'day'),
  columns: [...columnsOf('jobs')],
  rows: [
    { key: '2026-11-01', label: 'Nov 1, 2026', cells: [4, 3, 1, 0, 0, 2, 0.5] },
    { key: '2026-11-02', label: 'Nov 2, 2026', cells: [0, 0, 0, 0, 0, 0, null] },
  ],
  total: [4, 3, 1, 0, 0, 2, 0.5],
  left: 0,
  ...known,
})

let shown: Report = report()
let kept: SavedReport[] = []
let refusal: { status: number; reply: unknown } | null = null
beforeEach(() => {
  shown = report()
  kept = []
  refusal = null
})
const asked = standInServer(({ method, url, body }) => {
  if (method === 'POST' && refusal) return refusal
  if (method === 'POST' && url.endsWith('/saved-report'))
    return { reply: { ...saved, ...Object(body), recipients: [] } }
  if (method === 'POST') return { reply: { ...Object(body), id: saved.id, driverName: '' } }
  if (method === 'DELETE') return { reply: { id: saved.id } }
  if (url.includes('/report/csv')) return { reply: { name: 'jobs.csv', csv: 'Day,Jobs' } }
  if (url.includes('/report?')) return { reply: shown }
  if (url.endsWith('/saved-report')) return { reply: kept }
  if (url.endsWith('/commission')) return { reply: { today: '2026-11-23', rules: [] } }
  if (url.includes('/employee/')) return { reply: [dana] }
  if (url.includes('/truck/')) return { reply: [aTruck()] }
  return { reply: [] }
})
const open = (address = '/', ...roles: Parameters<typeof aUser>) =>
  show(
    <ReportsSection user={aUser(...(roles.length > 0 ? roles : (['manager'] as const)))} />,
    address,
  )
const questions = () =>
  asked
    .filter(({ url }) => url.includes('/report?'))
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams))
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

describe('the Reports section', () => {
  it('shows a report as a picture and a table, with all of it together below', async () => {
    open()
    const table = await screen.findByRole('region', { name: 'Jobs by day, table' })
    const rows = within(table).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayJobsCompletedCancelledGone on arrivalStill openTaken by the agentAgent’s share',
      'Nov 1, 2026431002' + '50.0%',
      'Nov 2, 2026000000–',
      'Total431002' + '50.0%',
    ])
    const picture = screen.getByRole('img')
    expect(picture.getAttribute('aria-label')).toBe(
      'Jobs by day: jobs. Most: Nov 1, 2026, 4. The table has all figures.',
    )
    choose('Picture of', 'agentShare')
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Most: Nov 1, 2026, 50.0%')
    expect(questions()[0]).toMatchObject({ kind: 'jobs', by: 'day', period: 'this month' })
  })

  it('says so when nothing came in', async () => {
    shown = report({ rows: [], total: null })
    open()
    await screen.findByText('No jobs, Nov 1, 2026 – Nov 23, 2026.')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(
      true,
    )
    await press('Phone calls')
    await screen.findByText('No phone calls, Nov 1, 2026 – Nov 23, 2026.')
  })

  it('keeps what is asked in the address, and rows that fit the report', async () => {
    const { address } = open('/?kind=jobs&by=reason')
    await screen.findByRole('table')
    expect(questions()[0]).toMatchObject({ kind: 'jobs', by: 'reason' })
    await press('Phone calls')
    await waitFor(() => expect(questions().at(-1)).toMatchObject({ kind: 'calls', by: 'day' }))
    choose('Period', 'last year')
    await waitFor(() => expect(questions().at(-1)).toMatchObject({ period: 'last year' }))
    expect(new URLSearchParams(address().search).get('period')).toBe('last year')
  })

  it('asks for nothing while the days are not right, and says why', async () => {
    open()
    await screen.findByRole('table')
    const before = questions().length
    choose('Period', 'custom')
    await screen.findByText('Enter the first day')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-10' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } })
    await screen.findByText('The last day can’t be before the first')
    expect(questions()).toHaveLength(before)
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-12' } })
    await waitFor(() =>
      expect(questions().at(-1)).toMatchObject({ from: '2026-11-10', to: '2026-11-12' }),
    )
  })

  it('loses neither of two days entered before the page has caught up', async () => {
    const { address } = open('/?period=custom')
    await screen.findByText('Enter the first day')
    act(() => {
      fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-10' } })
      fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-12' } })
    })
    await waitFor(() =>
      expect(questions().at(-1)).toMatchObject({ from: '2026-11-10', to: '2026-11-12' }),
    )
    expect(new URLSearchParams(address().search).get('from')).toBe('2026-11-10')
  })

  it('opens with a question of its own when the address is made up', async () => {
    open('/?kind=treasure&by=moon')
    await screen.findByRole('table')
    expect(questions()[0]).toMatchObject({ kind: 'jobs', by: 'day' })
  })

  it('gives the report as a file', async () => {
    const made = vi.fn(() => 'blob:file')
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    open('/?kind=times&by=driver')
    await screen.findByRole('table')
    await press('Export CSV')
    await waitFor(() => expect(made).toHaveBeenCalledOnce())
    const file = asked.find(({ url }) => url.includes('/report/csv'))
    expect(file?.url).toContain('kind=times&by=driver')
  })

  it('saves a report with whom it is emailed to', async () => {
    open('/?kind=money&by=town&period=last+week')
    await screen.findByRole('table')
    await press('Save report')
    const dialog = await screen.findByRole('dialog')
    await press('Save')
    await within(dialog).findByText('Give the report a name')
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Name' }), {
      target: { value: 'Weekly money' },
    })
    choose('Email it', 'weekly')
    await press('Save')
    await within(dialog).findByText('Choose at least one manager to email it to')
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Dana Whitfield' }))
    await press('Save')
    await screen.findByText('Weekly money is saved.')
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      id: '',
      name: 'Weekly money',
      schedule: 'weekly',
      recipientIds: [dana.id],
      question: { kind: 'money', by: 'town', period: 'last week' },
    })
  })

  it('opens a saved report, saves changes to it, and says when somebody was quicker', async () => {
    kept = [saved]
    open()
    await screen.findByText(/Emailed on the first of the month to Dana Whitfield/)
    await press('Open Money by reason')
    await waitFor(() => expect(questions().at(-1)).toMatchObject(saved.question))
    await screen.findByRole('heading', { name: 'Money by reason' })
    choose('By', 'driver')
    await waitFor(() => expect(questions().at(-1)).toMatchObject({ by: 'driver' }))
    const message = 'Someone else saved this. Check both versions, then save again.'
    refusal = { status: 409, reply: { status: 'error', error: 'newer_version', message } }
    await press('Save changes')
    await screen.findByRole('dialog')
    await press('Save')
    await screen.findByText(message)
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      id: saved.id,
      version: 3,
      question: { by: 'driver', period: 'last month' },
    })
  })

  it('removes a saved report', async () => {
    kept = [saved]
    open()
    await press('Remove Money by reason')
    await screen.findByText('Money by reason is removed.')
  })

  it('sets what drivers earn', async () => {
    open('/?kind=drivers')
    await screen.findByText(/No commission is set/)
    await press('Set a commission')
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(
      within(dialog).getByRole('textbox', { name: 'Share of the bill before tax' }),
      {
        target: { value: '130' },
      },
    )
    fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: '' } })
    await press('Save')
    await within(dialog).findByText('Enter a date')
    fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: '2026-01-01' } })
    fireEvent.change(
      within(dialog).getByRole('textbox', { name: 'Share of the bill before tax' }),
      {
        target: { value: '30' },
      },
    )
    await press('Save')
    await screen.findByText('The commission of every driver is saved.')
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      driverId: '',
      percent: 30,
      perJob: 0,
      validFrom: '2026-01-01',
    })
  })
})
