import { Button } from '@mantine/core'
import type { SandboxCard, SandboxCheckout } from '@towline/contract'
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
          <h2 id="order">Your subscription</h2>
          <Order checkout={checkout} />
          <TestCards />
          <a href={checkout.cancelUrl}>Go back without paying</a>
        </section>
        <section className={styles.sheet} aria-labelledby="card">
          <h2 id="card">Pay with a test card</h2>
          <CardForm
            button={`Subscribe for ${money(checkout.price)} a month`}
            isBusy={paying.isPending || isLeaving}
            error={paying.error}
            onCard={pay}
          />
        </section>
      </div>
    </SandboxFrame>
  )
}

function Order({ checkout }: { checkout: SandboxCheckout }) {
  const { planName, price, companyName, email } = checkout
  return (
    <dl className={styles.facts}>
      <dt>Plan</dt>
      <dd>{planName}</dd>
      <dt>Company</dt>
      <dd>{companyName}</dd>
      <dt>Receipt to</dt>
      <dd>{email}</dd>
      <dt>Due today</dt>
      <dd>
        <strong>{money(price)}</strong>
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
          Back to Towline
        </Button>
      </div>
    </SandboxFrame>
  )
}
