import { OpenCheckout, Plan } from '@towline/contract'
import { z } from 'zod'
import { inThisTab } from '../../platform/text-storage.ts'
import { blankRegistration, type Typed } from './registration.text.ts'

const DRAFT = 'towline.registration'
const CHECKOUT = 'towline.checkout'

const { password: _, confirmPassword: __, ...kept } = blankRegistration
const Draft = z
  .object(Object.fromEntries(Object.keys(kept).map((name) => [name, z.string()])))
  .partial()

/** A checkout this tab was sent to, and the plan it is for. */
const KeptCheckout = OpenCheckout.extend({ plan: Plan })
export type KeptCheckout = z.infer<typeof KeptCheckout>

/** Keeps what was typed in this tab. The passwords are never kept. */
export const keepDraft = ({ password: _, confirmPassword: __, ...typed }: Typed): void => {
  keep(DRAFT, typed)
}

/** What was typed here before; empty for nothing. */
export const keptDraft = (): Partial<Typed> => read(DRAFT, Draft) ?? {}

export const keepCheckout = (checkout: KeptCheckout): void => {
  keep(CHECKOUT, checkout)
}

export const keptCheckout = (): KeptCheckout | null => read(CHECKOUT, KeptCheckout)

/** Nothing is left to be typed or paid. */
export function forgetRegistration(): void {
  for (const key of [DRAFT, CHECKOUT]) inThisTab.removeItem(key)
}

const keep = (key: string, value: unknown) => inThisTab.setItem(key, JSON.stringify(value))

function read<T>(key: string, schema: z.ZodType<T>): T | null {
  const stored = inThisTab.getItem(key)
  if (!stored) return null
  try {
    return schema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
