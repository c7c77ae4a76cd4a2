import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContactForm } from './contact-form.tsx'
import { waitingMessages } from './contact-outbox.ts'

const fetching = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

it('thanks at once, without waiting for an answer, and keeps the message until there is one', () => {
  fetching.mockReturnValue(new Promise(() => {}))
  render(
    <MantineProvider env="test">
      <ContactForm />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(screen.getByText('Name is required')).toBeDefined()
  expect(document.activeElement).toBe(field(/^Name/))
  expect(fetching).not.toHaveBeenCalled()

  type(/^Name/, 'Val Ortega')
  type(/^Company name/, 'Val Towing')
  type(/^Email/, 'val@val-towing.example')
  type(/^Phone number/, '(469) 555-0155')
  type(/^Comments/, 'Do you take over our number?')
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))

  expect(screen.getByText('Message Sent!')).toBeDefined()
  expect(
    screen.getByText('Thanks for reaching out. Our team will get back to you within 24 hours.'),
  ).toBeDefined()
  expect(fetching).toHaveBeenCalledTimes(1)
  expect(waitingMessages()).toMatchObject([{ name: 'Val Ortega', phoneNumber: '4695550155' }])
})
