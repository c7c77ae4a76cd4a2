import { useState, useSyncExternalStore } from 'react'
import { companysAgent } from './exchange.ts'
import { type OpenedPhone, openPhone } from './open-phone.ts'
import { PhonePanel } from './phone-panel.tsx'

/** A phone whose call goes on while it is hidden. */
export function BuiltInPhone(props: { isShown: boolean; onHide: () => void }) {
  const [phone] = useState<OpenedPhone>(() => openPhone(companysAgent))
  const state = useSyncExternalStore(phone.subscribe, phone.state)
  return props.isShown && <PhonePanel phone={phone} state={state} onClose={props.onHide} />
}
