import RequestClient from 'twilio/lib/base/RequestClient.js'
import Twilio from 'twilio/lib/rest/Twilio.js'

/** Credentials, and where the API is. */
export type TwilioAccess = {
  accountSid: string
  authToken: string
  /** Texts are sent through this Messaging Service, and numbers put into its sender pool. */
  messagingServiceSid?: string
  /** Another origin in place of those of Twilio's APIs: a stand-in or a proxy. */
  apiUrl?: string
  /** How long an answer is waited for, 10 s unless told. */
  timeoutMs?: number
}

/**
 * The official client. It waits and asks again by itself, three times, when the carrier is busy (429).
 * In a module of its own, loaded when it is needed: it costs 0.2 s and 30 MB.
 */
export function twilioClient(access: TwilioAccess): Twilio {
  const httpClient = new RedirectedRequests(
    { timeout: access.timeoutMs ?? 10_000, autoRetry: true, maxRetries: 3, maxRetryDelay: 2000 },
    access.apiUrl,
  )
  return new Twilio(access.accountSid, access.authToken, { httpClient })
}

/** The client has no setting for the API's address, so requests are sent elsewhere on their way out. */
class RedirectedRequests extends RequestClient {
  readonly #origin: string | undefined

  constructor(options: RequestClient.RequestClientOptions, origin: string | undefined) {
    super(options)
    this.#origin = origin?.replace(/\/+$/, '')
  }

  override request<TData>(options: RequestClient.RequestOptions<TData>) {
    const uri = this.#origin ? options.uri.replace(/^https:\/\/[^/]+/, this.#origin) : options.uri
    return super.request<TData>({ ...options, uri })
  }
}
