import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { companysAgent } from './exchange.ts'
import { openPhone, type PhoneLine } from './phone-line.ts'
import type { PhoneState } from './phone-machine.ts'
import { PhonePanel } from './phone-panel.tsx'

type Phone = { state: PhoneState; shown: boolean; toggle: () => void }

const PhoneContext = createContext<Phone | null>(null)

/** The built-in phone, for the button that shows it and tells whether a call is on. */
export function usePhone(): Phone {
  const phone = useContext(PhoneContext)
  if (!phone) throw new Error('usePhone is for what stands inside PhoneProvider')
  return phone
}

/** Keeps one telephone for the whole desk, so that a call goes on from section to section. */
export function PhoneProvider({ children }: { children: ReactNode }) {
  const [line] = useState<PhoneLine>(() => openPhone(companysAgent))
  const [shown, setShown] = useState(false)
  const state = useSyncExternalStore(line.subscribe, line.state)
  return (
    <PhoneContext value={{ state, shown, toggle: () => setShown(!shown) }}>
      {children}
      {shown && <PhonePanel line={line} state={state} onClose={() => setShown(false)} />}
    </PhoneContext>
  )
}
