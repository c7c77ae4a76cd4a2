import { fireEvent, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { laterDialog } from './later-dialog.tsx'

const Lost = laterDialog('Manage Dispatch Call', () =>
  Promise.reject(new Error('Unable to preload CSS')),
)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New
      </button>
      <Suspense>{isOpen && <Lost onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

it('says that its code could not be had, and leaves the page under it as it is', async () => {
  show(<Page />)
  fireEvent.click(await screen.findByRole('button', { name: 'New' }))
  await screen.findByRole('dialog', { name: 'Manage Dispatch Call' })
  screen.getByText(/^This couldn’t be loaded/)
  screen.getByRole('button', { name: 'Reload the page' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('button', { name: 'New' })
})
