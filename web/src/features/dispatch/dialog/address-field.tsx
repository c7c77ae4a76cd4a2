import { Autocomplete, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCircleCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CheckedPlace,
  checkPlace,
  type DispatchCall,
  longestText,
  suggestPlaces,
} from '@towline/contract'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { query } from '../../../platform/query.ts'
import { fieldLabel } from '../dispatch.text.ts'
import styles from './address-field.module.css'
import { useDispatchForm } from './dispatch-form.ts'

type Checked = z.infer<typeof CheckedPlace>

const addressFields = {
  pickup: {
    text: 'pickupAddress',
    valid: 'validPickupAddress',
    place: 'pickupAddressLatLng',
  },
  dropoff: {
    text: 'dropoffAddress',
    valid: 'validDropoffAddress',
    place: 'dropoffAddressLatLng',
  },
} as const

const TYPING_PAUSE = 250

/**
 * An address, with ways to finish it while it is typed. The map is asked when one was chosen, or filled in by
 * an account, or the field is left; what it does not know is kept as it was written.
 */
export function AddressField(props: {
  which: keyof typeof addressFields
  call: DispatchCall | null
}) {
  const names = addressFields[props.which]
  const form = useDispatchForm()
  const [focused, setFocused] = useState(false)
  const written = form.values[names.text]
  const isValid = form.values[names.valid]
  const { found, check } = useCheck(props.which)
  const suggestions = useSuggestions(focused && !isValid ? written : '')

  const stored = props.call?.[names.text] ?? ''

  useEffect(() => {
    if (!focused && !isValid && written !== stored) check(written)
  }, [focused, isValid, written, stored, check])

  const write = (text: string) => {
    if (text === form.getValues()[names.text]) return
    form.setFieldValue(names.text, text)
    const known = text === stored ? props.call : null
    form.setFieldValue(names.valid, known?.[names.valid] ?? false)
    form.setFieldValue(names.place, known?.[names.place] ?? null)
  }
  return (
    <div className={styles.field}>
      <Autocomplete
        label={fieldLabel(names.text)}
        autoComplete="off"
        maxLength={longestText(names.text)}
        data={suggestions.filter((address) => address !== written)}
        filter={({ options }) => options}
        value={written}
        error={form.errors[names.text]}
        description={isValid ? <Verdict found={found} written={written} /> : null}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rightSection={isValid ? <IconCircleCheck className={styles.checked} size={20} /> : null}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={write}
        onOptionSubmit={(address) => {
          write(address)
          check(address)
        }}
      />
      {!isValid && found && found.text === written && (
        <NotFound found={found.place} onChoose={(town) => write(`${written}, ${town}`)} />
      )}
    </div>
  )
}

/** Asks the map for an address once; the answer counts while the address still stands in the form. */
function useCheck(which: keyof typeof addressFields) {
  const names = addressFields[which]
  const form = useDispatchForm()
  const client = useQueryClient()
  const [found, setFound] = useState<{ text: string; place: Checked } | null>(null)
  const [check] = useState(() => (text: string) => {
    if (text.trim() === '') return
    client
      .fetchQuery({ ...query(checkPlace, { body: { text } }), retry: false })
      .then((place) => {
        if (form.getValues()[names.text] !== text) return
        setFound({ text, place })
        if (form.getValues()[names.valid]) return
        if (place.valid) form.setFieldValue(names.valid, true)
        form.setFieldValue(names.place, place.latLng)
      })
      // Without a map the address is kept as it was typed.
      .catch(() => undefined)
  })
  return { found, check }
}

/** Ways to finish what is typed; none while it is short. */
function useSuggestions(written: string): string[] {
  const [text] = useDebouncedValue(written.trim(), TYPING_PAUSE)
  const { data } = useQuery({
    ...query(suggestPlaces, { query: { text } }),
    enabled: text.length >= 3,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return text.length >= 3 && data ? [...new Set(data.map(({ address }) => address))] : []
}

function Verdict(props: { found: { text: string; place: Checked } | null; written: string }) {
  const { found, written } = props
  const place = found?.text === written ? found.place : null
  const address = place?.address ?? ''
  return (
    <span className={styles.checked}>
      Found on the map{place && `, ${exactness(place)}`}
      {address && address !== written ? `: ${address}` : ''}
    </span>
  )
}

/** How near the point of a place is to what was meant. */
function exactness({ address, estimated }: Checked): string {
  if (estimated) return 'the middle of its town'
  return /^\d/.test(address) ? 'to the house' : 'to the street'
}

function NotFound(props: { found: Checked; onChoose: (town: string) => void }) {
  const { candidates, estimated, latLng } = props.found
  if (candidates.length > 0) {
    return (
      <div className={styles.candidates} role="status">
        <span>Which town is it?</span>
        {candidates.map((town) => (
          <Button
            key={town}
            size="compact-xs"
            variant="default"
            onClick={() => props.onChoose(town)}
          >
            {town}
          </Button>
        ))}
      </div>
    )
  }
  return (
    <p className={styles.mild} role="status">
      {latLng && estimated
        ? 'Only the town was found on the map. Add a street address or an intersection.'
        : 'Not found on the map. Saved as typed.'}
    </p>
  )
}
