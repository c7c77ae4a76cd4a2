import { toE164 } from '@towline/contract'

/** Words as they were written, with what is a web address as a link; nothing else is ever one. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    part.isLink ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
      <a key={index} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}

/** Words with the phone numbers in them, written as `(469) 555-0188`, as links that call. */
export function LinkedPhones({ text }: { text: string }) {
  return text.split(/(\(\d{3}\) \d{3}-\d{4})/).map((part) =>
    part.startsWith('(') && part.length === 14 ? (
      <a key={part} href={`tel:${toE164(part)}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/g

/** The parts of a text; full stops and brackets behind an address are not part of it. */
export function partsOf(text: string): { text: string; isLink: boolean }[] {
  const parts: { text: string; isLink: boolean }[] = []
  let at = 0
  for (const found of text.matchAll(ADDRESS)) {
    const address = found[0].replace(/[.,;:!?)\]}]+$/, '')
    if (!URL.canParse(address)) continue
    if (found.index > at) parts.push({ text: text.slice(at, found.index), isLink: false })
    parts.push({ text: address, isLink: true })
    at = found.index + address.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), isLink: false })
  return parts
}
