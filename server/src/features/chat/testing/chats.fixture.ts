import { ActiveCustomer, ChatMessage, ChatRequest, DispatchCall } from '@towline/contract'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import { executed } from '../../../platform/execute.ts'
import { handle, inside } from '../../../platform/handler.ts'
import { newId } from '../../../platform/ids.ts'
import type { Product, TestCompany } from '../../../testing/product.ts'
import { openLine } from '../../../testing/test-connection.ts'
import { hashPassword } from '../../auth/index.ts'
import { insertEmployee } from '../../employees/index.ts'
import { openChatRequest } from '../open-chat-request.ts'

/** Gives a job its chat, as the phone agent does. */
const giveChat = handle(
  inside({
    name: 'giveChat',
    because: 'a test gives a job its chat',
    body: z.object({ dispatchCallId: z.string() }),
    reply: z.string(),
  }),
  (context, { body }) => openChatRequest(context, { ...body, phoneCallId: null }),
)

/** Two companies of the product, and what their customers and reps do in chats. */
export async function openChats(product: Product) {
  const ours = await product.company('Our Towing')
  const theirs = await product.company('Their Towing')
  // In a trial nobody is texted because somebody has typed so.
  await product.pays(ours)

  const good = async (answer: Response): Promise<unknown> => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const chatapi = (path: string, basic?: string) =>
    product.call('GET', `/towline/chatapi/${path}`, basic ? { basic } : {})
  /** A job with a chat; `id` is the customer's key. */
  const aChat = async (job: Record<string, unknown> = {}, company: TestCompany = ours) => {
    const made = await product.call('POST', '/towline/dispatch', {
      basic: company.basic,
      body: { customerName: 'Harriet Stone', ...job },
    })
    const jobId = DispatchCall.parse(await good(made)).id
    const actor = systemOf(company.companyId)
    const input = { body: { dispatchCallId: jobId } }
    const id = await executed(product.app, giveChat, { actor, input })
    return { id, jobId, to: (place: string) => `/app/chat/${id}/${place}`, topic: topicOf(id) }
  }
  /** Somebody of ours; answers how he signs in. */
  const employee = async (firstName: string, role: 'driver' | 'dispatcher') => {
    const email = `${firstName.toLowerCase()}@our-towing.example`
    const passwordHash = await hashPassword('a long password')
    await product.app.db.asCompany(ours.companyId, (tx) =>
      insertEmployee(tx, {
        id: newId(),
        companyId: ours.companyId,
        email,
        passwordHash,
        roles: [role],
        firstName,
        lastName: 'Alvarez',
        phoneNumber: '',
        now: Date.now(),
      }),
    )
    return `${email}:a long password`
  }
  const lineOf = async (basic?: string) => {
    const line = await openLine(product.url, basic)
    onTestFinished(line.hangUp)
    return line
  }
  return {
    product,
    ours,
    theirs,
    aChat,
    chatapi,
    driver: () => employee('Teo', 'driver'),
    dispatcher: () => employee('Dee', 'dispatcher'),
    /** A line in the session that signing in begins, as a page has it. */
    session: async (basic: string) => {
      const answer = await product.call('GET', '/towline/admin/authenticate', { basic })
      const [, value = ''] = /authToken=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? []
      const [, credential = ''] = decodeURIComponent(value).split(' ')
      return lineOf(Buffer.from(credential, 'base64').toString())
    },
    line: lineOf,
    messages: async (id: string) =>
      ChatMessage.array().parse(await good(await chatapi(`messages/${id}`))),
    request: async (id: string) => ChatRequest.parse(await good(await chatapi(id))),
    active: async (company: TestCompany = ours) =>
      ActiveCustomer.array().parse(
        await good(await product.call('GET', '/towline/chat/customers', { basic: company.basic })),
      ),
    job: async (id: string) =>
      DispatchCall.parse(
        await good(await product.call('GET', `/towline/dispatch/${id}`, { basic: ours.basic })),
      ),
  }
}

const topicOf = (id: string) => (name: 'messages' | 'signs') => `/topic/chat/${id}/${name}`
