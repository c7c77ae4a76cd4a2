import { describe, expect, it } from 'vitest'
import { conversation } from './call.fixture.ts'

describe('danger', () => {
  it('in a live lane with somebody hurt: told to dial 911, not to be talked over, and handed to a person', () => {
    const talk = conversation()
    talk.caller('I’m stuck in the middle lane on 75 and my wife is bleeding')
    expect(talk.said).toMatch(/hang up and dial 9 1 1/)
    expect(talk.acts.find((act) => act.do === 'say')).toMatchObject({ interruptible: false })
    expect(talk.acts.map((act) => act.do)).toEqual(
      expect.arrayContaining(['saveJob', 'say', 'transfer']),
    )
    expect(talk.acts[0]).toMatchObject({ do: 'saveJob', draft: { emergency: true } })
  })

  it('by fire: away from the vehicle and 911', () => {
    const talk = conversation()
    talk.caller('my car is on fire')
    expect(talk.said).toMatch(/away from the vehicle.*dial 9 1 1/)
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('is also a plain no to "are you safe"', () => {
    const talk = conversation()
    talk.caller('my car died')
    talk.caller('no')
    expect(talk.said).toMatch(/9 1 1/)
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('goes on with the questions when nobody picked up, and closes no job twice', () => {
    const talk = conversation()
    talk.caller('my car died, smoke is pouring out of the dash')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
    talk.transferFails()
    expect(talk.said).toMatch(/\?$/)
    talk.caller('yes').caller('1200 Main Street in Frisco')
    expect(talk.job).toMatchObject({ emergency: true })
  })

  it('is not a crash where everybody is safe: that is asked first, then the tow goes on', () => {
    const talk = conversation()
    talk.caller('I had an accident at 1200 Main Street in Frisco')
    expect(talk.said).toMatch(/everybody all right/)
    expect(talk.caller('yes everybody is fine').said).toContain('4 6 9')
    expect(talk.job).toMatchObject({ emergency: false, facts: { towReason: 'Accident' } })
  })

  it('is a child behind locked doors', () => {
    const talk = conversation()
    talk.caller('I locked my keys in the car at 1200 Main Street in Frisco, I’m safe').caller('yes')
    expect(talk.said).toMatch(/child or an animal/)
    talk.caller('yes')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
    expect(talk.job?.emergency).toBe(true)
  })
})

describe('a caller who is hard to understand', () => {
  it('is apologized to once, then asked about danger, and put through when that is not ruled out', () => {
    const talk = conversation()
    talk.caller('car broke down')
    expect(talk.caller('hm').said).toMatch(/^Sorry/)
    expect(talk.caller('mm').said).toBe('Is anyone hurt or in danger right now?')
    expect(talk.caller('uhm').closing).toMatchObject({
      do: 'transfer',
      reason: 'danger: danger not ruled out',
    })
  })

  it('may say that he does not know, to everything', () => {
    const talk = conversation()
    for (let turns = 0; turns < 15 && !talk.closing; turns += 1) talk.caller('I don’t know')
    expect(talk.closing).toMatchObject({ do: 'transfer', reason: 'place not found' })
    talk.transferFails()
    expect(talk.closing).toMatchObject({ do: 'end' })
    expect(talk.all.some((act) => act.do === 'ask' && act.request.kind === 'takeMessage')).toBe(
      true,
    )
  })

  it('may not know the vehicle and the destination, and still gets a job', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe').caller('yes')
    for (let turns = 0; turns < 12 && !/right\?$/.test(talk.said); turns += 1)
      talk.caller('I don’t know')
    talk.caller('yes')
    expect(talk.job).toMatchObject({ confirmed: true })
    expect(talk.job?.notes).toContain('Color not known')
  })

  it('may talk without end', () => {
    const talk = conversation()
    const story =
      'so I was driving and my cousin said you know how he is and then the music went off and '
    talk.caller(
      `${story.repeat(40)} I got a flat tire at 1200 Main Street in Frisco ${story.repeat(40)}`,
    )
    expect(talk.job?.facts.towReason).toBe('Flat tire')
    expect(talk.said.split(' ').length).toBeLessThan(40)
  })

  it('speaks Spanish and is handed to a person with a sentence he understands', () => {
    const talk = conversation()
    talk.caller('hola, necesito una grúa por favor, no hablo inglés')
    expect(talk.said).toMatch(/Un momento/)
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })
})

describe('interruptions of the line', () => {
  it('a hang-up saves what is known and says nothing', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe').caller('my name is Maria')
    talk.hangsUp()
    expect(talk.said).toBe('')
    expect(talk.job?.facts).toMatchObject({ towReason: 'Flat tire' })
    expect(talk.summary.outcome).toBe('job')
  })

  it('silence is asked into twice, in other words, then ended politely', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    const first = talk.said
    expect(talk.silence(1).said).toMatch(/\?$/)
    expect(talk.said).not.toBe(first)
    expect(talk.silence(2).said).toMatch(/\?$/)
    expect(talk.silence(3).said).toMatch(/request is in.*Goodbye/)
    expect(talk.closing).toMatchObject({ do: 'end', reason: 'silence' })
  })

  it('a line that comes back goes on with the open question', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    expect(talk.reconnects().said).toMatch(/^Sorry, we got cut off\. .*reach you\?$/)
  })

  it('a line that comes back in the read-back hears all of it again', () => {
    const talk = conversation()
    talk.caller('my car broke down at 1200 Main Street in Frisco, I’m safe').caller('yes')
    talk
      .caller('500 Park Boulevard in Plano')
      .caller('blue 2018 Honda Civic')
      .caller('Maria Lopez')
      .caller('no')
    const whole = talk.said.slice(talk.said.indexOf('Let me'), talk.said.indexOf('Is that right?'))
    expect(talk.reconnects().said).toContain(`${whole}Do I have that right?`)
  })

  it('an answer of the map after the hang-up is still written on the job', () => {
    const talk = conversation({ tools: () => null })
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe').hangsUp()
    const said = talk.job?.pickup?.said ?? ''
    const found = {
      which: 'pickup',
      said,
      address: '1200 Main St, Frisco, TX',
      valid: true,
      latLng: null,
    } as const
    talk.answers({ kind: 'resolvePlace', ...found })
    expect(talk.job?.pickup).toMatchObject({ valid: true })
    expect(talk.said).toBe('')
  })

  it('a map that is away holds nobody up', () => {
    const talk = conversation({
      tools: (request) => ({ kind: 'failed', request: request.kind }),
    })
    talk.caller('flat tire at 1200 Main Street, I’m safe').caller('yes')
    expect(talk.said).toMatch(/What city is 1200 Main Street in\?$/)
  })

  it('a "hello?" in the middle is no failure to answer', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe').caller('yes')
    const asked = [talk.said, ...['hello?', 'hello', 'thank you'].map((w) => talk.caller(w).said)]
    for (const said of asked) expect(said).toMatch(/where|street|blue dot/i)
    expect(new Set(asked).size).toBe(4)
  })

  it('a question that was cut is put again, and does not count as unanswered', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe').caller('yes')
    expect(talk.said).toMatch(/Where/)
    talk.interrupts('Got it.').caller('uh')
    expect(talk.said).toMatch(/Where is the vehicle/)
    expect(talk.memory.intake.asked.where).toBe(1)
  })

  it('the greeting is not started again after it was talked over', () => {
    const talk = conversation()
    talk.interrupts('Thanks for').caller('hello')
    expect(talk.said).not.toContain('Lone Star')
  })
})

describe('keys', () => {
  it('give the callback number, ten digits', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe').caller('no')
    expect(talk.said).toMatch(/number/)
    talk.keys('2145550123')
    expect(talk.job?.facts.customerPhone).toBe('2145550123')
    expect(talk.said).toMatch(/\?$/)
  })

  it('answer yes and no with 1 and 2, and get a person with 0', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe')
    talk.keys('1')
    expect(talk.job?.facts.customerPhone).toBe('4695550199')
    talk.keys('0')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it('take a 2 for a no, and for the first digit of a number when more follow at once', () => {
    const talk = conversation()
    talk.caller('flat tire at 1200 Main Street in Frisco, I’m safe').keys('2145550123')
    expect(talk.job?.facts.customerPhone).toBe('2145550123')
    const slow = conversation()
    slow.caller('flat tire at 1200 Main Street in Frisco, I’m safe').keys('2')
    expect(slow.said).toMatch(/number can we reach you/)
    slow.keys('9', 4_000).keys('725550123')
    expect(slow.job?.facts.customerPhone).toBe('9725550123')
  })

  it('are asked for again with a star, and mean nothing elsewhere', () => {
    const talk = conversation()
    talk.caller('flat tire, I’m safe').caller('yes')
    expect(talk.keys('7').acts).toEqual([])
    expect(talk.keys('*').said).toMatch(/\?$/)
  })
})

describe('a caller who is locked out', () => {
  it('is asked who is shut in before anything a truck needs', () => {
    const talk = conversation().caller('I locked my keys in my car')
    expect(talk.caller('yes I am safe').said).toMatch(/shut inside\?$/)
    expect(talk.caller('no, my kids are with me').said).not.toMatch(/shut inside/)
    expect(talk.closing).toBeUndefined()
  })

  it.each(['my daughter', 'just my dog', 'my grandma'])(
    'and names who it is, is in danger: %s',
    (answer) => {
      const talk = conversation().caller('I locked my keys in my car, I am safe')
      expect(talk.caller(answer).said).toMatch(/9 1 1/)
      expect(talk.closing).toMatchObject({ do: 'transfer' })
    },
  )

  it('and has said that nobody is in there is not asked', () => {
    const talk = conversation().caller('locked my keys in the car, no kids or pets, I am safe')
    expect(talk.said).not.toMatch(/shut inside/)
  })
})
