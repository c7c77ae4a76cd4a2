/**
 * What the generated list of cars (1992-2020) lacks: newer and older models, short names people use,
 * makes sold elsewhere, trucks, motorcycles, motor homes. One line a make, models parted by commas.
 */
export const moreCars: Record<string, string> = {
  Acura: 'ADX, TLX Type S, RLX, Integra Type S',
  'Alfa Romeo': 'Tonale, Giulietta',
  AMC: 'Gremlin, Pacer, Eagle, Javelin, Hornet, Matador',
  Alpina: 'B7, B8',
  'Aston Martin': 'DBX, DB12, Valkyrie',
  Audi: 'Q2, Q4, Q4 e-tron, Q6 e-tron, Q8 e-tron, e-tron GT, RS, SQ7, SQ8, RS Q8, A1, A2, 5000, TTS, TT RS, R8 Spyder, A6 allroad, RS6',
  Bentley: 'Continental GT, Bentayga, Azure, Turbo R',
  BMW: 'M, M8, X4 M, X3 M, iX, i4, i5, i7, XM, Z3, 1 Series, 2 Series Gran Coupe, X1',
  Bugatti: 'Veyron, Chiron',
  Buick: 'Encore GX, Envista, Electra, Reatta, Grand National',
  BYD: 'Seal, Dolphin',
  Cadillac: 'CT4, CT5-V, Lyriq, Celestiq, Optiq, Vistiq, Escalade IQ, Eldorado, Cimarron',
  Chevrolet:
    'Silverado, Silverado EV, Bolt, Bolt EUV, Express, Trailblazer, Trax, Astro, Captiva, Colorado, C10, K10, C1500, K1500, C-1500, Chevelle, Nova, El Camino, Bel Air, Celebrity, Chevette, LUV, Kodiak, City Express, Beat, Sail, Optra, Tavera, Enjoy, G-Series, Impala SS, Vega, Biscayne, Citation, Corsica, Blazer EV, Equinox EV, Suburban 1500, S-10, Silverado HD, Low Cab Forward, W4500, Orlando, Onix, Spin',
  Chrysler: '300C, Voyager, New Yorker, Conquest, Pacifica',
  Citroen: 'C3, C4, C5, Berlingo, Xsara, Picasso',
  Dacia: 'Duster, Sandero, Logan',
  Datsun: '240Z, 280Z, 510, Go, Redi-Go',
  DeLorean: 'DMC-12',
  Dodge:
    'Ram, Hornet, Grand Caravan, Ram Van, Dakota, Aries, Omni, Diplomat, Lancer, Shadow, Demon, Sprinter, Coronet, Polara, Super Bee, D-150, Caravan',
  Ferrari: 'Roma, SF90, 296, Purosangue, F8, 348, 355, 360, Testarossa, LaFerrari, Enzo, 812',
  Fiat: 'Punto, Panda, Linea, Uno, Tipo, Palio, Doblo, Ducato, 124',
  Fisker: 'Ocean',
  Ford: 'F-150, F-250, F-350, F-450, F-550, F-650, F-750, F-100, F-150 Lightning, F-150 Raptor, Raptor, Lightning, Maverick, Bronco, Bronco Sport, Mustang Mach-E, Mach-E, E-Series, E-150, E-250, E-350, E-450, Econoline, Transit, Transit Connect, Windstar, Aerostar, Freestar, C-Max, Ranger, LTD, Granada, Galaxie, Fairmont, Falcon, Torino, Pinto, Model T, Model A, Shelby, Ka, Figo, Ikon, Endeavour, Mondeo, Kuga, Puma, Everest, EcoSport, Super Duty, GT40, Fusion Hybrid, Escape Hybrid, Five Hundred, Bronco II, Focus RS, Police Interceptor, Fairlane, Thunderbird, Explorer',
  Genesis: 'GV60, GV70, GV80, G70, G80, G90',
  GMC: 'Sierra, Sierra 1500, Sierra 2500, Sierra 3500, Sierra Denali, Hummer EV, Canyon, Savana, Sonoma, Yukon, Yukon Denali, Denali, Jimmy, C1500, Safari, Syclone, TopKick, S-15, Vandura, Acadia Denali',
  Honda:
    'Prologue, CR-X, CR-V Hybrid, City, Jazz, Brio, Amaze, WR-V, BR-V, Mobilio, Civic Si, Acty, Beat, Accord Sport, Civic Hybrid, S2000, e, Stream, Crosstour, Del Sol, FR-V, Vezel, Freed, HRV, Integra, Passport, Fit EV, Elevate',
  Hummer: 'H1, H2, H3, EV',
  Hyundai:
    'Ioniq, Ioniq 5, Ioniq 6, Ioniq 9, Santa Cruz, Elantra N, Kona N, Creta, Verna, i10, i20, i30, i40, Getz, Eon, Xcent, Santro, Grand i10, Aura, Veloster N, Pony, ix35, Alcazar, Exter, Starex, Terracan, Staria, Genesis Coupe, Matrix',
  Infiniti:
    'QX55, QX56, QX4, G20, G25, G35, G37, M35, M37, M45, M56, FX35, FX37, FX45, FX50, EX35, EX37, JX35, I30, I35, J30, Q45, QX',
  Isuzu: 'NPR, NQR, NRR, FTR, D-Max, Pup, i-Series, Hombre, VehiCROSS, Oasis, MU-X, V-Cross',
  Jaguar: 'XJ6, XJ8, XJR, XKR, XK8, XJS, E-Type, F Type, X Type, S Type, XJL, Vanden Plas, XFR',
  Jeep: 'Wagoneer, Grand Wagoneer, CJ, CJ5, CJ7, Grand Cherokee L, Wrangler Rubicon, Wrangler Sahara, Rubicon, Recon, Meridian, Comanche, Gladiator, Grand Cherokee Laredo, Trackhawk',
  Kia: 'K5, K4, Carnival, Seltos, EV6, EV9, Forte, Picanto, Ceed, Cerato, Sonet, Carens, Sorento Hybrid, Sportage Hybrid, Spectra5, Magentis, Rio5, Syros',
  Koenigsegg: 'Agera, Jesko',
  Lada: 'Niva',
  Lamborghini: 'Urus, Diablo, Countach, Revuelto, Temerario',
  Lancia: 'Delta, Ypsilon',
  'Land Rover':
    'Defender, Discovery, LR4, Range Rover, Range Rover Sport, Evoque, Velar, Series III',
  Lexus:
    'ES 300, ES 330, ES 350, ES 300h, ES 250, IS 250, IS 300, IS 350, IS 200t, IS 500, GS 300, GS 350, GS 400, GS 430, LS 400, LS 430, LS 460, LS 500, RX 300, RX 330, RX 350, RX 400h, RX 450h, RX 500h, GX 460, GX 470, GX 550, LX 470, LX 570, LX 600, NX 200t, NX 250, NX 300, NX 350, NX 450h, UX 200, UX 250h, CT 200h, RC 350, RC F, SC 300, SC 400, SC 430, TX, TX 350, RZ, LC 500, HS 250h, GS F, LM',
  Lincoln: 'Mark V, Mark VII, LS, Town Car, Blackwood, Corsair, Navigator L, Versailles',
  Lotus: 'Emira, Eletre, Esprit',
  Lucid: 'Air, Gravity',
  Mahindra:
    'Scorpio, XUV500, XUV700, XUV300, Thar, Bolero, Xylo, TUV300, KUV100, Verito, Marazzo, Logan, Roxor, Quanto',
  'Maruti Suzuki':
    'Alto, Alto 800, Alto K10, Swift, Swift Dzire, Dzire, Baleno, Wagon R, Ertiga, Brezza, Vitara Brezza, Ciaz, Celerio, Ignis, S-Cross, Eeco, Omni, Zen, Estilo, Ritz, SX4, Gypsy, S-Presso, XL6, Esteem, 800, Fronx, Jimny, Zen Estilo, Grand Vitara',
  Maserati: 'Grecale, MC20, Spyder, 3200 GT, Biturbo, Ghibli',
  Mazda:
    'CX-50, CX-70, CX-90, MX-30, Mazda 2, Mazda 3, Mazda 5, Mazda 6, Miata, B2300, B3000, B4000, B2200, CX-8, RX-7, Speed3, Speed6, MazdaSpeed3, BT-50, 323',
  McLaren: '600LT, 765LT, Artura, P1, Senna, GT',
  'Mercedes-Benz':
    'EQS, EQE, EQB, GLB, GLK, GL, ML, Sprinter, Metris, CLK, CLS, SLK, SLS, C-Class, E-Class, S-Class, A-Class, B-Class, G-Class, G-Wagon, M-Class, R-Class, V-Class, X-Class, AMG GT, AMG, C-Class Coupe, Maybach S-Class, SLR, Vito, CL, EQC, CLE',
  Mercury: 'Cougar, Marquis, Lynx, Monarch, Comet, Zephyr, Meteor, Capri',
  MG: 'MGB, ZS, HS, Hector, Midget, MG5, Gloster, Astor, TF',
  Mini: 'Cooper, Cooper S, Countryman, Clubman, Paceman, Mini Cooper, Hardtop, John Cooper Works',
  Mitsubishi:
    'Outlander PHEV, RVR, Pajero, 3000 GT, Evo, L200, Triton, Xpander, Cordia, Raider, Mighty Max, ASX, Colt, Starion, Sigma',
  Nissan:
    'Ariya, Z, Sunny, Micra, Terrano, Magnite, Titan, Frontier, Versa Note, Rogue Sport, 280ZX, 300Z, Sentra SE-R, Cube, GTR, Skyline, Qashqai, X-Trail, Navara, Patrol, Juke, Hardbody, D21, Pickup, Leaf Plus, NV, Tiida, Almera, Livina, March, Pulsar, Silvia, Note, Datsun, Evalia, Bluebird',
  Oldsmobile: 'Delta 88, Eighty Eight, Ninety Eight, Omega, 442, Cutlass, Firenza, Calais',
  Opel: 'Astra, Corsa, Vectra, Zafira, Insignia, Omega',
  DeSoto: 'Fireflite, Firedome, Firesweep, Adventurer',
  Packard: 'Patrician, Clipper, Caribbean',
  Peugeot: '206, 207, 208, 307, 308, 405, 508, 2008, 3008, 5008',
  Plymouth: 'Barracuda, Cuda, Road Runner, Duster, Fury, Horizon, Reliant, Valiant, Satellite',
  Polestar: '1, 2, 3, 4, Polestar 2',
  Pontiac:
    'Trans Am, Fiero, Catalina, Tempest, LeMans, Grand Ville, Firebird Trans Am, Torrent, Parisienne, Wave, Phoenix',
  Porsche:
    '944, 914, 356, 918, 718, Carrera, 911 Turbo, Cayenne, Targa, 924, 912, Taycan, 930, 996, 997',
  Ram: '1500, 2500, 3500, 4500, 5500, ProMaster, ProMaster City, TRX, Rebel, Laramie, Tradesman, Big Horn, Power Wagon, 1500 Classic, 700',
  Renault:
    'Duster, Kwid, Clio, Megane, Logan, Scenic, Twingo, Triber, Fluence, Kangoo, Lodgy, Captur, Kiger, Koleos, Pulse',
  Rivian: 'R1T, R1S, R2, R3',
  'Rolls-Royce': 'Cullinan, Spectre, Silver Shadow, Corniche, Silver Spur, Silver Spirit, Phantom',
  Rover: 'Mini, 75, 25',
  Saturn: 'SL, SL1, SL2, SC1, SC2, SW2, L200, L300, LS, LW200, Ion, Vue, Aura, Relay, LS1',
  Saab: '9-3, 9-5, 99, 9-3 Aero',
  Scion: 'tC, xB, FR-S',
  Seat: 'Ibiza, Leon, Ateca, Toledo, Cordoba',
  Skoda: 'Octavia, Superb, Rapid, Fabia, Laura, Yeti, Kodiaq, Kushaq, Slavia, Karoq',
  Smart: 'Fortwo',
  Studebaker: 'Champion, Commander, Lark, Avanti, Hawk, Silver Hawk, Golden Hawk',
  Subaru: 'Solterra, BRAT, Crosstrek, XV, WRX STI, Impreza WRX, STI, Legacy, Levorg, GL, DL, Leone',
  Suzuki:
    'Jimny, Alto, Baleno, Ignis, Ciaz, Celerio, Ertiga, Swift, Wagon R, S-Cross, Equator, XL7, Dzire, Grand Vitara, Cultus, Mehran',
  Tata: 'Nano, Indica, Indigo, Safari, Nexon, Tiago, Tigor, Harrier, Sumo, Zest, Bolt, Altroz, Hexa, Punch, Manza, Vista, Aria, Ace, Indica Vista',
  Tesla: 'Model Y, Model 3, Model S, Model X, Cybertruck, Roadster, Semi',
  Toyota:
    'bZ4X, Crown, Grand Highlander, Corolla Cross, GR86, GR Corolla, GR Supra, RAV4 Prime, Tacoma, Tundra, T100, T-100, Pickup, Van, Corolla Altis, Innova, Fortuner, Etios, Etios Liva, Hilux, Qualis, Glanza, Liva, Prius V, Prius C, FT-86, Starlet, Previa, Avalon, Urban Cruiser, Innova Crysta, Camry Hybrid, MR2 Spyder, Tercel, Land Cruiser Prado, Prado, Vios, Hiace, Vitz, Auris, Aygo, Avensis, Wish, Yaris Cross, Sienta, Tundra TRD, Tacoma TRD, Corona, Crown Signia, Verso, Cresta, Aurion, Alphard, Estima, Matrix XRS, Rush, Vellfire, Rumion, Camry Solara, Corolla LE, Avanza',
  Triumph:
    'Spitfire, TR6, TR7, Bonneville, Tiger, Street Triple, Thruxton, Speed Triple, Scrambler',
  Vauxhall: 'Astra, Corsa, Vectra, Insignia, Mokka',
  VinFast: 'VF 8, VF 9',
  Volkswagen:
    'ID.4, ID Buzz, Taos, Atlas Cross Sport, Polo, Vento, Ameo, Bug, Bus, Super Beetle, Golf GTI, Thing, Scirocco, Karmann Ghia, Passat CC, Quantum, Dasher, Amarok, Vanagon, Westfalia, Up, Virtus, Taigun, Sharan, Touran, Transporter, T-Roc, Tiguan Allspace, T-Cross, New Beetle, Gol, Fusca, Microbus',
  Volvo:
    'C40, EX30, EX90, VNL, VNR, VHD, VNL 760, VNL 860, S60 Recharge, XC40 Recharge, V60 Cross Country, 144, 145, 244, 245, XC',
  Yugo: 'GV',
}

/** Makes of heavy trucks, motorcycles, motor homes and machines; what they make has no passenger-car class. */
export const otherMakes: Record<
  string,
  { type: 'Heavy' | 'Medium' | 'Motorcycle' | 'Trailer' | 'Equipment' | 'Tractor'; models: string }
> = {
  Freightliner: {
    type: 'Heavy',
    models:
      'Cascadia, Columbia, Coronado, M2, M2 106, Century, FLD, FLD120, Sprinter, Argosy, Business Class',
  },
  Peterbilt: {
    type: 'Heavy',
    models:
      '379, 389, 579, 567, 387, 386, 367, 357, 359, 377, 378, 384, 320, 520, 337, 348, 330, 365',
  },
  Kenworth: {
    type: 'Heavy',
    models: 'T680, T800, T880, T660, T600, T270, T370, W900, W990, W900L, T2000, T300, K100',
  },
  Mack: {
    type: 'Heavy',
    models: 'Anthem, Pinnacle, Granite, TerraPro, CH613, Vision, LR, MD, CXU613, Titan',
  },
  International: {
    type: 'Heavy',
    models:
      'ProStar, LoneStar, LT, LT625, DuraStar, WorkStar, 4300, 4400, 4700, 4900, 9400, 9200, 9900, MV607, HX, Scout, HV, PayStar, TranStar',
  },
  'Western Star': { type: 'Heavy', models: '4900, 5700, 49X, 57X, 4700' },
  Hino: { type: 'Medium', models: '155, 195, 238, 258, 268, 338, L6, L7, XL8' },
  Navistar: { type: 'Heavy', models: 'ProStar' },
  'Blue Bird': { type: 'Heavy', models: 'Vision, All American, Bus, School Bus, Micro Bird' },
  'Harley-Davidson': {
    type: 'Motorcycle',
    models:
      'Sportster, Sportster 1200, Sportster 883, Iron 883, Street Glide, Road Glide, Road King, Electra Glide, Softail, Heritage Softail, Fat Boy, Fat Bob, Low Rider, Dyna, Street Bob, Breakout, Night Train, Nightster, Ultra Classic, Ultra Limited, V-Rod, Pan America, LiveWire, Deluxe, Wide Glide, Super Glide, Tri Glide, Forty-Eight, Street 750, Freewheeler, Rocker',
  },
  Yamaha: {
    type: 'Motorcycle',
    models:
      'R1, R6, R7, R3, YZF, YZF-R1, YZF-R6, MT-07, MT-09, FZ, FZ6, FZ-07, FZ-09, V Star, Bolt, Virago, Raider, Road Star, TW200, XSR, XSR700, Tenere, YZ250, WaveRunner, Zuma, Vino, Super Tenere',
  },
  Kawasaki: {
    type: 'Motorcycle',
    models:
      'Ninja, Ninja 300, Ninja 400, Ninja 650, Vulcan, Vulcan S, Z900, Z650, Z400, KLR, KLR 650, Concours, ZX-6R, ZX-10R, ZX-14R, ZX6, ZX10, Versys, Mule, KX250, Eliminator',
  },
  Ducati: {
    type: 'Motorcycle',
    models: 'Monster, Panigale, Multistrada, Diavel, Scrambler, Hypermotard, Streetfighter',
  },
  Indian: {
    type: 'Motorcycle',
    models: 'Scout, Chief, Chieftain, Roadmaster, Springfield, FTR, Challenger, Scout Bobber',
  },
  KTM: { type: 'Motorcycle', models: 'Duke, Duke 390, RC 390, 690, Adventure' },
  Vespa: { type: 'Motorcycle', models: 'Primavera, Sprint, GTS' },
  Aprilia: { type: 'Motorcycle', models: 'RSV4, Tuono' },
  Victory: { type: 'Motorcycle', models: 'Vegas, Cross Country, Hammer, Kingpin, Octane' },
  'Royal Enfield': {
    type: 'Motorcycle',
    models: 'Bullet, Classic 350, Himalayan, Interceptor, Meteor, Continental GT',
  },
  'Moto Guzzi': { type: 'Motorcycle', models: 'V7' },
  'Can-Am': { type: 'Motorcycle', models: 'Spyder, Ryker, Maverick, Defender' },
  Polaris: { type: 'Motorcycle', models: 'Slingshot, RZR, Ranger, Sportsman' },
  Workhorse: { type: 'Medium', models: 'P30, P32, P42, W42, W62' },
  Winnebago: { type: 'Medium', models: 'Minnie Winnie, Travato, Brave, Vista, View, Solis' },
  Fleetwood: {
    type: 'Medium',
    models: 'Bounder, Southwind, Pace Arrow, Jamboree, Tioga, Flair, Terra',
  },
  'Big Tex': { type: 'Trailer', models: '' },
  'PJ Trailers': { type: 'Trailer', models: '' },
  'Load Trail': { type: 'Trailer', models: '' },
  'Diamond C': { type: 'Trailer', models: '' },
  'Iron Bull': { type: 'Trailer', models: '' },
  'Wells Cargo': { type: 'Trailer', models: '' },
  'Great Dane': { type: 'Trailer', models: '' },
  'Forest River': {
    type: 'Trailer',
    models:
      'Cherokee, Salem, Wildwood, Rockwood, Flagstaff, Grey Wolf, Georgetown, Sunseeker, Forester, Sabre, Vibe, Surveyor',
  },
  Featherlite: { type: 'Trailer', models: '' },
  Sundowner: { type: 'Trailer', models: '' },
  Haulmark: { type: 'Trailer', models: '' },
  Wabash: { type: 'Trailer', models: '' },
  Exiss: { type: 'Trailer', models: '' },
  Jayco: {
    type: 'Trailer',
    models:
      'Jay Flight, Greyhawk, Redhawk, Jay Feather, Eagle, White Hawk, Seneca, North Point, Pinnacle',
  },
  Airstream: { type: 'Trailer', models: 'Bambi, Interstate, Basecamp' },
  'Grand Design': { type: 'Trailer', models: 'Imagine, Reflection, Solitude, Momentum' },
  Coachmen: { type: 'Trailer', models: 'Catalina, Freelander, Leprechaun, Chaparral, Clipper' },
  Dutchmen: { type: 'Trailer', models: 'Kodiak, Coleman, Aspen Trail, Voltage' },
  Bobcat: {
    type: 'Equipment',
    models: 'S70, S130, S150, S175, S185, S205, S650, T190, T300, T650, T770, E35, 763, 773',
  },
  Case: { type: 'Equipment', models: 'IH' },
  Caterpillar: { type: 'Equipment', models: '' },
  Takeuchi: { type: 'Equipment', models: '' },
  Komatsu: { type: 'Equipment', models: '' },
  Genie: { type: 'Equipment', models: '' },
  JLG: { type: 'Equipment', models: '' },
  Hyster: { type: 'Equipment', models: '' },
  'Ditch Witch': { type: 'Equipment', models: '' },
  'New Holland': { type: 'Tractor', models: '' },
  'Massey Ferguson': { type: 'Tractor', models: '' },
  Mahindra: { type: 'Tractor', models: '' },
  'John Deere': { type: 'Tractor', models: 'Gator' },
  Kubota: { type: 'Tractor', models: '' },
}

/** Models of carmakers that are motorcycles: these decide the kind of vehicle. */
export const motorcycleModels: Record<string, string> = {
  Honda:
    'Gold Wing, Goldwing, CBR, CBR600, CBR600RR, CBR1000RR, CBR1000, CBR500R, CBR300R, CBR250R, Shadow, Rebel, Rebel 500, Rebel 300, Grom, Africa Twin, Fury, VTX, VTX1300, VTX1800, Valkyrie, Magna, Ruckus, Nighthawk, CB500X, CB650R, CRF250, CRF450, XR650, Navi, CB300R, Activa',
  Suzuki:
    'GSXR, GSX-R, GSX-R600, GSX-R750, GSX-R1000, Hayabusa, Boulevard, SV650, V-Strom, DR650, DRZ400, Katana, Bandit, Intruder, TU250X, Burgman, GS500',
  BMW: 'R1200GS, R1250GS, S1000RR, K1600, R nineT, F800GS, G310R, R18, F850GS, S1000R',
}
