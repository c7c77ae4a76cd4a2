import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { instructions, promptVersions, readingInstructions } from '@towline/agent'
import { z } from 'zod'

const Kept = z.object({
  /** Of all that models are told before a talk: when it changes, what they answered to it is stale. */
  prompts: z.string(),
  answers: z.record(z.string(), z.object({ type: z.string(), body: z.string() })),
})
type Kept = z.infer<typeof Kept>

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const company = {
  name: '',
  agentName: '',
  phone: '',
  city: '',
  state: '',
  zip: '',
  timeZone: '',
}

/** What every model is told, as one figure. */
export const promptsHash = (): string =>
  hashOf(
    [
      readingInstructions,
      ...promptVersions.map((version) => instructions({ company, language: 'en' }, version)),
    ].join('\n'),
  )

/** The same question at another hour is the same question. */
const requestHash = (body: string) => hashOf(body.replaceAll(/LOCAL TIME: [\dT:-]+/g, ''))

/** A model's answers that were kept; throws where there are none, or where they answer other prompts than today's. */
function readKept(file: string): Kept {
  if (!existsSync(file)) throw new Error(`Nothing was recorded in ${file}: use --record first`)
  const kept = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (kept.prompts !== promptsHash())
    throw new Error(`The prompts have changed since ${file} was recorded: record it again`)
  return kept
}

/** Stands between the product and a vendor's interface: passes all on and keeps it, or answers from what was kept. */
export type ModelRecorder = {
  url: string
  /** Requests that had no answer kept. */
  missed: number
  stop(): Promise<void>
}

/** `to` is the vendor's address; without one the answers come from the file alone. */
export async function startModelRecorder(file: string, to?: string): Promise<ModelRecorder> {
  const kept = to ? { prompts: promptsHash(), answers: {} } : readKept(file)
  const server = createServer((request, response) => void serve(request, response))
  const recorder: ModelRecorder = {
    url: '',
    missed: 0,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      if (!to) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`)
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const hash = requestHash(body.toString())
    const answer: Answer | undefined = to ? await passOn(to, request, body) : kept.answers[hash]
    if (!answer) {
      recorder.missed += 1
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'not recorded' } }))
      return
    }
    if (to && answer.status === 200) kept.answers[hash] = { type: answer.type, body: answer.body }
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type })
    response.end(answer.body)
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  recorder.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return recorder
}

type Answer = Kept['answers'][string] & { status?: number }

const passedOn = ['authorization', 'x-api-key', 'anthropic-version', 'content-type'] as const

async function passOn(to: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const path = (request.url ?? '').replace(/^\/v1/, '')
  const answer = await fetch(to.replace(/\/+$/, '') + path, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
  const type = answer.headers.get('content-type') ?? 'text/event-stream'
  return { status: answer.status, type, body: await answer.text() }
}
