/** A code to dial, or what to do where there is none. `N` stands for the ten digits of the agent's number. */
export type ForwardingStep = { what: string; code: string } | { what: string; say: string }

export type PhoneCompany = {
  name: string
  /** Calls nobody picks up, or that come while the line is busy. */
  unanswered: readonly ForwardingStep[]
  /** Every call. */
  all: readonly ForwardingStep[]
  off: readonly ForwardingStep[]
  /** How to see what is set. */
  check?: readonly ForwardingStep[]
  /** When the codes above are refused. */
  otherwise?: string
}

/** When the published instructions were last compared. Guides contradict each other: only a call proves them. */
export const FORWARDING_AS_OF = 'November 2026'

const dial = (what: string, code: string): ForwardingStep => ({ what, code })
const say = (what: string, words: string): ForwardingStep => ({ what, say: words })

const gsm = {
  unanswered: [
    dial('No answer', '**61*1N#'),
    dial('Busy', '**67*1N#'),
    dial('Phone off or out of reach', '**62*1N#'),
  ],
  all: [dial('Also when you could pick up', '**21*1N#')],
  off: [
    dial('No answer', '##61#'),
    dial('Busy', '##67#'),
    dial('Out of reach', '##62#'),
    dial('Every call', '##21#'),
  ],
  check: [dial('No answer', '*#61#'), dial('Busy', '*#67#'), dial('Out of reach', '*#62#')],
}

const landline = {
  unanswered: [dial('No answer', '*92N'), dial('Busy', '*90N')],
  all: [dial('Also when you could pick up', '*72N')],
  off: [dial('No answer', '*93'), dial('Busy', '*91'), dial('Every call', '*73')],
}

const portal = (where: string, unanswered: string): Omit<PhoneCompany, 'name'> => ({
  unanswered: [say('Unanswered calls', unanswered)],
  all: [say('Also when you could pick up', where)],
  off: [say('Turn it off', 'Undo the same setting.')],
})

export const phoneCompanies: readonly PhoneCompany[] = [
  {
    name: 'Verizon Wireless',
    unanswered: [dial('Busy or no answer', '*71N')],
    all: [dial('Also when you could pick up', '*72N')],
    off: [dial('Turn it off', '*73')],
    otherwise: 'If *71 is refused, try *90 for busy. Some prepaid plans can’t forward.',
  },
  {
    name: 'AT&T Wireless',
    ...gsm,
    otherwise:
      'If these are refused, try *92 and the number (no answer) and *90 and the number (busy). *93 and *91 turn those off.',
  },
  {
    name: 'T-Mobile, Metro, Mint',
    ...gsm,
    otherwise:
      'Dial all three: one code for everything can say it worked when only “no answer” was set. To pick up sooner, dial **61*1N**15# (15 seconds).',
  },
  {
    name: 'UScellular',
    ...landline,
    otherwise: 'UScellular is part of T-Mobile now. If these are refused, use the T-Mobile codes.',
  },
  {
    name: 'Landline (AT&T, Frontier, Verizon, local)',
    ...landline,
    otherwise:
      'Wait for the tone before the number. Some AT&T lines use 72# and 73#. If *92 and *90 are refused, ask your phone company to add Call Forwarding Busy/No Answer.',
  },
  {
    name: 'Cox',
    ...landline,
    otherwise: 'With Cox’s voicemail, busy calls go only to the mailbox. Have it removed first.',
  },
  {
    name: 'Xfinity Voice or Spectrum Voice',
    ...landline,
    otherwise: 'If the codes are refused, set it in your provider’s portal under call forwarding.',
  },
  {
    name: 'Spectrum or Comcast Business',
    ...portal(
      'In the portal: Call Forwarding Always.',
      'In the portal: Call Forwarding No Answer, Busy and Not Reachable.',
    ),
  },
  {
    name: 'RingCentral or Vonage',
    ...portal(
      'In the portal’s call handling: send calls to an external number.',
      'In the portal’s call handling: send unanswered calls to an external number instead of voicemail.',
    ),
  },
  {
    name: 'Ooma Office',
    ...portal(
      'Settings, your user, Call Forwarding: enabled.',
      'Settings, your user, Call Forwarding: when devices are offline. Ooma has no choice for unanswered calls.',
    ),
  },
  {
    name: 'Grasshopper',
    ...portal(
      'Your extension, add forwarding number.',
      'Your extension, add forwarding number. Choose “connect as soon as you pick up”; otherwise “press 1” stops the agent.',
    ),
  },
  {
    name: 'Quo (OpenPhone)',
    ...portal(
      'Call flow, Forward all calls.',
      'Call flow: add a step that forwards missed calls or calls outside your hours.',
    ),
  },
  {
    name: 'Google Voice',
    ...portal(
      'Google Voice forwards only to linked numbers, and linking needs a code by call.',
      'Google Voice has no rule for unanswered calls: it calls all linked numbers. Forward from another line if you can.',
    ),
  },
]

/** What goes wrong most often. */
export const forwardingTraps: readonly string[] = [
  'iPhone: turn off Live Voicemail and Silence Unknown Callers first. Don’t use the Call Forwarding switch in Settings; it forwards every call.',
  'Set “no answer” to 20 seconds or less. Voicemail picks up at about 25.',
  'With *72, the agent answers your setup call. If it doesn’t, dial again within 2 minutes.',
  'Transfer calls to a different phone than the one you forward, or they go in circles.',
  'Forwarding is often lost when you change your plan, SIM or phone company. Then check again.',
]
