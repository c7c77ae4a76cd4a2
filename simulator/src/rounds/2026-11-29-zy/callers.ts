import type { Caller } from '../../caller.ts'

export const callers: Caller[] = [
  {
    id: 'y1-01',
    kind: 'Everyday breakdowns',
    about:
      "A dental hygienist whose car clicks and won't start behind the office after work. She wants a jump, no tow.",
    manner: 'chatty',
    from: '9195550117',
    truth: {
      pickup: {
        number: '2310',
        street: 'Wesvill Court',
        near: 'back lot by the dumpsters',
        city: 'Raleigh',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2014',
        make: 'Honda',
        model: 'CR-V',
        color: 'silver',
      },
      name: 'Danielle Pruitt',
      phone: '9195550117',
      mayText: true,
    },
    says: {
      opening: [
        'hi um i just got done with my last patient well she ran over it was a deep cleaning and anyway now it just goes click click click at me',
        "hey i clean teeth over at the office on wesvill court and my honda won't turn over i think i need somebody to come jump it",
      ],
      safety: [
        "oh i mean it's the back lot there's a light but it flickers i'm fine i'm gonna go stand in the lobby",
        "yeah i'm safe the office is still open the front desk girl is with me",
      ],
      unhurt: [
        'what no no just me being mad',
        "nobody's hurt i never even got out of the parking space",
      ],
      callback: [
        "i'll have it in my scrubs pocket so yeah i mean if it's not buzzing under the counter",
        "yes this one the nine one nine that's my cell",
      ],
      where: [
        'behind work where they make us park so patients get the good spots',
        "twenty three ten wesvill court the dental office it's in raleigh",
      ],
      spot: [
        "it's nose in next to the dumpsters and doctor feng's suv which is not mine mine's the littler one",
        "go around the building to the back lot by the dumpsters it's twenty three ten wesvill",
      ],
      direction: [
        "i was trying to head home to garner but i didn't get anywhere so none",
        "not heading anyplace i'm parked it's never left the spot",
      ],
      exit: [
        "oh there's no exit it's like a little office road off blue ridge",
        "no exit no it's not the highway just wesvill court",
      ],
      city: ["it's all doctors and eye people back here by rex hospital", 'raleigh'],
      reason: [
        'it was fine at lunch i went to get a salad and then i sat listening to my podcast with the lights on for like forty minutes',
        "it just clicks and the dash goes dim so it's the battery it just needs a jump",
      ],
      'shut in': ["no my dog's at home thank god", "nobody's in it it's empty just my lunch bag"],
      'where to': [
        "i don't want it to go anywhere i just want it to go",
        'nowhere no tow please just the jump',
      ],
      'where to spot': [
        "there's no place i'm just driving it home after",
        "no place it's not getting towed",
      ],
      'where to city': [
        "i live in garner but y'all aren't taking it there i am",
        "none it's staying here i just need a jump",
      ],
      vehicle: [
        "it's silver and it needs washing my husband has the nice one the pilot he's in cary with it",
        "mine's the honda c r v",
      ],
      year: [
        "i got it when my son started kindergarten and it was used then it's a fourteen",
        'twenty fourteen',
      ],
      color: ['like a gray no it says silver on the registration silver', 'silver'],
      name: [
        "doctor feng's office but that's not who's paying i'm paying it's danielle",
        'danielle pruitt',
      ],
      spelling: [
        "people do the prewitt with a w it's not that it's p r u i t t",
        'p r u i t t and danielle is d a n i e l l e',
      ],
      'may text': [
        "that's better honestly i can't pick up if i've got my gloves on",
        "yes text me that's fine",
      ],
      right: ['mm hm yeah and the c r v yep you got it', "yes that's all right"],
      change: [
        "i don't think anything oh unless you put prewitt with a w it's p r u i t t",
        "nothing it's all good",
      ],
      'other number': [
        "i've got my dental license number memorized but that's no use is it no",
        "no i don't have any kind of membership",
      ],
      person: [
        "you're doing okay i talk to people with their mouths full all day",
        "no i don't need a person",
      ],
      truck: ["please i've got a casserole thing at seven", 'yes send somebody'],
      more: [
        "tell him the gate arm looks like it's down but it's broke you just drive around it",
        "just come around back by the dumpsters i've got blue scrubs on",
      ],
      message: [
        "oh just that danielle's out back with the dead honda",
        'say danielle pruitt on wesvill court needs a jump',
      ],
      cancel: ["no gosh no unless it starts and it won't", "no don't cancel it"],
      'same job': [
        "i haven't called anybody yet i called my husband but he's no help",
        "no this is the first time i'm calling",
      ],
      when: [
        "i mean i get off at five fifteen and it's what it's five thirty so like now",
        'now please as soon as you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y1-02',
    kind: 'Everyday breakdowns',
    about:
      'A roofer with a loaded truck, a nail in the tire and no spare. He wants it towed to a tire shop.',
    manner: 'curt',
    from: '4785550131',
    truth: {
      pickup: {
        street: 'Vineville Avenue',
        cross: 'Pierce Avenue',
        city: 'Macon',
      },
      dropoff: {
        name: 'Kauffman Tire',
        street: 'Eisenhower Parkway',
        city: 'Macon',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2011',
        make: 'Ford',
        model: 'F-150',
        color: 'white',
      },
      name: 'Cody Stanfield',
      phone: '4785550131',
      mayText: false,
    },
    says: {
      opening: [
        "yeah i got a load of shingles in this thing and i'm sittin here like a idiot",
        "yeah got a flat on my truck ain't got no spare need it hauled over to kauffman tire",
      ],
      safety: [
        "i been on roofs twenty two years i'm alright",
        "yeah i'm up in the grass off the road i'm good",
      ],
      unhurt: ['just my pride and that tire', "nah nobody's hurt"],
      callback: ["screen's busted all to hell but it rings", 'yeah call this one it rings'],
      where: [
        'on vineville comin back from a job on forsyth road where the lady wanted the whole ridge redone',
        'vineville avenue at pierce avenue in macon',
      ],
      spot: [
        "i can see the light where pierce comes in i'm right there at it",
        'corner of vineville and pierce',
      ],
      direction: [
        "supposed to be headed to the dump then to pick up my brother in law but i turned around so i don't know",
        "i'm pulled off at the corner don't matter which way it's pointin i don't know north from south in here",
      ],
      exit: ["ain't no exit man this is town", "no exit it's vineville avenue"],
      city: ['i live over in gray but this is macon', 'macon'],
      reason: [
        'run over one of my own dang roofin nails can you believe it big ol hiss and then the rim',
        "tire's flat back right and i ain't got a spare",
      ],
      'shut in': ['naw my helper he walked to get a coke', 'nobody in it'],
      'where to': [
        "wherever's got tens in stock my buddy says kauffman he got his there for four hundred",
        'kauffman tire out on eisenhower parkway',
      ],
      'where to spot': [
        "it's on eisenhower down past all the car lots i don't know no number",
        "eisenhower parkway that's all i got it says kauffman tire on the front",
      ],
      'where to city': ["same as i'm in", 'macon'],
      vehicle: [
        "work truck got a ladder rack don't let him hit the rack it's a ford",
        'ford f one fifty',
      ],
      year: ["it's got two hundred and eight thousand on it it's a eleven", 'twenty eleven'],
      color: ["was white 'fore the tar got to it", "it's white"],
      name: [
        "stanfield roofin well the truck's in my name not the company's put cody",
        'cody stanfield',
      ],
      spelling: ['like it sounds stan and field', 's t a n f i e l d cody with a y'],
      'may text': [
        "can't read nothin on it i told you it's all busted glass just call",
        "no don't text call me",
      ],
      right: ["yep eisenhower yep that'll do", "yeah that's right"],
      change: ["ain't nothin to change just come on", 'nothin'],
      'other number': ["got a contractor's license that's all i got", "no ain't got one"],
      person: ["don't care who i talk to long as it's a truck at the end of it", "no you'll do"],
      truck: ['what you think i called for yeah', 'yeah send it'],
      more: [
        "bed's heavy i got thirty bundles on there and he better know it",
        "it's loaded down with shingles 'bout a ton so bring a big one",
      ],
      message: [
        "tell em cody called bout the truck and i ain't leavin it",
        'cody stanfield flat on vineville at pierce',
      ],
      cancel: ["hell no i'm still sittin here", "no don't cancel"],
      'same job': [
        "other day y'all got my brother in law's but that's done this is mine",
        'no new one',
      ],
      when: ["they close at six and it's gonna rain on them shingles", 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'y1-03',
    kind: 'Everyday breakdowns',
    about:
      'A bartender after closing who locked her keys in the car behind the bar. She only wants it opened.',
    manner: 'chatty',
    from: '4235550126',
    truth: {
      pickup: {
        street: 'Station Street',
        near: 'behind the Comedy Catch',
        city: 'Chattanooga',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2017',
        make: 'Mazda',
        model: 'CX-5',
        color: 'red',
      },
      name: 'Tess Ogburn',
      phone: '4235550126',
      mayText: true,
    },
    says: {
      opening: [
        "okay so don't laugh i just closed out and i can see em i can literally see em on the seat next to my tip jar",
        "hi i'm locked out of my car the keys are inside it and i'm over on station street in chattanooga",
      ],
      safety: [
        "one of the barbacks is still here stacking chairs he's gonna wait with me he's like six four",
        "yeah i'm safe we're at the back door of the bar with the lights on",
      ],
      unhurt: ['my feet but no', "no nobody's hurt"],
      callback: ["it's at eleven percent so call quick but yeah", 'yes this number is fine'],
      where: [
        'back of work we park in the little lot not the garage the garage is like twelve bucks',
        "it's on station street in chattanooga the little lot behind the comedy catch",
      ],
      spot: [
        'you know where the train hotel is the old choo choo not in that part',
        'right behind the comedy catch on station street',
      ],
      direction: ['to bed is where i was heading', "i wasn't driving it's parked"],
      exit: ['um the exit sign over the back door is the only one i got', "no exit we're downtown"],
      city: [
        "people from nashville call and think we're up there we're not we're chattanooga",
        'chattanooga',
      ],
      reason: [
        'i went to put the leftover limes in and i set everything down and then i bumped the door with my hip and it beeped',
        'keys are in it doors are locked i just need it opened',
      ],
      'shut in': ['just limes and a hoodie', "no nobody's in there no pets either"],
      'where to': [
        'oh no no it runs fine it ran fine at five when i got here',
        "nowhere just open it i'll drive it home",
      ],
      'where to spot': ["i don't need it to go to a place i need in", 'no place just unlock it'],
      'where to city': ["i mean i live in red bank but i'll drive it", 'none no tow'],
      vehicle: ["it's a mazda the little suv one my ex picked it", 'mazda c x five'],
      year: ["i want to say eighteen no i refinanced it's a seventeen", 'twenty seventeen'],
      color: ["they call it soul something it's just red", 'red'],
      name: [
        "everybody calls me tess it's theresa on my license but just tess is what's on everything else ogburn",
        'tess ogburn',
      ],
      spelling: ['oh like og and then burn like you burned it', 'o g b u r n'],
      'may text': [
        "please text i've been yelling over a jukebox for nine hours my voice is gone",
        'yes you can text me',
      ],
      right: ["yup that's me that's my whole sad night", "yes that's right"],
      change: [
        "no unless you said they have to tow it cause they don't",
        "nothing that's all fine",
      ],
      'other number': ['like triple a i let that go in march no', 'no membership no'],
      person: ["it's three in the morning who'd even be up no", "no i'm fine with this"],
      truck: [
        "yes and i'll give him a beer no i can't it's after hours i'll give him a ginger ale",
        'yes send somebody',
      ],
      more: [
        "there's a chain across the front but it's just hooked not locked",
        'tell him come around back of the comedy catch and the chain just unhooks',
      ],
      message: [
        "that i'm the dumb one behind the comedy catch",
        'tess ogburn locked out on station street',
      ],
      cancel: ["no i tried the coat hanger it's not happening", 'no keep it'],
      'same job': [
        'i hung up on you a minute ago but i never told you anything so no',
        'no this is new',
      ],
      when: ['well last call was at two thirty so yesterday ideally', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'y1-04',
    kind: 'Places hard to find',
    about:
      'A beekeeper whose truck is down to the axle at a river landing, with the battery run down too. He wants to be pulled out and jumped, no tow.',
    manner: 'slow',
    from: '8505550143',
    truth: {
      pickup: {
        street: 'Lands Landing Road',
        near: 'boat ramp',
        city: 'Wewahitchka',
      },
      reasons: ['Stuck/winch', 'Dead battery'],
      vehicle: {
        year: '2008',
        make: 'Toyota',
        model: 'Tundra',
        color: 'tan',
      },
      name: 'Lamar Whitfield',
      phone: '8505550143',
      mayText: true,
    },
    says: {
      opening: [
        'well now i run bees down here and we had rain sunday and again last night and i thought that sand would hold me',
        "i got my truck bogged down at the landing out of wewa and now she won't crank neither",
      ],
      safety: [
        "oh yes ma'am i'm settin on the tailgate river's way down yonder it ain't up to nothing",
        "yes i'm safe on dry ground",
      ],
      unhurt: [
        "got popped twice on the neck but that's a regular day i got stung is all not hurt",
        "no nobody's hurt",
      ],
      callback: [
        "it don't pick up good under the trees but walk out to the ramp and it does so yes",
        "yes this one's good",
      ],
      where: [
        "you know where we take the hives off for the tupelo well it's down from there",
        'lands landing road out from wewahitchka all the way down at the boat ramp',
      ],
      spot: [
        "there's a ramp and a fella's old camper been there since the hurricane and i'm off to the side of that",
        'right by the boat ramp end of lands landing road',
      ],
      direction: [
        'i come in from seventy one with a load and i was fixing to go back out empty',
        "i'm not on the road i'm at the bottom of it it don't go no further",
      ],
      exit: [
        "aint an exit in this county i don't believe",
        'no sir no exit no mile marker down here',
      ],
      city: ['closest thing is wewa but the mail says wewahitchka', 'wewahitchka'],
      reason: [
        "she's down to the axle on the left and i set there with the flashers and the radio going studying on it till the lights got dim",
        "it's stuck in the mud needs pulling out and then the battery's dead too so it'll want a jump",
      ],
      'shut in': [
        "no the bees are all off they're already in the yard on their stands truck's empty",
        'no nothing shut up in it',
      ],
      'where to': [
        "i don't want to go nowhere but up out of this hole",
        "no tow just pull me out and jump it i'll drive home",
      ],
      'where to spot': [
        "my place is out by lake grove but i'll get there on my own",
        'no place just pull me out',
      ],
      'where to city': ["i told you it ain't going to no town", 'not going to one'],
      vehicle: [
        "it's the one i built the flat bed on it's a toyota tundra if you look at the grille",
        'toyota tundra',
      ],
      year: [
        "i bought it the year my daddy passed that was two thousand and nine but it's a oh eight model",
        'two thousand eight',
      ],
      color: ["it's mostly mud just now but it's tan", 'tan'],
      name: [
        "whitfield apiary is on the door my brother roy started it but he's out of it i'm lamar",
        'lamar whitfield',
      ],
      spelling: ['with a h in it white without the e', 'w h i t f i e l d and lamar l a m a r'],
      'may text': [
        'my granddaughter set it up so it talks to me go ahead',
        'yes sir text is alright',
      ],
      right: ["i believe you've about got it yes sir", "yes that's right"],
      change: ["i wouldn't change a thing but the weather", 'nothing to change'],
      'other number': [
        "got my bee registration with the state but that's no good to you",
        "no sir don't have one",
      ],
      person: ["a person would be nice but you're all right honey", "no that's fine"],
      truck: ['i reckon you better', 'yes send it'],
      more: [
        "he wants to bring a long cable and stay up on the shell don't let him come down to me or there'll be two of us",
        "stay on the hard part and run the cable down and there's hives off to the left so don't slam no doors over there",
      ],
      message: [
        "tell em lamar's at the landing and the honey can wait but i can't",
        'lamar whitfield stuck at the boat ramp on lands landing road',
      ],
      cancel: ["no ma'am i'd be here till august", "no don't cancel"],
      'same job': ["last spring y'all pulled roy but this here's a new one", "no it's a new call"],
      when: ['i got more hives to move at sundown they only ride at night so', 'now if you can'],
    },
    ends: 'job',
  },
  {
    id: 'y1-05',
    kind: 'Places hard to find',
    about:
      "A funeral home driver whose empty hearse boiled over on the interstate. He wants it taken back to the funeral home's garage.",
    manner: 'slow',
    from: '5405550164',
    truth: {
      pickup: {
        highway: 'I-81',
        direction: 'southbound',
        exit: '150',
        mile: '149',
        near: 'just past the weigh station',
        city: 'Troutville',
      },
      dropoff: {
        name: 'Hodge and Sons Funeral Home',
        street: 'Williamson Road',
        near: 'garage behind',
        city: 'Roanoke',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2015',
        make: 'Cadillac',
        model: 'XTS',
        color: 'black',
      },
      name: 'Percy Dillard',
      phone: '5405550182',
      mayText: false,
    },
    says: {
      opening: [
        "good afternoon this is a little delicate i drive for a funeral home and i don't have anyone aboard i want to say that first",
        "good afternoon our coach has run hot on me i'm on eighty one south just by troutville and i'll need it carried back to roanoke",
      ],
      safety: [
        "i'm well over i've stepped across the rail and i'm in the grass with my jacket off",
        "yes i'm safe behind the guardrail",
      ],
      unhurt: [
        'no sir we delivered mrs tolliver to lexington this morning and that was all peaceful',
        'no one is hurt',
      ],
      callback: [
        "no i'd prefer the office they can always find me",
        "no please use the office it's five four zero five five five zero one eight two",
      ],
      where: [
        "i left lexington at a quarter to one and i'd got nearly home",
        'interstate eighty one southbound about mile one forty nine',
      ],
      spot: [
        "they have those scales for the trucks i'd come by those",
        "i'm just past the weigh station the exit for the truck stops is one fifty and i've passed that one",
      ],
      direction: ['back toward roanoke from lexington so down', 'southbound'],
      exit: [
        "buchanan was one sixty two i remember that and then well i was watching the needle after that i'd gone by one fifty",
        "mile marker one forty nine i've come just past exit one fifty",
      ],
      city: ["it's botetourt county i know that much", 'troutville is the nearest'],
      reason: [
        'a sweet sort of smell first and then it commenced to steam out from under the hood and the needle was clear over',
        "it overheated the engine's boiled over",
      ],
      'shut in': ["no there is no one in the back it's quite empty", 'no nobody inside at all'],
      'where to': [
        "we have a man who looks after all three cars he's at our own garage behind the home",
        "hodge and sons funeral home on williamson road in roanoke there's a garage behind",
      ],
      'where to spot': [
        "there's a florist beside it and you go in by the side drive not the front we have a visitation at six",
        "it's on williamson road go to the garage behind hodge and sons",
      ],
      'where to city': ['the williamson road we have in town not the county end', 'roanoke'],
      vehicle: [
        "it's the cadillac the coach we have a lincoln as well but that's the family car it's at home",
        'cadillac x t s',
      ],
      year: [
        "mr hodge bought it the spring of sixteen but it was the previous year's",
        'twenty fifteen',
      ],
      color: ["well it's what you'd expect", 'black'],
      name: [
        "the account would be hodge and sons but you may put me down i'm percy dillard",
        'percy dillard',
      ],
      spelling: ['dillard as in the department store', 'd i l l a r d'],
      'may text': [
        "the office line doesn't do that it's an old telephone on the desk",
        "no please don't text just ring the office",
      ],
      right: ["yes sir that's very well put and thank you", 'yes that is correct'],
      change: ["i don't believe so only that it go to the rear", 'nothing thank you'],
      'other number': [
        "there's a case number on mrs tolliver's papers but that's nothing to do with this no",
        "no we haven't any",
      ],
      person: ["if it isn't any trouble you're doing fine", "no that won't be needed"],
      truck: [
        'please and if the gentleman could bring a flat one with dignity about it',
        'yes please send one',
      ],
      more: [
        "i'd be obliged if he didn't drag it by the wheels down williamson road in front of a family",
        "a flatbed please it's long over twenty feet",
      ],
      message: [
        'kindly say percy is delayed and nobody is to worry',
        'percy dillard with the cadillac on eighty one near troutville',
      ],
      cancel: ["oh no sir it won't go another mile", "no please don't cancel"],
      'same job': [
        "i've only spoken to mr hodge and he said to call you",
        "no it's the first call",
      ],
      when: [
        "we've a visitation at six but the lincoln can do that still i'd not like to leave it sitting out here",
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y1-06',
    kind: 'Places hard to find',
    about:
      "A girls' soccer coach whose van will not come out of park in a far lot of a tournament ground. She wants it towed to a transmission shop.",
    manner: 'chatty',
    from: '9415550172',
    truth: {
      pickup: {
        name: 'Premier Sports Campus',
        street: 'Post Boulevard',
        near: 'gravel overflow lot by field 19',
        city: 'Lakewood Ranch',
      },
      dropoff: {
        name: 'AAMCO',
        street: '14th Street West',
        city: 'Bradenton',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2013',
        make: 'Chrysler',
        model: 'Town and Country',
        color: 'blue',
      },
      name: 'Jill Haverty',
      phone: '9415550172',
      mayText: true,
    },
    says: {
      opening: [
        'ellie shin guards ellie sorry hi so we lost four two and now the van will not come out of park',
        "hi i coach soccer i'm over at premier sports campus and my van's stuck in park it needs to go to aamco",
      ],
      safety: [
        "there's about two hundred parents driving past me so yeah",
        "i'm in a parking lot it's totally safe",
      ],
      unhurt: [
        "one of my u twelves turned an ankle but her mom's got ice on it that's got nothing to do with you",
        "nobody's hurt with the van no",
      ],
      callback: [
        "not the team one don't use the team app this the one i'm on is good",
        'yes this number',
      ],
      where: [
        'we were on field seven at ten and then they moved us to the back for the consolation game',
        'premier sports campus in lakewood ranch way out back',
      ],
      spot: [
        'you come in the main one off post boulevard and keep going and going like you did something wrong',
        'the gravel overflow lot by field nineteen',
      ],
      direction: ['i was pointed at the porta potties', "i wasn't heading anyplace i'm parked"],
      exit: [
        "off seventy five i take university but that's miles from here we're in the fields",
        "no exit it's not on the highway",
      ],
      city: [
        "it's not sarasota and it's not bradenton everybody fights about it",
        'lakewood ranch',
      ],
      reason: [
        "i push the brake and i pull the thing and it's like it's welded the engine's fine the ac is lovely",
        "the shifter won't move it won't go out of park",
      ],
      'shut in': [
        'i counted nine girls all nine are out on the grass eating oranges',
        "no nobody's in the van",
      ],
      'where to': [
        "my husband says that transmission place with the two a's by the pawn shop he used for the boat truck",
        'aamco on fourteenth street west in bradenton',
      ],
      'where to spot': [
        "ellie put that down um it's on fourteenth like forty one you know",
        "fourteenth street west i don't know the number it's an aamco",
      ],
      'where to city': ['not the sarasota one the other one', 'bradenton'],
      vehicle: ["it's the big mom one it's a chrysler", 'chrysler town and country'],
      year: ["it's got a d v d player so what's that a thirteen", 'twenty thirteen'],
      color: ["there's orange peel all over it it's a blue", "it's blue"],
      name: ['coach jill is what they all yell', 'jill haverty'],
      spelling: [
        "haverty not like haverty's the furniture well yes like the furniture without the s",
        'h a v e r t y',
      ],
      'may text': ["yeah but don't be offended if a nine year old answers it", 'yes you can text'],
      right: ["yep yep good job that's what i said", "yes that's right"],
      change: ['did you get the gravel lot then nothing', 'nothing'],
      'other number': [
        'i have a tournament code and a player pass no',
        "no i don't have a membership",
      ],
      person: ["i've got enough people talking to me right now", 'no thanks'],
      truck: ["yes and i'll find rides for nine kids lord", 'yes send the truck'],
      more: [
        "there's cones up but the guy in the yellow vest will let him through if he says coach jill",
        "i've got the goals on the roof rack they're the pop up kind i'll take em off first",
      ],
      message: [
        'tell him to look for the lady with the whistle',
        'jill haverty blue van overflow lot by field nineteen',
      ],
      cancel: ["no i've yanked on it till my hand hurts", "no don't cancel"],
      'same job': ["a dad said he'd call somebody but i told him not to so no", "no it's new"],
      when: [
        "next game's tomorrow at nine but i need it moved today like they lock these gates",
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y1-07',
    kind: 'Changing their minds',
    about:
      "A cabin cleaner whose car cranks but won't catch. First she wants it at a garage now, then at her house tomorrow at eight.",
    manner: 'chatty',
    from: '8655550158',
    truth: {
      pickup: {
        number: '1120',
        street: 'Ski Mountain Road',
        near: 'in the driveway',
        city: 'Gatlinburg',
      },
      dropoff: {
        number: '230',
        street: 'Middle Creek Road',
        near: 'carport',
        city: 'Sevierville',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2010',
        make: 'Subaru',
        model: 'Outback',
        color: 'gold',
      },
      name: 'Brandi Whaley',
      phone: '8655550158',
      mayText: true,
      when: {
        days: 1,
        time: '08:00',
      },
    },
    says: {
      opening: [
        "hey i clean cabins and my subaru quit on me up at the one on ski mountain so i need y'all to come on and get it to tim's",
        "hey it's me up in gatlinburg at eleven twenty ski mountain road my outback won't run i need a tow",
      ],
      safety: [
        "i'm on the porch in a rocker it's got a hot tub so i'm living better than them",
        "yeah i'm safe i'm at the cabin",
      ],
      unhurt: ["no i ain't hurt", "nobody's hurt"],
      callback: [
        "the cabin's got a phone too but don't call that that'll ring to the office in knoxville call this here",
        "yes this number's good",
      ],
      where: [
        'they call it bear necessities or bearly something they all got bears i cleaned two this morning this is the second',
        'eleven twenty ski mountain road gatlinburg',
      ],
      spot: [
        "it's way up past where the trolley don't go no more in the driveway by the hot tub side",
        "it's in the driveway at eleven twenty ski mountain road",
      ],
      direction: [
        'i was leaving out going down the hill and it never got out of the drive',
        "it's in the driveway it ain't headed nowhere",
      ],
      exit: [
        "four oh seven's the one everybody gets off at but that's clear over at kodak",
        "no exit we're on the mountain",
      ],
      city: ["i stay in sevierville but the cabin's gatlinburg", 'gatlinburg'],
      reason: [
        "i had the vacuum in and the sheets loaded and it turns over and turns over and don't catch the pump's supposed to hum and it don't hum",
        "it cranks but won't start i think the fuel pump's gone out it's broke down",
      ],
      'shut in': ['just eleven sets of dirty sheets', 'nobody and nothing in it'],
      'where to': [
        "tim's garage on teaster lane in pigeon forge i guess he done my brakes",
        "no forget tim's he's backed up till thursday take it to my house two thirty middle creek road in sevierville",
      ],
      'where to spot': [
        "my house now not tim's it's the one with the carport you'll see a trampoline",
        'two thirty middle creek road put it in the carport',
      ],
      'where to city': [
        "tim's was pigeon forge but the house is sevierville so sevierville",
        'sevierville',
      ],
      vehicle: ["it's a subaru like every body up here that ain't got a truck", 'subaru outback'],
      year: ["momma's is a twelve mine's older than that mine's a ten", 'twenty ten'],
      color: ["gold i think they call it champagne but it's gold", 'gold'],
      name: [
        "well the company's smoky something but it's my car so brandi whaley and listen don't send it to tim's i just got a text off him send it to my house",
        'brandi whaley',
      ],
      spelling: [
        'with an i at the end of brandi and whaley like all the other whaleys w h a l e y',
        'b r a n d i w h a l e y',
      ],
      'may text': [
        "yeah text me and hey i been thinking it don't have to be tonight my cousin's come for me do it in the morning at eight",
        'yes text me',
      ],
      right: [
        "well no now hold on tim ain't got room so my house two thirty middle creek road sevierville and in the morning tomorrow at eight if that's what you got then that's right",
        "yeah now it's right tomorrow at eight to my house",
      ],
      change: [
        "two things it goes to my house on middle creek two thirty in sevierville not tim's and it's tomorrow morning eight o'clock not tonight",
        'take it to two thirty middle creek road sevierville tomorrow at eight a m',
      ],
      'other number': [
        "i got the door code but i ain't giving you that",
        "no i ain't got a number",
      ],
      person: ["naw you're alright", "no i don't need one"],
      truck: ['yeah but not this minute like i said for tomorrow', 'yes for tomorrow at eight'],
      more: [
        "next guests check in at four tomorrow so it's got to be gone by then and that drive is steep",
        "drive's real steep and there's a bear box at the bottom don't back into it",
      ],
      message: [
        "tell em brandi ain't gonna be up here tonight it's tomorrow",
        'brandi whaley for tomorrow at eight on ski mountain',
      ],
      cancel: [
        "no don't cancel it just move it to the morning",
        'no i still want it just tomorrow at eight',
      ],
      'same job': ["i called tim not y'all so no", 'no this is a new one'],
      when: [
        "i was gonna say right now but my cousin's here and it's getting dark so let's say the morning",
        'tomorrow at eight in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y1-08',
    kind: 'Changing their minds',
    about:
      "A tattoo apprentice who hit a pole. He first gives a grocery lot, then has to push the car to the theater, and wants calls on his girlfriend's phone.",
    manner: 'curt',
    from: '7575550121',
    truth: {
      pickup: {
        name: 'Naro',
        street: 'Colley Avenue',
        cross: 'Shirley Avenue',
        city: 'Norfolk',
      },
      dropoff: {
        name: "Gus's Body Shop",
        street: 'Church Street',
        city: 'Norfolk',
      },
      reasons: ['Accident', 'Flat tire'],
      vehicle: {
        year: '2006',
        make: 'Volkswagen',
        model: 'Jetta',
        color: 'gray',
      },
      name: 'Devin Sprague',
      phone: '7575550193',
      mayText: true,
    },
    says: {
      opening: [
        "yo so i kinda kissed a pole in the parking lot by the grocery store on twenty first and the wheel's like pigeon toed",
        "hey i hit a pole in my jetta the front wheel's bent i need it towed to gus's body shop",
      ],
      safety: [
        "there's a security dude staring at me but yeah",
        "yeah i'm safe it's not on the road",
      ],
      unhurt: [
        "i spilled a whole thing of green ink on my leg it looks bad it's ink",
        "no nobody's hurt",
      ],
      callback: [
        "this is my boss's phone mine got smashed so no use my girl's she's sitting right here",
        "don't call this one call seven five seven five five five zero one nine three",
      ],
      where: [
        "the grocery lot on twenty first wait no he's telling us we gotta get it out of here",
        "okay we pushed it we're in front of the naro on colley avenue now in norfolk not the grocery store",
      ],
      spot: [
        "across from a coffee place there's a movie sign over us",
        "it's the naro colley and shirley",
      ],
      direction: [
        'i was going like two miles an hour into a pole so that way',
        "i'm not going any way i'm at the curb",
      ],
      exit: ["nah it's ghent there's no exit", 'no exit'],
      city: ["i stay in portsmouth but i'm working over here in norfolk", 'norfolk'],
      reason: [
        "front corner's mushed and that tire let out all its air like a balloon and it won't roll straight",
        "i hit a pole and the tire's flat from it",
      ],
      'shut in': ['nah just my flash sheets and a fake hand i practice on', "no nobody's in it"],
      'where to': [
        "this dude gus did my boss's bumper he's on church street i think",
        "gus's body shop on church street in norfolk",
      ],
      'where to spot': [
        "it's by a car wash and a church well it's church street so",
        "church street it says gus's body shop on the side no clue the number",
      ],
      'where to city': ["yeah same place we are it's not virginia beach", 'norfolk'],
      vehicle: ['v dub i mean volkswagen', 'volkswagen jetta'],
      year: [
        "oh six it's basically my age well not really hey by the way they made us push it we're by the naro now on colley",
        'two thousand six',
      ],
      color: [
        "it's gray where it's not primer we're at the naro still by the way not the store",
        'gray',
      ],
      name: [
        "the shop's called sailor's grave but don't write that write devin sprague",
        'devin sprague',
      ],
      spelling: ['s p r a g u e nobody ever gets the g u e', 'd e v i n s p r a g u e'],
      'may text': [
        "text my girl's phone yeah the oh one nine three not this boss one",
        'yeah text is good on the seven five seven five five five zero one nine three',
      ],
      right: [
        "yeah if you got the naro on colley and not the grocery store and my girl's number ending one nine three then yeah",
        "yep that's it",
      ],
      change: [
        "it's at the naro now on colley avenue at shirley we had to move it and the phone's seven five seven five five five zero one nine three",
        "nothing else just the naro and my girl's number",
      ],
      'other number': [
        "i don't even have insurance i mean i do i don't know the number",
        'nope no number',
      ],
      person: ["nah i don't like talking", "no i'm good"],
      truck: ['yeah man before it gets a ticket', 'yeah send it'],
      more: [
        "wheel's turned in so it's not gonna roll nice bring whatever slides",
        "it doesn't roll straight he'll need a flatbed and i've got a blue beanie on",
      ],
      message: [
        "tell boss i'm sorry about his phone no wait that's for him not you",
        'devin sprague gray jetta at the naro',
      ],
      cancel: ["no it's wrecked wrecked", "no don't cancel"],
      'same job': [
        "security said he'd call a tow on me but that ain't this i'm calling mine",
        'no this is my own call',
      ],
      when: ["i've got a client at four i mean i'm just tracing but", 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'y1-09',
    kind: 'Hard to understand',
    about:
      'A Down East waterman whose speech the recognizer keeps mishearing. His drive shaft fell out and he wants the truck hauled home to the island garage.',
    manner: 'slow',
    from: '2525550137',
    truth: {
      pickup: {
        highway: 'US-70',
        direction: 'eastbound',
        near: 'just past the North River bridge',
        city: 'Beaufort',
      },
      dropoff: {
        name: "Guthrie's Garage",
        street: 'Island Road',
        city: 'Harkers Island',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '1999',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'green',
      },
      name: 'Elwood Rose',
      phone: '2525550137',
      mayText: true,
    },
    says: {
      opening: [
        "aye bo me truck's give out on the high tide road there comin back from bow fort she's laid down on the sandy shoulder",
        'yes sir my truck broke down on seventy east just over the north river bridge i need her hauled to harkers island',
      ],
      safety: [
        "i'm right smart off the road bo settin in the marsh grass near about",
        "yeah i'm safe i'm up off the pavement",
      ],
      unhurt: ['not a mommucked bit no', 'no nobody hurt'],
      callback: [
        "hit's me boy's wife's phone but i got it all day so ring this'n",
        "yeah this one'll get me",
      ],
      where: [
        "seven tea past the breeches there you go acrost the nor'ther river",
        'highway seventy at the north river bridge other side of beaufort',
      ],
      spot: [
        "just come off the bridge you can see 'er from the water fish house used to be there",
        'just past the north river bridge',
      ],
      direction: ['down east bo i was goin down east to home', 'eastbound on seventy'],
      exit: ["ain't a exit from here to cedar island", 'no exit no marker just the bridge'],
      city: ['twixt bow fort and otway closer to the bow fort end', 'beaufort'],
      reason: [
        'i heared a clang and the drive shaft she dropped down and dug a ditch like a plow',
        "drive shaft fell out of her she's broke down won't go nowhere",
      ],
      'shut in': ["nothin but a cooler o' spots and they're dead", "no ain't nobody in it"],
      'where to': [
        "carry 'er to guffries on the eye land he'll know me",
        "guthrie's garage on island road harkers island",
      ],
      'where to spot': [
        "you come acrost the bridge to the island and hit's on the right afore the store",
        "guthrie's garage it's on island road",
      ],
      'where to city': ['hawkers island hark like listen', 'harkers island'],
      vehicle: ["chivalry it's a chivalry silver adder", 'chevrolet silverado'],
      year: [
        "ninety and nine bought 'er off a coast guard feller in oh four",
        'nineteen ninety nine',
      ],
      color: ['grain like a pine tree grain', 'green'],
      name: ['rows like the flower not like you row a boat elwood', 'elwood rose'],
      spelling: ["r o s e hit ain't hard", 'e l w o o d r o s e'],
      'may text': ["she'll read it to me the boy's wife go on", 'yeah you can text'],
      right: ["that's her bo yes", "yes that's right"],
      change: ['not nothin long as ye got guthrie', 'nothing'],
      'other number': ['commercial fishin license is all i carry', "no i ain't got no number"],
      person: ['be easier on you bo i know i talk funny but go on', "no i'm alright"],
      truck: ['yes lord afore the skeeters tote me off', 'yes send it'],
      more: [
        "tell 'im mind the soft on the right side he'll bog same as a dingbatter",
        "shoulder's soft on the marsh side stay on the pavement and there's a shaft layin in the road edge i drug it off",
      ],
      message: [
        "say elwood's to the bridge",
        'elwood rose broke down at north river bridge on seventy',
      ],
      cancel: ["naw bo i can't paddle it", "no don't cancel it"],
      'same job': [
        "me boy called a feller in newport and he wouldn't come so this here's fresh",
        'no this is a new call',
      ],
      when: ["tide's got nothin to do with it now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y1-10',
    kind: 'Upset or in a hurry',
    about:
      'A cake baker with a wedding cake in the van who ran out of gas on the highway. She wants gas brought, no tow.',
    manner: 'angry',
    from: '7705550109',
    truth: {
      pickup: {
        highway: 'GA-400',
        direction: 'southbound',
        exit: '6',
        near: 'just before the Northridge Road exit',
        city: 'Sandy Springs',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2018',
        make: 'Ram',
        model: 'ProMaster',
        color: 'white',
      },
      name: 'Keisha Lattimore',
      phone: '7705550109',
      mayText: true,
    },
    says: {
      opening: [
        'i have a four tier cake in the back of this thing and a bride who has been texting me since six a m please please please',
        "i'm on four hundred south in sandy springs and my van ran out i need diesel no regular i need gas brought to me right now",
      ],
      safety: [
        "i'm on the other side of the wall thing in heels but yes i'm not standing in traffic",
        "yes i'm behind the guardrail",
      ],
      unhurt: ["not yet no i mean no nobody's hurt", "no one's hurt"],
      callback: [
        "it's going to be busy because of the bride but yes keep trying",
        'yes this number',
      ],
      where: [
        "i got on at holcomb bridge and i was supposed to get off at i don't even know i've passed the river",
        'georgia four hundred southbound right before exit six',
      ],
      spot: [
        "there's a sound wall and a big sign that says northridge i can read it from here",
        'just short of the northridge road exit exit six',
      ],
      direction: ['toward buckhead toward the church down', 'southbound'],
      exit: [
        "it's the northridge one the next one is abernathy i'm not at that one yet",
        'exit six',
      ],
      city: ["the bride's in buckhead the bakery's in alpharetta this is neither", 'sandy springs'],
      reason: [
        'the gauge has been lying to me since february it said a quarter it said a quarter',
        "it's out of gas it just sputtered and died",
      ],
      'shut in': ['a cake does a cake count no nobody', 'no one is in the van'],
      'where to': [
        "i don't want it towed what would i do with a towed cake",
        'nowhere just bring gas',
      ],
      'where to spot': [
        "the church is on peachtree but i'm driving it there myself the second you bring the gas",
        "no place i don't need a tow",
      ],
      'where to city': [
        'no no towing nothing nowhere',
        "it's not going anywhere on a truck just gas",
      ],
      vehicle: [
        "it's the tall one the delivery it says lattimore cakes in cursive it's a ram",
        'ram promaster',
      ],
      year: ["it's twenty eighteen and i still owe two years on it", 'twenty eighteen'],
      color: ['white like the cake', 'white'],
      name: ["keisha it's keisha please hurry keisha lattimore", 'keisha lattimore'],
      spelling: [
        "two t's l a t t i m o r e k e i s h a do we have to do this",
        'l a t t i m o r e',
      ],
      'may text': ['text call send a pigeon yes', 'yes text me'],
      right: ['yes yes yes go', "yes that's right"],
      change: ['nothing just go', 'nothing change nothing'],
      'other number': [
        'roadside whatever i cancelled it to pay for fondant no',
        "no i don't have one",
      ],
      person: ['would a person be faster no then keep going', 'no just send it'],
      truck: ['why are we still talking yes', 'yes send it now'],
      more: [
        'do not bump it do not hitch it do not breathe on it',
        'it takes regular not diesel and nobody touches the back doors',
      ],
      message: [
        "i don't have time for a message tell them keisha is dying here not really dying",
        'keisha lattimore needs gas on four hundred at northridge',
      ],
      cancel: ['are you kidding me no', 'no do not cancel'],
      'same job': ["no one's on the way that's my whole problem", 'no this is new'],
      when: ["ceremony's at five thirty it's what it's four ten so now", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'y1-11',
    kind: 'Older callers',
    about:
      "A retired mail carrier with an old car that has not run for years. He wants it moved to his grandson's the day after tomorrow at ten.",
    manner: 'slow',
    from: '3525550166',
    truth: {
      pickup: {
        number: '1415',
        street: 'Fort King Street',
        near: 'garage behind the house',
        city: 'Ocala',
      },
      dropoff: {
        number: '20635',
        street: 'East Pennsylvania Avenue',
        city: 'Dunnellon',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1978',
        make: 'Mercury',
        model: 'Cougar',
        color: 'yellow',
      },
      name: 'Harold Beasley',
      phone: '3525550166',
      mayText: false,
      when: {
        days: 2,
        time: '10:00',
      },
    },
    says: {
      opening: [
        "good morning young lady i carried mail out of the main post office thirty one years and i never once missed and now i've got a car i can't move",
        "good morning i've got an old mercury at my house in ocala that i want carried over to my grandson's in dunnellon",
      ],
      safety: ["oh i'm in my kitchen i've got my coffee", "yes i'm at home perfectly safe"],
      unhurt: ["my knees but that's the route did that", "no nobody's hurt nothing's happened"],
      callback: [
        "i've only got the one it's on the wall been the same since eighty two",
        'yes this is the one',
      ],
      where: [
        'well my route was forty one that was the northeast but where i live is fort king the zip is three four four seven one',
        'fourteen fifteen fort king street in ocala',
      ],
      spot: [
        "it's in the garage behind the house you come up the side not the front the azaleas are in the front",
        'in the garage behind the house fourteen fifteen fort king',
      ],
      direction: [
        "it hasn't been headed anyplace since my wife passed",
        "it isn't on the road it's in my garage",
      ],
      exit: [
        "you'd come off seventy five at three fifty two i expect if you were coming from somewhere but i don't know where you're coming from",
        "no exit it's my house",
      ],
      city: ["ocala ma'am marion county", 'ocala'],
      reason: [
        "nothing's the matter with it it's only sat i'm giving it to the boy he's going to fix it up with me telling him how",
        "it doesn't run it only needs moved from my house to his",
      ],
      'shut in': ["there was a wren's nest in it one year but that's long gone", "no it's empty"],
      'where to': [
        "to my grandson curtis he's got a shop behind his house well a shed",
        'two oh six three five east pennsylvania avenue dunnellon',
      ],
      'where to spot': [
        "it's before you get to the river there's a mailbox i put up myself you'll know it it's level",
        "two oh six three five east pennsylvania avenue it's a house",
      ],
      'where to city': [
        'rainbow springs is next door but no his mail comes through dunnellon',
        'dunnellon',
      ],
      vehicle: [
        "it's a ford product my first was a falcon this is the mercury a cougar",
        'mercury cougar',
      ],
      year: [
        'i bought it new the year my daughter was born well the year after she was seventy seven so seventy eight',
        'nineteen seventy eight',
      ],
      color: ['the paper says cream but your average man would say yellow put yellow', 'yellow'],
      name: [
        "you'd have it under harold the boy is curtis beasley too but it's me harold",
        'harold beasley',
      ],
      spelling: [
        "b e a s as in sam l e y i've seen it every way there is on an envelope",
        'b e a s l e y',
      ],
      'may text': ["i don't have that on this it's on the wall with a cord", "no ma'am no texting"],
      right: [
        "let me see my house and his house and ten in the morning yes you said it right yes ma'am",
        "yes that's correct",
      ],
      change: ["i don't believe there's a thing", "nothing ma'am"],
      'other number': [
        "i have my retirement number and my social but i won't give you the social",
        "no ma'am i've got no membership",
      ],
      person: ['well i thought you were one', "no you'll do fine"],
      truck: ['yes but not today mind', 'yes day after tomorrow at ten'],
      more: [
        "the tires have gone soft so bring something it can sit up on and the dog next door barks but he's fenced",
        "tires are low on air it'll want winching up on the bed and the garage door sticks on the left",
      ],
      message: [
        'tell them harold on fort king the one with the cougar',
        'harold beasley fort king street about the mercury',
      ],
      cancel: ["oh no the boy's looking forward to it", "no ma'am don't cancel"],
      'same job': [
        "i called a fellow in the yellow pages and that number's a nail salon now so no",
        "no there's no truck coming yet",
      ],
      when: [
        "not today i've got the doctor at two and tomorrow curtis works so the day after that",
        'day after tomorrow ten in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y1-12',
    kind: 'Spanish',
    about:
      'A worker at a poultry plant whose pickup died with a bang after her shift. She wants it towed to her mechanic.',
    language: 'es',
    manner: 'chatty',
    from: '6785550149',
    truth: {
      pickup: {
        street: 'Atlanta Highway',
        cross: 'Memorial Park Drive',
        near: 'outside the lavandería',
        city: 'Gainesville',
      },
      dropoff: {
        name: 'Taller Don Chuy',
        street: 'Shallowford Road',
        city: 'Gainesville',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2009',
        make: 'Nissan',
        model: 'Frontier',
        color: 'gray',
      },
      name: 'Yesenia Arredondo',
      phone: '6785550149',
      mayText: true,
    },
    says: {
      opening: [
        'ay buenas mire yo salí de la pollera a las cuatro y media y ya iba yo por mi niño con la vecina y se me tronó algo',
        'buenas se me descompuso la troca aquí en gainesville en la atlanta highway y ocupo una grúa',
      ],
      safety: [
        'sí sí me metí al estacionamiento de la lavandería hay mucha gente lavando',
        'sí estoy segura estoy en un estacionamiento',
      ],
      unhurt: ['no no más traigo las manos frías del pollo', 'no nadie se lastimó'],
      callback: [
        'mi esposo trae otro pero él anda en la construcción y no contesta éste es el mío',
        'sí a éste mismo háblenme',
      ],
      where: [
        'por donde venden las llantas no pasandito donde está la lavandería en la atlanta jaiguey',
        'en la atlanta highway con memorial park drive en gainesville',
      ],
      spot: [
        'es que hay dos lavanderías la de acá no la de la iglesia',
        'afuera de la lavandería en la esquina con memorial park drive',
      ],
      direction: [
        'pues yo iba a la casa de mi vecina para oakwood pero ya no voy a ningún lado',
        'ya no voy manejando estoy estacionada',
      ],
      exit: [
        'no es el freeway es la calle de los negocios',
        'no hay salida es la calle atlanta highway',
      ],
      city: [
        'vivo en oakwood pero aquí es gainesville el de georgia no el de florida',
        'gainesville',
      ],
      reason: [
        'hizo un ruidazo como de cadena y se apagó y ya no hace nada de arrancar le da vueltas y no agarra',
        'se descompuso el motor yo creo fue la cadena de adentro ya no prende',
      ],
      'shut in': ['no el niño está con la vecina gracias a dios', 'no no hay nadie adentro'],
      'where to': [
        'con don chuy que le arregla a todos los de la planta es baratero',
        'al taller de don chuy en la shallowford road',
      ],
      'where to spot': [
        'tiene una virgen pintada en la pared y unos carros viejos afuera',
        'en la shallowford road se llama taller don chuy',
      ],
      'where to city': ['aquí mismo no hasta atlanta', 'gainesville también'],
      vehicle: [
        'es la troquita de mi cuñado pero ya me la vendió es una nissan',
        'nissan frontier',
      ],
      year: [
        'el seguro dice dos mil diez pero no ése es el de mi esposo la mía es nueve',
        'dos mil nueve',
      ],
      color: ['gris medio despintada del cofre', 'gris'],
      name: ['en la planta me dicen la yese pero soy yesenia', 'yesenia arredondo'],
      spelling: ['a doble erre e de o ene de o', 'a r r e d o n d o y yesenia con y griega y ese'],
      'may text': ['mejor sí porque con el ruido no oigo', 'sí mándeme mensajes'],
      right: ['ándele sí así mero', 'sí está bien todo'],
      change: [
        'nada no más que no me la lleven hasta atlanta es a gainesville',
        'nada así está bien',
      ],
      'other number': [
        'traigo el número de mi gafete de la planta pero eso no verdad',
        'no no tengo ninguno',
      ],
      person: ['si habla español sí pero usted ya me entiende así que no', 'no así está bien'],
      truck: ['sí por favorcito porque don chuy cierra a las siete', 'sí mándela'],
      more: [
        'que no se asuste del olor es que trabajo con pollo',
        'traigo una escalera amarrada atrás para que tenga cuidado',
      ],
      message: [
        'dígales que yesenia está en la lavandería',
        'yesenia arredondo la nissan en la atlanta highway',
      ],
      cancel: ['no no cómo cree', 'no no la cancele'],
      'same job': [
        'mi esposo dijo que iba a llamar pero le digo que no contesta así que no',
        'no es la primera vez que hablo',
      ],
      when: ['el niño sale a las seis de con la vecina así que ahorita', 'ahorita por favor'],
    },
    ends: 'job',
  },
  {
    id: 'y2-01',
    kind: 'Everyday breakdowns',
    about:
      'Tool and die maker on his way home from second shift in Meadville; the front wheel of his pickup folded under when a ball joint let go as he parked. Wants it towed to his garage man in Saegertown.',
    manner: 'curt',
    from: '8145550132',
    truth: {
      pickup: {
        street: 'Liberty Street',
        cross: 'Arch Street',
        near: 'the laundromat',
        city: 'Meadville',
      },
      dropoff: {
        name: "Kebert's Garage",
        street: 'Main Street',
        near: 'the fire hall',
        city: 'Saegertown',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2014',
        make: 'GMC',
        model: 'Sierra',
        color: 'gray',
      },
      name: 'Dale Kreitzer',
      phone: '8145550132',
      mayText: true,
    },
    says: {
      opening: [
        "yeah uh i need a hook not a flatbed well no flatbed come to think of it wheel won't roll",
        "need a truck hauled wheel's layin over",
      ],
      safety: ["i'm leaning on a parking meter", "yep i'm on the sidewalk it's along the curb"],
      unhurt: ['only thing hurt is the tie rod', "nope just me and i'm fine"],
      callback: ["it's the one i got", "yeah this one it's in my pocket till i'm home"],
      where: [
        "well i get off at eleven and i come down arch every night so i'm at arch and the one with the bank",
        'liberty street in front of the laundromat',
      ],
      spot: [
        'laundromat i can smell the dryer sheets',
        'corner of liberty and arch within ten feet of it',
      ],
      direction: [
        'nose is toward the curb more or less ha',
        "i'm parked buddy it's not heading anywhere",
      ],
      exit: ["no exit it's a city street", "there isn't one i'm in town not out on seventy nine"],
      city: ['same town as the shop thirty one years', 'meadville'],
      reason: [
        'heard a clunk then the left front went to about forty five degrees',
        "lower ball joint let go knuckle dropped out and the wheel's folded under it i make parts for a living i know what i'm looking at",
      ],
      'shut in': ['lunch pail', "no it's empty"],
      'where to': [
        "kebert does all my work he's not open now he don't care just leave it",
        "kebert's garage up in saegertown",
      ],
      'where to spot': [
        "you can't miss it that's what everybody says and then they miss it it's across from the fire hall",
        'main street right across from the fire hall no number on it that i ever saw',
      ],
      'where to city': ['saegertown six miles give or take', 'saegertown s a e g e r'],
      vehicle: ['pickup', 'g m c sierra the fifteen hundred'],
      year: ["bought it in sixteen but it's a fourteen", 'twenty fourteen'],
      color: ['like a surface plate', 'gray'],
      name: ['kreitzer', 'dale kreitzer'],
      spelling: ['with a k not a c', 'k r e i t z e r and dale like chip and dale'],
      'may text': ['if you got to', 'yeah go ahead i can read'],
      right: ['close enough for government work yeah', "yep that's all within tolerance"],
      change: ["wouldn't touch a thing", 'nothing leave it'],
      'other number': ["i got a union card that's no good to you", 'no no membership i pay cash'],
      person: ["you're doin all right", "no let's just finish"],
      truck: ["that's why i called", 'yes send it'],
      more: [
        "bring dollies the left front's not gonna turn and don't yank on it",
        "wheel's jammed in the fender drag it easy keys are on me",
      ],
      message: ["tell the driver left front's down", "just say dale's standing by the laundromat"],
      cancel: ['what no', "no don't cancel it"],
      'same job': ['first time i called anybody in ten years', "no there's no truck coming yet"],
      when: ["well i'm not getting any younger it's eleven twenty", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y2-02',
    kind: 'Everyday breakdowns',
    about:
      "Night clerk at a Batavia motel, calls from the front desk; his own car has a flat behind the building and he can't break the lug nuts loose. Has a spare, wants it put on.",
    manner: 'chatty',
    from: '5855550171',
    truth: {
      pickup: {
        name: 'Quality Inn',
        number: '8250',
        street: 'Park Road',
        near: 'the ice machine',
        city: 'Batavia',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2009',
        make: 'Pontiac',
        model: 'Vibe',
        color: 'red',
      },
      name: 'Desmond Oakley',
      phone: '5855550108',
      mayText: true,
    },
    says: {
      opening: [
        "front desk how can i oh sorry habit i'm the one calling you hi",
        "hi it's the desk guy over at the quality inn i've got a car thing it's my own car not a guest's",
      ],
      safety: [
        "safest place in genesee county there's a vending machine and me",
        "yeah i'm indoors at the front desk and the car's in the lot under a light",
      ],
      unhurt: [
        "my knuckles a little the wrench slipped but no nothing you'd write down",
        "nobody's hurt no",
      ],
      callback: [
        "this is the desk line so at seven the day girl picks up and she'll say who",
        "better my cell that's five eight five five five five oh one oh eight not the hotel",
      ],
      where: [
        "out back you go past room one twelve and there's the ice machine",
        "it's at the quality inn in batavia behind the building",
      ],
      spot: [
        'you know the racetrack casino well not there the other side of that the road by it park road eighty two something',
        'eighty two fifty park road and around the back by the ice machine',
      ],
      direction: [
        'i was heading to break honestly',
        "it's parked in a space sir or ma'am or whatever you are it faces the dumpster",
      ],
      exit: [
        "people ask me that all night you get off the thruway at forty eight but i'm not on the thruway i'm just saying",
        "there's no exit for it it's in the motel lot",
      ],
      city: [
        "it's batavia the one in new york there's one in illinois we get their mail",
        'batavia new york',
      ],
      reason: [
        "so around two a guest goes buddy your car's leaning and i go leaning how",
        "right rear's all the way down like on the rim and i've got a spare i just can't get the nuts to turn",
      ],
      'shut in': ['in my car just about nine library books', 'nobody in it no pets nothing'],
      'where to': [
        "oh no i don't want it going anywhere i live four miles off i'll drive it myself",
        "don't take it anyplace just put my spare on",
      ],
      'where to spot': [
        "there's no place it stays here",
        "no address because you're not towing it just swap the wheel",
      ],
      'where to city': [
        'i mean here in batavia i guess if here counts',
        "no town it's not getting towed",
      ],
      vehicle: [
        "don't laugh it's a pontiac they don't make pontiacs anymore",
        "pontiac vibe it's basically a toyota in a costume",
      ],
      year: ['my mom got it when obama got in so oh nine', 'two thousand nine'],
      color: ["it was red on the lot in batavia and it's sort of tomato now", 'red'],
      name: ['the tag on my shirt says dez', 'desmond oakley'],
      spelling: ['oakley like the sunglasses', 'o a k l e y and desmond d e s m o n d'],
      'may text': [
        "not the desk phone it's got a cord but the cell sure",
        'yes text my cell the oh one oh eight one',
      ],
      right: [
        "yeah that's you read that better than our computer does",
        "that's right the cell not the desk and out back by the ice",
      ],
      change: ["my life but no the order's fine", "nothing just make sure it's my cell on there"],
      'other number': [
        "my employee number's forty one i don't think you want that",
        "no i don't have roadside or any of that",
      ],
      person: [
        "i'm a person on the night shift i know how that goes no let 'em sleep",
        "no need to get anybody you're okay",
      ],
      truck: [
        "please i've been at it with a foot of pipe since two thirty",
        'yes send somebody who can change it',
      ],
      more: [
        "ring the bell twice if i'm not at the desk i'm doing towels",
        "spare's under the floor in the hatch and the lug nuts are rusted so bring the big gun",
      ],
      message: [
        'say dez at the desk says come round back',
        'tell them desmond oakley quality inn flat tire cell ends oh one oh eight',
      ],
      cancel: ['nooo i finally got through', 'no keep it please'],
      'same job': [
        "there was a tow here tuesday for a guy in two oh four that's not me",
        "no this is a new one nobody's coming yet",
      ],
      when: [
        "i'm off at seven but my break's like whenever nobody checks in at three in the morning so now's good",
        "now tonight while it's slow",
      ],
    },
    ends: 'job',
  },
  {
    id: 'y2-03',
    kind: 'Everyday breakdowns',
    about:
      'Caterer on the way to a wedding with a van full of stuffed shells; steam from under the hood on I-77 southbound at Portage Street, North Canton. Her sister takes the food, van goes to a radiator shop in Canton.',
    manner: 'chatty',
    from: '3305550147',
    truth: {
      pickup: {
        highway: 'I-77',
        direction: 'southbound',
        exit: '111',
        near: 'the Portage Street ramp',
        city: 'North Canton',
      },
      dropoff: {
        name: "Pat's Radiator",
        number: '4110',
        street: 'Tuscarawas Street West',
        city: 'Canton',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2017',
        make: 'Ford',
        model: 'Transit',
        color: 'white',
      },
      name: 'Lucille Vaccaro',
      phone: '3305550147',
      mayText: true,
    },
    says: {
      opening: [
        'gina put the foil back on hello yes hi i have three hundred stuffed shells and no van',
        'hello i cater and my van is steaming and i mean the van not the food i need a tow',
      ],
      safety: [
        "we're up in the grass with the coolers it looks like a picnic",
        "yes way off the shoulder behind the rail my sister's here with her car too",
      ],
      unhurt: ["god forbid no everybody's fine the cannoli's another story", "no nobody's hurt"],
      callback: [
        "this is the business phone and the me phone it's all one",
        "yes this number's fine it's always in my apron",
      ],
      where: [
        "we came down from akron and we were supposed to be at the hall by four it's on the seventy seven",
        'i seventy seven going down to canton right by the portage street ramp',
      ],
      spot: [
        "i see a hotel and a restaurant i would never eat at it's portage that's the sign",
        'just at the ramp for portage street on the side',
      ],
      direction: ['away from akron toward the wedding', 'south southbound'],
      exit: ['the one with the three ones well hundred eleven', 'exit one eleven'],
      city: [
        "the hall's in massillon but me no i'm not there yet this is north canton",
        'north canton ohio',
      ],
      reason: [
        'the needle went all the way over past the h and then the smell like syrup like pancakes',
        "it got hot it boiled over there's green water all down the road and steam out the front",
      ],
      'shut in': [
        'twelve trays of shells if you count those no',
        "no nobody the food's coming out already",
      ],
      'where to': [
        "my husband says the ford place but my husband's not paying so pat",
        "pat's radiator he did the other van",
      ],
      'where to spot': [
        'on tusc everybody calls it tusc out west past where the theater used to be',
        "it's forty one ten tuscarawas street west",
      ],
      'where to city': [
        "canton canton not north canton don't mix those up",
        "that one's in canton",
      ],
      vehicle: [
        "it's a ford the tall one you can stand up in it if you're me",
        'ford transit cargo van',
      ],
      year: [
        'two years after we lost daddy that was fifteen so twenty seventeen',
        "it's a twenty seventeen",
      ],
      color: ['white with a meatball on the side', 'white'],
      name: ["it's vaccaro catering but put me down lucille", 'lucille vaccaro'],
      spelling: ["two c's people give me one", 'v a c c a r o lucille l u c i l l e'],
      'may text': [
        "text me gina'll read it i've got ricotta on my hands",
        'yes you can text this one',
      ],
      right: ["mm hm yep gina not that cooler yes that's right", "yes honey all of it's right"],
      change: ["don't change nothing i just got it straight in my own head", 'no changes'],
      'other number': [
        'i have an invoice number for the bride you want that no',
        'no case number no club',
      ],
      person: [
        "you're a machine well you're politer than the florist no it's fine",
        "no i don't need a person",
      ],
      truck: ['yesterday yes', 'yes send the truck please'],
      more: [
        "if he's hungry there's gonna be shells",
        "it's tall so he can't go in anyplace low and my sister's taking the food before he gets here",
      ],
      message: [
        'tell him follow the smell of marinara',
        "say lucille's by the portage street ramp with the white van",
      ],
      cancel: ['cancel what the wedding no', "no don't cancel"],
      'same job': ['no my sister called her husband not you', 'no this is the first call about it'],
      when: ["the reception's at six but that's the food the van now", 'right away now'],
    },
    ends: 'job',
  },
  {
    id: 'y2-04',
    kind: 'Places hard to find',
    about:
      'Snowplow driver on Tug Hill whose own plow truck slid off a field lane behind a hotel at Barnes Corners. Wants to be winched out, then he goes on plowing.',
    manner: 'slow',
    from: '3155550163',
    truth: {
      pickup: {
        name: 'Barnes Corners Hotel',
        highway: 'NY-177',
        near: 'the sugar shack',
        city: 'Barnes Corners',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2011',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'blue',
      },
      name: 'Randall Zehr',
      phone: '3155550163',
      mayText: false,
    },
    says: {
      opening: [
        'well this is embarrassing i pull other people out for a living',
        'yeah this is a plow truck and i could use a fella with a long cable',
      ],
      safety: [
        "heater's running and i got half a thermos",
        "oh sure i'm off the road entirely that's sort of the trouble heater works i can walk to the hotel",
      ],
      unhurt: ["just what they're gonna say at the diner", "no no i'm good nobody else along"],
      callback: [
        "it's the flip phone it rings when it wants",
        'yeah this number leave it ring long',
      ],
      where: [
        "you know where the county turns around well not there they quit plowing that in eighty eight it's the lane out back of the hotel",
        'out behind the barnes corners hotel up on the hill',
      ],
      spot: [
        "there's a sugar shack back there belongs to a moser or was a moser",
        'right alongside the sugar shack back of the hotel you come in off one seventy seven',
      ],
      direction: [
        'backwards when it happened',
        "i wasn't on the road i was in the lane backing up",
      ],
      exit: [
        "eighty one's got exits that's fifteen mile from me",
        "no exit up here it's just route one seventy seven",
      ],
      city: [
        "copenhagen's my mail lowville's my bank but this here's barnes corners",
        'barnes corners new york',
      ],
      reason: [
        "well the lane was there and then it wasn't the wind filled it in",
        "i slid off in the ditch she's down to the axles and the blade's holding her there just needs a pull",
      ],
      'shut in': [
        "no the dog's home she's smarter than me",
        'nope nobody in it but me and i come and go',
      ],
      'where to': [
        'back to work i got thirty one driveways',
        "nowhere just get me up on the lane i'll drive off",
      ],
      'where to spot': [
        "there's no place to there's only out",
        "no address you ain't hauling it just pull it out",
      ],
      'where to city': ["i ain't going to no town", 'no tow no just the winch'],
      vehicle: [
        'three quarter ton with an eight foot blade on it',
        'chevy silverado with the plow',
      ],
      year: ["the blade's an oh six the truck's newer eleven", "it's a twenty eleven"],
      color: ["where you can see it's blue", 'blue'],
      name: ["they'll know me as chubby", 'randall zehr on the paper'],
      spelling: [
        "it's a short one starts at the back of the alphabet",
        "z e h r randall with two l's",
      ],
      'may text': ["it don't do that", "no don't text i can't get 'em on this phone just ring it"],
      right: ['well yeah near as anybody could say it', "yup that's it"],
      change: ["i'd change the weather", 'no leave it be'],
      'other number': [
        "county's got a number for me but this ain't a county truck",
        "no i don't belong to nothing",
      ],
      person: ["is it anybody from up here no then it don't matter", "no you'll do"],
      truck: ["if he's got chains yeah", 'yes send him'],
      more: [
        "tell him don't come up the lane he'll be sittin next to me",
        'stop at the hotel lot and run the cable back from there about a hundred and fifty foot',
      ],
      message: [
        "say zehr's in the ditch they'll enjoy that",
        'randall zehr wants a winch at barnes corners hotel',
      ],
      cancel: ['not unless it melts', 'no leave it on there i still want it'],
      'same job': [
        "there ain't nobody coming that i know of my cousin had one out monday",
        'no this is new',
      ],
      when: ["it's coming down two inches an hour what do you think", "now soon's he can"],
    },
    ends: 'job',
  },
  {
    id: 'y2-05',
    kind: 'Places hard to find',
    about:
      'Opera singer at the summer festival on Otsego Lake; keys are locked in her car in the far grass lot. Wants it opened, no tow.',
    manner: 'chatty',
    from: '6075550129',
    truth: {
      pickup: {
        name: 'Glimmerglass',
        highway: 'NY-80',
        near: 'the sheep fence',
        city: 'Cooperstown',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2022',
        make: 'Mini',
        model: 'Cooper',
        color: 'yellow',
      },
      name: 'Anneliese Thornquist',
      phone: '6075550129',
      mayText: true,
    },
    says: {
      opening: [
        "forgive me i'm whispering i have a second act to sing",
        "hello yes i'm one of the singers and i can see my keys and i cannot have them",
      ],
      safety: [
        "darling i'm in a corset in a meadow i'm perfectly safe",
        "yes it's a field there's nothing here but sheep",
      ],
      unhurt: [
        "i die every night at nine forty but that's verdi no",
        "no no one's hurt i'm just cross",
      ],
      callback: [
        "it's the only thing i had in my pocket",
        "yes this one though if i'm on stage my dresser has it",
      ],
      where: [
        "so you come along the lake and there's the theater and you think you've arrived but no they park us beyond",
        "it's at glimmerglass the opera the far grass lot",
      ],
      spot: [
        'i can smell sheep does that help',
        'all the way at the back by the sheep fence the one with the wire',
      ],
      direction: [
        "from my apartment toward my doom no um it's parked",
        "i wasn't driving it's been in the field since noon",
      ],
      exit: [
        "stage left oh you mean the road no there aren't any",
        'no exits only route eighty along the lake',
      ],
      city: [
        'well the baseball people say cooperstown i suppose so do we',
        "cooperstown new york it's about eight miles above the village but it's cooperstown",
      ],
      reason: [
        'i leaned in for my score and i put down the and then it did that little chirp',
        'the keys are on the seat and all the doors are shut and it locked itself i need it opened',
      ],
      'shut in': [
        'my gown for the gala and a banana',
        "no no one inside no animal only the sheep and they're outside",
      ],
      'where to': [
        'nowhere i want to get in it and go home and have soup',
        "no don't take it anywhere just open it",
      ],
      'where to spot': [
        "there isn't a place my love just the door",
        "no address it isn't being taken away",
      ],
      'where to city': [
        "i live in milford for the summer but i'll drive there myself",
        'no town only unlock it',
      ],
      vehicle: ["it's tiny the tenor can't fit", 'a mini the cooper'],
      year: [
        'i had it after the pandemic after the first contract twenty two',
        'twenty twenty two',
      ],
      color: ['like the queen of the night if she were a canary', 'yellow'],
      name: ["in the program it's just thornquist", 'anneliese thornquist'],
      spelling: [
        'thorn as in roses quist as in nothing',
        't h o r n q u i s t and anneliese a n n e l i e s e',
      ],
      'may text': ["oh please text i mustn't talk", 'yes do text this number'],
      right: ['bravo yes', 'yes all of that is correct'],
      change: ['the conductor but not the order', 'nothing thank you'],
      'other number': ["i have a union number they'd hate for me to read it", 'no membership no'],
      person: ['the fewer people i speak to the better', 'no thank you'],
      truck: ['yes yes and hush', 'yes send someone who can open it'],
      more: [
        "i'll be the one in the bustle",
        "after seven the front gate's full of patrons so tell him use the service drive and go all the way back",
      ],
      message: [
        'tell him the mezzo is waiting by the sheep',
        'anneliese thornquist locked out at glimmerglass far lot',
      ],
      cancel: ['cancel my understudy would love that no', "no please don't cancel"],
      'same job': [
        'the baritone called somebody last week for a tire not me',
        'no this is my first call',
      ],
      when: [
        "well i'm on at eight and down at nine forty but he can come while i'm up there now is best",
        'now please right away',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y2-06',
    kind: 'Places hard to find',
    about:
      "Blackjack dealer off a double shift; her car's shifter is stuck in park on an upper level of the Tropicana garage in Atlantic City. To a transmission place in Pleasantville.",
    manner: 'curt',
    from: '6095550155',
    truth: {
      pickup: {
        name: 'Tropicana',
        street: 'Brighton Avenue',
        cross: 'Pacific Avenue',
        near: 'level six',
        city: 'Atlantic City',
      },
      dropoff: {
        name: 'AAMCO',
        street: 'Black Horse Pike',
        city: 'Pleasantville',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2016',
        make: 'Chrysler',
        model: '200',
        color: 'maroon',
      },
      name: 'Linh Pham',
      phone: '6095550155',
      mayText: true,
    },
    says: {
      opening: [
        'sixteen hours on my feet and now this',
        "car's stuck in the garage need a tow but it's way up",
      ],
      safety: ['cameras every ten feet here', "yeah safe there's a guard"],
      unhurt: ['feet', 'nobody no'],
      callback: ["i don't give the other one out so this", 'yes this number'],
      where: ['trop', 'tropicana in the parking garage'],
      spot: [
        'i took a picture of the pole hang on it says six',
        'level six the entrance is off brighton avenue at pacific',
      ],
      direction: ['up', "it's parked there's no way i was heading"],
      exit: ["exit of what the garage it's pay on foot", "no exit number it's a garage"],
      city: ['a c', 'atlantic city'],
      reason: [
        'i turn the knob it says p i turn it again it says p',
        "engine runs it just won't come out of park the dial does nothing",
      ],
      'shut in': ['my dealer shoes', 'no empty'],
      'where to': [
        'transmission guys not the dealer the dealer takes three weeks',
        'aamco the one in pleasantville',
      ],
      'where to spot': [
        'by the diner the twenty four hour one',
        "on the black horse pike i don't have the number",
      ],
      'where to city': ['across the bridge not northfield the other', 'pleasantville'],
      vehicle: ['chrysler', 'chrysler two hundred not the three hundred everybody writes three'],
      year: ['sixteen', 'twenty sixteen'],
      color: ['wine the papers say velvet something i say maroon', 'maroon'],
      name: ['pham', 'linh pham'],
      spelling: ['with a p h not an f', 'p h a m first name l i n h'],
      'may text': ['text is better i sleep days', 'yes text'],
      right: ['yeah deal', 'yes correct'],
      change: ['no hit me with the price later', 'nothing'],
      'other number': [
        "badge is four four seven one that's the casino's not yours",
        'no no membership',
      ],
      person: ['no i talk to people all night', 'no person'],
      truck: ['yep', 'yeah send one'],
      more: [
        "ceiling's six foot eight so don't bring the big one",
        'low garage he needs a short truck and the wheels are locked in park',
      ],
      message: ['say level six and hurry', 'linh pham chrysler on level six at the trop'],
      cancel: ['no', 'no keep it'],
      'same job': ['no someone told me to call security they laughed', 'no new one'],
      when: ["my shift ended at four i've been up since yesterday guess", 'now not later'],
    },
    ends: 'job',
  },
  {
    id: 'y2-07',
    kind: 'Changing their minds',
    about:
      "School crossing guard in Fort Wayne whose brakes went soft as she pulled in at her corner. First wants it at the Chevrolet dealer, then decides on her brother-in-law's driveway in New Haven.",
    manner: 'chatty',
    from: '2605550118',
    truth: {
      pickup: {
        street: 'Fairfield Avenue',
        cross: 'Rudisill Boulevard',
        near: 'the church',
        city: 'Fort Wayne',
      },
      dropoff: {
        number: '813',
        street: 'Broadway',
        city: 'New Haven',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2012',
        make: 'Chevrolet',
        model: 'Malibu',
        color: 'silver',
      },
      name: 'Bernadette Yoder',
      phone: '2605550118',
      mayText: true,
    },
    says: {
      opening: [
        "walk don't run marcus sorry hi good morning i do the crossing here and my car quit stopping",
        "hi i'm the crossing guard and it's my own car that needs the help today",
      ],
      safety: [
        "i've got a vest and a sign i'm the safest woman in allen county",
        "yes it's parked i'm on the sidewalk",
      ],
      unhurt: ['no thank the lord i coasted it in', 'nobody hurt'],
      callback: [
        "it's my phone yes i just can't pick up between eight and eight twenty",
        "yep this number it's the good one",
      ],
      where: [
        "my corner i've had it nine years before me it was mister dill",
        'fairfield avenue at my corner with rudisill',
      ],
      spot: [
        'by the church where the lady lets me use the bathroom',
        'fairfield and rudisill boulevard in front of the church there',
      ],
      direction: [
        'the kids go east but me i was coming up from home',
        "it's just at the curb it isn't heading anyplace",
      ],
      exit: ["oh i don't do the highway honey", "no it's a neighborhood street no exit"],
      city: ['well fort wayne', 'fort wayne indiana'],
      reason: [
        'i put my foot down and it went down and down like stepping off a porch',
        "the brake pedal goes right to the floor there's nothing there and there's a puddle by the back wheel",
      ],
      'shut in': [
        "the kids are all on their feet where i can see 'em no",
        "no nobody's in it my sign's in it that's all",
      ],
      'where to': [
        'the chevy place i suppose where i bought it out on illinois road they have the little donuts',
        "oh i said the chevy place didn't i no take it to my brother in law's eight thirteen broadway he does brakes in the driveway",
      ],
      'where to spot': [
        "it was going to be the dealer but i just hung up with my sister and lyle says don't you dare bring it to lyle's on broadway",
        "eight thirteen broadway it's a house not a shop skip the chevy dealer",
      ],
      'where to city': [
        "lyle's over in new haven which is a whole other town",
        'new haven indiana',
      ],
      vehicle: ["it's the malibu my daughter had the impala", 'chevrolet malibu'],
      year: [
        "twelve same as my grandson and he's in better shape well he's older now but you know the year twelve",
        'twenty twelve',
      ],
      color: ["silver like my hair except mine's paid for", 'silver'],
      name: ['the kids call me miss bernie', 'bernadette yoder'],
      spelling: ['yoder like half the county', 'y o d e r bernadette b e r n a d e t t e'],
      'may text': ['text me but i might not see it till the bell', 'yes you can text'],
      right: [
        "it was until about a minute ago but listen don't take it to the chevy place take it to lyle's eight thirteen broadway in new haven",
        "yes now that's right lyle's house on broadway and everything",
      ],
      change: [
        "where it's going not the dealer my brother in law's eight thirteen broadway",
        'the place it goes eight thirteen broadway in new haven instead of the chevy place',
      ],
      'other number': ["my vest has a number it's seventeen", 'no i dropped the auto club'],
      person: ["no you're very patient i've got kids coming", "no that's all right"],
      truck: ['yes please before the second bell', 'yes send the truck'],
      more: [
        "lyle's got a basketball hoop so mind the hoop",
        "no brakes on it so don't let it roll and it goes to lyle's in new haven he'll be home",
      ],
      message: [
        'tell him the lady with the sign',
        "bernadette yoder corner of fairfield and rudisill and it goes to my brother in law's",
      ],
      cancel: ["no no i'm only changing where", "no don't cancel just the place is different"],
      'same job': [
        "no the city sends a truck for the leaves that's not you",
        "no this is the first time i'm calling",
      ],
      when: ["i'm here till nine and then again at two thirty so now", 'now this morning'],
    },
    ends: 'job',
  },
  {
    id: 'y2-08',
    kind: 'Changing their minds',
    about:
      "Bowling alley mechanic in Toledo who sold his late uncle's Buick to a body man in Monroe and wants it carried there. Moves it from tomorrow morning to the day after tomorrow at two, and gives his cell instead of the alley's number.",
    manner: 'slow',
    from: '4195550186',
    truth: {
      pickup: {
        number: '5115',
        street: 'Dorr Street',
        cross: 'Reynolds Road',
        near: 'the pole barn',
        city: 'Toledo',
      },
      dropoff: {
        name: "Lindy's Body Shop",
        number: '1490',
        street: 'North Telegraph Road',
        city: 'Monroe',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1987',
        make: 'Buick',
        model: 'Regal',
        color: 'black',
      },
      name: 'August Petrakis',
      phone: '7345550139',
      mayText: true,
      when: {
        days: 2,
        time: '14:00',
      },
    },
    says: {
      opening: [
        'yeah hang on let me shut the pinsetter off okay so my uncle passed in march',
        "i got a car that's sold and it's got to get up to michigan",
      ],
      safety: [
        "i'm in a bowling alley it's only dangerous thursdays",
        "yeah it's in a barn on private land nobody's near the road",
      ],
      unhurt: [
        "no no it's just sitting there like it's sat since oh four",
        "no one's hurt it's not a wreck",
      ],
      callback: [
        'this rings at the shoe counter so sure well they never come get me',
        "no use my cell it's seven three four five five five oh one three nine",
      ],
      where: [
        "it's at uncle ted's place the house is sold but they're letting me keep the barn till the end of the month",
        'fifty one fifteen dorr street in the pole barn out back',
      ],
      spot: [
        'well you know reynolds where the carpet place was',
        "just off reynolds road on dorr there's a pole barn behind the house",
      ],
      direction: ['it points at the barn door thank god', "it's not on the road no direction"],
      exit: [
        "you'd come off four seventy five but the car's not on it",
        "no exit no it's at a house",
      ],
      city: ["holland's right there but the mail says toledo", 'toledo'],
      reason: [
        "nothing it's a beautiful machine it just don't have plates or a battery i'd trust",
        "nothing's wrong with it i sold it and i need it carried to the fella that bought it",
      ],
      'shut in': ['maybe a mouse from the reagan years no', 'no nobody in there'],
      'where to': [
        "fella named lindy he does paint he's paying half",
        "lindy's body shop up on telegraph",
      ],
      'where to spot': [
        "it's the north part of telegraph the number's on the back of a score sheet let me fourteen ninety",
        'fourteen ninety north telegraph road',
      ],
      'where to city': ['over the line twenty minutes', 'monroe michigan'],
      vehicle: [
        "it's a buick everybody thinks grand national and it's not it's just a regal",
        'buick regal',
      ],
      year: ['same year i threw my two ninety nine eighty seven', 'nineteen eighty seven'],
      color: ['black he waxed it every sunday he never drove it', 'black'],
      name: ['they call me augie', 'august petrakis'],
      spelling: ['p e t r a k i s', 'august like the month then petrakis p e t r a k i s'],
      'may text': [
        "to the cell not the alley the alley's a wall phone",
        'yes you can text the cell the seven three four',
      ],
      right: [
        "see i'd have said yes but the fella just texted me he's at the dentist so not tomorrow day after tomorrow two in the afternoon and put my cell on it seven three four five five five oh one three nine",
        "yeah that's got it day after tomorrow at two and my cell",
      ],
      change: [
        "the day it's day after tomorrow now two o'clock afternoon",
        "make it day after tomorrow at two p m and the phone's seven three four five five five oh one three nine",
      ],
      'other number': ["it's got a vin about yay long", 'no club no case number'],
      person: ["no i'd just tell him about the car for an hour", 'no you got it fine'],
      truck: [
        'not this second but yeah book it',
        'yes send it for the day i said day after tomorrow',
      ],
      more: [
        "he can't drag it out the floor's dirt but it rolls",
        "i'll be at the barn at two with the title and it rolls and steers but keep it off the chain hooks it's just been waxed",
      ],
      message: [
        'say augie moved it',
        'tell him august petrakis wants it day after tomorrow at two not tomorrow',
      ],
      cancel: [
        'cancel no just scoot it over a day',
        "no don't cancel it only move it to day after tomorrow",
      ],
      'same job': [
        'no last truck i had was for a pinsetter in twenty twelve',
        "no it's not on the way it's a new one",
      ],
      when: [
        'i was thinking tomorrow nine before league',
        'no scratch tomorrow make it day after tomorrow two in the afternoon',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y2-09',
    kind: 'Hard to understand',
    about:
      'Pittsburgh man with a thick accent on a loud street; a pickup backed into him and bent the front wheel, police have been and gone. Car goes to a collision shop in McKees Rocks.',
    manner: 'chatty',
    from: '4125550194',
    truth: {
      pickup: {
        street: 'Brownsville Road',
        cross: 'Nobles Lane',
        near: 'the Sunoco',
        city: 'Pittsburgh',
      },
      dropoff: {
        name: 'Chartiers Collision',
        street: 'Island Avenue',
        city: 'McKees Rocks',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2019',
        make: 'Kia',
        model: 'Soul',
        color: 'green',
      },
      name: 'Dennis Kuzma',
      phone: '4125550194',
      mayText: true,
    },
    says: {
      opening: [
        'hey yens do the tow trucks nat cause i got a jag off here well he left',
        'yeah hello can you hear me the bus is going by i need a tow my car got hit',
      ],
      safety: [
        "i'm up on the sidewalk there having a pop",
        "yeah yeah i'm off the road it's in the sunoco",
      ],
      unhurt: [
        "nah the other guy's fine too more's the pity nah i'm kidding",
        "no nobody's hurt cops asked us that already",
      ],
      callback: [
        "my wife's got the good phone but she's at her mum's",
        'yeah this one call me on this one',
      ],
      where: [
        "you know where the isaly's used to be up there in carrick well it's that",
        "it's at the sunny co the sunoco on brownsville road",
      ],
      spot: [
        'kitty corner from the guy with the awnings you come up noble slane there',
        'corner of brownsville road and nobles lane in the sunoco',
      ],
      direction: [
        "i was going don ton he was going backwards that's the whole problem",
        "it's sitting in the lot now it ain't facing nothing",
      ],
      exit: [
        "ain't no exit i come up through the tubes and saw mill run",
        "no it's a regular street there's no exit",
      ],
      city: ["it's carrick that's still picksburgh", 'pittsburgh in the carrick part'],
      reason: [
        "guy in a f one fifty backs up doesn't even red up his mirrors boom",
        "he backed in me and smashed the front the fender's in the wheel it needs hauled",
      ],
      'shut in': ['just my gumbands and a terrible towel', 'nah nobody in it'],
      'where to': [
        "my cousin's buddy over the rocks does good work he's a jagger about money but",
        'charters collision chartiers c h a r t i e r s',
      ],
      'where to spot': ['under the bridge kinda island av', "it's on island avenue in the rocks"],
      'where to city': ["mickey's rocks", 'mckees rocks over across the river'],
      vehicle: ["it's the one with the hamsters on the commercial", 'kia soul'],
      year: ['right before all that covid twenty nineteen', "nineteen it's a twenty nineteen"],
      color: ["it's green like a pierogi gone bad", 'green'],
      name: ['denny', 'dennis kuzma'],
      spelling: ['cause ma with a k', 'k u z m a dennis d e n n i s'],
      'may text': ["yeah send me the texts i'll get 'em", 'sure you can text me here'],
      right: ["yep yep that's it nat", "yeah that's right all of it"],
      change: ['nothing unless the stillers need a quarterback', "no it's good"],
      'other number': [
        "cop gave me a slip it's in the wet i can't read it so no",
        "no i ain't got no number for yens",
      ],
      person: ["nah i'm good you're all right", "no i don't need nobody"],
      truck: ['yeah send him up', 'yes please send the truck'],
      more: [
        "it's real slippy by the pumps",
        "the front wheel don't turn so he'll want to drag it up on the flat and the sunoco guy wants it out by six",
      ],
      message: [
        "tell him it's denny by the air pump",
        'say dennis kuzma green kia at the sunoco on brownsville road',
      ],
      cancel: ['no what i just got on here', "no i don't want it canceled"],
      'same job': [
        "the cop said he'd call one but he got a call about a deer so nah",
        "no there's nobody on the way it's my first call",
      ],
      when: ["the game's at one so before that like now", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'y2-10',
    kind: 'Upset or in a hurry',
    about:
      'Court reporter furious because her husband left the tank empty; stopped on the wide shoulder of I-295 southbound in Cherry Hill and due at a deposition in Camden. Wants gas brought, no tow.',
    manner: 'angry',
    from: '8565550121',
    truth: {
      pickup: {
        highway: 'I-295',
        direction: 'southbound',
        exit: '34',
        near: 'the sound wall',
        city: 'Cherry Hill',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2020',
        make: 'Volkswagen',
        model: 'Jetta',
        color: 'blue',
      },
      name: 'Simone Atwater',
      phone: '8565550121',
      mayText: true,
    },
    says: {
      opening: [
        "i have a ten o'clock in camden and i am not in camden",
        'i need somebody out here with gas like twenty minutes ago',
      ],
      safety: [
        "it's a shoulder the size of a runway yes now can we",
        "yes i'm all the way over and i'm standing behind the rail",
      ],
      unhurt: ["my husband's going to be", "no that's a figure of speech nobody is hurt"],
      callback: ['obviously', 'yes this number i type with my hands i can pick up'],
      where: [
        "two ninety five and don't ask me north jersey or south jersey it's two ninety five",
        'on i two ninety five in cherry hill on the right shoulder',
      ],
      spot: [
        "there's a giant wall it's beige it's a wall",
        'right along the sound wall just before the exit',
      ],
      direction: [
        'toward the people who are billing me by the minute toward camden so down',
        'southbound two ninety five south',
      ],
      exit: [
        "i passed thirty six like a fool and thought i'd make it to the wawa",
        "i can see the sign for thirty four it's right ahead of me exit thirty four",
      ],
      city: ["i don't live out here i don't know cherry hill it's all cherry hill", 'cherry hill'],
      reason: [
        "my husband borrowed it that's what's wrong with it",
        'the tank is empty it says zero miles it coughed and quit just bring gas',
      ],
      'shut in': ['a steno machine worth more than the car no', "no nobody's in it"],
      'where to': [
        "i don't want it taken i want it fed",
        "nowhere just put gas in it and i'll drive it",
      ],
      'where to spot': [
        "what place there's no place strike that there is no place",
        'no address no tow',
      ],
      'where to city': [
        "i'm going to camden the car can take itself",
        "no town it isn't being towed",
      ],
      vehicle: ['a jetta', 'volkswagen jetta'],
      year: ['it was supposed to be our pandemic car twenty twenty', "it's a twenty twenty"],
      color: ["the dealer called it something stupid it's blue", "it's blue just put blue"],
      name: ['atwater', 'simone atwater for the record'],
      spelling: ['at water two words smashed together', 'a t w a t e r simone s i m o n e'],
      'may text': ['yes and make it quick', 'yes text me'],
      right: ['so stipulated yes', 'yes correct go'],
      change: ['nothing move on', 'nothing needs changing'],
      'other number': [
        "i have a docket number you want that c v nineteen something no you don't",
        'no membership number he let that lapse too',
      ],
      person: ['will a person be faster then no', 'no just send it'],
      truck: ['what do you think', 'yes send the truck now'],
      more: [
        'regular not premium and two gallons not a thimble',
        "it takes regular and i'm standing by the wall in a gray suit",
      ],
      message: [
        'tell whoever it is hurry',
        'simone atwater is out of gas on two ninety five south at thirty four',
      ],
      cancel: ["don't you dare", 'no do not cancel'],
      'same job': [
        'if there was a truck coming would i be this angry',
        "no nobody's been sent yet",
      ],
      when: ["it's nine twelve the deposition's at ten you do the math", 'now immediately'],
    },
    ends: 'job',
  },
  {
    id: 'y2-11',
    kind: 'Older callers',
    about:
      "Polish grandmother in Hamtramck; the battery of her late husband's car is dead after she sat listening to the radio in it. Wants a jump tomorrow at ten after mass, and to be reached through her daughter.",
    manner: 'slow',
    from: '3135550166',
    truth: {
      pickup: {
        number: '2964',
        street: 'Yemans Street',
        near: 'Polish Village Cafe',
        city: 'Hamtramck',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2003',
        make: 'Mercury',
        model: 'Grand Marquis',
        color: 'beige',
      },
      name: 'Jadwiga Nowicki',
      phone: '5865550143',
      mayText: false,
      when: {
        days: 1,
        time: '10:00',
      },
    },
    says: {
      opening: [
        'hello hello is this a real man or the other thing',
        "good day i have here auto from my husband god rest and he don't wake up the auto i mean",
      ],
      safety: ['i am in kitchen i have soup on', 'yes yes is in front of house i am inside'],
      unhurt: [
        'my knee since nineteen ninety one but this is not from auto',
        'nobody is hurt thank god',
      ],
      callback: [
        "this is on wall this telephone i don't always hear it",
        'call my krystyna my daughter five eight six five five five oh one four three she hears',
      ],
      where: [
        'where it always is he parked it there fifty year',
        'by my house on yemans street two nine six four',
      ],
      spot: [
        'you know where people stand in line for the dill pickle soup my soup is better',
        'is across from polish village cafe you see the green awning',
      ],
      direction: [
        "to church direction the auto looks but it don't go",
        "it stands it don't go no direction",
      ],
      exit: ['i never go on expressway stefan went', 'no exit is house'],
      city: ['everybody moved out to sterling heights but i stay in hamtramck', 'hamtramck'],
      reason: [
        'i sit in it sunday for the polka hour because in house is no good the station',
        'i turn key and it goes tick tick tick and the little light is weak it needs electric from another auto',
      ],
      'shut in': ["my stefan's hat on the back window", 'no nobody no cat no child'],
      'where to': ['where would it go it stays', "don't take it away only make it start please"],
      'where to spot': ['no no it stays by me', "is no other place i don't want it pulled"],
      'where to city': ['nowhere hamtramck it stays in hamtramck', "no town it don't go anywhere"],
      vehicle: ['a big one like boat merkury', 'mercury it says grand marquis on the back'],
      year: ['he bought the year my wanda married two thousand three', 'two thousand three'],
      color: ['like coffee with too much milk', 'beige they say beige'],
      name: ['nowicki missus', 'jadwiga nowicki'],
      spelling: [
        'j a d w i g a it is like hedwig but better',
        'n o w i c k i the first one j a d w i g a',
      ],
      'may text': ['what is text i have the wall one', 'no no text you call krystyna with voice'],
      right: ['yes yes you say it nice like the priest', 'yes is right'],
      change: ['nothing change i am too old for change', 'no all good'],
      'other number': [
        "i have number for medicare you don't need it",
        "no i don't have this number for auto club",
      ],
      person: ['you are lonely too no is okay', "no i don't need other person"],
      truck: ['yes but not today today i have soup', 'yes send for tomorrow'],
      more: [
        'he should ring two times i give him paczki',
        'the front bumper is kissing the neighbor so he should come from the side and he should ring bell i am slow with stairs',
      ],
      message: [
        'tell krystyna mama called a truck',
        "missus nowicki wants man tomorrow ten o'clock for the battery",
      ],
      cancel: ['no i already told it to saint anthony', "no don't cancel please"],
      'same job': [
        'the last truck was for the piano nineteen eighty',
        'no is not coming any truck yet this is first time',
      ],
      when: [
        'mass is eight thirty and then i talk with ladies so after',
        'tomorrow at ten in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y2-12',
    kind: 'Spanish',
    about:
      'Costurera dominicana en Reading; se le reventó una llanta de la van y no trae repuesto. Quiere que se la lleven a una llantera de la Lancaster Avenue.',
    language: 'es',
    manner: 'chatty',
    from: '4845550137',
    truth: {
      pickup: {
        street: 'Schuylkill Avenue',
        cross: 'Buttonwood Street',
        near: 'la botánica',
        city: 'Reading',
      },
      dropoff: {
        name: 'Llantera El Cibao',
        street: 'Lancaster Avenue',
        city: 'Reading',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2010',
        make: 'Toyota',
        model: 'Sienna',
        color: 'white',
      },
      name: 'Milagros Peralta',
      phone: '4845550137',
      mayText: true,
    },
    says: {
      opening: [
        'ay por fin mire yo iba a entregar catorce vestidos de dama y me pasó una vaina',
        'buenas necesito una grúa para la van se me dañó una goma',
      ],
      safety: [
        'estoy sentada en la silla de la señora de la botánica',
        'sí mi amor estoy en la acera y la van está bien pegada',
      ],
      unhurt: [
        'el susto nada más y un vestido que se arrugó',
        'no nadie está lastimado gracias a dios',
      ],
      callback: ['este es el del taller y el mío todo es el mismo', 'sí a este mismo me llama'],
      where: [
        'yo venía del puente para el centro y en la esqui esquil esa que nadie sabe decir',
        'en la schuylkill avenue con la buttonwood',
      ],
      spot: [
        'al lado de la botánica la de las velas en la vitrina',
        'en la esquina de buttonwood street frente a la botánica',
      ],
      direction: [
        'iba para donde la novia que está llorando',
        'está parada ya no va para ningún lado',
      ],
      exit: ['no yo no cojo la cuatro veintidós le tengo miedo', 'no es salida es calle normal'],
      city: ['reading pero la de pensilvania', 'en reading pensilvania'],
      reason: [
        'hizo pum como un cohete y la van se me fue de lado',
        'se reventó la goma de alante la derecha y yo no cargo repuesta',
      ],
      'shut in': ['los vestidos y una máquina singer nada más', 'no no hay nadie adentro'],
      'where to': ['mi compadre tiene una llantera él me fía', 'a la llantera el cibao'],
      'where to spot': ['eso queda bajando donde venden los pollos', 'en la lancaster avenue'],
      'where to city': [
        'aquí mismo en reading no me la lleve para lancaster que es otra cosa',
        'en reading también',
      ],
      vehicle: ['una van de las de mamá con los asientos sacados', 'toyota sienna'],
      year: ['la compré en el quince pero es dos mil diez', 'es del dos mil diez'],
      color: ['blanca con hilos de todos los colores por dentro', 'blanca'],
      name: ['todo el mundo me dice mila', 'milagros peralta'],
      spelling: ['peralta como se oye', 'p e r a l t a y milagros m i l a g r o s'],
      'may text': [
        'sí mándeme texto que con la máquina no oigo',
        'sí puede mandarme mensajes a este',
      ],
      right: ['eso eso así mismito es', 'sí todo está correcto'],
      change: ['nada ya déjelo así', 'no hay que cambiar nada'],
      'other number': [
        'el número del seguro lo tiene mi hijo y mi hijo está en filadelfia',
        'no no tengo número de socio ni de caso',
      ],
      person: ['no mi amor si usted me entiende para qué', 'no hace falta'],
      truck: ['ay sí mándela ya', 'sí mande la grúa'],
      more: [
        'que no me monte nadie encima de los vestidos',
        'que tenga cuidado que la goma está en el aro y yo me voy con el chofer si se puede',
      ],
      message: [
        'dígale que soy la de los vestidos',
        'milagros peralta está en la schuylkill con buttonwood con una goma reventada',
      ],
      cancel: ['no por favor que la novia me mata', 'no la cancele'],
      'same job': [
        'llamé a mi compadre pero él no tiene grúa a ustedes es primera vez',
        'no todavía no viene ninguna grúa',
      ],
      when: ['la boda es el sábado pero la prueba es hoy a las cinco o sea ya', 'ahora mismo'],
    },
    ends: 'job',
  },
  {
    id: 'y3-01',
    kind: 'Everyday breakdowns',
    about:
      'A dialysis technician in San Antonio, dead tired after an early shift, whose car only clicks. She wants a jump in the employee lot, no tow.',
    manner: 'slow',
    from: '2105550118',
    truth: {
      pickup: {
        number: '8026',
        street: 'Floyd Curl Drive',
        name: 'Methodist Specialty and Transplant Hospital',
        near: 'employee lot, third row, under the light pole',
        city: 'San Antonio',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2014',
        make: 'Nissan',
        model: 'Sentra',
        color: 'gray',
      },
      name: 'Latrice Pooley',
      phone: '2105550118',
      mayText: true,
    },
    says: {
      opening: [
        "yeah hi um i just got off i been here since three thirty this morning and my um it's the little nissan it's at my job",
        "hi i need somebody to come give my car a jump it's in the lot at my work over in the medical center",
      ],
      safety: [
        "there's a guard he's eating a kolache he waved at me so",
        "yes i'm fine i can go back inside the clinic if i want",
      ],
      unhurt: [
        "no ma'am i'm the one with the needles all day but no nobody",
        "no nobody's hurt i'm just tired",
      ],
      callback: [
        "this is my cell the clinic one just rings and rings and then it's julio",
        "yeah this number the one i'm on",
      ],
      where: [
        "at work i do dialysis so um i came in the back way off of wurzbach but it's the one on floyd curl",
        'eighty twenty six floyd curl drive the methodist specialty and transplant hospital',
      ],
      spot: [
        "okay bye miss gloria see you thursday um what'd you say oh third row",
        'employee lot third row right under the light pole',
      ],
      direction: [
        "i wasn't heading nowhere i was heading to bed",
        "it's parked it's just facing the building",
      ],
      exit: [
        "you'd come off i ten i guess if you was coming but i'm not on the i'm in a lot",
        "no exit it's in the parking lot at the hospital",
      ],
      city: ['medical center what they call it', 'san antonio'],
      reason: [
        'see i sat in it at my lunch with the phone charging and the air going and my gospel and now it goes tick tick tick',
        "battery's dead i think it just clicks and the lights come on real weak",
      ],
      'shut in': ['just my lunch bag and some scrubs', "nobody's in it it's empty"],
      'where to': [
        "no no i don't want it took i just want it to start so i can go",
        "nowhere just jump it and i'll drive it home myself",
      ],
      'where to spot': [
        "place what place it's right here under the light",
        "no address i don't need a tow",
      ],
      'where to city': [
        "well i live out in leon valley but i'm driving it there",
        'no town i only need the jump',
      ],
      vehicle: ["my sister's got the altima mine's the smaller one", 'nissan sentra'],
      year: [
        "i bought it in twenty seventeen but it wasn't new it's a um a fourteen",
        'twenty fourteen',
      ],
      color: ['i say silver but the title says gray so put what the title says', "it's gray"],
      name: ["latrice i'm a tech on the second floor", 'latrice pooley'],
      spelling: [
        "everybody wants to put a h in it there's no h p o o",
        'p o o l e y pooley and latrice is l a t r i c e',
      ],
      'may text': [
        "i mean not during a treatment but i'm off so yeah go ahead",
        'yes you can text me',
      ],
      right: ["uh huh yeah third row that's me", "yes that's all right"],
      change: ["nothing i don't think i'm just tired", "no changes it's good"],
      'other number': ['like a triple a i let that go in january so no', "no i don't have one"],
      person: [
        "you're fine i talk to machines all day they beep more than you",
        "no i don't need a person",
      ],
      truck: ['please cause i gotta be back up here at three thirty', 'yes send it'],
      more: [
        "that gate arm sticks so um he's gotta push the button and then just wait on it",
        'the gate arm sticks tell him push the button twice',
      ],
      message: [
        'um latrice with the sentra still sitting out here',
        "just say i'm waiting by the car for the jump",
      ],
      cancel: ["my cousin said he'd come but he's in seguin so no uh uh", "no don't cancel it"],
      'same job': [
        "i ain't called nobody yet well i called my cousin",
        "no this is the first time i'm calling y'all",
      ],
      when: ["i was off at twelve and it's way past that so um now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'y3-02',
    kind: 'Everyday breakdowns',
    about:
      "A seventeen year old football player in Plano with his mom's car, a flat and no spare. He wants it towed to the tire shop and his mom called, not him.",
    manner: 'curt',
    from: '4695550162',
    truth: {
      pickup: {
        number: '6500',
        street: 'Jupiter Road',
        name: 'John Clark Stadium',
        near: 'visitor gate',
        city: 'Plano',
      },
      dropoff: {
        name: 'Discount Tire',
        street: 'K Avenue',
        cross: 'Spring Creek Parkway',
        city: 'Plano',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2013',
        make: 'Ford',
        model: 'Fusion',
        color: 'blue',
      },
      name: 'Tevin Maddox',
      phone: '9725550143',
      mayText: true,
    },
    says: {
      opening: [
        "uh yo so like the rim's on the ground and coach is about to lock the gate so",
        "hey um i got a flat and there's no spare so i need like a tow",
      ],
      safety: ["bro i'm in a parking lot", "yeah i'm good it's the stadium lot"],
      unhurt: [
        "i mean my knee but that's from friday so nah",
        "no nobody got hurt it's just the tire",
      ],
      callback: [
        "this is mine but it's on like four percent so call my mom instead",
        "call my mom it's nine seven two five five five zero one four three",
      ],
      where: [
        'we had a scrimmage so like the field not the school one the big one',
        "john clark stadium it's like sixty five hundred jupiter road",
      ],
      spot: [
        "by the thing where the other team comes in dude chill i'm on the phone",
        'by the visitor gate',
      ],
      direction: ['i was gonna go to whataburger', "like nowhere it's parked"],
      exit: ["my mom don't let me on the highway", "no exit it's just the stadium"],
      city: ['i go to plano east so', 'plano'],
      reason: [
        "i kinda hit the curb but it was already low like since wednesday and that's my mom's fault kinda",
        "it's flat the front right one and there's no spare back there it's just cleats",
      ],
      'shut in': ['just pads they stink', "no nobody's in it"],
      'where to': [
        "my dad said go to the one he gets a discount at wait no that's like the name of it",
        'discount tire',
      ],
      'where to spot': ["it's on k", 'k avenue and spring creek parkway'],
      'where to city': ["same like where i'm at", 'plano'],
      vehicle: ["it's my mom's", 'ford fusion'],
      year: ["it's blue oh the year uh i was in like second grade", 'twenty thirteen'],
      color: ["dark it's got a panther sticker on the back but like blue", 'blue'],
      name: ['tevin number fifty four', 'tevin maddox'],
      spelling: ['like it sounds t e v', 't e v i n and then m a d d o x'],
      'may text': ["not me my phone's dying her", "yeah you can text my mom that's fine"],
      right: ['yeah bet', "yes sir that's right"],
      change: ['nah unless like nah', "nothing it's good"],
      'other number': ['fifty four oh like insurance nah', "no i don't got a membership number"],
      person: ["is that faster nah whatever you're fine", "nah i don't need a person"],
      truck: ["yeah cause film's at six and coach makes you run", 'yeah send it'],
      more: [
        "coach reyes has the key he's the one with the whistle",
        "the gate might be locked so he's gotta honk",
      ],
      message: ["tell my mom i didn't hit it that hard", "just that i'm by the visitor gate"],
      cancel: ['huh nah', "no don't cancel i still need it"],
      'same job': [
        "my dad said he'd call but he's in like tulsa so nah",
        "no nobody's coming yet this is the first call",
      ],
      when: ['like before coach locks up so', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'y3-03',
    kind: 'Everyday breakdowns',
    about:
      'A taqueria owner in Austin who keeps shouting orders while he calls. His catering van is stuck in park behind the restaurant and goes to a transmission shop.',
    manner: 'chatty',
    from: '5125550127',
    truth: {
      pickup: {
        street: 'East Riverside Drive',
        cross: 'Pleasant Valley Road',
        name: 'Taqueria La Comadre',
        near: 'alley by the grease bin',
        city: 'Austin',
      },
      dropoff: {
        number: '4211',
        street: 'Burleson Road',
        name: "Benny's Transmission",
        city: 'Austin',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2011',
        make: 'Chevrolet',
        model: 'Express',
        color: 'white',
      },
      name: 'Rogelio Cantu',
      phone: '5125550127',
      mayText: true,
    },
    says: {
      opening: [
        "taqueria la comadre good mor no i'm the one calling you sorry i say that all day long i got a van it don't want to leave",
        "good morning i have a van behind my restaurant it's stuck in park and i need it towed to the transmission guy",
      ],
      safety: [
        "the only danger here is my cook no i'm playing we're okay",
        "yes yes safe it's behind my restaurant",
      ],
      unhurt: [
        'only my feelings i got forty breakfast tacos for the people on montopolis waiting',
        'no nobody is hurt',
      ],
      callback: [
        'this one or the restaurant but they put you on hold over there so this one',
        "yes this number it's my cell",
      ],
      where: [
        'in the back two bacon egg no papa on the second one sorry in the back of the taqueria on riverside',
        'taqueria la comadre on east riverside drive',
      ],
      spot: [
        'you know where the grease comes out they pick it up tuesdays',
        'riverside and pleasant valley road in the alley by the grease bin',
      ],
      direction: [
        "it's not going any direction that's the problem my friend",
        "no direction it's parked nose to the wall",
      ],
      exit: ['the back door you mean', "no highway it's in the alley"],
      city: ['austin twenty two years before that san marcos', 'austin'],
      reason: [
        'i turn the key beautiful it sounds beautiful and the stick it stays on the p i push the brake with two feet my nephew pushed it with his feet',
        "it starts good but it won't come out of park",
      ],
      'shut in': ["six trays of tortillas and they're getting cold", 'no nobody inside no animals'],
      'where to': [
        "benny he did my brother's camaro",
        "benny's transmission forty two eleven burleson road",
      ],
      'where to spot': [
        "next to where the tire people used to be they moved to ben white so now it's like a church",
        'forty two eleven burleson road',
      ],
      'where to city': ["he used to be in buda but not no more he's here", 'austin'],
      vehicle: [
        "the van chuy turn it over it's burning sorry it's a chevy",
        'chevrolet express the long one',
      ],
      year: ["i got it from a plumber in fifteen it's older it's an eleven", 'twenty eleven'],
      color: ['with a big taco on the side my niece she painted it on the white', "it's white"],
      name: ['the business or me put me put rogelio', 'rogelio cantu'],
      spelling: ["with a c people put a k i don't know why", 'r o g e l i o c a n t u'],
      'may text': ["better cause i can't hear nothing with the fan on", 'yes text me'],
      right: ["that's it mijo two bacon egg ready sorry yes perfect", 'yes everything is correct'],
      change: ["more salsa no i'm joking with you nothing", 'no nothing'],
      'other number': ['like an order number no', "no i don't have a membership"],
      person: ["i got persons here all day you're okay", "no it's fine with you"],
      truck: ['yes and tell him come hungry', 'yes send the truck'],
      more: [
        "it's tight back there the beer guy scraped his mirror he has to back in",
        'tell him back in the alley from the pleasant valley side',
      ],
      message: [
        'tell them rogelio from the tacos',
        'say the keys are with my cook his name is chuy',
      ],
      cancel: ['no no no why would i', "no keep it don't cancel"],
      'same job': [
        "what's here right now is the beer truck nobody called you",
        "no it's a new one nobody is coming yet",
      ],
      when: [
        'yesterday no really at eleven the people come so right away',
        'now please as soon as you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y3-04',
    kind: 'Places hard to find',
    about:
      "A secretary at an oil company in Houston, calling from the guard's phone with her keys and cell locked in her car on level seven of a downtown garage. She wants the door opened and a call at her desk.",
    manner: 'chatty',
    from: '7135550109',
    truth: {
      pickup: {
        name: 'Allen Center garage',
        street: 'Clay Street',
        cross: 'Smith Street',
        near: 'level 7 by the elevator',
        city: 'Houston',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2020',
        make: 'Buick',
        model: 'Encore',
        color: 'burgundy',
      },
      name: 'Darlene Hebert',
      phone: '7135550184',
      mayText: false,
    },
    says: {
      opening: [
        "hi hon this is darlene i'm up at well i'm not at my desk that's the whole thing i'm at security because everything i own is in that car",
        "hello i've gone and locked my keys and my phone in my car in the garage downtown",
      ],
      safety: [
        "mister odom's here with his little flashlight so i'd say so",
        "yes i'm inside the building at the security desk",
      ],
      unhurt: ["only my pride and mister fontenot's ten o'clock", "no hon nobody's hurt"],
      callback: [
        "oh no this is the guard's phone he'd have a fit call my desk",
        'use my desk line seven one three five five five zero one eight four',
      ],
      where: [
        "well there's two and i don't park in the nice one that's for geologists i park in the allen center",
        'the allen center garage on clay street downtown',
      ],
      spot: [
        "seven i walked down to six and it wasn't and i came back up so it's seven i can see the elevator from it",
        'level seven right by the elevator and the garage is on clay at smith street',
      ],
      direction: [
        "i came in from katy this morning if that's what you're after",
        "it's parked hon it's pointing at a wall",
      ],
      exit: [
        'my husband does the numbers i just follow the car in front of me',
        "no exit it's a parking garage",
      ],
      city: ['downtown hon by all the tall ones', 'houston'],
      reason: [
        'i had the kolaches in one hand and the board minutes in the other and i hit that little button and bumped the door with my hip',
        'the keys are locked inside i can see them sitting on the seat',
      ],
      'shut in': ['the kolaches', 'no nobody and no animal'],
      'where to': [
        "oh don't take it i only want in it",
        "it's not going anywhere i just need it opened",
      ],
      'where to spot': [
        "well there isn't a place is there",
        "no address it's staying in the garage",
      ],
      'where to city': [
        "i live in katy but i'm not asking for a ride home",
        'no town just the door opened',
      ],
      vehicle: [
        "my husband picked it it's the small one they make not the tall one buick",
        'buick encore',
      ],
      year: ['it was for our thirtieth and we married in ninety so twenty twenty', 'twenty twenty'],
      color: ["they call it winterberry or some such it's burgundy to you and me", 'burgundy'],
      name: ['darlene a bear', "darlene hebert it's louisiana so you say it a bear"],
      spelling: ['well not like the animal h e b', 'h e b e r t and darlene is d a r l e n e'],
      'may text': [
        "it's a desk phone sugar it just sits there and rings",
        "no you can't text it you'll have to call",
      ],
      right: ["that's the whole sad story yes", "yes that's right level seven"],
      change: ['not a thing but my habits', 'nothing to change'],
      'other number': [
        "i've got a badge number but that's in the car too so no",
        "no i don't have a membership number",
      ],
      person: ["is there one well no you're doing fine", "no thank you you're fine"],
      truck: ['before mister fontenot comes down please', 'yes send somebody'],
      more: [
        "don't send a big old thing the pipe up there says six foot eight",
        'the clearance is six foot eight so it needs a small truck',
      ],
      message: [
        "have them ask for mister odom he'll walk them up",
        "just that i'm with the guard and the way in is on clay",
      ],
      cancel: ['heavens no', "no don't cancel"],
      'same job': [
        'mister odom was fixing to call somebody but then i took the phone',
        "no nobody's on the way yet this is the first call",
      ],
      when: ["his folders are in there and he's got the ten o'clock so honey", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'y3-05',
    kind: 'Places hard to find',
    about:
      'A slow spoken horse hauler west of Amarillo whose pickup threw a belt at the bottom of a ramp, pulling an empty gooseneck. The truck goes to a diesel shop in Amarillo.',
    manner: 'slow',
    from: '8065550171',
    truth: {
      pickup: {
        highway: 'I-40',
        direction: 'eastbound',
        exit: '57',
        near: 'bottom of the ramp by the stop sign',
        city: 'Bushland',
      },
      dropoff: {
        name: 'Plains Diesel',
        street: 'Amarillo Boulevard',
        cross: 'Soncy Road',
        city: 'Amarillo',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2012',
        make: 'Ram',
        model: '3500',
        color: 'tan',
      },
      name: 'Clete Vandiver',
      phone: '8065550171',
      mayText: true,
    },
    says: {
      opening: [
        'well i been hauling thirty one years and i never had one do me like this',
        'i got a dually with a gooseneck on it broke down out by bushland i need a wrecker',
      ],
      safety: [
        'i been worse places i got coffee',
        "yes sir i'm clear off the interstate at the bottom of the ramp",
      ],
      unhurt: ['nothing but this hip and that was a mare in eighty nine', "no sir nobody's hurt"],
      callback: ["it's the only one i got", 'yes sir this number'],
      where: [
        'i come across from clovis this morning dropped four head no six counting the colts and i about made it home',
        'i forty at the bushland exit',
      ],
      spot: [
        "there's a stop sign all rusted up i'm leaned on it",
        'bottom of the ramp by the stop sign',
      ],
      direction: ['to the house', 'eastbound back toward amarillo'],
      exit: [
        'fifty four was back yonder where i first smelled it i rolled on past that',
        'exit fifty seven',
      ],
      city: ["ain't much town to it they got a school", 'bushland'],
      reason: [
        'heard a slap like a screen door and she got heavy in the wheel and then the gauges all laid down',
        "threw a belt i believe and then it quit and it won't run",
      ],
      'shut in': [
        "they're all in clovis eating another man's hay",
        "no sir trailer's empty and nobody's in the truck",
      ],
      'where to': [
        "there's a fella on the boulevard diesel's all he'll do he won't look at a gas engine",
        'plains diesel in amarillo',
      ],
      'where to spot': [
        'used to be a picture show right there when i was dating',
        'amarillo boulevard at soncy road',
      ],
      'where to city': ['well the west end of amarillo', 'amarillo'],
      vehicle: [
        'a dodge but they quit calling em that it says ram on it',
        "it's a ram thirty five hundred dually",
      ],
      year: [
        "the trailer's a ninety eight the truck's the newer one it's a twelve",
        'twenty twelve',
      ],
      color: ["mostly dirt there's tan under it", 'tan'],
      name: ['clete they holler', 'clete vandiver'],
      spelling: ['van like a van and then the rest of it', 'c l e t e and v a n d i v e r'],
      'may text': [
        'granddaughter showed me where they come in at so i reckon',
        'yeah you can text it',
      ],
      right: ["i'd say you got her", "yes sir that's right"],
      change: ["i'd leave it lay", 'nothing sir'],
      'other number': [
        "d o t number's on the door but that ain't what you want is it no",
        'no sir no membership',
      ],
      person: ["i don't mind you", "no you'll do"],
      truck: ["well that's what i called for", 'yes sir send one'],
      more: [
        "there's thirty foot of gooseneck hung on the back my brother's coming for that part",
        "the trailer stays he'll only need the truck",
      ],
      message: [
        "tell em clete's got the hood up",
        "tell him i got the hood up and i'm setting on the fender",
      ],
      cancel: ["i ain't walking", "no don't cancel it"],
      'same job': [
        "a wrecker went by while ago but he wasn't mine he never slowed",
        'no sir first time i called',
      ],
      when: ["i got a barrel race in canyon saturday but that's saturday", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y3-06',
    kind: 'Places hard to find',
    about:
      'A wedding photographer in El Paso who buried her SUV in the dunes at Red Sands with the wedding party looking on. She wants it pulled out, no tow.',
    manner: 'chatty',
    from: '9155550136',
    truth: {
      pickup: {
        highway: 'US-62',
        direction: 'eastbound',
        cross: 'Hueco Ranch Road',
        name: 'Red Sands',
        near: 'pile of old tires',
        city: 'El Paso',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2022',
        make: 'Kia',
        model: 'Telluride',
        color: 'green',
      },
      name: 'Marisela Tarango',
      phone: '9155550136',
      mayText: true,
    },
    says: {
      opening: [
        "okay so we're doing the veil shot and i go don't worry it's all wheel drive and guess what",
        "hi i'm buried in the sand out at red sands and i need somebody to pull me out",
      ],
      safety: [
        "it's so pretty out here you have no idea the sun's like oh yes yeah we're fine",
        "yes we're safe the sun's going down is all",
      ],
      unhurt: ['the dress is but like people no', "no nobody's hurt"],
      callback: ["it's one bar so if it goes to voicemail try me again yes", 'yeah this number'],
      where: [
        'you know where everybody goes with the quads on sunday way out montana past the last gas station',
        "red sands off of us sixty two it's montana till it's not",
      ],
      spot: [
        "there's a pile of old tires and the best man is standing on it waving",
        'by the pile of old tires you turn in at hueco ranch road',
      ],
      direction: [
        "away from town like if you were going to carlsbad but i'm not going to carlsbad",
        'eastbound from el paso',
      ],
      exit: ["it's desert there's no i passed a mattress", "no exit it's just a dirt turnoff"],
      city: ['is it even a city out here', 'el paso'],
      reason: [
        'i gave it gas and the groom said give it more gas and now i step out of it like a bathtub',
        "it's sunk in the sand up to the doors it needs to get winched out",
      ],
      'shut in': [
        "my lenses they're like my kids but no we're all standing out here",
        "no there's nobody inside and no animals",
      ],
      'where to': [
        "just like ten feet to where it's hard",
        'nowhere it drives fine just pull it out',
      ],
      'where to spot': [
        "the reception's at the country club but that's not your problem",
        "no place i don't need a tow",
      ],
      'where to city': ['here same here', "no town it's only the pull"],
      vehicle: ['the one all the moms have with the three rows', 'kia telluride'],
      year: ["i'm still paying so it's a twenty two", 'twenty twenty two'],
      color: ['like army but make it expensive', 'green dark green'],
      name: ['marisela photography oh mine like the person', 'marisela tarango'],
      spelling: ["like tango but there's an ar in there", 'm a r i s e l a t a r a n g o'],
      'may text': ['texts get through better than this so please', 'yes text me'],
      right: ["yes yes that's us we're the tire people", "yes that's right"],
      change: ['no just the sun stop the sun', 'no nothing to change'],
      'other number': [
        'i had the kia roadside thing on my fridge so no',
        "no i don't have a number",
      ],
      person: ["only if he has a shovel no kidding you're good", "no it's fine"],
      truck: ['yes like your biggest', 'yes please send the truck'],
      more: [
        "not the way i came in don't let him come the way i came in",
        'tell him bring a long cable and stay on the packed track',
      ],
      message: [
        "say the veil people they'll know no they won't",
        "say marisela's at red sands by the tires",
      ],
      cancel: ['the groom says he can dig it out he sells insurance so no', "no don't cancel"],
      'same job': [
        "a guy on a quad said he'd be back that was an hour ago but he's not you guys",
        "no i haven't called before",
      ],
      when: ["they do the grand entrance at seven and i'm the pictures so", 'right now please'],
    },
    ends: 'job',
  },
  {
    id: 'y3-07',
    kind: 'Changing their minds',
    about:
      'A clipped customs broker in Laredo whose pickup was backed into in a restaurant lot. She first wants it towed home, then to the body shop.',
    manner: 'curt',
    from: '9565550155',
    truth: {
      pickup: {
        name: "Danny's Restaurant",
        street: 'San Bernardo Avenue',
        cross: 'Calton Road',
        city: 'Laredo',
      },
      dropoff: {
        name: 'Gateway Collision',
        number: '1220',
        street: 'Jacaman Road',
        city: 'Laredo',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2018',
        make: 'Toyota',
        model: 'Tacoma',
        color: 'silver',
      },
      name: 'Yadira Benavides',
      phone: '9565550155',
      mayText: true,
    },
    says: {
      opening: [
        'brokerage i mean hello i got hit we already traded papers he left i need mine moved',
        "hi somebody backed into me and my truck can't drive i need it towed to my house",
      ],
      safety: ["i'm at danny's having a coffee", "yes it's in the parking lot"],
      unhurt: ['he cried but no', "no nobody's hurt we're both fine"],
      callback: ['the office one is for the importers so this', 'yes this number'],
      where: ["danny's", "danny's restaurant on san bernardo"],
      spot: [
        'the side not the front the front is all old men',
        'san bernardo avenue and calton road',
      ],
      direction: ['i had to get to the bridge with papers', "no direction it's in a parking lot"],
      exit: ["i thirty five is right there i'm not on it", 'no exit'],
      city: ["how many danny's do you know", 'laredo'],
      reason: [
        "he came back with that hitch and now my wheel's looking at mexico and the rest is looking at dallas",
        "he hit me it was a collision the front wheel's bent it won't roll straight",
      ],
      'shut in': ['invoices', "no it's empty"],
      'where to': [
        "home for now it's on clark boulevard my husband thinks he can fix anything",
        'no forget the house take it to gateway collision the body shop',
      ],
      'where to spot': [
        "there's a lemon tree wait that's him calling me hold on",
        'gateway collision is twelve twenty jacaman road',
      ],
      'where to city': ['here', "laredo it's all laredo"],
      vehicle: ['toyota the truck', 'toyota tacoma'],
      year: ['silver oh the year eighteen', 'twenty eighteen'],
      color: ["the guy's was red mine no mine's silver", 'silver'],
      name: ['benavides', 'yadira benavides'],
      spelling: [
        'first b then v everybody does it backwards',
        'b e n a v i d e s and yadira y a d i r a',
      ],
      'may text': ['sí i mean yes', 'yes text me'],
      right: [
        'no wait he just told me insurance wants it straight at the shop so not my house gateway collision twelve twenty jacaman road',
        'yes with the body shop yes',
      ],
      change: [
        "the place not my house anymore it's gateway collision",
        "where it's going make it gateway collision at twelve twenty jacaman road not the house",
      ],
      'other number': [
        "i got his policy i got nine entry numbers i don't have one from you no",
        'no case number',
      ],
      person: ["i don't have time for a person", "no you're okay"],
      truck: ['yes i got drivers parked at the bridge because of me', 'yes send it'],
      more: ["he can't just drag it it's the wheel", 'the front wheel is bent so bring a flatbed'],
      message: [
        "the papers are in the glove box don't let anybody touch them",
        "tell them yadira is inside danny's",
      ],
      cancel: ['did i say cancel no', "no don't cancel"],
      'same job': ["i don't have anybody coming that's why i'm calling", "no it's a new call"],
      when: ['i have to be at the bridge by four so', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y3-08',
    kind: 'Changing their minds',
    about:
      "A drowsy drummer in Dallas whose car died behind a club. First he wants a tow now and calls to his own phone, then tomorrow at two and calls to Jo's phone.",
    manner: 'slow',
    from: '2145550178',
    truth: {
      pickup: {
        number: '2714',
        street: 'Elm Street',
        near: 'alley behind Trees',
        city: 'Dallas',
      },
      dropoff: {
        name: 'Import Doctor',
        street: 'Shiloh Road',
        cross: 'Forest Lane',
        city: 'Garland',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2009',
        make: 'Honda',
        model: 'Element',
        color: 'orange',
      },
      name: 'Wendell Krause',
      phone: '9725550119',
      mayText: true,
      when: {
        days: 1,
        time: '14:00',
      },
    },
    says: {
      opening: [
        "man so we load in at three and the van it's not a van it's a honda it just it's done",
        'hey so my car quit behind a club in deep ellum and i need it towed up to garland',
      ],
      safety: ["it's deep ellum but it's daytime so", "yeah i'm safe i'm inside the club"],
      unhurt: ['the kick drum rolled a little but nah', "no nobody's hurt"],
      callback: [
        'yeah this one i guess for now',
        "no actually use jo's mine's getting shut off it's nine seven two five five five zero one one nine",
      ],
      where: [
        'you know where trees is not like trees the club',
        'twenty seven fourteen elm street',
      ],
      spot: [
        "where you load in there's a cat lives back there not in the car like in general",
        'in the alley behind trees',
      ],
      direction: ['backwards i was backing up', "no direction man it's in the alley"],
      exit: ["good latimer's the one i take but that's just to get here", "no exit it's in town"],
      city: ['dallas i live in oak cliff though', 'dallas'],
      reason: [
        "it went like a hi hat full of pennies and then it spins and spins and doesn't catch and there's gas i checked",
        "it cranks fine and it's got gas but it won't run i think something in the engine broke",
      ],
      'shut in': ["cymbals the cat's on the dumpster", 'nobody no animals'],
      'where to': ["my buddy's he owes me for a gig", 'import doctor on shiloh road in garland'],
      'where to spot': [
        "by a donut place that's always closed when i'm awake",
        'shiloh road at forest lane',
      ],
      'where to city': ["he says dallas on the voicemail but it's garland", 'garland'],
      vehicle: ["the toaster everybody calls it the toaster it's a honda", 'honda element'],
      year: ["it's orange that's all you need oh nine", 'two thousand nine'],
      color: ["you won't miss it it's like traffic cone", 'orange'],
      name: ['wendell with the band', 'wendell krause'],
      spelling: ['k r a and then the rest is german', 'k r a u s e and wendell w e n d e l l'],
      'may text': ['sure i read em eventually', "yeah texting's cool"],
      right: [
        "yeah well except no the show's tonight and the gear's in it so not now make it tomorrow like two in the afternoon and call jo at nine seven two five five five zero one one nine",
        "yeah tomorrow at two and jo's number that's right",
      ],
      change: [
        'the time and the uh the number',
        'tomorrow at two p m not today and call jo at nine seven two five five five zero one one nine',
      ],
      'other number': ['i had a union card once no', 'no nothing like that'],
      person: ["i'm good with whoever you're whoever", "no i don't need one"],
      truck: ['yeah but like not this second tomorrow at two', 'yeah send it tomorrow at two'],
      more: [
        "sound check's at five today so everything's blocked",
        "the alley's narrow he should come in off malcolm x",
      ],
      message: [
        "tell em it's the orange toaster",
        "tell them wendell says tomorrow at two and the door guy's got the keys",
      ],
      cancel: ['nah not like cancel just later', "no don't cancel just move it to tomorrow at two"],
      'same job': ["the one in the alley's the ice guy nah", 'no this is my first call'],
      when: ['like now i guess', 'no wait tomorrow two in the afternoon'],
    },
    ends: 'job',
  },
  {
    id: 'y3-09',
    kind: 'Upset or in a hurry',
    about:
      'A furious cake baker in Houston with two flat tires and a four tier wedding cake in the van. She wants the van carried to the reception at once.',
    manner: 'angry',
    from: '8325550146',
    truth: {
      pickup: {
        street: 'Westheimer Road',
        cross: 'Kirby Drive',
        near: 'bank drive through',
        city: 'Houston',
      },
      dropoff: {
        number: '901',
        street: 'West 34th Street',
        name: 'The Bell Tower on 34th',
        near: 'kitchen side',
        city: 'Houston',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2017',
        make: 'Ford',
        model: 'Transit Connect',
        color: 'purple',
      },
      name: 'Corinne Ashby',
      phone: '8325550146',
      mayText: true,
    },
    says: {
      opening: [
        "four tiers four and it's eighty eight degrees and this city has a hole in the road like a bathtub",
        'i have two flat tires and a wedding cake in the back and i need a truck right now',
      ],
      safety: ["i am the cake isn't", "yes i'm in a parking lot"],
      unhurt: ["not yet no no nobody's hurt just go", "nobody's hurt"],
      callback: ["obviously i'm holding it", 'yes this number'],
      where: ['where do you think the potholes are westheimer', 'westheimer road at kirby'],
      spot: [
        'the bank i rolled in at the bank and a man in a jaguar honked at me honked',
        'in the bank drive through at westheimer and kirby drive',
      ],
      direction: ['toward the wedding', "it doesn't matter i'm parked"],
      exit: ["it's a street streets don't have", "no exit it's westheimer"],
      city: ["i'm not in oklahoma", 'houston'],
      reason: [
        "bam bam one right behind the other and who carries two spares i don't",
        'two flat tires on the same side and only one spare so it has to be towed',
      ],
      'shut in': ['sugar butter and eleven hours of my life', 'no people no animals only the cake'],
      'where to': [
        "to the reception not a shop i don't care about the van till monday",
        'the bell tower on thirty fourth',
      ],
      'where to spot': [
        'the kitchen side not the pretty side i told the last person that',
        'nine oh one west thirty fourth street on the kitchen side',
      ],
      'where to city': ["houston it's all houston can we go", 'houston'],
      vehicle: ['the van with my face on it', 'ford transit connect'],
      year: ['does the tire care what year seventeen', 'twenty seventeen'],
      color: ["lavender plum whatever it's purple", 'purple'],
      name: ["corinne's cakes so corinne", 'corinne ashby'],
      spelling: ['double n everybody forgets the double n', 'c o r i n n e and then a s h b y'],
      'may text': ['text call send a pigeon', 'yes you can text'],
      right: ['yes yes go', "yes that's right"],
      change: ['change the clock no nothing', 'nothing to change'],
      'other number': [
        "i have the bride's number you don't want the bride's number no",
        'no membership',
      ],
      person: ['i want a truck', "no i don't need a person"],
      truck: ['why are we still talking yes', 'yes send it'],
      more: [
        "like he's carrying his grandmother tell him that",
        'it has to be a flatbed and he has to drive slow',
      ],
      message: ["it's lemon and it's leaning", 'tell them corinne is waiting by the bank'],
      cancel: ['are you serious no', "no don't cancel"],
      'same job': [
        "the other people said three hours so i hung up on them you're the second ones i called and nobody's coming",
        "no it's my first call to you",
      ],
      when: ['they cut it at seven and look at the time', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y3-10',
    kind: 'Hard to understand',
    about:
      'An engineer new from India, on the way home to Plano, out of gas on the service road of the highway in Richardson. The line mangles some of his words. He wants fuel brought, no tow.',
    manner: 'slow',
    from: '4695550193',
    truth: {
      pickup: {
        highway: 'US-75',
        direction: 'northbound',
        exit: '26',
        cross: 'Campbell Road',
        near: 'service road in front of the hotel',
        city: 'Richardson',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2016',
        make: 'Hyundai',
        model: 'Elantra',
        color: 'red',
      },
      name: 'Karthik Subramanian',
      phone: '4695550193',
      mayText: true,
    },
    says: {
      opening: [
        "hello good evening sir actually one problem has come with the vehicle the patrol is over it's not patrol it's pet role",
        'hello my car is stopped the fuel is finished kindly send some help',
      ],
      safety: [
        'i am standing outside only it is very hot but there is grass and one tree',
        "yes sir i am safe i'm on the side road not in the main road",
      ],
      unhurt: ['no no my colleague is sweating only', 'nobody is hurt all are fine'],
      callback: [
        'india number is not working since tuesday so this one this is u s number',
        'yes this is the best number',
      ],
      where: [
        'sir i was coming on the seventy five from office and then it is becoming slow so i came down the slope',
        'u s seventy five the service road near campbell road',
      ],
      spot: [
        "one hotel is there the tree is hiding the name board my colleague is telling it's a hotel no it's a hotel",
        'service road in front of the hotel near campbell road',
      ],
      direction: ["i'm staying in plano so like that side", 'north sir northbound'],
      exit: [
        'i took it because the engine was jerking camp bell camel it was written',
        'exit twenty six',
      ],
      city: [
        "i'm always telling dallas and my manager is telling no it's not dallas it's richardson",
        'richardson',
      ],
      reason: [
        'needle was touching the e but in the rental car it was going fifty kilometers after the e also so i thought',
        'tank is empty i need some gas only',
      ],
      'shut in': ['laptop bag is inside', 'no one is inside no animals sir'],
      'where to': [
        "no no don't take sir i want petrol bring that",
        'no need to take it anywhere only bring the gas',
      ],
      'where to spot': ["my flat is near legacy but why you're asking", 'no address sir no towing'],
      'where to city': ['plano i stay but i will drive there myself', 'no town only gas please'],
      vehicle: ['i purchased from my senior he went back to pune it is hun die', 'hyundai elantra'],
      year: ['senior told sixteen model bought in seventeen', 'twenty sixteen'],
      color: ['like this uh tomato but mud is there', 'red'],
      name: ['first name is karthik second name is having many letters', 'karthik subramanian'],
      spelling: ['k for kerala a for apple then', 'k a r t h i k and s u b r a m a n i a n'],
      'may text': ['whatsapp also okay message also okay', 'yes you can text'],
      right: ['ya ya correct only', 'yes sir that is correct'],
      change: ['no change is required', 'nothing sir it is fine'],
      'other number': ['employee i d i have that is not the one no', 'no i do not have any number'],
      person: ['you are not person oh okay no problem', 'no need sir it is fine with you'],
      truck: ['ya please do the needful', 'yes please send'],
      more: [
        "the lid is to be pressed left side it doesn't come out if you're not pressing",
        'the fuel door is on the left and please bring regular gas',
      ],
      message: [
        'please inform him the tree',
        'tell him karthik is waiting near the car by the hotel',
      ],
      cancel: ["no no why i'm waiting sir", "no please don't cancel"],
      'same job': [
        "one police came and he told to call so now i'm calling no truck is there",
        'no this is the first time i am calling',
      ],
      when: ['bangalore call is there at nine thirty night so before that means now', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'y3-11',
    kind: 'Older callers',
    about:
      'A retired church organist in Waco who no longer drives and is giving her running Buick to her nephew in Hewitt. She wants it carried over the day after tomorrow at nine and only has a wall phone.',
    manner: 'chatty',
    from: '2545550121',
    truth: {
      pickup: {
        number: '3012',
        street: 'Austin Avenue',
        near: 'carport',
        city: 'Waco',
      },
      dropoff: {
        number: '415',
        street: 'Hewitt Drive',
        near: 'feed store',
        city: 'Hewitt',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '2003',
        make: 'Buick',
        model: 'LeSabre',
        color: 'beige',
      },
      name: 'Opal Dietrich',
      phone: '2545550121',
      mayText: false,
      when: {
        days: 2,
        time: '09:00',
      },
    },
    says: {
      opening: [
        "yes hello i play the organ at columbus avenue well i did sunday was my last and there's the matter of the car",
        "hello dear i have a car that needs to be carried from my house to my nephew's",
      ],
      safety: ["i'm in my kitchen dear there's a roast", "yes i'm at home"],
      unhurt: ['my wrist in eighty one but i played easter anyway', "no dear nobody's hurt"],
      callback: [
        "well it's on the wall so it isn't going anyplace",
        "yes this number it's the house phone",
      ],
      where: [
        'it was at the church all week and then harold brought it home for me',
        'at my house thirty twelve austin avenue',
      ],
      spot: ['behind the crepe myrtles my husband put those in', "it's in the carport"],
      direction: [
        "they took my license dear i'm not headed anywhere",
        "it's parked it's facing the street",
      ],
      exit: ['earl always did the exits', "no exit dear it's at the house"],
      city: ["oh people think austin but that's only the avenue", 'waco'],
      reason: [
        "not a thing it runs like a top it's doctor pruitt and my eyes",
        "nothing's wrong with it i gave it to my nephew and it needs to be hauled over to him",
      ],
      'shut in': [
        "the cat sits on it she doesn't care for the inside",
        "no there's nothing in it but hymnals",
      ],
      'where to': [
        "to dwayne he's my sister's boy well he's fifty",
        "my nephew's house four fifteen hewitt drive",
      ],
      'where to spot': [
        "you go on past where they sell the feed and if you see the water tower you've gone too far",
        'four fifteen hewitt drive just past the feed store',
      ],
      'where to city': ["where he works for the school it's the next one down hewitt", 'hewitt'],
      vehicle: ['earl only ever bought buicks', 'a buick lesabre'],
      year: [
        'we drove it to branson brand new and that was two thousand three',
        'two thousand three',
      ],
      color: ['like oatmeal the card says beige', 'beige'],
      name: ["missus earl well that's not what you want opal", 'opal dietrich'],
      spelling: ["it's german the i goes before the e", 'd i e t r i c h and opal is o p a l'],
      'may text': [
        "there's no screen on it dear just the dial",
        "no you can't text it please telephone",
      ],
      right: ["yes dear that's lovely", "yes that's all correct"],
      change: ['not unless you can play the recessional for me', 'no dear nothing'],
      'other number': ['a hymn number oh a card no', "no i don't have a membership"],
      person: ["are you not one well you're very polite", "no dear you're fine"],
      truck: [
        "yes but not today dear there's the roast",
        'yes the day after tomorrow at nine please',
      ],
      more: [
        'that left door you lift it and say a little prayer',
        "the driver's door sticks he has to lift it",
      ],
      message: ['dwayne will have the check', 'tell him my nephew dwayne will be there to meet it'],
      cancel: ["oh no he's counting on it", "no don't cancel"],
      'same job': [
        "there was a young man with mulch but he's gone",
        "no dear i haven't called before",
      ],
      when: [
        "not tomorrow tomorrow's choir and then the foot doctor",
        'the day after tomorrow at nine in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y3-12',
    kind: 'Spanish',
    about:
      'A house painter in San Antonio whose red work truck ran hot on the way to a customer. He wants it towed to the brothers who always fix it.',
    language: 'es',
    manner: 'slow',
    from: '2105550157',
    truth: {
      pickup: {
        street: 'Culebra Road',
        cross: 'Callaghan Road',
        near: 'lavandería',
        city: 'San Antonio',
      },
      dropoff: {
        number: '2218',
        street: 'South Zarzamora Street',
        name: 'Taller Hermanos Ruiz',
        city: 'San Antonio',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2008',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'red',
      },
      name: 'Eleuterio Palomares',
      phone: '2105550157',
      mayText: true,
    },
    says: {
      opening: [
        'bueno sí oiga es que ando trabajando bueno iba a trabajar y la troca pues ahí la dejé',
        'buenas necesito una grúa la troca se me calentó y ya no la quiero mover',
      ],
      safety: [
        'ando aquí en la sombrita comiéndome un taco',
        'sí estoy bien estoy en el estacionamiento',
      ],
      unhurt: ['no nomás la camisa que ya me la pinté', 'no nadie está lastimado'],
      callback: ['pues es el único el otro se me cayó en la cubeta', 'sí este mismo número'],
      where: [
        'por la culebra ya casi llegaba con la señora que me debe una pintada',
        'en culebra road y callaghan',
      ],
      spot: [
        'ahí donde lavan la ropa mi cuñada trabajaba ahí antes de irse a houston',
        'en el estacionamiento de la lavandería en la esquina con callaghan road',
      ],
      direction: ['iba pa la casa de la señora', 'está estacionada no va pa ningún lado'],
      exit: ['no agarré el freeway el cuatro diez no me gusta', 'no hay salida es en la calle'],
      city: ['pues aquí mero donde está el álamo', 'en san antonio'],
      reason: [
        'la aguja se fue hasta arriba y olía como a dulce y mi ayudante dice que es el agua',
        'se me calentó el motor se le tira el agua del radiador',
      ],
      'shut in': ['puras brochas y la escalera va arriba', 'no hay nadie adentro ni animales'],
      'where to': [
        'con los hermanos ellos ya me la conocen',
        'al taller hermanos ruiz en la zarzamora',
      ],
      'where to spot': [
        'pasando una panadería del lado sur fíjese que venden unas conchas',
        'veintidós dieciocho south zarzamora street',
      ],
      'where to city': ['también aquí mismo', 'en san antonio'],
      vehicle: ['una chevy de trabajo', 'es una chevrolet silverado'],
      year: ['la compré en el quince pero es del ocho', 'dos mil ocho'],
      color: ['el cofre ya está blanco de tanta pintura pero es roja', 'es roja'],
      name: ['tello me dicen pero póngale eleuterio', 'eleuterio palomares'],
      spelling: ['palomares como las palomas', 'e l e u t e r i o y palomares p a l o m a r e s'],
      'may text': ['mi hija me los lee así que sí', 'sí me puede mandar mensajes'],
      right: ['ándele así mero', 'sí todo está bien'],
      change: ['así déjelo', 'no cambie nada'],
      'other number': [
        'el del seguro está en la casa pero de ustedes no',
        'no no tengo ese número',
      ],
      person: ['con usted está bien oiga', 'no no hace falta'],
      truck: ['pues sí pa eso hablé', 'sí mándela por favor'],
      more: [
        'trae cubetas llenas no se vayan a voltear son de la señora',
        'que tenga cuidado trae botes de pintura en la caja',
      ],
      message: ['que traigo la gorra azul', 'dígales que los espero afuera de la lavandería'],
      cancel: ['no cómo cree', 'no no la cancele'],
      'same job': [
        'nomás le hablé a mi compadre y no contesta',
        'no es la primera vez que les llamo',
      ],
      when: ['a las dos voy por la niña a la escuela así que ya', 'ahorita por favor'],
    },
    ends: 'job',
  },
  {
    id: 'y4-01',
    kind: 'Everyday breakdowns',
    about:
      'A mobile dog groomer in St Paul whose grooming van will not start because she ran the dryers off it. She wants a jump, no tow.',
    manner: 'chatty',
    from: '6515550142',
    truth: {
      pickup: {
        number: '1563',
        street: 'Como Avenue',
        cross: 'Snelling Avenue',
        near: 'laundromat',
        city: 'St Paul',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2014',
        make: 'Ram',
        model: 'ProMaster',
        color: 'white',
      },
      name: 'Darcy Wuollet',
      phone: '6515550142',
      mayText: true,
    },
    says: {
      opening: [
        "hi yeah hi i do dogs i've got a standard poodle half done in there well not in there she's back in the house now but anyway it just clicks at me",
        "it's my grooming van it won't start i ran the dryer too long i just need a jump",
      ],
      safety: [
        "oh sure i'm in the alley with a coffee the lady gave me",
        "yeah i'm fine it's parked it's off to the side nobody's bothering me",
      ],
      unhurt: ["only the poodle's pride she's shaved on the one side", "nobody's hurt no"],
      callback: [
        "this is my cell the one on the van is my old one don't use that one it still says six one two on the door",
        "yep this one i'm calling on",
      ],
      where: [
        "so i do mrs abernathy at ten and then i was supposed to be in roseville by noon and i'm still on como",
        'fifteen sixty three como avenue there by snelling',
      ],
      spot: [
        "you know where the fairgrounds is not there go a little this way there's a laundromat with the big bubbles painted on it i'm behind it",
        "snelling is the cross street and it's behind the laundromat",
      ],
      direction: [
        "oh i wasn't heading anywhere i've been parked since nine forty",
        "not driving it's parked",
      ],
      exit: ["no honey it's an alley", "no exit i'm in town i'm on como"],
      city: [
        "well the fairgrounds say falcon heights don't they but no her mail says saint paul",
        'saint paul',
      ],
      reason: [
        'i had the high velocity going and the tub heater and i forgot to switch over to the other one so now it goes click click click and the dash lights look like a candle',
        "the battery's flat it just clicks my fault i ran everything off it",
      ],
      'shut in': [
        "i told you the poodle's inside with her mom watching price is right so no just brushes in there",
        'no no dogs in the van no people either',
      ],
      'where to': [
        "oh no i'm not going anyplace just get it going i've got a schnauzer at one thirty",
        'no tow just a jump please',
      ],
      'where to spot': [
        "there isn't one you'd be jumping it right where it sits",
        "nowhere it stays here once it starts i'm gone",
      ],
      'where to city': ["well i'd go to roseville but i'd be driving it myself", 'no place no tow'],
      vehicle: [
        "it says the soggy doggy on the side you can't miss it tall one you can stand up in it",
        "it's a ram pro master the van",
      ],
      year: [
        "i bought it off a florist in two thousand nineteen but it's older than that it's a uh fourteen",
        'twenty fourteen',
      ],
      color: [
        "there's a big blue paw on it but the van the van's white",
        'white with the blue paw',
      ],
      name: ["soggy doggy well that's the business it's me it's darcy", 'darcy wuollet'],
      spelling: [
        "oh it's finnish nobody gets it there's two l's and a t at the end i'll do it slow if you want",
        'w u o l l e t and darcy is d a r c y',
      ],
      'may text': [
        "i've got wet hands half the time but yeah i look at it",
        "yes text me that's fine",
      ],
      right: [
        "mm hm behind the laundromat yup yup that's me you got it even the como part",
        "yes that's right",
      ],
      change: ['did i say something wrong oh no it all sounded good', 'nothing leave it how it is'],
      'other number': [
        "i had that triple a thing but it was my ex husband's so i guess he's got it now",
        "no i don't have one",
      ],
      person: ["oh you're fine you're nicer than my sister", "no i don't need a person"],
      truck: ['please would you that poodle looks like a lamp', 'yes send it'],
      more: [
        "there's recycling bins all down the one end it's tuesday so come in off the snelling end",
        "he should come in the alley from the snelling side and the battery's under the floor by the driver's feet",
      ],
      message: [
        "tell them darcy from soggy doggy and i'm not in a rush but i'm kind of in a rush",
        "just that darcy's waiting in the alley for a jump",
      ],
      cancel: ["oh gosh no don't do that", 'no i still want it'],
      'same job': [
        "there's one already no well maybe mrs abernathy called somebody no she says she didn't",
        'no this is a new one',
      ],
      when: ["the schnauzer's at one thirty but the poodle's right now so now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'y4-02',
    kind: 'Everyday breakdowns',
    about:
      'A software tester stopped on an off ramp in Issaquah because the automatic transmission will not go into any gear. He wants it taken to a garage in Bellevue.',
    manner: 'curt',
    from: '4255550129',
    truth: {
      pickup: {
        highway: 'I-90',
        direction: 'eastbound',
        exit: '17',
        near: 'top of the Front Street off ramp',
        city: 'Issaquah',
      },
      dropoff: {
        name: 'Northup Auto Clinic',
        number: '13220',
        street: 'Northeast 20th Street',
        city: 'Bellevue',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2011',
        make: 'Volvo',
        model: 'XC60',
        color: 'gray',
      },
      name: 'Anand Lindqvist',
      phone: '4255550129',
      mayText: true,
    },
    says: {
      opening: [
        'okay so repro steps i get off the freeway i stop at the light i press the gas nothing happens repeat three times same result',
        "car won't move it won't go in gear i need a tow",
      ],
      safety: [
        "define safe i'm behind the guardrail the car's got flashers and like six feet of shoulder",
        "yes i'm off the road behind the rail",
      ],
      unhurt: ['no contact with anything so no', "nobody's hurt"],
      callback: ["you can see it can't you ends in zero one two nine", 'yes this number'],
      where: [
        'ninety i was supposed to get off at fifteen and i was on a call so i went one two further anyway',
        'i ninety eastbound off ramp at exit seventeen',
      ],
      spot: [
        "i can see the light from here front street and there's a sign for the salmon hatchery",
        'top of the front street off ramp on the right shoulder',
      ],
      direction: ['away from my desk unfortunately', 'eastbound from bellevue'],
      exit: ["not fifteen that's the one i missed it's the front street one", 'seventeen'],
      city: ['this is uh where the salmon are issa quah', 'issaquah'],
      reason: [
        'engine is nominal rpm goes up speed stays zero in d in r in the other d whatever m is',
        "the transmission won't engage any gear drive reverse nothing",
      ],
      'shut in': ['just a laptop and that can stay', "no one's in it"],
      'where to': [
        "i have a guy well he's not my guy he was my ex roommate's guy northup something",
        'northup auto clinic in bellevue',
      ],
      'where to spot': [
        "it's like the one thirties on northeast twentieth by a mattress store let me pull up the thing i had it two seconds ago",
        'one three two two zero northeast twentieth street',
      ],
      'where to city': ['same side of the lake not redmond the other one', 'bellevue'],
      vehicle: ["xc ninety no that's my dad's mine's the sixty", 'volvo xc sixty'],
      year: [
        'i pay tabs on it every june i should know this twenty eleven i think the title says eleven',
        'twenty eleven',
      ],
      color: ["officially it's saville grey unofficially it's dirt", 'gray'],
      name: ["it's under anand two a's one at each end", 'anand lindqvist'],
      spelling: [
        "like the swede but i'm not one long story lind and then q v",
        'a n a n d and the last is l i n d q v i s t',
      ],
      'may text': ["prefer it honestly i don't do voice", 'yes text'],
      right: ['pass all green ship it', "yes that's correct"],
      change: ['no diffs', 'nothing to change'],
      'other number': [
        "i've got a ticket number for about nine hundred other things none of them this",
        'no membership',
      ],
      person: ['no a human would take longer', 'no thanks'],
      truck: ['that was the goal of the call yes', 'yes send one'],
      more: [
        "it's all wheel drive so if he drags it on two wheels that's a second bug",
        'all wheel drive so it needs a flatbed',
      ],
      message: [
        "tell dispatch i'm on mute but i'm here",
        "just that i'm waiting behind the guardrail",
      ],
      cancel: ["why would i that's not one of the steps", "no don't cancel"],
      'same job': ["no this is the first instance unless you've got a duplicate", 'no new call'],
      when: ["my standup's at two so before two ideally which means now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y4-03',
    kind: 'Everyday breakdowns',
    about:
      "A high school ceramics teacher whose old Honda boiled over on the way home from Jefferson City. He wants it towed to his brother in law's garage in Columbia.",
    manner: 'chatty',
    from: '5735550151',
    truth: {
      pickup: {
        highway: 'US-63',
        direction: 'northbound',
        near: 'Route H airport turnoff',
        city: 'Ashland',
      },
      dropoff: {
        number: '1509',
        street: 'Paris Road',
        near: 'muffler shop',
        city: 'Columbia',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2009',
        make: 'Honda',
        model: 'Element',
        color: 'orange',
      },
      name: 'Lyle Kowalczyk',
      phone: '5735550151',
      mayText: true,
    },
    says: {
      opening: [
        "i've got four hundred pounds of clay in the back and a teapot for the county fair and my dashboard's gone all the way over to h",
        "my car got too hot and i've pulled over i need it towed back to columbia",
      ],
      safety: [
        "there's a nice big grassy piece here and a cow looking at me so i'd say so",
        "yes i'm way over on the grass off the highway",
      ],
      unhurt: ["just the teapot's spout and that was me setting it down wrong", "no nobody's hurt"],
      callback: [
        "the school's got me on another one but you call that you get the office and they'll put you on hold till june so",
        'yes this is the good one',
      ],
      where: [
        "between jeff city where i got the clay and home i'd just come past that barbecue place well ten minutes past",
        'on sixty three northbound near the airport road',
      ],
      spot: [
        "there's a little plane going over me right now if that helps",
        'right by the route h turnoff the one for the airport',
      ],
      direction: ['going home from the clay place so up', 'northbound towards columbia'],
      exit: [
        "they don't have numbers do they it's letters in missouri it's h",
        "no number it's the route h exit",
      ],
      city: [
        "oh what is it out here it's hartsburg no that's the river side it's the one with the school that beats us in volleyball",
        'ashland',
      ],
      reason: [
        "steam like a kiln when you pull the plug too soon the needle was clear over and there's green stuff dripping down like a bad glaze ray dee ater i mean",
        "it overheated the radiator's spitting coolant",
      ],
      'shut in': ['nine boxes of cone six stoneware and no living thing', 'nobody no pets'],
      'where to': [
        "my wife's brother has a garage he owes me for a set of bowls",
        "to my brother in law's garage it's fifteen oh nine paris road",
      ],
      'where to spot': [
        "it doesn't have a sign on it he took it down over the thing with the city it's next to a muffler shop",
        'fifteen oh nine paris road beside the muffler shop',
      ],
      'where to city': ['i live in hallsville but the garage is in town in columbia', 'columbia'],
      vehicle: ["it's the toaster everybody calls it the toaster the honda", 'honda element'],
      year: ['i was still at the junior high when i got it oh nine', 'two thousand nine'],
      color: ["burnt sienna is what i tell the kids it's orange", 'orange'],
      name: [
        "mister k is what the kids say you'll want the rest of it it's lyle",
        'lyle kowalczyk',
      ],
      spelling: [
        "oh boy do you have a pencil there's a z in it where you don't expect it",
        'k o w a l c z y k and lyle l y l e',
      ],
      'may text': ['my thumbs are usually muddy but i can read', 'sure text me'],
      right: ["well i'll be yes you even got paris road yes", "yes that's all right"],
      change: ["no ma'am or sir or whatever you are i'd leave it", 'nothing'],
      'other number': [
        "my teacher number's on my badge but that won't do you any good will it",
        "no i don't have one",
      ],
      person: ["you're doing fine i talk to freshmen all day", "no that's okay"],
      truck: ['yes before my clay sets up in this heat', 'yes please send it'],
      more: [
        "it's heavy in the back with all the clay so he might squat",
        "the back end's loaded with four hundred pounds of clay he should know that",
      ],
      message: [
        "tell him honk i'll be sitting under the billboard for the fireworks",
        "tell the driver i'm under the fireworks billboard on the grass",
      ],
      cancel: ["no sir i'd be here with the cow", 'no'],
      'same job': [
        "somebody already slowed down and asked but he wasn't a tow truck just a baptist",
        "no nobody's coming yet this is the first call",
      ],
      when: ["the fair takes entries till six but that's friday i'd like it now", 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'y4-04',
    kind: 'Places hard to find',
    about:
      'A river guide whose passenger van and raft trailer are sunk to the axle in sand at the Hittle Bottom boat ramp outside Moab. She wants it winched out, no tow.',
    manner: 'slow',
    from: '4355550108',
    truth: {
      pickup: {
        highway: 'UT-128',
        mile: '23',
        name: 'Hittle Bottom',
        near: 'boat ramp past the outhouse',
        city: 'Moab',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2002',
        make: 'Ford',
        model: 'E-350',
        color: 'tan',
      },
      name: 'Juniper Haas',
      phone: '4355550171',
      mayText: false,
    },
    says: {
      opening: [
        "hey so uh i've got one bar if i stand on the cooler so i might go away and come back we're down in it pretty good",
        'we buried the raft van at the boat ramp and need somebody with a winch',
      ],
      safety: [
        "yeah we're in the shade eating the guests' lunch",
        "yeah all good everybody's on dry ground",
      ],
      unhurt: ["one guy's sunburnt but he came like that", "no one's hurt"],
      callback: [
        "well this is a customer's phone mine went in at white's rapid last tuesday so not this one",
        "call the warehouse it's four three five five five five oh one seven one",
      ],
      where: [
        "river road you go out past big bend and past the ranch with the wine it's way up there the put in",
        "hittle bottom it's on utah one twenty eight about mile twenty three",
      ],
      spot: [
        "you come down the dirt and there's the outhouse and then there's us we went left and shouldn't have",
        'at the boat ramp past the outhouse in the soft sand',
      ],
      direction: ['we were backing up', "we're not on the road we were backing down the ramp"],
      exit: [
        "there's no exits it's a canyon there's those little green signs i think it was twenty three something",
        'mile twenty three ish',
      ],
      city: [
        "there isn't one cisco's closer maybe if you call that a town but everybody says moab",
        'moab',
      ],
      reason: [
        "the rear end's down to the bumper and when she guns it it just digs to china i told her not to gun it",
        "it's sunk in the sand to the axle it needs pulling out",
      ],
      'shut in': ["no everyone's out they're skipping rocks", "no nobody's in the van"],
      'where to': [
        "oh no we've got a trip at three just yank it up to the gravel",
        'no tow just pull it onto the gravel',
      ],
      'where to spot': [
        "twenty feet up the hill that's all",
        'nowhere really just back up to the hard part',
      ],
      'where to city': ['it stays here', 'no tow it stays right here'],
      vehicle: [
        "the fifteen passenger the other one's a chevy but that one's back at the shop this one's the e three fifty",
        'ford e three fifty with a raft trailer on it',
      ],
      year: ["it's older than the swamper she's nineteen so um oh two", 'two thousand two'],
      color: ['river color kind of a tan', 'tan'],
      name: ["the boss is kip but don't bother him put me juniper", 'juniper haas'],
      spelling: ['like the bush and then h double a', 'j u n i p e r h a a s'],
      'may text': [
        "it's her phone she's gonna be on the bus to salt lake in an hour so nah and the warehouse is a wall phone",
        "no don't text just call",
      ],
      right: ["yep hittle not hidden uh huh that's us yeah", "yes that's it"],
      change: ["no it's good unless the river comes up ha", 'nothing'],
      'other number': ["there's the permit number from the b l m you don't want that", 'no number'],
      person: [
        "if they know where hittle is sure but no if you've got it you've got it",
        "no i'm okay with you",
      ],
      truck: ['yeah uh four wheel drive truck please not the flatbed again', 'yes send it'],
      more: [
        'last time a guy tried to get in the low way and then there were two of us stuck so stay right on the gravel',
        'tell him stay right at the outhouse and bring lots of cable like sixty feet',
      ],
      message: [
        "tell kip it wasn't me driving",
        "just tell the warehouse juniper's waiting for the winch",
      ],
      cancel: ["nope we dug for an hour that's enough", "no don't cancel"],
      'same job': [
        "kip said he might call but then he said he wasn't going to so no",
        'no this is the first call',
      ],
      when: ["the three o'clock people land at three so you know", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y4-05',
    kind: 'Places hard to find',
    about:
      'A courthouse janitor coming off the night shift in Davenport whose keys and phone are locked in his Buick on level three of a parking ramp. He wants it opened, no tow.',
    manner: 'slow',
    from: '5635550118',
    truth: {
      pickup: {
        name: 'Harrison Street ramp',
        street: 'Harrison Street',
        cross: 'West 2nd Street',
        near: 'level 3 by the freight elevator',
        city: 'Davenport',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2008',
        make: 'Buick',
        model: 'Lucerne',
        color: 'maroon',
      },
      name: 'Emmett Dvorak',
      phone: '5635550163',
      mayText: false,
    },
    says: {
      opening: [
        "yes good morning well it's morning for you i'm just getting off i've got forty two keys on me and not the one i need",
        'i locked myself out of my car the keys are on the seat',
      ],
      safety: [
        "i've cleaned this block for thirty one years i'm safe as a church",
        "yes i'm inside by the elevator",
      ],
      unhurt: ["no no just my knees but that's since ninety eight", "no one's hurt"],
      callback: [
        "this is lorraine's phone she wants it back she's got her bus to catch and mine's laying there in the cup holder laughing at me",
        "use the security desk it's five six three five five five oh one six three they'll come get me",
      ],
      where: [
        "i work over to the courthouse but it isn't there they took our lot for the new jury so we park across in the ramp now",
        'the harrison street ramp downtown',
      ],
      spot: [
        "you don't want the street part you go up it's the floor with the three on it the pigeons like that one",
        'level three right by the freight elevator harrison at west second street',
      ],
      direction: ['it was headed home is what it was', "it's parked it's not headed anyplace"],
      exit: [
        "there's two exits one's got the broken arm on it use the other",
        "it's not on a highway it's a parking ramp go in off harrison",
      ],
      city: ['quad cities the iowa side', 'davenport'],
      reason: [
        "i set my lunch pail on the seat and set the keys on the pail and then i thought i'd just get the door real quick with my hip",
        'keys are locked in the car',
      ],
      'shut in': ['half a ham sandwich', 'no sir nobody in there no animals'],
      'where to': ["oh no i don't want it took anyplace just want in it", 'no tow just open it'],
      'where to spot': [
        "well i'm going home after but that's my business",
        'nowhere i just need the door opened',
      ],
      'where to city': ["i live in buffalo but i'll drive it there", 'no place'],
      vehicle: [
        "my wife picked it out she liked the seats she passed in twenty twenty it's a buick the bigger one",
        'buick lucerne',
      ],
      year: [
        "oh eight it's the last decent year before they changed the lights",
        'two thousand eight',
      ],
      color: ["the paper said crimson something it's maroon to me", 'maroon'],
      name: ["they all call me dutch but it's emmett on the insurance", 'emmett dvorak'],
      spelling: ["like the composer if you know him most don't", 'e m m e t t d v o r a k'],
      'may text': [
        "text lorraine what for she's going home and the desk phone's got a cord",
        "no don't text anything call the desk",
      ],
      right: ["well that's better than my last judge did yes that's right", "yes that's correct"],
      change: ['no leave it be', 'no changes'],
      'other number': [
        "i had a badge number two two seven but they don't use them no more",
        "no i haven't got one",
      ],
      person: ["no you're polite enough", 'no thank you'],
      truck: ["if it isn't too much trouble yes", 'yes send somebody'],
      more: [
        "the clearance is six foot eight so don't bring the big one they got stuck up there with a christmas tree once",
        "it's a low ramp six foot eight so a small truck",
      ],
      message: [
        "tell the boy at the desk it's dutch he'll know",
        "say emmett's up on level three by the freight elevator",
      ],
      cancel: ["no i'd have to walk and it's eleven miles", "no don't cancel it"],
      'same job': [
        "lorraine says did you call already i said no i'm calling now",
        'no this is the first time i called',
      ],
      when: ["i've been up since yesterday so sooner", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'y4-06',
    kind: 'Places hard to find',
    about:
      'A sugar beet trucker in harvest whose own pickup dropped its driveshaft on the highway by a beet piler near Climax, Minnesota. He wants it taken to a shop in Crookston.',
    manner: 'curt',
    from: '2185550126',
    truth: {
      pickup: {
        highway: 'US-75',
        direction: 'southbound',
        near: 'beet piler',
        city: 'Climax',
      },
      dropoff: {
        number: '1210',
        street: 'University Avenue',
        near: 'grain elevator',
        city: 'Crookston',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2005',
        make: 'GMC',
        model: 'Sierra',
        color: 'silver',
      },
      name: 'Arlo Thibert',
      phone: '2185550126',
      mayText: true,
    },
    says: {
      opening: [
        "not the beet truck the beet truck's fine it's my own pickup i was going to it",
        'pickup quit on me need a hook to crookston',
      ],
      safety: ['in the approach yeah', 'yeah off the road in a field approach'],
      unhurt: ['nope', 'no'],
      callback: ["yup leave it ring i'll be in a cab", 'yup this one'],
      where: [
        'seventy five by the piler not the one at eldred',
        'highway seventy five south side by climax at the beet piler',
      ],
      spot: [
        "look for the pile it's thirty feet tall you'd have to try to miss it",
        'field approach right across from the beet piler',
      ],
      direction: [
        "i was headed to the factory no the other way i'd been to the factory i was going down to the field",
        'south bound',
      ],
      exit: ['no exits up here bud', "none it's a two lane"],
      city: ['climax yeah go ahead laugh', 'climax minnesota'],
      reason: [
        "clunk clunk then a bang and now there's a big long pipe laying on the ground under it and she won't pull",
        'driveshaft fell out of it u joint let go',
      ],
      'shut in': ['thermos', 'no nobody'],
      'where to': [
        'my cousin had a shop in fisher he quit so the other fella up in crookston',
        'twelve ten university avenue crookston',
      ],
      'where to spot': [
        "he's across from the elevator got a dead combine out front",
        'twelve ten university across from the grain elevator',
      ],
      'where to city': ["not east grand forks that's twice as far crookston", 'crookston'],
      vehicle: ["kenworth no that's work the gmc", 'gmc sierra'],
      year: ["two thousand and five she's got three thirty on her", 'oh five'],
      color: ["silver where it isn't mud", 'silver'],
      name: ['arlo', 'arlo thibert'],
      spelling: [
        "french you say tee bear you don't spell it like that",
        't h i b e r t arlo a r l o',
      ],
      'may text': ["if i'm not dumping sure", 'yeah text'],
      right: ['yup', "yup that's right"],
      change: ['nothing', 'no change'],
      'other number': ["grower number's two fourteen that's the co op's you don't want it", 'no'],
      person: ['no just send a truck', 'no'],
      truck: ['yup', 'yes'],
      more: [
        "there's beets all over the road and mud like grease so tell him slow down at the corner",
        "the shaft's laying in the box i threw it in and watch for mud on the road",
      ],
      message: [
        "tell him i'm hauling till midnight keys are on the tire",
        'keys are on the front left tire tell him that',
      ],
      cancel: ['nope', 'no keep it'],
      'same job': [
        'my boy may have called some outfit out of fargo i told him hang up he did',
        'no new one',
      ],
      when: [
        "i only get the good weather till thursday but it's just a pickup well no get it now it's in the guy's approach",
        'now',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y4-07',
    kind: 'Changing their minds',
    about:
      'A man who rents bounce houses in Tulsa with two ruined tires behind an old mall. He first wants it at a tire store in Broken Arrow, then decides on his own house in Sapulpa.',
    manner: 'chatty',
    from: '9185550137',
    truth: {
      pickup: {
        street: 'East 41st Street',
        cross: 'South Yale Avenue',
        near: 'loading dock behind Promenade Mall',
        city: 'Tulsa',
      },
      dropoff: {
        number: '815',
        street: 'East Dewey Avenue',
        near: 'across from a church',
        city: 'Sapulpa',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2012',
        make: 'Chevrolet',
        model: 'Express',
        color: 'black',
      },
      name: 'Donnell Hatcher',
      phone: '9185550137',
      mayText: true,
    },
    says: {
      opening: [
        'alright so i got a castle and a slide in the back and a birthday at four and i just hit a storm drain with no grate on it bam bam both of em',
        'i need a tow i blew two tires and i only got the one spare',
      ],
      safety: [
        "yeah man i'm on a loading dock eating sunflower seeds",
        "yeah i'm safe it's a parking lot",
      ],
      unhurt: ['naw just my feelings and the rim', "nobody's hurt"],
      callback: [
        "this one right here or my girl's but she don't pick up when she's mad so this one",
        'yeah this number',
      ],
      where: [
        'you remember the promenade where the movie was behind it back there where the trucks used to come',
        'behind promenade mall forty first and yale',
      ],
      spot: [
        "i'm looking at a dumpster and a door that says no deliveries after two",
        'by the loading dock in back east forty first street at south yale',
      ],
      direction: [
        "i was cutting through so i wasn't heading any kind of way",
        "none it's in the back lot",
      ],
      exit: [
        "naw i come off forty four a while back at uh whatever yale is but i'm not on there now",
        "it's not on the highway",
      ],
      city: ["tulsa well the party's in jenks but me i'm in tulsa", 'tulsa'],
      reason: [
        "front one's got a hole you could put your fist in and the back one's just laying there like a pancake",
        'two flat tires on the right side',
      ],
      'shut in': ["just spongebob and he's folded up", 'no people or pets in it'],
      'where to': [
        "there's that tire place on aspen in broken arrow take it well hold on what time is it naw they close don't they",
        "scratch the tire place take it to my house it's eight fifteen east dewey avenue in sapulpa",
      ],
      'where to spot': [
        "if we do the house and i think we're doing the house it's across from the church with the blue doors",
        'eight fifteen east dewey across from the church',
      ],
      'where to city': [
        "it was gonna be broken arrow but naw i'm gonna put it at the house so sapulpa",
        'sapulpa',
      ],
      vehicle: [
        "big chevy the long one the express i had a ford before i don't miss it",
        'chevy express van',
      ],
      year: ["well the engine's newer than the rest of it the van's a twelve", 'twenty twelve'],
      color: ['black with a clown on it my cousin drew the clown', 'black'],
      name: ['jump happy well put donnell', 'donnell hatcher'],
      spelling: ["two n's two l's like you'd think", 'd o n n e l l h a t c h e r'],
      'may text': ["yeah text me i'm on there all day with these mamas anyway", 'yes you can text'],
      right: [
        'yeah long as you got it going to the house and not that tire store eight fifteen east dewey in sapulpa yeah',
        "yeah that's right sapulpa",
      ],
      change: [
        "just the broken arrow thing i don't want broken arrow i want sapulpa eight fifteen east dewey avenue",
        'the drop off goes to my house eight fifteen east dewey sapulpa not the tire place',
      ],
      'other number': [
        "i got a business license number but it's expired don't tell nobody",
        "no i don't",
      ],
      person: ['naw you good', 'no'],
      truck: ['yeah send him send him', 'yes'],
      more: [
        "get a flatbed i got a blower hanging off the back that'll drag and i gotta move the castle to my uncle's truck first",
        "there's a blower on the back bumper so watch that",
      ],
      message: [
        "tell that mama in jenks no never mind i'll call her",
        "tell the driver i'm out back not the front",
      ],
      cancel: ["naw i just changed where it's going i didn't say quit", "no don't cancel"],
      'same job': [
        "the mall security man said he'd call but i don't see him calling",
        'no this is the first truck',
      ],
      when: ["party's at four so now now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'y4-08',
    kind: 'Changing their minds',
    about:
      'A high school wrestling referee in Pueblo whose Nissan pickup is jammed in park in an alley. He first wants a truck right away, then settles on tomorrow at nine in the morning.',
    manner: 'angry',
    from: '7195550144',
    truth: {
      pickup: {
        number: '417',
        street: 'West Abriendo Avenue',
        near: 'alley behind the house by the blue dumpster',
        city: 'Pueblo',
      },
      dropoff: {
        name: 'Prairie Automotive',
        number: '1730',
        street: 'South Prairie Avenue',
        city: 'Pueblo',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2017',
        make: 'Nissan',
        model: 'Frontier',
        color: 'blue',
      },
      name: 'Vince Archuletta',
      phone: '7195550144',
      mayText: false,
      when: {
        days: 1,
        time: '09:00',
      },
    },
    says: {
      opening: [
        "yeah i need a truck and i need it quick i've got weigh ins at five in canon city and this stupid lever will not budge",
        "my pickup's locked up in park and i need it hauled to a shop",
      ],
      safety: ["i'm in my own alley what do you think", "yeah it's at home"],
      unhurt: ["not yet keep asking me things and we'll see no i'm kidding nobody", 'no'],
      callback: ["this is it the other one's my whistle ha", 'this number yes'],
      where: [
        "it's the house it's out back of the house abriendo",
        'four seventeen west abriendo avenue',
      ],
      spot: [
        "alley side don't let him come to the front my mother in law will come out and talk to him",
        'in the alley behind the house next to the blue dumpster',
      ],
      direction: ['nose to the fence', "it's parked it's not going any direction"],
      exit: ["there's no exit it's a house", 'no exit'],
      city: ["pueblo i said canon city before that's where the meet is", 'pueblo'],
      reason: [
        "engine runs beautiful foot on the brake you pull the thing and it's like it's welded the button don't go in",
        "it won't come out of park the shifter's stuck",
      ],
      'shut in': ["no my gear bag's in the bed not the cab", 'no nobody'],
      'where to': [
        "prairie the fellow on prairie who did my buddy's brakes not the chain place",
        'prairie automotive seventeen thirty south prairie avenue',
      ],
      'where to spot': [
        "it's down past the tire place and past where the skating rink was seventeen something",
        'seventeen thirty south prairie avenue',
      ],
      'where to city': ["same town pueblo he's ten minutes from me", 'pueblo'],
      vehicle: ['titan no i sold the titan frontier', 'nissan frontier'],
      year: ["seventeen my kid was born the same year that's how i know", 'twenty seventeen'],
      color: ['the dark blue they had one year of it', 'blue'],
      name: ['archuletta put vince', 'vince archuletta'],
      spelling: ["everybody leaves out a t there's two t's", 'a r c h u l e t t a vince v i n c e'],
      'may text': ['do not text me i get two hundred a day from parents', 'no texts call me'],
      right: [
        "yeah fine if it says tomorrow nine in the morning and not today then it's right",
        "yes tomorrow at nine that's right",
      ],
      change: [
        "the time i said right away before forget that make it tomorrow at nine a m my partner's driving me to the meet",
        'change the time to tomorrow nine in the morning',
      ],
      'other number': ['my ref card number you want that no', "no i don't have any"],
      person: ['would a person get here faster then no', 'no'],
      truck: [
        'yeah but not now tomorrow at nine',
        'yes send it for tomorrow at nine in the morning',
      ],
      more: [
        "it's stuck in park so the wheels won't roll he'll need those little skates",
        "he'll need dollies the wheels are locked",
      ],
      message: [
        "tell the shop it's vince and it's the shifter not the transmission don't let em sell me one",
        'tell them vince will be home at nine',
      ],
      cancel: ["no i'm moving it not cancelling it", 'no keep it just tomorrow'],
      'same job': [
        "what truck i don't have a truck coming that's why i'm calling",
        "no it's a new one",
      ],
      when: [
        "now well no hang on what yeah okay he says he'll drive me so there's no point the shop don't open till tomorrow do nine",
        'tomorrow nine in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y4-09',
    kind: 'Hard to understand',
    about:
      'A Hmong market seller driving home from Wausau who ran out of gas in her van on Highway 29 in Weston. She wants fuel brought, no tow, and her English is short and quick.',
    manner: 'slow',
    from: '7155550119',
    truth: {
      pickup: {
        highway: 'WI-29',
        direction: 'westbound',
        cross: 'Camp Phillips Road',
        near: 'after the bridge',
        city: 'Weston',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2007',
        make: 'Toyota',
        model: 'Sienna',
        color: 'gold',
      },
      name: 'Pahoua Vang',
      phone: '7155550119',
      mayText: true,
    },
    says: {
      opening: [
        'hello hello i sell vegetable all morning then car go go go stop',
        'my van no more gas you bring gas please',
      ],
      safety: [
        'yes side side i sit on the grass with the bitter melon',
        'yes safe i am out of the van on the grass',
      ],
      unhurt: ['no hurt hot only', 'no nobody hurt'],
      callback: ['my son phone he give me this one now is mine', 'yes this number okay'],
      where: [
        'twenty nine i come from market sell at river no at market today ringle side then go home',
        'highway twenty nine in weston near camp phillip road',
      ],
      spot: [
        'bridge already i pass the bridge can see the big store light',
        'camp phillips road just after the bridge',
      ],
      direction: ['go home my home that way sun in my eye it is afternoon', 'going west westbound'],
      exit: [
        'i want go out the exit but stop before no number i see only name camp phillip',
        'no number the camp phillips one',
      ],
      city: ['my house wausau but here not yet wausau here weston', 'weston'],
      reason: [
        'arrow all the way down to the e i say i buy after i sell then forget grandson call me about soccer',
        'no more gas tank empty',
      ],
      'shut in': [
        'cucumber and egg plant only my sister she went with other car',
        'no no people no animal inside',
      ],
      'where to': ['no take no take i can drive when have gas', 'no tow only gas'],
      'where to spot': ['home but i drive myself', 'no place no tow'],
      'where to city': ['i go wausau by me not the truck', 'no tow'],
      vehicle: ['toyota see enna seven seat we take out two for the boxes', 'toyota sienna van'],
      year: [
        'my son say two thousand seven he buy from cousin in saint paul two thousand fifteen',
        'two thousand seven is the car',
      ],
      color: ['like sand like gold the door one is different', 'gold'],
      name: ['vang pa hoo ah together one name', 'pahoua vang'],
      spelling: ['v like victory then a n g the first one i say slow', 'p a h o u a vang v a n g'],
      'may text': ['text okay my grand daughter read to me', 'yes text okay'],
      right: ['yes yes okay camp phillip yes gas', 'yes all right'],
      change: ['no change you say good', 'nothing'],
      'other number': ['what number market number i have stall thirty one', 'no number like that'],
      person: ['you okay i understand you more slow than my son', 'no person is okay you'],
      truck: ['yes truck with gas please two three gallon', 'yes please send'],
      more: [
        'regular gas not the green one green one is the truck one',
        'just regular gas and the little door is on the driver side',
      ],
      message: ['tell the man i wear the pink hat', 'say pahoua is on the grass pink hat'],
      cancel: ['no no cancel i wait', "no don't cancel"],
      'same job': ['maybe my daughter call she say she no call she at work', 'no first time call'],
      when: ['now because tomorrow market again four in the morning', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'y4-10',
    kind: 'Upset or in a hurry',
    about:
      'A mobile notary in Mesa, furious because someone backed into her parked car outside a grocery while she has a closing to get to. She wants it towed to a body shop in Tempe.',
    manner: 'angry',
    from: '4805550133',
    truth: {
      pickup: {
        name: 'Food City',
        street: 'West Southern Avenue',
        cross: 'South Alma School Road',
        near: 'cart return by the east door',
        city: 'Mesa',
      },
      dropoff: {
        name: 'Desert Collision',
        number: '2140',
        street: 'East University Drive',
        city: 'Tempe',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2021',
        make: 'Kia',
        model: 'Soul',
        color: 'yellow',
      },
      name: 'Marisol Teague',
      phone: '4805550133',
      mayText: true,
    },
    says: {
      opening: [
        "i have a signing at one fifteen and i have a man's whole bumper in my fender and i'm going to lose my mind",
        "somebody backed into my car and it won't roll right i need a tow",
      ],
      safety: [
        "i'm in a grocery store parking lot holding a stamp i'm fine it's my schedule that's not safe",
        "yes i'm safe",
      ],
      unhurt: [
        "he's going to be if he calls me sweetheart one more time no no one's hurt everyone's standing",
        "no nobody's hurt",
      ],
      callback: ["yes and i'll pick up on the first ring unlike some people", 'yes this one'],
      where: [
        "the food city and don't send me to the one on main i've been to that one today already",
        'food city on west southern avenue at alma school',
      ],
      spot: [
        "third row from the door by the cart corral with one cart in it because that's the kind of day",
        'by the cart return near the east door southern and south alma school road',
      ],
      direction: ['i was parked he was heading directions plural', 'none it was parked'],
      exit: ["why would there be an exit i'm at a store", "there's no exit"],
      city: ['well i live in gilbert but it happened in mesa so mesa', 'mesa'],
      reason: [
        "i come out with two limes and there's a pickup attached to my car and the back wheel's pushed in and it's rubbing",
        "he hit me in the lot the rear wheel's bent in",
      ],
      'shut in': ['no just a box of documents worth more than he is', "no one's in it"],
      'where to': [
        "i want the one my insurance always fights about i don't care desert collision",
        'desert collision in tempe',
      ],
      'where to spot': [
        "twenty one forty east university and don't let them park it outside",
        'two one four zero east university drive',
      ],
      'where to city': ["not scottsdale they're thieves the tempe one", 'tempe'],
      vehicle: [
        "it's a little square one the kia the soul it's never done anything to anyone",
        'kia soul',
      ],
      year: ["i've got four payments left on it twenty one", 'twenty twenty one'],
      color: ["you'll see it from space it's yellow", 'yellow'],
      name: ['marisol or ms teague depending on how this goes', 'marisol teague'],
      spelling: ['like league with a t', 'm a r i s o l t e a g u e'],
      'may text': ["text me please i'm on the phone with five people", 'yes text me'],
      right: ['finally yes correct all of it', "yes that's right"],
      change: ["nothing except that man's attitude", 'no changes'],
      'other number': [
        "my insurance card's in the glove box which is in the car which has a truck in it so no",
        "i don't have a case number yet",
      ],
      person: ["no i've had enough people", 'no'],
      truck: ['yes obviously yes', 'yes send it now'],
      more: [
        "i need to get the signing box out of the trunk before he loads it it's a mortgage it's a whole family",
        'have him wait while i get my box out of the trunk the back hatch still opens',
      ],
      message: [
        "tell him mind the limes they're in the cup holder",
        "tell him i'm by the carts in the red blazer",
      ],
      cancel: ['do i sound like i want to cancel no', "no don't cancel"],
      'same job': [
        "his insurance is sending one for him that's his this is mine",
        'no mine is a new one',
      ],
      when: ['five minutes ago', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'y4-11',
    kind: 'Older callers',
    about:
      "A retired church organist in Eureka moving her late husband's old Plymouth from her carport to her nephew's in Fortuna. She wants it moved in three days at ten in the morning.",
    manner: 'slow',
    from: '7075550102',
    truth: {
      pickup: {
        number: '2216',
        street: 'H Street',
        cross: 'Buhne Street',
        near: 'carport on the alley',
        city: 'Eureka',
      },
      dropoff: {
        number: '1160',
        street: 'Main Street',
        near: 'behind the feed store',
        city: 'Fortuna',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1966',
        make: 'Plymouth',
        model: 'Valiant',
        color: 'turquoise',
      },
      name: 'Winifred Castellaw',
      phone: '7075550187',
      mayText: false,
      when: {
        days: 3,
        time: '10:00',
      },
    },
    says: {
      opening: [
        "hello dear this isn't an emergency i want that understood i've been meaning to call since easter it's about harold's car",
        "i'd like somebody to move my late husband's car down to my nephew's please",
      ],
      safety: ["i'm in my kitchen dear with the radio on", "oh yes perfectly safe i'm at home"],
      unhurt: [
        "nobody's hurt harold passed but that was two years ago in april and it was his heart",
        'no no one is hurt',
      ],
      callback: [
        "well this rings in the hall and i don't get there i'd rather you rang dolores across the street she has better ears",
        "ring dolores at seven oh seven five five five oh one eight seven that's the better one",
      ],
      where: [
        "it's in the carport it's been in the carport since he quit driving nineteen ninety nine no two thousand nine",
        'twenty two sixteen h street',
      ],
      spot: [
        'you come down the alley by the fuchsia not the front they poured a new sidewalk',
        'the carport is on the alley just off buhne street',
      ],
      direction: ['it points at the garden', "it isn't going anywhere it's parked"],
      exit: [
        "one zero one comes through town but you wouldn't want that you'd go by the alley",
        "no exit dear it's a house in town",
      ],
      city: ['we were in arcata first when we were married then here in eureka', 'eureka'],
      reason: [
        "there's nothing wrong with it it's only sat and russell's the only one who would love it it did have a dent from the bishop",
        "nothing's broken i just want it moved to my nephew",
      ],
      'shut in': [
        "there was a cat in it once but that was under reagan no dear it's empty",
        'no nothing in it',
      ],
      'where to': [
        "to russell he keeps his boat there too but he's made a space he's at eleven sixty",
        "russell's at eleven sixty main street in fortuna",
      ],
      'where to spot': [
        "behind the feed store you can smell it when you're close",
        'eleven sixty main street behind the feed store',
      ],
      'where to city': ['the friendly city they call it fortuna', 'fortuna'],
      vehicle: [
        "it's the plymouth the one with the push no that's the other one ours has the lever it's a valiant",
        'plymouth valiant',
      ],
      year: [
        "we bought it the spring we married that was sixty seven but it was the year before's so sixty six",
        'nineteen sixty six',
      ],
      color: ['harold said green i said blue we settled on turquoise', 'turquoise'],
      name: ['mrs harold castellaw well i suppose you want mine winifred', 'winifred castellaw'],
      spelling: [
        "castle and then law but with an a where you don't think it",
        'c a s t e l l a w and winifred w i n i f r e d',
      ],
      'may text': [
        "dolores has the kind that folds i don't think it does that so no",
        'no dear no texting',
      ],
      right: ["my you did listen yes that's all as it is", "yes that's right"],
      change: ["i don't believe so dear let it stand", 'no changes'],
      'other number': [
        'harold had a thing with the auto club but i stopped it when i stopped the paper',
        'no number dear',
      ],
      person: ["you're patient i'll stay with you", 'no thank you'],
      truck: [
        "yes but not till it's three days on remember ten in the morning",
        'yes please for three days from now at ten in the morning',
      ],
      more: [
        "the tires are soft and the brake is on and i've lost which key it is there are two on the nail",
        'it rolls but the tires are low and the keys are on a nail by the back door',
      ],
      message: [
        'say that winifred has coffee for him if he likes',
        "just that i'll be home and the gate is open",
      ],
      cancel: ['oh no i only just got up the nerve', "no don't cancel it"],
      'same job': ["russell said he'd ring a fellow but he never does", "no no one's been sent"],
      when: [
        "not today i have choir and tomorrow's the foot doctor and the day after i promised dolores so the day after that ten o'clock",
        'in three days at ten in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'y4-12',
    kind: 'Spanish',
    about:
      'Un trabajador del lúpulo cuya camioneta se quedó con la rueda doblada en la salida de Granger, Washington. Quiere que la lleven a un taller en Sunnyside.',
    language: 'es',
    manner: 'chatty',
    from: '5095550115',
    truth: {
      pickup: {
        highway: 'I-82',
        direction: 'eastbound',
        exit: '58',
        near: 'rampa junto a la gasolinera',
        city: 'Granger',
      },
      dropoff: {
        name: 'Taller Los Primos',
        number: '1505',
        street: 'Yakima Valley Highway',
        city: 'Sunnyside',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2010',
        make: 'Chevrolet',
        model: 'Tahoe',
        color: 'red',
      },
      name: 'Eusebio Cardenas',
      phone: '5095550115',
      mayText: true,
    },
    says: {
      opening: [
        'bueno sí mire yo ya había salido del jale iba por mi señora y que truena algo abajo y ya no pude',
        'necesito una grúa se me quebró algo de la rueda de la troca',
      ],
      safety: [
        'sí aquí estoy en la orillita comiéndome unas cerezas',
        'sí estoy fuera del camino estoy bien',
      ],
      unhurt: ['no gracias a dios nomás el susto', 'nadie está lastimado'],
      callback: [
        'este es el mío el de mi señora está apagado o sea sí este',
        'sí a este mismo número',
      ],
      where: [
        'en el ochenta y dos venía de yakima pero no llegué a mi casa me salí por donde los dinosaurios',
        'en la ochenta y dos hacia el este en la salida cincuenta y ocho',
      ],
      spot: [
        'aquí donde uno baja se ve la gasolinera y un dinosaurio grandote',
        'en la rampa de salida junto a la gasolinera',
      ],
      direction: ['pa mi casa pa allá pa sunnyside', 'hacia el este eastbound'],
      exit: [
        'la cincuenta y dos la pasé ya ésta es la otra la que dice granger',
        'la cincuenta y ocho',
      ],
      city: ['es granger yo vivo más allá pero aquí es granger', 'granger'],
      reason: [
        'no está ponchada no vaya a pensar que está ponchada la rueda se fue pa dentro como cuando uno se tuerce el tobillo',
        'se tronó la rótula la llanta tiene aire pero la rueda se dobló y ya no da vuelta',
      ],
      'shut in': ['la lonchera nomás y está vacía', 'no no hay nadie adentro ni animales'],
      'where to': [
        'con los primos bueno no son mis primos así se llama',
        'al taller los primos en sunnyside',
      ],
      'where to spot': [
        'está ahí por la yakima valley pasando los tacos de doña cuca mil quinientos algo',
        'mil quinientos cinco yakima valley highway',
      ],
      'where to city': [
        'no es grandview aunque él antes estaba en grandview ahora es sunnyside',
        'sunnyside',
      ],
      vehicle: ['es chevrolet la grandota la de familia tahoe', 'una chevrolet tahoe'],
      year: ['la compré en el diecinueve pero es dos mil diez', 'dos mil diez'],
      color: ['roja bueno ya está como rosita del sol pero es roja', 'roja'],
      name: ['pues eusebio pero me dicen chebo', 'eusebio cárdenas'],
      spelling: ['cárdenas como el presidente con ce', 'e u s e b i o y cárdenas c a r d e n a s'],
      'may text': ['sí mensajes sí aunque a veces no tengo lentes', 'sí me puede mandar texto'],
      right: ['ándele sí todo eso sí', 'sí está correcto'],
      change: ['no así déjele', 'nada'],
      'other number': [
        'tengo el del seguro pero el papel está en la casa en un cajón',
        'no no tengo',
      ],
      person: ['no con usted me entiendo bien', 'no gracias'],
      truck: ['sí por favor que ya es tarde y me está esperando mi señora', 'sí mándela'],
      more: [
        'que traiga la plana porque de ese lado no se puede rodar y traigo una hielera amarrada atrás',
        'que sea plataforma porque la rueda de enfrente no gira',
      ],
      message: [
        'dígale que soy el del sombrero de palma',
        'que estoy abajo del letrero de la gasolinera',
      ],
      cancel: ['no pues cómo si aquí estoy', 'no no la cancele'],
      'same job': [
        'un compadre dijo que iba a llamar pero se le acabó el saldo así que no',
        'no es la primera vez que llamo',
      ],
      when: ['ahorita porque mañana empiezo a las cinco y quién me lleva', 'ahorita'],
    },
    ends: 'job',
  },
]
