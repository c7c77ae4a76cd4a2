import { NativeSelect } from '@mantine/core'
import { formatPhone, phoneDigits } from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCompany } from '../company/index.ts'
import {
  FORWARDING_AS_OF,
  type ForwardingStep,
  forwardingTraps,
  phoneCompanies,
} from './forwarding.data.ts'
import { LineCheck } from './line-check.tsx'
import styles from './setup.module.css'
import { codeFor, telOf } from './setup.text.ts'

/** Bringing the company's own number: its phone company's codes to forward calls to the agent, and a call to prove it. */
export function NumberTab() {
  const { data: company, error, refetch } = useCompany()
  const [name, setName] = useState('')
  if (error && !company) return <Failed error={error} onRetry={() => void refetch()} />
  if (!company) return null
  const number = phoneDigits(company.twilioPhoneNumber)
  const chosen = phoneCompanies.find((one) => one.name === name)
  if (number.length !== 10)
    return <Notice kind="info">Your agent’s number isn’t there yet. Come back in a minute.</Notice>
  return (
    <div className={styles.page}>
      <Card title="Forward your number to the agent">
        <p className={styles.lead}>
          Keep the number your customers know. Forward its calls to your agent at{' '}
          <strong>{formatPhone(number)}</strong>.
        </p>
        <NativeSelect
          label="Your phone company"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data={[
            { value: '', label: 'Choose' },
            ...phoneCompanies.map((one) => ({ value: one.name, label: one.name })),
          ]}
        />
        {chosen && (
          <div className={styles.ways}>
            <Way title="When you don’t pick up" steps={chosen.unanswered} number={number} />
            <Way title="Every call" steps={chosen.all} number={number} />
            <Way title="Turn it off" steps={chosen.off} number={number} />
            {chosen.check && <Way title="See what’s set" steps={chosen.check} number={number} />}
          </div>
        )}
        {chosen?.otherwise && <p>{codeFor(chosen.otherwise, number)}</p>}
        {chosen && (
          <p className={styles.muted}>
            Dial from the phone you want to forward. Published codes contradict each other (compared{' '}
            {FORWARDING_AS_OF}), so check with a call.
          </p>
        )}
      </Card>
      <Card title="Call it now">
        <LineCheck businessNumber={company.phoneNumber} />
      </Card>
      <Card title="If it doesn’t work">
        <ul className={styles.traps}>
          {forwardingTraps.map((trap) => (
            <li key={trap}>{trap}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Way(props: { title: string; steps: readonly ForwardingStep[]; number: string }) {
  return (
    <section className={styles.way}>
      <h3>{props.title}</h3>
      <dl>
        {props.steps.map((step) => (
          <div key={step.what}>
            <dt>{step.what}</dt>
            <dd>
              {'say' in step ? (
                step.say
              ) : (
                <a className={styles.code} href={telOf(codeFor(step.code, props.number))}>
                  {codeFor(step.code, props.number)}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
