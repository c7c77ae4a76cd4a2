import { blankRates, Rates } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { demoClubRates, demoRates } from '../../seeds/demo-rates.ts'
import { ratesAsCsv, ratesFromCsv } from './rates-csv.ts'

const problemsIn = (csv: string) =>
  ratesFromCsv(csv).problems.map(({ line, column, problem }) => `${line} ${column}: ${problem}`)

describe('rates as CSV', () => {
  it('come back as they went', () => {
    const zoned = Rates.parse({ zones: [{ zone: 'North', amount: 60.5, taxable: false }] })
    for (const rates of [demoRates, demoClubRates, blankRates(), zoned])
      expect(ratesFromCsv(ratesAsCsv(rates))).toEqual({ rates, problems: [] })
  })

  it('come back with whatever is in a name, and hold no formula', () => {
    const names = [
      '=1+1',
      '+1',
      '-2',
      '@SUM(A1)',
      'a "b", c',
      'two\nlines',
      '\uFF1Dcmd',
      'Grúa 拖车',
    ]
    const rates = Rates.parse({ extras: names.map((name) => ({ name })) })
    const csv = ratesAsCsv(rates)
    expect(ratesFromCsv(csv).rates).toEqual(rates)
    expect(csv).not.toMatch(/(^|,)"?[=+\-@\uFF1D]/m)
  })

  it('are read as people write them: dollar signs, capitals, columns left out', () => {
    const csv = 'kind,NAME,price,taxable\r\nservice,Tow,"$1,095.50",No\r\nEXTRA,Dollies,45,\r\n'
    expect(ratesFromCsv(csv).rates).toMatchObject({
      services: [{ service: 'Tow', vehicleClass: 'Any', base: 1095.5, taxable: false }],
      extras: [{ name: 'Dollies', rate: 45, unit: 'each', taxable: true }],
    })
  })

  it('tell every problem by its line and column', () => {
    const csv = [
      'Kind,Name,Vehicle,Price,Per loaded mile,Taxable,Color',
      'Service,Tow,Light,-5,4,yes,',
      'Service,Tow,Spaceship,ninety,,maybe,',
      'Towing,Tow,,,,,',
      '',
      'Storage,,,20,3,,',
      'Service,Tow,Light,95,,,',
      'Cancel fee,,,35,,,',
      'Cancel fee,,,40,,,',
    ].join('\n')
    expect(ratesFromCsv(csv).rates).toBeNull()
    expect(problemsIn(csv)).toEqual([
      '1 Color: A rate sheet has no such column',
      '2 Price: A rate can’t be negative',
      expect.stringMatching(/^3 Price: Write a number/),
      '3 Taxable: Write yes or no',
      expect.stringMatching(/^3 Vehicle: /),
      expect.stringMatching(/^4 Kind: Write one of Service, Extra/),
      '6 Per loaded mile: Storage has no Per loaded mile: leave it empty',
      '9 Kind: There is more than one line for Cancel fee',
    ])
  })

  it('tell of a line that is there twice', () => {
    const csv = 'Kind,Name,Price\nService,Tow,1\nService,Lockout,2\nService,Tow,3\n'
    expect(problemsIn(csv)).toEqual([
      '4 Name: Another line is for the same service, vehicle and hours',
    ])
  })

  it('say so of a file that is none', () => {
    expect(problemsIn('')).toEqual(['1 : The file is empty'])
    expect(problemsIn('Kind,Name\nExtra,"Win')[0]).toMatch(/: A quote is missing/)
    expect(problemsIn('PK\u0003\u0004')).toContain('1 Kind: The first line must name the columns')
  })
})
