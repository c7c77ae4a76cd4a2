/** What callers hear from the line itself, where the agent is not (or no longer) the one to speak. */
export const spoken = {
  unknownNumber: 'Sorry, this number is not in service. Please check the number and call again.',
  nobodyThere:
    'Sorry, we can not take your call at the moment. Please call again in a few minutes. If you are in danger, hang up and dial 9 1 1.',
  connecting: 'One moment please, I am connecting you.',
  noAnswer:
    'Sorry, nobody could take your call just now. We have your number and will call you back as soon as we can. If you are in danger, hang up and dial 9 1 1. Goodbye.',
  trouble:
    'I am having trouble on my side, so let me connect you with a person. One moment please.',
  tooLong:
    'We have been talking for a while, so let me connect you with a person. One moment please.',
} as const
