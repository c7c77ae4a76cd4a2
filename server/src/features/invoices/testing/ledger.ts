/** Numbers that look random and are the same in every run (a linear congruential generator). */
export function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    upTo,
    from1To: (most: number) => 1 + upTo(Math.max(0, most - 1)),
    of: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
    isOneIn: (many: number) => next() < 1 / many,
  }
}
export type Dice = ReturnType<typeof dice>

type Bill = { job: string; total: number; paid: number; credited: number; isVoid: boolean }
type Money = {
  invoice: string
  method: string
  amount: number
  tip: number
  back: number
  tipBack: number
}

/**
 * What the invoices of a company must come to, reckoned beside it in the plainest way: whole cents, sums made
 * from the single amounts whenever they are asked for.
 */
export class Ledger {
  readonly invoices = new Map<string, Bill>()
  readonly payments = new Map<string, Money>()
  creditNotes = 0
  refunds = 0

  issue = (id: string, job: string, total: number) =>
    this.invoices.set(id, { job, total, paid: 0, credited: 0, isVoid: false })

  pay(id: string, paid: Pick<Money, 'invoice' | 'method' | 'amount' | 'tip'>): void {
    this.payments.set(id, { ...paid, back: 0, tipBack: 0 })
    this.#bill(paid.invoice).paid += paid.amount
  }

  refund(id: string, amount: number, tip: number): void {
    const money = this.payments.get(id)
    if (!money) throw new Error('no such payment')
    money.back += amount
    money.tipBack += tip
    this.refunds += 1
    this.#bill(money.invoice).paid -= amount
  }

  credit(id: string, amount: number): void {
    this.#bill(id).credited += amount
    this.creditNotes += 1
  }

  annul(id: string): void {
    this.#bill(id).isVoid = true
  }

  /** What may still be done with an invoice, by the rules of the house. */
  mayDo(id: string): { most: number; mostCredit: number; mayVoid: boolean } {
    const { total, paid, credited, isVoid } = this.#bill(id)
    return {
      most: this.balance(id),
      mostCredit: isVoid ? 0 : total - credited,
      mayVoid: !isVoid && paid === 0 && credited === 0,
    }
  }

  balance(id: string): number {
    const { total, paid, credited, isVoid } = this.#bill(id)
    return (isVoid ? 0 : total - credited) - paid
  }

  /** What of the bills of a job was paid or credited. */
  settled(job: string): number {
    return sum(
      [...this.invoices.values()].filter((bill) => bill.job === job),
      settledOf,
    )
  }

  /** What the money check must say. */
  sums() {
    const bills = [...this.invoices.values()]
    const monies = [...this.payments.values()]
    return {
      invoices: bills.length + this.creditNotes,
      payments: monies.length + this.refunds,
      invoicedCents: sum(bills, ({ total, isVoid }) => (isVoid ? 0 : total)),
      creditedCents: sum(bills, ({ credited }) => credited),
      paidCents: sum(monies, ({ amount, back }) => amount - back),
      balanceCents: sum([...this.invoices.keys()], (id) => this.balance(id)),
      tipsCents: sum(monies, ({ tip, tipBack }) => tip - tipBack),
      problems: [],
    }
  }

  /** What drivers and the office must have in hand. */
  inHand = (): number =>
    sum(
      [...this.payments.values()].filter(({ method }) => method === 'Cash' || method === 'Check'),
      ({ amount, tip, back, tipBack }) => amount + tip - back - tipBack,
    )

  #bill(id: string): Bill {
    const bill = this.invoices.get(id)
    if (!bill) throw new Error('no such invoice')
    return bill
  }
}

const settledOf = ({ paid, credited }: Bill) => paid + credited

export const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)
