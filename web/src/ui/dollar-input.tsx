import type { NumberInputProps } from '@mantine/core'
import { NumberField } from './number-field.tsx'

/** An amount of dollars that can't be negative. */
export const DollarInput = (props: NumberInputProps) => (
  <NumberField leftSection="$" min={0} decimalScale={2} step={0.01} hideControls {...props} />
)
