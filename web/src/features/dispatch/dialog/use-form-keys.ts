import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { focusFirstWrong } from '../../../ui/focus-first-wrong.ts'

/** Ctrl+Enter (Cmd+Enter) saves the form from anywhere, and the first wrong field can be gone to. */
export function useFormKeys() {
  const form = useRef<HTMLFormElement>(null)
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    // A field settles what was typed when it is left.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    setTimeout(() => form.current?.requestSubmit())
  })
  return {
    form,
    focusFirstError: () => focusFirstWrong(form.current),
  }
}
