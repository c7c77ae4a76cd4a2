import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { summary } from '@towline/agent'
import { eventsOf, phoneCallBySid } from '../features/calls/index.ts'
import { Recording, replay } from '../features/voice/index.ts'
import { openDatabase } from '../platform/db/index.ts'
import { readSettings } from '../platform/settings.ts'

const HELP = `Holds a recorded call again, with the agent as it is today.

  npm run replay -- CA0123…           a call of the database, by the carrier's id
  npm run replay -- FILE              a call that --json wrote
  npm run replay -- CA0123… --json    writes the recording and both sides of it as JSON

Everything the caller said and the desk answered is given to the agent in the same order, and what it
says now stands beside what it said then. The embedded database can be opened by one program at a time:
stop the server first, or replay a file.
`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
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
  const recording = existsSync(which) ? readRecording(which) : await fetchRecording(which)
  const { exchanges, memory } = replay(recording)
  if (options.json) {
    console.log(JSON.stringify({ recording, exchanges, summary: summary(memory) }, null, 2))
    return
  }
  for (const { happened, words, before, now } of exchanges) {
    console.log(words ? `\nCaller  ${words}` : `\n(${happened})`)
    if (before === now) console.log(`  same  ${now}`)
    else console.log(`  then  ${before}\n  now   ${now}`)
  }
  const differing = exchanges.filter(({ before, now }) => before !== now).length
  console.log(`\n${differing} of ${exchanges.length} answers differ.`)
}

function readRecording(file: string): Recording {
  const { recording } = JSON.parse(readFileSync(file, 'utf8'))
  return Recording.parse(recording)
}

async function fetchRecording(callSid: string): Promise<Recording> {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  if (!DATABASE_URL && !existsSync(DATA_DIR))
    throw new Error(`There is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL`)
  const db = await openDatabase({
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    dataDir: DATA_DIR,
  })
  try {
    return await db.asSystem(
      async (tx) => {
        const call = await phoneCallBySid(tx, callSid)
        if (!call) throw new Error(`There is no call ${callSid} in this database`)
        const entries = await eventsOf(tx, call.id)
        return Recording.parse({
          ...(typeof call.memory === 'object' ? call.memory : {}),
          entries: entries.map((entry) => ({ ...entry, at: entry.at.getTime() })),
        })
      },
      { readOnly: true },
    )
  } finally {
    await db.close()
  }
}
