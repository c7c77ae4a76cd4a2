import type { LetterKind } from './impound-letters.schema.ts'

type Section = { heading: string; paragraphs: readonly string[] }

/**
 * What a state wants letters to say. In braces stands what is filled in: `{facility}`, and `{days}` after which it
 * may be sold.
 */
export type LetterLaw = {
  state: string
  /** The first day on which letters are written so. */
  validFrom: string
  source: string
  /** What the license number of a storage facility has to be called. */
  license: string
  letters: Record<
    LetterKind,
    { title: string; subject: string; opening: string; sections: readonly Section[] }
  >
}

const claim: Section = {
  heading: 'How to claim the vehicle',
  paragraphs: [
    'Come to the facility in the hours above. Bring a government-issued photo ID and one of these: the title; a tax collector’s receipt and registration card; a court order; a notarized power of attorney; a lease or rental agreement for the vehicle; or the affidavit of right of possession of the Texas Department of Licensing and Regulation (TDLR), which we give out.',
    'You can pay with cash, a debit card or a credit card.',
  ],
}

const hearing: Section = {
  heading: 'Your right to a hearing',
  paragraphs: [
    'If the vehicle was towed without your consent, you may ask a justice court for a hearing on whether there was probable cause to remove it. Deliver a written request to the court before the 14th day after the vehicle was removed and placed in storage; Saturdays, Sundays and legal holidays do not count.',
    'The request must contain: your name, address and phone number; where the vehicle was removed from and when; the name, address and phone number of the person or law enforcement agency that authorized the removal, of the storage facility, and of the towing company; and a copy of any receipt or notice you received. The court may charge a filing fee. Justice courts are listed by the Office of Court Administration at www.txcourts.gov.',
  ],
}

/** The latest of a state first. A change of the law is a row. */
export const letterLaws: readonly LetterLaw[] = [
  {
    state: 'TX',
    validFrom: '2000-01-01',
    source: 'Texas Occupations Code 2303.151–.154, 2308.454–.456; 16 TAC 85.703, 85.704',
    license: 'TDLR VSF Lic. No.',
    letters: {
      first: {
        title: 'First notice',
        subject: 'Your vehicle is in storage',
        opening:
          'This vehicle was towed and is stored at our vehicle storage facility. Records show you as its registered owner or as the holder of a lien on it.',
        sections: [
          claim,
          {
            heading: 'If nobody claims it',
            paragraphs: [
              'A storage fee is charged for each calendar day until the vehicle is claimed. A vehicle that is not claimed may be considered abandoned and, after a second notice, sold at a public sale.',
            ],
          },
          hearing,
        ],
      },
      second: {
        title: 'Second notice',
        subject: 'This vehicle will be sold if it is not claimed',
        opening:
          'This is the second notice. This vehicle is still stored at our vehicle storage facility. Records show you as its registered owner or as the holder of a lien on it.',
        sections: [
          {
            heading: 'Our right to dispose of the vehicle',
            paragraphs: [
              '{facility} has the right to dispose of this vehicle under Section 2303.157 of the Texas Occupations Code.',
              'If the vehicle and the personal property in it are not claimed before the {days}th day after the date this notice was sent, that failure is a waiver by you of all right, title and interest in the vehicle and personal property, and your consent to the sale of the vehicle at a public sale.',
            ],
          },
          claim,
          hearing,
        ],
      },
    },
  },
]
