// Holds what people read to plain American English (docs/glossary.md): refuses banned words in the string
// literals and JSX text of web/, server/ and contract/, and says for each what to write instead.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is refused, what to write instead, a sentence it must refuse, and what of it is right after all. */
const banned = [
  {
    words: /\b(?:rings?|rang|rung)\b|\bringing (?:a|the|you|your|back|again|some\w+)\b/i,
    instead: 'call, called, call back',
    planted: 'Nobody needs to ring back.',
    but: /\bfirst ring\b|\bphone would ring\b/gi,
  },
  {
    words: /\bput(?:s|ting)? right\b/i,
    instead: 'correct, corrected',
    planted: 'Put right by Ana',
  },
  { words: /\bcan not\b/i, instead: 'can’t', planted: 'It can not be changed.' },
  { words: /\blearnt\b/i, instead: 'learned, collected', planted: 'What was learnt' },
  { words: /\b(?:whilst|amongst)\b/i, instead: 'while, among', planted: 'whilst driving' },
  { words: /\bcall(?:s|ed|ing)? off\b/i, instead: 'cancel', planted: 'It was called off.' },
  {
    words: /\b(?:built-in|language|model|no|other|the|which) minds?\b/i,
    instead: 'agent, reader',
    planted: 'the built-in mind',
  },
  { words: /\b(?:gloss|tongue)\b/i, instead: 'translation, language', planted: 'the gloss of it' },
  {
    words: /\bdesk\b/i,
    instead: 'dashboard, board, dispatch, agent tools',
    planted: 'The desk sees where you are.',
    but: /\b(?:front|provider|watch) desk\b|\bdesk@|^desk question$/gi,
  },
  { words: /\b(?:he|him|his|himself)\b/i, instead: 'they, them, their', planted: 'We told him.' },
  { words: /\b(?:she|her|hers|herself)\b/i, instead: 'they, them, their', planted: 'Ask her.' },
  {
    words: /\bmail(?:s|ed|ing)?\b/i,
    instead: 'email',
    planted: 'We mailed you a link.',
    but: /\bmail server\b|^mail written$|^confirmation mailed$/gi,
  },
  { words: /\btick(?:s|ed)?\b/i, instead: 'check, checked', planted: 'with the box ticked' },
  {
    words: /\bafterwards\b|\btowards\b/i,
    instead: 'afterward, toward',
    planted: 'call afterwards',
  },
  { words: /\b(?:look-up|telephone)\b/i, instead: 'lookup, phone', planted: 'on the telephone' },
  { words: /colour|favour|honour|neighbour|behaviour/i, instead: '-or', planted: 'its colour' },
  { words: /\b(?:cent|met|theat)res?\b|\bcentred\b/i, instead: '-er', planted: 'the city centre' },
  {
    words: /\b\w*(?:organ|optim|recogn|real|apolog|custom)is(?:e|ed|es|ing|ation)\b/i,
    instead: '-ize',
    planted: 'to organise jobs',
  },
  {
    words: /\b(?:licence|tyres?|kerb|grey)\b/i,
    instead: 'license, tire, curb, gray',
    planted: 'a tyre',
  },
]

const comment = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`
const regex = String.raw`(?<=[=(,:\s])\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*`
const quoted = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`
const template = String.raw`${'`'}(?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^${'`'}\\])*${'`'}`
const jsxText = String.raw`(?:(?<=^\s*)|(?<![=\s]))>(?![(),;=\]])[^<>{}]*(?=[<{])|\}[^<>{};=()'\"]*(?=<|\{)`

/** The texts of a source that a person may read, each with the line it stands on. */
export function* textsOf(source, isJsx) {
  const found = new RegExp(
    [comment, regex, quoted, template, ...(isJsx ? [jsxText] : [])].join('|'),
    'gm',
  )
  for (const { 0: whole, index } of source.matchAll(found)) {
    if (whole.startsWith('/')) continue
    const line = source.slice(0, index).split('\n').length
    const inside = whole.slice(1, /^['"`]/.test(whole) ? -1 : undefined)
    if (!whole.startsWith('`')) yield { line, text: inside }
    else {
      yield { line, text: inside.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…') }
      for (const [expression] of inside.matchAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g))
        for (const { text } of textsOf(expression.slice(2, -1), false)) yield { line, text }
    }
  }
}

/** A name of the code has no spaces and no capital at its beginning; a sentence or a label has one of them. */
const isRead = (text) => /\S\s+\S/.test(text) || /^\s*[“"]?[A-Z]/.test(text)

/** The complaints about one source. */
export function complaintsOf(file, source) {
  return [...textsOf(source, file.endsWith('.tsx'))].flatMap(({ line, text }) =>
    isRead(text)
      ? banned.flatMap(({ words, instead, but }) => {
          const [word] = text.replace(but ?? /$^/, '').match(words) ?? []
          return word ? [`${file}:${line}: “${word}”; write ${instead}`] : []
        })
      : [],
  )
}

/** Every row must refuse its planted sentence, as a literal and as JSX text, and leave comments and names alone. */
function checkSelf() {
  for (const { planted, words } of banned)
    for (const source of [
      `const a = '${planted}'`,
      `<p>\n  ${planted}\n</p>`,
      `<p>{a} ${planted}</p>`,
      `<p\n  id={id}\n>\n  ${planted}\n</p>`,
    ])
      if (complaintsOf('planted.tsx', source).length === 0)
        throw new Error(`check-words does not find ${words} in ${source}`)
  const innocent = "// he rang\nimport { ring } from './ring.ts'\nconst kind = 'ring'"
  if (complaintsOf('innocent.tsx', innocent).length > 0)
    throw new Error('check-words takes comments or names for texts')
}

checkSelf()
const root = join(import.meta.dirname, '..')
const listed = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'web/src',
    'server/src',
    'contract/src',
  ],
  { cwd: root, encoding: 'utf8' },
)
const complaints = listed.split('\n').flatMap((file) => {
  if (!/\.tsx?$/.test(file) || /\.test\.|\.fixture\.|\/testing\/|\/generated\//.test(file))
    return []
  try {
    return complaintsOf(file, readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
})
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)
