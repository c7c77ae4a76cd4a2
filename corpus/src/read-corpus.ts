import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TowReason } from '@towline/contract'

const folder = join(import.meta.dirname, '..')

/** What a line can be, with the labels of each kind; `README.md` says what they mean. */
const labels: Record<string, ReadonlySet<string>> = {
  place: new Set(['where', 'where to']),
  hint: new Set(['opening', 'safety']),
  reason: new Set(TowReason.options),
  breath: new Set(TowReason.options),
  danger: dangerLabels(),
  lookalike: dangerLabels(),
  everyday: listed('opening,safety,where,reason,vehicle,name,may text,read back'),
  wish: listed(
    'tow,person,status,eta,price,cancel,hours,release,complaint,wrong number,sales,robot,repeat,wait,text me,club,police,chasing',
  ),
  answer: new Set(['yes', 'no', 'unknown']),
  name: new Set(['full', 'first', 'spelled']),
  vehicle: new Set(['full', 'part']),
  correction: new Set(['place', 'vehicle', 'name', 'phone', 'reason']),
}
const parts = listed(
  'number,street,cross,business,landmark,town,state,highway,direction,exit,mile,spot,unit,near,first,last,letters,year,make,model,color,body,phone,trouble',
)

export type Split = 'train' | 'dev' | 'held-out'
export type Profile = { number: string; language: 'en' | 'es'; split: Split }
/** A part of a line by its place in the line's plain text, end not included. */
export type Part = { part: string; start: number; end: number }
export type LabeledLine = {
  kind: string
  label: string
  /** Without braces. */
  text: string
  parts: Part[]
}
export type CorpusLine = LabeledLine & { profile: Profile }

/** The people of `profiles.md` whose lines are written, in its order. */
export function profiles(): Profile[] {
  const rows = readFileSync(join(folder, 'profiles.md'), 'utf8').matchAll(
    /^\| (\d\d\d?) \|.*\| (en|es) \| (train|dev|held-out) \|$/gm,
  )
  return [...rows]
    .map(
      ([, number = '', language, split]): Profile => ({
        number,
        language: language === 'es' ? 'es' : 'en',
        split: split as Split,
      }),
    )
    .filter(({ number }) => existsSync(join(folder, `lines/${number}.txt`)))
}

/** The lines of a profile's file. Throws with file and line where its form is broken. */
export function linesOf(profile: Profile): CorpusLine[] {
  return linesIn(`lines/${profile.number}.txt`).map((line) => Object.assign(line, { profile }))
}

/** Lines labeled a second time, by somebody who saw neither the first label nor whose line it is. */
export function secondLabels(): LabeledLine[] {
  if (!existsSync(join(folder, 'second-labels'))) return []
  return readdirSync(join(folder, 'second-labels'))
    .sort()
    .flatMap((name) => linesIn(`second-labels/${name}`))
}

function linesIn(file: string): LabeledLine[] {
  const lines: LabeledLine[] = []
  let section: { kind: string; label: string } | undefined
  for (const [at, written] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
    const where = `${file}:${at + 1}`
    if (written.startsWith('=')) section = sectionOf(written, where)
    else if (written.trim() && !section) throw new Error(`${where}: a line before any section`)
    else if (written.trim() && section) lines.push({ ...section, ...plain(written.trim(), where) })
  }
  return lines
}

function sectionOf(written: string, where: string) {
  const [, kind = '', label = ''] = written.match(/^= (\w+) (.+)$/) ?? []
  if (!labels[kind]?.has(label)) throw new Error(`${where}: no such section: ${written}`)
  return { kind, label }
}

/** A line without its braces, and where its parts stand. */
function plain(written: string, where: string): { text: string; parts: Part[] } {
  const found: Part[] = []
  let text = ''
  for (const [piece, part, words] of written.matchAll(/\{((?:to\.)?\w+):([^{}]+)\}|[^{}]+|[{}]/g)) {
    if (!part || !words) {
      if (/[{}]/.test(piece)) throw new Error(`${where}: a brace without its other half`)
      text += piece
      continue
    }
    if (!parts.has(part.replace('to.', ''))) throw new Error(`${where}: no such part: ${part}`)
    found.push({ part, start: text.length, end: text.length + words.length })
    text += words
  }
  return { text, parts: found }
}

/** Which dangers there are. */
export function dangerLabels(): Set<string> {
  return listed(
    'hurt,traffic,tracks,water,fire,fuel,wires,trapped,shut in,crime,self-harm,exposure,frightened',
  )
}

function listed(text: string): Set<string> {
  return new Set(text.split(','))
}
