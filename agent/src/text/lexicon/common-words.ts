import spokenWords from './generated/spoken-words.json' with { type: 'json' }

const words = `
a about above accident across act actually add address advance after afternoon again against age ago agree ahead aint air all
almost alone along already alright also always am amazing an and another answer any anybody anymore anyone anything anyway
anyways apartment app appointment appreciate approve are area arent around arrive as aside ask asked asking asleep assist assistance at
attend available avenue awake away awesome awful baby back bad badge bag bank basically battery be beautiful because become been
before began begin behind being believe belong below beside best better between big bike bill bit block bless blew blinker blow blown
boat body book borrow both bother bottom box brake brakes break breakdown breaking bridge bring broke broken brother brought
brown bucks building bumper burn burned burning burnt bus business busy but button buy by bye cable call called caller calling calls
came camp can cancel cannot cant car card care careful carrier cars case cash caught cause center certain certainly chance change
changed charge charged charges cheap check checked child children choice city claim class clean clear click clicking clock close closed
cold color come comes comfortable coming company complete completely concern confirm confirmed confused connect contact convenient coolant cool copy
corner correct correctly cost could couldnt country county couple course cover covered cracked crash crashed crazy credit cross
curb current currently customer cut dad damage damaged danger dark date daughter day days dead deal dealer dealership definitely
delay deliver deny department describe desk destination detail details did didnt die died different dinner direct direction
directions dirt dispatch distance ditch do doctor does doesnt dog doing dollar dollars done dont door doors double doubt down downtown
drive driven driver drivers driving drop dropped drove dually due dude dump during dying each earlier early east easy eat eight either electric
eleven else email emergency empty end engine enough entire especially estimate eta evening ever every everybody everyone
everything exact exactly excellent except excuse exhaust exit expect expensive explain extra eye face fact fall family fantastic
far fast father favor feel feet fell felt female few field fifteen fifty figure file fill filled finally find fine fire first
five fix fixed flashing flat flatbed flipped flooded floor fluid follow food foot for forgot forth forty forward found four frankly free freeway
fresh friday friend friends from front frustrated fuel full fun funny further garage gas gave gear general get gets getting girl
girlfriend give gives giving glad glass go goes going gone gonna good goodbye got gotta gotten grass gray great green ground guess guy
guys had hadnt hai half hand handle hang happen happened happening happens happy hard has hasnt hate have havent having hazard he head
headed heading heads hear heard heat heavy hello help helped helpful helping her here hers hes hey hi high highway him his hit hold
hole holding home honestly hood hope hopefully horrible hospital hot hotel hour hours house how hows hubby huge human hundred hung
hungry hurry hurt husband i ice id idea identification if ill im immediately important in included including incorrect indeed info information
injured inside instead insurance interested interstate into is isnt issue issues it its ive job join july june just keep keeps kept
key keys kick kid kids kill kind kinda knew knock know known ladies lady warranty land lane language large last late later lately laugh
leak leaking learn least leave leaves leaving left leg legal less let lets letter level license lie life lift light lights like
likely limit line link list listen little live lives local located location lock locked long longer look looked looking looks lose
loss lost lot lots loud love low luck lucky lunch machine mad made mail main make makes making male mall man manager manual
many march mark marker market match matter may maybe me mean means meant mechanic meet member mention mentioned mess message met
middle might mile miles mind mine minute minutes miss missed missing mistake mobile model mom moment monday money month months more morning
most mostly mother motor motorcycle move moved moving much must my myself name named names near nearby necessary need needed
needing needs neighbor neither nervous never new next nice night nine no nobody noise nope nor normal normally north not note
nothing now nowhere number numbers obviously occurred of off offer office officer often oh oil ok okay old on once one ones
online only onto open operator opposite option or order original other others ought our ours out outside over overheated
overheating own owner page paid pain paper park parked parking part particular parts pass passed passenger past patience pay
paying payment people per percent perfect perfectly perhaps period person phone pick picked pickup picture piece pin place plan plane plate
play please pleased plus point police policy possible power prefer prepared press pressure pretty previous price probably problem problems
process proof proper provide provided pull pulled pulling pump purchase purpose push put queries query question questions quick
quickly quiet quit quite quote radiator radio rain ran rather reach reached read ready real realize really reason receive received
recently red regarding regards regular release remember remind rent rental repair repeat replace report representative request require
required respond rest ride right ring road roadside rolled roof room rotor round run running runs sad safe safely said salt same saturday save
saw say saying says scared schedule school screen seat second seconds see seem seems seen sell send sent serious serve service set
seven several shall she shed shes shift shop short should shoulder shouldnt show shut shy sick side sign signal silver simple since
sincerely sir sister sit sitting situation six skid sleep slid slow slowly small smell smells smoke smoking snow so sold some somebody
someone something sometime sometimes somewhere son soon sorry sort sound sounds south spanish spare speak speaking special spell spelled spelling
spend spin spinning spot stall stalled stand standing start started starter starting starts state stating status stay steam steering step still stop
stopped store storm story straight strange stranded street stress strong stuck stuff suck sudden suddenly suggest sun sunday super
support supposed sure surely surprise suspension suv swear switch system take taken takes taking talk talked talking tank tax team tell ten
terrible text texts than thank thanks that thats the their them themselves then there theres these they theyre thing things
think thinking third thirty this those though thought thousand three through throw thursday tie till time times tire tired tires
to today together told tomorrow tonight too took top total totaled totally touch tough tow toward towards towed towing town trade traffic trailer
train transfer transmission trash travel tree tried trip trouble truck true trunk trust truth try trying tuesday tune turn turned turning
twelve twenty twice two type u under understand unfortunately unit unlock unsure until up upper upset upside urgent us use used
useful uses using usual usually valid van vehicle vehicles verify very via visit voice wait waited waiting walk wall want wanted wants
warm warning was wash wasnt waste watch water way we weather wednesday week weekend weeks weird welcome well went were weve west wet what
whatever whats wheel wheels when whenever where wheres whether which while white who whoever whole whose why wife will
willing wind window winter wish with within without woman won wonder wonderful wont word words work worked working works world worried worry
worse worst would wouldnt wow wrap wreck wrecked wrench write wrong ya yall yard yea yeah year years yellow yep yes yesterday yet
you your youre yours yourself yup zero absolutely affirmative negative roger cheers awaiting mam maam madam sure surething welcome thx
thnx ty np pls plz kindly dear bro buddy folks hii hiii heya hola gracias amigo morning evening noon goodnight gday greetings doubts clarification
ssn dob id mail gmail yahoo social security zip code reference ref details additional anytime asap further assistance proofs informations
sticker pearl metallic sedan coupe hatchback wagon convertible minivan door owners stock auto automatic manual diesel hybrid sport sports
edition limited series version variant custom classic base basic standard premium touring trim loaded rear drivers fender taillight headlight alternator
serpentine belt hose valve gasket piston coil spark plugs plug thermostat sensor sensors computer diagnostic inspection maintenance muffler
catalytic converter axle bearing bearings strut struts shocks shock alignment rotate rotation filter wiper wipers windshield mirror alarm fob
squeak squeaking squeal squealing grinding rattle rattling clunking thumping humming whining shaking vibrating vibration leakage fumes
blinking dash dashboard gauge temperature stalling misfire misfiring hesitation acceleration accelerate brand noisy noises clean cleaned dirty
agent agents agree agreed annoying apologize apply area arrange arranged arrangement assure branch branches carry carrying celebrate certain chat cleared
collect combine comment common complain complete condition conform continue convey correction counter create daily deal deals decide deep demand
depend deposit device devices discuss document documents effort either elite enclose ensure enter envelope environment error evening exactly example exchange
excuse expire explain extend failed fair false famous filing finish finished follow following formal forward fulfil future gate gather general gesture goods
grateful group handling head heading however ideal identify ignore illegal imagine immediate improve include increase inform informed inquiry install intend interest
internal invoice item join joke journal kindness lack ladder lake lawyer lazy lesson limit link load logo lost major mention method mint moral motel motive
nation native natural nature neat network noted object obtain occasion okey okeyy online opinion otherwise outcome overall owe panic partner path patient pattern
percent permit plenty policies polite pose prefect prior privacy private probs proceed produce product professional progress prompt prove public purpose quality quote quotes
raise range rapid rate reaction receipt record recover reduce refer refund regret relate relax relevant remain remark remember replacement replay reply
research resolve resource respect response restart result results return review reward ridiculous risk role routine rude rule sample satisfied save scared scene search section seek select
sense separate series session settle shame share signature silent silly single slight smooth social society solution solve source specific staff stage stolen
stressed submit success superb suppose surface survey task technical temporary tend theft therefore thorough threat ticket topic track tracking transaction
truly typo unable unless upgrade upload valuable value various version victim view visible visiting waste wonderful writing wise yell yelling bumper bumber bumper's
mate mates prompt hear awful horrible superb conform brilliant outstanding splendid pleasant lovely marvelous fabulous incredible bravo congratulations
unknown none nah nada zilch manufactured manufacture manufacturing purchased bought built maker makers makes year's approx approximately
`

/** Everyday English: words that by themselves are no name, no misspelt car and no town. */
export const commonWords: Set<string> = new Set(words.split(/\s+/).filter(Boolean))

/** Models whose names are everyday words; they count only with their make, a year, or in answer to the question. */
export const doubtfulModels: Set<string> = new Set(
  `accent accord acclaim ace aero air amigo anthem aria ascent aspen aspire astra atlas aura aurora avenger aviator axiom azure
  bambi bandit beat beetle bel bolt bonanza boulevard brave breeze bug bullet bus cadenza caliber california canyon caravan carnival catalina
  cavalier celebrity century challenger challenger champion charade charger cherokee chief chieftain citation city civic clarity
  classic clubman cobalt colorado colt columbia comet commander compass concorde continental contour cooper corona corona corsa corsica
  cougar countryman crew cross crossfire crown cruise cube dakota dart dawn daytona defender delta demon denali deluxe desire diplomat discovery disco dolphin
  dream duke duster dynasty eagle echo eclipse edge element eliminator enclave encore endeavor enjoy envoy envision eos escape
  escort everest evo excel excursion expedition expert explorer express falcon fiesta fit five flex flash focus forester forte fox
  freestyle frontier fury fusion galaxy genesis getaway ghost gladiator go golf granada grand granite gravity gypsy hammer harrier hawk highlander hornet horizon
  imperial impulse indigo insight integra interceptor interstate intrepid intrigue ion iron jazz journey juke justice justy karma katana ka
  kicks kona lancer lark laser leaf legacy legend leon liberty lightning lonestar lumina lynx magic magnum malibu march marauder mariner mark matador
  matrix maverick metro meteor midget milan mini mirage model monaco monarch monitor monster montana monterey mountaineer
  mule mustang mystique nano navigator neon nitro nova note oasis ocean odyssey omega omni optima outback outlander outlook pacer
  pacific pacifica palisade panda park passport pathfinder patriot patrol phantom phoenix pickup pilot pilate pilots pinnacle pinto polo pony prado premier previa
  primavera probe prelude prologue protege prowler puma pulse punch quantum quest rabbit raider rainier ranger rapid rapide raptor rebel regal
  regency relay reliant rendezvous renegade reno ridgeline rio roadmaster roadster rocker rocky rodeo rogue roma route rover
  ruckus rush safari sail satellite scout seal semi senna sequoia seville shadow shelby sierra sidekick silhouette solstice sonic
  sonnet soul spark spectra spectre spider spin spirit sportsman spring springfield springs sprint sprinter stealth stinger storm stratus stream suburban summit
  sunbird sundance sunfire sunny super superb swift talon targa taurus tempest tempo terrain thing tiger tiger titan toledo topaz
  tornado torrent touring tracer tracker tradesman transit transporter traverse tribute triumph trooper tundra turbo uno up
  vantage van vega venture venue verona versa vibe victory view viper virage vision vista voyager wave wish wraith yellow yeti zen zephyr
  zest z zone laramie rubicon sahara dart marquis continental santa sedona tucson sonoma savana cortina seltos bravada eldorado
  express fleetwood riviera catera brooklands murano pisces mobile burban disco taco torus ultra rouge cruise view gulf central center kick
  central maxim verse status marina ultima ultimate tighten verena carrera victoria diamante aztec cierra siena sienna corvallis cheyenne`
    .split(/\s+/)
    .filter(Boolean),
)

let spoken: ReadonlySet<string> | undefined

/** Whether people say the word in English at all: rarer words than the everyday ones too. */
export function isSpoken(word: string): boolean {
  spoken ??= new Set(spokenWords.english.split(' '))
  return spoken.has(word)
}

const endings = /(?:'s|s|es|ed|d|ing|ly|ness|ment)$/

/** Whether a word is everyday English: listed, an inflection of a listed word, drawn out ("byee"), or two run together ("okaysure"). */
export function isEveryday(word: string): boolean {
  if (commonWords.has(word)) return true
  if (word.length < 4 || word.length > 24) return false
  const stem = word.replace(endings, '')
  if (
    stem !== word &&
    stem.length > 2 &&
    (commonWords.has(stem) ||
      commonWords.has(`${stem}e`) ||
      commonWords.has(stem.replace(/(.)\1$/, '$1')))
  )
    return true
  if (commonWords.has(word.replace(/(.)\1+$/, '$1')) || /(.)\1\1/.test(word)) return true
  for (let at = 2; at <= word.length - 2; at++) {
    if (
      commonWords.has(word.slice(0, at)) &&
      commonWords.has(word.slice(at)) &&
      runsTogether(word, at)
    )
      return true
  }
  return false
}

/** Only courtesies are typed without their space; "Carson" is no "car" and "son". */
const runsTogether = (word: string, at: number) =>
  /^(?:ok|okay|yes|yeah|sure|thank|thanks|no|hi|hello|bye|good|please|sorry|thats|yep)$/.test(
    word.slice(0, at),
  ) || /^(?:thanks|thank|you|please|sir|okay|sure)$/.test(word.slice(at))
