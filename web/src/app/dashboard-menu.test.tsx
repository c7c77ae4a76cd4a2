import { screen } from '@testing-library/react'
import type { Role } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { DashboardMenu } from './dashboard-menu.tsx'

const sectionsOf = (roles: Role[]) => {
  show(
    <DashboardMenu home="/dashboard" roles={roles} collapsed={false} onToggle={() => undefined} />,
  )
  return screen.queryAllByRole('link').map((link) => link.textContent)
}

describe('the menu of the dashboard', () => {
  it('leads a dispatcher to the sections they may use', () => {
    const shown = sectionsOf(['dispatcher'])
    expect(shown.slice(0, 5)).toEqual(['Dashboard', 'Dispatching', 'Map', 'Calls', 'Accounts'])
  })

  it('hides from a driver what they may not use', () => {
    const shown = sectionsOf(['driver'])
    for (const name of ['Dashboard', 'Dispatching', 'Map', 'Accounts'])
      expect(shown).not.toContain(name)
  })

  it('leads to the first tab of Settings at once, and stays there on the others', () => {
    const menu = (
      <DashboardMenu
        home="/dashboard"
        roles={['driver']}
        collapsed={false}
        onToggle={() => undefined}
      />
    )
    show(menu, '/dashboard/settings/trucks')
    const entry = screen.getByRole('link', { name: 'Settings' })
    expect(entry.getAttribute('href')).toBe('/dashboard/settings/profile')
    expect(entry.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'My jobs' }).getAttribute('aria-current')).toBeNull()
  })
})
