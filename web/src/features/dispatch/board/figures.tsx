import { IconAlertTriangle, IconClock, IconClockExclamation } from '@tabler/icons-react'
import type { DispatchCall } from '@towline/contract'
import { useMinutesFrom } from '../../../ui/use-now.ts'
import {
  etaFigure,
  type Figure,
  figureMoments,
  type Heat,
  receivedFigure,
} from '../dispatch.text.ts'
import styles from './figures.module.css'

const signs: Record<Heat, typeof IconClock> = {
  calm: IconClock,
  warm: IconClockExclamation,
  hot: IconAlertTriangle,
}

/** The figures of a job that move with the clock: its age, and how the promised arrival stands. */
export function Figures({ call }: { call: DispatchCall }) {
  const now = useMinutesFrom(...figureMoments(call))
  const eta = etaFigure(call, now)
  return (
    <div className={styles.figures}>
      <OneFigure figure={receivedFigure(call, now)} />
      {eta && <OneFigure figure={eta} />}
    </div>
  )
}

function OneFigure({ figure }: { figure: Figure }) {
  const Sign = signs[figure.heat]
  return (
    <p className={styles.figure} data-heat={figure.heat}>
      <strong className={styles.value}>{figure.value}</strong>
      <span className={styles.label}>
        <Sign size={14} stroke={2} aria-hidden="true" /> {figure.label}
      </span>
    </p>
  )
}
