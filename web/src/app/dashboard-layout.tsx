import './dashboard.css'
import { type LoggedInUser, may } from '@towline/contract'
import { useState } from 'react'
import { type MetaFunction, Navigate, Outlet, useLocation, useParams } from 'react-router'
import { useCompany } from '../features/company/index.ts'
import { PhoneProvider, usePhone } from '../features/voice/index.ts'
import { LiveProvider } from '../platform/live-provider.tsx'
import { loginAddress } from '../platform/login-address.ts'
import { useLoggedInUser } from '../platform/session.ts'
import { Failed } from '../ui/failed.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import styles from './dashboard-layout.module.css'
import { DashboardMenu, DashboardMenuDrawer } from './dashboard-menu.tsx'
import { DashboardNotices } from './dashboard-notices.tsx'
import { otherSection } from './dashboard-sections.ts'
import { DashboardTopBar } from './dashboard-top-bar.tsx'
import { liveRulesFor } from './live-rules.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { SomebodyElse } from './somebody-else.tsx'
import { useFolded } from './use-folded.ts'
import { useMenuState } from './use-menu-state.ts'
import { usePrefetch } from './use-prefetch.ts'
import { usePresentUser } from './use-present-user.ts'

export const meta: MetaFunction = () => [{ title: 'Dashboard · Towline' }]

/** The dashboard of the signed-in company: top bar, menu, phone and live wire around its sections. */
export default function DashboardLayout() {
  const { pathname, search } = useLocation()
  const { id } = useParams()
  // Of a session that ended or was replaced in another tab the open page is kept, see SignInAgain and SomebodyElse.
  const user = useLoggedInUser()
  if (!user) return <Navigate to={loginAddress(pathname + search)} replace />
  if (user.companyId !== id)
    return <Navigate to={`/customer/dashboard/${user.companyId}`} replace />
  return (
    <LiveProvider companyId={user.companyId} employeeId={user.id} rules={liveRulesFor(user.roles)}>
      <PhoneProvider>
        <Dashboard user={user} />
        <SignInAgain user={user} />
        <SomebodyElse user={user} />
      </PhoneProvider>
    </LiveProvider>
  )
}

function Dashboard({ user }: { user: LoggedInUser }) {
  const company = useCompany()
  const menu = useMenuState()
  const phone = usePhone()
  usePrefetch(user)
  usePresentUser()
  const [isFolded, fold] = useFolded('sandbox')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const { pathname } = useLocation()
  const home = `/customer/dashboard/${user.companyId}`
  const elsewhere = otherSection(user.roles, pathname.slice(home.length))
  if (elsewhere !== null) return <Navigate to={`${home}${elsewhere}`} replace />
  return (
    <div
      className={styles.dashboard}
      data-collapsed={menu.collapsed || undefined}
      data-phone={phone.shown || undefined}
    >
      <SkipLink />
      <DashboardTopBar
        company={company.data}
        userName={user.name}
        mayTestCall={may(user.roles, 'phone.ring')}
        onOpenMenu={() => setDrawerOpen(true)}
        onUnfold={isFolded ? fold : null}
      />
      <DashboardMenu
        home={home}
        roles={user.roles}
        collapsed={menu.collapsed}
        onToggle={menu.toggle}
      />
      <DashboardMenuDrawer
        home={home}
        roles={user.roles}
        userName={user.name}
        opened={drawerOpen}
        onClose={() => setDrawerOpen(false)}
      />
      <div className={styles.body}>
        <DashboardNotices
          company={company.data}
          outbox={may(user.roles, 'sandbox.read') ? `${home}/sandbox` : null}
          subscription={may(user.roles, 'billing.write') ? `${home}/settings/subscription` : null}
          mayConfirm={may(user.roles, 'company.write')}
          isFolded={isFolded}
          onFold={fold}
        />
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
