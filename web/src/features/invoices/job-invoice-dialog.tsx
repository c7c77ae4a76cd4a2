import { Button, Skeleton, Switch, Textarea, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { centsOf, clubPart, customerPart, type InvoiceDraft, IssueInvoice } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DollarInput } from '../../ui/dollar-input.tsx'
import { Failed } from '../../ui/failed.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import fields from '../../ui/record-fields.module.css'
import { InvoiceLines } from './invoice-lines.tsx'
import { useInvoiceDraft, useIssue } from './invoices.queries.ts'
import { centsText, dayText } from './invoices.text.ts'
import { IssuedLinks } from './issued-links.tsx'
import styles from './job-invoice-dialog.module.css'

type Props = { jobId: string; onClose: () => void; onNews: (what: string) => void }

/** What would be invoiced for a job: who pays, the lines, what to look at; and it is issued. */
export function JobInvoiceDialog(props: Props) {
  const draft = useInvoiceDraft(props.jobId)
  if (draft.data && draft.data.whyNot === '')
    return <Draft key={draft.data.jobVersion} {...props} draft={draft.data} />
  return (
    <Dialog onClose={props.onClose} title="Invoice" size={640}>
      {draft.error && <Failed error={draft.error} onRetry={() => void draft.refetch()} />}
      {draft.isPending && <Skeleton height={240} role="status" aria-label="Loading the draft" />}
      {draft.data && (
        <div className={styles.parts}>
          <IssuedLinks issued={draft.data.issued} />
          <Notice kind="info">{draft.data.whyNot}</Notice>
          {draft.data.lines.length > 0 && <InvoiceLines invoice={draft.data} />}
          <Button variant="default" onClick={props.onClose}>
            Close
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type Values = {
  isSplit: boolean
  customer: number | string
  note: string
  email: string
  phone: string
}

function Draft({ draft, ...props }: Props & { draft: InvoiceDraft }) {
  const issuing = useIssue()
  const asSent = ({ isSplit, customer, ...values }: Values) => ({
    ...values,
    jobId: props.jobId,
    jobVersion: draft.jobVersion,
    customerCents: isSplit ? centsOf(Number(customer)) : 0,
  })
  const form = useForm<Values>({
    initialValues: {
      isSplit: draft.customerCents > 0,
      customer: draft.customerCents / 100,
      note: '',
      email: draft.billTo.email,
      phone: '',
    },
    validate: (values) => inForm(problemsOf(IssueInvoice, asSent(values)), values, draft),
  })
  const issue = (values: Values) =>
    issuing.mutate(
      { body: IssueInvoice.parse(asSent(values)) },
      {
        onSuccess: (issued) => {
          const numbers = issued.map(({ number }) => number).join(' and ')
          const isSent = values.email !== '' || values.phone !== ''
          props.onNews(
            `Invoice ${numbers} is issued${isSent ? ' and on its way' : ''}. ${centsText(draft.totalCents)} together.`,
          )
          props.onClose()
        },
        onError: (refused) =>
          refused instanceof ApiError && form.setErrors(inForm(refused.fields, values, draft)),
      },
    )
  const { job } = draft
  return (
    <FormDialog
      title={`Invoice job #${job.number}`}
      submit={form.values.isSplit ? 'Issue two invoices' : 'Issue'}
      isDirty={form.isDirty()}
      error={issuing.error}
      isPending={issuing.isPending}
      onClose={props.onClose}
      onSubmit={form.onSubmit(issue)}
    >
      {draft.warnings.map((warning) => (
        <Notice key={warning} kind="info">
          {warning}
        </Notice>
      ))}
      <p className={styles.payer}>
        <strong>{draft.billTo.name}</strong> pays
        {draft.accountId ? `, due ${dayText(draft.dueOn)}` : ' at once'}.{' '}
        {[job.vehicle, job.plate].filter(Boolean).join(', ')}
        {job.poNumber && `, PO ${job.poNumber}`}
      </p>
      <InvoiceLines invoice={draft} />
      {draft.accountId !== '' && <Split form={form} draft={draft} />}
      <div className={fields.pair}>
        <TextInput
          type="email"
          label="Email it to"
          description="Empty: it is not emailed"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <PhoneField
          label="Text its link to"
          description="Empty: it is not texted"
          autoComplete="off"
          {...form.getInputProps('phone')}
          onType={(digits) => form.setFieldValue('phone', digits)}
        />
      </div>
      <Textarea
        label="Note on the invoice"
        rows={2}
        maxLength={1000}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}

/** One invoice for whom the job is billed to, or one for them and one for the customer. */
function Split(props: {
  form: Pick<UseFormReturnType<Values>, 'values' | 'getInputProps'>
  draft: InvoiceDraft
}) {
  const { form, draft } = props
  const { isSplit, customer } = form.values
  const customerCents = centsOf(Number(customer))
  return (
    <div className={styles.split}>
      <Switch
        label={`The customer pays a part, ${draft.billTo.name} the rest`}
        {...form.getInputProps('isSplit', { type: 'checkbox' })}
      />
      {isSplit && (
        <>
          <DollarInput
            label="The customer pays"
            description={
              draft.customerCents > 0
                ? `By what the club covers: ${centsText(draft.customerCents)}`
                : undefined
            }
            {...form.getInputProps('customer')}
          />
          <dl className={styles.parties}>
            <dt>{draft.billTo.name}</dt>
            <dd>{centsText(clubPart(draft, customerCents).totalCents)}</dd>
            <dt>{draft.job.customerName || 'The customer'}</dt>
            <dd>{centsText(customerPart(customerCents, draft.billTo.name).totalCents)}</dd>
          </dl>
        </>
      )}
    </div>
  )
}

/** Problems by the names that the fields have in the form; of two payers each pays something. */
function inForm(
  { customerCents, ...others }: Record<string, string>,
  { isSplit, customer }: Values,
  { totalCents }: InvoiceDraft,
) {
  const cents = centsOf(Number(customer))
  const isNoPart = isSplit && (cents <= 0 || cents >= totalCents)
  const problem =
    customerCents ?? (isNoPart ? `More than $0.00 and less than ${centsText(totalCents)}` : '')
  return { ...others, ...(problem && { customer: problem }) }
}
