import './desk.css'
import { useState } from 'react'
import { type MetaFunction, Navigate, Outlet, useLocation, useParams } from 'react-router'
import { callsLive } from '../features/calls/index.ts'
import { useCompany } from '../features/company/index.ts'
import { dispatchLive } from '../features/dispatch/index.ts'
import { PhoneProvider, usePhone } from '../features/voice/index.ts'
import { LiveProvider } from '../platform/live-provider.tsx'
import { loginAddress } from '../platform/login-address.ts'
import { loggedInUser } from '../platform/session.ts'
import { Failed } from '../ui/failed.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import styles from './desk-layout.module.css'
import { DeskMenu, DeskMenuDrawer } from './desk-menu.tsx'
import { DeskNotices } from './desk-notices.tsx'
import { DeskTopBar } from './desk-top-bar.tsx'
import { useMenuState } from './use-menu-state.ts'

export const meta: MetaFunction = () => [{ title: 'Dashboard · Towline' }]

const liveRules = [...dispatchLive, ...callsLive]

/** The desk of the signed-in company: top bar, menu, phone and live wire around its sections. */
export default function DeskLayout() {
  const { pathname, search } = useLocation()
  const { id } = useParams()
  const user = loggedInUser()
  if (!user) return <Navigate to={loginAddress(pathname + search)} replace />
  if (user.companyId !== id)
    return <Navigate to={`/customer/dashboard/${user.companyId}`} replace />
  return (
    <LiveProvider companyId={user.companyId} rules={liveRules}>
      <PhoneProvider>
        <Desk userName={user.name} companyId={user.companyId} />
      </PhoneProvider>
    </LiveProvider>
  )
}

function Desk(props: { userName: string; companyId: string }) {
  const company = useCompany()
  const menu = useMenuState()
  const phone = usePhone()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const home = `/customer/dashboard/${props.companyId}`
  return (
    <div
      className={styles.desk}
      data-collapsed={menu.collapsed || undefined}
      data-phone={phone.shown || undefined}
    >
      <SkipLink />
      <DeskTopBar
        company={company.data}
        userName={props.userName}
        onOpenMenu={() => setDrawerOpen(true)}
      />
      <DeskMenu home={home} collapsed={menu.collapsed} onToggle={menu.toggle} />
      <DeskMenuDrawer home={home} opened={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <div className={styles.body}>
        <DeskNotices home={home} sandbox={company.data?.sandbox ?? []} />
        <main id="content" className={styles.main}>
          {company.error && <Failed error={company.error} onRetry={() => void company.refetch()} />}
          <Outlet />
        </main>
        <footer className={styles.footer}>
          © {new Date().getFullYear()} Towline. All rights reserved.
        </footer>
      </div>
    </div>
  )
}
