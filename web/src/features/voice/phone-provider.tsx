import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'

// Nothing of the phone is loaded before somebody wants to call.
const BuiltInPhone = lazy(async () => ({
  default: (await import('./built-in-phone.tsx')).BuiltInPhone,
}))

type Phone = { shown: boolean; toggle: () => void }

const PhoneContext = createContext<Phone | null>(null)

/** The built-in phone, for the button that shows it. */
export function usePhone(): Phone {
  const phone = useContext(PhoneContext)
  if (!phone) throw new Error('usePhone is for what stands inside PhoneProvider')
  return phone
}

/** Keeps one phone for the whole dashboard, so that a call goes on from section to section. */
export function PhoneProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<boolean | null>(null)
  return (
    <PhoneContext value={{ shown: shown === true, toggle: () => setShown(!shown) }}>
      {children}
      {shown !== null && (
        <Suspense>
          <BuiltInPhone isShown={shown} onHide={() => setShown(false)} />
        </Suspense>
      )}
    </PhoneContext>
  )
}
