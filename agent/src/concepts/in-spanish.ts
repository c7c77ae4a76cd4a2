/**
 * One way to tell a concept: Spanish phrases over words without accents, with the word families of `pivot-rule.ts`,
 * and what they are called in English for readers that know no Spanish.
 */
export type InSpanish = { told: string; says: readonly string[] }
