import type { Invoice } from '@towline/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { createFileWorker, printerLimits } from '../../../platform/file-worker/index.ts'
import { aLogo } from '../testing/samples.ts'
import { invoicePdf, letterPdf, statementPdf } from './index.ts'
import { invoiceData } from './invoice-data.ts'
import { sampleInvoice, sampleStatement } from './testing/sample-invoice.ts'
import { sampleLetter } from './testing/sample-letter.ts'
import { portable } from './typesetter.ts'

const printer = createFileWorker({ warn: () => {} }, printerLimits)
afterAll(() => printer.stop())

const options = { prices: true, timeZone: 'America/Chicago' }
const made = (invoice: Invoice, prices = true) =>
  invoicePdf(printer, invoice, { ...options, prices, logo: null })

/** What a reader of PDFs that is not ours finds in it, line ends as spaces. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
}

const treeOf = async (pdf: Uint8Array): Promise<Tag | null> =>
  (await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)).getStructTree()

type Tag = { role?: string; id?: string; children?: Tag[] }
const rolesOf = ({ role, children = [] }: Tag): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
]

describe('the PDF of an invoice', () => {
  it('shows who issued it, who pays, what was done and how each amount came about', async () => {
    const text = await textOf(await made(sampleInvoice()))
    for (const part of [
      'Lone Star Towing',
      '(469) 555-0100',
      'TDLR license 006412345C',
      'Complaints: TDLR',
      'Invoice',
      'Number 1001',
      'Date Nov 23, 2026',
      'Due Dec 23, 2026',
      'PO number PO-88213',
      'Dispatch number RMC-55120',
      'Member number 7781 2045',
      'Ridgeline Motor Club',
      'Account A-1044',
      '1HGCV1F34KA012345',
      'Call received Nov 20, 2026, 9:12 PM',
      'Tow Charges',
      'Loaded miles 14.2 miles × $4.50 $63.90',
      'Tow Charges subtotal $248.90',
      'Storage Charges',
      'Storage, light duty (not taxed) 2 days × $22.85 $45.70',
      'Storage Charges subtotal $45.70',
      'Tax (8.25%) $20.53',
      'Total $315.13',
      'plus a tip of $5.00',
      'Balance due $215.13',
      'https://towline.example/pay/AbCdEfGhIjKlMnOpQrStUv',
      'Gate code 4471.',
      'Checks payable to Lone Star Towing.',
      'Page 1 of 1',
    ])
      expect(text).toContain(part)
    expect(text).toContain('PARTLY PAID')
  })

  it('says what went back: a tip alone, and what a customer disputed', async () => {
    const [paid] = sampleInvoice().payments as [Invoice['payments'][number]]
    const payments = [
      paid,
      { ...paid, refundOf: paid.id, amountCents: 0, tipCents: -500 },
      { ...paid, refundOf: paid.id, amountCents: -10_000, tipCents: 0, isDispute: true },
    ]
    const text = await textOf(await made(sampleInvoice({ payments })))
    expect(text).toContain('Refund, Card •••• 4242, Nov 23, 2026, the tip of $5.00')
    expect(text).toMatch(/Disputed, Card •••• 4242, Nov 23, 2026 \$100\.00/)
    expect(text).not.toContain('$0.00')
  })

  it('is tagged for screen readers: a title, a heading, a table with heads', async () => {
    const pdf = await made(sampleInvoice())
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const tree = await treeOf(pdf)
    expect(rolesOf(tree ?? {})).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TH', 'TD', 'Link']),
    )
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Invoice 1001, Lone Star Towing', Language: 'en-US' })
  })

  it('is the same file, byte for byte, of the same invoice', async () => {
    const first = await made(sampleInvoice())
    await made(sampleInvoice({ number: '1002' }))
    expect(Buffer.compare(first, await made(sampleInvoice()))).toBe(0)
  })

  it('carries the logo, with the company’s name for who can’t see it', async () => {
    const pdf = await invoicePdf(printer, sampleInvoice(), { ...options, logo: aLogo })
    const tree = await treeOf(pdf)
    expect(rolesOf(tree ?? {})).toContain('Figure')
    expect(JSON.stringify(tree)).toContain('"alt":"Lone Star Towing"')
    expect(rolesOf((await treeOf(await made(sampleInvoice()))) ?? {})).not.toContain('Figure')
  })

  it('has no amount in the copy without prices', async () => {
    const lines = [
      ...sampleInvoice().lines,
      { ...sampleInvoice().lines[0], name: 'Paid by the customer', amountCents: -5_000 },
    ] as Invoice['lines']
    const text = await textOf(await made(sampleInvoice({ lines }), false))
    expect(text).toContain('Service record')
    expect(text).toContain('Loaded miles 14.2 miles')
    expect(text).not.toMatch(/\$|Paid|Due|Balance|pay\//)
  })

  it('says what is void and why, what is paid, and what is a credit note', async () => {
    const voided = sampleInvoice({ status: 'void', voidReason: 'Billed twice', balanceCents: 0 })
    expect(await textOf(await made(voided))).toMatch(/VOID.*Void: Billed twice/)
    const paid = await textOf(await made(sampleInvoice({ status: 'paid', balanceCents: 0 })))
    expect(paid).toContain('PAID')
    expect(paid).toContain('Balance due $0.00')
    expect(paid).not.toContain('pay/')
    const over = await made(sampleInvoice({ status: 'paid', balanceCents: -1_000 }))
    expect(await textOf(over)).toContain('To be given back $10.00')
    const credit = {
      status: 'credit note',
      totalCents: -2_000,
      balanceCents: 0,
      payments: [],
    } as const
    const note = await textOf(await made(sampleInvoice({ ...credit, payments: [] })))
    expect(note).toContain('Credit note')
    expect(note).toContain('Total −$20.00')
    expect(note).not.toMatch(/Balance|Due /)
  })

  it.each([
    ['Cyrillic', 'Анна Кузнецова'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Chinese', '王小明 陳大文'],
    ['Japanese', '田中さくら'],
    ['Korean', '김철수'],
    ['Thai', 'สมชาย'],
    ['Vietnamese', 'Nguyễn Hương'],
    ['Arabic', 'محمد'],
    ['Hebrew', 'דוד'],
    ['Hindi', 'अमर'],
  ])('writes a name in %s', async (_, name) => {
    const text = await textOf(
      await made(sampleInvoice({ billTo: { ...sampleInvoice().billTo, name } })),
    )
    expect(text).toContain(name)
  })

  it('shows a box for a letter that no font of ours has, and is made all the same', async () => {
    const billTo = { ...sampleInvoice().billTo, name: 'አበበ Smith' }
    expect(await textOf(await made(sampleInvoice({ billTo })))).toContain('Smith')
  })

  it('takes what people wrote as words, whatever it looks like', async () => {
    const note = '#panic("x") $a$ *b* <l> @r \\ // /* #eval("1") "'
    expect(await textOf(await made(sampleInvoice({ note })))).toContain(note)
  })

  it('goes on over pages with the heads of its table, and breaks what is too long for a line', async () => {
    const line = sampleInvoice().lines[0] as Invoice['lines'][number]
    const lines = Array.from({ length: 90 }, (_, at) => ({ ...line, name: `Item number ${at}` }))
    const pickup = 'x'.repeat(300)
    const job = { ...sampleInvoice().job, pickup }
    const pdf = await made(sampleInvoice({ lines, job }))
    const { totalPages, text } = await extractText(new Uint8Array(pdf))
    expect(totalPages).toBeGreaterThan(2)
    for (const page of text.filter((words) => words.includes('Item number')))
      expect(page).toMatch(/Description\s+How it adds up\s+Amount/)
    expect(text.join(' ').match(/Item number \d+/g)).toHaveLength(90)
    expect(text.join('').match(/x{2,}/g)?.join('')).toHaveLength(300)
  })

  it('can be made where there is no machine code for the machine', async () => {
    const set = await portable()
    const pdf = set('invoice.typ', JSON.stringify(invoiceData(sampleInvoice(), options)))
    expect(await textOf(pdf)).toContain('Balance due $215.13')
  }, 60_000)
})

describe('the PDF of a statement', () => {
  it('goes from what was owed to what is owed, line by line', async () => {
    const text = await textOf(await statementPdf(printer, sampleStatement(4), null))
    for (const part of [
      'Statement',
      'Month November 2026',
      'Ridgeline Motor Club',
      'Charged $630.26',
      'Paid −$400.00',
      'Balance due $1,730.26',
      'Opening balance $1,500.00',
      'Nov 1 Invoice 1001 2019 Silver Honda Accord · Job D-2041 · PO-88213 $315.13 $1,815.13',
      'Payment for 1001 Check 5512 −$200.00 $1,615.13',
      '1 to 30 days',
    ])
      expect(text).toContain(part)
  })

  it('has the logo of the company', async () => {
    const pdf = await statementPdf(printer, sampleStatement(4), new Uint8Array(aLogo))
    expect(rolesOf((await treeOf(pdf)) ?? {})).toContain('Figure')
  })

  it('holds two thousand lines', async () => {
    const pdf = await statementPdf(printer, sampleStatement(2000), null)
    const { text, totalPages } = await extractText(new Uint8Array(pdf))
    expect(totalPages).toBeGreaterThan(40)
    expect(text.join(' ').match(/(Invoice|Payment for) \d{4}/g)).toHaveLength(2000)
    for (const page of text.slice(0, -1)) expect(page).toMatch(/Date\s+What\s+About/)
  }, 60_000)
})

describe('the PDF of a letter', () => {
  it('has a copy for the owner and each lienholder, with pages of its own', async () => {
    const pdf = await letterPdf(printer, sampleLetter(), null)
    const { totalPages, text } = await extractText(new Uint8Array(pdf))
    expect(totalPages).toBe(2)
    const [owner, lienholder] = text.map((page) => page.replace(/\s+/g, ' '))
    for (const copy of [owner, lienholder])
      for (const part of [
        'First notice',
        'Date Nov 2, 2026',
        'Your vehicle is in storage',
        'TDLR VSF Lic. No. 0654321VSF',
        'Accepted for storage Oct 26, 2026, 3:00 PM',
        'Hours Every day, 24 hours',
        'Storage charges, 7 days × $22.85 $159.95',
        'Total if claimed on Nov 2, 2026 $473.15',
        'Page 1 of 1',
      ])
        expect(copy).toContain(part)
    expect(owner).toMatch(/REGISTERED OWNER Nadia Brandt 9 Oak St Plano, TX 75024/)
    expect(lienholder).toMatch(/LIENHOLDER First Bank 12 Main St Dallas, TX 75201/)
    expect(lienholder).not.toContain('Nadia')
  })

  it('is tagged, and takes what people wrote as words', async () => {
    const odd = '#panic("x") $a$ *b* \u05e9\u05dc\u05d5\u05dd'
    const letter = sampleLetter({ vehicle: [{ name: 'Vehicle', value: odd }] })
    const pdf = await letterPdf(printer, letter, new Uint8Array(aLogo))
    expect(rolesOf((await treeOf(pdf)) ?? {})).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure']),
    )
    expect(await textOf(pdf)).toContain('#panic("x") $a$ *b*')
    const { info } = await (await getDocumentProxy(new Uint8Array(pdf))).getMetadata()
    expect(info).toMatchObject({ Title: 'First notice I1001, Lone Star Towing' })
  })
})
