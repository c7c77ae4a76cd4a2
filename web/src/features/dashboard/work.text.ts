import { type DashboardWork, LONG_WAIT_MINUTES, type Trend } from '@towline/contract'
import { count } from './charts/charts.text.ts'

type Figure = (value: number | null) => string

const amount: Figure = (value) => (value === null ? '–' : count(value))
const minutes: Figure = (value) => (value === null ? '–' : `${count(value)} min`)

/** The figures of the week, in the order of a job. */
export const weekRows: readonly {
  label: string
  of: (work: DashboardWork) => Trend
  figure: Figure
}[] = [
  { label: 'Calls answered', of: ({ callsAnswered }) => callsAnswered, figure: amount },
  { label: 'After hours', of: ({ afterHours }) => afterHours, figure: amount },
  { label: 'Jobs made', of: ({ jobsMade }) => jobsMade, figure: amount },
  { label: 'To dispatch', of: ({ minutesToDispatch }) => minutesToDispatch, figure: minutes },
  { label: 'To scene', of: ({ minutesToScene }) => minutesToScene, figure: minutes },
]

/** `↑ from 12`: whether it went up or down since the seven days before; empty where there is nothing to compare with. */
export function trendText({ now, before }: Trend, figure: Figure): string {
  if (now === null || before === null) return ''
  if (now === before) return 'as the week before'
  return `${now > before ? '↑' : '↓'} from ${figure(before)}`
}

const jobs = (amount: number, words: string) =>
  `${count(amount)} ${amount === 1 ? 'job' : 'jobs'} ${words}`

/** What somebody should look at now, the worst first, and where. */
export function attentionLines({ attention }: DashboardWork) {
  const { emergencies, unanswered, late, waiting, unplaced } = attention
  const board = '/dispatching?status=current'
  return [
    {
      amount: emergencies,
      text: `${count(emergencies)} ${emergencies === 1 ? 'emergency' : 'emergencies'} nobody has reached`,
      path: board,
      isLoud: true,
    },
    {
      amount: unanswered,
      text: jobs(unanswered, 'offered, and no driver took it'),
      path: board,
      isLoud: true,
    },
    { amount: late, text: jobs(late, 'past the ETA'), path: board, isLoud: true },
    {
      amount: waiting,
      text: jobs(waiting, `waiting over ${LONG_WAIT_MINUTES} minutes`),
      path: board,
      isLoud: false,
    },
    { amount: unplaced, text: jobs(unplaced, 'not on the map'), path: '/map', isLoud: false },
  ].filter(({ amount }) => amount > 0)
}
