import { act, screen } from '@testing-library/react'
import type { Duplicate } from '@towline/contract'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { takeInCall } from '../dispatch.live.ts'
import { blankValues, DispatchFormProvider, useNewDispatchForm } from './dispatch-form.ts'
import { DuplicatesNotice } from './duplicates-notice.tsx'

let there: Duplicate[]
const asked = standInServer(() => ({ reply: there }))
const twin: Duplicate = { id: aCall().id, dispatchNumber: '1004', reasons: ['phone'] }

function Form() {
  const form = useNewDispatchForm({
    initialValues: { ...blankValues(0), customerPhone: '9725550188' },
  })
  return (
    <DispatchFormProvider form={form}>
      <DuplicatesNotice id={null} onOpenOther={undefined} />
    </DispatchFormProvider>
  )
}

function Board() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        New Call
      </button>
      {isOpen && <Form />}
    </>
  )
}

const isTold = () => screen.findByText('This may be the same job as #1004: same phone.')
const wasAsked = () => expect.poll(() => asked.length).toBe(1)

describe('a job that may be there already', () => {
  beforeEach(() => {
    there = []
  })

  it('is told in the next form, though a form a moment ago found none', async () => {
    show(<Board />)
    await wasAsked()
    act(() => screen.getByText('New Call').click())
    there = [twin]
    act(() => screen.getByText('New Call').click())
    await isTold()
  })

  it('is told in an open form when somebody else has just made it', async () => {
    const { client } = show(<Board />)
    await wasAsked()
    there = [twin]
    takeInCall(client, aCall())
    await isTold()
  })
})
