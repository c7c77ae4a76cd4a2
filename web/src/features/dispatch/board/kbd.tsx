import styles from './kbd.module.css'
import { keyName } from './shortcuts.ts'

/** A key of the keyboard. */
export const Kbd = ({ of }: { of: string }) => <kbd className={styles.key}>{keyName(of)}</kbd>
