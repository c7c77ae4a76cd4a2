import { z } from 'zod'
import { Id, Instant, orEmpty } from '../kernel/index.ts'

/** The letters a state may ask for, in their order. */
export const LetterKind = z.enum(['first', 'second'])
export type LetterKind = z.infer<typeof LetterKind>

/** A letter that was written: of what day, by whom, to whom. */
export const WrittenLetter = z.object({
  id: Id,
  which: LetterKind,
  at: Instant,
  by: z.string(),
  to: z.array(z.string()),
})
export type WrittenLetter = z.infer<typeof WrittenLetter>

const Named = z.object({ name: z.string(), value: z.string() })

/** What a letter says, kept as it was written. */
export const LetterText = z.object({
  which: LetterKind,
  title: z.string(),
  subject: z.string(),
  /** Of the vehicle's file. */
  number: z.string(),
  day: z.string(),
  sender: z.object({ name: z.string(), lines: z.array(z.string()), logoId: orEmpty(Id) }),
  addressees: z.array(z.object({ role: z.string(), name: z.string(), lines: z.array(z.string()) })),
  opening: z.string(),
  vehicle: z.array(Named),
  storage: z.array(Named),
  charges: z.array(Named),
  total: Named,
  later: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** License numbers and where to complain. */
  foot: z.array(z.string()),
})
export type LetterText = z.infer<typeof LetterText>
