import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { companysAgent } from './exchange.ts'
import { type OpenedPhone, openPhone } from './open-phone.ts'
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

/** Keeps one phone for the whole dashboard, so that a call goes on from section to section. */
export function PhoneProvider({ children }: { children: ReactNode }) {
  const [phone] = useState<OpenedPhone>(() => openPhone(companysAgent))
  const [shown, setShown] = useState(false)
  const state = useSyncExternalStore(phone.subscribe, phone.state)
  return (
    <PhoneContext value={{ state, shown, toggle: () => setShown(!shown) }}>
      {children}
      {shown && <PhonePanel phone={phone} state={state} onClose={() => setShown(false)} />}
    </PhoneContext>
  )
}
