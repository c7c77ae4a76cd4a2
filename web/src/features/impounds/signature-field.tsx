import { Button, Input } from '@mantine/core'
import { type PointerEvent, useRef } from 'react'
import styles from './impounds-section.module.css'

/** The size of the field, which is also that of the drawing. */
const [WIDTH, HEIGHT] = [400, 120]

/** A field to sign in by finger, pen or mouse. Its value is the path of an SVG. */
export function SignatureField(props: {
  value: string
  error?: string | undefined
  onChange: (path: string) => void
}) {
  const { value, onChange } = props
  const drawn = useRef(value)
  const isDown = useRef(false)
  const add = (
    letter: 'M' | 'L',
    { clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>,
  ) => {
    const box = currentTarget.getBoundingClientRect()
    const at = (place: number, size: number, most: number) =>
      Math.min(most, Math.max(0, Math.round((place / (size || 1)) * most)))
    const x = at(clientX - box.left, box.width, WIDTH)
    const y = at(clientY - box.top, box.height, HEIGHT)
    drawn.current = `${drawn.current}${letter}${x} ${y}`
    onChange(drawn.current)
  }
  return (
    <Input.Wrapper label="Signature" labelElement="div" error={props.error}>
      <svg
        role="img"
        aria-label={value ? 'Signature, signed' : 'Signature: draw here'}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.signature}
        onPointerDown={(event) => {
          isDown.current = true
          add('M', event)
        }}
        onPointerMove={(event) => isDown.current && add('L', event)}
        onPointerUp={() => {
          isDown.current = false
        }}
        onPointerLeave={() => {
          isDown.current = false
        }}
      >
        <path d={value} />
      </svg>
      <Button
        size="compact-sm"
        variant="default"
        mt={6}
        onClick={() => {
          drawn.current = ''
          onChange('')
        }}
      >
        Clear the signature
      </Button>
    </Input.Wrapper>
  )
}
