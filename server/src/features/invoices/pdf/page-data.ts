import { formatPhone } from '@towline/contract'

/** What a template is set with: texts ready to be read, and lists of them. */
export type PageData =
  | { template: 'invoice.typ'; data: object }
  | { template: 'statement.typ'; data: object }
  | { template: 'letter.typ'; data: object }

/** A line of facts beside its name. */
export type Fact = { name: string; value: string }

/** Facts without those that nobody knows. */
export const known = (facts: readonly [name: string, value: string][]): Fact[] =>
  facts
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ({ name, value: shown(value) }))

/** Longer words than this are broken where they reach the edge. */
const LONG_WORD = /[^\s\u200B]{28,}/gu
const PIECE = /.{1,14}/gsu

/**
 * A text as it is set: letters with their accents as one, no controls, nothing that turns the direction of
 * what follows, and long words free to break.
 */
export const shown = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/gu, '')
    .replace(LONG_WORD, (word) => word.match(PIECE)?.join('\u200B') ?? word)
    .trim()

/** Lines of a text, without empty ones at its ends. */
export const linesOf = (text: string): string[] =>
  text.trim() === '' ? [] : shown(text).split('\n')

export const shownLines = (lines: readonly string[]): string[] => lines.flatMap(linesOf)

export const phoneText = (phone: string): string => (phone === '' ? '' : formatPhone(phone))

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,234.50`, below zero `−$1,234.50`. */
export const moneyText = (amount: number): string =>
  cents.format(amount / 100).replace('-', '\u2212')

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Nov 23, 2026` of `2026-11-23`. */
export const dayText = (on: string): string => day.format(new Date(`${on}T00:00:00Z`))

const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Nov 23` of `2026-11-23`. */
export const shortDayText = (on: string): string => shortDay.format(new Date(`${on}T00:00:00Z`))

/** A day and minute where the company is; empty for none. */
export const timeText = (at: number, timeZone: string): string =>
  at === 0
    ? ''
    : new Intl.DateTimeFormat('en-US', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }).format(at)
