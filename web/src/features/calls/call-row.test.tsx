import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aPhoneCall } from '../../testing/records.ts'
import { show } from '../../testing/show.tsx'
import { CallRow } from './call-row.tsx'

it('says what a call was about, as far as it was told', () => {
  const call = aPhoneCall({ outcome: 'job', trouble: '' })
  const told = { reason: 'Flat tire', vehicle: '2017 Honda Accord', pickup_address: '' }
  show(<CallRow call={{ ...call, customData: { ...call.customData, ...told } }} onOpen={vi.fn()} />)
  expect(screen.getByRole('button').textContent).toContain('Job · Flat tire · 2017 Honda Accord')
})
