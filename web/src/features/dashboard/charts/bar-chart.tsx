import { type PointerEvent, useId, useState } from 'react'
import styles from './bar-chart.module.css'
import { type Column, chartText, columnText, count, scaleTop } from './charts.text.ts'

/** Height of the bars' ground, in px; the stylesheet has the same. */
const HEIGHT = 132
const GAP = 2

/** Calls as bars, the part that became jobs below; which column is pointed at is said in words. */
export function BarChart(props: {
  title: string
  columns: readonly Column[]
  /** Every how many columns one is labelled. */
  labelEvery: number
}) {
  const { title, columns, labelEvery } = props
  const id = useId()
  const [pointed, setPointed] = useState(-1)
  const top = scaleTop(Math.max(0, ...columns.map(({ calls }) => calls)))
  const width = 100 / Math.max(1, columns.length)
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    setPointed(Math.floor(((clientX - box.left) / box.width) * columns.length))
  }
  const column = columns[pointed]
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        <span className={styles.pointed}>{column && columnText(column)}</span>
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{count(value)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={chartText(title, columns)}
          className={styles.bars}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(-1)}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1="0" x2="100%" y1={y} y2={y} className={styles.line} />
          ))}
          {columns.map((one, index) => (
            <Bar
              key={one.key}
              column={one}
              top={top}
              x={width * (index + 0.14)}
              width={width * 0.72}
              isPointed={index === pointed}
            />
          ))}
        </svg>
        <div className={styles.labels} aria-hidden="true">
          {columns.map(
            ({ key, label }, index) =>
              index % labelEvery === 0 && (
                <span key={key} style={{ left: `${width * (index + 0.5)}%` }}>
                  {label}
                </span>
              ),
          )}
        </div>
      </div>
    </figure>
  )
}

function Bar(props: { column: Column; top: number; x: number; width: number; isPointed: boolean }) {
  const { calls, jobs } = props.column
  const whole = tall(calls, props.top)
  const lower = tall(jobs, props.top)
  const upper = whole - lower - (jobs > 0 ? GAP : 0)
  const side = { x: `${props.x}%`, width: `${props.width}%` }
  return (
    <g data-pointed={props.isPointed || undefined}>
      {calls > jobs && upper > 0 && (
        <rect {...side} y={HEIGHT - whole} height={upper} className={styles.other} />
      )}
      {jobs > 0 && <rect {...side} y={HEIGHT - lower} height={lower} className={styles.job} />}
    </g>
  )
}

/** How tall a bar is, in px; what there is can be seen. */
const tall = (value: number, top: number) =>
  value === 0 ? 0 : Math.max(GAP + 1, (value / top) * HEIGHT)
