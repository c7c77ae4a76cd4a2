import { screen } from '@testing-library/react'
import type { Role } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { DeskMenu } from './desk-menu.tsx'

const sectionsOf = (roles: Role[]) => {
  show(<DeskMenu home="/desk" roles={roles} collapsed={false} onToggle={() => undefined} />)
  return screen.queryAllByRole('link').map((link) => link.textContent)
}

describe('the menu of the desk', () => {
  it('leads a dispatcher to the sections he may use', () => {
    const shown = sectionsOf(['dispatcher'])
    expect(shown.slice(0, 4)).toEqual(['Dashboard', 'Dispatching', 'Map', 'Accounts'])
  })

  it('hides from a driver what he may not use', () => {
    const shown = sectionsOf(['driver'])
    for (const name of ['Dashboard', 'Dispatching', 'Map', 'Accounts'])
      expect(shown).not.toContain(name)
  })

  it('leads to the first tab of Settings at once, and stays there on the others', () => {
    const menu = (
      <DeskMenu home="/desk" roles={['driver']} collapsed={false} onToggle={() => undefined} />
    )
    show(menu, '/desk/settings/trucks')
    const entry = screen.getByRole('link', { name: 'Settings' })
    expect(entry.getAttribute('href')).toBe('/desk/settings/profile')
    expect(entry.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'My jobs' }).getAttribute('aria-current')).toBeNull()
  })
})
