import type { Caller } from '../../caller.ts'

export const callers: Caller[] = [
  {
    id: 'u1-01',
    kind: 'Everyday breakdowns',
    about:
      'A hospice chaplain between two visits whose right rear tire is flat. He has a good spare and only wants it put on.',
    manner: 'chatty',
    from: '2055550131',
    truth: {
      pickup: {
        number: '2850',
        street: 'Watermelon Road',
        cross: 'Rice Mine Road',
        near: 'laundromat',
        city: 'Northport',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2014',
        make: 'Buick',
        model: 'Encore',
        color: 'silver',
      },
      name: 'Otis Fairley',
      phone: '2055550131',
      mayText: true,
    },
    says: {
      opening: [
        "good afternoon i'm a chaplain with the hospice people and i was going from one home to the next when well let me back up the family had just sat down to eat and i come out and there it is",
        "i'm a hospice chaplain i've come out from a visit and my tire's flat to the ground i do have a spare it's the shoulder that won't turn those nuts",
      ],
      safety: [
        "i'm standing in a parking lot under somebody's grandmother's umbrella it's peaceful as a sunday",
        "oh yes i'm safe i'm off the road altogether",
      ],
      unhurt: [
        'folks always ask me that soon as they hear hospice no everybody here is up and walking',
        "no sir nobody's hurt",
      ],
      callback: [
        "it's the one the office gave me and i answer it all night long so i expect so",
        'yes this one right here',
      ],
      where: [
        "well i'd been up at miss pickens's by the lake but that was this morning i'm on watermelon road now i stopped to get my collar out of the dryer",
        'twenty eight fifty watermelon road in northport there by rice mine road',
      ],
      spot: [
        "there's a laundromat next to me and a lady folding sheets who's been awful kind she had a brother in our care",
        "it's twenty eight fifty beside the laundromat right where rice mine road comes in",
      ],
      direction: [
        "i was supposed to be headed to a three o'clock in cottondale and then a four thirty but it's parked so i don't guess that matters",
        "it isn't out in the road it's parked in the lot",
      ],
      exit: [
        "no i came down mcfarland if that's any help to you there's no exit to it",
        "there isn't one it's just a town street",
      ],
      city: [
        "now my mail says tuscaloosa half the time and my wife'll argue it but this side of the river is northport",
        'northport alabama',
      ],
      reason: [
        "i heard thump thump thump and i said that's the hymnals in the back and it was not the hymnals it's the right hind one sitting down on the rim",
        "it's a flat tire on the back passenger side and i've got a good spare just need it put on",
      ],
      'shut in': [
        'nothing in there but a box of large print psalms and half a pimento cheese',
        'no nobody no animals',
      ],
      'where to': [
        "oh i don't want it taken anywhere i've got folks waiting on me just the spare put on please",
        "no place sir you change it right where it sits and i'll drive off",
      ],
      'where to spot': [
        "i'm sorry are we talking about the car or about me the car stays",
        "it's not going anywhere just the tire",
      ],
      'where to city': [
        "cottondale's where i'm going but i'll be driving it there myself",
        "no town it's not being hauled",
      ],
      vehicle: [
        "it was my sister's till she moved down to mobile and couldn't park it the little buick",
        'a buick encore e n c o r e like they holler at a concert',
      ],
      year: [
        "she gave it to me in twenty twenty but it wasn't new then it's a twenty fourteen i believe yes the card says twenty fourteen",
        'twenty fourteen',
      ],
      color: [
        "right now it's the color of that red dirt on miss pickens's road but god made it silver",
        'silver',
      ],
      name: [
        "most people just call me chaplain the car's in my name though otis fairley",
        'otis fairley',
      ],
      spelling: [
        'like a fair day with a lee on it f a i r l e y',
        'o t i s and then f a i r l e y',
      ],
      'may text': [
        "my granddaughter taught me that so yes you may and i'll try to answer",
        "yes sir texting's fine",
      ],
      right: [
        'well you said it better than i did amen to all that',
        "yes that's right every bit of it",
      ],
      change: [
        'not a thing unless you can change the weather',
        "nothing it's all right like it is",
      ],
      'other number': [
        "i have a badge number for the hospice but i don't suppose that's what you're after so no",
        'no sir no number',
      ],
      person: ["you're doing fine son or daughter or whichever you are keep on", 'no need'],
      truck: ["i'd be obliged if you would", 'yes please send one'],
      more: [
        'the little key for the lock nut is in the ashtray in a peppermint tin tell him that',
        'just that the wheel lock key is in a peppermint tin up front',
      ],
      message: [
        "no message just tell the man i'm the one in the black shirt",
        'no message thank you',
      ],
      cancel: ["no now don't do that i've got a four thirty", "no don't cancel"],
      'same job': [
        "this is the first i've called anybody about it i sat and prayed on it a minute first",
        "no sir it's a new one",
      ],
      when: [
        "the four thirty is a lady i don't want to keep waiting so the sooner you come the better i'll like it",
        'right now if you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u1-02',
    kind: 'Places hard to find',
    about:
      'A catfish farmer whose pickup slid off the levee top and is buried in mud beside pond six. He only wants it winched back up on the levee road.',
    manner: 'slow',
    from: '6625550148',
    truth: {
      pickup: {
        highway: 'US-49W',
        name: 'Purvis Brothers Catfish',
        near: 'levee by pond six behind the blue pump shed',
        city: 'Isola',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2009',
        make: 'Ford',
        model: 'F-250',
        color: 'white',
      },
      name: 'Lamar Purvis',
      phone: '6625550148',
      mayText: false,
    },
    says: {
      opening: [
        "hey uh y'all got anything with a long cable on it i don't mean a little one the last boy come out here with a little one",
        "i raise catfish out here and i've got a truck down off the side of a levee in the mud and i need it pulled back up that's all",
      ],
      safety: [
        "i'm sitting on a feed bucket in the shade",
        "yeah i'm fine i'm up on the levee on dry ground",
      ],
      unhurt: ['naw it slid slow as christmas i just stepped out', "nobody's hurt"],
      callback: ["if it rings i'll get it it's on my belt", 'yeah this number here'],
      where: [
        "you know where the old gin was well you don't turn there that's my cousin's you come on down forty nine west to our sign purvis brothers",
        'purvis brothers catfish on us forty nine w just outside of isola and then you got to come back to pond six',
      ],
      spot: [
        "it's on the levee at six not sixteen people hear sixteen there's a blue pump shed and i'm in behind it",
        "come in at the purvis brothers sign go till you see the blue pump shed and it's on the levee by pond six right behind it",
      ],
      direction: [
        "that's the name of the road forty nine west it don't go west it goes up and down",
        "i wasn't headed no direction i was feeding fish",
      ],
      exit: ["ain't no exits in humphreys county i ever heard of", "no exit it's a farm"],
      city: [
        "i get my mail in belzoni and my haircut in indianola but this pond's at isola",
        'isola mississippi',
      ],
      reason: [
        "it rained four days and that bank's just like grease and the hind end went over and now it's down to the axle it runs good it just ain't going nowhere",
        "it's stuck in the mud on the side of the levee needs winching out",
      ],
      'shut in': ['naw the dog was smarter than me she jumped out at pond four', 'no nobody in it'],
      'where to': [
        "where to hell i'm going to drive it soon as you set it up top",
        'nowhere just back up on the levee',
      ],
      'where to spot': [
        "just up on the gravel about thirty foot from where it's at",
        "it don't need taking no place",
      ],
      'where to city': ["don't need to go to town", "no town it's staying on the farm"],
      vehicle: [
        "it's the feed truck well it's not the feed truck the feed truck's the international this is just the ford i ride in the two fifty",
        'ford f two fifty',
      ],
      year: [
        'we built pond six in oh four and i got the truck five years behind that so oh nine',
        'two thousand nine',
      ],
      color: ["my brother's is the red one mine was white it's about half mud", 'white'],
      name: [
        "put it under me not the farm the bookkeeper'll have a fit lamar purvis",
        'lamar purvis',
      ],
      spelling: ['p u r v i s same as the sign', 'l a m a r p u r v i s'],
      'may text': ["this phone don't do that and i don't neither", "no don't text just ring me"],
      right: ["well i reckon that's about the size of it", "yeah that's right"],
      change: ['leave it be', "don't change nothing"],
      'other number': [
        "i got a farm bureau card somewhere in that truck but i ain't wading back for it",
        'naw no number',
      ],
      person: ['i thought i was talking to one', "naw you'll do"],
      truck: ["that's what i called for", 'yeah send it'],
      more: [
        "tell him don't come down the north side it's soft he'll be sitting there with me shut the gate behind him too",
        'shut the gate and stay off the north side of the levee',
      ],
      message: ['naw if my brother calls tell him i know', 'no message'],
      cancel: ["what for it's still stuck", 'no'],
      'same job': [
        "i had one come back in february for the tractor this ain't that",
        'no this is a new one',
      ],
      when: ["well fish eat at four and so do i i'd as soon have it now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u1-03',
    kind: 'Upset or in a hurry',
    about:
      'A cheerleading coach whose equipment van boiled over at Dixie Inn on the way to a competition in Monroe. The team rides on in other cars; she wants the van at a garage in Bossier City.',
    manner: 'angry',
    from: '3185550162',
    truth: {
      pickup: {
        highway: 'I-20',
        direction: 'eastbound',
        exit: '44',
        near: 'Exxon at the bottom of the ramp',
        city: 'Dixie Inn',
      },
      dropoff: {
        name: 'Trudeau Automotive',
        number: '2310',
        street: 'Barksdale Boulevard',
        city: 'Bossier City',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2015',
        make: 'Chevrolet',
        model: 'Express',
        color: 'white',
      },
      name: 'Kaylee Robichaux',
      phone: '3185550162',
      mayText: true,
    },
    says: {
      opening: [
        "girls hush i'm on the phone hey i need somebody like ten minutes ago we compete at two fifteen and i've got the mats and the bows and every single uniform in this stupid van",
        "okay our equipment van boiled over on i twenty and i need it hauled off right now i've got a competition in monroe",
      ],
      safety: [
        "we're at a gas station eating hot cheetos so yes",
        "yes we're parked off the highway it's fine",
      ],
      unhurt: [
        "nobody's hurt brinley's crying but that's about her eyelashes",
        "no everybody's fine",
      ],
      callback: ['why would i call from a different one yes', 'yes this is my cell'],
      where: [
        'halfway between nothing and nothing on twenty we left shreveport at like ten forty',
        "i twenty eastbound exit forty four at dixie inn we're at the exxon",
      ],
      spot: [
        "there's an exxon right when you come down off the ramp i'm the van with a giant bow on it you can not miss it",
        'at the exxon at the bottom of the ramp exit forty four',
      ],
      direction: [
        'to monroe where else would they have it not monroe new york the other way from dallas',
        'eastbound',
      ],
      exit: [
        "the one before minden we were gonna stop at forty seven for the nice bathroom and didn't make it so forty four",
        'exit forty four',
      ],
      city: [
        "dixie inn and before you say it that's not a motel it's a whole town",
        'the town is dixie inn louisiana',
      ],
      reason: [
        "the needle went all the way over on the h and it smelled like pancakes and then there was steam everywhere and it's pouring green stuff",
        "it overheated it's boiling over and it won't hold water",
      ],
      'shut in': [
        'twelve sets of pom poms no the girls are all out here counting their eyelashes',
        "no everyone's out of it",
      ],
      'where to': [
        "not minden don't let him talk me into minden the guy that does our vans is in bossier trudeau",
        'trudeau automotive on barksdale boulevard in bossier city',
      ],
      'where to spot': [
        "it's on barksdale boulevard hang on twenty three ten i had to look at a receipt",
        'twenty three ten barksdale boulevard',
      ],
      'where to city': ['bossier like where the base is', 'bossier city'],
      vehicle: ["it's a van a big one the church kind chevy", 'chevy express'],
      year: [
        "we got it off the booster club in nineteen but it's a fifteen i think yeah fifteen",
        'twenty fifteen',
      ],
      color: ["it's white with a hot pink tiger so white", 'white'],
      name: [
        "the gym's spirit explosion but it's mine i pay the note kaylee robichaux",
        'kaylee robichaux',
      ],
      spelling: [
        "oh lord everybody does this r o b i c h a u x and kaylee with two e's",
        'k a y l e e and r o b i c h a u x',
      ],
      'may text': [
        "please text because i can't hear over the music when we get in there",
        'yes text me',
      ],
      right: ['yes yes all of that go go', "that's right yes"],
      change: ["i don't wanna change anything i wanna leave", 'nothing'],
      'other number': [
        "our team number is four oh seven is that no that's for the competition i don't have one",
        "no i don't have one",
      ],
      person: ["is a person faster then no i don't care just send it", 'no just send the truck'],
      truck: ["oh my gosh yes that's why i'm calling", 'yes'],
      more: [
        "tell him don't touch the trophies in the back and the keys are gonna be with the lady in the exxon because we're riding on with brinley's mom",
        "keys are with the cashier at the exxon we won't be here",
      ],
      message: ["tell them kaylee said hurry i don't know", 'no message'],
      cancel: ['no what no why would i cancel', "no don't cancel it"],
      'same job': [
        "there's not one on the way that's the problem",
        "no i haven't called anybody yet",
      ],
      when: ['two fifteen is warm ups so now now now', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'u1-04',
    kind: 'Changing their minds',
    about:
      "A drywall hanger whose brake pedal goes to the floor. He first wants the truck at his brother in law's in Easley, then changes it to a brake shop in Greenville.",
    manner: 'curt',
    from: '8645550109',
    truth: {
      pickup: {
        street: 'Wade Hampton Boulevard',
        cross: 'Edwards Mill Road',
        near: 'pawn shop',
        city: 'Taylors',
      },
      dropoff: {
        name: "Big Rudy's Brakes",
        number: '1714',
        street: 'Poinsett Highway',
        city: 'Greenville',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2005',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'tan',
      },
      name: 'Dwayne Ledford',
      phone: '8645550177',
      mayText: true,
    },
    says: {
      opening: [
        "yeah need a truck hauled to easley my brother in law's i hang rock got forty sheets on the back",
        'brakes quit on my chevy i need it towed',
      ],
      safety: ["i'm on the tailgate smoking", "yeah i'm off the road in a lot"],
      unhurt: ["rolled up soft on a curb ain't nothing hurt", 'naw nobody'],
      callback: [
        "this is the boss's phone he wants it back call my wife",
        "eight six four five five five oh one seven seven that's the wife's use that one",
      ],
      where: [
        "wade hampton out the other side of the job we're doing over on rutherford",
        'wade hampton boulevard at edwards mill road in taylors',
      ],
      spot: [
        "pawn shop's right there i sold a nail gun in it once",
        'edwards mill road where it hits wade hampton by the pawn shop',
      ],
      direction: ['was going to lunch', "it's in a lot it don't matter which way"],
      exit: ["ain't the interstate", 'no exit'],
      city: ["greenville well greer naw this here's taylors", 'taylors'],
      reason: [
        "pedal goes plumb to the floor and there ain't nothing there i had to use the curb",
        "brakes are gone pedal goes to the floor can't drive it",
      ],
      'shut in': ["forty sheets of half inch that's it", 'naw nobody in it'],
      'where to': [
        "easley my brother in law's got a lift in his yard",
        "naw i changed my mind big rudy's brakes seventeen fourteen poinsett highway greenville",
      ],
      'where to spot': [
        "it's back behind the hold on he just texted he's gone fishing well hell take it to big rudy's on poinsett highway then",
        "seventeen fourteen poinsett highway big rudy's",
      ],
      'where to city': ["easley's off he ain't home so greenville", 'greenville'],
      vehicle: [
        'work truck chevy the one with the rack not the one with the boss in it',
        'chevy silverado',
      ],
      year: ['oh six title says oh five so five', 'two thousand five'],
      color: ['same color as mud tape kinda tan', 'tan'],
      name: ['mine dwayne boss is named dwayne too so dwayne ledford', 'dwayne ledford'],
      spelling: [
        "led like the metal don't put an a in it l e d f o r d",
        'd w a y n e l e d f o r d',
      ],
      'may text': ["her yeah she reads 'em to me", 'yeah text it'],
      right: [
        "if you still got easley in there scratch it it goes to big rudy's seventeen fourteen poinsett highway in greenville other than that yeah",
        "yeah that's it",
      ],
      change: [
        "just where it's going big rudy's brakes on poinsett highway in greenville not easley",
        "it's going to seventeen fourteen poinsett highway greenville the rest is good",
      ],
      'other number': ['nope', "got a contractor's license number that's it naw"],
      person: ['nah', "nope you're fine"],
      truck: ['yep', 'yeah send him'],
      more: [
        "bring straps that rock's gotta stay dry",
        "tell him there's sheetrock on the bed and it can't get wet",
      ],
      message: ['tell him bring a smoke', 'no message'],
      cancel: ['naw just where it goes', "no don't cancel"],
      'same job': ["ain't got one coming yet", 'no new'],
      when: ["now i'm on the clock", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u1-05',
    kind: 'Everyday breakdowns',
    about:
      "A pharmacy student locked out of her car with her own phone inside it. She calls from the apartment office and wants to be called back on her roommate's cell.",
    manner: 'chatty',
    from: '3045550103',
    truth: {
      pickup: {
        number: '1137',
        street: 'Van Voorhis Road',
        near: 'dumpsters behind building c',
        city: 'Morgantown',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2017',
        make: 'Kia',
        model: 'Soul',
        color: 'green',
      },
      name: 'Anjali Venkat',
      phone: '3045550186',
      mayText: true,
    },
    says: {
      opening: [
        'hi okay so i have been awake since like three studying beta blockers and i did the dumbest thing i can literally see them on the seat',
        "hi i locked my keys in my car and my phone's in there too i just need someone to open it",
      ],
      safety: ["yeah i'm in the leasing office they gave me a cookie", 'yes totally safe'],
      unhurt: ["only my gpa no nobody's hurt", "no everyone's fine"],
      callback: [
        "so this is the office phone they close at five and mine's in the car so like my roommate's",
        "use my roommate's it's three oh four five five five oh one eight six",
      ],
      where: [
        "it's at my apartment well not mine mine's on willowdale this is my study partner's on van voorhis",
        'eleven thirty seven van voorhis road in morgantown',
      ],
      spot: [
        "it's kinda in the back it smells i'm by the dumpsters behind c",
        'behind building c next to the dumpsters at eleven thirty seven',
      ],
      direction: ["i'm not driving i was parked and i went in for flash cards", "it's parked"],
      exit: [
        "like the closest one i guess people take one fifty five but i'm not on the highway at all",
        "no exit it's an apartment",
      ],
      city: [
        "morgantown my parents are in beckley but i'm in morgantown",
        'morgantown west virginia',
      ],
      reason: [
        "the keys are in the cupholder and i'm on the outside of it so",
        "i'm locked out the keys are inside",
      ],
      'shut in': ['just my phone and a stuffed mitochondria nobody alive', 'no no people no pets'],
      'where to': [
        "oh no it's fine the car's fine it runs and everything i just can't get in",
        "it doesn't need to go anywhere just unlock it",
      ],
      'where to spot': ["i don't think there's a second place", 'nowhere it stays here'],
      'where to city': [
        'no like it stays in morgantown it stays right there',
        "it's not being towed",
      ],
      vehicle: ["it looks like a toaster it's a soul", 'kia soul'],
      year: [
        'i graduated high school in twenty eighteen and it was a year old so seventeen',
        'twenty seventeen',
      ],
      color: ["my mom says alien they call it something acid but like it's green", 'green'],
      name: [
        "so the car's registered to my dad but i'm the one here so me anjali venkat",
        'anjali venkat',
      ],
      spelling: [
        'a n j a l i and then v as in valium sorry v e n k a t',
        'a n j a l i v e n k a t',
      ],
      'may text': [
        "not this one it's a landline but my roommate's yeah text her she's always on it",
        "yes you can text my roommate's number",
      ],
      right: ["yep yep that's like a hundred percent", "yes that's right"],
      change: ["um nothing i don't think", 'nothing'],
      'other number': [
        "i have a student id but that's seven hundred something no",
        "no i don't have one",
      ],
      person: ["no you're honestly nicer than the registrar", "no that's okay"],
      truck: ['yes please i have a quiz at four', 'yes please'],
      more: [
        "the passenger window's down like this much maybe half an inch if that helps him",
        'the passenger window is cracked about half an inch',
      ],
      message: ["um just tell him i'm the one in the white coat", 'no message'],
      cancel: ["no no please don't i'm still locked out", 'no'],
      'same job': [
        "no my roommate was gonna call but she's in lab so i'm pretty sure nobody has",
        'no this is the first call',
      ],
      when: ["there's a quiz at four on this and it's two something now so like now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'u1-06',
    kind: 'Places hard to find',
    about:
      "A night watchman at the river port coming off shift to a car that won't crank. He wants a jump.",
    manner: 'slow',
    from: '2705550115',
    truth: {
      pickup: {
        name: 'Owensboro Riverport',
        street: 'Harbor Road',
        near: 'warehouse nine on the river side by the fertilizer dome',
        city: 'Owensboro',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2010',
        make: 'Mercury',
        model: 'Grand Marquis',
        color: 'maroon',
      },
      name: 'Clifton Embry',
      phone: '2705550115',
      mayText: false,
    },
    says: {
      opening: [
        "this is the night man out here well i'm off now day man's late as usual i went to start her and she just clicked at me",
        "i'm the watchman down at the riverport my battery's dead and i need a jump",
      ],
      safety: ["it's me and a flashlight and eleven cameras i'm all right", "yes i'm safe"],
      unhurt: ["ain't nobody here to get hurt", 'no'],
      callback: ["it's the guard shack cell i carry it home so yeah", 'yes call this one'],
      where: [
        "the port they got two gates and the front one's locked till seven you come in off harbor road",
        'owensboro riverport on harbor road',
      ],
      spot: [
        "i park in back so the dew don't get on her past seven and eight that's where the aluminum is then nine on the river side there's a big white dome they keep fertilizer in",
        'warehouse nine river side right by the fertilizer dome',
      ],
      direction: [
        "she's nosed up to the fence looking at indiana",
        "it's parked ain't headed anywhere",
      ],
      exit: [
        "no exit you'd come off the bypass but i couldn't tell you the number",
        "there's no exit",
      ],
      city: [
        "well across the water's rockport but i'm on the kentucky side owensboro",
        'owensboro',
      ],
      reason: [
        "i set up listening to the ball game with the dome light on and that was ten innings and now it's click click and no lights",
        "battery's dead it wants a jump",
      ],
      'shut in': [
        "no there's a cat but she's the port's cat and she's outside with me",
        'no nobody in it',
      ],
      'where to': [
        "home's philpot but i'll drive it there once she's running",
        'nowhere i just need a jump',
      ],
      'where to spot': ["i don't want it took off anywhere", "it's not going anyplace"],
      'where to city': ["i live out at philpot that's not for the car", 'no town no tow'],
      vehicle: [
        'mercury the big one like the police used to have only they had the ford',
        'mercury grand marquis',
      ],
      year: ['they quit making them the year after this one so twenty and ten', 'twenty ten'],
      color: ['wife says burgundy title says maroon i say maroon', 'maroon'],
      name: ['they got me on the badge as c embry clifton', 'clifton embry'],
      spelling: [
        "e m b r y no e on the end there's embreys in hartford that's other folks",
        'c l i f t o n e m b r y',
      ],
      'may text': [
        "they took that off of it so i wouldn't be on it all night no",
        "no texting you'll have to call",
      ],
      right: ["well that's how i'd have wrote it in the log", "yes that's right"],
      change: ['no sir let it stand', 'nothing'],
      'other number': [
        "gate code's nine one one four star is that what you mean no i got no number for you",
        'no',
      ],
      person: ['i been by myself ten hours anything that talks is fine', "no i don't need one"],
      truck: ['i wish you would', 'yes'],
      more: [
        "come around to the back gate and blow twice and i'll swing it he can't come in the front till seven",
        "back gate blow the horn twice i'll let him in",
      ],
      message: ['tell the day man he owes me an hour no never mind no message', 'no message'],
      cancel: ['no sir', 'no leave it on'],
      'same job': [
        "there's trucks in here all night but none of them's for me no",
        "no this is the first time i've called",
      ],
      when: ["i been off since six and my eggs is getting cold i'd say now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u1-07',
    kind: 'Changing their minds',
    about:
      'A praline maker whose delivery van is stuck in park outside her kitchen. She first wants it taken today, then decides tomorrow at seven in the morning.',
    manner: 'chatty',
    from: '5045550139',
    truth: {
      pickup: {
        number: '2814',
        street: 'Magazine Street',
        cross: 'Washington Avenue',
        city: 'New Orleans',
      },
      dropoff: {
        name: "Sal's Transmission",
        number: '4417',
        street: 'Airline Drive',
        city: 'Metairie',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2014',
        make: 'Nissan',
        model: 'NV200',
        color: 'yellow',
      },
      name: 'Ernestine Batiste',
      phone: '5045550139',
      mayText: true,
      when: {
        days: 1,
        time: '07:00',
      },
    },
    says: {
      opening: [
        "baby listen i make pralines and i got a pot on so i'm gonna talk fast i need y'all to come today this van is sitting out there like a mule",
        "my delivery van's stuck in park and i need it carried over to the transmission man",
      ],
      safety: ["i'm in my kitchen stirring with one hand", "yes cher i'm inside"],
      unhurt: ["burned my thumb in ninety eight but not today nobody's hurt", "nobody's hurt"],
      callback: ["that's the shop line and it's my line too everybody calls it", 'yes this number'],
      where: [
        'right out front of the shop on magazine between the shoe man and the lady with the hats',
        'twenty eight fourteen magazine street by washington',
      ],
      spot: [
        'you know where the bus turns well not there anymore they moved it corner of washington avenue',
        'twenty eight fourteen magazine at washington avenue in new orleans',
      ],
      direction: [
        "it's parked on the street honey pointing toward audubon park",
        "it's parked not heading anywhere",
      ],
      exit: ['no darling this is uptown no exits', 'no exit'],
      city: ['new orleans baby where else they make them right', 'new orleans'],
      reason: [
        "it cranks up pretty as you please and then that stick won't come out the p i stood on the brake and everything my nephew too",
        "it won't go out of park the shifter's stuck",
      ],
      'shut in': [
        "six dozen pralines and they're coming out one tray at a time no people no",
        'no nobody in there',
      ],
      'where to': [
        "sal he did my mama's buick he's out on airline",
        "sal's transmission forty four seventeen airline drive",
      ],
      'where to spot': [
        "it used to be by the bowling alley now it's forty four seventeen airline drive you see the big gear on the roof",
        'forty four seventeen airline drive',
      ],
      'where to city': ['out in metairie you have to go past the cemetery', 'metairie'],
      vehicle: ['the baby van nissan n v something two hundred', 'nissan n v two hundred'],
      year: [
        'i opened in twenty eleven bought the van three years on so fourteen',
        'twenty fourteen',
      ],
      color: ["yellow like butter i had it painted my sister said don't", 'yellow'],
      name: [
        "ernestine batiste like it says on the box and listen i been thinking today's no good i got a wedding order make it tomorrow morning",
        'ernestine batiste',
      ],
      spelling: ['b a t i s t e like the piano player', 'e r n e s t i n e b a t i s t e'],
      'may text': ["go ahead i'll read it when my hands aren't sticky", 'yes you can text'],
      right: [
        "all that's right just be sure it says tomorrow at seven in the morning not today cause i told you today before",
        "yes baby that's right tomorrow at seven",
      ],
      change: [
        'just the day i said today i want tomorrow seven in the morning',
        "tomorrow morning at seven o'clock instead of today",
      ],
      'other number': [
        "i got a health department number on the wall that's not it no",
        'no number',
      ],
      person: ["no you're sweet i like you", 'no'],
      truck: [
        'yes but not today tomorrow at seven in the morning',
        'yes tomorrow at seven send it',
      ],
      more: [
        "tell him i'll have a bag for him with pecans unless he's allergic then coconut and don't block the hat lady",
        "don't block the hat shop next door",
      ],
      message: ['tell sal ernestine says hey', 'no message'],
      cancel: ['not cancel no just tomorrow instead', "no don't cancel it"],
      'same job': ["no i called my nephew first but he's no truck", "no it's a new one"],
      when: [
        'i know i said today but i got two hundred pieces going out at three so no tomorrow seven in the morning before the street fills up',
        'tomorrow at seven a m',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u1-08',
    kind: 'Spanish',
    about:
      "A tuba player in a banda whose parked car was hit outside the laundromat by someone who drove away. He wants it taken to his cousins' shop in Rogers.",
    language: 'es',
    manner: 'chatty',
    from: '4795550154',
    truth: {
      pickup: {
        street: 'Sunset Avenue',
        cross: 'Thompson Street',
        near: 'lavandería',
        city: 'Springdale',
      },
      dropoff: {
        name: 'Taller Los Primos',
        number: '1206',
        street: 'South 8th Street',
        city: 'Rogers',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2013',
        make: 'Honda',
        model: 'CR-V',
        color: 'gray',
      },
      name: 'Refugio Aguirre',
      phone: '4795550154',
      mayText: true,
    },
    says: {
      opening: [
        'bueno sí mire yo toco la tuba y hoy tenemos una quinceañera en bentonville a las seis y salgo con la ropa y me encuentro el carro todo este pues mire como quedó',
        'bueno le hablo porque me chocaron el carro estacionado y se fueron y necesito una grúa',
      ],
      safety: [
        'estoy sentado en una secadora que no sirve aquí adentro con el aire',
        'sí estoy bien estoy adentro',
      ],
      unhurt: [
        'yo ni estaba ahí estaba echando el suavizante nadie se lastimó',
        'no nadie está lastimado',
      ],
      callback: [
        'este pues es el que traigo si no contesto es que estoy ensayando pero sí',
        'sí a este mismo',
      ],
      where: [
        'aquí donde lavo en la sonset no en la de robinson esa ya la cerraron',
        'en la sunset avenue y la thompson street en springdale',
      ],
      spot: [
        'pues en el estacionamiento de la lavandería la que tiene el pollo pintado enfrente',
        'en la lavandería de sunset esquina con thompson',
      ],
      direction: [
        'no iba manejando el que iba hecho la raya era el otro',
        'estaba estacionado no iba a ningún lado',
      ],
      exit: [
        'uy no sé por la cuarenta y nueve se llega pero aquí no es salida',
        'no hay salida es calle',
      ],
      city: ['yo vivo en lowell pero esto es springdale', 'springdale arkansas'],
      reason: [
        'la puerta de atrás la traigo metida hasta el asiento y la llanta quedó chueca rozando no la puedo mover',
        'le pegaron fue un choque y la rueda quedó torcida',
      ],
      'shut in': ['la tuba nomás y esa no respira si no le soplo yo', 'no no hay nadie adentro'],
      'where to': [
        'con mis primos ellos arreglan todo hasta los que no se dejan en rogers',
        'al taller los primos en rogers',
      ],
      'where to spot': [
        'en la octava la del sur mil doscientos seis al lado hay una llantera pero esa no es',
        'mil doscientos seis south eighth street',
      ],
      'where to city': ['en rogers no en bentonville en bentonville es la fiesta', 'rogers'],
      vehicle: ['una honda la camionetita no la accord esa la vendí', 'honda c r v'],
      year: ['mi niña la mayor nació en el doce y es del año después trece', 'dos mil trece'],
      color: ['gris como ratón diría mi señora', 'gris'],
      name: ['a mí me dicen cuco pero en los papeles soy refugio aguirre', 'refugio aguirre'],
      spelling: [
        'a g u i doble r e aguirre y refugio como el de la guerra',
        'r e f u g i o a g u i r r e',
      ],
      'may text': ['mándeme sí mejor porque con la banda ni oigo', 'sí me puede mandar mensajes'],
      right: ['eso mero así como lo dijo', 'sí está bien'],
      change: ['nada déjelo así', 'nada'],
      'other number': [
        'me dieron un papelito de la policía pero está en la bolsa con la ropa mojada no se lo tengo',
        'no no tengo número',
      ],
      person: ['no así estamos bien usted habla mejor que mi cuñado', 'no gracias'],
      truck: ['pues sí ándele', 'sí mándela'],
      more: [
        'que traiga cuidado con la tuba atrás que no es mía es de la banda',
        'que la tuba va atrás y la saco yo antes',
      ],
      message: ['no pues nomás que no se tarden', 'ningún recado'],
      cancel: ['no no cómo cree', 'no no cancele'],
      'same job': [
        'no apenas estoy hablando mi primo quería venir pero él no tiene grúa',
        'no es nuevo',
      ],
      when: [
        'la fiesta es a las seis y tengo que llegar a soplar así que ahorita',
        'ahorita mismo',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u1-09',
    kind: 'Hard to understand',
    about:
      'A ginseng buyer with a thick mountain accent and a bad signal, whose front wheel folded under on US 23. He wants it at an axle shop in Pikeville.',
    manner: 'curt',
    from: '6065550121',
    truth: {
      pickup: {
        highway: 'US-23',
        direction: 'northbound',
        mile: '27',
        near: 'rock cut past the old drive in sign',
        city: 'Pikeville',
      },
      dropoff: {
        name: 'Hamilton Axle',
        number: '219',
        street: 'Cassidy Boulevard',
        city: 'Pikeville',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2008',
        make: 'Jeep',
        model: 'Liberty',
        color: 'blue',
      },
      name: 'Estill Ratliff',
      phone: '6065550121',
      mayText: false,
    },
    says: {
      opening: [
        'ye hear me hear me now i got a i say i got a wheel laid over on a gyp liberty',
        "front wheel's folded under on the jeep i need a hauler",
      ],
      safety: [
        "i'm plum up agin the rock way over the line sitting on the guard rail",
        "i'm all right i'm off the road on the wide shoulder",
      ],
      unhurt: ['naw hit never hurt nothing but the tar', 'nobody hurt'],
      callback: ["hit cuts out but hit's the only un i got yeah", 'yeah this un'],
      where: [
        'twenny three a comin out of pike ville not far past the rock cut where they had the the drive in',
        'u s twenty three north bound mile twenty seven',
      ],
      spot: [
        "they's a old drive in sign with no drive in and then the rock cut i'm rat there",
        'rock cut just past the old drive in sign at mile twenty seven',
      ],
      direction: ['headed to prestonsburg with a sack of sang', 'north bound'],
      exit: [
        "ain't no exit mile post says two seven cause i walked back and looked",
        'mile marker twenty seven',
      ],
      city: ["still in pike ville i'd say hain't made it to coal run", 'pikeville'],
      reason: [
        'hit popped like a gun and the wheel just laid down sideways under the finder ball jint i reckon',
        "the ball joint broke and the front wheel's folded under can't roll it",
      ],
      'shut in': ['jist the sang', 'naw nobody'],
      'where to': [
        "ham'lton's axle he's the only un knows a thing over on cassidy",
        'hamilton axle two nineteen cassidy boulevard',
      ],
      'where to spot': ['cassity bully vard two nineteen', 'two nineteen cassidy boulevard'],
      'where to city': ['pike ville same as me', 'pikeville kentucky'],
      vehicle: ['gyp liberty not the cherry key i sold it to odis', 'jeep liberty'],
      year: ['oh ate two thousand and ate', 'two thousand eight'],
      color: ['blue used to be dark', 'blue'],
      name: ['a still ratliff', 'estill ratliff'],
      spelling: ['e s t i l l rat liff like a rat r a t l i f f', 'e s t i l l r a t l i f f'],
      'may text': ["naw i don't fool with it", "naw call me don't text"],
      right: ["yep you've about got 'er", "yeah that's right"],
      change: ['nary a thing', 'nothing'],
      'other number': ['nary a one i know of', 'no number'],
      person: ["cain't hear 'em no better than you naw", 'naw'],
      truck: ['well yeah', 'yeah send it'],
      more: [
        "tell him fetch dollies she won't roll on that corner",
        "bring dollies the wheel won't roll",
      ],
      message: ['naw', 'no message'],
      cancel: ["naw naw don't do that hit's still a laying here", 'no'],
      'same job': ["first un i've called", "no it's a new one"],
      when: ['dealer shuts at five so rat now', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'u1-10',
    kind: 'Older callers',
    about:
      "A retired high school band teacher, hard of hearing, giving her late husband's Bel Air to the car museum. She wants it moved the day after tomorrow at ten; her daughter's number is to be called.",
    manner: 'slow',
    from: '5015550127',
    truth: {
      pickup: {
        number: '418',
        street: 'Prospect Avenue',
        near: 'carport around back',
        city: 'Hot Springs',
      },
      dropoff: {
        name: 'Museum of Automobiles',
        near: 'Petit Jean Mountain',
        city: 'Morrilton',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1957',
        make: 'Chevrolet',
        model: 'Bel Air',
        color: 'turquoise',
      },
      name: 'Lavinia Crutchfield',
      phone: '5015550192',
      mayText: true,
      when: {
        days: 2,
        time: '10:00',
      },
    },
    says: {
      opening: [
        "yes hello is this the wrecker service i don't have a wreck mind you i taught band thirty one years and my husband had this automobile and the museum people have finally said yes",
        "hello i'd like to have my husband's old car carried up to the museum there's nothing the matter with it i just can't drive it that far",
      ],
      safety: ["beg pardon oh i'm in my breakfast room dear", "yes i'm quite safe i'm at home"],
      unhurt: [
        "hurt no it was his heart but that's six years ago nobody's hurt now",
        'no dear nobody is hurt',
      ],
      callback: [
        "oh i won't hear it ring you had better call my daughter she's a dental hygienist",
        "my daughter's number is five oh one five five five oh one nine two please use that",
      ],
      where: [
        "it's at the house we've been here since nineteen seventy two he built the carport himself",
        'four eighteen prospect avenue in hot springs',
      ],
      spot: [
        "you come around back dear not the front the front has my azaleas it's under the carport",
        'under the carport around the back of four eighteen prospect',
      ],
      direction: [
        "which way i'm not going any way i'm sitting down",
        "it's parked dear it isn't headed anywhere",
      ],
      exit: ['an exit no this is a neighborhood', "there isn't an exit"],
      city: [
        "hot springs not the village we looked at the village but he wouldn't play golf",
        'hot springs arkansas',
      ],
      reason: [
        "nothing's wrong with it he'd turn over if he heard you say so it runs like a top i don't care to take it up a mountain at eighty four",
        "it only needs carrying it's a show car to be transported",
      ],
      'shut in': ["gracious no the cat's in my lap", 'no nobody'],
      'where to': [
        'up on petit jean where governor rockefeller had all the cattle they have cars there now',
        'to the museum of automobiles on petit jean mountain',
      ],
      'where to spot': [
        "it's up on the mountain and a mister bell will come out to you i had the address on an envelope",
        'petit jean mountain the museum of automobiles',
      ],
      'where to city': [
        "well it's nearest morrilton they call it morrilton on the letter",
        'morrilton',
      ],
      vehicle: [
        "it's the chevrolet we had a rambler when we courted but this is the bel air",
        'a chevrolet bel air',
      ],
      year: [
        "i started teaching in sixty three so it isn't that fifty seven he was very particular that it was a fifty seven",
        'nineteen fifty seven',
      ],
      color: ["everyone says blue it is not blue it's turquoise", 'turquoise'],
      name: [
        "lavinia crutchfield missus harold crutchfield on the title i expect but he's gone so lavinia",
        'lavinia crutchfield',
      ],
      spelling: [
        'like a crutch and then a field c r u t c h f i e l d',
        'l a v i n i a and c r u t c h f i e l d',
      ],
      'may text': [
        "on mine no but it's my daughter's telephone and she types on it at supper so yes",
        'yes you may text my daughter',
      ],
      right: ["a plus dear i'd give you a one at contest", "yes that's correct"],
      change: ["i wouldn't change a note", 'nothing dear'],
      'other number': [
        'the museum gave me a number for the gift paper but they said keep it in the drawer so no',
        "no i haven't any number",
      ],
      person: ['are you not one well you have lovely diction', 'no thank you'],
      truck: ['yes on the day i said', 'yes please'],
      more: [
        "it must not be dragged i want it up on top of the truck flat and he's to have clean hands",
        'a flatbed please no hooks on it',
      ],
      message: ['tell them missus crutchfield called', 'no message'],
      cancel: ['heavens no it took six years to get here', 'no dear'],
      'same job': [
        "no i haven't called before unless my daughter did and she would have said",
        "no it's the first time",
      ],
      when: [
        "not today my hair is today and tomorrow's circle so the day after tomorrow at ten in the morning",
        "the day after tomorrow ten o'clock in the morning",
      ],
    },
    ends: 'job',
  },
  {
    id: 'u1-11',
    kind: 'Places hard to find',
    about:
      'A raft guide on her day off who dropped a wheel off a hairpin of Fayette Station Road and bent the rim, so the tire went flat. She wants the car pulled back up and taken to a tire shop in Oak Hill.',
    manner: 'chatty',
    from: '3045550168',
    truth: {
      pickup: {
        street: 'Fayette Station Road',
        near: 'last hairpin before the old bridge',
        city: 'Fayetteville',
      },
      dropoff: {
        name: 'Skaggs Tire',
        number: '1425',
        street: 'Main Street',
        city: 'Oak Hill',
      },
      reasons: ['Stuck/winch', 'Flat tire'],
      vehicle: {
        year: '2019',
        make: 'Subaru',
        model: 'Crosstrek',
        color: 'orange',
      },
      name: 'Juniper Halstead',
      phone: '3045550168',
      mayText: true,
    },
    says: {
      opening: [
        "yo hey i might lose you there's one bar if i stand on the rock so i did a thing i was looking at a heron",
        'hey i dropped a wheel in the ditch on a switchback and popped the tire i need pulled out and towed to a tire place',
      ],
      safety: [
        "oh yeah it's super chill i'm on a boulder with my lunch the car's all the way out of the lane",
        "yeah i'm safe and the car's off the pavement",
      ],
      unhurt: ["the heron's fine i'm fine nobody's hurt", 'nope nobody hurt'],
      callback: ['mine yeah if it goes to voicemail i fell off the one bar', 'yes this one'],
      where: [
        "so like under the bridge not the bridge bridge where you'd see the jumpers way down the old road the one way one",
        'fayette station road in fayetteville down in the gorge',
      ],
      spot: [
        "you go around and around and when you think you're done there's one more hairpin then the little old bridge i'm in that bend the last one",
        'the last hairpin before the old bridge',
      ],
      direction: [
        "down everybody goes down it's one way i was going to the put in",
        "downhill it's one way",
      ],
      exit: ["ha no you'd come off nineteen by the visitor center but there's no exit", 'no exit'],
      city: ['i live in ansted the place is fayetteville though', 'fayetteville west virginia'],
      reason: [
        "so the back wheel's hanging in the ditch and won't grab and when it went in it hit a culvert and hissed and the rim's like a taco now",
        "it's stuck in the ditch and needs winched out and the tire's flat with a bent rim",
      ],
      'shut in': ["just paddles my dog stayed home he's mad about it", 'nope nobody'],
      'where to': [
        "skaggs tire he knows me he's sold me like nine",
        'skaggs tire on main street in oak hill',
      ],
      'where to spot': [
        "fourteen twenty five main you'll smell the donut place two doors up",
        'fourteen twenty five main street',
      ],
      'where to city': ['oak hill not the ohio one', 'oak hill'],
      vehicle: ["subi the little one not the forester that's my ex's", 'subaru crosstrek'],
      year: [
        'my first season was seventeen and i got it after the third so nineteen',
        'twenty nineteen',
      ],
      color: ['like a traffic cone orange', 'orange'],
      name: ["guide name's junebug but juniper halstead", 'juniper halstead'],
      spelling: [
        'juniper like the tree and h a l s t e a d like instead with a hal',
        'j u n i p e r h a l s t e a d',
      ],
      'may text': ["honestly text is better it goes through when calls don't", 'yes text me'],
      right: ['yup you nailed it like that', "yes that's right"],
      change: ["nah we're good", 'nothing'],
      'other number': ["i have a guide license number that's it so no", 'no'],
      person: ['no this is working', 'no thanks'],
      truck: ['please yes', 'yes send it'],
      more: [
        "it's one way so he has to start at the top by the visitor center and it's tight so not the giant truck",
        "come in from the top it's one way and the bends are tight bring a small truck",
      ],
      message: ["nah just say i'm the barefoot one", 'no message'],
      cancel: ["no no i'm still very much in a ditch", "no don't"],
      'same job': [
        "nope nobody's coming that i know of a guy in a jeep said he might but that's just a guy",
        'no new one',
      ],
      when: ["i mean i've got sandwiches but now ish yeah now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u1-12',
    kind: 'Everyday breakdowns',
    about:
      'A sweetgrass basket seller, furious at the nephew who left her van empty. She stands by the road and wants a can of gas brought.',
    manner: 'angry',
    from: '8435550144',
    truth: {
      pickup: {
        highway: 'US-17',
        direction: 'northbound',
        cross: 'Hamlin Road',
        near: 'basket stand with the blue tarp',
        city: 'Mount Pleasant',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2006',
        make: 'Toyota',
        model: 'Sienna',
        color: 'gold',
      },
      name: 'Henrietta Manigault',
      phone: '8435550144',
      mayText: true,
    },
    says: {
      opening: [
        "that boy i'm telling you that boy had my van all night and brought it back on e and never said a word and me with forty baskets to set out",
        'i run out of gas on highway seventeen and i need somebody to bring me some',
      ],
      safety: [
        "i'm sitting at my cousin's stand in my own chair i'm safe he's the one not safe when i get home",
        "yes i'm way off the road",
      ],
      unhurt: ["not yet ask me after i see my nephew no nobody's hurt", 'no nobody'],
      callback: ['yes and if that boy calls you on it hang up', 'yes this is the one'],
      where: [
        'on seventeen same seventeen my grandmother sold on before it had all them lanes',
        'highway seventeen northbound in mount pleasant by hamlin road',
      ],
      spot: [
        "i pulled in by a basket stand it got a blue tarp not the green tarp that woman and me don't speak",
        'at the basket stand with the blue tarp by hamlin road',
      ],
      direction: ["going toward georgetown but i'd settle for the gas station", 'northbound'],
      exit: ["ain't no exit it's got lights not exits", 'no exit'],
      city: ['people say charleston i say mount pleasant cause i was born in it', 'mount pleasant'],
      reason: [
        "it cough cough and roll and the needle laying down past the e like it's tired",
        "it's out of gas that's all it is",
      ],
      'shut in': ['baskets and more baskets no', 'nobody in it'],
      'where to': [
        'take it take it nowhere i got to be at my stand by ten bring me the gas',
        'nowhere just bring gas',
      ],
      'where to spot': ['i told you it stay right here', "it's not getting towed"],
      'where to city': ["no city i'm going to drive it my own self", 'no place'],
      vehicle: ['toyota the van sienna it got my life in it', 'toyota sienna'],
      year: [
        "that boy was born in oh four and it's two years younger than him and got more sense so oh six",
        'two thousand six',
      ],
      color: ["they say sand or beach something it's gold", 'gold'],
      name: ['henrietta and i want it under mine not his manigault', 'henrietta manigault'],
      spelling: [
        "m a n i g a u l t you don't say the l nor the t",
        'h e n r i e t t a m a n i g a u l t',
      ],
      'may text': ['go ahead i got my glasses on my head', 'yes you can text'],
      right: ["mm hm that's what i said from the start", "yes that's right"],
      change: ["change my nephew that's what", 'nothing'],
      'other number': [
        "the market give me a vendor number sixty two but that ain't yours no",
        'no number',
      ],
      person: ["no i said all i had to say already i'm not saying it twice", 'no'],
      truck: ['yes before i walk home and find him', 'yes send it'],
      more: [
        "regular not that diesel a man put diesel in my sister's one time and she cried",
        'regular gas and bring enough to get me to georgetown road',
      ],
      message: ["tell him nothing i'll tell him", 'no message'],
      cancel: ["no why i'd be sitting here till tuesday", 'no'],
      'same job': [
        "no i called that boy three times that's all i called",
        "no nobody's coming yet",
      ],
      when: ['the tour bus come at ten so right this minute', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u2-01',
    kind: 'Everyday breakdowns',
    about:
      'Deckhand on the Vinalhaven ferry, off shift in Rockland, Maine, whose pickup only clicks. He wants a jump in the ferry lot, no tow.',
    manner: 'curt',
    from: '2075550112',
    truth: {
      pickup: {
        name: 'Maine State Ferry terminal',
        number: '517',
        street: 'Main Street',
        near: 'back row by the chain link fence',
        city: 'Rockland',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2009',
        make: 'Toyota',
        model: 'Tacoma',
        color: 'tan',
      },
      name: 'Dale Pinkham',
      phone: '2075550112',
      mayText: true,
    },
    says: {
      opening: [
        'yuh hi i just come off the four thirty boat been on since five this mornin and she just clicks at me',
        "yuh need a jump down to the ferry lot in rockland truck clicks and that's it",
      ],
      safety: [
        "i been on deck twelve hours a parkin lot's pretty safe dear",
        "yuh i'm fine i'm standin in a lot",
      ],
      unhurt: ["just my back but that's from the lines years ago no", 'no nobody'],
      callback: [
        "it'll do till i'm back on the water i don't sail again till monday",
        'yuh this one call this one',
      ],
      where: [
        "where i always leave it when i'm workin the vinalhaven run",
        'ferry terminal the state ferry five seventeen main street in rockland',
      ],
      spot: [
        "well not where the tourists park not the line up lanes that's for the boat",
        'way in the back row up against the chain link fence',
      ],
      direction: [
        "i wasn't goin anywhere i was tryin to go home to warren",
        "she's not headed any way she's parked nose to the fence",
      ],
      exit: [
        "exit we don't have exits up here bub route one goes right by that's all",
        "no exit no nothin it's main street",
      ],
      city: ['same town the boat leaves from not the island side', 'rockland'],
      reason: [
        'left the dome light on i bet i was lookin for my gloves at quarter of five in the dark',
        'click click click no crank needs a jump',
      ],
      'shut in': ["there's a bait bag in there that ought to be let out no", "nope it's empty"],
      'where to': [
        "home once she's runnin but i'll drive her",
        "nowhere just get her goin i don't want it towed",
      ],
      'where to spot': ["there's no place i said a jump", 'no place she stays with me no tow'],
      'where to city': [
        "i live in warren but you ain't takin it there",
        'nowhere just a jump here in rockland',
      ],
      vehicle: ["it's the tacoma the wife's got the good one", 'toyota tacoma'],
      year: [
        'bought it in twenty fourteen off a fella in thomaston it was five years old then so oh nine',
        'two thousand nine',
      ],
      color: ["was tan when it left the factory it's salt now", 'tan'],
      name: ['they call me pinky on the boat but put dale', 'dale pinkham'],
      spelling: [
        'like the old medicine lydia pinkham no relation p i n k',
        "p i n k h a m and dale's d a l e",
      ],
      'may text': ["thumbs don't work so good in this cold but i can read", "yuh text's fine"],
      right: ["that's the size of it", "yuh that's right"],
      change: ["don't change nothin just come", 'nothin leave it'],
      'other number': [
        "got a merchant mariner number won't do you any good",
        "no i'm not a member of nothin",
      ],
      person: ['you sound enough like one', "no you'll do"],
      truck: ["well i didn't call to hear myself talk", 'yuh send him'],
      more: [
        "gate gets swung shut after the last boat at six or so but it ain't locked he can push it",
        "hood release sticks tell him i'll get it",
      ],
      message: [
        "tell em dale's at the ferry with a dead truck",
        'just send a jump to the ferry lot for pinkham',
      ],
      cancel: ["cancel no it's eight miles to my supper", "no don't cancel it"],
      'same job': [
        "there was one of yours here tuesday for a subaru that wasn't me",
        'no first call',
      ],
      when: ["it's gettin dark and i ain't et", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'u2-02',
    kind: 'Everyday breakdowns',
    about:
      'A law clerk at the courthouse in Boston who bent a tire on a pothole and has no spare. She wants the Civic taken to a tire shop in Medford.',
    manner: 'chatty',
    from: '6175550138',
    truth: {
      pickup: {
        street: 'Somerset Street',
        cross: 'Ashburton Place',
        near: 'behind the Adams Courthouse',
        city: 'Boston',
      },
      dropoff: {
        name: 'Sullivan Tire',
        street: 'Mystic Avenue',
        cross: 'Harvard Street',
        city: 'Medford',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2021',
        make: 'Honda',
        model: 'Civic',
        color: 'blue',
      },
      name: 'Priya Raghavan',
      phone: '6175550138',
      mayText: true,
    },
    says: {
      opening: [
        "hi so okay preliminary question do you do boston proper because the judge's other clerk said nobody comes up beacon hill and i have a memo due at five",
        "hi i need a tow i have a tire with literally a hole in the side and no spare i'm behind the courthouse in boston",
      ],
      safety: [
        "define safe it's a loading zone so legally no but physically yes",
        "yes i'm on the sidewalk i'm perfectly safe",
      ],
      unhurt: ['only my deposit on the lease no no one', "no nobody's hurt no"],
      callback: [
        "yes well my desk line is two two one something but i'm never at it so yes the cell",
        "yes the number i'm calling from is the right one",
      ],
      where: [
        "so you know where suffolk law used to have the dorm it's up there i mean i came off cambridge street and then turned up the hill and boom",
        'somerset street at ashburton place in boston',
      ],
      spot: [
        "in the loading zone and there's a man with a hand truck glaring at me as we speak",
        "it's the back side of the adams courthouse the corner of ashburton place",
      ],
      direction: [
        "up the hill toward the state house if that's a direction",
        "it's a one way street i was just going uphill i don't know the compass",
      ],
      exit: [
        "no exit it's the city i mean i got off storrow way back but that's not relevant",
        "there's no exit it's a city street",
      ],
      city: [
        "oh boston sorry i live in malden so when people ask i say malden but the car's in boston",
        'boston',
      ],
      reason: [
        "so there's a pothole on cambridge street which i would like entered into the record and now the front passenger corner is sitting on the metal",
        "the tire's flat it's split on the side and the car didn't come with a spare",
      ],
      'shut in': [
        "no there's just like four boxes of trial exhibits",
        "no it's empty no people no pets",
      ],
      'where to': [
        'my dad swears by the sullivan one but not the one in woburn the other one',
        'sullivan tire the one on mystic ave in medford',
      ],
      'where to spot': [
        "i've only ever been driven there it's past the car wash um it's mystic avenue i don't have the number",
        'mystic avenue at harvard street',
      ],
      'where to city': [
        "it's right on the somerville line so people argue but it's medford",
        'medford',
      ],
      vehicle: [
        "it's a civic the hatchback no sorry that was my last one this one's a sedan",
        'honda civic',
      ],
      year: ['i leased it the year i passed the bar which was twenty one', 'twenty twenty one'],
      color: ["they call it aegean something it's blue", 'blue'],
      name: ["the lease is in my dad's name but put me priya raghavan", 'priya raghavan'],
      spelling: [
        'people always put an h in the wrong place so priya p r i y a and then r a g h a v a n',
        'r a g h a v a n first name p r i y a',
      ],
      'may text': ["please yes we can't take calls in the courtroom", 'yes text me'],
      right: ["yes so stipulated sorry that's a joke yes", "yes that's all correct"],
      change: ["nothing no i'd have objected", 'no changes'],
      'other number': [
        "i've got a docket number a bar number and a library card none of those no",
        "no i don't have a membership",
      ],
      person: [
        "no honestly you're doing better than the registry",
        "no thank you i'm fine with this",
      ],
      truck: ["yes let's proceed", 'yes please send the truck'],
      more: [
        "there's a wheel lock key in the glove box and i've left my hazards on and if the meter person comes i'm going to cite necessity",
        'the driver should know the loading zone is tight he might want to come from ashburton place',
      ],
      message: [
        'um just that priya raghavan called about the civic',
        'tell them priya needs a tow for a flat on somerset street',
      ],
      cancel: ["no god no i'd have to call my father", "no don't cancel"],
      'same job': [
        "no unless there's another clerk with a flat which given that pothole is plausible",
        'no this is a new one',
      ],
      when: ["the memo's at five but that's my problem so now", 'right now as soon as you can'],
    },
    ends: 'job',
  },
  {
    id: 'u2-03',
    kind: 'Everyday breakdowns',
    about:
      "The produce buyer of a food co-op in northern New Hampshire whose delivery van boiled over on the interstate. He wants it at a dealer in Littleton and wants to be called at the co-op's other phone.",
    manner: 'chatty',
    from: '6035550147',
    truth: {
      pickup: {
        highway: 'I-93',
        direction: 'northbound',
        exit: '38',
        mile: '116',
        near: 'gravel pull off just short of the ramp',
        city: 'Franconia',
      },
      dropoff: {
        name: 'Crosstown Motors',
        number: '650',
        street: 'Meadow Street',
        city: 'Littleton',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2017',
        make: 'Ford',
        model: 'Transit',
        color: 'white',
      },
      name: 'Wendell Croteau',
      phone: '6035550163',
      mayText: true,
    },
    says: {
      opening: [
        "hey there uh okay i've got nine hundred pounds of squash and a needle that's up where it shouldn't be so i shut it down",
        "hi yeah the van's boiling over i'm on ninety three up in franconia and i need a tow",
      ],
      safety: [
        "oh it's gorgeous actually you can see lafayette yes i'm well off there's a gravel bit",
        "yeah safe i'm way off the road on the gravel",
      ],
      unhurt: ["the kale's not gonna make it but people no", "no nobody's hurt"],
      callback: [
        "well this one's at nine percent so i'd sooner you called sandy at the co-op",
        "no use sandy's it's six oh three five five five oh one six three",
      ],
      where: [
        "so i left plymouth at ten and i was gonna stop in lincoln and i didn't and i should have and now i'm up through the notch",
        'ninety three northbound just short of exit thirty eight',
      ],
      spot: [
        "there's a gravel pull off and one of those little green signs one sixteen something",
        'in the gravel pull off right before the ramp mile one sixteen',
      ],
      direction: ['home toward littleton with the squash', 'north northbound'],
      exit: [
        "it's the one for sugar hill and franconia i get off at forty one usually so it's a couple before",
        'thirty eight and the mile says one sixteen',
      ],
      city: [
        "i'd say franconia might be a hair of lincoln left no it's franconia i can see the old ski sign",
        'franconia',
      ],
      reason: [
        'it smelled like pancakes and then the whole windshield went white with the steam off the front',
        "it's running hot the coolant's all over the road temperature needle's pinned",
      ],
      'shut in': ['just delicata no nobody', 'no nothing alive in there'],
      'where to': [
        "well the squash goes to the co-op but sandy's coming for that in her own truck the van itself goes where we always take it crosstown",
        'crosstown motors six fifty meadow street',
      ],
      'where to spot': [
        'out by the walmart way out meadow street',
        "six fifty meadow street that's crosstown",
      ],
      'where to city': [
        "littleton same as us the co-op's on bethlehem road but don't take it there",
        'littleton',
      ],
      vehicle: ["it's the tall one the ford you can stand up in", 'ford transit'],
      year: ['board approved it in eighteen but it was a leftover seventeen', 'twenty seventeen'],
      color: ['white with a big beet painted on the side', 'white'],
      name: ["it's registered to the co-op but put wendell", 'wendell croteau'],
      spelling: [
        'croteau you know the french way c r o t e a u',
        'c r o t e a u and wendell w e n d e l l',
      ],
      'may text': ["sandy's on her phone all day so sure text that", 'yeah you can text it'],
      right: ['yup you got the whole basket', "yes that's right"],
      change: ['nah nothing', 'no leave it all as is'],
      'other number': [
        "i'm member owner eleven eighty but that's groceries so no",
        'no no roadside number',
      ],
      person: ['nope i talk to people all day', "no i'm okay with you"],
      truck: ['please yeah before the lettuce gives up', 'yes send it'],
      more: [
        "it's a high roof so measure ten feet or so and there's pallets shifting in the back",
        "tell him it's tall and it's loaded",
      ],
      message: [
        "just tell whoever that wendell's van cooked itself",
        'message is wendell croteau from the co-op needs a tow on ninety three',
      ],
      cancel: ["oh no no don't do that", 'no keep it'],
      'same job': [
        "no though sandy might've called somebody she said she wouldn't",
        "no nobody's coming yet",
      ],
      when: ["i was due at one so i'm already late now i guess", 'now yeah'],
    },
    ends: 'job',
  },
  {
    id: 'u2-04',
    kind: 'Places hard to find',
    about:
      'A piano mover stuck with a box truck that goes into no gear at the dead end of Red Hook in Brooklyn. He wants it at a truck repair on Third Avenue.',
    manner: 'angry',
    from: '7185550126',
    truth: {
      pickup: {
        street: 'Conover Street',
        cross: 'Reed Street',
        near: 'behind the Food Bazaar',
        city: 'Brooklyn',
      },
      dropoff: {
        name: 'Kings Truck Repair',
        street: 'Third Avenue',
        cross: '29th Street',
        city: 'Brooklyn',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2012',
        make: 'Isuzu',
        model: 'NPR',
        color: 'white',
      },
      name: 'Lenny Abruzzo',
      phone: '7185550126',
      mayText: true,
    },
    says: {
      opening: [
        "listen i got a steinway a hundred and four years old and i got a lady on eastern parkway looking at her watch and the truck don't go",
        "yeah i need a big tow a box truck it won't go in gear i'm in red hook",
      ],
      safety: [
        "it's red hook in the daytime there's a guy fishing yeah it's safe",
        "yeah yeah i'm safe it's a dead end",
      ],
      unhurt: ["my pride and joey's thumb but that was thursday no", "nobody's hurt"],
      callback: ["who else's would i use yeah", 'yeah this phone the seven one eight'],
      where: [
        "you can't find it nobody can find it the gps says i'm in the water",
        'conover street and reed street in red hook',
      ],
      spot: [
        "you know van brunt no not van brunt that's the front you come around by the trolley tracks",
        "it's behind the food bazaar conover at the corner of reed",
      ],
      direction: [
        "toward the water there ain't nothing else",
        "no direction i'm at the end of a street facing the water",
      ],
      exit: [
        "i got off the b q e at hamilton like a hour ago what's that got to do with it",
        "there's no exit it's a street",
      ],
      city: ['what do you mean what town', 'brooklyn'],
      reason: [
        "i put it in drive it thinks about it i put it in reverse it thinks about it joey says push it i says joey it's fourteen thousand pounds",
        "the engine runs good but it won't take a gear no drive no reverse nothing",
      ],
      'shut in': [
        "joey's on the tailgate eating a hero nobody's locked in nothing",
        'no just the piano',
      ],
      'where to': [
        "the piano goes to eastern parkway but that's my headache the truck goes to my guy kings",
        'kings truck repair on third avenue',
      ],
      'where to spot': [
        "under the gowanus there you can't miss it the pillars",
        'third avenue and twenty ninth street',
      ],
      'where to city': ['brooklyn where else staten island', 'brooklyn'],
      vehicle: ["it's an n p r like the radio except it's an isuzu", 'isuzu n p r box truck'],
      year: [
        "a twelve my brother in law says it's a fourteen he's wrong it's a twelve",
        'twenty twelve',
      ],
      color: ["white it says abruzzo and sons on it there's no sons", "it's white"],
      name: ["abruzzo it's on the side of the truck in three foot letters", 'lenny abruzzo'],
      spelling: [
        "like the place in italy with the two z's a b r u z z o",
        'a b r u z z o lenny l e n n y',
      ],
      'may text': ['text me call me send me a pigeon yeah', 'yeah you can text'],
      right: ['finally yeah somebody who listens', "yeah that's right"],
      change: ["change i'd change my line of work no nothing", "nothing don't change nothing"],
      'other number': [
        "i got a d o t number you want that no i don't belong to nothing",
        'no no membership',
      ],
      person: ['you gonna find me a person who knows red hook no keep going', 'no just do it'],
      truck: ["what've we been doing here yeah send it", 'yes send a truck a heavy one'],
      more: [
        "he can't turn around down here so tell him back it in off of van brunt and the piano's staying on so go easy",
        "tell him it's loaded and he's gotta back in",
      ],
      message: [
        "tell em lenny's at the bottom of conover with a dead truck",
        'abruzzo needs a heavy tow conover and reed',
      ],
      cancel: ['cancel what are you crazy no', "no don't cancel it"],
      'same job': [
        'i called another outfit at noon they never picked up so no',
        "no nobody's on the way",
      ],
      when: ['yesterday', 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'u2-05',
    kind: 'Places hard to find',
    about:
      'A hockey referee who threw his keys in the bag and shut the hatch behind a rink in Evanston. He wants the car opened, he has another game.',
    manner: 'curt',
    from: '8475550109',
    truth: {
      pickup: {
        name: 'Robert Crown Center',
        number: '1801',
        street: 'Main Street',
        near: 'back lot on the Lee Street side',
        city: 'Evanston',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2018',
        make: 'Subaru',
        model: 'Outback',
        color: 'gray',
      },
      name: 'Kyle Bergstrom',
      phone: '8475550109',
      mayText: true,
    },
    says: {
      opening: [
        'yeah i ref i got a bantam game in skokie at seven and my skates are in there looking at me',
        'locked my keys in the car at the rink in evanston need somebody to pop it',
      ],
      safety: [
        'safer than out on the ice with those parents',
        "yeah i'm good i'm in a parking lot",
      ],
      unhurt: ["took a stick in the shin second period that's just the job no", 'nope'],
      callback: ["yep it's all i got the whistle's in the car", 'yeah this one'],
      where: [
        'at the rink not the old one they tore that down the new one',
        'robert crown center eighteen oh one main street',
      ],
      spot: [
        "everybody goes in off main so that's where they'll look and i'm not there",
        'back lot lee street side by the turf field',
      ],
      direction: ["facing the turf i don't know", "not driving i'm parked"],
      exit: ["it's not off the expressway i mean i came down the edens but no", 'no exit'],
      city: ["not skokie skokie's next game", 'evanston'],
      reason: [
        'threw the bag in put the key in the side pocket closed the hatch beep',
        'keys are in the car doors are locked',
      ],
      'shut in': ['my skates my stripes and half a burrito', 'no nobody'],
      'where to': ["skokie but i'll drive it", 'no tow just open it'],
      'where to spot': ["no spot you're not taking it", 'nowhere it stays here'],
      'where to city': ['nowhere i said', 'no tow no town'],
      vehicle: ['the subaru the wagon one outback', 'subaru outback'],
      year: ["eighteen same as my daughter's jersey", 'twenty eighteen'],
      color: ["gray there's like six gray ones out here mine's got the usa hockey sticker", 'gray'],
      name: ['bergstrom', 'kyle bergstrom'],
      spelling: ['iceberg without the ice then strom', 'b e r g s t r o m kyle k y l e'],
      'may text': ['yeah gloves are off', 'yep text it'],
      right: ['good goal', 'yeah correct'],
      change: ['no call stands', 'nothing'],
      'other number': [
        "my ref card's four four one seven that's not what you want no",
        "no don't have one",
      ],
      person: ['nah play on', 'no'],
      truck: ['drop the puck yeah', 'yes send him'],
      more: [
        'hatch might not be all the way latched the left side sits up a little try there first',
        'bring a wedge the windows are all up',
      ],
      message: [
        'kyle locked out behind crown',
        'tell em bergstrom is locked out at robert crown back lot',
      ],
      cancel: ['no no i still need it zamboni guy tried a coat hanger no luck', "no don't cancel"],
      'same job': ['some hockey mom had you out front at four for a tire not me', 'no new one'],
      when: ["puck drops at seven it's quarter to six you tell me", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u2-06',
    kind: 'Places hard to find',
    about:
      "A decoy carver on Maryland's Eastern Shore whose pickup sank in the marsh edge by the boat ramp. He wants to be pulled out and wants the calls to go to his wife's line at home.",
    manner: 'slow',
    from: '4105550171',
    truth: {
      pickup: {
        street: 'Shorters Wharf Road',
        near: 'boat ramp just past the bridge',
        city: 'Cambridge',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2015',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'red',
      },
      name: 'Harlan Insley',
      phone: '4105550188',
      mayText: false,
    },
    says: {
      opening: [
        'well now um i was after some cedar a fella told me had washed up and uh i pulled over for to let a school bus by and well',
        "i'm down in the marsh my truck's sunk to the axle and i need a pull",
      ],
      safety: [
        "tide's goin out not in so i'm all right i'm settin on the tailgate",
        "yes ma'am i'm safe i'm on hard ground",
      ],
      unhurt: [
        'no just embarrassed my granddaddy drove this road sixty year and never',
        "no nobody's hurt",
      ],
      callback: [
        "this here's the cell phone and it comes and goes out here so better you call darlene",
        'call the house four one oh five five five oh one eight eight',
      ],
      where: [
        "you know where the refuge is well go past that past the eagle place and keep on till you think you're lost",
        'shorters wharf road down below the refuge out of cambridge',
      ],
      spot: [
        "past the bridge not the first little bridge that's just a culvert the real one over the blackwater",
        'at the boat ramp just past the bridge on shorters wharf road',
      ],
      direction: [
        "i was goin down toward andrews i reckon toward the water but i'm off the road now",
        "i'm not goin nowhere i'm off the side by the ramp",
      ],
      exit: ["oh honey there's no exit for thirty mile", 'no exit no mile markers out here'],
      city: [
        "ain't no town the mail says cambridge",
        "cambridge that's the nearest and that's the address",
      ],
      reason: [
        "looked like grass it wasn't grass it was pudding right hand wheels went down and she just laid over a little",
        "she's bogged down in the mud and she needs winched out nothin broke",
      ],
      'shut in': ["just the dog box and it's empty he's home", 'no nobody'],
      'where to': ['back up on the road is all', "nowhere i can drive her home once she's out"],
      'where to spot': ['just the road bout eight foot over', 'no place no tow just pull me out'],
      'where to city': [
        "well i live up toward church creek but i'll carry myself",
        "none i don't want it hauled",
      ],
      vehicle: ['silver auto', "it's a chevrolet silverado"],
      year: [
        'same year the blue ribbon at easton for the canvasback so fifteen',
        'two thousand fifteen',
      ],
      color: ['red under the mud', "it's red"],
      name: ['harlan folks round here just say mister harlan', 'harlan insley'],
      spelling: [
        "insley there's a whole graveyard of us i n s l e y",
        'i n s l e y and harlan is h a r l a n',
      ],
      'may text': [
        "that's darlene's house phone it's on the wall in the kitchen",
        "no sir it don't take no texts you got to call",
      ],
      right: ['yes i believe you have it', "yes that's right"],
      change: ['let me think no', 'no nothin to change'],
      'other number': ['had the triple a till two thousand and nine', "no i don't have one"],
      person: ["i don't mind you you let a man finish", "no you're all right"],
      truck: ["i'd be obliged", 'yes please send one'],
      more: [
        "don't let him come off the blacktop not one foot or you'll have two of us and bring plenty of cable i'm a good forty foot in",
        'he wants a long cable and stay on the hard road',
      ],
      message: [
        "tell em harlan's in the mud they'll know",
        'harlan insley needs a pull at shorters wharf',
      ],
      cancel: ["no no the greenheads'll eat me", "no don't cancel"],
      'same job': [
        "a young fella in a jeep said he'd go for help but i don't believe he did",
        'no this is the first i called',
      ],
      when: [
        "before the tide turns round i'd like it's not high till ten tonight",
        'now if you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u2-07',
    kind: 'Changing their minds',
    about:
      "A church organist whose Volvo quit after the bridge on 95 in Connecticut, now in the park and ride at the foot of the ramp. First he wants it at a garage in New London, then at his brother's house in East Lyme.",
    manner: 'chatty',
    from: '8605550154',
    truth: {
      pickup: {
        highway: 'I-95',
        direction: 'northbound',
        exit: '70',
        near: 'park and ride at the bottom of the ramp',
        city: 'Old Lyme',
      },
      dropoff: {
        number: '14',
        street: 'Flanders Road',
        near: "brother's house with the gray barn",
        city: 'East Lyme',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2013',
        make: 'Volvo',
        model: 'XC60',
        color: 'silver',
      },
      name: 'Lucian Pettengill',
      phone: '8605550154',
      mayText: true,
    },
    says: {
      opening: [
        'good afternoon or is it evening i have choir at six and the car has simply well it sighed is the only word for it',
        "hello my volvo has quit i'm off ninety five in old lyme and i need it towed",
      ],
      safety: [
        "perfectly there's a woman here with a spaniel eating a sandwich i mean the woman is",
        'yes quite safe i rolled into the park and ride',
      ],
      unhurt: ['no no only the anthem will suffer', 'no nobody is hurt'],
      callback: [
        "yes though i silence it during the service oh but that's sunday so yes",
        'yes this number is best',
      ],
      where: [
        'so i came over the baldwin bridge from saybrook and it died on the top and i coasted bless gravity',
        'interstate ninety five northbound exit seventy',
      ],
      spot: [
        'where the commuters leave their cars at the bottom of the ramp',
        "it's the park and ride at the bottom of the exit seventy ramp",
      ],
      direction: [
        "toward new london which the signs call north though it's clearly east",
        'northbound',
      ],
      exit: ['well i meant to go to seventy four but i got off sooner at seventy', 'exit seventy'],
      city: [
        "not saybrook that's the other side of the river old lyme the artists' one",
        'old lyme',
      ],
      reason: [
        'all the organ stops went off one by one the radio the dials and then the engine and now it goes round and round and never catches',
        "the engine died while driving and it cranks but it won't catch",
      ],
      'shut in': ['just the hymnals', 'no no one and no animals'],
      'where to': [
        "there's the whaling city garage in new london i suppose on broad street or well hm my brother did say he'd look at it",
        "i've changed my mind not new london take it to my brother's at fourteen flanders road in east lyme",
      ],
      'where to spot': [
        "it's the house with the gray barn you can't see the number for the hydrangea",
        "fourteen flanders road my brother's house the one with the gray barn",
      ],
      'where to city': [
        "well if it were the garage new london but it's my brother so east lyme",
        'east lyme',
      ],
      vehicle: ['a volvo the tall sort of one x c something sixty', 'volvo x c sixty'],
      year: [
        'i bought it used in sixteen it was three years old i think yes thirteen',
        'twenty thirteen',
      ],
      color: ['silver like every other one in the lot', 'silver'],
      name: ['lucian with an i a n people write lucy ann', 'lucian pettengill'],
      spelling: [
        "two t's two l's no hyphen p e t t e n g i l l",
        'p e t t e n g i l l lucian l u c i a n',
      ],
      'may text': ["do i'm better with written things", 'yes you may text'],
      right: [
        "oh wait i want my brother's not the garage if it says new london fourteen flanders road east lyme and otherwise yes lovely",
        "yes with my brother's in east lyme that's all right",
      ],
      change: [
        "the destination please i said new london at first it's my brother's now fourteen flanders road east lyme",
        'take it to fourteen flanders road in east lyme and nothing else to change',
      ],
      'other number': [
        "i have a guild number from the organists you won't want it",
        "no i've no membership",
      ],
      person: ['not unless they sing tenor no', 'no thank you'],
      truck: ['by all means', 'yes please send one'],
      more: [
        "my music's on the back seat could he not tip it and my brother's at work till five so leave it on the gravel by the barn",
        'tell him leave it by the gray barn the key goes in the mailbox',
      ],
      message: [
        "simply that lucian won't be at choir no that's for someone else",
        'tell them pettengill needs a tow from old lyme to east lyme',
      ],
      cancel: ["cancel no i only changed where it's going", "no don't cancel it"],
      'same job': [
        "i rang the garage in new london first but that's off no truck's coming",
        'no no truck is on the way',
      ],
      when: [
        "choir's at six but my niece is fetching me so the car can go whenever you're able i mean today now",
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u2-08',
    kind: 'Changing their minds',
    about:
      'A barber in Wilmington who wants his old Cutlass carried to a painter in Smyrna. First he says tomorrow at seven, then the day after at nine.',
    manner: 'chatty',
    from: '3025550133',
    truth: {
      pickup: {
        number: '1410',
        street: 'North Lincoln Street',
        cross: 'Gilpin Avenue',
        near: 'garage in the alley behind the house',
        city: 'Wilmington',
      },
      dropoff: {
        name: "Dawson's Paint and Body",
        number: '120',
        street: 'South Dupont Boulevard',
        city: 'Smyrna',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1972',
        make: 'Oldsmobile',
        model: 'Cutlass',
        color: 'maroon',
      },
      name: 'Tyrell Womack',
      phone: '3025550133',
      mayText: true,
      when: {
        days: 2,
        time: '09:00',
      },
    },
    says: {
      opening: [
        "yo how you doing i got a client in the chair so if i go quiet that's the clippers uh my pop's cutlass i need it rode down to smyrna tomorrow like seven",
        'hey i need a car hauled to a paint shop in smyrna flatbed only not today',
      ],
      safety: ["i'm at the shop it's all good", "yeah i'm safe i'm at work"],
      unhurt: ["only this man's hairline nah i'm playing nobody", "nobody's hurt"],
      callback: ["the shop line's always busy so yeah my cell this one", 'yeah this number'],
      where: [
        "it's not here at the shop the shop's on market it's at my mother's up on lincoln",
        'fourteen ten north lincoln street',
      ],
      spot: [
        "don't go to the front my mother'll come out in her robe go around the alley",
        "it's in the garage in the alley behind the house lincoln by gilpin avenue",
      ],
      direction: [
        "it ain't going nowhere it ain't moved since my pop passed",
        "no direction it's sitting in a garage",
      ],
      exit: [
        "off ninety five you'd get off by delaware ave but that ain't the address",
        "no exit it's fourteen ten north lincoln",
      ],
      city: ['wilmington delaware not north carolina people get that twisted', 'wilmington'],
      reason: [
        "ain't nothing wrong with it it runs i just don't want no rock chips 'fore the paint",
        "nothing's wrong it just needs moving on a flatbed to get painted",
      ],
      'shut in': ['a possum one time in oh nine no', "no it's empty"],
      'where to': [
        'my man dawson does the candy paint down smyrna',
        "dawson's paint and body in smyrna one twenty south dupont boulevard",
      ],
      'where to spot': [
        "right on thirteen by the diner you gon' smell it",
        'one twenty south dupont boulevard',
      ],
      'where to city': ['smyrna not dover he used to be in dover', 'smyrna'],
      vehicle: ['the cutlass supreme two door oldsmobile', 'oldsmobile cutlass'],
      year: [
        'seventy two my pop got it the year my sister was born and she lies about it',
        'nineteen seventy two',
      ],
      color: ["it's maroon it's gon' be candy apple but now it's maroon", 'maroon'],
      name: ["everybody calls me t but it's tyrell", 'tyrell womack'],
      spelling: ['like the singer bobby womack w o m a c k', 'w o m a c k tyrell t y r e l l'],
      'may text': ['yeah text i can look down between heads', 'yes you can text me'],
      right: [
        "mm hold up tomorrow i got the prom kids all day make it the day after at nine in the morning rest of it's right",
        "yeah day after tomorrow at nine that's right",
      ],
      change: [
        "the day i said tomorrow at seven that's dead make it day after tomorrow nine a m",
        'day after tomorrow nine in the morning everything else is good',
      ],
      'other number': [
        "got a shop license and a plate that's two digits short no",
        "no i don't have no membership",
      ],
      person: ['nah you cool', "no i'm good"],
      truck: [
        'not right this second but yeah put it on the books',
        'yes send it for the day i said',
      ],
      more: [
        "go slow over the lip of the garage it's low like three inches and the key's on the nail",
        'it sits low tell him bring ramps',
      ],
      message: [
        'tell em t called bout the cutlass',
        'tyrell womack wants the oldsmobile moved to smyrna',
      ],
      cancel: ["nah just push it back don't cancel", "no don't cancel just the later day"],
      'same job': ["nah ain't no truck out yet", 'no this is a new one'],
      when: [
        "i was thinking tomorrow early seven o'clock nah wait prom heads day after",
        'not now day after tomorrow at nine in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u2-09',
    kind: 'Hard to understand',
    about:
      "A Haitian home aide in Mattapan whose parked car was hit by a trash truck while she was in with her patient. She wants it at a cousin's body shop in Brockton.",
    manner: 'slow',
    from: '8575550119',
    truth: {
      pickup: {
        number: '62',
        street: 'Almont Street',
        near: "by Almont Park, in front of the patient's house",
        city: 'Mattapan',
      },
      dropoff: {
        name: 'Lakay Auto Body',
        number: '245',
        street: 'North Montello Street',
        city: 'Brockton',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2011',
        make: 'Nissan',
        model: 'Altima',
        color: 'silver',
      },
      name: 'Guerline Desrosiers',
      phone: '8575550119',
      mayText: false,
    },
    says: {
      opening: [
        'allo yes good morning i am to give the madame her bath i come out and the car is not the same car',
        'hello please the trash truck he hit my car i need tow',
      ],
      safety: [
        "i'm inside the house of my patient she is watching the price is right",
        'yes i am safe i am in the house',
      ],
      unhurt: ['no thanks god the car was alone', 'no nobody hurt nobody was in it'],
      callback: ['yes is my phone not the phone of the madame', 'yes this one you call me'],
      where: [
        'is in front where i work the house the green one with the ramp for the chair',
        'sixty two almond street almont a l m o n t in mattapan',
      ],
      spot: [
        'the park where the children they play the soccer is there',
        'by almont park in front the house sixty two',
      ],
      direction: ["i don't go i was park", 'no the car was parked it go nowhere'],
      exit: ["exit is the door no i don't understand is a street", 'no exit no highway'],
      city: ['is boston but they say mattapan for the letter', 'mattapan'],
      reason: [
        'the man of the garbage he go back back back and poum and he say sorry and he leave me a paper',
        'somebody hit the car the back is smash and the bumper touch the tire it cannot roll',
      ],
      'shut in': ['no only my lunch', 'no nobody no animal'],
      'where to': [
        'my cousin wilner he have the garage in brockton he tell me bring it bring it',
        'lakay auto body brockton',
      ],
      'where to spot': [
        'is near the train two four five montello the north one',
        'two forty five north montello street',
      ],
      'where to city': ['is far i know is not here brockton', 'brockton'],
      vehicle: ['is a knee san alt tima', 'nissan altima'],
      year: [
        'i buy it from my sister in two thousand fifteen but the paper say two thousand eleven',
        'two thousand eleven',
      ],
      color: ['gray gray shiny how you say silver', 'silver'],
      name: ['it is on my badge gerlean', 'guerline desrosiers'],
      spelling: [
        'is french i do slow d e s r o s i e r s',
        'g u e r l i n e and after d e s r o s i e r s',
      ],
      'may text': [
        "when i do the madame i cannot look and the english small small letter i don't like",
        'no no text please you call',
      ],
      right: ['yes is good is what i say', 'yes everything right'],
      change: ["no you don't change", 'nothing thank you'],
      'other number': [
        'the man give me a paper with number of the city seven seven one but is for the insurance no',
        "no i don't have member",
      ],
      person: ['no is okay you speak slow is good', 'no thank you'],
      truck: ['yes please because i finish at three and the bus is long', 'yes send the truck'],
      more: [
        'please not ring the bell the madame she sleep after lunch call me i come down',
        'the key i have it he must call me when he is outside',
      ],
      message: ['say guerline she wait', 'tell them guerline need the tow almont street'],
      cancel: ['no no why cancel', "no don't cancel please"],
      'same job': [
        'no the police he came but not a truck',
        'no nobody is coming is first time i call',
      ],
      when: [
        'my daughter she say wait for saturday but no i want it today now',
        'now please today',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u2-10',
    kind: 'Upset or in a hurry',
    about:
      'A wedding cake baker whose van ran dry with a cake aboard, rolled into a boarded up gas station in Oak Park, Illinois. She wants gas brought, no tow.',
    manner: 'angry',
    from: '7085550145',
    truth: {
      pickup: {
        street: 'Harlem Avenue',
        cross: 'Garfield Street',
        near: 'boarded up gas station',
        city: 'Oak Park',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2016',
        make: 'Dodge',
        model: 'Grand Caravan',
        color: 'black',
      },
      name: 'Jolanta Wisniewski',
      phone: '7085550145',
      mayText: true,
    },
    says: {
      opening: [
        "okay i have a four tier buttercream it is eighty one degrees and i am sitting in a gas station that has no gas in it i can't even i can't",
        "i ran out of gas i need somebody to bring me gas i'm in oak park hurry",
      ],
      safety: ["i'm safe the cake isn't safe", "yes i'm in a lot i'm safe"],
      unhurt: ["not yet talk to the bride's mother no", "no nobody's hurt come on"],
      callback: ['yes and not the bakery because stasia will put you on hold', 'yes this number'],
      where: [
        'i was coming off the ike and it started to cough and i rolled and i mean rolled across three lanes of idiots',
        'harlem and garfield in oak park',
      ],
      spot: [
        "it's plywood it's all plywood there's a sign that says three nineteen a gallon what a joke",
        'the boarded up gas station at harlem avenue and garfield street',
      ],
      direction: [
        "elmhurst the reception's in elmhurst that's the direction",
        "i'm off the road i'm in the lot not going any direction",
      ],
      exit: [
        "i already got off the expressway the harlem exit the weird left one but i'm not on it",
        "no exit i'm on harlem avenue at garfield",
      ],
      city: ["one side's forest park i don't care no it's the oak park side", 'oak park'],
      reason: [
        "the needle's been broken since easter so i count the miles and i counted wrong okay",
        "it's empty no gas in the tank",
      ],
      'shut in': ['a bride and groom made of sugar no', "no there's no one in there"],
      'where to': ["elmhurst but i'm driving it there with my own two hands", 'no tow i need gas'],
      'where to spot': ["there is no place didn't i say gas", 'nowhere no tow'],
      'where to city': ['elmhurst is the party not the tow no tow', 'no town no tow'],
      vehicle: ["it's a minivan the dodge the grand one", 'dodge grand caravan'],
      year: ["sixteen and it's paid off that's why it looks like that", 'twenty sixteen'],
      color: ['black which in this sun is just fantastic', 'black'],
      name: ["wisniewski sweet jolanta's it's on the door", 'jolanta wisniewski'],
      spelling: [
        'oh for w i s n i e w s k i like it sounds',
        'w i s n i e w s k i and j o l a n t a',
      ],
      'may text': ["text call i'm staring at the phone", 'yes text'],
      right: ['yes yes go', "yes that's right"],
      change: ['nothing just move', 'no nothing'],
      'other number': [
        "order number two two oh six for the cake no i don't have a membership",
        'no',
      ],
      person: ['will a person be faster no then no', 'no just send it'],
      truck: ['with gas in it yes', 'yes send it now'],
      more: [
        "regular not diesel and if he's got ice i'll kiss him",
        'bring two gallons of regular',
      ],
      message: [
        'tell them jolanta is melting',
        'jolanta wisniewski needs gas at harlem and garfield',
      ],
      cancel: ["don't you dare", 'no do not cancel'],
      'same job': ['if one was on the way would i be screaming', "no nobody's coming"],
      when: ["they cut it at five it's three twenty so when do you think", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'u2-11',
    kind: 'Older callers',
    about:
      "A widow in Fall River whose late husband's Buick has sat in the garage since winter and will neither start nor roll. She wants it taken tomorrow at ten to her nephew's garage in Somerset, and her niece to be called.",
    manner: 'slow',
    from: '5085550167',
    truth: {
      pickup: {
        number: '318',
        street: 'Highland Avenue',
        near: 'garage behind the house',
        city: 'Fall River',
      },
      dropoff: {
        name: "Furtado's Garage",
        number: '1120',
        street: 'County Street',
        city: 'Somerset',
      },
      reasons: ['Dead battery', 'Flat tire'],
      vehicle: {
        year: '2005',
        make: 'Buick',
        model: 'LeSabre',
        color: 'gold',
      },
      name: 'Theresa Medeiros',
      phone: '5085550182',
      mayText: false,
      when: {
        days: 1,
        time: '10:00',
      },
    },
    says: {
      opening: [
        "hello dear i'm not sure i have the right people my husband always did the calling he had a card for you on the icebox it's about the buick",
        "hello i need the buick picked up tomorrow it doesn't start and a tire's down",
      ],
      safety: ["oh yes i'm in the kitchen i have the kettle on", "yes dear i'm at home i'm safe"],
      unhurt: ["my hip but that's since two thousand eleven", "no no one's hurt"],
      callback: [
        "well this is the kitchen and i don't hear it from the bedroom so call connie my niece",
        "call connie dear it's five oh eight five five five oh one eight two",
      ],
      where: [
        "it's where manny left it god rest him he backed it in the week before thanksgiving",
        "it's at my house three eighteen highland avenue",
      ],
      spot: [
        'you come up the drive past the statue of our lady mind the grapevine',
        'in the garage behind the house',
      ],
      direction: [
        "it's facing out he always backed in",
        "it isn't going anywhere dear it's in the garage",
      ],
      exit: [
        "oh i don't drive on the highway i never did past the braga bridge",
        "no exit dear it's a house",
      ],
      city: [
        "fall river i've been here since i was four we came over from san miguel",
        'fall river',
      ],
      reason: [
        "it does nothing not even the little light and the front one on the milkman's side has gone all soft like a pancake",
        "the battery's gone dead and one tire's flat so it can't be driven",
      ],
      'shut in': ["no the cat's right here", 'no nobody dear'],
      'where to': [
        "to my nephew paulie he said ma tia i'll do it for nothing just get it here",
        "furtado's garage on county street in somerset",
      ],
      'where to spot': [
        "there's the ice cream stand and then it's the next one eleven something eleven twenty",
        'eleven twenty county street',
      ],
      'where to city': [
        'over the bridge somerset not swansea his house is swansea but the garage is somerset',
        'somerset',
      ],
      vehicle: ['the buick dear', "it's a buick le sabre"],
      year: [
        "it was for our fortieth we were married in sixty five so it's two thousand five",
        'two thousand five',
      ],
      color: ["like champagne i'd say they wrote gold on the paper", 'gold'],
      name: ["it's still in manny's name but he's passed so theresa", 'theresa medeiros'],
      spelling: [
        'the portuguese way m e d e i r o s',
        'm e d e i r o s and theresa with an h t h e r e s a',
      ],
      'may text': [
        "connie does all that but she teaches so i'd rather you ring and leave it on the machine",
        'no dear no texting just call',
      ],
      right: ['yes dear you have it nicer than i told it', "yes that's right"],
      change: ["i don't think so no", 'nothing to change dear'],
      'other number': [
        'manny had a card with the a a a but it ran out when he did',
        'no i have no number',
      ],
      person: ["oh are you not one well you're very polite no it's all right", 'no thank you dear'],
      truck: ['yes but tomorrow not in the dark', 'yes please for tomorrow'],
      more: [
        'the garage door sticks you lift and push and the keys are on the hook by the saint anthony',
        "tell the boy i'll have coffee and the keys are on the hook",
      ],
      message: [
        "say it's mrs medeiros about manny's car",
        'tell them theresa medeiros wants the buick taken to somerset',
      ],
      cancel: ['oh no dear i only just got the nerve', "no please don't cancel"],
      'same job': [
        "is there one already nobody told me no i haven't called before",
        'no this is the first time',
      ],
      when: [
        "well i have mass at eight and then the eye doctor's thursday so tomorrow after mass",
        'tomorrow at ten in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u2-12',
    kind: 'Spanish',
    about:
      'Un techador salvadoreño en Maryland cuya camioneta se le apagó y quedó detrás de una lavandería en Hyattsville. Quiere que la lleven a un taller en Silver Spring.',
    language: 'es',
    manner: 'chatty',
    from: '2405550174',
    truth: {
      pickup: {
        street: 'University Boulevard',
        cross: 'Riggs Road',
        near: 'detrás de la lavandería',
        city: 'Hyattsville',
      },
      dropoff: {
        name: 'Taller El Amigo',
        number: '8710',
        street: 'Piney Branch Road',
        city: 'Silver Spring',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2008',
        make: 'Ford',
        model: 'F-150',
        color: 'blue',
      },
      name: 'Wilmer Portillo',
      phone: '2405550174',
      mayText: true,
    },
    says: {
      opening: [
        'buenas mire yo iba a un techo en laurel con tres muchachos y la troca me hizo tracatraca y ya',
        'buenas necesito una grúa se me descompuso la troca en hyattsville',
      ],
      safety: [
        'sí aquí estamos comiendo pupusas en la sombra',
        'sí estoy en un parqueo no hay peligro',
      ],
      unhurt: ['no hombre solo el bolsillo', 'no nadie'],
      callback: [
        'sí a este porque el de la compañía lo tiene mi cuñado y no contesta',
        'sí a este mismo número',
      ],
      where: [
        'bueno yo salí de la casa en langley park a las seis y no llegué ni a la vuelta',
        'en university boulevard con riggs road',
      ],
      spot: [
        'atrás donde botan la basura no enfrente porque enfrente me corrieron',
        'detrás de la lavandería ahí en university y riggs',
      ],
      direction: [
        'iba para laurel pero ya estoy parqueado',
        'para ningún lado ya está en el parqueo',
      ],
      exit: ['iba a agarrar el beltway pero no llegué', 'no hay salida es calle'],
      city: [
        'unos le dicen langley park otros adelphi a mí me llega el bil como hyattsville',
        'hyattsville',
      ],
      reason: [
        'se fue quedando sin fuerza sonó como piedras en una lata y se apagó y ya ni tose',
        'se murió el motor hizo un ruido y ya no prende y la batería está buena',
      ],
      'shut in': ['las escaleras y la brea nada más', 'no no hay nadie'],
      'where to': [
        'donde don chepe que me la arregló la otra vez',
        'al taller el amigo en silver spring',
      ],
      'where to spot': [
        'pasando la gasolinera en la piney branch el ochenta y siete diez',
        'ochenta y siete diez piney branch road',
      ],
      'where to city': ['silver spring no takoma eso es antes', 'silver spring'],
      vehicle: ['una ford la ciento cincuenta', 'ford f ciento cincuenta'],
      year: ['la compré en el quince pero es dos mil ocho', 'dos mil ocho'],
      color: ['azul con una puerta de otro color porque me chocaron hace años', 'azul'],
      name: ['wilmer aunque me dicen el chele', 'wilmer portillo'],
      spelling: ['portillo con doble ele p o r t i l l o', 'w i l m e r y p o r t i l l o'],
      'may text': ['sí pero en español si se puede', 'sí mándeme mensajes'],
      right: ['cabal así es', 'sí todo correcto'],
      change: ['nada así déjelo', 'no nada'],
      'other number': [
        'tengo el número del permiso del techo pero ese no le sirve no',
        'no no tengo membresía',
      ],
      person: ['no con usted está bien', 'no gracias'],
      truck: ['pues claro para eso llamé', 'sí mándela'],
      more: [
        'que va cargada con herramienta y que el muchacho se meta por riggs porque por el otro lado hay cadena',
        'que entre por riggs road y que lleva escaleras arriba',
      ],
      message: [
        'que llamó wilmer el de los techos',
        'dígales que wilmer portillo necesita grúa en hyattsville',
      ],
      cancel: ['no no cómo va a creer', 'no no la cancele'],
      'same job': [
        'mi cuñado dijo que iba a llamar pero ese nunca llama',
        'no es la primera vez que llamo',
      ],
      when: ['el patrón me espera desde las siete así que ya', 'ahorita por favor'],
    },
    ends: 'job',
  },
  {
    id: 'u3-01',
    kind: 'Everyday breakdowns',
    about:
      'A cotton ginner in Lubbock whose work truck runs hot; he wants it hauled to a radiator shop.',
    manner: 'slow',
    from: '8065550131',
    truth: {
      pickup: {
        street: 'Quaker Avenue',
        cross: '98th Street',
        direction: 'southbound',
        near: 'car wash',
        city: 'Lubbock',
      },
      dropoff: {
        number: '5112',
        street: '34th Street',
        name: 'Caprock Radiator',
        city: 'Lubbock',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2011',
        make: 'Ford',
        model: 'F-250',
        color: 'white',
      },
      name: 'Weldon Pruitt',
      phone: '8065550131',
      mayText: false,
    },
    says: {
      opening: [
        "yeah uh hold on let me get out of the wind here well sir i've got forty two modules on the yard and no way to get to em",
        'weldon pruitt here i run a cotton gin and my truck has boiled over on me and i need it hauled in',
      ],
      safety: [
        "well it's blowin dirt but i'm standin under the awnin at the car wash so i reckon",
        "yes sir i'm off the road and fine",
      ],
      unhurt: ['just my feelins and the radiator no', "no sir nobody's hurt it's only me"],
      callback: [
        "it's the one i got in my hand the gin has one too but that belinda she never picks up so call me here",
        "yes this one the one i'm callin on",
      ],
      where: [
        "well i'd left the gin out past wolfforth and come in on the loop and got off and uh i'm down on quaker now",
        'quaker avenue at ninety eighth street there in the lot',
      ],
      spot: [
        "there's a car wash the one with the blue dryers my boy in law used to have the one on slide not that one",
        "it's quaker and ninety eighth right by the car wash",
      ],
      direction: [
        'i was fixin to go south get on out to the ranch store and then back north to the gin by dinner but i only got the first part',
        'headed south on quaker southbound',
      ],
      exit: [
        "ain't no exit this is just a town street",
        "no sir no exit no mile marker it's quaker avenue",
      ],
      city: ["well the gin's at ropesville but i'm not at the gin i'm in lubbock", 'lubbock'],
      reason: [
        'needle went clear over to the h and she started blowin steam out from under the hood and i shut her off i poured my ice tea jug in and it come right back out',
        "it's runnin hot it boiled over it won't hold water",
      ],
      'shut in': [
        "naw the dog's at the house in this wind",
        "no sir there's not nobody in it nor no dog",
      ],
      'where to': [
        "there's a fella fixed the wife's oh two years back caprock caprock radiator",
        'caprock radiator on thirty fourth street fifty one twelve is the number',
      ],
      'where to spot': [
        "it used to be a feed store now it's uh fifty one and then a twelve on thirty fourth",
        'fifty one twelve thirty fourth street',
      ],
      'where to city': [
        'same place lubbock they had one in levelland but it shut',
        "that's lubbock too",
      ],
      vehicle: ["it's a three quarter ton ford", 'ford f two fifty'],
      year: [
        "bought it the year of that bad drought cotton didn't make a thing that year that was eleven",
        'two thousand eleven model',
      ],
      color: [
        "well right now it's about the color of the dirt but underneath it's white",
        "it's a white truck",
      ],
      name: ["put it under me not the gin they're slow to pay pruitt", 'weldon pruitt'],
      spelling: [
        "like it sounds with two t's p r u i t t and weldon like the weldin but with a o",
        'w e l d o n and then p r u i t t',
      ],
      'may text': [
        "son this thing folds in half i don't fool with that",
        "no don't text me just ring it",
      ],
      right: ["well i believe that's the size of it yeah", "yes sir that's right"],
      change: ['no leave it lay', "there's not a thing to change it's all good like you had it"],
      'other number': [
        "i got a gin code that's eighteen oh two but that ain't nothin to you",
        "no sir i don't have any case number or membership",
      ],
      person: ["i thought i was well no go on ahead you're doin alright", "no you'll do just fine"],
      truck: ["well i sure can't carry it", 'yes sir go ahead and send one'],
      more: [
        "there's a headache rack on it and a fuel tank in the bed about half full and my sack lunch i'll get the lunch",
        "just tell him it has a toolbox and a slip tank in the bed so it's heavy",
      ],
      message: [
        'no message to tell just the truck to haul it',
        "don't need a message just send the wrecker",
      ],
      cancel: ['lord no i been standin here twenty minutes', "no don't cancel it"],
      'same job': [
        "no i ain't called nobody before this but my brother and he's in midland",
        "no sir this is the first i've called",
      ],
      when: [
        'well the sooner i get back the sooner they quit settin around drinkin my coffee',
        'now sir right now',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u3-02',
    kind: 'Everyday breakdowns',
    about:
      'A night nurse in scrubs with a dead car in the hospital garage in Fort Worth; she wants a jump.',
    manner: 'chatty',
    from: '8175550146',
    truth: {
      pickup: {
        number: '1301',
        street: 'Pennsylvania Avenue',
        name: 'Harris Methodist Hospital',
        near: 'third floor of the parking garage',
        city: 'Fort Worth',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2017',
        make: 'Kia',
        model: 'Soul',
        color: 'green',
      },
      name: 'Renata Villescas',
      phone: '8175550146',
      mayText: true,
    },
    says: {
      opening: [
        "hi okay so i just came off a thirteen hour night and i've got compression socks on and one bar of signal so if i drop i'll call back",
        "hi i'm a nurse at harris methodist my car is totally dead in the garage i need somebody to jump it",
      ],
      safety: [
        "girl i'm in a hospital garage with a security cart going by every six minutes it's the safest i've been all night",
        "yes i'm safe",
      ],
      unhurt: ["no i mean upstairs sure that's the job but down here no", "no nobody's hurt"],
      callback: [
        "it's my cell yeah don't do the unit one you'll get the charge nurse and she will make it a whole thing",
        "yes this number's the best one",
      ],
      where: [
        "so you know where the er doors are not there you go round by the chapel and there's the employee garage for harris",
        'harris methodist hospital thirteen oh one pennsylvania avenue in the parking garage',
      ],
      spot: [
        "they moved us up cause two is for doctors now so i'm up one more from that by the stairs that smell",
        'third floor of the garage near the stairwell',
      ],
      direction: [
        "i'm backed in if that's what you mean i always back in",
        "it's parked it wasn't going any direction",
      ],
      exit: [
        "off thirty they'd get off at summit i think but it's not on the highway hon",
        "there isn't one it's in the garage at the hospital",
      ],
      city: ["i live in burleson so that's where i wish i was but it's fort worth", 'fort worth'],
      reason: [
        'it goes tick tick tick tick and the little dashboard lights do a disco and then nothing and okay i might have left the visor mirror light on since seven last night',
        "the battery's dead it just needs a jump",
      ],
      'shut in': [
        "just my lunch bag and that's not alive well the yogurt maybe",
        "no nobody's inside it and no pets",
      ],
      'where to': [
        "oh no no i don't want it taken i wanna drive it home and sleep",
        'nowhere just a jump start please',
      ],
      'where to spot': [
        "there's no place i'm going home myself",
        'no tow no address just the jump',
      ],
      'where to city': [
        "my bed is in burleson but i'll get there on my own once it starts",
        "none i don't need it towed",
      ],
      vehicle: ["it's the little toaster one the hamster commercial the soul", 'a kia soul'],
      year: [
        "i got it right after i passed boards which was twenty eighteen but it was last year's so seventeen",
        'twenty seventeen',
      ],
      color: ["they call it alien something it's green like a highlighter", 'green bright green'],
      name: ["my badge says rn villescas but it's renata", 'renata villescas'],
      spelling: [
        'v as in vitals i double l e s c a s',
        'v i l l e s c a s and renata is r e n a t a',
      ],
      'may text': [
        "oh please yes i can't hear a ring i got one earbud and it's dead too",
        'yes text me',
      ],
      right: ['uh huh uh huh yep all of that bless you', "yes that's right"],
      change: ["nothing baby i'm too tired to change my mind", 'no changes'],
      'other number': [
        "i have a employee number but you don't want that do you no",
        "no i don't have one",
      ],
      person: [
        "honestly i've talked to people since seven last night i'm good",
        "no thanks you're fine",
      ],
      truck: ["if it's got cables on it then yes", 'yes please send one'],
      more: [
        "so the garage has that yellow bar it's low like six eight so not one of those huge trucks and the guard's name is otis tell otis it's for renata",
        "the clearance is six foot eight so a small truck and tell the guard it's for renata",
      ],
      message: ['nothing to leave i just want the jump', 'no message just send somebody'],
      cancel: ["no ma'am don't you dare", "no don't cancel"],
      'same job': [
        "i called my brother first but he doesn't count he didn't answer so nobody's coming",
        "no nobody's on the way i haven't called you before",
      ],
      when: ["like now now i've been up since yesterday", 'right now please'],
    },
    ends: 'job',
  },
  {
    id: 'u3-03',
    kind: 'Everyday breakdowns',
    about:
      'A Vietnamese bakery owner in Arlington whose delivery van stays in park; tow to a transmission shop.',
    manner: 'curt',
    from: '6825550158',
    truth: {
      pickup: {
        number: '2420',
        street: 'East Pioneer Parkway',
        near: 'loading dock behind the bakery',
        city: 'Arlington',
      },
      dropoff: {
        number: '4015',
        street: 'Matlock Road',
        name: 'Matlock Transmission',
        city: 'Arlington',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2014',
        make: 'Nissan',
        model: 'NV200',
        color: 'white',
      },
      name: 'Hanh Truong',
      phone: '6825550158',
      mayText: true,
    },
    says: {
      opening: [
        'two hundred banh mi for a church and the van says no',
        'delivery van no move need tow to the transmission place',
      ],
      safety: ['is my own back door', 'yes safe'],
      unhurt: ['only the cream puffs', 'no nobody hurt'],
      callback: [
        'front counter phone is my aunt she only sell bread this one',
        'yes this one call this one',
      ],
      where: [
        'behind my shop where the flour truck come',
        'twenty four twenty east pioneer parkway in the back',
      ],
      spot: [
        'not the front front is nail salon parking they get mad you go around the dumpster to my dock',
        'loading dock behind the bakery',
      ],
      direction: ['no direction that is the problem', "it's parked it never left"],
      exit: ["three sixty is close but i don't know no exit", "no exit it's at the shop"],
      city: ['half the street is grand prairie people think but no arlington', 'arlington'],
      reason: [
        'engine happy music on air cold i pull the stick to r and it sits there i pull to d it sits there still p',
        "engine run but it stay in park the gear don't go in",
      ],
      'shut in': ['bread only', 'nobody inside no animal'],
      'where to': [
        'my cousin say matlock i say why he say they did his so matlock',
        'matlock transmission forty fifteen matlock road',
      ],
      'where to spot': ['forty fifteen same name as the road easy', 'forty fifteen matlock road'],
      'where to city': ['not far', 'arlington too same city'],
      vehicle: ['little box van nissan', 'nissan n v two hundred'],
      year: ['shop open twelve van come two years after', 'twenty fourteen'],
      color: ['flour color', 'white'],
      name: ["the shop is golden something don't put that put hanh", 'hanh truong'],
      spelling: [
        'everybody writes han with no h on the end there is h on the end',
        'h a n h and t r u o n g',
      ],
      'may text': ['text is better my hands got dough but my son read it', 'yes text okay'],
      right: ['mm correct', 'yes all correct'],
      change: ['why change', 'no change nothing'],
      'other number': ['order number is thirty one but that is sandwiches', "no don't have"],
      person: ['person slow', 'no keep going'],
      truck: ['yes how many times', 'yes send it'],
      more: [
        'my nephew moved the racks already so empty nearly one pan left',
        'back is empty and the driver get free coffee tell him knock on the metal door',
      ],
      message: ['the message is come', 'no message send truck'],
      cancel: ['no i said need', "no don't cancel"],
      'same job': ['first time today last time was in march', 'no new one nobody coming yet'],
      when: ['church eats at noon so', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u3-04',
    kind: 'Places hard to find',
    about:
      'A youth pastor with a church van that lost two tires on a country highway near Camp Verde; tow to a tire shop in Kerrville.',
    manner: 'chatty',
    from: '8305550129',
    truth: {
      pickup: {
        highway: 'TX-173',
        direction: 'southbound',
        near: 'wagon wheel gate a mile past the Camp Verde General Store',
        city: 'Camp Verde',
      },
      dropoff: {
        number: '1620',
        street: 'Junction Highway',
        name: 'Hill Country Tire',
        city: 'Kerrville',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2009',
        make: 'Chevrolet',
        model: 'Express',
        color: 'tan',
      },
      name: 'Caleb Strickland',
      phone: '8305550129',
      mayText: true,
    },
    says: {
      opening: [
        "hey man hey so good morning i appreciate you hey guys get down off the fence please sorry so we're on a retreat and the lord has given us an opportunity for patience",
        "hey this is caleb with the youth group our church van's got two flats out in the country and just one spare",
      ],
      safety: [
        "oh yeah we're way up in the grass by a gate playing four square we're blessed",
        "yes we're all well off the road totally safe",
      ],
      unhurt: [
        'nope nobody josh skinned his knee yesterday but that was dodgeball',
        "no everybody's fine",
      ],
      callback: [
        "yeah unless i lose it out here pastor rick's got a phone but he's in waco so mine is good",
        "yeah this number's the best",
      ],
      where: [
        'okay so we stopped at that old store for fudge the camp verde one and then we kept going like toward bandera and then boom',
        'texas one seventy three about a mile past the camp verde general store',
      ],
      spot: [
        "one of the kids says there's a cow but that's not gonna help you uh there's a gate it's got a big wagon wheel welded on it",
        "it's by a ranch gate with a wagon wheel on it a mile past the camp verde store",
      ],
      direction: [
        "well we came out of kerrville this morning and we're going down to bandera to the river so whatever that is south",
        'southbound on one seventy three',
      ],
      exit: [
        "there's no exits man it's like two lanes and a goat",
        "no exit and i haven't seen a mile marker just the wagon wheel gate",
      ],
      city: ["is it a city it's got a store and a post office uh camp verde", 'camp verde'],
      reason: [
        'so we went over this cattle guard and it had a piece sticking up like a railroad spike and it took out the front and then the back on the same side just pssh pssh',
        'two flat tires on the passenger side and only one spare',
      ],
      'shut in': [
        "no no i counted heads i count heads every nine minutes they're all out here on the grass",
        "no nobody's in the van",
      ],
      'where to': [
        "my buddy tyler's dad from sunday school he does tires hill country tire in town there",
        'hill country tire sixteen twenty junction highway',
      ],
      'where to spot': [
        "i wanna say it's across from a whataburger or what was a whataburger sixteen something sixteen twenty",
        'sixteen twenty junction highway',
      ],
      'where to city': ['oh back up in kerrville', 'kerrville'],
      vehicle: ["it's the fifteen passenger jesus bus chevy", 'chevy express the long van'],
      year: [
        "it's older than half of these kids they were born in like twenty eleven and it's a oh nine",
        'two thousand nine',
      ],
      color: ['sort of a communion cracker color i guess tan', "it's tan"],
      name: ["grace fellowship's on the side of it but use mine caleb", 'caleb strickland'],
      spelling: [
        'caleb like in numbers the spy c a l e b and strick then land',
        'c a l e b s t r i c k l a n d',
      ],
      'may text': ['text would be awesome calls kinda cut out here', 'yes text me please'],
      right: ['amen yes sir you got it', "yes that's right"],
      change: ["no man wouldn't change a thing", 'nothing to change'],
      'other number': [
        "we've got a church insurance card but that's in rick's truck in waco so no",
        "no i don't have one",
      ],
      person: ["oh you're not a okay wow no you're great keep going", "no i'm good with you"],
      truck: ['please and thank you', 'yes please send the truck'],
      more: [
        "we've got nineteen kayaks no nine nine kayaks in a trailer behind but another van is already coming to hook the trailer and get the kids so it's just the van",
        "the kids and the trailer are getting picked up by another van so it's just me and the church van",
      ],
      message: ['no message just prayers ha', 'no message just the tow'],
      cancel: ["oh no don't do that", "no don't cancel"],
      'same job': [
        "we called a mom first she's bringing snacks but not like a truck so no",
        "no this is the first time i'm calling",
      ],
      when: [
        'the kids need to be in bandera by two but the van just whenever you can like now',
        'now as soon as you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u3-05',
    kind: 'Places hard to find',
    about: 'A realtor locked out of her own car behind model homes in a new McKinney development.',
    manner: 'chatty',
    from: '4695550172',
    truth: {
      pickup: {
        street: 'Trinity Falls Parkway',
        cross: 'Laud Howell Parkway',
        near: 'gravel lot behind the model homes',
        city: 'McKinney',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2021',
        make: 'Lexus',
        model: 'RX 350',
        color: 'white',
      },
      name: 'Delphine Thibodeaux',
      phone: '4695550172',
      mayText: true,
    },
    says: {
      opening: [
        'hi there this is delphine how are you today i have buyers flying in from san jose at four and i am looking at my own purse through my own window',
        "hi it's delphine thibodeaux i've locked my keys in the car and i need somebody to open it",
      ],
      safety: [
        "oh honey it's model homes there's a scented candle in every room i'm fine",
        "yes i'm perfectly safe",
      ],
      unhurt: ['just my pride and a heel', "no nobody's hurt"],
      callback: [
        'my office line rolls to a robot so yes right here this is my cell thank goodness it was in my hand',
        'yes this number',
      ],
      where: [
        "so you won't find it on a map the streets went in tuesday you know where trinity falls is the parkway",
        'trinity falls parkway in the gravel lot behind the model homes',
      ],
      spot: [
        "if you've hit the amenity center you've gone too far come back toward seventy five where it crosses that howell road laud howell",
        'near laud howell parkway behind the models in the gravel lot',
      ],
      direction: [
        'the house faces east which the buyers will love oh you mean me i was parked',
        "it's parked no direction",
      ],
      exit: [
        "off seventy five but you'd take laud howell i never look at the number",
        "no exit number it's off trinity falls parkway",
      ],
      city: [
        "the mailing's mckinney the schools are melissa depending but it's mckinney",
        'mckinney',
      ],
      reason: [
        "i set the fob in the cupholder got out to straighten the open house sign and it went thunk all four doors so smart it's stupid",
        "locked out the key's inside",
      ],
      'shut in': [
        'no just a charcuterie board and my laptop no little ones',
        'no nobody and no pets inside',
      ],
      'where to': ["oh i don't need to be taken i need to be let in", 'nowhere just unlock it'],
      'where to spot': [
        "i mean i could give you six addresses but they're all for sale no",
        "there isn't one it's only a lockout",
      ],
      'where to city': ["i'm headed to prosper after but in my own car", 'no tow so none'],
      vehicle: ['the lexus the suv the one everybody in my office has', 'lexus r x three fifty'],
      year: [
        "my lease was up in twenty four and i bought it out so it's a twenty one",
        'twenty twenty one',
      ],
      color: ["they'll tell you eminent pearl it's white", 'white'],
      name: ["my sign says the thibodeaux team but it's delphine", 'delphine thibodeaux'],
      spelling: [
        "everybody does t i b it's t h i b o d e a u x",
        'd e l p h i n e and t h i b o d e a u x',
      ],
      'may text': ['absolutely text me i live on it', 'yes you can text'],
      right: ["you're a doll yes every bit", "yes that's all right"],
      change: ['not one thing unless you can change my interest rate', 'no nothing to change'],
      'other number': [
        "my license is oh six eight one something but that's real estate so no",
        "no i don't have a membership",
      ],
      person: ['i do love a person but no time so no', 'no thank you'],
      truck: ['does he bring the little air bag thing then yes', 'yes please send someone'],
      more: [
        "gps will put him in a field tell him ignore it and follow the balloons and please wear booties no i'm kidding",
        'tell him follow the open house balloons around to the back the gps is wrong out here',
      ],
      message: ['message for whom no just send him', 'no message'],
      cancel: ["oh no no i can't show houses from the porch", "no don't cancel"],
      'same job': [
        'i called lexus and hung up after twenty minutes so nobody is coming not from you',
        "no nobody's coming yet this is a new call",
      ],
      when: ['my people land at four so before four so now', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'u3-06',
    kind: 'Places hard to find',
    about:
      'A wedding photographer whose SUV sank in the sand at Galveston Island State Park; wants to be pulled out.',
    manner: 'curt',
    from: '4095550163',
    truth: {
      pickup: {
        highway: 'FM-3005',
        name: 'Galveston Island State Park',
        near: 'beach side past the restrooms by the orange dune fence',
        city: 'Galveston',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2018',
        make: 'Toyota',
        model: '4Runner',
        color: 'gray',
      },
      name: 'Odalys Werner',
      phone: '4095550163',
      mayText: true,
    },
    says: {
      opening: [
        "light's gone in ninety minutes and i'm buried",
        "my four runner's sunk in the sand at the state park i need pulling out",
      ],
      safety: [
        "tide's going out i checked the table i'm up by the dunes",
        "yeah i'm safe the water's nowhere near",
      ],
      unhurt: ["no bride's annoyed", "nobody's hurt"],
      callback: ["mine yes not the planner she'll cry", 'yes this number'],
      where: [
        "thirty oh five keep driving past where you think you've gone too far",
        'galveston island state park on f m thirty oh five beach side',
      ],
      spot: [
        "not the bay side everyone goes to the bay side there's a shower block then a fence orange",
        'past the restrooms on the beach side by the orange dune fence',
      ],
      direction: [
        "i came off the seawall going west but i'm in the park now so it doesn't matter",
        "i'm not on the road i'm inside the park on the sand",
      ],
      exit: ["it's an island", "no exit no mile marker it's the park entrance on thirty oh five"],
      city: ['jamaica beach is next door but this is galveston', 'galveston'],
      reason: [
        "all four wheels spinning it's down to the running boards and every time i touch the gas it goes lower",
        "it's dug in stuck in soft sand needs to be winched",
      ],
      'shut in': ['lenses', 'no people no animals in it'],
      'where to': ['six feet backwards', "i don't need it towed anywhere just pulled out"],
      'where to spot': [
        "the hard sand that's the address",
        "there's no place just get it out of the sand",
      ],
      'where to city': ['no city', "nowhere it's only a pull"],
      vehicle: ['toyota', 'toyota four runner'],
      year: ["eighteen the camera's newer", 'twenty eighteen'],
      color: ["it's gray no filter", 'gray'],
      name: ["the booking was under hartley that's the couple i'm werner", 'odalys werner'],
      spelling: ["o d a people put an e it's an a l y s", 'o d a l y s w e r n e r'],
      'may text': ['prefer it', 'yes text me'],
      right: ['yep go', "yes that's right"],
      change: ['nothing no', 'no changes'],
      'other number': ['park pass is on the windshield not for you no', "don't have one"],
      person: ['no time', 'no'],
      truck: ['would be nice yes', 'yes send it'],
      more: [
        "not a low flatbed he'll sink too come in with the long rope from the pavement",
        'he needs a long cable and should stay on the pavement',
      ],
      message: ['none', 'no message just come'],
      cancel: ["no i'm still in it", "no don't cancel"],
      'same job': [
        "ranger said he'd call someone then drove off so i don't know i'm the one calling you first",
        'no new call nobody from you is coming',
      ],
      when: ['sunset is seven fifty two so before', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u3-07',
    kind: 'Changing their minds',
    about:
      "A retired judge in Brownsville who wants his Lincoln moved; first today to a dealer in Harlingen, then tomorrow at nine to his nephew's shop.",
    manner: 'slow',
    from: '9565550114',
    truth: {
      pickup: {
        number: '1847',
        street: 'Palm Boulevard',
        near: 'carport behind the house',
        city: 'Brownsville',
      },
      dropoff: {
        number: '3340',
        street: 'Boca Chica Boulevard',
        name: 'Longoria Auto Electric',
        city: 'Brownsville',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '2005',
        make: 'Lincoln',
        model: 'Town Car',
        color: 'silver',
      },
      name: 'Thaddeus Longoria',
      phone: '9565550187',
      mayText: false,
      when: {
        days: 1,
        time: '09:00',
      },
    },
    says: {
      opening: [
        'good afternoon i sat on the bench in cameron county for twenty six years and i have never once been asked to hold by a telephone now i have an automobile to be conveyed',
        'good afternoon judge longoria i wish to have a lincoln carried from my house to a shop nothing is the matter with it',
      ],
      safety: ['i am in my study so unless the books fall yes', 'yes quite safe i am at home'],
      unhurt: ['no no there has been no occurrence', 'no one is hurt'],
      callback: [
        "this is my granddaughter's pocket telephone you ought not to use it she goes back to kingsville at three you want the one in the house",
        'no use my house line it is nine five six five five five oh one eight seven',
      ],
      where: [
        'it is in my custody so to speak palm boulevard the carport',
        'eighteen forty seven palm boulevard at my home',
      ],
      spot: [
        'one enters by the alley past a rather large grapefruit tree it stands under the carport in the rear',
        'in the carport behind the house',
      ],
      direction: [
        'it has not gone in any direction since easter',
        'it is not on a road it is in my carport',
      ],
      exit: ['overruled there is no exit', 'there is none this is a residence'],
      city: ['brownsville i was born at san benito but the car was not', 'brownsville'],
      reason: [
        'nothing whatever it runs like a sewing machine but they took my license on account of the eyes and the car must go without me',
        'it only needs to be transported it runs i just do not drive it any longer',
      ],
      'shut in': ['no unless you count a gavel in the glove box', 'no one is in it no animals'],
      'where to': [
        'i had said the dealer up in harlingen to appraise it let that stand for the moment no strike it my nephew rings to say he will take it longoria auto electric',
        'not harlingen take it to longoria auto electric thirty three forty boca chica boulevard',
      ],
      'where to spot': [
        "the boy's place is at thirty three forty it was my brother's before it was his boca chica boulevard",
        'thirty three forty boca chica boulevard',
      ],
      'where to city': [
        'harlingen was the first ruling and that is reversed it is here in brownsville',
        'brownsville',
      ],
      vehicle: ['a lincoln a proper one', 'lincoln town car'],
      year: ['i retired in oh six and it was a year old so oh five', 'two thousand five'],
      color: ['silver like what hair i have', 'silver'],
      name: ['the honorable is not required longoria', 'thaddeus longoria'],
      spelling: [
        "as the apostle with two d's t h a d d e u s and then l o n g o r i a",
        't h a d d e u s l o n g o r i a',
      ],
      'may text': [
        'the house telephone has a dial madam it will not receive a text',
        'no you may not text it is a house telephone',
      ],
      right: [
        "yes so long as you have nine o'clock tomorrow and my nephew and not harlingen then it is so ordered",
        'yes that is correct',
      ],
      change: [
        'i said this afternoon in the beginning amend that to tomorrow at nine and the destination is my nephew at thirty three forty boca chica',
        'make it tomorrow morning at nine and take it to longoria auto electric on boca chica not to harlingen',
      ],
      'other number': [
        'i had cause numbers by the thousand none for this',
        'no i have no such number',
      ],
      person: ['you are more civil than most counsel no', 'no that is not necessary'],
      truck: ['you may', 'yes send it tomorrow at nine'],
      more: [
        'the battery was charged on the fourth and the key hangs on a nail by the kitchen door socorro will hand it over',
        'the housekeeper socorro will give him the key at the kitchen door',
      ],
      message: ['no message it is an order not a message', 'none just arrange the truck'],
      cancel: ['i do not dismiss it no', 'no do not cancel'],
      'same job': [
        'i have never called you before today',
        'no there is no other truck this is new',
      ],
      when: [
        "i told someone this afternoon or i meant to but my nephew doesn't open until the morning so let us continue it to tomorrow",
        "tomorrow morning at nine o'clock",
      ],
    },
    ends: 'job',
  },
  {
    id: 'u3-08',
    kind: 'Changing their minds',
    about:
      "An air conditioning man in Katy hit from behind on I-10; he has since rolled to Buc-ee's and wants it home, not to the body shop.",
    manner: 'angry',
    from: '2815550153',
    truth: {
      pickup: {
        name: "Buc-ee's",
        near: 'the car wash',
        city: 'Katy',
      },
      dropoff: {
        number: '1922',
        street: 'Westgreen Boulevard',
        city: 'Katy',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2019',
        make: 'Ram',
        model: '1500',
        color: 'maroon',
      },
      name: 'Darnell Hutchins',
      phone: '2815550153',
      mayText: true,
    },
    says: {
      opening: [
        'man some fool in a tesla just ate my tailgate on i ten and then he gon ask me do i vape',
        "yeah i got rear ended on the katy freeway i'm off it now i need this truck picked up",
      ],
      safety: [
        "we was on the shoulder but me and the trooper said nah so i limped it off i'm good now",
        "yeah i'm off the freeway i'm good",
      ],
      unhurt: [
        "he hurt my whole schedule but nah ain't nobody hurt",
        "nah nobody's hurt both of us fine",
      ],
      callback: ["yeah this me my work phone's in pieces on the freeway", 'yeah this number'],
      where: [
        "i ten eastbound by pin oak well nah that's where it happened i done rolled it off since then i'm up in the buc ee's",
        "i'm at the buc ee's in katy over by the car wash not on the freeway no more",
      ],
      spot: [
        "you know that long old car wash they got the one in the world record i'm at the end of it",
        "next to the car wash at buc ee's",
      ],
      direction: [
        "was going east when he got me but i'm parked now",
        "don't matter now i'm sitting in the parking lot at buc ee's",
      ],
      exit: [
        "i don't know what the number was i just got off look for the beaver",
        "no exit just the buc ee's in katy",
      ],
      city: ["my job was in brookshire but i'm in katy", 'katy'],
      reason: [
        "he was looking at his screen and i was looking at brake lights and next thing my condenser units in the front seat almost bumper's on the ground rubbing the tire",
        "i got hit from behind the back end's all smashed in on the wheel",
      ],
      'shut in': ['nah i work alone', "no ain't nobody in it no dog"],
      'where to': [
        "the insurance lady want it over at some collision place on mason road hold up i'm finna think about that",
        'not the body shop take it to my house nineteen twenty two westgreen boulevard',
      ],
      'where to spot': [
        "it's brick with a basketball goal nineteen twenty two",
        'nineteen twenty two westgreen boulevard',
      ],
      'where to city': ['katy i stay in katy', 'katy'],
      vehicle: ["ram it's a half ton", 'ram fifteen hundred'],
      year: ['nineteen and i got four payments left on it you believe that', 'twenty nineteen'],
      color: ["aggie color and i went to prairie view so don't even maroon", 'maroon'],
      name: ["truck say hutchins heating and air that's me", 'darnell hutchins'],
      spelling: [
        "two l's on darnell h u t c h i n s don't put no o n on it",
        'd a r n e l l h u t c h i n s',
      ],
      'may text': ["yeah hit me i'm steady on the phone with state farm so text", 'yeah text me'],
      right: [
        'long as it say my house on westgreen and not mason road then yeah we straight',
        "yeah that's right",
      ],
      change: [
        'scratch that body shop mess they gon charge me storage bring it to the house nineteen twenty two westgreen',
        "take it to my house nineteen twenty two westgreen boulevard not mason road and i'm at buc ee's not on the freeway",
      ],
      'other number': [
        "she gave me one but it's on the back of a brisket wrapper i threw out so nah",
        "nah i ain't got no claim number",
      ],
      person: ['i want a person that can drive a tow truck you good', 'nah keep going'],
      truck: ["that's what i called for", 'yeah send it'],
      more: [
        "i got two condensers and freon jugs strapped in the bed don't let him tilt it all crazy",
        "there's a c units in the bed so tell him go easy on the tilt",
      ],
      message: ["tell em hurry up that's all", 'no message send the truck'],
      cancel: ['cancel nah what', "no don't cancel"],
      'same job': [
        'the trooper say he could call one and i told him no i got mine so nah',
        "nah this the first time i called y'all",
      ],
      when: ['i got three houses with no air today so now', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'u3-09',
    kind: 'Hard to understand',
    about:
      'A rodeo clown with his mouth numb from the dentist, his old truck quit at the Taylor County Expo Center in Abilene; tow to a garage.',
    manner: 'chatty',
    from: '3255550177',
    truth: {
      pickup: {
        name: 'Taylor County Expo Center',
        highway: 'TX-36',
        near: 'livestock barn',
        city: 'Abilene',
      },
      dropoff: {
        number: '2841',
        street: 'South 1st Street',
        name: 'Big Country Garage',
        city: 'Abilene',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2003',
        make: 'Dodge',
        model: 'Dakota',
        color: 'yellow',
      },
      name: 'Cody Lumpkin',
      phone: '3255550177',
      mayText: true,
    },
    says: {
      opening: [
        "hey the denfist num me up sho i'm gonna shound drunk but i ain't i got two shows and my truck done up and quit",
        'hey thish is cody i jusht had a tooth pulled my old truck quit on me and i need a tow',
      ],
      safety: [
        "i get paid to stand in front of bulls thish is just a parkin lot i'm shafe",
        "yesh i'm safe",
      ],
      unhurt: ['tooth but that wash on purpose no', 'nobody hurt no'],
      callback: [
        "yeah thish one my old lady got one but she's on the road to shan angelo",
        'yesh thish number here',
      ],
      where: [
        'the ekspo sender tailor county where the rodeo at out on thirty shix',
        'tailor county expo center on highway thirty six',
      ],
      spot: [
        'not the coliseum the the barn where they keep the shteers and the show hogs',
        'by the livestock barn',
      ],
      direction: [
        "i come in from the wesht i guess but i'm parked been parked",
        "it's parked in the lot",
      ],
      exit: ['naw no exshit you just turn in at the big horsh', 'no exit no mile marker'],
      city: ['i live in clyde with my barrel but thish is abalene', 'abilene'],
      reason: [
        "i cranked it it went bang like the cannon in my act and oil come out and it ain't turned over no more",
        "the motor blew somethin it quit there's oil everywhere and it won't run",
      ],
      'shut in': ['my rubber chicken ha naw', 'naw nobody in it no animals'],
      'where to': [
        "they's a feller big conchry garage he fixsh all the stock contractor's rigs",
        'big country garage twenty eight forty one south first street',
      ],
      'where to spot': [
        'twenny eight and a forty one on south firsh by the tracks kinda',
        'twenty eight forty one south first',
      ],
      'where to city': ['shame town', 'abilene same town'],
      vehicle: [
        'dodge dakota like the shtate not the north one jusht dakota',
        'dodge dakota pickup',
      ],
      year: ['oh three i had hair in oh three', 'two thousand three'],
      color: [
        'yeller as a banana with red dotsh i painted on myshelf but put yeller',
        "it's yellow",
      ],
      name: ["announcer callsh me peaches but it's cody", 'cody lumpkin'],
      spelling: ['like a lump and then kin l u m p k i n', 'c o d y l u m p k i n'],
      'may text': ["oh lord yesh i can't feel my lip i'd rather", 'yes text me'],
      right: ["yesh shir that's a eight shecond ride right there", "yeah that's right"],
      change: ['naw nuthin', 'nothing to change'],
      'other number': [
        "my back number's a forty four but that's for the arena naw",
        "no i ain't got one",
      ],
      person: ['can you undershtand me alright then naw', "no you're fine"],
      truck: ['yesh pleash', 'yes send the truck'],
      more: [
        "they's a steel barrel in the bed with foam on it that's my office don't lose it",
        "there's a big barrel in the bed tied down leave it in there",
      ],
      message: [
        'naw just tell him look for the fella in the big britches',
        'no message just a tow',
      ],
      cancel: ["naw naw don't", "no don't cancel it"],
      'same job': ['naw i been callin the denfist all mornin not you', "no i ain't called before"],
      when: ["mutton bustin's at shix so i'd like it gone fore then now'd be good", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'u3-10',
    kind: 'Upset or in a hurry',
    about:
      'An auctioneer out of gas on the I-35W ramp at Argyle, late for an estate sale; wants fuel brought and his clerk called back.',
    manner: 'angry',
    from: '9405550119',
    truth: {
      pickup: {
        highway: 'I-35W',
        direction: 'northbound',
        exit: '79',
        near: 'grass beside the Crawford Road ramp',
        city: 'Argyle',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2015',
        make: 'GMC',
        model: 'Yukon',
        color: 'black',
      },
      name: 'Garland Beaudry',
      phone: '9405550162',
      mayText: true,
    },
    says: {
      opening: [
        "all right now listen listen i've got three hundred and twelve bidders in a barn and no auctioneer because the auctioneer is me",
        "i'm out of gas by the interstate and i'm late i need somebody to bring me fuel fast",
      ],
      safety: [
        "i'm up in the grass in my good boots yes i'm off the thing yes",
        "yes i'm safe i'm well off the ramp in the grass",
      ],
      unhurt: ["no but i'm about to be sued no nobody", "nobody's hurt"],
      callback: [
        "no no no this one's at four percent it'll be dead before you say sold call my clerk",
        "no call my clerk's phone nine four zero five five five oh one six two",
      ],
      where: [
        'thirty five w i left alliance at nine fifteen i had eighty miles to empty it said eighty it lied',
        'i thirty five w northbound at exit seventy nine crawford road',
      ],
      spot: [
        'i coasted up the ramp and it died on me right where it says crawford so i rolled it in the weeds',
        'on the grass beside the crawford road ramp',
      ],
      direction: ["the sale's in denton so up north whatever up is", 'northbound'],
      exit: [
        "i went by seventy six with the light on and thought i'd make it and i didn't make it seventy nine",
        'exit seventy nine',
      ],
      city: ["i'm supposed to be in denton and i'm not i'm in argyle", 'argyle'],
      reason: [
        "the needle's on the peg and it coughed twice and quit and yes my wife told me at breakfast",
        "it's out of gas it just needs a few gallons",
      ],
      'shut in': ['a rolltop desk key and a gavel no nobody', "no nobody's in it"],
      'where to': ["i don't want it taken i want it to go", 'nowhere just bring gas'],
      'where to spot': [
        "there's no place the place is in the middle of bidding on it without me",
        'no tow just gas',
      ],
      'where to city': [
        "denton but i'm driving it there myself for crying out loud",
        "i don't need it towed anywhere",
      ],
      vehicle: ['yukon g m c', 'g m c yukon'],
      year: ["fifteen do i hear sixteen no it's a fifteen", 'twenty fifteen'],
      color: ['black and hot as a skillet', 'black'],
      name: [
        'beaudry auction company since nineteen fifty one that was my daddy garland',
        'garland beaudry',
      ],
      spelling: ['b e a u like a bow tie and d r y like i am', 'g a r l a n d b e a u d r y'],
      'may text': [
        "text her the clerk yes she's got it in her hand all day",
        "yes text that number the clerk's",
      ],
      right: ['sold yes go', "yes that's right"],
      change: ['nothing just the clock', 'no change'],
      'other number': [
        'auction license one seven two two is that a number to you no',
        "no i don't have one",
      ],
      person: ['will a person get here any faster then no', 'no'],
      truck: ['yes yes going once yes', 'yes send him'],
      more: [
        "it's regular not diesel don't let him bring me diesel five gallons and i'll tip him a twenty",
        'regular gas not diesel about five gallons',
      ],
      message: ['the message is gas', 'no message just send the gas'],
      cancel: ['cancel i just got you no', "no don't cancel"],
      'same job': ['i called triple a in february not now no', "no there's no truck coming yet"],
      when: ['the sale started nine minutes ago what do you think', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'u3-11',
    kind: 'Older callers',
    about:
      'An 86 year old former telephone operator in Denton with a flat on her Buick at home; wants the tire changed the day after tomorrow at two.',
    manner: 'slow',
    from: '9405550135',
    truth: {
      pickup: {
        number: '1126',
        street: 'West Oak Street',
        cross: 'Fulton Street',
        near: 'in the driveway by the pecan tree',
        city: 'Denton',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2002',
        make: 'Buick',
        model: 'Century',
        color: 'beige',
      },
      name: 'Imogene Pfluger',
      phone: '9405550135',
      mayText: false,
      when: {
        days: 2,
        time: '14:00',
      },
    },
    says: {
      opening: [
        "hello operator oh listen to me i was the operator thirty one years at southwestern bell well now i've forgotten what i oh the buick",
        "hello dear my buick has a flat tire at home and i'd like a young man to come put the spare on",
      ],
      safety: ["i'm in the kitchen with the radio on", "yes dear i'm in my own house"],
      unhurt: ["oh my hip but that's from november no", "no no one's hurt"],
      callback: [
        "it's the only one i've had since nineteen seventy four i should think so",
        'yes dear this number',
      ],
      where: [
        "well it's where harold always parked it under the pecan",
        "eleven twenty six west oak street it's in my driveway",
      ],
      spot: [
        "the lutheran lady's on one side and the students on the other with all their bicycles and fulton street's just there",
        'near fulton street in the driveway by the pecan tree',
      ],
      direction: [
        "it's pointed at the garage",
        "it isn't going anywhere dear it's in the driveway",
      ],
      exit: ["we don't have those on oak street", "no there's no exit it's my house"],
      city: ["denton we tried dallas once and didn't care for it", 'denton'],
      reason: [
        'the girl who brings the meals said miss imogene your car is sitting down on one corner and it was down like a cow getting up',
        "it has a flat tire the back one there's a good spare in the trunk",
      ],
      'shut in': ["the cat's on my lap so no", "no dear nothing's in it"],
      'where to': [
        "oh i don't want it gone i want it where it is",
        'nowhere dear just change the tire here',
      ],
      'where to spot': ["at the house i said didn't i", 'it stays here no tow'],
      'where to city': ["it's staying in denton with me", "it isn't going anywhere"],
      vehicle: ["harold was a chevrolet man but this was mine it's the century", 'a buick century'],
      year: [
        "he passed in oh four and we'd had it two years so that makes oh two doesn't it",
        'two thousand two',
      ],
      color: ["they called it light driftwood it's a beige", "it's beige"],
      name: ["mrs harold pfluger but harold's gone so imogene", 'imogene pfluger'],
      spelling: [
        "there's a p you don't hear p f as in frank l u g e r",
        'i m o g e n e and p f l u g e r with a silent p',
      ],
      'may text': ['this is a wall telephone dear with a cord', "no it can't get texts just call"],
      right: ['well i think you took that down very nicely', "yes dear that's right"],
      change: ["i wouldn't change it no", 'nothing dear'],
      'other number': [
        "i have a triple a from nineteen eighty eight it's expired and so has harold",
        "no i haven't got one",
      ],
      person: ["are you not one well i never but you're polite no", 'no thank you dear'],
      truck: ['for the day i said yes', 'yes please the day after tomorrow at two'],
      more: [
        "he's to mind the third step and i'll have a plate of something tell him it's not today today's the beauty parlor",
        'the spare and the jack are in the trunk and the key is with me he should ring the bell',
      ],
      message: ['no message i used to take them all day', 'no message dear just the tire'],
      cancel: ["no no i'd only have to start again", "no don't cancel it"],
      'same job': [
        "no unless the meals girl called and she'd have said",
        "no dear it's the first i've called",
      ],
      when: [
        "not today that's my hair and tomorrow is the eye man in lewisville at nine so after that the next day when my program's over that's two",
        'the day after tomorrow at two in the afternoon',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u3-12',
    kind: 'Spanish',
    about:
      "A mariachi trumpet player in Pasadena whose van banged and died before a quinceañera; tow to a shop in South Houston, call his compadre's phone.",
    language: 'es',
    manner: 'chatty',
    from: '7135550148',
    truth: {
      pickup: {
        street: 'Southmore Avenue',
        cross: 'Shaver Street',
        near: 'in front of the laundromat',
        city: 'Pasadena',
      },
      dropoff: {
        number: '815',
        street: 'Spencer Highway',
        name: 'Taller Rangel',
        city: 'South Houston',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2010',
        make: 'Honda',
        model: 'Odyssey',
        color: 'gray',
      },
      name: 'Eleuterio Garza',
      phone: '8325550191',
      mayText: true,
    },
    says: {
      opening: [
        'bueno sí mire ando vestido de charro en plena calle y la quinceañera ya va pa la iglesia y nosotros aquí parados con el guitarrón',
        'buenas se me descompuso la van y ocupo una grúa que me la lleve al taller',
      ],
      safety: [
        'pues aquí en la sombrita con unas señoras que ya hasta nos pidieron una canción',
        'sí estamos bien fuera de la calle en el estacionamiento',
      ],
      unhurt: ['no nomás el orgullo', 'no nadie está lastimado'],
      callback: [
        'no este ya se me está acabando la pila y luego con la trompeta no oigo mejor al de mi compadre',
        'no mejor al de mi compadre es el ocho tres dos cinco cinco cinco cero uno nueve uno',
      ],
      where: [
        'veníamos de la casa de la tía allá por la red bluff y nos quedamos acá en la southmore',
        'en la southmore con la shaver enfrente de la lavandería',
      ],
      spot: [
        'hay una washatería y un señor vendiendo elotes pero el de los elotes a lo mejor se va',
        'enfrente de la lavandería en la esquina con la shaver street',
      ],
      direction: [
        'íbamos pa la iglesia de san pío pero ya estamos parqueados',
        'no vamos a ningún lado está parqueada enfrente de la lavandería',
      ],
      exit: ['no no andamos en el freeway es calle', 'no hay salida es la southmore'],
      city: ['yo soy de deer park pero esto es pasadena', 'pasadena'],
      reason: [
        'tronó como cuete abajo y se apagó y le doy a la llave y nomás hace grrr y no agarra y le salió un fierro por abajo',
        'tronó el motor se apagó y ya no prende',
      ],
      'shut in': ['los sombreros nada más ya bajamos todos', 'no no hay nadie adentro ni animales'],
      'where to': [
        'con el rangel que es primo de la vihuela ahí por la spencer',
        'al taller rangel ochocientos quince spencer highway',
      ],
      'where to spot': [
        'es un portón verde el ochocientos quince pasando la llantera',
        'ochocientos quince spencer highway',
      ],
      'where to city': ['no es pasadena todavía no bueno ya es south houston', 'en south houston'],
      vehicle: [
        'una odyssey de esas de familia pero la traemos de mariachi',
        'es una honda odyssey',
      ],
      year: ['del diez la compré cuando nació la niña que fue en el doce', 'dos mil diez'],
      color: ['dice mi esposa que es plata pero no es gris', 'gris'],
      name: ['el mariachi se llama los gavilanes pero póngale garza', 'eleuterio garza'],
      spelling: [
        'e l e u t e r i o nadie le atina y garza con zeta',
        'e l e u t e r i o y garza g a r z a',
      ],
      'may text': [
        'sí al de mi compadre mándele mensajitos él sí los lee',
        'sí mande mensajes a ese número',
      ],
      right: ['ándele así mero', 'sí está bien así'],
      change: ['nada así déjelo', 'no hay que cambiar nada'],
      'other number': [
        'traigo el número del salón pero eso no le sirve no',
        'no no tengo número de caso',
      ],
      person: ['pues habla usted muy bien siga', 'no así está bien'],
      truck: ['sí por favorcito', 'sí mándela'],
      more: [
        'el guitarrón no cabe en el uber así que se va en la van que no le vaya a pegar',
        'adentro va un guitarrón que tenga cuidado el chofer',
      ],
      message: ['nomás que le pise', 'no hay recado nomás la grúa'],
      cancel: ['no no cómo cree', 'no no la cancele'],
      'same job': [
        'le hablé al rangel pero él no tiene grúa así que no',
        'no es la primera vez que llamo',
      ],
      when: ['la misa es a las dos y la fiesta a las seis pero la van de una vez', 'ahorita mismo'],
    },
    ends: 'job',
  },
  {
    id: 'u4-01',
    kind: 'Everyday breakdowns',
    about:
      "Desmond, a film grip, drained his pickup's battery charging walkies and lights overnight behind Bob's Big Boy in Burbank. He wants a jump, no tow.",
    manner: 'chatty',
    from: '8185550137',
    truth: {
      pickup: {
        number: '4211',
        street: 'West Riverside Drive',
        name: "Bob's Big Boy",
        near: 'back lot by the dumpsters',
        city: 'Burbank',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2014',
        make: 'Ford',
        model: 'F-250',
        color: 'white',
      },
      name: 'Desmond Kuykendall',
      phone: '8185550137',
      mayText: true,
    },
    says: {
      opening: [
        "yeah hey so wrapped at four in the morning and i uh nobody's answering on the walkie so you're my next call i'm at bob's",
        "hi i got a truck behind bob's big boy that's got no juice i need a jump not a tow",
      ],
      safety: [
        "safe i mean there's a guy eating a burger on a milk crate next to me but yeah",
        "yeah yeah parking lot i'm fine",
      ],
      unhurt: [
        'my pride man and my call time which is six thirty but no nobody',
        "no no one's hurt",
      ],
      callback: [
        "it's the one i'm holding it's at like nine percent though",
        'yes this one eight one eight five five five oh one three seven',
      ],
      where: [
        "okay so we were shooting over at warner's right gate two but i moved it so don't go there i'm at the bob's the one with the big kid out front",
        "bob's big boy forty two eleven west riverside drive in burbank around the back",
      ],
      spot: [
        'you know where the carhop thing is on fridays not that the other end where they throw stuff out',
        "back lot right by the dumpsters don't come in the front",
      ],
      direction: [
        "direction it's parked dude it's nosed in at a wall",
        "no direction it's just parked",
      ],
      exit: [
        "i mean you'd take the one thirty four i guess but i'm not on it",
        "not on a freeway it's the restaurant on riverside",
      ],
      city: ["toluca lake if you ask a realtor but it's burbank", 'burbank'],
      reason: [
        'so i had the inverter going all night for the walkie chargers and a couple of light panels and now you turn it and it goes tick tick tick tick',
        "battery's flat dead i left stuff plugged in overnight it just needs a jump",
      ],
      'shut in': [
        'in there just about two hundred pounds of c stands',
        "no nobody's inside no dog nothing",
      ],
      'where to': [
        'no no no leave it right here i gotta drive it to sylmar after',
        'nowhere no tow just the jump',
      ],
      'where to spot': [
        "there's no there man it stays put",
        "it isn't going anyplace i just want it started",
      ],
      'where to city': [
        "well i'm headed to sylmar but on my own wheels once it starts",
        'no town no tow',
      ],
      vehicle: [
        "it's got the lift gate off my old one on it which confuses people it's the f two fifty",
        'ford f two fifty',
      ],
      year: [
        'bought it in twenty nineteen off a gaffer but the truck itself is a fourteen',
        'twenty fourteen',
      ],
      color: ["was white there's gaff tape on like a third of it", 'white'],
      name: [
        "everybody on set calls me kirk cause nobody can say the last one but it's desmond",
        'desmond kuykendall',
      ],
      spelling: [
        "oh boy here we go k u y like a guy who can't spell guy then k e n d a l l",
        'first name d e s m o n d last name k u y k e n d a l l',
      ],
      'may text': [
        "if it holds out sure text me that's better than ringing",
        'yes you can text it',
      ],
      right: ["uh huh yep that's the one sounds like my truck", "yes that's right all of it"],
      change: ["nah don't touch it", "nothing it's good"],
      'other number': [
        "i got a production number but that's for craft service you don't want that",
        "no i don't have one",
      ],
      person: ["you're doing better than my first a d so nah", 'no this is fine'],
      truck: ["well yeah that's sort of the idea of the call", 'yes send somebody'],
      more: [
        "it's got two batteries it's a diesel so tell him bring the good cables not the walmart ones",
        "it's the diesel with two batteries and come in by the alley",
      ],
      message: [
        "just say desmond's truck is sleeping behind bob's",
        "tell them desmond called about a jump at bob's big boy",
      ],
      cancel: [
        "cancel no unless somebody on the crew turns up and nobody's gonna",
        "no don't cancel",
      ],
      'same job': [
        'no the honey wagon guy called a tow last night different thing not me',
        'no this is the first call i made',
      ],
      when: ["call time's six thirty what do you think", 'now as soon as you can'],
    },
    ends: 'job',
  },
  {
    id: 'u4-02',
    kind: 'Everyday breakdowns',
    about:
      "Thuy, a line cook coming off graveyard at a Reno casino; her sedan runs but won't go into gear in the employee lot. She wants it towed to a transmission shop in Sparks.",
    manner: 'curt',
    from: '7755550119',
    truth: {
      pickup: {
        number: '2500',
        street: 'East 2nd Street',
        name: 'Grand Sierra Resort',
        near: 'employee lot by the loading dock',
        city: 'Reno',
      },
      dropoff: {
        number: '645',
        street: 'South Rock Boulevard',
        name: 'Truckee Meadows Transmission',
        city: 'Sparks',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2011',
        make: 'Nissan',
        model: 'Altima',
        color: 'silver',
      },
      name: 'Thuy Lindgren',
      phone: '5305550184',
      mayText: true,
    },
    says: {
      opening: [
        'two hundred eggs benedict and now this',
        "tow please from work i'm at the grand sierra",
      ],
      safety: ["there's a camera on me and a guard named phil", 'yeah safe'],
      unhurt: ["burned my thumb at three but that's the job", 'nobody hurt'],
      callback: [
        "no this is the kitchen line they'll hang up on you use mine",
        'use my cell five three zero five five five zero one eight four',
      ],
      where: [
        "out back the casino not the front not valet they'd kill me",
        'grand sierra resort twenty five hundred east second street reno',
      ],
      spot: ["you smell the fryer grease you're there", 'employee lot next to the loading dock'],
      direction: [
        "it goes no direction that's the problem",
        "it's parked it wasn't going anywhere",
      ],
      exit: ["don't know i take the bus mostly", "no exit it's at the casino"],
      city: ["i live up in truckee but the car's reno", 'reno'],
      reason: [
        "engine's good it purrs i pull the lever to d nothing r nothing it just sits and hums like neutral",
        "it runs but it won't go in any gear",
      ],
      'shut in': ['a lunch', 'no nobody'],
      'where to': [
        'my cousin says a guy on rock the transmission people',
        'truckee meadows transmission six forty five south rock boulevard',
      ],
      'where to spot': [
        "past the tire place i think there's a muffler hanging outside",
        'six forty five south rock',
      ],
      'where to city': ['not reno the other one', 'sparks'],
      vehicle: ["it's not the maxima i sold the maxima the altima", 'nissan altima'],
      year: ['eleven', 'two thousand eleven'],
      color: ['like a fork', 'silver'],
      name: ["badge says twee that's wrong everybody does that it's thuy", 'thuy lindgren'],
      spelling: ['t h u y i married a swede', 't h u y then l i n d g r e n'],
      'may text': ['better than calling i sleep days', 'yes text the five three zero number'],
      right: ['mm hm yeah', 'yes right'],
      change: ['no leave it', 'nothing'],
      'other number': ['employee number you want that no', 'no'],
      person: ['why is a person gonna push it', 'no thanks'],
      truck: ['yes', 'yes send it'],
      more: [
        "guard at the gate wants the driver's name tell him say thuy sent him",
        'he has to stop at the guard shack first',
      ],
      message: [
        "thuy from the kitchen needs a tow that's it",
        'tell them the altima at grand sierra',
      ],
      cancel: ["no i'm not walking to truckee", 'no'],
      'same job': [
        "somebody from keno called yesterday that's a different person",
        "no it's a new one",
      ],
      when: ["shift's over i'm standing here", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u4-03',
    kind: 'Everyday breakdowns',
    about:
      'Verena, a substitute church organist, pulled over on US-50 by the Burrton elevator with her Buick boiling over. She wants it towed to a garage in Hutchinson.',
    manner: 'chatty',
    from: '3165550126',
    truth: {
      pickup: {
        highway: 'US-50',
        direction: 'westbound',
        near: 'the grain elevator',
        city: 'Burrton',
      },
      dropoff: {
        number: '518',
        street: 'East Fourth Avenue',
        name: 'Stutzman Garage',
        city: 'Hutchinson',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2009',
        make: 'Buick',
        model: 'Lucerne',
        color: 'gold',
      },
      name: 'Verena Goering',
      phone: '3165550126',
      mayText: false,
    },
    says: {
      opening: [
        "oh good somebody well the methodists start at ten forty and i have the prelude and i'm sitting here with the hood up",
        "good morning i'm broken down on fifty highway at burrton and i need a tow into hutchinson",
      ],
      safety: [
        "i'm in my good shoes in the gravel well off i could have a picnic",
        "yes i'm well off the road dear",
      ],
      unhurt: ['hurt no the only thing suffering is bach', 'no one is hurt'],
      callback: [
        "it's a flip phone my nephew gave me it's the only number i've got so yes",
        'yes this number three one six five five five oh one two six',
      ],
      where: [
        "i came from newton and i'd just passed where the thirty mile an hour starts i should have taken the back road through halstead but no",
        "it's on u s fifty going west at burrton by the elevator",
      ],
      spot: [
        "well there's a great big tall white thing with pigeons",
        'right beside the grain elevator on the north side of fifty',
      ],
      direction: ['i was going to hutch the sun was behind me', 'west westbound'],
      exit: [
        "it doesn't have exits out here it just has burrton",
        "no exit and i didn't see a marker number",
      ],
      city: [
        "my home is newton the church is hutchinson and i'm in neither one i'm at burrton",
        'burrton kansas',
      ],
      reason: [
        'the needle went all the way over on the red like a metronome and then it smelled like pancake syrup and there was steam',
        "it overheated there's steam coming out and the needle's on hot",
      ],
      'shut in': [
        'only the hymnals and my organ shoes the other pair',
        'no nobody at all and no pets',
      ],
      'where to': [
        'not the church though i could walk from there to the church now that i say it the stutzman boys',
        'stutzman garage in hutchinson on east fourth',
      ],
      'where to spot': [
        "oh what is it five eighteen i've written them checks enough",
        'five eighteen east fourth avenue',
      ],
      'where to city': ['hutch', 'hutchinson'],
      vehicle: ["my sister had the lesabre mine's the other one the lucerne", 'a buick lucerne'],
      year: ['it was the year the steeple got hit so nine', 'two thousand nine'],
      color: ["the man at the lot said champagne it's gold", 'gold'],
      name: ["i'm filling in for mrs dirks but it should go under me verena", 'verena goering'],
      spelling: [
        'goering with an o e no umlaut we dropped it in eighteen seventy four',
        'v e r e n a and then g o e r i n g',
      ],
      'may text': [
        "oh heavens i wouldn't know how to open it just ring",
        "no please don't text call me",
      ],
      right: ["well yes you've got it you'd make a good alto section", 'yes that is right'],
      change: ['nothing at all unless you can change the time of the service', 'no changes'],
      'other number': [
        "hymn number four hundred is what i've got is that it no",
        "no i haven't got a number like that",
      ],
      person: ["you have a nice even voice i'm content", "no you're fine thank you"],
      truck: ['yes and if he has room for a lady and a tote bag', 'yes please send the truck'],
      more: [
        "i'd need a ride along with it into town and i've got a cushion",
        "can the driver let me ride along to hutchinson that's all",
      ],
      message: [
        "tell trinity's office the prelude's gonna be short oh that's not you is it",
        'tell them verena goering is at burrton on fifty with a hot car',
      ],
      cancel: ["no no i couldn't if i wanted to it won't go", "no don't cancel"],
      'same job': [
        "last spring you had me on k ninety six but that's over",
        'no this is a new one',
      ],
      when: ["before ten forty would be a mercy but i'd settle for now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'u4-04',
    kind: 'Places hard to find',
    about:
      'Dwight, a hay broker, sank his pickup in the sand off NE-97 north of Mullen while looking at a stack of hay. He wants to be pulled out and drive on; no tow.',
    manner: 'slow',
    from: '3085550173',
    truth: {
      pickup: {
        highway: 'NE-97',
        direction: 'northbound',
        mile: '84',
        near: 'a windmill with a blue stock tank',
        city: 'Mullen',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2018',
        make: 'Ram',
        model: '3500',
        color: 'red',
      },
      name: 'Dwight Papenfuss',
      phone: '3085550173',
      mayText: true,
    },
    says: {
      opening: [
        "well i was lookin at some second cutting fella wants one ninety a ton and i should've stayed in the truck",
        "yeah this is dwight i'm buried to the axle off ninety seven north of mullen i need pulled",
      ],
      safety: [
        "there's about four hundred head of nobody out here",
        "yep safe i'm off in the pasture",
      ],
      unhurt: ['hurt my feelings', "no ain't nobody hurt"],
      callback: [
        "this one if the hill lets it there's another but that's the wife's and she's in alliance",
        'yep this one three oh eight five five five oh one seven three',
      ],
      where: [
        "you know where tryon is well i ain't there i come up through there about two hours ago then mullen then kept on",
        'highway ninety seven north of mullen around mile marker eighty four',
      ],
      spot: [
        "there's a mill it don't turn and a tank that's what color would you call that blue",
        'off the road by a windmill and a blue stock tank east side',
      ],
      direction: ['headed up to valentine see a man about alfalfa', 'north northbound'],
      exit: ['i walked up and wiped the mud off it says eighty four', 'mile marker eighty four'],
      city: ["town well there's a bull and a mailbox call it mullen", 'mullen nebraska is closest'],
      reason: [
        "sand's like sugar out here i got her two feet off the two track and she just went down both sides sittin on the frame",
        "it's stuck in sand needs a winch",
      ],
      'shut in': ["there's a hay probe and a thermos", 'nope nobody in it'],
      'where to': [
        'where would i want it other than up where the hard road is',
        'nowhere just pulled back on the road',
      ],
      'where to spot': ["ain't no address to it", "i don't need it hauled just pulled out"],
      'where to city': ["i'll drive it on to valentine myself", 'no town no tow'],
      vehicle: [
        "they quit callin em dodge didn't they it's a ram the thirty five hundred dually",
        'ram thirty five hundred',
      ],
      year: ["eighteen model i got the note till twenty four and it's paid", 'twenty eighteen'],
      color: ['under the dirt red', 'red'],
      name: ["there's two papenfusses the other one's a preacher i'm dwight", 'dwight papenfuss'],
      spelling: ['like it sounds p a p e n then fuss like a baby', 'd w i g h t p a p e n f u s s'],
      'may text': [
        "a text'll sneak through when a call won't so that's better",
        'yeah you can text me',
      ],
      right: ["yep i'd say you about got the whole sandhills on there", "yes that's right"],
      change: ['leave it lay', 'nothing to change'],
      'other number': ["my feed dealer license that ain't it", 'nope'],
      person: ["i talked to a cow for an hour you'll do", "no i'm good with you"],
      truck: ['send her', 'yes send a truck'],
      more: [
        "don't let him pull off on the left he'll be in it worse'n me and bring plenty of cable it's a good sixty foot",
        'tell him stay on the blacktop and bring sixty foot of cable',
      ],
      message: [
        "say the hay man's stuck north of mullen",
        'tell them dwight papenfuss needs pulled out at mile eighty four',
      ],
      cancel: ['cancel it and do what wait for a flood', "no don't"],
      'same job': [
        "nope there was a fella i called yesterday about a load of hay that's not a truck like you mean",
        "no it's not the same this is new",
      ],
      when: ["oh before the moon's up", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'u4-05',
    kind: 'Places hard to find',
    about:
      "Rosalind, a trail-crew volunteer, has two ruined tires on her Vibe at the Bass Creek trailhead after a crosscut saw slid into them. She wants it towed to a tire shop in Hamilton; call the crew leader's phone.",
    manner: 'chatty',
    from: '4065550155',
    truth: {
      pickup: {
        name: 'Bass Creek Trailhead',
        street: 'Bass Creek Road',
        near: 'the horse ramp at the far end of the lot',
        city: 'Stevensville',
      },
      dropoff: {
        name: 'Les Schwab',
        street: 'North First Street',
        near: 'across from the fairgrounds',
        city: 'Hamilton',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2004',
        make: 'Pontiac',
        model: 'Vibe',
        color: 'blue',
      },
      name: 'Rosalind Okafor',
      phone: '5095550128',
      mayText: true,
    },
    says: {
      opening: [
        "okay hi so first thing we're all good it was the saw okay start over i have one spare and two holes",
        'hello i need a tow from the bass creek trailhead two tires are done',
      ],
      safety: [
        'eleven people and a mule are keeping me company so yeah',
        "yes we're in the lot at the trailhead it's safe",
      ],
      unhurt: [
        'we do tailgate safety every morning for a reason no it was just rubber',
        'nobody is hurt',
      ],
      callback: [
        "um no mine goes dead the second i walk to the outhouse use lacey's she's crew lead",
        "call lacey's five oh nine five five five oh one two eight",
      ],
      where: [
        "do you know the bitterroot there's kootenai creek and st mary and i'm not at either of those it's the one where the road's half washboard bass",
        'bass creek trailhead at the end of bass creek road near stevensville',
      ],
      spot: [
        "not at the campground people always stop at the campground keep coming till there's mules",
        'far end of the lot by the horse ramp',
      ],
      direction: ["uphill ha i mean we're parked", 'parked not headed anywhere'],
      exit: [
        "no exits it's ninety three and you turn at the bar",
        "no mile marker it's off ninety three up bass creek road",
      ],
      city: ['florence is the burger place but it says stevensville on the map so', 'stevensville'],
      reason: [
        'my buddy set the six foot crosscut on the hood and it went zing down the side and got the front and the back both hissing',
        'two flat tires on the same side and only one spare',
      ],
      'shut in': [
        "a bag of clif bars and someone's wet socks",
        "no nobody's inside no pets either",
      ],
      'where to': ['well i thought darby but the ranger says the schwab', 'les schwab in hamilton'],
      'where to spot': [
        "it's on first which is also ninety three don't ask me it's by the fairgrounds kind of facing it",
        'north first street across from the fairgrounds',
      ],
      'where to city': ["not missoula everybody says missoula it's hamilton", 'hamilton'],
      vehicle: ["it's basically a matrix but the badge says vibe", 'pontiac vibe'],
      year: ['oh four i was in seventh grade when it rolled off', 'two thousand four'],
      color: ["the trail dust makes it gray but it's blue", 'blue'],
      name: ["lacey's got the phone but the car's mine so put rosalind", 'rosalind okafor'],
      spelling: ['o k a f o r like okay for', 'r o s a l i n d o k a f o r'],
      'may text': ["to lacey's yeah she gets them", "yes text lacey's phone"],
      right: ['ooh yes totally you even got the horse ramp', "yes that's correct"],
      change: ['nope unless you can change who set the saw down', 'no nothing to change'],
      'other number': [
        "my volunteer agreement has a number on it but it's the forest service's",
        "no i don't have one",
      ],
      person: ["no i mean i've talked to like nine today", "no you're good"],
      truck: ['yes please before we all hike out', 'yes send it'],
      more: [
        "the road's washboard so go slow and there's a gate the last half mile but it's open till dusk",
        'the gate is open until dusk and it needs a flatbed because of the two tires',
      ],
      message: [
        'just tell em rosalind two tires bass creek and a sorry face',
        'rosalind okafor called for a tow from bass creek',
      ],
      cancel: ['nah what would i do grow tires', 'no'],
      'same job': [
        "no we haven't gotten anybody yet one guy tried his plug kit",
        'no this is the first',
      ],
      when: [
        "we're done with work at like four but the car could go any time so now",
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u4-06',
    kind: 'Places hard to find',
    about:
      "Odessa, a tattooed children's librarian, locked her keys in her orange Fit on level five of a Portland garage. She wants it opened, no tow.",
    manner: 'curt',
    from: '5035550108',
    truth: {
      pickup: {
        name: 'SmartPark garage',
        street: 'Southwest 10th Avenue',
        cross: 'Southwest Yamhill Street',
        near: 'level five',
        city: 'Portland',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2015',
        make: 'Honda',
        model: 'Fit',
        color: 'orange',
      },
      name: 'Odessa Vanterpool',
      phone: '5035550108',
      mayText: true,
    },
    says: {
      opening: [
        'i have story time in forty minutes and i can see my keys',
        'hi my keys are locked in my car i just need it opened',
      ],
      safety: ["it's a garage so define safe but yes fine", "yes i'm safe"],
      unhurt: ['no', "nobody's hurt"],
      callback: [
        "yeah it's me i'm whispering",
        'yes this number five oh three five five five oh one oh eight',
      ],
      where: [
        'downtown the ugly one by the library not the one by the library by the streetcar',
        'the smartpark at tenth and yamhill',
      ],
      spot: [
        "up up up there's a pigeon and a poster for a podcast level five",
        'level five of the garage southwest tenth at southwest yamhill',
      ],
      direction: ['no direction', 'parked'],
      exit: ["there's one exit and a machine eats your ticket", "no exit it's a garage"],
      city: ["the river's right there portland", 'portland'],
      reason: [
        'the keys are on the passenger seat next to a dragon puppet and the doors went clunk',
        'i locked myself out',
      ],
      'shut in': ['forty two picture books and a foam dragon', 'no nobody inside no dog'],
      'where to': ["i'm not taking it anywhere", 'no tow just open the door'],
      'where to spot': ['it stays on five', 'nowhere i just need it unlocked'],
      'where to city': ['no town', 'no tow at all'],
      vehicle: ['tiny the fit', 'honda fit'],
      year: ['fifteen', 'twenty fifteen'],
      color: ["the color of a traffic cone you can't miss it", 'orange'],
      name: ['the kids call me miss dess but odessa', 'odessa vanterpool'],
      spelling: ['v a n t e r p o o l like a pool', 'o d e s s a then v a n t e r p o o l'],
      'may text': ["text yes i'll be in the reading room", 'yes please text'],
      right: ["yup that's it i'd give it five stars", 'yes correct'],
      change: ['nothing wrong', 'no'],
      'other number': ["i have a library card number that's it", 'no'],
      person: ["no i'm saving my voice", 'no'],
      truck: ['whatever you call the guy with the wedge', 'yes send someone'],
      more: [
        "it's got a bumper sticker that says shh and i have full sleeves you'll spot me",
        "i'll be standing by the car on level five i've got tattoos up both arms",
      ],
      message: [
        'odessa locked out level five',
        'tell them odessa vanterpool is locked out at smartpark',
      ],
      cancel: ["no i'm already rehearsing the excuse", 'no'],
      'same job': ['no the guy last week was a guy about a stapler', 'no new call'],
      when: ['forty minutes ago', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u4-07',
    kind: 'Changing their minds',
    about:
      "Maite, a Basque sheepherder's granddaughter, hit an antelope near Golconda. First she says Elko, then wants her Tacoma taken to the Martin Hotel in Winnemucca instead.",
    manner: 'chatty',
    from: '7755550162',
    truth: {
      pickup: {
        highway: 'I-80',
        direction: 'westbound',
        exit: '194',
        near: 'the cattle guard on the ramp',
        city: 'Golconda',
      },
      dropoff: {
        name: 'Martin Hotel',
        number: '94',
        street: 'West Railroad Street',
        city: 'Winnemucca',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2012',
        make: 'Toyota',
        model: 'Tacoma',
        color: 'tan',
      },
      name: 'Maite Etcheverry',
      phone: '7755550162',
      mayText: true,
    },
    says: {
      opening: [
        "aitona would say the antelope had the right of way so hi yes the antelope's fine it kept running the truck is not",
        "hi i hit an antelope on eighty and i need a truck i'm by golconda",
      ],
      safety: [
        "i'm standing with the sheep wagon crowd ha no i'm off the ramp way off",
        "yes i'm off the ramp and it's safe",
      ],
      unhurt: ["no just the antelope's dignity", "nobody's hurt"],
      callback: [
        'my mom keeps calling on it so you might get the beep but yes',
        'yes this one seven seven five five five five oh one six two',
      ],
      where: [
        'you know the hot springs and the summit past those almost to where granddad wintered the ewes eighty',
        'interstate eighty westbound at exit one ninety four golconda',
      ],
      spot: [
        "there's a grate thing in the road that rattled my teeth",
        'by the cattle guard on the exit ramp',
      ],
      direction: [
        "i'd been at my cousin's in battle mountain so away from there so toward winnemucca west",
        'westbound',
      ],
      exit: [
        "it's the one ninety four i think there was a two oh three back a ways",
        'exit one ninety four',
      ],
      city: ["there's about six houses golconda", 'golconda nevada'],
      reason: [
        "it ran out like a bowling pin and i hit it with the corner the radiator support is folded back and the headlight's dangling",
        'i hit an antelope the front end is smashed',
      ],
      'shut in': ['no just a wheel of cheese for my aunt', "nobody's in it no dog either"],
      'where to': [
        "elko for now i guess there's a body place there but i gotta ask my uncle don't write it in pen",
        "well elko is what i said but my uncle's on the other line so make it winnemucca the martin hotel",
      ],
      'where to spot': [
        "oh no no hold on he says don't go to elko the martin hotel it's where tia cooks ninety four west railroad",
        'martin hotel ninety four west railroad street not elko',
      ],
      'where to city': ["winnemucca it's winnemucca now forget elko", 'winnemucca'],
      vehicle: ["granddad's last truck the tacoma", 'toyota tacoma'],
      year: ['he bought it the year i graduated so twelve', 'twenty twelve'],
      color: ['tan like the hills', 'tan'],
      name: ["people see it and give up maite it's my name", 'maite etcheverry'],
      spelling: [
        "etch like the sketch no it's e t c h e v e r r y and maite with an i",
        'm a i t e e t c h e v e r r y',
      ],
      'may text': ['yeah text my mother will see it too ha', 'yes you can text me'],
      right: [
        'almost wait if it still says elko scratch that it goes to winnemucca ninety four west railroad the martin hotel the rest yes',
        "yes winnemucca the martin hotel that's right",
      ],
      change: [
        'where it goes not elko the martin hotel ninety four west railroad street in winnemucca',
        'change the drop off to the martin hotel in winnemucca ninety four west railroad street',
      ],
      'other number': ["there's a brand number on the sheep if that helps", "no i don't have one"],
      person: ["nope i'm used to talking to sheep", 'no thanks'],
      truck: ["bai that's yes in basque", 'yes send one'],
      more: [
        "only that it's winnemucca not elko my uncle's waiting on the step at the martin",
        'take it to winnemucca not elko my uncle will meet the driver at the martin hotel',
      ],
      message: [
        'maite and the antelope winnemucca not elko',
        'tell them maite etcheverry needs the tacoma at golconda taken to winnemucca',
      ],
      cancel: ['no just the elko part', "no don't cancel it"],
      'same job': ['no the one on the news was a different antelope', "no it's a new one"],
      when: ['now before my uncle drives out here himself', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u4-08',
    kind: 'Changing their minds',
    about:
      'LaDonna, a rodeo secretary, wants her old Jeep moved from Thermopolis to Cody. First tomorrow at noon, then she changes it to the day after tomorrow at one in the afternoon.',
    manner: 'chatty',
    from: '3075550144',
    truth: {
      pickup: {
        number: '420',
        street: 'Arapahoe Street',
        near: 'in the alley behind the house',
        city: 'Thermopolis',
      },
      dropoff: {
        number: '1518',
        street: 'Sheridan Avenue',
        name: 'Frizzell Saddlery',
        city: 'Cody',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1997',
        make: 'Jeep',
        model: 'Wrangler',
        color: 'yellow',
      },
      name: 'LaDonna Frizzell',
      phone: '3075550144',
      mayText: false,
      when: {
        days: 2,
        time: '13:00',
      },
    },
    says: {
      opening: [
        "yes hon i do entries for the nite rodeo so i'm gonna talk fast i have a jeep not broke just needs to be someplace else",
        "hello i'd like to get a jeep hauled from thermopolis up to cody not right now",
      ],
      safety: ["i'm at my desk with a doughnut", "yes i'm home nothing's wrong"],
      unhurt: ['two bareback riders last weekend but not me no', "no nobody's hurt"],
      callback: [
        "it's the office line i sit on top of it",
        'yes three oh seven five five five oh one four four',
      ],
      where: [
        "well i'm not with it it's at my sister's she's four twenty arapahoe",
        'four twenty arapahoe street in thermopolis',
      ],
      spot: [
        "not in front she's got the camper out front it's round in the alley",
        'in the alley behind the house',
      ],
      direction: ['parked nose to the propane tank', "it's parked"],
      exit: ["no there's no exit to thermop", "no exit it's a house"],
      city: ['down where the hot springs are thermopolis', 'thermopolis'],
      reason: [
        "nothing's the matter with it it runs i just won't drive it over the canyon with those tires",
        "nothing's wrong i just want it hauled from one place to the other",
      ],
      'shut in': ['a box of entry forms', 'no hon nobody'],
      'where to': [
        "my husband's saddle shop up in cody",
        'frizzell saddlery fifteen eighteen sheridan avenue in cody',
      ],
      'where to spot': [
        "it's on sheridan across from where the irma is no that's further down fifteen eighteen",
        'fifteen eighteen sheridan avenue',
      ],
      'where to city': ['cody not powell i lived in powell', 'cody'],
      vehicle: ["it's the jeep the wrangler with the soft top", 'jeep wrangler'],
      year: ['ninety seven the year of the big flood at worland', 'nineteen ninety seven'],
      color: ["school bus yellow my sister's idea", 'yellow'],
      name: ["put it under ladonna not my husband he'll argue the price", 'ladonna frizzell'],
      spelling: [
        'capital d in the middle f r i double z e double l',
        'l a d o n n a and f r i z z e l l',
      ],
      'may text': ["i won't see it it's a landline honey", "no it's a landline please call"],
      right: [
        "all but the day now i've just looked at the calendar make that the day after tomorrow at one in the afternoon not tomorrow noon and then yes",
        "yes day after tomorrow one o'clock that's right",
      ],
      change: [
        "the time i said tomorrow noon but there's a roping then so day after tomorrow one p m",
        'make it the day after tomorrow at one in the afternoon',
      ],
      'other number': ["my rodeo card number four four one no that isn't it", 'no hon'],
      person: ["you'll do fine i talk to bulls' owners", "no that's all right"],
      truck: ['not today but yes for the day after tomorrow', 'yes the day after tomorrow at one'],
      more: [
        "the key's on a nail in the shed and it's the day after tomorrow mind one o'clock",
        'key is on a nail in the shed by the alley and the time is the day after tomorrow one in the afternoon',
      ],
      message: [
        'ladonna has a jeep to move from thermop',
        'tell them ladonna frizzell about the wrangler to cody day after tomorrow',
      ],
      cancel: ['no just not tomorrow', "no don't cancel just the day changed"],
      'same job': [
        "no there was one sent for a bull trailer last summer that's done",
        "no it's new",
      ],
      when: [
        "oh i'd thought tomorrow about noon let me look at the calendar though",
        'no not tomorrow the day after tomorrow at one in the afternoon',
      ],
    },
    ends: 'job',
  },
  {
    id: 'u4-09',
    kind: 'Hard to understand',
    about:
      "Garrett, half his face numb from the dentist in Twin Falls, whose front wheel folded under as he backed out. He wants his Equinox towed to his brother's garage in Jerome.",
    manner: 'slow',
    from: '2085550191',
    truth: {
      pickup: {
        street: 'Falls Avenue',
        cross: 'Washington Street North',
        near: "dentist's parking lot",
        city: 'Twin Falls',
      },
      dropoff: {
        number: '812',
        street: 'South Lincoln Avenue',
        name: 'Mikesell Auto',
        city: 'Jerome',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2013',
        make: 'Chevrolet',
        model: 'Equinox',
        color: 'black',
      },
      name: 'Garrett Mikesell',
      phone: '2085550191',
      mayText: true,
    },
    says: {
      opening: [
        'high uh thirty i juth had a toof pulled my fay is num i need a toe',
        'hello sorry my mouth is numb from the dentist i need a tow truck',
      ],
      safety: ["yeth i'm on the kerb drooling", 'yes i am safe in the lot'],
      unhurt: ['only the toof', 'nobody hurt just dentist'],
      callback: [
        'yeah thith one but tex me',
        'yes this one two oh eight five five five oh one nine one',
      ],
      where: [
        'at the dentith on folks avenue by washing tin',
        'falls avenue falls like the water at washington street north',
      ],
      spot: [
        'in the uh parking wot wight ow thide his door',
        "in the dentist's parking lot corner of falls and washington street north",
      ],
      direction: ['i wath backing out tho back werds', 'i was just backing out of the space'],
      exit: ['no egg zit', 'no exit no highway'],
      city: ['twin fall', 'twin falls idaho'],
      reason: [
        "the fwont wheel went all floppy like a broke ankle it's lying thide ways under the car",
        "the front wheel folded under something under there broke it can't roll",
      ],
      'shut in': ['no just my coat', 'no nobody in the car'],
      'where to': ["my bwother's he's in drome", "my brother's shop mikesell auto in jerome"],
      'where to spot': ['wincoln eight one two thouth', 'eight twelve south lincoln avenue'],
      'where to city': ['drome j e r um', 'jerome'],
      vehicle: ['shevy eekwi nox', 'chevrolet equinox'],
      year: ['firteen', 'twenty thirteen'],
      color: ['back no b l black', 'black'],
      name: ['gawwet my kuh sell', 'garrett mikesell'],
      spelling: ['g a two r e two t then m i k e thell', 'g a r r e t t m i k e s e l l'],
      'may text': ["yeth pleath that's way better", "yes please text that's better than talking"],
      right: ['mm hmm yeth good', 'yes right'],
      change: ['nuh thing', 'nothing'],
      'other number': ['the tooth wath number nine teen', 'no number'],
      person: ["no i can't talk wight anyway", "no you're okay"],
      truck: ['yeth', 'yes'],
      more: ['fwat bed cauthe the wheel', 'it needs a flatbed because the wheel is folded under'],
      message: [
        'tell em gawwet at the dentith',
        'garrett mikesell at the dentist on falls avenue needs a tow',
      ],
      cancel: ['no pleath no', "no don't cancel"],
      'same job': ['no fuhst time', 'no first time'],
      when: ["now i can't dwive anyway", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'u4-10',
    kind: 'Upset or in a hurry',
    about:
      'Harpreet, a mobile notary late to a house closing in Fresno, was rear-ended and the bumper is pushed into the tire. She wants it towed to Caliber Collision in Clovis.',
    manner: 'angry',
    from: '5595550117',
    truth: {
      pickup: {
        street: 'North Blackstone Avenue',
        cross: 'East Herndon Avenue',
        near: 'a mattress store parking lot',
        city: 'Fresno',
      },
      dropoff: {
        name: 'Caliber Collision',
        street: 'Shaw Avenue',
        cross: 'Villa Avenue',
        city: 'Clovis',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2020',
        make: 'Kia',
        model: 'Soul',
        color: 'green',
      },
      name: 'Harpreet Dhaliwal',
      phone: '5595550117',
      mayText: true,
    },
    says: {
      opening: [
        "i've got people at escrow waiting on a four hundred thousand dollar house and this idiot hits me at a light",
        'i got rear ended and i need a tow right now in fresno',
      ],
      safety: [
        "safe from what from him he left after he gave me his card i'm in a parking lot",
        "yes i'm in a parking lot",
      ],
      unhurt: ["i'm furious that's not an injury no", "no nobody's hurt not him either"],
      callback: [
        "yes obviously that's what i'm calling on",
        'yes five five nine five five five zero one one seven',
      ],
      where: [
        "blackstone there were like three mattress stores i'm at one of them herndon herndon and blackstone",
        'north blackstone avenue at east herndon in fresno',
      ],
      spot: [
        'the mattress place with the sign that says everything must go which is how i feel',
        'in the mattress store parking lot at blackstone and herndon',
      ],
      direction: [
        "i was going up to river park it doesn't matter it's in a lot now",
        "it's parked in a lot not on the road",
      ],
      exit: ["no it's not the freeway i got off the forty one ages ago", 'no exit'],
      city: ['fresno where else', 'fresno'],
      reason: [
        "the guy was on his phone he just plowed into the back and now the bumper's eating the tire it smells like burning rubber when i roll it",
        'a rear end collision the bumper is pushed into the wheel',
      ],
      'shut in': [
        "just a notary stamp and a very upset woman and i'm standing outside",
        "no nobody's inside",
      ],
      'where to': [
        "my insurance says caliber don't ask me which one there's a thousand the clovis one",
        'caliber collision in clovis on shaw',
      ],
      'where to spot': [
        "shaw and villa it's by a taco place i don't know the number",
        'shaw avenue at villa avenue',
      ],
      'where to city': ['clovis i told him clovis', 'clovis'],
      vehicle: ['the soul the boxy one the hamster commercial', 'kia soul'],
      year: ['twenty it was the pandemic car', 'twenty twenty'],
      color: ['green like a pickle', 'green'],
      name: ["not the other driver his name's brent mine's harpreet", 'harpreet dhaliwal'],
      spelling: ['people always put an o d h a l i w a l no o', 'h a r p r e e t d h a l i w a l'],
      'may text': ["text me don't call i'm going to be on with escrow", 'yes text'],
      right: ['yes yes yes go', "yes it's right"],
      change: ['nothing nothing just send it', 'nothing'],
      'other number': ["he's got a claim number i don't have one yet", 'no not yet'],
      person: ['will that be faster no then no', 'no'],
      truck: ['yes that is the entire point', 'yes send it'],
      more: [
        "the back left's dragging so don't let him just yank it",
        'the left rear tire is jammed against the bumper',
      ],
      message: [
        'tell whoever it is i have a closing at two',
        'tell them harpreet dhaliwal at blackstone and herndon needs a tow',
      ],
      cancel: ['cancel why would i cancel', 'no'],
      'same job': [
        "no the other guy called his own people this one's mine",
        "no i haven't called before",
      ],
      when: ["escrow's at two so ten minutes ago", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'u4-11',
    kind: 'Older callers',
    about:
      'Eloy, a retired railroad brakeman in Las Vegas, New Mexico, whose brake pedal goes to the floor. He wants his Grand Marquis towed to Santa Fe tomorrow at nine in the morning; call his daughter.',
    manner: 'slow',
    from: '5055550139',
    truth: {
      pickup: {
        number: '1014',
        street: 'Seventh Street',
        near: 'driveway with the green gate',
        city: 'Las Vegas',
      },
      dropoff: {
        number: '3470',
        street: 'Cerrillos Road',
        name: 'Baca Brake and Alignment',
        city: 'Santa Fe',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '1994',
        make: 'Mercury',
        model: 'Grand Marquis',
        color: 'gray',
      },
      name: 'Eloy Trujillo',
      phone: '5055550168',
      mayText: false,
      when: {
        days: 1,
        time: '09:00',
      },
    },
    says: {
      opening: [
        "now i'm eighty three and i was thirty one years on the santa fe so i know from brakes and these aren't any",
        'good afternoon this is mr trujillo in las vegas new mexico my car has no brakes and i want it taken to santa fe tomorrow',
      ],
      safety: ["i'm in the kitchen the car isn't going to chase me", "yes i'm at home safe"],
      unhurt: ['in sixty eight a man lost a foot but no not today', 'no nobody hurt'],
      callback: [
        "i don't hear this phone so good it's better you call my daughter bernadette",
        'call my daughter five oh five five five five oh one six eight',
      ],
      where: [
        'las vegas not the one with the gambling the real one on seventh',
        'ten fourteen seventh street las vegas new mexico',
      ],
      spot: [
        "my wife painted the gate green god rest her it's behind that",
        'in the driveway behind the green gate',
      ],
      direction: ["it's facing the chickens", "it's parked in the driveway"],
      exit: [
        "we used to number the sidings not the exits i couldn't tell you",
        "no exit it's my house",
      ],
      city: [
        'las vegas like i say but new mexico they sent my pension to nevada once',
        'las vegas new mexico',
      ],
      reason: [
        "you push and the pedal goes clear to the floor and there's oil or something wet under by the wheel",
        'the brakes went out the pedal goes to the floor and fluid is leaking',
      ],
      'shut in': ['the cat sleeps on it but on top not in', 'no nobody in it'],
      'where to': [
        "a fellow named baca his father had a place in raton but this one's in santa fe",
        'baca brake and alignment in santa fe',
      ],
      'where to spot': [
        'on cerrillos thirty four something seventy thirty four seventy',
        'thirty four seventy cerrillos road',
      ],
      'where to city': ['santa fe the old capital', 'santa fe'],
      vehicle: [
        "a grand marquis the mercury they don't make mercurys now",
        'mercury grand marquis',
      ],
      year: ['nineteen ninety four the year i retired', 'nineteen ninety four'],
      color: ['gray like me', 'gray'],
      name: ['eloy trujillo and not eli they always put eli', 'eloy trujillo'],
      spelling: ['e l o y and trujillo with a j it sounds like an h', 'e l o y t r u j i l l o'],
      'may text': [
        "no no telephone only bernadette doesn't like that either",
        "no please don't text just call",
      ],
      right: ["sí well yes you've got it better than the pension office", "yes that's right"],
      change: ["nothing young man or young lady i can't tell", 'no nothing'],
      'other number': [
        "my badge on the railroad was two two six four but that's no good to you",
        "no i don't",
      ],
      person: ["a person would be nice but you're patient", "no it's all right go ahead"],
      truck: ['tomorrow yes at nine', 'yes tomorrow morning at nine please'],
      more: [
        "have him chock it the driveway slopes and it'll roll on him i've seen it happen",
        'the driveway slopes so chock the wheels and bernadette will have the key',
      ],
      message: [
        "tell them eloy trujillo called and bernadette's got the key",
        'eloy trujillo needs the mercury towed to santa fe tomorrow at nine',
      ],
      cancel: ['no no i only called the once', "no don't cancel"],
      'same job': [
        "in oh nine they towed my pickup but that's a different matter",
        "no it's a new one",
      ],
      when: ['i have mass at seven so not before nine', "tomorrow morning at nine o'clock"],
    },
    ends: 'job',
  },
  {
    id: 'u4-12',
    kind: 'Spanish',
    about:
      "Evaristo, bajo sexto player in a norteño band, ran out of gas with the band's van on US-83 near Sublette, Kansas. He only wants gasoline brought to him.",
    language: 'es',
    manner: 'chatty',
    from: '6205550176',
    truth: {
      pickup: {
        highway: 'US-83',
        direction: 'southbound',
        mile: '31',
        near: 'la cooperativa de granos',
        city: 'Sublette',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2008',
        make: 'Chevrolet',
        model: 'Express',
        color: 'white',
      },
      name: 'Evaristo Quintanilla',
      phone: '6205550176',
      mayText: true,
    },
    says: {
      opening: [
        'bueno sí mire tocamos en una quinceañera en garden y ahorita aquí andamos bien parados',
        'buenas se nos acabó la gasolina en la ochenta y tres por sublette necesito que nos traigan tantita',
      ],
      safety: [
        'pues ahí estamos en el zacate cantando',
        'sí estamos seguros fuera de la carretera',
      ],
      unhurt: ['nada más el acordeón que se cayó de un lado', 'no nadie se lastimó'],
      callback: [
        'el mío sí el del tololoche no porque no contesta',
        'sí a este mismo seis dos cero cinco cinco cinco cero uno siete seis',
      ],
      where: [
        'salimos de garden y ya mero llegábamos a liberal bueno mero mero no como a la mitad en la ochenta y tres',
        'en la u s ochenta y tres rumbo al sur por sublette en la milla treinta y uno',
      ],
      spot: [
        'hay unas torres blancas grandotas de las del maíz',
        'enfrente de la cooperativa de granos',
      ],
      direction: ['íbamos pa liberal o sea pa abajo', 'rumbo al sur'],
      exit: ['salida no hay pero la plaquita verde dice treinta y uno', 'milla treinta y uno'],
      city: [
        'uno dice que es copeland pero el de los tambores dice que sublette y él sí sabe',
        'sublette kansas',
      ],
      reason: [
        'la aguja estaba mintiendo se fue apagando poquito a poquito como canción de despedida y ya no quiere nada',
        'nos quedamos sin gasolina',
      ],
      'shut in': ['no puros instrumentos', 'no no hay nadie adentro ni animales'],
      'where to': [
        'a ningún lado si nomás con un galoncito nos vamos solos',
        'no queremos grúa nomás gasolina',
      ],
      'where to spot': [
        'no pues es que no la van a jalar',
        'no hay dirección nomás traigan gasolina',
      ],
      'where to city': [
        'vamos a liberal pero manejando nosotros',
        'a ninguna ciudad no es remolque',
      ],
      vehicle: ['la vane del grupo la express', 'una chevrolet express'],
      year: ['del dos mil ocho creo que sí la compramos en el quince pero es ocho', 'dos mil ocho'],
      color: ['blanca con las letras del grupo en un lado', 'blanca'],
      name: ['aquí me dicen varo pero es evaristo', 'evaristo quintanilla'],
      spelling: [
        'quintanilla como la selena con q',
        'e v a r i s t o y luego q u i n t a n i l l a',
      ],
      'may text': [
        'sí mándele aunque no veo sin lentes alguien me lo lee',
        'sí me puede mandar texto',
      ],
      right: ['ándele sí así merito', 'sí está bien todo'],
      change: ['no nada así déjelo', 'nada'],
      'other number': ['tengo el del salón de baile pero ese no sirve', 'no no tengo'],
      person: ['no pues con usted nos entendemos', 'no así está bien'],
      truck: ['el que traiga la gasolina ese sí', 'sí mándelo'],
      more: [
        'que traiga de la regular no diésel y que pite cuando llegue porque van a estar dormidos',
        'gasolina regular no diésel unos cinco galones',
      ],
      message: [
        'que el del bajo sexto anda tirado por sublette',
        'que llamó evaristo quintanilla por gasolina en la ochenta y tres',
      ],
      cancel: ['no cómo cree si no nos quedamos a vivir aquí', 'no no lo cancele'],
      'same job': ['no el año pasado sí pero en oklahoma', 'no es la primera vez que llamo'],
      when: ['ahorita antes de que nos hagan tocar las vacas', 'ahorita por favor'],
    },
    ends: 'job',
  },
]
