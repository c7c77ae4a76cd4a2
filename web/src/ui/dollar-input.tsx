import { NumberInput, type NumberInputProps } from '@mantine/core'

/** An amount of dollars that can't be negative. */
export const DollarInput = (props: NumberInputProps) => (
  <NumberInput leftSection="$" min={0} decimalScale={2} step={0.01} hideControls {...props} />
)
