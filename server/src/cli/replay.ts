import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { summary } from '@towline/agent'
import { z } from 'zod'
import {
  callModelOf,
  type Difference,
  type Exchange,
  heardBy,
  heldDifference,
  jobDifference,
  Recording,
  recordedCall,
  rehearse,
  replay,
  replayBoth,
} from '../features/voice/index.ts'
import { openDatabase } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { chooseModel } from '../providers/model/index.ts'

const HELP = `Holds a recorded call again, and shows what the agent says now and what would come of the job.

  npm run replay -- CALL                a call of the database, by its id or the carrier's (CA0123…)
  npm run replay -- FILE                a call that --json wrote
  npm run replay -- CALL --url URL      a call of a running server; DATA_DIR holds its demo.json, or
                                        TOWLINE_LOGIN is email:password of a manager
  npm run replay -- CALL --mind model   with the language model of the settings (AGENT_MODEL …)

  --mind NAME      built-in (as it is today) or model
  --model NAME     another model than AGENT_MODEL's; implies --mind model
  --prompt NAME    another version of the prompt than AGENT_PROMPT's; implies --mind model
  --with KEY=TEXT  with another setting of the company, such as greeting="Good evening"; may come often
  --readers NAME   rules: the rules alone hear the caller; both: once so and once with what was learned, side by side
  --json           writes the recording, both sides of it and the difference as JSON

Everything the caller said and the agent's tools answered is given to the agent in the same order. The embedded
database can be opened by one program at a time: stop the server first, or ask it with --url.
`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mind: { type: 'string' },
    model: { type: 'string' },
    prompt: { type: 'string' },
    url: { type: 'string' },
    readers: { type: 'string' },
    with: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const [what] = positionals
if (options.help || !what) console.log(HELP)
else {
  try {
    await show(what)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function show(which: string): Promise<void> {
  const found = withOtherSettings(await find(which))
  if (options.readers === 'both') return showBoth(found)
  if (options.readers && options.readers !== 'rules')
    throw new Error(`There are no readers ${options.readers}: use rules or both`)
  const recording = options.readers === 'rules' ? heardBy(found, 'rules') : found
  const { exchanges, memory } = await holdAgain(recording)
  const difference = jobDifference(recording, memory)
  if (options.json) {
    const both = { recording, exchanges, summary: summary(memory), difference }
    console.log(JSON.stringify(both, null, 2))
    return
  }
  tell({ exchanges, difference }, ['then', 'now'])
}

/** The call as the rules alone would hold it, beside the call with all readers. */
function showBoth(recording: Recording): void {
  const { exchanges, memories } = replayBoth(recording)
  const difference = heldDifference(...memories)
  if (options.json) console.log(JSON.stringify({ recording, exchanges, difference }, null, 2))
  else tell({ exchanges, difference }, ['rules', 'all'])
}

function tell(
  { exchanges, difference }: { exchanges: Exchange[]; difference: Difference[] },
  [one, other]: readonly [string, string],
): void {
  const width = Math.max(one.length, other.length, 4)
  const line = (who: string, said: string) => console.log(`  ${who.padEnd(width)}  ${said}`)
  for (const { event, words, before, now } of exchanges) {
    console.log(words ? `\nCaller  ${words}` : `\n(${event})`)
    if (before === now) line('same', now)
    else {
      line(one, before)
      line(other, now)
    }
  }
  const differing = exchanges.filter(({ before, now }) => before !== now).length
  console.log(`\n${differing} of ${exchanges.length} answers differ.`)
  console.log(difference.length === 0 ? 'The job is the same.' : '\nThe job differs:')
  for (const { field, before, now } of difference) {
    console.log(`\n${field}`)
    line(one, before || '–')
    line(other, now || '–')
  }
}

function find(which: string): Recording | Promise<Recording> {
  if (existsSync(which)) return readRecording(which)
  return options.url ? askServer(options.url, which) : readDatabase(which)
}

async function holdAgain(recording: Recording) {
  const { model, prompt } = options
  const mind = options.mind ?? (model || prompt ? 'model' : 'built-in')
  if (mind === 'built-in') return replay(recording)
  if (mind !== 'model') throw new Error(`There is no agent ${mind}: use built-in or model`)
  const settings = readSettings({
    ...process.env,
    ...(model && { AGENT_MODEL: model }),
    ...(prompt && { AGENT_PROMPT: prompt }),
  })
  const log = createLog({ LOG_LEVEL: 'warn' })
  const chosen = callModelOf({ model: await chooseModel(settings), settings, now: Date.now, log })
  if (!chosen) throw new Error('Which model? Set AGENT_MODEL, or say --model')
  return rehearse(recording, chosen)
}

/** The same call at a company that is set up otherwise. */
function withOtherSettings(recording: Recording): Recording {
  const others = options.with.map((pair) => {
    const [key = '', ...value] = pair.split('=')
    return [key, value.join('=')]
  })
  return { ...recording, company: { ...recording.company, ...Object.fromEntries(others) } }
}

function readRecording(file: string): Recording {
  const { recording } = JSON.parse(readFileSync(file, 'utf8'))
  return Recording.parse(recording)
}

async function askServer(url: string, call: string): Promise<Recording> {
  const answer = await fetch(`${url}/towline/voice/calls/${encodeURIComponent(call)}/log`, {
    headers: { authorization: `Basic ${Buffer.from(login()).toString('base64')}` },
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return Recording.parse(await answer.json())
}

function login(): string {
  if (process.env.TOWLINE_LOGIN) return process.env.TOWLINE_LOGIN
  const file = join(process.env.DATA_DIR || './data', 'demo.json')
  if (!existsSync(file))
    throw new Error('Who asks? Set TOWLINE_LOGIN to email:password of a manager')
  const { email, password } = z
    .object({ email: z.string(), password: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  return `${email}:${password}`
}

async function readDatabase(which: string): Promise<Recording> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = readSettings(process.env)
  if (!DATABASE_URL && !existsSync(DATA_DIR))
    throw new Error(`There is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL`)
  const db = await openDatabase({
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(DATABASE_DIRECT_URL && { directUrl: DATABASE_DIRECT_URL }),
    dataDir: DATA_DIR,
  })
  try {
    const found = await db.asSystem((tx) => recordedCall(tx, which), { readOnly: true })
    return found ?? Promise.reject(new Error(`There is no call ${which} in this database`))
  } finally {
    await db.close()
  }
}
