import type { Caller } from '../../caller.ts'

export const callers: Caller[] = [
  {
    id: 'w1-01',
    kind: 'Everyday breakdowns',
    about:
      'A line cook in Mobile coming off a double; his car is dead in the alley behind the restaurant and he wants a jump.',
    manner: 'curt',
    from: '2515550131',
    truth: {
      pickup: {
        number: '254',
        street: 'Dauphin Street',
        cross: 'Joachim Street',
        near: 'the dumpster in the back alley',
        city: 'Mobile',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2009',
        make: 'Nissan',
        model: 'Altima',
        color: 'silver',
      },
      name: 'Deshawn Pettway',
      phone: '2515550131',
      mayText: true,
    },
    says: {
      opening: [
        "heard heard two minutes chef yeah hey i been on a double since nine and now my whip won't do nothing out back",
        "hey i just clocked out car's dead need somebody to come jump it",
      ],
      safety: [
        "i'm by a dumpster smells like last week's shrimp but i'm straight",
        "yeah i'm good i'm standing in the kitchen door",
      ],
      unhurt: ["burnt my thumb on the flat top like tuesday that's it nah", 'nah nobody hurt'],
      callback: [
        "it's at like forty percent so be quick with it but yeah",
        'yeah this my phone use this one',
      ],
      where: [
        'at the job man downtown off dauphin',
        "two fifty four dauphin street but i ain't out front i'm behind it",
      ],
      spot: [
        "don't go to the hostess she don't know me by my real name come round back it's an alley off joachim",
        "joachim's the cross street go down the alley behind the building i'm by the dumpster",
      ],
      direction: [
        "it ain't heading nowhere that's why i called",
        "it's parked bruh in the alley no direction",
      ],
      exit: [
        "exit like the exit door it's the kitchen one",
        "ain't no exit i'm not on the interstate i'm downtown",
      ],
      city: [
        'downtown you know where they do the mardi gras the first one not new orleans',
        'mobile mobile alabama',
      ],
      reason: [
        "i left the dome light on looking for my other clog since like two o'clock",
        "turn the key it just clicks click click click lights real dim battery's dead",
      ],
      'shut in': ['just my knives', "nah ain't nobody in it"],
      'where to': [
        "to nowhere i'm trying to go home i'll drive it i just need the juice",
        'no tow just a jump right here',
      ],
      'where to spot': [
        'i said jump my boy not tow',
        "nowhere it's staying here till it cranks then i'm driving it",
      ],
      'where to city': ["i stay in prichard but i'll drive it there myself", 'no tow so no town'],
      vehicle: [
        "it's my auntie's old altima she gave it me when she got the rogue",
        'nissan altima',
      ],
      year: ['oh nine i think hold on corner corner yeah oh nine', 'two thousand nine'],
      color: ["silver where it ain't primer", 'silver'],
      name: ['deshawn they call me pet in here cause pettway', 'deshawn pettway'],
      spelling: ['p e t t way like which way', 'p e t t w a y and deshawn is d e s h a w n'],
      'may text': ["better than calling it's loud as hell in here", 'yeah text me'],
      right: ['yep all day', "yeah that's it let's roll"],
      change: ['nothing man you good', "don't change nothing just send him"],
      'other number': [
        "don't have no other one the restaurant don't let us use theirs",
        'two five one five five five oh one three one same one i called on',
      ],
      person: ["i don't care who it is long as they got cables", 'nah you fine keep going'],
      truck: ["i mean that's why i'm on the phone", 'yeah send it'],
      more: [
        "tell him the alley's tight he gone have to back in and i can't leave till sous signs me out",
        "it's tight back there come in off joachim that's all",
      ],
      message: ['no message i just need the jump', 'nah no message'],
      cancel: ['and walk to prichard nah', "no don't cancel it"],
      'same job': ["i ain't called nobody else this the first one", 'nah this is new'],
      when: ['i been up since five so like yesterday', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'w1-02',
    kind: 'Everyday breakdowns',
    about:
      'A church secretary in Tupelo whose church van boiled over on the way back from the food bank; she wants it towed to a garage in Saltillo.',
    manner: 'chatty',
    from: '6625550118',
    truth: {
      pickup: {
        name: "Dodge's Store",
        street: 'McCullough Boulevard',
        cross: 'Coley Road',
        city: 'Tupelo',
      },
      dropoff: {
        number: '218',
        street: 'Mobile Street',
        name: 'Hankins Garage',
        city: 'Saltillo',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2011',
        make: 'Ford',
        model: 'Econoline',
        color: 'white',
      },
      name: 'Loretta Funderburk',
      phone: '6625550118',
      mayText: false,
    },
    says: {
      opening: [
        "well good afternoon mount nebo baptist oh listen at me i answer like i'm at my desk no ma'am i am calling you it's about our van",
        "yes hello this is the secretary up at mount nebo and our van's got to be towed it's run hot on me",
      ],
      safety: [
        'i am sitting on a milk crate in the shade with a sprite this nice boy brought me',
        "oh yes i'm just fine i'm off the road at the store",
      ],
      unhurt: [
        'only the green beans they rolled all over no honey',
        "no ma'am praise the lord nobody's hurt",
      ],
      callback: [
        'now brother terry would tell you to call the church but there is nobody there till wednesday supper so this is my own phone call this',
        "yes this one i'm calling on is best",
      ],
      where: [
        "well i had picked up the canned goods and i was fixing to turn and it commenced to steaming so i wheeled into dodge's where they have the chicken",
        "it's at the dodge's store on mccullough boulevard by the gas pumps well off to the side",
      ],
      spot: [
        "you know where the old skating rink used to be it's not there it's the other way toward coley",
        "it's right there at mccullough and coley road at the dodge's",
      ],
      direction: [
        "i'd been out toward belden and i was coming back in but i'm parked now",
        "it's not on the road it's in the store lot",
      ],
      exit: [
        "oh i don't get up on that four lane i'm scared of it",
        "no exit honey it's just on mccullough",
      ],
      city: ["elvis's town we're all from pontotoc originally but here", 'tupelo'],
      reason: [
        'it smelled like pancake syrup and then the little needle just went clear over to the h and brother terry says do not open that cap',
        "it's run hot there was steam and green stuff pouring out from under it",
      ],
      'shut in': [
        'just forty two cans of green beans and a box of hymnals',
        "no there's nobody in it it's empty",
      ],
      'where to': [
        'well the deacons voted and we use the hankins boy now the other fellow charged us for a belt we did not get',
        'take it to hankins garage up in saltillo',
      ],
      'where to spot': [
        "it's on mobile street which confuses everybody because it's not in mobile it's two something two eighteen",
        'two eighteen mobile street hankins garage',
      ],
      'where to city': [
        'up the road a piece where my sister teaches',
        'saltillo saltillo mississippi',
      ],
      vehicle: [
        "it's the one with the church name on it but the u fell off so it says mont nebo it's a ford",
        'a ford econoline one of them long passenger vans',
      ],
      year: [
        "we got it the year after the tornado no we bought it used so it's older than that it's an eleven",
        'it is a two thousand and eleven',
      ],
      color: ['white with the purple letters', 'white'],
      name: [
        "well the title says the church but you put me down i'm the one that'll be here loretta funderburk",
        'loretta funderburk',
      ],
      spelling: [
        'like it sounds fun der burk with a k no c in it',
        "f u n d e r b u r k and loretta's l o r e t t a",
      ],
      'may text': [
        "oh i can't see those little letters without my readers and they're in my other pocketbook i'd rather you ring me",
        "no please don't text just call",
      ],
      right: ["well you got every bit of that didn't you yes", "yes ma'am that's all right"],
      change: [
        'not a thing unless you can change the weather',
        "nothing it's right like you had it",
      ],
      'other number': [
        "there's the church office but like i say nobody's there so just this one six six two five five five oh one one eight",
        "six six two five five five oh one one eight the one i'm on",
      ],
      person: ["are you not one well bless your heart you're doing fine", "no you'll do just fine"],
      truck: [
        "if you would please i've got to get these beans to the fellowship hall",
        'yes send the truck please',
      ],
      more: [
        "tell him the back door don't open from the inside and there's a ramp folded up in there and i'll have the keys in my hand",
        "just that the key's with me and it's a long van so he'll need a big truck",
      ],
      message: [
        "tell them thank you i reckon no i haven't got a message",
        'no message i just want the van towed',
      ],
      cancel: ['cancel the supper you mean oh the truck no', "no don't cancel it"],
      'same job': [
        "well i called my husband first but he's deaf as a post you're the first tow people",
        "no this is the first i've called about it",
      ],
      when: ["supper's at six and it's already what it is so as quick as you can", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'w1-03',
    kind: 'Everyday breakdowns',
    about:
      'A nail salon owner in Warner Robins who shut her keys in her car behind the shop, talking to customers at the same time.',
    manner: 'curt',
    from: '4785550142',
    truth: {
      pickup: {
        number: '2724',
        street: 'Watson Boulevard',
        cross: 'Carl Vinson Parkway',
        name: 'Lucky Lotus Nails',
        city: 'Warner Robins',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2021',
        make: 'Lexus',
        model: 'RX 350',
        color: 'white',
      },
      name: 'Hanh Duong',
      phone: '4785550165',
      mayText: true,
    },
    says: {
      opening: [
        'lucky lotus hi no no i call you sit down honey pick a color i have problem with car',
        'hi yes i own the nail salon my key is inside my car i need somebody open it',
      ],
      safety: ["i'm in my shop fifteen year very safe", "yes safe i'm inside the salon"],
      unhurt: ['what no who say that', 'no nobody hurt'],
      callback: [
        "this the salon phone ring ring ring all day customer want appointment don't call this",
        'no call my cell phone four seven eight five five five oh one six five',
      ],
      where: [
        'my salon lucky lotus everybody know in the back where the girls park',
        'twenty seven twenty four watson boulevard lucky lotus nails',
      ],
      spot: [
        'same plaza with the mattress store that close already you know carl vinson the light',
        'corner of watson and carl vinson parkway car is behind the salon',
      ],
      direction: ["it's park i don't drive", 'no direction it is parked'],
      exit: ['no exit back door', "not on highway it's parking lot"],
      city: ['close to the air base all my customer air force', 'warner robins'],
      reason: [
        'i take out the box of acetone with two hand and i push the door with my hip and boom i hear it lock purse inside key inside',
        "key is lock in the car i can't get in the car is okay it run good",
      ],
      'shut in': ['only my lunch', 'no nobody inside no dog no baby'],
      'where to': [
        "no no you don't take it why you take it only open",
        'no tow just open the door',
      ],
      'where to spot': ['stay here it stay here', 'no place it stay at the salon'],
      'where to city': ['i live in bonaire but i drive home myself after', 'no town no towing'],
      vehicle: ['the lexus my daughter say too big for me', 'lexus r x three fifty'],
      year: [
        "i buy two year ago but it's not two year old one one lady had before me twenty one",
        'twenty twenty one',
      ],
      color: ["pearl you say pearl i have polish same color it's white", 'white'],
      name: ['everybody call me hannah but card say hanh', 'hanh duong'],
      spelling: ['h a n h yes h two time', 'first name h a n h last name d u o n g'],
      'may text': ['on the cell yes i look when i finish the hand', 'yes text my cell okay'],
      right: ['yes yes okay yes gel or regular sorry yes', 'yes correct'],
      change: ["no change i don't want change", 'nothing change'],
      'other number': [
        'write down four seven eight five five five oh one six five is my cell in my apron',
        'four seven eight five five five oh one six five',
      ],
      person: ['you okay fast is better', 'no need'],
      truck: ['small truck okay only need the tool to open yes', 'yes send'],
      more: [
        'come to back not front front is customer and be careful my door i just pay for the scratch',
        'come to the back door knock loud',
      ],
      message: ['no message for who', 'no message just come'],
      cancel: ['why cancel the key still inside', "no don't cancel"],
      'same job': ['last year i call for tire this is different', 'no new one'],
      when: ['i close at seven but i need my purse for change for the register so now', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'w1-04',
    kind: 'Places hard to find',
    about:
      'A bass fisherman with truck and trailer sunk in the mud of a grass lot at a boat ramp on Guntersville; wants to be winched out.',
    manner: 'slow',
    from: '2565550127',
    truth: {
      pickup: {
        name: 'Mud Creek boat ramp',
        street: 'County Road 213',
        near: 'the grass lot behind the restrooms',
        city: 'Hollywood',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2014',
        make: 'Toyota',
        model: 'Tundra',
        color: 'tan',
      },
      name: 'Wendell Clonts',
      phone: '2565550127',
      mayText: true,
    },
    says: {
      opening: [
        'hey bud uh well i had a pretty good morning up till about thirty minutes ago',
        "uh yeah i need pulled out i'm buried up over here at the lake",
      ],
      safety: [
        "i'm setting on the tailgate eating vienna sausages",
        "oh yeah i'm up on the high ground i'm fine",
      ],
      unhurt: ['naw just aggravated', "naw sir ain't nobody hurt"],
      callback: [
        "if you don't get me the first time try again you got to hold your mouth right out here but that's it yeah",
        "yep this here's the number",
      ],
      where: [
        'you know mud creek not the one in limestone the good one where they weighed in that eleven pounder',
        'mud creek boat ramp off county road two thirteen',
      ],
      spot: [
        "well the reg'lar lot was full on account of a tournament out of dayton so like a fool i pulled over in the grass",
        "it's that grass lot back behind the restrooms at the ramp",
      ],
      direction: [
        "nose is kindly pointing at the water but it ain't going",
        "ain't no direction it's a parking lot",
      ],
      exit: [
        "ain't no exits son we got a cattle gap",
        'not on no interstate you come off seventy two then down two thirteen',
      ],
      city: ["now it ain't the one with the movie stars", 'hollywood alabama up above scottsboro'],
      reason: [
        'looked like good solid grass and it was till the back axle got there',
        "it's mired up plumb to the axle i just need somebody to snatch it out with a winch truck runs fine",
      ],
      'shut in': ["well i got five in the livewell but that's the boat naw", "naw nobody's in it"],
      'where to': [
        "just to the gravel it's about forty foot",
        "nowhere just drug out onto the gravel i'll drive it home",
      ],
      'where to spot': ['the gravel like i said', 'no place no tow just pull me out'],
      'where to city': ["i live over at section but i'll drive", "ain't going to no town"],
      vehicle: ["it's a tundra with a twenty foot ranger hung on behind it", 'toyota tundra'],
      year: ["boat's an oh six truck's newer than that fourteen", "truck's a twenty fourteen"],
      color: ['mud colored now used to be tan', 'tan'],
      name: ['wendell', 'wendell clonts'],
      spelling: [
        "folks always put a k in it it's a c",
        'c l o n t s clonts and wendell w e n d e l l',
      ],
      'may text': [
        "that'd do better'n calling it'll come through when the wind's right",
        'yep text is fine',
      ],
      right: ['sounds about like it yep', "yep that's right"],
      change: ["well nothing i don't reckon", 'not a thing'],
      'other number': [
        "wife's got one but she don't need to know about this yet just use mine",
        "two five six five five five oh one two seven same as i'm calling on",
      ],
      person: ["naw i don't talk to folks much that's why i fish", "naw you're alright"],
      truck: ["i'd be much obliged", 'yes sir send him'],
      more: [
        "tell him stay on the gravel and bring a long cable and he might ought to know the boat's still hooked on",
        "boat trailer's hooked up and he better stay out of the grass",
      ],
      message: [
        "tell them they're biting on a white spinnerbait naw no message",
        'naw no message just the winch',
      ],
      cancel: ['what and live here', "naw don't cancel"],
      'same job': [
        "there was another feller stuck this morning but he got out that wasn't me",
        "naw i ain't called before",
      ],
      when: ["fish'll keep a little while but i'd as soon do it now", 'now be good'],
    },
    ends: 'job',
  },
  {
    id: 'w1-05',
    kind: 'Places hard to find',
    about:
      "A long-haul trucker's wife whose husband's pickup quit on I-20 past Heflin; she is on her mama's phone and wants it towed to the diesel man in Oxford.",
    manner: 'chatty',
    from: '2565550176',
    truth: {
      pickup: {
        highway: 'I-20',
        direction: 'eastbound',
        mile: '202',
        city: 'Heflin',
      },
      dropoff: {
        number: '418',
        street: 'Snow Street',
        name: 'Burgess Diesel',
        city: 'Oxford',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2006',
        make: 'Dodge',
        model: 'Ram 2500',
        color: 'black',
      },
      name: 'Tammy Sizemore',
      phone: '6785550193',
      mayText: true,
    },
    says: {
      opening: [
        "okay so first of all it's not even my truck it's my husband's and he is in amarillo right now and he is going to have a fit",
        "hey i'm broke down on the interstate in my husband's pickup and i need it towed",
      ],
      safety: [
        'me and mama are up the bank under a tree way behind the guardrail with a bag of pork rinds',
        "yes ma'am we're way off the road nobody's near us",
      ],
      unhurt: ["not yet but when rodney hears no i'm kidding no", "no everybody's fine"],
      callback: [
        "no this is mama's and she won't hear it ring she's got it set on that vibrate",
        "no call mine it's a georgia number six seven eight five five five oh one nine three",
      ],
      where: [
        "well rodney said read him the sign like he does but he's on i forty at a totally different mile so don't listen to him we're on twenty",
        "it's on i twenty in alabama shoulder a little ways past heflin",
      ],
      spot: [
        "there is trees i mean it's all trees there's a blown tire on the ground and a cow",
        "no cross street it's just the shoulder right at the two oh two mile sign",
      ],
      direction: [
        "we left mama's doctor in birmingham and we're trying to get home to bremen",
        'eastbound toward georgia',
      ],
      exit: [
        'we passed one ninety nine cause i said mama do you need the bathroom and she said no and we never got to the next one',
        'the little green sign says two oh two mile two oh two',
      ],
      city: [
        "it's the last thing before georgia i got a ticket there in ninety eight",
        "heflin i guess that's the closest",
      ],
      reason: [
        "it just laid down on me like somebody turned it off going up the hill it had half a tank i know what you're thinking it's not that",
        "it quit running it'll turn over and turn over but it won't catch rodney says lift pump",
      ],
      'shut in': [
        'mama was but she climbed out',
        "no we're both out of it and there's nobody in there",
      ],
      'where to': [
        "well rodney's got a man he's always got a man it's the burgess one that does diesels",
        'burgess diesel over in oxford',
      ],
      'where to spot': [
        "it's on snow street i only know cause it never snows four eighteen",
        'four eighteen snow street',
      ],
      'where to city': ['mama is it anniston or oxford she says oxford', 'oxford alabama'],
      vehicle: [
        "big old loud dodge with the stacks you'd hear it before you seen it well not now",
        'dodge ram twenty five hundred the diesel',
      ],
      year: [
        "older than our youngest and he's eighteen no it's a two thousand six",
        'two thousand six',
      ],
      color: ["black and he'd want you to know it's waxed", 'black'],
      name: ["it's tagged to rodney but i'm the one stranded so put tammy", 'tammy sizemore'],
      spelling: [
        'size like a shoe size and more like you want some more',
        's i z e m o r e tammy t a m m y',
      ],
      'may text': [
        "yeah text mine the six seven eight one it's charging on mama's little battery thing",
        'yes you can text it',
      ],
      right: ["mama he got it yes that's right", "yes sir that's every bit right"],
      change: ["nothing if i change anything rodney'll want to know why", 'nothing leave it'],
      'other number': [
        "okay ready it's six seven eight don't say the area code back mama five five five oh one nine three",
        'six seven eight five five five oh one nine three',
      ],
      person: ["is he single i'm playing no you're fine", "no i don't need one"],
      truck: ['yes before rodney calls back', 'yes send one please'],
      more: [
        "he says don't let nobody pull it by the front bumper and it's a four wheel drive so a flatbed and there's room for me and mama ain't there",
        "it's got to be a flatbed rodney says and me and mama need a ride",
      ],
      message: ["tell rodney i didn't do it no i don't have one", 'no message just the tow'],
      cancel: ["cancel what no we're sitting on a hill", "no ma'am don't cancel"],
      'same job': [
        "rodney might of called somebody no he says he didn't",
        'no this is the first call',
      ],
      when: ["mama's got her pills at six so now", 'right now please'],
    },
    ends: 'job',
  },
  {
    id: 'w1-06',
    kind: 'Places hard to find',
    about:
      'A college kid in Athens whose manual car will not go into any gear on a level of a downtown deck; wants it towed to a transmission shop.',
    manner: 'chatty',
    from: '7705550164',
    truth: {
      pickup: {
        name: 'College Avenue Parking Deck',
        street: 'College Avenue',
        near: 'level three by the elevator',
        city: 'Athens',
      },
      dropoff: {
        name: 'Bulldog Transmission',
        street: 'Barnett Shoals Road',
        cross: 'Gaines School Road',
        city: 'Athens',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2013',
        make: 'Hyundai',
        model: 'Veloster',
        color: 'orange',
      },
      name: 'Tucker Abernathy',
      phone: '7705550164',
      mayText: true,
    },
    says: {
      opening: [
        "hi um is this like is this the tow place i've never done this my dad usually",
        "hey so my car's stuck in a parking deck and i think i need like a tow",
      ],
      safety: [
        'i mean physically yeah i have an orgo midterm at three so emotionally no',
        "yeah i'm fine i'm just in the deck",
      ],
      unhurt: ["no it's like a car thing not a me thing", "nobody's hurt"],
      callback: [
        "i don't really pick up but like i will yeah",
        'yeah this is my cell use this one',
      ],
      where: [
        "okay so it's the deck not the one by the stadium the other one where you park for bars",
        'the college avenue parking deck downtown',
      ],
      spot: [
        "wait which floor am i on um i came up two no it says three there's an elevator that smells like pizza",
        "it's on college avenue and i'm on level three right by the elevator",
      ],
      direction: ['like up i was going up', "it's parked there's no direction it's a parking deck"],
      exit: ["there's an exit sign but that's for the stairs", "no exit i'm not on a highway"],
      city: ['uga like go dawgs', 'athens'],
      reason: [
        "so it's a stick and the stick is just it's like a spoon in a bowl it just goes wherever",
        "it starts fine but it won't go in any gear the shifter's just floppy",
      ],
      'shut in': ['my airpods does that count', "no nobody's in it"],
      'where to': [
        "my dad said do not take it to the dealer in those words he sent me a place hang on it's in the group chat bulldog something",
        'bulldog transmission',
      ],
      'where to spot': [
        "there's like a wendy's no that's the other shop okay barnett shoals",
        'barnett shoals road at gaines school road',
      ],
      'where to city': [
        "i'm from alpharetta but no it's here it's athens still",
        'athens same as here',
      ],
      vehicle: [
        "it's the one with three doors people think i'm lying but count them",
        'hyundai veloster',
      ],
      year: [
        "i got it junior year of high school but it's older it's twenty thirteen",
        'twenty thirteen',
      ],
      color: ['like cheeto', 'orange'],
      name: [
        "it might be under my dad greg but i'm the one paying i guess so tucker",
        'tucker abernathy',
      ],
      spelling: ['oh god okay a b e r n', 'a b e r n a t h y and tucker t u c k e r'],
      'may text': ['please literally please text', 'yes text is great'],
      right: ["yeah no yeah that's right", "yep that's all right"],
      change: ['um nothing wait no nothing', 'nothing'],
      'other number': [
        'i only have the one seven seven oh five five five oh one six four',
        'seven seven oh five five five oh one six four',
      ],
      person: ['honestly no talking to people is like a whole thing', "no i'm good with you"],
      truck: ["how much is no whatever dad's paying yeah", 'yes please send one'],
      more: [
        "the ceiling's super low there's a bar that says six eight and it hit my roommate's bike once",
        'the deck only has six foot eight clearance so not a tall truck',
      ],
      message: ["um like no i don't have one", 'no message'],
      cancel: ['no wait why did i press something', "no don't cancel"],
      'same job': [
        'my roommate called a place for his but that was in october',
        "no it's my first time calling",
      ],
      when: ["it's whenever but like the deck charges by the hour so now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'w1-07',
    kind: 'Changing their minds',
    about:
      'A retired shop teacher in Boiling Springs SC with two flat tires and one spare, who first wants a shop in Inman and then remembers it is closed and wants a tire shop in Spartanburg.',
    manner: 'chatty',
    from: '8645550139',
    truth: {
      pickup: {
        name: 'Ingles',
        street: 'Boiling Springs Road',
        cross: 'Old Furnace Road',
        city: 'Boiling Springs',
      },
      dropoff: {
        name: 'Hudgens Tire',
        number: '1825',
        street: 'Asheville Highway',
        city: 'Spartanburg',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2003',
        make: 'GMC',
        model: 'Sonoma',
        color: 'blue',
      },
      name: 'Harold Teaster',
      phone: '8645550139',
      mayText: false,
    },
    says: {
      opening: [
        'afternoon i taught thirty one years of wood and metal at the high school so i know how to change a tire i want that understood before we start',
        "yes sir i've got two tires down and one spare so the arithmetic's against me i need a tow",
      ],
      safety: [
        "i'm on the bench by the ice machine with all ten fingers",
        "yes i'm perfectly safe",
      ],
      unhurt: [
        'no sir and in thirty one years only the one boy and that was his own doing',
        "nobody's hurt",
      ],
      callback: ["it's a flip phone but it flips yes", "yes this number's the one"],
      where: [
        "i was getting my wife's buttermilk i'm at the ingles",
        'the ingles on boiling springs road',
      ],
      spot: [
        "there's a light there where old furnace comes in they never timed it right",
        "boiling springs road and old furnace road ingles parking lot i'm on the end by the buggies",
      ],
      direction: [
        "it's sitting level on two rims it's not heading anyplace",
        "it's in the parking lot",
      ],
      exit: [
        "no exit you'd come off eighty five but i'm nowhere near it",
        "there's no exit it's a grocery store",
      ],
      city: [
        "inman's where i was raised but this is boiling springs",
        'boiling springs south carolina',
      ],
      reason: [
        'somebody spilled a coffee can of roofing nails right across the road and i found them with both of mine on the right side',
        'two flat tires right front and right rear and only one spare',
      ],
      'shut in': ['only the buttermilk', "no one's in it"],
      'where to': [
        'take it up to jimmy gosnell in inman i had him in third period',
        "no not inman now jimmy's shut today take it to hudgens tire in spartanburg",
      ],
      'where to spot': [
        "well now what's today jimmy don't open on a monday so that's no good make it hudgens tire on asheville highway",
        'eighteen twenty five asheville highway hudgens tire',
      ],
      'where to city': ['not inman like i told you spartanburg', 'spartanburg'],
      vehicle: ["little g m c pickup the sonoma they don't make them", 'g m c sonoma'],
      year: ["i bought it new the spring i retired that'd be oh three", 'two thousand three'],
      color: ['blue dark blue like a good vise', 'blue'],
      name: ["mr teaster well you can say harold you're not a student", 'harold teaster'],
      spelling: ['like a teaspoon but with a ster', 't e a s t e r teaster and harold h a r o l d'],
      'may text': ["that phone'll take one but i won't read it no", "no don't text me call me"],
      right: [
        "now hold on measure twice if you've got inman on there that's wrong it's hudgens tire in spartanburg eighteen twenty five asheville highway",
        "yes sir now you've got it right",
      ],
      change: [
        "where it's going jimmy gosnell's closed so i want hudgens tire eighteen twenty five asheville highway in spartanburg",
        'the drop off make it hudgens tire in spartanburg not inman',
      ],
      'other number': [
        "the wife's got one of those smart ones but it's off this is the one eight six four five five five oh one three nine",
        'eight six four five five five oh one three nine',
      ],
      person: ["no i'm managing and so are you", 'no thank you'],
      truck: ['yes and tell him to bring a flat one not a hook', 'yes send it'],
      more: [
        "tell him it's a short wheelbase and the emergency brake's on because that's what it's for",
        "emergency brake's set and i'll be standing by it",
      ],
      message: ['i have opinions but no message', 'no message'],
      cancel: ['no sir i finish what i start', "no don't cancel"],
      'same job': ["no i'd remember", "no first time i've called"],
      when: ["buttermilk's getting warm so presently", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'w1-08',
    kind: 'Changing their minds',
    about:
      "A condo manager on Navarre Beach who wants an owner's long-parked convertible taken to a shop; first says this evening, then tomorrow morning at eight thirty.",
    manner: 'chatty',
    from: '8505550157',
    truth: {
      pickup: {
        number: '8425',
        street: 'Gulf Boulevard',
        name: 'Pelican Watch',
        near: 'parking space 14 under the building',
        city: 'Navarre',
      },
      dropoff: {
        number: '2803',
        street: 'Gulf Breeze Parkway',
        name: 'Soundside Auto',
        city: 'Gulf Breeze',
      },
      reasons: ['Dead battery', 'Flat tire'],
      vehicle: {
        year: '2008',
        make: 'Chrysler',
        model: 'Sebring',
        color: 'gold',
      },
      name: 'Denise Kowalczyk',
      phone: '8505550157',
      mayText: false,
      when: {
        days: 1,
        time: '08:30',
      },
    },
    says: {
      opening: [
        "yeah hi no not there the blue one the blue bucket sorry i've got painters i need a car out of my garage this evening if you can",
        "hi i manage condos and one of the owners left a car sitting and it's gotta go to a shop",
      ],
      safety: ["i'm in flip flops on wet paint but sure", "yes perfectly safe i'm at work"],
      unhurt: [
        "no it's been sitting since the owners went back to grand rapids who'd be hurt",
        'no nobody',
      ],
      callback: [
        "this one the other one's the front desk and they lose everything",
        "yes this one's good",
      ],
      where: [
        "so it's the beach side of the bridge pelican watch",
        'pelican watch eighty four twenty five gulf boulevard',
      ],
      spot: [
        "down underneath not the visitor spots those are gravel it's numbered fourteen unit's twelve oh two but never mind the unit",
        'space fourteen under the building',
      ],
      direction: [
        "it's backed in if that's what you mean",
        "no direction it's parked in the garage",
      ],
      exit: ["hon it's an island there's one road", "no exit it's at the condo"],
      city: ["people say pensacola it's not it's navarre", 'navarre the beach part'],
      reason: [
        "it's sat there since march i went to crank it and got nothing not even a light and then i look down and it's on its rims on one side",
        "battery's stone dead and two of the tires are flat from sitting",
      ],
      'shut in': ['a beach umbrella and some sand', "no nobody's in there it's empty"],
      'where to': [
        "the owner's guy the soundside fella in gulf breeze",
        'soundside auto in gulf breeze',
      ],
      'where to spot': [
        "on the parkway before you hit the zoo no the zoo's the other way it's twenty eight oh three",
        'twenty eight oh three gulf breeze parkway',
      ],
      'where to city': [
        'over there no carl not that wall over the sound in gulf breeze',
        'gulf breeze',
      ],
      vehicle: [
        "it's a little convertible chrysler sebring his wife's midlife thing",
        'chrysler sebring',
      ],
      year: [
        "registration's in my hand it expires oh no here's the year oh eight",
        'two thousand eight',
      ],
      color: ["they call it something stupid like champagne it's gold", 'gold'],
      name: [
        "owner's vandermolen but put it under me denise i'm signing for it",
        'denise kowalczyk',
      ],
      spelling: [
        'k o w a l and then it goes off the road c z y k',
        'k o w a l c z y k denise d e n i s e',
      ],
      'may text': [
        "no my phone's got paint on it i can't thumb it just call",
        'no texts please just call me',
      ],
      right: [
        "all but the time carl just told me the garage floor's wet till morning so make it tomorrow eight thirty",
        "yep tomorrow at eight thirty that's right",
      ],
      change: [
        "the time not tonight the floor's being sealed tomorrow morning eight thirty",
        'make it tomorrow at eight thirty in the morning',
      ],
      'other number': [
        'no stick with eight five oh five five five oh one five seven',
        'eight five oh five five five oh one five seven',
      ],
      person: ["i've had enough persons today no", "no you're fine"],
      truck: ['yes but for the time i want it', 'yes book the truck'],
      more: [
        "clearance under there's seven foot and the keys are in the lock box i'll walk down",
        "seven foot clearance and i've got the keys",
      ],
      message: ['no message just put it on the schedule', 'no message'],
      cancel: ['no just move it i still want it', "no don't cancel it"],
      'same job': [
        "there was one last month for the jet ski that's done this is another",
        "no it's a new one",
      ],
      when: [
        'i was thinking about six tonight',
        'scratch tonight tomorrow morning at eight thirty',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w1-09',
    kind: 'Hard to understand',
    about:
      'A deckhand on the Mississippi coast with a bad phone and wind, misheard by the recognizer; ran out of gas across from the Biloxi lighthouse and wants some brought.',
    manner: 'slow',
    from: '2285550183',
    truth: {
      pickup: {
        highway: 'US-90',
        direction: 'westbound',
        cross: 'Porter Avenue',
        near: 'the Biloxi Lighthouse',
        city: 'Biloxi',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '1999',
        make: 'Mazda',
        model: 'B2500',
        color: 'green',
      },
      name: 'Elroy Ladner',
      phone: '2285550183',
      mayText: true,
    },
    says: {
      opening: [
        'hey cap you hear me this wind i done run her plum drive',
        "hello yeah i'm set down on the beach road i ain't got no gas",
      ],
      safety: [
        "i'm in the parking pay with the sea goals",
        "yeah i'm off the road in the parking bay i'm good",
      ],
      unhurt: ['naw naw just hot and hungry', 'nobody hurt naw'],
      callback: ["it cuts in and out but that's it yeah", 'yeah this number'],
      where: [
        "on the beach by the light house you can't miss it it in the middle the road",
        'highway ninety right by the biloxi lighthouse',
      ],
      spot: [
        'order ave you know porter where it come down to the water',
        'porter avenue and ninety cross from the lighthouse in the parking bay',
      ],
      direction: [
        'was going to gulf port to see my cousin about a trolling motor',
        'westbound going to gulfport',
      ],
      exit: ["naw no exit it's the beach", "ain't no exit on ninety not here"],
      city: ['bill oxy', 'biloxi mississippi'],
      reason: [
        "gauge been broke since katrina i go by the odometer and i can't count good",
        'she out of gas bone dry just need a couple gallon brought out',
      ],
      'shut in': ['just a ice chess', "naw ain't nobody in the air in there"],
      'where to': [
        "naw i ain't wanna go nowhere just bring me some",
        'no tow just bring gas to me here',
      ],
      'where to spot': ['huh naw right here at the light house', "nowhere i'm staying right here"],
      'where to city': ["i said i'm going to drive it to gulf port my own self", 'no town no tow'],
      vehicle: ['mass a little bee truck', 'mazda b twenty five hundred'],
      year: ["ninety nine same year as my boat naw boat's a eighty two", 'nineteen ninety nine'],
      color: ['green like a old bottle', 'green'],
      name: ["elroy they got forty elroys but i'm a ladder", 'elroy ladner'],
      spelling: ['l a d like a lad den n e r', 'l a d n e r elroy e l r o y'],
      'may text': ['i can read em when the wind lay yeah', 'yeah you can text me'],
      right: ["that sit cap that's it", "yeah that's right"],
      change: ['naw leave it lay', "nothing don't change it"],
      'other number': [
        "ain't got but this one two two eight five five five oh one eight three",
        'two two eight five five five oh one eight three',
      ],
      person: ["you talk better'n most naw", "naw i don't need nobody"],
      truck: ['yeah with some gas on it', 'yes send him'],
      more: [
        'regular not that diesel somebody done that to me once on the boat',
        'regular gas and i got cash',
      ],
      message: ['what message naw', 'no message just gas'],
      cancel: ["naw i'm still sitting here ain't i", "naw don't cancel"],
      'same job': [
        "naw my cousin called somebody about his own truck in bay saint louis that ain't me",
        "naw i ain't called before",
      ],
      when: ['tide done turned so now', 'now yeah'],
    },
    ends: 'job',
  },
  {
    id: 'w1-10',
    kind: 'Upset or in a hurry',
    about:
      'A phlebotomist late for her draws who was rear-ended coming off I-75 at Hartley Bridge in Macon, furious at everybody, wants it taken to a body shop.',
    manner: 'angry',
    from: '4785550109',
    truth: {
      pickup: {
        highway: 'I-75',
        direction: 'southbound',
        exit: '155',
        near: 'the bottom of the off ramp',
        city: 'Macon',
      },
      dropoff: {
        number: '4060',
        street: 'Pio Nono Avenue',
        name: 'Bibb Collision',
        city: 'Macon',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2019',
        make: 'Kia',
        model: 'Soul',
        color: 'red',
      },
      name: 'Jarvetta Stinson',
      phone: '4785550109',
      mayText: true,
    },
    says: {
      opening: [
        'i have eleven patients fasting since midnight and this man was on facetime facetime',
        "i need a tow somebody ran up in the back of me and my car won't roll",
      ],
      safety: [
        "i'm in the grass fanning myself with his insurance card",
        "yes i'm safe i'm way off on the grass the police came and left already",
      ],
      unhurt: ['my nerves but no the trooper asked all that', "no nobody's hurt not me not him"],
      callback: ["my supervisor keeps calling it so if it's busy call again", 'yes this number'],
      where: [
        "i'm where i told the trooper i am off seventy five at hartley bridge why do i got to say it twice",
        'i seventy five at hartley bridge at the bottom of the ramp',
      ],
      spot: [
        "it's a ramp there's a ramp i'm at the end of it where you stop at the bottom",
        'the bottom of the off ramp on the shoulder',
      ],
      direction: [
        'from forsyth i work in macon but i was fixing to go on down to the byron office',
        'southbound',
      ],
      exit: [
        "one fifty five like it says big as day not one sixty that's where he said he thought we were",
        'exit one fifty five',
      ],
      city: ['still macon i pay macon taxes', 'macon'],
      reason: [
        "he pushed my whole trunk up in my back seat and the wheel's cocked sideways",
        "i got rear ended it's a wreck the back wheel's bent it won't drive",
      ],
      'shut in': [
        'my tubes and my needles and a whole centrifuge no people',
        "no nobody's in the car",
      ],
      'where to': [
        "the insurance lady was on hold music i'm not waiting take it to bibb collision",
        'bibb collision',
      ],
      'where to spot': [
        "pio nono four zero six zero don't let him take it to the one on eisenhower they robbed my brother",
        'forty sixty pio nono avenue',
      ],
      'where to city': ['i said macon everything is macon', 'macon'],
      vehicle: ['it was a cute little kia soul past tense', 'kia soul'],
      year: ['two payments left on a twenty nineteen two', 'twenty nineteen'],
      color: ['red red like i do for a living', 'red'],
      name: ["jarvetta and don't say it like corvette", 'jarvetta stinson'],
      spelling: ['j a r v e t t a s t', 'j a r v e t t a then s t i n s o n'],
      'may text': [
        "text text yes cause i'm about to be on hold with my job",
        'yes you can text me',
      ],
      right: ['yes lord yes go', "yes that's right"],
      change: ['the whole day but not none of that', 'nothing just send it'],
      'other number': [
        "there isn't no other it's four seven eight five five five oh one oh nine",
        'four seven eight five five five oh one oh nine',
      ],
      person: ['will a person be faster no then keep going', 'no just keep going'],
      truck: ['baby yes', 'yes send the truck'],
      more: [
        "it drags on the left and tell him i'm getting my cooler out before he hooks it",
        "left rear wheel's locked he needs a flatbed",
      ],
      message: ["i'm not leaving no message i want a truck", 'no message'],
      cancel: ['did i say cancel no', 'no do not cancel it'],
      'same job': [
        "the trooper said he could call one and i said i'd do it so no",
        'no this is the first call',
      ],
      when: ['an hour ago', 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'w1-11',
    kind: 'Older callers',
    about:
      "An eighty-four-year-old lady in Greenwood Mississippi who wants her late brother's old pickup hauled to her grandnephew's paint shop in Indianola the day after tomorrow.",
    manner: 'slow',
    from: '6625550121',
    truth: {
      pickup: {
        number: '1107',
        street: 'Grand Boulevard',
        near: 'the shed behind the house',
        city: 'Greenwood',
      },
      dropoff: {
        name: 'Purnell Body and Paint',
        number: '305',
        street: 'Catchings Avenue',
        city: 'Indianola',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1978',
        make: 'Chevrolet',
        model: 'C10',
        color: 'blue',
      },
      name: 'Odessa Purnell',
      phone: '6625550148',
      mayText: true,
      when: {
        days: 2,
        time: '09:00',
      },
    },
    says: {
      opening: [
        "good morning darling i hope i haven't caught you at your breakfast my brother passed in february",
        "yes i would like to have a truck carried from my house to another town it was my brother's",
      ],
      safety: [
        "i'm in my kitchen i've been in this kitchen since nineteen sixty six",
        "oh yes baby i'm at home",
      ],
      unhurt: ["well my hip but that's the weather", "no nobody's hurt"],
      callback: [
        "no this is the wall phone and i don't hear it from the porch you better call vernell",
        'no call my niece vernell six six two five five five oh one four eight',
      ],
      where: [
        "it's at the house on the boulevard with the big oaks like in the moving picture",
        'eleven oh seven grand boulevard',
      ],
      spot: [
        'round back you go past the fig tree brother kept it in the shed',
        'in the shed behind my house',
      ],
      direction: [
        "it's facing the chicken yard what used to be",
        "it isn't going any way it's in the shed",
      ],
      exit: ["oh i don't know about exits we never had one", "no exit it's at my home"],
      city: ['i was born at itta bena but i married into greenwood', 'greenwood mississippi'],
      reason: [
        "nothing wrong with it but time my grandnephew's going to paint it for the reunion",
        "it just needs hauling to the paint shop it hasn't been driven",
      ],
      'shut in': [
        "there was a cat had kittens in it but that's been years",
        "no there's nobody in it",
      ],
      'where to': [
        "to marcus he's got his own place now with his name up on it",
        'purnell body and paint in indianola',
      ],
      'where to spot': [
        'catchings he told me and i wrote it on the envelope three oh five',
        'three oh five catchings avenue',
      ],
      'where to city': ["b b king's home", 'indianola'],
      vehicle: [
        "brother always said chevrolet till he died and he did it's the c ten",
        'a chevrolet c ten pickup truck',
      ],
      year: ['he bought it when carter was in seventy eight', 'nineteen seventy eight'],
      color: ['baby blue once you wipe it', 'blue'],
      name: ['this is miss odessa everybody knows me at the post office', 'odessa purnell'],
      spelling: ["p u r n two l's", 'p u r n e l l and odessa o d e s s a'],
      'may text': [
        "i don't but vernell does she does it all through church so yes to hers",
        "yes you can text vernell's telephone",
      ],
      right: ["well aren't you smart yes that's it", "yes darling that's right"],
      change: ['not a thing', 'nothing leave it be'],
      'other number': [
        "let me get my glasses it's vernell six six two five five five oh one four eight",
        'six six two five five five oh one four eight',
      ],
      person: ['oh you sound like a person to me', "no i'm all right with you"],
      truck: [
        "yes but not today now nine o'clock is what i told marcus for that morning",
        'yes please send one on that day',
      ],
      more: [
        "it's got four tires but two are soft and i don't know where the key is marcus has it",
        "he'll want a flat truck there's no key here marcus has it",
      ],
      message: ['only that i said thank you no', 'no message baby'],
      cancel: ["no indeed the reunion's coming", "no don't cancel it"],
      'same job': [
        'i called the light company this morning but that was about the light',
        "no i haven't called you before",
      ],
      when: [
        "not tomorrow i've got the foot doctor tomorrow the day after",
        'the day after tomorrow at nine in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w1-12',
    kind: 'Spanish',
    about:
      "A house cleaner in Gainesville Georgia whose minivan's front wheel folded over in a mall lot; she wants it towed to a mechanic in Oakwood.",
    language: 'es',
    manner: 'chatty',
    from: '6785550135',
    truth: {
      pickup: {
        name: 'Lakeshore Mall',
        street: 'Pearl Nix Parkway',
        cross: 'Browns Bridge Road',
        near: 'Belk',
        city: 'Gainesville',
      },
      dropoff: {
        name: 'Taller El Güero',
        number: '2415',
        street: 'Atlanta Highway',
        city: 'Oakwood',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2010',
        make: 'Honda',
        model: 'Odyssey',
        color: 'gray',
      },
      name: 'Maribel Ocampo',
      phone: '6785550135',
      mayText: true,
    },
    says: {
      opening: [
        'ay bueno hablan español gracias a dios mire yo iba para la casa de la señora kathy y ya no llegué',
        'hola sí necesito una grúa se me quebró la van',
      ],
      safety: [
        'estoy sentada en la banqueta con mi agua de jamaica no se preocupe',
        'sí estoy bien estoy en el parking no en la calle',
      ],
      unhurt: ['no nomás el susto y la aspiradora que se me cayó', 'no nadie está lastimado'],
      callback: [
        'sí nomás que si no contesto es que está mi hermana hablando de lo de la quinceañera pero es este',
        'sí a este mismo número',
      ],
      where: [
        'en el mol donde compro los zapatos de los niños ellos no vienen conmigo están en la escuela',
        'en el lakeshore mall en pearl nix',
      ],
      spot: [
        'del lado donde venden los perfumes belk creo que se llama por donde cruza la browns bridge',
        'afuera de la belk en pearl nix parkway con browns bridge road',
      ],
      direction: [
        'yo venía de flowery branch pero ya estoy parada en el parking',
        'no voy para ningún lado está en el estacionamiento',
      ],
      exit: ['no yo no agarro el freeway me da miedo', 'no hay salida es el parking del mol'],
      city: ['pues aquí donde están las polleras donde trabajaba mi esposo', 'gainesville georgia'],
      reason: [
        'oí un trancazo así bien feo y la llanta de enfrente quedó chueca como pata de borracho pero la llanta tiene aire eh',
        'se le quebró la rótula dice mi cuñado prende bien pero la rueda está de lado y no se puede mover',
      ],
      'shut in': ['no puros trapeadores y el fabuloso', 'no no hay nadie adentro'],
      'where to': [
        'con el güero él le arregla a toda mi familia y me deja pagar de a poquito',
        'al taller el güero en oakwood',
      ],
      'where to spot': [
        'está en la atlanta highway pasando una llantera no se vaya a meter a la llantera veinticuatro quince',
        'veinticuatro quince atlanta highway',
      ],
      'where to city': ['no es aquí es para allá para oakwood', 'oakwood'],
      vehicle: ['es la van la honda la de las señoras', 'una honda odyssey'],
      year: ['la compramos en el catorce pero es dos mil diez', 'dos mil diez'],
      color: ['pues gris pero está bien mugrosa', 'gris'],
      name: ['está a nombre de mi esposo pero él no está póngale maribel', 'maribel ocampo'],
      spelling: [
        'como campo nomás con una o adelante',
        'o c a m p o ocampo y maribel eme a erre i be e ele',
      ],
      'may text': ['sí mándeme texto pero en español eh', 'sí me puede textear'],
      right: ['ándele sí así mero', 'sí todo está bien'],
      change: ['no nada así déjelo', 'nada está bien así'],
      'other number': [
        'no tengo otro el de mi esposo no sirve es seis siete ocho cinco cinco cinco cero uno tres cinco',
        'seis siete ocho cinco cinco cinco cero uno tres cinco',
      ],
      person: ['no usted me entiende bien así está bien', 'no gracias con usted'],
      truck: ['sí por favor antes de que me corra la señora kathy', 'sí mándemela'],
      more: [
        'que no la jale de enfrente porque se acaba de quebrar y que traigo cosas de limpieza que se tiran',
        'que traiga plataforma y que yo tengo la llave',
      ],
      message: ['no no quiero dejar recado', 'ningún recado nomás la grúa'],
      cancel: ['ay no no me la cancele', 'no no cancele'],
      'same job': [
        'mi cuñado dijo que él iba a llamar pero le dije que no entonces no',
        'no es la primera vez que llamo',
      ],
      when: ['pues la señora kathy me espera a la una así que ya', 'ahorita'],
    },
    ends: 'job',
  },
  {
    id: 'w2-01',
    kind: 'Everyday breakdowns',
    about:
      "Union electrician on lunch break at the old shipyard in Quincy; he ran the work van's battery down with the radio and wants a jump before the foreman notices.",
    manner: 'curt',
    from: '6175550137',
    truth: {
      pickup: {
        number: '97',
        street: 'East Howard Street',
        name: 'Fore River Shipyard',
        near: 'guard shack',
        city: 'Quincy',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2012',
        make: 'Ford',
        model: 'E-250',
        color: 'white',
      },
      name: 'Dennis Mulcahy',
      phone: '6175550137',
      mayText: true,
    },
    says: {
      opening: [
        "yeah hi i got a van that's deader than my brother in law's career",
        "jump start that's all i need the work van won't turn over i'm over in quincy",
      ],
      safety: [
        'i got three stewards and a hard hat on how safe you want me',
        "yeah we're inside the fence it's a job site i'm fine",
      ],
      unhurt: [
        'just my pride pal',
        "no nobody's hurt i sat there with the key on that's the whole tragedy",
      ],
      callback: [
        "don't call the shop they'll ask for dennis's time card uh this one here's me",
        "yes this one i'm holding it",
      ],
      where: [
        'the yard the old fore river you know where they built the big boats my grandfather',
        'ninety seven east howard street the fore river shipyard',
      ],
      spot: [
        "kid at the gate'll wave you in sully he's got a space heater in there the lucky i'm right alongside him",
        "the guard shack van's parked right up against the guard shack",
      ],
      direction: [
        "i'm pointed at the water what's it matter it don't move",
        "no direction chief it's parked",
      ],
      exit: [
        "i come off ninety three at furnace brook mornings but that's me that's not",
        "there's no exit it's a street it's a gate on a street",
      ],
      city: [
        'not braintree the last guy went to braintree and sat there forty minutes',
        "quincy it's quincy",
      ],
      reason: [
        'so i got the sox on right day game key on all through coffee and then lunch and now it just goes tick tick tick',
        "the battery's flat the dome light's like a birthday candle it needs cables that's all",
      ],
      'shut in': [
        "only thing in there's four thousand feet of romex",
        "no nobody no dog i'm standing outside with the keys in my hand",
      ],
      'where to': [
        "nowhere i gotta drive it to weymouth for three o'clock",
        "no tow just jump it i'm not going any place on a hook",
      ],
      'where to spot': [
        "no it stays once it's running it's my headache",
        "there's no address i don't want it taken",
      ],
      'where to city': ["what'd i just say no tow", 'no town you start it and i drive away'],
      vehicle: [
        "it's the company's says halloran electric down the side blue letters two foot high",
        'ford e two fifty the long one econoline whatever they call it',
      ],
      year: [
        "the oh eight's the one with the rust that's eddie's mine's the newer one",
        'twenty twelve',
      ],
      color: ['same as every van in the local', "white it's a white van"],
      name: [
        "not halloran don't put halloran they pay in like ninety days put me",
        'mulcahy first name dennis',
      ],
      spelling: ['like the pub m u l c a h y', "m as in mike u l c a h y and dennis with two n's"],
      'may text': [
        'no group chats i get enough of that from the hall but you yeah go ahead',
        'yeah you can text me',
      ],
      right: ["yup that's the whole novel how long", "yeah that's it that's right"],
      change: ['the bullpen', "nothing leave it it's fine"],
      'other number': [
        'i only got the one six one seven five five five oh one three seven',
        "six one seven five five five zero one three seven same as i'm on",
      ],
      person: [
        "you're doing alright for a robot no just the guy with the cables",
        "no i don't need anybody",
      ],
      truck: ['what do you think i called for the weather yeah', 'yes send it'],
      more: [
        "tell him heavy cables not the christmas tree ones and there's a pipe low over the gate so nothing tall",
        'ask for sully at the gate he knows',
      ],
      message: [
        "i don't leave messages uh honk",
        'tell him dennis is by the guard shack honk twice',
      ],
      cancel: ['cancel i been stood here since no', "no don't cancel"],
      'same job': [
        "i tried triple a they played me a song so i hung up you're the first",
        "no there's no truck coming that's why i'm talking to you",
      ],
      when: ["break's over two thirty and the foreman's got eyes like a", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'w2-02',
    kind: 'Everyday breakdowns',
    about:
      'Lobsterman in Stonington, Maine, whose old pickup will not come out of park at the co-op; he wants it hauled to a garage in Blue Hill.',
    manner: 'slow',
    from: '2075550119',
    truth: {
      pickup: {
        number: '51',
        street: 'Indian Point Road',
        name: 'Stonington Lobster Co-op',
        near: 'bait shed',
        city: 'Stonington',
      },
      dropoff: {
        number: '58',
        street: 'Pleasant Street',
        name: "Candage's Garage",
        city: 'Blue Hill',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2009',
        make: 'GMC',
        model: 'Sierra',
        color: 'red',
      },
      name: 'Merle Eaton',
      phone: '2075550119',
      mayText: false,
    },
    says: {
      opening: [
        "ayuh well i come in off the water about quarter past one sold my catch and now she don't want to go home",
        'i got a truck down here to the co op in stonington that wants haulin',
      ],
      safety: [
        "wind's come round southwest but i'm tied up",
        "oh yes dear i'm settin on a crate i'm safe enough",
      ],
      unhurt: ["i got a thumb from last tuesday but that ain't what you mean", "no no one's hurt"],
      callback: [
        "well it ain't mine it's the missus's old one but i carry it so",
        "yup this one'll find me",
      ],
      where: [
        'you know where linwood used to keep his boat well the other side of that where we sell to',
        "stonington lobster co op it's fifty one indian point road",
      ],
      spot: [
        "you'll smell it fore you see it",
        "she's backed up to the bait shed right tight to the bait shed",
      ],
      direction: ['i was goin to go home uphill', "she weren't goin nowhere she's parked"],
      exit: [
        "ain't been an exit on this island since they made it",
        "no exits no mile markers deah it's the end of the road",
      ],
      city: [
        "well it's deer isle on the one end and us on the other and we don't mix",
        'stonington stonington maine not the connecticut one',
      ],
      reason: [
        "engine's good runs like a top it's the stick there on the column it's froze right where it sets i pull and pull",
        "she's stuck in park won't come down into drive nor reverse neither",
      ],
      'shut in': [
        'couple of hard shells i was keepin back for my sister',
        'no no people no dog nothin in it but gear',
      ],
      'where to': [
        'not ellsworth i had a time in ellsworth that fella charged me for a whole',
        "candage's garage up to blue hill",
      ],
      'where to spot': [
        "he's got a dory full of geraniums out front can't miss it and it's fifty eight on the mailbox",
        'fifty eight pleasant street',
      ],
      'where to city': ['where they have the fair in the fall with the ox pulls', 'blue hill'],
      vehicle: ['i had fords all my life till this one', "it's a gmc the sierra half ton"],
      year: [
        'i bought it the winter after the price dropped to two dollars a pound so it was a year old then call it oh nine it is an oh nine',
        'two thousand and nine',
      ],
      color: ["some of it's still red", 'red the rest is rust but you put red'],
      name: ["boat's the linda marie but you'd want mine", 'merle eaton'],
      spelling: [
        "there's more eatons in the graveyard than in the phone book e a t o n",
        'm e r l e and then e a t o n',
      ],
      'may text': [
        "i'd have to go find my glasses and then someone to read it no",
        'no no textin you just ring it',
      ],
      right: ["well i guess that's about the size of it yes", "ayuh that's right"],
      change: [
        "i wouldn't change a thing 'cept the price of bait",
        "nothin's wrong with it leave it be",
      ],
      'other number': [
        "there's the one on the boat but that's a radio just use this two oh seven five five five oh one one nine",
        'two oh seven five five five zero one one nine',
      ],
      person: ['you sound like a person to me near enough no', "no you're all right"],
      truck: ["well i can't very well row it up there can i", 'yes send your truck'],
      more: [
        "the ramp's greasy with the tide out have him come down the upper side and he'll want to watch the traps",
        "tell him the keys is in it we don't lock nothin",
      ],
      message: [
        "tell linda i'll be late for supper oh you mean for him",
        "tell him i'm by the bait shed in the orange oilskins",
      ],
      cancel: ['what and leave her here for the gulls no', 'no i still want it'],
      'same job': [
        "no i ain't called before my nephew might of thought about it but he don't do things",
        'no this is the first call',
      ],
      when: [
        "tide don't matter for a truck so whenever he can get here today now'd be good",
        'now if you got somebody',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w2-03',
    kind: 'Everyday breakdowns',
    about:
      'Bakery delivery driver on Federal Hill in Providence whose van boiled over with rolls still aboard; borrowing a phone, wants it towed to Cranston.',
    manner: 'chatty',
    from: '4015550128',
    truth: {
      pickup: {
        street: 'Atwells Avenue',
        cross: 'Knight Street',
        near: 'Holy Ghost Church',
        city: 'Providence',
      },
      dropoff: {
        number: '1350',
        street: 'Park Avenue',
        name: 'Silva Brothers',
        city: 'Cranston',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2017',
        make: 'Ram',
        model: 'ProMaster',
        color: 'white',
      },
      name: 'Ray Cardoso',
      phone: '4015550162',
      mayText: true,
    },
    says: {
      opening: [
        'okay so i got sixty dozen torpedo rolls getting steamed a second time over here',
        "hi it's the bakery truck i mean it's me the driver the van's cooked i'm on the hill in providence",
      ],
      safety: [
        "i'm eating one of them as we speak i'm on the sidewalk",
        "yeah i'm at the curb legal spot flashers on all good",
      ],
      unhurt: [
        'my boss is gonna be hurt when he sees the ticket no',
        'nobody got hurt no it just quit',
      ],
      callback: [
        "no see my phone's in the van charging but the van's not charging so this is the lady from the deli's",
        "don't use this one use mine four oh one five five five oh one six two",
      ],
      where: [
        "i already did camille's and the place with the rooster so i was between those and angelo's which is four more stops",
        'atwells avenue at the corner of knight street',
      ],
      spot: [
        "father joe's gonna come out and yell at me any second i'm blocking where the brides get out",
        "it's right by holy ghost church corner of knight",
      ],
      direction: [
        'downhill thank god',
        "i was coming in toward downtown but i'm parked now it doesn't matter",
      ],
      exit: [
        'i got off at dean street like every morning since ninety nine',
        "no exit it's a city street",
      ],
      city: ['federal hill baby', 'providence the hill in providence'],
      reason: [
        "the needle's been laying over on the right since olneyville i figured it's the gauge then i smell like pancakes",
        "there's steam pouring out the front it ran hot all the coolant's in the gutter",
      ],
      'shut in': ['just the rolls god rest em', "no no one in it i'm by myself"],
      'where to': [
        "not the bakery he'll have a stroke my boss has a guy two brothers",
        'silva brothers over in cranston',
      ],
      'where to spot': [
        "you know the gazebo at rolfe square keep going from there it's thirteen fifty something no just thirteen fifty",
        'thirteen fifty park avenue',
      ],
      'where to city': ['same as where my mother in law lives unfortunately', 'cranston'],
      vehicle: ["it's the tall one looks like a toaster", 'ram promaster'],
      year: [
        'they got it new the year my youngest made her communion seventeen',
        'twenty seventeen',
      ],
      color: ["flour hides on it let's put it that way", "white it's white"],
      name: [
        "bakery's got an account some place but not with you i don't think put cardoso",
        'ray cardoso',
      ],
      spelling: [
        "s o at the end not z a that's my cousin's side who we don't talk to",
        'c a r d o s o ray r a y',
      ],
      'may text': [
        'once i get my phone out of the van sure text away',
        'yeah text is fine on mine',
      ],
      right: ['yeah yeah you got a better memory than my wife', 'yup all correct'],
      change: [
        'if you said thirteen fifty and the four oh one number ending six two then nothing',
        "no changes it's good",
      ],
      'other number': [
        "mine mine not this deli lady's uh four oh one five five five then oh one six two",
        'four zero one five five five zero one six two',
      ],
      person: ["no i like you you don't interrupt", 'no person just the truck'],
      truck: ['please before the cannolis find out', 'yes send one'],
      more: [
        "there's racks loose in the back so tell him go easy on the tilt last time i had eclairs in the wheel well",
        'just tell him the back is full of bread racks',
      ],
      message: [
        "tell him there's a coffee milk in it for him",
        "message is ray's out front of the church in an apron",
      ],
      cancel: ['cancel what and push it no', "no don't cancel"],
      'same job': [
        "the boss said he'd call somebody but he says that about the walk in cooler too so no",
        "no nobody's been sent it's a new one",
      ],
      when: [
        "i'm supposed to be in johnston at ten fifteen with the wedding bread so you tell me",
        'now as soon as you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w2-04',
    kind: 'Places hard to find',
    about:
      'Harried mother in a minivan full of kids at a Connecticut rest area on I-91, out of gas and not sure where she is; wants some fuel brought.',
    manner: 'chatty',
    from: '8605550145',
    truth: {
      pickup: {
        highway: 'I-91',
        direction: 'southbound',
        exit: '15',
        name: 'rest area',
        near: 'dog walk',
        city: 'Wallingford',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2019',
        make: 'Chrysler',
        model: 'Pacifica',
        color: 'blue',
      },
      name: 'Kristen Delvecchio',
      phone: '8605550145',
      mayText: true,
    },
    says: {
      opening: [
        'hi sorry give it back to your brother hi yes i did something so stupid',
        "hi i'm stuck at like a highway bathroom place with three kids and a minivan that won't go",
      ],
      safety: [
        "they've each got a juice box so for about nine minutes",
        "yes we're parked in an actual parking space we're safe",
      ],
      unhurt: [
        "she's crying because of a goldfish the cracker kind",
        "no everyone's fine nobody's hurt they're just loud",
      ],
      callback: [
        "my husband's is the emergency contact but he's in denver so no me",
        'yes this number this is my cell',
      ],
      where: [
        'okay we left glastonbury at like eight ten and then there was the slow part by meriden where my middle one had to go',
        "it's the rest area on ninety one the one with the picnic tables",
      ],
      spot: [
        "the far end past the trucks where there's a lady with two corgis mason do not pet without asking",
        'right by the dog walk the grassy part where people take their dogs',
      ],
      direction: [
        "to my sister's in milford it's her shower i have the cake",
        'south ninety one south toward new haven',
      ],
      exit: [
        "the gps keeps saying in one mile take it and then it's fifteen so we didn't get there yet",
        "it's right before fifteen exit fifteen",
      ],
      city: [
        "we passed meriden that i know because that's where he threw the shoe",
        'the sign on the building says wallingford',
      ],
      reason: [
        'it said twenty two miles left and then it said zero like with no warning who does that',
        "i ran out of gas it's bone dry i just need a couple gallons",
      ],
      'shut in': [
        "i wish i'm kidding no all three are out running around me",
        "no nobody's shut in i have the keys and i have the kids and all the doors are open",
      ],
      'where to': [
        'milford i mean we are not the van just needs gas in it',
        "no i don't need a tow just gas",
      ],
      'where to spot': ["there's no place you just pour it in and we go", 'no address no tow'],
      'where to city': [
        "we're going to milford but we'll drive it ourselves",
        'nowhere just bring gas here please',
      ],
      vehicle: ["it's the one with the vacuum in it which doesn't work", 'chrysler pacifica'],
      year: [
        "i got it when i was pregnant with her so she's she'll be six in march so twenty nineteen",
        "it's a twenty nineteen",
      ],
      color: [
        "there's a silver one next to us that's not me mine's the blue with the stickers",
        'blue',
      ],
      name: ["oh the shower's for gina but i'm kristen", 'kristen delvecchio'],
      spelling: [
        "with a k the delvecchio is however you'd think honestly everyone gets it wrong d e l v e double c h i o",
        'k r i s t e n d e l v e c c h i o',
      ],
      'may text': ["text is better i can't hear anything over baby shark", 'yes text me'],
      right: ["yes mason i said one minute yes that's right", "yes that's everything that's right"],
      change: [
        "no i was talking to my son nothing nothing's wrong with it",
        "don't change anything",
      ],
      'other number': [
        "it's just this eight six oh five five five oh one four five",
        'eight six zero five five five zero one four five this one',
      ],
      person: ['is it faster if i do no then no', 'no thank you'],
      truck: ['yes oh my god yes', 'yes please send it'],
      more: [
        'if he has a lollipop i will tip him so much',
        "just that it takes regular and we're way down the end by the dogs",
      ],
      message: [
        'tell him look for the woman with no shoes on one kid',
        "we're by the dog walk in the blue van thank you",
      ],
      cancel: [
        "no no no i'm not hanging up i was yelling at somebody else",
        "no please don't cancel",
      ],
      'same job': [
        "not unless my husband did something from denver and he didn't",
        'no this is my first time calling',
      ],
      when: ["the shower's at eleven and it's a buttercream cake", 'right now please'],
    },
    ends: 'job',
  },
  {
    id: 'w2-05',
    kind: 'Places hard to find',
    about:
      "Vermont goat cheese maker whose truck sank in mud season on a hill road in Tunbridge; using a neighbor boy's phone, wants to be winched out.",
    manner: 'slow',
    from: '8025550171',
    truth: {
      pickup: {
        street: 'Monarch Hill Road',
        cross: 'Strafford Road',
        near: 'sugarhouse',
        city: 'Tunbridge',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2020',
        make: 'Toyota',
        model: 'Tacoma',
        color: 'tan',
      },
      name: 'Willa Thibault',
      phone: '8025550108',
      mayText: false,
    },
    says: {
      opening: [
        'well the frost went out of the road last night and took me with it',
        "i've got a truck down to the floorboards in mud and it's going to want pulling",
      ],
      safety: [
        "it's quite pretty actually there's a phoebe",
        "yes i'm standing up on the bank in the dry i'm safe",
      ],
      unhurt: ["i lost a boot it's still in there", "nobody's hurt nobody at all"],
      callback: [
        "this is the maxham boy's he walked up with it and he's got chores so it won't be here",
        'no call the creamery eight oh two five five five oh one oh eight',
      ],
      where: [
        "if you come up like you're going to the fair but don't go to the fair",
        'monarch hill road up from strafford road',
      ],
      spot: [
        "there's a house that was yellow then past where the barn fell down in ninety eight and it's sugaring so you'll see the steam",
        "by the sugarhouse that's boiling just up from the strafford road corner",
      ],
      direction: ['up i was hoping', "it's pointed uphill but there's no lanes it's a dirt road"],
      exit: [
        'exit of what',
        "you'd get off the interstate at sharon or bethel i suppose but i'm nowhere near it no exit",
      ],
      city: ['my mail comes through south royalton but i vote here', 'tunbridge'],
      reason: [
        'there was a rut and then there were two ruts and then there was no truck above the hubcaps',
        "it's mired in the mud it runs perfectly well it just needs dragging out",
      ],
      'shut in': ['the goats are home thank heavens', 'no nothing and no one in the truck'],
      'where to': [
        'hard ground anywhere with hard ground under it',
        "it doesn't need to go anywhere just out of the hole i'll drive it home",
      ],
      'where to spot': [
        'oh no no six feet to the left would do',
        "no address you're only pulling it out",
      ],
      'where to city': ["i'm not being towed dear", 'none it stays right here in town'],
      vehicle: [
        "my late husband would've said get the tundra but i got the smaller",
        'toyota tacoma',
      ],
      year: [
        'it was the last thing i bought before the whole world shut down so twenty twenty january',
        'twenty twenty',
      ],
      color: [
        "it's mud color and under the mud it's also rather mud color they call it quicksand",
        'tan call it tan',
      ],
      name: ["the cheese is called willa's so that's half of it", 'willa thibault'],
      spelling: [
        'the french way with the a u l t none of us say it right',
        't h i b a u l t and willa is w i l l a',
      ],
      'may text': ["on a phone that's bolted to the wall", "no it's a landline you can't text it"],
      right: ["yes that's me that's the hole i'm in", "yes that's all right"],
      change: ["no i don't believe so unless you've put me in strafford", 'nothing needs changing'],
      'other number': [
        "it's the one on the label eight oh two five five five uh oh one oh eight",
        "eight zero two five five five zero one zero eight that's the creamery",
      ],
      person: ["you're very patient no this is fine", 'no thank you'],
      truck: ['one with a good long cable yes', 'yes please do'],
      more: [
        "don't let him come down from the top or you'll have two of us come from the bottom from strafford road",
        'he should bring a lot of cable and stay on the gravel',
      ],
      message: [
        "if no one answers i'm in with the curd so let it ring",
        'say come up from the bottom and stop at the sugarhouse',
      ],
      cancel: ['i could wait for june i suppose no', "no don't cancel i want it"],
      'same job': [
        'the town road crew knows but all they did was laugh',
        "no nobody's coming that i know of",
      ],
      when: [
        "milking's at four thirty and they don't care about my troubles so before that today",
        'now please as soon as he can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w2-06',
    kind: 'Places hard to find',
    about:
      'Blackjack dealer coming off a night shift at Mohegan Sun; her car quit in a big garage and she wants it taken to Norwich.',
    manner: 'chatty',
    from: '8605550176',
    truth: {
      pickup: {
        number: '1',
        street: 'Mohegan Sun Boulevard',
        name: 'Mohegan Sun',
        near: 'Winter garage level 4',
        city: 'Uncasville',
      },
      dropoff: {
        number: '624',
        street: 'West Main Street',
        name: 'Thames Valley Auto',
        city: 'Norwich',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2015',
        make: 'Nissan',
        model: 'Altima',
        color: 'black',
      },
      name: 'Yvette Saucier',
      phone: '8605550176',
      mayText: true,
    },
    says: {
      opening: [
        'i just did ten hours on my feet and now this i swear the house always wins',
        "hi my car quit on me at work i'm at the casino and it needs a tow",
      ],
      safety: [
        "there's more cameras on me than the president",
        "oh yeah security already drove by twice i'm fine",
      ],
      unhurt: ['my feet', "no no one's hurt"],
      callback: [
        "they make us keep it in a locker but i'm off so it's on me now yeah",
        'yes this one is good',
      ],
      where: [
        'work um i deal blackjack so work',
        "mohegan sun the casino it's one mohegan sun boulevard",
      ],
      spot: [
        "so they named them all after seasons right and i'm not summer that's where the comics park i'm up top not the roof under the roof",
        'winter garage level four',
      ],
      direction: ['home', "i'm in a garage it doesn't have a direction"],
      exit: [
        'my exit is the time clock honey',
        "there's no exit number i'm inside the parking garage",
      ],
      city: ["everybody says montville it's montville for taxes but the address is", 'uncasville'],
      reason: [
        "something went bang like a dropped tray then no power steering no nothing and there's a strip of rubber hanging out the bottom",
        "it died the engine just quit a belt snapped i think and it won't start up again not the battery the lights are bright",
      ],
      'shut in': ['no i live alone with a fern', "nobody's in it no pets"],
      'where to': [
        'my ex used to do my cars so not him anywhere but groton',
        'thames valley auto in norwich',
      ],
      'where to spot': [
        "it's past the dunkin but not the first dunkin six two four i've got the card here",
        'six twenty four west main street',
      ],
      'where to city': [
        "you cross the river from where i am sort of it's where i went to school n f a",
        'norwich',
      ],
      vehicle: ['i wanted the maxima', "it's a nissan altima"],
      year: [
        'i bought it off lease it was three years old in eighteen so fifteen',
        'twenty fifteen',
      ],
      color: ["the girls on my shift all have white ones mine's the opposite", 'black'],
      name: ["my badge says evie but that's not legal", 'yvette saucier'],
      spelling: [
        'like saucer with an i a flying saucer but fancy',
        's a u c i e r and yvette with a y',
      ],
      'may text': ['sure what else am i doing till he comes', 'yes texts are fine'],
      right: ['blackjack yes', 'yes you got it all right'],
      change: ["i'd change my line of work but no that's good", 'nothing to change'],
      'other number': [
        'no this one is the one eight six oh five five five oh one seven six',
        'eight six zero five five five zero one seven six',
      ],
      person: ["no they'd just put me on hold i know how that goes", "no i'm good with you"],
      truck: ['hit me yes', 'yeah send the truck'],
      more: [
        "the clearance on the ramp is like six eight so he can't bring a big tall thing in he'll have to drag it",
        'low ceilings tell him low ceilings',
      ],
      message: [
        "tell him i'm the one in the bow tie asleep on the hood",
        'tell him winter garage four by the elevators',
      ],
      cancel: ['and walk to norwich no', "no don't cancel"],
      'same job': [
        "tuesday i called but that was for my neighbor's truck and that's all done",
        "no it's a brand new one nobody's on the way",
      ],
      when: ["i'm on again at six tonight and i'd like to sleep in between", 'now if you can'],
    },
    ends: 'job',
  },
  {
    id: 'w2-07',
    kind: 'Changing their minds',
    about:
      'Pool cleaner on Long Island with a shredded tire and no spare in Levittown; first wants Hicksville, then settles on a tire place in Massapequa Park.',
    manner: 'chatty',
    from: '5165550182',
    truth: {
      pickup: {
        street: 'Hempstead Turnpike',
        cross: 'Gardiners Avenue',
        near: 'laundromat',
        city: 'Levittown',
      },
      dropoff: {
        number: '4800',
        street: 'Sunrise Highway',
        name: 'Marino Tire',
        city: 'Massapequa Park',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2013',
        make: 'Ford',
        model: 'F-150',
        color: 'maroon',
      },
      name: 'Darnell Whitfield',
      phone: '5165550182',
      mayText: true,
    },
    says: {
      opening: [
        'how you doing so i do pools and i had four more today and now i have zero',
        'i need a tow the tire on my truck is spaghetti',
      ],
      safety: [
        'i pulled in off the road soon as it started flapping',
        "yeah i'm in a parking lot i'm safe",
      ],
      unhurt: ["no the rim's hurt", "nobody's hurt no"],
      callback: ["that's my business line rings right here in my pocket", 'yes this one is fine'],
      where: [
        "i was coming from a filter job in east meadow and i'm supposed to be in plainview by noon so in the middle of that",
        'hempstead turnpike and gardiners avenue',
      ],
      spot: [
        "you could do your laundry while we wait that's how close i am",
        'in the lot of the laundromat corner of gardiners',
      ],
      direction: [
        "east i was but i turned in the lot so now i'm looking at dryers",
        "it's in a lot direction don't matter but i was headed east",
      ],
      exit: [
        "i don't take the parkway with the trailer hitch on they get you",
        "no exit it's the turnpike the local road",
      ],
      city: ["people say it's all hempstead it ain't", 'levittown'],
      reason: [
        'i heard wup wup wup then the wup stopped and then the sparks',
        "right rear's flat like down to the metal and the spare's been gone since the hurricane",
      ],
      'shut in': ['fifty pounds of chlorine tabs no people', 'no nobody in it'],
      'where to': [
        "hicksville there's a place by the train uh wait my wife's texting hold on no she says marino gives us the family price",
        'marino tire in massapequa park forget hicksville',
      ],
      'where to spot': [
        "i had the hicksville one right here on broadway but that's out so it's forty eight hundred sunrise",
        'forty eight hundred sunrise highway',
      ],
      'where to city': [
        "it was hicksville two minutes ago now it's massapequa not regular massapequa the park one",
        'massapequa park',
      ],
      vehicle: [
        "got a ladder rack and a big rubber duck on the hood that's how you know it's me",
        'ford f one fifty',
      ],
      year: [
        "it's older than the trailer trailer's a sixteen truck's a thirteen",
        'twenty thirteen',
      ],
      color: ["the duck's yellow the truck's like a wine", 'maroon'],
      name: ["business is duck soup pools but i'm darnell", 'darnell whitfield'],
      spelling: [
        'whit like no whit and then field',
        'w h i t f i e l d darnell d a r n e double l',
      ],
      'may text': ['yeah send me one of them little maps', 'yes you can text'],
      right: [
        "hold up hold up if you got hicksville in there that's wrong it's marino tire forty eight hundred sunrise highway massapequa park",
        "yeah now you got it that's right",
      ],
      change: [
        "where it's going not hicksville take it to marino tire forty eight hundred sunrise highway in massapequa park",
        "the drop off it's marino tire in massapequa park forty eight hundred sunrise highway the rest is good",
      ],
      'other number': [
        "my wife's ends in oh four but don't call her she's mad use mine five one six five five five oh one eight two",
        'five one six five five five zero one eight two',
      ],
      person: ['nah i change my mind too much for people', "no we're good"],
      truck: ["yeah let's do it", 'yes send the truck'],
      more: [
        "it's got a hitch on the back tell him watch his shins",
        'chemicals in the bed so keep it level',
      ],
      message: [
        'tell him look for the duck',
        'darnell at the laundromat truck with the duck on it',
      ],
      cancel: ["no i'm changing not canceling there's a difference", "don't cancel no"],
      'same job': [
        "no the first call my brother in law said he'd come but he's in jersey",
        "no nobody's coming yet",
      ],
      when: [
        'i could do it after five no what am i saying the chlorine cooks in the heat come now',
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w2-08',
    kind: 'Changing their minds',
    about:
      "School bus monitor in Manchester, New Hampshire, calling from the bus yard's phone about her car at home whose brakes quit; first wants it today, then tomorrow at eight.",
    manner: 'chatty',
    from: '6035550116',
    truth: {
      pickup: {
        number: '214',
        street: 'Kelley Street',
        near: 'driveway behind the hedge',
        city: 'Manchester',
      },
      dropoff: {
        number: '1500',
        street: 'South Willow Street',
        name: 'Queen City Brake',
        city: 'Manchester',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2010',
        make: 'Hyundai',
        model: 'Elantra',
        color: 'gold',
      },
      name: 'Lorraine Gagnon',
      phone: '6035550193',
      mayText: true,
      when: {
        days: 1,
        time: '08:00',
      },
    },
    says: {
      opening: [
        "hi hon i've only got till the two fifteen run i do the bus not drive it i sit with the little ones",
        "hi i need my car brought to the brake place it's home in my yard",
      ],
      safety: [
        "me i'm at the bus yard they've got a coffee machine",
        "oh yeah i'm at work the car's home it's all safe",
      ],
      unhurt: [
        'one of my kindergarteners bit another one but that was monday',
        "no nobody's hurt with the car no",
      ],
      callback: [
        "this is the dispatch desk don't call here roger'll hang up on you",
        'no use my cell six oh three five five five oh one nine three',
      ],
      where: [
        "well i'm at work but it's not i got a ride in with donna",
        'at my house two fourteen kelley street',
      ],
      spot: [
        'behind the hedge my husband god love him planted that hedge too close',
        "it's in the driveway behind the hedge you can't see it from the street",
      ],
      direction: ['the nose is to the garage', "it's in the driveway facing in"],
      exit: [
        "we come off two ninety three but you're not on it at all",
        "no exit dear it's a house",
      ],
      city: ['west side up by the french church we all did our first communion', 'manchester'],
      reason: [
        'i went to stop for rimmon street and i kept going a bit and then the pedal went right to the mat like a sponge',
        "the brakes are gone the pedal goes to the floor it's not safe to drive it so it just sits",
      ],
      'shut in': ['just a booster seat with nobody in it', "no nobody no pets it's empty"],
      'where to': [
        "roger says midas but roger's wrong about everything there's that one past the mall",
        'queen city brake',
      ],
      'where to spot': [
        'on the long road with every restaurant there is number fifteen hundred i wrote it on my hand',
        'fifteen hundred south willow street',
      ],
      'where to city': ['same as me across the river', "that's manchester too"],
      vehicle: ["my daughter picked it it's korean", 'hyundai elantra'],
      year: ["she'd just graduated so twenty ten", "it's a twenty ten"],
      color: ['they said champagne but i know gold when i see it', 'gold'],
      name: ['everybody calls me miss lorraine', 'lorraine gagnon'],
      spelling: [
        "the frenchy way it's g a g n o n not with a y",
        "g a g n o n and lorraine two r's",
      ],
      'may text': [
        'not on the desk phone on mine yes my granddaughter showed me how',
        'yes you can text my cell',
      ],
      right: [
        "well see i said today but donna can't let you in so make it tomorrow morning at eight",
        "yes hon that's it now tomorrow at eight",
      ],
      change: [
        'the time not today tomorrow at eight in the morning',
        "just when it's tomorrow eight a m everything else is good",
      ],
      'other number': [
        "my cell it's six oh three five five five let me look oh one nine three",
        'six zero three five five five zero one nine three',
      ],
      person: ["no roger's a person and look at him", "no i'm all right with you"],
      truck: ['yes but not this second like i said', 'yes send it tomorrow at eight'],
      more: [
        "mind the statue of saint anne by the walk she's cement",
        "the key's under saint anne tell him put it back",
      ],
      message: [
        'tell them lorraine says not before eight the neighbor works nights',
        "lorraine's car is behind the hedge come at eight tomorrow",
      ],
      cancel: ['no no not cancel just a different day', "don't cancel it just tomorrow"],
      'same job': [
        'no i never called before i was going to friday but then it rained',
        "no there's no truck coming yet",
      ],
      when: [
        "today i'd of said but then donna's got her root canal so no not today tomorrow",
        'tomorrow at eight in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w2-09',
    kind: 'Hard to understand',
    about:
      'Uzbek graduate student at UMass Amherst, soft spoken with a heavy accent, who locked his keys in the car at Puffton Village.',
    manner: 'slow',
    from: '4135550154',
    truth: {
      pickup: {
        number: '1040',
        street: 'North Pleasant Street',
        name: 'Puffton Village',
        near: 'laundry',
        city: 'Amherst',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2011',
        make: 'Toyota',
        model: 'Corolla',
        color: 'silver',
      },
      name: 'Farrukh Yusupov',
      phone: '4135550154',
      mayText: true,
    },
    says: {
      opening: [
        'good evening sir madam i am in situation with the my key it is not with me',
        'hello please the key is inside of car and i am outside of car',
      ],
      safety: [
        "safe yes is safe only it's cold and my adviser wait for me",
        'yes i am safe i stand beside the building',
      ],
      unhurt: ['hurt no no no nobody is heart thank god', 'no everybody is good no one hurt'],
      callback: [
        'you can see it number i have only this one sim card',
        'yes yes this number is my',
      ],
      where: [
        'i am student of you mass not on campus is where student live the puff town',
        'puffton village one zero four zero north pleasant street',
      ],
      spot: [
        'where i wash clothes the the machine room i just come out with basket',
        'near to laundry parking in front of the laundry',
      ],
      direction: ['to lab i want go to lab', 'no direction car is parking it is not drive'],
      exit: ['exit is from door yes but door is lock', 'no is not highway no exit'],
      city: [
        "in the bus it say am horse center but i don't say h",
        'amherst massachusetts amherst',
      ],
      reason: [
        'i put basket on seat and key also on basket and door it makes tuk and finish',
        'door is locked and the key is on the seat inside i can see him from the window',
      ],
      'shut in': [
        'inside only laundry and one book of thermo dynamic',
        'nobody inside no animal only key',
      ],
      'where to': [
        'where to i drive after to lab you just open',
        "no don't take it only open the door",
      ],
      'where to spot': [
        'sorry address i said one zero four zero for me it stay here',
        'no other place only here',
      ],
      'where to city': [
        'lab is in same city but i will drive myself',
        'no city no tow please only open',
      ],
      vehicle: ['i buy it from the post doc from brazil he was very honest man', 'toyota corolla'],
      year: [
        'he says eleven two thousand and i pay three thousand so maybe good price',
        'two thousand eleven',
      ],
      color: ['like uh spoon', 'silver'],
      name: [
        'my first name american people cannot so they say frank but paper is far rook',
        'farrukh yusupov',
      ],
      spelling: [
        'f as in friend a double r u k h and second is y u s u p o v',
        'f a r r u k h y u s u p o v',
      ],
      'may text': [
        'text is much better for me i read more good than i hear',
        'yes please send text',
      ],
      right: ['yes it is correct you understand very good', 'yes yes correct'],
      change: [
        'change oil no oh change the what you say no no change',
        'nothing thank you is correct',
      ],
      'other number': [
        'same number four one three five five five zero one five four',
        'four one three five five five oh one five four',
      ],
      person: ["you are not person oh okay it's okay", 'no no need person'],
      truck: ['truck is too big only man with the tool but yes okay truck', 'yes please send'],
      more: [
        "please he don't break window i have not so much money",
        'window is very little open on the left back one finger',
      ],
      message: [
        'message for who for driver i wait with blue hat',
        'please tell him i wait in front of laundry',
      ],
      cancel: ['cancel no please i wait i wait', 'no do not cancel'],
      'same job': [
        'my roommate say he call police but police say call you so you are first',
        'no is no truck before this is first',
      ],
      when: [
        'my seminar is seven thirty so i want before seven thirty so please now',
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w2-10',
    kind: 'Upset or in a hurry',
    about:
      'Bagpiper due at a graveside in New Bedford who clipped a light pole in a Fall River lot; one wheel is ruined and she wants the car at a collision shop.',
    manner: 'angry',
    from: '5085550159',
    truth: {
      pickup: {
        street: 'Pleasant Street',
        cross: 'Eastern Avenue',
        near: 'Dunkin',
        city: 'Fall River',
      },
      dropoff: {
        number: '1480',
        street: 'Acushnet Avenue',
        name: 'Ferreira Collision',
        city: 'New Bedford',
      },
      reasons: ['Accident', 'Flat tire'],
      vehicle: {
        year: '2018',
        make: 'Kia',
        model: 'Soul',
        color: 'green',
      },
      name: 'Maureen Teixeira',
      phone: '5085550159',
      mayText: true,
    },
    says: {
      opening: [
        'i am in a full kilt in a parking lot and i do not have time for a menu',
        "i hit a pole i need a tow and i'm supposed to be playing amazing grace in fifty minutes",
      ],
      safety: ["i'm in the lot i'm not in the road what else", "yes i'm safe next question"],
      unhurt: [
        "the pole's fine i'm fine the pipes are fine",
        "nobody's hurt no it was five miles an hour",
      ],
      callback: ["i'll answer it if i'm not playing yes this one", 'yes this number'],
      where: [
        "i came down from the highway on eastern and then i swung in for a coffee which i didn't even get",
        'pleasant street and eastern avenue',
      ],
      spot: [
        'they put the light pole right where you back up who does that at a drive through',
        'the dunkin lot right in the dunkin lot',
      ],
      direction: [
        "backwards that's the direction",
        "i'm not on the road i backed into something in a lot",
      ],
      exit: ["one ninety five but i'm off it i've been off it", "no exit i'm on a regular street"],
      city: ['the one with the braga bridge come on', 'fall river'],
      reason: [
        "i cranked the wheel and crunch the whole back corner's in and now there's rubber in ribbons",
        "i hit a light pole and it tore the back tire open so it's flat and the bumper's in on it",
      ],
      'shut in': ["no it's me and a set of bagpipes and they're with me", "no one's in it no"],
      'where to': [
        "the cemetery but that's for me the car goes to my uncle's cousin's place",
        'ferreira collision in new bedford',
      ],
      'where to spot': [
        "i gave you the name it's on acushnet fourteen eighty",
        'fourteen eighty acushnet avenue',
      ],
      'where to city': ['the whaling one', 'new bedford'],
      vehicle: ['the boxy one the hamster commercial', 'kia soul'],
      year: [
        "eighteen payments left no that's payments it's it is an eighteen too",
        'twenty eighteen',
      ],
      color: ["it matches the tartan how's that green", 'green'],
      name: ["the society's the one that pays me but the car's mine teixeira", 'maureen teixeira'],
      spelling: [
        "t e i x like it sounds if you're portuguese which i'm half",
        't e i x e i r a maureen m a u r e e n',
      ],
      'may text': ["text don't call i'll have a chanter in my mouth", 'yes you can text'],
      right: ['yes yes yes go', "yes that's right send it"],
      change: ['the past hour but no leave it', "nothing's wrong don't change it"],
      'other number': [
        'same one five oh eight five five five oh one five nine how many times',
        'five zero eight five five five zero one five nine',
      ],
      person: ['is the person faster no then no', 'no just send it'],
      truck: ["yes that's the entire reason i called", 'yes send it'],
      more: [
        "i'm leaving the keys with the girl at the window and taking a cab tell him ask for bri",
        'keys are with bri inside the dunkin',
      ],
      message: [
        "tell him if he hears bagpipes he's too late",
        'keys with bri at the dunkin counter',
      ],
      cancel: ['are you kidding no', 'no do not cancel'],
      'same job': ["no i haven't called anybody i called my mother", "no there's no truck yet"],
      when: ["burial's at one so like ten minutes ago", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'w2-11',
    kind: 'Older callers',
    about:
      'Retired probate judge in Litchfield who wants his old Volvo wagon carried to a restorer in Torrington the day after tomorrow at ten.',
    manner: 'slow',
    from: '8605550102',
    truth: {
      pickup: {
        number: '64',
        street: 'North Street',
        near: 'carriage house',
        city: 'Litchfield',
      },
      dropoff: {
        number: '1200',
        street: 'East Main Street',
        name: 'Lindquist Restorations',
        city: 'Torrington',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1988',
        make: 'Volvo',
        model: '240',
        color: 'burgundy',
      },
      name: 'Everett Hollister',
      phone: '8605550102',
      mayText: false,
      when: {
        days: 2,
        time: '10:00',
      },
    },
    says: {
      opening: [
        'good morning i should say at the outset that nothing is on fire and i am in no hurry whatever',
        'i wish to have an old motor car conveyed from my house to a gentleman who restores them',
      ],
      safety: [
        'i am in the library with a cup of tea and a cat of uncertain temper',
        'quite safe thank you i am at home',
      ],
      unhurt: [
        'in thirty one years on the bench i saw a good deal of hurt this is not that',
        'no one is injured',
      ],
      callback: [
        'it is the only instrument in the house it hangs in the hall',
        'yes this number will do i am generally in',
      ],
      where: [
        'the white house with the black shutters though i grant you that describes the whole street',
        'sixty four north street',
      ],
      spot: [
        'it has been in the carriage house since my wife passed with a sheet over it',
        'in the carriage house behind the main house',
      ],
      direction: [
        'it has not gone in any direction since two thousand eleven',
        'it is indoors it is not headed anywhere',
      ],
      exit: [
        'route eight would be the natural approach but that is counsel for your driver not testimony',
        'there is no exit it is a village street',
      ],
      city: ['i sat in new milford but i have always lived here litchfield', 'litchfield'],
      reason: [
        "there is nothing the matter with it that a great deal of money won't cure he only needs it brought",
        'it merely needs to be moved from my house to his shop nothing has happened to it',
      ],
      'shut in': ['possibly a mouse i withdraw that no', 'no one is inside it no living creature'],
      'where to': [
        "a mr lindquist he did my colleague judge brewster's triumph very handsomely",
        'lindquist restorations in torrington',
      ],
      'where to spot': [
        'i have his letterhead here it gives a telephone and then twelve hundred east main street',
        'twelve hundred east main street',
      ],
      'where to city': ['i had a tenant there once who oh never mind torrington', 'torrington'],
      vehicle: ['my children called it the brick', 'a volvo two forty the station wagon'],
      year: ['it was bought the week of the dukakis convention', 'nineteen eighty eight'],
      color: ['my wife insisted it was not red', 'burgundy'],
      name: ["your honor no longer i'm afraid just mister hollister", 'everett hollister'],
      spelling: [
        "it is as it sounds with two l's",
        'h o l l i s t e r and everett e v e r e double t',
      ],
      'may text': ['i have resisted that so far', 'no kindly telephone'],
      right: ['the record is correct yes', 'yes that is entirely correct'],
      change: ['i move no amendment', 'nothing at all thank you'],
      'other number': [
        'there is no other it is eight six oh five five five oh one oh two',
        'eight six zero five five five zero one zero two',
      ],
      person: ['you have been perfectly lucid no', "no thank you i'm content"],
      truck: ['yes but on the day i named and not before', 'yes please do'],
      more: [
        'the tires are quite perished so he will want the sort with a platform and the drive is pea stone',
        'a flat platform truck please the tires hold no air',
      ],
      message: [
        'say that judge hollister well say that mr hollister will have the doors open',
        'kindly say i shall be waiting at the carriage house',
      ],
      cancel: ['certainly not i have only just arranged it', 'no i do not wish to cancel'],
      'same job': [
        'my son spoke of telephoning someone last easter but he did not',
        'no nothing has been dispatched',
      ],
      when: [
        'tomorrow is the historical society so not tomorrow the day following',
        'the day after tomorrow at ten in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w2-12',
    kind: 'Spanish',
    about:
      'Dominican home health aide in Lawrence whose car would not start even after a neighbor tried cables; she wants it towed to a shop in Methuen.',
    language: 'es',
    manner: 'chatty',
    from: '9785550167',
    truth: {
      pickup: {
        street: 'Essex Street',
        cross: 'Broadway',
        near: 'farmacia',
        city: 'Lawrence',
      },
      dropoff: {
        number: '246',
        street: 'Broadway',
        name: 'Cruz Auto',
        city: 'Methuen',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2008',
        make: 'Honda',
        model: 'CR-V',
        color: 'blue',
      },
      name: 'Altagracia Peña',
      phone: '9785550167',
      mayText: true,
    },
    says: {
      opening: [
        'ay buenas mire yo salí de donde la viejita que yo cuido y el carro ni pío',
        'buenas necesito una grúa que el carro no me prende estoy en lawrence',
      ],
      safety: [
        'aquí hay gente por todos lados mi amor y un señor vendiendo frío frío',
        'sí sí estoy en la acera estoy segura',
      ],
      unhurt: ['herida la cartera mía nada más', 'no nadie está herido gracias a dios'],
      callback: [
        'a este sí porque el otro era de mi hijo y él ya se lo llevó',
        'sí a este mismo número',
      ],
      where: [
        'yo vengo de la casa de doña carmen que vive por la oficina y me paré un chin a buscarle las pastillas',
        'en la essex con broadway en la esquina',
      ],
      spot: [
        'donde le despachan las medicinas a ella que la muchacha se llama yokasta',
        'al frente de la farmacia en la esquina de essex y broadway',
      ],
      direction: [
        'para mi casa iba yo a hacer la habichuela',
        'está parqueado no va para ningún lado',
      ],
      exit: ['la cuatro noventa y cinco no yo ni me monté en esa', 'no hay salida es una calle'],
      city: ['aquí donde vivimos todos los dominicanos', 'en lawrence lawrence massachusetts'],
      reason: [
        'el vecino le puso los cables dos veces y hace cli cli cli y las luces como una velita',
        'es la batería que se murió le pusieron cables y no agarró carga',
      ],
      'shut in': [
        'no la viejita está en su casa comiendo avena',
        'no no hay nadie adentro ni animal',
      ],
      'where to': [
        'no al dealer que ahí me sacan los ojos donde los hermanos que son de baní',
        'a cruz auto en methuen',
      ],
      'where to spot': [
        'también se llama broadway pero esa es la de allá la otra es en la doscientos cuarenta y seis',
        'doscientos cuarenta y seis broadway en methuen',
      ],
      'where to city': [
        'subiendo derecho pasando la línea no salem que eso es new hampshire antes',
        'methuen',
      ],
      vehicle: ['una yipetica de esas chiquitas', 'una honda c r v'],
      year: [
        'mi hija cumplió los quince el año que la compré y ya venía usada es del ocho',
        'dos mil ocho',
      ],
      color: ['como el cielo pero más oscurito', 'azul'],
      name: ['en el trabajo me dicen tati pero usted ponga el bueno', 'altagracia peña'],
      spelling: [
        'peña con eñe que aquí siempre me ponen pena',
        'p e eñe a y altagracia todo junto a l t a g r a c i a',
      ],
      'may text': [
        'sí pero en español mi amor que si no se lo tengo que llevar a mi hija',
        'sí me puede mandar mensajes',
      ],
      right: ['así mismo es usted sí oyó bien', 'sí todo está correcto'],
      change: ['nada nada déjelo así que está bien', 'no hay que cambiar nada'],
      'other number': [
        'no si es el mismo nueve siete ocho cinco cinco cinco cero uno seis siete',
        'nueve siete ocho cinco cinco cinco cero uno seis siete ese mismo',
      ],
      person: ['no hace falta si usted me está entendiendo', 'no así está bien'],
      truck: ['ay sí por favor que se me enfría la comida', 'sí mándela'],
      more: [
        'que la goma de atrás está medio bajita y que no le vaya a dar duro al bumper que ya está amarrao',
        'que la llave la tengo yo en la mano y estoy con uniforme morado',
      ],
      message: [
        'dígale que pregunte por tati la del uniforme morado',
        'que estoy al frente de la farmacia esperándolo',
      ],
      cancel: ['no no cancele no que no tengo con quién irme', 'no no la cancele'],
      'same job': [
        'el vecino dijo que iba a llamar a un primo pero ese primo no existe',
        'no es la primera vez que llamo no viene ninguna',
      ],
      when: ['a las cuatro me toca la otra viejita así que ya', 'ahora mismo por favor'],
    },
    ends: 'job',
  },
  {
    id: 'w3-01',
    kind: 'Everyday breakdowns',
    about:
      'A roughneck driving home from a night shift with a shredded rear tire at the Sandhills park exit; he has a good spare but no lug wrench.',
    manner: 'curt',
    from: '4325550117',
    truth: {
      pickup: {
        highway: 'I-20',
        direction: 'eastbound',
        exit: '86',
        near: 'Monahans Sandhills State Park',
        city: 'Monahans',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2019',
        make: 'Ram',
        model: '2500',
        color: 'silver',
      },
      name: 'Colt Vandiver',
      phone: '4325550117',
      mayText: true,
    },
    says: {
      opening: [
        "yeah uh i just come off tower fourteen on and about made it home and now i'm down to a rim",
        "need somebody with a big jack i'm out by them sand dunes with a tire gone",
      ],
      safety: [
        "it's hot is what it is but yeah rolled up the ramp and off on the dirt",
        "yeah i'm good way off the pavement ain't nobody gonna clip me",
      ],
      unhurt: [
        'just my lunch box it went all over the floorboard',
        "nah it's only me and i'm fine",
      ],
      callback: ['till it quits i got like thirty percent but yeah', 'yep this one right here'],
      where: [
        'monahans well past monahans where the kids rent them little plastic sleds',
        'interstate twenty at eighty six where you turn off for the sandhills park',
      ],
      spot: [
        "there's a brown sign and a whole lot of nothing",
        'monahans sandhills state park i can see the sign from here end of the ramp on the dirt',
      ],
      direction: ["my bed's in odessa so thataway", 'east i was comin from pecos headed east'],
      exit: [
        "i fueled up at the one with the pilot back in town and then it's not the next one it's eighty six",
        'eight six eighty six',
      ],
      city: ["hell ward county there ain't nothing out here put monahans", 'monahans'],
      reason: [
        "she went to thumpin about pyote and i thought well that's the road and it wasn't the road",
        "back right's shredded spare's good but my four way's at the house",
      ],
      'shut in': [
        "there's half a burrito in there",
        "no sir no dogs no kids nothin it ain't even locked",
      ],
      'where to': [
        "i'd as soon drive it man just swap the rubber",
        "no tow just put my spare on and i'll go",
      ],
      'where to spot': ["i said it ain't goin no place", "there's no address it's just the tire"],
      'where to city': [
        "i live in odessa but i'll drive her there my own self",
        'no town cause no tow',
      ],
      vehicle: [
        'twenty five hundred crew cab with the headache rack',
        "it's a ram a ram twenty five hundred",
      ],
      year: [
        "bought it in twenty twenty off a fella in kermit but it's a nineteen",
        'twenty nineteen',
      ],
      color: ['under the mud or what', 'silver if you was to wash it'],
      name: [
        "they call me worm on the rig but you don't want that vandiver",
        'colt vandiver colt like the pistol',
      ],
      spelling: ['like it sounds v a n d i v e r', 'c o l t and then v a n d i v e r'],
      'may text': ["i'd rather you did i can't hear nothin after that rig", 'yeah text is fine'],
      right: ['sounds like it yep', "yeah that's all of it"],
      change: ['nothin you had it', "don't change nothin"],
      'other number': [
        "ain't no other one four three two five five five oh one one seven",
        "it's this one four three two five five five oh one one seven",
      ],
      person: ["long as there's a jack comin i don't care who's talkin", "nah you'll do"],
      truck: ["that's why i called ain't it", 'yeah send him'],
      more: [
        "them lugs was put on with an impact so tell him don't bring no little bitty wrench",
        "i'll prob'ly be asleep so have him beat on the glass",
      ],
      message: [
        "tell em colt's out by the dunes that's it",
        'just say colt vandiver has a flat at eighty six and needs a wrench',
      ],
      cancel: ['shoot no i been up since yesterday', "no don't cancel it"],
      'same job': ["i ain't called nobody till just now", "no sir it's a new one"],
      when: ['i been up nineteen hours so you tell me', 'now soon as he can get here'],
    },
    ends: 'job',
  },
  {
    id: 'w3-02',
    kind: 'Everyday breakdowns',
    about:
      'A woman who sells quinceañera dresses, her van boiling over on the way to a fitting, wants it taken to a radiator shop.',
    manner: 'chatty',
    from: '2105550163',
    truth: {
      pickup: {
        street: 'Fredericksburg Road',
        cross: 'Vance Jackson Road',
        near: 'bakery',
        city: 'San Antonio',
      },
      dropoff: {
        name: 'Garza Radiator',
        number: '2318',
        street: 'Bandera Road',
        city: 'San Antonio',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2015',
        make: 'Toyota',
        model: 'Sienna',
        color: 'gold',
      },
      name: 'Yolanda Trevino',
      phone: '2105550163',
      mayText: true,
    },
    says: {
      opening: [
        'ay hi mija okay so i have eleven dresses hanging in the back and a mom waiting on me at two and the needle went all the way up',
        'hi yes i need a tow the van got too hot and i turned it off like my son told me',
      ],
      safety: [
        "i'm under the awning they gave me a concha and everything so yes",
        "yes yes i'm in a parking lot it's safe",
      ],
      unhurt: [
        'the only one suffering is the lavender dress with the hoop',
        'no no nobody is hurt gracias a dios',
      ],
      callback: [
        'you can the other one is the shop and esme never answers it so this one',
        'yes this one is my cell use this one',
      ],
      where: [
        "so i was coming from the fabric place on zarzamora but that's not where i am i'm by vance jackson where it starts",
        'on fredericksburg road fredericksburg and vance jackson',
      ],
      spot: [
        "it smells so good there's pan dulce the lady's name is chelo",
        'the bakery parking lot right at the corner with vance jackson road',
      ],
      direction: [
        'the fitting is in balcones heights so i guess going out from downtown why',
        "i'm not on the street anymore i'm in the lot mija",
      ],
      exit: [
        "no i don't take i ten with the dresses they drive crazy",
        "there's no exit it's fredericksburg road just the street",
      ],
      city: ['deco district they call it now we never called it that', 'san antonio'],
      reason: [
        'well the little red thermometer and then like a tea kettle steam only not smoke steam',
        "the water all came out it got hot and it's dripping green under the front",
      ],
      'shut in': [
        "just the mannequin head she's fine her name is barbara",
        "no nobody's in it the doors are open",
      ],
      'where to': [
        'my cousin rudy says take it home but no take it to garza he did my radiator in the old van too',
        'garza radiator please the one on bandera',
      ],
      'where to spot': [
        'by the church with the blue roof twenty three eighteen i have it on the fridge magnet',
        "it's twenty three eighteen bandera road",
      ],
      'where to city': [
        'here here in san antonio not bandera bandera the cowboy town just the road',
        'san antonio',
      ],
      vehicle: ["the van with the sliding doors everybody's mom has one", "it's a toyota a sienna"],
      year: [
        'my daughter had her quince in fourteen and i bought it the year after so fifteen',
        'two thousand fifteen',
      ],
      color: [
        "the paper says sandy something but it's gold like champagne like the dama dresses",
        'gold just put gold',
      ],
      name: [
        "yolanda's dress shop well the business is yoli's formals but me i'm yolanda trevino",
        'yolanda trevino',
      ],
      spelling: [
        'trevino with the little enye but nobody does it t r e v i n o',
        'y o l a n d a t r e v i n o',
      ],
      'may text': [
        "only don't send the pictures they come in all gray but yes text me",
        'yes mija text me here',
      ],
      right: ["ay you're good yes all of that", "si yes that's correct"],
      change: ['no nothing i was just talking to the bakery lady', 'nothing leave it how it is'],
      'other number': [
        'no the same two one zero five five five zero one six three',
        "two one zero five five five oh one six three that's me",
      ],
      person: ['you sound fine are you a person no never mind keep going', "no it's okay with you"],
      truck: [
        'yes but is it the flat kind because of the dresses okay whatever kind yes',
        'yes please send it',
      ],
      more: [
        'i need like five minutes to take out the dresses my nephew is coming for them',
        "tell him i'm inside the bakery to come in and ask for yoli",
      ],
      message: [
        "that i'm waiting and the fitting got moved to four with the flores girl",
        "tell them yolanda trevino's van is hot at the bakery on fredericksburg",
      ],
      cancel: ['no no cancel no how would i get there', "no don't cancel it please"],
      'same job': [
        'no that was in march the flat that was another company',
        "no it's the first time i call today",
      ],
      when: ['the mom is at two but i told her four already so now', 'right now please'],
    },
    ends: 'job',
  },
  {
    id: 'w3-03',
    kind: 'Everyday breakdowns',
    about:
      'A high school band director whose pickup has a dead battery at the stadium after the game, the drum trailer still hitched; wants a jump.',
    manner: 'chatty',
    from: '9035550148',
    truth: {
      pickup: {
        name: 'Lobo Stadium',
        near: 'visitors ticket booth',
        city: 'Longview',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2011',
        make: 'Ford',
        model: 'F-150',
        color: 'maroon',
      },
      name: 'Gerald Whitmire',
      phone: '9035550148',
      mayText: true,
    },
    says: {
      opening: [
        "good evening this is mister whitmire i've got a hold on put the sousaphone down not there i'm sorry i've got a truck that only clicks",
        "yes hello i need a jump start i'm at the stadium still",
      ],
      safety: [
        "the lot's lit till eleven the custodian is with me so we've got a half hour",
        "yes ma'am we're in a lighted parking lot",
      ],
      unhurt: ['we lost forty two to ten so in that sense', "no no one's hurt"],
      callback: [
        "it's that or the band hall and nobody's in the band hall",
        'yes this is my cell call this one',
      ],
      where: [
        "lobo stadium but not the side you're thinking everyone goes to the home side",
        "lobo stadium visitors' side",
      ],
      spot: [
        "see the away team loads by the field house and we're not that we're at the little booth where they sell tickets",
        "right beside the visitors' ticket booth",
      ],
      direction: [
        "we're parked i'm pointed at the scoreboard if that helps you",
        "i wasn't heading anywhere it's a parking lot",
      ],
      exit: [
        'gate four would be the closest thing to an exit',
        "there's no exit number i'm in a stadium lot",
      ],
      city: [
        "we're from hallsville ourselves but the game was in longview",
        "longview i'm in longview",
      ],
      reason: [
        'forty minutes of dome light and a trailer plugged in while we packed the front ensemble you do the math',
        "battery's dead it just clicks all it wants is a jump",
      ],
      'shut in': [
        "six quads four basses and a marimba and they're in the trailer no kids the buses left",
        "no nobody's locked in",
      ],
      'where to': [
        'no no home i go under my own power once it turns over',
        'nowhere i only need the jump',
      ],
      'where to spot': ["oh it's not being taken anyplace", 'no address no tow just a jump'],
      'where to city': [
        "hallsville eventually but i'll be driving it",
        "there's no town i'm not having it towed",
      ],
      vehicle: [
        "it's not the van the boosters bought that one's fine it's my own pickup the f one fifty",
        'ford f one fifty',
      ],
      year: ['same year as our last sweepstakes twenty eleven', 'two thousand and eleven'],
      color: ["the principal thinks i bought it for the other school it's maroon", 'maroon'],
      name: ['mister whitmire sorry habit gerald', 'gerald whitmire'],
      spelling: [
        'w h i t as in tango mire like mud m i r e',
        'gerald with a g whitmire w h i t m i r e',
      ],
      'may text': [
        "i have two hundred parents texting me so what's one more yes",
        'yes you may text',
      ],
      right: ['from the top to the coda yes', "yes that's correct all of it"],
      change: ['no sir i was talking to the drum major', "nothing it's fine as it is"],
      'other number': [
        "nine zero three five five five zero one four eight it's the one i'm holding",
        'same one nine oh three five five five oh one four eight',
      ],
      person: [
        "i talk to fourteen year olds all day you're an improvement no",
        "no thank you you're fine",
      ],
      truck: [
        "if he's got cables that reach around a trailer then please yes",
        'yes send the truck please',
      ],
      more: [
        "the trailer's hitched and i'm nosed against the fence so he can't pull up in front come alongside",
        "battery's on the passenger side and he has to come in by the visitors' gate",
      ],
      message: [
        "tell them i'm by the ticket booth in the shirt that says march or die it's a joke shirt",
        'just that gerald whitmire needs a jump at lobo stadium',
      ],
      cancel: [
        "what no the custodian's got keys to the lights and that's all he's got",
        "no please don't cancel",
      ],
      'same job': [
        "somebody's dad said he'd call triple a but he never did so no",
        "no it's a new call",
      ],
      when: ['before they cut the lights at eleven so tonight now', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'w3-04',
    kind: 'Places hard to find',
    about:
      'A Hill Country rancher whose feed truck slid off a ranch road into the ditch; he walked up a hill to get signal and wants his wife called instead.',
    manner: 'slow',
    from: '8305550142',
    truth: {
      pickup: {
        highway: 'RM-337',
        direction: 'eastbound',
        near: 'goat pens',
        city: 'Leakey',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2009',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'tan',
      },
      name: 'Weldon Ahrens',
      phone: '8305550188',
      mayText: false,
    },
    says: {
      opening: [
        "well sir i've got myself in a pickle and i've had to walk up a hill to tell you about it",
        "i need somebody with a cable and a good winch is that y'all",
      ],
      safety: [
        "oh i'm on top of a hill under a live oak i could see mexico if i squinted",
        "yes sir i'm plenty safe truck's clear of the road",
      ],
      unhurt: ['the heifer looked at me funny is all', "no ain't nobody hurt"],
      callback: [
        "well no you see when i go back down to the truck this thing won't work you'd want darlene at the house",
        "no call my wife she's at eight three zero five five five oh one eight eight",
      ],
      where: [
        "you know where the old tri county store was before it burned up in ninety one well it's past that",
        "it's on ranch road three thirty seven three three seven out of leakey",
      ],
      spot: [
        "there's a cattle guard and then another cattle guard and don't count the second one",
        'right across from the goat pens them tin roof pens on the left',
      ],
      direction: [
        "vanderpool's where the feed was goin",
        'goin east out of leakey eastbound toward vanderpool',
      ],
      exit: [
        "lord we don't have exits we got gates",
        "there's no exit and no mile marker that i ever saw",
      ],
      city: ["folks say lakey like a lake it's spelled other ways", 'leakey texas in real county'],
      reason: [
        "that caliche when it's wet it's like snot and the back end come around on me",
        "she's down in the bar ditch to the axle runs fine just can't climb out",
      ],
      'shut in': [
        "had the blue heeler with me but he's up here settin on my foot",
        'no sir nobody in it',
      ],
      'where to': [
        'why up on the road four foot is all i want it to go',
        "i don't need it hauled just pulled out of the ditch",
      ],
      'where to spot': [
        'no place sir just back up on the blacktop',
        "there ain't no address to take it to",
      ],
      'where to city': [
        "it can stay right here in real county once it's on the road",
        "no town i'll drive it off",
      ],
      vehicle: [
        'the feed truck got a cake feeder on the bed',
        'chevrolet silverado the three quarter ton',
      ],
      year: ["i'd of said ten but darlene says the insurance says oh nine", 'two thousand nine'],
      color: ["same as the road that's the trouble with it kind of a tan", 'tan'],
      name: ['ahrens', 'weldon ahrens'],
      spelling: ["it's german nobody gets it a h r e n s", 'w e l d o n and then a h r e n s'],
      'may text': [
        "darlene's is on the kitchen wall with a cord on it so i don't see how",
        "no sir don't text just ring the house",
      ],
      right: ["i believe that's about the size of it", "yes sir that's right"],
      change: ["no i don't know as i'd change any of it", 'nothing sir leave it be'],
      'other number': [
        "it's darlene at the house eight three oh five five five and then oh one eighty eight",
        'eight three zero five five five zero one eight eight',
      ],
      person: ["well who've i been talkin to", "no sir i'm gettin along fine with you"],
      truck: ["i'd be obliged", 'yes sir send one'],
      more: [
        "if he gets to the river he's too far and if he meets a fella named hoot don't let him help",
        'tell him a hundred foot of cable and stay off that wet shoulder',
      ],
      message: [
        "tell darlene i'll be late and she can go on and eat no wait you mean your people",
        "tell your people weldon's in the ditch by the goat pens on three thirty seven",
      ],
      cancel: ['no i walked too far for that', "no sir don't cancel"],
      'same job': [
        "hoot may have called somebody in uvalde but i told him don't",
        "no sir this here's the first i've called",
      ],
      when: ['cows was supposed to eat at three', 'now if he can'],
    },
    ends: 'job',
  },
  {
    id: 'w3-05',
    kind: 'Places hard to find',
    about:
      "A hospice aide stuck in a colonia on one of the Valley's Mile roads, car won't come out of park; wants it taken to a transmission man on Conway.",
    manner: 'slow',
    from: '9565550135',
    truth: {
      pickup: {
        street: 'Mile 7 Road',
        cross: 'Moorefield Road',
        near: 'green trailer house',
        city: 'Mission',
      },
      dropoff: {
        name: "Leo's Transmission",
        number: '1410',
        street: 'Conway Avenue',
        city: 'Mission',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2014',
        make: 'Nissan',
        model: 'Sentra',
        color: 'silver',
      },
      name: 'Maribel Longoria',
      phone: '9565550135',
      mayText: true,
    },
    says: {
      opening: [
        "hi i'm whispering because mister cantu's asleep um my car is outside and it won't let me leave",
        "hello i do home care i need a tow truck for my car it's stuck where i parked it",
      ],
      safety: [
        "i'm in the kitchen there's a grandma watching novelas with the sound off",
        "yes i'm inside at my client's house",
      ],
      unhurt: [
        "my patient is hospice but he's comfortable this isn't about him",
        "no nobody's hurt it's only the car",
      ],
      callback: [
        'let me think the agency one is for the agency yes this one',
        "yes call me here it's on vibrate",
      ],
      where: [
        "so the miles out here are streets people from houston never get that it's mile seven not seven miles",
        'on mile seven road like seven north of everything and moorefield',
      ],
      spot: [
        "the google puts it in the canal don't go to the canal",
        'mile seven and moorefield road the green trailer house with the trampoline',
      ],
      direction: [
        "i'm parked facing the canal i guess i wasn't going yet",
        "no direction it's in the yard by the driveway",
      ],
      exit: [
        "the expressway's like ten minutes from here shary exit but that's for coming",
        "there's no exit it's out in the country",
      ],
      city: [
        "some people's mail says alton but his says mission his envelope is right here",
        'mission texas',
      ],
      reason: [
        'it turns on the radio turns on i push the brake and the stick is like cemented',
        "it's stuck in park the shifter won't come out into reverse or nothing",
      ],
      'shut in': ["oh no the chihuahua's on my lap", 'no nobody in the car'],
      'where to': [
        "my tio says leo i don't know leo but my tio says leo",
        "to leo's transmission on conway",
      ],
      'where to spot': [
        "it used to be a raspa stand he said it's fourteen ten",
        'fourteen ten conway avenue',
      ],
      'where to city': ["it's still mission it's just the town part", 'mission'],
      vehicle: [
        "it says s v on the back is that it no wait that's just the letters sentra",
        'nissan sentra',
      ],
      year: [
        'my son was born in thirteen and the car was the next one fourteen',
        'twenty fourteen',
      ],
      color: ["like every other nurse's car silver", 'silver'],
      name: ['the case is under cantu but no you want mine maribel', 'maribel longoria'],
      spelling: ['m a r i b e l one l and longoria like eva', 'l o n g o r i a'],
      'may text': ["please text that's better i can't be talking in here", 'yes text me'],
      right: ["mhm mhm yes that's how it is", "yes that's right"],
      change: ['no i was telling the grandma not you', "nothing it's good"],
      'other number': [
        'this same one nine five six five five five zero one three five',
        'nine five six five five five oh one three five',
      ],
      person: ["if they don't mind whispering back no it's okay", "no you're fine"],
      truck: ["ay yes my relief gets here at six and i can't be stuck", 'yes please send it'],
      more: [
        "don't let him honk please the man's sleeping just text and i'll come out",
        "the gate has a chain but it isn't locked he can push it",
      ],
      message: [
        "tell them i left the key under the mat no i didn't i have it okay tell them i have it",
        'just that maribel is at the green trailer on mile seven',
      ],
      cancel: ['no how would i get to my other lady in palmview', "no don't cancel"],
      'same job': ["my tio might have called a friend but he's not a company no", "no it's new"],
      when: ['i get relieved at six but he can come before so now', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'w3-06',
    kind: 'Places hard to find',
    about:
      'A zydeco accordion player whose little truck quit at the welcome center in the swamp on the way to a dance; wants it hauled to a garage, and his cousin called since his own phone is dying.',
    manner: 'chatty',
    from: '3375550171',
    truth: {
      pickup: {
        name: 'Atchafalaya Welcome Center',
        highway: 'I-10',
        direction: 'westbound',
        exit: '121',
        near: 'truck parking',
        city: 'Butte La Rose',
      },
      dropoff: {
        name: "Guidry's Garage",
        number: '1550',
        street: 'Rees Street',
        city: 'Breaux Bridge',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2006',
        make: 'Toyota',
        model: 'Tacoma',
        color: 'green',
      },
      name: 'Curley Arceneaux',
      phone: '3375550109',
      mayText: false,
    },
    says: {
      opening: [
        'mais cher i got a dance to play at eight and a truck that done give up on me in the middle of the swamp',
        "hey there i need a wrecker my engine quit and it won't do nothin",
      ],
      safety: [
        "oh yeah i'm sittin on the tailgate playin for a bus full of people from ohio",
        "yeah yeah i'm in the parking lot there i'm alright",
      ],
      unhurt: ['just the people listenin', 'no cher nobody hurt'],
      callback: [
        "well this one here's at four percent so what you do is call my cousin wilfred",
        'no call wilfred three three seven five five five oh one oh nine',
      ],
      where: [
        "it's that place with the free coffee and the alligator in the glass",
        'the welcome center off i ten in the basin the atchafalaya one',
      ],
      spot: [
        'not the front where the cars at the back where them eighteen wheelers sleep',
        'by the truck parking behind the atchafalaya welcome center',
      ],
      direction: [
        'i left my auntie in plaquemine so i was goin home to the lafayette side',
        'west westbound on the ten',
      ],
      exit: [
        "you pass whiskey bay that's one twenty seven don't stop there keep comin it's the next one",
        'exit one twenty one',
      ],
      city: ["it ain't hardly a town it's camps butte la rose they call it", 'butte la rose'],
      reason: [
        'she coughed like my old uncle and then there was a bang and then nothing but the radio',
        "somethin broke in the motor it cranks but it don't catch no more it's got gas it's got battery",
      ],
      'shut in': ["one accordion and she's out here with me", 'no nobody in it'],
      'where to': [
        "i'd say my house but guidry won't make house calls so guidry's",
        "guidry's garage over in breaux bridge",
      ],
      'where to spot': [
        "it's where the snowball stand was on rees you know rees",
        'fifteen fifty rees street',
      ],
      'where to city': [
        'breaux bridge crawfish capital of the world it say so on the bridge',
        'breaux bridge',
      ],
      vehicle: ['the little toyota not the tundra my brother got the tundra', 'toyota tacoma'],
      year: [
        'oh six the year after the storm i remember good cause it was all the insurance money',
        'two thousand and six',
      ],
      color: ['green like duckweed', 'green'],
      name: [
        "they got me on the poster as curley a but that's curley arceneaux",
        'curley arceneaux',
      ],
      spelling: [
        'oh lord get a big piece of paper a r c e n e a u x',
        'curley with an e y c u r l e y a r c e n e a u x',
      ],
      'may text': [
        "wilfred got him a flip phone he don't know from text just call",
        "no don't text call him",
      ],
      right: ["that's it you got ears like a fiddler", "yeah that's right"],
      change: ['no no leave it that was me hummin', 'nothin cher'],
      'other number': [
        "wilfred's three three seven five five five zero one zero nine",
        "three three seven five five five oh one oh nine that's my cousin",
      ],
      person: [
        'somebody could talk to me all day but no i got to save this battery',
        'no you doin fine',
      ],
      truck: ['and a seat up front for me and the box if he got one yes', 'yeah send it on'],
      more: [
        "tell him i'm the one with the accordion he'll hear me before he see me",
        "he got to go around back the front lot's too tight for a wrecker",
      ],
      message: [
        'tell wilfred tell the band start without me do the first set in g',
        'just say curley arceneaux is broke down at the welcome center',
      ],
      cancel: ["no no no i can't play and push", "no don't cancel it"],
      'same job': [
        "one of them ohio people said they'd call but i told em sit down",
        'no this the first call',
      ],
      when: [
        "dance is at eight but wilfred's comin for me it's the truck needs to go now",
        'now whenever he can roll',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w3-07',
    kind: 'Changing their minds',
    about:
      "A Viet-Cajun food-truck owner with the driveshaft hanging; first wants it at his commissary, then hears it's closed and sends it to a diesel man instead.",
    manner: 'chatty',
    from: '8325550154',
    truth: {
      pickup: {
        street: 'Long Point Road',
        cross: 'Gessner Road',
        near: 'car wash',
        city: 'Houston',
      },
      dropoff: {
        name: 'Tran Diesel',
        number: '8822',
        street: 'Bellaire Boulevard',
        city: 'Houston',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2010',
        make: 'Chevrolet',
        model: 'Express',
        color: 'yellow',
      },
      name: 'Danny Pham',
      phone: '8325550154',
      mayText: true,
    },
    says: {
      opening: [
        'hey hey yeah so lunch rush no you go ahead boss two with extra garlic sorry so my truck dropped its guts',
        'yo i got a food truck broke down in spring branch i need a tow',
      ],
      safety: [
        "i mean i'm selling crawfish out of the window still so yeah",
        "yeah we're in a lot we're good",
      ],
      unhurt: ['only my lunch numbers', "nah everybody's fine"],
      callback: [
        "the number painted on the truck is the catering one don't use that this one's good",
        'yeah this one',
      ],
      where: [
        "usually i'm on westheimer thursdays but today's long point",
        'long point road at gessner',
      ],
      spot: [
        "you know the pho place no you wouldn't it closed okay the car wash",
        'in the car wash lot right there at long point and gessner',
      ],
      direction: ["i'm not heading man i'm serving", "i'm parked in a lot"],
      exit: [
        "off the beltway the long point one but i'm like three lights in so skip that",
        "no exit it's a regular street",
      ],
      city: ["spring branch but that's still houston", 'houston'],
      reason: [
        "clunk clunk clunk and now there's a pipe the size of my arm kissing the pavement",
        "the driveshaft fell down engine runs but it don't go nowhere",
      ],
      'shut in': [
        'forty pounds of live crawfish does that count no nobody',
        "no nobody's locked in",
      ],
      'where to': [
        'i gotta keep it at the commissary on airline health department stuff',
        'not the commissary no more tran diesel on bellaire',
      ],
      'where to spot': [
        "airline's by the flea market but hold on he's texting me something let me get back to you on that",
        "okay new one it's tran diesel eighty eight twenty two bellaire boulevard",
      ],
      'where to city': ["it's all houston bro", 'houston'],
      vehicle: ['they call it a step van but the title says express', 'chevy express'],
      year: ["title says twenty ten but the kitchen's brand new from last summer", 'twenty ten'],
      color: ['you cannot miss it taxi yellow with a crawfish in sunglasses', 'yellow'],
      name: ["boil boss but that's the l l c for me put danny", 'danny pham'],
      spelling: ['p h a m the h is just sitting there', 'd a n n y p h a m'],
      'may text': ["text is better i got gloves on and the fryer's loud", 'yeah text me'],
      right: [
        "whoa wait no no commissary just texted me they're shut till monday take it to tran diesel eighty eight twenty two bellaire boulevard instead everything else is good",
        "yeah now it's right",
      ],
      change: [
        "where it goes not airline anymore it's tran diesel on bellaire eighty eight twenty two bellaire boulevard houston",
        "just where it's going tran diesel eighty eight twenty two bellaire boulevard not the commissary",
      ],
      'other number': [
        'nah same eight three two five five five zero one five four',
        'eight three two five five five oh one five four',
      ],
      person: [
        "does the person want a banh mi no i'm kidding you're fine",
        "nah i'm good with you",
      ],
      truck: ['a big one though this thing weighs like a house yeah send it', 'yes send it'],
      more: [
        "it's twelve thousand pounds and there's propane on the tongue it's shut off i shut it off",
        'he needs a heavy one and eleven foot clearance',
      ],
      message: [
        "tell em danny from boil boss and i'll feed whoever comes",
        'danny pham needs a heavy tow at the car wash on long point',
      ],
      cancel: ["no i'm just changing stuff i'm not canceling", 'no keep it'],
      'same job': ["my girl was gonna call but she's on the register so no", "no it's new"],
      when: ["i got maybe nine orders left then i'm done so yeah now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'w3-08',
    kind: 'Changing their minds',
    about:
      "A flight attendant with a dead, flat car in her apartment garage; first wants it now on her own number, then has to leave for a trip and makes it tomorrow at seven with her sister's number.",
    manner: 'curt',
    from: '4695550182',
    truth: {
      pickup: {
        number: '6500',
        street: 'North MacArthur Boulevard',
        near: 'third floor of the garage',
        city: 'Irving',
      },
      dropoff: {
        name: 'Firestone',
        number: '3401',
        street: 'North Belt Line Road',
        city: 'Irving',
      },
      reasons: ['Dead battery', 'Flat tire'],
      vehicle: {
        year: '2021',
        make: 'Hyundai',
        model: 'Tucson',
        color: 'blue',
      },
      name: 'Simone Okafor',
      phone: '2145550133',
      mayText: true,
      when: {
        days: 1,
        time: '07:00',
      },
    },
    says: {
      opening: [
        "hi quick i'm in uniform and i have no car i mean i have a car it's just sitting there",
        'i need a tow from my apartment garage please',
      ],
      safety: ["i'm in my lobby", "yes i'm home"],
      unhurt: ['no my hair is but no', "nobody's hurt"],
      callback: [
        'for the next twenty minutes',
        "no actually use my sister's two one four five five five zero one three three",
      ],
      where: [
        'i got back from lima at five and it was like this so my building',
        'sixty five hundred north macarthur',
      ],
      spot: ['not two two is visitors', 'third floor of the garage by the stairwell'],
      direction: ["it's in a parking space", "it's parked no direction"],
      exit: ["exit row is my whole life no there's no exit", "none it's a garage"],
      city: ["las colinas which is irving don't ask", 'irving'],
      reason: [
        "it sat nine days and now it doesn't unlock with the thing and the front one's on the ground",
        "battery's dead and the front left tire is flat both",
      ],
      'shut in': ['a carry on', 'no nobody'],
      'where to': [
        'the firestone i always use not the one by the airport',
        'firestone on belt line',
      ],
      'where to spot': ['thirty four oh one', 'thirty four oh one north belt line road'],
      'where to city': ['same irving', 'irving'],
      vehicle: ['the hyundai i forget which one tucson like arizona', 'hyundai tucson'],
      year: ['twenty one', 'two thousand twenty one'],
      color: ["they say shadow something it's blue", 'blue'],
      name: ['my badge says sim but simone', 'simone okafor'],
      spelling: ['oscar kilo alpha foxtrot oscar romeo', 'o k a f o r'],
      'may text': ['texts are fine my sister lives on her phone', 'yes text'],
      right: [
        "no wait my crew van's here i can't do today make it tomorrow seven a m and call my sister not me two one four five five five zero one three three",
        "yes correct tomorrow seven sister's number",
      ],
      change: [
        "the time it's tomorrow at seven in the morning and the number my sister's two one four five five five oh one three three",
        "tomorrow seven a m and my sister's phone two one four five five five zero one three three",
      ],
      'other number': [
        "my sister ada two one four five five five zero one three three i'll be over the gulf",
        'two one four five five five oh one three three',
      ],
      person: ['no time', 'no'],
      truck: ['yes obviously', 'yes'],
      more: [
        "low ceiling six foot eight it's painted on the beam",
        "sister has the key fob she'll be downstairs with it",
      ],
      message: [
        "just that ada's handling it",
        "tell them simone okafor's car ask for ada my sister",
      ],
      cancel: ['no i said move it not cancel it', "no don't cancel"],
      'same job': ["no that was my neighbor's", "no it's new"],
      when: [
        "i have a four o'clock sign in so like now",
        'not today tomorrow seven in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w3-09',
    kind: 'Hard to understand',
    about:
      'A feedlot pen rider out of gas in the wind by the elevator in the little town of Dawn, half his words blown away.',
    manner: 'slow',
    from: '8065550129',
    truth: {
      pickup: {
        highway: 'US-60',
        direction: 'westbound',
        near: 'grain elevator',
        city: 'Dawn',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2003',
        make: 'Ford',
        model: 'Ranger',
        color: 'red',
      },
      name: 'Lonnie Quisenberry',
      phone: '8065550129',
      mayText: true,
    },
    says: {
      opening: [
        "yeah i hell oh can you it's blowin sixty out here i run i run her dry",
        'hello i need some gas brung to me is what',
      ],
      safety: [
        "i'm hunkered in the cab yeah well off in the uh the the gravel",
        "yeah safe i'm parked off the road",
      ],
      unhurt: ["my hat's gone to kansas", 'no not hurt'],
      callback: ["say what oh this yeah this'n here", 'yeah this one call this one'],
      where: [
        'at dawn no no not in the mornin dawn the the place',
        'on you a sixty us sixty at dawn dawn texas',
      ],
      spot: [
        'by the great big the uh grain alligator elevator where the trucks dump',
        'right by the grain elevator',
      ],
      direction: [
        'home to here ford hereford was comin off umbarger way',
        'west goin west to hereford',
      ],
      exit: ["there's a there's no uh it ain't that kinda road", 'no exits on it no'],
      city: ["dawn like don but with a w it's about four houses", 'dawn d a w n'],
      reason: [
        "needle's been broke since christmas so i go by miles and i miss counted",
        "no gas tank's empty nothin else wrong with it",
      ],
      'shut in': ['just a saddle', "no nobody in there but me and it ain't locked"],
      'where to': ['huh no just a can of just five gallon', "don't take it nowhere just bring gas"],
      'where to spot': ["no sir i ain't i don't want it hauled", 'no address just gas right here'],
      'where to city': ["i'm goin to hereford after but me drivin", "no town ain't towin it"],
      vehicle: ['little old forward ranger', 'ford ranger f o r d'],
      year: ['oh tree i mean oh three', 'two thousand three'],
      color: ["was red it's kinda pink on the hood now", 'red'],
      name: ['lonnie quiz in berry', 'lonnie quisenberry'],
      spelling: [
        'q u i s e and then like a berry n berry',
        "q u i s e n b e r r y and lonnie's l o n n i e",
      ],
      'may text': ["that'd be better'n hollerin", 'yeah text me'],
      right: ["i think it's yeah all i could hear of it yeah", "yeah that's right"],
      change: ['naw that was the wind', 'nothin no'],
      'other number': [
        'eight oh six five five five oh one two nine',
        'eight zero six five five five zero one two nine this phone',
      ],
      person: ['can they hear any better', "no i'm all right with you"],
      truck: ["well yeah i can't walk it", 'yeah send one'],
      more: [
        "just regular not diesel boss's truck is diesel this ain't",
        'regular unleaded and a spout that fits',
      ],
      message: [
        "tell lonnie's i mean tell em it's lonnie out of gas at dawn",
        "lonnie's out of gas by the elevator at dawn",
      ],
      cancel: ['cancel naw naw naw', "no don't cancel"],
      'same job': ['no i just now got a bar to call with', 'no first time callin'],
      when: ["feed truck goes at four and i ain't there so now", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'w3-10',
    kind: 'Upset or in a hurry',
    about:
      'A baker with a wedding cake in the back, rear-ended on the way to the venue; furious and in a rush, wants the car at a body shop.',
    manner: 'angry',
    from: '9185550126',
    truth: {
      pickup: {
        street: 'South Yale Avenue',
        cross: 'East 51st Street',
        near: 'bank',
        city: 'Tulsa',
      },
      dropoff: {
        name: 'Elm Collision',
        number: '1106',
        street: 'South Elm Place',
        city: 'Broken Arrow',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2018',
        make: 'Kia',
        model: 'Soul',
        color: 'white',
      },
      name: 'Tamara Pruitt',
      phone: '9185550126',
      mayText: true,
    },
    says: {
      opening: [
        'four tiers four of them and this man is looking at his phone at a red light',
        'i got hit from behind and i need a tow truck ten minutes ago',
      ],
      safety: [
        'i am standing in a bank parking lot holding a cake topper',
        "yes we pulled into the bank lot we're off the street",
      ],
      unhurt: [
        "the top tier is if you want to know how i'm doing",
        "no nobody's hurt he's fine i'm fine",
      ],
      callback: ["who else's would i give you", 'yes this one'],
      where: [
        "yale i'm on yale and the bride is at the philbrook pacing",
        'south yale at fifty first in tulsa',
      ],
      spot: [
        "there's a fountain and a man pretending he had a yellow",
        'the bank parking lot at the corner of east fifty first street',
      ],
      direction: [
        'does it matter i was going to utica',
        "i'm in a parking lot i'm not going any direction",
      ],
      exit: [
        "i'm not on the highway i took yale so i wouldn't be on forty four",
        "no exit it's yale",
      ],
      city: ["do you think there's a yale in nebraska tulsa", 'tulsa'],
      reason: [
        'he parked his bumper in my hatch and now the wheel rubs and it howls',
        "it's a wreck he rear ended me and i can't drive it",
      ],
      'shut in': ["a cake and it's not locked the door won't shut", 'no no people no pets'],
      'where to': [
        'not to his guy he keeps offering me his guy my guy is elm',
        'elm collision in broken arrow',
      ],
      'where to spot': [
        "by the old drive in eleven oh six i've got his card stuck in my visor",
        'eleven oh six south elm place',
      ],
      'where to city': ["broken arrow and i know that's a drive i don't care", 'broken arrow'],
      vehicle: ['the boxy one the hamster one', 'kia soul'],
      year: ['eighteen paid off in june of this year naturally', 'twenty eighteen'],
      color: ['white with buttercream on it', 'white'],
      name: ["it's pruitt cakes dot com but me it's tamara", 'tamara pruitt'],
      spelling: ['p r u i double t hurry', 't a m a r a p r u i t t'],
      'may text': ["text carrier pigeon i don't care yes", 'yes text me'],
      right: ['yes yes yes go', "yes that's right now send it"],
      change: ['nothing why would i change it', 'nothing it was fine'],
      'other number': [
        "the one i'm calling from nine one eight five five five zero one two six",
        'nine one eight five five five oh one two six',
      ],
      person: ['will a person get it here faster no', 'no just send it'],
      truck: ['have i not been clear', 'yes send it'],
      more: [
        "my sister's coming for the cake so he tows the car not the cake",
        'the back hatch is tied with ribbon so go slow',
      ],
      message: [
        "tell whoever it is there's a bride at five o'clock",
        "tamara pruitt hit on yale bank lot that's the message",
      ],
      cancel: ['if i cancel what do i do eat it no', 'no do not cancel'],
      'same job': [
        "no the police gave me a number not a truck i'm giving you the job",
        'no this is new',
      ],
      when: ["ceremony's at five it's two thirty what do you think", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'w3-11',
    kind: 'Older callers',
    about:
      'A retired Air Force mechanic who has sold himself on having his old Cutlass restored; wants it carried from his carport to a shop in Norman the day after tomorrow.',
    manner: 'slow',
    from: '4055550140',
    truth: {
      pickup: {
        number: '304',
        street: 'Boeing Drive',
        near: 'carport',
        city: 'Midwest City',
      },
      dropoff: {
        name: "Hal's Restoration",
        number: '2217',
        street: 'Classen Boulevard',
        city: 'Norman',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1978',
        make: 'Oldsmobile',
        model: 'Cutlass',
        color: 'maroon',
      },
      name: 'Vernon Stubblefield',
      phone: '4055550140',
      mayText: false,
      when: {
        days: 2,
        time: '09:00',
      },
    },
    says: {
      opening: [
        'good morning this is senior master sergeant retired i want to ask about having an automobile carried',
        "hello yes i need a car hauled down to norman it isn't an emergency",
      ],
      safety: ["i'm in my recliner", "oh yes i'm at the house safe as can be"],
      unhurt: ["i've got a knee but i got that at kadena", "no nobody's hurt"],
      callback: ["it's the only one there is it has a cord", "yes this one it's the house phone"],
      where: [
        'well i turned wrenches on b fifty twos at tinker for twenty two years and now i live on a street named for em',
        'three oh four boeing drive',
      ],
      spot: [
        "there's a flag out front and a martin house on a pole",
        "it's under the carport on the side of the house",
      ],
      direction: [
        "the nose is to the alley you'd want to pull it out backwards",
        "it's not heading anywhere it's parked",
      ],
      exit: [
        "from forty you'd take sooner road but that's for the driver to know",
        "there's no exit it's my home",
      ],
      city: [
        "they'll tell you oklahoma city but it's midwest city always has been",
        'midwest city',
      ],
      reason: [
        "it hasn't turned a wheel since my wife passed and that's not a repair that's just sitting",
        "nothing broke it just doesn't run and i want it carried to the restorer",
      ],
      'shut in': ['a family of mice at one time but no', 'no sir nobody is in it'],
      'where to': [
        "my grandson found the man he's on the computer hal something",
        "hal's restoration down in norman",
      ],
      'where to spot': [
        'i wrote it here on the back of the electric bill twenty two seventeen',
        'twenty two seventeen classen boulevard',
      ],
      'where to city': ["not moore you go through moore it's norman", 'norman oklahoma'],
      vehicle: [
        "well it's got the rocket engine so you know it's an olds the cutlass",
        'oldsmobile cutlass',
      ],
      year: [
        'we were stationed in minot in seventy seven and bought it new the next year',
        'nineteen seventy eight',
      ],
      color: ["the brochure said carmine but you'd call it maroon", 'maroon'],
      name: ['stubblefield', 'vernon stubblefield'],
      spelling: ['stubble like a beard field like a field', 'v e r n o n s t u b b l e f i e l d'],
      'may text': ['young man it has a cord on it', "no don't text it's a house phone just call"],
      right: ["yes that's affirmative", "yes that's right"],
      change: ["no i'd leave it just the way you read it", 'nothing needs changing'],
      'other number': [
        "there's not another just four zero five five five five zero one four zero",
        'four oh five five five five oh one four oh',
      ],
      person: ["oh i don't mind who it is i've got all day no", "no you're doing all right"],
      truck: [
        "a flat bed with wheel straps not chains if you'd be so kind yes",
        'yes send it day after tomorrow',
      ],
      more: [
        "two tires hold air and two don't so he'll want skates",
        "it's got no brakes and the key's on the hook by my back door",
      ],
      message: [
        'tell him it was kept dry and the mice are gone',
        "vernon stubblefield wants his cutlass taken to hal's in norman",
      ],
      cancel: ['no my grandson already told the man', "no don't cancel it"],
      'same job': [
        'the last time i had a tow truck out carter was in office no',
        'no this is a new one',
      ],
      when: ["not tomorrow i've got the va tomorrow", 'day after tomorrow at nine in the morning'],
    },
    ends: 'job',
  },
  {
    id: 'w3-12',
    kind: 'Spanish',
    about:
      'A folklórico dance teacher who locked her keys in her car at a shopping plaza in El Paso; she only wants it opened.',
    language: 'es',
    manner: 'chatty',
    from: '9155550158',
    truth: {
      pickup: {
        name: 'Fountains at Farah',
        street: 'Gateway Boulevard West',
        near: 'Barnes and Noble',
        city: 'El Paso',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2017',
        make: 'Chevrolet',
        model: 'Equinox',
        color: 'black',
      },
      name: 'Graciela Armendariz',
      phone: '9155550158',
      mayText: true,
    },
    says: {
      opening: [
        'ay sí bueno mire es que traigo nueve faldas adentro y yo acá afuera como mensa',
        'bueno necesito que alguien venga a abrirme el carro',
      ],
      safety: [
        'estoy en la sombrita con un agua de jamaica',
        'sí sí estoy bien en el estacionamiento',
      ],
      unhurt: ['nomás la dignidad', 'no nadie está lastimado'],
      callback: [
        'el otro es el de la academia y ahí contesta mi suegra mejor este',
        'sí a este mismo',
      ],
      where: [
        'iba yo a la sunland pero me dijo mi comadre que las fuentes tiene mejor sombra',
        'en las fuentes en farah la plaza fountains at farah',
      ],
      spot: [
        'donde venden libros y café pero no en el café',
        'enfrente del barnes and noble fila de en medio',
      ],
      direction: [
        'pues ya llegué estoy estacionada',
        'no voy a ningún lado estoy parada en el estacionamiento',
      ],
      exit: [
        'me salí en la de hawkins creo pero eso fue al venir estoy en el gateway',
        'no hay salida es la plaza sobre el gateway boulevard west',
      ],
      city: ['yo soy de juárez pero aquí es el paso', 'el paso texas'],
      reason: [
        'cerré la puerta con la cadera y en eso oí que hizo clac y las llaves ahí en el asiento mirándome',
        'dejé las llaves adentro y está cerrado',
      ],
      'shut in': ['puras faldas y unos zapatos no hay gente', 'no nadie ni un perro nada'],
      'where to': ['no no si camina muy bien nomás ábramela', 'a ningún lado solo que la abran'],
      'where to spot': [
        'no pues le digo que no se la lleven',
        'no hay dirección no necesito grúa para llevarla',
      ],
      'where to city': [
        'me voy yo manejando a mi ensayo en canutillo',
        'a ninguna ciudad no la van a mover',
      ],
      vehicle: [
        'la equinox la que saca uno en la chevrolet de la mesa',
        'es una chevrolet equinox',
      ],
      year: ['la compré usada en el diecinueve pero es diecisiete', 'dos mil diecisiete'],
      color: ['negra y en este sol imagínese', 'negra'],
      name: ['en la academia me dicen la miss chela', 'graciela armendariz'],
      spelling: ['con zeta al final a r m e n d a r i z', 'g r a c i e l a a r m e n d a r i z'],
      'may text': ['sí pero en español porfa que luego me llega en inglés', 'sí mándeme mensaje'],
      right: ['ándele eso mero', 'sí así está bien'],
      change: ['no nada estaba yo hablando con una señora aquí', 'nada así déjelo'],
      'other number': [
        'el mismo nueve uno cinco cinco cinco cinco cero uno cinco ocho',
        'es este nueve uno cinco cinco cinco cinco cero uno cinco ocho',
      ],
      person: [
        'si habla español sí no hombre usted me entiende bien siga',
        'no así está bien con usted',
      ],
      truck: ['pues con que traiga con qué abrir sí', 'sí mándelo por favor'],
      more: [
        'que no me raye la puerta que la acaban de pintar',
        'dígale que ando de blusa bordada roja para que me vea',
      ],
      message: [
        'que chela está enfrente de la librería muerta de la pena',
        'que graciela armendariz dejó las llaves adentro en farah',
      ],
      cancel: ['no cómo cree si el ensayo es a las siete', 'no no la cancele'],
      'same job': [
        'mi comadre le quiso hablar a su yerno pero no contestó no',
        'no es la primera vez que llamo',
      ],
      when: ['a las siete tengo niñas esperando entonces ya', 'ahorita por favor'],
    },
    ends: 'job',
  },
  {
    id: 'w4-01',
    kind: 'Everyday breakdowns',
    about:
      "A baccarat dealer coming off graveyard shift; her car is stone dead in the casino's employee garage and she wants a jump.",
    manner: 'chatty',
    from: '7025550131',
    truth: {
      pickup: {
        name: 'The Orleans',
        street: 'West Tropicana Avenue',
        near: 'level three of the employee garage',
        city: 'Las Vegas',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2014',
        make: 'Nissan',
        model: 'Altima',
        color: 'silver',
      },
      name: 'Lorna Villanueva',
      phone: '7025550131',
      mayText: true,
    },
    says: {
      opening: [
        "yeah hi okay so ten hours of baccarat okay ten and i come out and the car does nothing not even the little chime i don't have cables nobody has cables anymore",
        "hi i just got off shift at the orleans and my car's dead i need somebody with cables",
      ],
      safety: [
        "honey there's four cameras on me right this second i should know i work under them",
        "yes i'm safe it's all lit up and security just went by in the little cart",
      ],
      unhurt: [
        "only my feet but that's every night no no one's hurt",
        "nobody's hurt it's just me standing here",
      ],
      callback: [
        "it's the one i'm on isn't it i got rid of the other one with the divorce",
        "yeah this number right here that's the one",
      ],
      where: [
        "it's where i left it you come in off tropicana past the valet but not the guest side my friend went to the guest side once and paid eighteen dollars no the workers' side",
        'the orleans on west tropicana the employee garage',
      ],
      spot: [
        'two no hold on i took the stairs so three yeah three by the pole i scraped in march',
        'level three employee garage at the orleans by the stairwell',
      ],
      direction: [
        'home i was going home to henderson and i never even left the space',
        "no direction it's parked nose in",
      ],
      exit: [
        "oh i usually come down the fifteen but i'm not on it i'm at work",
        "no exit it's in the garage at my job",
      ],
      city: [
        'well vegas where else would somebody be dealing cards at five in the morning',
        'las vegas',
      ],
      reason: [
        "i push the button and it goes tick tick and the dashboard's like a christmas tree and then nothing and before you ask yes i left the dome light on looking for my badge",
        "battery's dead i left the light on all shift it just needs a jump",
      ],
      'shut in': ['in my car no a bag of tips and a half a burrito', 'no nobody in it no pets'],
      'where to': [
        "nowhere i want to drive it home i told you it's only the juice",
        "i don't want a tow just the jump",
      ],
      'where to spot': [
        "there's no place sweetheart it's not going anywhere but my own driveway and i'm driving",
        'no address no tow just jump it where it sits',
      ],
      'where to city': [
        "i live in henderson but i'm driving it there you're not",
        "there isn't one i don't need it towed",
      ],
      vehicle: [
        "it was my sister's before it was mine she had the accord i had the uh no i have the altima the nissan",
        'nissan altima',
      ],
      year: [
        "she bought it new the year her boy was born and he's he was born in fourteen",
        'twenty fourteen',
      ],
      color: ['it was silver when i last washed it', 'silver'],
      name: ["they call me lucky on my badge but that's the badge it's lorna", 'lorna villanueva'],
      spelling: [
        'like the street v as in victor i l l a then nueva like new in spanish',
        'v i l l a n u e v a and lorna is l o r n a',
      ],
      'may text': [
        "i'm off the floor so i can have it in my hand now sure go on text",
        'yes you can text me on this',
      ],
      right: ["ding ding ding you win yeah that's all of it", "yes that's right"],
      change: ["nothing i was just talking don't touch a thing", "don't change anything it's fine"],
      'other number': [
        "no there isn't another it's this one seven oh two five five five oh one three one",
        'same one seven oh two five five five oh one three one',
      ],
      person: [
        "i been with people all night no you're fine",
        "no i don't need a person just the cables",
      ],
      truck: ["well i'm not walking to henderson am i", 'yes send him please'],
      more: [
        "tell him the gate arm on the employee side he has to hit the button and say it's for lorna in table games",
        "he pushes the call button at the employee gate and says lorna and they'll lift the arm",
      ],
      message: [
        "just uh that i'm here with the hood up i've got the white shirt and the bow tie",
        "say lorna's on level three with the hood up needing a jump",
      ],
      cancel: ["cancel no i haven't gotten anything yet", "no don't cancel"],
      'same job': [
        "i called my cousin before you but he's asleep no you're my first one",
        "no this is a new call nobody's coming yet",
      ],
      when: [
        'i got to be back dealing at seven tonight so no not tonight i mean this minute',
        'now please right now',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w4-02',
    kind: 'Everyday breakdowns',
    about:
      'A vineyard foreman whose flatbed pickup blew two tires and slid into the ditch; he wants it pulled out and taken to the tire store.',
    manner: 'curt',
    from: '5035550142',
    truth: {
      pickup: {
        street: 'Northeast Worden Hill Road',
        near: 'the Erath tasting room',
        city: 'Dundee',
      },
      dropoff: {
        name: 'Les Schwab',
        highway: 'OR-99W',
        city: 'McMinnville',
      },
      reasons: ['Flat tire', 'Stuck/winch'],
      vehicle: {
        year: '2012',
        make: 'Ram',
        model: '3500',
        color: 'red',
      },
      name: 'Marty Vandehey',
      phone: '5035550142',
      mayText: false,
    },
    says: {
      opening: [
        'yep got a truck here laying in the ditch with posts all over it and i got a crew standing around on the clock',
        'need a pull out of a ditch and then a haul two tires gone up on worden hill',
      ],
      safety: [
        "road's over there i'm over here in the rows",
        "yep safe we're all up in the vines off the road",
      ],
      unhurt: ['lost about forty end posts and a thermos', 'nobody hurt no'],
      callback: ['only one i got', 'yep call this one'],
      where: [
        'you know where everybody goes to drink the pinot up the hill well short of that',
        'northeast worden hill road up above dundee',
      ],
      spot: [
        "there's a sign for lange don't follow that one you want the erath one about a hundred yards under it",
        'by the erath tasting room just below it in the ditch on the right',
      ],
      direction: ['uphill', "up the hill from town away from dundee that's all i can tell you"],
      exit: ["isn't any it's gravel half the way", 'no exit no markers county road'],
      city: [
        "mail comes out of dundee owner says dayton because it sounds better it isn't",
        'dundee',
      ],
      reason: [
        "front one went then she got sideways and the back one on the same side went on the culvert and now she's leaning and i can't get at either",
        "two tires blown on the right side and it's down in the ditch needs winching out",
      ],
      'shut in': ['dog rides with the other crew', 'nobody in it no animals'],
      'where to': ['schwab', 'les schwab in mcminnville'],
      'where to spot': [
        "right on the ninety nine you can't miss it guys run out at you",
        "it's on ninety nine w don't know the number",
      ],
      'where to city': [
        "newberg one's closer but they were out of my size tuesday so mac",
        'mcminnville',
      ],
      vehicle: [
        "flatbed dually one we haul wire with it's a ram thirty five hundred",
        'ram thirty five hundred',
      ],
      year: [
        'boss got it at the auction in sixteen it was four years old then',
        "it's a twenty twelve",
      ],
      color: ['red under the mud', 'red'],
      name: [
        "put it under the vineyard no they'll never pay it put it under me marty",
        'marty vandehey',
      ],
      spelling: [
        "everybody puts an n in the back of it there isn't one v a n d e h e y",
        'v a n d e h e y',
      ],
      'may text': ['i got gloves on nine hours a day what do you think no', 'no texts just call'],
      right: ['close enough for government work yep', "yep that's right"],
      change: ["didn't say change anything", 'nothing leave it'],
      'other number': [
        'told you only got the one five oh three five five five oh one four two',
        'five oh three five five five oh one four two same phone',
      ],
      person: ['what for', 'no'],
      truck: ["wasn't calling to chat yep", 'yes send it'],
      more: [
        "bring a long cable there's blackberries and don't let him try turning around at the top he'll be there till harvest",
        'tell him long winch line and soft ground and the road is narrow',
      ],
      message: [
        'tell him posts are loose on the bed',
        "just that there's loose posts on the bed and i'm standing there",
      ],
      cancel: ['and leave it in the ditch no', "no don't cancel"],
      'same job': ["nobody's on the way unless you sent em", 'no new one'],
      when: ["crew's done at three i'd like to be done before em so yeah today now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'w4-03',
    kind: 'Everyday breakdowns',
    about:
      'A middle school band director whose minivan boiled over coming down from the Tejon pass; wants it towed to her mechanic in Bakersfield.',
    manner: 'chatty',
    from: '6615550158',
    truth: {
      pickup: {
        highway: 'I-5',
        direction: 'northbound',
        exit: '210',
        near: 'Fort Tejon',
        city: 'Lebec',
      },
      dropoff: {
        name: 'Delgado Auto',
        street: 'Oak Street',
        cross: 'Truxtun Avenue',
        city: 'Bakersfield',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2008',
        make: 'Honda',
        model: 'Odyssey',
        color: 'maroon',
      },
      name: 'Yolanda Prewitt',
      phone: '6615550158',
      mayText: true,
    },
    says: {
      opening: [
        "hello oh good okay the kids are on the bus the kids are fine the bus went ahead it's the van the van with the sousaphones it's steaming",
        'hi my minivan boiled over coming home from a band competition and i need it towed to bakersfield',
      ],
      safety: [
        "oh yes there's picnic tables i've got my folding stool out",
        "yes i'm safe i got all the way off the freeway and parked by the park gate",
      ],
      unhurt: ['well we took third so feelings maybe no nobody', "no nobody's hurt"],
      callback: [
        "this is mine the school's is on the side of the van but nobody answers that on a saturday",
        "yes the one i'm calling from",
      ],
      where: [
        "so we'd done magic mountain and we came up over the top past gorman and i said to myself yolanda that needle so i got off at the uh the old fort where they do the civil war",
        'fort tejon i came off the five right at the fort tejon exit',
      ],
      spot: [
        "do you know where the fourth graders go on field trip with the adobe it's that gravel part",
        'at fort tejon by the entrance to the park off the ramp',
      ],
      direction: [
        'home oh you mean which north we were going north down toward the valley',
        'northbound on i five',
      ],
      exit: [
        "i passed two oh five because that's frazier park and i thought no i can make it and then i could not so the next but one two ten i think it said",
        'exit two ten',
      ],
      city: [
        "oh goodness is it a town it's above grapevine it's not grapevine though there's a post office says lebec",
        'lebec',
      ],
      reason: [
        "it went all the way to the h and then it smelled like pancakes and then the steam and a boy from the trombone section's father said don't open it so i didn't",
        "it overheated there's green stuff all under it and the needle's on hot",
      ],
      'shut in': [
        "three sousaphones and a bass drum that's it",
        'no people no animals only instruments',
      ],
      'where to': [
        "mr delgado's he did my brakes for nothing when his daughter made first chair",
        'delgado auto in bakersfield',
      ],
      'where to spot': [
        'oak street down by where truxtun comes across across from well it used to be a tire place',
        "it's on oak street at truxtun avenue",
      ],
      'where to city': [
        "oh i live in shafter but he's in bakersfield so bakersfield",
        'bakersfield',
      ],
      vehicle: [
        "it's just a mom van i'm not even a mom it's the honda the odyssey",
        'honda odyssey',
      ],
      year: [
        'that was the year i started at the middle school so two thousand eight yes i remember because they gave me a parking spot',
        'two thousand eight',
      ],
      color: [
        "the school colors almost we're burgundy and it's what do they call it maroon",
        'maroon',
      ],
      name: ["ms p is what they all well it's yolanda prewitt", 'yolanda prewitt'],
      spelling: [
        "one t no two t's at the end sorry i'm looking at a clarinet p r e w i t t",
        'p r e w i t t yolanda with a y',
      ],
      'may text': [
        "as long as it isn't those group ones where sixty parents answer yes",
        "yes text me that's fine",
      ],
      right: ['you are better at listening than my percussion section yes', "yes that's all right"],
      change: ['change oh no nothing i only breathed in', 'nothing please leave it as it is'],
      'other number': [
        "this one's best six six one five five five oh one five eight the school's won't do",
        'six six one five five five oh one five eight',
      ],
      person: ["oh i don't mind who i talk to you're doing nicely", 'no thank you this is fine'],
      truck: ['with something flat on the back if there is one yes', 'yes please send one'],
      more: [
        "the sliding door sticks and the instruments have to stay they can't come out there's nowhere to put a sousaphone",
        "tell him there's big instruments in the back and they ride along in the van",
      ],
      message: [
        "that i'm the lady on the folding stool with a music stand",
        'just say yolanda is sitting by the park gate at fort tejon',
      ],
      cancel: ["i'd be here with the ghosts then no no don't", "no please don't cancel"],
      'same job': [
        "the bus driver said he'd call triple somebody but i don't believe he did so no i'm new",
        "no this is the first time i've called",
      ],
      when: [
        "concert's not till wednesday but i can't sit here till wednesday now dear",
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w4-04',
    kind: 'Places hard to find',
    about:
      "A wildland firefighter on days off, high-centered in a soft turnout on Highway 21 past Lowman, calling on the camp host's phone; needs a pull only.",
    manner: 'slow',
    from: '2085550109',
    truth: {
      pickup: {
        highway: 'ID-21',
        direction: 'northbound',
        mile: '76',
        near: 'Kirkham Hot Springs',
        city: 'Lowman',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2003',
        make: 'Toyota',
        model: 'Tacoma',
        color: 'tan',
      },
      name: 'Teague Hollister',
      phone: '2085550176',
      mayText: true,
    },
    says: {
      opening: [
        "uh yeah so i'm off fires till monday first days off in twenty one and i uh i buried my own truck like a rookie",
        "yeah i need a winch out my pickup's sitting on its belly up highway twenty one",
      ],
      safety: [
        "oh this is uh this is about as safe as i've been all summer",
        "yeah i'm safe i'm way off the pavement at the camp host's table",
      ],
      unhurt: ['pride', "no nobody's hurt just embarrassed"],
      callback: [
        "no this is uh patty's she's the camp host she wants it back for her show",
        "mine's uh two oh eight five five five and then i always flip these oh one seven six",
      ],
      where: [
        "so you leave boise and you go up through idaho city and over mores creek and you keep going way past where you'd want to uh past lowman",
        'highway twenty one a few miles past lowman',
      ],
      spot: [
        'across the river from the naked people the uh the hot pools',
        'right by kirkham hot springs in the turnout river side',
      ],
      direction: [
        'i was gonna go fish redfish so uh stanley way',
        'northbound on twenty one toward stanley',
      ],
      exit: [
        "no exits out here there's a marker i hung my vest on it hang on it's uh seventy six",
        'mile marker seventy six',
      ],
      city: ["nearest anything's lowman they got a cafe if it's open it's not", 'lowman'],
      reason: [
        "i let a motor home by and the shoulder wasn't uh wasn't a shoulder it's all sand and the diff's sitting on a rock and the wheels just kinda wave",
        "it's high centered in soft sand runs fine just needs yanking out",
      ],
      'shut in': ['just my line gear and a cooler', 'no nobody inside no dog'],
      'where to': ["back up on the black stuff that's all", 'no tow just get me back on the road'],
      'where to spot': [
        'uh like twelve feet to the left of where it is',
        "there's no place i'm not taking it anywhere i just drive off",
      ],
      'where to city': ["i mean i'm headed for stanley but under my own power", 'none no tow'],
      vehicle: ['tacoma the old style before they got fat', 'toyota tacoma'],
      year: [
        "bought it my rookie year in two thousand eleven but it's uh it's an oh three",
        'two thousand three',
      ],
      color: ["dirt the color of what it's stuck in uh tan", 'tan'],
      name: ['teague', 'teague hollister'],
      spelling: [
        "it's like league with a t and then uh holl like a hole with two l's i s t e r",
        't e a g u e h o l l i s t e r',
      ],
      'may text': [
        "mine yeah the texts come in on the host's wifi calls uh sometimes",
        'yeah text my number not this one',
      ],
      right: ["uh huh yep that's me dug in and all", "yeah that's right"],
      change: ["i don't think uh no nothing", "nothing it's good"],
      'other number': [
        "mine's uh two oh eight five five five and then i always flip these oh one seven six",
        'two oh eight five five five oh one seven six',
      ],
      person: ["nah i've been talking to radios all summer", 'no this works'],
      truck: ["i'd sure appreciate it yeah", 'yes please send one'],
      more: [
        "he'll wanna stay on the uh the asphalt himself and run line don't come down in with me there's room on the north end",
        'tell him stay up on the pavement and bring a hundred foot of cable',
      ],
      message: [
        "uh tell him i've got a shovel and i've dug the back side out",
        "just tell the driver i've dug out the rear and there's a tow strap on it",
      ],
      cancel: ['no i tried it my way already', 'no keep it coming'],
      'same job': [
        "there was a guy in a jeep said he'd send somebody but uh i wouldn't count on him no",
        'no first call',
      ],
      when: ["i mean the fish'll be there uh yeah now if you can", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'w4-05',
    kind: 'Places hard to find',
    about:
      "A surfer in a wetsuit at the beach lot in Otter Rock, keys shut in the van, calling from a stranger's phone.",
    manner: 'chatty',
    from: '5415550117',
    truth: {
      pickup: {
        name: 'Devils Punchbowl',
        street: 'First Street',
        near: 'the beach stairs',
        city: 'Otter Rock',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '1999',
        make: 'Ford',
        model: 'Econoline',
        color: 'brown',
      },
      name: 'Wren Castellano',
      phone: '5415550117',
      mayText: false,
    },
    says: {
      opening: [
        "hey so this is gonna sound dumb i'm talking on carol's phone carol's super nice and i'm like dripping on it and my keys are looking at me",
        "hey i'm locked out of my van at the beach in otter rock keys are on the seat",
      ],
      safety: [
        "oh yeah it's glassy it's beautiful out",
        "yeah totally safe it's just a parking lot",
      ],
      unhurt: ['kinda cold like my toes but no', "no nobody's hurt"],
      callback: [
        "mine's in the van that's the whole tragedy so this one carol says she's here till the tide",
        "yeah use this one it's carol's but she's sitting with me",
      ],
      where: [
        "so you know the whole coast yeah newport's down that way and there's the lot where the beginners go not the beverly beach lot the one up top with the hole in the rock",
        'devils punchbowl the parking lot in otter rock',
      ],
      spot: [
        "i can smell chowder from mo's so close to that but other end of the lot where everybody waxes up",
        'by the beach stairs at the end of first street',
      ],
      direction: [
        "like south i was facing the ocean does that count that's west i wasn't driving though",
        "it's parked no direction",
      ],
      exit: [
        "you turn off the one oh one where it says otter crest but i don't think those have numbers",
        "no exit no number it's just off one oh one",
      ],
      city: ["is it even a town carol is it a town she says it's otter rock", 'otter rock'],
      reason: [
        "i do this thing where the key goes in the gas flap and today i did the thing where the key goes on the dash and then the door and the door's like click",
        "keys are inside and every door's locked i need it opened",
      ],
      'shut in': [
        "no the dog's with me he's eating kelp",
        'no nobody in there just keys and a towel',
      ],
      'where to': [
        "oh it's not broken it goes anywhere once you're in it",
        'no tow man just open the door',
      ],
      'where to spot': ['same spot like nowhere', "there's no other place just unlock it"],
      'where to city': [
        "i mean i'm sleeping in depoe bay but no it stays",
        "none i don't need it moved",
      ],
      vehicle: [
        "it's a ford econoline like the church kind but i took the church out",
        'ford econoline',
      ],
      year: ['same as my little brother so uh ninety nine', 'nineteen ninety nine'],
      color: [
        "people say chocolate i say brown it's got a wave on one side my ex painted",
        'brown',
      ],
      name: ['wren like the bird', 'wren castellano'],
      spelling: [
        'w r e n and then castellano like castle but extra c a s t e l l a n o',
        'c a s t e l l a n o wren with a w',
      ],
      'may text': [
        "carol do you do texts she says she doesn't know where they go so no",
        "no it's not my phone just call",
      ],
      right: ['dude yes carol says yes too', "yeah that's right"],
      change: ['nah nothing', "nothing's wrong with it leave it"],
      'other number': [
        "it's only carol's what is it carol five four one five five five oh one one seven",
        'this one five four one five five five oh one one seven',
      ],
      person: ["you're chill i don't need one", "no i'm good"],
      truck: ['or a guy with a bent wire whatever but yeah', 'yeah please send somebody'],
      more: [
        "the side door doesn't have a lock it has a bungee on the inside so go for the driver one",
        "tell him driver's door not the slider",
      ],
      message: [
        "tell him i'm the one in neoprene",
        "tell him wren's at the top of the stairs in a wetsuit",
      ],
      cancel: ['no my clothes are in there', "no don't cancel"],
      'same job': [
        "carol's husband called somebody about his own battery yesterday that's not me",
        'no this is new',
      ],
      when: ["sun goes down at like eight so before i'm blue i mean now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'w4-06',
    kind: 'Places hard to find',
    about:
      'A network contractor whose rented-out work van keeps cutting out behind a data center gate in Quincy; wants it hauled tomorrow at seven when the gate opens.',
    manner: 'curt',
    from: '4255550163',
    truth: {
      pickup: {
        street: 'Port Industrial Parkway',
        near: 'gate four behind the data center',
        city: 'Quincy',
      },
      dropoff: {
        name: 'Columbia Fleet',
        number: '1340',
        street: 'North Wenatchee Avenue',
        city: 'Wenatchee',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2019',
        make: 'Ford',
        model: 'Transit',
        color: 'white',
      },
      name: 'Anand Kulkarni',
      phone: '4255550163',
      mayText: true,
      when: {
        days: 1,
        time: '07:00',
      },
    },
    says: {
      opening: [
        "hi sorry one sec i'm on the other no drop me off the bridge okay hi the van's down not the site the site's up",
        'hi i need a work van towed from quincy to wenatchee but for tomorrow morning',
      ],
      safety: ['behind two fences with a guard so', 'yes safe'],
      unhurt: ['no ticket for that no', "nobody's hurt"],
      callback: ['the on call number rolls to bangalore use the one you see', "this one's fine"],
      where: [
        "i can't really say the customer but it's the big gray one with no sign on port industrial",
        'port industrial parkway in quincy',
      ],
      spot: [
        "maps puts the pin on the front lobby and it's wrong go round the back past the potato trucks there's one two three it's the fourth gate",
        'gate four behind the data center',
      ],
      direction: [
        'i was backing up to dock two so south if anything',
        "it's parked at the dock no direction",
      ],
      exit: [
        "the one fifty one i took from ninety but that was at noon i'm not there anymore",
        "no exit it's on site in quincy",
      ],
      city: ["my hotel's in moses lake but this is the other one quincy", 'quincy'],
      reason: [
        'intermittent it runs ninety seconds then hard shutdown then restarts clean no codes that mean anything i already rebooted it',
        'engine keeps dying it starts runs a minute and cuts out',
      ],
      'shut in': ['a pallet of switches', 'no nobody in it'],
      'where to': [
        "whoever the fleet contract is with it's on the visor columbia something",
        'columbia fleet in wenatchee',
      ],
      'where to spot': [
        "hang on it's in the email thirteen forty north wenatchee it's avenue",
        'thirteen forty north wenatchee avenue',
      ],
      'where to city': ['not the east one the plain one', 'wenatchee'],
      vehicle: ['high roof the one that looks like a fridge ford transit', 'ford transit'],
      year: [
        "registration says exp twenty six so that's not it model year nineteen",
        'twenty nineteen',
      ],
      color: ["you've never seen one in a color have you white", 'white'],
      name: ["company's cascadia fiber but put a human anand", 'anand kulkarni'],
      spelling: [
        'kilo uniform lima kilo alpha romeo november india',
        'k u l k a r n i first name a n a n d',
      ],
      'may text': ['preferred actually', 'yes text me'],
      right: ['ack', 'yes all correct'],
      change: ['no diff', 'nothing to change'],
      'other number': [
        "four two five five five five oh one six three it's the same one",
        'four two five five five five oh one six three',
      ],
      person: ['please no', 'no'],
      truck: [
        "yes but not this second the gate's badge only till morning",
        'yes send one tomorrow at seven',
      ],
      more: [
        "driver gives the guard the work order it's under kulkarni and no photos they're serious about photos",
        'he needs id at the guard shack and no pictures',
      ],
      message: [
        "van keys are with the guard i'll be asleep",
        'keys are with the guard at gate four',
      ],
      cancel: ['negative', "no don't cancel"],
      'same job': ['i opened a ticket with the rental desk they closed it so no', 'no new request'],
      when: [
        'shift ends at six gate opens at seven so tomorrow seven',
        'tomorrow morning at seven not tonight',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w4-07',
    kind: 'Changing their minds',
    about:
      "A guitar maker who has bought an old pickup from a widow; first wants it brought now to his own place in Manitou Springs, then three days from now at nine, to his brother's in Pueblo.",
    manner: 'slow',
    from: '7195550125',
    truth: {
      pickup: {
        number: '1418',
        street: 'North Weber Street',
        city: 'Colorado Springs',
        near: 'in the alley behind the house',
      },
      dropoff: {
        number: '330',
        street: 'South Union Avenue',
        city: 'Pueblo',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1972',
        make: 'Chevrolet',
        model: 'C10',
        color: 'orange',
      },
      name: 'Thaddeus Brill',
      phone: '7195550125',
      mayText: true,
      when: {
        days: 3,
        time: '09:00',
      },
    },
    says: {
      opening: [
        "good morning or it's afternoon i suppose i've done a foolish thing i've bought a truck with no engine in it",
        "hello i'd like an old pickup moved from one house to another it doesn't run",
      ],
      safety: [
        "i'm at my bench with a cup of tea",
        "yes quite safe i'm at home and the truck's in an alley",
      ],
      unhurt: [
        'oh no no the gentleman passed but that was two winters ago and in his sleep',
        "no nobody's hurt nothing happened",
      ],
      callback: [
        "it's the shop line and the house line all the same line",
        'yes this number is fine',
      ],
      where: [
        "it's at mrs haverkamp's on weber she's fourteen no fourteen eighteen the north end of it",
        'fourteen eighteen north weber street colorado springs',
      ],
      spot: [
        "not out front there's a lilac in the way it's round the alley",
        'in the alley behind the house',
      ],
      direction: [
        "it hasn't headed anyplace since nineteen ninety one",
        "no direction it's standing still",
      ],
      exit: ["well one takes the uintah exit but that's only how i go", "no exit it's at a house"],
      city: [
        "the springs that is not manitou i'm in manitou she's in colorado springs",
        'colorado springs',
      ],
      reason: [
        "wrong with it there's nothing to be wrong there's no motor i just want it carried",
        'nothing broke i bought it and it needs moving it has no engine',
      ],
      'shut in': ['a nest of wasps formerly', 'no nobody at all'],
      'where to': [
        "up to mine on ruxton avenue in manitou i've cleared a corner",
        "my brother's place three thirty south union avenue in pueblo that's the one to use",
      ],
      'where to spot': [
        "it's uh well it's the brick one",
        "three thirty south union avenue brick building he's on the ground floor",
      ],
      'where to city': ['manitou springs well that was the thought', 'pueblo'],
      vehicle: ['chevrolet the half ton they called it the c ten', 'chevrolet c ten pickup'],
      year: [
        'she said seventy one the title says seventy two and i go by the paper',
        'nineteen seventy two',
      ],
      color: ['a sort of hugger orange faded like the inside of a cantaloupe', 'orange'],
      name: ["brill b as in bridge i build guitars it's on the window", 'thaddeus brill'],
      spelling: [
        "thaddeus the apostle's way t h a d d e u s and brill is b r i double l",
        't h a d d e u s b r i l l',
      ],
      'may text': ['my granddaughter put it on so yes i can see them', 'yes you may text'],
      right: [
        "ah now hold on i've just thought of the hill at ruxton no take it to my brother's in pueblo three thirty south union and not today let it be three days from now at nine in the morning",
        "yes that's it now pueblo in three days at nine",
      ],
      change: [
        "where it goes and when it goes my brother's three thirty south union avenue pueblo and three days from today nine in the morning",
        'make it three thirty south union avenue in pueblo and three days from now at nine a m',
      ],
      'other number': [
        "there's only the seven one nine five five five oh one two five",
        'seven one nine five five five oh one two five',
      ],
      person: ["no no i'm in no hurry and you're very patient", 'no thank you'],
      truck: ["i'd like that yes with a flat deck", 'yes please'],
      more: [
        "the tires hold air for about a day so it'll roll if he's prompt and there's no key",
        "it rolls but it doesn't steer well and there's no engine in it",
      ],
      message: [
        "mrs haverkamp will wave from the kitchen she's deaf on the one side",
        'say mrs haverkamp will be there to let him in the alley',
      ],
      cancel: ["oh no i've paid her for it", "no please don't cancel"],
      'same job': ["i've a truck that's on nobody's way as yet", "no it's a new one"],
      when: [
        'well now i suppose or is now too soon',
        'not now it should be three days from today at nine in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'w4-08',
    kind: 'Changing their minds',
    about:
      "A taxidermist rear-ended at a light in Sparks, now parked at the gas station on the corner; first wants the dealer in Reno, then her nephew's body shop, and a different phone because hers is dying.",
    manner: 'chatty',
    from: '7755550138',
    truth: {
      pickup: {
        street: 'Vista Boulevard',
        cross: 'Los Altos Parkway',
        near: 'the gas station',
        city: 'Sparks',
      },
      dropoff: {
        name: 'Rail City Collision',
        number: '1560',
        street: 'Glendale Avenue',
        city: 'Sparks',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2017',
        make: 'Kia',
        model: 'Soul',
        color: 'green',
      },
      name: 'Gloria Etcheverry',
      phone: '7755550190',
      mayText: true,
    },
    says: {
      opening: [
        'okay so a kid in a jeep just rearranged my hatchback and i have a pronghorn due friday',
        "hi i got rear ended over on vista and my car can't be driven i need a tow",
      ],
      safety: [
        "i'm holding a big gulp so yes i'd say",
        'yes safe we pushed it into the gas station off the street',
      ],
      unhurt: [
        "the kid cried and then i cried and then we had a donut nobody's hurt",
        'no injuries the cop already asked us both and went',
      ],
      callback: [
        "oh sure this one it's at nine percent but sure",
        "benny's he's right here eating my chips seven seven five five five five oh one nine zero",
      ],
      where: [
        'you know costco no not costco up vista where it meets the parkway the los altos one',
        'vista boulevard at los altos parkway in sparks',
      ],
      spot: [
        'by the air hose they want seventy five cents for air can you believe that',
        'at the gas station on the corner by the air hose',
      ],
      direction: [
        'i was going up to spanish springs then i was going backwards',
        "it was north but it's sitting in the station now so it doesn't matter",
      ],
      exit: ["that's way down on eighty i'm not down there", "no exit i'm up on vista"],
      city: ["my insurance says reno because they think everything's reno it's sparks", 'sparks'],
      reason: [
        "the hatch is in the back seat is what's wrong and it's dragging a thing and it makes a noise like a goose",
        "it was hit from behind the rear end's pushed in and it's rubbing the tire",
      ],
      'shut in': [
        "there's a bobcat but he's been stuffed since ninety four no nothing living",
        'no people no live animals',
      ],
      'where to': [
        'the kia place on kietzke i guess because the warranty',
        "my nephew's shop rail city collision on glendale",
      ],
      'where to spot': [
        "oh i don't know the number of kietzke it's by the other car lots",
        "fifteen sixty glendale avenue that's rail city collision",
      ],
      'where to city': ["that'd be reno the dealer", 'sparks for the body shop'],
      vehicle: ['a toaster my husband calls it the kia soul', 'kia soul'],
      year: ['i bought it with the bear money and that was twenty seventeen', 'twenty seventeen'],
      color: ["like a lime popsicle it's called alien something just say green", 'green'],
      name: ["gloria and then you'll never", 'gloria etcheverry'],
      spelling: [
        "it's basque so take your time e t c h like etch a sketch e v e r r y",
        'e t c h e v e r r y',
      ],
      'may text': [
        "text yes but not me text his number since mine's about to go",
        'yes text the other one his seven seven five five five five oh one nine zero',
      ],
      right: [
        "mostly except my nephew just called and said don't you dare take it to the dealer so it's rail city collision fifteen sixty glendale in sparks and use my husband's phone seven seven five five five five oh one nine zero",
        "yes that's right now with the body shop and my husband's number",
      ],
      change: [
        "two things the place it goes that's rail city collision fifteen sixty glendale avenue sparks and the phone seven seven five five five five oh one nine zero",
        'rail city collision at fifteen sixty glendale avenue in sparks and call seven seven five five five five oh one nine zero',
      ],
      'other number': [
        "benny's he's right here eating my chips seven seven five five five five oh one nine zero",
        'seven seven five five five five oh one nine zero',
      ],
      person: ["oh i talk to dead things all day you're an improvement no", "no you're fine"],
      truck: ['yes and quick before the antelope thaws', 'yes send the truck'],
      more: [
        "if he opens the back he's going to get a face full of bobcat tell him not to scream",
        "tell him there's a stuffed bobcat in back and the bumper's dragging",
      ],
      message: [
        "just that the bumper's in the front seat i folded it",
        "tell him the bumper is inside the car and we're by the air hose",
      ],
      cancel: ['why would i no', "no don't cancel"],
      'same job': [
        "the jeep kid's dad got his own truck that's him not me",
        "no mine's separate nobody's coming for the kia yet",
      ],
      when: ['yesterday', 'right now please'],
    },
    ends: 'job',
  },
  {
    id: 'w4-09',
    kind: 'Hard to understand',
    about:
      'An oyster hand on the Long Beach Peninsula with a wet phone and wind; his old pickup ran dry and he wants gas brought.',
    manner: 'slow',
    from: '3605550144',
    truth: {
      pickup: {
        street: 'Sandridge Road',
        cross: 'Bay Avenue',
        near: 'the shell pile',
        city: 'Ocean Park',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '1996',
        make: 'Ford',
        model: 'F-150',
        color: 'blue',
      },
      name: 'Lyle Kettunen',
      phone: '3605550144',
      mayText: true,
    },
    says: {
      opening: [
        "yah hello uh rig quit on me i'm down by the moisters the oysters bay side an i ain't got no can",
        'yah my pickup run out a gas need some brung out',
      ],
      safety: ["yah i'm sat on the tailgate off the row the road", "yah safe i'm in the grass"],
      unhurt: ["nah nah hands is all cut but that's oysters that's every day", 'nobody hurt nah'],
      callback: ["yah it's wet but it goes", 'yah this one here'],
      where: [
        'sand rich sandridge down from the port there where bay comes in',
        'sandridge road at bay avenue',
      ],
      spot: [
        "you know the shells the big white heap of em stinks well it's across a that",
        'next a the shell pile right by bay avenue',
      ],
      direction: [
        "was takin nets up to oyster ville so that's uh up",
        "goin north but she's just parked there on the side",
      ],
      exit: ["there ain't no eggs it exit out here it's a spit", 'no exit no mile post'],
      city: [
        "well it's nakata nahcotta where the boats is but for mail they say ocean park",
        'ocean park',
      ],
      reason: [
        "gauge been busted since my dad had it says half all a time well it ain't half she cough cough an done",
        "it's out a gas bone dry",
      ],
      'shut in': ['buckets', 'nobody in it no dog no'],
      'where to': ["don't take er no place i just want the gas", 'no tow just bring gas'],
      'where to spot': ["no spot she goes when she's got gas in er", "no place i ain't towin it"],
      'where to city': ["i live over ill waco ilwaco but i'll drive er", 'no town no tow'],
      vehicle: ['half ton ford the eff one fifty', 'ford f one fifty'],
      year: ['nine tea six ninety six', 'nineteen ninety six'],
      color: ['blue an rust mostly blue', 'blue'],
      name: ['lyle', 'lyle kettunen'],
      spelling: ["kay ee tee tee you en ee en it's finn", 'k e t t u n e n'],
      'may text': ["yah send er i'll get it when my hands is dry", 'yah you can text'],
      right: ['yah yah you got er', "yah that's right"],
      change: ["nah don't do nothin to it", 'nothin'],
      'other number': [
        'same the three sixty five five five oh one four four',
        'three six oh five five five oh one four four',
      ],
      person: ["nah can't hear nobody no better", 'nah this is okay'],
      truck: ["yah if he's got gas", 'yah send him'],
      more: [
        "she's got two tanks the front one leaks so put er in the back one",
        "put it in the rear tank and it's regular gas",
      ],
      message: ["tell em five gallon'd do er", 'tell him bring five gallons'],
      cancel: ['nah nah i want it', "no don't cancel"],
      'same job': ["ernie said he'd come but ernie's on the tide so nah it's new", 'no new call'],
      when: ["tide's turned at two so i got time but uh no now now's good", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'w4-10',
    kind: 'Upset or in a hurry',
    about:
      'A real-estate agent with a flat on the way to a showing that starts in minutes; wants the tire changed, and calls to go to her assistant.',
    manner: 'angry',
    from: '4805550171',
    truth: {
      pickup: {
        street: 'East Shea Boulevard',
        cross: 'North 92nd Street',
        near: 'the dry cleaners',
        city: 'Scottsdale',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2022',
        make: 'Lexus',
        model: 'RX 350',
        color: 'black',
      },
      name: 'Brooke Tenenbaum',
      phone: '4805550104',
      mayText: true,
    },
    says: {
      opening: [
        'okay listen i have a two point four million dollar listing at one fifteen and i am standing next to a tire that looks like a pancake',
        "i need someone to change a tire i'm on shea and i'm late",
      ],
      safety: [
        "i'm in a parking lot in heels what do you think yes",
        "yes i'm safe it's a parking lot",
      ],
      unhurt: [
        'not yet ask my seller in ten minutes no obviously no',
        "no one is hurt it's a tire",
      ],
      callback: [
        "no i'll be on with the buyers all day i never pick up",
        'jules four eight oh five five five oh one oh four and tell her to stall them',
      ],
      where: [
        "i was supposed to be at desert mountain and i'm nowhere near i'm on shea at ninety second",
        'east shea boulevard and north ninety second street',
      ],
      spot: [
        "it's one of those plazas they all look alike there's a dry cleaners they lost my blazer once it's in front of that",
        'right in front of the dry cleaners at shea and ninety second',
      ],
      direction: [
        'why does it matter i was going east and then i was going nowhere',
        "i was eastbound but i'm parked in the lot",
      ],
      exit: [
        "i didn't take the one oh one today that would've been the smart thing",
        "there's no exit i'm on a surface street",
      ],
      city: ['scottsdale not phoenix people pay extra for that', 'scottsdale'],
      reason: [
        "i went over a something in the road a piece of somebody's roof and now it goes whap whap whap and it's on the metal part",
        'passenger front tire is flat and i have a spare somebody just has to put it on',
      ],
      'shut in': ['who would i have locked in a car a lockbox no', "no nobody's inside"],
      'where to': [
        "it's not going on a truck i'm going in it to my listing",
        'no tow i just need the spare put on',
      ],
      'where to spot': [
        "the listing's none of your business you're not taking the car there",
        "there's no place i'm not towing it",
      ],
      'where to city': ['nowhere i said', 'none it stays here'],
      vehicle: ['the lexus the suv the r x three fifty', 'lexus r x three fifty'],
      year: ['i turned in the twenty nineteen so this is the twenty two', 'twenty twenty two'],
      color: ["black everyone's is black or white mine's black", 'black'],
      name: ["it's on half the bus benches in town brooke tenenbaum", 'brooke tenenbaum'],
      spelling: [
        'tenenbaum like the movie t e n e n b a u m brooke with an e',
        't e n e n b a u m',
      ],
      'may text': ['text jules yes she runs my life', "yes text my assistant's number"],
      right: ['yes yes fine god yes', "yes that's correct"],
      change: ["i don't have time to change things nothing", "nothing it's right"],
      'other number': [
        'jules four eight oh five five five oh one oh four and tell her to stall them',
        'four eight zero five five five zero one zero four',
      ],
      person: ['will a person make it faster no then no', 'no just get the truck moving'],
      truck: ['was that in doubt yes', 'yes send it now'],
      more: [
        "there's about forty open house signs on top of the spare he can throw them in the back seat",
        "the spare is under the signs in the back and the wheel lock key's in the glove box",
      ],
      message: [
        "tell him one oh five or i'm showing this house over facetime",
        "tell the driver to hurry i'm in front of the dry cleaners",
      ],
      cancel: ["if you cancel me i'll lose it no", 'no do not cancel'],
      'same job': [
        "i called the lexus people they said two hours so i hung up so no it's not that",
        'no this is a new call',
      ],
      when: ['an hour ago is when', 'now immediately'],
    },
    ends: 'job',
  },
  {
    id: 'w4-11',
    kind: 'Older callers',
    about:
      "A grandmother wintering in her motor home at La Posa; the lever won't leave park and she wants it taken to the RV shop in town.",
    manner: 'slow',
    from: '9285550156',
    truth: {
      pickup: {
        name: 'La Posa South',
        highway: 'US-95',
        near: 'the dump station',
        city: 'Quartzsite',
      },
      dropoff: {
        name: 'Desert Wrench RV',
        number: '660',
        street: 'West Kuehn Street',
        city: 'Quartzsite',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '1998',
        make: 'Fleetwood',
        model: 'Bounder',
        color: 'beige',
      },
      name: 'Imogene Sather',
      phone: '9285550156',
      mayText: false,
    },
    says: {
      opening: [
        "hello is this the is this the towing you're very faint dear it's about my motor home it was fine in yuma",
        "hello yes my motor home won't come out of park and i'd like it taken to the shop",
      ],
      safety: [
        "oh it's lovely here there's a man plays the accordion at four",
        "yes dear i'm quite safe i'm in a camp",
      ],
      unhurt: [
        "well i had the hip done in october but that's nothing to do with this no",
        "no nobody's hurt",
      ],
      callback: [
        "my grandson gave me this telephone and i don't know what number it is but it's the one i have",
        'yes call me back on this one',
      ],
      where: [
        "i'm out in the desert with all the others the long term ones below town",
        'la posa south on highway ninety five',
      ],
      spot: [
        "i can see where they line up with the hoses to well to empty out i'm not far from that",
        'by the dump station at la posa south',
      ],
      direction: [
        "i was going to go up to parker for my pills but i'm not going anywhere",
        "it isn't going any direction dear it's parked",
      ],
      exit: [
        "the freeway's the other side of town that's seventeen or nineteen i forget which but i'm not on it",
        "no exit i'm in the camp",
      ],
      city: ["my mail goes to minnesota but here it's quartzsite", 'quartzsite'],
      reason: [
        "the stick by the wheel i pull it down like harold showed me and it just sits at the p and i've got my foot on the brake so hard my slipper came off",
        "the engine runs but the lever's stuck in park it won't go into gear",
      ],
      'shut in': [
        "just me and i can get out whenever i like it's got a big door",
        "no dear nobody's shut in and no pets",
      ],
      'where to': [
        "there's a man in town who fixed marjorie's slide out nice young man with the wrench on his sign",
        'desert wrench r v in quartzsite',
      ],
      'where to spot': [
        "it's six sixty kuehn the west side of it past the rock man",
        'six sixty west kuehn street',
      ],
      'where to city': ['oh not parker no here in town quartzsite', 'quartzsite'],
      vehicle: [
        'it says bounder with a kangaroo on the back and fleetwood in front',
        'fleetwood bounder',
      ],
      year: [
        "harold retired in ninety seven and we bought it the next year brand new so that's ninety eight isn't it",
        'nineteen ninety eight',
      ],
      color: ["like weak tea with stripes beige i'd say", 'beige'],
      name: ["imogene harold's passed so it's just mine now", 'imogene sather'],
      spelling: [
        's a t h e r like rather but with an s and imogene is i m o g e n e',
        's a t h e r',
      ],
      'may text': [
        "oh no dear it makes a noise and i don't know where they go",
        'no no texts please just ring me',
      ],
      right: ["my you wrote all that down yes that's right", "yes that's right dear"],
      change: [
        "did i say change i don't believe i did no leave it",
        'nothing dear leave it as it is',
      ],
      'other number': [
        "marjorie's got one but she's at bingo so it's this one nine two eight five five five oh one five six i've got it on a bit of tape",
        'nine two eight five five five oh one five six',
      ],
      person: ["aren't you one well never mind you'll do", "no dear you'll do nicely"],
      truck: ["a big one it's thirty four feet", 'yes please send the big one'],
      more: [
        "the awning's out and i can't wind it by myself and i'd have to ride along with him",
        "tell him it's thirty four feet long and i'd like to ride with him",
      ],
      message: [
        "that i've put the coffee on",
        "tell him imogene's by the dump station and the coffee's on",
      ],
      cancel: ['no no whatever for', "no don't cancel"],
      'same job': [
        "there was a truck here for the man with the dune buggy but he wasn't for me",
        "no dear this is the first i've called",
      ],
      when: ['well they close at five so before that today dear', 'now dear as soon as he can'],
    },
    ends: 'job',
  },
  {
    id: 'w4-12',
    kind: 'Spanish',
    about:
      'Empacadora de lechuga en Salinas; la troca se le apagó de camino al trabajo y la quiere llevar al taller de unos conocidos en Castroville.',
    language: 'es',
    manner: 'curt',
    from: '8315550112',
    truth: {
      pickup: {
        street: 'East Alisal Street',
        cross: 'North Sanborn Road',
        near: 'la panadería',
        city: 'Salinas',
      },
      dropoff: {
        name: 'Taller Hermanos Ochoa',
        number: '11260',
        street: 'Merritt Street',
        city: 'Castroville',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2009',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'gray',
      },
      name: 'Maricela Zavala',
      phone: '8315550112',
      mayText: true,
    },
    says: {
      opening: [
        'bueno oiga se me murió la troca y ya me están marcando del trabajo que dónde ando',
        'buenas necesito una grúa la troca se apagó y ya no quiso prender',
      ],
      safety: [
        'estoy comiéndome una concha imagínese',
        'sí estoy bien aquí en el estacionamiento de la panadería',
      ],
      unhurt: ['nomás el coraje', 'no nadie se lastimó'],
      callback: ['el otro era de mi hermana y ya se fue a yuma este es el mío', 'sí a este mismo'],
      where: [
        'por la alisal ya pasando el parque bueno antes del parque si viene de allá',
        'en la east alisal con la sanborn en salinas',
      ],
      spot: [
        'huele a pan con eso le digo',
        'en la panadería mero en la esquina de alisal y north sanborn',
      ],
      direction: [
        'iba para el fil pero ya no voy para ningún lado',
        'no iba a ningún rumbo ya está parqueada',
      ],
      exit: ['esa es en el ciento uno yo no agarré el freeway', 'no hay salida estoy en la calle'],
      city: ['vivo en soledad pero aquí es salinas', 'salinas'],
      reason: [
        'iba caminando bien y luego hizo un tronido como de banda y se le fue toda la fuerza la batería es nueva no me diga que la batería',
        'se le reventó algo en el motor se apagó y no prende la batería está buena',
      ],
      'shut in': ['no mis niños están con mi mamá', 'no nadie adentro ni animales'],
      'where to': [
        'con los ochoa que le arreglaron el carro a mi compadre',
        'al taller hermanos ochoa en castroville',
      ],
      'where to spot': [
        'en la merritt la calle grande de las alcachofas el número es once mil doscientos sesenta',
        'once dos sesenta merritt street',
      ],
      'where to city': ['no aquí no hasta castroville', 'castroville'],
      vehicle: ['la silverado de mi viejo la chevy', 'chevrolet silverado'],
      year: ['la sacó cuando nació la niña en el dos mil nueve y nueve es', 'dos mil nueve'],
      color: ['gris o plomo como le diga usted', 'gris'],
      name: ['está a nombre de mi esposo pero ponga maricela', 'maricela zavala'],
      spelling: ['zavala con zeta y con ve chica', 'zeta a ve chica a ele a y maricela con ce'],
      'may text': [
        'sí pero en español que el otro me lo mandan y no le entiendo',
        'sí mándeme mensajes a este',
      ],
      right: ['ándele eso mero', 'sí así está bien'],
      change: ['yo no dije que cambiara nada', 'nada déjelo así'],
      'other number': [
        'nomás tengo este ocho tres uno cinco cinco cinco cero uno uno dos',
        'ocho treinta y uno cinco cinco cinco cero uno doce',
      ],
      person: ['mientras me entienda me da lo mismo así está bien', 'no así con usted'],
      truck: ['pues para eso llamo', 'sí mándela por favor'],
      more: [
        'que no le cierre duro la puerta porque se le cae el vidrio',
        'dígale que tenga cuidado con la puerta del pasajero',
      ],
      message: [
        'que ando de sudadera rosa',
        'dígale que lo espero en la panadería con sudadera rosa',
      ],
      cancel: ['no cómo cree', 'no no la cancele'],
      'same job': [
        'ayer mi cuñado pidió una pero para su carro no es la misma',
        'no esta es nueva apenas les estoy llamando',
      ],
      when: ['entro a las seis y ya son las seis pues ahorita', 'ahorita ya'],
    },
    ends: 'job',
  },
]
