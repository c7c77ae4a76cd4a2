import type { TextConsent } from '@towline/contract'
import { dateAndTime } from '../../ui/dates.ts'

const words: Record<TextConsent['by'], (at: string, who: string) => string> = {
  employee: () => 'An employee’s number',
  call: (at) => `Called you${at}`,
  text: (at) => `Texted you${at}`,
  agent: (at) => `Told the agent yes in the call${at}`,
  account: () => 'A contact of one of your accounts',
  job: (at, who) => `“OK to text” on a job, checked${at}${who && ` by ${who}`}`,
}

/** Why somebody may be texted, as a sentence's part. */
export const consentWords = ({ by, at, who }: TextConsent): string =>
  words[by](at > 0 ? ` ${dateAndTime(at)}` : '', who)
