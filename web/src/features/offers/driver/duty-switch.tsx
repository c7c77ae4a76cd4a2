import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Duty, readDuty, setDuty } from '@towline/contract'
import { useState } from 'react'
import { query, useDo } from '../../../platform/query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './duty-switch.module.css'

/** On duty with a truck, or off, in one press. Drivers on duty are offered jobs first. */
export function DutySwitch() {
  const isDriver = useLoggedInUser()?.roles.includes('driver') ?? false
  const duty = useQuery({ ...query(readDuty), enabled: isDriver })
  if (!isDriver) return null
  if (duty.error && !duty.data)
    return <Failed error={duty.error} onRetry={() => void duty.refetch()} />
  if (!duty.data) return <Skeleton height={96} role="status" aria-label="Loading your duty" />
  return <Switch duty={duty.data} />
}

function Switch({ duty }: { duty: Duty }) {
  const changing = useDo(setDuty, [readDuty])
  const free = duty.trucks.find(({ takenBy }) => takenBy === '')
  const [chosen, setChosen] = useState<string | null>(null)
  const truckId = chosen ?? (duty.onDuty ? duty.truckId : (free?.id ?? ''))
  const change = (onDuty: boolean, truckId: string) =>
    changing.mutate({ body: { onDuty, truckId } }, { onSuccess: () => setChosen(null) })
  return (
    <section className={styles.duty} data-on={duty.onDuty || undefined} aria-label="Duty">
      <p role="status" className={styles.state}>
        {duty.onDuty
          ? `On duty${duty.truckName && ` with ${duty.truckName}`}`
          : 'Off duty: jobs are offered to others first.'}
      </p>
      {changing.error && <Notice kind="error">{changing.error.message}</Notice>}
      {duty.trucks.length > 0 && (
        <NativeSelect
          size="lg"
          label="Truck"
          value={truckId}
          disabled={changing.isPending}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value)
            if (duty.onDuty) change(true, value)
          }}
          data={[
            { value: '', label: 'No truck' },
            ...duty.trucks.map(({ id, name, takenBy }) => ({
              value: id,
              label: takenBy ? `${name} (${takenBy} has it)` : name,
            })),
          ]}
        />
      )}
      <Button
        size="xl"
        fullWidth
        {...(duty.onDuty ? { variant: 'default' } : { color: 'amber.4' })}
        loading={changing.isPending}
        onClick={() => change(!duty.onDuty, duty.onDuty ? '' : truckId)}
      >
        {duty.onDuty ? 'Go off duty' : 'Go on duty'}
      </Button>
    </section>
  )
}
