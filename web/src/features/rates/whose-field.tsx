import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useFoundAccounts, useRateAccounts } from './rates.queries.ts'

const TYPING_PAUSE = 200
const COMPANY = { value: 'company', label: 'Company rates' }

/** Whose rates are shown: the company's own, those of an account that has some, or of any that is looked for. */
export function WhoseField(props: {
  whose: string
  /** While something is not saved, no other is shown. */
  isHeld: boolean
  onChange: (whose: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed.trim(), TYPING_PAUSE)
  const [chosen, setChosen] = useState<{ value: string; label: string }>(COMPANY)
  const own = (useRateAccounts().data ?? []).map(asChoice)
  const found = (useFoundAccounts(settled === chosen.label ? '' : settled).data ?? []).map(asChoice)
  const known = new Set([COMPANY.value, ...own.map(({ value }) => value)])
  const others = [...found, chosen].filter(
    ({ value }, index, all) =>
      !known.has(value) && all.findIndex((one) => one.value === value) === index,
  )
  const groups = [
    { group: 'Company', items: [COMPANY] },
    { group: 'Accounts with their own rates', items: own },
    { group: 'Other accounts', items: others },
  ].filter(({ items }) => items.length > 0)
  return (
    <Select
      label="Rates of"
      description={props.isHeld ? 'Save or discard the changes first.' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      searchable
      allowDeselect={false}
      disabled={props.isHeld}
      nothingFoundMessage="No account has this name."
      data={groups}
      value={props.whose}
      onSearchChange={setTyped}
      onChange={(value, option) => {
        if (!value) return
        setChosen({ value, label: option?.label ?? '' })
        props.onChange(value)
      }}
    />
  )
}

const asChoice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
