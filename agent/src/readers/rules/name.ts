import { commonWords, isEveryday } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import { makeOf, modelOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { oneOf } from '../../text/one-of.ts'
import { townAt } from '../../text/town.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from '../../text/words.ts'
import type { Asking } from '../../types/facts.ts'
import { colorAt } from './color.ts'
import {
  firstAndLast,
  isSpelling,
  joinSpelled,
  lettersFrom,
  type NameFound,
  ofTheFirst,
  saidAgain,
  withoutSpellingHint,
  withRestOfName,
} from './name-parts.ts'
import phrases from './phrases/name.json' with { type: 'json' }

/** Said of the name itself: whatever follows is the name. */
const sureCue = oneOf(phrases.sureCue, { after: '$' })
/** Said of many things: a name only when a given name follows, or when the name was asked for. */
const looseCue = oneOf(phrases.looseCue, { after: '$' })
/** Before another's name, or one's own, when the name was asked for: "it's for my daughter Emily", "just put Mike". */
const askedCue = oneOf(phrases.askedCue, { after: '$' })
/** "My brother will be there": no Will. */
const verbAfterKin = /^(?:will|may) [a-z]/
/** Kept when only one name follows: "Mr. Jones" tells a driver more than "Jones". */
const titles = new Map([
  ['mr', 'Mr.'],
  ['mister', 'Mr.'],
  ['mrs', 'Mrs.'],
  ['missus', 'Mrs.'],
  ['ms', 'Ms.'],
  ['miss', 'Miss'],
  ['dr', 'Dr.'],
  ['doctor', 'Dr.'],
  ['officer', 'Officer'],
  ['sergeant', 'Sergeant'],
  ['deputy', 'Deputy'],
  ['trooper', 'Trooper'],
])
const particles = new Set(phrases.particles)
/** Everyday words that are surnames too; believed after a given name. */
const surnames = new Set(phrases.surnames)
const courteous = new Set(phrases.courteous)
/** Peoples and languages a name may be of. */
const origins = new Set(phrases.origins)
const LONGEST_NAME = 4

/** The caller's name, spoken after a cue ("my name's …", "this is …"), spelled, or bare when asked for. */
export function findName(words: Word[], asking: Asking, used: boolean[]): NameFound | undefined {
  const nickname = asking === 'name' ? nicknameAt(words) : -1
  if (nickname > 0) {
    const whole = findName(words.slice(0, nickname), asking, used)
    if (whole?.name.includes(' ')) return whole
  }
  const repaired = asking === 'name' ? putRight(words, used) : undefined
  if (repaired) return repaired
  const read = (at: number) => nameFrom(words, at, used, true)
  const found = firstAndLast(words, read) ?? nameSaid(words, asking, used)
  if (found && isOfAPhone(words, found)) return
  // "It's pearl white" is nobody's name.
  if (asking === 'color' && found && colorAt(words, found.start)) return
  if (asking === 'city' && found && townAt(words, found.start)?.end === found.end) return
  if (!found || asking !== 'name') return found
  const whole = withRestOfName(words, withoutSpellingHint(words, found, read), read)
  return lastOnce(ofTheFirst(words, saidAgain(whole, read)))
}

const isNickname = /\b(?:calls? me|go by) (?:\w+ ){1,3}but$/

/**
 * "Harlan turtle, no, Tuttle, Harlan Tuttle", "folks call me Boots, but on the paper it's Leland Gaspard": the whole name,
 * said once more.
 */
function putRight(words: Word[], used: boolean[]): NameFound | undefined {
  const isCalled = words.findIndex((_, at) =>
    isNickname.test(textBetween(words, Math.max(0, at - 6), at + 1)),
  )
  const from =
    (isCalled < 0 ? words.findLastIndex(({ text }) => /^(?:no|sorry)$/.test(text)) : isCalled) + 1
  const found = from > 1 ? findName(words.slice(from), 'name', used.slice(from)) : undefined
  return found?.name.includes(' ')
    ? { ...found, start: found.start + from, end: found.end + from }
    : undefined
}

/** "Ulysse Naquin, they call me T": where it begins to be told what others call them. */
const nicknameAt = (words: Word[]) =>
  words.findIndex((_, at) =>
    /^(?:(?:they|people|folks|everybody|everyone|friends) (?:all )?calls? me|(?:but )?(?:i go|goes) by|but (?:just )?call me)\b/.test(
      textBetween(words, at, at + 4),
    ),
  )

/** "This is Dale's phone": they call from somebody else's. */
const isOfAPhone = (words: Word[], { end }: NameFound) =>
  /'s$/.test(words[end - 1]?.text ?? '') &&
  /^(?:phone|cell|cellphone|telephone|number|mobile)$/.test(textAt(words, end))

/** "Stelly, Ricky Stelly": the last name that was said first is said once. */
function lastOnce(found: NameFound): NameFound {
  const [first = '', ...rest] = found.name.split(' ')
  return rest.length === 2 && rest[1] === first ? { ...found, name: rest.join(' ') } : found
}

function nameSaid(words: Word[], asking: Asking, used: boolean[]): NameFound | undefined {
  let loose: NameFound | undefined
  for (let at = 1; at <= words.length; at++) {
    if (words[at - 1]?.stop === '.' || used[at]) continue
    const before = textBetween(words, Math.max(0, at - 5), at)
    if (sureCue.test(before) && !isOthers(before)) {
      const found = nameFrom(words, at, used, true)
      if (found) return joinSpelled(words, found)
    }
    if (
      !loose &&
      (looseCue.test(before) ||
        (asking === 'name' &&
          askedCue.test(before) &&
          !verbAfterKin.test(textBetween(words, at, at + 2)))) &&
      !/\b(?:good|thanks?|hi|hello|hey) (?!i'?m$|iam$|this$|am$|is$)\S+$/.test(before)
    ) {
      const found = nameFrom(words, at, used, asking === 'name')
      if (
        found &&
        !isOrigin(found, before) &&
        !(asking !== 'name' && (isTown(words, found) || isModel(words, found))) &&
        (asking === 'name' ? isWholeAnswer(words, found) : isIntroduced(words, found, before))
      )
        loose = joinSpelled(words, found)
    }
  }
  return (
    loose ??
    sentenceOfName(words, used) ??
    (asking === 'name' ? (bareName(words, used) ?? spelledAlone(words)) : spokenHere(words, used))
  )
}

/** "Cody Weinreis, it's German": where a name comes from. */
const isOrigin = ({ name }: NameFound, before: string) =>
  origins.has(name.toLowerCase()) && /\b(?:it'?s|its|it is|that'?s)$/.test(before)

/** "It's Sierra GMC, crew cab": a model before its make. */
function isModel(words: Word[], { start, end }: NameFound): boolean {
  const make = makeOf(vehicleKey(textAt(words, end)))?.make
  return make !== undefined && modelOf(vehicleKey(textAt(words, start)), make) !== undefined
}

/** "They say this is Lewisville." */
const isTown = (words: Word[], { start, end }: NameFound) =>
  townAt(words, start)?.end === end && !firstNames.has(textAt(words, start))

/** "Flat tire. Oak Street in Plano. Sam Ortiz." */
function sentenceOfName(words: Word[], used: boolean[]): NameFound | undefined {
  for (let at = 1; at < words.length; at++) {
    if (words[at - 1]?.stop !== '.' || used[at] || !firstNames.has(textAt(words, at))) continue
    const found = nameFrom(words, at, used, true)
    const isWhole = found && (found.end === words.length || words[found.end - 1]?.stop === '.')
    if (isWhole && found.end - at >= 2 && !isVehicle(found.name)) return found
  }
}

/** "the street name is", "name of the shop": not the caller's. */
const isOthers = (before: string) =>
  /\b(?:street|road|company|shop|business|store|hotel|place|club|vendor|your|model|make|car|brand|agent|dealership|garage|user|exit|park|under|driver'?s?) (?:the )?name\S*(?: is)?$|\bunder$/.test(
    before,
  ) && !/\b(?:it'?s|put it|put that|that'?s) under$/.test(before)

/** Asked for the name, "it's …" gives it when little else follows, or a given name does. */
const isWholeAnswer = (words: Word[], found: NameFound) =>
  found.name.includes(' ') ||
  firstNames.has(found.name.split(' ')[0]?.toLowerCase() ?? '') ||
  found.end >= words.length - 1 ||
  words[found.end - 1]?.stop !== ''

function isIntroduced(words: Word[], found: NameFound, before: string): boolean {
  const first = found.name.split(' ')[0]?.toLowerCase() ?? ''
  if (
    /(?:^| )(?:sure|yes|yeah|yep|okay|ok|here|and|am|that'?s|its|it'?s|it is)$/.test(before) &&
    !/\b(?:it'?s|its)$/.test(before)
  )
    return false
  if (/\b(?:it'?s|its)$/.test(before) && (found.start > 2 || !firstNames.has(first))) return false
  if (/\bthis$/.test(before) && !firstNames.has(first)) return false
  // "I'm miles from anything"
  if (first === 'miles' && /^(?:from|away|out|to|past|off|and)$/.test(textAt(words, found.end)))
    return false
  if (firstNames.has(first))
    return (
      !/^(?:may|will|mark|chance|grant|summer|autumn|april|june|rusty|rocky|lane|rose|buck|skip|hunter|dallas|austin|houston|jackson|sunny|lee)$/.test(
        first,
      ) || found.end - found.start > 1
    )
  // "This is Imanez" and "I'm Imanez from Geico" hold a stranger's name when nothing in it is everyday English.
  const isWhole =
    found.end >= words.length - 4 ||
    (found.name.includes(' ') &&
      /^(?:i|i'm|im|i've|and|my|we|we're)$/.test(textAt(words, found.end)))
  return /\bthis is$/.test(before) && !isVehicle(found.name) && isWhole
}

function isNamePart(words: Word[], at: number, used: boolean[], afterGiven: boolean): boolean {
  const word = words[at]
  if (!word || used[at] || !/^\p{L}[\p{L}'.-]*$/u.test(word.text) || word.text.length > 20)
    return false
  if (firstNames.has(word.text)) return true
  if (afterGiven && surnames.has(word.text)) return true
  if (afterGiven && makeOf(vehicleKey(word.text))?.sure) return false
  const bare = word.text.replace(/'s?$/, '')
  return (
    !(afterGiven ? commonWords.has(bare) : isEveryday(bare)) &&
    !commonWords.has(word.text.replace(/'/g, '')) &&
    !/(?:'m|'re|'ll|'ve|n't)$/.test(word.text)
  )
}

/** "My last name is Ford and …": a surname whatever follows. */
const isLastName = (words: Word[], at: number) =>
  /\blast name(?:'s| is)?$/.test(textBetween(words, Math.max(0, at - 3), at))

function nameFrom(
  words: Word[],
  start: number,
  used: boolean[],
  asked: boolean,
): NameFound | undefined {
  let at = start
  while (
    titles.has(textAt(words, at)) ||
    /^(?:is|uh|actually|sir|maam|ma'am)$/.test(textAt(words, at))
  )
    at++
  const first = at
  let parts = 0
  for (; at < words.length && parts < LONGEST_NAME; at++) {
    const text = textAt(words, at)
    // "Ximena Rodríguez de la Garza" has three.
    if (!particles.has(text)) parts += 1
    const partOfName =
      isNamePart(words, at, used, at > first) ||
      (particles.has(text) && at > first && isNamePart(words, at + 1, used, true)) ||
      (at === first &&
        (asked || first > start) &&
        surnames.has(text) &&
        (first > start || !courteous.has(text)) &&
        (at + 1 >= words.length ||
          words[at]?.stop !== '' ||
          isLastName(words, at) ||
          isNamePart(words, at + 1, used, true))) ||
      (at > first &&
        /^[a-z]$/.test(text) &&
        text !== 'i' &&
        text !== 'a' &&
        words[at - 1]?.stop === '' &&
        !/^[a-z]$/.test(textAt(words, at + 1)))
    if (
      !partOfName ||
      // "Clarence Mayfield, mister": whom they speak to.
      (at > first && /^(?:mister|missus)$/.test(text)) ||
      (at > first && isSpelling(words, at)) ||
      (at > first && words[at - 1]?.glue === '/')
    )
      break
    if (words[at]?.stop) {
      at++
      break
    }
  }
  if (at === first) return
  const said = saidBetween(words, first, at).replace(/'s$/i, '')
  if (/^[a-z]$/i.test(said)) return
  const title = first > start && at === first + 1 ? titles.get(textAt(words, first - 1)) : undefined
  return {
    name: [title, titleCase(said)].filter(Boolean).join(' '),
    start: title ? first - 1 : first,
    end: at,
  }
}

const isVehicle = (said: string) => {
  const key = vehicleKey(said)
  return Boolean(makeOf(key) ?? modelOf(key)?.sure)
}

const courtesy = oneOf(phrases.courtesy, { before: '^(?:', after: '\\s+)+' })

/** Asked for the name, nearly all that is said is the name. */
function bareName(words: Word[], used: boolean[]): NameFound | undefined {
  const lead =
    courtesy
      .exec(`${textBetween(words)} `)?.[0]
      .trim()
      .split(' ')
      .filter(Boolean).length ?? 0
  for (const start of new Set([0, lead])) {
    const found = nameFrom(words, start, used, true)
    if (!found || isNoName(found, words) || isAddressed(words, found)) continue
    const rest = textBetween(words, found.end)
    const isWhole =
      rest === '' ||
      used[found.end] ||
      words[found.end - 1]?.stop ||
      isSpelling(words, found.end) ||
      /^(?:here|speaking|is|and|just|my|please|thank|thanks|sir|ma'?am|mister|missus|only|mobile|phone|number|email|claim|policy|i (?:want|need)|from|with|that|it'?s|ssn|\d|i'?m)/.test(
        rest,
      )
    if (isWhole) return joinSpelled(words, found)
  }
}

/** "hi Charlie", "thanks, Sam": whom the caller speaks to, not who they are. */
const isAddressed = (words: Word[], found: NameFound) =>
  found.end - found.start === 1 &&
  /\b(?:hi|hello|hey|hai|hii|thanks|thank you|morning|afternoon|evening|sorry|great|good|bye|fine|nice|you)$/.test(
    textBetween(words, 0, found.start),
  )

/** A vehicle said in answer to the wrong question; "Ram", "Kia" and "Lincoln" are names too. */
const isNoName = (found: NameFound, words: Word[]) => {
  const [first = '', second] = textBetween(words, found.start, found.end).split(' ')
  const make = makeOf(vehicleKey(first))
  if (!make || firstNames.has(first)) return false
  return second
    ? make.sure || Boolean(modelOf(vehicleKey(second), make.make))
    : make.sure && first.length > 3
}

/** "Sarah Jenkins here", "Bob speaking". */
function spokenHere(words: Word[], used: boolean[]): NameFound | undefined {
  for (let at = 1; at < words.length; at++) {
    if (
      !/^(?:here|speaking)$/.test(textAt(words, at)) ||
      at > 6 ||
      (words[at]?.stop === '' && at + 1 < words.length && textAt(words, at + 1) !== 'i')
    )
      continue
    for (let start = Math.max(0, at - 3); start < at; start++) {
      if (!firstNames.has(textAt(words, start)) || used[start]) continue
      const found = nameFrom(words, start, used, false)
      if (found?.end === at) return found
    }
  }
}

function spelledAlone(words: Word[]): NameFound | undefined {
  for (let at = 0; at < words.length; at++) {
    const spelled = lettersFrom(words, at)
    if (spelled) return { name: titleCase(spelled.text), start: at, end: spelled.end }
  }
}
