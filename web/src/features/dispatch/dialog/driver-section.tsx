import { Button, Select, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Candidate,
  type DispatchCall,
  listEmployeesBy,
  listTrucks,
  rankDrivers,
} from '@towline/contract'
import { useEffect } from 'react'
import { sparingly } from '../../../platform/live.ts'
import { query } from '../../../platform/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onNews } from '../dispatch.live.ts'
import { CandidateList } from './candidate-list.tsx'
import { Fields, ReadOnlyField } from './dispatch-fields.tsx'
import { type FormValues, useDispatchForm } from './dispatch-form.ts'
import styles from './driver-section.module.css'
import type { Reservation } from './use-reservation.ts'

/** Drivers move: who is nearest is asked again after this time, in ms. */
const RANK_AGAIN = 20_000
/** Jobs change who is free; a busy board asks no more often than this, in ms. */
const NEWS_PAUSE = 2_000

/** Who goes, with which truck: the best first, with the reasons; a plain list when nobody can be ranked. */
export function DriverSection(props: {
  call: DispatchCall | null
  reservation: Reservation
  takesFocus: boolean
}) {
  const { call, reservation } = props
  const form = useDispatchForm()
  const ranking = useRanking(call)

  const choose = (driver: { id: string; name: string }, truck?: { id: string; name: string }) => {
    form.setValues({ driverId: driver.id, driverName: driver.name, ...truckOf(truck) })
    reservation.choose(driver.id)
  }
  const take = (candidate: Candidate) =>
    choose(
      { id: candidate.driverId, name: candidate.driverName },
      candidate.truckId ? { id: candidate.truckId, name: candidate.truckName } : undefined,
    )
  return (
    <div className={styles.section}>
      <Refusal reservation={reservation} onLeave={() => choose({ id: '', name: '' })} />
      {form.values.driverName !== '' && (
        <p className={styles.chosen}>
          Driver: <strong>{form.values.driverName}</strong>
          <Button size="compact-xs" variant="default" onClick={() => choose({ id: '', name: '' })}>
            No driver
          </Button>
        </p>
      )}
      {ranking.data && form.errors.driverName && (
        <p role="alert" data-kind="error" className={styles.wrong}>
          {form.errors.driverName}
        </p>
      )}
      {ranking.isPending && (
        <Skeleton height={96} role="status" aria-label="Looking who could go" />
      )}
      {ranking.data && ranking.data.length > 0 && (
        <CandidateList
          candidates={ranking.data}
          chosen={form.values.driverId}
          takesFocus={props.takesFocus}
          onChoose={take}
        />
      )}
      {ranking.data?.length === 0 && (
        <p className={styles.mild}>No driver can be found. Managers add drivers under Settings.</p>
      )}
      <Fields>
        {ranking.error && !ranking.data && <DriverSelect onChoose={choose} />}
        <TruckSelect />
        {call?.dispatcherName && <ReadOnlyField label="Dispatcher" value={call.dispatcherName} />}
      </Fields>
    </div>
  )
}

const truckOf = (truck: { id: string; name: string } | undefined): Partial<FormValues> =>
  truck ? { truckId: truck.id, truckName: truck.name } : {}

function useRanking(call: DispatchCall | null) {
  const { pickupAddressLatLng, vehicleType, driveType, towReason } = useDispatchForm().values
  const about = { pickupAddressLatLng, vehicleType, driveType, towReason }
  const client = useQueryClient()
  useEffect(() => {
    const rankAgain = sparingly(
      NEWS_PAUSE,
      () => void client.invalidateQueries({ queryKey: [rankDrivers.name] }),
    )
    return onNews(client, rankAgain)
  }, [client])
  return useQuery({
    ...query(rankDrivers, { body: { ...about, ...(call && { id: call.id }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: RANK_AGAIN,
    staleTime: 0,
    // The plain list stands in at once.
    retry: false,
  })
}

function Refusal(props: { reservation: Reservation; onLeave: () => void }) {
  const { refusal, sendAnyway } = props.reservation
  const { driverId } = useDispatchForm().values
  if (!refusal || refusal.driverId !== driverId) return null
  return (
    <Notice
      kind="error"
      action={
        <span className={styles.ways}>
          <Button size="compact-sm" variant="default" onClick={sendAnyway}>
            Send anyway
          </Button>
          <Button size="compact-sm" variant="default" onClick={props.onLeave}>
            Choose another
          </Button>
        </span>
      }
    >
      {refusal.message}
    </Notice>
  )
}

/** Every driver by name, for when they can not be ranked. */
function DriverSelect(props: { onChoose: (driver: { id: string; name: string }) => void }) {
  const form = useDispatchForm()
  const { data } = useQuery(query(listEmployeesBy, { params: { filter: 'driver' } }))
  const drivers = (data ?? []).map((one) => ({
    value: one.id,
    label: `${one.firstName} ${one.lastName}`,
  }))
  const { driverId, driverName } = form.values
  return (
    <Select
      label="Driver"
      description="Who is nearest can not be told at the moment."
      searchable
      clearable
      data={withOwn(drivers, driverId, driverName)}
      value={driverId || null}
      error={form.errors.driverName}
      onChange={(id, option) => props.onChoose({ id: id ?? '', name: option?.label ?? '' })}
    />
  )
}

/** The active trucks; the job's own stays when it no longer is. */
function TruckSelect() {
  const form = useDispatchForm()
  const { data } = useQuery(query(listTrucks, { params: { status: 'active' } }))
  const trucks = (data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { truckId, truckName } = form.values
  const isGone = data !== undefined && truckId !== '' && !data.some(({ id }) => id === truckId)
  return (
    <Select
      label="Truck"
      searchable
      clearable
      data={withOwn(trucks, truckId, truckName)}
      value={truckId || null}
      error={form.errors.truckName}
      description={
        isGone ? 'This truck is no longer active. Choose another if it should go.' : null
      }
      onChange={(id, option) =>
        form.setValues({ truckId: id ?? '', truckName: id && option ? option.label : '' })
      }
    />
  )
}

type Choice = { value: string; label: string }

/** The choices, with the one that is set though it is no longer among them. */
const withOwn = (choices: Choice[], id: string, name: string): Choice[] =>
  id === '' || choices.some(({ value }) => value === id)
    ? choices
    : [{ value: id, label: name || 'No longer here' }, ...choices]
