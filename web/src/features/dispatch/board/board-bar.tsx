import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { StatusFilter } from '@towline/contract'
import { memo, type RefObject, useEffect, useState } from 'react'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from './board-bar.module.css'
import { StatusSelector } from './status-selector.tsx'

const FILTER_DELAY = 500
/** The keys that lead from the filter to the list. */
const leaving = ['Escape', 'Enter', 'ArrowDown']

/** The bar over the board. What is typed stays in here until one pauses, so that typing draws no cards. */
export const BoardBar = memo(function BoardBar(props: {
  status: StatusFilter
  onStatus: (status: StatusFilter) => void
  onSearch: (text: string) => void
  /** Goes to the first job that is found. */
  onGo: () => void
  onNew: () => void
  filter: RefObject<HTMLInputElement | null>
}) {
  return (
    <div className={styles.bar}>
      <PageHeading className={styles.heading}>Dispatching</PageHeading>
      <StatusSelector status={props.status} onChange={props.onStatus} />
      <span className={styles.tools}>
        <FilterBox filter={props.filter} onSearch={props.onSearch} onGo={props.onGo} />
        <Button color="amber.4" onClick={props.onNew}>
          + New Call
        </Button>
      </span>
    </div>
  )
})

function FilterBox(props: {
  filter: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  onGo: () => void
}) {
  const { filter, onSearch, onGo } = props
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), text ? FILTER_DELAY : 0)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <TextInput
      ref={filter}
      className={styles.filter}
      aria-label="Filter"
      placeholder="Filter"
      type="search"
      maxLength={200}
      leftSection={<IconSearch size={16} />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      title="Words, or driver:june, town:plano, zone:north, account:…, reason:…, truck:…, step:towing, late, emergency, unassigned"
      onKeyDown={(event) => {
        if (!leaving.includes(event.key)) return
        event.preventDefault()
        event.stopPropagation()
        onSearch(text.trim())
        event.currentTarget.blur()
        if (event.key !== 'Escape') onGo()
      }}
    />
  )
}
