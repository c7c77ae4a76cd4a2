import { Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { DispatchCall, Position } from '@towline/contract'
import { memo, type ReactNode, useEffect, useId, useRef } from 'react'
import { cardTitle } from '../dispatch.text.ts'
import { ProgressBadge } from '../step-badge.tsx'
import { driverKey, jobKey, type Selection, whyUnplaced } from './fleet.ts'
import styles from './fleet-list.module.css'
import { ago, isStale, positionAge } from './map.text.ts'
import { wantsStill } from './reduced-motion.ts'

type Props = {
  jobs: readonly DispatchCall[]
  unplaced: readonly DispatchCall[]
  drivers: readonly Position[]
  isPending: boolean
  now: number
  selection: Selection
  hovered: string
  onSelect: (key: string) => void
  onHover: (key: string) => void
  /** Puts a job onto the map by hand; undefined for who may not. */
  onPlace: ((job: DispatchCall) => void) | undefined
}

/** Everything that is on the map, in words, and the jobs that are not on it. */
export function FleetList({ hovered, ...rows }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // Not told to the rows, of which there may be hundreds: the pointer wanders over the map all the time.
  useEffect(() => {
    const row = hovered && list.current?.querySelector<HTMLElement>(`[data-row="${hovered}"]`)
    if (!row) return
    row.dataset.hovered = 'true'
    return () => void delete row.dataset.hovered
  }, [hovered])
  return (
    <div ref={list} className={styles.list}>
      <Groups {...rows} />
    </div>
  )
}

const Groups = memo(function Groups(props: Omit<Props, 'hovered'>) {
  const { now, selection } = props
  const rowOf = (key: string) => ({
    id: key,
    selected: key === selection.key,
    followed: key === selection.key && selection.from === 'map',
    onSelect: props.onSelect,
    onHover: props.onHover,
  })
  if (props.isPending) return <Skeletons />
  return (
    <>
      <Group title="Not on the map" amount={props.unplaced.length}>
        {props.unplaced.map((job, index) => (
          <li key={job.id} className={`${styles.row} ${styles.unplaced}`}>
            <JobHead job={job} age={ago(job.createdDate, now)} />
            <span className={styles.detail}>{whyUnplaced(job)}</span>
            {props.onPlace && (
              <button
                type="button"
                className={styles.place}
                onClick={() => props.onPlace?.(job)}
                {...(index === 0 && { 'aria-keyshortcuts': 'P' })}
              >
                Place it on the map {index === 0 && <kbd>P</kbd>}
              </button>
            )}
          </li>
        ))}
      </Group>
      <Group title="Jobs" amount={props.jobs.length}>
        {props.jobs.map((job) => (
          <JobRow key={job.id} job={job} age={ago(job.createdDate, now)} {...rowOf(jobKey(job))} />
        ))}
      </Group>
      {bySort(props.drivers).map(([title, positions]) => (
        <Group key={title} title={title} amount={positions.length}>
          {positions.map((position) => (
            <DriverRow
              key={driverKey(position)}
              name={position.name}
              truck={position.employeeId && position.truckName}
              age={positionAge(position, now)}
              stale={isStale(position, now)}
              {...rowOf(driverKey(position))}
            />
          ))}
        </Group>
      ))}
    </>
  )
})

const bySort = (positions: readonly Position[]): [title: string, positions: Position[]][] => [
  ['Drivers', positions.filter(({ employeeId }) => employeeId)],
  ['Trucks without a driver', positions.filter(({ employeeId }) => !employeeId)],
]

function Group(props: { title: string; amount: number; children: ReactNode }) {
  const id = useId()
  if (props.amount === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {props.title} <span className={styles.amount}>{props.amount}</span>
      </h2>
      <ul className={styles.rows}>{props.children}</ul>
    </section>
  )
}

type RowProps = {
  id: string
  selected: boolean
  /** Selected on the map, so that the row has to come into view. */
  followed: boolean
  onSelect: (key: string) => void
  onHover: (key: string) => void
}

const JobRow = memo(function JobRow(props: RowProps & { job: DispatchCall; age: string }) {
  const { job } = props
  return (
    <Row {...props}>
      <JobHead job={job} age={props.age} />
      <span className={styles.detail}>{job.pickupAddress}</span>
      {job.driverName && <span className={styles.detail}>Driver {job.driverName}</span>}
    </Row>
  )
})

const DriverRow = memo(function DriverRow(
  props: RowProps & { name: string; truck: string; age: string; stale: boolean },
) {
  return (
    <Row {...props}>
      <span className={styles.name} data-stale={props.stale || undefined}>
        {props.name}
      </span>
      {props.truck && <span className={styles.detail}>{props.truck}</span>}
      <span className={styles.detail}>{props.age}</span>
    </Row>
  )
})

function Row(props: RowProps & { children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (props.followed)
      row.current?.scrollIntoView({
        block: 'nearest',
        behavior: wantsStill() ? 'auto' : 'smooth',
      })
  }, [props.followed])
  return (
    <li
      ref={row}
      className={styles.row}
      data-row={props.id}
      data-selected={props.selected || undefined}
    >
      <button
        type="button"
        className={styles.choose}
        aria-pressed={props.selected}
        onClick={() => props.onSelect(props.id)}
        onPointerEnter={() => props.onHover(props.id)}
        onPointerLeave={() => props.onHover('')}
        onFocus={() => props.onHover(props.id)}
        onBlur={() => props.onHover('')}
      >
        {props.children}
      </button>
    </li>
  )
}

function JobHead({ job, age }: { job: DispatchCall; age: string }) {
  return (
    <>
      <span className={styles.name}>
        {cardTitle(job)} <span className={styles.number}>{job.dispatchNumber}</span>
      </span>
      <span className={styles.facts}>
        <ProgressBadge job={job} />
        {job.priority === 'Emergency' && (
          <span className={styles.emergency}>
            <IconAlertTriangle size={14} stroke={2.2} aria-hidden="true" /> Emergency
          </span>
        )}
        <span>{age}</span>
      </span>
    </>
  )
}

function Skeletons() {
  return (
    <div aria-busy="true" role="status" aria-label="Loading map">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={64} mb={8} />
      ))}
    </div>
  )
}
