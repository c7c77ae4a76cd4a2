import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  type Candidate,
  type DispatchCall,
  hasDriver,
  listEmployeesBy,
  type Step,
  type TakeStep,
} from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CandidateList, CandidatesToCome } from '../dialog/candidate-list.tsx'
import { useRanking } from '../dialog/use-ranking.ts'
import { useDispatchCall } from '../dispatch.queries.ts'
import { jobName } from '../dispatch.text.ts'
import styles from './small-dialogs.module.css'
import { whoGoes } from './steps.text.ts'

type Given = Pick<TakeStep, 'driverId' | 'truckId'>

/** Asks who goes before a job without a driver is moved on; choosing somebody takes the step as well. */
export function ChooseDriverDialog(props: {
  call: DispatchCall
  step: Step
  onChoose: (call: DispatchCall, given: Given) => void
  onClose: () => void
}) {
  const { step, onClose } = props
  const { data: call = props.call } = useDispatchCall(props.call.id, props.call)
  const choose = (given: Given) => {
    onClose()
    props.onChoose(call, given)
  }
  return (
    <Dialog onClose={onClose} title={`Who takes ${jobName(call)}?`} size={520}>
      <div className={styles.form}>
        <p className={styles.lead} tabIndex={-1} data-autofocus>
          {whoGoes(step)}
        </p>
        {hasDriver(call) && (
          <Notice
            kind="info"
            action={
              <Button size="compact-sm" variant="default" onClick={() => choose({})}>
                Go on
              </Button>
            }
          >
            {call.driverName} has this call now.
          </Notice>
        )}
        <Drivers
          call={call}
          onChoose={({ driverId, truckId }) =>
            choose({ driverId, ...(truckId && !call.truckId && { truckId }) })
          }
        />
        <div className={styles.footer}>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Everybody who could go, best first; by name alone while they can't be ranked. */
function Drivers(props: { call: DispatchCall; onChoose: (candidate: Candidate) => void }) {
  const ranking = useRanking(props.call, props.call.id)
  const isUnranked = ranking.error !== null && !ranking.data
  const byName = useQuery({
    ...query(listEmployeesBy, { params: { filter: 'driver' } }),
    enabled: isUnranked,
  })
  const candidates = ranking.data ?? (isUnranked ? byName.data?.map(unranked) : undefined)
  if (candidates?.length === 0)
    return (
      <p className={styles.lead}>
        No one in your company is a driver yet. A manager can add the role under Settings,
        Directory.
      </p>
    )
  if (candidates)
    return <CandidateList candidates={candidates} chosen="" takesFocus onChoose={props.onChoose} />
  if (byName.error) return <Failed error={byName.error} onRetry={() => void ranking.refetch()} />
  return <CandidatesToCome />
}

const unranked = (one: { id: string; firstName: string; lastName: string }): Candidate => ({
  driverId: one.id,
  driverName: `${one.firstName} ${one.lastName}`.trim(),
  phoneNumber: '',
  truckId: '',
  truckName: '',
  miles: null,
  minutes: null,
  estimated: false,
  positionAt: 0,
  onDuty: false,
  offered: [],
  onCalls: [],
  fit: 'unknown',
  reservedBy: '',
  reasons: ['Distance not known'],
})
