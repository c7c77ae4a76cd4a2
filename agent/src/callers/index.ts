export { type Caller, type CallerKind, callerKinds } from './caller.ts'
export {
  type FieldMark,
  type GradedJob,
  grade,
  type HeldCall,
  type Line,
  type Marks,
} from './grade.ts'
export { type CallersPhone, type Circumstances, holdCall } from './hold-call.ts'
export { jobOf } from './job.ts'
export { type Noise, noiseLevels } from './noise.ts'
export { play } from './play.ts'
export { population } from './population/index.ts'
