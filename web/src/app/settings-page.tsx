import { useEffect, useRef } from 'react'
import { type MetaFunction, Navigate, NavLink, Outlet, useLocation, useParams } from 'react-router'
import { useLoggedInUser } from '../platform/session.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './settings-page.module.css'
import { settingsTabsFor } from './settings-tabs.ts'

export const meta: MetaFunction = () => [{ title: 'Settings · Towline' }]

/** The Settings section: its tabs, and the one the address names. */
export default function SettingsPage() {
  const user = useLoggedInUser()
  const { id } = useParams()
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const home = `/customer/dashboard/${id}/settings`
  const shown = settingsTabsFor(user?.roles ?? [])
  const asked = pathname.slice(home.length + 1).replace(/\/$/, '')
  const [first] = shown
  // On a phone the bar is wider than the screen: the chosen tab comes into sight, all of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another chosen tab
  useEffect(() => {
    const show = () => bar.current && showChosen(bar.current)
    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [pathname])
  // Without a tab in the address, or with one that is not for this person, their first one is shown.
  if (first && !shown.some(({ path }) => path === asked))
    return <Navigate to={`${home}/${first.path}`} replace />
  return (
    <>
      <PageHeading>Settings</PageHeading>
      <nav ref={bar} aria-label="Settings" className={styles.tabs}>
        <ul>
          {shown.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={`${home}/${path}`} className={() => styles.tab}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  )
}

/** Moves the bar sideways, and the page not at all, until all of the chosen tab shows. */
function showChosen(bar: HTMLElement): void {
  const tab = bar.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = bar.getBoundingClientRect()
  if (tab.left < left) bar.scrollLeft -= left - tab.left + BESIDE
  else if (tab.right > right) bar.scrollLeft += tab.right - right + BESIDE
}

/** How much of the tab beside it shows as well, in px. */
const BESIDE = 24
