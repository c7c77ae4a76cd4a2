import { importsChanged, listImportProblems, listImports } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** An import has come further. */
export const importsLive: readonly LiveRule[] = [
  { topic: importsChanged, refetches: [listImports, listImportProblems] },
]
