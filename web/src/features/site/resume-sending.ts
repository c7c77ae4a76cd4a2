import { waitingMessages } from './contact-outbox.ts'

/** Goes on sending what an earlier visit could not. Costs a look into the browser's storage when there is nothing. */
export function resumeSending(): void {
  if (waitingMessages().length > 0)
    void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting())
}
