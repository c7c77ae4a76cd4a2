import type { Table } from '../report.ts'

/** How long a drill may take: the whole of it by hand, or the short form that the tests run. */
export type DrillLength = 'whole' | 'short'

/**
 * Something that must hold when things go wrong, tried on the running product: a restore, a soak, a kill.
 * `run` answers what was seen, and throws, saying what, when it did not hold.
 */
export type Drill = { name: string; run(length: DrillLength): Promise<Table[]> }
