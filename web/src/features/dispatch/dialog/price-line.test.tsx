import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { JobPrice } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { BillingFields } from './billing-fields.tsx'
import {
  blankValues,
  DispatchFormProvider,
  type FormValues,
  useNewDispatchForm,
} from './dispatch-form.ts'
import { PriceLine } from './price-line.tsx'

const known: JobPrice = {
  missing: null,
  least: 185,
  most: 215,
  items: [
    {
      name: 'Tow',
      amount: 150,
      quantity: 1,
      unit: 'call',
      rate: 150,
      taxable: false,
      explanation: 'Tow, Light, day: $150.00',
    },
    {
      name: 'Loaded miles',
      amount: 35,
      quantity: 10,
      unit: 'mile',
      rate: 3.5,
      taxable: false,
      explanation: '10 miles × $3.50 = $35.00',
    },
  ],
  isForLightVehicle: false,
  dependsOn: ['the miles by road'],
  share: { club: 100, customer: 85, explanation: 'Club covers 10 miles' },
  extras: [
    { name: 'Dollies', unit: 'each', rate: 45, taxable: true },
    { name: 'Tolls', unit: 'at cost', rate: 0, taxable: false },
  ],
  storage: { perDay: 22.85, graceHours: 0, taxable: true },
  validFrom: '2026-11-01',
  accountName: '',
}
let price: JobPrice = known
beforeEach(() => {
  price = known
})
const asked = standInServer(() => ({ reply: price }))

function Job({ values }: { values: Partial<FormValues> }) {
  const form = useNewDispatchForm({ initialValues: { ...blankValues(0), ...values } })
  return (
    <DispatchFormProvider form={form}>
      <BillingFields call={null} />
      <PriceLine />
    </DispatchFormProvider>
  )
}
const tow = { towReason: 'Breakdown' }
const open = (values: Partial<FormValues> = tow) => show(<Job values={values} />)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const names = () =>
  screen.getAllByPlaceholderText<HTMLInputElement>('Name').map(({ value }) => value)
const total = () => screen.getByText('Total').nextElementSibling?.textContent

describe('the estimate of a job', () => {
  it('is said in a line, and how it came about when asked', async () => {
    open()
    await screen.findByText('Estimated $185.00–$215.00, from your rates')
    await press('Show how')
    expect(screen.getAllByText(/10 miles × \$3\.50 = \$35\.00 \(not taxed\)/)).toHaveLength(2)
    expect(screen.getAllByText('Depends on the miles by road.')).toHaveLength(2)
  })

  it.each([
    [{ most: 185 }, 'Estimated $185.00, from your rates'],
    [{ most: null }, 'Starting at $185.00, from your rates'],
    [{ isForLightVehicle: true }, 'Estimated $185.00–$215.00 for a light vehicle, from your rates'],
    [
      { missing: 'rate' as const, items: [] },
      'Your rates have no price for this service and vehicle.',
    ],
  ])('says what is known of it: %j', async (part, text) => {
    price = { ...known, ...part }
    open()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('has its room before it is there, so that nothing above moves when it comes', async () => {
    open()
    expect(screen.getByText('Estimating the price…')).toBeTruthy()
    await screen.findByText('Estimated $185.00–$215.00, from your rates')
    expect(screen.queryByText('Estimating the price…')).toBeNull()
  })

  it('is not asked for while nothing is known of the job', async () => {
    open({})
    await new Promise((settled) => requestAnimationFrame(settled))
    expect(asked).toEqual([])
    expect(screen.queryByText(/from your rates|Estimating/)).toBeNull()
  })
})

describe('the items of a job', () => {
  it('are proposed, and charged once a person takes them', async () => {
    open()
    await screen.findByText('From your rates: $185.00')
    expect(total()).toBe('$0.00')
    await press('Use these items')
    expect(names()).toEqual(['Tow', 'Loaded miles'])
    expect(total()).toBe('$185.00')
    expect(screen.queryByText('From your rates: $185.00')).toBeNull()
  })

  it('come to another amount with another quantity', async () => {
    open()
    await press('Use these items')
    const miles = screen.getByRole('textbox', { name: 'Item 2, quantity' })
    fireEvent.change(miles, { target: { value: '12' } })
    await waitFor(() => expect(total()).toBe('$192.00'))
    expect(screen.getByText('12 miles × $3.50')).toBeTruthy()
  })

  it('are taxed each by itself', async () => {
    open({ ...tow, taxPercent: 10 })
    await press('Use these items')
    expect(total()).toBe('$185.00')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Item 1, taxed' }))
    expect(total()).toBe('$200.00')
  })

  it('are added to by hand from what the rates have', async () => {
    open()
    await press('Use these items')
    await press('Add from rates')
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Storage, \$22\.85 per day/ }))
    expect(names()).toEqual(['Tow', 'Loaded miles', 'Storage'])
    expect(total()).toBe('$207.85')
  })
})
