/**
 * Who built it: the first three characters of a VIN are the world manufacturer identifier, assigned by SAE
 * International for the United States and published by NHTSA with every maker's filing (49 CFR 565,
 * vPIC). Where makes share an identifier the two characters after it tell them apart. Makes common on
 * American roads; not the whole register.
 */
const light: Readonly<Record<string, string>> = {
  Acura: '19U 19V 2HH 2HN 5J8 JH4',
  'Alfa Romeo': 'ZAR ZAS',
  'Aston Martin': 'SCF SD7',
  Audi: 'TRU WA1 WAU WUA',
  Bentley: 'SCB SJA',
  BMW: '3MF 3MW 4US 5UM 5UX 5YM WBA WBS WBX WBY',
  Buick: '1G4 2G4 5GA KL4 LRB W04',
  Cadillac: '1G6 1GY 3GY',
  Chevrolet: '1G1 1GA 1GB 1GC 1GN 2CN 2G1 2GC 2GN 3G1 3GC 3GN 6G3 KL1 KL7 KL8',
  Chrysler: '1C3 1C8 2A4 2A8 2C3 2C4 2C8 3C3 3C4 3C8',
  Dodge:
    '1B3 1B4 1B7 1C3CD 1C4RD 1C4SD 1D3 1D4 1D7 1D8 2B3 2B4 2B7 2C3CD 2C4RD 2D4 2D7 2D8 3B7 3C4PD 3D4 3D6 3D7 ZACND ZACPD',
  Ferrari: 'ZFF',
  Fiat: '3C3CF ZFA ZFB',
  Ford: '1F1 1F6 1FA 1FB 1FC 1FD 1FM 1FT 1ZV 2FA 2FM 2FT 3FA 3FE 3FM 3FT MAJ NM0',
  Genesis: 'KMT KMU',
  GMC: '1GD 1GJ 1GK 1GT 2GK 2GT 3GK 3GT',
  Honda: '19X 1HG 2HG 2HJ 2HK 3CZ 3HG 5FN 5FP 5J6 7FA JHL JHM SHH SHS',
  Hummer: '137 5GN 5GR 5GT',
  Hyundai: '5NM 5NP 5NT KM8 KMF KMH',
  Infiniti: '3PC 5N3 JNK JNR JNX',
  Jaguar: 'SAD SAJ',
  Jeep: '1C4 1C6HJ 1C6JJ 1J4 1J8 3C4NJ ZAC',
  Kia: '3KP 5XX 5XY KNA KND',
  Lamborghini: 'ZHW ZPB',
  'Land Rover': 'SAL',
  Lexus: '2T2 58A JT6 JT8 JTH JTJ',
  Lincoln: '1LJ 1LN 2LM 3LN 5L1 5LM 5LT',
  Lucid: '50E',
  Maserati: 'ZAM ZN6',
  Mazda: '1YV 3MV 3MZ 4F2 4F4 7MM JM1 JM3',
  'Mercedes-Benz': '4JG 55S W1K W1N W1W W1X W1Y WD3 WD4 WDB WDC WDD WDF',
  Mercury: '1ME 2ME 2MR 3ME 4M2',
  Mini: 'WMW WMZ',
  Mitsubishi: '4A3 4A4 JA3 JA4 JA7 ML3',
  Nissan: '1N4 1N6 3N1 3N6 3N8 5N1 JN1 JN6 JN8 KNM',
  Oldsmobile: '1G3 1GH',
  Plymouth: '1P3 1P4 2P4 3P3',
  Polestar: 'LPS YSM',
  Pontiac: '1G2 1GM 2CK 2G2 3G7 5Y2 6G2 KL2',
  Porsche: 'WP0 WP1',
  Ram: '1C6 2C7 3C6 3C7 ZFBER ZFBHR',
  Rivian: '7FC 7PD',
  'Rolls-Royce': 'SCA SLA',
  Saab: '5S3 YS3',
  Saturn: '1G8 3GS 5GZ W08',
  Scion: 'JTK JTL',
  Subaru: '4S3 4S4 JF1 JF2',
  Suzuki: '2S2 2S3 JS2 JS3 KL5',
  Tesla: '5YJ 7G2 7SA LRW XP7',
  Toyota:
    '1NX 2T1 2T3 3TM 3TY 4T1 4T3 4T4 4TA 5TB 5TD 5TE 5TF 5YF 7MU 7SV JT2 JT3 JT4 JTD JTE JTM JTN NMT',
  Volkswagen: '1V2 1VW 2V4 3VV 3VW 9BW WV1 WV2 WVG WVW',
  Volvo: '7JR LVY LYV YV1 YV4',
}

/** Heavy trucks, buses and motorcycles. */
const others: Readonly<Record<string, string>> = {
  'Blue Bird': '1BA',
  BMW: 'WB1 WB3 WB5',
  Ducati: 'ZDM',
  Freightliner: '1FU 1FV 3AK 3AL 4UZ WD0 WDY',
  'Harley-Davidson': '1HD 5HD',
  Hino: '2AY 5PV JHH',
  Honda: '1HF JH2',
  Indian: '56K',
  International: '1HS 1HT 2HS 3HA 3HC 3HS 4DR',
  Isuzu: '4KL 54D JAL',
  Kawasaki: 'JKA JKB',
  Kenworth: '1NK 1XK 2NK 2XK 3WK',
  Mack: '1M1 1M2 1M4',
  'Mitsubishi Fuso': 'JL6',
  Peterbilt: '1NP 1XP 2NP 2XP 3BP',
  Polaris: '4XA',
  Suzuki: 'JS1',
  Triumph: 'SMT',
  Volvo: '4V1 4V4',
  'Western Star': '2WK 5KJ 5KK',
  Yamaha: 'JYA',
}

type Maker = { make: string; isLight: boolean }

const makers = new Map<string, Maker>([...byPrefix(light, true), ...byPrefix(others, false)])

function byPrefix(makes: Readonly<Record<string, string>>, isLight: boolean): [string, Maker][] {
  return Object.entries(makes).flatMap(([make, prefixes]) =>
    prefixes.split(' ').map((prefix): [string, Maker] => [prefix, { make, isLight }]),
  )
}

/** The make a VIN begins with, empty when it is none of ours. */
export const makeOfVin = (vin: string): Maker =>
  makers.get(vin.slice(0, 5)) ?? makers.get(vin.slice(0, 3)) ?? { make: '', isLight: true }
