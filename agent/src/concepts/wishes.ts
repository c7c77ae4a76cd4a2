import { anyOf, oneOf } from '../text/one-of.ts'
import type { Intent } from '../types/facts.ts'
import phrases from './phrases/wishes.json' with { type: 'json' }

const person =
  '(?:real |live |actual |human |another |somebody|someone )*(?:person|human|human being|operator|agent|representative|rep|dispatcher|dispatch|manager|supervisor|owner|boss|somebody|someone|receptionist|customer service|people|lady|guy|man|woman)'

/** What a caller may want, each with the words that say so. */
export const wishes: readonly (readonly [Intent, RegExp])[] = [
  ['tow', oneOf(phrases.tow, { after: '' })],
  [
    'person',
    new RegExp(
      `\\b(?:(?:speak|talk|spoke|chat) (?:to|with) (?:a |an |the |your |my )?${person}|(?:get|give|connect|transfer|put|pass|hand|patch|switch|forward) (?:me )?(?:(?:on |over |through )?(?:to|with) |through to )?(?:a |an |the |your |some )?(?:real |live |actual |human )*(?:person|human|human being|operator|agent|representative|rep|dispatcher|manager|supervisor|owner)\\b|(?:need|want|prefer) (?:to (?:speak|talk) (?:to|with) )?(?:a |an |the )?(?:real |live |actual |human )+(?:person|being|operator|agent|representative|someone)|(?:need|want|prefer|rather have) (?:a |an |the )?(?:person|human|operator|representative|supervisor|manager|owner(?! of)|somebody in the office)\\b|transfer me|put me through|need (?:to (?:speak|talk) to )?your (?:dispatcher|supervisor|manager)|let me (?:speak|talk)|real person|live person|actual person|human being|somebody real|someone real|talk to someone|talk to somebody|speak to someone|speak with someone|is there (?:a |an )?(?:person|human|anyone|anybody|someone)(?: real| there)?(?: i can (?:talk|speak) to)?$|(?<!\\b(?:i|we|he|she|they) )(?:put|get) (?:me )?(?:somebody|someone|a person) (?:with a pulse |real |else )?on (?:the (?:phone|line)|here)\\b|(?:not|ain'?t) (?:talking|speaking|talkin'?) to (?:a |an |no )?(?:robot|machine|computer|bot|ai|recording)|don'?t want to (?:talk|speak) to (?:a |an )?(?:robot|machine|computer|bot|ai)|not (?:talking|speaking) to (?:a |an )?(?:robot|machine|computer|bot|ai))|^(?:(?:hi|hello|hey) )?(?:is|can i (?:speak|talk) (?:to|with)|may i (?:speak|talk) (?:to|with)|i need to (?:speak|talk) (?:to|with)|let me (?:speak|talk) (?:to|with)) (?!(?:this|that|it|he|she|someone|anyone|somebody|anybody|there|the|a|an|my|your|you|me|everything)\\b)\\w+(?: (?:there|in|around|available|please|in today|working|working today))?$|\\b(?:missed call|you (?:just )?called me|(?:someone|somebody|you guys|one of you) (?:just )?(?:called|rang) (?:me|this number)|returning (?:your|a|my) (?:missed )?call)\\b|^(?:operator|agent|representative|human|person|dispatcher|manager|supervisor)(?: please)?$|\\boperator please\\b|\\brepresentative please\\b|\\bagent please\\b`,
    ),
  ],
  ['status', oneOf(phrases.status)],
  ['eta', oneOf(phrases.eta)],
  ['price', oneOf(phrases.price)],
  ['cancel', oneOf(phrases.cancel)],
  ['robot', oneOf(phrases.robot)],
  ['wait', anyOf(phrases.wait)],
  ['repeat', anyOf(phrases.repeat)],
  ['text me', oneOf(phrases['text me'])],
  ['hours', oneOf(phrases.hours)],
  ['release', oneOf(phrases.release)],
  ['complaint', oneOf(phrases.complaint)],
  ['message', oneOf(phrases.message)],
  ['wrong number', oneOf(phrases['wrong number'])],
  ['sales', oneOf(phrases.sales)],
  ['spanish', oneOf(phrases.spanish)],
  ['goodbye', oneOf(phrases.goodbye)],
  [
    'thanks',
    /\b(?:thank|thanks|thank you|thankyou|thx|thnx|ty|appreciate (?:it|that|you|your|the)|much appreciated|grateful|gracias)\b/,
  ],
  ['greeting', anyOf(phrases.greeting)],
  ['confused', oneOf(phrases.confused, { after: '' })],
  ['not a tow', oneOf(phrases['not a tow'])],
]
