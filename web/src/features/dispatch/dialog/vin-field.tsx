import { Button, TextInput } from '@mantine/core'
import { cleanVin, decodeVin, judgeVin, type VinVerdict } from '@towline/contract'
import { useState } from 'react'
import { fieldLabel } from '../dispatch.text.ts'
import styles from './dispatch-fields.module.css'
import { useDispatchForm } from './dispatch-form.ts'

const verdicts: Record<VinVerdict, string | undefined> = {
  empty: undefined,
  'too short': 'A VIN has 17 characters.',
  'wrong characters': 'A VIN has only letters and digits, never I, O or Q.',
  'wrong check digit': 'The check digit doesn’t match. Check for a typo.',
  right: 'Check digit OK.',
}

/**
 * The VIN, with what its check digit says. Its year and make are filled in where they are empty, and
 * offered where something else stands there.
 */
export function VinField() {
  const form = useDispatchForm()
  const { vin, vehicleYear, vehicleMake } = form.values
  const [left, setLeft] = useState(true)
  const verdict = judgeVin(vin)
  const isUnfinished = !left && verdict === 'too short'
  const decoded = decodeVin(vin, new Date().getFullYear())
  const differs =
    (decoded.vehicleYear !== '' && decoded.vehicleYear !== vehicleYear) ||
    (decoded.vehicleMake !== '' &&
      decoded.vehicleMake.toLowerCase() !== vehicleMake.trim().toLowerCase())

  const write = (typed: string) => {
    const next = cleanVin(typed)
    form.setFieldValue('vin', next)
    const told = decodeVin(next, new Date().getFullYear())
    const { vehicleYear: year, vehicleMake: make } = form.getValues()
    if (!year && told.vehicleYear) form.setFieldValue('vehicleYear', told.vehicleYear)
    if (!make && told.vehicleMake) form.setFieldValue('vehicleMake', told.vehicleMake)
  }
  return (
    <div>
      <TextInput
        label={fieldLabel('vin')}
        autoComplete="off"
        spellCheck={false}
        value={vin}
        error={form.errors.vin}
        description={isUnfinished ? `${vin.length} of 17` : verdicts[verdict]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ description: toneOf(verdict, isUnfinished) ?? '' }}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {differs && (
        <Button
          mt={4}
          size="compact-xs"
          variant="default"
          onClick={() => {
            if (decoded.vehicleYear) form.setFieldValue('vehicleYear', decoded.vehicleYear)
            if (decoded.vehicleMake) form.setFieldValue('vehicleMake', decoded.vehicleMake)
          }}
        >
          Use {[decoded.vehicleYear, decoded.vehicleMake].filter(Boolean).join(' ')} from the VIN
        </Button>
      )}
    </div>
  )
}

function toneOf(verdict: VinVerdict, isUnfinished: boolean) {
  if (isUnfinished || verdict === 'empty') return styles.hint
  return verdict === 'right' ? styles.good : styles.warning
}
