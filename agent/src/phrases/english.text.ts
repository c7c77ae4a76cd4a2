/**
 * Everything the agent says, in English. Each phrase has one or more ways to be said, taken in
 * turn; `{slots}` are filled by `phrase`, and the compiler holds every slot against its use.
 * A phrase asks at most one question. Safety wording is in `safety.text.ts`.
 */
export const english = {
  // The first words: company, that it is an assistant, one question; at most 21 words. Of each
  // list the first that fits is taken, so the last one is the shortest.
  greeting: [
    "Thanks for calling {company}. I'm {agent}, an automated assistant. What happened, and where are you?",
    "{company}. I'm {agent}, an automated assistant. How can I help?",
    '{company}, automated assistant. How can I help?',
  ],
  // The owner's own words are as long as he likes them.
  greetingOwn: [
    "{greeting}. I'm {agent}, an automated assistant. What happened, and where are you?",
  ],
  greetingKnown: [
    "Hi {name}, thanks for calling {company}. I'm {agent}, an automated assistant. What happened, and where are you?",
    'Hi {name}. {company}, automated assistant. How can I help?',
    '{company}, automated assistant. How can I help?',
  ],
  greetingOpenJob: [
    "Thanks for calling {company}. I'm {agent}, an automated assistant. Is this about your {vehicle}?",
    '{company}, automated assistant. Is this about your tow request?',
    '{company}, automated assistant. Is this about your tow?',
  ],
  recorded: ['This call is recorded.'],
  greetingAccount: [
    "Thanks for calling {company}. I'm {agent}, an automated assistant. What do you need, {account}?",
    '{company}, automated assistant. What does {account} need?',
    '{company}, automated assistant. How can I help?',
  ],

  greetingColleague: [
    "Hi {name}, this is {agent}, {company}'s automated assistant. Shall I put you through, or take a message?",
    'Hi {name}. {company}, automated assistant. Message, or put you through?',
    '{company}, automated assistant. Message, or put you through?',
  ],
  // Who was cut off and rings again hears where the talk stood, and is asked on.
  greetingAgain: ['{company}, automated assistant again. We got cut off.'],
  againAt: ['You were at {place}.'],
  againWith: ['It was about a vehicle {reason}.'],

  // Put before the question of a greeting where Spanish is spoken too.
  offerSpanish: ['Para español, diga español.'],
  inThisLanguage: ["Sure, let's speak English."],
  // Questions: first asking, then the helping one.
  askOpening: ['What happened, and where are you?', 'Tell me, what happened?'],
  askOpeningHelp: ['Do you need a tow or help on the road?', 'What can I do for you?'],
  askAboutOpenJob: ['Are you calling about the truck you asked for?'],
  askClubNumber: ['What is your dispatch or P O number?'],
  askClub: ['Which motor club are you with?'],
  askClubNumberHelp: ['Which number should we put on the bill?'],
  askMemberNumber: ['What is the member number?'],
  askMemberPhone: ['What number can we reach your member at?'],
  askAgency: ['Which agency are you with?'],
  askOfficer: ['What is your name or badge number?'],
  askIncident: ['What is the incident number?'],
  askPoliceTow: ["Is it a rotation tow, an impound, or the owner's request?"],
  askSafety: ['First, are you somewhere safe, out of traffic?'],
  askSafetyHelp: ['Are you and your vehicle out of the way of traffic?'],
  askSafetyCrash: ['First, is everybody all right and out of traffic?'],
  askUnhurt: ['Is everybody all right, with nobody hurt?'],
  askUnhurtHelp: ['Just to be sure, is everyone okay?'],
  askCallerNumber: [
    'In case we get cut off, is {number} a good number to reach you?',
    'Is {number} a good number to reach you?',
  ],
  askCallback: ['What number can we reach you at?'],
  askCallbackHelp: ['Please say or key in all ten digits. What is the number, area code first?'],
  askWhere: ['Where is the vehicle?', 'Where is the vehicle right now?'],
  askWhereHelp: [
    'What street or highway are you on, or what sign or business can you see?',
    'If you open the maps app on your phone, what address shows by the blue dot?',
  ],
  askSpot: ['What is the street number, or the nearest cross street or business?'],
  askSpotHelp: ['What sign or business can you see from there?'],
  askHomeSpot: ['What is the address there?'],
  askTownSpot: ['What street, highway or business are you near?'],
  askDirection: ['Which way were you heading, {one} or {other}?'],
  askDirectionHelp: ['Which city were you driving toward?'],
  askExit: ['What is the nearest exit or mile marker?'],
  askExitHelp: ['What was the last thing you drove past, or a sign you can see?'],
  askCityHelp: ['Which town is that in or close to?'],
  askCity: ['What city are you in or near?'],
  askWhereToCity: ['What city is that place in?'],
  askWhereToPlace: ['Which shop or address in {city} should it go to?'],
  askCityOf: ['What city is {place} in?'],
  askWhichCity: ['Which city is {place} in, {cities}?'],
  askReason: ['What happened to it?', 'What is wrong with it?'],
  askReasonHelp: ['Is it a flat, a dead battery, locked out, an accident or something else?'],
  askShutIn: ['Is a child or an animal shut inside?'],
  askWhereTo: ['Where should we take it?', 'Where would you like it towed?'],
  askWhereToHelp: ['Is there a shop or an address it should go to?'],
  askWhereToIfTowed: ['If it has to be towed, where should it go?'],
  askWhereToSpot: ['What is the address there?'],
  askVehicle: ['What year, make and model is it?'],
  askVehicleHelp: ['Who makes it, Ford or Toyota for example?'],
  askSameVehicle: ['Is it {vehicle} again?'],
  askModel: ['Which model of {make} is it, and from what year?'],
  askYear: ['What year is it?'],
  askMake: ['Which make and model is it?'],
  askColor: ['What color is it?'],
  askColorHelp: ['What color should the driver look for?'],
  askName: ['What name should I put on it?', 'And what is your name?'],
  askNameHelp: ['Who should the driver ask for?'],
  askMemberName: ['What is the name of the customer?'],
  askMayText: ['May we text you at that number, with a link to follow your truck?'],
  askMayTextHelp: ['Is it okay to send a text to your phone?'],
  askCorrection: ['What should I change?'],
  askCorrectionHelp: ['Which part is wrong, the place, the vehicle or something else?'],
  askCancel: ['Do you want me to cancel your tow?'],
  askCancelHelp: ['Should I cancel it, yes or no?'],
  askMessage: ['What should I tell them?'],
  askMessageHelp: ['What is the message?'],
  askMore: ['Is there anything else?', 'What else can I do for you?'],
  askAddOrChange: ['Is there anything to add or change?', 'Shall I pass anything else on?'],
  askPerson: ['Would you like me to get a person for you?'],
  askPersonHelp: ['Shall I put you through to a person, yes or no?'],
  askTruck: ['Would you like us to send a truck?'],
  askColleague: [
    'Shall I put you through, or take a message?',
    'Would you like to leave a message, or be put through?',
  ],
  askColleagueHelp: ['Shall I take a message, yes or no?'],
  askColleagueJob: ['Should I open a job for that?'],
  askTruckHelp: ['Do you want a truck, yes or no?'],

  // Short words before a question.
  gotIt: ['Got it.', 'Okay.', 'Thanks.', 'All right.'],
  sorryAgain: ['Sorry, I did not catch that.'],
  noProblem: ['No problem.', "That's fine."],
  takeYourTime: ['Of course, take your time.', "Sure, I'm here."],
  bearWithMe: ["I hear you, I'll be quick.", "I know, we're almost there."],
  stillHere: ["I'm still here.", "I'm on the line."],
  cutOff: ['Sorry, we got cut off.'],
  robot: ["Yes, I'm an automated assistant of {company}, and I can get a truck requested for you."],
  noted: ['I noted that for the dispatcher.'],
  changed: ['All right, I changed that.', 'Okay, I fixed that.'],

  // On behalf of a dispatcher who listens in.
  deskSays: ['The dispatcher says: {words}.'],
  deskChecks: ['Let me check one thing again.'],
  deskAsks: ['The dispatcher has a question.'],

  // Read back.
  readBackStart: ['Let me read that back.'],
  readVehicle: ["It's {vehicle}, {reason}."],
  readPickup: ['It is at {place}.'],
  readPickupOn: ['It is on {place}.'],
  readDropoff: ['It goes to {place}.'],
  readWhen: ['We have you down for {when}.'],
  readContact: ["It's for {name}, at {number}."],
  readName: ["It's for {name}."],
  readNumber: ['We reach you at {number}.'],
  readClubNumber: ['Your number is {number}.'],
  readIncident: ['The incident is {number}.'],
  askRight: ['Is that right?'],
  askAllRight: ['Is all of that right?'],

  // Prices, times, status.
  checking: ['Let me check.', 'One moment.'],
  cancelling: ['Okay, one moment.'],
  passingOn: ['I will pass that on.'],
  price: [
    'By our rates that comes to {dollars}, and the dispatcher confirms it before the truck goes.',
  ],
  noPrice: ['The dispatcher gives you the price before the truck goes.'],
  noEta: ['The dispatcher gives you a time once a truck is assigned.'],
  statusPending: ['Your request is in, and a dispatcher is finding a truck for it.'],
  alreadyIn: ['I have a request from you for that already.'],
  statusEnRoute: ['Your truck is on its way to you.'],
  statusEnRouteDriver: ['Your truck is on its way to you, and {driver} is driving it.'],
  statusOnScene: ['Your driver should be with the vehicle now.'],
  statusTowing: ['Your vehicle is on the truck, on its way to where it goes.'],
  statusArrived: ['Your vehicle has arrived where it was to go.'],
  statusActive: ['Your tow is under way.'],
  statusActiveDriver: ['Your tow is under way, and {driver} has it.'],
  statusScheduled: ['Your tow is booked for later.'],
  statusTime: ['It should be there at about {time}.'],
  statusNoTime: ['A dispatcher will call you with a time.'],
  statusUnknown: ["I don't see an open request under this number."],
  cancelled: ['Your tow is cancelled.'],
  notCancelled: ['All right, your tow stays as it is.'],
  nothingToCancel: ['All right, I have not sent for a truck.'],
  messageTaken: ['Thank you, they have your message.'],
  towingOnly: ['I can help with towing and roadside service.'],
  noHours: ["I don't have the office hours, but somebody at the desk does."],

  // Handing over.
  transfer: ["I'm getting a person for you now.", "I'll put you through to a person now."],
  transferDispatcher: ["I'll put you through to the dispatcher now."],
  transferTakenOver: ["I'm putting you through to {name} now."],
  transferPlace: ["I'll put you through to a dispatcher, who can help find where you are."],
  transferSpanish: ['Un momento, por favor, le comunico con una persona.'],
  // While the office is closed.
  officeClosed: ['The office is closed right now, and it opens {when}.'],
  officeClosedNow: ['The office is closed right now.'],
  officeCloses: ['The office closes {when}.'],
  closedGoOn: ['I noted that you want to talk to somebody, and I can take your request now.'],
  closedMessage: ['I can take a message, and they will call you back.'],
  closedMessageNumber: [
    'I can take a message, and they will call you back at the number you give me with it.',
  ],
  officeClosedSpanish: [
    'La oficina está cerrada ahora. Dígame su mensaje y su número, por favor, y le llamarán.',
  ],

  // Outside the area trucks usually go to.
  outsideArea: [
    'That is outside the area we usually serve, so I will have the dispatcher confirm it.',
  ],

  nobodyThere: ["I'm sorry, nobody could pick up, so let me take it down for you."],

  // The last words.
  byeJob: ["You're all set. A dispatcher will send a truck and call you. Stay safe. Goodbye."],
  byeJobText: [
    "You're all set. A dispatcher will send a truck, and we will text you a link to follow it. Stay safe. Goodbye.",
  ],
  byeOutside: [
    'I passed your request on. The dispatcher will call you to confirm whether a truck can come. Stay safe. Goodbye.',
  ],
  byeScheduled: [
    "You're all set for {when}. A dispatcher will call you before the truck comes. Goodbye.",
  ],
  byeClub: ['Thank you, the request is in. A dispatcher takes it from here. Goodbye.'],
  byeRequestIn: ['Your truck request is in, and a dispatcher will call you. Stay safe. Goodbye.'],
  byeNothing: ['Call us any time. Goodbye.'],
  byeCallBack: ['I passed that on, and a dispatcher will call you back. Stay safe. Goodbye.'],
  bye: ['Thanks for calling. Goodbye.'],
  byeWrongNumber: ['No problem, this is {company}, a towing company. Goodbye.'],
  byeColleague: ['All right, {name}. Goodbye.'],
  byePolice: ['Thank you, the request is in, and the dispatcher has it now. Goodbye.'],
  byeSales: ['Thank you, but this line is for people who need a tow. Goodbye.'],
  byeSilenceJob: [
    "I can't hear you. Your truck request is in, and a dispatcher will call you. Goodbye.",
  ],
  byeSilence: ["I can't hear you, so I'll hang up now. Please call us back any time. Goodbye."],
} as const
