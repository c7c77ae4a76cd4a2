import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Kbd } from './kbd.tsx'
import styles from './palette.module.css'
import { type Choice, matching } from './palette-choices.ts'
import { useFoundJobs } from './use-found-jobs.ts'

const FIND_DELAY = 250

/** Finds an action or a job by some of its letters. */
export function Palette(props: {
  choices: readonly Choice[]
  onJob: (id: string) => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [wanted] = useDebouncedValue(text.trim(), FIND_DELAY)
  const jobs = useFoundJobs(wanted, props.onJob)
  const shown = [...matching(props.choices, text), ...(text.trim() ? jobs.choices : [])]
  const chosen = shown[Math.min(at, shown.length - 1)]

  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    props.onClose()
    // The dialog gives the focus back as it goes; what opens next takes it after that.
    setTimeout(choice.run)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Enter: at }[event.key]
    if (to === undefined || shown.length === 0) return
    event.preventDefault()
    if (event.key === 'Enter') choose(chosen)
    else {
      const next = (to + shown.length) % shown.length
      setAt(next)
      document.getElementById(optionId(shown[next]))?.scrollIntoView({ block: 'nearest' })
    }
  }
  return (
    <Dialog onClose={props.onClose} title="Find an action or a job" size={620}>
      <TextInput
        data-autofocus
        className={styles.box}
        role="combobox"
        aria-label="Find"
        aria-expanded="true"
        aria-controls="palette-choices"
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        placeholder="En route, Completed Calls, a name, a plate…"
        leftSection={<IconSearch size={16} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id="palette-choices" role="listbox" aria-label="Found" className={styles.list}>
        {shown.map((choice) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above
          <div
            key={choice.id}
            id={optionId(choice)}
            role="option"
            tabIndex={-1}
            aria-selected={choice === chosen}
            className={styles.choice}
            onClick={() => choose(choice)}
          >
            <span className={styles.name}>{choice.name}</span>
            <span className={styles.group}>{choice.group}</span>
            {choice.keys?.[0] && <Kbd of={choice.keys[0]} />}
          </div>
        ))}
      </div>
      <p role="status" className={styles.told}>
        {jobs.isSearching ? 'Searching jobs…' : shown.length === 0 && 'Nothing found.'}
      </p>
    </Dialog>
  )
}

const optionId = (choice: Choice | undefined) => `palette-${choice?.id ?? 'none'}`
