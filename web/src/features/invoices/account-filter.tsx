import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useAccount, useFoundAccounts } from './invoices.queries.ts'

const TYPING_PAUSE = 200

/** There may be thousands of accounts: they are looked for by name. */
export function AccountFilter(props: {
  id: string
  label: string
  placeholder: string
  error?: ReactNode
  onChange: (id: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed.trim(), TYPING_PAUSE)
  const chosen = useAccount(props.id).data
  const found = useFoundAccounts(settled === chosen?.name ? '' : settled).data ?? []
  const others = found.filter(({ id }) => id !== props.id)
  const choices = [...(props.id ? [{ id: props.id, name: chosen?.name ?? '…' }] : []), ...others]
  return (
    <Select
      aria-label={props.label}
      placeholder={props.placeholder}
      error={props.error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${props.label}: ${props.placeholder.toLowerCase()}` }}
      nothingFoundMessage="No account has this name."
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={props.id || null}
      onSearchChange={setTyped}
      onChange={(id) => props.onChange(id ?? '')}
    />
  )
}
