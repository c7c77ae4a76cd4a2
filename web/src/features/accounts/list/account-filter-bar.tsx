import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type AccountFilters, useAccountTypes, useManagers } from '../accounts.queries.ts'
import styles from './account-filter-bar.module.css'

const SEARCH_DELAY = 500
const ALL = 'all'

/** The filters over the list: part of the name, type and manager. */
export function AccountFilterBar(props: {
  filters: AccountFilters
  onFilter: (name: keyof AccountFilters, value: string) => void
}) {
  const { filters, onFilter } = props
  const { name, type } = useNameTyping(filters.name, (typed) => onFilter('name', typed))
  const types = [{ value: ALL, label: 'All Account Types' }, ...useAccountTypes()]
  const managers = [{ value: ALL, label: 'Display All' }, ...useManagers()]
  return (
    <section className={styles.filters} aria-label="Filters">
      <TextInput
        type="search"
        label="Display By Name"
        maxLength={200}
        leftSection={<IconSearch size={16} />}
        value={name}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Choice
        label="Display By Account Type"
        data={types}
        value={filters.type}
        onChange={(type) => onFilter('type', type)}
      />
      <Choice
        label="Display By Manager"
        data={managers}
        value={filters.manager}
        onChange={(manager) => onFilter('manager', manager)}
      />
    </section>
  )
}

/** What is typed is told after a pause; a filter that changes otherwise is shown in the field. */
function useNameTyping(filter: string, onFilter: (name: string) => void) {
  const [name, setName] = useState(filter)
  const [told, setTold] = useState(filter)
  const [shown, setShown] = useState(filter)
  if (shown !== filter) {
    setShown(filter)
    if (filter !== told) setName(filter)
    setTold(filter)
  }
  const tell = useDebouncedCallback((typed: string) => {
    setTold(typed.trim())
    onFilter(typed.trim())
  }, SEARCH_DELAY)
  return {
    name,
    type: (typed: string) => {
      setName(typed)
      tell(typed)
    },
  }
}

function Choice(props: {
  label: string
  data: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}) {
  return (
    <Select
      label={props.label}
      data={props.data}
      allowDeselect={false}
      searchable
      nothingFoundMessage="Nothing found"
      value={props.value || ALL}
      onChange={(value) => props.onChange(value === ALL || value === null ? '' : value)}
    />
  )
}
