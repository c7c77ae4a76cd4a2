import type { Caller } from '../../caller.ts'

export const callers: Caller[] = [
  {
    id: 'x1-01',
    kind: 'Everyday breakdowns',
    about:
      'A machinist just off third shift whose pickup is dead in the plant lot; he wants a jump and then his bed.',
    manner: 'curt',
    from: '8155550117',
    truth: {
      pickup: {
        number: '4747',
        street: 'Harrison Avenue',
        near: 'shipping dock',
        city: 'Rockford',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2011',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'gray',
      },
      name: 'Wade Kowalczyk',
      phone: '7795550142',
      mayText: true,
    },
    says: {
      opening: [
        "yeah i got off at seven and i'm still here so",
        "need a jump truck's dead out in the lot at work",
      ],
      safety: ['break room', "i'm inside at a table yeah i'm fine"],
      unhurt: ["from what it just didn't start", "nobody's hurt no"],
      callback: [
        "no that's the break room wall phone first shift'll pick it up and hang up on you",
        'hang on i never call myself seven seven nine five five five then zero one four two',
      ],
      where: [
        'at the plant on harrison where the hell else am i gonna be at this hour',
        'out in the employee lot forty seven forty seven harrison avenue',
      ],
      spot: [
        "not the front the guard won't let you in the front go around by shipping where the semis back up",
        "i'm parked right across from the shipping dock",
      ],
      direction: [
        "it's parked nose to the fence",
        "i wasn't headed no place it's sitting in a parking lot",
      ],
      exit: [
        "i'm not on the highway i took harrison off alpine same as every day",
        "there's no exit it's a lot on harrison",
      ],
      city: [
        "we got a plant in loves park too but that's not this one this is the rockford one",
        'rockford illinois',
      ],
      reason: [
        'dome light i was looking for my calipers at like ten forty last night and i guess i left it',
        "battery's dead just clicks i only need a jump",
      ],
      'shut in': ['my lunch pail', "no there's nobody in it it's not even locked"],
      'where to': ["no no no i'm driving it home", "nowhere just jump it i don't want a tow"],
      'where to spot': [
        "i told you i'm not having it hauled",
        'no place just get it started right where it sits',
      ],
      'where to city': [
        "i live in machesney but you're not taking it there i am",
        'no town no tow just a jump',
      ],
      vehicle: ["half ton four door with the cap on it it's the silverado", 'chevy silverado'],
      year: ["bought it in thirteen but it's an eleven", 'twenty eleven'],
      color: ['dirty', 'gray under the dirt call it gray'],
      name: [
        "wade like in the water they got me down as wayne on the time clock but it's wade",
        'wade kowalczyk',
      ],
      spelling: ['oh boy k o w a l c z y k', 'wade w a d e then kowalczyk k o w a l c z y k'],
      'may text': ["the cell yeah not this thing this thing's got a cord", 'yeah text the cell'],
      right: ['uh huh yup sounds like it', "yeah that's right go ahead"],
      change: [
        'nothing unless you still got me out front by the guard',
        "nothing it's good shipping dock side harrison and my cell",
      ],
      'other number': [
        'hang on i never call myself seven seven nine five five five then zero one four two',
        'my cell seven seven nine five five five oh one four two',
      ],
      person: [
        "you're doing okay i just wanna go to bed",
        "nah i don't need a person just send a guy",
      ],
      truck: ["what do you think i'm calling for", 'yeah send one'],
      more: [
        "don't honk there's guys on the floor can't hear it anyway but the guard hears it and then he's got to fill out a sheet",
        "tell him come in by the dock gate hood'll be up",
      ],
      message: [
        "tell first shift that's what i get for nope no message",
        'no message just somebody come jump a truck for wade',
      ],
      cancel: ["no i been standing around forty minutes i'm not cancelling", "no don't cancel"],
      'same job': [
        'different one brent had you guys out tuesday that was his chrysler',
        "no this is a new one i haven't called before",
      ],
      when: [
        "well i'm on again at eleven tonight so i'd like to sleep sometime before that",
        'right now',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x1-02',
    kind: 'Everyday breakdowns',
    about:
      "A nurse's aide coming off a double with a tire torn open and no spare; she wants the car hauled to a tire shop.",
    manner: 'slow',
    from: '4195550133',
    truth: {
      pickup: {
        name: 'Costco',
        street: 'Secor Road',
        cross: 'Central Avenue',
        near: 'gas pumps',
        city: 'Toledo',
      },
      dropoff: {
        name: 'Tireman',
        street: 'Alexis Road',
        cross: 'Lewis Avenue',
        city: 'Toledo',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2014',
        make: 'Nissan',
        model: 'Versa',
        color: 'silver',
      },
      name: 'Denisha Pruitt',
      phone: '4195550133',
      mayText: true,
    },
    says: {
      opening: [
        'okay so i just did sixteen hours on my feet and i said lord let me just get some eggs and go home',
        "hi um i got a tire that's tore up and i need my car took somewhere",
      ],
      safety: [
        "i'm in the car with the seat laid back honey i could go to sleep right here",
        "yes i'm safe i'm in a parking lot there's people everywhere with big carts",
      ],
      unhurt: ["my feet hurt no i'm playing no", "no ma'am nobody hurt it's just the tire"],
      callback: ["it's the only one they ain't cut off so yeah", 'yes this number right here'],
      where: ['so you know where westgate is', "it's at the costco over on secor"],
      spot: [
        "well i was trying to get gas first so i'm kinda over by the pumps but not in the line i pulled out the line",
        "by the gas pumps at costco that's secor and central avenue that corner",
      ],
      direction: [
        'i came from work and work is over in sylvania so from there',
        "i'm not going nowhere i'm parked",
      ],
      exit: [
        "i don't take the expressway in this car it shakes",
        "no exit i'm just in the store lot",
      ],
      city: ["oh i stay in oregon but i'm not over there right now", 'toledo'],
      reason: [
        'i hit something by the hospital i thought it was a bag and it was not a bag',
        "tire's flat it's ripped on the side and i ain't got no spare my cousin's got my spare",
      ],
      'shut in': [
        'no just me and i can open my own door',
        "nobody's locked in i got no kids no dog with me",
      ],
      'where to': [
        'my uncle used to do my tires but he passed so now i go to the tireman',
        'take it to tireman the one on alexis',
      ],
      'where to spot': [
        "it's got the big sign you can't miss it there's a car wash and then it's there",
        'alexis road by lewis avenue',
      ],
      'where to city': [
        'still toledo way up almost michigan but no not michigan',
        'toledo ohio same town',
      ],
      vehicle: ["it's a versa the little one with four doors", 'nissan versa'],
      year: [
        "i still owe on it so that tells you it's what fourteen twenty fourteen",
        'twenty fourteen',
      ],
      color: ["my badge says it's gray in the parking log but it's silver", 'silver'],
      name: ["denisha and the car's in my name now my mama's off of it", 'denisha pruitt'],
      spelling: [
        'd e n i s h a like it sounds people put a y in it',
        'pruitt is p r u i t t and denisha is d e n i s h a',
      ],
      'may text': ['text is better i might be sleep if you call', 'yes you can text me'],
      right: ["mm hm mm hm that's it that's all of it", "yes that's right baby"],
      change: [
        "nothing i don't think you said tireman right on alexis",
        "don't change nothing it's right",
      ],
      'other number': [
        "there ain't another one my work phone's the residents' phone",
        "just this same one i'm calling on",
      ],
      person: [
        "are you not a oh okay no it's fine you're nicer than the last one",
        "no i don't need a person",
      ],
      truck: [
        'is it a lot of money well i need it regardless so yeah',
        'yes please send the truck',
      ],
      more: [
        "there's a bag of adult briefs in the back seat them's from work so tell him don't be funny",
        "it's the front passenger side and it don't have a spare so don't bring just a jack",
      ],
      message: ["tell 'em denisha's tired", 'no message just come get the car'],
      cancel: [
        'no i got to be back on the floor at three tomorrow i need that tire',
        "no don't cancel it",
      ],
      'same job': [
        'i called my cousin and i called my church and then i called you so no',
        "no first time calling y'all about it",
      ],
      when: ['before my eggs get warm', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x1-03',
    kind: 'Everyday breakdowns',
    about:
      "A stand-up comic driving home from a gig with the exhaust dragging on the road; wants the car hauled to his cousin's place.",
    manner: 'chatty',
    from: '4145550109',
    truth: {
      pickup: {
        name: 'Kwik Trip',
        street: 'Superior Avenue',
        near: 'car wash',
        city: 'Tomah',
      },
      dropoff: {
        number: '416',
        street: 'Division Street',
        city: 'Mauston',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2009',
        make: 'Pontiac',
        model: 'Vibe',
        color: 'red',
      },
      name: 'Teddy Vukovich',
      phone: '4145550109',
      mayText: true,
    },
    says: {
      opening: [
        "thank you thank you i'll be here all week no seriously i might be here all week my car",
        "hi yeah i need a tow i'm a comedian but this part isn't a bit",
      ],
      safety: [
        "i'm next to a roller grill with eleven hot dogs on it define safe no yeah i'm good",
        "yeah i'm safe i'm inside a gas station",
      ],
      unhurt: [
        'my feelings eau claire was a tough room but no',
        "nobody's hurt there wasn't even a crash",
      ],
      callback: [
        "yeah my ex has it too if you wanna get us both no this one's good",
        "yep this number's the one",
      ],
      where: [
        'so you know how every town up here has the same gas station with the bananas',
        'kwik trip in tomah',
      ],
      spot: [
        "the one on superior not the other one they have like four per person up here and i'm over by the the thing the wash thing",
        "it's the kwik trip on superior avenue i'm parked next to the car wash",
      ],
      direction: [
        'i was going to milwaukee and before that i was going to be famous',
        "i was headed back home but i'm off the freeway now i'm in the lot",
      ],
      exit: [
        'whichever one had a bathroom',
        "i don't know the exit number i'm not on the highway anymore i'm at the station",
      ],
      city: [
        'the guy said tomah like tow ma like a tow for your ma which is a pretty good joke for a guy at a register',
        'tomah wisconsin',
      ],
      reason: [
        "it sounds like a chainsaw having an argument and i'm dragging something i made sparks for a mile and a half it was beautiful",
        "the exhaust rusted through and it's hanging down on the road i can't drive it",
      ],
      'shut in': ['just my career', 'no nobody in the car i got everything'],
      'where to': [
        'my cousin stosh has a lift in his garage which he got in a divorce',
        "my cousin's place on division street in mauston",
      ],
      'where to spot': [
        "four something four sixteen there's a goose on the porch a concrete one it wears a packers jersey",
        'four sixteen division street',
      ],
      'where to city': [
        "mauston which is like half an hour down and it's where my mother wanted me to be a dental hygienist",
        'mauston',
      ],
      vehicle: ["it's a vibe and no there is no vibe left", 'pontiac vibe'],
      year: [
        'they quit making it right after so o nine it was like the last one out the door',
        'two thousand nine',
      ],
      color: ["it's red the hood's more of a salmon at this point but red", 'red'],
      name: [
        "stage name or the one on the insurance it's the same i couldn't afford two teddy vukovich",
        'teddy vukovich',
      ],
      spelling: [
        "vukovich like you're clearing your throat v u k o v i c h",
        't e d d y and then v u k o v i c h',
      ],
      'may text': ["please do it'll make me look popular", 'yeah text me'],
      right: ["that's the set yes nailed it", "yes that's all correct"],
      change: ['my whole life but in there no nothing', "nothing it's right as is"],
      'other number': [
        "there's my agent's but he doesn't pick up for me either so stay on this one",
        'no other one use the one i called from',
      ],
      person: [
        "do you have one i mean no i'm happy with you you laugh about as much as eau claire did",
        "no i don't need a person",
      ],
      truck: ['is there a two drink minimum yes send it', 'yes please send a truck'],
      more: [
        "tell him if he knows any knock knock jokes to keep them and also it's low in the back with the pipe down there",
        "the pipe's dragging so he'll want a flatbed",
      ],
      message: [
        "tell whoever's in charge the bananas are thirty nine cents a pound i don't know that's not a message",
        'no message just the tow',
      ],
      cancel: ["cancel no that's what the club in green bay did don't you do it", 'no keep it'],
      'same job': [
        'oh is there another idiot out here no this is my first call',
        "no nothing's on the way yet this is new",
      ],
      when: [
        "i've got an open mic at eight on thursday but today would be right now",
        'now as soon as you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x1-04',
    kind: 'Places hard to find',
    about:
      'A dairy farmer whose truck went down in a soft field lane between chores; he wants it pulled out, no tow.',
    manner: 'slow',
    from: '3305550126',
    truth: {
      pickup: {
        street: 'Jericho Road',
        cross: 'Kidron Road',
        near: 'field lane past the blue silo',
        city: 'Kidron',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2005',
        make: 'Ford',
        model: 'F-250',
        color: 'white',
      },
      name: 'Eldon Gerber',
      phone: '3305550126',
      mayText: false,
    },
    says: {
      opening: [
        "well good morning i'd have used the tractor but the boy's got the tractor over at his uncle's",
        "yes i've got a pickup down in a wet spot and i need somebody to pull it out",
      ],
      safety: [
        "oh sure i'm standing here with the heifers they're on the other side of the wire",
        "i'm safe yes i'm up on the dry part",
      ],
      unhurt: ['no had a fella lose a boot once in that same hole but no', "nobody's hurt"],
      callback: [
        "it's in my bib pocket so if i'm bent over i miss it but yes",
        "yes this one's fine",
      ],
      where: [
        "you'd be coming from the sale barn would you",
        "it's back a lane off of jericho road",
      ],
      spot: [
        "there's two silos you want the blue one the other's my brother in law's and he don't care for company and then it's the first lane after",
        "jericho just off kidron road go past the blue silo and it's the field lane right after that",
      ],
      direction: [
        'i was going back to look at the fence',
        "i wasn't on the road i was going back the lane into the field",
      ],
      exit: [
        "oh no we don't have any of that thirty's way up there",
        "no exit it's country roads here",
      ],
      city: [
        "the mail comes out of dalton some days and apple creek other days but we're kidron",
        'kidron ohio',
      ],
      reason: [
        "she's down to the hubs we had two inches on wednesday and i thought i could see grass and i could not",
        "it's stuck in the mud runs fine just needs winched out",
      ],
      'shut in': [
        'had a calf in the back but she walked off on her own before i called',
        'no no person no animal in it',
      ],
      'where to': [
        "why i'd only want it up on the road",
        "don't haul it just pull it out and i'll drive it home",
      ],
      'where to spot': [
        "the road's about sixty yards from it if that's what you mean",
        "there's no place just get it up onto jericho road",
      ],
      'where to city': [
        "it stays put here it's got milk filters in it i need",
        "it's not going anyplace",
      ],
      vehicle: [
        "it's the three quarter ton ford with the utility bed not the red one the red one's in the shed",
        'ford f two fifty',
      ],
      year: [
        "my wife would know we got it the year the barn roof went and that was oh six so it'd be an oh five",
        'two thousand five',
      ],
      color: ['it was white at breakfast', 'white'],
      name: [
        "gerber but you'll get six of us in the book i'm eldon down by the creek",
        'eldon gerber',
      ],
      spelling: ['like the baby food g e r b e r', 'e l d o n and gerber g e r b e r'],
      'may text': ["this phone folds in half so i wouldn't bother", "no don't text just call me"],
      right: ["yes i believe you've got the whole of it", "yes that's right"],
      change: ["i don't know that i'd change a thing you did say blue silo", 'nothing to change'],
      'other number': [
        "there's the barn but that rings where nobody is so this same one",
        'no other number keep to this one',
      ],
      person: [
        "well i thought i was talking to one no that's all right you go on",
        "no you'll do fine",
      ],
      truck: ["i expect so it isn't climbing out by itself", 'yes send one'],
      more: [
        "tell him to stay off the left hand side that's where i went wrong and shut the gate after or i'll have heifers at the cheese house",
        'bring a long cable he can stay on the gravel and close the gate behind him',
      ],
      message: [
        "say hello to marvin if he's still driving for you otherwise nothing",
        'no message just the pull',
      ],
      cancel: ["no milking's at four thirty i'd like it out before that", 'no i still want it'],
      'same job': [
        'you were here in march for the milk hauler that was another hole',
        "no this is the first i've called today",
      ],
      when: [
        "well it's not sinking any more so no hurry but yes this morning",
        'now would be good',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x1-05',
    kind: 'Places hard to find',
    about:
      "A Somali-American rideshare driver whose van quit on an upper deck of a mall ramp; he wants it at his friend's garage.",
    manner: 'chatty',
    from: '6125550158',
    truth: {
      pickup: {
        name: 'Mall of America',
        near: 'east ramp level 3',
        city: 'Bloomington',
      },
      dropoff: {
        name: 'Banadir Auto',
        street: 'East Lake Street',
        cross: 'Bloomington Avenue',
        city: 'Minneapolis',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2017',
        make: 'Toyota',
        model: 'Sienna',
        color: 'blue',
      },
      name: 'Abdirahman Warsame',
      phone: '6125550158',
      mayText: false,
    },
    says: {
      opening: [
        'hello my friend the passenger already left she took another uber she gave me one star i can feel it',
        'hello yes my van it stopped and i need a tow truck please',
      ],
      safety: [
        'yes yes i am drinking tea the security man he knows me',
        'i am safe i am inside by the door where it is warm',
      ],
      unhurt: ['no thanks god only my rating', 'nobody is hurt brother'],
      callback: [
        'this one yes but the app is ringing on it also so call two times',
        'yes this number is good',
      ],
      where: [
        'at the mall the big one where they have the roller coaster inside',
        'mall of america in the parking',
      ],
      spot: [
        'not the side where the ikea is everybody think it is that side it is the other one the east up up up three',
        'east ramp level three',
      ],
      direction: [
        'i was going to terminal two for the next one then it died before i go down',
        'i am not on the road i am in the ramp parked',
      ],
      exit: [
        'from the four ninety four i came but i am not there now i am in the building',
        'no exit it is inside the parking ramp',
      ],
      city: [
        'the mall has its own city bloomington not minneapolis my kids say minneapolis but no',
        'bloomington minnesota',
      ],
      reason: [
        'two days there was a tick tick tick and my cousin said it is nothing and my cousin is an accountant',
        'the engine knocked very loud and shut off and it does not start again it turns but nothing not the battery',
      ],
      'shut in': [
        'only the car seat no baby in it my baby is at home with her mother',
        'nobody is inside the van is empty',
      ],
      'where to': [
        "to hassan he fixed my brother's also he is honest he is on lake street",
        'banadir auto on east lake street',
      ],
      'where to spot': [
        'you know the bakery the mexican one well across and it is also called bloomington this avenue not the city i know it is confusing',
        'east lake street at bloomington avenue',
      ],
      'where to city': [
        'that one is minneapolis the avenue is bloomington but the city is minneapolis',
        'minneapolis',
      ],
      vehicle: [
        'toyota the van with the doors that slide everybody in my mosque has one',
        'toyota sienna',
      ],
      year: [
        'i bought twenty nineteen from an auction in wisconsin but the paper says seventeen',
        'twenty seventeen',
      ],
      color: ['blue like the flag but more dark', 'blue'],
      name: ['warsame abdirahman the app writes only abdi', 'abdirahman warsame'],
      spelling: [
        'how much time do you have a b d i r a h m a n',
        'first a b d i r a h m a n last w a r s a m e',
      ],
      'may text': [
        'please no with texting i miss it the map is on top always call me',
        'no texts just call',
      ],
      right: [
        'yes wallahi you listen better than my dispatcher when i had a taxi',
        'yes everything is correct',
      ],
      change: [
        'only if you put the garage in bloomington then that is wrong but otherwise nothing',
        'nothing to change thank you',
      ],
      'other number': [
        'my wife has one but then she will know so no the same one',
        'no other number this one',
      ],
      person: ['you are okay i talk to persons all day', 'no need for a person'],
      truck: [
        'yes please how long because parking is free but my day is not',
        'yes send the truck',
      ],
      more: [
        'the ceiling is low like seven feet so not the tall truck he will cry',
        'tell him the ramp is low he needs the small low truck',
      ],
      message: ['tell them may god make it easy that is all', 'no message only come'],
      cancel: ['no no if i cancel i pay the fee i know this business', 'no do not cancel'],
      'same job': [
        'there was a truck before for a white tesla next to me that is not mine',
        'no this is my first call',
      ],
      when: ['my shift was until two in the night so now if god wills', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x1-06',
    kind: 'Places hard to find',
    about:
      'A piano tuner on his way between jobs along the lake with an empty tank; he wants some gas brought.',
    manner: 'chatty',
    from: '2315550171',
    truth: {
      pickup: {
        highway: 'M-22',
        direction: 'northbound',
        cross: 'Bohemian Road',
        near: 'Little Traverse Lake',
        city: 'Maple City',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2003',
        make: 'Volvo',
        model: 'V70',
        color: 'maroon',
      },
      name: 'Lowell Teague',
      phone: '2315550171',
      mayText: true,
    },
    says: {
      opening: [
        "hello i'm due at a steinway in leland at one and i don't believe i'm going to make it",
        "hi i seem to have run my car dry and i'm along the road in leelanau county",
      ],
      safety: [
        "it's idyllic there's a heron i'm in a little gravel turnout well off the pavement",
        "yes quite safe i'm pulled way off",
      ],
      unhurt: ['oh no no just coasted it was rather peaceful', "no one's hurt it's only me"],
      callback: [
        "it is though i've one bar and it's flat as in b flat no yes use this one",
        "yes the number i'm on",
      ],
      where: [
        'somewhere on twenty two between a baldwin in glen arbor and the steinway',
        'm twenty two up in leelanau',
      ],
      spot: [
        "i can see water through the trees and it isn't the big lake it's the little one little traverse and i'd just gone by a road with a name like a rhapsody",
        'just past bohemian road near little traverse lake',
      ],
      direction: [
        'the lake was on my right no left no the big one was on my left',
        'northbound on m twenty two toward leland',
      ],
      exit: [
        "we don't have exits out here we have cherry stands",
        "there aren't any exits on this road",
      ],
      city: [
        "it's not really in one it's trees they'd tell you maple city but i haven't seen a maple or a city",
        "call it maple city that's the address out here",
      ],
      reason: [
        'the gauge has said a quarter since easter i had it worked out by mileage and then i lent it to my nephew',
        "it's out of gas i need a couple of gallons of regular",
      ],
      'shut in': ['only a set of tuning forks and a sandwich', 'nobody no'],
      'where to': [
        "oh it doesn't need taking anywhere it's perfectly in tune it's just hungry",
        'no tow please just bring fuel',
      ],
      'where to spot': [
        'where would what go no i only want gas',
        "i'm not having it towed just fuel where i am",
      ],
      'where to city': [
        "leland is where i'm going but i'll drive myself there",
        'nowhere i only need gas',
      ],
      vehicle: [
        'a volvo wagon the long one you could put a spinet in it and i have',
        'volvo v seventy',
      ],
      year: [
        "well it has two hundred and eighty one thousand on it and it's an oh three",
        'two thousand three',
      ],
      color: ['maroon or oxblood if you ask my wife who chose it', 'maroon'],
      name: [
        "teague lowell teague there's a lowell piano company but no relation",
        'lowell teague',
      ],
      spelling: ['like league but with a t', 'l o w e l l and t e a g u e'],
      'may text': [
        "yes i'd sooner have that i'll have my ear in the air trying to hear you",
        'yes texts are fine',
      ],
      right: ["yes that's it perfect pitch", 'yes correct all of it'],
      change: ['not a note', "nothing no it's right"],
      'other number': [
        "my wife's is the house but she's in petoskey so no only this",
        'no other one this number',
      ],
      person: [
        "no you've a very even temperament pardon the joke",
        "no thank you i don't need a person",
      ],
      truck: ['please yes the gentleman in leland gets cross', 'yes do send someone'],
      more: [
        "if he's coming from the empire side he'll pass two gravel turnouts and i'm in the second with the tailgate up",
        "i've got the tailgate open and no gas can so bring it in one",
      ],
      message: [
        "could somebody tell mister haas on pearl street i'm late no that's not your job never mind",
        'no message just the fuel',
      ],
      cancel: ["heavens no it's nine miles on foot", "no please don't"],
      'same job': [
        "i rang a fellow in cedar but he's a septic man as it turned out so no",
        "no this is the first time i've called you",
      ],
      when: ["i've a four o'clock after the one o'clock so the sooner", 'right away please'],
    },
    ends: 'job',
  },
  {
    id: 'x1-07',
    kind: 'Changing their minds',
    about:
      "A hockey dad who hit a deer on the way to a tournament; first it's the dealer in Duluth, then a body shop in Cloquet.",
    manner: 'chatty',
    from: '2185550139',
    truth: {
      pickup: {
        highway: 'I-35',
        direction: 'northbound',
        exit: '220',
        city: 'Barnum',
      },
      dropoff: {
        name: 'Pinehurst Collision',
        street: 'Cloquet Avenue',
        cross: '14th Street',
        city: 'Cloquet',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2020',
        make: 'Chevrolet',
        model: 'Traverse',
        color: 'black',
      },
      name: 'Craig Nyquist',
      phone: '2185550139',
      mayText: true,
    },
    says: {
      opening: [
        "hey so puck drop's at eleven fifteen and we just got a deer eh",
        'hi i need a tow i hit a deer with the traverse',
      ],
      safety: [
        "we're all up in the halvorsons' van top of the ramp it's got heated seats",
        "oh yeah we're safe we're not even by the car we're up off the freeway",
      ],
      unhurt: [
        "deer's not great no everybody's good my goalie slept through it",
        "nobody's hurt no",
      ],
      callback: [
        "i'm also the team manager so it's gonna buzz the whole time but yeah this one",
        'yeah this is the best one',
      ],
      where: [
        'thirty five we stopped in hinckley for the rolls and then it was like half an hour after that',
        "it's on the shoulder on i thirty five up by barnum",
      ],
      spot: [
        "well there's a deer next to it",
        'on the shoulder right before the barnum exit i can see it from the ramp',
      ],
      direction: ["tournament's in hermantown so that way", 'north northbound toward duluth'],
      exit: ["what's it say mikey what's the sign say two twenty he says", 'exit two twenty'],
      city: ["we live in forest lake but it's not there it's way up barnum", 'barnum'],
      reason: [
        'it came out of the ditch like it had a breakaway and i had nowhere to go',
        "hit a deer the front's caved in and there's no radiator left",
      ],
      'shut in': [
        "no just the gear bags and trust me you wouldn't want to be",
        "nobody's in it no",
      ],
      'where to': [
        "uh the chevy dealer in duluth i guess that's where we bought the no we bought it in",
        "well i was gonna say the dealer in duluth but scratch that it's pinehurst collision in cloquet",
      ],
      'where to spot': [
        "okay hang on halvorson's saying his brother in law's got a shop it's closer it's pinehurst collision so not the dealer okay go there instead it's on cloquet avenue",
        'pinehurst collision cloquet avenue at fourteenth street',
      ],
      'where to city': [
        "it was duluth but now it's cloquet closer and he'll know me",
        'cloquet not duluth',
      ],
      vehicle: ['the traverse we used to have the suburban', 'chevy traverse'],
      year: ["mikey was in mites so it's a twenty twenty", 'twenty twenty'],
      color: ["black with a big number nine on the back window that's my kid", 'black'],
      name: [
        "put it under mine craig my wife's on the title too but she's at the other rink with the other kid",
        'craig nyquist',
      ],
      spelling: ["n y q u i s t like the quist part's normal", 'c r a i g n y q u i s t'],
      'may text': ['if you call i might be yelling at a ref so text yeah', 'yeah text is good'],
      right: [
        "as long as you've got pinehurst in cloquet on cloquet avenue at fourteenth and not the duluth dealer then yeah you betcha",
        "yep that's right now",
      ],
      change: [
        "just where it goes not duluth take it to pinehurst collision that's cloquet avenue and fourteenth in cloquet",
        "the place it's going it's pinehurst collision in cloquet everything else stays",
      ],
      'other number': [
        "no my wife's is at the other rink she'd just ask me what i did this one's it",
        "same number i'm calling from",
      ],
      person: [
        "nah you're fine i've got twelve parents to talk to already",
        "no don't need a person",
      ],
      truck: ['oh yeah for sure send him', 'yes send the truck'],
      more: [
        "the hatch is full of sticks and bags we'll grab what we need but leave the rest and the hood won't open",
        "it won't roll so good the fender's on the tire and the keys are on the visor",
      ],
      message: ['tell him go wild no no message', 'no message just the tow'],
      cancel: ["no no i only changed where it goes i don't wanna cancel", 'no keep it coming'],
      'same job': [
        "the sheriff asked me that too no nobody's called one yet",
        'no this is the first call on it',
      ],
      when: ["game's eleven fifteen and then another one at four but the car now yeah", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x1-08',
    kind: 'Changing their minds',
    about:
      'An estate-sale lady who has a sold car moved; the day and hour slip back while she talks, and the number to call too.',
    manner: 'chatty',
    from: '3195550164',
    truth: {
      pickup: {
        number: '1218',
        street: 'Ellis Boulevard',
        city: 'Cedar Rapids',
      },
      dropoff: {
        number: '790',
        street: '7th Avenue',
        city: 'Marion',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1972',
        make: 'Oldsmobile',
        model: 'Cutlass',
        color: 'yellow',
      },
      name: 'Jolene Prochaska',
      phone: '3195550188',
      mayText: true,
      when: {
        days: 2,
        time: '10:00',
      },
    },
    says: {
      opening: [
        "hi there i've got a house full of tupperware and a car and the car sold first can you believe it",
        "hello i run estate sales and i need a car carried from one house to another it's not an emergency",
      ],
      safety: [
        "oh for heaven's sake i'm in a kitchen pricing gravy boats",
        "yes i'm perfectly fine i'm in a house",
      ],
      unhurt: [
        'well the owner passed in february but that was his time no',
        "no no one's hurt nothing happened",
      ],
      callback: [
        "for the moment yes although it's my daughter's phone and she's going back to ames tonight so hm no let me give you the shop",
        "the shop is three one nine five five five and then it's oh one eighty eight my daughter's is one sixty four don't use that",
      ],
      where: [
        "it's at the rasmussen house on ellis the sale's there",
        "it's in the garage at twelve eighteen ellis boulevard",
      ],
      spot: [
        'the one with the balloon on the mailbox and all the lamps on the lawn number one two one eight',
        'twelve eighteen ellis in the garage behind the house',
      ],
      direction: [
        "it's facing out he always backed it in",
        "it's not heading any place it's in a garage",
      ],
      exit: [
        "you wouldn't need the interstate unless you're coming from iowa city",
        "there's no exit it's a house in town",
      ],
      city: [
        'the flood was right up to here in oh eight cedar rapids northwest side',
        'cedar rapids',
      ],
      reason: [
        "nothing's the matter with it it's gorgeous there's just no plates and the buyer's seventy nine and doesn't want to drive it",
        'it runs i just need it hauled over to the man who bought it',
      ],
      'shut in': ["a box of christmas ornaments in the trunk but they're coming out", 'no nobody'],
      'where to': [
        'to the buyer mister dostal out in marion he paid cash he had it in a bread bag',
        "it's going to seven ninety seventh avenue",
      ],
      'where to spot': [
        "now that sounds funny it's seven nine zero and then seventh avenue he's over the old hardware store",
        'house number seven nine zero on seventh avenue',
      ],
      'where to city': [
        "marion which is right up against us you wouldn't know you'd left",
        'marion iowa',
      ],
      vehicle: ["it's an olds a cutlass two door with the vinyl top", 'oldsmobile cutlass'],
      year: [
        "mister rasmussen bought it new the year their boy was born that's seventy two",
        'nineteen seventy two',
      ],
      color: ['yellow like butter the real kind', 'yellow'],
      name: ["mine or the estate's put mine jolene i'm the one who'll be here", 'jolene prochaska'],
      spelling: ["it's bohemie p r o c h a s k a no z", 'j o l e n e and p r o c h a s k a'],
      'may text': [
        'the shop one takes texts yes my niece set it up with the little pictures',
        "yes text the shop number that's fine",
      ],
      right: [
        "well if you've got the day after tomorrow at ten and the shop number three one nine five five five oh one eight eight then yes that's the way i want it",
        "yes that's right now",
      ],
      change: [
        "the day it can't be tomorrow the movers have the driveway make it the day after tomorrow ten in the morning and call the shop three one nine five five five oh one eight eight",
        "day after tomorrow at ten instead of tomorrow and use the shop's number three one nine five five five zero one eight eight",
      ],
      'other number': [
        "the shop is three one nine five five five and then it's oh one eighty eight my daughter's is one sixty four don't use that",
        'three one nine five five five zero one eight eight',
      ],
      person: ['no i like this i can go on wrapping while we talk', 'no thank you'],
      truck: ['yes but not today now mind you', 'yes please put one down for it'],
      more: [
        "tell him mind the peonies and the brakes are soft so don't let it roll down on anybody",
        'it should ride on a flatbed and he can come up the alley',
      ],
      message: [
        "tell your boss i've got a nice set of jadeite no i'm only fooling no message",
        'no message just the moving of the car',
      ],
      cancel: ["no no i'm only moving the day i'm not cancelling", "no don't cancel it"],
      'same job': [
        "there was a truck here yesterday for the deep freeze but that wasn't you people",
        "no it's a new one",
      ],
      when: [
        "i had it down for tomorrow at nine but oh now the movers are here then so no let's say the day after that at ten",
        "not tomorrow the day after tomorrow ten o'clock in the morning",
      ],
    },
    ends: 'job',
  },
  {
    id: 'x1-09',
    kind: 'Hard to understand',
    about:
      'A drywall hanger, mouth numb from the dentist, with his keys inside his truck; the recognizer hears half of it wrong.',
    manner: 'curt',
    from: '2605550147',
    truth: {
      pickup: {
        number: '6217',
        street: 'Stellhorn Road',
        cross: 'Maplecrest Road',
        near: 'behind the dentist',
        city: 'Fort Wayne',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2013',
        make: 'Nissan',
        model: 'Frontier',
        color: 'black',
      },
      name: 'Dale Hutchins',
      phone: '2605550147',
      mayText: true,
    },
    says: {
      opening: [
        'yeah hello sorry my mouth is my mouth is dumb i just had a two uh a tooth out',
        "sorry they numbed me up i can't get in my truck",
      ],
      safety: [
        'uh huh sitting on a herb uh curb',
        "yeah i'm safe i'm on the curb in the parking lot",
      ],
      unhurt: [
        "dust the tooth they pulled it's fine it's supposed to be dumb numb",
        "no nobody's hurt i just been to the dentist",
      ],
      callback: ['yep chess yes', 'yes this phone'],
      where: ['dennis office the dennis the tooth dennis', 'at the dentist on stellhorn road'],
      spot: [
        "six two seventeen still horn it's by maple the maple crest there",
        "sixty two seventeen stellhorn by maplecrest i'm around behind the dentist where the staff parks",
      ],
      direction: ["which what no i'm barked", "wasn't going anyplace i'm parked"],
      exit: ["no egg sit no it's a barking lot behind the place", "no exit it's a parking lot"],
      city: ['fort twain', 'fort wayne indiana'],
      reason: [
        "i got out to spit and it went thunk and there's my teas in the ignition",
        "keys are in it and it's locked up i need the door opened",
      ],
      'shut in': ['no my lunch is', 'nobody in there no'],
      'where to': ["no tow i got spackle i got a job at free o'clock", "don't tow it just open it"],
      'where to spot': ["dust the door ma'am dust open the door", 'nowhere just unlock it here'],
      'where to city': ["fort wayne it's already in it it's not going no place", 'no tow no town'],
      vehicle: ['a listen listen front ear pickup', 'nissan frontier'],
      year: ['dirty no thirteen twenty dirt teen', 'twenty thirteen'],
      color: ['back be lack', 'black'],
      name: ["they got me as gail at the front desk it's dale", 'dale hutchins'],
      spelling: [
        'd like dog a l e and then h u t c h i n s',
        'dale d a l e hutchins h u t c h i n s',
      ],
      'may text': ['please oh my god please text', "yes text me that's way better"],
      right: ["uh huh chess that's it", "yeah that's right"],
      change: ['muffin no nothing', 'nothing leave it'],
      'other number': ['uh uh dust this one', 'no other number just this one'],
      person: ["a person no that'd be worse for boat of us", "no i don't want a person"],
      truck: ['chess yes peas', 'yes send him'],
      more: [
        "the back slider might be open a hair if he's got skinny arms",
        "back window's cracked a little and there's mud buckets in the bed",
      ],
      message: ["no i can't hardly talk lady no message", 'no message'],
      cancel: ["no no no don't camel it", "no don't cancel it"],
      'same job': ['huh no dust me dust now', "no it's the first time i called"],
      when: ["it's gonna start hurting about noon they said so", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x1-10',
    kind: 'Upset or in a hurry',
    about:
      'A caterer with a wedding cake in a van that has boiled over by the freeway; she wants van and all hauled to the venue.',
    manner: 'angry',
    from: '6145550152',
    truth: {
      pickup: {
        highway: 'I-71',
        direction: 'northbound',
        exit: '121',
        city: 'Columbus',
      },
      dropoff: {
        name: 'Delaware County Fairgrounds',
        number: '236',
        street: 'Pennsylvania Avenue',
        city: 'Delaware',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2015',
        make: 'Ford',
        model: 'Transit Connect',
        color: 'white',
      },
      name: 'Roz Petrakis',
      phone: '7405550195',
      mayText: true,
    },
    says: {
      opening: [
        "i have four tiers of buttercream and it's eighty eight degrees do not put me on hold",
        'i need a tow right now for a catering van with a wedding cake in it',
      ],
      safety: [
        "i'm in the grass behind the guardrail in kitten heels yes i'm safe i'm furious",
        "yes i'm safe we're way off the road on the other side of the rail",
      ],
      unhurt: [
        "the bride's mother is going to be hurt when she no no one's hurt",
        "no everybody's fine",
      ],
      callback: [
        "i'm at four percent because somebody took my charger so no",
        "seven four oh athena what's the rest five five five oh one nine five",
      ],
      where: [
        'on the ramp at polaris where do you think every idiot in columbus is driving past me',
        'seventy one at the polaris exit',
      ],
      spot: [
        'on the ramp halfway up the ramp on the grass side next to a sign for a steakhouse',
        "i'm on the exit ramp itself pulled off on the right",
      ],
      direction: [
        'to the wedding away from downtown up north obviously',
        'northbound on i seventy one',
      ],
      exit: ["polaris i don't do numbers athena what number one twenty one", 'exit one twenty one'],
      city: [
        "it's columbus they all say westerville it's not it's columbus i pay the tax",
        'columbus ohio',
      ],
      reason: [
        'i told him in may it was drinking coolant and he said watch it well i watched it it went straight up to h',
        "it's boiling over steam out the front and the temperature's pegged i shut it off",
      ],
      'shut in': [
        'a cake a cake is shut in',
        'no no people no pets just food and i have the doors open',
      ],
      'where to': [
        "to the wedding the fairgrounds they're doing a barn theme god help us",
        'delaware county fairgrounds and i mean the van with the cake in it',
      ],
      'where to spot': [
        "the pennsylvania avenue gate not the other side they've got goats on the other side two three six",
        'two thirty six pennsylvania avenue',
      ],
      'where to city': [
        "it's delaware the town not the state please don't send my cake to the state",
        'delaware ohio',
      ],
      vehicle: [
        "it's the little transit the connect with my logo with the olive branch",
        'ford transit connect',
      ],
      year: ["fifteen and i've put three water pumps in it", 'twenty fifteen'],
      color: ["white everything's white it's a wedding", 'white'],
      name: [
        "petrakis catering well it's me roz rosalind if it's my mother asking but put roz",
        'roz petrakis',
      ],
      spelling: ['r o z and then p e t r a k i s not p a', 'p e t r a k i s first name r o z'],
      'may text': ['text my sister she lives on that thing', 'yes text her number'],
      right: ['yes yes yes go', "yes that's right now please send it"],
      change: [
        "nothing just hurry up unless you've got the state of delaware in there",
        "nothing it's all right as it is",
      ],
      'other number': [
        "seven four oh athena what's the rest five five five oh one nine five",
        "seven four zero five five five zero one nine five that's my sister's",
      ],
      person: ['will a person be faster no then no', 'no just do it'],
      truck: ['why is that a question yes', 'yes send it now'],
      more: [
        "it has to stay level tell him level like a baby if he tips it i'll follow him home",
        "flatbed only and drive it slow there's a cake in the back",
      ],
      message: [
        "tell the bride's mother nothing tell her nothing no message",
        'no message just the truck',
      ],
      cancel: ['if one more person says the word cancel to me today no', 'no do not cancel'],
      'same job': [
        "i called triple a they said ninety minutes i hung up so no you're the first real one",
        "no nobody's coming yet this is a new call",
      ],
      when: [
        "the ceremony's at four pictures are at three the cake table was supposed to be set at one",
        'now right now',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x1-11',
    kind: 'Older callers',
    about:
      "A widow of eighty-six whose late husband's car hasn't run for a year; she wants it carried to her grandson tomorrow after lunch.",
    manner: 'slow',
    from: '5745550121',
    truth: {
      pickup: {
        number: '1322',
        street: 'Portage Avenue',
        near: 'garage off the alley',
        city: 'South Bend',
      },
      dropoff: {
        number: '2109',
        street: 'Cassopolis Street',
        city: 'Elkhart',
      },
      reasons: ['Dead battery', 'Transport'],
      vehicle: {
        year: '2002',
        make: 'Buick',
        model: 'LeSabre',
        color: 'tan',
      },
      name: 'Verna Nowicki',
      phone: '5745550121',
      mayText: false,
      when: {
        days: 1,
        time: '13:00',
      },
    },
    says: {
      opening: [
        'hello is this the towing my neighbor wrote the number on a napkin and her sevens look like ones',
        "yes hello i'd like to have my husband's car taken over to my grandson's",
      ],
      safety: ["i'm at the kitchen table dear i've just had my egg", "yes i'm safe i'm at home"],
      unhurt: ['no i had a hip but that was in two thousand eleven', "oh no nobody's been hurt"],
      callback: [
        "it's the one on the wall it's always been this number leonard picked it for the ones",
        'yes this is the telephone to call',
      ],
      where: [
        'in the garage where he left it',
        "it's at my house thirteen twenty two portage avenue",
      ],
      spot: [
        "you can't get it out the front he built the fence you'd have to come round where the garbage men come",
        'the garage is back off the alley behind the house',
      ],
      direction: [
        'he always put it in nose first he said backing was for truckers',
        "it isn't going any direction dear it's in the garage",
      ],
      exit: [
        "the toll road is north of here but i haven't been on it since he drove",
        "there's no exit it's just my house",
      ],
      city: [
        'we were in mishawaka first on the east side and then we bought here south bend in sixty one',
        'south bend',
      ],
      reason: [
        "it hasn't gone since leonard and that'll be a year in october the man from church tried it with his cables and it only made one sad little click",
        "the battery's dead and i want it moved to my grandson's he's going to have it",
      ],
      'shut in': ['just his hat', "no dear there's no one in it"],
      'where to': [
        "kevin's getting it he's my daughter's youngest he's got the two girls",
        'to my grandson kevin in elkhart',
      ],
      'where to spot': [
        "i've got it on the christmas card list it says cassopolis street twenty one oh nine",
        'twenty one oh nine cassopolis street',
      ],
      'where to city': [
        "he was in goshen but that was with the first wife it's elkhart now",
        'elkhart',
      ],
      vehicle: [
        "leonard was a studebaker man until they shut and then it was buicks it's the le sabre",
        "it's a buick lesabre",
      ],
      year: [
        'he retired in ninety eight and he got it four years after so two',
        'two thousand two',
      ],
      color: ["well the slip says light driftwood i'd say tan", 'tan'],
      name: ["it was leonard's but it's me now verna", 'verna nowicki'],
      spelling: [
        'it was three letters longer when his people came over n o w i c k i',
        'v e r n a and then n o w i c k i',
      ],
      'may text': [
        "i don't believe it does that it has a dial",
        "no you can't text this it's a house telephone",
      ],
      right: ["yes dear you've a very clear voice that's right", "yes that's all correct"],
      change: [
        "i don't think so you did say kevin's tomorrow didn't you after my lunch",
        "nothing dear it's right",
      ],
      'other number': [
        "there's my daughter's but she's in arizona so no this one",
        'no only this one',
      ],
      person: ["you're very nice i don't need to trouble anyone else", 'no thank you'],
      truck: [
        'yes but tomorrow not before i have to find the other key',
        'yes please for tomorrow',
      ],
      more: [
        'the door of the garage sticks you have to lift and say a word leonard had a word',
        "the tires are soft it's sat a year and the key will be on the hook by the back door",
      ],
      message: ["tell him there's coffee cake", 'no message'],
      cancel: ["oh no kevin's counting on it", "no please don't cancel"],
      'same job': ['no the only truck lately was for the furnace', "no i've not called before"],
      when: [
        "not today today is the foot doctor and tomorrow i've got the lunch at saint casimir till about half past twelve so after that",
        'tomorrow at one in the afternoon',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x1-12',
    kind: 'Spanish',
    about:
      'Un techador en Grand Rapids cuya troca ya no agarra los cambios; la quiere en el taller de su compadre en Wyoming.',
    language: 'es',
    manner: 'curt',
    from: '6165550176',
    truth: {
      pickup: {
        name: 'Supermercado México',
        street: 'Division Avenue',
        cross: 'Burton Street',
        city: 'Grand Rapids',
      },
      dropoff: {
        number: '3345',
        street: 'Clyde Park Avenue',
        city: 'Wyoming',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2006',
        make: 'GMC',
        model: 'Sierra',
        color: 'red',
      },
      name: 'Ramiro Cisneros',
      phone: '6165550176',
      mayText: true,
    },
    says: {
      opening: [
        'bueno mire ya ando tarde pal jale y esta cosa no quiere',
        'necesito una grúa pa mi troca',
      ],
      safety: ['sí aquí comprando una coca', 'sí estoy bien estoy en un parqueadero'],
      unhurt: ['no pos no chocamos ni nada', 'no nadie se lastimó'],
      callback: ['ese mero aunque la pantalla está quebrada', 'sí a este número'],
      where: [
        'en la división donde venden las carnitas los domingos',
        'en el supermercado méxico en la division',
      ],
      spot: [
        'pegado a la burton hay una lavandería y luego un señor que vende elotes y ahí',
        'division avenue con la burton street en el parqueadero del supermercado méxico',
      ],
      direction: ['iba pa holland a un techo pero ya no', 'no voy pa ningún lado está parqueada'],
      exit: [
        'no agarré el freeway yo nunca lo agarro por la ciento treinta y uno hay mucho tráfico',
        'no hay salida estoy en una tienda',
      ],
      city: ['mi primo vive en kentwood pero yo no aquí es grand rapids', 'grand rapids'],
      reason: [
        'la prendo y prende bonito le muevo la palanca y como si nada se queda ahí zumbando',
        'la transmisión no entran los cambios ni pa delante ni pa atrás',
      ],
      'shut in': ['nomás las escaleras arriba', 'no no hay nadie adentro'],
      'where to': [
        'con mi compadre chuy que tiene su tallercito en la casa',
        'a la clyde park treinta y tres cuarenta y cinco',
      ],
      'where to spot': [
        'tiene un portón verde y un bote en la yarda es en la clyde park',
        'el número es tres tres cuatro cinco en clyde park avenue',
      ],
      'where to city': [
        'en wyoming pero wyoming aquí no el estado la gente se confunde',
        'wyoming michigan',
      ],
      vehicle: ['una gmc la sierra de trabajo con el rack', 'gmc sierra'],
      year: ['es dos mil seis la compré en el diez', 'dos mil seis'],
      color: ['colorada ya despintada pero colorada', 'roja'],
      name: ['está al nombre mío antes era de mi apá que también es ramiro', 'ramiro cisneros'],
      spelling: [
        'con ce y luego con ese al final',
        'ce i ese ene e ere o ese cisneros y ramiro normal',
      ],
      'may text': [
        'mensajes sí llamadas casi no contesto porque ando arriba',
        'sí mándeme mensajes',
      ],
      right: ['ándele así mero', 'sí está bien'],
      change: ['nada nomás no la manden al estado de wyoming', 'nada así está bien'],
      'other number': ['no traigo otro mi esposa tiene el suyo pero no este', 'no nomás este'],
      person: ['no así está bien usté habla más claro', 'no gracias no necesito'],
      truck: ['pos sí pa eso hablé', 'sí mándela'],
      more: [
        'trae como treinta bultos de teja atrás está pesadota que no mande una chiquita',
        'está cargada con teja pesa mucho',
      ],
      message: ['ninguno nomás que no se tarde', 'no ningún recado'],
      cancel: ['no cómo que cancelar si apenas hablé', 'no no la cancele'],
      'same job': [
        'no había una grúa ayer en la esquina pero esa era pa un honda',
        'no es la primera vez que hablo',
      ],
      when: ['el patrón dijo a las siete y ya son las siete y media entonces', 'ahorita'],
    },
    ends: 'job',
  },
  {
    id: 'x2-01',
    kind: 'Everyday breakdowns',
    about:
      'A Manhattan doorman on shift whose own Camry, parked down the block from his building, is dead; he wants a jump.',
    manner: 'chatty',
    from: '9175550132',
    truth: {
      pickup: {
        street: 'West 86th Street',
        cross: 'West End Avenue',
        near: 'in front of the church',
        city: 'New York',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2014',
        make: 'Toyota',
        model: 'Camry',
        color: 'silver',
      },
      name: 'Desmond Pryce',
      phone: '9175550132',
      mayText: true,
    },
    says: {
      opening: [
        "yeah hi how you doing so i'm on the door till four and it's not for the building for once it's my own car it just goes tick tick tick",
        "i need a jump for my own car i'm a doorman up on eighty sixth i can't leave the door too long",
      ],
      safety: [
        "me i'm standing under a chandelier you kidding me good morning missus abrams sorry go ahead",
        "yeah yeah it's parked legal and i'm indoors everything's fine",
      ],
      unhurt: [
        'only my pride mister feldman in nine c walked by and laughed',
        'no nobody got hurt nobody was even in it',
      ],
      callback: [
        "don't call the desk the desk rings upstairs and then i got a whole problem call this one the one i'm on",
        "yes this cell it's nine one seven five five five oh one three two it's in my pocket all day",
      ],
      where: [
        "so the building is three ten right but that's not where the car is i never get a spot by the building the car's down the corner by the church",
        "west eighty sixth street corner of west end avenue it's in front of the church not in front of my building",
      ],
      spot: [
        "you know the big church with the towers looks like italy right there there's a fella sells mangoes",
        'corner of eighty sixth and west end avenue in front of the church',
      ],
      direction: [
        "it's not heading no place it's been sitting since sunday on account of they suspended the alternate side",
        "there's no direction it's parked at the curb on eighty sixth",
      ],
      exit: [
        'exit what we got a service entrance',
        "no exit boss it's a city street west eighty sixth",
      ],
      city: [
        "what town the town it's new york what do you mean what town",
        'manhattan new york new york the upper west side',
      ],
      reason: [
        'so my nephew sat in it saturday with the key turned listening to the whole doubleheader like five hours',
        "it's dead the battery it clicks and the lights are like a birthday candle it needs a jump that's all",
      ],
      'shut in': [
        'in there a gym bag and half a meatball hero',
        "no nobody no dog nothing it's empty",
      ],
      'where to': [
        "nowhere i'm driving it home myself after my shift i just need the juice",
        'no tow just the jump the car stays where it is',
      ],
      'where to spot': [
        "no no you're not taking it any place what place",
        "there's no place just get it started at the curb",
      ],
      'where to city': [
        "no town i told you it's only the cables",
        "it's not going anywhere it's just a jump",
      ],
      vehicle: [
        "not the range rover that's four b they'll see the range rover and think it's that mine's the camry behind it",
        'toyota camry',
      ],
      year: [
        "i bought it off a tenant when she moved out in twenty nineteen but it's older than that it's a fourteen",
        'twenty fourteen',
      ],
      color: ['silver under the pigeons if you know what i mean', "it's silver"],
      name: [
        'everybody in here calls me dez but hold on i got a package sign there thank you desmond',
        "desmond pryce that's the name",
      ],
      spelling: [
        "like rice with a p on it but there's a y in there p r y c e",
        'desmond d e s m o n d pryce p r y c e',
      ],
      'may text': [
        "i can't be yapping on the phone in front of the residents so yeah a text is better",
        'yes you can text me',
      ],
      right: ["yeah that's the whole megillah", "yes that's it all of it's right"],
      change: ["nothing leave it don't touch it", "no nothing to change it's good"],
      'other number': [
        "there's no other number it's this one i don't want the desk",
        'this one nine one seven five five five oh one three two',
      ],
      person: ["what for you're doing better than our super", "no i'm okay with you"],
      truck: [
        "yeah send him just tell him not the bus lane they'll hang him",
        'yes send the truck please',
      ],
      more: [
        "he should come in the lobby at three ten and say he's for dez i'll walk down the corner with the key",
        "the key's on me i'm in the lobby of three ten so he gets me first then we go to the car at the corner",
      ],
      message: [
        "what message there's no message it's a jump",
        "just that desmond's camry needs a jump that's the message",
      ],
      cancel: ["cancel i didn't even get it yet no", 'no keep it coming'],
      'same job': [
        "last time i called you people it was february for six a's jeep so no",
        "no this is a new one nobody's on the way yet",
      ],
      when: [
        "my relief comes at four and i don't want to be standing there at four so you know before that like now",
        'now right now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x2-02',
    kind: 'Everyday breakdowns',
    about:
      "A wedding florist whose delivery van is steaming on the shoulder of the JFX in Baltimore; wants it towed to her usual garage, and calls to go to her helper's phone.",
    manner: 'chatty',
    from: '4105550147',
    truth: {
      pickup: {
        highway: 'I-83',
        direction: 'southbound',
        exit: '9',
        near: 'Cold Spring Lane',
        city: 'Baltimore',
      },
      dropoff: {
        name: "Kessler's Garage",
        street: 'Falls Road',
        cross: 'West 36th Street',
        city: 'Baltimore',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2019',
        make: 'Ford',
        model: 'Transit Connect',
        color: 'white',
      },
      name: 'Rosalind Abernathy',
      phone: '4435550162',
      mayText: true,
    },
    says: {
      opening: [
        'okay so i have eleven centerpieces and an arch in the back and the bride is in fells point and the needle went all the way over to the h',
        "hi my flower van boiled over i'm pulled off the jones falls and i need it towed",
      ],
      safety: [
        "the peonies aren't they're cooking but me i'm up on the grass behind the rail with my helper",
        "yes we're fine we're way off on the shoulder and standing up behind the guardrail",
      ],
      unhurt: [
        "no hon just hot and there's pollen in my eye that's why i sound like this",
        "nobody's hurt no",
      ],
      callback: [
        "oh this phone's on four percent it's been playing her walk down the aisle song all morning",
        "no not this one it's dying use tilly's she's my helper four four three five five five oh one six two",
      ],
      where: [
        'we came down from hunt valley and i wanted to make it to northern parkway and we passed that so',
        'eighty three southbound just by exit nine the jones falls expressway the shoulder',
      ],
      spot: [
        "i can see the ramp it says cold spring and there's light rail down below",
        'right before the cold spring lane ramp on the right side',
      ],
      direction: [
        "toward the harbor well toward fells point the wedding's at four",
        'southbound going into downtown',
      ],
      exit: [
        "it isn't ten ten was parkway it's the next one down",
        'nine exit nine cold spring lane',
      ],
      city: ["it's the city hon it's not the county anymore", 'baltimore baltimore city'],
      reason: [
        "it smelled like pancake syrup and then there was a cloud and i thought it was the baby's breath i don't know why i thought that",
        "it's overheating the gauge went to hot and it's steaming white steam and there's green stuff dripping",
      ],
      'shut in': [
        'just flowers tilly and i both got out and the goldfish bowls have no fish in them yet',
        "no nobody's in the van no animals",
      ],
      'where to': [
        "oh kessler's kessler does all my vans he did the last one till it died",
        "kessler's garage on falls road please",
      ],
      'where to spot': [
        "in hampden where they do the christmas lights there's that flamingo around the corner",
        'falls road at west thirty sixth street',
      ],
      'where to city': [
        "hampden which is baltimore it isn't hampstead people always send it to hampstead",
        "baltimore it's in baltimore too",
      ],
      vehicle: [
        "it's a van but the little one the baby one not the big transit we had the big one and couldn't park it",
        'a ford transit connect',
      ],
      year: [
        'i got it the spring before everybody cancelled their weddings so um nineteen',
        'twenty nineteen',
      ],
      color: [
        "there's a big pink peony on the side my niece painted it but the van part is white",
        'white',
      ],
      name: [
        "well the van says petal and thread but that's the business it's me roz",
        'rosalind abernathy',
      ],
      spelling: [
        "aber like a b e r and nathy n a t h y and i'm rosalind with one l in the middle",
        'r o s a l i n d then a b e r n a t h y',
      ],
      'may text': [
        "tilly's the texter she's twenty she'd rather die than pick up so yes on hers",
        "yes text tilly's number that's fine",
      ],
      right: ['mhm yes and bless you', "yes that's all right that's everything"],
      change: ['nothing unless you can change the weather', "no don't change anything"],
      'other number': [
        'tilly say your number she says four four three five five five oh one six two',
        "four four three five five five zero one six two that's tilly's",
      ],
      person: [
        "no you're lovely you're calmer than the bride's mother",
        "no that's okay let's just finish",
      ],
      truck: [
        "please yes and does he have air conditioning because the arch could ride up front i'm only half kidding",
        'yes send it',
      ],
      more: [
        "my brother's coming with a minivan for the flowers so if he sees us throwing buckets of roses over a rail that's us",
        "we'll be unloading flowers into another van so he shouldn't be alarmed and the keys are in it",
      ],
      message: [
        "tell them it's roz they know me no i guess they don't",
        "just roz the florist van on eighty three that's all",
      ],
      cancel: ['lord no', "no please don't cancel i'd cry"],
      'same job': [
        "no i called my brother and i called kessler's but i didn't call you till now",
        "no it's new there's no truck coming yet",
      ],
      when: [
        "ceremony's at four but that's my problem not yours just as fast as you can",
        'now please as soon as possible',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x2-03',
    kind: 'Everyday breakdowns',
    about:
      "A young Navy recruit who ships out next week has shut his keys in the trunk outside the recruiter's office in Virginia Beach.",
    manner: 'curt',
    from: '7575550118',
    truth: {
      pickup: {
        street: 'Virginia Beach Boulevard',
        cross: 'Great Neck Road',
        near: 'the laundromat',
        city: 'Virginia Beach',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2008',
        make: 'Honda',
        model: 'Civic',
        color: 'black',
      },
      name: 'Marcus Whitlock',
      phone: '7575550118',
      mayText: true,
    },
    says: {
      opening: [
        "uh yes sir ma'am uh i did something real stupid",
        'i shut my keys in the trunk need somebody to get it open',
      ],
      safety: ["it's a parking lot sir", "yes ma'am i'm good just standing here"],
      unhurt: ['negative i mean no', "no ma'am nobody's hurt"],
      callback: [
        'till tuesday it is after that they take it off you',
        "yes sir this number's good",
      ],
      where: [
        "outside the recruiter's the petty officer's watching me through the window right now",
        'strip mall on virginia beach boulevard by great neck road',
      ],
      spot: [
        "there's a laundromat i parked on that side not the navy side",
        'in front of the laundromat virginia beach boulevard and great neck',
      ],
      direction: [
        "i ship tuesday up to great lakes oh the car uh it's parked",
        "wasn't heading anywhere sir it's parked",
      ],
      exit: ["i don't uh i didn't come off the interstate", "no exit it's just the boulevard"],
      city: ['not norfolk everybody thinks norfolk', 'virginia beach'],
      reason: [
        'i put my duffel down in the trunk and the keys was on the duffel and i closed it',
        'locked out keys are in the trunk and all four doors are locked',
      ],
      'shut in': [
        "my paperwork is and my mama's gonna oh like a person no",
        'no sir nothing alive in there',
      ],
      'where to': [
        "to my house no wait i can drive it once it's open",
        "doesn't need to go anywhere just open it",
      ],
      'where to spot': ["it's staying here sir", 'no address not towing it'],
      'where to city': ['no town', 'nowhere just unlock it'],
      vehicle: ["four doors it was my grandma's", 'honda civic'],
      year: ['one twenty nine thousand miles on it uh oh eight', 'two thousand eight'],
      color: ["it's got one gray fender but black", 'black'],
      name: ['whitlock sorry they got me saying it backwards marcus', 'marcus whitlock'],
      spelling: [
        'whit like half of white uh no e and then lock like what i did',
        'w h i t l o c k and marcus with a c m a r c u s',
      ],
      'may text': ['yes sir i mean yeah', 'yes you can text'],
      right: ["aye i mean yes that's right", "yes ma'am that's right"],
      change: ['nothing sir', "no changes ma'am"],
      'other number': [
        "my mama's but don't call my mama use this one",
        'this one seven five seven five five five oh one one eight',
      ],
      person: ["i'm good", "no thank you ma'am"],
      truck: ['how much is it well i gotta do it anyhow yes', 'yes sir send it'],
      more: [
        "there's like a flag by the door and me",
        "spare key's in maryland so that's no help he'll have to pop it",
      ],
      message: ['um no message sir', "just that i'm locked out at the recruiter's"],
      cancel: ['no sir i need my birth certificate out of there', "no don't cancel"],
      'same job': ['first time i ever called one of these', "no ma'am new call"],
      when: ['petty officer closes up at seventeen hundred so', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x2-04',
    kind: 'Places hard to find',
    about:
      'A retired miner in Raleigh County, West Virginia, walked home to ring about his old pickup, buried in mud beside the road; he wants it winched out.',
    manner: 'slow',
    from: '3045550173',
    truth: {
      pickup: {
        highway: 'WV-3',
        near: 'the swinging bridge',
        city: 'Naoma',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '1999',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'maroon',
      },
      name: 'Orville Stover',
      phone: '3045550173',
      mayText: false,
    },
    says: {
      opening: [
        "well now i don't know if you're who i want i was going to get ramps for my granddaughter and i've buried her to the frame",
        "i've got a pickup down in the mud and i need it snatched out that's the long and short",
      ],
      safety: [
        "i'm to the house i walked it it ain't but a mile thirty one years underground i reckon i can walk a mile",
        "yes i'm home safe in my chair the truck's clean off the road",
      ],
      unhurt: ['my knee but that was nineteen eighty four', "no sir ain't nobody hurt"],
      callback: [
        "this here's the house phone it don't go nowhere",
        "yes this one will get me i'll be right beside it",
      ],
      where: [
        "you know where the company store was well it ain't there no more you go on past that up the river",
        "it's on route three state route three just off the hard road by the swinging bridge at naoma",
      ],
      spot: [
        "where junior petry kept his bees there's a wide place and the swinging bridge goes across to his mother's",
        'right at the swinging bridge the river side of the road',
      ],
      direction: [
        "i was coming back from whitesville but i'd turned around so it don't matter",
        "it's pulled off it's pointing at the river it ain't going no direction",
      ],
      exit: [
        "lord honey the nearest exit's over on the turnpike",
        "there's no exits and no markers on route three up here",
      ],
      city: [
        "it's below sundial if you know sundial most don't",
        'naoma they say it nay oma n a o m a west virginia',
      ],
      reason: [
        "that ground looked solid as this floor and it wasn't",
        "she's sunk in the mud to the axle and she just spins it wants a winch",
      ],
      'shut in': [
        "just the ramps and a mattock old dog's been gone since christmas",
        "no there's nobody in it nor no critter",
      ],
      'where to': [
        "once it's out i'll drive it it runs good it's only a chevrolet but it runs",
        "don't take it nowhere just set it up on the road",
      ],
      'where to spot': [
        "it ain't going nowhere just back up on the hard road",
        'no place just pull it out and leave it',
      ],
      'where to city': ["well it's staying in naoma i'd hope", 'no other town it stays here'],
      vehicle: [
        "it's the first of them silverados they ever made my boy in ohio said buy a ford",
        'a chevrolet silverado pickup',
      ],
      year: ['same year we closed the number nine portal ninety nine', 'nineteen and ninety nine'],
      color: ['my wife called it cranberry the paper says maroon', 'maroon'],
      name: ["stover there's a world of stovers up here so say orville", 'orville stover'],
      spelling: ['like a stove with an r hung on it', 'orville o r v i l l e stover s t o v e r'],
      'may text': [
        "it's a phone on the wall what would it write with",
        "no you can't text it it's a house phone",
      ],
      right: ["well i believe you've got it yes", "yes sir that's right"],
      change: ["i'd not change nothing", 'no leave it like it is'],
      'other number': [
        "there's my granddaughter's but she's in beckley just call the house",
        'three oh four five five five oh one seven three the house',
      ],
      person: ["you talk plainer than my preacher you'll do", "no you'll do fine"],
      truck: ["if he's got a good long cable yes", 'yes send him on'],
      more: [
        "tell him don't pull in where i did or you'll be sending two",
        'keys is over the visor and he wants to stay up on the pavement and use a long line',
      ],
      message: ['tell him watch that soft bank', 'no message only the truck'],
      cancel: ["no no i'd not have walked all this way", 'no i want it'],
      'same job': [
        "junior said he'd come with the tractor but he's not a towing man no",
        "no i've not called nobody else with a truck",
      ],
      when: ["it's calling for more rain so before that i'd say today now", 'well now if he can'],
    },
    ends: 'job',
  },
  {
    id: 'x2-05',
    kind: 'Places hard to find',
    about:
      'A court reporter between sessions in downtown Pittsburgh; her Mazda is stuck in park on an upper level of a garage and must go to a transmission shop in Dormont.',
    manner: 'curt',
    from: '4125550126',
    truth: {
      pickup: {
        name: 'First Avenue Garage',
        number: '600',
        street: 'First Avenue',
        near: 'level 3 by the elevator',
        city: 'Pittsburgh',
      },
      dropoff: {
        name: 'Keystone Transmission',
        number: '2880',
        street: 'West Liberty Avenue',
        city: 'Dormont',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2021',
        make: 'Mazda',
        model: 'CX-5',
        color: 'blue',
      },
      name: 'Philippa Dvorak',
      phone: '4125550126',
      mayText: true,
    },
    says: {
      opening: [
        "i have nineteen minutes before we're back on the record and my car will not come out of park",
        "need a tow out of a parking garage downtown it won't go into any gear",
      ],
      safety: ["it's a concrete box so yes", "yes i'm safe i'm off the roadway in a garage"],
      unhurt: ["the plaintiff claims to be but that's another matter", 'no no one is hurt'],
      callback: ["not during testimony but it's this one", "yes the number i'm calling from"],
      where: [
        "i always use mellon square but it was full so strike that it's the first avenue one",
        'first avenue garage six hundred first avenue downtown',
      ],
      spot: [
        'second level strike that i walked up a flight third',
        'level three next to the elevator',
      ],
      direction: ['i was headed to courtroom four', "none it's in a parking space"],
      exit: [
        "the exit is what i'm unable to reach",
        "there's no exit number it's a garage off first avenue",
      ],
      city: ['allegheny county', 'pittsburgh pennsylvania'],
      reason: [
        'foot on the brake engine running and the lever will not move asked and answered by my husband twice',
        "the shifter is frozen in park it won't shift into reverse or drive",
      ],
      'shut in': ['a steno machine', "no nobody's inside no animal"],
      'where to': [
        "the dealer's in wexford but no i'm not waiting on them the transmission people in the south hills",
        'keystone transmission in dormont',
      ],
      'where to spot': [
        "west liberty where all the car lots are the number's on my receipt let me twenty eight eighty",
        'two eight eight zero west liberty avenue',
      ],
      'where to city': ["it's past the tubes it isn't the city proper", 'dormont d o r m o n t'],
      vehicle: ['a suv the smaller of the two', 'mazda cx five'],
      year: [
        'the title says twenty twenty one the salesman said twenty two he was mistaken',
        'two thousand twenty one',
      ],
      color: ["they call it deep crystal something it's blue", 'blue'],
      name: ["dvorak as in the keyboard yes i've heard it", 'philippa dvorak'],
      spelling: [
        "one l two p's at the end and then dvorak no j and no accent",
        'p h i l i p p a new word d v o r a k',
      ],
      'may text': ['preferably my ringer has to be off in there', 'yes text this number'],
      right: ['so stipulated', "yes that's correct"],
      change: ['nothing to correct', 'no corrections'],
      'other number': [
        "there isn't another",
        "four one two five five five oh one two six same as i'm on",
      ],
      person: ["are you not one no it's fine", 'no continue please'],
      truck: ['if it clears six foot six then yes', 'yes send the truck'],
      more: [
        'clearance is six six so not a flatbed not up the ramp',
        'low ceiling six feet six inches and the key is with the attendant in the booth',
      ],
      message: ['no message', 'none just the tow'],
      cancel: ['i did not say that', 'no do not cancel'],
      'same job': ['i called once last year different vehicle', 'no this is a new request'],
      when: [
        "i'm in session at one thirty but i needn't be there the attendant has the key so go ahead",
        'now is fine right away',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x2-06',
    kind: 'Places hard to find',
    about:
      'A New Jersey deli owner whose catering van has two flats behind a store on the center island of Route 22; wants it taken to a tire shop in Kenilworth.',
    manner: 'angry',
    from: '9085550139',
    truth: {
      pickup: {
        highway: 'US-22',
        direction: 'eastbound',
        name: 'P.C. Richard',
        near: 'back by the loading dock on the center island',
        city: 'Union',
      },
      dropoff: {
        name: 'Gallo Tire',
        street: 'Boulevard',
        cross: 'North 20th Street',
        city: 'Kenilworth',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2017',
        make: 'Ram',
        model: 'ProMaster',
        color: 'white',
      },
      name: 'Sal Iannuzzi',
      phone: '9085550139',
      mayText: false,
    },
    says: {
      opening: [
        "listen i got sixty pounds of potato salad and a six foot sub and not one but two of em they're pancakes",
        'i need a tow i hit a curb on twenty two and two tires are gone on my van',
      ],
      safety: [
        "safe i'm in the middle of twenty two but not in it you know in the middle with the stores",
        "yeah i'm parked in a lot i'm fine i'm eating a pickle",
      ],
      unhurt: ['the provolone took a hit', "no nobody's hurt"],
      callback: [
        "the store line's busy from eleven to two with the lunch so not the store",
        'yeah call this one this is my cell',
      ],
      where: [
        "you know the ship the big ship the building looks like a boat i'm at the boat",
        'route twenty two in union on the island at the p c richard the one that looks like a ship',
      ],
      spot: [
        "around back not the front the front's all the television people i'm by the dock where the trucks come",
        'in back by the loading dock center island behind p c richard',
      ],
      direction: [
        "if he comes westbound he's gotta go all the way around i'm telling you now i come off the other side",
        'eastbound i was going east toward newark you get in from the eastbound side',
      ],
      exit: [
        "it's twenty two there's no exits there's just guys cutting you off",
        "no exit no mile i don't know it's the island",
      ],
      city: [
        "springfield's that way mountainside's back there this here is union",
        'union new jersey',
      ],
      reason: [
        'they put that curb there to sell tires i swear to god',
        'two flat tires the front and back on the right side both blown and i only got one spare',
      ],
      'shut in': ['a ham', "no nobody's in it no kids no dog"],
      'where to': [
        "gallo my cousin's kid runs it he's a bum but he's cheap",
        'gallo tire over in kenilworth',
      ],
      'where to spot': [
        "on the boulevard no not something boulevard it's just called boulevard that's the name",
        'boulevard and north twentieth street',
      ],
      'where to city': [
        "it's the next town over with the bank on the corner",
        'kenilworth new jersey',
      ],
      vehicle: [
        "it's the tall one you can stand up in it i used to have the ford",
        'a ram promaster the van',
      ],
      year: ["paid it off last year so what's that seventeen it's a seventeen", 'twenty seventeen'],
      color: ['white with a salami on it', "it's white"],
      name: ['sal what do you need the whole thing', 'sal iannuzzi'],
      spelling: [
        "oh boy here we go i a two n's u two z's and an i",
        'i a n n u z z i first name sal s a l',
      ],
      'may text': ['with what hands i got mayonnaise on em no call me', 'no texts call me'],
      right: ['finally somebody listens yeah', "yes that's right"],
      change: ["change the curb no it's fine", "nothing don't change nothing"],
      'other number': [
        "what's wrong with this one nine oh eight five five five oh one three nine",
        'nine zero eight five five five zero one three nine this one',
      ],
      person: ["you got a person no forget it i'm on a roll here", 'no keep going'],
      truck: ['what do you think i called for the weather yeah send it', 'yes send the truck'],
      more: [
        'he wants a sandwich he gets a sandwich tell him',
        'come in off the eastbound side and drive around the back of the ship i got the keys',
      ],
      message: ['the message is hurry up', 'no message just the tow'],
      cancel: ['no who said cancel', 'no i want it'],
      'same job': [
        "my brother called triple a for his own thing in linden that ain't this",
        "no this is new there's no truck coming",
      ],
      when: ["the party's at two in westfield so what do you think", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'x2-07',
    kind: 'Changing their minds',
    about:
      'A tired substitute teacher in Richmond whose car quit in the school lot; first wants it right away and at the dealer, then decides on tomorrow after school and another shop.',
    manner: 'slow',
    from: '8045550151',
    truth: {
      pickup: {
        name: 'Huguenot High School',
        number: '7945',
        street: 'Forest Hill Avenue',
        near: 'back by the tennis courts',
        city: 'Richmond',
      },
      dropoff: {
        name: "Pruitt's Auto",
        street: 'Hull Street Road',
        cross: 'Warwick Road',
        city: 'Richmond',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2012',
        make: 'Hyundai',
        model: 'Elantra',
        color: 'gold',
      },
      name: 'Bernadette Quarles',
      phone: '8045550151',
      mayText: true,
      when: {
        days: 1,
        time: '15:30',
      },
    },
    says: {
      opening: [
        'hi um one second boys that is not what a globe is for hi my car quit on me this morning',
        "good morning i'm subbing and my car died as i rolled in the lot and i need it towed",
      ],
      safety: [
        'i have twenty eight ninth graders so it depends what you call safe',
        "yes i'm inside the school the car's in a parking space",
      ],
      unhurt: [
        "no ma'am a boy has a paper cut but that's mine to deal with",
        "no nobody's hurt with the car",
      ],
      callback: [
        "they don't let us have it out but i've got it in the drawer so yes",
        'yes this is my number',
      ],
      where: [
        "i'm at a different school every day so i have to look at my badge it's huguenot today",
        'huguenot high school on forest hill avenue seventy nine forty five',
      ],
      spot: [
        "not in the front they don't give subs the front i had to go all the way round where they play tennis",
        'seven nine four five forest hill avenue in the back lot by the tennis courts',
      ],
      direction: ['i was only looking for a space', "no direction it's parked in the back"],
      exit: [
        "chippenham is what i came off but that's a ways",
        "there's no exit it's on the school grounds",
      ],
      city: ["i live over in chesterfield but the school isn't", 'richmond virginia'],
      reason: [
        'there was a squeal and then the little red battery and then the steering got heavy like pushing a piano and then nothing',
        "something broke the belt i believe there's a piece of rubber hanging down and it won't run",
      ],
      'shut in': ['lunch', "no nobody in it i locked it and it's empty"],
      'where to': [
        'i guess the hyundai place on midlothian turnpike is that what people do',
        "well at first i said the dealer but my nephew says take it to pruitt's auto on hull street road so pruitt's",
      ],
      'where to spot': [
        "the dealer's just up the turnpike but my nephew keeps on about pruitt's that's hull street and warwick by the place with the chicken on the roof",
        "pruitt's auto hull street road at warwick road",
      ],
      'where to city': ["either one's southside baby", 'richmond as well'],
      vehicle: ["a little hyundai the elantra the one everybody's nurse drives", 'hyundai elantra'],
      year: [
        "i'd just retired from real teaching so that was twenty twelve",
        'two thousand twelve',
      ],
      color: ['sit down jaylen gold sort of champagne but gold', 'gold'],
      name: ["they call me miss q on the board it's quarles", 'bernadette quarles'],
      spelling: ['i make them copy it so q u a r l e s', 'b e r n a d e t t e q u a r l e s'],
      'may text': ['a text would be better than a ring in here', 'yes please text this number'],
      right: [
        "yes oh no wait a minute i can't hand you the key while i've got fourth block and i'd rather tomorrow tomorrow at three thirty when they let out and it's pruitt's not the dealer",
        "yes tomorrow three thirty and pruitt's that's right now",
      ],
      change: [
        "make it tomorrow half past three not today and it goes to pruitt's auto on hull street road at warwick not the hyundai place",
        "the time tomorrow at three thirty in the afternoon and the place pruitt's auto hull street road and warwick road in richmond",
      ],
      'other number': [
        "i don't have another one just this",
        "eight oh four five five five oh one five one the one i'm on",
      ],
      person: ["i've got more persons in here than i can use", "no thank you you're fine"],
      truck: [
        "please but tomorrow i've made up my mind tomorrow after the bell",
        'yes send it tomorrow at three thirty',
      ],
      more: [
        "he has to sign in at the front office or they'll have a fit",
        "i'll meet him at the front office with the key then it's around back by the tennis courts",
      ],
      message: [
        "just that it's miss quarles and i changed it to tomorrow",
        'no message only the tow tomorrow at half past three',
      ],
      cancel: ['not cancel move it', "no don't cancel it only move it to tomorrow three thirty"],
      'same job': ["there's no truck yet is there i only just called", "no it's a new one"],
      when: [
        "well now i suppose oh but i've got bus duty hm no now or let me think tomorrow tomorrow when school's out",
        'tomorrow three thirty in the afternoon',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x2-08',
    kind: 'Changing their minds',
    about:
      "A string-band banjo man in South Philadelphia whose parked Buick was hit by a beer truck; he changes the shop and gives his wife's number.",
    manner: 'chatty',
    from: '2155550164',
    truth: {
      pickup: {
        street: 'South 2nd Street',
        cross: 'Mifflin Street',
        near: 'across from the clubhouse',
        city: 'Philadelphia',
      },
      dropoff: {
        name: 'Marano Collision',
        street: 'Garrett Road',
        city: 'Upper Darby',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2005',
        make: 'Buick',
        model: 'LeSabre',
        color: 'green',
      },
      name: 'Eddie Kowalczyk',
      phone: '2675550108',
      mayText: true,
    },
    says: {
      opening: [
        "yo how's it going so we're in rehearsal right banjos and everything you don't hear nothing over banjos and the beer guy takes out my whole front corner",
        "my car got smacked while it was parked and i need a tow it don't roll",
      ],
      safety: [
        "i'm on the sidewalk with nine saxophones",
        "yeah we're all on the pavement it's parked at the curb it's fine",
      ],
      unhurt: [
        'nah nobody was in it the beer guy was more upset than me',
        "no nobody's hurt nobody at all",
      ],
      callback: [
        "yeah this one's good i think",
        "no you know what don't call mine i never hear it playing call donna two six seven five five five oh one oh eight",
      ],
      where: [
        'down two street you know two street where the parade ends up after',
        'south second street at mifflin across from the clubhouse',
      ],
      spot: [
        "there's the club and then the bar that's not the club and i'm across from the club",
        'second and mifflin right across the street from our clubhouse',
      ],
      direction: ['it was sitting there how could it be going', "it's parked there's no direction"],
      exit: [
        "it's two street there's no exit there's no leaving neither",
        "no exit it's a neighborhood street",
      ],
      city: ['south philly where else', 'philadelphia'],
      reason: [
        "guy's backing up with the kegs beep beep beep and keeps on beeping right through my fender",
        "it's an accident a truck backed into it and the fender's jammed in the wheel",
      ],
      'shut in': [
        "there's a banjo case and a sequin cape and no people",
        "nah it's empty nobody in there no animals",
      ],
      'where to': [
        "so there's a body shop on washington avenue take it there i guess i had the van there once",
        "marano collision garrett road that's my brother in law i changed my mind from the washington avenue one",
      ],
      'where to spot': [
        "washington ave by like ninth the italian market end oh boy donna's making a face at me",
        'garrett road marano collision has a big red sign',
      ],
      'where to city': [
        "well washington avenue's in the city but donna wants her brother's that's out upper darby",
        'upper darby',
      ],
      vehicle: ["a buick don't laugh it's my pop's it floats", 'a buick lesabre'],
      year: ['last year they made em oh five', 'two thousand five'],
      color: ['green like a pool table', 'dark green just put green'],
      name: ["eddie but the club's got three eddies so eddie k", 'eddie kowalczyk'],
      spelling: [
        "oh you're gonna love this k o w a l like a wall without the other l then c z y k",
        'k o w a l c z y k eddie e d d i e',
      ],
      'may text': [
        "text donna not me she's got the good phone",
        "yeah text is fine on donna's number",
      ],
      right: [
        "uh hold on donna's yelling what oh not washington avenue her brother'll kill us take it to marano's on garrett road in upper darby and call her phone",
        "yeah now you got it marano's and donna's phone that's right",
      ],
      change: [
        "the shop it ain't washington avenue no more it's marano collision on garrett road upper darby and use donna's two six seven five five five oh one oh eight",
        'two things take it to marano collision garrett road in upper darby and the phone is two six seven five five five zero one zero eight',
      ],
      'other number': [
        "hey donna what's your number two six seven five five five oh one oh eight",
        "two six seven five five five zero one zero eight that's my wife",
      ],
      person: ["you ain't a person get out of here that's wild no keep going", "nah you're good"],
      truck: ['yeah send him he gets a free serenade', 'yes send it'],
      more: [
        'keys are behind the bar ask for stosh',
        "keys are in the clubhouse with stosh and the front wheel don't turn so bring the dollies",
      ],
      message: [
        "happy new year that's the message i'm kidding it's just the tow",
        "no message just tow it to marano's",
      ],
      cancel: ["nah nah we're just changing where it goes", "no don't cancel it"],
      'same job': [
        "the beer company said they'd call somebody but i don't think so this is mine",
        "no this one's new",
      ],
      when: ['we rehearse till nine so whenever well now is good', 'now go ahead'],
    },
    ends: 'job',
  },
  {
    id: 'x2-09',
    kind: 'Hard to understand',
    about:
      'A Crisfield waterman with a thick Eastern Shore accent and wind in the phone; his diesel pickup ran dry near Marion Station and he wants fuel brought.',
    manner: 'curt',
    from: '4435550155',
    truth: {
      pickup: {
        highway: 'MD-413',
        direction: 'southbound',
        near: 'the old train station',
        city: 'Marion Station',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2011',
        make: 'GMC',
        model: 'Sierra',
        color: 'brown',
      },
      name: 'Garland Bradshaw',
      phone: '4435550155',
      mayText: false,
    },
    says: {
      opening: [
        "hey bud she drunk her last i'm sot here on for thirteen",
        "yeah i'm run dry out of weasel out of diesel need some brung to me",
      ],
      safety: ["i'm over in the grass ain't nothing but beans", "yeah i'm safe clean off the road"],
      unhurt: ['naw naw', 'nobody hurt no'],
      callback: ["it's the only one ain't went overboard", 'yeah this one call this one'],
      where: [
        "i left deals island four this morning and i'm pretty near home but i ain't home",
        'route for thirteen four thirteen going down to crisfield on the shoulder by marion',
      ],
      spot: [
        "by the old tray station train station where they shipped strawberries pop pop's time",
        'the old train station at marion right by it',
      ],
      direction: ['down home ward crisfield way', 'south down to crisfield southbound'],
      exit: ["ain't no eggs it", 'no exit on four thirteen bud'],
      city: ['mayor an station', 'marion station maryland m a r i o n'],
      reason: [
        "needle's been laying down since princess anne and i figured one more bridge",
        "no diesel tank's empty it's out of fuel",
      ],
      'shut in': ["bushel of crabs they ain't locked they're in the bed", "no ain't nobody in it"],
      'where to': [
        "naw don't hall it just bring me ten gallon",
        "ain't towing it i just want the fuel",
      ],
      'where to spot': ["i'll carry my own self home", 'no place just bring it here'],
      'where to city': ["naw ain't taking it nowhere", 'not towing it nowhere'],
      vehicle: ['jim see gmc see air a', 'g m c sierra'],
      year: ['leven twenty leven i bought her the year of the blow', 'twenty eleven'],
      color: ['brawn like the river brown', 'brown'],
      name: ['garland brad shore bradshaw', 'garland bradshaw'],
      spelling: ['like every other bradshaw b r a d s h a w', 'g a r l a n d b r a d s h a w'],
      'may text': ['this here flips open bud naw', "no texting it don't do that"],
      right: ['yes sir rate as rain right', "yep that's right"],
      change: ['nothing as i know of', 'no change'],
      'other number': [
        "wife's is broke just this one",
        'four four three five five five oh one five five',
      ],
      person: ["don't matter to me you'll do", "no you're all right"],
      truck: ['come ahead', 'yeah send him'],
      more: [
        'diesel now not gas last feller brung gas',
        "make sure it's diesel not gas and ten gallon",
      ],
      message: ["ain't got none", 'no message just diesel'],
      cancel: ["naw i ain't rowing home", 'naw keep her coming'],
      'same job': ["ain't called but the once", 'no this is new'],
      when: ["crabs won't wait now bud", 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'x2-10',
    kind: 'Upset or in a hurry',
    about:
      'A furious hearse driver in Washington whose empty coach quit on the way to a service; wants it off to the coach shop in Brentwood, Maryland, at once.',
    manner: 'angry',
    from: '2025550177',
    truth: {
      pickup: {
        street: 'Georgia Avenue',
        cross: 'Missouri Avenue',
        near: 'the gas station',
        city: 'Washington',
      },
      dropoff: {
        name: "Coleman's Coachworks",
        number: '3814',
        street: 'Rhode Island Avenue',
        city: 'Brentwood',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2018',
        make: 'Cadillac',
        model: 'XTS',
        color: 'black',
      },
      name: 'Reginald Tolliver',
      phone: '2025550177',
      mayText: true,
    },
    says: {
      opening: [
        'look i have a service at eleven and a family standing on church steps and this thing has picked today of all days',
        'i need a tow right now my vehicle shut off on georgia avenue and it will not restart',
      ],
      safety: [
        "i'm in a gas station in a three piece suit what do you think",
        "yes i'm safe i coasted it off the street into the lot",
      ],
      unhurt: [
        'nobody is hurt why does everyone ask me that',
        "no nobody's hurt and the back is empty before you ask",
      ],
      callback: [
        "the home will tell you i'm unavailable so don't call the home",
        "yes this number the one i'm on",
      ],
      where: [
        "i told them don't take georgia take sixteenth and did they listen no so here i am georgia and missouri",
        'georgia avenue northwest at missouri avenue in the gas station lot',
      ],
      spot: [
        'pump four people are taking pictures',
        'in the gas station right at georgia and missouri',
      ],
      direction: [
        'to the church sir to the church in petworth',
        "i was going south but it's in a lot now it doesn't matter",
      ],
      exit: ['exit this is northwest', "no exit it's a city street"],
      city: ['the district', 'washington d c'],
      reason: [
        'it hiccupped at silver spring i said get that looked at in may i said it',
        "it just quit it cranks but it won't catch the mechanic says fuel pump it's broken down and the tank is full",
      ],
      'shut in': [
        "it's a hearse and no there's no one in it not in any condition",
        "no nobody and nothing inside it's empty",
      ],
      'where to': [
        "coleman's and don't let him say he's closed i know he's not closed",
        "coleman's coachworks on rhode island avenue",
      ],
      'where to spot': [
        'thirty eight something hold on the card thirty eight fourteen',
        'three eight one four rhode island avenue',
      ],
      'where to city': [
        "maryland side just over the line don't put it in northeast",
        'brentwood maryland',
      ],
      vehicle: ["it's a coach a funeral coach a cadillac", 'a cadillac x t s made into a hearse'],
      year: ["we have a sixteen and this one's the newer one the eighteen", 'twenty eighteen'],
      color: ['what color do you suppose', "black it's black"],
      name: ['the business is one thing this is on me tolliver', 'reginald tolliver'],
      spelling: ["two l's everybody puts one", 'r e g i n a l d t o l l i v e r'],
      'may text': ["text call smoke signal i don't care yes", 'yes you may text'],
      right: ['yes yes yes now go', "yes that's correct"],
      change: ['the past nothing no', "nothing it's all correct"],
      'other number': [
        "i gave you my number it's the one in front of you",
        'two oh two five five five oh one seven seven',
      ],
      person: ['is a person faster then never mind', 'no just finish this'],
      truck: ['that is the entire reason yes', 'yes send it now'],
      more: [
        "it's twenty one feet long so don't send me a toy",
        "it's long and low it needs a flatbed and the key stays with the cashier because i'm leaving in the other car",
      ],
      message: ['tell them a grieving family is waiting on them', 'no message just the tow'],
      cancel: ['did i say cancel', "no don't you dare cancel"],
      'same job': [
        "no and if one were coming i'd like to know where it is",
        'no this is my first call',
      ],
      when: ["eleven o'clock is the service so ten minutes ago", 'now immediately'],
    },
    ends: 'job',
  },
  {
    id: 'x2-11',
    kind: 'Older callers',
    about:
      "A widow in Lewes, Delaware, calling on her granddaughter's cell, wants her late husband's old Mercury carried to her grandson in Dover the day after tomorrow.",
    manner: 'slow',
    from: '3025550112',
    truth: {
      pickup: {
        number: '412',
        street: 'Kings Highway',
        near: 'in the shed behind the house',
        city: 'Lewes',
      },
      dropoff: {
        number: '27',
        street: 'South Bradford Street',
        city: 'Dover',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1994',
        make: 'Mercury',
        model: 'Grand Marquis',
        color: 'gray',
      },
      name: 'Winifred Hazzard',
      phone: '3025550166',
      mayText: false,
      when: {
        days: 2,
        time: '10:00',
      },
    },
    says: {
      opening: [
        "hello dear am i speaking into the right end of this it's my husband's automobile he passed in the spring and it's to go to the boy",
        "good morning i would like to have a car carried up to my grandson in dover it isn't broken it's a gift",
      ],
      safety: [
        "oh i'm in my kitchen there's a pound cake in",
        "yes dear perfectly safe i'm at home",
      ],
      unhurt: ['no no he went peacefully in march oh you mean now no', 'nobody is hurt dear'],
      callback: [
        "this belongs to my granddaughter she's going back to newark with it tonight",
        'no please ring my house three oh two five five five oh one six six',
      ],
      where: [
        "in the shed walter built the shed the summer of the hurricane it's behind the house",
        'at my house four twelve kings highway in the shed behind',
      ],
      spot: [
        'you come up the oyster shell drive and mind the hydrangeas',
        'four one two kings highway around back in the shed',
      ],
      direction: ['it faces the garden', "it isn't traveling dear it's in the shed"],
      exit: [
        "we used to take route one but there's no exit",
        "there isn't an exit dear it's my house",
      ],
      city: [
        "near the ferry people say cape may but that's the other end of it",
        "lewes it's said like lewis l e w e s delaware",
      ],
      reason: [
        "there's not a thing wrong with it he oiled it every sunday",
        "it only wants moving from my house to my grandson's it hasn't got a tag anymore so it can't be driven",
      ],
      'shut in': ["there was a wren's nest but they flew", "no dear there's no one in it"],
      'where to': [
        "to timothy he's at the college no he's finished the college he works for the state",
        'to my grandson in dover twenty seven south bradford street',
      ],
      'where to spot': [
        "there's a porch with a blue door twenty seven and it's south bradford there's a north one too",
        'two seven south bradford street',
      ],
      'where to city': ['where the capitol is', 'dover'],
      vehicle: [
        'a mercury the long one walter would never have a lincoln',
        'a mercury grand marquis',
      ],
      year: [
        'we drove it to our fortieth and we were married in fifty four so ninety four it was new',
        'nineteen ninety four',
      ],
      color: ["he called it pewter i'd say gray", 'gray dear'],
      name: ['missus walter hazzard oh you want mine winifred', 'winifred hazzard'],
      spelling: ["two z's like the old family not like a danger", 'w i n i f r e d h a z z a r d'],
      'may text': ["i wouldn't know where to look for it no", 'no thank you please just telephone'],
      right: ["well yes i think you've done that beautifully", "yes dear that's right"],
      change: ["i don't believe there's anything", 'nothing to change dear'],
      'other number': [
        "let me find my glasses it's three oh two five five five oh one six six",
        "three oh two five five five zero one six six that's the house",
      ],
      person: [
        "aren't you sweet i didn't know you weren't no we're nearly done",
        "no dear i'm content with you",
      ],
      truck: [
        "yes but not today today i've got the altar guild",
        'yes please the day after tomorrow at ten',
      ],
      more: [
        'the key hangs on the nail by his hat and would he be gentle',
        'it rolls nicely the tires are pumped up and the key is on a nail in the shed',
      ],
      message: ["only tell the driver there'll be cake", 'no message dear just the car to dover'],
      cancel: ["oh no timothy's so looking forward", "no please don't cancel"],
      'same job': [
        'i telephoned a man in milford last week but he never rang back',
        'no dear this is the first with you',
      ],
      when: [
        "not tomorrow tomorrow's the eye doctor the day after about ten once the trash men have gone by",
        'the day after tomorrow at ten in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x2-12',
    kind: 'Spanish',
    about:
      'A Peruvian seamstress in Paterson, New Jersey, whose car dropped a wheel into a trench in the street and burst the tire; wants it pulled out and taken to a tire shop in Clifton.',
    language: 'es',
    manner: 'chatty',
    from: '9735550143',
    truth: {
      pickup: {
        street: 'Main Street',
        cross: 'Grand Street',
        near: 'Los Andes bakery',
        city: 'Paterson',
      },
      dropoff: {
        name: 'Llantas Rivera',
        street: 'Main Avenue',
        cross: 'Clifton Avenue',
        city: 'Clifton',
      },
      reasons: ['Flat tire', 'Stuck/winch'],
      vehicle: {
        year: '2010',
        make: 'Nissan',
        model: 'Rogue',
        color: 'red',
      },
      name: 'Maribel Quispe',
      phone: '9735550143',
      mayText: true,
    },
    says: {
      opening: [
        'aló sí mire es que yo iba a entregar un vestido de quinceañera y estos señores del agua me dejaron un hueco que parece piscina',
        'buenas necesito una grúa se me metió la rueda en una zanja y no sale',
      ],
      safety: [
        'yo estoy en la vereda con la señora de la panadería que ya me trajo un cafecito',
        'sí estoy bien estoy en la vereda lejos de los carros',
      ],
      unhurt: ['el vestido no le pasó nada gracias a dios', 'no nadie está herido'],
      callback: [
        'el del taller no porque ahí contesta mi cuñada y no sabe nada',
        'sí a este mismo el que le estoy llamando',
      ],
      where: [
        'yo venía de passaic de comprar el tul y me metí por acá por no agarrar la autopista',
        'en la main street con la grand street aquí en paterson al costado de la panadería los andes',
      ],
      spot: [
        'frente donde hacen el pan la panadería los andes huele riquísimo',
        'esquina de main y grand afuera de la panadería los andes',
      ],
      direction: [
        'iba para mi casa pero primero el vestido',
        'no sé el rumbo estoy pegada al sardinel en main street',
      ],
      exit: ['no hay salida es calle calle', 'ninguna salida no es autopista'],
      city: ['le decimos la pequeña lima', 'paterson new jersey'],
      reason: [
        'sonó pum como cuete y después ya no avanzaba para ningún lado patinaba nomás',
        'se cayó la rueda de adelante en el hueco y se reventó la llanta está atascado hay que sacarlo',
      ],
      'shut in': [
        'el vestido está adentro colgado pero gente no',
        'no no hay nadie adentro ni animales',
      ],
      'where to': [
        'donde rivera que es de arequipa pero buena gente',
        'a llantas rivera en clifton por favor',
      ],
      'where to spot': [
        'en la otra main la de clifton que es avenue no street',
        'main avenue con clifton avenue',
      ],
      'where to city': ['aquí pegadito el otro pueblo', 'clifton'],
      vehicle: ['es alta como camionetita mi hijo le dice la rogue', 'una nissan rogue'],
      year: ['la compré en el dos mil quince ya usada pero es diez', 'modelo dos mil diez'],
      color: ['roja como la bandera', 'roja'],
      name: ['maribel la costurera todo el mundo me conoce', 'maribel quispe'],
      spelling: ['quispe con q como queso', 'm a r i b e l y el apellido q u i s p e'],
      'may text': ['sí pero en español que en inglés me demoro', 'sí me puede mandar textos'],
      right: ['ajá eso mismo mamita', 'sí está todo correcto'],
      change: ['nada nada así está bien', 'no hay que cambiar nada'],
      'other number': [
        'no pues este nomás tengo',
        'nueve siete tres cinco cinco cinco cero uno cuatro tres',
      ],
      person: ['no si usted me entiende mejor que mi marido', 'no gracias con usted está bien'],
      truck: ['sí mándeme que la quinceañera es hoy', 'sí mande la grúa por favor'],
      more: [
        'que traiga cadena porque está hondo y que no me jale del parachoque',
        'yo tengo la llave y estoy en la panadería que pregunte por maribel',
      ],
      message: ['ningún mensaje nomás que vengan', 'no dejo mensaje solo la grúa'],
      cancel: ['cómo voy a cancelar si ahí está colgada', 'no no cancele'],
      'same job': [
        'los del agua dijeron que iban a llamar pero a otro no a ustedes',
        'no es la primera vez que llamo por esto',
      ],
      when: ['la misa es a las seis así que imagínese', 'ahorita mismo por favor'],
    },
    ends: 'job',
  },
  {
    id: 'x3-01',
    kind: 'Everyday breakdowns',
    about:
      'A plumber in San Antonio whose work van has a front wheel grinding and leaning; he wants it towed to his mechanic in Leon Valley.',
    manner: 'curt',
    from: '2105550117',
    truth: {
      pickup: {
        street: 'Culebra Road',
        cross: 'Callaghan Road',
        near: 'laundromat',
        city: 'San Antonio',
      },
      dropoff: {
        number: '6215',
        street: 'Bandera Road',
        name: "Ortega's Automotive",
        city: 'Leon Valley',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2017',
        make: 'Ford',
        model: 'Transit',
        color: 'white',
      },
      name: 'Ray Villarreal',
      phone: '2105550117',
      mayText: true,
    },
    says: {
      opening: [
        "yeah hey i got a lady on ingram with no hot water and my van's done for i need it hauled",
        "need a tow for my work van it's not drivable i'm on the west side",
      ],
      safety: [
        "i'm drinking a big red in a parking lot i'm fine",
        "yeah it's off the street i'm safe",
      ],
      unhurt: ['just my wallet', "no nobody nobody's hurt"],
      callback: [
        "villarreal two r's oh the number it's the same one that's painted on the van so yeah",
        'yeah this one this is my cell',
      ],
      where: [
        'culebra right there before you get to uh the h e b no not that one hold on the washateria',
        'culebra road at callaghan in the laundromat parking lot',
      ],
      spot: [
        "you smell the dryer sheets you're there it's a laundromat callaghan's the light",
        'corner of culebra and callaghan beside the laundromat',
      ],
      direction: [
        "i was coming from a slab leak off four ten but i'm parked now so it don't matter",
        "wasn't going anywhere it's in a lot pulled in off culebra",
      ],
      exit: [
        "no no i'm not on the loop i got off the loop",
        "there's no exit it's just culebra and callaghan",
      ],
      city: [
        "well i live in helotes but you're not picking up my house it's san antonio",
        'san antonio',
      ],
      reason: [
        "okay so front left it's been humming since like tuesday and now it's leaning in like it's tired and it sounds like a coffee grinder",
        "the front wheel's about to come off the hub the bearing's gone it won't roll right",
      ],
      'shut in': ["forty pounds of pvc fittings that's it", "no nobody's in it nobody locked in"],
      'where to': [
        "my compadre's shop he knows the van ortega's",
        "ortega's automotive on bandera road",
      ],
      'where to spot': [
        'sixty two hm sixty two fifteen i think they painted over it yeah fifteen',
        'sixty two fifteen bandera road',
      ],
      'where to city': [
        "it's like its own little town in the middle of town leon valley they write you tickets",
        'leon valley',
      ],
      vehicle: [
        'the tall one you can stand up in it transit the ford',
        "it's a ford transit cargo van",
      ],
      year: [
        'two hundred and six thousand oh the year my girl graduated that year so seventeen',
        'twenty seventeen',
      ],
      color: ["used to be white there's a big blue faucet on the side but white", 'white'],
      name: ["the company's villarreal and sons but there's no sons yet put ray", 'ray villarreal'],
      spelling: [
        'v like victor i double l a double r no wait v i l l a r r e a l',
        'v i l l a r r e a l and ray is r a y',
      ],
      'may text': ["it's how the customers get me go ahead", 'yeah text me'],
      right: ["sounds like it man let's go", "yeah that's all correct"],
      change: ["nothing i didn't say change", "don't change anything it's good"],
      'other number': [
        "there's the office one but that's my wife and she's at zumba use this two ten five five five oh one one seven",
        'no just this one two one zero five five five zero one one seven',
      ],
      person: ["you're doing all right keep going", "no i don't need a person"],
      truck: ["that's why i called yeah", 'yes send it'],
      more: [
        "tell him a flatbed cause that wheel don't wanna roll and there's a water heater in the back strapped",
        "bring a flatbed and there's a water heater strapped in back",
      ],
      message: [
        'just that ray needs his van picked up',
        "tell them ray villarreal's van on culebra needs a tow",
      ],
      cancel: ['cancel no who said cancel', "no don't cancel it"],
      'same job': ["no this is the first time i'm calling", "no it's a new one"],
      when: ["the lady's been boiling water since six so now", 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'x3-02',
    kind: 'Everyday breakdowns',
    about:
      'A home-school mother on a field trip to the Tyler Rose Garden has her keys on the seat of the locked minivan; she only wants it opened.',
    manner: 'chatty',
    from: '9035550142',
    truth: {
      pickup: {
        number: '420',
        street: 'Rose Park Drive',
        name: 'Tyler Rose Garden',
        near: 'museum entrance',
        city: 'Tyler',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2021',
        make: 'Honda',
        model: 'Odyssey',
        color: 'blue',
      },
      name: 'Merrilee Stovall',
      phone: '9035550142',
      mayText: false,
    },
    says: {
      opening: [
        "hi sweetie okay ezra put that down so we were doing botany today and i can see my keys i'm looking right at them",
        "hi yes i need somebody to come open my van i've got the keys sitting inside it",
      ],
      safety: [
        "oh we're having our sandwiches under a tree it's lovely honestly",
        "yes ma'am we're safe we're on the grass",
      ],
      unhurt: [
        "well josiah got poked by a thorn but it's roses so that's on him",
        "no nobody's hurt at all",
      ],
      callback: [
        "it's the only one i've got i'm the lady with the flip phone",
        'yes this number is the one to call',
      ],
      where: [
        "it's the one with all the bushes you know they have the festival in october with the queen and the dresses the rose garden",
        'at the tyler rose garden on rose park drive',
      ],
      spot: [
        'we parked by where you go in for the dresses the museum part not the creek side',
        "right by the museum entrance it's four twenty rose park drive",
      ],
      direction: [
        "oh honey we were going to go to the library after but i'm not going anywhere",
        "we're just parked not heading any direction",
      ],
      exit: [
        "we don't get on the interstate with five kids if i can help it",
        "no exit it's a parking lot",
      ],
      city: ["we're from whitehouse but the outing is in tyler", 'tyler texas'],
      reason: [
        "so i set the diaper bag on the passenger seat with the keys in the side pocket and ruthie hit the button and shut the door because she's a helper",
        "it's locked and the keys are inside on the seat nothing's wrong with the van itself",
      ],
      'shut in': [
        "one two three four where's oh five no they're all out here with me and the dog's at my mother's",
        "nobody's inside all my kids are right here with me and no pets",
      ],
      'where to': [
        'where do i want what taken oh no sir it runs beautifully',
        "i don't need it towed anywhere just opened",
      ],
      'where to spot': [
        "no there's no place i'm just going home after to do fractions",
        "no address it's not being towed",
      ],
      'where to city': ["we're staying put", "nowhere it isn't going anywhere"],
      vehicle: [
        "it seats eight and it's blue and there's goldfish crackers in every crack of it it's the honda",
        'a honda odyssey',
      ],
      year: [
        "we got it when the twins came so they're going on four it was brand new twenty twenty one",
        "it's a twenty twenty one",
      ],
      color: [
        "twenty twenty oh you said color ruthie stop my husband says it's obsidian something but it's blue",
        'blue',
      ],
      name: [
        "well it's the stovalls he's brother dan at the church but you can put it under me merrilee",
        'merrilee stovall',
      ],
      spelling: [
        "it's like merrily down the stream but with two e's m e r r i l e e",
        'm e r r i l e e then s t o v a l l',
      ],
      'may text': [
        "this phone doesn't do all that the buttons are so tiny you'd better just ring",
        "no don't text please call",
      ],
      right: ['that is just exactly right bless you', "yes that's correct"],
      change: ["oh i don't think anything unless you do", 'no changes'],
      'other number': [
        "dan's is in his truck and he's in longview so it would have to be this nine oh three five five five oh one four two",
        'this same one nine zero three five five five zero one four two',
      ],
      person: [
        "well aren't you a person never mind you're very polite",
        "no thank you i'm fine with you",
      ],
      truck: [
        "if it's a little truck or a big truck i don't mind yes please",
        'yes please send someone',
      ],
      more: [
        "tell him there's going to be five children who want to watch him do it",
        "just that we're by the museum doors with a bunch of kids in matching yellow shirts",
      ],
      message: [
        'say merrilee at the roses',
        'that merrilee stovall is locked out of her van at the rose garden',
      ],
      cancel: ['no no unless you can do it over the phone', "no don't cancel"],
      'same job': [
        'i only just now called i had to find the phone it was in the stroller',
        'no this is my first call',
      ],
      when: [
        "we've got piano at three so before that if the lord wills so soon as you can now",
        'now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x3-03',
    kind: 'Everyday breakdowns',
    about:
      "A barber in Haltom City, between customers, whose Buick won't start behind the shop; he wants a jump and wants to be called on his cell, not the shop phone.",
    manner: 'curt',
    from: '6825550109',
    truth: {
      pickup: {
        number: '5308',
        street: 'Denton Highway',
        name: 'Second Chair Barbershop',
        near: 'dumpster',
        city: 'Haltom City',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2009',
        make: 'Buick',
        model: 'LaCrosse',
        color: 'gold',
      },
      name: 'Darnell Pruitt',
      phone: '8175550133',
      mayText: true,
    },
    says: {
      opening: [
        "second chair i mean hey naw i'm calling you my bad i need a jump",
        "yeah i need somebody come give me a jump my car won't start",
      ],
      safety: ["i'm standing on my own mat man", "yeah i'm inside the shop"],
      unhurt: ["nick one ear in nineteen years and it wasn't today", "nobody's hurt"],
      callback: [
        'this the shop line and it rings up front where nobody picks up so nah',
        'no use my cell eight one seven five five five zero one three three',
      ],
      where: [
        'out back where i always park it behind the shop',
        'behind second chair barbershop fifty three oh eight denton highway',
      ],
      spot: [
        "it's dead is what it is oh where it's a dumpster back there got a couch next to it been there since march",
        'out back by the dumpster fifty three oh eight denton highway',
      ],
      direction: ["it ain't headed nowhere that's the issue", "it's parked wasn't heading any way"],
      exit: [
        "you come off eight twenty but i ain't on eight twenty",
        "no exit it's on denton highway",
      ],
      city: ["people say fort worth it ain't fort worth it's haltom", 'haltom city'],
      reason: [
        "clicked at me tick tick tick like that radio was faint and then i left the dome on yesterday's what it was",
        "battery's dead i left the light on it just clicks",
      ],
      'shut in': ["a clipper case that's all", 'nah nobody in there'],
      'where to': ["it's at where it's going", "nowhere don't need a tow just the jump"],
      'where to spot': ['i told you no place', "there's no place i'm not towing it"],
      'where to city': ['it stays in haltom', "it's not going nowhere"],
      vehicle: ["oh nine gold my pops' old buick la crosse like the stick game", 'buick lacrosse'],
      year: ['oh nine got a hundred forty on it', 'two thousand nine'],
      color: ['pops called it champagne the title says gold', "it's gold"],
      name: ["everybody say dee but that ain't gonna help you darnell", 'darnell pruitt'],
      spelling: ['darnell regular and pruitt p r u i t t', 'p r u i t t first name d a r n e l l'],
      'may text': [
        "not this one this one's got a cord on it the cell you can",
        'yeah text the cell',
      ],
      right: ["yep that's it i got a man in the chair", 'yeah all right'],
      change: ['nothing keep it', 'no changes'],
      'other number': [
        'eight one seven hold up lean forward for me boss five five five oh one three three',
        'cell is eight one seven five five five zero one three three',
      ],
      person: ['no i got enough people talking at me', 'no'],
      truck: ['yeah anything with cables', 'yeah send him'],
      more: [
        "come down the alley the front's for customers",
        "tell him use the alley around back and i'll walk out",
      ],
      message: [
        "darnell needs a jump that's the message",
        'tell em jump for darnell pruitt at second chair',
      ],
      cancel: ['nah', 'no keep it'],
      'same job': ['nope', "no i ain't called before"],
      when: ["i close at six but i'd take it this minute", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x3-04',
    kind: 'Places hard to find',
    about:
      'A pipeline welder whose rig truck is bogged in sand beside a lease road south of Midland; he wants to be winched out, no tow.',
    manner: 'slow',
    from: '4325550146',
    truth: {
      pickup: {
        highway: 'TX-349',
        direction: 'southbound',
        cross: 'FM-1787',
        near: 'white water tank',
        city: 'Midland',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2012',
        make: 'Ram',
        model: '3500',
        color: 'black',
      },
      name: 'Dwayne Teague',
      phone: '4325550146',
      mayText: true,
    },
    says: {
      opening: [
        "well sir i've done a dumb thing and uh there ain't nobody out here to see it but the pumpjack",
        "i need pulled out i'm sunk in the sand with my welding truck",
      ],
      safety: [
        "safer than at the house i reckon it's just sand and mesquite",
        "yes i'm okay i'm off the road a good ways",
      ],
      unhurt: [
        "only thing hurt's my pride and that was gone already",
        "no nobody hurt it's just me",
      ],
      callback: ["if the wind's right this one works", 'yeah this number'],
      where: [
        'south of town a good piece you know where the rankin highway goes out there past the pens',
        "it's on three forty nine the rankin highway south of midland around f m seventeen eighty seven",
      ],
      spot: [
        "now you'll see a cattle guard and if you hit the second cattle guard you went too far there's a tank a water tank it's white",
        'right by the white water tank just off where seventeen eighty seven comes in to three forty nine',
      ],
      direction: [
        "bout twenty two miles i'd say oh which way well i come out from midland this morning so that'd be away from it",
        'southbound on three forty nine',
      ],
      exit: ["ain't no exits out here son just gates", 'no exit and i never saw a mile marker'],
      city: [
        "there ain't one rankin's yonder and midland's back yonder closer to midland",
        'midland',
      ],
      reason: [
        "it's that black dually and uh what happened is i pulled over to let a water hauler by and it just sat down like a cow all the way to the axle",
        "it's buried in the sand to the axles i need winched out",
      ],
      'shut in': ['no the dog stayed with the foreman', 'no sir nobody in it'],
      'where to': [
        "i don't need it took anywhere i got eleven more joints to weld",
        'nowhere just pull me out',
      ],
      'where to spot': ["there's no place to tell you", 'no place no tow'],
      'where to city': ['nowhere like i said', "it's not going to a town"],
      vehicle: [
        "dually one ton it's got the lincoln welder on the back the machine i mean it's a ram",
        'ram thirty five hundred with a weld bed',
      ],
      year: ["the welder's an oh six but the truck the truck's a twelve", 'twenty twelve'],
      color: ['black under all that caliche', 'black'],
      name: ['teague dwayne they call me hoss', 'dwayne teague'],
      spelling: ['t e a g u e like league with a t', 'd w a y n e then t e a g u e'],
      'may text': ["text'll get through when a call won't so do that", 'yes text me'],
      right: ['i believe you got it', "yes sir that's right"],
      change: ['not a thing', 'nothing to change'],
      'other number': [
        "my brother in law's got one but he's in hobbs just use mine four three two five five five oh one four six",
        'this one four three two five five five zero one four six',
      ],
      person: ["i don't much care who i talk to you're alright", 'no need'],
      truck: ["well yeah a big one now that's a heavy pickup", 'yes send one with a winch'],
      more: [
        "tell him don't leave the hard pan and don't try and drive up to me or there'll be two of us",
        "stay on the gravel and bring a lot of cable the truck's heavy bout twelve thousand pounds",
      ],
      message: [
        'tell em hoss is stuck no tell em dwayne teague',
        'dwayne teague needs a winch off three forty nine',
      ],
      cancel: ["if i could dig it i'd of dug it no", "no don't cancel"],
      'same job': ["no ma'am i ain't talked to nobody but a cow", 'no this is a new call'],
      when: ['i been here since dinner so whenever but now', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x3-05',
    kind: 'Places hard to find',
    about:
      'The manager of a bull rider, on the way home from a rodeo, boiled over on I-40 in eastern New Mexico; wants the pickup towed to a diesel shop in Santa Rosa.',
    manner: 'chatty',
    from: '5755550166',
    truth: {
      pickup: {
        highway: 'I-40',
        direction: 'westbound',
        exit: '291',
        near: 'old stone church',
        city: 'Cuervo',
      },
      dropoff: {
        number: '2410',
        street: 'Will Rogers Drive',
        name: "Lupe's Diesel",
        city: 'Santa Rosa',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2019',
        make: 'Ford',
        model: 'F-350',
        color: 'maroon',
      },
      name: 'Jolene Baca',
      phone: '5755550166',
      mayText: true,
    },
    says: {
      opening: [
        'okay so my rider drew a good one in tucumcari stayed on eight and then this truck goes and does this to me',
        'hi i manage a bull rider and our truck is steaming by the interstate and i need a tow',
      ],
      safety: [
        "we're down off the ramp by the little church there's nothing out here could hit us but a tumbleweed",
        "yeah we're off the highway it's safe",
      ],
      unhurt: [
        "well he got hung up last night but that's work he's asleep in the back with his hat on",
        "no nobody's hurt from this nobody",
      ],
      callback: ["it's the one the sponsors have so yes", 'yes call me on this number'],
      where: [
        "there's a ghost town kind of i want to say montoya no we already passed montoya cuervo it's the one that means crow",
        'interstate forty at cuervo exit two ninety one right off the ramp',
      ],
      spot: [
        "old rock church with half a roof i'm looking at it",
        'next to the old stone church in cuervo',
      ],
      direction: [
        "towards albuquerque i was hoping to make clovis last week but that's another story so toward albuquerque",
        'westbound',
      ],
      exit: [
        'two ninety something i wrote it on a napkin here two ninety one',
        'exit two ninety one',
      ],
      city: ["is it even a town there's one mailbox cuervo", 'cuervo new mexico'],
      reason: [
        "the needle laid clear over on the h and then it smelled like maple syrup and i thought who's cooking",
        "it overheated the coolant's all over the ground",
      ],
      'shut in': [
        "he's asleep in it but he's not locked he's got his boots out the window grown man",
        "no nobody's locked in the rider's in there with the doors open",
      ],
      'where to': [
        "there's a guy with a diesel place lupe he fixed my uncle's hay truck",
        "lupe's diesel in santa rosa",
      ],
      'where to spot': [
        "he's closed sundays but he'll open for me it's on the old sixty six they call it will rogers now twenty four ten",
        'twenty four ten will rogers drive',
      ],
      'where to city': [
        'the one with the blue hole the diving thing santa rosa',
        'santa rosa new mexico',
      ],
      vehicle: [
        "it's a super duty the big ford the one that says three fifty on the side",
        'ford f three fifty',
      ],
      year: [
        'i bought it off a roper he said eighteen but the paper says nineteen so nineteen',
        'twenty nineteen',
      ],
      color: [
        "it's got new tires on it twelve hundred dollars of tires oh color like a good wine maroon",
        'maroon',
      ],
      name: ["he's colby but don't put him he don't pay for anything put me jolene", 'jolene baca'],
      spelling: ['like the song then b like boy a c a', 'j o l e n e b a c a'],
      'may text': ['i text in my sleep honey yes', 'yes you can text'],
      right: ['yes sir every bit of it', "yeah that's right"],
      change: ["i wouldn't change anything but the radiator", 'no leave it'],
      'other number': [
        "colby's got one but he drops it in stock tanks so mine five seven five five five five oh one six six",
        'this one five seven five five five five zero one six six',
      ],
      person: ["i been talking to bulls all weekend you're fine", "no i don't need a person"],
      truck: ["please and if he's cute no i'm kidding yes", 'yes send a truck'],
      more: [
        "there's bull ropes and a cowbell in the bed so it'll clank",
        "it'll need room for two of us to ride along",
      ],
      message: [
        'jolene baca is sitting in cuervo with a sleepy cowboy',
        'tell them jolene baca needs a tow from cuervo to santa rosa',
      ],
      cancel: ['lord no', "no don't cancel"],
      'same job': [
        "i don't have a truck on the way that i know of i just now called",
        "no it's a first call",
      ],
      when: [
        'we got a bull riding in albuquerque tomorrow at seven so i need you now',
        'right now please',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x3-06',
    kind: 'Places hard to find',
    about:
      'A mariachi guitarron player on the Corpus Christi bayfront with two blown tires after a gig; wants the Suburban towed to a tire shop.',
    manner: 'chatty',
    from: '3615550128',
    truth: {
      pickup: {
        street: 'Shoreline Boulevard',
        cross: 'Peoples Street',
        name: 'Selena memorial',
        near: 'marina gate',
        city: 'Corpus Christi',
      },
      dropoff: {
        number: '3122',
        street: 'Ayers Street',
        name: 'Gulf Tire',
        city: 'Corpus Christi',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2004',
        make: 'Chevrolet',
        model: 'Suburban',
        color: 'silver',
      },
      name: 'Arturo Benavides',
      phone: '3615550128',
      mayText: true,
    },
    says: {
      opening: [
        "ay okay so we played the quince and then we played a funeral and now i'm in my charro suit on the curb with this thing",
        'hi i need a tow i got two bad tires and a truck full of instruments',
      ],
      safety: [
        "people keep taking pictures with us so yeah we're okay",
        "yes sir we're up on the sidewalk it's safe",
      ],
      unhurt: ["the vihuela got a scratch but it's only wood", 'no nobody all of us are good'],
      callback: ['this one yes the other one is for bookings', 'yeah this number'],
      where: [
        "you know where the girl's statue is la selena by the water that",
        'by the selena memorial on shoreline boulevard',
      ],
      spot: [
        "we're eight and the harp is nine no there's no harp today okay you go down like you're going to the boats there's a gate for the marina and peoples street right there",
        'shoreline and peoples street next to the marina gate',
      ],
      direction: [
        'we were coming from flour bluff to go eat menudo but parked is parked',
        "it's parked facing the bay no direction",
      ],
      exit: [
        "they put a new bridge i don't know those numbers anymore",
        "no exit we're down on the bayfront",
      ],
      city: ['body of christ in english corpus', 'corpus christi'],
      reason: [
        "so i said don't cut the corner and my cousin cut the corner and pssh pssh both on the right side and i only carry one spare",
        'two flat tires both on the right side',
      ],
      'shut in': ["there's a guitarrón in there but he's not complaining", "no nobody's inside"],
      'where to': [
        "tire place of my compadre's godson gulf something gulf tire",
        'gulf tire on ayers',
      ],
      'where to spot': [
        "ayers street thirty one twenty two there's a big donut on the roof i mean a tire",
        'thirty one twenty two ayers street',
      ],
      'where to city': ['same town corpus not robstown', 'corpus christi'],
      vehicle: ['the suburban the mariachi hearse we call it', 'chevy suburban'],
      year: [
        "silver no that's the next one right the year well older than our trumpet player it's an oh four",
        'two thousand four',
      ],
      color: ['plata silver like the buttons', 'silver'],
      name: ["on the posters it's mariachi los gaviotas but me i'm arturo", 'arturo benavides'],
      spelling: ['b as in burro e n a v i d e s', 'a r t u r o and b e n a v i d e s'],
      'may text': ["send it send it i'll hear it if they stop tuning", 'yes text me please'],
      right: ["así es that's all of it", "yes everything's right"],
      change: ['nada nothing', "no don't change anything"],
      'other number': [
        "no the other one my wife answers and she'll book you for a wedding use three six one five five five oh one two eight",
        'this one three six one five five five zero one two eight',
      ],
      person: ["no you're very formal i like it go on", "no it's fine"],
      truck: ["claro yes and not a small one it's long", 'yes please send it'],
      more: [
        "tell him eight of us in black with silver he can't miss it",
        "there's instruments in back so careful with the tailgate",
      ],
      message: [
        "arturo the guitarrón that we're at the statue",
        'tell them arturo benavides two flats by the selena statue',
      ],
      cancel: ['no no no we have a baptism', "no don't cancel"],
      'same job': [
        'this is me the first one unless another mariachi got flat',
        "no i haven't called before",
      ],
      when: ["baptism's sunday but i can't leave it on the bay it rusts so now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x3-07',
    kind: 'Changing their minds',
    about:
      'A wedding DJ in Austin rear-ended on I-35; asks for a body shop on Burnet Road at first, then has the car taken to her house instead.',
    manner: 'chatty',
    from: '5125550175',
    truth: {
      pickup: {
        highway: 'I-35',
        direction: 'northbound',
        cross: 'Oltorf Street',
        near: 'taco trailer',
        city: 'Austin',
      },
      dropoff: {
        number: '4607',
        street: 'Sinclair Avenue',
        city: 'Austin',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2014',
        make: 'Volkswagen',
        model: 'Jetta',
        color: 'red',
      },
      name: 'Odette Kuykendall',
      phone: '5125550175',
      mayText: true,
    },
    says: {
      opening: [
        "hi hi okay first i'm fine second my trunk is now kind of in my back seat",
        'hi somebody rear ended me and i need my car towed',
      ],
      safety: [
        "yeah we pulled all the way into the taco place i'm eating a migas taco i stress eat",
        "yes i'm in a parking lot off the frontage road",
      ],
      unhurt: ['everybody was so nice about it he gave me his mints so no', "no nobody's hurt"],
      callback: ["yes unless i'm on a call with the bride but yes", "yeah this one's best"],
      where: [
        'thirty five but like the road next to thirty five you know where it says oltorf and everyone gives up',
        'i thirty five frontage at oltorf northbound in a lot',
      ],
      spot: [
        "there's a trailer it's turquoise tacos",
        'by the taco trailer right at oltorf street',
      ],
      direction: [
        "i'd done load in down at onion creek and was going toward downtown so north",
        'northbound',
      ],
      exit: [
        'i never look at the number i look at the guy with the sign',
        "i don't know the number it's the oltorf one",
      ],
      city: ['keep it weird austin', 'austin'],
      reason: [
        'his insurance is the one with the lizard anyway he was looking at his burrito and i was looking at the bats i mean where the bats would be and crunch',
        "it got hit from behind the bumper's rubbing the tire",
      ],
      'shut in': ['two subwoofers and a disco ball and half a veil', "no nobody's in the car"],
      'where to': [
        "okay so there's that body shop up on burnet road my friend's ex runs it take it there i think",
        'actually my house take it to forty six oh seven sinclair avenue not the body shop',
      ],
      'where to spot': [
        "burnet road somewhere around i want to say oh you know what is it closed hang on my husband's typing",
        "skip the shop it's my house forty six oh seven sinclair avenue",
      ],
      'where to city': ["it's all austin till you hit round rock", 'austin'],
      vehicle: ['the jetta', 'volkswagen jetta'],
      year: ['fourteen i had a seventeen but i sold it to buy turntables', 'twenty fourteen'],
      color: ["fourteen oh wait you're on color tomato like a tomato red", 'red'],
      name: [
        "d j odd that's how it's on the contract but legally odette kuykendall",
        'odette kuykendall',
      ],
      spelling: [
        "everybody hates this k u y k e n d a l l it's said kirkendall",
        'o d e t t e and k u y k e n d a l l',
      ],
      'may text': ['i have it on vibrate in my bra so yes', 'yes please text'],
      right: [
        "no wait the shop's closed till monday my husband just said take it to our house instead forty six oh seven sinclair avenue austin",
        "yes now it's right to the house",
      ],
      change: [
        "where it's going not burnet anymore home forty six oh seven sinclair avenue",
        'the destination it should be forty six oh seven sinclair avenue in austin',
      ],
      'other number': [
        "no don't use his he's at the dentist just five one two five five five oh one seven five",
        "it's five one two five five five zero one seven five",
      ],
      person: ["no you're better than the venue lady", 'no thanks'],
      truck: ["yes please before my deposit's due", 'yes send it'],
      more: [
        "the trunk won't open so don't try i tried with a spoon",
        "the trunk is jammed and there's speakers in it",
      ],
      message: [
        'tell them odette got squished but is fine',
        'that odette kuykendall needs a tow from oltorf',
      ],
      cancel: ["what no i didn't mean cancel i meant change", "no don't cancel"],
      'same job': ["nope you're the first i called after my mom", "no it's a new one"],
      when: ["the wedding's saturday but the car's now", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x3-08',
    kind: 'Changing their minds',
    about:
      "A peanut farmer from out past Lubbock wants an old pickup hauled from a house in Lubbock to a shop in Slaton; first says today and his own phone, then tomorrow at two and his daughter's number.",
    manner: 'slow',
    from: '8065550153',
    truth: {
      pickup: {
        number: '2619',
        street: '34th Street',
        near: 'carport in back',
        city: 'Lubbock',
      },
      dropoff: {
        number: '735',
        street: 'South 9th Street',
        name: 'Caprock Diesel',
        city: 'Slaton',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1998',
        make: 'Toyota',
        model: 'Tacoma',
        color: 'green',
      },
      name: 'Weldon Friesen',
      phone: '8065550194',
      mayText: true,
      when: {
        days: 1,
        time: '14:00',
      },
    },
    says: {
      opening: [
        "good morning or is it i been up since four uh my mother in law passed last fall and there's her pickup",
        "hello i need a pickup moved from one place to another it's not broke down exactly",
      ],
      safety: [
        "well i'm setting on a bucket in my barn it's twenty some miles from the pickup",
        "yes sir there's no danger i'm indoors",
      ],
      unhurt: ['no the funeral was in november', "no nobody's hurt"],
      callback: [
        "yeah this'll do it's the barn phone",
        'well no better call my daughter leah eight oh six five five five oh one nine four',
      ],
      where: [
        "it's at her house god rest her on thirty fourth under the carport",
        'twenty six nineteen thirty fourth street in lubbock',
      ],
      spot: [
        "go round the back there's a carport with a freezer under it",
        'in back under the carport twenty six nineteen thirty fourth',
      ],
      direction: ['the nose is pointed at the fence', "it's parked it's not headed any way"],
      exit: ["no you don't get on the loop for this", "no exit it's a house"],
      city: ['we farm by seagraves but the house is lubbock', 'lubbock'],
      reason: [
        "nothing wrong with it to speak of it's just it hasn't got plates and my back's no good for driving so it has to be carried",
        "i just want it carried to the shop it's a transport",
      ],
      'shut in': ["there was a possum but he's long gone", "no sir it's empty"],
      'where to': [
        "leah's got the key and uh where it's going is a fellow in slaton caprock diesel going to go through it for my grandson",
        'caprock diesel in slaton',
      ],
      'where to spot': [
        'down south ninth across from the let me see seven thirty five',
        'seven thirty five south ninth street',
      ],
      'where to city': ['the railroad town southeast of here slaton', 'slaton'],
      vehicle: ['little toyota tacoma five speed she drove it to church', 'toyota tacoma'],
      year: ['her eyes went in oh eight but the truck is a ninety eight', 'nineteen ninety eight'],
      color: ['five speed oh the color that dark green they had', 'green'],
      name: ['put it under me weldon', 'weldon friesen'],
      spelling: ["f r i e s e n it's not like the cold", 'w e l d o n then f r i e s e n'],
      'may text': [
        "not on the barn phone it's got a dial on it but leah's you can her number's eight oh six five five five oh one nine four",
        "yes text leah's at eight oh six five five five oh one nine four",
      ],
      right: [
        "well now hold on i got the co op this morning make it tomorrow at two in the afternoon and put leah's number instead of mine eight oh six five five five oh one nine four",
        "yes sir that's right the way you've got it now tomorrow at two and leah's number",
      ],
      change: [
        "two things the day tomorrow two o'clock in the afternoon and the phone leah's eight oh six five five five oh one nine four",
        'tomorrow at two p m and call eight oh six five five five zero one nine four',
      ],
      'other number': [
        "my daughter leah she's got the key eight oh six five five five oh one nine four",
        'eight zero six five five five zero one nine four',
      ],
      person: ["oh i don't want to bother anybody", "no sir i'm fine"],
      truck: ['yes but not this minute', 'yes send it tomorrow at two'],
      more: [
        'the tires are low they been setting since her birthday',
        'the tires are soft and leah will have the key',
      ],
      message: ['just the pickup for weldon', "weldon friesen's pickup lubbock to slaton"],
      cancel: ['no i only want to move the time', "no don't cancel"],
      'same job': ["no there's no truck coming yet", "no this is the first i've called"],
      when: ["today i suppose if you've got somebody", 'tomorrow afternoon at two would be better'],
    },
    ends: 'job',
  },
  {
    id: 'x3-09',
    kind: 'Hard to understand',
    about:
      'A refinery pipefitter with a thick southeast Texas accent and a bad line, out of gas on I-10 in Beaumont; only wants fuel brought.',
    manner: 'curt',
    from: '4095550171',
    truth: {
      pickup: {
        highway: 'I-10',
        direction: 'eastbound',
        exit: '848',
        near: 'billboard',
        city: 'Beaumont',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '2006',
        make: 'Nissan',
        model: 'Titan',
        color: 'gray',
      },
      name: 'Alcide Thibodeaux',
      phone: '4095550171',
      mayText: false,
    },
    says: {
      opening: [
        'yeah cher look here i done run her slap dry me',
        'uh yeah i run out of gas need some brung',
      ],
      safety: [
        "way off in the grass me i'm good can barely see the cars",
        "yeah i'm way over off the road i'm safe",
      ],
      unhurt: ['non non naw', 'nobody hurt no'],
      callback: ['dis one here yeah', 'yeah dis number'],
      where: [
        'on da eye ten past where you get da crawfish by walden',
        'eye ten by walden road in beaumont',
      ],
      spot: [
        'under da big sign wit da lawyer on it',
        'under the lawyer billboard just past walden road ramp',
      ],
      direction: ["shift start at six me i'm goin to da plant in orange so east", 'eastbound'],
      exit: ['eight fort eight walden i tink', 'exit eight forty eight'],
      city: ['bo mont', 'beaumont'],
      reason: [
        'da needle been layin on da e since vidor yestaday and me i gambled',
        "she's out of gas tank's dry",
      ],
      'shut in': ['just my lunch', 'nobody in it'],
      'where to': ["naw don't take it nowhere boy it runs", 'no tow just bring gas'],
      'where to spot': ["ain't no place", 'no place no tow'],
      'where to city': ['stay right here', "it's not goin nowhere"],
      vehicle: ['niece on titan pick up', 'nissan titan'],
      year: ['oh six', 'two thousand six'],
      color: ['titan i done tole you oh da paint grey like a mullet', 'gray'],
      name: ['al seed tibbado', 'alcide thibodeaux'],
      spelling: [
        't h i b o d e a u x x at da end cher',
        'first a l c i d e last t h i b o d e a u x',
      ],
      'may text': ["naw can't see dem letters dese old eyes call me", "no don't text just call"],
      right: ['das it', 'yeah das right'],
      change: ['nuttin', 'nothing to change'],
      'other number': [
        'just dis one fo oh nine five five five oh one seventy one',
        'four zero nine five five five zero one seven one',
      ],
      person: ['for what', 'no'],
      truck: ['wit a can yeah', 'yeah send him with gas'],
      more: ["reg'lar not da diesel one time dey brung diesel", 'regular gas about five gallon'],
      message: ['say alcide ran out', 'alcide thibodeaux out of gas at walden road'],
      cancel: ['naw', "no don't cancel"],
      'same job': ["naw i ain't called you befo", 'no first time'],
      when: ['shift start at six so now now', 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'x3-10',
    kind: 'Upset or in a hurry',
    about:
      'A baker in Fayetteville, Arkansas with a wedding cake in the van when the engine quit; a friend is coming for the cake, the van goes to a garage in Springdale.',
    manner: 'angry',
    from: '4795550188',
    truth: {
      pickup: {
        street: 'Wedington Drive',
        cross: 'Shiloh Drive',
        near: 'bank',
        city: 'Fayetteville',
      },
      dropoff: {
        number: '118',
        street: 'West Emma Avenue',
        name: 'Tull Automotive',
        city: 'Springdale',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2018',
        make: 'Dodge',
        model: 'Grand Caravan',
        color: 'white',
      },
      name: 'Kendra Whisenhunt',
      phone: '4795550188',
      mayText: true,
    },
    says: {
      opening: [
        'four tiers four tiers of lemon buttercream in ninety degrees and this piece of junk picks today',
        'i need a tow and i need it fast my van died and i have a wedding at four',
      ],
      safety: [
        "i'm in a bank parking lot i'm safe from everybody but the bride",
        "yes i'm in a parking lot yes",
      ],
      unhurt: ['not yet ask me after the reception', 'no no one is hurt'],
      callback: [
        "wedington and shi oh the phone obviously this one i'm holding it",
        'yes this number',
      ],
      where: [
        'wedington like i said did i say that wedington by the bank',
        'wedington drive and shiloh drive in the bank parking lot',
      ],
      spot: [
        "shiloh that's the cross one the bank with the ugly fountain",
        'beside the bank at the corner of wedington and shiloh',
      ],
      direction: [
        "toward the venue in tontitown but it's in a lot now how is that helpful",
        "it's parked in a lot it isn't pointed anywhere",
      ],
      exit: [
        "i'm not on forty nine i got off forty nine i was being careful",
        "no exit i'm on wedington drive",
      ],
      city: [
        "springdale no that's where it's going it's in fayetteville go hogs whatever",
        'fayetteville arkansas',
      ],
      reason: [
        "it went clunk and then it was a sofa the lights work the ac fan works nothing else don't tell me it's the battery",
        "the engine quit with a bang and it won't turn over it's not the battery",
      ],
      'shut in': ['there is a cake locked in nothing that breathes', 'no no people no pets'],
      'where to': [
        "tull where else they've had that van more than i have",
        'tull automotive in springdale',
      ],
      'where to spot': [
        'emma avenue the west part one eighteen across from where the old theater sign is',
        'one eighteen west emma avenue',
      ],
      'where to city': ['not here the other one springdale', 'springdale'],
      vehicle: [
        "dodge caravan the grand one not that there's anything grand about it",
        'dodge grand caravan',
      ],
      year: ["eighteen and it's aged like milk", 'twenty eighteen'],
      color: ['white with frosting on the handle', 'white'],
      name: ["flour and folly that's the bakery it's kendra", 'kendra whisenhunt'],
      spelling: ['oh for w h i s e n h u n t', 'k e n d r a w h i s e n h u n t'],
      'may text': ["yes text don't call i've got icing hands", 'yes text me'],
      right: ['yes yes go', "yes that's right please hurry"],
      change: ['the past ten years no nothing', "don't change anything"],
      'other number': [
        "no i've only got this one four seven nine five five five oh one eight eight",
        'four seven nine five five five zero one eight eight',
      ],
      person: ['will a person be faster no then keep going', 'no just do it'],
      truck: ['yes how is that a question', 'yes send the truck'],
      more: [
        "my friend marcy's getting the cake in her jeep so if the van's empty that's why",
        "don't tilt it till we've got the cake out",
      ],
      message: [
        'tell them kendra is melting',
        'kendra whisenhunt van at wedington and shiloh needs a tow',
      ],
      cancel: ['if you cancel me i will cry', 'no do not cancel'],
      'same job': [
        "there better not be one on the way that i don't know of no",
        'no i have not called before',
      ],
      when: ['now yesterday an hour ago', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x3-11',
    kind: 'Older callers',
    about:
      'A retired librarian in Hot Springs, Arkansas whose Buick will not go into gear in her driveway; she wants it taken to a transmission shop the day after tomorrow at ten.',
    manner: 'slow',
    from: '5015550139',
    truth: {
      pickup: {
        number: '214',
        street: 'Quapaw Avenue',
        near: 'magnolia tree',
        city: 'Hot Springs',
      },
      dropoff: {
        number: '1820',
        street: 'Malvern Avenue',
        name: 'Malvern Transmission',
        city: 'Hot Springs',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '1996',
        make: 'Buick',
        model: 'LeSabre',
        color: 'beige',
      },
      name: 'Winifred Hale',
      phone: '5015550139',
      mayText: false,
      when: {
        days: 2,
        time: '10:00',
      },
    },
    says: {
      opening: [
        'good afternoon i have been looking in the yellow pages which they no longer print did you know that',
        'good afternoon i should like to arrange for my automobile to be towed there is no rush',
      ],
      safety: ["i'm in my reading chair dear with the cat", 'oh yes perfectly safe i am at home'],
      unhurt: ['my hip but that was nineteen ninety nine', 'no dear no one has been hurt'],
      callback: [
        "it's the only telephone i have it's on the wall in the hall",
        'yes this number is the one',
      ],
      where: [
        "it's where it has been for two weeks looking at me through the window in the drive",
        'in my driveway at two fourteen quapaw avenue',
      ],
      spot: [
        'there is a magnolia that drops things on it',
        'under the magnolia tree in the driveway two fourteen quapaw',
      ],
      direction: ['well it faces the azaleas', "it is parked i wasn't driving"],
      exit: [
        "goodness no i haven't been on the interstate since arthur died",
        "there's no exit it is at my house",
      ],
      city: ['the one with the bath houses', 'hot springs arkansas'],
      reason: [
        'i move the little lever to d and then to r and it simply purrs and stays where it is like someone who has not heard you',
        'it runs but it will not go into gear neither forward nor backward',
      ],
      'shut in': ["only the overdue book i suppose it's mine now", 'no there is nobody in the car'],
      'where to': [
        'my neighbor mr pettus swears by a transmission man on malvern',
        'malvern transmission on malvern avenue',
      ],
      'where to spot': [
        'i have it on an index card one moment filed under m eighteen twenty',
        'eighteen twenty malvern avenue',
      ],
      'where to city': ["oh it's in town you needn't go to little rock", 'hot springs'],
      vehicle: [
        'it is a buick my late husband chose it le sabre which is french',
        'a buick lesabre',
      ],
      year: [
        'forty one thousand miles on it oh the year i retired in two thousand three and we had it seven years by then so ninety six',
        'nineteen ninety six',
      ],
      color: [
        'it has a cassette player you know the brochure said light driftwood but it is beige',
        'beige',
      ],
      name: ["mrs arthur hale no you'll want mine winifred", 'winifred hale'],
      spelling: [
        'w i n i f r e d not an o anywhere hale as in hearty not weather h a l e',
        'w i n i f r e d and h a l e',
      ],
      'may text': [
        "i don't believe a wall telephone can be texted",
        'no you may not text please telephone me',
      ],
      right: [
        'that is quite correct thank you for reading it so clearly',
        "yes that's all correct",
      ],
      change: ['i see nothing to change', 'nothing dear'],
      'other number': [
        'i had another in nineteen seventy four but it was evergreen something so this one five oh one five five five oh one three nine',
        "it's five zero one five five five zero one three nine",
      ],
      person: ["you enunciate nicely i'm content", 'no thank you'],
      truck: ['yes but on the day we said', 'yes please send one for the day after tomorrow'],
      more: [
        "the key will be under the third flower pot oh perhaps i shouldn't say that i shall hand it to him",
        "i'd like the driver to knock i walk slowly to the door",
      ],
      message: [
        'say that mrs hale rang about the buick',
        'winifred hale would like her buick towed to the transmission shop',
      ],
      cancel: ['no my dear i have only just asked', "no please don't cancel"],
      'same job': ["i haven't any truck coming that i know of", 'no this is a new request'],
      when: [
        "not tomorrow that's my book club the day after around ten in the morning",
        'the day after tomorrow at ten in the morning',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x3-12',
    kind: 'Spanish',
    language: 'es',
    about:
      "A woman in Las Cruces, New Mexico with a flat tire and a battery run down by the flashers; wants the spare put on and a jump, and gives her sister's phone for the call back.",
    manner: 'chatty',
    from: '5755550120',
    truth: {
      pickup: {
        street: 'Amador Avenue',
        cross: 'Valley Drive',
        name: 'Panadería El Trigal',
        city: 'Las Cruces',
      },
      reasons: ['Flat tire', 'Dead battery'],
      vehicle: {
        year: '2011',
        make: 'Toyota',
        model: 'Corolla',
        color: 'silver',
      },
      name: 'Maricela Ontiveros',
      phone: '5755550151',
      mayText: true,
    },
    says: {
      opening: [
        'ay bueno sí mire yo nomás fui por las conchas y ahora resulta que el carro no quiere ni para atrás ni para adelante',
        'bueno necesito que vengan a ayudarme con el carro traigo una llanta ponchada y ya ni prende',
      ],
      safety: [
        'estoy aquí adentro de la panadería y huele bien rico',
        'sí estoy en un lugar seguro adentro de la panadería',
      ],
      unhurt: ['ni dios lo mande no toda completa yo', 'no nadie está lastimado'],
      callback: [
        'no fíjese que este se me está muriendo me queda como tres por ciento',
        'no mejor el de mi hermana cinco siete cinco cinco cinco cinco cero uno cinco uno',
      ],
      where: [
        'por la amador donde venden el pan el trigal ahí donde antes rentaban películas',
        'en la panadería el trigal en amador avenue y valley drive',
      ],
      spot: [
        'en la mera esquina con la valley enfrente está el de las llaves',
        'amador con valley drive en el parking de la panadería',
      ],
      direction: [
        'yo venía de misa de la casa de mi comadre en mesilla pero ya me estacioné',
        'está estacionado no iba para ningún lado',
      ],
      exit: [
        'no no vengo en el freeway a mí el freeway me da nervios',
        'no hay salida estoy en la amador',
      ],
      city: ['pues aquí en cruces', 'las cruces nuevo méxico'],
      reason: [
        'se me ponchó la de atrás y como dejé las intermitentes prendidas dos horas para que me vieran pues ahora hace clic clic',
        'la llanta está ponchada y también se le bajó la batería',
      ],
      'shut in': ['las bolsas del mandado nomás', 'no no hay nadie encerrado ni animales'],
      'where to': [
        'no a ningún lado si traigo la de refacción en la cajuela',
        'no quiero grúa a ningún lado nomás que me cambien la llanta y le den corriente',
      ],
      'where to spot': ['no hay lugar pues si no se va', 'no hay dirección no se lo llevan'],
      'where to city': ['aquí se queda', 'no se lleva a ninguna ciudad'],
      vehicle: ['el corollita que era de mi suegra', 'un toyota corolla'],
      year: [
        'es de mi suegra que en paz descanse digo era ella lo sacó en el once cuando nació el jairo',
        'dos mil once',
      ],
      color: [
        'el de mi cuñado es blanco el mío no el mío plateadito como moneda de diez',
        'plateado',
      ],
      name: ['todos me dicen chela pero póngale maricela', 'maricela ontiveros'],
      spelling: [
        'ontiveros con b no con v de vaca o n t i v e r o s',
        'm a r i c e l a y luego o n t i v e r o s',
      ],
      'may text': [
        'al de mi hermana sí ella siempre anda pegada al teléfono',
        'sí mande mensajes al de mi hermana',
      ],
      right: ['ándele así mero', 'sí está bien todo'],
      change: ['nada así déjelo', 'no cambie nada'],
      'other number': [
        'el de mi hermana lupe es el cinco siete cinco cinco cinco cinco cero ciento cincuenta y uno',
        'cinco siete cinco cinco cinco cinco cero uno cinco uno',
      ],
      person: ['no pues usted me entiende mejor que mi marido', 'no gracias así está bien'],
      truck: ['sí por favor que traiga cables y el gato', 'sí mándela'],
      more: [
        'dígale que los birlos están bien apretados mi cuñado los puso con pistola',
        'que los birlos están apretados y que traiga cables',
      ],
      message: [
        'que soy la maricela la del pan',
        'que maricela ontiveros está esperando en la panadería el trigal',
      ],
      cancel: ['no no cómo cree', 'no no cancele'],
      'same job': ['no apenas voy llamando', 'no es la primera vez que llamo'],
      when: ['cierran a las siete y se me enfría el pan así que ya ahorita', 'ahorita por favor'],
    },
    ends: 'job',
  },
  {
    id: 'x4-01',
    kind: 'Everyday breakdowns',
    about:
      "A crop-duster pilot who ran his diesel pickup dry by the Holdrege airport, calling from the airport's office phone. He wants diesel brought, no tow.",
    manner: 'curt',
    from: '3085550131',
    truth: {
      pickup: {
        highway: 'US-6',
        direction: 'eastbound',
        near: 'Brewster Field',
        city: 'Holdrege',
      },
      reasons: ['Out of fuel'],
      vehicle: {
        year: '1997',
        make: 'Dodge',
        model: 'Ram 2500',
        color: 'maroon',
      },
      name: 'Wendell Kratochvil',
      phone: '3085550177',
      mayText: false,
    },
    says: {
      opening: [
        "yeah i came up short of the field not the airplane the airplane's fine it's the pickup",
        'i need some diesel brought out to a pickup i ran it dry out by the holdrege airport',
      ],
      safety: [
        "i'm in the office drinking some other fella's coffee",
        "yes i'm safe i walked back to the airport and the pickup's way over in the grass off the road",
      ],
      unhurt: [
        'thirty one years spraying and i never once ran an airplane dry so just the pride',
        "no nobody's hurt",
      ],
      callback: [
        "this here's the airport's phone they'll be wanting it back",
        "no don't use this one use my cell three oh eight five five five oh one seven seven",
      ],
      where: [
        "well if you flew i'd tell you short final but you don't so it's on highway six",
        'highway six just east of holdrege pointed away from town by brewster field',
      ],
      spot: [
        "beans on one side corn on the other sprayed both of 'em",
        "closest thing is brewster field that's the airport it's right along their fence",
      ],
      direction: [
        "wind's out of the south oh which way was i going over to funk to look at a field so that's east",
        'eastbound on six',
      ],
      exit: [
        "exit ma'am this is phelps county",
        "there's no exits and i didn't see a marker it's just highway six alongside brewster field",
      ],
      city: [
        "i live over at minden but that's not what you asked it's holdrege",
        'holdrege nebraska',
      ],
      reason: [
        'she starved out on me i knew better than to trust that gauge',
        "there's no diesel in it it's empty it ran good right till it quit",
      ],
      'shut in': ['half a ham sandwich is all', 'no nobody in it no dog either'],
      'where to': [
        "it isn't going anyplace it just needs something in the tank",
        "i don't want it hauled bring the fuel and i'll drive it",
      ],
      'where to spot': [
        "there's no such place i said it stays put till it's got a drink",
        'no tow no address just fuel to where it sits',
      ],
      'where to city': [
        "not to any town i got a strip in minden but that's for the airplane",
        "none i'll drive it myself once it's filled",
      ],
      vehicle: [
        "air tractor five oh two no hell you mean the pickup it's a dodge",
        'dodge ram twenty five hundred the diesel one',
      ],
      year: [
        "i bought it in oh three from a seed corn man but it's older than that it's a ninety seven",
        'nineteen ninety seven',
      ],
      color: [
        "plane's yellow the pickup's more of a wine color what do they call it maroon",
        "it's maroon",
      ],
      name: ["everybody calls me dub but don't put that down put wendell", 'wendell kratochvil'],
      spelling: [
        "easy if you're bohemian k r a t o then c h v i l",
        "k r a t o c h v i l and wendell's w e n d e l l",
      ],
      'may text': ["i've got chemical on my gloves half the day", "no don't text me just call"],
      right: [
        "affirmative and tell him i'd like it before the wind lays down i've got eighty acres yet",
        "yep that's all correct",
      ],
      change: ["didn't hear anything wrong with it", 'nothing leave it just like you had it'],
      'other number': [
        'the one in my pocket three oh eight five five five then oh one seven seven',
        'three zero eight five five five zero one seven seven',
      ],
      person: ["aren't you doing it already no", "no i don't need anybody else"],
      truck: ["well i can't very well fly it over there yeah", 'yes send it'],
      more: [
        "it's a diesel don't let him bring gasoline i had a kid do that once in oh nine",
        "diesel about ten gallons and i'll have to bleed it so tell him not to run off",
      ],
      message: [
        "don't need a message i need diesel well put wendell at the airport wants fuel",
        "tell 'em wendell kratochvil needs diesel on highway six",
      ],
      cancel: ['no why would i', "no don't cancel it"],
      'same job': ["i've only called the once", "no this is the first call nobody's coming yet"],
      when: ["i've got till the wind dies down that's my clock so now", 'right now'],
    },
    ends: 'job',
  },
  {
    id: 'x4-02',
    kind: 'Everyday breakdowns',
    about:
      'A talkative county clerk who locked her keys in her car behind the courthouse on her lunch hour. She wants it opened, no tow.',
    manner: 'chatty',
    from: '6065550142',
    truth: {
      pickup: {
        number: '481',
        street: 'Main Street',
        name: 'Perry County Courthouse',
        near: 'back lot',
        city: 'Hazard',
      },
      reasons: ['Lockout'],
      vehicle: {
        year: '2019',
        make: 'Hyundai',
        model: 'Tucson',
        color: 'red',
      },
      name: 'Loretta Combs',
      phone: '6065550142',
      mayText: true,
    },
    says: {
      opening: [
        "perry county clerk's no lord listen to me i'm not at my desk i'm out back looking at my own keys through the glass",
        "hi honey i've locked my keys in my car at the courthouse in hazard and i need somebody to come open it",
      ],
      safety: [
        "hazard's the town i know how that sounds when you ask me that",
        "yes i'm safe i'm standing in the shade with a deputy",
      ],
      unhurt: ["it's just me and tammy and tammy's laughing", "no no everybody's fine"],
      callback: [
        "i've got my phone thank god it's the purse that's in there too well yes this one",
        "yes call me back on this number that's my cell",
      ],
      where: [
        "you know where you'd come to get your tags renewed right there but out back",
        'perry county courthouse four eighty one main street in the back lot',
      ],
      spot: [
        "not out front that's all meters and lawyers it's round back where they bring the jurors in",
        'the back lot of the courthouse behind the building',
      ],
      direction: [
        "i wasn't heading anywhere i was heading to lunch",
        "it's parked it's not facing any way that matters",
      ],
      exit: [
        "you come in off fifteen whichever one has the big dip there's no exit it's downtown",
        "no exit and no marker it's in town on main street",
      ],
      city: ['hazard like the dukes only they got that wrong that was georgia', 'hazard kentucky'],
      reason: [
        'well i set them down on the seat to get my lunch sack and my hip shut the door and it beeped at me',
        "keys are in it and it's locked that's all it is runs perfect",
      ],
      'shut in': [
        'a pot of soup beans does that count no',
        "no ma'am there's nobody in there and no animal",
      ],
      'where to': [
        "oh don't take it anywhere i've got to drive home to busy tonight",
        "it doesn't need towed just opened up",
      ],
      'where to spot': [
        "it's staying right where it's at i pay for that spot",
        "no address it's not going anyplace just unlock it",
      ],
      'where to city': [
        "i live out at busy that's a real place too but i'll drive it there",
        "no town i don't need it hauled",
      ],
      vehicle: [
        "oh it's one of the little suvs my daughter picked it out the hyundai",
        'a hyundai tucson',
      ],
      year: [
        "now i license these for a living you'd think i'd know twenty nineteen it was the year of the big recount",
        'twenty nineteen',
      ],
      color: [
        "like a cardinal because i'm a louisville person and they all hate me for it so red",
        "it's red",
      ],
      name: ["is it in mine or jimmy's it's mine loretta", 'loretta combs'],
      spelling: [
        "there's about nine hundred of us in the phone book c o m b s",
        'l o r e t t a and then c o m b s like for your hair',
      ],
      'may text': ['text me tammy does everything on the text now', 'yes you can text me'],
      right: ["that's as right as a recorded deed honey", "yes that's all right"],
      change: [
        "i'd change having put my keys down but no nothing you said",
        'not a thing leave it',
      ],
      'other number': [
        "the office one rings four desks and nobody gets it so this same one i'm on",
        "six oh six five five five oh one four two same as i'm calling on",
      ],
      person: [
        "well are you not i thought you were just polite no you're fine",
        "no i don't need a person",
      ],
      truck: ['i suppose he comes in one yes please', 'yes send somebody'],
      more: [
        'tell him to come in by the jail side the other gate sticks and we close at four thirty',
        "back lot come in on the jail side and i'll be the one in the yellow dress",
      ],
      message: [
        "tell them loretta's out back same as every tuesday no that it's a lockout at the courthouse",
        'just loretta combs keys locked in at the courthouse',
      ],
      cancel: ["lord no i can't get in yet can i", "no don't cancel"],
      'same job': [
        "jimmy said he'd call somebody but jimmy never left the couch so no",
        "no nobody's been sent this is the first i've called",
      ],
      when: [
        "my lunch is over at one and it's ten till so whenever you can i mean now",
        'now please soon as you can',
      ],
    },
    ends: 'job',
  },
  {
    id: 'x4-03',
    kind: 'Everyday breakdowns',
    about:
      'A rural mail carrier whose right-hand-drive Jeep boiled over in the middle of his route. He wants it towed to his mechanic and is cross about it.',
    manner: 'angry',
    from: '5735550163',
    truth: {
      pickup: {
        street: 'Old Saint James Road',
        cross: 'McCutchen Drive',
        city: 'Rolla',
      },
      dropoff: {
        name: "Tuck's Garage",
        number: '1402',
        street: 'Bishop Avenue',
        city: 'Rolla',
      },
      reasons: ['Overheating'],
      vehicle: {
        year: '2003',
        make: 'Jeep',
        model: 'Wrangler',
        color: 'blue',
      },
      name: 'Marcus Teague',
      phone: '5735550163',
      mayText: true,
    },
    says: {
      opening: [
        "i've got two hundred boxes left and steam coming up between my knees you do tows or not",
        'i need a tow in rolla it got hot on me in the middle of my route',
      ],
      safety: [
        "i'm next to a mailbox where else would i be",
        "yeah i'm fine i'm off on the gravel well out of the road",
      ],
      unhurt: ["the only one sweating's the jeep and me", "no nobody's hurt"],
      callback: [
        "not the post office number they'll put you on hold till christmas this one",
        "yes this number's mine call it",
      ],
      where: [
        "box eleven forty no that's not me that's who i was delivering it's old saint james road",
        'old saint james road at mccutchen drive in rolla',
      ],
      spot: [
        "i just did the trailer court and i hadn't got to the church yet it's where mccutchen comes in",
        'corner of mccutchen drive',
      ],
      direction: [
        "i go up one side and down the other that's the job i don't know pick one",
        "it doesn't matter it's stopped at the corner i was just working boxes",
      ],
      exit: [
        "there's an exit off forty four one eighty six but i'm nowhere near on it i'm on a road",
        "no exit no marker it's not the interstate",
      ],
      city: ["zip's six five four oh one if that helps you it's rolla", 'rolla missouri'],
      reason: [
        'needle went clean over and then it puked green all down the road i smelled it two stops back',
        "it's running hot it boiled over and i shut it off",
      ],
      'shut in': [
        "four trays of flats and somebody's baby chicks that got picked up this morning already so no",
        "no there's nobody in it",
      ],
      'where to': [
        "tuck's he did the water pump the last time for what good it did",
        "tuck's garage on bishop avenue in rolla",
      ],
      'where to spot': [
        "fourteen oh two you'll see about nine dead jeeps it's bishop",
        'fourteen oh two bishop avenue',
      ],
      'where to city': [
        "same town i'm not driving to saint james for a radiator",
        "rolla it's all in rolla",
      ],
      vehicle: [
        "it's got the wheel on the wrong side that's on purpose it's a jeep",
        'jeep wrangler right hand drive',
      ],
      year: ['a hundred ninety thousand on it oh you said year oh three', 'two thousand three'],
      color: ["it's got a magnet sign on it says us mail but it's blue under the dust", 'blue'],
      name: ["they'll have it under the route but put marcus", 'marcus teague'],
      spelling: ['not like the league with an l t e a g u e', 'm a r c u s and then t e a g u e'],
      'may text': ["i can't hear it over the radio anyhow so yeah text", 'yes text is fine'],
      right: ['took you long enough yes', "yes that's right"],
      change: ['did i say something was wrong no', "nothing it's good"],
      'other number': [
        "what's wrong with the one i'm on use that",
        'five seven three five five five oh one six three same one',
      ],
      person: [
        'i talk to people all day they want to know where their check is no',
        'no just get me the tow',
      ],
      truck: ['no send a mule yes a truck what do you think i called for', 'yes send the truck'],
      more: [
        "pam's coming for the mail so there'll be another jeep there a white one don't hook hers",
        "hook the blue one not pam's white one and keys'll be on the seat",
      ],
      message: [
        "tell them marcus is hot and so's the jeep",
        "marcus teague needs a tow off old saint james road to tuck's",
      ],
      cancel: ['and do what push it to bishop no', "no don't cancel"],
      'same job': [
        "this is the first i've got to sit down and call anybody",
        "no there's no truck coming yet",
      ],
      when: ['i get paid by the route not the hour so what do you think now', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x4-04',
    kind: 'Places hard to find',
    about:
      'A young ski instructor who slid off the canyon road into a snowbank and waits in a lodge. She wants to be winched out and drive on.',
    manner: 'chatty',
    from: '8015550118',
    truth: {
      pickup: {
        highway: 'UT-190',
        direction: 'eastbound',
        mile: '13',
        near: 'Silver Fork Lodge',
        city: 'Brighton',
      },
      reasons: ['Stuck/winch'],
      vehicle: {
        year: '2013',
        make: 'Subaru',
        model: 'Crosstrek',
        color: 'orange',
      },
      name: 'Annika Lindqvist',
      phone: '8015550118',
      mayText: true,
    },
    says: {
      opening: [
        "okay so i tell like eight year olds all day stay off the edge and guess who didn't stay off the edge",
        'hey i slid off into a snowbank up big cottonwood and i need somebody to pull me out',
      ],
      safety: [
        "yeah i'm in the lodge i've got a cocoa it's kind of great actually",
        "totally safe i'm inside and the car's all the way off the road in the bank",
      ],
      unhurt: [
        "i've had worse on the bunny hill last tuesday that was my thumb though no",
        "no nobody's hurt it was super slow",
      ],
      callback: ["it's got like eleven percent but yeah this", "yeah this number's best"],
      where: [
        "you know the big s turn that's way lower so it's not that it's up past that on the one ninety",
        'utah one ninety going up mile thirteen by silver fork lodge',
      ],
      spot: [
        "there's like a pile of skis out front and a dog that isn't theirs",
        'right by silver fork lodge',
      ],
      direction: ['up well up is east i guess my skis point down', 'eastbound up the canyon'],
      exit: [
        "it's a canyon there's one way in but i did see the little green thirteen",
        "no exits it's mile thirteen",
      ],
      city: [
        "everybody just says salt lake but it's technically a town now they voted brighton",
        'brighton utah',
      ],
      reason: [
        "the back end kinda did its own little turn and now she's nose down in powder to the doors",
        "it's stuck in the snow it just needs to be winched out it runs fine",
      ],
      'shut in': ['two pairs of boots and half a burrito no', 'nope nobody in it no dogs'],
      'where to': [
        "i've got a lesson at one at solitude so like nowhere",
        "i don't need a tow just get it back up on the road and i'll drive it",
      ],
      'where to spot': ["oh no it's not going to a place i am", 'no address just pull it out'],
      'where to city': [
        "i sleep in midvale if that's the question but no it's not getting towed",
        "none it doesn't get towed",
      ],
      vehicle: ['the subaru everybody up here has one the crosstrek', 'subaru crosstrek'],
      year: [
        'i was a junior so twenty thirteen wait yeah the first year they made them thirteen',
        'twenty thirteen',
      ],
      color: ['think traffic cone which is funny now', "it's orange"],
      name: [
        "mine not my mom's she's on the insurance though she's britt i'm annika",
        'annika lindqvist',
      ],
      spelling: [
        "the q has no u it's just standing there by itself l i n d q v i s t",
        'a n n i k a and l i n d q v i s t',
      ],
      'may text': ["yes please i can't answer on the lift", 'yeah text me'],
      right: ['nailed it like ten out of ten', "yes that's all right"],
      change: ['no changes i was just talking to the bartender sorry', "nothing it's good"],
      'other number': [
        'oh the same one eight oh one blah blah oh one one eight',
        'eight oh one five five five oh one one eight',
      ],
      person: ["you're easier honestly people sigh at me", "no i'm good with you"],
      truck: ['is it the big kind with the hook thing cool yes', 'yes send one'],
      more: [
        "he'll need chains there's a guy at the mouth of the canyon checking and i'm the one in the red instructor coat",
        "he needs chains or snow tires to get up and i'm in the lodge in a red coat",
      ],
      message: [
        "just tell them annika's car's wearing the mountain",
        'annika lindqvist is stuck by silver fork lodge and needs a pull out',
      ],
      cancel: ['nooo', "no please don't cancel"],
      'same job': [
        "i called ski patrol but they don't do cars so no",
        "no i haven't called you guys before",
      ],
      when: ["lesson's at one so before that like asap", 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x4-05',
    kind: 'Places hard to find',
    about:
      'A slow-spoken tattoo artist on a jury-duty day whose car will not come out of park on the third level of a low garage. He wants it towed to his mechanic.',
    manner: 'slow',
    from: '8655550127',
    truth: {
      pickup: {
        name: 'Market Square Garage',
        street: 'Walnut Street',
        cross: 'Union Avenue',
        near: 'third level by the stairwell',
        city: 'Knoxville',
      },
      dropoff: {
        number: '3412',
        street: 'Sutherland Avenue',
        near: 'West High School',
        city: 'Knoxville',
      },
      reasons: ["Won't shift"],
      vehicle: {
        year: '2012',
        make: 'Volkswagen',
        model: 'Beetle',
        color: 'yellow',
      },
      name: 'Ezra Whitlow',
      phone: '8655550127',
      mayText: true,
    },
    says: {
      opening: [
        "so um yeah i've been sitting here with my foot on the brake like ten minutes and it just it won't come out of there",
        "hey i need a tow my car won't go into gear it's in a parking garage downtown knoxville",
      ],
      safety: [
        "it's a parking deck man it's like a concrete box it's quiet",
        "yeah i'm safe i'm parked in a space",
      ],
      unhurt: ['only people i hurt come in with an appointment', "no nobody's hurt"],
      callback: ["the shop phone's off till noon we open at noon so this", "yeah this one's good"],
      where: [
        "it's um you know where the farmers market is saturdays under not under it next to it the deck",
        'market square garage on walnut street',
      ],
      spot: [
        "i went up and around and up and around so three i'm by the stairs where somebody did a really bad tag",
        'third level by the stairwell walnut and union avenue side',
      ],
      direction: ["i'm facing a wall", "i wasn't heading anywhere i'm parked nose in"],
      exit: [
        "there's an exit sign over the stairs but you don't mean that",
        "no it's a garage downtown no highway exit",
      ],
      city: [
        "my shop's out in maryville but no i'm in knoxville for court no not like that a jury thing",
        'knoxville',
      ],
      reason: [
        "engine purrs lights are on it's like the handle's not hooked to anything it just stays in park",
        "it won't shift out of park it starts fine",
      ],
      'shut in': ['my machines are in there my needles no no people', "nobody's in it"],
      'where to': [
        'dude named rocco on sutherland he does germans',
        'thirty four twelve sutherland avenue by west high school',
      ],
      'where to spot': [
        "i did his sleeve so he owes me uh thirty four twelve it's kinda by the high school",
        'thirty four twelve sutherland near west high school',
      ],
      'where to city': ["still knoxville it's just the bearden end of it", 'knoxville'],
      vehicle: ["it's a bug like the new old ones", 'volkswagen beetle'],
      year: [
        "it's a twenty i wanna say twelve cause my kid's thirteen and it's one less",
        'twenty twelve',
      ],
      color: ['banana', 'yellow'],
      name: ["my card says ink by ez but it's ezra for you", 'ezra whitlow'],
      spelling: [
        'like whit and then low like i feel right now w h i t l o w',
        'e z r a and then w h i t l o w',
      ],
      'may text': [
        "i mean i don't pick up when i'm on skin so texting's better",
        'yes you can text',
      ],
      right: ['uh huh yeah sounds like my life', "yes that's right"],
      change: ['nah', 'nothing to change'],
      'other number': [
        "it's just this one eight six five five five five oh one two seven",
        'same number eight six five five five five oh one two seven',
      ],
      person: ['nah people are a lot', "no i don't need a person"],
      truck: ["i think that's kinda where we're at yeah", 'yes send the truck'],
      more: [
        "it says six eight on the beam so a big one's not gonna make it up here",
        "low ceiling six foot eight so he needs a small truck and it's stuck in park",
      ],
      message: [
        "tell 'em ez no ezra tell 'em third level and bring something short",
        'ezra whitlow yellow beetle third level market square garage',
      ],
      cancel: ['nah man i just got you', "no don't cancel"],
      'same job': ['nope fresh one', "no i haven't called before"],
      when: ["jury lady says i've got to be back by two but the car doesn't so now's cool", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x4-06',
    kind: 'Places hard to find',
    about:
      'A dry-humored wind turbine technician with a flat on a company truck at a lonely interstate exit. She has a spare and wants the wheel changed, no tow.',
    manner: 'curt',
    from: '3075550155',
    truth: {
      pickup: {
        highway: 'I-80',
        direction: 'westbound',
        exit: '255',
        near: 'snow gate',
        city: 'Elk Mountain',
      },
      reasons: ['Flat tire'],
      vehicle: {
        year: '2021',
        make: 'Ford',
        model: 'F-350',
        color: 'white',
      },
      name: 'Shawna Birdsall',
      phone: '3075550155',
      mayText: true,
    },
    says: {
      opening: [
        "before you ask yes it's windy that's why they built them here i've got a flat and the one nut that won't",
        'i need a tire changed on a work truck at the elk mountain exit on eighty',
      ],
      safety: [
        'i hang off a three hundred foot tower for money this is a parking spot',
        "yes i'm parked in the pullout at the top of the ramp clear of everything",
      ],
      unhurt: ["my knuckles don't count", "no nobody's hurt"],
      callback: ["you'll get me when the wind lets you yeah", 'yes this number'],
      where: [
        "rawlins is forty some miles that way laramie's fifty some the other i'm on eighty",
        'i eighty westbound at exit two fifty five',
      ],
      spot: [
        "there's one of those arms they drop when they shut the road that's what i'm next to",
        'right by the snow gate top of the ramp',
      ],
      direction: ['laramie to rawlins do the math', 'westbound'],
      exit: [
        'i passed two sixty a while back and then quit on the next one two fifty five',
        'exit two fifty five',
      ],
      city: [
        "city is generous there's a hotel and a trout it's elk mountain",
        'elk mountain wyoming',
      ],
      reason: [
        "cheap socket split in half and left rear's down to the cords",
        "flat left rear i've got a spare i just can't break the nuts loose",
      ],
      'shut in': ['just my harness hanging up in there no', "no nobody's in it"],
      'where to': [
        "it's not going anywhere i've got a turbine that's down over by hanna",
        "no tow just swap the wheel and i'll go",
      ],
      'where to spot': [
        "did you hear me say tow because i didn't",
        'no address it stays here you change it and i leave',
      ],
      'where to city': ["the yard's in medicine bow but i'll get it there", 'none no tow'],
      vehicle: ['company ford the three fifty', 'ford f three fifty'],
      year: [
        "unit number's twenty seven that's no use to you it's a twenty one",
        'twenty twenty one',
      ],
      color: ["what color's every company truck white", 'white'],
      name: ["they'll bill the company but it's me shawna", 'shawna birdsall'],
      spelling: ['bird like a bird and sall s a l l', 's h a w n a and b i r d s a l l'],
      'may text': ["text comes through when calls don't so yes", 'yes text me'],
      right: ['yep gold star', "yes that's correct"],
      change: ['nothing unless you can turn the wind down', 'nothing'],
      'other number': [
        'same phone three oh seven five five five oh one five five',
        'three oh seven five five five oh one five five',
      ],
      person: ["i've got a radio full of people no", 'no'],
      truck: ["that'd be the idea", 'yes send it'],
      more: [
        "bring an impact and a three quarter drive a four way's not going to touch it",
        "he needs a big impact wrench they're torqued way down spare's good it's under the bed",
      ],
      message: [
        'tell them birdsall at two fifty five same as always',
        'shawna birdsall flat tire exit two fifty five',
      ],
      cancel: ["you haven't started yet no", "no don't cancel"],
      'same job': [
        'boss might have called triple a but they laughed so no',
        "no there's no truck coming this is new",
      ],
      when: ['before they drop that gate so now', 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x4-07',
    kind: 'Changing their minds',
    about:
      "A bluegrass fiddler whose band van quit downtown on the way to a wedding. First he wants it at his cousin's in Deep Gap, then in West Jefferson.",
    manner: 'chatty',
    from: '8285550184',
    truth: {
      pickup: {
        street: 'King Street',
        cross: 'Depot Street',
        near: 'Mast General Store',
        city: 'Boone',
      },
      dropoff: {
        number: '318',
        street: 'Jefferson Avenue',
        near: 'cheese plant',
        city: 'West Jefferson',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '1999',
        make: 'Ford',
        model: 'Econoline',
        color: 'tan',
      },
      name: 'Harlan Greer',
      phone: '8285550184',
      mayText: true,
    },
    says: {
      opening: [
        "well friend i'm sat here at the curb in front of half of boone with a bass fiddle sticking out the back and the old van's hushed on me",
        "i need a wrecker in boone my van's quit running and won't start back",
      ],
      safety: [
        "oh they've got me a chair out on the sidewalk i been playing for quarters",
        "yes sir i'm safe we pushed it over to the curb",
      ],
      unhurt: ["banjo player's feelings", "no nobody's hurt"],
      callback: [
        "it's mine this one the other fella's got the good phone but he's gone for biscuits",
        'yes call me right back on this one',
      ],
      where: [
        'you know where the doc watson statue sits well i can about see him from here king street',
        'king street at depot street in boone',
      ],
      spot: [
        "there's that store with the barrels of candy mast store i'm out front of it just about",
        'in front of mast general store there at depot street',
      ],
      direction: [
        "we was headed to a wedding in sparta but we're not headed nowhere now",
        "it's parked at the curb it don't matter which way",
      ],
      exit: ["naw there's no exit up here son", "no exit it's right on king street downtown"],
      city: [
        "we left out of blowing rock at daylight but this here's boone",
        'boone north carolina',
      ],
      reason: [
        "it give one big cough in the key of b flat and it'll crank all day but it won't catch",
        "the motor quit it turns over but it won't run i got gas in it and the battery's good",
      ],
      'shut in': ['two fiddles a mandolin and a cooler no people', 'no nobody in there'],
      'where to': [
        "my cousin dale's up at deep gap he'll piddle with it",
        "now i've thought better take it to three eighteen jefferson avenue in west jefferson not dale's",
      ],
      'where to spot': [
        "dale's has got a big oak and a dog i couldn't tell you the number",
        "not dale's after all it's three eighteen jefferson avenue over by the cheese plant in west jefferson",
      ],
      'where to city': ["that'd be deep gap", 'west jefferson i changed my mind off of deep gap'],
      vehicle: [
        "it's a ford van the long one we had it painted up once the econoline",
        'ford econoline',
      ],
      year: [
        "older than the boy that plays mandolin he's twenty two it's a ninety nine",
        'nineteen ninety nine',
      ],
      color: ['they call it tan i call it gravy', 'tan'],
      name: ["the band's the laurel gap ramblers but it's my van harlan", 'harlan greer'],
      spelling: ["two e's in the middle g r e e r", "harlan's h a r l a n and greer's g r e e r"],
      'may text': ['i got big thumbs but i can read yes', 'yes you can text me'],
      right: [
        "all of that's right except dale just hollered at me he's gone to hickory so don't go to deep gap take it to three eighteen jefferson avenue in west jefferson by the cheese plant",
        "yes sir now you've got her west jefferson that's right",
      ],
      change: [
        "where it's going not to dale's three eighteen jefferson avenue",
        "change where it's going to three eighteen jefferson avenue in west jefferson next to the cheese plant",
      ],
      'other number': [
        "no it's the same eight two eight five five five oh one eight four",
        'eight two eight five five five oh one eight four',
      ],
      person: ["why you're good company no", "no i don't need nobody else"],
      truck: [
        "send her on and remember it's west jefferson it's going to not deep gap",
        'yes sir send the truck',
      ],
      more: [
        "we got to get the bass out first it don't like being tilted",
        "keys'll be with me and let us unload the instruments before he hooks it",
      ],
      message: [
        "tell 'em harlan's broke down and in good spirits",
        "harlan greer's van's quit in boone it needs to go to west jefferson",
      ],
      cancel: [
        "lord no it's a wedding at three and we got a ride but the van don't",
        "no don't cancel",
      ],
      'same job': [
        "no i reckon you're the first one that picked up",
        "no there's no truck coming yet",
      ],
      when: ["wedding's at three but somebody's carrying us so the van can go right now", 'now'],
    },
    ends: 'job',
  },
  {
    id: 'x4-08',
    kind: 'Changing their minds',
    about:
      'A taxidermist who sold an old Mercury Cougar and wants it hauled to the buyer. First it is for tomorrow at eight, then for the day after tomorrow at two.',
    manner: 'chatty',
    from: '6055550119',
    truth: {
      pickup: {
        number: '815',
        street: 'Ames Street',
        near: 'alley garage',
        city: 'Spearfish',
      },
      dropoff: {
        number: '2210',
        street: 'Mount Rushmore Road',
        city: 'Rapid City',
      },
      reasons: ['Transport'],
      vehicle: {
        year: '1968',
        make: 'Mercury',
        model: 'Cougar',
        color: 'green',
      },
      name: 'Verna Kjelstad',
      phone: '6055550172',
      mayText: true,
      when: {
        days: 2,
        time: '14:00',
      },
    },
    says: {
      opening: [
        "i've got a cougar that has to get to rapid city and no not a stuffed one i do those too i'm a taxidermist it's a car",
        "i need a car hauled from spearfish to rapid city it's a sale",
      ],
      safety: [
        "me i'm elbow deep in an elk cape hon i'm fine",
        "yes it's in my garage and i'm in my shop",
      ],
      unhurt: [
        "everything in here's been dead since november no",
        "no nobody's hurt nothing's happened",
      ],
      callback: [
        "this is the shop line and i'm usually in gloves so no not this",
        'not this one call my cell six oh five five five five oh one seven two',
      ],
      where: [
        "it's at the house well behind it off the alley not here at the shop",
        'eight fifteen ames street in spearfish in the garage off the alley',
      ],
      spot: [
        "go down the alley till there's antlers on a door that's the one",
        'in the alley garage behind the house',
      ],
      direction: [
        "it hasn't headed anyplace since two thousand eleven",
        "it's parked in a garage it isn't heading anywhere",
      ],
      exit: [
        "you'd come off at ten or twelve they argue about it but it's in town",
        "no exit it's a house in town on ames",
      ],
      city: [
        "my shop's in belle fourche and that's where i'm calling from but the car's spearfish",
        'spearfish south dakota',
      ],
      reason: [
        "nothing a thing wrong except it's sold and i don't trust that kid to drive it on those tires",
        "nothing's wrong it just has to be hauled to the man that bought it",
      ],
      'shut in': [
        'there was a badger in the back seat once but he was mounted no',
        'no nobody in it',
      ],
      'where to': [
        "the fellow's got a lot down in rapid on mount rushmore road",
        'twenty two ten mount rushmore road in rapid city',
      ],
      'where to spot': [
        'twenty two ten he told me i wrote it on a deer tag',
        'twenty two ten mount rushmore road',
      ],
      'where to city': ['rapid', 'rapid city'],
      vehicle: ["it's a mercury the cougar like i said at the start", 'mercury cougar'],
      year: [
        "sixty eight same year as my brother though he's in worse shape",
        'nineteen sixty eight',
      ],
      color: ["not the house the house is gray the car's green", 'green'],
      name: ["kjelstad that's me verna the title's in mine", 'verna kjelstad'],
      spelling: [
        "the j doesn't do anything it's just norwegian k j e l s t a d",
        "k j e l s t a d and verna's v e r n a",
      ],
      'may text': ["text the cell then i can look when i've washed up", 'yes text me on the cell'],
      right: [
        "that's it but not tomorrow after all the buyer can't be there it's the day after tomorrow at two in the afternoon",
        "yes now that's right day after tomorrow at two",
      ],
      change: [
        "when it is make it day after tomorrow two o'clock",
        'not tomorrow day after tomorrow at two in the afternoon',
      ],
      'other number': [
        'six oh five five five five and then oh one seven two i keep that in my apron',
        'six zero five five five five zero one seven two',
      ],
      person: ["i've got one coming about a walleye any minute no", "no i don't need a person"],
      truck: [
        "one that lies flat if you've got it but day after tomorrow at two not before",
        'yes send one for day after tomorrow at two',
      ],
      more: [
        "tires are soft and the brakes i wouldn't bet on",
        "it rolls but don't trust the brakes and the garage door's got antlers on it",
      ],
      message: [
        "tell them it's the live cougar no i'm kidding tell them verna",
        'verna kjelstad wants a car hauled from spearfish to rapid city',
      ],
      cancel: ["no he's already paid me half", "no don't cancel"],
      'same job': [
        'i asked a fellow from sundance but he never rang back so no',
        "no nobody's coming yet it's my first call",
      ],
      when: [
        'i was thinking tomorrow about eight in the morning before my badger man comes',
        "no not tomorrow it's the day after tomorrow at two in the afternoon",
      ],
    },
    ends: 'job',
  },
  {
    id: 'x4-09',
    kind: 'Hard to understand',
    about:
      "A Somali meat packer whose English is new, on his cousin's phone after his shift; his car's engine knocked and died. He wants it towed to a countryman's garage.",
    manner: 'curt',
    from: '6205550136',
    truth: {
      pickup: {
        street: 'Trail Street',
        cross: '14th Avenue',
        near: 'car wash',
        city: 'Dodge City',
      },
      dropoff: {
        name: 'Hassan Auto',
        number: '1705',
        street: 'Wyatt Earp Boulevard',
        city: 'Dodge City',
      },
      reasons: ['Breakdown'],
      vehicle: {
        year: '2015',
        make: 'Nissan',
        model: 'Altima',
        color: 'gray',
      },
      name: 'Abdi Warsame',
      phone: '6205550190',
      mayText: true,
    },
    says: {
      opening: [
        'hello my friend car he is finish i finish work i go home he make tak tak tak and finish',
        'hello i need truck for my car it stop on the road in dodge city it does not go',
      ],
      safety: [
        'i am by the car wash the man here he know me from the plant',
        'yes safe i push it inside the car wash place not the road',
      ],
      unhurt: [
        'my hand is cut no no that is from knife last week from work is old it is okay',
        'no nobody hurt',
      ],
      callback: [
        'this phone my cousin phone he want it back now now',
        'no call my phone six two zero five five five zero one nine zero',
      ],
      where: [
        'from the beef plant i come this way trill street trail street',
        'trail street and fourteen avenue dodge city',
      ],
      spot: [
        'car wash car wash i tell you there is water and the brush',
        'by the car wash fourteenth avenue and trail street',
      ],
      direction: [
        'home direction my house is other side of the train',
        "i don't know the name i go home it is stop now no moving",
      ],
      exit: [
        'exit no i finish shift at three that is exit no',
        'no exit no number of mile is small street',
      ],
      city: ['before i live garden city two year now is dodge', 'dodge city'],
      reason: [
        'inside the engine like hammer then red light for oil the lamp then he sleep no wake up',
        'engine make noise and stop it does not start again',
      ],
      'shut in': ['no my children is at home with the wife', 'no one inside'],
      'where to': [
        'hassan he have garage he is from my country the boulevard why at herp',
        'hassan auto seventeen oh five wyatt earp boulevard',
      ],
      'where to spot': [
        'one seven zero five big sign hassan also he sell tea',
        'seventeen oh five wyatt earp boulevard',
      ],
      'where to city': ['here here same', 'dodge city also'],
      vehicle: ['nissan before i have toyota better', 'nissan altima'],
      year: [
        'two thousand and fifteen my first car in america was two thousand but no that one is sold',
        'twenty fifteen',
      ],
      color: ['color like the sky when rain not black gray', 'gray'],
      name: ['at work they write abdul it is wrong it is abdi', 'abdi warsame'],
      spelling: ['double u a r then s a m e same like english same', 'a b d i and w a r s a m e'],
      'may text': ['text is good because the english i read more than i hear', 'yes text my phone'],
      right: ['yes yes this one this one is my words', 'yes correct'],
      change: ['nothing why i say something bad', 'no change'],
      'other number': [
        'zero one nine zero at end six two zero five five five first',
        'six two zero five five five zero one nine zero',
      ],
      person: ['person somali you have no then no', 'no you are okay'],
      truck: ['yes truck big one not the jumping cable', 'yes please send'],
      more: [
        'i have the white boots and the key the driver can see me i am standing',
        'i am at the car wash i have white boots',
      ],
      message: [
        'tell boss the car is finish no no not my boss your boss',
        'abdi need truck for nissan on trail street',
      ],
      cancel: ['why cancel no i need', 'no do not cancel'],
      'same job': ['i call only you one time', 'no new call'],
      when: ['tomorrow i work at six the morning so today now', 'now please'],
    },
    ends: 'job',
  },
  {
    id: 'x4-10',
    kind: 'Upset or in a hurry',
    about:
      'A cattle auctioneer late for his own sale who hit a deer and limped to a gas station. He wants his pickup towed to a body shop at once.',
    manner: 'angry',
    from: '4065550148',
    truth: {
      pickup: {
        name: 'Town Pump',
        street: 'Johnson Lane',
        highway: 'I-90',
        direction: 'westbound',
        exit: '455',
        city: 'Lockwood',
      },
      dropoff: {
        name: 'Yellowstone Collision',
        number: '2740',
        street: 'King Avenue',
        city: 'Billings',
      },
      reasons: ['Accident'],
      vehicle: {
        year: '2022',
        make: 'GMC',
        model: 'Sierra',
        color: 'black',
      },
      name: 'Clint Overstreet',
      phone: '4065550148',
      mayText: true,
    },
    says: {
      opening: [
        "i've got four hundred head selling at ten o'clock and a mule deer in my grille so let's go let's go",
        'i hit a deer and i need a tow in lockwood right now off the johnson lane exit',
      ],
      safety: [
        "i'm at the gas pumps buddy move along",
        "yes i'm in the town pump lot parked i'm safe",
      ],
      unhurt: [
        "deer's not doing so hot i'm fine next",
        "no nobody's hurt just the pickup and the deer",
      ],
      callback: [
        "it rang didn't it yes this one i've got people calling me every two minutes",
        'yes this is the number',
      ],
      where: [
        'hardin to billings got as far as lockwood town pump',
        'town pump on johnson lane exit four fifty five off i ninety in lockwood',
      ],
      spot: [
        "johnson lane the diesel side a fella in a black hat hollering that's me",
        "it's at the town pump on johnson lane",
      ],
      direction: [
        "i sell 'em going in i don't sell 'em going out i was going to billings",
        'i was westbound on ninety',
      ],
      exit: ['four fifty four fifty now five four fifty five sold', 'exit four fifty five'],
      city: ["billings wait no they'd fight you about it it's lockwood", 'lockwood montana'],
      reason: [
        "doe about one forty on the hoof come up over the guardrail and now my fan's in my radiator",
        "i hit a deer the front end's caved in it can't be driven",
      ],
      'shut in': ["no it's me my clerk went on ahead with my gavel", "no nobody's in it"],
      'where to': [
        "yellowstone collision that's king avenue not grand avenue don't let him go to grand",
        'yellowstone collision twenty seven forty king avenue in billings',
      ],
      'where to spot': [
        'twenty seven twenty seven forty am i bid forty twenty seven forty king',
        'twenty seven forty king avenue',
      ],
      'where to city': ['billings for crying out loud', 'billings'],
      vehicle: ['it was a beautiful truck is what it was gmc', 'gmc sierra'],
      year: ["i've made eleven payments on it twenty two", 'twenty twenty two'],
      color: ['black and now a little red sorry black', 'black'],
      name: ["it's on the sign at the yards overstreet clint", 'clint overstreet'],
      spelling: [
        "over and then street one word no it's not where i'm at it's my name",
        'c l i n t first and o v e r s t r e e t last',
      ],
      'may text': ['text call send a pigeon yes text', 'yes text me'],
      right: ['yes sold to the man on the phone yes', "yes that's right go"],
      change: ['not one thing except the clock', 'nothing change nothing'],
      'other number': [
        "i gave you that it's what i'm talking on four oh six five five five oh one four eight",
        'four oh six five five five oh one four eight',
      ],
      person: ['will a person be faster no then no', 'no just send it'],
      truck: ['going once yes yes yes', 'yes send it now'],
      more: [
        "front wheels won't hardly turn so he'd better have a flatbed and it's leaking green",
        "flatbed and watch it there's coolant all under it i may be gone and the keys are with the gal at the counter",
      ],
      message: [
        "tell 'em overstreet's waiting and he's not a waiting man",
        'clint overstreet needs a tow from the town pump in lockwood',
      ],
      cancel: ["i'll cancel the sale before i cancel this no", "no don't cancel"],
      'same job': [
        "highway patrol said he might call one and then he drove off so i don't have a thing coming",
        "no this is my first call there's no truck coming",
      ],
      when: ["sale's at ten it's ten after nine what do you think now", 'now right now'],
    },
    ends: 'job',
  },
  {
    id: 'x4-11',
    kind: 'Older callers',
    about:
      'A retired telephone operator whose Buick went dead in her garage. She wants a jump tomorrow at nine, before her eye doctor; no tow.',
    manner: 'slow',
    from: '7015550109',
    truth: {
      pickup: {
        number: '342',
        street: 'College Street',
        near: 'garage on the alley',
        city: 'Valley City',
      },
      reasons: ['Dead battery'],
      vehicle: {
        year: '2007',
        make: 'Buick',
        model: 'Lucerne',
        color: 'beige',
      },
      name: 'Ardis Haugen',
      phone: '7015550109',
      mayText: false,
      when: {
        days: 1,
        time: '09:00',
      },
    },
    says: {
      opening: [
        "good afternoon this is well i used to say number please for thirty eight years so you'll have to forgive me it's about the buick",
        "my buick has a dead battery in the garage and i'd like someone to come start it tomorrow",
      ],
      safety: [
        "oh i'm at the kitchen table with the good lamp on",
        "yes dear i'm at home i'm perfectly safe",
      ],
      unhurt: ['my hip but that was in nineteen ninety eight', "no no one's hurt"],
      callback: [
        "it's the house telephone it's the only one i've got on the wall here",
        'yes this is the right number',
      ],
      where: [
        "it's where i've always kept it since harold built it out back of the house",
        'three forty two college street in valley city in the garage',
      ],
      spot: [
        "well the lilacs are gone now but it's the little white garage on the alley",
        'in the garage on the alley behind my house',
      ],
      direction: [
        "it's nosed in dear harold always said back it in and i never did",
        "it's parked it isn't heading any way",
      ],
      exit: [
        "oh we don't live on the interstate there's one by the dairy queen though",
        "there's no exit it's a house on college street",
      ],
      city: [
        "my sister's in jamestown but she doesn't drive i'm in valley city",
        'valley city north dakota',
      ],
      reason: [
        'i had the dome light on looking for my church glasses and i believe that was sunday and now it says nothing at all',
        "it won't do anything when i turn the key the battery is dead it needs a jump",
      ],
      'shut in': ['just the snow shovel', "no there's no one in it"],
      'where to': [
        "well to the eye doctor but i'll take it there myself",
        "it doesn't need to be towed only started",
      ],
      'where to spot': [
        "the eye doctor's by the hospital but you're not taking it there i am",
        'no place dear just the jump in my garage',
      ],
      'where to city': ['nowhere i only want it to go', "it isn't being taken anywhere"],
      vehicle: [
        "the buick harold picked it because of the trunk what's it say lucerne",
        'buick lucerne',
      ],
      year: [
        'we bought it new so that was the year after his knee two thousand seven',
        'two thousand seven',
      ],
      color: ["the man called it champagne but it's beige and everyone knows it", 'beige'],
      name: [
        "it'd be in the book under harold still but harold's been gone six years so ardis",
        'ardis haugen',
      ],
      spelling: [
        "h a u g e n there's another family with an o but they're from cooperstown",
        'ardis is a r d i s and haugen is h a u g e n',
      ],
      'may text': ['oh no it has a cord on it', "no i can't get texts on this please ring me"],
      right: [
        "yes i believe you have it all very nicely you'd have made a good operator",
        "yes that's right dear",
      ],
      change: ["i don't think so did i say something wrong", 'nothing needs changing'],
      'other number': [
        "there's only this one seven oh one five five five oh one oh nine same since we moved in nearly",
        'seven oh one five five five oh one oh nine',
      ],
      person: [
        'i was one of those for thirty eight years you go ahead',
        "no thank you you're doing fine",
      ],
      truck: [
        'well not tonight but yes tomorrow at nine if he could',
        'yes please send him tomorrow at nine in the morning',
      ],
      more: [
        "the side door sticks you have to lift it and i'll have coffee on",
        "he should come down the alley and knock at the back door i don't hear the front bell",
      ],
      message: [
        "just that ardis haugen called about her buick and it's not an emergency",
        'please say ardis haugen needs her battery started tomorrow at nine',
      ],
      cancel: ['oh heavens no the eye doctor took me four months to get', "no don't cancel"],
      'same job': [
        'the boy next door offered but he has a scooter so no',
        "no i haven't called before there's no one coming",
      ],
      when: [
        'the eye doctor is at eleven tomorrow so i thought nine would leave me time to put my face on',
        "tomorrow morning at nine o'clock please",
      ],
    },
    ends: 'job',
  },
  {
    id: 'x4-12',
    kind: 'Spanish',
    about:
      'A horse groom at the race track whose pickup slid into the ditch and lost a front tire. He wants it pulled out and taken to a tire shop.',
    language: 'es',
    manner: 'chatty',
    from: '8595550166',
    truth: {
      pickup: {
        street: 'Rice Road',
        cross: 'Van Meter Road',
        near: 'Keeneland',
        city: 'Lexington',
      },
      dropoff: {
        number: '1445',
        street: 'Alexandria Drive',
        city: 'Lexington',
      },
      reasons: ['Stuck/winch', 'Flat tire'],
      vehicle: {
        year: '2008',
        make: 'Chevrolet',
        model: 'Silverado',
        color: 'red',
      },
      name: 'Jesús Barragán',
      phone: '8595550166',
      mayText: true,
    },
    says: {
      opening: [
        'buenas oiga ando aquí por donde corren los caballos bueno por atrás y la troca se me fue de lado',
        'buenas tardes necesito una grúa se me fue la troca a la cuneta y se me ponchó una llanta',
      ],
      safety: [
        'estoy con el velador tomando un cafecito no hay cuidado',
        'sí estoy bien estoy fuera del camino y la troca también',
      ],
      unhurt: ['nomás el susto y el sombrero que quedó en el lodo', 'no nadie se lastimó'],
      callback: [
        'es el mío pero a veces no entra en las caballerizas bueno sí ese',
        'sí a este mismo número',
      ],
      where: [
        'por el quinilan ahí donde trabajo pero no en la entrada grande por la rais rod',
        'en la rice road con van meter road junto a keeneland en lexington',
      ],
      spot: [
        'enfrente hay puro zacate y yeguas mire donde topa con la van meter',
        'en la esquina de van meter road cerca de keeneland',
      ],
      direction: [
        'yo iba a darle de comer a la potranca o sea para allá',
        'no importa ya está parada en la cuneta en la esquina',
      ],
      exit: ['no pos no hay salida es camino de rancho', 'no hay salida ni milla es la rice road'],
      city: [
        'yo vivo en versalles como le dicen pero esto todavía es lexington',
        'lexington kentucky',
      ],
      reason: [
        'me hice a un lado por una van de turistas y se fue para abajo y luego tronó la de adelante',
        'está atascada en la cuneta y trae una llanta ponchada adelante hay que sacarla y llevarla',
      ],
      'shut in': [
        'traigo monturas nomás y un costal de avena',
        'no no hay nadie adentro ni animales',
      ],
      'where to': [
        'con el güero que arregla llantas ahí por la alexandria',
        'al catorce cuarenta y cinco de alexandria drive en lexington',
      ],
      'where to spot': [
        'es una llantera con un gallo pintado el catorce cuarenta y cinco',
        'catorce cuarenta y cinco alexandria drive',
      ],
      'where to city': ['ahí mismo en lexington no lo mande a georgetown', 'lexington'],
      vehicle: ['es una chevy la que era de mi patrón la silverado', 'chevrolet silverado'],
      year: ['le dicen la vieja pero es dos mil ocho la vieja vieja la vendí', 'dos mil ocho'],
      color: ['colorada como yegua alazana o sea roja', 'roja'],
      name: ['aquí todos me dicen chuy pero es jesús', 'jesús barragán'],
      spelling: [
        'con be de burro barragán dos erres b a r r a g a n',
        'jesús j e s u s y barragán b a r r a g a n',
      ],
      'may text': [
        'sí mándeme mensajito porque con los caballos no oigo',
        'sí me puede mandar mensajes',
      ],
      right: ['ándele eso mero así está', 'sí está bien todo'],
      change: ['no pos nada que yo sepa', 'nada así déjelo'],
      'other number': [
        'el mismo ocho cinco nueve cinco cinco cinco cero uno seis seis',
        'ocho cinco nueve cinco cinco cinco cero uno seis seis',
      ],
      person: ['si usted me entiende para qué no', 'no así con usted está bien'],
      truck: ['pos para eso hablé sí mándela', 'sí mándela por favor'],
      more: [
        'que no se meta al zacate porque también se atasca y los caballos se espantan con las luces',
        'que traiga cable largo la troca quedó inclinada y la llanta de adelante no sirve',
      ],
      message: [
        'dígale que soy chuy el de los caballos no mejor jesús barragán',
        'jesús barragán necesita grúa en la rice road',
      ],
      cancel: ['no no cómo cree', 'no no la cancele'],
      'same job': [
        'el compadre dijo que él llamaba pero ni teléfono tiene así que no',
        'no es la primera vez que llamo no viene ninguna',
      ],
      when: [
        'a las cinco les toca comer a los caballos pero la troca me urge ya',
        'ahorita lo más pronto',
      ],
    },
    ends: 'job',
  },
]
