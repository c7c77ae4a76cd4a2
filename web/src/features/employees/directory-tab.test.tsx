import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Employee, Role } from '@towline/contract'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { anEmployee, aPosition, aUser } from '../../testing/staff.ts'
import { DirectoryTab } from './directory-tab.tsx'

// jsdom lays nothing out: every card is as high as a card usually is.
const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(226)
afterAll(() => height.mockRestore())

const DAY = 24 * 3600 * 1000
const june = anEmployee()
const marcus = anEmployee({
  id: '019f0000-0000-7000-8000-000000000012',
  firstName: 'Marcus',
  lastName: 'Reyes',
  email: 'marcus@lonestar.example',
  roles: ['dispatcher'],
  lastLogin: new Date(2026, 10, 21, 9, 5).getTime(),
})
const gone = anEmployee({ firstName: 'Old', lastName: 'Hand', deleted: true })

let people: Employee[] = []
let isSlow = false
beforeEach(() => {
  people = [june, marcus]
  isSlow = false
})
const asked = standInServer(({ method, url, body }) => {
  if (method === 'POST') return { reply: { ...june, ...Object(body) } }
  if (isSlow) return new Promise(() => undefined)
  if (url.endsWith('/positions')) return { reply: [aPosition(june)] }
  return { reply: url.endsWith('/deleted') ? [gone] : people }
})

const open = async (roles: Role[], at = '/directory') => {
  const onWrite = vi.fn()
  show(<DirectoryTab user={aUser(...roles)} home="/dashboard" onWrite={onWrite} />, at)
  await screen.findByRole('list', { name: 'Employees' })
  return { onWrite }
}
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('li')
  if (!card) throw new Error(`there is no card of ${name}`)
  return within(card)
}
const names = (card: ReturnType<typeof cardOf>) => [
  ...card.queryAllByRole('button').map((button) => button.textContent),
]

describe('the directory', () => {
  it('finds a name with and without its accents', async () => {
    people = [june, anEmployee({ ...marcus, lastName: 'Muñoz' })]
    await open(['manager'])
    const find = screen.getByRole('searchbox', { name: 'Find' })
    for (const typed of ['munoz', 'MUÑOZ']) {
      fireEvent.change(find, { target: { value: typed } })
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    }
  })

  it('shows who was last seen when, and Never for who was not', async () => {
    await open(['manager'])
    expect(cardOf('June Park').getByText('Never')).toBeTruthy()
    expect(cardOf('Marcus Reyes').getByText('11/21/2026 9:05 AM')).toBeTruthy()
    expect(cardOf('June Park').getByText('(469) 555-0172')).toBeTruthy()
  })

  it('leads to the driver on the map, and says why where nobody knows the place', async () => {
    await open(['manager'])
    const map = await screen.findByRole('link', { name: 'Map June Park' })
    expect(map.getAttribute('href')).toBe(`/dashboard/map?driver=${june.id}`)
    const none = screen.getByRole('button', { name: 'Map Marcus Reyes' })
    expect(none.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(none)
    const why = cardOf('Marcus Reyes').getByRole('status')
    expect(why.textContent).toMatch(/Marcus Reyes isn’t a driver/)
  })

  it('lets a manager modify and write, and a dispatcher write and change their own record only', async () => {
    const { onWrite } = await open(['manager'])
    expect(screen.getByRole('button', { name: '+ Employee' })).toBeTruthy()
    expect(names(cardOf('June Park'))).toEqual(['Modify', 'Email', 'Message'])
    fireEvent.click(screen.getByRole('button', { name: 'Message June Park' }))
    expect(onWrite).toHaveBeenCalledWith(june, 'text')
    document.body.replaceChildren()
    await open(['dispatcher'])
    expect(screen.queryByRole('button', { name: '+ Employee' })).toBeNull()
    expect(names(cardOf('June Park'))).toEqual(['Email', 'Message'])
    const own = screen.getByRole('link', { name: 'Modify Marcus Reyes' })
    expect(own.getAttribute('href')).toBe('/dashboard/settings/profile')
  })

  it('asks the server for the filter its address names, and brings back whom it shows under Deleted', async () => {
    await open(['manager'], '/directory?show=deleted')
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveProperty('value', 'Deleted')
    expect(names(cardOf('Old Hand'))).toEqual(['Restore'])
    fireEvent.click(screen.getByRole('button', { name: 'Restore Old Hand' }))
    expect(await screen.findByText('Old Hand is back.')).toBeTruthy()
    const save = asked.find(({ method }) => method === 'POST')
    expect(save?.body).toMatchObject({ id: gone.id, deleted: false })
    const lists = asked.filter(({ url }) => url.endsWith('/employee/all/deleted'))
    await waitFor(() => expect(lists.length).toBeGreaterThan(0))
  })

  it('flags licenses from 30 days ahead, on the card and over the list, and opens them there', async () => {
    people = [anEmployee({ licenseExpirationDate: Date.now() - 3 * DAY }), marcus]
    await open(['manager'])
    expect(screen.getByText('Driver licenses to renew')).toBeTruthy()
    expect(cardOf('June Park').getByText(/^License expired on /)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'June Park' }))
    expect(await screen.findByRole('dialog', { name: 'Manage Employee' })).toBeTruthy()
  })

  it('opens who was just saved as they were saved, while the list is still being read again', async () => {
    await open(['manager'])
    const modify = async (name: RegExp) => {
      fireEvent.click(screen.getByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name: 'Manage Employee' }))
    }
    const dialog = await modify(/^Modify June/)
    fireEvent.change(dialog.getByLabelText(/^First Name/), { target: { value: 'Juniper' } })
    isSlow = true
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await modify(/^Modify Juniper/)
    expect(again.getByLabelText<HTMLInputElement>(/^First Name/).value).toBe('Juniper')
  })

  it('keeps to a screenful of cards however many work here, and finds one of them', async () => {
    people = Array.from({ length: 500 }, (_, at) =>
      anEmployee({ id: `019f0000-0000-7000-8000-0000000${1000 + at}0`, lastName: `No ${at}` }),
    )
    await open(['manager'])
    expect(screen.getByText('500 employees')).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find' }), {
      target: { value: 'no 499' },
    })
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(screen.getByText('1 employee')).toBeTruthy()
  })
})
