import { ChatMessage, MESSAGES_A_MINUTE, SecretId, SendChatMessage } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import type { SendHandler } from '../../platform/send-handlers.ts'
import { chatRows, companiesOfChats } from './chat.store.ts'
import { keepMessages, type NewMessage } from './messages-in-chat.store.ts'
import { asCustomer, asRep, linkHasEnded, mayWrite } from './open-chat.ts'
import { sendChatMessage, show } from './send-chat-message.ts'

const Sent = z.object({ params: z.object({ id: SecretId }), body: SendChatMessage })

/** A message of a crowd: who of the company's reps writes it, or null for the customer. */
const Said = z.object({
  chatId: z.string(),
  content: z.string(),
  clientId: z.string().nullable(),
  rep: z.object({ id: z.string(), name: z.string() }).nullable(),
})

/**
 * What is written in many chats of a company at one time, kept and shown together. Null for each that is refused or
 * is being kept on another connection: that is for `sendChatMessage` to say.
 */
const sendChatMessages = handle(
  inside({
    name: 'sendChatMessages',
    because: 'it takes the word of the wire for who writes',
    body: z.array(Said),
    reply: z.array(ChatMessage.nullable()),
  }),
  async (context, { body }) => {
    const { tx, companyId, now } = context
    const chats = await chatRows(tx, companyId, [...new Set(body.map(({ chatId }) => chatId))])
    const messages = body.map(({ rep, ...words }): NewMessage | null => {
      const chat = chats.get(words.chatId)
      if (!chat || (!rep && linkHasEnded(chat, now))) return null
      const writer = rep ? asRep(rep) : asCustomer(chat)
      return { id: newId(), ...writer, ...words, via: 'chat', media: null }
    })
    const kept = await keepMessages(
      tx,
      messages.filter((message) => message !== null),
      { companyId, now, mostAMinute: MESSAGES_A_MINUTE },
    )
    const shown: (ChatMessage | null)[] = []
    for (const message of messages) {
      const one = message && kept.get(message.id)
      shown.push(one ? await show(context, one) : null)
    }
    return shown
  },
)

/**
 * Writes in a chat, together with whoever writes to the same company at that moment: on two processors a company's
 * chats hear several times as many messages as with a transaction for each.
 */
export const sendInCrowd: NonNullable<SendHandler['perform']> = async (app, { actor, input }) => {
  const alone = () => executed(app, sendChatMessage, { actor, input: input as never })
  const sent = Sent.safeParse(input).data
  if (!sent) return alone()
  const { id: chatId } = sent.params
  const companyId = await app.inBatches('companies of chats', chatId, {
    all: (ids) => app.db.lookUp((tx) => companiesOfChats(tx, ids)),
  })
  const isOurs = actor.kind === 'employee' && actor.companyId === companyId
  if (!companyId || (actor.kind !== 'nobody' && !(isOurs && mayWrite(actor)))) return alone()
  const rep = actor.kind === 'employee' ? { id: actor.id, name: actor.name } : null
  const said = { chatId, content: sent.body.content, clientId: sent.body.id, rep }
  const sentTogether = await app.inBatches(`chat messages ${companyId}`, said, {
    all: (body) => executed(app, sendChatMessages, { actor: systemOf(companyId), input: { body } }),
  })
  return sentTogether ?? alone()
}
