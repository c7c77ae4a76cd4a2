import { IconBell, IconBellOff, IconKeyboard } from '@tabler/icons-react'
import styles from './board-tools.module.css'
import { useChimeSwitch } from './chime.ts'

/** The small switches over the list: what keys there are, and whether new jobs are heard. */
export function BoardTools(props: { onHelp: () => void }) {
  return (
    <span className={styles.tools}>
      <SoundSwitch />
      <button type="button" className={styles.tool} onClick={props.onHelp}>
        <IconKeyboard size={17} aria-hidden="true" /> Keys
      </button>
    </span>
  )
}

function SoundSwitch() {
  const [on, turn] = useChimeSwitch()
  const Icon = on ? IconBell : IconBellOff
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={on}
      title="Play a sound for every new job"
      onClick={() => turn(!on)}
    >
      <Icon size={17} aria-hidden="true" /> Sound
    </button>
  )
}
