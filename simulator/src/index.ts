export { type Caller, type CallerKind, callerKinds, topics } from './caller.ts'
export {
  type FieldMark,
  type GradedJob,
  grade,
  type HeldCall,
  type Marks,
  type TranscriptLine,
} from './grade.ts'
export type { Mark } from './grade-field.ts'
export { type CallersPhone, type Circumstances, holdCall } from './hold-call.ts'
export { jobOf } from './job.ts'
export { type Noise, noiseLevels } from './noise.ts'
export { play } from './play.ts'
export { population } from './population/index.ts'
export { callPureAgent, type Readers } from './pure-call.ts'
export { chance } from './random.ts'
export { markSayings, type SayingMarks, type Sayings } from './sayings.ts'
export { readerErrors, SimulatedReader, simulatedReaderName } from './simulated-reader.ts'
export { type Objecting, objecting } from './talker.ts'
