import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { anEmployee } from '../../testing/staff.ts'
import { ManageEmployeeDialog } from './manage-employee-dialog.tsx'

let answer: { status?: number; reply: unknown }
beforeEach(() => {
  answer = { reply: { done: true } }
})
const asked = standInServer(() => answer)
const nobody = () => undefined
const open = (lastLogin: number) => {
  const employee = { ...anEmployee(), lastLogin }
  show(<ManageEmployeeDialog employee={employee} roles={[]} onClose={nobody} onDone={nobody} />)
  return employee
}
const button = () => screen.queryByRole('button', { name: 'Resend invitation' })
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Resend invitation/ }))

describe('the invitation', () => {
  it('is sent again to who has never signed in', async () => {
    const { id, email } = open(0)
    press()
    expect(await screen.findByText(`Invitation sent to ${email}.`)).toBeTruthy()
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['POST', `/towline/employee/${id}/invite`],
    ])
  })

  it('is not offered for who has', () => {
    open(1_790_000_000_000)
    expect(button()).toBeNull()
  })

  it('says why it was not sent', async () => {
    const message = 'No one here is waiting for an invitation.'
    answer = { status: 404, reply: { error: 'not_found', message, requestId: 'r' } }
    open(0)
    press()
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
