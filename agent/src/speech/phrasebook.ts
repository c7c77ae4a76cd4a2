import type { english } from './en/english.text.ts'

export type PhraseKey = keyof typeof english

/** Every phrase, each in one or more wordings. */
export type Phrasebook = Record<PhraseKey, readonly [string, ...string[]]>
