import styles from './report-picture.module.css'

export type Bar = {
  key: string
  label: string
  value: number
  /** The value as people read it. */
  text: string
}

const HEIGHT = 14

/** Bars with names, one under the other. */
export function Bars({ bars, description }: { bars: readonly Bar[]; description: string }) {
  const top = Math.max(...bars.map(({ value }) => value), 0) || 1
  return (
    <div role="img" aria-label={description} className={styles.bars}>
      {bars.map(({ key, label, value, text }) => (
        <div key={key} className={styles.bar} aria-hidden="true">
          <span className={styles.name}>{label}</span>
          <svg className={styles.line} height={HEIGHT} focusable="false" aria-hidden="true">
            <rect width={`${(value / top) * 100}%`} height={HEIGHT} rx={3} />
          </svg>
          <span className={styles.value}>{text}</span>
        </div>
      ))}
    </div>
  )
}
