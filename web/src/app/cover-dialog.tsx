import type { ReactNode } from 'react'
import { loginAddress } from '../platform/login-address.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './sign-in-again.module.css'

/** Above every other dialog of the page. */
const LAYER = 1_000

/** Covers the whole page, its open dialogs too; nothing but what stands in it takes it away. */
export function CoverDialog(props: { title: string; size: number; children: ReactNode }) {
  return (
    <Dialog
      onClose={() => undefined}
      zIndex={LAYER}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      overlayProps={{ blur: 6 }}
      classNames={{ title: styles.title }}
      {...props}
    />
  )
}

/** Goes to another address with a page of its own. */
export const leave = (address: string): void => window.location.assign(address)

/** Where somebody logs in who then comes back to this page. */
export const loginToHere = (): string =>
  loginAddress(window.location.pathname + window.location.search)
