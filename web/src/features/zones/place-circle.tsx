import { Button, TextInput } from '@mantine/core'
import { areaAround, type Outline } from '@towline/contract'
import { type KeyboardEvent, useState } from 'react'
import { NumberField } from '../../ui/number-field.tsx'
import { useFindPlace } from './zones.queries.ts'
import styles from './zones-tab.module.css'

/** The shape of a zone without drawing: so many miles around a town, a ZIP or an address. */
export function PlaceCircle({ onFound }: { onFound: (area: Outline) => void }) {
  const [place, setPlace] = useState('')
  const [miles, setMiles] = useState<number | string>(5)
  const [problem, setProblem] = useState('')
  const finding = useFindPlace()
  const find = () => {
    if (!place.trim()) return setProblem('Enter a town, a ZIP or an address')
    if (!(Number(miles) > 0)) return setProblem('Enter how many miles')
    setProblem('')
    finding.mutate(
      { body: { text: place } },
      {
        onSuccess: ({ latLng, candidates }) => {
          if (latLng) onFound(areaAround(latLng, Number(miles)))
          else if (candidates.length > 0) setProblem(`Which one: ${candidates.join(', ')}?`)
          else setProblem('The map doesn’t know this place')
        },
        onError: ({ message }) => setProblem(message),
      },
    )
  }
  // Enter asks for the place; it doesn't save the zone.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    find()
  }
  return (
    <fieldset className={styles.around}>
      <legend>Around a place</legend>
      <TextInput
        label="Town, ZIP or address"
        maxLength={200}
        value={place}
        error={problem}
        onKeyDown={onKeyDown}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <NumberField
        label="Miles"
        min={0.1}
        max={200}
        hideControls
        value={miles}
        onKeyDown={onKeyDown}
        onChange={setMiles}
      />
      <Button variant="default" loading={finding.isPending} onClick={find}>
        Use this
      </Button>
    </fieldset>
  )
}
