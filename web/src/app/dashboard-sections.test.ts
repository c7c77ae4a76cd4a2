import { describe, expect, it } from 'vitest'
import { otherSection, sectionsFor } from './dashboard-sections.ts'

const names = (roles: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(roles).map(({ name }) => name)

describe('the sections of the dashboard', () => {
  it('are the whole dashboard for a manager, their own jobs for a driver, and both for who is both', () => {
    expect(names(['manager'])).toEqual([
      'Dashboard',
      'Dispatching',
      'Map',
      'Calls',
      'Accounts',
      'Impounds',
      'Invoices',
      'Reports',
      'Test your agent',
      'Settings',
    ])
    expect(names(['dispatcher'])).not.toContain('Test your agent')
    expect(names(['driver'])).toEqual(['My jobs', 'Settings'])
    expect(names(['manager', 'driver'])).toContain('My jobs')
  })

  it('lead a driver from every page of the dashboard to their jobs', () => {
    for (const path of [
      '',
      '/',
      '/dispatching',
      '/map',
      '/calls',
      '/sandbox',
      '/invoices',
      '/reports',
    ])
      expect(otherSection(['driver'], path), path).toBe('/jobs')
    for (const path of ['/jobs', '/settings', '/settings/profile'])
      expect(otherSection(['driver'], path), path).toBeNull()
  })

  it('keep reports to managers', () => {
    expect(names(['dispatcher'])).not.toContain('Reports')
    expect(otherSection(['dispatcher'], '/reports')).toBe('')
    expect(otherSection(['manager'], '/reports')).toBeNull()
  })

  it('lead a dispatcher nowhere else', () => {
    for (const path of ['', '/dispatching', '/calls', '/impounds', '/settings/company'])
      expect(otherSection(['dispatcher'], path), path).toBeNull()
  })
})
