import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ImpoundFile, ImpoundWhole, Role } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aUser } from '../../testing/staff.ts'
import { ImpoundsSection } from './impounds-section.tsx'
import { valuesOf } from './record-form.ts'

const lot = {
  id: '019f0000-0000-7000-8000-000000000061',
  version: 1,
  name: 'Main yard',
  address: '',
  license: '',
  phone: '',
  hours: '',
  spaces: 40,
  taken: 3,
}
const file: ImpoundFile = {
  ...valuesOf(null, { lotId: lot.id, receivedAt: Date.parse('2026-10-26T20:00:00Z') }),
  id: '019f0000-0000-7000-8000-000000000062',
  version: 1,
  number: 'I1001',
  status: 'in',
  order: 'Private property',
  authorizedBy: 'Harriet Stone',
  towedFrom: '1 Elm St',
  licensePlate: 'CEE6311',
  plateState: 'TX',
  vehicleMake: 'Honda',
  leftAt: 0,
  lotName: 'Main yard',
  storagePerDay: 22.85,
  graceHours: 0,
  storageTaxable: true,
  taxPercent: null,
  holds: [],
  reports: [],
  letters: [],
}
const letter = {
  what: 'first letter',
  from: '2026-10-27',
  by: '2026-10-31',
  dueAt: 0,
  state: 'late',
} as const
const whole = (known: Partial<ImpoundFile> = {}): ImpoundWhole => ({
  file: { ...file, ...known },
  duties: [letter],
  source: 'Texas Occupations Code 2303',
  storage: { days: 6, notCharged: 2, cents: 13_710 },
  towCents: 15_000,
  towDueCents: 10_000,
  tax: { percent: 8.25, cents: 1131 },
  dueCents: 24_841,
  written: [],
  nextLetter: { which: 'first', whyNot: 'Enter the owner first.' },
  whyNotDisposed: 'Both letters to the owner must be sent first.',
  touches: [],
})

let lots: unknown[] = [lot]
let shown = whole()
let refusal: { status: number; reply: unknown } | null = null
beforeEach(() => {
  lots = [lot]
  shown = whole()
  refusal = null
})
const asked = standInServer(({ method, url }) => {
  if (method === 'POST') return refusal ?? { reply: url.endsWith('/impound-lot') ? lot : shown }
  if (url.includes('/impound-of-job/'))
    return { status: 404, reply: { status: 'error', error: 'not_found', message: 'Not found' } }
  if (url.endsWith('/media')) return { reply: [] }
  if (url.endsWith('/impound-lot')) return { reply: lots }
  if (url.includes('/impound?')) return { reply: [{ ...shown.file, duties: shown.duties }] }
  return { reply: shown }
})
const openAs = (role: Role, address = '/') => show(<ImpoundsSection user={aUser(role)} />, address)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const sent = () => asked.find(({ method }) => method === 'POST')?.body

describe('the Impounds section', () => {
  it('shows the lots, and the vehicles in them with what has to be done', async () => {
    openAs('dispatcher')
    await screen.findByText('3 of 40 spaces taken')
    await screen.findByRole('link', { name: 'I1001: Honda, CEE6311 (TX)' })
    expect(
      screen.getByText('First letter to owner and lienholders: late, was due by Oct 31, 2026'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a lot' })).toBeNull()
  })

  it('begins with a lot, which a manager adds', async () => {
    lots = []
    openAs('manager')
    await screen.findByText('No lots yet.')
    await press('Add a lot')
    await press('Save')
    await screen.findByText('Give the lot a name')
    type('Name', 'Main yard')
    await press('Save')
    await screen.findByText('Main yard is saved.')
    expect(sent()).toMatchObject({ name: 'Main yard', spaces: 0 })
  })

  it('takes a vehicle in, and says what is missing first', async () => {
    openAs('dispatcher')
    await screen.findByText('3 of 40 spaces taken')
    await press('Take a vehicle in')
    await screen.findByRole('dialog')
    type('From job number', '#99')
    await press('Fill in')
    await screen.findByText('No job has this number.')
    await press('Take it in')
    for (const problem of [
      'Enter who authorized the tow',
      'Enter where it was towed from',
      'Choose who had it towed',
    ])
      await screen.findByText(problem)
    type('Received', 'soon')
    fireEvent.blur(screen.getByRole('textbox', { name: 'Received' }))
    type('Authorized by', 'Harriet Stone')
    type('Towed from', '1 Elm St')
    type('Plate', 'CEE6311')
    fireEvent.change(screen.getByRole('combobox', { name: 'Towed by order of' }), {
      target: { value: 'Private property' },
    })
    await press('Take it in')
    await screen.findByText('Date input not valid.')
    expect(sent()).toBeUndefined()
    type('Received', '10/26/2026 3:00 PM')
    await press('Take it in')
    await waitFor(() =>
      expect(sent()).toMatchObject({
        lotId: lot.id,
        order: 'Private property',
        licensePlate: 'CEE6311',
        receivedAt: new Date(2026, 9, 26, 15).getTime(),
      }),
    )
    await screen.findByText('I1001 is in Main yard.')
  })

  it('shows what a vehicle costs, and which days may not be charged', async () => {
    openAs('dispatcher', `/?vehicle=${file.id}`)
    await screen.findByText('$137.10')
    for (const amount of ['$11.31', '$298.41', '$50.00', '$248.41'])
      expect(screen.getByText(amount), amount).toBeTruthy()
    expect(screen.getByText(/may not be charged, as the first letter was late: 2/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sell or scrap' }).disabled).toBe(
      true,
    )
    expect(screen.getByText(/Both letters to the owner must be sent first/)).toBeTruthy()
  })

  it('releases a vehicle with ID, payment and a signature that is drawn', async () => {
    openAs('dispatcher', `/?vehicle=${file.id}`)
    await press('Release')
    const dialog = await screen.findByRole('dialog')
    await press('Release it')
    await within(dialog).findByText('Have them sign')
    type('Who takes it', 'Nadia Brandt')
    type('ID shown', 'Driver’s license')
    type('ID number', '50110172')
    type('What shows their right to it', 'Title')
    const pad = within(dialog).getByRole('img', { name: 'Signature: draw here' })
    fireEvent.pointerDown(pad, { clientX: 0, clientY: 0 })
    fireEvent.pointerMove(pad, { clientX: 0, clientY: 0 })
    fireEvent.pointerUp(pad)
    await press('Release it')
    await screen.findByText('I1001 is saved.')
    expect(sent()).toMatchObject({
      step: 'release',
      to: 'Nadia Brandt',
      paid: 248.41,
      paidBy: 'cash',
      signature: 'M0 0L0 0',
    })
  })

  it('writes the letter that comes next, and has those that were written to print', async () => {
    openAs('dispatcher', `/?vehicle=${file.id}`)
    const write = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Write the first letter',
    })
    expect(write.disabled).toBe(true)
    expect(screen.getByText('The first letter: Enter the owner first.')).toBeTruthy()
    cleanup()
    const written = { id: lot.id, which: 'first', at: 1, by: 'Dana', to: ['Nadia', 'First Bank'] }
    shown = {
      ...whole({ ownerName: 'Nadia' }),
      nextLetter: { which: 'first', whyNot: '' },
      written: [{ ...written, which: 'first' }],
    }
    openAs('dispatcher', `/?vehicle=${file.id}`)
    await press('Write the first letter')
    await screen.findByText(/^The first letter is written\./)
    expect(sent()).toEqual({ which: 'first' })
    const pdf = screen.getByRole('link', { name: /^PDF of the first letter/ })
    expect(pdf.getAttribute('href')).toBe(`/towline/impound/${file.id}/letter/${lot.id}/pdf`)
    await press('Letter sent')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByDisplayValue('Nadia, First Bank')).toBeTruthy()
  })

  it('shows the photos taken in the yard, and adds some only while it is in', async () => {
    openAs('dispatcher', `/?vehicle=${file.id}`)
    await press('Photos in the yard')
    await screen.findByText('Photos of the stored vehicle')
    await screen.findByRole('button', { name: 'Add photos or videos' })
    cleanup()
    shown = whole({ status: 'released', leftAt: 1 })
    openAs('dispatcher', `/?vehicle=${file.id}`)
    await press('Photos in the yard')
    await screen.findByText('No photos or videos yet')
    expect(screen.queryByRole('button', { name: 'Add photos or videos' })).toBeNull()
    expect(asked.some(({ url }) => url.endsWith(`/impound/${file.id}/media`))).toBe(true)
  })

  it('lets no vehicle out while somebody holds it, and lifts the hold', async () => {
    const hold = { id: lot.id, by: 'Frisco Police', reason: '', at: 1, liftedBy: '' }
    shown = whole({ holds: [hold] })
    openAs('dispatcher', `/?vehicle=${file.id}`)
    await screen.findByText(/On hold by Frisco Police/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Release' }).disabled).toBe(true)
    await press('Lift the hold')
    const dialog = await screen.findByRole('dialog')
    type('Lifted by', 'Sgt. Lee')
    const message = 'This vehicle has left the lot. Its record stays as it is.'
    refusal = { status: 409, reply: { status: 'error', error: 'impound_left', message } }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Lift the hold' }))
    await screen.findByText(message)
    expect(sent()).toEqual({ step: 'lift', holdId: hold.id, by: 'Sgt. Lee' })
  })

  it('has a gate pass for what was released', async () => {
    shown = {
      ...whole({ status: 'released', leftAt: Date.parse('2026-11-01T15:00:00Z') }),
      touches: [
        {
          id: lot.id,
          at: Date.parse('2026-11-01T15:00:00Z'),
          who: 'Dana Whitfield',
          what: 'release',
          data: {
            to: 'Nadia Brandt',
            idType: 'License',
            idNumber: '5011',
            paidBy: 'cash',
            paid: 287.1,
            signature: 'M1 1L2 2',
          },
        },
      ],
    }
    openAs('dispatcher', `/?vehicle=${file.id}`)
    const pass = await screen.findByRole('region', { name: 'Gate pass I1001' })
    expect(pass.textContent).toContain('Released to Nadia Brandt (License 5011)')
    expect(pass.textContent).toContain('$287.10, cash')
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
  })
})
