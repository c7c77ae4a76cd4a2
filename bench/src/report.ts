import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** A table of figures; every row has as many cells as there are columns. */
export type Table = { title: string; columns: string[]; rows: (string | number)[][]; note?: string }

/** The value below which the share `q` of the numbers lies. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

/** A number of ms as people read it. */
export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} ms`

/** A number of bytes in megabytes, or kilobytes where they are few. */
export const size = (bytes: number): string =>
  bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${Math.round(bytes / 1e6)} MB`

/** How many times `of` goes into `value`. */
export const ratio = (value: number, of: number): string => `${(value / of).toFixed(2)} ×`

/** A table in Markdown. */
export function markdown({ title, columns, rows, note }: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const body = [line(columns), line(columns.map(() => '---')), ...rows.map(line)]
  return [`## ${title}`, '', ...body, ...(note ? ['', note] : []), ''].join('\n')
}

/** The machine, the program and the day, which every figure depends on. */
export function circumstances(): string {
  const processors = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.version}`,
    `${processors.length} × ${processors[0]?.model.trim()}, ${size(totalmem())} of memory, ${process.platform} ${process.arch}`,
  ].join('; ')
}
