import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import card from '../../ui/record-card.module.css'
import styles from './employee-card.module.css'

/**
 * One of a card's actions. Where it can't be done it stays in its place and says why: to those who
 * point at it, to screen readers, and in words on the card once it is pressed (`onRefused`).
 */
export function CardAction(props: {
  children: string
  /** Of whom; part of the name that is read out. */
  of: string
  icon: ReactNode
  /** Why it can't be done; empty where it can. */
  refusal?: string
  onRefused?: (reason: string) => void
  onPress?: () => void
  /** Where it leads, for an action that is a place. */
  to?: string
}) {
  const { refusal = '', to } = props
  const id = useId()
  const common = {
    'aria-label': `${props.children} ${props.of}`,
    className: `${card.button} ${styles.action}`,
  }
  const words = (
    <>
      {props.icon}
      {props.children}
    </>
  )
  if (refusal) {
    return (
      <>
        <button
          type="button"
          {...common}
          aria-disabled
          aria-describedby={id}
          title={refusal}
          onClick={() => props.onRefused?.(refusal)}
        >
          {words}
        </button>
        <span id={id} hidden>
          {refusal}
        </span>
      </>
    )
  }
  if (to) {
    return (
      <Link {...common} to={to}>
        {words}
      </Link>
    )
  }
  return (
    <button type="button" {...common} onClick={props.onPress}>
      {words}
    </button>
  )
}
