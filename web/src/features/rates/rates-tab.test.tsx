import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { blankRates, type RateSheet, Rates, type Role } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aUser } from '../../testing/staff.ts'
import { RatesTab } from './rates-tab.tsx'

const today = '2026-11-23'
const rates = Rates.parse({
  services: [
    { service: 'Tow', base: 95, perLoadedMile: 4, freeLoadedMiles: 5, taxable: false },
    { service: 'Lockout', base: 75 },
  ],
  extras: [{ name: 'Dollies', rate: 45 }],
  storage: { perDay: 22.85 },
})
const sheet = (known: Partial<RateSheet> = {}): RateSheet => ({
  id: '019f0000-0000-7000-8000-000000000031',
  version: 1,
  accountId: '',
  validFrom: '2026-11-01',
  rates,
  ...known,
})
const planned = sheet({ id: '019f0000-0000-7000-8000-000000000032', validFrom: '2026-12-01' })
const club = { id: '019f0000-0000-7000-8000-000000000033', name: 'Prairie Club' }

let stored: RateSheet[] = []
let refusal: { status: number; reply: unknown } | null = null
let csv: { problems: unknown[]; rates: Rates | null } = { problems: [], rates: null }
beforeEach(() => {
  stored = [sheet()]
  refusal = null
  csv = { problems: [], rates: null }
})
const asked = standInServer(({ method, url, body }) => {
  if (url.endsWith('/zone')) return { reply: [{ id: club.id, name: 'North' }] }
  if (url.endsWith('/rate-accounts')) return { reply: [club] }
  if (url.endsWith('/vendor/search')) return { reply: [] }
  if (url.endsWith('/history')) return { reply: [] }
  if (url.endsWith('/rates/csv')) return { reply: csv }
  if (method !== 'GET') return refusal ?? { reply: { ...sheet(), ...Object(body) } }
  return { reply: { today, sheets: url.endsWith('/company') ? stored : [] } }
})
const sent = () => asked.filter(({ method, url }) => method === 'POST' && url.endsWith('/rates'))
const openAs = (...roles: Role[]) => show(<RatesTab user={aUser(...roles)} />)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

/** Changes what a lockout costs, in the draft. */
async function setLockout(price: string) {
  await press('Change Lockout, any vehicle, any time')
  await screen.findByRole('dialog')
  type('Base price', price)
  await press('Done')
  await screen.findByText('1 change not saved')
}

describe('the Rates tab', () => {
  it('shows what is charged, in words', async () => {
    openAs('manager')
    const tow = await screen.findByRole('row', { name: /^Tow/ })
    expect(tow.textContent).toContain('$95.00$4.00 per loaded mile after 5, not taxed')
    expect(screen.getByText('$22.85 a calendar day')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Extras' })).getByText('Dollies')).toBeTruthy()
  })

  it('lets a dispatcher read, and change nothing', async () => {
    openAs('dispatcher')
    await screen.findByRole('row', { name: /^Tow/ })
    expect(screen.queryByRole('button', { name: /Change|Add|Import/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy()
  })

  it('saves what was changed as rates from today on, so that old prices stay', async () => {
    openAs('manager')
    await setLockout('85')
    expect(sent()).toEqual([])
    await press('Save rates')
    await screen.findByText('Rates are saved, from Nov 23, 2026.')
    expect(sent()[0]?.body).toMatchObject({
      accountId: '',
      validFrom: today,
      rates: {
        services: [
          { service: 'Tow', base: 95 },
          { service: 'Lockout', base: 85 },
        ],
      },
    })
    expect(sent()[0]?.body).not.toHaveProperty('version')
  })

  it('changes planned rates on their own day, from the version that was read', async () => {
    stored = [planned]
    openAs('manager')
    await setLockout('85')
    await press('Save rates')
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({ validFrom: '2026-12-01', version: 1 }),
    )
  })

  it('forgets the changes when told to, and offers nothing to save', async () => {
    openAs('manager')
    await setLockout('85')
    await press('Discard')
    expect(screen.queryByText(/not saved/)).toBeNull()
    expect(screen.getByRole('row', { name: /^Lockout/ }).textContent).toContain('$75.00')
  })

  it('says beside the date why rates can’t begin on it', async () => {
    const fields = { validFrom: 'Choose today or a later day.' }
    refusal = { status: 400, reply: { error: 'bad_request', message: 'No.', fields } }
    openAs('manager')
    await setLockout('85')
    await press('Save rates')
    expect(await screen.findByText('Choose today or a later day.')).toBeTruthy()
  })

  it('takes no second line for the same service, vehicle and hours', async () => {
    openAs('manager')
    await press('Add a service')
    await press('Done')
    expect(
      await screen.findByText('Another line is for the same service, vehicle and hours'),
    ).toBeTruthy()
  })

  it('takes one price for the miles of a zone', async () => {
    openAs('manager')
    await press('Add a zone')
    await press('Done')
    await screen.findByText('Choose a zone')
    fireEvent.click(screen.getByRole('combobox', { name: 'Zone' }))
    fireEvent.click(await screen.findByRole('option', { name: 'North' }))
    type('Price', '60')
    await press('Done')
    await screen.findByText('1 change not saved')
    await screen.findByText('$60.00 in place of miles')
  })

  it('tells what is wrong in a file by line and column, and takes in none of it', async () => {
    csv = { problems: [{ line: 3, column: 'Price', problem: 'Write a number' }], rates: null }
    openAs('manager')
    await importFile()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Line 3, Price: Write a number')
    expect(screen.queryByText(/not saved/)).toBeNull()
  })

  it('shows what a file would change before it is saved', async () => {
    csv = { problems: [], rates: { ...rates, extras: [] } }
    openAs('manager')
    await importFile()
    await screen.findByText('1 change not saved')
    expect(screen.getByText('Extra: Dollies: removed, was $45.00 each')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('begins with a first service where there are no rates', async () => {
    stored = []
    openAs('manager')
    await screen.findByText('No rates yet.')
    await press('Add a service')
    await screen.findByRole('dialog', { name: 'Add a service' })
    type('Base price', '95')
    await press('Done')
    await screen.findByText('1 change not saved')
    await press('Save rates')
    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({
        rates: { ...blankRates(), services: [{ service: 'Tow', base: 95, taxable: true }] },
      }),
    )
  })
})

async function importFile() {
  await screen.findByRole('row', { name: /^Tow/ })
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('there is nothing to choose a file with')
  const file = new File(['Kind,Name'], 'rates.csv', { type: 'text/csv' })
  fireEvent.change(input, { target: { files: [file] } })
}
