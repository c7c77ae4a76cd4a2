import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { blankValues, DispatchFormProvider, useNewDispatchForm } from './dispatch-form.ts'
import { VehicleSection } from './vehicle-section.tsx'

function Vehicle() {
  const form = useNewDispatchForm({ initialValues: blankValues(0) })
  return (
    <DispatchFormProvider form={form}>
      <VehicleSection />
    </DispatchFormProvider>
  )
}
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

it('says whether the check digit fits, and fills in the year and make that are empty', async () => {
  show(<Vehicle />)
  await screen.findByLabelText('VIN')
  type('VIN', '5yjsa1dg9dfp14705')
  expect(field('VIN').value).toBe('5YJSA1DG9DFP14705')
  screen.getByText('Check digit OK.')
  expect([field('Year').value, field('Make').value]).toEqual(['2013', 'Tesla'])
  type('VIN', '5YJSA1DG8DFP14705')
  screen.getByText('The check digit doesn’t match. Check for a typo.')
})

it('offers the year and make of the VIN where something else was typed', async () => {
  show(<Vehicle />)
  await screen.findByLabelText('VIN')
  type('Year', '2014')
  type('VIN', '5YJSA1DG9DFP14705')
  expect(field('Year').value).toBe('2014')
  fireEvent.click(screen.getByRole('button', { name: 'Use 2013 Tesla from the VIN' }))
  expect([field('Year').value, field('Make').value]).toEqual(['2013', 'Tesla'])
})
