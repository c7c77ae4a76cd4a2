import { NativeSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReportKind, type ReportQuestion, TowReason } from '@towline/contract'
import { useState } from 'react'
import { DateFilter } from '../../ui/date-filter.tsx'
import styles from './question-bar.module.css'
import { useAccount, useDrivers, useFoundAccounts, useTrucks } from './reports.queries.ts'
import { periods, rowChoices } from './reports.text.ts'
import type { Asked } from './use-report-question.ts'

type Part = { asked: Asked }

/** Of which days a report is, by what, and of which jobs only. */
export function QuestionBar({ asked }: Part) {
  const { question, problems, change } = asked
  const { kind, period } = question
  const rows = rowChoices(kind)
  if (kind === 'expiring') return null
  return (
    <section className={styles.bar} aria-label="What the report is of">
      <NativeSelect
        label="Period"
        data={periods}
        value={period}
        onChange={(event) => change(periodOf(event.currentTarget.value))}
      />
      {period === 'custom' && <OwnDays asked={asked} />}
      {rows.length > 0 && (
        <NativeSelect
          label="By"
          data={rows}
          value={question.by}
          error={problems.by}
          onChange={(event) => {
            const chosen = rows.find(({ value }) => value === event.currentTarget.value)
            if (chosen) change({ by: chosen.value })
          }}
        />
      )}
      {isOfJobs(kind) && <JobFilters asked={asked} />}
    </section>
  )
}

const isOfJobs = (kind: ReportKind) => kind !== 'calls' && kind !== 'expiring'

/** A period of its own begins without days: they are asked for. */
const periodOf = (value: string): Partial<ReportQuestion> => {
  const chosen = periods.find((one) => one.value === value)?.value ?? 'this month'
  return chosen === 'custom' ? { period: chosen } : { period: chosen, from: '', to: '' }
}

function OwnDays({ asked: { question, problems, change } }: Part) {
  return (
    <>
      <DateFilter
        label="From"
        value={question.from}
        error={problems.from}
        onChange={(from) => change({ from })}
      />
      <DateFilter
        label="To"
        value={question.to}
        error={problems.to}
        onChange={(to) => change({ to })}
      />
    </>
  )
}

function JobFilters({ asked }: Part) {
  const { question, change } = asked
  const drivers = useDrivers().data ?? []
  const trucks = useTrucks().data ?? []
  const own = question.reason && !TowReason.options.some((reason) => reason === question.reason)
  const reasons = [...TowReason.options, ...(own ? [question.reason] : [])]
  return (
    <>
      <Filter
        label="Reason"
        all="All reasons"
        value={question.reason}
        choices={reasons.map((value) => ({ value, label: value }))}
        onChange={(reason) => change({ reason })}
      />
      <AccountFilter id={question.accountId} onChange={(accountId) => change({ accountId })} />
      {question.kind !== 'drivers' && (
        <Filter
          label="Driver"
          all="All drivers"
          value={question.driverId}
          choices={drivers.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          }))}
          onChange={(driverId) => change({ driverId })}
        />
      )}
      <Filter
        label="Truck"
        all="All trucks"
        value={question.truckId}
        choices={trucks.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(truckId) => change({ truckId })}
      />
    </>
  )
}

type Choice = { value: string; label: string }

function Filter(props: {
  label: string
  all: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}) {
  return (
    <Select
      label={props.label}
      placeholder={props.all}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${props.label}: ${props.all.toLowerCase()}` }}
      nothingFoundMessage="Nothing has this name."
      data={[...props.choices]}
      value={props.value || null}
      onChange={(value) => props.onChange(value ?? '')}
    />
  )
}

const TYPING_PAUSE = 200

/** There may be thousands of accounts: they are looked for by name. */
function AccountFilter(props: { id: string; onChange: (id: string) => void }) {
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed.trim(), TYPING_PAUSE)
  const chosen = useAccount(props.id).data
  const found = useFoundAccounts(settled === chosen?.name ? '' : settled).data ?? []
  const others = found.filter(({ id }) => id !== props.id)
  const choices = [...(props.id ? [{ id: props.id, name: chosen?.name ?? '…' }] : []), ...others]
  return (
    <Select
      label="Account"
      placeholder="All accounts"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Account: all accounts' }}
      nothingFoundMessage="No account has this name."
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={props.id || null}
      onSearchChange={setTyped}
      onChange={(id) => props.onChange(id ?? '')}
    />
  )
}
