import type { Days } from '@towline/contract'
import { z } from 'zod'
import type { Db } from '../../../platform/db/index.ts'

const within = (part: number, seconds: string) =>
  `round(percentile_disc(${part}) within group (order by ${seconds}) / 60.0)`
const measures = ['to_dispatched', 'towline_seconds(clock_at, accepted_at)', 'to_scene', 'to_done']

const Row = z.object({ key: z.string(), cells: z.array(z.number().nullable()) })

/** What a report of times has to say, made of the jobs one by one; of all of them the key is `all`. */
export async function timesOfJobs(
  db: Db,
  { key, clock, days }: { key: string; clock: string; days: Days },
): Promise<Record<string, (number | null)[]>> {
  const { rows } = await db.raw(
    `select case when grouping(key) = 1 then 'all' else coalesce(key::text, '') end as key,
       jsonb_build_array(count(*), ${measures.map((of) => `${within(0.5, of)}, ${within(0.9, of)}`).join(', ')},
         count(late), (count(*) filter (where late <= 0))::float8 / nullif(count(late), 0)) as cells
     from (select *, ${key} as key from (select *, received_at at time zone $1 as local from job_figures) f) j
     where local >= $2::date and local < $3::date + 1 group by grouping sets ((key), ())`,
    [clock, days.from, days.to],
  )
  return Object.fromEntries(
    z
      .array(Row)
      .parse(rows)
      .map((row) => [row.key, row.cells]),
  )
}
