import { IconMenu2, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { mainLinks } from '../features/site/site.text.ts'
import styles from './public-menu.module.css'
import { SignInLink } from './sign-in-link.tsx'

const ID = 'menu'

/** The menu of the public site on a phone. The browser opens and closes it, also without JavaScript. */
export function PublicMenu() {
  const menu = useRef<HTMLDivElement>(null)
  // Links within the page leave it open; the browser closes it for none of them.
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={ID} aria-label="Menu">
        <IconMenu2 size={26} stroke={1.8} aria-hidden="true" />
      </button>
      <div ref={menu} id={ID} popover="auto" className={styles.menu}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <IconX size={26} stroke={1.8} aria-hidden="true" />
        </button>
        <nav aria-label="Menu" className={styles.links}>
          {mainLinks.map(({ to, name }) => (
            <Link key={to} to={to} onClick={close}>
              {name}
            </Link>
          ))}
          <SignInLink onClick={close} />
          <Link to="/#pricing" className={styles.start} onClick={close}>
            Get Started
          </Link>
        </nav>
      </div>
    </>
  )
}
