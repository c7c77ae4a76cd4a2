import { describe, expect, it } from 'vitest'
import { conversation } from './call.fixture.ts'

/** A call that has come so far that the destination is asked for. */
function upToWhereTo(opening: string) {
  return conversation().caller(opening).caller('yes I’m safe').caller('yes')
}

/** A call with nothing left to ask. */
function upToReadBack() {
  return upToWhereTo('flat tire at 1600 Coit Road in Plano')
    .caller('Discount Tire in Frisco')
    .caller('I don’t know the address')
    .caller('2012 Dodge Dart')
    .caller('blue')
    .caller('Maria Lopez')
    .caller('no texts please')
}

describe('asked where to take it', () => {
  it.each([
    ['I don’t know, nearest tire shop', /nearest tire shop/i],
    ['any body shop in Frisco', /any body shop.*Frisco/i],
    ['Byers Subaru in Frisco', /Byers Subaru.*Frisco/],
    ['Toyota of Plano', /Toyota of Plano/],
    ['Firestone on Preston in Frisco', /Firestone.*Preston.*Frisco/],
    ['Discount Tire in Allen, no sorry the one in Plano', /Discount Tire.*Plano/],
    ['my mechanic on Jerome Avenue', /Mechanic.*Jerome Avenue/],
    ['your yard', /our yard/i],
  ])('takes “%s” for an answer', (words, address) => {
    const talk = upToWhereTo('my transmission went out at 900 Oak Street in Plano').caller(words)
    expect(talk.job?.dropoff?.address).toMatch(address)
    expect(talk.job?.facts.vehicleMake).toBeUndefined()
    expect(talk.said).not.toMatch(/didn't catch/)
  })

  it.each([
    'only get it back on the pavement',
    "it doesn't have to go anywhere",
    'just pull me out',
    'no it stays here',
    'I have a spare',
    'nowhere, only a jump',
  ])('leaves it where it is on “%s”, and changes nothing', (words) => {
    const talk = upToWhereTo('my car is stuck in the mud at 900 Oak Street in Plano').caller(words)
    expect(talk.job?.dropoff).toBeNull()
    expect(talk.said).toMatch(/year, make and model/)
    expect(talk.said).not.toMatch(/changed|fixed|didn't catch/)
  })

  it('takes a bare color for the vehicle’s, not for a place', () => {
    const talk = upToWhereTo('my car broke down at 900 Oak Street in Plano').caller('black')
    expect(talk.job).toMatchObject({ dropoff: null, facts: { vehicleColor: 'Black' } })
  })

  it('takes the address told a question late for the destination, not for the pickup', () => {
    const talk = upToWhereTo('my transmission went out at 900 Oak Street in Plano')
    talk.caller('I don’t know').caller('I don’t know')
    talk.caller('oh wait, 4501 Legacy Drive, Frisco')
    expect(talk.job?.dropoff?.address).toMatch(/4501 Legacy Drive.*Frisco/)
    expect(talk.job?.pickup?.address).toMatch(/900 Oak Street/)
  })

  it('takes home for home', () => {
    const talk = upToWhereTo('my car broke down at 900 Oak Street in Plano').caller('home is fine')
    expect(talk.said).toMatch(/What is the exact address it goes to\?/)
  })

  it('takes what is the matter more closely, without an apology', () => {
    const talk = upToWhereTo('my car broke down at 900 Oak Street in Plano')
    talk.caller('it just won’t start, it clicks when I turn the key')
    expect(talk.job?.facts.towReason).toBe('Dead battery')
    expect(talk.said).not.toMatch(/didn't catch/)
  })
})

describe('a chain', () => {
  it('is asked for its street, though every one has a parking lot', () => {
    const talk = conversation().caller('my battery died in the Target parking lot').caller('yes')
    expect(talk.caller('in Frisco').said).toMatch(/cross street|sign or business|street/)
  })
})

describe('a shop without its town', () => {
  it('is named in the question for it', () => {
    const talk = upToWhereTo('my transmission went out at 900 Oak Street in Plano')
    talk.caller('to Copart please').caller('2012 Dodge Dart')
    expect(talk.said).toMatch(/goes to Copart: what is the address/)
    talk.caller("I don't know")
    expect(talk.said).toMatch(/It goes to .*Copart: what city is that in\?/)
  })
})

describe('who says where on its lot to leave it, asked for the address', () => {
  const asked = () =>
    upToWhereTo('my transmission went out at 900 Oak Street in Plano')
      .caller('lone oak automotive in Denton')
      .caller('2012 Dodge Dart')
      .caller('they said leave it out front')

  it('is asked for the street, once', () => {
    const talk = asked()
    expect(talk.said).toMatch(/What street should the driver take it to\?$/)
    talk.caller('it’s on Dallas Drive')
    expect(talk.job?.dropoff?.address).toMatch(/Lone Oak Automotive.*Dallas Drive.*Denton/)
    expect(talk.said).not.toMatch(/street|address/)
  })

  it('is left in peace who does not know', () => {
    expect(asked().caller('no idea').said).toMatch(/What color/)
  })
})

describe('a place told once more, and shorter', () => {
  it('keeps what was known of it', () => {
    const talk = conversation().caller('flat tire at the CVS on Main Street in Lewisville')
    talk.caller("I'm safe").caller('yes')
    expect(talk.said).toMatch(/You said the CVS on Main Street.*exactly/)
    talk.caller('yes').caller('no tow').caller('2012 Dodge Dart').caller('blue')
    talk.caller('Maria Lopez').caller('no texts').caller("No, I'm at CVS, Lewisville")
    expect(talk.job?.pickup?.address).toMatch(/CVS.*Main Street.*Lewisville/)
  })
})

describe('asked whether it is safe', () => {
  it('a caller tells where he is himself, which is not where the car is', () => {
    const talk = conversation().caller('my truck slid into a ditch off County Road 44')
    talk.caller('I’m safe, I’m inside a gas station')
    expect(talk.memory.intake.facts.pickup).toMatchObject({ highway: 'CR 44' })
    expect(talk.memory.intake.safe).toBe(true)
  })

  it('a caller on the shoulder in his car goes on', () => {
    const talk = conversation().caller('ran out of gas on I-35 north at exit 460')
    expect(talk.caller('I’m on the right shoulder, inside the car').said).toMatch(/4 6 9/)
  })

  it('a leading no that takes nothing back is no correction', () => {
    const talk = conversation().caller('flat tire at 900 Oak Street in Plano')
    expect(talk.caller('no I’m safe, I’m off the road').said).not.toMatch(/changed|fixed/)
  })
})

describe('what is found out more closely', () => {
  it('is no change, though the caller begins with no', () => {
    const talk = upToWhereTo('my car died at 900 Oak Street in Plano')
    talk.caller('no it’s dead completely, nothing happens')
    expect(talk.job?.facts.towReason).toBe('Dead battery')
    expect(talk.said).not.toMatch(/changed|fixed/)
  })
})

describe('a correction of what was read back', () => {
  it('of the house number', () => {
    const talk = upToReadBack().caller('no it’s 1610 not 1600')
    expect(talk.job?.pickup?.address).toMatch(/1610 Coit Road/)
    expect(talk.said).toMatch(/1610 Coit Road.*right\?$/)
    expect(talk.caller('yes').closing).toMatchObject({ do: 'end', reason: 'job taken' })
  })

  it('of the kind of street', () => {
    const talk = upToReadBack().caller('it’s Coit Lane not Coit Road')
    expect(talk.job?.pickup?.address).toMatch(/1600 Coit Lane.*Plano/)
  })

  it('of the destination leaves the pickup alone', () => {
    const talk = upToReadBack().caller('no the dropoff is wrong, take it to Pep Boys in Allen')
    expect(talk.job?.dropoff?.address).toMatch(/Pep Boys.*Allen/)
    expect(talk.job?.pickup?.address).toMatch(/Plano/)
  })

  it('of the model keeps the make', () => {
    const talk = upToReadBack().caller('it’s not a Dart, it’s a Dakota')
    expect(talk.job?.facts).toMatchObject({ vehicleMake: 'Dodge', vehicleModel: 'Dakota' })
  })

  it('of what is the matter', () => {
    const talk = upToReadBack().caller('no wait it’s not a flat, the battery is dead')
    expect(talk.job?.facts.towReason).toBe('Dead battery')
  })
})

describe('a caller', () => {
  it('who asks who this is hears the truth, and is asked on', () => {
    const talk = conversation().caller('who is this? are you a robot?')
    expect(talk.said).toMatch(/automated assistant.*\?$/)
    expect(talk.closing).toBeUndefined()
  })

  it('who asks for his truck without an open job is told so', () => {
    const talk = conversation().caller('I’m calling about my truck, where is he')
    expect(talk.said).toMatch(/don't see an open request/)
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('who only asks for a price is asked whether he wants a truck', () => {
    const talk = conversation().caller('what do you charge for a jump start')
    expect(talk.said).toMatch(/send a truck\?$/)
  })

  it('who wants it under a price wants it', () => {
    const talk = conversation().caller('how much is it to tow a car like three miles')
    expect(talk.caller('if it’s under a hundred then yes send it').said).toMatch(/safe/)
  })

  it('on a highway is asked for a town once, and left in peace', () => {
    const talk = conversation().caller('flat tire on I-35').caller('yes I’m safe').caller('yes')
    talk.caller('north').caller('exit 458')
    expect(talk.said).toMatch(/If it has to be towed/)
    expect(talk.caller('no').said).toMatch(/What city/)
    expect(talk.caller('no idea').said).not.toMatch(/town|city/)
  })

  it('from a motor club is not the customer', () => {
    const talk = conversation()
    talk.caller('this is Brenda with Agero, a member needs a tow, PO number 4 4 7 1 9')
    expect(talk.memory.intake.facts).toMatchObject({ inputVendorName: 'Agero', poNumber: '44719' })
    expect(talk.memory.intake.facts.customerName).toBeUndefined()
    expect(talk.memory.intake.facts.vehicleMake).toBeUndefined()
    expect(talk.memory.intake.remarks.join()).toMatch(/Brenda/)
  })

  it('who gives up the tow where a destination was asked is asked whether to cancel', () => {
    const talk = upToWhereTo('flat tire at 900 Oak Street in Plano')
    expect(talk.caller('never mind, cancel it, my buddy is here').said).toMatch(/cancel your tow/)
  })

  it('hears places as people say them', () => {
    const talk = upToWhereTo('flat tire at the Walmart on 380 in Denton')
    expect(talk.said).toMatch(/Where at the Walmart.* is it parked/)
    talk.caller('by the garden center')
    expect(talk.said).toMatch(/Where exactly on .*380 is it, so the driver finds it\?$/)
    talk.caller('across from the Sonic').caller('the junkyard on Elm')
    talk.caller('2012 Ford Focus').caller('Denton').caller('red').caller('Ann Lee').caller('no')
    expect(talk.said).toMatch(/It is at the Walmart.*It goes to the Junkyard on Elm/)
    expect(talk.job?.facts.vehicleColor).toBe('Red')
  })
})
