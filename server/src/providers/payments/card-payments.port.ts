/** Whose account at the provider a card is charged for: a company's own, or `''` for the installation's. */
export type CardAccount = string

/** What a card payment is opened for: the rest of one invoice. Money in cents. */
export type NewCardPayment = {
  companyId: string
  companyName: string
  invoiceId: string
  account: CardAccount
  /** What goes towards the invoice. */
  amountCents: number
  /** What the customer adds for the driver; 0 for none. */
  tipCents: number
  /** What it is for, as the customer reads it: `Invoice 1001`. */
  description: string
  /** Where the receipt goes; empty for nobody knows yet. */
  email: string
  successUrl: string
  cancelUrl: string
  /** The same key opens the same payment: a request sent again makes no second one. */
  idempotencyKey: string
}

/** One card payment, wherever it is: by its id and whose it is. */
export type CardPaymentRef = { id: string; account: CardAccount }

/** Money that went back to a card. */
export type CardRefund = {
  id: string
  amountCents: number
  /** What it was asked with; empty where somebody did it on the provider's own pages. */
  key: string
  /** The bank may send it back days later: then it is with the company again. */
  hasFailed: boolean
}

/** Money that a bank took back because its customer says that it was not his to pay. Times are epoch ms. */
export type CardDispute = {
  id: string
  amountCents: number
  /** `won` gives it back to the company. */
  status: 'open' | 'won' | 'lost'
  /** In words: `fraudulent`, `product not received`. */
  reason: string
  /** Until when the company can answer; 0 when it can't. */
  answerBy: number
}

/** How a card payment stands at the provider. Times are epoch ms, money in cents. */
export type CardPayment = CardPaymentRef & {
  companyId: string
  invoiceId: string
  /** Where the card is given; empty once it is not open any more. */
  url: string
  /** `open` also while a bank takes its time; `expired` also where the bank said no in the end. */
  status: 'open' | 'paid' | 'expired'
  expiresAt: number
  amountCents: number
  tipCents: number
  /** The money itself at the provider, once it is paid: what is given back. Null before. */
  payment: string | null
  /** The last digits of the card, once it is paid; empty before. */
  last4: string
  /** What went back, the oldest first. */
  refunds: CardRefund[]
  /** What was taken back; inquiries, which move no money, are not among them. */
  disputes: CardDispute[]
}

/** What is to be given back of a payment, or all of it. */
export type NewCardRefund = {
  /** `payment` of what was paid. */
  payment: string
  account: CardAccount
  amountCents: number
  /** The same key gives back once. */
  idempotencyKey: string
}

/** Opens accounts for companies, which they fill in on the provider's own pages. */
export type CardAccounts = {
  /** The same key opens one account. */
  open(wanted: {
    companyId: string
    companyName: string
    idempotencyKey: string
  }): Promise<{ id: CardAccount }>
  /** The page where the company fills in what is missing; it can be opened once. */
  onboard(wanted: { account: CardAccount; returnUrl: string }): Promise<{ url: string }>
  /** Whether cards can be charged for it; null for an account that isn't ours to ask about. */
  canCharge(account: CardAccount): Promise<boolean | null>
}

/** Who takes card payments of a company's own customers. */
export type CardPayments = {
  /** Whether cards can be charged for this account, or for the installation's own where it is empty. */
  canTake(account: CardAccount): boolean
  /** Null where companies can't be given accounts. */
  accounts: CardAccounts | null
  openPayment(wanted: NewCardPayment): Promise<CardPayment>
  /** Null for one the provider does not know. */
  readPayment(ref: CardPaymentRef): Promise<CardPayment | null>
  /** Closes one that nobody is to pay any more; one that is not open stays as it is. */
  expirePayment(ref: CardPaymentRef): Promise<void>
  /** Throws `PaymentsRefused` where more is to go back than is left, or the bank will not have it. */
  refund(wanted: NewCardRefund): Promise<CardRefund>
}
