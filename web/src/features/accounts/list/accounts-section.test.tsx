import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Account } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAccount } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { AccountsSection } from './accounts-section.tsx'

const id = (last: number) => `019f0000-0000-7000-8000-0000000${10_000 + last}`
const dana = { id: id(1), firstName: 'Dana', lastName: 'Whitfield' }

const garage = anAccount({
  id: id(2),
  name: 'Old Mill Garage',
  type: 'Repair Shop',
  accountManagerId: dana.id,
  address: '12 Mill Rd',
  city: 'Little Elm',
  state: 'TX',
  zip: '',
  contactPhoneNumber: '4695550157',
  isCallOut: true,
})
const gone = anAccount({
  id: id(3),
  name: 'Gone',
  isDeleted: true,
  disabled: true,
  isActive: false,
})
const placeholder = anAccount({ id: id(4), name: 'No Account Specified', isPlaceholder: true })

let accounts: Account[] = []
let isBroken = false
// jsdom lays nothing out, so there is nothing to scroll.
window.scrollTo = () => undefined
beforeEach(() => {
  accounts = [garage, gone, placeholder]
  isBroken = false
})

const asked = standInServer(({ url, body }) => {
  if (url.endsWith('/vendor/types')) return { reply: [{ value: 'Police', label: 'Police' }] }
  if (url.endsWith('/employee/all/manager')) return { reply: [dana] }
  if (url.endsWith(garage.id)) return { reply: garage }
  if (isBroken) return { status: 403, reply: { error: 'forbidden' } }
  return { reply: pageOf(Object(body)) }
})

function pageOf({ before, limit, name }: { before?: string; limit: number; name?: string }) {
  const found = accounts.filter((account) => account.name.includes(name ?? ''))
  const from = found.findIndex((account) => account.id === before) + 1
  return found.slice(from, from + limit)
}
const searches = () =>
  asked.filter(({ url }) => url.endsWith('/byCriteria')).map(({ body }) => body)
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest<HTMLElement>('[aria-posinset]') ?? heading)
}

describe('the list of accounts', () => {
  it('says it is loading, and then shows each account with what is known of it', async () => {
    show(<AccountsSection />)
    expect(screen.getByText('Loading accounts…')).toBeTruthy()
    const shown = await card('Old Mill Garage')
    for (const words of ['Repair Shop', '12 Mill Rd, Little Elm, TX', '(469) 555-0157', 'Active'])
      expect(shown.getByText(words)).toBeTruthy()
    expect(shown.getByText('Call Out')).toBeTruthy()
    expect(await shown.findByText('Manager: Dana Whitfield')).toBeTruthy()

    const removed = await card('Gone')
    expect(removed.getByText('No address provided')).toBeTruthy()
    expect(removed.getByText('Deleted')).toBeTruthy()
    expect(removed.getByText('Disabled')).toBeTruthy()
    expect(removed.queryByText('Active')).toBeNull()
  })

  it('leads to the details of every account but the placeholder', async () => {
    const { address } = show(<AccountsSection />)
    const none = await card('No Account Specified')
    expect(none.queryByRole('link')).toBeNull()
    expect(none.getByRole('button', { name: /View Details/ })).toHaveProperty('disabled', true)
    fireEvent.click((await card('Old Mill Garage')).getByRole('link', { name: 'Old Mill Garage' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Account' })).toBeTruthy()
    expect(address().search).toBe(`?account=${garage.id}`)
  })

  it('is filtered by name half a second after the last letter, and keeps that in its address', async () => {
    const { address } = show(<AccountsSection />)
    await card('Gone')
    const field = screen.getByRole('searchbox', { name: 'Display By Name' })
    for (const value of ['M', 'Mi', 'Mill ']) fireEvent.change(field, { target: { value } })
    expect(searches()).toEqual([{ limit: 60 }])
    await waitFor(() => expect(screen.queryByText('Gone')).toBeNull())
    expect(searches()).toEqual([{ limit: 60 }, { limit: 60, name: 'Mill' }])
    expect(address().search).toBe('?name=Mill')
  })

  it('asks for the type and the manager its address names', async () => {
    show(<AccountsSection />, `/?type=Police&manager=${dana.id}`)
    await waitFor(() =>
      expect(searches()).toEqual([{ type: 'Police', accountManagerId: dana.id, limit: 60 }]),
    )
    expect(await screen.findByDisplayValue('Police')).toBeTruthy()
    expect(await screen.findByDisplayValue('Dana Whitfield')).toBeTruthy()
  })

  it('says that nothing matches, and shows all again', async () => {
    show(<AccountsSection />, '/?name=zzz')
    fireEvent.click(await screen.findByRole('button', { name: 'Show all accounts' }))
    await card('Gone')
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Display By Name' })).toHaveProperty(
        'value',
        '',
      ),
    )
  })

  it('says why it cannot be read', async () => {
    isBroken = true
    show(<AccountsSection />)
    expect((await screen.findByRole('alert')).textContent).toMatch('Your role doesn’t allow this')
  })
})
