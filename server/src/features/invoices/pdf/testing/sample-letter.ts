import { type LetterText, letterLaw, letterText, storageRules } from '@towline/contract'
import { anImpoundFile, RECEIVED, zone } from '@towline/contract/testing'

const DAY = 86_400_000

const file = anImpoundFile({
  space: 'A4',
  authorizedBy: 'Harriet Stone, Elm Apartments',
  agency: 'Frisco Police',
  towedAt: RECEIVED - 3_600_000,
  towedFrom: '1 Elm St, Frisco, TX',
  vehicleYear: '2016',
  vehicleMake: 'Honda',
  vehicleModel: 'Accord',
  vehicleColor: 'red',
  vin: '1HGCM82633A004352',
  ownerName: 'Nadia Brandt',
  ownerAddress: '9 Oak St, Plano, TX 75024',
  lienholders: 'First Bank, 12 Main St, Dallas, TX 75201',
})

/** The first letter for a car that was towed off private property, a week later. */
export function sampleLetter(more: Partial<LetterText> = {}): LetterText {
  const [law, rules] = [letterLaw('TX', '2026-11-02'), storageRules('TX', '2026-10-26')]
  if (!law || !rules) throw new Error('Texas has no rules')
  const text = letterText(file, 'first', {
    law,
    rules,
    lot: {
      name: 'Main yard',
      address: '400 Yard Rd, Frisco, TX 75034',
      license: '0654321VSF',
      phone: '(469) 555-0100',
      hours: 'Every day, 24 hours',
    },
    company: {
      name: 'Lone Star Towing',
      lines: ['4100 Main St', 'Frisco, TX 75034'],
      phone: '(469) 555-0100',
      logoId: '',
      foot: [
        'TDLR license 006412345C',
        'Complaints: TDLR, P.O. Box 12157, Austin, TX 78711 · 1-800-803-9202 · www.tdlr.texas.gov',
      ],
    },
    storage: { days: 7, notCharged: 0, cents: 15_995 },
    towDueCents: 30_000,
    tax: { percent: 8.25, cents: 1320 },
    dueCents: 47_315,
    zone,
    now: RECEIVED + 7 * DAY,
  })
  return { ...text, ...more }
}
