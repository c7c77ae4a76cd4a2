import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { RawReading } from '@towline/agent'
import { anthropicWire } from './anthropic-wire.ts'
import { type AskedModel, event, type ModelWire, type ScriptedPart } from './model-wire.ts'
import { openAiWire } from './openai-wire.ts'

/** How the model answers once. */
export type ScriptedReply = {
  parts: ScriptedPart[]
  firstTokenMs?: number
  gapMs?: number
  /** Any other than 200 is a refusal. */
  status?: number
  /** The connection is lost after so many parts. */
  cutAfter?: number
}

export type Script = (asked: AskedModel) => ScriptedReply

/** A language model's HTTP API on this machine, OpenAI's and Anthropic's both. */
export type ModelStandIn = {
  url: string
  /** What it was asked to say, and to read. */
  asked: AskedModel[]
  askedToRead: AskedModel[]
  script: Script
  /** How it reads; finds nothing unless it is told otherwise. */
  reads: Script
  /** Requests the client gave up before they were whole. */
  aborted: number
  abortedReadings: number
  stop(): Promise<void>
}

const wires: Record<string, ModelWire> = {
  '/v1/chat/completions': openAiWire,
  '/v1/messages': anthropicWire,
}

/** Starts a model that answers by its script. */
export async function startModelStandIn(script: Script): Promise<ModelStandIn> {
  const standIn: ModelStandIn = {
    url: '',
    asked: [],
    askedToRead: [],
    script,
    reads: () => ({ parts: [JSON.stringify(nothingRead)] }),
    aborted: 0,
    abortedReadings: 0,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  const server = createServer((request, response) => void serve(standIn, request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return standIn
}

/** A reading in which nothing was found. */
export const nothingRead: RawReading = {
  told: [],
  places: [],
  dangers: [],
  wishes: [],
  answers: [],
  corrects: false,
}

async function serve(
  standIn: ModelStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const wire = wires[request.url ?? '']
  const body = await json(request).catch(() => null)
  if (!wire || !body) return void response.writeHead(404).end()
  const asked = wire.read(body, request.headers)
  const reads = asked.form !== null
  if (reads) standIn.askedToRead.push(asked)
  else standIn.asked.push(asked)
  const reply = reads ? standIn.reads(asked) : standIn.script(asked)
  let isWhole = false
  response.once('close', () => {
    if (isWhole) return
    if (reads) standIn.abortedReadings += 1
    else standIn.aborted += 1
  })
  if (reply.firstTokenMs) await pause(reply.firstTokenMs)
  if (reply.status && reply.status !== 200) {
    isWhole = true
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify(wire.refusal(reply.status)))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(wire.begin(asked.model))
  for (const [index, part] of reply.parts.entries()) {
    if (response.destroyed) return
    if (index === reply.cutAfter) {
      isWhole = true
      return void response.destroy()
    }
    const isEvent = typeof part === 'object' && 'event' in part
    response.write(isEvent ? event(part.event) : wire.part(part, index, reply.parts))
    if (reply.gapMs) await pause(reply.gapMs)
  }
  isWhole = true
  response.end(wire.end(reply.parts))
}
