import { IconMapPin, IconPhone, IconUser } from '@tabler/icons-react'
import { type Account, formatPhone } from '@towline/contract'
import { memo } from 'react'
import { Link } from 'react-router'
import record from '../../../ui/record-card.module.css'
import { addressLine, badgesOf } from '../accounts.text.ts'
import type { AccountsAddress } from '../use-accounts-address.ts'
import styles from './account-card.module.css'

/**
 * One account in the list. The placeholder has no details to go to. It is drawn anew for news of the
 * account only, not for each measure of the list.
 */
export const AccountCard = memo(function AccountCard(props: {
  account: Account
  manager: string | undefined
  address: AccountsAddress
}) {
  const { account, address } = props
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {account.isPlaceholder ? (
            account.name
          ) : (
            <Link to={address.addressOf(account.id)} preventScrollReset>
              {account.name}
            </Link>
          )}
        </h2>
        <span className={styles.badge} data-kind="type">
          {account.type}
        </span>
      </div>
      <ul className={styles.facts} aria-label="Details">
        <li>
          <IconMapPin size={16} aria-hidden="true" />
          <span>{addressLine(account)}</span>
        </li>
        {account.contactPhoneNumber && (
          <li>
            <IconPhone size={16} aria-hidden="true" />
            <a href={`tel:+1${account.contactPhoneNumber}`}>
              {formatPhone(account.contactPhoneNumber)}
            </a>
          </li>
        )}
        {props.manager && (
          <li>
            <IconUser size={16} aria-hidden="true" />
            <span>Manager: {props.manager}</span>
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        <span className={styles.badges}>
          {badgesOf(account).map(({ name, kind }) => (
            <span key={name} className={styles.badge} data-kind={kind}>
              {name}
            </span>
          ))}
        </span>
        <button
          type="button"
          className={`${record.button} ${styles.details}`}
          disabled={account.isPlaceholder}
          aria-label={`View Details of ${account.name}`}
          onClick={() => address.open(account.id)}
        >
          View Details
        </button>
      </div>
    </>
  )
})
