import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../testing/server.ts'
import { show } from '../testing/show.tsx'
import { aUser } from '../testing/staff.ts'
import { usePrefetch } from './use-prefetch.ts'

const dana = aUser('manager')
const home = `/customer/dashboard/${dana.companyId}`
const asked = standInServer(() => ({ reply: [] }))
const reads = () => asked.map(({ url }) => url.replace(/.*\/towline\//, '')).sort()

const none: [] = []

function Dashboard() {
  usePrefetch(dana, none)
  return (
    <>
      <Link to={`${home}/accounts`}>Accounts</Link>
      <Link to={`${home}/settings/trucks`}>
        <span>Trucks</span>
      </Link>
      <Link to={`${home}/settings/directory?show=deleted`}>Removed people</Link>
      <Link to="/contact">Contact</Link>
    </>
  )
}

describe('what a page of the dashboard reads first', () => {
  beforeEach(() => void show(<Dashboard />))

  it('is asked for when a link to it is pointed at, and not again while it is fresh', async () => {
    const link = screen.getByRole('link', { name: 'Accounts' })
    fireEvent.pointerOver(link)
    const first = ['api/vault/Vendor/byCriteria', 'employee/all/manager', 'vendor/types']
    await waitFor(() => expect(reads()).toEqual(first))
    fireEvent.pointerOver(link)
    fireEvent.focusIn(link)
    expect(reads()).toEqual(first)
  })

  it('is asked for when a link to it is reached by key, whatever is in the link', async () => {
    fireEvent.focusIn(screen.getByText('Trucks'))
    await waitFor(() => expect(reads()).toEqual(['truck/all/active']))
  })

  it('is not asked for by links that lead elsewhere', () => {
    for (const name of ['Removed people', 'Contact'])
      fireEvent.pointerOver(screen.getByRole('link', { name }))
    expect(reads()).toEqual([])
  })
})
