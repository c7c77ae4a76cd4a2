import type { TowReason } from '@towline/contract'
import { oneOf } from '../text/one-of.ts'
import phrases from './phrases/reasons.json' with { type: 'json' }

/** In order of weight: of two reasons in one sentence, the one higher up decides what truck is sent. */
export const reasons: readonly (readonly [reason: TowReason, pattern: RegExp])[] = [
  ['Repossession', /\b(?:repo|repos|reposs?ess(?:ion|ed|ing)?|repo'?d)\b/],
  ['Police impound', oneOf(phrases['Police impound'])],
  [
    'Abandoned',
    /\b(?:abandon(?:ed|ing)?|left (?:here|there) .{0,30}(?:weeks|months|years)|been sitting (?:here|there|in (?:my|our|the)) for (?:weeks|months|days|a (?:week|month|year)|\w+ (?:weeks|months|days)))\b/,
  ],
  ['Illegally parked (PPI)', oneOf(phrases['Illegally parked (PPI)'])],
  ['Recovery/rollover', oneOf(phrases['Recovery/rollover'])],
  ['Accident', oneOf(phrases.Accident)],
  ['Stuck/winch', oneOf(phrases['Stuck/winch'])],
  ['Lockout', oneOf(phrases.Lockout)],
  ['Out of fuel', oneOf(phrases['Out of fuel'])],
  ['Flat tire', oneOf(phrases['Flat tire'])],
  ['Overheating', oneOf(phrases.Overheating)],
  ["Won't shift", oneOf(phrases["Won't shift"])],
  ['Dead battery', oneOf(phrases['Dead battery'])],
  ['Transport', oneOf(phrases.Transport)],
  ['Breakdown', oneOf(phrases.Breakdown)],
  [
    'Storage relocation',
    /\bstorage (?:lot|yard|facility|unit)\b.{0,60}\b(?:relocat|mov|transfer)|\brelocat\w* .{0,40}\b(?:lot|yard|storage)\b|\bstorage (?:relocation|transfer|move)\b/,
  ],
  ['Dealer/shop transfer', oneOf(phrases['Dealer/shop transfer'])],
  ['Equipment move', oneOf(phrases['Equipment move'])],
  [
    'Storage relocation',
    /\b(?:(?:to|from|into|out of) (?:a |the |our |my )?storage(?: (?:unit|lot|facility|yard))?|storage (?:relocation|transfer|move))\b/,
  ],
  ['Transport', oneOf(phrases['Transport, less surely'])],
  [
    'Stuck/winch',
    oneOf(phrases['Stuck/winch, less surely'], {
      after:
        ' stuck\\b(?! (?:at|in (?:traffic|a parking|the parking|the garage|park|gear)|here|on (?:the|i|us|\\d|75|380|side|a (?:bridge|highway))|with|near|by|outside|off|behind|between))',
    }),
  ],
  [
    'Other',
    /\b(?:caught (?:on )?fire|burn(?:ed|t) (?:up|down)|(?:car|truck|van|suv|vehicle|motorcycle|bike|it)(?:'s)? (?:has |had )?(?:was|been|got) (?:\w+ )?(?:stolen|vandali[sz]ed|flooded))\b/,
  ],
]
