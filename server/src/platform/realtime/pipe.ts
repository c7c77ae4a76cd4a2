import type { WebSocket } from 'ws'
import type { WireFrame } from './stomp-codec.ts'

/** A way to one client, whatever carries it. What comes from the client is handed to the session. */
export type Pipe = {
  send(frame: WireFrame): void
  /** Bytes accepted by `send` that have not left this process yet. */
  bufferedBytes(): number
  /** Closes after everything sent has left. `code` is a WebSocket close code. */
  close(code: number, reason: string): void
  /** Ends at once; what is buffered is lost. */
  terminate(): void
}

/** How long a client may take to answer the closing handshake. */
const CLOSE_MS = 2_000

/** STOMP straight on a WebSocket: a frame is a message, binary only when its body is not UTF-8. */
export function webSocketPipe(socket: WebSocket): Pipe {
  return {
    ...webSocketEnds(socket),
    send: (frame) => socket.send(frame.bytes, { binary: !frame.isText }),
  }
}

/** STOMP in SockJS's framing on a WebSocket: `a["…"]`. Text only, as SockJS is. */
export function sockJsWebSocketPipe(socket: WebSocket): Pipe {
  socket.send('o')
  const { bufferedBytes, close, terminate } = webSocketEnds(socket)
  return {
    bufferedBytes,
    terminate,
    send: (frame) => socket.send(sockJsMessage(frame), { binary: false }),
    close(code, reason) {
      socket.send(`c${JSON.stringify([code, reason])}`)
      close(code, reason)
    },
  }
}

function webSocketEnds(socket: WebSocket): Omit<Pipe, 'send'> {
  return {
    bufferedBytes: () => socket.bufferedAmount,
    close(code, reason) {
      socket.close(code, reason)
      const timer = setTimeout(() => socket.terminate(), CLOSE_MS)
      socket.once('close', () => clearTimeout(timer))
    },
    terminate: () => socket.terminate(),
  }
}

const sockJsMessages = new WeakMap<WireFrame, Buffer>()

/** Wraps a frame for SockJS, once for all who get it. */
function sockJsMessage(frame: WireFrame): Buffer {
  const known = sockJsMessages.get(frame)
  if (known) return known
  const made = Buffer.from(`a${JSON.stringify([frame.bytes.toString()])}`)
  sockJsMessages.set(frame, made)
  return made
}
