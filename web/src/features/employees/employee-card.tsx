import { IconMail, IconMap2, IconMessage, IconPencil } from '@tabler/icons-react'
import { type Employee, formatPhone } from '@towline/contract'
import { memo, useState } from 'react'
import { dateAndTime } from '../../ui/dates.ts'
import { ExpiryFlag } from '../../ui/expiry-notice.tsx'
import card from '../../ui/record-card.module.css'
import { CardAction } from './card-action.tsx'
import styles from './employee-card.module.css'
import { fullName, initials, licenseExpiry, roleNames } from './employees.text.ts'

/** What can be done from a card. What this person may not do is left out. */
export type CardActions = {
  modify: ((employee: Employee) => void) | undefined
  /** Where somebody changes their own record who may not change others. */
  ownProfile: string
  write: ((employee: Employee, kind: 'email' | 'text') => void) | undefined
  mapOf: (employeeId: string) => string
  restore: ((employee: Employee) => void) | undefined
}

type CardProps = {
  employee: Employee
  isSelf: boolean
  hasPlace: boolean
  /** The clock, for what expires. */
  now: number
  actions: CardActions
}

/** One employee in the directory. It is drawn anew for news of this one only, not for each measure of the list. */
export const EmployeeCard = memo(function EmployeeCard(props: CardProps) {
  const { employee, now } = props
  const name = fullName(employee)
  const expiry = licenseExpiry(employee, now)
  const [refusal, setRefusal] = useState('')
  return (
    <>
      <div className={styles.head}>
        <span className={styles.face} aria-hidden="true">
          {initials(employee)}
        </span>
        <div className={styles.who}>
          <h3 className={card.name}>
            {name}
            {props.isSelf && (
              <>
                {' '}
                <span className={styles.you}>(you)</span>
              </>
            )}
          </h3>
          <p className={styles.roles}>{employee.roles.map((role) => roleNames[role]).join(', ')}</p>
        </div>
      </div>
      <dl className={card.facts}>
        <dt>Email</dt>
        <dd>{employee.email || '–'}</dd>
        <dt>Phone</dt>
        <dd>
          {employee.phoneNumber ? (
            <a href={`tel:+1${employee.phoneNumber}`}>{formatPhone(employee.phoneNumber)}</a>
          ) : (
            '–'
          )}
        </dd>
        <dt>Last Seen</dt>
        <dd>{employee.lastLogin > 0 ? dateAndTime(employee.lastLogin) : 'Never'}</dd>
      </dl>
      {expiry && <ExpiryFlag expiry={expiry} />}
      <Actions {...props} name={name} onRefused={setRefusal} />
      <p role="status" className={styles.refusal}>
        {refusal}
      </p>
    </>
  )
})

function Actions(props: CardProps & { name: string; onRefused: (why: string) => void }) {
  const { employee, name, actions, onRefused } = props
  if (employee.deleted) {
    return (
      <div className={card.actions}>
        {actions.restore && (
          <button
            type="button"
            className={card.button}
            aria-label={`Restore ${name}`}
            onClick={() => actions.restore?.(employee)}
          >
            Restore
          </button>
        )}
      </div>
    )
  }
  const common = { of: name, onRefused }
  return (
    <div className={card.actions}>
      {actions.modify ? (
        <CardAction {...common} icon={icons.modify} onPress={() => actions.modify?.(employee)}>
          Modify
        </CardAction>
      ) : (
        props.isSelf && (
          <CardAction {...common} icon={icons.modify} to={actions.ownProfile}>
            Modify
          </CardAction>
        )
      )}
      {actions.write && (
        <>
          <CardAction
            {...common}
            icon={icons.email}
            refusal={employee.email ? '' : `${name} has no email address.`}
            onPress={() => actions.write?.(employee, 'email')}
          >
            Email
          </CardAction>
          <CardAction
            {...common}
            icon={icons.message}
            refusal={employee.phoneNumber ? '' : `${name} has no phone number.`}
            onPress={() => actions.write?.(employee, 'text')}
          >
            Message
          </CardAction>
        </>
      )}
      <CardAction
        {...common}
        icon={icons.map}
        refusal={props.hasPlace ? '' : noPlace(employee, name)}
        to={actions.mapOf(employee.id)}
      >
        Map
      </CardAction>
    </div>
  )
}

const icons = {
  modify: <IconPencil size={14} aria-hidden="true" />,
  email: <IconMail size={14} aria-hidden="true" />,
  message: <IconMessage size={14} aria-hidden="true" />,
  map: <IconMap2 size={14} aria-hidden="true" />,
}

const noPlace = (employee: Employee, name: string) =>
  employee.roles.includes('driver')
    ? `${name} hasn’t shared a location yet.`
    : `${name} isn’t a driver. Only drivers share their location.`
