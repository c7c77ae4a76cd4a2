import { Button, Skeleton } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import type { PayPage as Page } from '@towline/contract'
import { useEffect, useState } from 'react'
import { type MetaFunction, useLocation, useParams } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { logoAddress, pdfAddress, useBill } from './pay.queries.ts'
import { browserLanguage, cents, dayText, type PayText, payText } from './pay.text.ts'
import { Charges, PaymentList, WhatWasDone } from './pay-bill.tsx'
import { PayForm } from './pay-form.tsx'
import styles from './pay-page.module.css'

export const meta: MetaFunction = () => [
  { title: 'Your bill · Towline' },
  { name: 'robots', content: 'noindex' },
]

/** How long a payment is confirmed before the page says that it takes longer than usual, in ms. */
const LONG = 30_000

export default function PayPage() {
  return <Bill token={useParams().token ?? ''} />
}

/** The bill behind a link, to be looked at and paid without signing in. `leave` goes to the card page. */
export function Bill({ token, leave }: { token: string; leave?: (address: string) => void }) {
  const isSettling = new URLSearchParams(useLocation().search).has('paid')
  const { data, error, refetch } = useBill(token, isSettling)
  const text = payText(data?.language ?? browserLanguage())
  const isOffline = useOffline()
  useEffect(() => {
    document.documentElement.lang = data?.language ?? 'en'
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [data?.language])
  if (!data) return <Unread error={error} text={text} onRetry={() => void refetch()} />
  const { invoice } = data
  return (
    <main id="content" className={styles.page}>
      {data.isSandbox && <p className={styles.band}>{text.test}</p>}
      <header className={styles.head}>
        {invoice.issuer.logoId && <img src={logoAddress(token)} alt="" className={styles.logo} />}
        <p className={styles.company}>{invoice.issuer.name}</p>
        <PageHeading className={styles.title}>{text.billOf(invoice.number)}</PageHeading>
      </header>
      {isOffline && <Notice kind="info">{text.offline}</Notice>}
      <Standing
        token={token}
        page={data}
        text={text}
        isSettling={isSettling}
        isOffline={isOffline}
        leave={leave}
      />
      <Charges invoice={invoice} text={text} />
      <WhatWasDone invoice={invoice} text={text} />
      <PaymentList invoice={invoice} text={text} />
      <footer className={styles.foot}>
        <Button
          component="a"
          href={pdfAddress(token)}
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {text.pdf}
        </Button>
        <Questions page={data} text={text} />
        {invoice.issuer.licenses.map((line) => (
          <p key={line} className={styles.mild}>
            {line}
          </p>
        ))}
        {invoice.issuer.footer && <p className={styles.mild}>{invoice.issuer.footer}</p>}
      </footer>
    </main>
  )
}

type StandingProps = {
  token: string
  page: Page
  text: PayText
  isSettling: boolean
  isOffline: boolean
  leave?: ((address: string) => void) | undefined
}

/** How the bill stands: what is left to pay, and the way to pay it. */
function Standing(props: StandingProps) {
  const { page, text, isSettling } = props
  const { status, balanceCents, paidCents } = page.invoice
  if (status === 'void')
    return (
      <section className={styles.sheet}>
        <h2>{text.void}</h2>
        <p>{balanceCents < 0 ? text.voidPaid(cents(-balanceCents)) : text.voidWhy}</p>
      </section>
    )
  if (status === 'credit note')
    return (
      <section className={styles.sheet}>
        <h2>{text.credit}</h2>
      </section>
    )
  if (balanceCents <= 0)
    return (
      <section className={styles.done} role="status">
        <IconCircleCheck size={32} stroke={1.8} aria-hidden="true" />
        <div>
          <strong>{text.paid}</strong>
          {balanceCents < 0 && <p>{text.paidMore(cents(-balanceCents))}</p>}
        </div>
      </section>
    )
  if (isSettling) return <Settling text={text} />
  return (
    <section className={styles.sheet} aria-label={text.toPay}>
      <p className={styles.mild}>{text.toPay}</p>
      <p className={styles.amount}>{cents(balanceCents)}</p>
      <p className={styles.mild}>
        {paidCents > 0
          ? text.partly(cents(paidCents))
          : text.dueBy(dayText(page.invoice.dueOn, text))}
      </p>
      {page.canPay ? <PayForm {...props} /> : <NoCards {...props} />}
    </section>
  )
}

/** Until the money is written down nobody is to pay again. */
function Settling({ text }: { text: PayText }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section className={styles.done} role="status">
      <div>
        <strong>{text.settling}</strong>
        <p>{isLong ? text.settlingLong : text.settlingWhy}</p>
      </div>
    </section>
  )
}

const NoCards = ({ page, text }: Pick<StandingProps, 'page' | 'text'>) => (
  <Notice kind="info">{text.noCards(page.invoice.issuer.phone)}</Notice>
)

function Questions({ page, text }: Pick<StandingProps, 'page' | 'text'>) {
  const { phone } = page.invoice.issuer
  if (!phone) return null
  const [before, after] = text.questions('\n').split('\n')
  return (
    <p>
      {before}
      <a href={`tel:+1${phone.replace(/\D/g, '')}`}>{phone}</a>
      {after}
    </p>
  )
}

function Unread(props: { error: Error | null; text: PayText; onRetry: () => void }) {
  const { error, text, onRetry } = props
  const code = error instanceof ApiError ? error.code : ''
  const isMissing = code === 'not_found' || code === 'bad_request'
  return (
    <main id="content" className={styles.page}>
      {!error && <Skeleton height={360} role="status" aria-label={text.loading} />}
      {error && isMissing && (
        <>
          <PageHeading>{text.missing}</PageHeading>
          <p>{text.missingWhy}</p>
        </>
      )}
      {error && !isMissing && (
        <Notice
          kind="error"
          action={
            <Button size="compact-sm" variant="default" onClick={onRetry}>
              {text.retry}
            </Button>
          }
        >
          {code === 'offline' ? text.unreachable : error.message}
        </Notice>
      )}
    </main>
  )
}

/** Whether the browser says that there is no network. */
function useOffline(): boolean {
  const [isOffline, setOffline] = useState(() => globalThis.navigator?.onLine === false)
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine)
    for (const change of ['online', 'offline']) window.addEventListener(change, look)
    return () => {
      for (const change of ['online', 'offline']) window.removeEventListener(change, look)
    }
  }, [])
  return isOffline
}
