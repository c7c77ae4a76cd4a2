import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show, showEarly } from '../../testing/show.tsx'
import ForgotPasswordPage from './forgot-password-page.tsx'

describe('the page for a forgotten password', () => {
  let status = 200
  const asked = standInServer(() =>
    status === 200
      ? { reply: { done: true } }
      : { status, reply: { error: 'too_many', message: 'Too many tries', requestId: 'r' } },
  )
  beforeEach(() => {
    status = 200
  })
  const send = (email: string) => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  }

  it('asks for a proper address before anything is sent', () => {
    show(<ForgotPasswordPage />, '/forgot-password')
    send('')
    expect(screen.getByText('Email address is required.')).toBeTruthy()
    send('dana')
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(asked).toEqual([])
  })

  it('keeps what was typed before the page came alive', async () => {
    showEarly(<ForgotPasswordPage />, { Email: 'dana@lonestar.example' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send link' })).toHaveProperty('disabled', false),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
    await screen.findByText(/If there is an account for/)
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'dana@lonestar.example' }])
  })

  it('says where the link goes, if somebody is known there, and sends it again if asked to', async () => {
    show(<ForgotPasswordPage />, '/forgot-password')
    send('dana@lonestar.example')
    const told = await screen.findByText(/If there is an account for/)
    expect(told.textContent).toContain('dana@lonestar.example')
    expect(asked.map(({ url, body }) => [url, body])).toEqual([
      ['/towline/admin/forgot-password', { email: 'dana@lonestar.example' }],
    ])
    expect(document.activeElement?.contains(told)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: /Send it again/ }))
    const field = await screen.findByLabelText<HTMLInputElement>('Email')
    expect(field.value).toBe('dana@lonestar.example')
  })

  it('says why nothing was sent, and keeps what was typed', async () => {
    status = 429
    show(<ForgotPasswordPage />, '/forgot-password')
    send('dana@lonestar.example')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@lonestar.example')
  })
})
