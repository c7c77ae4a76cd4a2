import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { toE164 } from '@towline/contract'
import { z } from 'zod'
import { CarrierPhone, type Spoken } from '../providers/telephony/phone/carrier-phone.ts'

const HELP = `A phone in the terminal. It calls the running server over the carrier's own wire.

  npm run call                          calls the demo company  npm run call -- --to 4695550100       calls that number
  npm run call -- --script FILE         says the lines of a file, one after another

  --to NUMBER      the number to call
  --from NUMBER    the caller's number (default 214 555 0142; "anonymous" withholds it)
  --url URL        where the server is (default http://127.0.0.1:3000, or PORT's)
  --public-url URL its public address (PUBLIC_URL), when that is another

During a call, type what the caller says. While the agent speaks, typing cuts it off. Ctrl-C hangs up.
These lines do something else, when typed and in a script:

  (key 5)          presses a key
  (interrupt)      cuts the agent off, half-way into what it says to the line before
  (wait 2s)        stays silent for so long
  (drop)           loses the relay's socket, as a bad network does
  (hang up)        hangs up; so does the end of a script

Lines that begin with # are skipped. The calls are signed with TWILIO_AUTH_TOKEN or CARRIER_TOKEN, or
with the token the server keeps in its data directory (DATA_DIR, ./data unless set).
`

const { values: options } = parseArgs({
  options: {
    to: { type: 'string' },
    from: { type: 'string', default: '2145550142' },
    url: { type: 'string' },
    'public-url': { type: 'string' },
    script: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

async function call(): Promise<void> {
  const { script } = options
  const lines = script ? readFileSync(script, 'utf8').split('\n') : null
  const phone = newPhone(lines !== null)
  process.once('SIGINT', () => void phone.hangUp().catch(complain))
  try {
    await phone.dial()
    if (lines) await follow(phone, lines)
    else await converse(phone)
    await phone.hangUp()
    tellEnd(await phone.ended, phone)
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}

function newPhone(isScripted: boolean): CarrierPhone {
  const publicUrl = options['public-url'] ?? process.env.PUBLIC_URL
  return new CarrierPhone({
    server: options.url ?? `http://127.0.0.1:${process.env.PORT || 3000}`,
    ...(publicUrl && { publicUrl }),
    token: readToken(),
    from: toE164(options.from),
    to: toE164(options.to ?? demoNumber()),
    pace: isScripted ? 'at once' : 'spoken',
    onToken: isScripted ? () => {} : showToken,
    onSpoken: (spoken) => showSpoken(spoken, isScripted),
  })
}

function dataDir(): string {
  return process.env.DATA_DIR || './data'
}

function readToken(): string {
  const token = process.env.TWILIO_AUTH_TOKEN || process.env.CARRIER_TOKEN
  return token || readKept('carrier-token', 'the token that signs the phone line').trim()
}

function demoNumber(): string {
  return z
    .object({ number: z.string() })
    .parse(JSON.parse(readKept('demo.json', 'the number to call'))).number
}

function readKept(name: string, what: string): string {
  const file = join(dataDir(), name)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(
      `${file} should hold ${what}, and can't be read. Is the server running, and is DATA_DIR its directory?`,
    )
  }
}

/** Says the lines of a script; each waits for the agent's answer to the one before. */
async function follow(phone: CarrierPhone, lines: string[]): Promise<void> {
  const steps = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'))
  for (const [index, step] of steps.entries()) {
    if (phone.isOver) return
    phone.pace = steps[index + 1] === '(interrupt)' ? 'held' : 'at once'
    await doStep(phone, step)
  }
}

/** Says what is typed until one side hangs up. */
async function converse(phone: CarrierPhone): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  terminal.once('SIGINT', () => terminal.close())
  void phone.ended.then(() => terminal.close())
  for await (const line of terminal) {
    if (phone.isOver || line.trim() === '(hang up)') break
    if (line.trim()) doStep(phone, line.trim()).catch(complain)
  }
  terminal.close()
}

async function doStep(phone: CarrierPhone, step: string): Promise<void> {
  const [, key] = /^\(key ([0-9*#])\)$/.exec(step) ?? []
  const [, pause] = /^\(wait ([\d.]+)s?\)$/.exec(step) ?? []
  if (key) phone.key(key)
  else if (pause) await wait(Number(pause) * 1000)
  else if (step === '(interrupt)') console.log(`        cut off at: ${phone.interrupt()}…`)
  else if (step === '(drop)') await phone.dropSocket()
  else if (step === '(hang up)') await phone.hangUp()
  else await phone.say(step)
}

const names = { agent: 'Agent ', caller: 'Caller', line: 'Line  ' }

/** In a typed call the agent's words stream, and the caller's are on the screen already. */
function showSpoken({ who, words }: Spoken, isScripted: boolean): void {
  if (isScripted || who === 'line') console.log(`${names[who]}  ${words}`)
}

let isMidSentence = false
function showToken(token: string, last: boolean): void {
  process.stdout.write(`${isMidSentence ? '' : `${names.agent}  `}${token}${last ? '\n' : ''}`)
  isMidSentence = !last
}

function tellEnd({ how, number }: Awaited<CarrierPhone['ended']>, phone: CarrierPhone): void {
  const end = {
    'hung up': 'The call is over',
    'put through': `The caller was put through to ${number}`,
    failed: "The call was lost: the server didn't answer the carrier",
  }[how]
  console.log(`${end}, after ${phone.seconds} s. Its id is ${phone.callSid}.`)
}

function complain(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}

if (options.help) console.log(HELP)
else await call()
