import { z } from 'zod'
import { type Attachment, MailRefused } from '../../providers/mail/index.ts'
import type { App } from '../app.ts'

/** What an email carries: the feature's maker, and of what, such as an invoice's id. */
export type Attached = { maker: string; of: string }

const Kept = z.array(z.object({ maker: z.string(), of: z.string() }))

/**
 * Makes what an email carries. Its row holds no file: what is made again after a crash is the same.
 * Throws `MailRefused` when there is nothing to make it of.
 */
export async function attachmentsOf(
  app: App,
  mail: { company_id: string | null; attached: unknown },
): Promise<Attachment[]> {
  const made: Attachment[] = []
  for (const { maker, of } of Kept.parse(mail.attached)) {
    const make = app.attachmentMakers[maker]
    if (!make || !mail.company_id) throw new Error(`an email of nobody carries ${maker}`)
    const file = await make(app, mail.company_id, of)
    if (!file) throw new MailRefused('What it was to carry is not there any more.')
    const { name, contentType } = file
    made.push({ name, contentType, content: await file.make() })
  }
  return made
}
