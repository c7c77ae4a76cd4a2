import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Duty, readDuty, setDuty } from '@towline/contract'
import { useState } from 'react'
import { type DriverWords, useDriverWords } from '../../../platform/driver-words/index.ts'
import { query, useDo } from '../../../platform/query.ts'
import { useLoggedInUser } from '../../../platform/session.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './duty-switch.module.css'

/** On duty with a truck, or off, in one press. Drivers on duty are offered jobs first. */
export function DutySwitch() {
  const isDriver = useLoggedInUser()?.roles.includes('driver') ?? false
  const words = useDriverWords()
  const { say } = words
  const duty = useQuery({ ...query(readDuty), enabled: isDriver })
  if (!isDriver) return null
  if (duty.error && !duty.data)
    return <Failed error={duty.error} words={words} onRetry={() => void duty.refetch()} />
  if (!duty.data)
    return <Skeleton height={96} role="status" aria-label={say('Loading your duty')} />
  return <Switch duty={duty.data} />
}

function standing({ onDuty, truckName }: Duty, say: DriverWords['say']): string {
  if (!onDuty) return say('Off duty: jobs are offered to others first.')
  return truckName ? say('On duty with {truck}', { truck: truckName }) : say('On duty')
}

function Switch({ duty }: { duty: Duty }) {
  const { say, why } = useDriverWords()
  const changing = useDo(setDuty, [readDuty])
  const free = duty.trucks.find(({ takenBy }) => takenBy === '')
  const [chosen, setChosen] = useState<string | null>(null)
  const truckId = chosen ?? (duty.onDuty ? duty.truckId : (free?.id ?? ''))
  const change = (onDuty: boolean, truckId: string) =>
    changing.mutate({ body: { onDuty, truckId } }, { onSuccess: () => setChosen(null) })
  return (
    <section className={styles.duty} data-on={duty.onDuty || undefined} aria-label={say('Duty')}>
      <p role="status" className={styles.state}>
        {standing(duty, say)}
      </p>
      {changing.error && <Notice kind="error">{why(changing.error)}</Notice>}
      {duty.trucks.length > 0 && (
        <NativeSelect
          size="lg"
          label={say('Truck')}
          value={truckId}
          disabled={changing.isPending}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value)
            if (duty.onDuty) change(true, value)
          }}
          data={[
            { value: '', label: say('No truck') },
            ...duty.trucks.map(({ id, name, takenBy }) => ({
              value: id,
              label: takenBy
                ? say('{truck} ({name} has it)', { truck: name, name: takenBy })
                : name,
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
        {say(duty.onDuty ? 'Go off duty' : 'Go on duty')}
      </Button>
    </section>
  )
}
