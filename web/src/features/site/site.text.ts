/** What the product does, in two sentences. */
export const promise =
  'Towline picks up on the first ring, day and night, finds out where, what and which vehicle, and puts the job in front of your dispatcher while the caller is still talking. You send the truck without calling back.'

/** The same for search engines and link previews, which cut off what is longer. */
export const shortPromise =
  'An AI agent that answers your towing company’s phone day and night and puts the job on the dispatcher’s board while the caller is still talking.'

/** The links of the bar above every public page, in their order. */
export const mainLinks = [
  { to: '/#features', name: 'Features' },
  { to: '/#about', name: 'About' },
  { to: '/#testimonials', name: 'Testimonials' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/contact', name: 'Contact' },
]

/** The small print, linked from the footer. */
export const legalLinks = [
  { to: '/terms', name: 'Terms' },
  { to: '/privacy', name: 'Privacy' },
  { to: '/cookies', name: 'Cookies' },
]

/** A call as it goes, with what the agent knows after each sentence. */
export const sampleCall = [
  {
    at: '0:00',
    who: 'Agent',
    words: 'Lone Star Towing. I’m Sky, an automated assistant. How can I help?',
  },
  {
    at: '0:06',
    who: 'Caller',
    words: 'I’ve got a flat on 35 north, right past exit 452. I’m on the shoulder.',
  },
  { at: '0:15', who: 'Agent', words: 'First, are you somewhere safe, out of traffic?' },
  { at: '0:19', who: 'Caller', words: 'Yeah, behind the guardrail.' },
  { at: '0:22', who: 'Agent', words: 'What year, make and model is it?' },
  { at: '0:26', who: 'Caller', words: 'It’s a silver Silverado, an oh-five.' },
] as const

/** What stands on the board by then, and since when. */
export const sampleJob = [
  { label: 'Reason', value: 'Flat tire', at: '0:09' },
  { label: 'Pickup', value: 'I-35E northbound, exit 452', at: '0:12' },
  { label: 'Safe', value: 'Behind the guardrail', at: '0:21' },
  { label: 'Vehicle', value: '2005 Chevrolet Silverado', at: '0:29' },
  { label: 'Color', value: 'Silver', at: '0:29' },
]

/** What we hold ourselves to. */
export const principles = [
  {
    title: 'It says what it is',
    text: 'The first thing callers hear is that they’re talking to an automated assistant.',
  },
  {
    title: 'It makes nothing up',
    text: 'Prices come from your rates and times from a route, or it doesn’t give any.',
  },
  {
    title: 'People before jobs',
    text: 'Someone hurt, a live lane, a fire: the caller is told to call 911 and is transferred to a person.',
  },
]
