const WRONG = '[aria-invalid="true"], input[data-error="true"]'
const REFUSAL = '[data-kind="error"]'

/**
 * Goes to the first field of a form that is wrong, or to what is said of the whole where no field is, which
 * may stand out of sight. After the next drawing: when it can be used and is marked.
 */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = form?.querySelector<HTMLElement>(WRONG)
      if (field) return field.focus()
      const refusal = form?.querySelector<HTMLElement>(REFUSAL)
      if (!refusal) return
      refusal.tabIndex = -1
      refusal.focus()
    }),
  )
}
