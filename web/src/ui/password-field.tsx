import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/**
 * A password input; its eye has a name of its own, so that only the input answers to the label. Mantine marks
 * what is around it as wrong, not the input itself.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}
