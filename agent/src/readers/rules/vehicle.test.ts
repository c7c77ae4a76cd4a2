import { describe, expect, it } from 'vitest'
import type { Asking } from '../../types/facts.ts'
import { understand } from './understand.ts'

const vehicle = (said: string, asking: Asking = 'vehicle') => {
  const { vehicleYear, vehicleMake, vehicleModel, vehicleColor } = understand(said, {
    asking,
  }).facts
  return [vehicleYear, vehicleColor, vehicleMake, vehicleModel].map((part) => part ?? '-').join(' ')
}

describe('vehicles', () => {
  it.each(['500 E Louisiana Street', 'it is at 500 E Louisiana', 'take it to 500 Park Boulevard'])(
    'hears none in the address "%s"',
    (said) => expect(vehicle(said)).toBe('- - - -'),
  )

  it.each([
    ['hunday elantra', '- - Hyundai Elantra'],
    ['chevy two thousand and five silverado', '2005 - Chevrolet Silverado'],
    ['F one fifty', '- - Ford F-150'],
    ['f150', '- - Ford F-150'],
    ['F-150', '- - Ford F-150'],
    ['toyota camery', '- - Toyota Camry'],
    ['beemer', '- - BMW -'],
    ['vee dub jetta', '- - Volkswagen Jetta'],
    ['mercedes c 300', '- - Mercedes-Benz C 300'],
    ['ram twenty five hundred', '- - Ram 2500'],
    ['bmw its a three twenty eight i', '- - BMW 328i'],
    ['john deere eighty three ten r', '- - John Deere 8310R'],
    ["bobcat, it's an s six fifty", '- - Bobcat S650'],
    ['a desoto fireflite', '- - DeSoto Fireflite'],
    ['a studebaker silver hawk', '- - Studebaker Silver Hawk'],
    ['nissan rogue ninety nine', '1999 - Nissan Rogue'],
    ['a chevy c k fifteen hundred uh the white one', '- white Chevrolet CK1500'],
    ['chevrolet thirty one hundred', '- - Chevrolet 3100'],
    ['f one fiddy ford', '- - Ford F-150'],
    ["it's an f one fitty", '- - Ford F-150'],
    ["it's the lexus oh no we sold that it's an acura m d x", '- - Acura MDX'],
    [
      'its the tahoe no sorry my husband has the tahoe its the chevy traverse',
      '- - Chevrolet Traverse',
    ],
    ['dodge ram 1500', '- - Dodge Ram 1500'],
    ['toyoto corola', '- - Toyota Corolla'],
    ['ram fifteen hundred twenty fifteen', '2015 - Ram 1500'],
    ['f one fifty twenty twenty', '2020 - Ford F-150'],
    ['volkswagen i d four twenty twenty three', '2023 - Volkswagen ID.4'],
    ['chrysler three hundred two thousand six silver', '2006 silver Chrysler 300'],
    ['two tone white and tan ford bronco', '- white and tan Ford Bronco'],
    ['ford e three fifty van', '- - Ford E-350'],
    ['that is a ford two fifty the super duty', '- - Ford F-250'],
    ['john deere five zero seven five e', '- - John Deere 5075E'],
    ['b m w three twenty eight i twenty thirteen', '2013 - BMW 328i'],
    ['72 chevelle', '1972 - Chevrolet Chevelle'],
    ['thirty five hundred ram dually', '- - Ram 3500'],
    ['mitusbishi mirage', '- - Mitsubishi Mirage'],
    ['2014 black Nissan Altima', '2014 black Nissan Altima'],
    ['it’s a silver 2019 Kia Forte', '2019 silver Kia Forte'],
    ['Tahoe', '- - Chevrolet Tahoe'],
    ['a grand cherokee', '- - Jeep Grand Cherokee'],
    ['c r v', '- - Honda CR-V'],
    ['rav four', '- - Toyota RAV4'],
    ['four runner', '- - Toyota 4Runner'],
    ['bmw 328 i', '- - BMW 328i'],
    ['audi q seven', '- - Audi Q7'],
    ['three series', '- - BMW 3 Series'],
    ['mazda three', '- - Mazda 3'],
    ['tesla model why', '- - Tesla Model Y'],
    ['town and country', '- - Chrysler Town & Country'],
    ['lexus rx three fifty', '- - Lexus RX 350'],
    ['corolla, toyota corolla', '- - Toyota Corolla'],
    ['the make is honda and the model is city', '- - Honda City'],
    ['oh nine subaru forester', '2009 - Subaru Forester'],
    ['96 Jeep Cherokee', '1996 - Jeep Cherokee'],
    ['Harley Davidson street glide', '- - Harley-Davidson Street Glide'],
    ['um it’s a uh dark blue twenty sixteen chevy malibu', '2016 dark blue Chevrolet Malibu'],
    ['Mercedes Benz S class', '- - Mercedes-Benz S-Class'],
    ['peterbuilt 389', '- - Peterbilt 389'],
    ['HONDA CIVIC', '- - Honda Civic'],
    ['Hyundai Verna', '- - Hyundai Verna'],
    ['range rover sport', '- - Land Rover Range Rover Sport'],
    ['a white pickup, I think a Silverado', '- white Chevrolet Silverado'],
    ['crown vic', '- - Ford Crown Victoria'],
    ['lincoln navagator', '- - Lincoln Navigator'],
  ])('knows "%s"', (said, known) => {
    expect(vehicle(said)).toBe(known)
  })

  it.each([
    ['my Honda Civic broke down', '- - Honda Civic'],
    ['I have a red 2008 Ford Focus with a flat', '2008 red Ford Focus'],
    ['my escape won’t start', '- - Ford Escape'],
    ['I got rear ended by a Toyota Tundra, mine is a white Camry', '- white Toyota Camry'],
    ['my sentra is dead', '- - Nissan Sentra'],
  ])('hears it inside "%s"', (said, known) => {
    expect(vehicle(said, 'anything')).toBe(known)
  })

  it.each([
    '4pm',
    'Excellent',
    'I can focus on that',
    'may I speak to someone',
    'she is on a journey',
    'near the civic center',
    'on Lincoln Avenue',
    'thanks for the note',
    'near Malibu Drive',
    'my phone charger',
    'at the Ford dealership',
    'can you arrange that for me',
    'I want to escape this heat',
    'the pilot said so',
    'I need proof of insurance for my car',
    'call the agent',
    'on I 35 E',
    'highway 300',
    'wait a minute',
    'no the address is 500 Main Street',
    '6315 South Sheridan Avenue Tacoma',
    'bring it to my house in Tacoma',
  ])('sees no vehicle in "%s"', (said) => {
    expect(vehicle(said, 'anything').replaceAll('-', '').trim()).toBe('')
  })

  it.each([
    ['my motorcycle died', 'Motorcycle'],
    ['yamaha r6', 'Motorcycle'],
    ['a box truck', 'Medium'],
    ['eighteen wheeler on its side', 'Heavy'],
    ['freightliner cascadia', 'Heavy'],
    ['class a motorhome, an RV', 'Medium'],
    ['boat trailer lost a wheel', 'Trailer'],
    ['a forklift', 'Equipment'],
    ['it’s a minivan', 'Light'],
  ])('tells the kind of "%s"', (said, type) => {
    expect(understand(said, { asking: 'vehicle' }).facts.vehicleType).toBe(type)
  })

  it('does not take the truck that hit the caller for his own', () => {
    expect(understand('I got hit by a semi').facts.vehicleType).toBeUndefined()
  })

  it.each([
    ['it’s all wheel drive', { driveType: 'AWD' }],
    ['four by four', { driveType: '4WD' }],
    ['it’s a hybrid', { driveType: 'Hybrid' }],
    ['it starts but it won’t move', { vehicleCondition: 'Starts Only' }],
    ['you can still drive it', { vehicleCondition: 'Drivable' }],
    ['it won’t move', { vehicleCondition: 'Not Drivable' }],
    ['keys are under the mat', { keyLocation: 'Under mat/visor' }],
    ['I lost my keys', { keyLocation: 'No keys' }],
  ])('hears in "%s" how to load it', (said, found) => {
    expect(understand(said).facts).toMatchObject(found)
  })
})

describe('colours', () => {
  it.each([
    ['blue', 'blue'],
    ['kind of a dark gray', 'dark gray'],
    ['grey', 'gray'],
    ['it’s maroon', 'maroon'],
    ['black and white', 'black and white'],
    ['gold', 'gold'],
    ['silver metallic', 'silver'],
    ['gun metal', 'gunmetal'],
    ['two tone white and tan', 'white and tan'],
    ['like a maroonish color', 'maroon'],
    ['kind of a dark blue', 'dark blue'],
  ])('hears "%s" when asked', (said, color) => {
    expect(understand(said, { asking: 'color' }).facts.vehicleColor).toBe(color)
  })

  it.each([
    'near the white house',
    'the red light',
    'there is black ice',
    'on Green Street',
    'Brown is my last name',
    'I saw blue smoke',
  ])('sees no colour in "%s"', (said) => {
    expect(understand(said).facts.vehicleColor).toBeUndefined()
  })
})
