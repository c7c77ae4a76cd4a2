import { IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from './toast-stack.module.css'
import { drop, type Toast, toastStore } from './toasts.ts'

/** The toasts of the board. They are spoken politely, and stay while one points at them or is in them. */
export function ToastStack() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  return (
    <section aria-label="Notices" className={styles.stack}>
      <div aria-live="polite">
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
}

function OneToast({ toast }: { toast: Toast }) {
  const { id, kind, text, lasts, action } = toast
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => drop(id), lasts)
    return () => clearTimeout(timer)
  }, [id, lasts, isHeld])
  const Icon = kind === 'error' ? IconAlertTriangle : IconInfoCircle
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it
    <div
      className={styles.toast}
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} stroke={2.2} aria-hidden="true" />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            drop(id)
            action.run()
          }}
        >
          {action.name}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Close message"
        onClick={() => drop(id)}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
