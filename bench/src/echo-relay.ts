import { serveBareRelay } from './bare-relay.ts'

// Answers every prompt with one token: the prompt itself.
serveBareRelay((socket, words) =>
  socket.send(JSON.stringify({ type: 'text', token: words, last: true })),
)
