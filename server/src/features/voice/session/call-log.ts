import { callerNumber, phoneDigits } from '@towline/contract'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { executed } from '../../../platform/execute.ts'
import {
  appendToPhoneCall,
  endPhoneCall,
  memoryFrom,
  openPhoneCall,
  phoneCallBySid,
} from '../../calls/index.ts'
import { ownCompany } from '../../company/index.ts'
import { reportCall } from '../after-call/report-call.ts'
import type { CallLog } from '../voice.ports.ts'
import { companyLineOf } from './company-line.ts'
import { customDataFrom, outcomeFrom } from './record-of.ts'

/** The call log over the handlers of the room that keeps call records. */
export function callLogOf(app: App): CallLog {
  return {
    silentFor: () => app.db.silentFor(),

    async open({ companyId }, { callSid, from, to, isFromDesk = false }) {
      const opened = await executed(app, openPhoneCall, {
        actor: systemOf(companyId),
        input: {
          body: {
            callSid,
            fromNumber: numberOnRecord(callerNumber(from)),
            toNumber: numberOnRecord(to),
            isFromDesk,
          },
        },
      })
      return {
        phoneCallId: opened.id,
        companyId,
        callSid,
        from,
        to,
        startedAt: app.now(),
        token: opened.token,
        memory: memoryFrom(opened.memory),
        lastSeq: opened.lastSeq,
        ...(opened.earlier && { earlier: opened.earlier }),
      }
    },

    find: (callSid) =>
      app.db.asSystem(
        async (tx) => {
          const row = await phoneCallBySid(tx, callSid)
          if (!row) return null
          const company = await ownCompany(tx, row.company_id)
          const call = {
            phoneCallId: row.id,
            companyId: row.company_id,
            callSid,
            from: row.from_number,
            to: row.to_number,
            startedAt: row.started_at.getTime(),
            token: row.relay_token,
            memory: memoryFrom(row.memory),
            lastSeq: row.last_seq,
          }
          return { call, line: companyLineOf(company, app.now()) }
        },
        { readOnly: true },
      ),

    append: ({ companyId, phoneCallId }, { entries, memory }) =>
      executed(app, appendToPhoneCall, {
        actor: { kind: 'agent', companyId, phoneCallId },
        input: { body: { phoneCallId, entries, memory, customData: customDataFrom(memory) } },
      }),

    async end({ callSid, seconds, outcome, trouble }) {
      const row = await app.db.asSystem((tx) => phoneCallBySid(tx, callSid), { readOnly: true })
      if (!row) return
      const memory = memoryFrom(row.memory)
      const known =
        outcome ?? (row.outcome === 'in progress' && memory ? outcomeFrom(memory) : undefined)
      await executed(app, endPhoneCall, {
        actor: systemOf(row.company_id),
        input: {
          body: {
            callSid,
            ...(seconds !== undefined && { seconds }),
            ...(known && { outcome: known }),
          },
        },
      })
      await executed(app, reportCall, {
        actor: { kind: 'agent', companyId: row.company_id, phoneCallId: row.id },
        input: { body: { phoneCallId: row.id, ...(trouble && { trouble }) } },
      })
    },
  }
}

/** Ten digits where it is a US number; otherwise as the carrier wrote it, so far as a record needs it. */
function numberOnRecord(number: string): string {
  const digits = phoneDigits(number)
  return digits.length === 10 ? digits : number.slice(0, 40)
}
