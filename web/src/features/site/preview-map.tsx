import styles from './hero-preview.module.css'

const trucks = [
  [62, 66],
  [176, 110],
  [108, 214],
  [150, 262],
] as const
const jobs = [
  [128, 58],
  [64, 158],
  [188, 196],
] as const

/** The map of the sample: roads, trucks on them, and where they are wanted. A picture, so nothing to read. */
export function PreviewMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 260 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.street}
        d="M0 40H260M0 110H260M0 196H260M0 262H260M36 0V320M108 0V320M176 0V320M232 0V320"
      />
      <path className={styles.highway} d="M128 -10C120 80 150 130 128 190S70 270 84 330" />
      <path className={styles.highway} d="M-10 158C60 150 190 170 270 140" />
      <path className={styles.route} d="M62 66H108V110H128V58" />
      {jobs.map(([x, y]) => (
        <circle key={x} className={styles.job} cx={x} cy={y} r="7" />
      ))}
      {trucks.map(([x, y]) => (
        <rect key={x} className={styles.truck} x={x - 9} y={y - 6} width="18" height="12" rx="4" />
      ))}
    </svg>
  )
}
