import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCar, IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ImpoundLot, type LoggedInUser, may } from '@towline/contract'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ImpoundView } from './impound-view.tsx'
import { list, useLots, type Which } from './impounds.queries.ts'
import { dutyText, lotText, momentText, plateText, vehicleText } from './impounds.text.ts'
import styles from './impounds-section.module.css'
import { LotDialog } from './lot-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'

/** The Impounds section: the lots, the vehicles in them, and the one that is open. */
export function ImpoundsSection({ user }: { user: LoggedInUser }) {
  const [address, setAddress] = useSearchParams()
  const open = address.get('vehicle') ?? ''
  const [news, setNews] = useState('')
  return (
    <div className={styles.section}>
      <PageHeading>Impounds</PageHeading>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {open ? (
        <ImpoundView key={open} id={open} onBack={() => setAddress({})} onNews={setNews} />
      ) : (
        <Yard user={user} onNews={setNews} onOpen={(id) => setAddress({ vehicle: id })} />
      )}
    </div>
  )
}

function Yard(props: {
  user: LoggedInUser
  onNews: (what: string) => void
  onOpen: (id: string) => void
}) {
  const lots = useLots()
  const [lot, setLot] = useState<ImpoundLot | 'new' | null>(null)
  const [isTaking, setTaking] = useState(false)
  const maySetUp = may(props.user.roles, 'impounds.setup')
  const some = lots.data ?? []
  return (
    <>
      {lots.error && <Failed error={lots.error} onRetry={() => void lots.refetch()} />}
      <div className={styles.bar}>
        <Button disabled={some.length === 0} onClick={() => setTaking(true)}>
          Take a vehicle in
        </Button>
        {maySetUp && (
          <Button variant="default" onClick={() => setLot('new')}>
            Add a lot
          </Button>
        )}
      </div>
      {lots.data && some.length === 0 && (
        <Empty icon={<IconCar size={24} />} title="No lots yet.">
          <p>
            {maySetUp
              ? 'Add the lot where you store vehicles. Then vehicles can be taken in.'
              : 'A manager can add the lot where you store vehicles.'}
          </p>
        </Empty>
      )}
      <ul className={styles.lots} aria-label="Lots">
        {some.map((one) => (
          <li key={one.id}>
            <strong>{one.name}</strong>
            <span>{lotText(one)}</span>
            {maySetUp && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`Change ${one.name}`}
                onClick={() => setLot(one)}
              >
                Change
              </Button>
            )}
          </li>
        ))}
      </ul>
      {some.length > 0 && <Vehicles onOpen={props.onOpen} />}
      {lot && (
        <LotDialog
          lot={lot === 'new' ? null : lot}
          onClose={() => setLot(null)}
          onSaved={(name) => props.onNews(`${name} is saved.`)}
        />
      )}
      {isTaking && (
        <RecordDialog
          file={null}
          lots={some}
          onClose={() => setTaking(false)}
          onSaved={(file) => {
            props.onNews(`${file.number} is in ${file.lotName}.`)
            props.onOpen(file.id)
          }}
        />
      )}
    </>
  )
}

const TYPING_PAUSE = 250

function Vehicles({ onOpen }: { onOpen: (id: string) => void }) {
  const [which, setWhich] = useState<Which>('in')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE)
  const found = useInfiniteQuery(list(which, search))
  const files = found.data?.pages.flat() ?? []
  return (
    <Card title="Vehicles">
      <div className={styles.filters}>
        <NativeSelect
          aria-label="Which vehicles"
          data={[
            { value: 'in', label: 'In the lots' },
            { value: 'left', label: 'Left' },
          ]}
          value={which}
          onChange={(event) => setWhich(event.currentTarget.value === 'left' ? 'left' : 'in')}
        />
        <TextInput
          type="search"
          aria-label="Find a vehicle"
          placeholder="Plate, VIN, number or owner"
          leftSection={<IconSearch size={16} />}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={160} role="status" aria-label="Loading vehicles" />}
      {found.data && files.length === 0 && (
        <p className={styles.mild}>
          {search ? 'No vehicle is found by this.' : 'No vehicles here.'}
        </p>
      )}
      <ul className={styles.list} aria-label="Vehicles">
        {files.map((file) => (
          <li key={file.id}>
            <div className={styles.what}>
              <Link
                to={`?vehicle=${file.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(file.id)
                }}
              >
                {file.number}: {vehicleText(file)}, {plateText(file)}
              </Link>
              <p className={styles.mild}>
                {file.order}, received {momentText(file.receivedAt)}, {file.lotName}
                {file.space && `, space ${file.space}`}
                {file.leftAt > 0 && `; left ${momentText(file.leftAt)}`}
              </p>
            </div>
            <div className={styles.marks}>
              {file.holds.some(({ liftedBy }) => liftedBy === '') && (
                <span className={styles.late}>On hold</span>
              )}
              {file.leftAt === 0 &&
                file.duties
                  .filter(({ state }) => state === 'open' || state === 'late')
                  .map((duty) => (
                    <span key={duty.what} className={duty.state === 'late' ? styles.late : ''}>
                      {dutyText(duty)}
                    </span>
                  ))}
            </div>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Card>
  )
}
