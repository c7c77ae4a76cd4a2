import { waitFor } from '@testing-library/react'
import type { PhoneCall } from '@towline/contract'
import { expect, it } from 'vitest'
import { aPhoneCall } from '../../../testing/records.ts'
import { show } from '../../../testing/show.tsx'
import { useAskedCall } from './use-asked-call.ts'

const [one, other] = [aPhoneCall(), aPhoneCall({ id: '019f0000-0000-7000-8000-000000000004' })]

it('opens the call a link of the daily mail asks for, once, and leaves the filters in the address', async () => {
  const opened: PhoneCall[] = []
  const onOpen = (call: PhoneCall) => void opened.push(call)
  const listed = [one, other]
  function List() {
    useAskedCall(listed, onOpen)
    return <p>the list</p>
  }
  const { address } = show(<List />, `/calls?from=2026-11-20&call=${other.id}`)
  await waitFor(() => expect(opened).toEqual([other]))
  expect(address().search).toBe('?from=2026-11-20')
})
