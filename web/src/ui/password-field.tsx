import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A password input; its eye has a name of its own, so that only the input answers to the label. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      {...props}
    />
  )
}
