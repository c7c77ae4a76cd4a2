import type { Rates } from '@towline/contract'
import { ExtraDialog } from './extra-dialog.tsx'
import { FeesDialog } from './fees-dialog.tsx'
import { HoursDialog } from './hours-dialog.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import type { Opened } from './sheet-view.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

/** The dialog for the part of the sheet that is being changed. */
export function OpenPart(props: {
  opened: Opened
  rates: Rates
  onChange: (part: Partial<Rates>) => void
  onClose: () => void
}) {
  const { opened, rates, onClose } = props
  const change = (part: Partial<Rates>) => {
    props.onChange(part)
    onClose()
  }
  switch (opened.part) {
    case 'services': {
      const lines = asLines(rates.services, opened.index)
      return (
        <ServiceDialog
          rate={lines.one}
          others={lines.others}
          onKeep={(rate) => change({ services: lines.with(rate) })}
          onRemove={() => change({ services: lines.others })}
          onClose={onClose}
        />
      )
    }
    case 'extras': {
      const lines = asLines(rates.extras, opened.index)
      return (
        <ExtraDialog
          extra={lines.one}
          others={lines.others}
          onKeep={(extra) => change({ extras: lines.with(extra) })}
          onRemove={() => change({ extras: lines.others })}
          onClose={onClose}
        />
      )
    }
    case 'zones': {
      const lines = asLines(rates.zones, opened.index)
      return (
        <ZoneDialog
          price={lines.one}
          others={lines.others}
          onKeep={(price) => change({ zones: lines.with(price) })}
          onRemove={() => change({ zones: lines.others })}
          onClose={onClose}
        />
      )
    }
    case 'fees':
      return <FeesDialog fees={rates} onKeep={change} onClose={onClose} />
    case 'hours':
      return (
        <HoursDialog hours={rates.hours} onKeep={(hours) => change({ hours })} onClose={onClose} />
      )
  }
}

/** A list, the one of it that is meant, and the list with that one changed or, where there was none, added. */
const asLines = <Line,>(list: readonly Line[], index: number | null) => ({
  one: index === null ? null : (list[index] ?? null),
  others: list.filter((_, place) => place !== index),
  with: (line: Line): Line[] =>
    index === null ? [...list, line] : list.map((one, place) => (place === index ? line : one)),
})
