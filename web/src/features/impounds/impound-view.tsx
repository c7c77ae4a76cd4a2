import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ImpoundWhole } from '@towline/contract'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { MediaDialog } from '../media/index.ts'
import { GatePass } from './gate-pass.tsx'
import { useImpound, useLots } from './impounds.queries.ts'
import {
  centsText,
  dutyText,
  momentText,
  plateText,
  touchDetails,
  touchText,
  vehicleText,
} from './impounds.text.ts'
import styles from './impounds-section.module.css'
import { Letters } from './letters.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type Known, StepDialog } from './step-dialog.tsx'
import type { StepName } from './steps.ts'

/** A stored vehicle: what has to be done, what it costs, its record, and what was done with it. */
export function ImpoundView(props: {
  id: string
  onBack: () => void
  onNews: (what: string) => void
}) {
  const found = useImpound(props.id)
  return (
    <>
      <div className={styles.bar}>
        <Button variant="default" leftSection={<IconArrowLeft size={16} />} onClick={props.onBack}>
          All vehicles
        </Button>
      </div>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={320} role="status" aria-label="Loading the vehicle" />}
      {found.data && <Whole whole={found.data} onNews={props.onNews} />}
    </>
  )
}

type Asked = { step: StepName; known: Known }

function Whole({ whole, onNews }: { whole: ImpoundWhole; onNews: (what: string) => void }) {
  const { file } = whole
  const lots = useLots().data ?? []
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isCorrecting, setCorrecting] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const isIn = file.status === 'in'
  return (
    <>
      <div className={styles.screen}>
        <Card
          title={`${file.number}: ${vehicleText(file)}, ${plateText(file)}`}
          aside={
            isIn && (
              <Button size="xs" variant="default" onClick={() => setCorrecting(true)}>
                Correct the record
              </Button>
            )
          }
        >
          <Duties whole={whole} />
          {isIn && (
            <Actions whole={whole} onAsk={(step, known = {}) => setAsked({ step, known })} />
          )}
        </Card>
        <Card title="Storage and tow">
          <Charges whole={whole} />
        </Card>
        <Letters whole={whole} onNews={onNews} />
      </div>
      {file.status === 'released' && <GatePass whole={whole} />}
      <div className={styles.screen}>
        <Card title="Record">
          <Facts whole={whole} onPhotos={() => setLooking(true)} />
        </Card>
        <Card title="What was done">
          <Touches whole={whole} />
        </Card>
      </div>
      {isCorrecting && (
        <RecordDialog
          file={file}
          lots={lots}
          onClose={() => setCorrecting(false)}
          onSaved={({ number }) => onNews(`The record of ${number} is saved.`)}
        />
      )}
      {isLooking && (
        <MediaDialog
          of="impound"
          isClosed={!isIn}
          call={{
            id: file.id,
            vehicle: vehicleText(file),
            customerName: plateText(file),
            dispatchNumber: file.number,
          }}
          onClose={() => setLooking(false)}
        />
      )}
      {asked && (
        <StepDialog
          key={asked.step}
          file={file}
          step={asked.step}
          known={asked.known}
          onClose={() => setAsked(null)}
          onDone={() => onNews(`${file.number} is saved.`)}
        />
      )}
    </>
  )
}

function Duties({ whole: { file, duties, source } }: { whole: ImpoundWhole }) {
  const open = file.holds.filter(({ liftedBy }) => liftedBy === '')
  return (
    <>
      {open.map(({ id, by, reason, at }) => (
        <p key={id} className={styles.late}>
          On hold by {by} since {momentText(at)}
          {reason && `: ${reason}`}
        </p>
      ))}
      {file.leftAt === 0 && duties.length > 0 && (
        <ul className={styles.duties} aria-label="What the law asks">
          {duties.map((duty) => (
            <li key={duty.what} data-state={duty.state}>
              {dutyText(duty)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.mild}>
        {source
          ? `By ${source}. Check with your lawyer what holds for you.`
          : 'We have no storage rules for your state: check with your lawyer what has to be done.'}
      </p>
    </>
  )
}

function Actions(props: { whole: ImpoundWhole; onAsk: (step: StepName, known?: Known) => void }) {
  const { whole, onAsk } = props
  const { file, dueCents } = whole
  const hold = file.holds.find(({ liftedBy }) => liftedBy === '')
  const which = file.letters.some((letter) => letter.which === 'first') ? 'second' : 'first'
  const button = { size: 'xs', variant: 'default' } as const
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="xs"
          disabled={hold !== undefined}
          onClick={() => onAsk('release', { paid: dueCents / 100 })}
        >
          Release
        </Button>
        <Button {...button} onClick={() => onAsk('report', { agency: file.agency })}>
          Report to the police
        </Button>
        <Button {...button} onClick={() => onAsk('letter', { which, to: sentTo(whole, which) })}>
          Letter sent
        </Button>
        {hold ? (
          <Button {...button} onClick={() => onAsk('lift', { holdId: hold.id })}>
            Lift the hold
          </Button>
        ) : (
          <Button {...button} onClick={() => onAsk('hold')}>
            Place a hold
          </Button>
        )}
        <Button
          {...button}
          disabled={whole.whyNotDisposed !== '' || hold !== undefined}
          onClick={() => onAsk('dispose')}
        >
          Sell or scrap
        </Button>
      </div>
      {whole.whyNotDisposed && (
        <p className={styles.mild}>Sale or scrapping: {whole.whyNotDisposed}</p>
      )}
    </>
  )
}

/** Whom the letter that was written goes to; the owner where it was written elsewhere. */
const sentTo = ({ file, written }: ImpoundWhole, which: 'first' | 'second'): string =>
  written.find((letter) => letter.which === which)?.to.join(', ') ?? file.ownerName

function Charges({ whole }: { whole: ImpoundWhole }) {
  const { file, storage, towCents, towDueCents, tax, dueCents } = whole
  const towPaid = towCents - towDueCents
  // What a vehicle left for is said by its release.
  const isOwed = file.status === 'in'
  const perDay = centsText(Math.round(file.storagePerDay * 100))
  return (
    <>
      <Pairs
        pairs={[
          ['Tow charges, from the job', centsText(towCents)],
          [`Storage charges, ${storage.days} × ${perDay}`, centsText(storage.cents)],
          [`Sales tax on storage, ${tax.percent}%`, tax.cents > 0 ? centsText(tax.cents) : ''],
          ['Total', centsText(towCents + storage.cents + tax.cents)],
          ['Paid on the job', isOwed && towPaid > 0 ? centsText(towPaid) : ''],
          ['Due now', isOwed ? centsText(dueCents) : ''],
        ]}
      />
      {storage.notCharged > 0 && (
        <p className={styles.late}>
          Days that may not be charged, as the first letter was late: {storage.notCharged}
        </p>
      )}
      {file.storagePerDay === 0 && (
        <p className={styles.mild}>
          No storage rate was set when this vehicle came in. Set one under Settings, Rates.
        </p>
      )}
    </>
  )
}

const moment = (at: number) => (at > 0 ? momentText(at) : '')

/** Those taken in the yard are the vehicle's own; whoever tows it takes them on the job. */
function Photos({ jobId, onPhotos }: { jobId: string; onPhotos: () => void }) {
  const { id } = useParams()
  return (
    <span className={styles.bar}>
      <Button size="compact-sm" variant="default" onClick={onPhotos}>
        Photos in the yard
      </Button>
      {jobId && (
        <Link to={`/customer/dashboard/${id}/dispatching?job=${jobId}`}>
          On the job that brought it
        </Link>
      )}
    </span>
  )
}

type FactsProps = { whole: ImpoundWhole; onPhotos: () => void }

const Facts = ({ whole: { file }, onPhotos }: FactsProps) => (
  <Pairs
    pairs={[
      ['Lot', [file.lotName, file.space && `space ${file.space}`].filter(Boolean).join(', ')],
      ['Received', moment(file.receivedAt)],
      ['Left', moment(file.leftAt)],
      ['By order of', file.order],
      ['Authorized by', [file.authorizedBy, file.authorizedPhone].filter(Boolean).join(', ')],
      ['Police agency', file.agency],
      ['Towed', moment(file.towedAt)],
      ['Towed from', file.towedFrom],
      ['Plate', plateText(file)],
      ['VIN', file.vin],
      ['Registered in', file.registeredIn],
      ['Driver’s towing license', file.operatorLicense],
      ['Truck’s plate', file.truckPlate],
      ['Keys', file.keys],
      ['Condition', file.condition],
      ['Photos', <Photos key="photos" jobId={file.jobId} onPhotos={onPhotos} />],
      ['What was in it', file.inventory],
      ['Owner', [file.ownerName, file.ownerAddress].filter(Boolean).join(', ')],
      ['Lienholders', file.lienholders],
    ]}
  />
)

const Pairs = ({ pairs }: { pairs: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.pairs}>
    {pairs
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

const Touches = ({ whole: { touches } }: { whole: ImpoundWhole }) => (
  <ol className={styles.list}>
    {touches.map(({ id, at, who, what, data }) => (
      <li key={id}>
        <div className={styles.what}>
          <strong>{touchText(what)}</strong> by {who}, {momentText(at)}
          <p className={styles.mild}>{touchDetails(what, data)}</p>
        </div>
      </li>
    ))}
  </ol>
)
