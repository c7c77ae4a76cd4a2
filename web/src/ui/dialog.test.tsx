import { act, fireEvent, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { Dialog } from './dialog.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Leave
      </button>
      <input aria-label="Zip" />
      {isOpen && (
        <Dialog title="Leave?" onClose={() => startTransition(() => setOpen(false))}>
          You have unsaved changes.
        </Dialog>
      )}
    </>
  )
}

function openFromButton() {
  show(<Page />)
  screen.getByText('Leave').focus()
  fireEvent.click(screen.getByText('Leave'))
}

describe('a dialog that has gone', () => {
  it('gives the focus back to what had it', () => {
    openFromButton()
    screen.getByLabelText('Close').focus()
    act(() => screen.getByLabelText('Close').click())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('Leave'))
  })

  it('takes it from nobody who is in another field by then', () => {
    openFromButton()
    screen.getByLabelText('Zip').focus()
    act(() => screen.getByLabelText('Close').click())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Zip'))
  })
})
