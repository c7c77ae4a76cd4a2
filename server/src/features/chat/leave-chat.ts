import { chatSigns, chatsChanged } from '@towline/contract'
import { z } from 'zod'
import { handle, inside } from '../../platform/handler.ts'
import { Visit, VisitAtProcess } from './join-chat.ts'
import { leave, silentOnes, stay } from './presence.store.ts'
import { textLater } from './text-waiting.ts'

/**
 * The last connection of one side of a chat to a process has ended, or the process has with all of them
 * (`ifSilent`). What the customer has not read goes out as a text, unless he is still there elsewhere.
 */
export const leaveChat = handle(
  inside({
    name: 'leaveChat',
    because: 'the realtime wire notices who goes',
    body: VisitAtProcess.extend({ ifSilent: z.boolean().default(false) }),
    reply: z.void(),
  }),
  async (context, { body: { ifSilent, ...visit } }) => {
    const { tx, now, announce } = context
    if (!(await leave(tx, visit, { now, ifSilent }))) return
    announce(chatSigns, visit.chatId, { role: visit.role, here: false })
    if (visit.role !== 'customer') return
    announce(chatsChanged, visit.companyId, { id: visit.chatId })
    await textLater(context, visit.chatId)
  },
)

/**
 * Whoever is in a chat at this process is still there. Answers who of them counts as gone all the same, and
 * whose processes have fallen silent.
 */
export const stayInChats = handle(
  inside({
    name: 'stayInChats',
    because: 'the realtime wire knows who is there',
    body: z.object({ process: z.string(), visits: z.array(Visit) }),
    reply: z.object({
      lost: z.array(Visit.pick({ chatId: true, role: true })),
      silent: z.array(VisitAtProcess),
    }),
  }),
  async ({ tx, now }, { body: { process, visits } }) => ({
    lost: visits.length > 0 ? await stay(tx, process, visits, now) : [],
    silent: await silentOnes(tx, now),
  }),
)
