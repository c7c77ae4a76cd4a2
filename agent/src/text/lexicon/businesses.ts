/** Chains that a caller names with nothing else, and that are hardly anything but a place. */
export const chains: Set<string> = new Set(
  `walmart|wal mart|walmart supercenter|target|home depot|lowe's|lowes|costco|sam's club|sams club|sam's|kroger|tom thumb|albertsons|h e b|heb|whole foods|trader joe's|aldi|publix|safeway|winn dixie|food lion|meijer|wegmans|winco|fiesta mart
  |mcdonald's|mcdonalds|burger king|wendy's|wendys|whataburger|sonic drive in|chick fil a|taco bell|jack in the box|in n out|raising cane's|cane's|canes|popeyes|kfc|arby's|dairy queen|starbucks|dunkin|dunkin donuts|waffle house|ihop|denny's|dennys|cracker barrel|olive garden|chili's|applebee's|applebees|buffalo wild wings|pizza hut|domino's|chipotle|panera|panda express|subway
  |shell|exxon|chevron|valero|texaco|mobil|conoco|phillips 66|phillips sixty six|quiktrip|quik trip|qt|racetrac|race trac|7 eleven|seven eleven|7 11|circle k|wawa|sheetz|speedway|buc ee's|buc ees|bucees|buc-ee's|love's|loves truck stop|love's travel stop|pilot truck stop|flying j|pilot flying j|ta truck stop|petro|kwik trip|casey's|murphy usa|sunoco|marathon gas|citgo|bp|arco|gulf station
  |walgreens|cvs|rite aid|dollar general|dollar tree|family dollar|big lots|five below|best buy|academy|dick's sporting goods|hobby lobby|michaels|ross|marshalls|t j maxx|tj maxx|kohl's|kohls|jcpenney|macy's|dillard's|ikea|bass pro|cabela's|petsmart|petco|office depot|staples|tractor supply|harbor freight|ace hardware|menards|planet fitness|la fitness|24 hour fitness
  |autozone|auto zone|o'reilly|o'reilly's|o'reilly auto parts|advance auto|advance auto parts|napa|pep boys|firestone|discount tire|goodyear|jiffy lube|valvoline|midas|meineke|christian brothers|les schwab|america's tire|ntb|take 5|caliber collision|gerber collision|service king|carmax|carvana|maaco|brakes plus|just brakes|kwik kar|tire kingdom|mavis|monro|big o tires|belle tire
  |pull a part|pick n pull|u pull it|you pull it|lkq|rent a wreck|honest 1|honest one|mister tire|mr tire
  |motel 6|super 8|la quinta|holiday inn|hampton inn|best western|days inn|marriott|hilton|comfort inn|red roof inn|embassy suites|amc|cinemark|topgolf|six flags|great wolf lodge|chuck e cheese|dave and buster's|main event|love field|mall of america|dfw airport|d f w airport|hobby airport|laguardia|jfk airport|lax airport|o'hare airport|u haul|uhaul|enterprise|hertz|avis|amazon warehouse|fedex|ups store`
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean),
)

/** What the last word of a place's name may be ("Frisco high school", "Joe's garage"). */
export const landmarkWords: Set<string> = new Set(
  `school elementary college university campus hospital clinic church mosque temple synagogue mall outlet outlets airport library stadium arena park
  zoo museum theater theatre cinema hotel motel inn suites apartments apartment complex condos bank wash laundromat restaurant diner cafe bar grill pub bakery barbershop
  salon gym ymca store supermarket market grocery pharmacy warehouse plant factory office offices building tower plaza center centre courthouse
  jail prison station depot terminal marina lake beach campground cemetery dealership dealer garage shop autos auto motors automotive collision mechanic mechanics
  tire tires transmission transmissions repair body service stop rest area casino club gardens subdivision neighborhood golf course fairgrounds rodeo daycare academy
  bridge tunnel causeway viaduct dmv post walmart target costco lot yard farm ranch ballpark field rink pool lanes plaza express pizza bbq barbecue taqueria panaderia tacos supply
  salvage salvages junkyard recycling recyclers customs performance fabrication welding powersports motorsports cycles imports diesel hydraulics upholstery offroad alignment muffler mufflers
  brewery winery cantina kitchen steakhouse donuts doughnuts equipment tractor preschool chapel cathedral ministries fellowship precinct coliseum auditorium pavilion resort lodge villas lofts townhomes estates raceway speedway
  toyota honda ford chevrolet chevy nissan hyundai kia subaru dodge jeep bmw lexus mazda volkswagen acura cadillac buick gmc`
    .split(/\s+/)
    .filter(Boolean),
)

/** Things one is "at" or "in" that are no place to drive to. */
export const noPlaces: Set<string> = new Set(
  `jump boost winch moment time least all once first last best most night noon home work accident hurry car truck ditch mud lane middle side way phone shoulder rush back front
  left right process morning afternoon evening park gear neutral drive reverse minute second hour day week month year while bit traffic road street highway freeway
  vehicle van suv it that this there here me you him her them us fire risk fact order case general question questions area situation trouble pain need touch
  charge rain snow heat cold dark trunk seat backseat ignition door engine wheel tire hood lock keys key wreck collision emergency name number address location
  spot place somewhere anywhere nowhere everywhere nothing something anything one two three four five six seven eight nine ten end beginning start
  water creek river hole sand ice grass field median intersection corner curb line job meeting class person dispatch operator dealer wheelchair trailer
  advance about what which who how long soon your my his their our its insurance total tow towing service help assistance moving driving rear passenger
  snow motion lot edge bottom top control speed mirror mph rate price cost issue problem hospitalized pretty very really now today tomorrow tonight idea
  lights light sign stop red exit ramp shoulder interstate country state city town county district full parking`
    .split(/\s+/)
    .filter(Boolean),
)

/** Chains as their signs have them, by what callers and recognizers make of them. */
const signs = new Map<string, string>(
  Object.entries({
    QuikTrip: 'qt|quik trip|quick trip|quiktrip',
    RaceTrac: 'race track|race trac|racetrac|racetrack',
    Walmart: 'wal mart|wall mart|walmart',
    "Buc-ee's": "buc ee's|buc ees|bucees|bucee's|buckys|bucky's|bucc ees",
    'H-E-B': 'h e b|heb|h-e-b|h.e.b.',
    "Love's": 'loves',
    "Lowe's": 'lowes',
    "Sam's Club": 'sams club|sams',
    "McDonald's": 'mcdonalds|mc donalds',
    "Wendy's": 'wendys',
    "Denny's": 'dennys',
    "O'Reilly": "o'reilly|oreilly|o reilly",
    "O'Reilly's": "o'reilly's|oreillys|o reillys",
    AutoZone: 'auto zone|autozone',
    CarMax: 'car max|carmax',
    'Phillips 66': 'phillips sixty six|phillips 66',
    '7-Eleven': 'seven eleven|7 eleven|7 11',
    'Chick-fil-A': 'chick fil a|chick fila|chickfila',
    CVS: 'cvs|c v s',
    IHOP: 'ihop|i hop',
    KFC: 'kfc|k f c',
    NTB: 'ntb|n t b',
    'T.J. Maxx': 't j maxx|tj maxx',
    'Jiffy Lube': 'jiffy lube|jiffylube',
    'Hy-Vee': 'hy vee|hyvee|hy-vee',
    LKQ: 'lkq|l k q',
    'Pick-n-Pull': 'pick n pull|pick and pull',
  }).flatMap(([sign, said]) => said.split('|').map((each) => [each, sign] as const)),
)

/** A chain by its sign: "qt" is `QuikTrip`; any other name as it is. */
export const onSign = (name: string): string => signs.get(name.toLowerCase()) ?? name
