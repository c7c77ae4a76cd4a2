import { Button } from '@mantine/core'
import { Link, Outlet, useLocation } from 'react-router'
import { ColourSchemeSwitch } from '../ui/colour-scheme-switch.tsx'
import { Logo } from '../ui/logo.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { useScrolled } from '../ui/use-scrolled.ts'
import styles from './public-layout.module.css'

/** The bar above and the footer below every public page. */
export default function PublicLayout() {
  const scrolled = useScrolled()
  const atHome = useLocation().pathname === '/'
  return (
    <div className={styles.page} data-home={atHome || undefined}>
      <SkipLink />
      <header className={styles.bar} data-scrolled={scrolled || undefined}>
        <div className={styles.inner}>
          <Link to="/" className={styles.home} aria-label="Towline, home">
            <Logo />
          </Link>
          <nav aria-label="Main" className={styles.links}>
            <Link to="/#features" className={styles.anchor}>
              Features
            </Link>
            <Link to="/#pricing" className={styles.anchor}>
              Pricing
            </Link>
            <Link to="/login">Login</Link>
          </nav>
          <Button component={Link} to="/register/trial" color="amber.4" size="sm">
            Get Started
          </Button>
          <span className={styles.scheme}>
            <ColourSchemeSwitch />
          </span>
        </div>
      </header>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.footerInner}>
          <Logo />
          <p>
            The voice that answers the phone is an AI agent, powered by the built-in Towline mind or
            the AI provider your company connects. Callers are told so.
          </p>
          <p>© {new Date().getFullYear()} Towline</p>
        </div>
      </footer>
    </div>
  )
}
