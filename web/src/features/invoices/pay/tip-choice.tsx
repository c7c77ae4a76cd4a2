import { useId } from 'react'
import { cents, type PayText } from './pay.text.ts'
import styles from './pay-page.module.css'

/** Tips that are one press away, in cents. */
const READY = [500, 1000, 2000]

/** A tip as it was chosen: one of those ready, or typed. */
export type Tip = { chosen: number | 'other'; typed: string }
export const NO_TIP: Tip = { chosen: 0, typed: '' }

/** Whether to add a tip for the driver. None is, until somebody chooses one. */
export function TipChoice(props: {
  tip: Tip
  isWrong: boolean
  driverName: string
  text: PayText
  onTip: (tip: Tip) => void
}) {
  const { tip, isWrong, driverName, text, onTip } = props
  const name = useId()
  const choices = [...[0, ...READY], 'other' as const]
  const label = (choice: (typeof choices)[number]) => {
    if (choice === 'other') return text.other
    return choice === 0 ? text.noTip : cents(choice).replace('.00', '')
  }
  return (
    <fieldset className={styles.tip}>
      <legend>{driverName ? text.tipFor(driverName) : text.tip}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={tip.chosen === choice}
              onChange={() => onTip({ ...tip, chosen: choice })}
            />
            <span>{label(choice)}</span>
          </label>
        ))}
      </div>
      {tip.chosen === 'other' && (
        <label className={styles.typed}>
          {text.tipAmount}
          <input
            inputMode="decimal"
            value={tip.typed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${name}-wrong` : undefined}
            onChange={(event) => onTip({ ...tip, typed: event.currentTarget.value })}
          />
        </label>
      )}
      {isWrong && (
        <p className={styles.wrong} id={`${name}-wrong`} role="alert">
          {text.wrongTip}
        </p>
      )}
    </fieldset>
  )
}
