import { blankRates, type RateSheet, type Rates, rateChanges } from '@towline/contract'
import { useState } from 'react'

/** Rates that somebody is changing: nothing of it is saved. */
type Draft = { base: RateSheet | null; rates: Rates; validFrom: string }

/** What is being changed of a sheet. One that began before today is not changed: a new one begins today. */
export function useRatesDraft(shown: RateSheet | null, today: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const stored = draft ? draft.base : shown
  const rates = draft?.rates ?? shown?.rates ?? blankRates()
  const changes = draft ? rateChanges(draft.base?.rates ?? blankRates(), draft.rates) : []
  const begin = (): Draft => ({
    base: shown,
    rates,
    validFrom: shown && shown.validFrom > today ? shown.validFrom : today,
  })
  return {
    rates,
    changes,
    stored,
    isChanged: changes.length > 0,
    validFrom: draft?.validFrom ?? today,
    change: (part: Partial<Rates>) => {
      const from = draft ?? begin()
      setDraft({ ...from, rates: { ...from.rates, ...part } })
    },
    beginOn: (validFrom: string) => setDraft({ ...(draft ?? begin()), validFrom }),
    drop: () => setDraft(null),
  }
}
export type RatesDraft = ReturnType<typeof useRatesDraft>
