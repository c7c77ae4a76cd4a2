import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../../platform/failure.ts'

const PERIOD_SECONDS = 300
const PER_ACCOUNT = 10
const PER_ADDRESS = 50

/**
 * Counts wrong passwords, per account from one address and per address, so that nobody can lock another
 * out. A try is counted before it is checked, or many at once would all be let through, and given back
 * when it was right.
 */
export function createTries() {
  const perAccount = new RateLimiterMemory({ points: PER_ACCOUNT, duration: PERIOD_SECONDS })
  const perAddress = new RateLimiterMemory({ points: PER_ADDRESS, duration: PERIOD_SECONDS })
  const accountFrom = (email: string, address: string) => `${email.toLowerCase()} ${address}`

  return {
    /** Counts a try; throws `too_many` when there have been too many wrong ones. */
    async begin(email: string, address: string): Promise<void> {
      await take(perAddress, address)
      await take(perAccount, accountFrom(email, address)).catch(async (error: unknown) => {
        await perAddress.reward(address)
        throw error
      })
    },
    /** The password was right, or was never looked at: the try counts for nothing. */
    async forgive(email: string, address: string): Promise<void> {
      await perAddress.reward(address)
      await perAccount.reward(accountFrom(email, address))
    },
    /** The password was right: earlier wrong ones of this account from here are forgotten. */
    async forget(email: string, address: string): Promise<void> {
      await perAddress.reward(address)
      await perAccount.delete(accountFrom(email, address))
    },
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new Failure('too_many', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
  }
}
