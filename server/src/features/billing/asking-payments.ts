import type { Outside } from '../../platform/verb.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../providers/payments/index.ts'

/** Asks the payment provider something for a person who waits; ends the verb when it can not answer. */
export async function askingPayments<T>(
  { fail, log }: Pick<Outside, 'fail' | 'log'>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    log.error({ err: error }, 'the payment provider did not do what it was asked')
    return fail('unavailable', {
      message:
        'The payment service can not be reached at the moment. Nothing was charged. Try again in a few minutes.',
    })
  }
}
