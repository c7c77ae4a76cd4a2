import { Button } from '@mantine/core'
import type { SandboxCard, SandboxCheckout } from '@towline/contract'
import { Fragment } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { money } from '../../../ui/dates.ts'
import { useLeaving } from '../../../ui/use-leaving.ts'
import { CardForm } from './card-form.tsx'
import { usePaying, useTestCheckout } from './sandbox.queries.ts'
import styles from './sandbox-frame.module.css'
import { SandboxFrame, SandboxUnread } from './sandbox-frame.tsx'
import { TestCards } from './test-cards.tsx'

const TITLE = 'Test checkout: no money moves'

export const meta: MetaFunction = () => [
  { title: 'Test checkout · Towline' },
  { name: 'robots', content: 'noindex' },
]

export default function CheckoutPage() {
  return <TestCheckout id={useParams().id ?? ''} />
}

/** The checkout page of the test payment provider. `leave` goes back to where one came from. */
export function TestCheckout(props: { id: string; leave?: (address: string) => void }) {
  const { data, error, refetch } = useTestCheckout(props.id)
  if (!data)
    return (
      <SandboxUnread
        title={TITLE}
        error={error}
        onRetry={() => void refetch()}
        unknown="We can’t find this checkout."
      />
    )
  if (data.status !== 'open') return <Over checkout={data} />
  return <Open {...props} checkout={data} onOver={() => void refetch()} />
}

function Open(props: {
  id: string
  checkout: SandboxCheckout
  onOver: () => void
  leave?: (address: string) => void
}) {
  const { id, checkout, onOver } = props
  const paying = usePaying()
  const { isLeaving, leaveFor } = useLeaving(props.leave)
  const pay = (body: (typeof SandboxCard)['_input']) =>
    paying.mutate(
      { params: { id }, body },
      {
        onSuccess: ({ successUrl }) => leaveFor(successUrl),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'link_ended') onOver()
        },
      },
    )
  return (
    <SandboxFrame title={TITLE}>
      <div className={styles.columns}>
        <section className={styles.plain} aria-labelledby="order">
          <h2 id="order">
            {checkout.kind === 'invoice' ? checkout.description : 'Your subscription'}
          </h2>
          <Order checkout={checkout} />
          <TestCards isBill={checkout.kind === 'invoice'} />
          <a href={checkout.cancelUrl}>Go back without paying</a>
        </section>
        <section className={styles.sheet} aria-labelledby="card">
          <h2 id="card">Pay with a test card</h2>
          <CardForm
            button={buttonOf(checkout)}
            isBusy={paying.isPending || isLeaving}
            error={paying.error}
            onCard={pay}
          />
        </section>
      </div>
    </SandboxFrame>
  )
}

/** What is due today, in cents. */
const dueOf = (checkout: SandboxCheckout): number =>
  checkout.kind === 'invoice'
    ? checkout.amountCents + checkout.tipCents
    : Math.round(checkout.price * 100)

const buttonOf = (checkout: SandboxCheckout): string => {
  const due = money(dueOf(checkout) / 100)
  return checkout.kind === 'invoice' ? `Pay ${due}` : `Subscribe for ${due} a month`
}

function factsOf(checkout: SandboxCheckout): [string, string][] {
  const { companyName, email } = checkout
  const receipt: [string, string][] = email ? [['Receipt to', email]] : []
  if (checkout.kind === 'subscription')
    return [['Plan', checkout.planName], ['Company', companyName], ...receipt]
  const { amountCents, tipCents } = checkout
  const tip: [string, string][] = tipCents ? [['Tip', money(tipCents / 100)]] : []
  return [['Paid to', companyName], ...receipt, ['Bill', money(amountCents / 100)], ...tip]
}

function Order({ checkout }: { checkout: SandboxCheckout }) {
  return (
    <dl className={styles.facts}>
      {factsOf(checkout).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      <dt>Due today</dt>
      <dd>
        <strong>{money(dueOf(checkout) / 100)}</strong>
      </dd>
    </dl>
  )
}

/** The checkout was paid before, or nobody paid in time. */
function Over({ checkout }: { checkout: SandboxCheckout }) {
  const isPaid = checkout.status === 'paid'
  return (
    <SandboxFrame title={TITLE}>
      <div className={styles.told}>
        <p>
          {isPaid
            ? `This checkout for ${checkout.companyName} is paid.`
            : 'This checkout has expired. Nothing was charged.'}
        </p>
        <Button component="a" href={isPaid ? checkout.successUrl : checkout.cancelUrl}>
          {checkout.kind === 'invoice' ? 'Back to the bill' : 'Back to Towline'}
        </Button>
      </div>
    </SandboxFrame>
  )
}
