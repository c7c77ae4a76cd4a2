import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { showEarly } from '../../testing/show.tsx'
import { ContactForm } from './contact-form.tsx'
import { RegistrationForm } from './registration-form.tsx'

standInServer(() => ({ reply: {} }))

const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

it.each([
  ['contact', <ContactForm key="contact" />],
  ['sign-up', <RegistrationForm key="sign-up" plan={null} />],
])('the %s form takes what was typed before the page came alive', (_, form) => {
  showEarly(form, { Email: 'val@val-towing.example', 'Phone number': '+1 (469) 555-0155' })
  expect(value('Email')).toBe('val@val-towing.example')
  expect(value('Phone number')).toBe('4695550155')
})
