/**
 * Phrases of plain words, as the tables of `concepts/` hold them: `a|b` is one of several words, `smok*` any word that
 * begins so, `the?` a word that may be missing, `..` up to three words of any kind, `<body>` a family of words.
 * Words are compared in lower case, without apostrophes and accents.
 */
export type Phrase = string

/** Where a phrase was found; `end` is exclusive. */
export type Found = { start: number; end: number }

type Step = { words: ReadonlySet<string>; starts: readonly string[]; most: number; least: number }

const GAP = 3

/** Words that go together in many phrases. */
const families: Record<string, string> = {
  body: 'head|skull|face|forehead|eye|eyes|ear|nose|mouth|jaw|teeth|lips|tongue|throat|neck|chest|heart|lung|lungs|rib|ribs|stomach|belly|tummy|hip|leg|legs|knee|knees|foot|feet|toes|ankle|ankles|arm|arms|elbow|wrist|hand|hands|finger|fingers|thumb|shoulder|shoulders|spine|skin|pulse|collarbone',
  kin: 'husband|wife|spouse|partner|mom|mother|mama|momma|dad|father|daddy|papa|son|daughter|brother|sister|grandma|grandmother|granny|grandpa|grandfather|uncle|aunt|cousin|niece|nephew|friend|buddy|boyfriend|girlfriend|fiance|fiancee|passenger|coworker|neighbor|driver|baby|kid|kids|child|children|boy|girl|toddler|infant|stepdad|stepmom|stepson|roommate',
  other:
    'he|hes|she|shes|they|theyre|somebody|someone|man|men|guy|guys|dude|dudes|fella|lady|woman|person|people|stranger|teenagers',
  small:
    'baby|infant|toddler|newborn|kid|kids|kiddo|child|children|son|daughter|boy|girl|twins|grandson|granddaughter|grandbaby|grandkids|niece|nephew|dog|dogs|puppy|pup|cat|kitten|kitty|pet',
  vehicle: 'car|truck|van|suv|vehicle|jeep|minivan|pickup|sedan|cab|camper|trailer|rig',
  road: 'road|roadway|street|highway|freeway|interstate|expressway|lane|lanes|traffic|intersection|bridge|overpass|ramp|tollway|turnpike|loop|tunnel|mainlanes',
  limb: 'head|skull|neck|back|chest|arm|arms|leg|legs|hand|hands|wrist|wrists|foot|feet|toe|toes|ankle|ankles|knee|knees|thigh|shoulder|shoulders|hip|rib|ribs|face|nose|forehead|eye|eyes|ear|ears|jaw|mouth|stomach|belly|collarbone|elbow|finger|fingers|thumb|spine|throat|scalp|shin|heel',
  who: 'i|he|she|we|they|somebody|someone|everybody|everyone|man|men|woman|women|lady|guy|guys|dude|dudes|fella|person|people|driver|passenger|kid|kids|child|children|baby|boy|boys|girl|girls|husband|wife|partner|mom|mother|dad|father|son|daughter|brother|sister|grandma|grandmother|grandpa|grandfather|uncle|aunt|cousin|niece|nephew|friend|buddy|boyfriend|girlfriend|fiance|roommate|coworker|helper|biker|cyclist|pedestrian|stranger|teenagers|neighbor|ex',
  self: 'im|ive|hes|shes|theyre|were|somebodys|someones|everybodys|everyones|hers|whos|therere',
  stranger:
    'he|hes|they|theyre|somebody|someone|somebodys|someones|man|men|guy|guys|dude|dudes|fella|fellas|people|stranger|strangers|person|woman|lady|car|truck|van|suv|pickup|sedan|jeep|motorcycle|ex|boys|teenagers|kids|drunk|creep|bikers',
  so: 'so|really|real|pretty|very|just|all|still|also|both|kinda|kind|bad|badly|already|now|actually|almost|getting|gettin|gotten|starting|sort|of|a|bit|little|like|too|been|being|up|right|completely|keeps|kept',
  cuerpo:
    'cabeza|cuello|brazo|brazos|pierna|piernas|mano|manos|dedo|dedos|pie|pies|rodilla|tobillo|espalda|pecho|costilla|costillas|cara|nariz|frente|ojo|ojos|estomago|panza|barriga|vientre|cintura|hombro|cadera|corazon|boca|garganta',
  pariente:
    'esposo|esposa|marido|mujer|mama|papa|madre|padre|hermano|hermana|hijo|hija|nino|nina|ninos|bebe|abuelo|abuela|abuelito|abuelita|tio|tia|primo|prima|amigo|amiga|novio|novia|suegro|suegra|senor|senora|muchacho|muchacha|companero|pasajero|chofer',
}

const isGap = (part: string) => part === '..'

function stepOf(part: string): Step {
  if (isGap(part)) return { words: new Set(), starts: [''], least: 0, most: GAP }
  const least = part.endsWith('?') ? 0 : 1
  const all = part.replace(/\?$/, '').split('|')
  return {
    words: new Set(all.filter((word) => !word.endsWith('*'))),
    starts: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    least,
    most: 1,
  }
}

const stepsOf = (phrase: Phrase): Step[] =>
  phrase
    .replace(/<(\w+)>/g, (all, name: string) => families[name] ?? all)
    .split(' ')
    .map(stepOf)

const fits = ({ words, starts }: Step, token: string): boolean =>
  token !== '' && (words.has(token) || starts.some((start) => token.startsWith(start)))

/** Where the steps from `nth` on end when they begin at a token; -1 when they do not fit. */
function endOf(steps: readonly Step[], nth: number, tokens: readonly string[], at: number): number {
  const step = steps[nth]
  if (!step) return at
  for (let taken = 0; taken <= step.most; taken++) {
    if (taken > 0 && !fits(step, tokens[at + taken - 1] ?? '')) return -1
    const end = taken < step.least ? -1 : endOf(steps, nth + 1, tokens, at + taken)
    if (end >= 0) return end
  }
  return -1
}

type Begun = { start: string; steps: Step[] }

/** So many letters of a beginning lead to it. */
const LEADING = 2

/** Finds the phrases of a list; what a phrase begins with leads to it, so that a long list costs little. */
export class PhraseFinder {
  readonly #byWord = new Map<string, Step[][]>()
  readonly #byStart = new Map<string, Begun[]>()

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      const steps = stepsOf(phrase)
      // A phrase whose first word may be missing begins with its second as well.
      const needed = steps.findIndex(({ least }) => least > 0)
      for (const { words, starts } of steps.slice(0, needed + 1)) {
        for (const word of words) add(this.#byWord, word, steps)
        for (const start of starts) add(this.#byStart, start.slice(0, LEADING), { start, steps })
      }
    }
  }

  /** Every place where one of the phrases stands, from the first word to the last. */
  find(tokens: readonly string[], from = 0, to = tokens.length): Found[] {
    const found: Found[] = []
    const within = to < tokens.length ? tokens.slice(0, to) : tokens
    for (let at = from; at < to; at++) {
      const end = this.#endAt(within, at)
      if (end > at) found.push({ start: at, end })
    }
    return found
  }

  /** True when one of the phrases stands somewhere between the two. */
  has(tokens: readonly string[], from = 0, to = tokens.length): boolean {
    const within = to < tokens.length ? tokens.slice(0, to) : tokens
    for (let at = from; at < to; at++) if (this.#endAt(within, at) > at) return true
    return false
  }

  #endAt(tokens: readonly string[], at: number): number {
    const token = tokens[at] ?? ''
    let end = -1
    if (!token) return end
    for (const steps of this.#byWord.get(token) ?? [])
      end = Math.max(end, endOf(steps, 0, tokens, at))
    for (const { start, steps } of this.#byStart.get(token.slice(0, LEADING)) ?? [])
      if (token.startsWith(start)) end = Math.max(end, endOf(steps, 0, tokens, at))
    return end
  }
}

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** "He's" is one word; of "the car's dead" only the car is wanted. */
const shortened =
  /^(?:he|she|it|that|there|what|who|where|how|here|let|(?:some|no|any|every)(?:body|one|thing))'s$/

/** A word as phrases compare it. */
export function tokenOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
  const noun = shortened.test(plain) ? plain : plain.replace(/'s$/, '')
  return noun.replaceAll("'", '')
}
