import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { IconSearch, IconUsers } from '@tabler/icons-react'
import { type Employee, type LoggedInUser, may, type Role } from '@towline/contract'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CardGrid } from '../../ui/card-grid.tsx'
import { Empty } from '../../ui/empty.tsx'
import { type Expiring, ExpiryNotice } from '../../ui/expiry-notice.tsx'
import { Failed } from '../../ui/failed.tsx'
import { RecordsBar } from '../../ui/records-bar.tsx'
import { useNow } from '../../ui/use-now.ts'
import { type CardActions, EmployeeCard } from './employee-card.tsx'
import { useEmployees, useEverybody, useLastPlaces, useSaveEmployee } from './employees.queries.ts'
import { filterOf, filters, fullName, isMeant, licenseExpiry } from './employees.text.ts'
import { ManageEmployeeDialog } from './manage-employee-dialog.tsx'

/** What the directory needs from around it. */
export type DirectoryProps = {
  user: LoggedInUser
  /** The dashboard's address. */
  home: string
  /** Writes somebody a mail or a text. */
  onWrite: (employee: Employee, kind: 'email' | 'text') => void
}

/** The Directory tab: everybody who works for the company. */
export function DirectoryTab(props: DirectoryProps) {
  const { user, home } = props
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params.get('show'))
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<Employee | 'new' | null>(null)
  const [news, setNews] = useState('')
  const list = useEmployees(filter)
  const everybody = useEverybody()
  const now = useNow()
  const mayWrite = may(user.roles, 'employees.write')
  const restoring = useSaveEmployee()

  const restore = (employee: Employee) =>
    restoring.mutate(
      { body: { ...employee, deleted: false } },
      { onSuccess: () => setNews(`${fullName(employee)} is back.`) },
    )
  const actions: CardActions = {
    modify: mayWrite ? setOpen : undefined,
    ownProfile: `${home}/settings/profile`,
    write: may(user.roles, 'messages.send') ? props.onWrite : undefined,
    mapOf: (id) => `${home}/map?driver=${id}`,
    restore: mayWrite ? restore : undefined,
  }
  const shown = useMemo(
    () => (list.data ?? []).filter((employee) => isMeant(employee, typed)),
    [list.data, typed],
  )
  return (
    <>
      <RecordsBar
        label="Directory"
        status={list.data ? news || countOf(shown.length) : ''}
        add={mayWrite ? { name: '+ Employee', press: () => setOpen('new') } : undefined}
      >
        <Select
          label="Show"
          data={filters}
          allowDeselect={false}
          value={filter}
          onChange={(value) => {
            setNews('')
            setParams(value && value !== 'all' ? { show: value } : {}, { replace: true })
          }}
        />
        <TextInput
          type="search"
          label="Find"
          placeholder="Name, email or phone"
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </RecordsBar>
      <ExpiryNotice
        title="Driver licenses to renew"
        expiring={expiringOf(everybody.data ?? [], now)}
        onOpen={
          mayWrite
            ? (id) => setOpen(everybody.data?.find((one) => one.id === id) ?? null)
            : undefined
        }
      />
      {restoring.error && (
        <Failed
          error={restoring.error}
          onRetry={() => restoring.variables && restoring.mutate(restoring.variables)}
        />
      )}
      <People
        list={list}
        shown={shown}
        isFiltered={typed !== '' || filter !== 'all'}
        now={now}
        userId={user.id}
        actions={actions}
        onShowAll={() => {
          setTyped('')
          setParams({}, { replace: true })
        }}
      />
      {open && (
        <ManageEmployeeDialog
          employee={open === 'new' ? null : open}
          roles={rolesOf(filter)}
          onClose={() => setOpen(null)}
          onDone={setNews}
        />
      )}
    </>
  )
}

function People(props: {
  list: ReturnType<typeof useEmployees>
  shown: readonly Employee[]
  isFiltered: boolean
  now: number
  userId: string
  actions: CardActions
  onShowAll: () => void
}) {
  const { list, shown } = props
  const places = useLastPlaces()
  if (list.isPending) {
    return <Skeleton height={240} role="status" aria-label="Loading directory" />
  }
  return (
    <>
      {list.error && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && shown.length === 0 && (
        <Empty icon={<IconUsers size={24} />} title="No employees here.">
          {props.isFiltered && (
            <Button size="xs" variant="default" onClick={props.onShowAll}>
              Show everyone
            </Button>
          )}
        </Empty>
      )}
      {shown.length > 0 && (
        <CardGrid label="Employees" items={shown} usual={226} isStale={list.isPlaceholderData}>
          {(employee) => (
            <EmployeeCard
              employee={employee}
              isSelf={employee.id === props.userId}
              hasPlace={places.has(employee.id)}
              now={props.now}
              actions={props.actions}
            />
          )}
        </CardGrid>
      )}
    </>
  )
}

const countOf = (count: number) => (count === 1 ? '1 employee' : `${count} employees`)

/** Somebody new is probably one of those who are looked at. */
const rolesOf = (filter: ReturnType<typeof filterOf>): Role[] =>
  filter === 'all' || filter === 'deleted' ? [] : [filter]

const expiringOf = (everybody: readonly Employee[], now: number): Expiring[] =>
  everybody.flatMap((employee) => {
    const expiry = licenseExpiry(employee, now)
    return expiry ? [{ id: employee.id, name: fullName(employee), expiry }] : []
  })
