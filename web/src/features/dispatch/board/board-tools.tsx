import { IconBell, IconBellOff, IconKeyboard, IconMap } from '@tabler/icons-react'
import styles from './board-tools.module.css'
import { useChimeSwitch } from './chime.ts'

/** The small switches over the list: what keys there are, and whether new jobs are heard. */
export function BoardTools(props: { onHelp: () => void }) {
  return (
    <span className={styles.tools}>
      <SoundSwitch />
      <button type="button" className={styles.tool} data-keys onClick={props.onHelp}>
        <IconKeyboard size={17} aria-hidden="true" /> Keys
      </button>
    </span>
  )
}

/** Shows and hides the map, where it does not stand beside the list anyway. */
export function MapSwitch({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-expanded={isOpen} onClick={onPress}>
      <IconMap size={16} aria-hidden="true" /> {isOpen ? 'Hide the map' : 'Show the map'}
    </button>
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
      <Icon size={17} aria-hidden="true" /> <span className={styles.word}>Sound</span>
    </button>
  )
}
