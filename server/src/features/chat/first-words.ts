import {
  type ChatRequest,
  DANGER_FIRST,
  greetingOf,
  isUnderWay,
  NO_OPEN_JOB,
  type Operation,
  stateInWords,
  toE164,
} from '@towline/contract'
import type { FastifyRequest } from 'fastify'
import { nobody } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { ClientAddress } from '../../platform/client-address.ts'
import { executed } from '../../platform/execute.ts'
import { asHtmlText } from '../../platform/html-text.ts'
import { requestLimit } from '../../platform/request-limit.ts'
import type { FirstWords } from '../../platform/web-app.ts'
import { readChatRequest } from './read-chat-request.ts'

const customersPage = /^\/customer\/chat\/([^/?]+)\/?(?:\?|$)/

/**
 * What a customer's page says before its scripts are there: their company, how their job stands, whom to call, and the
 * danger line; nothing for other pages, and for a link that opens nothing. Whoever looks counts as asking for it.
 */
export function firstWordsFor(
  app: App,
  addressOf: ClientAddress,
): (request: FastifyRequest) => Promise<FirstWords | undefined> {
  const { name, limit }: Operation = readChatRequest.operation
  const limiter = limit && requestLimit(app, { ...limit, name })
  return async ({ url, raw }) => {
    const [, id] = url.match(customersPage) ?? []
    if (!id || (await limiter?.take(addressOf(raw)))) return undefined
    const input = { params: { id } }
    const request = await executed(app, readChatRequest, { actor: nobody, input })
    return { answer: JSON.stringify(request), html: inHtml(request, app.now()) }
  }
}

/** As the page draws it, and where: a map comes between the greeting and how the job stands. */
function inHtml(request: ChatRequest, now: number): string {
  const { companyName, dispatchPhone, job, timeZone } = request
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  const state = job ? stateInWords(job, now, clock.format) : NO_OPEN_JOB
  const hasMap = isUnderWay(job) && (job?.truck || job?.pickupAddressLatLng)
  const line = (name: string, words: string) => `<p data-line="${name}">${asHtmlText(words)}</p>`
  return [
    line('company', companyName),
    line('greeting', greetingOf(request)),
    hasMap ? '<p data-line="map"></p>' : '',
    line('state', state),
    dispatchPhone && `<p><a href="tel:${toE164(dispatchPhone)}">Call dispatch</a></p>`,
    line('danger', DANGER_FIRST),
  ].join('')
}
