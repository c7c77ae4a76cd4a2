import pg from 'pg'
import { z } from 'zod'

const Counted = z.object({ call_sid: z.string(), turns: z.int() }).array()

/** How many things each caller said that are written down, by the call's name at the carrier. */
export async function turnsHeard(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select call_sid, count(e.seq)::integer as turns from phone_call p
       left join phone_call_event e on e.phone_call_id = p.id and e.kind = 'heard' group by call_sid`,
    )
    return new Map(Counted.parse(rows).map(({ call_sid, turns }) => [call_sid, turns]))
  } finally {
    await client.end()
  }
}
