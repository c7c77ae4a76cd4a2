import { chunkAt, ordinalAt } from '../../text/numbers.ts'
import { anyOf, oneOf } from '../../text/one-of.ts'
import { textAt, textBetween, type Word } from '../../text/words.ts'
import type { Asking, LocalTime, UnderstandOptions } from '../../types/facts.ts'
import phrases from './phrases/when.json' with { type: 'json' }
import { asksForVehicle } from './vehicle-context.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** Hours meant by the parts of a day, when no hour is said. */
const partsOfDay = new Map([
  ['morning', 9],
  ['mornin', 9],
  ['noon', 12],
  ['lunchtime', 12],
  ['midday', 12],
  ['afternoon', 14],
  ['evening', 18],
  ['evenin', 18],
  ['tonight', 20],
  ['night', 20],
  ['midnight', 24],
])
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Local times are reckoned as if they were UTC: only differences and weekdays matter here. */
const read = (now: LocalTime) => new Date(`${now.slice(0, 16)}:00Z`)
const write = (date: Date): LocalTime => date.toISOString().slice(0, 16)

/** Words of a time; without `at` they are of today, and no other time than now. */
type WhenFound = Span & { at?: LocalTime; dayOnly: boolean }

/** When the tow is wanted, if the caller names another time than now. */
export function findWhen(
  words: Word[],
  asking: Asking,
  { now, day: toldDay }: Pick<UnderstandOptions, 'now' | 'day'>,
): WhenFound | undefined {
  if (!now) return
  const current = read(now)
  if (Number.isNaN(current.getTime())) return
  const from = putRightFrom(words)
  const before = from > 0 ? findDay(words.slice(0, from), asking, current) : undefined
  const isAfter = /\bday (?:after|following)\b(?! tomorrow)/.test(textBetween(words, from))
  const dayBefore = before ? write(isAfter ? inDays(before.date, 1) : before.date) : toldDay
  const meant =
    from > 0
      ? findWhen(words.slice(from), asking, { now, ...(dayBefore && { day: dayBefore }) })
      : undefined
  if (meant?.at) return { ...meant, start: meant.start + from, end: meant.end + from }
  const isPast = asking !== 'when' && speaksOfThePast(words)
  if (isPast && !/\bfrom (?:now|today)\b/.test(textBetween(words))) return
  for (let at = 0; at < words.length; at++) {
    const after = timeSpan(words, at)
    // "I have a midterm in twenty minutes" is why it matters, not when to come.
    const isSoon = after && after.ms < DAY && asking !== 'when'
    if (after && !(isSoon && (!isWanted(words, at) || isOwnDate.test(textBetween(words, 0, at)))))
      return inASpan(current, { ...after, start: at }, findHour(words, asking, true))
  }
  if (isPast) return
  const ofTow = <T extends Span>(found: T | undefined): T | undefined =>
    found && isOwnEvent.test(textBetween(words, 0, found.start)) ? undefined : found
  const named = ofTow(findDay(words, asking, current))
  const told = ofTow(findHour(words, asking, named !== undefined))
  const hour = (!told || told.isPart) && named ? (hourBehind(words, named) ?? told) : told
  // "Yes, tomorrow": the day that was told before, and no hour of it, is nothing new.
  const isSame = named && !hour && toldDay?.slice(0, 10) === write(named.date).slice(0, 10)
  if (isSame) return
  // "I'm at the dentist today": no other time is named.
  if (named && !hour && named.date.getTime() === current.getTime())
    return ofToday(words, asking, named)
  // "ASAP, I've got a two o'clock"
  if (asking === 'when' && !named && isAtOnce.test(textBetween(words))) return
  // "They land at four, so before four, so now"
  if (asking === 'when' && /\b(?:so|today|i mean) now$/.test(textBetween(words))) return
  const day = named ?? (toldDay && hour ? { ...hour, date: read(toldDay) } : undefined)
  if (!day && !hour) return
  if (!day && asking !== 'when' && !isWanted(words, hour?.start ?? 0)) return
  const start = Math.min(day?.start ?? words.length, hour?.start ?? words.length)
  const end = Math.max(day?.end ?? 0, hour?.end ?? 0)
  const dayOnly = named !== undefined && (hour === undefined || hour.isPart === true)
  return { at: write(moment(current, day, hour)), dayOnly, start, end }
}

/** "Tomorrow about eight, no, make it the day after tomorrow, half past eight": from where the time is put right; 0 if it is not. */
const putRightFrom = (words: Word[]): number =>
  words.findLastIndex((_, at) => putsRight.test(textBetween(words, Math.max(0, at - 2), at + 1))) +
  1

const putsRight =
  /\b(?:make (?:it|that)|so (?:i|we) (?:thought|figured|was thinking|were thinking|said)|(?:change|move) (?:it|that) to|not (?:this (?:morning|afternoon|evening)|today|tonight))$/

/** "Tomorrow seven thirty", "tomorrow morning eight thirty" */
function hourBehind(words: Word[], { end }: Day): Hour | undefined {
  const part = /^(?:morning?|afternoon|evening?)$/.exec(textAt(words, end))?.[0]
  const start = part ? end + 1 : end
  const hour = bareHour(words.slice(start, start + 2))
  if (hour?.end !== 2) return
  return { ...hour, ...(part && onTheDay(hour.hour, '', part)), start, end: start + 2 }
}

/** "Today at once" is now; "later today" in two hours, until the hour is told. */
function ofToday(words: Word[], asking: Asking, { date, start, end }: Day): WhenFound {
  const isLater = /\blater\b/.test(textBetween(words))
  if (!isLater || (asking !== 'when' && !isWanted(words, start)))
    return { dayOnly: false, start, end }
  return { at: write(new Date(date.getTime() + 2 * HOUR)), dayOnly: true, start, end }
}

/** "In two hours" is a time; "three days from now" a day. */
function inASpan(now: Date, { ms, start, end }: Span & { ms: number }, hour: Hour | undefined) {
  const date = new Date(now.getTime() + ms)
  if (ms % DAY !== 0) return { at: write(date), dayOnly: false, start, end }
  const dayOnly = hour === undefined || hour.isPart === true
  return { at: write(moment(now, { date, start, end }, hour)), dayOnly, start, end }
}

/** "I need a truck right now, I've got a flight out of Hobby in an hour and a half" */
const isOwnDate = anyOf([
  `\\b(?:${phrases.urgent.join('|')})\\b.*$`,
  '\\b(?:have|need|got|gotta|supposed)(?: to)? be(?: \\w+){0,5}$',
  `\\b(?:${phrases.dates.join('|')})\\b(?: \\w+){0,4}$`,
])

/** "The homecoming is Sunday", "choir practice is at noon", "I've got an appointment Friday": why it matters. */
const isOwnEvent = anyOf([
  `\\b(?:${phrases.events.join('|')})(?: \\w+)?(?:'s| (?:is|starts|begins))(?: (?:at|on|this|next))*$`,
  '\\b(?:they|she|he|we) (?:do|does|cut|cuts|start|starts|serve|serves|eat|leave|leaves|play|plays|open|opens|close|closes)(?: \\w+){0,4} (?:at|by)$',
  `\\b(?:got|have|had) (?:a|an|my|the) (?:\\w+(?:'s)? ){0,2}(?:${phrases.events.join('|')})(?: (?:at|on|this|next|in))*$`,
])

const isAtOnce = /\b(?:asap|right (?:now|away)|as soon as)\b/

const speaksOfThePast = (words: Word[]) => inThePast.test(textBetween(words))

const inThePast = oneOf(phrases.inThePast)

/** An hour without a day is a wish only beside words that say so ("come at nine"). */
const isWanted = (words: Word[], hourAt: number) =>
  /\b(?:tow|towed|pick(?:ed)? (?:it )?up|pickup|(?<!\b(?:i|we|he|she|it|just) )come|schedule|scheduled|appointment|ready|after|around|book|set (?:it )?(?:up )?for|want|like|need|send|later|until)\b/.test(
    textBetween(words, 0, hourAt + 1),
  )

/** "in two hours", "in half an hour", "thirty minutes from now", "in a couple of days". */
function timeSpan(words: Word[], at: number): { ms: number; end: number } | undefined {
  const isIn = textAt(words, at) === 'in' || textAt(words, at) === 'about'
  const from = isIn ? at + 1 : at
  const text = textBetween(words, from, from + 5)
  const phrase =
    /^(?:about |like )?(half an hour|an hour and a half|a couple (?:of )?|a few |an? )(hours?|minutes?|days?|weeks?)?/.exec(
      text,
    )
  let amount: number | undefined
  let unit = ''
  let end = from
  if (phrase?.[1]) {
    const said = phrase[1].trim()
    amount =
      said === 'half an hour'
        ? 0.5
        : said === 'an hour and a half'
          ? 1.5
          : said.startsWith('a couple')
            ? 2
            : said.startsWith('a few')
              ? 3
              : 1
    unit = said.includes('hour') ? 'hour' : (phrase[2] ?? '')
    end = from + phrase[0].trim().split(' ').length
  } else {
    const number = chunkAt(words, /^(?:about|like)$/.test(textAt(words, from)) ? from + 1 : from)
    if (!number) return
    amount = Number(number.digits)
    unit = textAt(words, number.next)
    end = number.next + 1
    if (/^hours?$/.test(unit) && textBetween(words, end, end + 3) === 'and a half') amount += 0.5
  }
  const scale = { minute: MINUTE, min: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY }[
    unit.replace(/s$/, '')
  ]
  if (!scale || !amount || amount * scale > 90 * DAY) return
  if (/^(?:from now|from today|later)/.test(textBetween(words, end, end + 2)))
    return { ms: amount * scale, end: end + (textAt(words, end) === 'from' ? 2 : 1) }
  return textAt(words, at) === 'in' && !/^(?:ago|away|old|late|wait)/.test(textAt(words, end))
    ? { ms: amount * scale, end }
    : undefined
}

type Span = { start: number; end: number }
type Day = Span & { date: Date }

const isOfElse = /\b(?:last|like|every|usually(?: \w+){0,4})$/
/** Asked when it is wanted, "like Tuesday" is a day; one until which it is closed is none. */
const isClosedTill =
  /\b(?:due|(?:shut|closed?|gone|busy|off|out|away) (?:till|until|on)|care(?: \w+){0,4} (?:till|until))$/

const isItsDay = /\b(?:is|was|\w+'s)$/
const otherDay = /\btomorrow\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

/** "I don't need it today, tomorrow at two is good." */
const isDeclined = /\b(?:not|don'?t|doesn'?t|isn'?t|won'?t|no)\b(?: \w+){0,4}$/

/** "Not tomorrow, I've got the doctor tomorrow" */
const isRefused = /\b(?:not|scratch|forget)$|\bnot tomorrow\b/

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY)

/** "I'm always here except Thursdays", "due Friday", "they're shut till Monday", "from last Tuesday" */
function isOtherDay(words: Word[], at: number, asking: Asking): boolean {
  const isExcepted = /^(?:except|not|but|on|every|never)$/.test(textAt(words, at - 1))
  if (isExcepted && /days$/.test(textAt(words, at))) return true
  const before = textBetween(words, 0, at)
  return isClosedTill.test(before) || (asking !== 'when' && isOfElse.test(before))
}

function findDay(words: Word[], asking: Asking, now: Date): Day | undefined {
  let today: Day | undefined
  for (let at = 0; at < words.length; at++) {
    const text = textAt(words, at)
    if (/^(?:tomorrow|tomorow|tommorow)(?:'?(?:s|d|ll))?$/.test(text)) {
      const dayAfter = /\bday after$/.test(textBetween(words, 0, at))
      const after = /\b(?:the )?day (?:after|following)\b/.test(textBetween(words, at + 1))
      // "Tomorrow I've got the foot doctor, so the day after tomorrow", "so not tomorrow, the day following"
      if (!dayAfter && after) return { date: inDays(now, 2), start: at, end: words.length }
      if (!dayAfter && isRefused.test(textBetween(words, 0, at))) continue
      return { date: inDays(now, dayAfter ? 2 : 1), start: at, end: at + 1 }
    }
    // "My hair is today, so the day after tomorrow"
    if (
      text === 'today' &&
      isItsDay.test(textBetween(words, 0, at)) &&
      otherDay.test(textBetween(words, at))
    )
      continue
    if (text === 'today' && isDeclined.test(textBetween(words, Math.max(0, at - 6), at))) continue
    // "I'm in the Rogue tonight", asked for the vehicle, tells of no day to come.
    const isTakenBack = /^(?:scratch|forget|not)$/.test(textAt(words, at - 1))
    if (
      (text === 'tonight' && !isTakenBack && (!asksForVehicle(asking) || isWanted(words, at))) ||
      (text === 'today' && asking === 'when')
    )
      return { date: now, start: at, end: text === 'tonight' ? at : at + 1 }
    // "I need to get it there but I'm busy today, so tomorrow"
    if (text === 'today' && isWanted(words, at)) today ??= { date: now, start: at, end: at + 1 }
    if (text === 'this' && /^(?:afternoon|evening)$/.test(textAt(words, at + 1)))
      return { date: now, start: at, end: at + 1 }
    const weekday = weekdays.indexOf(text.replace(/s$/, ''))
    if (weekday >= 0 && !isOtherDay(words, at, asking))
      return {
        date: nextWeekday(now, weekday, textAt(words, at - 1) === 'next'),
        start: at,
        end: at + 1,
      }
    const dated = dayOfMonth(words, at, now, asking)
    if (dated) return dated
    if (text === 'next' && textAt(words, at + 1) === 'week' && asking === 'when')
      return { date: inDays(now, 7), start: at, end: at + 2 }
  }
  return today
}

/** "tuesday" and "next tuesday" are the coming one; said on the day itself, "next" skips to the week after. */
function nextWeekday(now: Date, weekday: number, isNext: boolean): Date {
  const ahead = (weekday - now.getUTCDay() + 7) % 7
  return new Date(now.getTime() + (ahead === 0 && isNext ? 7 : ahead) * DAY)
}

/** "the 24th", "june third", "6/24". */
function dayOfMonth(words: Word[], at: number, now: Date, asking: Asking): Day | undefined {
  const month = months.indexOf(textAt(words, at))
  // "Got it in December twenty": asked for the vehicle, a month is of its past.
  if (month >= 0 && asksForVehicle(asking)) return
  if (month >= 0) {
    const day = ordinalAt(words, at + 1) ?? numberedDay(words, at + 1)
    if (!day || (month === 4 && /^(?:i|we|you)$/.test(textAt(words, at + 1)))) return
    return { date: comingDate(now, day.value, month), start: at, end: day.next }
  }
  if (textAt(words, at) !== 'the') return
  const day = ordinalAt(words, at + 1)
  if (!day || day.value > 31) return
  const isDay =
    asking === 'when' || textAt(words, at - 1) === 'on' || textAt(words, day.next) === 'at'
  const isStreet = /^(?:street|st|avenue|ave|floor|exit|one|time|place|level)$/.test(
    textAt(words, day.next),
  )
  if (!isDay || isStreet) return
  const named = textAt(words, day.next) === 'of' ? months.indexOf(textAt(words, day.next + 1)) : -1
  return {
    date: comingDate(now, day.value, named >= 0 ? named : undefined),
    start: at,
    end: named >= 0 ? day.next + 2 : day.next,
  }
}

function numberedDay(words: Word[], at: number): { value: number; next: number } | undefined {
  const chunk = chunkAt(words, at)
  const value = Number(chunk?.digits)
  return chunk && value >= 1 && value <= 31 ? { value, next: chunk.next } : undefined
}

function comingDate(now: Date, day: number, month?: number): Date {
  const date = new Date(now)
  date.setUTCDate(1)
  if (month !== undefined) date.setUTCMonth(month)
  date.setUTCDate(day)
  if (date.getTime() < now.getTime() - DAY / 2) {
    if (month === undefined) date.setUTCMonth(date.getUTCMonth() + 1)
    else date.setUTCFullYear(date.getUTCFullYear() + 1)
  }
  return date
}

type Hour = {
  hour: number
  minute: number /** Said with am, pm or a part of the day. */
  sure: boolean
  /** A part of the day, and no hour of it. */
  isPart?: true
  start: number
  end: number
}

function findHour(words: Word[], asking: Asking, withDay: boolean): Hour | undefined {
  for (let at = 0; at < words.length; at++) {
    const found = clockAt(words, at, asking, withDay)
    if (found) return found
  }
  const bare = asking === 'when' && !withDay ? bareHour(words) : undefined
  if (bare) return bare
  for (let at = 0; at < words.length; at++) {
    const hour = partsOfDay.get(textAt(words, at))
    const before = textAt(words, at - 1)
    if (
      hour === undefined ||
      before === 'good' ||
      (!withDay && asking !== 'when' && !/^(?:this|at|in|the|around|by)$/.test(before))
    )
      continue
    return { hour, minute: 0, sure: true, isPart: true, start: at, end: at + 1 }
  }
}

/** "Nine", "ten thirty", "make it three": asked for the hour, a number is one. */
function bareHour(words: Word[]): Hour | undefined {
  const start = words.findIndex(({ text }) => !beforeHour.test(text))
  const hour = chunkAt(words, start)
  const more = hour && chunkAt(words, hour.next)
  const [hours, minutes] = [Number(hour?.digits), Number(more?.digits ?? 0)]
  if (!hour || hours < 1 || hours > 12 || minutes > 59) return
  return { hour: hours, minute: minutes, sure: false, start, end: more?.next ?? hour.next }
}

const beforeHour =
  /^(?:make|it|let's|let|us|say|do|like|maybe|probably|how|about|around|at|by|for|i|think|guess|can|could|we|you|well|oh|yes|yeah)$/

/** "at nine", "9:30", "3 pm", "half past four", "nine thirty in the morning", "5 o'clock". */
function clockAt(words: Word[], at: number, asking: Asking, withDay: boolean): Hour | undefined {
  const text = textAt(words, at)
  const written = /^(\d{1,2})(?::(\d\d))?(am|pm|a|p)?$/.exec(text)
  let hour: number | undefined
  let minute = 0
  let end = at + 1
  let half = ''
  const lead = textBetween(words, Math.max(0, at - 2), at)
  const past = /^(half|quarter) (past|after|to|till)$/.exec(lead)
  if (written) {
    hour = Number(written[1])
    minute = Number(written[2] ?? 0)
    half = written[3] ?? ''
  } else if (/^[a-z]+$/.test(text)) {
    const chunk = chunkAt(words, at)
    if (!chunk || text === 'oh' || text === 'o') return
    hour = Number(chunk.digits)
    end = chunk.next
  }
  if (hour === undefined || hour > 23 || minute > 59) return
  const more = written?.[2] || past ? undefined : chunkAt(words, end)
  if (
    more &&
    /^[0-5]\d$/.test(more.digits) &&
    !/^(?:minutes?|hours?|miles?)$/.test(textAt(words, more.next))
  ) {
    minute = Number(more.digits)
    end = more.next
  }
  if (past)
    [hour, minute] =
      past[1] === 'half' ? [hour, 30] : /to|till/.test(past[2] ?? '') ? [hour - 1, 45] : [hour, 15]
  const tail = textBetween(words, end, end + 3)
  const suffix = /^(am|pm|a m|p m|a\.m|p\.m)\b/.exec(tail)?.[1]
  if (suffix) {
    half = suffix.charAt(0)
    end += suffix.split(' ').length
  }
  const clock = /^o'?clock\b/.test(textAt(words, end))
  if (clock) end++
  const part = /^(?:in the |at )?(morning?|afternoon|evening?|night)\b/.exec(
    textBetween(words, end, end + 3),
  )?.[1]
  if (part)
    end +=
      textBetween(words, end, end + 3)
        .split(' ')
        .indexOf(part) + 1
  // "At one garage" counts what follows.
  const isCount = text === 'one' && /^\w{4,}$/.test(textAt(words, end)) && words[at]?.stop === ''
  const cued = /\b(?:at|around|about|by|after|before|for|until|say)$/.test(lead) && !isCount
  const isAsked = asking === 'when'
  const isTold = cued ? isAsked || withDay : isAsked && withDay && more
  const isClock = Boolean(half || clock || past || part || written?.[2] || isTold)
  if (!isClock || hour === 0) return
  if (
    /^(?:street|st|miles?|minutes?|hours?|days?(?! after)|percent|dollars|people|feet|tires?|north|south|east|west)(?: |$)/.test(
      textBetween(words, end, end + 2),
    )
  )
    return
  return { ...onTheDay(hour, half, part), minute, start: past ? at - 2 : at, end }
}

function onTheDay(
  hour: number,
  half: string,
  part: string | undefined,
): { hour: number; sure: boolean } {
  const isMorning = half.startsWith('a') || part?.startsWith('mornin')
  const isAfternoon = half.startsWith('p') || (part !== undefined && !isMorning)
  if (isAfternoon && hour < 12) return { hour: hour + 12, sure: true }
  if (isMorning && hour === 12) return { hour: 0, sure: true }
  return { hour, sure: Boolean(half || part) || hour > 12 }
}

/** A tow at "three" is in the afternoon, one at "nine" in the morning, and a time of today is still to come. */
function moment(now: Date, day: Day | undefined, hour: Hour | undefined): Date {
  const date = new Date(day?.date ?? now)
  const assumed = hour && !hour.sure && hour.hour < 7 ? 12 : 0
  date.setUTCHours((hour?.hour ?? 9) + assumed, hour?.minute ?? 0, 0, 0)
  if (hour && !hour.sure && date <= now && date.getUTCHours() < 12)
    date.setUTCHours(date.getUTCHours() + 12)
  if (date <= now)
    date.setTime(
      date.getTime() +
        (day && weekdays.some((name) => name) && day.date.getTime() === now.getTime()
          ? DAY
          : day
            ? 7 * DAY
            : DAY),
    )
  return date
}
