import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listVendors, longestText } from '@towline/contract'
import { useState } from 'react'
import { query } from '../../../platform/query.ts'
import { fieldLabel } from '../dispatch.text.ts'
import styles from './dispatch-fields.module.css'
import { useDispatchForm } from './dispatch-form.ts'

const TYPING_PAUSE = 200
/** A company has thousands of accounts; the server finds, the list shows the first. */
const SHOWN = 20

const accountFields = {
  account: { id: 'vendorId', name: 'inputVendorName' },
  billTo: { id: 'billToId', name: 'billToName' },
} as const

/**
 * One of the company's accounts, found by part of its name; a name that is none is kept as words.
 * `onChoose` gets the id, empty when the words are no account.
 */
export function AccountField(props: {
  which: keyof typeof accountFields
  hint?: string | undefined
  problem?: string | undefined
  onChoose?: (id: string) => void
}) {
  const { id, name } = accountFields[props.which]
  const form = useDispatchForm()
  const [focused, setFocused] = useState(false)
  const written = form.values[name]
  const isChosen = form.values[id] !== ''
  const accounts = useAccountNames(isChosen ? '' : written, focused)

  const take = (words: string, account: string) => {
    form.setFieldValue(name, words)
    if (form.getValues()[id] === account) return
    form.setFieldValue(id, account)
    props.onChoose?.(account)
  }
  const choices = accounts.map((account) => ({ value: account.id, label: account.name }))
  return (
    <Autocomplete
      label={fieldLabel(name)}
      autoComplete="off"
      maxLength={longestText(name)}
      data={choices}
      filter={({ options }) => options}
      value={written}
      error={form.errors[name] ?? props.problem}
      description={props.hint ?? hintOf(written, isChosen)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ description: styles.hint ?? '' }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        const same = accounts.find(
          (each) => each.name.toLowerCase() === written.trim().toLowerCase(),
        )
        if (!isChosen && same) take(same.name, same.id)
      }}
      onChange={(words) => take(words, accounts.find((each) => each.name === words)?.id ?? '')}
      onOptionSubmit={(chosen) => {
        const account = accounts.find((each) => each.id === chosen || each.name === chosen)
        if (account) take(account.name, account.id)
      }}
    />
  )
}

function hintOf(written: string, isChosen: boolean): string | undefined {
  return written && !isChosen ? 'Not one of your accounts. Saved as typed.' : undefined
}

/** The first accounts whose names hold the words. */
function useAccountNames(words: string, asked: boolean) {
  const [searchText] = useDebouncedValue(words.trim(), TYPING_PAUSE)
  const { data } = useQuery({
    ...query(listVendors, { body: { limit: SHOWN, ...(searchText && { searchText }) } }),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  return data ?? []
}
