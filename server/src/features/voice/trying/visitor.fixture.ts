import { TRY_RELAY_PATH, TriedJob, type tryAgent } from '@towline/contract'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'

const Frame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), token: z.string(), last: z.boolean() }),
  z.object({ type: z.literal('job'), job: TriedJob }),
  z.object({ type: z.literal('end'), handoffData: z.string() }),
])

/** What a visitor is told when they call. */
export type VisitorCall = z.infer<typeof tryAgent.reply>

/** Opens a socket as a page would; resolves with what became of the handshake. */
export async function openSocket(url: string): Promise<WebSocket | number> {
  const socket = new WebSocket(url)
  onTestFinished(() => socket.terminate())
  const { promise, resolve } = Promise.withResolvers<WebSocket | number>()
  socket.on('error', () => {})
  socket.once('open', () => resolve(socket))
  socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
  return promise
}

/** A visitor's phone in the page, on the line or refused: it says things and hears the whole answer. */
export async function pickUp(call: VisitorCall, setup: Record<string, unknown> = {}) {
  const socket = await openSocket(call.relayUrl)
  if (typeof socket === 'number') throw new Error(`the relay answered ${socket}`)
  const closed = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<string>()
  const seated = Promise.withResolvers<void>()
  const jobs: TriedJob[] = []
  const heard: string[] = []
  let words = ''
  let answered = (_: string) => {}
  socket.once('close', closed.resolve)
  socket.on('message', (data) => {
    const frame = Frame.parse(JSON.parse(String(data)))
    if (frame.type === 'job') jobs.push(frame.job)
    seated.resolve()
    if (frame.type === 'end') ended.resolve(frame.handoffData)
    if (frame.type !== 'text') return
    words += frame.token
    if (!frame.last) return
    heard.push(words)
    answered(words)
    words = ''
  })
  const send = (frame: unknown) => socket.send(JSON.stringify(frame))
  const { callSid, customParameters } = call
  send({ type: 'setup', callSid, customParameters, ...setup })
  // A company's call says nothing before it is spoken to.
  if (call.relayUrl.includes(TRY_RELAY_PATH)) await Promise.race([seated.promise, closed.promise])
  const say = (voicePrompt: string) =>
    new Promise<string>((resolve) => {
      answered = resolve
      send({ type: 'prompt', voicePrompt, last: true })
    })
  return { socket, send, say, jobs, heard, closed: closed.promise, ended: ended.promise }
}
