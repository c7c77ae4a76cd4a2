import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import type { SignedForm, SignedHandshake, Telephony } from './telephony.port.ts'

/**
 * The carrier's signatures with one token: base64 HMAC-SHA1 over the URL followed by the form's keys
 * and values in the order of the keys. Compared in constant time, by the carrier's own library.
 * A fragment, which holds settings for the carrier alone, is not signed.
 * A handshake is signed over the socket's URL as the TwiML had it, with nothing after it.
 */
export function wireSignatures(
  token: string,
): Pick<Telephony, 'verifyWebhook' | 'verifyHandshake' | 'sign'> {
  const isSigned = ({ signature, url, form }: SignedForm) =>
    // The library throws on what is no URL, and a query is the stranger's to write.
    !!signature && URL.canParse(url) && validateRequest(token, signature, url, form)
  return {
    verifyWebhook: isSigned,
    verifyHandshake: ({ signature, url }: SignedHandshake) =>
      isSigned({ signature, url, form: {} }),
    sign: (url, form) => getExpectedTwilioSignature(token, url.replace(/#.*$/s, ''), form),
  }
}
