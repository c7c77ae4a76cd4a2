import { dollarsText, type PayPage } from '@towline/contract'

type Language = PayPage['language']
export type PayText = (typeof texts)['en']

/** What the page for paying a bill says. */
const texts = {
  en: {
    locale: 'en-US',
    loading: 'Loading your bill',
    billOf: (number: string) => `Invoice ${number}`,
    toPay: 'To pay',
    dueBy: (day: string) => `Due by ${day}`,
    pay: (amount: string) => `Pay ${amount}`,
    secure: 'You give your card on the next page, at Stripe. No fee is added.',
    test: 'This is a test. No money moves, and only test cards are taken.',
    tip: 'Add a tip for the driver?',
    tipFor: (name: string) => `Add a tip for ${name}?`,
    noTip: 'No tip',
    other: 'Other',
    tipAmount: 'Tip in dollars',
    wrongTip: 'Enter an amount from $0.00 to $500.00.',
    total: 'Total',
    subtotal: 'Before tax',
    tax: (percent: number) => `Tax (${percent}%)`,
    paidSoFar: 'Paid',
    credited: 'Credited',
    left: 'Left to pay',
    groups: { 'Tow Charges': 'Tow Charges', 'Storage Charges': 'Storage Charges' },
    done: 'What was done',
    vehicle: 'Vehicle',
    plate: 'Plate',
    from: 'From',
    to: 'To',
    reason: 'Reason',
    on: 'Completed',
    payments: 'Payments',
    refund: 'Refund',
    methods: {
      Card: 'Card',
      Cash: 'Cash',
      Check: 'Check',
      Account: 'Account',
      'Motor club': 'Motor club',
      Other: 'Other',
    },
    pdf: 'Save as PDF',
    questions: (phone: string) => `Questions? Call ${phone}.`,
    paid: 'Paid. Thank you.',
    paidMore: (amount: string) =>
      `You paid ${amount} more than the bill. The company will give it back.`,
    settling: 'Thank you. Your payment is being confirmed.',
    settlingWhy: 'This takes a few seconds. You don’t need to pay again.',
    settlingLong:
      'This is taking longer than usual. You don’t need to pay again: this page will say when it is done.',
    void: 'This bill was canceled',
    voidWhy: 'There is nothing to pay.',
    voidPaid: (amount: string) => `There is nothing to pay. ${amount} will be given back.`,
    credit: 'This is a credit note',
    partly: (paid: string) => `${paid} was paid. Thank you.`,
    noCards: (phone: string) =>
      `Cards can’t be taken here right now. Call ${phone} to ask how to pay.`,
    missing: 'We can’t find this bill',
    missingWhy:
      'The link may be incomplete. Open it again from the email or text, or call the company.',
    offline: 'You are offline. What you see may be old; pay when you are connected again.',
    unreachable: 'Can’t reach the server. Check the connection and try again.',
    failed:
      'Can’t reach the payment service right now. Nothing was charged. Try again in a few minutes.',
    changed: 'This bill has just changed. Look at it again before you pay.',
    retry: 'Try again',
  },
  es: {
    locale: 'es-US',
    loading: 'Cargando su factura',
    billOf: (number: string) => `Factura ${number}`,
    toPay: 'Por pagar',
    dueBy: (day: string) => `Vence el ${day}`,
    pay: (amount: string) => `Pagar ${amount}`,
    secure: 'Usted da su tarjeta en la página siguiente, en Stripe. Sin cargos adicionales.',
    test: 'Esto es una prueba. No se mueve dinero y solo se aceptan tarjetas de prueba.',
    tip: '¿Agregar una propina para el chofer?',
    tipFor: (name: string) => `¿Agregar una propina para ${name}?`,
    noTip: 'Sin propina',
    other: 'Otra',
    tipAmount: 'Propina en dólares',
    wrongTip: 'Escriba una cantidad de $0.00 a $500.00.',
    total: 'Total',
    subtotal: 'Antes de impuestos',
    tax: (percent: number) => `Impuesto (${percent}%)`,
    paidSoFar: 'Pagado',
    credited: 'Acreditado',
    left: 'Falta por pagar',
    groups: { 'Tow Charges': 'Cargos de grúa', 'Storage Charges': 'Cargos de almacenaje' },
    done: 'Lo que se hizo',
    vehicle: 'Vehículo',
    plate: 'Placa',
    from: 'Desde',
    to: 'Hasta',
    reason: 'Motivo',
    on: 'Terminado',
    payments: 'Pagos',
    refund: 'Reembolso',
    methods: {
      Card: 'Tarjeta',
      Cash: 'Efectivo',
      Check: 'Cheque',
      Account: 'Cuenta',
      'Motor club': 'Club automovilístico',
      Other: 'Otro',
    },
    pdf: 'Guardar como PDF',
    questions: (phone: string) => `¿Preguntas? Llame al ${phone}.`,
    paid: 'Pagado. Gracias.',
    paidMore: (amount: string) => `Usted pagó ${amount} de más. La compañía se lo devolverá.`,
    settling: 'Gracias. Estamos confirmando su pago.',
    settlingWhy: 'Tarda unos segundos. No necesita pagar otra vez.',
    settlingLong:
      'Está tardando más de lo normal. No necesita pagar otra vez: esta página le avisará.',
    void: 'Esta factura fue cancelada',
    voidWhy: 'No hay nada que pagar.',
    voidPaid: (amount: string) => `No hay nada que pagar. Se le devolverán ${amount}.`,
    credit: 'Esta es una nota de crédito',
    partly: (paid: string) => `Se pagaron ${paid}. Gracias.`,
    noCards: (phone: string) =>
      `Por ahora no se aceptan tarjetas aquí. Llame al ${phone} para saber cómo pagar.`,
    missing: 'No encontramos esta factura',
    missingWhy:
      'Puede que el enlace esté incompleto. Ábralo otra vez desde el correo o el mensaje, o llame a la compañía.',
    offline: 'No tiene conexión. Lo que ve puede ser viejo; pague cuando se conecte otra vez.',
    unreachable: 'No se puede conectar. Revise la conexión y trate otra vez.',
    failed:
      'No se puede conectar con el servicio de pagos. No se cobró nada. Trate otra vez en unos minutos.',
    changed: 'Esta factura acaba de cambiar. Revísela otra vez antes de pagar.',
    retry: 'Tratar otra vez',
  },
} as const satisfies Record<Language, unknown>

/** The words of the page in a language. */
export const payText = (language: Language): PayText => texts[language] as PayText

/** The language of the browser, for what is said before the bill is known. */
export const browserLanguage = (): Language =>
  globalThis.navigator?.language?.startsWith('es') ? 'es' : 'en'

/** An amount of cents, as it stands on a bill. */
export const cents = dollarsText

/** A day of the calendar, `2026-11-23`, in words. */
export const dayText = (day: string, { locale }: PayText): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** The day of a moment, epoch ms, where the reader is. */
export const momentText = (at: number, { locale }: PayText): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)

/** What is typed as a tip, in cents; null for what is no amount up to $500. */
export function tipCents(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '')
  if (text === '') return 0
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return null
  const cents = Math.round(Number(text.replace(',', '.')) * 100)
  return cents <= 50_000 ? cents : null
}
