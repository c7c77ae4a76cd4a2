import { TextInput, type TextInputProps } from '@mantine/core'

/** A US phone number: only digits can be typed, ten at most. A pasted number may have a country code. */
export function PhoneField({
  onType,
  ...props
}: Omit<TextInputProps, 'onChange'> & { onType: (digits: string) => void }) {
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      {...props}
      onChange={(event) => onType(typedPhone(event.currentTarget.value))}
    />
  )
}

/** The digits of a number as somebody types or pastes it; without the country code, ten at most. */
export function typedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return (digits.length > 10 ? digits.replace(/^1/, '') : digits).slice(0, 10)
}
