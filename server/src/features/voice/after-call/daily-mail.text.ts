import { formatPhone, stillToAsk } from '@towline/contract'
import { asHtmlText } from '../../../platform/html-text.ts'
import type { AskedJob, BadCall, DayFigures, DayMoney } from './daily-mail.store.ts'

/** What a day brought, for whoever reads of it. */
export type DayTold = {
  company: { id: string; name: string; time_zone: string }
  /** `YYYY-MM-DD`. */
  day: string
  figures: DayFigures
  money: DayMoney
  badCalls: BadCall[]
  askedJobs: AskedJob[]
  publicUrl: string
}

type Line = { text: string; link: string }

const troubles: Record<string, string> = {
  dropped: 'cut off before everything was asked',
  'not understood': "the agent didn't understand enough",
  missed: 'transferred, and no one picked up',
  'line failed': 'our line failed, and the caller was transferred',
}

/** The mail about a day: its figures, what went wrong, and what must be asked yet, as text and as HTML. */
export function dailyMail(firstName: string, told: DayTold) {
  const { company, day, figures } = told
  const date = new Date(`${day}T12:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const calls = count(figures.calls, 'phone call')
  const jobs = count(figures.jobs, 'job')
  const base = `${told.publicUrl}/customer/dashboard/${company.id}`
  const parts = {
    hello: `Hello ${firstName},`,
    intro: `Here's what your agent did for ${company.name} on ${date}.`,
    figures: [...figureLines(figures), ...moneyLines(told.money)],
    wrong: told.badCalls.map((call) => badLine(call, told, base)),
    asks: told.askedJobs.flatMap((job) => askLines(job, base)),
    all: { text: 'All calls that day', link: `${base}/calls?from=${day}&to=${day}` },
    off: {
      text: 'You can turn these emails off in the company profile',
      link: `${base}/settings/company`,
    },
  }
  return { subject: `${company.name}: ${calls}, ${jobs} on ${date}`, ...written(parts) }
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

function figureLines({ calls, uncounted, jobs, transfers, messages }: DayFigures) {
  const lines: [string, string][] = [
    [
      'Phone calls',
      uncounted > 0 ? `${calls} (wrong numbers or sales calls: ${uncounted})` : `${calls}`,
    ],
    ['Jobs', String(jobs)],
    ['Transferred to a person', String(transfers)],
    ['Messages taken', String(messages)],
  ]
  return lines
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** What the day's jobs came to; nothing of it where nothing is known yet. */
function moneyLines({ done, revenueCents, minutesToScene }: DayMoney) {
  const lines: [string, string][] = []
  if (done > 0) lines.push(['Jobs completed so far', String(done)])
  if (revenueCents !== 0)
    lines.push(['Billed so far, before tax', dollars.format(revenueCents / 100)])
  if (minutesToScene !== null)
    lines.push(['From call to on scene, half within', `${minutesToScene} min`])
  return lines
}

function badLine({ id, at, ...call }: BadCall, { company, day }: DayTold, base: string): Line {
  const time = new Date(at).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: company.time_zone,
  })
  const who = [formatPhone(call.fromNumber) || 'number withheld', call.customerName]
  const what = troubles[call.trouble] ?? call.trouble
  return {
    text: `${[time, ...who].filter(Boolean).join(', ')}: ${what}`,
    link: `${base}/calls?from=${day}&to=${day}&call=${id}`,
  }
}

function askLines(job: AskedJob, base: string): Line[] {
  const { agentQuestions, customerName } = job.fields
  const open = stillToAsk(agentQuestions, { ...job.fields, status: job.status })
  if (open.length === 0) return []
  const name = [`#${job.dispatchNumber}`, customerName].filter(Boolean).join(' ')
  return [
    {
      text: `${name}: ${open.map(({ ask }) => ask).join(' ')}`,
      link: `${base}/dispatching?job=${job.id}`,
    },
  ]
}

type Parts = {
  hello: string
  intro: string
  figures: [string, string][]
  wrong: Line[]
  asks: Line[]
  all: Line
  off: Line
}

const NOTHING = 'Nothing went wrong.'
const WRONG = 'What went wrong'
const ASKS = 'Still to ask the customer'

function written({ hello, intro, figures, wrong, asks, all, off }: Parts) {
  const list = (title: string, lines: Line[]) =>
    lines.length > 0
      ? [`${title}:`, ...lines.map(({ text, link }) => `- ${text}\n  ${link}`)].join('\n')
      : ''
  const text = [
    hello,
    intro,
    figures.map(([name, value]) => `${name}: ${value}`).join('\n'),
    list(WRONG, wrong) || NOTHING,
    list(ASKS, asks),
    `${all.text}:\n${all.link}`,
    `${off.text}:\n${off.link}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  return { text, html: asHtml({ hello, intro, figures, wrong, asks, all, off }) }
}

function asHtml({ hello, intro, figures, wrong, asks, all, off }: Parts): string {
  const link = ({ text, link: to }: Line) => `<a href="${asHtmlText(to)}">${asHtmlText(text)}</a>`
  const list = (title: string, lines: Line[]) =>
    lines.length > 0
      ? `<h2 style="font-size:16px">${title}</h2><ul>${lines.map((line) => `<li>${link(line)}</li>`).join('')}</ul>`
      : ''
  const rows = figures.map(
    ([name, value]) =>
      `<tr><th style="text-align:left;padding:2px 16px 2px 0;font-weight:normal">${asHtmlText(name)}</th><td><strong>${asHtmlText(value)}</strong></td></tr>`,
  )
  return [
    '<div style="font-family:sans-serif;font-size:15px;line-height:1.5">',
    `<p>${asHtmlText(hello)}</p><p>${asHtmlText(intro)}</p><table>${rows.join('')}</table>`,
    list(WRONG, wrong) || `<p>${NOTHING}</p>`,
    list(ASKS, asks),
    `<p>${link(all)}</p><p style="font-size:13px">${link(off)}.</p></div>`,
  ].join('')
}
