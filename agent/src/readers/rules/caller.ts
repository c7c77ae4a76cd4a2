import type { CallerType } from '@towline/contract'
import type { z } from 'zod'
import { callerTypes, clubs, insurers } from '../../concepts/callers.ts'
import { saidBetween, textBetween, titleCase, type Word } from '../../text/words.ts'

/** Where clubs are named, so that no vehicle is read out of "Agero". */
export function findClubs(words: Word[]): { start: number; end: number }[] {
  const text = textBetween(words)
  return clubs.flatMap(([pattern]) => {
    const match = pattern.exec(text)
    if (!match) return []
    const start = text.slice(0, match.index).split(' ').filter(Boolean).length
    return [{ start, end: start + match[0].split(' ').length }]
  })
}

const speaksFor =
  /\b(?:(?:calling|call|this is \w+(?: \w+)?|it'?s \w+|i'?m|we'?re|here|\w+) (?:from|with|at|on behalf of|for)|on behalf of|dispatch(?:er)? (?:for|from|with)|this is)(?: the)?\s*$/

type CallerFound = { callerType?: z.infer<typeof CallerType>; inputVendorName?: string }

/** Whom the caller speaks for, if it is somebody else. */
export function findCaller(words: Word[]): CallerFound {
  const text = textBetween(words)
  for (const [pattern, name] of clubs) {
    const match = pattern.exec(text)
    if (!match) continue
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const forThem =
      speaksFor.test(before) ||
      /\b(?:(?:job|call|run|one|tow) for you|(?:a|the|our|my|their) (?:member|insured|customer)\b|member'?s name)/.test(
        text,
      ) ||
      /^(?: roadside(?: assistance)?| motor club| dispatch)* (?:calling|here|with a|on behalf)/.test(
        after,
      )
    if (!forThem) {
      // "I have triple A": whose member the caller is, not who calls.
      return /\b(?:i have|i've got|we have|through|my|member of|covered by|membership with|it's|using)(?: an?)? $/.test(
        before,
      )
        ? { inputVendorName: name }
        : {}
    }
    return {
      callerType:
        insurers.has(name) && /\b(?:claims?|adjuster|insurance)\b/.test(text)
          ? 'Insurance'
          : 'Motor club',
      inputVendorName: name,
    }
  }
  const type = callerTypes.find(([, pattern]) => pattern.test(text))?.[0]
  if (!type) return {}
  const name =
    type === 'Police' || type === 'Fleet/account' || type === 'Property manager'
      ? undefined
      : nameOfCompany(words)
  // "With a motor club" does not say which.
  const isNamed = name && !/^(?:motor club|roadside\b.*)$/i.test(name)
  return { callerType: type, ...(isNamed && { inputVendorName: name }) }
}

/** "calling from Joe's Garage": the name up to the next pause or verb. */
function nameOfCompany(words: Word[]): string | undefined {
  for (let at = 1; at < words.length; at++) {
    if (
      !/\b(?:calling (?:from|for|with)|this is(?: \w+){1,3} (?:at|from|with)|i'?m (?:from|with))$/.test(
        textBetween(words, Math.max(0, at - 7), at),
      )
    )
      continue
    let end = /^(?:the|a)$/.test(words[at]?.text ?? '') ? at + 1 : at
    const start = end
    while (
      end < words.length &&
      end - start < 5 &&
      !/^(?:and|i|we|we're|i'm|with|in|on|need|needing|about|calling|for|at|our|to|have)$/.test(
        words[end]?.text ?? '',
      )
    ) {
      end++
      if (words[end - 1]?.stop) break
    }
    return end > start ? titleCase(saidBetween(words, start, end)) : undefined
  }
}
