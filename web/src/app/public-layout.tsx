import { useEffect } from 'react'
import { Link, Outlet } from 'react-router'
import { resumeSending } from '../features/site/resume-sending.ts'
import { legalLinks, mainLinks } from '../features/site/site.text.ts'
import { poweredBy } from '../platform/powered-by.ts'
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx'
import { Logo } from '../ui/logo.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { useScrolled } from '../ui/use-scrolled.ts'
import styles from './public-layout.module.css'
import { PublicMenu } from './public-menu.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** Says so to the page's own start, which keeps what was pressed before. */
const tellAlive = () => void window.dispatchEvent(new Event('towline:alive'))

/** The bar above and the footer below every public page. No path of the dashboard or of a customer lies in it. */
export default function PublicLayout() {
  const scrolled = useScrolled()
  useEffect(resumeSending, [])
  useEffect(tellAlive, [])
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.bar} data-scrolled={scrolled || undefined}>
        <div className={styles.inner}>
          <Link to="/" className={styles.home} aria-label="Towline, home">
            <Logo />
          </Link>
          <nav aria-label="Main" className={styles.links}>
            {mainLinks.map(({ to, name }) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </nav>
          <Link to="/#pricing" className={styles.start}>
            Get Started
          </Link>
          <SignInLink className={styles.login} />
          <span className={styles.scheme}>
            <ColorSchemeSwitch />
          </span>
          <PublicMenu />
        </div>
      </header>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.footerInner}>
          <div className={styles.who}>
            <Logo />
            <p>
              {poweredBy()} Calls are answered by an automated assistant, and it tells every caller
              so.
            </p>
          </div>
          <nav aria-label="Footer" className={styles.footerLinks}>
            {[...mainLinks, ...legalLinks].map(({ to, name }) => (
              <Link key={to} to={to}>
                {name}
              </Link>
            ))}
          </nav>
          {/* The page may have been made in another year than it is read in. */}
          <p className={styles.copyright} suppressHydrationWarning>
            © {new Date().getFullYear()} Towline
          </p>
        </div>
      </footer>
    </div>
  )
}
