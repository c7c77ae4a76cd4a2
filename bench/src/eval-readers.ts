import {
  callPureAgent,
  population,
  readerErrors,
  SimulatedReader,
  simulatedReaderName,
} from '@towline/simulator'
import type { AgentToCall } from './eval-product.ts'

/** The built-in agent in this process, with a reader beside its own that knows the truth and errs at this rate. */
export function simulatedReaderAgent(errors: number): AgentToCall {
  if (!readerErrors.some((each) => each === errors))
    throw new Error(`Errors of ${readerErrors.map((each) => each * 100).join(', ')} percent only`)
  return {
    name: simulatedReaderName(errors),
    callOnce: async (caller, manner) => ({
      caller,
      ...(await callPureAgent(caller, {
        ...manner,
        reader: new SimulatedReader(caller, errors, population),
      })),
    }),
    stop: async () => {},
  }
}
