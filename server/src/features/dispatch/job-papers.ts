import {
  type JobPapers,
  listOwnPapers as listOperation,
  readMediaFile,
  readJobPapers as readOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { hasJob } from './dispatch.store.ts'
import { openJobsOf } from './own-jobs.store.ts'
import { papersOf } from './papers.store.ts'

/** What was found at a job's vehicle and who signed; empty where nobody has. */
export const readJobPapers = handle(readOperation, async ({ tx, companyId, fail }, { params }) => {
  if (!(await hasJob(tx, companyId, params.id))) return fail('not_found')
  const [papers] = await papersOf(tx, companyId, [params.id])
  return papers ? present(papers) : nothingOf(params.id)
})

/** The same of a driver's open jobs. */
export const listOwnPapers = handle(listOperation, async ({ tx, actor, companyId, fail }) => {
  if (actor.kind !== 'employee') return fail('forbidden')
  const ids = await openJobsOf(tx, companyId, actor.id)
  return (await papersOf(tx, companyId, ids)).map(present)
})

type Row = Awaited<ReturnType<typeof papersOf>>[number]

const present = ({ checkedAt, signedAt, signatureId, ...rest }: Row): JobPapers => ({
  ...rest,
  checkedAt: checkedAt?.getTime() ?? 0,
  signedAt: signedAt?.getTime() ?? 0,
  signatureUrl: signatureId ? readMediaFile.path.replace(':id', signatureId) : '',
})

const nothingOf = (jobId: string): JobPapers => ({
  jobId,
  checkedAt: 0,
  checkedBy: '',
  checks: [],
  damage: '',
  signedAt: 0,
  signedBy: '',
  signedBefore: '',
  signatureUrl: '',
})
