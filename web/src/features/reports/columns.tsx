import { type PointerEvent, useState } from 'react'
import type { Bar } from './bars.tsx'
import styles from './report-picture.module.css'

/** Height of the columns' ground, in px; the stylesheet has the same. */
const HEIGHT = 160
/** What there is can be seen, however little it is. */
const LEAST = 3
const MOST_LABELS = 12

/** Columns in the order of the calendar; the one that is pointed at is said in words. */
export function Columns({ bars, description }: { bars: readonly Bar[]; description: string }) {
  const [pointed, setPointed] = useState(-1)
  const top = Math.max(...bars.map(({ value }) => value), 0) || 1
  const highest = bars.find(({ value }) => value === top)
  const width = 100 / Math.max(1, bars.length)
  const labelEvery = Math.ceil(bars.length / MOST_LABELS)
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    setPointed(Math.floor(((clientX - box.left) / box.width) * bars.length))
  }
  const told = bars[pointed] ?? highest
  return (
    <div className={styles.columns}>
      <p className={styles.told}>{told && `${told.label}: ${told.text}`}</p>
      <svg
        role="img"
        aria-label={description}
        className={styles.ground}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(-1)}
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} />
        ))}
        {bars.map(({ key, value }, index) => {
          const height = value > 0 ? Math.max(LEAST, (value / top) * HEIGHT) : 0
          return (
            <rect
              key={key}
              x={`${width * (index + 0.14)}%`}
              width={`${width * 0.72}%`}
              y={HEIGHT - height}
              height={height}
              data-pointed={index === pointed || undefined}
            />
          )
        })}
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {bars.map(
          ({ key, label }, index) =>
            index % labelEvery === 0 && (
              <span key={key} style={{ left: `${width * (index + 0.5)}%` }}>
                {shortened(label)}
              </span>
            ),
        )}
      </div>
    </div>
  )
}

/** `Nov 3` of `Nov 3, 2026`, `Mon` of `Monday`: there is little room under a column. */
const shortened = (label: string) =>
  /day$/.test(label) ? label.slice(0, 3) : label.replace(/, \d{4}$/, '')
