import { Button } from '@mantine/core'
import { extraText, type Rate, type Rates, rateName, rateText, zoneText } from '@towline/contract'
import type { ReactNode } from 'react'
import { money } from '../../ui/dates.ts'
import { feeLines, hoursLines } from './sheet-lines.ts'
import styles from './sheet-view.module.css'

/** A part of the sheet that somebody wants to change; `index` of a line that is there, null for a new one. */
export type Opened =
  | { part: 'services' | 'extras' | 'zones'; index: number | null }
  | { part: 'fees' }
  | { part: 'hours' }

/** A rate sheet to be read, and changed part by part by who may (`onOpen`). */
export function SheetView(props: {
  rates: Rates
  isAccount: boolean
  onOpen: ((opened: Opened) => void) | undefined
}) {
  const { rates, isAccount, onOpen } = props
  const open = (opened: Opened) => onOpen && (() => onOpen(opened))
  return (
    <div className={styles.sheet}>
      <Section
        title="Services"
        button="Add a service"
        onPress={open({ part: 'services', index: null })}
        isEmpty={rates.services.length === 0}
        empty={isAccount ? 'As in the company rates.' : 'No services yet.'}
      >
        <ServicesTable services={rates.services} onOpen={onOpen} />
      </Section>
      <Section
        title="Extras"
        button="Add an extra"
        onPress={open({ part: 'extras', index: null })}
        isEmpty={rates.extras.length === 0}
        empty={isAccount ? 'As in the company rates.' : 'No extras yet.'}
      >
        <NamedList
          lines={rates.extras.map((extra) => [extra.name, extraText(extra)])}
          onOpen={onOpen && ((index) => onOpen({ part: 'extras', index }))}
        />
      </Section>
      <Section
        title="Miles by zone"
        button="Add a zone"
        onPress={open({ part: 'zones', index: null })}
        isEmpty={rates.zones.length === 0}
        empty={isAccount ? 'As in the company rates.' : 'Miles are charged as the services say.'}
      >
        <NamedList
          lines={rates.zones.map((price) => [price.zone, zoneText(price)])}
          onOpen={onOpen && ((index) => onOpen({ part: 'zones', index }))}
        />
      </Section>
      <Section
        title="Fees, storage and coverage"
        button="Change fees"
        onPress={open({ part: 'fees' })}
      >
        <Lines lines={feeLines(rates, isAccount)} />
      </Section>
      <Section
        title="Night, weekend and holidays"
        button="Change hours"
        onPress={open({ part: 'hours' })}
      >
        <Lines lines={hoursLines(rates.hours, isAccount)} />
      </Section>
    </div>
  )
}

function Section(props: {
  title: string
  button: string
  onPress: (() => void) | undefined
  isEmpty?: boolean
  empty?: string
  children: ReactNode
}) {
  return (
    <section className={styles.section} aria-label={props.title}>
      <div className={styles.head}>
        <h3>{props.title}</h3>
        {props.onPress && (
          <Button size="xs" variant="default" onClick={props.onPress}>
            {props.button}
          </Button>
        )}
      </div>
      {props.isEmpty ? <p className={styles.mild}>{props.empty}</p> : props.children}
    </section>
  )
}

type OnOpen = ((opened: Opened) => void) | undefined

function ServicesTable({ services, onOpen }: { services: readonly Rate[]; onOpen: OnOpen }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Vehicle</th>
          <th scope="col">Hours</th>
          <th scope="col" className={styles.number}>
            Base price
          </th>
          <th scope="col">Miles, time and tax</th>
          {onOpen && (
            <th scope="col">
              <span className={styles.spoken}>Change</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {services.map((rate, index) => (
          <tr key={rateName(rate)}>
            <th scope="row">{rate.service}</th>
            <td>{rate.vehicleClass === 'Any' ? 'Any vehicle' : rate.vehicleClass}</td>
            <td>{rate.hours === 'Any' ? 'Any time' : rate.hours}</td>
            <td className={styles.number}>{money(rate.base)}</td>
            <td className={styles.then}>{thenText(rate)}</td>
            {onOpen && (
              <td className={styles.action}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`Change ${rateName(rate)}`}
                  onClick={() => onOpen({ part: 'services', index })}
                >
                  Change
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What comes on top of the base. */
const thenText = (rate: Rate) => {
  const text = rateText({ ...rate, base: 0 })
  return text.replace(/^free(, )?/, '').replace(/^not/, 'Not') || '–'
}

/** What is called by a name, with what it costs. */
function NamedList(props: {
  lines: readonly (readonly [string, string])[]
  onOpen: ((index: number) => void) | undefined
}) {
  const { lines, onOpen } = props
  return (
    <ul className={styles.extras}>
      {lines.map(([name, text], index) => (
        <li key={name}>
          <span>
            <strong>{name}</strong> {text}
          </span>
          {onOpen && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`Change ${name}`}
              onClick={() => onOpen(index)}
            >
              Change
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const Lines = ({ lines }: { lines: readonly (readonly [string, string])[] }) => (
  <dl className={styles.lines}>
    {lines.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
