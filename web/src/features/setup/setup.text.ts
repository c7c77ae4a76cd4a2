import { formatPhone, type Setup } from '@towline/contract'

/** A code with the agent's number (ten digits) in it. */
export const codeFor = (code: string, number: string): string => code.replace(/N(?![a-z])/, number)

/** The address that dials a code on a phone. */
export const telOf = (code: string): string => `tel:${code.replaceAll('#', '%23')}`

export type FirstStep = {
  id: string
  isDone: boolean
  title: string
  why: string
  /** The section where it is done, from the dashboard's address; empty for what is done elsewhere. */
  path: string
}

/** A new company's path, in the order in which it makes sense. */
export const firstSteps = (setup: Setup, agentNumber: string): FirstStep[] => [
  {
    id: 'testCall',
    isDone: setup.testCall,
    title: 'Hear your agent answer',
    why: 'Press Test call, at the top, and talk to it as a customer would.',
    path: '',
  },
  {
    id: 'email',
    isDone: setup.email,
    title: 'Confirm your email',
    why: 'Open the link we emailed you. Until then nothing goes out to customers or drivers.',
    path: '',
  },
  {
    id: 'line',
    isDone: setup.lineHeardAt > 0,
    title: 'Bring your number',
    why: `Forward your business number to ${formatPhone(agentNumber) || 'your agent'}, then call it.`,
    path: '/settings/number',
  },
  {
    id: 'settings',
    isDone: setup.settings,
    title: 'Set hours, service area and transfer number',
    why: 'So the agent knows when you’re open, where you go and who to transfer to.',
    path: '/settings/company',
  },
  {
    id: 'people',
    isDone: setup.people,
    title: 'Invite dispatchers and drivers',
    why: 'They get a link to choose a password. Drivers work from their phone.',
    path: '/settings/directory',
  },
  {
    id: 'truck',
    isDone: setup.truck,
    title: 'Add your trucks',
    why: 'A job goes to the truck that can do it.',
    path: '/settings/trucks',
  },
  {
    id: 'job',
    isDone: setup.job,
    title: 'Get your first job',
    why: 'From a call, or with + New Call on the board.',
    path: '/dispatching',
  },
]
