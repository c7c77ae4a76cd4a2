import './dashboard.css'
import { type LoggedInUser, may } from '@towline/contract'
import { lazy, Suspense, useState } from 'react'
import { type MetaFunction, Navigate, Outlet, useLocation, useParams } from 'react-router'
import { useCompany } from '../features/company/index.ts'
import { PhoneProvider, usePhone } from '../features/voice/index.ts'
import { LiveProvider } from '../platform/live-provider.tsx'
import { loginAddress } from '../platform/login-address.ts'
import { useLoggedInUser } from '../platform/session.ts'
import { loadDialog } from '../ui/dialog.tsx'
import { Failed } from '../ui/failed.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import styles from './dashboard-layout.module.css'
import { DashboardMenu } from './dashboard-menu.tsx'
import { DashboardNotices } from './dashboard-notices.tsx'
import { otherSection, sectionAt } from './dashboard-sections.ts'
import { DashboardTopBar } from './dashboard-top-bar.tsx'
import {
  listedBeside,
  menuBadges,
  useDeskNews,
  useDeskSounds,
  worksAtDesk,
} from './dock/use-desk-news.ts'
import { DockContext, useDockState } from './dock/use-dock.ts'
import { liveRulesFor } from './live-rules.ts'
import { loadSignIn, SignInAgain } from './sign-in-again.tsx'
import { SomebodyElse } from './somebody-else.tsx'
import { useFolded } from './use-folded.ts'
import { useMenuState } from './use-menu-state.ts'
import { usePrefetch } from './use-prefetch.ts'
import { usePresentUser } from './use-present-user.ts'

export const meta: MetaFunction = () => [{ title: 'Dashboard · Towline' }]

const loadMenuDrawer = () => import('./dashboard-menu-drawer.tsx')
const MenuDrawer = lazy(async () => ({ default: (await loadMenuDrawer()).DashboardMenuDrawer }))

// It comes a moment after the section that it stands beside.
const Dock = lazy(async () => ({ default: (await import('./dock/dock.tsx')).Dock }))

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

/** What opens over a section is there before somebody wants it. */
const whatOpens = [loadDialog, loadSignIn, loadMenuDrawer]

function Dashboard({ user }: { user: LoggedInUser }) {
  const company = useCompany()
  const menu = useMenuState()
  const phone = usePhone()
  usePrefetch(user, whatOpens)
  usePresentUser()
  const [isFolded, fold] = useFolded('sandbox')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const { pathname } = useLocation()
  const home = `/customer/dashboard/${user.companyId}`
  const section = sectionAt(pathname.slice(home.length))
  const { dock, news } = useDeskOf(user, section)
  const elsewhere = otherSection(user.roles, pathname.slice(home.length))
  if (elsewhere !== null) return <Navigate to={`${home}${elsewhere}`} replace />
  const badges = menuBadges(news)
  return (
    <DockContext value={dock}>
      <div
        className={styles.dashboard}
        data-collapsed={menu.collapsed || undefined}
        data-phone={phone.shown || undefined}
        data-dock={dock.isShown || undefined}
      >
        <SkipLink />
        <DashboardTopBar
          company={company.data}
          userName={user.name}
          mayTestCall={may(user.roles, 'phone.ring')}
          onOpenMenu={() => setDrawerOpen(true)}
          onUnfold={isFolded ? fold : null}
          dock={
            worksAtDesk(user)
              ? {
                  isShown: dock.isShown,
                  waiting: Object.values(badges).reduce((sum, { count }) => sum + count, 0),
                  toggle: dock.toggle,
                }
              : null
          }
        />
        <DashboardMenu
          home={home}
          roles={user.roles}
          badges={badges}
          collapsed={menu.collapsed}
          onToggle={menu.toggle}
        />
        {drawerOpen && (
          <Suspense>
            <MenuDrawer
              home={home}
              roles={user.roles}
              badges={badges}
              userName={user.name}
              onClose={() => setDrawerOpen(false)}
            />
          </Suspense>
        )}
        <div className={styles.body}>
          <DashboardNotices
            company={company.data}
            outbox={may(user.roles, 'sandbox.read') ? `${home}/sandbox` : null}
            subscription={may(user.roles, 'billing.write') ? `${home}/settings/subscription` : null}
            twoStep={user.roles.includes('manager') ? `${home}/settings/profile` : null}
            mayConfirm={may(user.roles, 'company.write')}
            isFolded={isFolded}
            onFold={fold}
          />
          <main id="content" className={styles.main}>
            {company.error && (
              <Failed error={company.error} onRetry={() => void company.refetch()} />
            )}
            <Outlet />
          </main>
          <footer className={styles.footer}>
            © {new Date().getFullYear()} Towline. All rights reserved.
          </footer>
        </div>
        {dock.isShown && (
          <Suspense fallback={<DockOnItsWay isList={!dock.docked} />}>
            <Dock news={news} userName={user.name} section={section} />
          </Suspense>
        )}
      </div>
    </DockContext>
  )
}

/** What it lists stands nowhere else already now, so that nothing moves away from under a pointer when it comes. */
const DockOnItsWay = ({ isList }: { isList: boolean }) => (
  <aside aria-label="Calls and chats" data-dock-list={isList || undefined} />
)

/** What stands beside every section for somebody, with what is in it; its sounds are heard whether it is shown or not. */
function useDeskOf(user: LoggedInUser, section: string) {
  const wanted = worksAtDesk(user)
  const phone = usePhone()
  const news = useDeskNews(wanted)
  const hasNews = !listedBeside(news, section).isQuiet
  const dock = useDockState({ hasNews, isCrowded: phone.shown })
  useDeskSounds(wanted, news, dock.docked?.kind === 'job' ? dock.docked.id : null)
  return { dock, news }
}
