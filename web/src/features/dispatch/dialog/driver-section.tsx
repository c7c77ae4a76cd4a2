import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Candidate, type DispatchCall, listEmployeesBy, listTrucks } from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { fieldLabel } from '../dispatch.text.ts'
import { CandidateList, CandidatesToCome } from './candidate-list.tsx'
import { Fields, ReadOnlyField } from './dispatch-fields.tsx'
import { type FormValues, useDispatchForm } from './dispatch-form.ts'
import styles from './driver-section.module.css'
import { useRanking } from './use-ranking.ts'
import type { Reservation } from './use-reservation.ts'

/** Who goes, with which truck: the best first, with the reasons; a plain list when nobody can be ranked. */
export function DriverSection(props: {
  call: DispatchCall | null
  reservation: Reservation
  takesFocus: boolean
}) {
  const { call, reservation } = props
  const form = useDispatchForm()
  const ranking = useRanking(form.values, call?.id)

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
      {ranking.isPending && <CandidatesToCome />}
      {ranking.data && ranking.data.length > 0 && (
        <CandidateList
          candidates={ranking.data}
          chosen={form.values.driverId}
          takesFocus={props.takesFocus}
          onChoose={take}
        />
      )}
      {ranking.data?.length === 0 && (
        <p className={styles.mild}>No drivers found. Managers add drivers under Settings.</p>
      )}
      <Fields>
        {ranking.error && !ranking.data && <DriverSelect onChoose={choose} />}
        <TruckSelect />
        {call?.dispatcherName && (
          <ReadOnlyField label={fieldLabel('dispatcherName')} value={call.dispatcherName} />
        )}
      </Fields>
    </div>
  )
}

const truckOf = (truck: { id: string; name: string } | undefined): Partial<FormValues> =>
  truck ? { truckId: truck.id, truckName: truck.name } : {}

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

/** Every driver by name, for when they can't be ranked. */
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
      label={fieldLabel('driverName')}
      description="Can’t tell who is nearest right now."
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
      label={fieldLabel('truckName')}
      searchable
      clearable
      data={withOwn(trucks, truckId, truckName)}
      value={truckId || null}
      error={form.errors.truckName}
      description={isGone ? 'This truck is no longer active. Choose another.' : null}
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
