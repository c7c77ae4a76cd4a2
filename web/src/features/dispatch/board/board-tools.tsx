import { IconBell, IconBellOff, IconKeyboard, IconMap } from '@tabler/icons-react'
import { useChimeSwitch } from '../../../ui/chime.ts'
import styles from './board-tools.module.css'

/** The small switches over the list: what keys there are, and whether what is new is heard. */
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
      title="Play a sound for new jobs, messages and alarms"
      onClick={() => turn(!on)}
    >
      <Icon size={17} aria-hidden="true" /> <span className={styles.word}>Sound</span>
    </button>
  )
}
