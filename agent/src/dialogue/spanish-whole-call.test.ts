import { describe, expect, it } from 'vitest'
import { call, languages } from './spanish-call.fixture.ts'

describe('a whole call in Spanish', () => {
  it('with a flat tire on a highway: a job in English, with his own words', () => {
    const talk = call(
      'Buenas tardes, se me ponchó una llanta y estoy en la treinta y cinco rumbo al norte',
      'sí, estoy en la orilla, estoy bien',
      'sí, a ese número',
      'por la salida cuatro cincuenta y ocho',
      'al taller Pep Boys en la calle Elm en Denton',
      'en Denton',
      'es un Honda Civic del dos mil quince',
      'gris',
      'me llamo José Luis Hernández',
      'ándale, sí',
    )
    expect(talk.said).toBe(
      'Muy bien. Le repito los datos. Es un Honda Civic 2015 gris, con una llanta ponchada. ' +
        'Está en la I 35 rumbo al norte, en la salida 458, Denton. Va a Pep Boys, Elm Street, Denton. ' +
        'Es a nombre de José Luis Hernández, al 4 6 9, 5 5 5, 0 1 9 9. ¿Es correcto?',
    )
    talk.caller('sí, así está bien')
    expect(talk.closing).toEqual({ do: 'end', reason: 'job taken' })
    expect(talk.job).toMatchObject({
      confirmed: true,
      mayText: true,
      facts: {
        towReason: 'Flat tire',
        reasonSaid: 'se me ponchó una llanta',
        vehicleMake: 'Honda',
        vehicleModel: 'Civic',
        vehicleYear: '2015',
        vehicleColor: 'Gray',
        customerName: 'José Luis Hernández',
      },
      pickup: { address: 'I-35 northbound exit 458, Denton' },
      notes: "In the caller's words: se me ponchó una llanta",
    })
  })

  it('with a dead battery at home, on another number, needing only a jump', () => {
    const talk = call(
      'mi carro no prende, creo que es la pila',
      'sí, estoy en mi casa',
      'no, a otro',
      'dos catorce, cinco cinco cinco, cero uno, cuarenta y dos',
      'en la calle Oak número 45 en Plano',
      'no, nada más que me pasen corriente',
      'una Chevrolet Silverado del noventa y nueve',
      'blanca',
      'María Torres',
      'no gracias',
      'sí, está correcto',
    )
    expect(talk.job).toMatchObject({
      confirmed: true,
      mayText: false,
      dropoff: null,
      facts: { towReason: 'Dead battery', customerPhone: '2145550142', vehicleYear: '1999' },
      pickup: { address: '45 Oak Street, Plano' },
    })
  })

  it('locked out, with nobody inside', () => {
    const talk = call(
      'dejé las llaves adentro del carro',
      'sí',
      'no, no hay nadie',
      'sí',
      'estoy en el Walmart de Main Street en Lewisville',
      'Nissan Sentra 2012',
      'gris',
      'a nombre de Ana Torres',
      'claro',
      'así es',
    )
    expect(talk.closing).toEqual({ do: 'end', reason: 'job taken' })
    expect(talk.job).toMatchObject({
      facts: { towReason: 'Lockout', customerName: 'Ana Torres', vehicleModel: 'Sentra' },
      pickup: { address: 'Walmart, Main Street, Lewisville' },
    })
  })

  it('after a crash nobody is hurt in, correcting the year when it is read back', () => {
    const talk = call(
      'tuve un choque',
      'sí, todos estamos bien, ya estamos en la orilla',
      'sí',
      'en la esquina de Preston Road y Main Street en Frisco',
      'al taller más cercano',
      'un Toyota Tacoma azul 2015',
      'me llamo Ramón Castillo',
      'sí',
      'perdón, es 2014 no 2015',
    )
    expect(talk.said).toBe(
      'De acuerdo, ya lo corregí. Es un Toyota Tacoma 2014 azul, que tuvo un choque. ¿Ahora sí es correcto?',
    )
    talk.caller('sí')
    expect(talk.job).toMatchObject({
      confirmed: true,
      facts: { towReason: 'Accident', vehicleYear: '2014' },
      notes: expect.stringContaining('Nobody hurt.'),
    })
  })

  it('half in English, as it is spoken in Texas', () => {
    const talk = call(
      'se me ponchó la tire on 35 northbound',
      'yes estoy safe, on the shoulder',
      'sí',
      'exit 458',
      'al Discount Tire in Denton',
      'Denton',
      'es un Ford Escape twenty fifteen',
      'white',
      'Carlos Ruiz',
      'ok',
      'no, digo, es la salida 459',
      'sí',
    )
    expect(languages(talk)).toEqual(['es'])
    expect(talk.job).toMatchObject({
      confirmed: true,
      facts: { towReason: 'Flat tire', vehicleModel: 'Escape', vehicleYear: '2015' },
      pickup: { address: 'I-35 northbound exit 459, Denton' },
      dropoff: { address: 'Discount Tire, Denton' },
    })
  })

  it('that goes back to English with the caller, and stays there', () => {
    const talk = call('necesito una grúa por favor', 'English is fine')
    expect(talk.said).toBe(
      "Sure, let's speak English. First, are you somewhere safe, out of traffic?",
    )
    talk.caller('yes').caller('yes').caller('1245 Main Street in Frisco').caller('it died')
    expect(talk.said).toMatch(/Where should we take it\?|Where would you like it towed\?/)
    expect(languages(talk)).toEqual(['es', 'en'])
  })

  it('taken over by a daughter who speaks English', () => {
    const talk = call('mi troca no prende')
    talk.caller("Hi, I'm his daughter, I can talk for him, we are at home and it is safe")
    expect(languages(talk)).toEqual(['es', 'en'])
  })

  it('mumbled: asked in other words, and the job is kept in his own', () => {
    const talk = call('estoy atascado en el lodo', 'este… pues… mmm')
    expect(talk.said).toMatch(/^Perdón, no le entendí\. ¿Usted y su vehículo/)
    talk
      .caller('sí, estoy bien')
      .caller('sí')
      .caller('no sé dónde estoy')
      .caller('por el árbol grande que está quemado')
    expect(talk.job?.facts.reasonSaid).toBe('estoy atascado en el lodo')
    expect(talk.memory.misses).toBeLessThan(2)
  })

  it('changing the destination and the color before the end', () => {
    const talk = call(
      'se me calentó la troca',
      'sí',
      'sí',
      'en el 1245 de Main Street en Frisco',
      'al 500 de Elm Street en Plano',
      'Ford efe ciento cincuenta dos mil diez',
      'roja',
      'Luis Ortega',
      'no',
      'no, el color está mal, es verde',
    )
    expect(talk.said).toContain('Es un Ford F-150 2010 verde, que se calentó.')
    talk.caller('sí, está bien')
    expect(talk.job).toMatchObject({
      confirmed: true,
      facts: { towReason: 'Overheating', vehicleModel: 'F-150', vehicleColor: 'Green' },
    })
  })

  it('for tomorrow morning', () => {
    const talk = call(
      'mañana a las nueve necesito que lleven mi carro al taller',
      'sí',
      'en 45 Oak Street en Plano',
      'no prende',
      'al taller de Manny en Plano',
      'Mazda 3 2016',
      'no sé la dirección',
      'rojo',
      'Elena Ruiz',
      'no',
      'sí',
    )
    expect(talk.said).toContain('Listo, queda para mañana a las 9 de la mañana.')
    expect(talk.job).toMatchObject({
      status: 'scheduled',
      facts: { scheduledFor: '2026-11-22T09:00' },
    })
  })

  it('asking for the price first, then sending for a truck', () => {
    const talk = call('¿cuánto cobran por una grúa?')
    expect(talk.said).toContain('El despachador le da el precio antes de mandar la grúa.')
    talk.caller('sí').caller('sí, estoy bien').caller('sí')
    talk.caller('me quedé sin gasolina en la gasolinera de la 380 en Denton')
    expect(talk.job?.facts.towReason).toBe('Out of fuel')
  })

  it('that is a wrong number, a wish to cancel, a status or a goodbye', () => {
    expect(call('disculpe, número equivocado').closing).toEqual({
      do: 'end',
      reason: 'wrong number',
    })
    expect(call('ya no la necesito, cancele por favor').closing).toMatchObject({ do: 'end' })
    expect(call('¿dónde está mi grúa?').said).toContain('No veo ninguna solicitud abierta')
    expect(call('necesito una grúa', 'es todo, gracias, adiós').closing).toMatchObject({
      do: 'end',
    })
  })
})
