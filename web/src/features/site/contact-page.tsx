import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { toE164 } from '@towline/contract'
import type { MetaFunction } from 'react-router'
import { PageHeading } from '../../ui/page-heading.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { contact } from './claims.text.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

export const meta: MetaFunction = () =>
  pageMeta(
    'Contact Us · Towline',
    'Write, call or visit the people behind Towline. We get back to you within 24 hours.',
  )

export default function ContactPage() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading className={styles.title}>Contact Us</PageHeading>
        <p className={styles.lead}>
          Ask about your number, your motor clubs, or anything else. We get back to you within 24
          hours.
        </p>
      </div>
      <div className={styles.sheet}>
        <noscript>
          <p>The form needs JavaScript. Without it, please email or call us.</p>
        </noscript>
        <ContactForm />
      </div>
      <address className={styles.card} aria-label="How to reach us">
        <p>
          <IconPhone size={22} stroke={1.8} aria-hidden="true" />
          <a href={`tel:${toE164(contact.phone)}`}>{contact.phone}</a>
        </p>
        <p>
          <IconMail size={22} stroke={1.8} aria-hidden="true" />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        <p>
          <IconMapPin size={22} stroke={1.8} aria-hidden="true" />
          <span>
            {contact.street}
            <br />
            {contact.town}
          </span>
        </p>
      </address>
    </div>
  )
}
