import type { LetterText } from '@towline/contract'
import { dayText, type Fact, linesOf, shown, shownLines } from './page-data.ts'

/** What the template `letter.typ` shows, in words. */
export const letterData = (letter: LetterText, hasLogo: boolean) => ({
  logo: hasLogo,
  title: shown(letter.title),
  subject: shown(letter.subject),
  number: letter.number,
  issuer: { name: shown(letter.sender.name), lines: shownLines(letter.sender.lines) },
  facts: [
    { name: 'Date', value: dayText(letter.day) },
    { name: 'Vehicle file', value: letter.number },
  ],
  addressees: letter.addressees.map(({ role, name, lines }) => ({
    role,
    name: shown(name),
    lines: shownLines(lines),
  })),
  opening: shown(letter.opening),
  vehicle: shownFacts(letter.vehicle),
  storage: shownFacts(letter.storage),
  charges: shownFacts(letter.charges),
  total: shownFacts([letter.total])[0],
  later: shown(letter.later),
  sections: letter.sections.map(({ heading, paragraphs }) => ({
    heading: shown(heading),
    paragraphs: shownLines(paragraphs),
  })),
  foot: letter.foot.flatMap(linesOf),
})

const shownFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map(({ name, value }) => ({ name: shown(name), value: shown(value) }))
