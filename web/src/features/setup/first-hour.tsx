import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { type Company, may, type Setup } from '@towline/contract'
import { Link } from 'react-router'
import { useLoggedInUser } from '../../platform/session.ts'
import { Card } from '../../ui/card.tsx'
import { useCompany } from '../company/index.ts'
import { DemoNote } from './demo-note.tsx'
import styles from './setup.module.css'
import { useChangeSetup, useSetup } from './setup.queries.ts'
import { type FirstStep, firstSteps } from './setup.text.ts'

/** For a company's managers: that it is a demo, and the first steps of a new one. */
export function FirstHour() {
  const user = useLoggedInUser()
  return user && may(user.roles, 'company.write') ? (
    <ForManagers home={`/customer/dashboard/${user.companyId}`} />
  ) : null
}

function ForManagers({ home }: { home: string }) {
  const { data: setup } = useSetup()
  const { data: company } = useCompany()
  if (!setup || !company) return null
  return (
    <>
      {setup.isDemo && <DemoNote />}
      {!setup.isHidden && <Steps setup={setup} company={company} home={home} />}
    </>
  )
}

/** The first steps, ticked by what has happened; gone when all are done or they are put away. */
function Steps({ setup, company, home }: { setup: Setup; company: Company; home: string }) {
  const change = useChangeSetup()
  const steps = firstSteps(setup, company.twilioPhoneNumber)
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card
      title="Get started"
      aside={
        <span className={styles.aside}>
          {done} of {steps.length} done
          <Button
            variant="default"
            size="compact-sm"
            loading={change.isPending}
            onClick={() => change.mutate({ body: { isHidden: true } })}
          >
            Hide
          </Button>
        </span>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} home={home} isNext={step === next} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, home, isNext }: { step: FirstStep; home: string; isNext: boolean }) {
  const { isDone, title, why, path } = step
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li className={styles.step} data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <Icon size={22} aria-hidden="true" />
      <div>
        {path ? <Link to={home + path}>{title}</Link> : <strong>{title}</strong>}
        <span className={styles.spoken}>{isDone ? ', done' : ', not done'}</span>
        {!isDone && <p>{unbroken(why)}</p>}
      </div>
    </li>
  )
}

/** Words with each phone number in one piece. */
const unbroken = (words: string) =>
  words.split(/(\(\d{3}\) \d{3}-\d{4})/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
