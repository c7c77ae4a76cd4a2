import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { PhoneProvider, usePhone } from './phone-provider.tsx'

const asked = standInServer(() => ({
  status: 503,
  reply: { error: 'unavailable', message: 'All lines are busy.', requestId: 'r' },
}))

function Button() {
  const phone = usePhone()
  return (
    <button type="button" onClick={phone.toggle}>
      Test call
    </button>
  )
}

const openPhone = async () => {
  show(
    <PhoneProvider>
      <Button />
    </PhoneProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Test call' }))
  await screen.findByLabelText('Your number')
}

it('does not call with half a number', async () => {
  await openPhone()
  fireEvent.change(screen.getByLabelText('Your number'), { target: { value: '469 555' } })
  fireEvent.click(screen.getByRole('button', { name: 'Call' }))
  expect(screen.getByText('Enter the ten digits of a US phone number')).toBeTruthy()
  expect(asked).toEqual([])
})

it('says why nobody answers, and may call again', async () => {
  await openPhone()
  fireEvent.click(screen.getByRole('button', { name: 'Call' }))
  expect(await screen.findByText('All lines are busy.')).toBeTruthy()
  expect(asked[0]?.body).toEqual({ fromNumber: '4695550199' })
  expect(screen.getByRole('button', { name: 'Call again' })).toBeTruthy()
})
