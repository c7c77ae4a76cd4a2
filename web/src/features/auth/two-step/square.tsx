import { create } from 'qrcode'
import styles from './two-step.module.css'

/** A square for a phone's camera. It is drawn here: what is in it goes nowhere else. */
export function Square({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('')
  return (
    <svg className={styles.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
