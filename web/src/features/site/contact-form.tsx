import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CONTACT_ANSWER } from '@towline/contract'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { newClientKey } from '../../platform/client-key.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { typedEarly } from '../../ui/typed-early.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { blankContact, contactProblems, type ContactForm as Form } from './contact.text.ts'
import styles from './contact-form.module.css'
import { keep } from './contact-outbox.ts'
import { sendWaiting } from './send-waiting.ts'

const names = Object.keys(blankContact) as (keyof Form)[]

/** Writes to whoever runs the site. The visitor is thanked at once; that the message arrives is the page's business. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  const isHydrated = useHydrated()
  const form = useForm({ initialValues: blankContact, validate: contactProblems })
  const takeTyped = useEffectEvent(() => form.setValues(typedEarly(names, form.getInputNode)))
  useLayoutEffect(() => takeTyped(), [])
  const sendOff = (values: Form) => {
    keep({ ...values, clientKey: newClientKey(), keptAt: Date.now() })
    void sendWaiting()
    form.reset()
    setIsSent(true)
  }
  const focusFirst = (problems: object) => {
    const first = names.find((name) => name in problems)
    if (first) form.getInputNode(first)?.focus()
  }
  return (
    <form noValidate onSubmit={form.onSubmit(sendOff, focusFirst)} className={styles.form}>
      <TextInput label="Name" required autoComplete="name" {...form.getInputProps('name')} />
      <TextInput
        label="Company name"
        required
        autoComplete="organization"
        {...form.getInputProps('companyName')}
      />
      <TextInput
        label="Email"
        required
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PhoneField
        label="Phone number"
        required
        autoComplete="tel-national"
        {...form.getInputProps('phoneNumber')}
        onType={(digits) => form.setFieldValue('phoneNumber', digits)}
      />
      <Textarea
        label="Comments"
        required
        rows={5}
        className={styles.wide}
        {...form.getInputProps('comments')}
      />
      <TextInput
        label="How did you hear about us?"
        className={styles.wide}
        {...form.getInputProps('source')}
      />
      <Button
        type="submit"
        size="md"
        color="amber.4"
        className={styles.send}
        disabled={!isHydrated}
      >
        Send Message
      </Button>
      <Modal
        opened={isSent}
        onClose={() => setIsSent(false)}
        title="Message Sent!"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
        attributes={{ header: { role: 'presentation' } }}
      >
        <p className={styles.thanks}>{CONTACT_ANSWER}</p>
        <Button onClick={() => setIsSent(false)}>Close</Button>
      </Modal>
    </form>
  )
}
