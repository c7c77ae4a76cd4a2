import { type LiveForm, liveForm, type Memory } from '@towline/agent'
import {
  formatPhone,
  type LiveCallCard,
  type LiveField,
  type LiveStanding,
} from '@towline/contract'
import { memoryFrom } from '../../calls/index.ts'
import type { LiveRow } from './live-calls.store.ts'

const nothingYet: LiveForm = { facts: [], asking: '', dangers: [], isEmergency: false }

/** A call as a line of the list, and its form. */
export function presentCard(row: LiveRow): LiveCallCard & Pick<LiveForm, 'facts'> {
  const memory = memoryFrom(row.memory)
  const form = memory ? liveForm(memory) : nothingYet
  const value = (field: LiveField) => form.facts.find((fact) => fact.field === field)?.value ?? ''
  const vehicle = (['vehicleColor', 'vehicleYear', 'vehicleMake', 'vehicleModel'] as const).map(
    value,
  )
  const standing = standingOf(row, memory)
  return {
    id: row.id,
    fromNumber: row.from_number,
    startedDate: row.started_at.getTime(),
    standing,
    customerName: value('customerName'),
    pickup: value('pickup'),
    towReason: value('towReason'),
    vehicle: vehicle.filter(Boolean).join(' '),
    asking: standing === 'agent' ? form.asking : '',
    dangers: form.dangers,
    isEmergency: form.isEmergency,
    dispatchCallId: row.dispatch_call_id ?? '',
    facts: form.facts.map((fact) =>
      fact.field === 'customerPhone' ? { ...fact, value: formatPhone(fact.value) } : fact,
    ),
  }
}

function standingOf({ holder, last_move: move }: LiveRow, memory: Memory | null): LiveStanding {
  if (holder === null) return 'over'
  if (move === 'briefed') return 'person'
  return move === 'handedOver' || memory?.phase === 'transferring' ? 'ringing' : 'agent'
}
