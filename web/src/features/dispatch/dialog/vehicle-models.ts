/** What is most often towed in the United States: models by make, each with its first and last model year (none: still made). */
const table: Record<string, string> = {
  Acura:
    'ILX 2013-2022, Integra 2023-, MDX 2001-, RDX 2007-, TL 1996-2014, TLX 2015-2025, TSX 2004-2014',
  Audi: 'A3 2006-, A4 1996-2025, A6 1995-, Q3 2015-, Q5 2009-, Q7 2007-',
  BMW: '328i 1996-2016, 330i 2001-, 528i 1997-2016, 530i 1994-, X1 2013-, X3 2004-, X5 2000-',
  Buick: 'Enclave 2008-, Encore 2013-2022, LaCrosse 2005-2019, LeSabre 1959-2005, Regal 1973-2020',
  Cadillac: 'CTS 2003-2019, DeVille 1959-2005, Escalade 1999-, SRX 2004-2016, XT5 2017-',
  Chevrolet:
    'Camaro 1967-2024, Colorado 2004-, Cruze 2011-2019, Equinox 2005-, Express 1996-, Impala 1958-2020, Malibu 1964-2025, Silverado 1999-, Suburban 1935-, Tahoe 1995-, TrailBlazer 2002-, Traverse 2009-, Trax 2015-',
  Chrysler:
    '200 2011-2017, 300 2005-2023, Pacifica 2004-, Sebring 1995-2010, Town & Country 1990-2016',
  Dodge:
    'Avenger 1995-2014, Challenger 2008-2023, Charger 2006-, Dart 2013-2016, Durango 1998-, Grand Caravan 1984-2020, Journey 2009-2020, Ram 1500 1994-2010',
  Ford: 'Bronco 1966-, Edge 2007-2024, Escape 2001-, Expedition 1997-, Explorer 1991-, F-150 1975-, F-250 1953-, F-350 1953-, Fiesta 2011-2019, Focus 2000-2018, Fusion 2006-2020, Maverick 2022-, Mustang 1965-, Ranger 1983-, Taurus 1986-2019, Transit 2015-',
  GMC: 'Acadia 2007-, Canyon 2004-, Savana 1996-, Sierra 1999-, Terrain 2010-, Yukon 1992-',
  Honda:
    'Accord 1976-, Civic 1973-, CR-V 1997-, Fit 2007-2020, HR-V 2016-, Odyssey 1995-, Pilot 2003-, Ridgeline 2006-',
  Hyundai:
    'Accent 1995-2022, Elantra 1992-, Kona 2018-, Palisade 2020-, Santa Fe 2001-, Sonata 1989-, Tucson 2005-',
  Infiniti: 'G35 2003-2008, G37 2008-2013, Q50 2014-2024, QX60 2014-, QX80 2014-',
  Jeep: 'Cherokee 1974-2023, Compass 2007-, Gladiator 2020-, Grand Cherokee 1993-, Liberty 2002-2012, Patriot 2007-2017, Renegade 2015-2023, Wrangler 1987-',
  Kia: 'Forte 2010-2024, K5 2021-, Optima 2001-2020, Rio 2001-2023, Sorento 2003-, Soul 2010-2025, Sportage 1995-, Telluride 2020-',
  Lexus: 'ES 350 2007-, GX 460 2010-2023, IS 250 2006-2015, NX 200t 2015-2017, RX 350 2007-',
  Lincoln: 'MKX 2007-2018, MKZ 2007-2020, Navigator 1998-, Town Car 1981-2011',
  Mazda: '3 2004-, 6 2003-2021, CX-30 2020-, CX-5 2013-, CX-9 2007-2023, MX-5 Miata 1990-',
  'Mercedes-Benz':
    'C 300 2008-, E 350 2006-, GLC 300 2016-, GLE 350 2016-, ML 350 2003-2015, Sprinter 2010-',
  Nissan:
    'Altima 1993-, Armada 2004-, Frontier 1998-, Maxima 1981-2023, Murano 2003-, Pathfinder 1986-, Rogue 2008-, Sentra 1982-, Titan 2004-2024, Versa 2007-',
  Ram: '1500 2011-, 2500 2011-, 3500 2011-, ProMaster 2014-',
  Subaru:
    'Ascent 2019-, Crosstrek 2013-, Forester 1998-, Impreza 1993-, Legacy 1990-2025, Outback 1995-, WRX 2002-',
  Tesla: 'Cybertruck 2024-, Model 3 2017-, Model S 2012-, Model X 2016-, Model Y 2020-',
  Toyota:
    '4Runner 1984-, Avalon 1995-2022, Camry 1983-, Corolla 1968-, Highlander 2001-, Prius 2001-, RAV4 1996-, Sequoia 2001-, Sienna 1998-, Tacoma 1995-, Tundra 2000-, Yaris 2007-2020',
  Volkswagen:
    'Atlas 2018-, Beetle 1998-2019, Golf 1985-2021, Jetta 1980-, Passat 1990-2022, Tiguan 2009-',
  Volvo: 'S60 2001-, XC60 2010-, XC90 2003-',
}

/** The makes that are suggested. */
export const vehicleMakes: readonly string[] = Object.keys(table)

/** The models of a make that were made in that year; all of them where no year, or no whole one, is given. */
export function modelsOf(make: string, year: string): string[] {
  const wanted = make.trim().toLowerCase()
  const known = vehicleMakes.find((one) => one.toLowerCase() === wanted)
  const at = /^\d{4}$/.test(year) ? Number(year) : null
  return (table[known ?? ''] ?? '').split(', ').flatMap((entry) => {
    const [, model, first, last] = /^(.+) (\d{4})-(\d{4})?$/.exec(entry) ?? []
    if (!model) return []
    return at === null || (at >= Number(first) && at <= Number(last ?? at)) ? [model] : []
  })
}
