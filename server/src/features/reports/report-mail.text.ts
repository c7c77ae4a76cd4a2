import { cellText, daysText, type Report, type ReportCell } from '@towline/contract'
import { asHtmlText } from '../../platform/html-text.ts'

type Told = {
  /** What the company calls the report. */
  name: string
  companyName: string
  report: Report
  link: string
}

/** The mail with a report: its first figures as text and HTML, and where to read on. */
export function reportMail(firstName: string, { name, companyName, report, link }: Told) {
  const days = daysText(report)
  const hello = `Hello ${firstName},`
  const intro = `${report.title} at ${companyName}, ${days}.`
  const lines = linesOf(report)
  const nothing = lines.length === 0 ? NOTHING : ''
  const more = report.left > 0 ? `${report.left} more rows are in the report.` : ''
  const text = [
    hello,
    intro,
    lines.map(([label, ...cells]) => asTextLine(label ?? '', cells, report)).join('\n'),
    nothing,
    more,
    `See it in Towline:\n${link}`,
  ]
  return {
    subject: `${name}: ${days}`,
    text: text.filter(Boolean).join('\n\n'),
    html: [
      '<div style="font-family:sans-serif;font-size:15px;line-height:1.5">',
      ...[hello, intro, nothing].filter(Boolean).map((line) => `<p>${asHtmlText(line)}</p>`),
      lines.length > 0 ? asTable(report, lines) : '',
      more && `<p>${asHtmlText(more)}</p>`,
      `<p><a href="${asHtmlText(link)}">See it in Towline</a></p></div>`,
    ].join(''),
  }
}

const NOTHING = 'Nothing came in during this time.'

function linesOf({ columns, rows, total }: Report): string[][] {
  const texts = (cells: ReportCell[]) =>
    columns.map(({ unit }, index) => cellText(unit, cells[index] ?? null))
  return [
    ...rows.map(({ label, cells }) => [label, ...texts(cells)]),
    ...(total ? [['Total', ...texts(total)]] : []),
  ]
}

/** `Jump start: Jobs 4, Completed 3`. */
const asTextLine = (label: string, cells: readonly string[], { columns }: Report) =>
  `${label}: ${columns.map((column, index) => `${column.label} ${cells[index]}`).join(', ')}`

function asTable({ rowsName, columns }: Report, lines: readonly string[][]): string {
  const cell = (tag: 'th' | 'td', text: string, side: 'left' | 'right') =>
    `<${tag} style="text-align:${side};padding:3px 12px 3px 0;border-bottom:1px solid #ddd">${asHtmlText(text)}</${tag}>`
  const row = (tag: 'th' | 'td', [label = '', ...cells]: readonly string[]) =>
    `<tr>${cell('th', label, 'left')}${cells.map((text) => cell(tag, text, 'right')).join('')}</tr>`
  const head = row('th', [rowsName, ...columns.map(({ label }) => label)])
  return `<table style="border-collapse:collapse;font-size:14px">${head}${lines.map((line) => row('td', line)).join('')}</table>`
}
