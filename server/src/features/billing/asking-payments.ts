import type { Outside } from '../../platform/handler.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../providers/payments/index.ts'

/** Asks the payment provider something for a person who waits; ends the handler when it can not answer. */
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
        'Can’t reach the payment service right now. Nothing was charged. Try again in a few minutes.',
    })
  }
}
