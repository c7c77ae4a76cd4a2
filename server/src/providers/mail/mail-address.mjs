// Read before anything is installed (platform/settings-table.mjs): plain JavaScript, no package.

/** One plain address: no list, no name, no comment, no quotes, so that nothing can be smuggled past it. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/**
 * Whether mail can be sent to this.
 * @param {string} text
 */
export const isMailAddress = (text) => text.length <= 254 && ADDRESS.test(text)

/**
 * Name and address of `Name <address>` or of a bare address; null when there is no address in it.
 * @param {string} from
 * @returns {{ name: string, address: string } | null}
 */
export function readSender(from) {
  const [, name = '', inBrackets] = /^\s*(?:"?([^"<>]*?)"?\s*)<([^<>]+)>\s*$/.exec(from) ?? []
  const address = (inBrackets ?? from).trim()
  return isMailAddress(address) ? { name: name.trim(), address } : null
}

/**
 * Whether a user or a password would leave this machine with it.
 * @param {URL} address
 */
export function signsInElsewhere({ username, password, hostname }) {
  const isHere = /^(localhost|127(\.\d+){3}|\[::1])$/i.test(hostname)
  return (username !== '' || password !== '') && !isHere
}

/**
 * What of an SMTP address contradicts TLS for its password, in words; null when nothing does.
 * @param {string} url
 * @returns {string | null}
 */
export function whyNoTls(url) {
  const address = URL.canParse(url) ? new URL(url) : null
  if (address?.protocol !== 'smtp:' || !signsInElsewhere(address)) return null
  const { searchParams, port } = address
  if (port === '465') return 'port 465 speaks TLS from the first byte: write smtps:// instead'
  const off = [
    searchParams.get('ignoreTLS') === 'true' && 'ignoreTLS=true',
    searchParams.get('opportunisticTLS') === 'true' && 'opportunisticTLS=true',
    searchParams.get('requireTLS') === 'false' && 'requireTLS=false',
  ].filter(Boolean)
  if (off.length === 0) return null
  return `a password is sent over TLS or not at all: take out ${off.join(' and ')}`
}
