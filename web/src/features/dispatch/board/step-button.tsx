import { IconCheck, IconDots } from '@tabler/icons-react'
import type { DispatchCall } from '@towline/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import type { CardDoes } from './card-does.ts'
import styles from './step-button.module.css'
import { isTaken, nextStep, waySteps } from './steps.text.ts'

type Props = { call: DispatchCall; title: string; tabIndex: number; does: CardDoes }

/** The next step of a job in one press, and beside it the menu of all steps and the ways out. */
export function StepButton({ call, title, tabIndex, does }: Props) {
  const [isOpen, setOpen] = useState(false)
  const next = nextStep(call)
  if (!next) return null
  return (
    <span className={styles.pair} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.next}
        aria-label={`${next.name}: ${title}`}
        tabIndex={tabIndex}
        onClick={() => does.step(call, next.step)}
      >
        {next.name}
      </button>
      <button
        type="button"
        className={styles.more}
        aria-label={`More steps for ${title}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        tabIndex={tabIndex}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={16} aria-hidden="true" />
      </button>
      {isOpen && <Menu call={call} title={title} does={does} onClose={() => setOpen(false)} />}
    </span>
  )
}

function Menu(props: Omit<Props, 'tabIndex'> & { onClose: () => void }) {
  const { call, does, onClose } = props
  useFocusReturn()
  const menu = useRef<HTMLDivElement>(null)
  const choose = (run: () => void) => () => {
    onClose()
    run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = items.findIndex((item) => item.matches(':focus'))
    const to = placeAfter(event.key, at, items.length)
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    if (to === null && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (to !== null) items[to]?.focus()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Steps of ${props.title}`}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!menu.current?.contains(relatedTarget)) onClose()
      }}
    >
      {waySteps.map(({ step, name }, index) => (
        <button
          key={step}
          type="button"
          role="menuitem"
          // biome-ignore lint/a11y/noAutofocus: a menu that opens takes the focus to its first choice
          autoFocus={index === 0}
          className={styles.choice}
          onClick={choose(() => does.step(call, step))}
        >
          {name}
          {isTaken(call, step) && <IconCheck size={15} aria-label="done" />}
        </button>
      ))}
      <hr className={styles.line} />
      <button
        type="button"
        role="menuitem"
        className={styles.choice}
        data-danger
        onClick={choose(() => does.cancel(call))}
      >
        Cancel…
      </button>
      <button
        type="button"
        role="menuitem"
        className={styles.choice}
        data-danger
        onClick={choose(() => does.step(call, 'goneOnArrival'))}
      >
        Gone on arrival
      </button>
    </div>
  )
}

function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
