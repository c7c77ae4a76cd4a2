import type { DispatchCall } from '@towline/contract'
import { memo, useState } from 'react'
import { DispatchFormProvider, type FormValues, shownField } from './dispatch-form.ts'
import { type Section, type SectionName, sectionOf } from './dispatch-sections.tsx'
import type { Followed } from './use-followed-job.ts'
import { pricedBy } from './use-job-price.ts'
import type { Reservation } from './use-reservation.ts'

type Form = Followed['form']

/** What decides who should go, and what it costs, is asked in other sections. */
const readElsewhere: Partial<Record<Section['name'], readonly (keyof FormValues)[]>> = {
  driver: ['pickupAddressLatLng', 'vehicleType', 'driveType', 'towReason'],
  billing: pricedBy,
}

/**
 * A section's fields. They are drawn anew only when something they show has changed: with sixty fields in the
 * dialog, drawing all of them for every key would be felt while typing.
 */
export function SectionFields(props: {
  section: Section
  form: Form
  call: DispatchCall | null
  reservation: Reservation
  openAt: SectionName | undefined
}) {
  const { section, form } = props
  const shown = JSON.stringify(shownBy(section.name, form))
  const [held, setHeld] = useState({ shown, form })
  const isStale = held.shown !== shown
  if (isStale) setHeld({ shown, form })
  return (
    <DispatchFormProvider form={isStale ? form : held.form}>
      <Drawn
        section={section}
        call={props.call}
        reservation={section.name === 'driver' ? props.reservation : null}
        openAt={props.openAt}
      />
    </DispatchFormProvider>
  )
}

/** The values and errors that a section's fields read. */
function shownBy(section: Section['name'], { values, errors }: Form): unknown[] {
  const isOurs = (name: string) => sectionOf(name) === section
  const ofValues = Object.entries(values).filter(
    ([name]) =>
      isOurs(shownField(asField(name))) ||
      readElsewhere[section]?.some((elsewhere) => elsewhere === name),
  )
  const ofErrors = Object.entries(errors).filter(([name]) => isOurs(name))
  return [ofValues, ofErrors.map(([name, text]) => [name, String(text)])]
}

// The names come from the form's own values.
const asField = (name: string) => name as keyof FormValues

const Drawn = memo(function Drawn(props: {
  section: Section
  call: DispatchCall | null
  reservation: Reservation | null
  openAt: SectionName | undefined
}) {
  return props.section.fields(props)
})
