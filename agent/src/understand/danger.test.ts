import { describe, expect, it } from 'vitest'
import type { Danger } from '../facts.ts'
import { understand } from './understand.ts'

/** What is noted, and stops no question by itself. */
const noted: Danger[] = ['crash', 'police on scene', 'on foot on the shoulder']
const stopping = (said: string) =>
  understand(said).dangers.filter((danger) => !noted.includes(danger))

describe('a danger, as frightened people happen to put it', () => {
  it.each<[string, Danger]>([
    [
      'my two year old is strapped in his car seat and the doors just locked themselves',
      'child or animal inside',
    ],
    [
      'I can see my little girl through the window but all the doors are locked',
      'child or animal inside',
    ],
    ["our puppy hit the lock button and she's in there with the AC off", 'child or animal inside'],
    [
      "My grandma is in the car and it's locked and she can't figure out how to open it",
      'child or animal inside',
    ],
    ['we got locked out and our German Shepherd is panting in there', 'child or animal inside'],
    ['I am, but my baby is backed in the car', 'child or animal inside'],
    ['My keys are locked in the car and my baby is in three', 'child or animal inside'],
    ["an eighteen wheeler clipped us and my husband won't wake up", 'injury'],
    ["I got ran over my leg looks weird it's bent", 'injury'],
    ["there's a cut on my forehead and it won't stop", 'injury'],
    ["he's got a pulse but he won't open his eyes", 'injury'],
    ['I think I broke some ribs', 'injury'],
    ["we're okay but the other driver isn't moving", 'injury'],
    ['my son went limp', 'injury'],
    ["I'm on the bridge with no place to pull over", 'live lane'],
    ["water's coming over the road and I'm stuck in it", 'high water'],
    ["some guys are trying to break into my car while I'm in it", 'frightened'],
    ["i'm 15 i don't have a license", 'minor'],
    ["I've got glass in my eye", 'injury'],
    ['my mom had a stroke I think', 'injury'],
    ["can't move out of the lane, the wheel's locked up", 'live lane'],
    ["I'm blocking the whole ramp", 'live lane'],
    ["the road's flooding and my car quit", 'high water'],
    ["this dude won't stop following us", 'frightened'],
    ['the car is teetering on the edge', 'live lane'],
    ["diesel's leaking everywhere", 'fuel leak'],
    ["I'm stranded on a train track", 'live lane'],
    ["I'm in a curve and cars can't see me", 'live lane'],
    ["I shut the door and the fob's inside with my newborn", 'child or animal inside'],
    ["my dad just slumped over the wheel and he's not answering me", 'injury'],
    ["my wife's water just broke and the van won't start", 'injury'],
    ["it won't start my wife is in labor", 'injury'],
    ["I'm having a hard time breathing", 'injury'],
    ['my car flipped and my brother is stuck inside', 'injury'],
    ["I feel like I'm going to pass out", 'injury'],
    ["we're upside down in the ditch and my mom is hanging from the seat belt", 'injury'],
    ['the engine compartment is hot and I see fire', 'fire'],
    ["there's orange glow under the hood and it's getting bigger", 'fire'],
    ['white stuff is pouring out from the dash', 'smoke'],
    ["the water's up to my door handles", 'high water'],
    ["we drove into high water and it's coming in the car", 'high water'],
    ["my car stalled in the underpass and it's filling with water", 'high water'],
    ["I just died in the number two lane and everybody's honking and swerving", 'live lane'],
    ['my kid is in the car with me, we have a flat tire', 'child or animal inside'],
    ["I'm by the left wall of the HOV and trucks are missing me by inches", 'live lane'],
    ["I'm stuck on the railroad crossing", 'live lane'],
    ['the car is hanging off the overpass', 'live lane'],
    ["there's a guy beating on my window trying to get in", 'frightened'],
    ['my ex is chasing me and I ran out of gas', 'frightened'],
    ['this guy keeps circling me in his truck and he has a pistol', 'frightened'],
    ["a car followed me off the exit and now they're parked behind me", 'frightened'],
    ['a yellow haze is filling the cab', 'smoke'],
    ['the battery is bulging and hissing', 'smoke'],
    ["she hit the dash and her shoulder is stiff, she can't lift her arm", 'injury'],
    ["he's slurring his words and his sugar's low", 'injury'],
    ['my heart is racing and I feel sick', 'injury'],
    ["we're stopped broadside on the freeway", 'live lane'],
    ["I can't push it off the crossing and the gates are coming down", 'live lane'],
    ['a bus barely missed me', 'live lane'],
    ["the low spot flooded and the water's past my bumper", 'high water'],
    ['she is in the carrier, my kitten, and the car locked itself', 'child or animal inside'],
    ["she's waving a crowbar at me", 'frightened'],
    ['three teenagers are throwing rocks at my truck', 'frightened'],
    ['the wiring harness is melting under the dash', 'fire'],
    ['a live wire came down across the hood', 'fire'],
    ['my nephew flew out of the back window', 'injury'],
    ['my uncle quit breathing', 'injury'],
    ['she is pregnant, seven months, and she started bleeding', 'injury'],
    ["the rain's so deep the van's starting to float", 'high water'],
    ['a strange woman climbed in my front seat', 'frightened'],
    ["two men grabbed my purse and they won't let me leave", 'frightened'],
    ["my twins pushed the lock and I can't get back in", 'child or animal inside'],
    ['the carpet caught, I see orange under the seat', 'fire'],
    ["my cousin can't get her breath", 'injury'],
    ['my sister is having some sort of spell', 'injury'],
    ['a man is lying in the road', 'injury'],
    ['the creek jumped its banks and the current is pushing me', 'high water'],
    ['they tried to drag me out', 'frightened'],
    ['he punched me in the jaw', 'frightened'],
    ["my ex showed up and he's not allowed to come near me", 'frightened'],
    [
      'my girls are strapped in and I slammed the door with the keys on the dash',
      'child or animal inside',
    ],
    ["a dog is in somebody's truck with the windows up", 'child or animal inside'],
    ['the engine bay just went up', 'fire'],
    ['diesel is running out all over the ramp', 'fuel leak'],
    ['I got bitten by a snake and my throat is swelling', 'injury'],
    ['the limb came down and my brother is under it', 'injury'],
    ['it slipped off the jack on my leg', 'injury'],
    ["I'm in the gore and trucks keep veering over", 'live lane'],
    ['the culvert is filling up around us', 'high water'],
    ['some fella has been parked behind me, I am a woman on my own', 'frightened'],
    ['two boys are messing with my doors', 'frightened'],
    ['my niece climbed in the trunk and it closed on her', 'child or animal inside'],
    ['I am scared to drive on, that pickup is following me', 'frightened'],
    ['I think I am having a stroke', 'injury'],
  ])('%s: %s', (said, danger) => {
    expect(stopping(said)).toContain(danger)
  })

  it.each([
    "my kid puked in it, and now it won't start",
    'my son was driving in his truck when it died',
    "it's smoking hot outside and I need a jump",
    'my brakes were smoking earlier but not anymore',
    'my son locked the keys in the trunk',
    "my kids locked me out of my car, they're right here with me",
    "my daughter is inside the store, I'm out by the car with a flat",
    "my kids are in school until three, my car won't start",
    'the dog chewed my key fob so I am locked out, the dog is at home',
    'the engine light is burning',
    'it is a Dodge Ram, fire red',
    "it's a blue Blazer, I'm bleeding money on this thing",
    "I'm in labor relations and my truck won't start at the office",
    'my water pump broke and I need a tow',
    "my battery is dying and I'm at home",
    'my phone is dying so let me be quick',
    "my car is trapped in the garage, battery's dead",
    "I pinned my location, car won't start",
    'I hit a pothole in the road and my tire popped',
    'I ran over something in the middle of the road and now I have a flat at the Exxon',
    "the tire blew out, scared me to death but I'm fine",
    'it went into limp mode',
    "I run a fire extinguisher business and the van won't start",
    "my wife is following me in her car, I'm limping it home",
    "I'm afraid I don't know the address",
    "it's a gunmetal gray Accord",
    "I'm in Gun Barrel City at the grocery, dead battery",
    'for crying out loud, just send a truck',
    'I nearly had a stroke when I saw the invoice, now the thing will not start',
    'that pothole gave me a heart attack and the rim is bent',
    'one of the smokestacks fell off my Peterbilt',
    'my stepdad is keeping an eye on the truck for me',
    'the muffler is lying in the road back there, I am in a driveway now',
    'I got no power windows and my baseball cap is in the trunk',
    "my daughter's in the van ahead with her dad, and mine has a dead battery",
    'my knees are killing me and I have a flat',
    'put it under Frank Sparks',
    "I'm parked by the Burning Bush Baptist Church with a flat",
    'I am on Smoke Rise Lane and it will not start',
    'my sister is having a fit about the car, it just needs a jump',
    'I have to go to the drugstore, my truck is slipping gears',
    'we got held up in traffic and ran out of gas by the Exxon',
    'the dash lit up like a pinball machine',
    'I am too nervous to take it on the highway with those brakes',
    "we don't feel comfortable driving it with the wheel wobbling",
    'the mechanic says it is not safe to drive',
  ])('is none in "%s"', (said) => {
    expect(stopping(said)).toEqual([])
  })
})

describe('whether a caller is safe', () => {
  it('is not told by what is not safe to drive', () => {
    expect(understand("it's not safe to drive").safe).toBeUndefined()
    expect(understand("it's not safe here").safe).toBe(false)
  })

  it('is no yes when he cannot get out of the way', () => {
    expect(understand("I can't get it out of the road", { asking: 'safety' }).safe).toBe(false)
    expect(understand("there's no shoulder here", { asking: 'safety' }).safe).toBe(false)
  })
})
