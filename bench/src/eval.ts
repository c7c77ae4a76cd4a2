import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { callerKinds, type Noise, noiseLevels, population } from '@towline/agent/callers'
import { Company } from '@towline/contract'
import { CarrierPhone, spawnFreshProduct } from '@towline/server/testing'
import { z } from 'zod'
import { type Agent, type Rung, ringAll } from './eval-calls.ts'
import { minds } from './eval-minds.ts'
import { keptOf, Run, reportOf, tablesOf } from './eval-report.ts'
import { circumstances } from './report.ts'

const HELP = `Rings the running agent with simulated callers, and marks the jobs they leave on the board.

  npm run eval                          everybody, without noise, with light and with heavy noise
  npm run eval -- --mind model          the same to the agent with a language model
  npm run eval -- --only flat-at-home   one caller, or a kind of callers; the talk is printed

  --mind NAME      ${Object.keys(minds).join(' or ')} (default built-in); a model is AGENT_MODEL's, or a scripted one without it
  --noise LEVEL    ${Object.keys(noiseLevels).join(', ')} (default: all of them)
  --only WHO       callers by id, or all of a kind: ${callerKinds.join('; ')}
  --seed TEXT      other wordings and other noise
  --at-once N      how many ring at a time (default 6)
  --json           prints the marks as JSON and nothing else
  --url URL        rings the server that runs there instead of one started for it; DATA_DIR holds its
                   demo.json and carrier-token

A whole run against a server of its own, with the usual seed, is kept in bench/eval.json and bench/eval.md.
`

const { values: options } = parseArgs({
  options: {
    mind: { type: 'string', default: 'built-in' },
    noise: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '6' },
    url: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const SILENCE_MS = 1500
const FILE = join(import.meta.dirname, '../eval.json')

async function evaluate(): Promise<void> {
  const { only, mind, seed } = options
  const callers = population.filter(({ id, kind }) => !only || id === only || kind === only)
  if (callers.length === 0) throw new Error(`Nobody is called ${only}`)
  const runs: Run[] = []
  for (const noise of noisesAsked()) {
    const { agent, stop } = await agentToRing(mind)
    try {
      const manner = { noise, seed, atOnce: Number(options['at-once']) }
      const rung = await ringAll(agent, callers, manner, tell)
      runs.push({
        mind,
        noise,
        circumstances: circumstances(),
        command: `npm run eval -- --mind ${mind} --noise ${noise}`,
        calls: rung.map(keptOf),
      })
    } finally {
      await stop()
    }
  }
  if (options.json) console.log(JSON.stringify(runs, null, 2))
  else for (const run of runs) console.log(`\n${tablesOf(run)}`)
  if (!only && !options.url && !seed) keep(runs)
}

function noisesAsked(): Noise[] {
  const all = Object.keys(noiseLevels) as Noise[]
  if (!options.noise) return options.only ? ['none'] : all
  const asked = all.filter((noise) => noise === options.noise)
  if (asked.length === 0) throw new Error(`There is no noise ${options.noise}`)
  return asked
}

/** The server that is there, or a fresh one with the mind that was asked for. */
async function agentToRing(mind: string): Promise<{ agent: Agent; stop(): Promise<void> }> {
  if (options.url) return { agent: await runningAgent(options.url), stop: async () => {} }
  const start = minds[mind]
  if (!start) throw new Error(`There is no mind ${mind}`)
  const { settings, stop } = await start()
  const product = await spawnFreshProduct({
    ...settings,
    SILENCE_FIRST_MS: String(SILENCE_MS),
    SILENCE_NEXT_MS: String(SILENCE_MS),
  })
  await speakSpanishToo(product.url, product.demo)
  const agent = {
    url: product.url,
    manager: product.demo,
    timeZone: await timeZoneOf(product.url, product.demo),
    silenceMs: SILENCE_MS * 4,
    aPhone: product.aPhone,
  }
  return {
    agent,
    stop: async () => {
      await product.stop()
      await stop()
    },
  }
}

const Demo = z.object({
  companyId: z.string(),
  number: z.string(),
  email: z.string(),
  password: z.string(),
})
type Demo = z.infer<typeof Demo>

async function runningAgent(url: string): Promise<Agent> {
  const kept = (name: string) => readFileSync(join(process.env.DATA_DIR || './data', name), 'utf8')
  const demo = Demo.parse(JSON.parse(kept('demo.json')))
  const token =
    process.env.TWILIO_AUTH_TOKEN || process.env.CARRIER_TOKEN || kept('carrier-token').trim()
  return {
    url,
    manager: demo,
    timeZone: await timeZoneOf(url, demo),
    silenceMs: 40_000,
    aPhone: (rest) =>
      new CarrierPhone({ server: url, token, from: 'anonymous', to: demo.number, ...rest }),
  }
}

/** Some of the callers speak Spanish: the demo company switches it on, as an owner does. */
async function speakSpanishToo(url: string, demo: Pick<Demo, 'email' | 'password'>): Promise<void> {
  const { name, phoneNumber, zip } = await companyOf(url, demo)
  const body = { name, phoneNumber, zip, agent: { languages: ['en', 'es'] } }
  const answer = await fetch(`${url}/towline/company`, {
    method: 'PUT',
    headers: { ...credentialsOf(demo), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The company could not be changed: ${await answer.text()}`)
}

const timeZoneOf = async (url: string, demo: Pick<Demo, 'email' | 'password'>) =>
  (await companyOf(url, demo)).timeZone

async function companyOf(url: string, demo: Pick<Demo, 'email' | 'password'>): Promise<Company> {
  const answer = await fetch(`${url}/towline/company`, { headers: credentialsOf(demo) })
  return Company.parse(await answer.json())
}

const credentialsOf = ({ email, password }: Pick<Demo, 'email' | 'password'>) => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
})

function tell({ caller, call, marks }: Rung): void {
  if (options.json) return
  console.log(`${marks.good ? 'good ' : 'WRONG'}  ${caller.id}  ${marks.why.join('; ')}`)
  if (!options.only) return
  for (const { who, words } of call.lines) console.log(`         ${who}: ${words}`)
}

/** Puts the new runs in the place of older ones of the same mind and noise. */
function keep(runs: Run[]): void {
  const Kept = z.object({ firstSight: z.string(), runs: z.array(Run) })
  const kept = existsSync(FILE)
    ? Kept.parse(JSON.parse(readFileSync(FILE, 'utf8')))
    : { firstSight: '', runs: [] }
  const isOlder = (old: Run) =>
    !runs.some(({ mind, noise }) => mind === old.mind && noise === old.noise)
  const all = [...kept.runs.filter(isOlder), ...runs]
  const oneCallALine = JSON.stringify({ firstSight: kept.firstSight, runs: all }).replaceAll(
    '},{"id"',
    '},\n{"id"',
  )
  writeFileSync(FILE, `${oneCallALine}\n`)
  writeFileSync(FILE.replace('.json', '.md'), reportOf(all, kept.firstSight))
}

if (options.help) console.log(HELP)
else await evaluate()
