import { screen } from '@testing-library/react'
import type { Role } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { aUser } from '../testing/staff.ts'
import SettingsPage from './settings-page.tsx'

function openAs(roles: Role[], tab: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: this is where the page reads it
  document.cookie = `loggedInUser=${encodeURIComponent(JSON.stringify(aUser(...roles)))}`
  const home = '/customer/dashboard/undefined/settings'
  const shown = show(<SettingsPage />, `${home}${tab}`)
  const names = screen.queryAllByRole('link').map((link) => link.textContent)
  return { names, path: shown.address().pathname.replace(home, '') }
}

describe('the tabs of Settings', () => {
  it('are for those whose role allows them', () => {
    expect(openAs(['dispatcher'], '/trucks').names.slice(0, 3)).toEqual([
      'Directory',
      'Trucks',
      'Profile',
    ])
  })

  it('are the profile alone for a driver, wherever they came from', () => {
    expect(openAs(['driver'], '/profile').names).toEqual(['Profile'])
    expect(openAs(['driver'], '/directory').path).toBe('/profile')
  })

  it('begin with the first one where the address names none', () => {
    expect(openAs(['manager'], '').path).toBe('/directory')
  })
})
