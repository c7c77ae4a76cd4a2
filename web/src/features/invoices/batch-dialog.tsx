import { Button, Checkbox, Progress } from '@mantine/core'
import { IssueBatch, type issueBatch, type JobToInvoice, type ReplyOf } from '@towline/contract'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import fields from '../../ui/record-fields.module.css'
import footer from '../../ui/record-footer.module.css'
import { useIssueBatch } from './invoices.queries.ts'
import { centsText, countText } from './invoices.text.ts'
import styles from './invoices-section.module.css'

type Result = ReplyOf<typeof issueBatch>

/** So many go to the server at a time, so that one sees how far it is. */
const AT_ONCE = 20

/** Issues the invoices of many jobs, tells how far it is, and what was refused and why. */
export function BatchDialog(props: {
  jobs: readonly JobToInvoice[]
  onIssued: (count: number) => void
  onClose: () => void
}) {
  const { jobs } = props
  const [isSent, setSent] = useState(true)
  const { issue, done, result, error, isRunning } = useBatch(jobs)
  const total = jobs.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const close = () => {
    if (isRunning) return
    if (result.issued.length > 0) props.onIssued(result.issued.length)
    props.onClose()
  }
  const isBegun = isRunning || done > 0
  return (
    <Dialog
      onClose={close}
      title={`Issue ${countText(jobs.length, 'invoice')}`}
      size={640}
      closeOnClickOutside={false}
      styles={{ body: { padding: 0 }, title: { fontWeight: 700 } }}
    >
      <div className={fields.fields}>
        {error && <Notice kind="error">{error.message}</Notice>}
        {!isBegun && (
          <>
            <p>
              {centsText(total)} together. Each gets the next number and can’t be changed: it can
              only be voided or credited.
            </p>
            <Checkbox
              label="Email each one to the billing contact of its account"
              checked={isSent}
              onChange={(event) => setSent(event.currentTarget.checked)}
            />
          </>
        )}
        {isBegun && (
          <>
            <p role="status">
              {done} of {jobs.length}: {result.issued.length} issued
              {result.refused.length > 0 && `, ${result.refused.length} refused`}
            </p>
            <Progress value={(100 * done) / jobs.length} aria-label="Issuing invoices" />
          </>
        )}
        {result.refused.length > 0 && (
          <ul className={styles.list} aria-label="Refused">
            {result.refused.map(({ jobId, number, why }) => (
              <li key={jobId}>
                #{number}: {why}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={footer.footer}>
        <Button variant="default" disabled={isRunning} onClick={close}>
          {done > 0 ? 'Close' : 'Cancel'}
        </Button>
        {done < jobs.length && (
          <Button loading={isRunning} onClick={() => void issue(isSent)}>
            {done > 0 ? 'Go on' : 'Issue'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** What a server refused or did not answer is tried again by going on; what is issued is not issued twice. */
function useBatch(jobs: readonly JobToInvoice[]) {
  const issuing = useIssueBatch()
  const [done, setDone] = useState(0)
  const [result, setResult] = useState<Result>({ issued: [], refused: [] })
  const [isRunning, setRunning] = useState(false)
  const issue = async (send: boolean) => {
    setRunning(true)
    try {
      for (let at = done; at < jobs.length; at += AT_ONCE) {
        const some = jobs.slice(at, at + AT_ONCE)
        const body = IssueBatch.parse({ jobIds: some.map(({ id }) => id), send })
        const part = await issuing.mutateAsync({ body })
        setResult(({ issued, refused }) => ({
          issued: [...issued, ...part.issued],
          refused: [...refused, ...part.refused],
        }))
        setDone(at + some.length)
      }
    } catch {
      // Told by the mutation's own error; going on begins with those not answered.
    } finally {
      setRunning(false)
    }
  }
  return { issue, done, result, error: issuing.error, isRunning }
}
