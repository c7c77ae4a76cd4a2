import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { AccountSection } from './account-section.tsx'
import { BillingFields } from './billing-fields.tsx'
import { blankValues, DispatchFormProvider, useNewDispatchForm } from './dispatch-form.ts'

const exempt = anAccount({ name: 'Lakeview Fleet', taxExempt: true })
const taxed = anAccount({ id: '019f0000-0000-7000-8000-00000000000b', name: 'Old Mill Garage' })

function Bill() {
  const form = useNewDispatchForm({
    initialValues: {
      ...blankValues(0),
      taxPercent: 8.25,
      lineItems: ['Hook-up', 'Miles', 'Winch'].map((name) => ({ name, amount: 10 })),
    },
  })
  return (
    <DispatchFormProvider form={form}>
      <AccountSection call={null} />
      <BillingFields call={null} />
    </DispatchFormProvider>
  )
}

describe('the bill of a new call', () => {
  standInServer(({ url }) => {
    if (url.endsWith(exempt.id)) return { reply: exempt }
    if (url.endsWith(taxed.id)) return { reply: taxed }
    return { reply: [exempt, taxed] }
  })
  const names = () =>
    screen.getAllByPlaceholderText<HTMLInputElement>('Name').map(({ value }) => value)
  const remove = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  const choose = async (name: string) => {
    const account = screen.getByRole<HTMLInputElement>('combobox', { name: 'Account' })
    fireEvent.focus(account)
    await screen.findAllByRole('option', { name, hidden: true })
    fireEvent.change(account, { target: { value: name } })
  }
  const hasTax = (percent: string) =>
    waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Tax percent').value).toBe(percent),
    )

  it('keeps the focus near when an item is removed, so that one goes on by keyboard', async () => {
    show(<Bill />)
    await remove('Remove item 3')
    expect(document.activeElement?.textContent).toBe('Add item')
    await remove('Remove item 1')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove item 1')
    expect(names()).toEqual(['Miles'])
  })

  it('has its tax again when an account that is exempt was chosen by mistake', async () => {
    show(<Bill />)
    await hasTax('8.25%')
    await choose('Lakeview Fleet')
    await hasTax('0%')
    await choose('Old Mill Garage')
    await hasTax('8.25%')
  })
})
