// biome-ignore lint/style/noRestrictedImports: this is what makes it fit for use
import { NumberInput, type NumberInputProps } from '@mantine/core'

/**
 * A number to type. The library behind it sets the caret again a moment after each key, and the focus with it: of
 * somebody who had gone on to the next field meanwhile, as on a busy machine, the next figures went into this one.
 */
export const NumberField = ({ onBlur, ...props }: NumberInputProps) => (
  <NumberInput
    {...props}
    onBlur={(event) => {
      stayLeft(event.currentTarget)
      onBlur?.(event)
    }}
  />
)

/** What was to be done a moment after the last key is done before this moment is over; it does not bring the focus back. */
function stayLeft(field: HTMLInputElement) {
  field.focus = () => undefined
  setTimeout(() => Reflect.deleteProperty(field, 'focus'))
}
