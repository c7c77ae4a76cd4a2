import type { Memory } from '@towline/agent'
import { briefPerson, endRelay, receiveRecording, toE164 } from '@towline/contract'
import { connectTwiml, dialTwiml, sayAndHangupTwiml } from '../../../providers/telephony/index.ts'
import type { CallService } from '../session/call-service.ts'
import { personsPhone } from '../session/company-line.ts'
import type { LiveCall } from '../session/live-call.ts'
import type { CompanyLine } from '../voice.ports.ts'
import { CARRIER_LANGUAGES, spoken } from '../voice.text.ts'
import { type Attempts, noAttempts } from './attempts.ts'
import { hintsFor, type KnownOfCall } from './hints.ts'

/** How the agent takes up a call that was under way: after a lost relay, or because nobody picked up. */
export type Resumed = 'reconnected' | 'transferFailed'

/**
 * TwiML that connects a caller with our agent. A call that is under way goes on without a greeting:
 * the agent takes it up itself, in the way `resumed` says.
 */
export function connectTo(
  { deps, relayUrl }: CallService,
  live: LiveCall,
  attempts: Attempts = noAttempts,
  resumed: Resumed = 'reconnected',
): string {
  const { greeting, line, call } = live
  const { languages, recorded } = line.company
  return connectTwiml({
    relayUrl,
    actionUrl: actionUrl(deps.publicUrl, attempts),
    ...(greeting && { greeting: greeting.text }),
    parameters: { callId: call.phoneCallId, token: call.token, ...(!greeting && { resumed }) },
    hints: hintsFor(line, deps.localNames?.(line.companyId), knownOf(live.memory)),
    ...(attempts.plain ? { isPlain: true } : {}),
    language: CARRIER_LANGUAGES[live.memory.language],
    voice: line.voice,
    ...(languages && { languages: languages.map((language) => CARRIER_LANGUAGES[language]) }),
    ...(greeting && recorded && { recordingUrl: deps.publicUrl + receiveRecording.path }),
  })
}

/** A relay that is opened anew listens for what the caller has named by now. */
function knownOf({ intake }: Memory): KnownOfCall {
  const { pickup, vehicleMake, customerName } = intake.facts
  return {
    ...(pickup?.city && { city: pickup.city }),
    ...(pickup?.street && { street: pickup.street }),
    ...(vehicleMake && { make: vehicleMake }),
    ...(customerName && { name: customerName }),
  }
}

type TransferredCall = { callSid: string; from: string; to: string; isBriefed?: true }

/** TwiML that gives the caller to the company's own phone, or what can be said without one. */
export function transferTo(
  service: CallService,
  line: CompanyLine | undefined,
  call: TransferredCall & Partial<Attempts>,
  reason: string,
): string {
  const { metrics, now, publicUrl } = service.deps
  metrics.handedOver(reason)
  const phone = line ? toE164(personsPhone(line.company, now())) : ''
  const language = languageOf(service, call.callSid)
  if (!line || !isTelephone(phone))
    return sayAndHangupTwiml(spoken(language).nobodyThere, CARRIER_LANGUAGES[language])
  const { callSid, from, to, reconnects = 0, dials = 0, plain = 0 } = call
  if (isTelephone(from)) service.dialed.add({ companyId: line.companyId, callSid, from })
  return dialTwiml({
    number: phone,
    callerId: isTelephone(from) ? from : to,
    actionUrl: actionUrl(publicUrl, { reconnects, dials: dials + 1, plain }),
    say: spoken(language).connecting,
    language: CARRIER_LANGUAGES[language],
    ...(call.isBriefed && {
      briefUrl: `${publicUrl}${briefPerson.path}?${new URLSearchParams({ call: callSid })}`,
    }),
  })
}

/** TwiML for a caller whom nobody could take. */
export function apologize(service: CallService, callSid: string): string {
  const language = languageOf(service, callSid)
  return sayAndHangupTwiml(spoken(language).noAnswer, CARRIER_LANGUAGES[language])
}

const languageOf = (service: CallService, callSid: string): Memory['language'] =>
  service.find(callSid)?.memory.language ?? 'en'

/** Where the carrier asks how to go on after the relay or a dialed phone. */
export function actionUrl(publicUrl: string, { reconnects, dials, plain = 0 }: Attempts): string {
  const query = new URLSearchParams()
  if (reconnects > 0) query.set('reconnects', String(reconnects))
  if (dials > 0) query.set('dials', String(dials))
  if (plain > 0) query.set('plain', String(plain))
  return `${publicUrl}${endRelay.path}${query.size > 0 ? `?${query}` : ''}`
}

const isTelephone = (number: string) => /^\+[1-9]\d{6,14}$/.test(number)
