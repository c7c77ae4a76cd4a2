import { StompFault, type StompFrame } from './stomp-codec.ts'

/** The open transactions of one connection: frames held until COMMIT. */
type Transactions = {
  begin(id: string): void
  /** Keeps the frame for later. */
  hold(id: string, frame: StompFrame): void
  /** Ends the transaction and answers what it held, in order. */
  end(id: string): StompFrame[]
}

/** Transactions, at most `most` at a time. */
export function createTransactions(most: number): Transactions {
  const open = new Map<string, StompFrame[]>()
  const held = (id: string) => {
    const frames = open.get(id)
    if (!frames) throw new StompFault(`There is no open transaction ${id}`)
    return frames
  }
  return {
    begin(id) {
      if (open.has(id)) throw new StompFault(`The transaction ${id} is open already`)
      if (open.size >= most) throw new StompFault(`A connection may have ${most} open transactions`)
      open.set(id, [])
    },
    hold: (id, frame) => void held(id).push(frame),
    end(id) {
      const frames = held(id)
      open.delete(id)
      return frames
    },
  }
}
