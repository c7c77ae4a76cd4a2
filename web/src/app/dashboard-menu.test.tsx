import { screen } from '@testing-library/react'
import type { Role } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { DashboardMenu } from './dashboard-menu.tsx'
import { type MenuBadge, menuBadges } from './dock/use-desk-news.ts'

const sectionsOf = (roles: Role[], badges: Record<string, MenuBadge> = {}) => {
  show(
    <DashboardMenu
      home="/dashboard"
      roles={roles}
      badges={badges}
      collapsed={false}
      onToggle={() => undefined}
    />,
  )
  return screen.queryAllByRole('link').map((link) => link.textContent)
}

describe('the menu of the dashboard', () => {
  it('leads a dispatcher to the sections they may use', () => {
    const shown = sectionsOf(['dispatcher'])
    expect(shown.slice(0, 5)).toEqual(['Dashboard', 'Dispatching', 'Map', 'Calls', 'Accounts'])
  })

  it('says at each section what waits there', () => {
    const live = [
      {
        id: '019f0000-0000-7000-8000-000000000001',
        fromNumber: '',
        startedDate: 1,
        standing: 'agent' as const,
        customerName: '',
        pickup: '',
        towReason: '',
        vehicle: '',
        asking: '',
        dangers: ['fire'],
        isEmergency: true,
        dispatchCallId: '',
      },
    ]
    const badges = menuBadges({ customers: [], unread: 2, alarms: [], live })
    const shown = sectionsOf(['dispatcher'], badges)
    expect(shown.slice(1, 4)).toEqual([
      'Dispatching22 unread messages',
      'Map',
      'Calls11 live call, danger',
    ])
    expect(menuBadges({ customers: [], unread: 0, alarms: [], live: [] })).toEqual({})
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
        badges={{}}
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
