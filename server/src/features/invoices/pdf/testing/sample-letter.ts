import {
  type ImpoundFile,
  type LetterText,
  letterLaw,
  letterText,
  storageRules,
} from '@towline/contract'

const RECEIVED = Date.parse('2026-10-26T20:00:00Z')
const DAY = 86_400_000

const file: ImpoundFile = {
  id: '019a0000-0000-7000-8000-000000000031',
  version: 1,
  number: 'I1001',
  status: 'in',
  leftAt: 0,
  jobId: '',
  lotId: '019a0000-0000-7000-8000-000000000032',
  lotName: 'Main yard',
  space: 'A4',
  receivedAt: RECEIVED,
  order: 'Private property',
  authorizedBy: 'Harriet Stone, Elm Apartments',
  authorizedPhone: '(469) 555-0117',
  agency: 'Frisco Police',
  towedAt: RECEIVED - 3_600_000,
  towedFrom: '1 Elm St, Frisco, TX',
  vehicleYear: '2016',
  vehicleMake: 'Honda',
  vehicleModel: 'Accord',
  vehicleColor: 'red',
  licensePlate: 'CEE6311',
  plateState: 'TX',
  vin: '1HGCM82633A004352',
  registeredIn: 'this state',
  operatorLicense: '',
  truckPlate: '',
  keys: '',
  inventory: '',
  condition: '',
  ownerName: 'Nadia Brandt',
  ownerAddress: '9 Oak St, Plano, TX 75024',
  lienholders: 'First Bank, 12 Main St, Dallas, TX 75201',
  storagePerDay: 22.85,
  graceHours: 0,
  storageTaxable: true,
  taxPercent: null,
  holds: [],
  reports: [],
  letters: [],
}

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
    zone: 'America/Chicago',
    now: RECEIVED + 7 * DAY,
  })
  return { ...text, ...more }
}
