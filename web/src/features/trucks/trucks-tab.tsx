import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { IconSearch, IconTruck } from '@tabler/icons-react'
import { type LoggedInUser, may, type Truck } from '@towline/contract'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CardGrid } from '../../ui/card-grid.tsx'
import { Empty } from '../../ui/empty.tsx'
import { type Expiring, ExpiryNotice } from '../../ui/expiry-notice.tsx'
import { Failed } from '../../ui/failed.tsx'
import { RecordsBar } from '../../ui/records-bar.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ManageTruckDialog } from './manage-truck-dialog.tsx'
import { TruckCard } from './truck-card.tsx'
import { useActiveTrucks, useSaveTruck, useTrucks } from './trucks.queries.ts'
import { isMeant, plateExpiry, statuses, statusOf } from './trucks.text.ts'

/** The Trucks tab: what the company sends out. */
export function TrucksTab({ user }: { user: LoggedInUser }) {
  const [params, setParams] = useSearchParams()
  const status = statusOf(params.get('show'))
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<Truck | 'new' | null>(null)
  const [news, setNews] = useState('')
  const list = useTrucks(status)
  const active = useActiveTrucks()
  const now = useNow()
  const mayWrite = may(user.roles, 'trucks.write')
  const restoring = useSaveTruck()

  const restore = (truck: Truck) =>
    restoring.mutate(
      { body: { id: truck.id, name: truck.name, status: 'active' } },
      { onSuccess: ({ name }) => setNews(`${name} is back.`) },
    )
  const shown = useMemo(
    () => (list.data ?? []).filter((truck) => isMeant(truck, typed)),
    [list.data, typed],
  )
  return (
    <>
      <RecordsBar
        label="Trucks"
        status={list.data ? news || countOf(shown.length) : ''}
        add={mayWrite ? { name: '+ Truck', press: () => setOpen('new') } : undefined}
      >
        <Select
          label="Show"
          data={statuses}
          allowDeselect={false}
          value={status}
          onChange={(value) => {
            setNews('')
            setParams(value && value !== 'active' ? { show: value } : {}, { replace: true })
          }}
        />
        <TextInput
          type="search"
          label="Find"
          placeholder="Name, plate or VIN"
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </RecordsBar>
      <ExpiryNotice
        title="Licenses to renew"
        expiring={expiringOf(active.data ?? [], now)}
        onOpen={
          mayWrite
            ? (id) => setOpen(active.data?.find((truck) => truck.id === id) ?? null)
            : undefined
        }
      />
      {restoring.error && (
        <Failed
          error={restoring.error}
          onRetry={() => restoring.variables && restoring.mutate(restoring.variables)}
        />
      )}
      <Fleet
        list={list}
        shown={shown}
        now={now}
        onModify={mayWrite ? setOpen : undefined}
        onRestore={mayWrite ? restore : undefined}
        onClear={typed ? () => setTyped('') : undefined}
      />
      {open && (
        <ManageTruckDialog
          truck={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={setNews}
        />
      )}
    </>
  )
}

function Fleet(props: {
  list: ReturnType<typeof useTrucks>
  shown: readonly Truck[]
  now: number
  onModify: ((truck: Truck) => void) | undefined
  onRestore: ((truck: Truck) => void) | undefined
  onClear: (() => void) | undefined
}) {
  const { list, shown } = props
  if (list.isPending) {
    return <Skeleton height={220} role="status" aria-label="Loading trucks" />
  }
  return (
    <>
      {list.error && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && shown.length === 0 && (
        <Empty icon={<IconTruck size={24} />} title="No trucks here.">
          {props.onClear && (
            <Button size="xs" variant="default" onClick={props.onClear}>
              Show all
            </Button>
          )}
        </Empty>
      )}
      {shown.length > 0 && (
        <CardGrid label="Trucks" items={shown} usual={210} isStale={list.isPlaceholderData}>
          {(truck) => (
            <TruckCard
              truck={truck}
              now={props.now}
              onModify={props.onModify}
              onRestore={props.onRestore}
            />
          )}
        </CardGrid>
      )}
    </>
  )
}

const countOf = (count: number) => (count === 1 ? '1 truck' : `${count} trucks`)

const expiringOf = (trucks: readonly Truck[], now: number): Expiring[] =>
  trucks.flatMap((truck) => {
    const expiry = plateExpiry(truck, now)
    return expiry ? [{ id: truck.id, name: truck.name, expiry }] : []
  })
