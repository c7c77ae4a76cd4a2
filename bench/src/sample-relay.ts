import OpenAI from 'openai'
import type { WebSocket } from 'ws'
import { serveBareRelay } from './bare-relay.ts'

// What the carrier's own sample of a streaming agent does, on the same wire: each prompt goes to the model with the
// vendor's client, each token of the answer to the caller as it comes. Nothing is stopped when the caller cuts in.
const [, , modelUrl] = process.argv
const client = new OpenAI({ apiKey: 'none', baseURL: modelUrl })

async function answer(socket: WebSocket, words: string): Promise<void> {
  const stream = await client.chat.completions.create({
    model: 'test-model',
    stream: true,
    messages: [
      { role: 'system', content: 'You answer the phone of a towing company.' },
      { role: 'user', content: `<caller>${words}</caller>\nASK NEXT: Where is the vehicle?` },
    ],
  })
  for await (const chunk of stream) {
    const token = chunk.choices[0]?.delta.content
    if (token) socket.send(JSON.stringify({ type: 'text', token, last: false }))
  }
  socket.send(JSON.stringify({ type: 'text', token: '', last: true }))
}

serveBareRelay(answer)
