import { callerNumber, phoneDigits } from '@towline/contract'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { executed } from '../../../platform/execute.ts'
import { Failure } from '../../../platform/failure.ts'
import {
  appendToPhoneCall,
  appendToPhoneCalls,
  endPhoneCall,
  memoryFrom,
  openPhoneCall,
  openPhoneCalls,
  phoneCallBySid,
} from '../../calls/index.ts'
import { ownCompany } from '../../company/index.ts'
import { reportCall } from '../after-call/report-call.ts'
import type { CallLog, LogBatch, LoggedCall } from '../voice.ports.ts'
import { companyLineOf } from './company-line.ts'
import { customDataFrom, outcomeFrom } from './record-of.ts'

/** The call log over the handlers of the room that keeps call records. */
export function callLogOf(app: App): CallLog {
  return {
    silentFor: () => app.db.silentFor(),

    async open({ companyId }, { callSid, from, to, isFromDesk = false }) {
      const actor = systemOf(companyId)
      const body = {
        callSid,
        fromNumber: numberOnRecord(callerNumber(from)),
        toNumber: numberOnRecord(to),
        isFromDesk,
      }
      const found = await app.inBatches(`open ${companyId}`, body, {
        all: (bodies) => executed(app, openPhoneCalls, { actor, input: { body: bodies } }),
        one: () => executed(app, openPhoneCall, { actor, input: { body } }),
      })
      const opened = found ?? fail()
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

    append: (call, batch) => append(app, call, batch),

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

const append = async (
  app: App,
  { companyId, phoneCallId }: LoggedCall,
  { entries, memory }: LogBatch,
) => {
  const actor = systemOf(companyId)
  const body = { phoneCallId, entries, memory, customData: customDataFrom(memory) }
  const appended = await app.inBatches(`append ${companyId}`, body, {
    all: (bodies) => executed(app, appendToPhoneCalls, { actor, input: { body: bodies } }),
    one: () => executed(app, appendToPhoneCall, { actor, input: { body } }),
  })
  return appended ?? fail()
}

const fail = (): never => {
  throw new Failure('not_found')
}

/** Ten digits where it is a US number; otherwise as the carrier wrote it, so far as a record needs it. */
function numberOnRecord(number: string): string {
  const digits = phoneDigits(number)
  return digits.length === 10 ? digits : number.slice(0, 40)
}
