import type { Caller } from '../../caller.ts'

export const callers: Caller[] = [
 {
  "id": "q1-01",
  "kind": "Everyday breakdowns",
  "about": "Woman in the Highlands in Louisville came out of the Kroger on Bardstown Road and her Accord only clicks. She wants a jump, no tow.",
  "manner": "chatty",
  "from": "5025550112",
  "truth": {
   "pickup": {
    "number": "2440",
    "street": "Bardstown Road",
    "name": "Kroger",
    "city": "Louisville"
   },
   "reasons": [
    "Dead battery"
   ],
   "vehicle": {
    "year": "2014",
    "make": "Honda",
    "model": "Accord",
    "color": "silver"
   },
   "name": "Denise Kaufman",
   "phone": "5025550112",
   "mayText": true
  },
  "says": {
   "opening": [
    "hi yeah i just came out of the kroger with a whole cart of groceries and my car's just going click click click i think i need somebody to come jump me",
    "my car won't start it just clicks i need a jump"
   ],
   "safety": [
    "oh yeah i'm just in the parking lot and the ice cream's melting but i'm fine",
    "yes i'm safe i'm parked"
   ],
   "unhurt": [
    "no no nobody's hurt i just feel dumb",
    "nobody's hurt no"
   ],
   "callback": [
    "mhm yeah this is my cell it's at like forty percent",
    "yes this number's good"
   ],
   "where": [
    "the kroger on bardstown road in the highlands you know the one everybody calls dirty kroger well it used to be",
    "kroger on bardstown road"
   ],
   "spot": [
    "um twenty four forty it says on the receipt twenty four forty bardstown road and i'm over on the side by the cart return kinda",
    "twenty four forty bardstown road kroger lot near the cart return"
   ],
   "direction": [
    "well i wasn't heading anywhere i'm parked i was gonna go home",
    "i'm not heading any way it's in a parking lot"
   ],
   "exit": [
    "there's no exit hon it's just bardstown road",
    "no exit no"
   ],
   "city": [
    "louisville",
    "louisville kentucky yeah"
   ],
   "reason": [
    "battery i'm pretty sure the lights were real dim and then it just clicked and i did leave the dome light on last night so that's on me",
    "dead battery it just needs a jump"
   ],
   "shut in": [
    "no just groceries in the trunk",
    "no nobody in there no pets either"
   ],
   "where to": [
    "oh i don't need it taken anywhere just the jump and i'll drive it home",
    "nowhere just a jump please"
   ],
   "where to spot": [
    "no address it's not getting towed",
    "it doesn't need to go anywhere"
   ],
   "where to city": [
    "it's staying here in louisville i just want it started",
    "no tow just a jump"
   ],
   "vehicle": [
    "it's a honda accord silver my mom had it before me",
    "honda accord"
   ],
   "year": [
    "twenty fourteen i wanna say yeah fourteen",
    "two thousand fourteen"
   ],
   "color": [
    "silver like every other one in this lot",
    "silver"
   ],
   "name": [
    "denise kaufman",
    "denise kaufman with a k"
   ],
   "spelling": [
    "d e n i s e and then k a u f m a n one n at the end",
    "k a u f m a n denise is d e n i s e"
   ],
   "may text": [
    "sure text me that's fine",
    "yes you can text me"
   ],
   "right": [
    "yep you got it",
    "yes that's all right"
   ],
   "change": [
    "oh nothing it's fine how you had it",
    "nothing to change"
   ],
   "person": [
    "no you're doing good i'm okay talking to you",
    "no that's okay"
   ],
   "truck": [
    "yes please or a guy with cables whatever you all send",
    "yes please send somebody"
   ],
   "more": [
    "um tell him i got my hazards on well no i don't the battery's dead so i'll just wave",
    "no just that i'll wave him down"
   ],
   "message": [
    "just that denise called from the kroger on bardstown needing a jump",
    "denise needs a jump at kroger that's it"
   ],
   "cancel": [
    "no don't cancel i still need it",
    "no please don't"
   ],
   "same job": [
    "no first time i called you all today",
    "no it's a new one"
   ],
   "when": [
    "soon as you can i got frozen stuff",
    "right now please"
   ],
   "other number": [
    "no i let my triple a run out back in the spring",
    "no i don't have one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-02",
  "kind": "Everyday breakdowns",
  "about": "Man on I-630 in Little Rock lost his serpentine belt going home and got his Explorer on the shoulder past University. Wants it at a garage on Colonel Glenn.",
  "manner": "curt",
  "from": "5015550141",
  "truth": {
   "pickup": {
    "highway": "I-630",
    "direction": "westbound",
    "exit": "5",
    "near": "University Avenue",
    "city": "Little Rock"
   },
   "dropoff": {
    "number": "7101",
    "street": "Colonel Glenn Road",
    "name": "Dixon's Garage",
    "city": "Little Rock"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2015",
    "make": "Ford",
    "model": "Explorer",
    "color": "black"
   },
   "name": "Terrence Boyd",
   "phone": "5015550141",
   "mayText": true
  },
  "says": {
   "opening": [
    "yeah need a tow six thirty westbound",
    "i need a tow truck i'm on six thirty"
   ],
   "safety": [
    "i'm over the rail up on the grass",
    "yeah i'm off behind the guardrail i'm good"
   ],
   "unhurt": [
    "nope",
    "nobody hurt"
   ],
   "callback": [
    "yep",
    "this number yeah"
   ],
   "where": [
    "i told you six thirty",
    "interstate six thirty westbound right by university"
   ],
   "spot": [
    "on the shoulder just past university avenue hood's up can't miss it",
    "right shoulder past university with the hood up"
   ],
   "direction": [
    "west going home",
    "westbound"
   ],
   "exit": [
    "uh five university is five i think yeah five",
    "exit five"
   ],
   "city": [
    "little rock",
    "little rock arkansas"
   ],
   "reason": [
    "belt broke serpentine belt lost the steering and everything battery light came on",
    "the belt snapped it runs but i ain't driving it"
   ],
   "shut in": [
    "no it's just me",
    "no"
   ],
   "where to": [
    "dixon's garage on colonel glenn",
    "dixon's garage colonel glenn road"
   ],
   "where to spot": [
    "seventy one oh one",
    "seventy one oh one colonel glenn road"
   ],
   "where to city": [
    "same little rock",
    "little rock"
   ],
   "vehicle": [
    "explorer",
    "ford explorer"
   ],
   "year": [
    "fifteen",
    "two thousand fifteen"
   ],
   "color": [
    "black",
    "it's black"
   ],
   "name": [
    "boyd",
    "terrence boyd"
   ],
   "spelling": [
    "two r's t e r r e n c e b o y d",
    "t e r r e n c e last name b o y d"
   ],
   "may text": [
    "yeah go ahead",
    "you can text me"
   ],
   "right": [
    "yeah",
    "yeah that's right"
   ],
   "change": [
    "nothing",
    "nothing just send it"
   ],
   "person": [
    "nah",
    "no this is fine"
   ],
   "truck": [
    "yeah that's why i called",
    "yes"
   ],
   "more": [
    "it'll roll in neutral but there's no power steering so",
    "no power steering that's all"
   ],
   "message": [
    "just tell them boyd six thirty at university",
    "terrence boyd needs a tow on six thirty"
   ],
   "cancel": [
    "no",
    "no don't cancel it"
   ],
   "same job": [
    "no first call",
    "no this is new"
   ],
   "when": [
    "now",
    "right now"
   ],
   "other number": [
    "no i'm paying it",
    "don't have one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-03",
  "kind": "Everyday breakdowns",
  "about": "Woman at Northpark Mall in Ridgeland outside Jackson came out to a flat on her Altima. She has a good spare and wants somebody to put it on.",
  "manner": "plain",
  "from": "6015550127",
  "truth": {
   "pickup": {
    "number": "1200",
    "street": "East County Line Road",
    "name": "Northpark Mall",
    "near": "Dillard's",
    "city": "Ridgeland"
   },
   "reasons": [
    "Flat tire"
   ],
   "vehicle": {
    "year": "2018",
    "make": "Nissan",
    "model": "Altima",
    "color": "blue"
   },
   "name": "Latoya Simmons",
   "phone": "6015550127",
   "mayText": true
  },
  "says": {
   "opening": [
    "hey um i got a flat and i have a spare i just can't get these lug nuts to turn",
    "i have a flat tire and i need somebody to put my spare on"
   ],
   "safety": [
    "yes ma'am i'm at the mall",
    "yes i'm in the mall parking lot"
   ],
   "unhurt": [
    "no ma'am",
    "no everybody's fine"
   ],
   "callback": [
    "yes it is",
    "yes this number's fine"
   ],
   "where": [
    "northpark mall on the dillard's side",
    "northpark mall on county line road"
   ],
   "spot": [
    "it's um outside dillard's the bottom door like third row back",
    "by the dillard's entrance third row the address is twelve hundred east county line road"
   ],
   "direction": [
    "i'm parked",
    "i'm parked i'm not going any direction"
   ],
   "exit": [
    "it's off of fifty five but i'm not on the interstate i'm at the mall",
    "i'm not at an exit"
   ],
   "city": [
    "jackson well it's ridgeland really if you wanna be technical",
    "ridgeland mississippi"
   ],
   "reason": [
    "the back one on the passenger side is flat flat like on the rim",
    "flat tire and i've got a spare in the trunk"
   ],
   "shut in": [
    "no my kids are standing right here eating pretzels",
    "no nobody's in the car"
   ],
   "where to": [
    "no it don't need towing i just need the tire changed",
    "nowhere just change the tire"
   ],
   "where to spot": [
    "i don't need a tow",
    "no address there's no tow"
   ],
   "where to city": [
    "it's not going anywhere just the spare put on",
    "i'm not getting it towed"
   ],
   "vehicle": [
    "nissan altima",
    "nissan altima the blue one"
   ],
   "year": [
    "it's a twenty eighteen",
    "eighteen"
   ],
   "color": [
    "blue kind of a dark blue",
    "blue"
   ],
   "name": [
    "latoya simmons",
    "my name is latoya simmons"
   ],
   "spelling": [
    "l a t o y a s i m m o n s two m's",
    "simmons s i m m o n s latoya l a t o y a"
   ],
   "may text": [
    "that's fine",
    "yes you can text"
   ],
   "right": [
    "yes that's right",
    "yes ma'am"
   ],
   "change": [
    "nothing it's right",
    "no changes"
   ],
   "person": [
    "no this is okay",
    "no thank you"
   ],
   "truck": [
    "yes please",
    "yes send somebody to change it"
   ],
   "more": [
    "he's gonna need one of them long bars cause i stood on mine and it didn't move",
    "bring a breaker bar the lug nuts are tight"
   ],
   "message": [
    "tell them it's latoya at northpark with the flat",
    "latoya simmons flat tire at northpark"
   ],
   "cancel": [
    "no i still need help",
    "no don't cancel"
   ],
   "same job": [
    "no i haven't called before",
    "no this is the first time"
   ],
   "when": [
    "now if y'all can",
    "as soon as possible"
   ],
   "other number": [
    "um my insurance might have something but i don't have the card on me",
    "no i don't have a number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-04",
  "kind": "Places hard to find",
  "about": "Young man up Robinson Creek near Madison in Boone County put his Jeep in the ditch letting a coal truck by. Wants winched back on the road.",
  "manner": "chatty",
  "from": "3045550171",
  "truth": {
   "pickup": {
    "street": "Robinson Creek Road",
    "near": "Free Will Baptist church",
    "city": "Madison"
   },
   "reasons": [
    "Stuck/winch"
   ],
   "vehicle": {
    "year": "2004",
    "make": "Jeep",
    "model": "Wrangler",
    "color": "green"
   },
   "name": "Dakota Jarrell",
   "phone": "3045550171",
   "mayText": false
  },
  "says": {
   "opening": [
    "yeah buddy i'm up robinson creek and i got my jeep over in the ditch and she ain't coming out",
    "i'm in the ditch up robinson creek i need winched out"
   ],
   "safety": [
    "yeah i'm up on the bank ain't nothing comes through here but them trucks and they can get by",
    "yeah i'm well off the road on the bank"
   ],
   "unhurt": [
    "naw just my pride",
    "no ain't nobody hurt"
   ],
   "callback": [
    "yeah it's this one but if it don't go through just try it again it comes and goes up here",
    "yeah this number"
   ],
   "where": [
    "robinson creek road it's up the holler you turn off down at madison and just keep a coming",
    "robinson creek road out of madison"
   ],
   "spot": [
    "there ain't no numbers up here uh about a hundred yards up past the free will baptist church little white church on your left",
    "just past the free will baptist church on robinson creek road"
   ],
   "direction": [
    "up the holler i was coming up from town",
    "i was headed up the holler"
   ],
   "exit": [
    "exit lord no ain't no exits up here it's one lane",
    "there's no exits"
   ],
   "city": [
    "madison's the closest thing boone county",
    "madison west virginia"
   ],
   "reason": [
    "well i pulled over to let a coal truck get by and the edge just give way and she slid down in there both right tires are hung",
    "it's stuck in the ditch it runs just fine i need a winch"
   ],
   "shut in": [
    "naw the dog's out here with me running all over",
    "no nobody in it"
   ],
   "where to": [
    "don't need to go nowhere just set me back up on the road i'll drive it",
    "nowhere just pull me out"
   ],
   "where to spot": [
    "ain't going nowhere",
    "no address just get it back on the road"
   ],
   "where to city": [
    "just back up on the road that's all",
    "it don't need towed"
   ],
   "vehicle": [
    "it's a jeep wrangler oh four got a little lift on it",
    "jeep wrangler"
   ],
   "year": [
    "oh four",
    "two thousand four"
   ],
   "color": [
    "green what ain't mud",
    "green"
   ],
   "name": [
    "dakota jarrell",
    "dakota jarrell there's a bunch of us jarrells up here"
   ],
   "spelling": [
    "j a r r e l l two r's two l's and dakota like the state",
    "d a k o t a j a r r e l l"
   ],
   "may text": [
    "wouldn't do no good i got one bar and it don't do texts up in here",
    "no texts won't come through just call"
   ],
   "right": [
    "yeah that's it",
    "yes sir that's right"
   ],
   "change": [
    "nothing you're good",
    "nothing"
   ],
   "person": [
    "naw you're alright",
    "no i'm good"
   ],
   "truck": [
    "yeah one with a good long cable",
    "yes send one with a winch"
   ],
   "more": [
    "tell him don't trust his gps it'll take him over the mountain on the four wheeler trail come up from madison",
    "come up from the madison side and bring a long cable"
   ],
   "message": [
    "tell them dakota's in the ditch up robinson creek by the church",
    "dakota jarrell needs a winch on robinson creek"
   ],
   "cancel": [
    "naw don't cancel i can't get out of here by myself",
    "no keep it"
   ],
   "same job": [
    "no i ain't called nobody yet but my papaw",
    "no first time calling"
   ],
   "when": [
    "whenever he can get up here today before dark",
    "now soon as he can"
   ],
   "other number": [
    "ain't got none of that",
    "no sir"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-05",
  "kind": "Places hard to find",
  "about": "Hiker at the Lost Valley trailhead near Ponca on the Buffalo River shut her keys in the back of her Outback. Phone and dog are with her.",
  "manner": "plain",
  "from": "8705550133",
  "truth": {
   "pickup": {
    "highway": "AR-43",
    "name": "Lost Valley trailhead",
    "city": "Ponca"
   },
   "reasons": [
    "Lockout"
   ],
   "vehicle": {
    "year": "2019",
    "make": "Subaru",
    "model": "Outback",
    "color": "white"
   },
   "name": "Emily Pruitt",
   "phone": "8705550133",
   "mayText": true
  },
  "says": {
   "opening": [
    "hi um so we just got back from a hike and my keys are in the car and i'm not",
    "i locked my keys in my car at a trailhead"
   ],
   "safety": [
    "yeah we're sitting at the picnic table",
    "yes we're at the picnic tables it's a parking lot"
   ],
   "unhurt": [
    "no just tired",
    "no one's hurt"
   ],
   "callback": [
    "yes but the signal here is really bad so if it drops that's why",
    "yes this number"
   ],
   "where": [
    "it's lost valley the trailhead off of highway forty three by the buffalo",
    "lost valley trailhead on arkansas forty three"
   ],
   "spot": [
    "you come down the gravel all the way to the end of it where the bathrooms are and i'm right by the bathrooms",
    "end of the gravel lot by the bathrooms at lost valley"
   ],
   "direction": [
    "i'm not on the road we're parked",
    "we're parked at the trailhead"
   ],
   "exit": [
    "there aren't any exits it's the middle of the national park",
    "no exits out here"
   ],
   "city": [
    "um ponca i guess there's not really a town",
    "ponca arkansas"
   ],
   "reason": [
    "i put my keys down in the back to change my boots and shut the hatch and it locked itself",
    "my keys are locked inside it"
   ],
   "shut in": [
    "no biscuit's out here with me on her leash she's fine",
    "no the dog's with me nobody's in the car"
   ],
   "where to": [
    "nowhere just open it please",
    "it doesn't need a tow just unlocked"
   ],
   "where to spot": [
    "no it's just a lockout",
    "there's nowhere to take it"
   ],
   "where to city": [
    "it's staying here till i get my keys then i'm driving home",
    "no tow i just need it opened"
   ],
   "vehicle": [
    "a subaru the outback",
    "subaru outback"
   ],
   "year": [
    "twenty nineteen",
    "it's a two thousand nineteen"
   ],
   "color": [
    "white with a green kayak rack on top",
    "white"
   ],
   "name": [
    "emily",
    "emily pruitt"
   ],
   "spelling": [
    "p r u i t t two t's",
    "emily e m i l y pruitt p r u i t t"
   ],
   "may text": [
    "yes texts actually work better than calls out here",
    "yes please text"
   ],
   "right": [
    "yes",
    "yes that's right"
   ],
   "change": [
    "nothing",
    "nothing it's all right"
   ],
   "person": [
    "no it's okay",
    "no thanks"
   ],
   "truck": [
    "yes please",
    "yes someone to unlock it"
   ],
   "more": [
    "there's a low water crossing but it's down today you can get through it",
    "the gravel road's a little rough that's all"
   ],
   "message": [
    "that emily's locked out at lost valley in ponca",
    "emily pruitt locked out at lost valley trailhead"
   ],
   "cancel": [
    "no please don't i can't get in",
    "no don't cancel"
   ],
   "same job": [
    "no i tried a locksmith in jasper but i haven't called you guys",
    "no it's the first time"
   ],
   "when": [
    "as soon as you can it gets dark early down in here",
    "now please"
   ],
   "other number": [
    "i've got a subaru thing but the card's in the car so no",
    "no i don't have it with me"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-06",
  "kind": "Places hard to find",
  "about": "Retired man on the Natchez Trace north of Canton, Mississippi, whose Ranger cut off near Cypress Swamp. Wants it towed to his house in Canton.",
  "manner": "slow",
  "from": "6015550184",
  "truth": {
   "pickup": {
    "highway": "Natchez Trace Parkway",
    "direction": "northbound",
    "mile": "122",
    "near": "Cypress Swamp",
    "city": "Canton"
   },
   "dropoff": {
    "number": "317",
    "street": "East Peace Street",
    "city": "Canton"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2009",
    "make": "Ford",
    "model": "Ranger",
    "color": "tan"
   },
   "name": "Wendell Odom",
   "phone": "6015550184",
   "mayText": false
  },
  "says": {
   "opening": [
    "yes sir i'm up here on the trace and my truck has cut off on me",
    "my truck quit on the natchez trace i need it carried home"
   ],
   "safety": [
    "well i'm pulled off in the grass it's wide there and there's not a soul out here",
    "yes sir i'm off in the grass"
   ],
   "unhurt": [
    "no sir i'm all right",
    "nobody's hurt"
   ],
   "callback": [
    "uh yes six oh one five five five oh one eight four that's it",
    "yes sir this is the one"
   ],
   "where": [
    "the trace the natchez trace parkway",
    "natchez trace parkway above canton"
   ],
   "spot": [
    "it's just a little before you get to that cypress swamp where folks stop and look at the alligators",
    "little bit short of the cypress swamp milepost one twenty two"
   ],
   "direction": [
    "north i was going up toward kosciusko to see about a mower",
    "northbound"
   ],
   "exit": [
    "there's no exits on it but there's a brown post yonder hold on it says one two two",
    "milepost one twenty two"
   ],
   "city": [
    "well it's out from canton in the county",
    "canton i reckon is closest"
   ],
   "reason": [
    "it was running fine and just quit like you'd turned the key off fuel pump i expect i had one go on me before",
    "it just shut off and won't crank back up"
   ],
   "shut in": [
    "no sir just me and my coffee",
    "no sir nobody"
   ],
   "where to": [
    "just carry it to the house",
    "my house in canton on east peace street"
   ],
   "where to spot": [
    "three seventeen east peace street pull it around back by the shed",
    "three one seven east peace street"
   ],
   "where to city": [
    "canton",
    "canton mississippi"
   ],
   "vehicle": [
    "a little ford ranger",
    "ford ranger pickup"
   ],
   "year": [
    "it's a oh nine",
    "two thousand and nine"
   ],
   "color": [
    "tan they called it something fancier but it's tan",
    "tan"
   ],
   "name": [
    "wendell odom",
    "odom wendell odom"
   ],
   "spelling": [
    "o d o m just like it sounds and wendell with two l's",
    "w e n d e l l o d o m"
   ],
   "may text": [
    "no sir this is a flip phone i don't fool with that",
    "no i don't text"
   ],
   "right": [
    "yes sir that's right",
    "that's right"
   ],
   "change": [
    "not a thing",
    "nothing sir"
   ],
   "person": [
    "no you're doing all right",
    "no i can hear you fine"
   ],
   "truck": [
    "yes sir i'd appreciate it",
    "yes sir"
   ],
   "more": [
    "they don't let commercial trucks up on here without he tells the rangers i think so he might want to call them",
    "the park rangers might ask him what he's doing up here"
   ],
   "message": [
    "tell them mr odom is on the trace by cypress swamp",
    "wendell odom broke down on the trace"
   ],
   "cancel": [
    "no sir i need it",
    "no sir don't cancel"
   ],
   "same job": [
    "no sir this is the first i've called",
    "no sir"
   ],
   "when": [
    "well i'm sitting here so now if you can",
    "now please"
   ],
   "other number": [
    "i used to have farm bureau but no i couldn't tell you the number",
    "no sir i don't have it"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-07",
  "kind": "Changing their minds",
  "about": "Student in Lexington whose Jetta won't go into gear at a Speedway. She says Nicholasville Road and Passat first and puts both right later.",
  "manner": "chatty",
  "from": "8595550146",
  "truth": {
   "pickup": {
    "street": "Harrodsburg Road",
    "cross": "Lane Allen Road",
    "name": "Speedway",
    "city": "Lexington"
   },
   "dropoff": {
    "number": "1301",
    "street": "Versailles Road",
    "name": "Bluegrass Transmission",
    "city": "Lexington"
   },
   "reasons": [
    "Won't shift"
   ],
   "vehicle": {
    "year": "2013",
    "make": "Volkswagen",
    "model": "Jetta",
    "color": "gray"
   },
   "name": "Hannah Combs",
   "phone": "8595550146",
   "mayText": true
  },
  "first": {
   "where": "um i'm on nicholasville road at the speedway",
   "vehicle": "it's a volkswagen um passat"
  },
  "says": {
   "opening": [
    "hi so i stopped to get gas and now my car like won't go in any gear i don't know what happened",
    "my car won't go into gear i need it towed"
   ],
   "safety": [
    "yeah i'm at a gas station so",
    "yes i'm at the gas station"
   ],
   "unhurt": [
    "no i'm good",
    "no nobody's hurt"
   ],
   "callback": [
    "yeah that's my phone",
    "yes this one"
   ],
   "where": [
    "harrodsburg road not nicholasville sorry the speedway on harrodsburg road",
    "harrodsburg road the speedway"
   ],
   "spot": [
    "okay wait did i say nicholasville i'm looking at the sign it's harrodsburg road it's harrodsburg and lane allen i'm at pump like six",
    "harrodsburg road and lane allen road at the speedway"
   ],
   "direction": [
    "i'm sitting at a pump i'm not going any way",
    "i'm parked at the speedway"
   ],
   "exit": [
    "no exit it's in town",
    "there's no exit"
   ],
   "city": [
    "lexington",
    "lexington kentucky"
   ],
   "reason": [
    "the shifter moves but it's like nothing's there you put it in drive and it just revs",
    "it won't go into drive or reverse or anything"
   ],
   "shut in": [
    "no it's just me and my roommate and we're outside of it",
    "no"
   ],
   "where to": [
    "my uncle said bluegrass transmission on versailles road",
    "bluegrass transmission versailles road"
   ],
   "where to spot": [
    "um he texted it hang on thirteen oh one versailles road",
    "thirteen oh one versailles road"
   ],
   "where to city": [
    "lexington yeah it's still lexington",
    "lexington"
   ],
   "vehicle": [
    "a jetta i keep saying passat that's my dad's it's a jetta",
    "volkswagen jetta"
   ],
   "year": [
    "twenty thirteen and it's the jetta by the way not the passat i was thinking of my dad's",
    "two thousand thirteen"
   ],
   "color": [
    "gray",
    "it's gray dark gray"
   ],
   "name": [
    "hannah combs",
    "i'm hannah combs"
   ],
   "spelling": [
    "h a n n a h and c o m b s the b's quiet",
    "combs c o m b s hannah h a n n a h"
   ],
   "may text": [
    "yeah text is way better",
    "yes you can text me"
   ],
   "right": [
    "yeah as long as you got harrodsburg road and not nicholasville and it's the jetta",
    "yes harrodsburg road and the jetta that's right"
   ],
   "change": [
    "just it's harrodsburg road at lane allen not nicholasville and a jetta not a passat",
    "harrodsburg road and a volkswagen jetta the rest is fine"
   ],
   "person": [
    "no you're fine i just talk a lot",
    "no it's okay"
   ],
   "truck": [
    "yeah please the guy at the speedway keeps looking at me",
    "yes please"
   ],
   "more": [
    "oh it's still at the pump so i'm kind of blocking people",
    "it's blocking pump six that's it"
   ],
   "message": [
    "that hannah's stuck at the speedway on harrodsburg road",
    "hannah combs needs a tow from the speedway on harrodsburg road"
   ],
   "cancel": [
    "no no i still want it",
    "no don't cancel"
   ],
   "same job": [
    "no i've never called before",
    "no it's a new one"
   ],
   "when": [
    "now like as soon as you can",
    "right now"
   ],
   "other number": [
    "my dad's got triple a but i'm not on it",
    "no i don't have one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-08",
  "kind": "Changing their minds",
  "about": "Man in Charleston, West Virginia, hit a deer and limped into the Go-Mart on MacCorkle. First wants it at his house on Venable, then at a body shop in St. Albans, and gives his wife's number because his phone is dying.",
  "manner": "plain",
  "from": "3045550158",
  "truth": {
   "pickup": {
    "number": "5005",
    "street": "MacCorkle Avenue",
    "name": "Go-Mart",
    "city": "Charleston"
   },
   "dropoff": {
    "number": "2510",
    "street": "Kanawha Terrace",
    "name": "Hayes Collision",
    "city": "St. Albans"
   },
   "reasons": [
    "Accident"
   ],
   "vehicle": {
    "year": "2017",
    "make": "Hyundai",
    "model": "Santa Fe",
    "color": "red"
   },
   "name": "Gary Pauley",
   "phone": "3045550163",
   "mayText": true
  },
  "first": {
   "where to": "just haul it to my house it's over on venable avenue",
   "callback": "yeah this one's all right"
  },
  "says": {
   "opening": [
    "yeah i hit a deer coming in from marmet and i got it as far as the go mart but the radiator's pushed in i don't wanna drive it no more",
    "i hit a deer and i need a tow"
   ],
   "safety": [
    "yeah i'm at the go mart drinking a coffee",
    "yes i'm in the lot at the go mart"
   ],
   "unhurt": [
    "no the deer got the worst of it",
    "no i'm not hurt"
   ],
   "callback": [
    "tell you what this one's dying call my wife's it's three oh four five five five oh one six three",
    "three oh four five five five zero one six three that's my wife's she's right here"
   ],
   "where": [
    "go mart on maccorkle in kanawha city",
    "maccorkle avenue the go mart in charleston"
   ],
   "spot": [
    "around the side by the air pump fifty oh five maccorkle avenue",
    "fifty oh five maccorkle avenue by the air pump"
   ],
   "direction": [
    "i was coming down from marmet but it's in the lot now",
    "it's parked in the lot"
   ],
   "exit": [
    "no i never got on the turnpike",
    "no exit"
   ],
   "city": [
    "charleston",
    "charleston kanawha city part of it"
   ],
   "reason": [
    "hit a deer busted the whole front end in headlight's hanging",
    "accident i hit a deer"
   ],
   "shut in": [
    "no sir",
    "no there's nobody in it"
   ],
   "where to": [
    "hayes collision over in saint albans not the house",
    "hayes collision kanawha terrace saint albans"
   ],
   "where to spot": [
    "you know what forget the house the wife says take it on to hayes collision it's twenty five ten kanawha terrace",
    "twenty five ten kanawha terrace hayes collision"
   ],
   "where to city": [
    "saint albans that's where the body shop is",
    "saint albans"
   ],
   "vehicle": [
    "hyundai santa fe",
    "it's a hyundai santa fe"
   ],
   "year": [
    "seventeen",
    "twenty seventeen and hey take it to hayes collision in saint albans twenty five ten kanawha terrace don't take it to the house"
   ],
   "color": [
    "red what's left of it",
    "red"
   ],
   "name": [
    "gary pauley",
    "gary pauley p a u l e y"
   ],
   "spelling": [
    "p a u l e y and gary with one r",
    "g a r y p a u l e y"
   ],
   "may text": [
    "yeah but text my wife's phone mine's at two percent three oh four five five five oh one six three",
    "yes text three oh four five five five oh one six three"
   ],
   "right": [
    "yeah if you got it going to hayes collision twenty five ten kanawha terrace in saint albans and call the three oh four five five five oh one six three number",
    "yes hayes collision and my wife's number that's right"
   ],
   "change": [
    "it goes to hayes collision twenty five ten kanawha terrace saint albans not the house and the number's three oh four five five five oh one six three",
    "take it to hayes collision twenty five ten kanawha terrace saint albans and call three oh four five five five oh one six three"
   ],
   "person": [
    "no this is all right",
    "no"
   ],
   "truck": [
    "yeah a rollback if you got one",
    "yes please"
   ],
   "more": [
    "it's leaking out the front pretty good and my phone's about gone so use the wife's number three oh four five five five oh one six three",
    "just call my wife's phone three oh four five five five oh one six three"
   ],
   "message": [
    "gary pauley with the deer at the go mart call three oh four five five five oh one six three",
    "gary pauley needs a tow call my wife's phone"
   ],
   "cancel": [
    "no i just changed where it's going i still want it",
    "no don't cancel"
   ],
   "same job": [
    "no i only called the once",
    "no this is new"
   ],
   "when": [
    "tonight soon as you can get here",
    "now"
   ],
   "other number": [
    "i ain't called state farm yet so no claim number",
    "no not yet"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-09",
  "kind": "Hard to understand",
  "about": "Man with a thick Delta accent and a bad line, out of gas in a Silverado on US-82 at Leland, Mississippi, near the Double Quick. The transcript drops and mangles words.",
  "manner": "plain",
  "from": "6625550122",
  "truth": {
   "pickup": {
    "highway": "US-82",
    "direction": "westbound",
    "near": "Double Quick",
    "city": "Leland"
   },
   "reasons": [
    "Out of fuel"
   ],
   "vehicle": {
    "year": "2006",
    "make": "Chevrolet",
    "model": "Silverado",
    "color": "red"
   },
   "name": "Curtis Hollins",
   "phone": "6625550122",
   "mayText": true
  },
  "says": {
   "opening": [
    "hey uh lemme get a get a somebody bring me some uh i done run out on eighty two here",
    "say i done run out of gas need somebody bring me some gas"
   ],
   "safety": [
    "yeah i'm i'm way off over in the turn row i'm straight",
    "yeah i'm off the road in the field turn row i'm safe"
   ],
   "unhurt": [
    "naw naw ain't nobody hurt",
    "nobody hurt no"
   ],
   "callback": [
    "yeah dis it",
    "yeah this the number"
   ],
   "where": [
    "high eighty two up in uh lee land",
    "highway eighty two us eighty two in leland"
   ],
   "spot": [
    "you know the dubba quick the double quick just just fo you get to it i can see the sign",
    "just before the double quick gas station on highway eighty two"
   ],
   "direction": [
    "goin to green vul",
    "westbound toward greenville"
   ],
   "exit": [
    "ain't ain't no exit on eighty two",
    "it ain't no exit"
   ],
   "city": [
    "lee land",
    "leland mississippi l e l a n d"
   ],
   "reason": [
    "it just outta gas man the gauge broke on it been broke it say half a tank all the time",
    "out of gas that's all it is"
   ],
   "shut in": [
    "naw just me",
    "no ain't nobody in it"
   ],
   "where to": [
    "naw don't tow it just bring a lil gas",
    "no tow just bring me gas"
   ],
   "where to spot": [
    "ain't goin nowhere",
    "it don't need no tow"
   ],
   "where to city": [
    "naw just the gas",
    "no tow just gas"
   ],
   "vehicle": [
    "chevy silver rado",
    "chevrolet silverado pickup truck"
   ],
   "year": [
    "oh six",
    "two thousand six"
   ],
   "color": [
    "she red",
    "red"
   ],
   "name": [
    "curtis hollins",
    "curtis hollins yeah"
   ],
   "spelling": [
    "h o double l i n s curtis with a c",
    "c u r t i s h o l l i n s"
   ],
   "may text": [
    "yeah you can hit me with a text",
    "yeah text me"
   ],
   "right": [
    "yeah you right",
    "yeah that's right"
   ],
   "change": [
    "naw nothin",
    "nothing"
   ],
   "person": [
    "naw i hear you good can you hear me",
    "no i'm all right"
   ],
   "truck": [
    "yeah just a somebody with a gas can",
    "yeah send somebody with gas"
   ],
   "more": [
    "uh regular don't bring no diesel it's a regular",
    "regular gas that's it"
   ],
   "message": [
    "tell em curtis outta gas on eighty two",
    "curtis hollins out of gas in leland on eighty two"
   ],
   "cancel": [
    "naw naw don't do that",
    "no don't cancel it"
   ],
   "same job": [
    "naw i ain't called befo",
    "no first time"
   ],
   "when": [
    "right now i got to be to work",
    "right now"
   ],
   "other number": [
    "naw i ain't got nothin like that",
    "no i don't have one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-10",
  "kind": "Upset or in a hurry",
  "about": "Woman near Conway, Arkansas, hit a crater on I-40, two tires gone on her Camry, and her daughter's recital starts in an hour. Sister has picked her up off the shoulder.",
  "manner": "angry",
  "from": "5015550138",
  "truth": {
   "pickup": {
    "highway": "I-40",
    "direction": "westbound",
    "exit": "129",
    "city": "Conway"
   },
   "dropoff": {
    "number": "2235",
    "street": "Dave Ward Drive",
    "name": "Discount Tire",
    "city": "Conway"
   },
   "reasons": [
    "Flat tire"
   ],
   "vehicle": {
    "year": "2021",
    "make": "Toyota",
    "model": "Camry",
    "color": "white"
   },
   "name": "Kelsey Barnett",
   "phone": "5015550138",
   "mayText": true
  },
  "says": {
   "opening": [
    "yes finally okay i hit a hole the size of a bathtub on i forty and both my tires are gone and i have to be somewhere in an hour",
    "i need a tow on i forty i've got two flat tires"
   ],
   "safety": [
    "i'm in my sister's car up at the gas station i'm not standing out there",
    "i'm fine i'm not even by the road anymore"
   ],
   "unhurt": [
    "no just mad",
    "no nobody's hurt"
   ],
   "callback": [
    "yes it's the number i'm calling from obviously",
    "yes"
   ],
   "where": [
    "i forty westbound coming into conway",
    "i forty westbound"
   ],
   "spot": [
    "it's on the shoulder right before the one twenty nine exit flashers on white camry it's the only one there",
    "on the right shoulder right before exit one twenty nine"
   ],
   "direction": [
    "west i said west",
    "westbound"
   ],
   "exit": [
    "one twenty nine the dave ward one",
    "exit one twenty nine"
   ],
   "city": [
    "conway",
    "conway arkansas i just told you"
   ],
   "reason": [
    "two tires two both on the passenger side i only have the one spare so that does me no good",
    "two flat tires it has to be towed"
   ],
   "shut in": [
    "what no my kid's at her recital which i'm missing",
    "no there's nobody in the car"
   ],
   "where to": [
    "discount tire on dave ward",
    "discount tire dave ward drive in conway"
   ],
   "where to spot": [
    "i don't know twenty two something hang on my sister's looking twenty two thirty five dave ward drive",
    "twenty two thirty five dave ward drive"
   ],
   "where to city": [
    "conway",
    "conway same town"
   ],
   "vehicle": [
    "camry",
    "toyota camry"
   ],
   "year": [
    "twenty twenty one it's not even paid off",
    "two thousand twenty one"
   ],
   "color": [
    "white",
    "white i said it's white"
   ],
   "name": [
    "kelsey barnett",
    "kelsey barnett okay"
   ],
   "spelling": [
    "k e l s e y b a r n e t t two t's everybody leaves one off",
    "b a r n e t t kelsey k e l s e y"
   ],
   "may text": [
    "yes please text me so i can get off the phone",
    "yes text me"
   ],
   "right": [
    "yes yes yes",
    "yes it's right"
   ],
   "change": [
    "nothing just send the truck",
    "nothing"
   ],
   "person": [
    "i don't care who i talk to as long as a truck comes",
    "no just finish it"
   ],
   "truck": [
    "yes i want a truck",
    "yes"
   ],
   "more": [
    "the key's on top of the front tire on the driver side i'm not gonna be there i'm going to the recital",
    "key's on the driver front tire i won't be with it"
   ],
   "message": [
    "tell them kelsey barnett is waiting on a truck",
    "kelsey barnett two flats on i forty"
   ],
   "cancel": [
    "no why would i cancel",
    "no do not cancel"
   ],
   "same job": [
    "no i called a different company and they hung up on me this is my first time with you",
    "no this is new"
   ],
   "when": [
    "now right now",
    "as fast as you can"
   ],
   "other number": [
    "i don't have time to dig that out no",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-11",
  "kind": "Older callers",
  "about": "Widower in Paducah, Kentucky, is giving his late wife's Buick to his grandson in Mayfield and needs it carried over there. It runs but the tags are out.",
  "manner": "slow",
  "from": "2705550119",
  "truth": {
   "pickup": {
    "number": "2215",
    "street": "Jefferson Street",
    "city": "Paducah"
   },
   "dropoff": {
    "number": "508",
    "street": "South 7th Street",
    "city": "Mayfield"
   },
   "reasons": [
    "Transport"
   ],
   "vehicle": {
    "year": "1998",
    "make": "Buick",
    "model": "LeSabre",
    "color": "maroon"
   },
   "name": "Harold Wiggins",
   "phone": "2705550119",
   "mayText": false
  },
  "says": {
   "opening": [
    "well good morning i've got an automobile here i want carried down to my grandson in mayfield it was my wife's",
    "i need a car moved from my house to mayfield"
   ],
   "safety": [
    "oh yes i'm in my kitchen",
    "yes i'm at home"
   ],
   "unhurt": [
    "no honey nobody's hurt my knee's bad but it's been bad",
    "no nobody's hurt"
   ],
   "callback": [
    "yes this is the house phone i'm generally here",
    "yes it's two seven oh five five five oh one one nine"
   ],
   "where": [
    "it's here at the house on jefferson street",
    "jefferson street in paducah"
   ],
   "spot": [
    "twenty two fifteen it's the brick one with the carport and the car's under the carport",
    "twenty two fifteen jefferson street under the carport"
   ],
   "direction": [
    "it's not headed anywhere it hasn't moved since last fall",
    "it's parked at the house"
   ],
   "exit": [
    "no we're in town not on the interstate",
    "no exit"
   ],
   "city": [
    "paducah",
    "paducah kentucky"
   ],
   "reason": [
    "oh there's nothing the matter with it it runs like a top the tags are out and i don't drive anymore so it just has to be taken over there",
    "nothing's wrong with it it just needs moving"
   ],
   "shut in": [
    "heavens no",
    "no it's empty"
   ],
   "where to": [
    "to tyler my grandson down in mayfield he's just turned sixteen",
    "my grandson's house in mayfield on south seventh street"
   ],
   "where to spot": [
    "i wrote it down let me find my glasses five oh eight south seventh street",
    "five oh eight south seventh street"
   ],
   "where to city": [
    "mayfield it's about twenty five miles down forty five",
    "mayfield kentucky"
   ],
   "vehicle": [
    "it's a buick lesabre she loved that car",
    "buick lesabre"
   ],
   "year": [
    "nineteen and ninety eight we bought it new",
    "nineteen ninety eight"
   ],
   "color": [
    "maroon",
    "maroon with the gray cloth inside but it's maroon"
   ],
   "name": [
    "harold wiggins",
    "this is harold wiggins"
   ],
   "spelling": [
    "w i g g i n s two g's",
    "h a r o l d w i g g i n s"
   ],
   "may text": [
    "no ma'am it's a telephone on the wall",
    "no it won't take a text"
   ],
   "right": [
    "yes that sounds right to me",
    "yes that's right"
   ],
   "change": [
    "well nothing i don't believe",
    "nothing"
   ],
   "person": [
    "well you're doing fine are you not a person",
    "no this is all right"
   ],
   "truck": [
    "yes one of those flat ones if you would",
    "yes please"
   ],
   "more": [
    "the keys are in a coffee can i'll hand them to him and tell him watch my wife's rose bushes backing in",
    "mind the rose bushes by the driveway"
   ],
   "message": [
    "just say harold wiggins about the buick",
    "harold wiggins called about moving the buick to mayfield"
   ],
   "cancel": [
    "oh no i don't want to cancel",
    "no don't cancel"
   ],
   "same job": [
    "no i've not called before",
    "no this is the first"
   ],
   "when": [
    "today would be fine i'm here all day",
    "today any time"
   ],
   "other number": [
    "i have my triple a card somewhere but i let it go when i quit driving",
    "no i haven't one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q1-12",
  "kind": "Spanish",
  "language": "es",
  "about": "Mujer en Springdale, Arkansas, se le calentó la Rogue y la dejó en el Harps de la West Sunset. Quiere que la lleven a su casa.",
  "manner": "plain",
  "from": "4795550156",
  "truth": {
   "pickup": {
    "street": "West Sunset Avenue",
    "cross": "Gutensohn Road",
    "name": "Harps",
    "city": "Springdale"
   },
   "dropoff": {
    "number": "1402",
    "street": "Backus Avenue",
    "city": "Springdale"
   },
   "reasons": [
    "Overheating"
   ],
   "vehicle": {
    "year": "2013",
    "make": "Nissan",
    "model": "Rogue",
    "color": "gray"
   },
   "name": "Marisol Fuentes",
   "phone": "4795550156",
   "mayText": true
  },
  "says": {
   "opening": [
    "bueno sí disculpe se me calentó la camioneta y está echando humo del agua necesito una grúa",
    "necesito una grúa se me calentó la camioneta"
   ],
   "safety": [
    "sí ya me metí al estacionamiento estoy en la sombra",
    "sí estoy segura en el estacionamiento"
   ],
   "unhurt": [
    "no gracias a dios nadie",
    "no nadie está lastimado"
   ],
   "callback": [
    "sí a este mismo",
    "sí este número está bien"
   ],
   "where": [
    "aquí en el harps de la sunset la west sunset",
    "en el harps de la west sunset avenue"
   ],
   "spot": [
    "en la esquina con la gutensohn estoy del lado donde venden el hielo",
    "west sunset avenue con gutensohn road en el harps junto al hielo"
   ],
   "direction": [
    "no pues ya estoy parada iba para mi casa",
    "estoy estacionada"
   ],
   "exit": [
    "no no es autopista",
    "no hay salida"
   ],
   "city": [
    "springdale",
    "springdale arkansas"
   ],
   "reason": [
    "la aguja se subió hasta arriba y empezó a salir vapor del radiador ya no la quise mover",
    "se sobrecalentó le sale vapor"
   ],
   "shut in": [
    "no los niños están en la escuela",
    "no no hay nadie adentro"
   ],
   "where to": [
    "a mi casa mi esposo la va a arreglar",
    "a mi casa en la backus avenue"
   ],
   "where to spot": [
    "mil cuatrocientos dos backus avenue",
    "catorce cero dos backus avenue"
   ],
   "where to city": [
    "springdale también",
    "springdale"
   ],
   "vehicle": [
    "una nissan rogue",
    "es nissan rogue"
   ],
   "year": [
    "dos mil trece",
    "es dos mil trece"
   ],
   "color": [
    "gris",
    "es gris"
   ],
   "name": [
    "marisol fuentes",
    "me llamo marisol fuentes"
   ],
   "spelling": [
    "eme a ere i ese o ele y fuentes efe u e ene te e ese",
    "fuentes efe u e ene te e ese y marisol como suena"
   ],
   "may text": [
    "sí mándeme mensaje pero en español por favor",
    "sí me puede mandar mensaje"
   ],
   "right": [
    "sí todo está bien",
    "sí así es"
   ],
   "change": [
    "nada así está bien",
    "nada"
   ],
   "person": [
    "no así con usted está bien",
    "no gracias"
   ],
   "truck": [
    "sí por favor",
    "sí quiero la grúa"
   ],
   "more": [
    "que me hable cuando llegue porque voy a estar adentro de la tienda con el aire",
    "que me marque cuando llegue"
   ],
   "message": [
    "que habló marisol de la nissan que se calentó en el harps",
    "marisol fuentes necesita una grúa en el harps"
   ],
   "cancel": [
    "no no la cancele por favor",
    "no sí la necesito"
   ],
   "same job": [
    "no es la primera vez que llamo",
    "no es nueva"
   ],
   "when": [
    "ahorita si se puede",
    "lo más pronto posible"
   ],
   "other number": [
    "no no tengo seguro de ese",
    "no no tengo"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-01",
  "kind": "Everyday breakdowns",
  "about": "A woman in Naperville comes out of a class at a strip mall and her Camry only clicks. She wants a jump, no tow.",
  "manner": "plain",
  "from": "6305550114",
  "truth": {
   "pickup": {
    "number": "1163",
    "street": "East Ogden Avenue",
    "cross": "Iroquois Avenue",
    "name": "Iroquois Center",
    "near": "Planet Fitness",
    "city": "Naperville"
   },
   "reasons": [
    "Dead battery"
   ],
   "vehicle": {
    "year": "2018",
    "make": "Toyota",
    "model": "Camry",
    "color": "silver"
   },
   "name": "Priya Raman",
   "phone": "6305550114",
   "mayText": true
  },
  "says": {
   "opening": [
    "hi um i think i need a jump my car's just clicking it's a camry i'm over in naperville",
    "i need somebody to jump my car it won't start"
   ],
   "safety": [
    "yeah i'm in a parking lot it's a strip mall",
    "yes parking lot"
   ],
   "unhurt": [
    "no no i'm just cold",
    "nobody's hurt no"
   ],
   "callback": [
    "yes this one's my cell",
    "yep this number"
   ],
   "where": [
    "ogden avenue east ogden it's the iroquois center",
    "east ogden avenue in the iroquois center it's a strip mall"
   ],
   "spot": [
    "um eleven sixty three east ogden i'm parked right by the planet fitness kind of where iroquois avenue comes in",
    "eleven sixty three right by the planet fitness at iroquois avenue"
   ],
   "direction": [
    "i wasn't i'm parked",
    "not going anywhere it's parked"
   ],
   "exit": [
    "no there's no exit it's just ogden",
    "no exit it's a parking lot"
   ],
   "city": [
    "naperville",
    "naperville illinois"
   ],
   "reason": [
    "battery i'm pretty sure the dome light was on the whole time i was in class and now it goes click click click",
    "the battery's dead it only clicks"
   ],
   "shut in": [
    "no it's empty just my gym bag",
    "no nobody's in it"
   ],
   "where to": [
    "oh i don't want it towed i just want it started",
    "nowhere just a jump please"
   ],
   "where to spot": [
    "no address i'm going to drive it home",
    "there's no address it doesn't need towing"
   ],
   "where to city": [
    "it's not going anywhere i hope",
    "no city just the jump"
   ],
   "vehicle": [
    "toyota camry it's an eighteen",
    "a toyota camry"
   ],
   "year": [
    "twenty eighteen",
    "two thousand eighteen"
   ],
   "color": [
    "silver like every other one in the lot",
    "silver"
   ],
   "name": [
    "priya raman",
    "priya raman last name's raman"
   ],
   "spelling": [
    "p r i y a and then r a m a n",
    "r a m a n first name p r i y a"
   ],
   "may text": [
    "sure yeah text is good",
    "yes you can text me"
   ],
   "right": [
    "yes i think that's everything",
    "yes that's right"
   ],
   "change": [
    "nothing it was all fine",
    "no don't change anything"
   ],
   "person": [
    "no this is okay",
    "no thanks i'm good with this"
   ],
   "truck": [
    "yes please somebody with cables",
    "yes please send one"
   ],
   "more": [
    "um my hood latch sticks you have to kind of push down and then pull",
    "just that the hood latch sticks"
   ],
   "message": [
    "just that i'm waiting by the planet fitness for a jump",
    "tell them priya needs a jump"
   ],
   "cancel": [
    "no please don't i still need it",
    "no don't cancel"
   ],
   "same job": [
    "no first time calling",
    "no it's a new one"
   ],
   "when": [
    "now if you can the gym closes at ten",
    "as soon as you can"
   ],
   "other number": [
    "i don't have triple a anymore so no",
    "no number no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-02",
  "kind": "Everyday breakdowns",
  "about": "A nurse in Towson has a Ford Escape in her driveway that will not go into gear. It goes to a dealer in Owings Mills.",
  "manner": "curt",
  "from": "4105550132",
  "truth": {
   "pickup": {
    "number": "415",
    "street": "Stevenson Lane",
    "city": "Towson"
   },
   "dropoff": {
    "number": "11275",
    "street": "Reisterstown Road",
    "name": "Len Stoler Ford",
    "city": "Owings Mills"
   },
   "reasons": [
    "Won't shift"
   ],
   "vehicle": {
    "year": "2015",
    "make": "Ford",
    "model": "Escape",
    "color": "blue"
   },
   "name": "Tamika Broadus",
   "phone": "4105550132",
   "mayText": true
  },
  "says": {
   "opening": [
    "yeah i need a tow",
    "need a tow for my escape"
   ],
   "safety": [
    "it's in my driveway",
    "yes driveway"
   ],
   "unhurt": [
    "nope",
    "no nobody"
   ],
   "callback": [
    "mhm",
    "yes it is"
   ],
   "where": [
    "stevenson lane",
    "four fifteen stevenson lane"
   ],
   "spot": [
    "four fifteen",
    "four one five stevenson lane it's the house"
   ],
   "direction": [
    "it's sitting in a driveway",
    "nowhere it's parked nose in"
   ],
   "exit": [
    "no exit i'm at home",
    "none"
   ],
   "city": [
    "towson",
    "towson maryland"
   ],
   "reason": [
    "won't go in gear i put it in drive nothing reverse nothing it starts fine though",
    "starts fine won't shift into drive or reverse"
   ],
   "shut in": [
    "no",
    "no it's empty"
   ],
   "where to": [
    "len stoler ford out on reisterstown road",
    "len stoler ford the dealer"
   ],
   "where to spot": [
    "one one two seven five reisterstown",
    "eleven two seventy five reisterstown road"
   ],
   "where to city": [
    "owings mills",
    "owings mills yeah"
   ],
   "vehicle": [
    "escape",
    "ford escape"
   ],
   "year": [
    "fourteen no fifteen it's a fifteen",
    "twenty fifteen"
   ],
   "color": [
    "blue",
    "it's blue"
   ],
   "name": [
    "tamika broadus",
    "broadus tamika"
   ],
   "spelling": [
    "b r o a d u s",
    "t a m i k a b r o a d u s"
   ],
   "may text": [
    "yeah text i'm on shift soon",
    "yes text me"
   ],
   "right": [
    "yep",
    "that's right"
   ],
   "change": [
    "nothing",
    "nothing leave it"
   ],
   "person": [
    "no",
    "no you're fine"
   ],
   "truck": [
    "yes that's why i called",
    "yes"
   ],
   "more": [
    "don't block the neighbor's side it's a shared driveway",
    "shared driveway don't block the neighbor"
   ],
   "message": [
    "just tell them it won't go in gear",
    "tell them call tamika back"
   ],
   "cancel": [
    "no",
    "no keep it"
   ],
   "same job": [
    "no new",
    "no i haven't called before"
   ],
   "when": [
    "today soon as you got one",
    "right away is fine"
   ],
   "other number": [
    "don't have one",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-03",
  "kind": "Everyday breakdowns",
  "about": "A talkative man in Springfield Illinois has locked his keys in his CR-V at the County Market. Nobody is inside, only the groceries.",
  "manner": "chatty",
  "from": "2175550147",
  "truth": {
   "pickup": {
    "number": "1903",
    "street": "West Monroe Street",
    "name": "County Market",
    "near": "the pharmacy drive through",
    "city": "Springfield"
   },
   "reasons": [
    "Lockout"
   ],
   "vehicle": {
    "year": "2020",
    "make": "Honda",
    "model": "CR-V",
    "color": "white"
   },
   "name": "Greg Pfeiffer",
   "phone": "2175550147",
   "mayText": false
  },
  "says": {
   "opening": [
    "well hello i did the dumbest thing i loaded all the groceries shut the hatch and the keys are sitting right there next to the milk i can see em",
    "i locked my keys in the car at the county market"
   ],
   "safety": [
    "oh sure i'm standing here in the parking lot with all the other geniuses",
    "yes i'm in a parking lot out of the way"
   ],
   "unhurt": [
    "just my pride",
    "no no one's hurt"
   ],
   "callback": [
    "that's the one i got it in my hand thank god it wasn't in the car too",
    "yes this number's fine"
   ],
   "where": [
    "county market the one on west monroe street not the one out on the other side of town",
    "county market on west monroe street"
   ],
   "spot": [
    "now i looked at the receipt it says nineteen oh three west monroe and i'm down at the end by the pharmacy drive through",
    "nineteen oh three west monroe by the pharmacy drive through"
   ],
   "direction": [
    "well i was heading home to make chili but the car's just parked",
    "i'm parked i'm not heading any direction"
   ],
   "exit": [
    "oh no i'm nowhere near the interstate",
    "no exit i'm in town"
   ],
   "city": [
    "springfield the illinois one",
    "springfield"
   ],
   "reason": [
    "keys are locked in it that's all the car's perfect",
    "keys locked inside"
   ],
   "shut in": [
    "no nothing living unless you count the yogurt",
    "no sir just groceries in there"
   ],
   "where to": [
    "nah it don't need to go anyplace i'll drive it home once you get it open",
    "no place i just need it unlocked"
   ],
   "where to spot": [
    "there's no address for that just open the door for me",
    "no address it stays here"
   ],
   "where to city": [
    "it's staying in springfield with me",
    "no city no tow"
   ],
   "vehicle": [
    "it's the wife's honda the crv",
    "honda cr v"
   ],
   "year": [
    "we got it right when everything shut down so a twenty twenty",
    "twenty twenty"
   ],
   "color": [
    "white well it was white before the salt",
    "white"
   ],
   "name": [
    "greg pfeiffer with a p nobody ever gets it",
    "greg pfeiffer"
   ],
   "spelling": [
    "ok p f e i f f e r two f's in the middle and one up front",
    "p f e i f f e r"
   ],
   "may text": [
    "i'd just as soon you call i can't read these little things without my glasses and guess where they are",
    "no just call me"
   ],
   "right": [
    "you got it better than my wife does",
    "yes that's all right"
   ],
   "change": [
    "not a thing",
    "nothing needs changing"
   ],
   "person": [
    "no you're doing fine i'm having a good time",
    "no this is fine"
   ],
   "truck": [
    "well i want a fella with one of those air bag things yeah send him",
    "yes send somebody"
   ],
   "more": [
    "there's ice cream in there so if he's got a choice between me and somebody else",
    "tell him i'm in a red cardinals cap standing by it"
   ],
   "message": [
    "tell em greg's at the county market locked out like a fool",
    "greg pfeiffer is locked out at county market"
   ],
   "cancel": [
    "heavens no",
    "no don't cancel it"
   ],
   "same job": [
    "no that was last year and it was the other car this is a new one",
    "no this is a new one"
   ],
   "when": [
    "before the ice cream goes",
    "now please soon as you can"
   ],
   "other number": [
    "i got a roadside card but it's in the wallet and the wallet's on the seat so no",
    "no i can't give you a number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-04",
  "kind": "Places hard to find",
  "about": "A man driving home out of Chicago on the Eisenhower has an Impala that boiled over just before Mannheim Road. It goes to a shop in Berwyn.",
  "manner": "plain",
  "from": "7085550126",
  "truth": {
   "pickup": {
    "highway": "I-290",
    "direction": "westbound",
    "exit": "17",
    "cross": "Mannheim Road",
    "city": "Bellwood"
   },
   "dropoff": {
    "number": "6715",
    "street": "Roosevelt Road",
    "name": "Sal's Auto",
    "city": "Berwyn"
   },
   "reasons": [
    "Overheating"
   ],
   "vehicle": {
    "year": "2012",
    "make": "Chevrolet",
    "model": "Impala",
    "color": "maroon"
   },
   "name": "Curtis Whitfield",
   "phone": "7085550126",
   "mayText": true
  },
  "says": {
   "opening": [
    "yeah i'm on the ike and my car ran hot needle all the way up had to pull over",
    "my car overheated on the eisenhower i need a tow"
   ],
   "safety": [
    "yeah i'm way over i'm up the grass on the other side of the rail",
    "yes i'm behind the guardrail"
   ],
   "unhurt": [
    "no i'm good",
    "no nobody hurt"
   ],
   "callback": [
    "yeah",
    "yes call this one"
   ],
   "where": [
    "the eisenhower coming out the city um it's two ninety",
    "i two ninety the eisenhower outbound"
   ],
   "spot": [
    "right shoulder i can see the mannheim sign i didn't make it to the ramp",
    "on the right shoulder just before mannheim road"
   ],
   "direction": [
    "out away from downtown so that's west",
    "westbound"
   ],
   "exit": [
    "it's the mannheim one sign says seventeen",
    "exit seventeen mannheim road"
   ],
   "city": [
    "bellwood i think it's still bellwood here",
    "bellwood"
   ],
   "reason": [
    "it's overheating i think the water pump there was steam coming out it's quit now",
    "it overheated"
   ],
   "shut in": [
    "no just me and i'm out of it",
    "no nobody's in it"
   ],
   "where to": [
    "my guy sal's sal's auto in berwyn",
    "sal's auto on roosevelt road"
   ],
   "where to spot": [
    "sixty seven fifteen roosevelt road",
    "six seven one five roosevelt"
   ],
   "where to city": [
    "berwyn like i said",
    "berwyn"
   ],
   "vehicle": [
    "a chevy impala twenty twelve",
    "chevy impala"
   ],
   "year": [
    "twelve",
    "twenty twelve"
   ],
   "color": [
    "kind of a maroon",
    "maroon"
   ],
   "name": [
    "curtis whitfield",
    "whitfield curtis whitfield"
   ],
   "spelling": [
    "curtis regular way w h i t f i e l d",
    "w h i t f i e l d"
   ],
   "may text": [
    "yeah go ahead",
    "yes text's fine"
   ],
   "right": [
    "yeah and that's outbound right ok then yes",
    "yes all right"
   ],
   "change": [
    "nah nothing",
    "nothing to change"
   ],
   "person": [
    "nah it's fine",
    "no i don't need a person"
   ],
   "truck": [
    "yeah i can't drive it like this",
    "yes i want a truck"
   ],
   "more": [
    "sal's don't have my key so i gotta ride along if that's ok",
    "i need a ride with the driver"
   ],
   "message": [
    "tell em curtis is on the ike at mannheim",
    "curtis needs a tow off two ninety"
   ],
   "cancel": [
    "no",
    "no don't cancel"
   ],
   "same job": [
    "no first time i called y'all",
    "no it's new"
   ],
   "when": [
    "now",
    "right now please"
   ],
   "other number": [
    "nope paying cash",
    "no number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-05",
  "kind": "Places hard to find",
  "about": "A surf fisherman is buried to the axles in the sand at the Key Box Road crossing off Route 1 in Delaware. He only needs to be pulled back to the road, and wants the call on his buddy's phone.",
  "manner": "plain",
  "from": "3025550139",
  "truth": {
   "pickup": {
    "highway": "DE-1",
    "direction": "northbound",
    "street": "Key Box Road",
    "name": "Delaware Seashore State Park",
    "near": "the drive-on crossing",
    "city": "Dewey Beach"
   },
   "reasons": [
    "Stuck/winch"
   ],
   "vehicle": {
    "year": "2017",
    "make": "Ram",
    "model": "1500",
    "color": "black"
   },
   "name": "Wade Truitt",
   "phone": "3025550183",
   "mayText": true
  },
  "says": {
   "opening": [
    "hey uh we buried the truck in the sand down at the beach down past dewey",
    "truck's stuck in the sand need a winch"
   ],
   "safety": [
    "yeah we're on the sand water's a good ways off tide's going out",
    "yeah safe no traffic out here"
   ],
   "unhurt": [
    "no just tired of digging",
    "no"
   ],
   "callback": [
    "no mine's about dead use my buddy's it's three oh two five five five oh one eight three",
    "three oh two five five five zero one eight three"
   ],
   "where": [
    "key box road it's a drive on off route one it's all state park seashore",
    "off delaware route one at key box road"
   ],
   "spot": [
    "so you come in on key box and go to the drive on crossing and we're like fifty feet past it on the sand delaware seashore state park",
    "right at the drive on crossing at key box road in the seashore park"
   ],
   "direction": [
    "we came up over the inlet bridge so north",
    "northbound on one"
   ],
   "exit": [
    "it don't have exits it's the beach highway",
    "no exit number"
   ],
   "city": [
    "uh nearest is dewey dewey beach",
    "dewey beach"
   ],
   "reason": [
    "stuck all four down to the axle it runs great",
    "it's stuck in the sand needs winched out"
   ],
   "shut in": [
    "no the dog's out here running around",
    "no it's empty"
   ],
   "where to": [
    "just back to the hard road we'll drive it from there",
    "nowhere just pulled out"
   ],
   "where to spot": [
    "no address man just the pavement",
    "no address don't need a tow"
   ],
   "where to city": [
    "not going to a city just out",
    "none"
   ],
   "vehicle": [
    "ram fifteen hundred crew cab",
    "a ram fifteen hundred"
   ],
   "year": [
    "seventeen",
    "twenty seventeen"
   ],
   "color": [
    "black",
    "it's black"
   ],
   "name": [
    "wade truitt",
    "wade truitt t r u i t t"
   ],
   "spelling": [
    "wade and truitt t r u i double t",
    "t r u i t t"
   ],
   "may text": [
    "yeah but to my buddy's phone not this one",
    "yes text the other number"
   ],
   "right": [
    "yeah that's it",
    "yep that's right"
   ],
   "change": [
    "nothing long as you got my buddy's number",
    "nothing"
   ],
   "person": [
    "nah you got it",
    "no"
   ],
   "truck": [
    "yeah one with a long cable",
    "yes"
   ],
   "more": [
    "he's gotta air down before he drives out here or you'll have two of us",
    "air down the tires and bring a long cable"
   ],
   "message": [
    "wade's stuck at key box call the oh one eight three phone",
    "tell em wade's stuck in the sand"
   ],
   "cancel": [
    "no we already tried digging",
    "no don't"
   ],
   "same job": [
    "no new one",
    "no we ain't called before"
   ],
   "when": [
    "soon as you can before dark",
    "now"
   ],
   "other number": [
    "i got a surf tag number but that ain't what you mean so no",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-06",
  "kind": "Places hard to find",
  "about": "A man driving from Bloomington to Springfield on I-55 has run his old Sierra dry between Broadwell and Elkhart. He needs gas, no tow.",
  "manner": "slow",
  "from": "3095550161",
  "truth": {
   "pickup": {
    "highway": "I-55",
    "direction": "southbound",
    "mile": "117",
    "near": "a grain elevator",
    "city": "Elkhart"
   },
   "reasons": [
    "Out of fuel"
   ],
   "vehicle": {
    "year": "2009",
    "make": "GMC",
    "model": "Sierra",
    "color": "tan"
   },
   "name": "Dale Krueger",
   "phone": "3095550161",
   "mayText": false
  },
  "says": {
   "opening": [
    "uh yeah let's see i'm out of gas out here on fifty five the gauge on this thing hasn't worked since uh well a while",
    "i ran out of gas on interstate fifty five"
   ],
   "safety": [
    "i'm uh i'm on the shoulder way over i'm out in the grass by the fence",
    "yes i'm off by the fence"
   ],
   "unhurt": [
    "no no",
    "no i'm fine"
   ],
   "callback": [
    "yes uh this is the only one i got",
    "yes"
   ],
   "where": [
    "fifty five uh i come through broadwell and i didn't get to elkhart yet",
    "i fifty five between broadwell and elkhart"
   ],
   "spot": [
    "there's a little green sign up ahead uh one seventeen and there's a grain elevator over across the tracks",
    "by the mile one seventeen sign across from a grain elevator"
   ],
   "direction": [
    "down to springfield so uh south",
    "southbound toward springfield"
   ],
   "exit": [
    "i don't know the exit the little sign says one seventeen",
    "mile marker one seventeen"
   ],
   "city": [
    "there's no city it's corn uh elkhart'd be the closest",
    "elkhart"
   ],
   "reason": [
    "out of gas like i told you it coughed and that was it",
    "out of gas"
   ],
   "shut in": [
    "no i'm by myself",
    "no nobody"
   ],
   "where to": [
    "oh i don't need it hauled just bring me uh five gallons regular",
    "nowhere just bring gas"
   ],
   "where to spot": [
    "uh no it ain't going no place",
    "no address"
   ],
   "where to city": [
    "i'm going to springfield but i'll drive it",
    "no city i'll drive it myself"
   ],
   "vehicle": [
    "a gmc uh sierra pickup",
    "gmc sierra"
   ],
   "year": [
    "uh oh nine",
    "two thousand nine"
   ],
   "color": [
    "tan i guess they call it something fancy",
    "tan"
   ],
   "name": [
    "dale krueger",
    "dale uh krueger"
   ],
   "spelling": [
    "k r u e g e r like the movie fella but with a u e",
    "k r u e g e r"
   ],
   "may text": [
    "this is a flip phone it don't do that",
    "no don't text just call"
   ],
   "right": [
    "let me think uh yes that's right",
    "yes"
   ],
   "change": [
    "uh no nothing",
    "nothing"
   ],
   "person": [
    "no i'm all right with you",
    "no that's fine"
   ],
   "truck": [
    "yes whoever's got a gas can",
    "yes"
   ],
   "more": [
    "it takes regular not diesel people always figure it's a diesel",
    "regular gas not diesel"
   ],
   "message": [
    "tell em uh dale's at one seventeen and needs gas",
    "dale krueger out of gas"
   ],
   "cancel": [
    "no no i still need it",
    "no"
   ],
   "same job": [
    "uh no i haven't called",
    "no"
   ],
   "when": [
    "well now i'm just sitting here",
    "now"
   ],
   "other number": [
    "uh i got farm bureau but i don't have the card",
    "no i don't have it"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-07",
  "kind": "Changing their minds",
  "about": "A woman in Oak Lawn has a shredded tire and no spare. She first thinks she is on 95th Street and wants it taken home, then sees she is on Cicero and wants the Firestone.",
  "manner": "chatty",
  "from": "7085550177",
  "truth": {
   "pickup": {
    "number": "9632",
    "street": "South Cicero Avenue",
    "cross": "97th Street",
    "near": "a Shell station",
    "city": "Oak Lawn"
   },
   "dropoff": {
    "number": "4101",
    "street": "West 95th Street",
    "name": "Firestone",
    "city": "Oak Lawn"
   },
   "reasons": [
    "Flat tire"
   ],
   "vehicle": {
    "year": "2019",
    "make": "Nissan",
    "model": "Rogue",
    "color": "red"
   },
   "name": "Colleen Gorski",
   "phone": "7085550177",
   "mayText": true
  },
  "first": {
   "where": "um ninety fifth street i just turned off by the hospital",
   "where to": "just bring it to my house i guess ten two fourteen south kilpatrick",
   "right": "wait did you put the firestone cause i don't want it at the house and it's cicero i'm on not ninety fifth"
  },
  "says": {
   "opening": [
    "hi so i hit a pothole the size of lake michigan and my tire is just gone and of course no spare they don't give you one anymore",
    "i've got a flat and no spare i need a tow"
   ],
   "safety": [
    "yeah i rolled into a side lot i'm fine",
    "yes i'm off the road in a lot"
   ],
   "unhurt": [
    "no just mad",
    "no nobody's hurt"
   ],
   "callback": [
    "yes this one",
    "yes this is my cell"
   ],
   "where": [
    "it's cicero avenue i was wrong before south cicero",
    "south cicero avenue"
   ],
   "spot": [
    "ok there's a number on the door ninety six thirty two i'm next to the shell almost at ninety seventh street",
    "ninety six thirty two south cicero next to the shell by ninety seventh street"
   ],
   "direction": [
    "well i was going home but i'm in a lot now",
    "i'm parked in a lot"
   ],
   "exit": [
    "no i'm nowhere near the highway",
    "no exit"
   ],
   "city": [
    "oak lawn oh and hang on the sign here says cicero it's not ninety fifth it's south cicero avenue i turned already",
    "oak lawn on cicero avenue"
   ],
   "reason": [
    "the tire's shredded front passenger side",
    "flat tire and there's no spare"
   ],
   "shut in": [
    "no my kid's at practice that's where i'm supposed to be",
    "no it's empty"
   ],
   "where to": [
    "the firestone over on ninety fifth not my house",
    "firestone on west ninety fifth street"
   ],
   "where to spot": [
    "it's forty one oh one west ninety fifth the firestone",
    "forty one oh one west ninety fifth street"
   ],
   "where to city": [
    "same oak lawn",
    "oak lawn"
   ],
   "vehicle": [
    "nissan rogue and you know what don't bring it to the house what am i going to do with it there take it to the firestone",
    "a nissan rogue"
   ],
   "year": [
    "nineteen",
    "twenty nineteen"
   ],
   "color": [
    "red",
    "red it's a dark red"
   ],
   "name": [
    "colleen gorski",
    "colleen gorski with an i"
   ],
   "spelling": [
    "c o l l e e n g o r s k i",
    "g o r s k i"
   ],
   "may text": [
    "yeah text me please",
    "yes"
   ],
   "right": [
    "yes now it's right",
    "yes cicero and the firestone yes"
   ],
   "change": [
    "pickup is ninety six thirty two south cicero and it's going to the firestone at forty one oh one west ninety fifth not to my house",
    "take it to the firestone not my house and i'm on cicero"
   ],
   "person": [
    "no i'm ok i just keep changing my mind",
    "no thanks"
   ],
   "truck": [
    "yes please",
    "yes"
   ],
   "more": [
    "the rim might be bent so don't let him roll it",
    "the rim might be bent"
   ],
   "message": [
    "just that colleen's got a flat by the shell on cicero",
    "colleen has a flat on cicero"
   ],
   "cancel": [
    "no no don't cancel i'm only changing where it goes",
    "no keep it"
   ],
   "same job": [
    "no i only called the once",
    "no it's new"
   ],
   "when": [
    "now i gotta pick up a kid",
    "right now"
   ],
   "other number": [
    "i have allstate but i'm not putting in a claim for a tire so no",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-08",
  "kind": "Changing their minds",
  "about": "A man in Glen Burnie bought a Miata that runs fine but has no tags and must be moved to his brother's garage in Baltimore. He mixes up the house number and the year, and first wanted it at a storage place.",
  "manner": "plain",
  "from": "4105550158",
  "truth": {
   "pickup": {
    "number": "6802",
    "street": "Ritchie Highway",
    "near": "a mattress store",
    "city": "Glen Burnie"
   },
   "dropoff": {
    "number": "912",
    "street": "Hollins Street",
    "city": "Baltimore"
   },
   "reasons": [
    "Transport"
   ],
   "vehicle": {
    "year": "2003",
    "make": "Mazda",
    "model": "Miata",
    "color": "yellow"
   },
   "name": "Anthony Scarpino",
   "phone": "4435550171",
   "mayText": true
  },
  "first": {
   "spot": "sixty two oh eight i think",
   "callback": "yeah this is fine",
   "where to": "there's a storage place on pulaski highway in rosedale",
   "year": "it's an oh one",
   "right": "um no the number's sixty eight oh two i said it backwards and it's an oh three"
  },
  "says": {
   "opening": [
    "hi i just bought a car off a guy and it's got no tags so i can't drive it i need it moved",
    "i need a car moved it has no tags"
   ],
   "safety": [
    "yeah it's in the guy's lot",
    "yes it's in a lot"
   ],
   "unhurt": [
    "no nothing happened",
    "no nobody's hurt"
   ],
   "callback": [
    "call me on my other one four four three five five five oh one seven one",
    "four four three five five five zero one seven one"
   ],
   "where": [
    "ritchie highway down in glen burnie",
    "on ritchie highway"
   ],
   "spot": [
    "sixty eight oh two ritchie highway next to a mattress store",
    "six eight zero two next to the mattress store"
   ],
   "direction": [
    "it's not going it's parked",
    "parked"
   ],
   "exit": [
    "no exit it's just ritchie highway",
    "none"
   ],
   "city": [
    "glen burnie",
    "glen burnie maryland"
   ],
   "reason": [
    "nothing wrong with it runs like a top it just has no tags",
    "nothing's wrong it only has to be moved"
   ],
   "shut in": [
    "no it's a two seater and it's empty",
    "no"
   ],
   "where to": [
    "my brother's garage on hollins street forget the storage place",
    "to hollins street at my brother's"
   ],
   "where to spot": [
    "nine twelve hollins there's a garage in the back off the alley",
    "nine twelve hollins street"
   ],
   "where to city": [
    "baltimore city",
    "baltimore"
   ],
   "vehicle": [
    "a mazda miata",
    "mazda miata"
   ],
   "year": [
    "title says oh three",
    "two thousand three"
   ],
   "color": [
    "yellow and listen the storage place closes at five so let's go to my brother's instead nine twelve hollins street in baltimore",
    "yellow"
   ],
   "name": [
    "anthony scarpino and actually call me on the work cell four four three five five five oh one seven one this one's my wife's",
    "anthony scarpino"
   ],
   "spelling": [
    "s c a r p i n o",
    "anthony and then s c a r p i n o"
   ],
   "may text": [
    "yeah text the four four three",
    "yes you can text"
   ],
   "right": [
    "ok yeah that's it now",
    "yes that's right"
   ],
   "change": [
    "it's sixty eight oh two ritchie highway the car's a two thousand three and it goes to nine twelve hollins street in baltimore call the four four three number",
    "sixty eight oh two and an oh three and to nine twelve hollins street baltimore"
   ],
   "person": [
    "no we can do it here",
    "no"
   ],
   "truck": [
    "yeah a flatbed it sits low",
    "yes"
   ],
   "more": [
    "flatbed only it's low and the top doesn't go up so hope it don't rain",
    "it sits low needs a flatbed"
   ],
   "message": [
    "anthony's got a miata to move from ritchie highway",
    "tell them anthony called about moving a car"
   ],
   "cancel": [
    "no i still want it moved",
    "no"
   ],
   "same job": [
    "no",
    "no this is a new one"
   ],
   "when": [
    "this afternoon's good sooner the better",
    "as soon as you can today"
   ],
   "other number": [
    "no claim or nothing",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-09",
  "kind": "Hard to understand",
  "about": "An Ethiopian cab driver in Washington with a strong accent, on a bad line, has a Sonata that keeps dying. The speech recognition mangles him. It goes to a mechanic on Bladensburg Road.",
  "manner": "plain",
  "from": "2025550168",
  "truth": {
   "pickup": {
    "number": "5421",
    "street": "Georgia Avenue Northwest",
    "cross": "Jefferson Street",
    "near": "a laundromat",
    "city": "Washington"
   },
   "dropoff": {
    "number": "2015",
    "street": "Bladensburg Road Northeast",
    "name": "Kings Auto",
    "city": "Washington"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2013",
    "make": "Hyundai",
    "model": "Sonata",
    "color": "gray"
   },
   "name": "Dawit Tesfaye",
   "phone": "2025550168",
   "mayText": true
  },
  "says": {
   "opening": [
    "yes hello hello i need the toe truck car is shut off is shut off in the driving",
    "hello i need tow truck my car is shut off when i drive"
   ],
   "safety": [
    "yes i am i am park side of street no problem",
    "yes is parked by the sidewalk safe"
   ],
   "unhurt": [
    "no no hurt only the car",
    "nobody hurt"
   ],
   "callback": [
    "yes same same number",
    "yes this number"
   ],
   "where": [
    "george a avenue north west d c",
    "georgia avenue northwest"
   ],
   "spot": [
    "five four two one george avenue is the um wash the clothes place laundry mat is jefferson street there",
    "five four two one georgia the corner jefferson street by laundromat"
   ],
   "direction": [
    "i go to down town but now is park",
    "it is parked now"
   ],
   "exit": [
    "no exit is is street",
    "no is a street no exit"
   ],
   "city": [
    "washington d c",
    "washington"
   ],
   "reason": [
    "engine he die i start he go two minute he die again no light nothing is the um fuel pump maybe",
    "the engine stops it starts then it dies again"
   ],
   "shut in": [
    "no no passenger empty",
    "no nobody inside"
   ],
   "where to": [
    "king auto my friend is mechanic blade ins burg road",
    "kings auto on bladensburg road"
   ],
   "where to spot": [
    "two zero one five blades burg road north east",
    "twenty fifteen bladensburg road northeast"
   ],
   "where to city": [
    "also d c washington",
    "washington"
   ],
   "vehicle": [
    "hun day so nata",
    "hyundai sonata h y u n d a i"
   ],
   "year": [
    "two thousand and tirteen",
    "twenty thirteen one three"
   ],
   "color": [
    "gray the gray one like taxi no not taxi gray",
    "gray"
   ],
   "name": [
    "da wit tess fie",
    "dawit tesfaye"
   ],
   "spelling": [
    "d a w i t and t e s f a y e",
    "d a w i t is first last is t e s f a y e"
   ],
   "may text": [
    "yes text good is better for me",
    "yes text please"
   ],
   "right": [
    "yes yes correct",
    "yes is right"
   ],
   "change": [
    "nothing nothing change",
    "no change"
   ],
   "person": [
    "no is ok you understand me",
    "no is ok"
   ],
   "truck": [
    "yes yes please toe truck",
    "yes please"
   ],
   "more": [
    "he can call me i am in the laundry mat inside is cold",
    "i wait inside the laundromat"
   ],
   "message": [
    "tell him da wit is waiting georgia avenue",
    "dawit waiting for tow"
   ],
   "cancel": [
    "no no no cancel",
    "no don't cancel"
   ],
   "same job": [
    "no first time today",
    "no new"
   ],
   "when": [
    "now please i lose money",
    "now"
   ],
   "other number": [
    "no insurance only me pay",
    "no number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-10",
  "kind": "Upset or in a hurry",
  "about": "A man rear ended on the Beltway in Silver Spring at Georgia Avenue. Nobody is hurt and a trooper is with him behind the rail. He wants it at his house and is furious.",
  "manner": "angry",
  "from": "3015550142",
  "truth": {
   "pickup": {
    "highway": "I-495",
    "direction": "eastbound",
    "exit": "31",
    "cross": "Georgia Avenue",
    "city": "Silver Spring"
   },
   "dropoff": {
    "number": "11409",
    "street": "Lockwood Drive",
    "city": "Silver Spring"
   },
   "reasons": [
    "Accident"
   ],
   "vehicle": {
    "year": "2021",
    "make": "Kia",
    "model": "Sportage",
    "color": "green"
   },
   "name": "Marcus Delaney",
   "phone": "3015550142",
   "mayText": true
  },
  "says": {
   "opening": [
    "some idiot on his phone just plowed into the back of me on the beltway and i need this thing off the road now",
    "i got rear ended on the beltway i need a tow"
   ],
   "safety": [
    "yes i'm behind the rail with the trooper can we move on",
    "yes behind the rail with a trooper"
   ],
   "unhurt": [
    "no nobody's hurt they already asked us all that",
    "no everybody's fine"
   ],
   "callback": [
    "yes obviously i'm calling you from it",
    "yes"
   ],
   "where": [
    "i just said the beltway four ninety five inner loop",
    "four ninety five the inner loop"
   ],
   "spot": [
    "right shoulder at georgia avenue you can't miss it there's a cop with lights on",
    "right shoulder at georgia avenue"
   ],
   "direction": [
    "inner loop so that's east here the sign says east",
    "eastbound inner loop"
   ],
   "exit": [
    "thirty one thirty one georgia avenue",
    "exit thirty one"
   ],
   "city": [
    "silver spring where else",
    "silver spring"
   ],
   "reason": [
    "he hit me the whole back end's crushed the bumper's on the tire it doesn't move",
    "it's been in an accident it doesn't roll"
   ],
   "shut in": [
    "no are you kidding no",
    "no nobody's in it"
   ],
   "where to": [
    "my house lockwood drive i'm not paying some lot forty bucks a day",
    "my house on lockwood drive"
   ],
   "where to spot": [
    "one one four oh nine lockwood drive",
    "eleven four oh nine lockwood drive"
   ],
   "where to city": [
    "silver spring same as before",
    "silver spring"
   ],
   "vehicle": [
    "kia sportage it was four months from paid off",
    "a kia sportage"
   ],
   "year": [
    "twenty one",
    "twenty twenty one"
   ],
   "color": [
    "green",
    "it's green"
   ],
   "name": [
    "marcus delaney",
    "delaney marcus delaney"
   ],
   "spelling": [
    "d e l a n e y how else",
    "d e l a n e y"
   ],
   "may text": [
    "fine whatever yes",
    "yes text me"
   ],
   "right": [
    "yes yes just send him",
    "yes it's right"
   ],
   "change": [
    "nothing just send the truck",
    "nothing"
   ],
   "person": [
    "no i want a truck not another person to repeat it to",
    "no keep going"
   ],
   "truck": [
    "what do you think yes",
    "yes i want a truck"
   ],
   "more": [
    "yeah he's going to need a flatbed the back wheel doesn't turn and tell him to hurry the trooper wants us gone",
    "flatbed the rear wheel's locked up"
   ],
   "message": [
    "tell somebody to get out here",
    "marcus delaney needs a truck on the beltway"
   ],
   "cancel": [
    "no do not cancel",
    "no"
   ],
   "same job": [
    "no i haven't called anybody else i've been standing here",
    "no it's the first call"
   ],
   "when": [
    "ten minutes ago",
    "right now"
   ],
   "other number": [
    "i haven't even called geico yet so there's no claim",
    "no there's no claim number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-11",
  "kind": "Older callers",
  "about": "A woman of eighty one at her church in Milford Delaware after choir with a flat tire on her Buick. There is a good spare in the trunk.",
  "manner": "slow",
  "from": "3025550119",
  "truth": {
   "pickup": {
    "number": "20",
    "street": "North Church Street",
    "name": "Avenue United Methodist Church",
    "near": "the side door with the ramp",
    "city": "Milford"
   },
   "reasons": [
    "Flat tire"
   ],
   "vehicle": {
    "year": "2008",
    "make": "Buick",
    "model": "Lucerne"
   },
   "name": "Dorothy Pennewell",
   "phone": "3025550119",
   "mayText": false
  },
  "says": {
   "opening": [
    "good afternoon dear i hope i have the right number i've just come out from choir and one of my tires is flat as a pancake",
    "hello dear i have a flat tire at my church"
   ],
   "safety": [
    "oh yes i'm sitting in the vestibule the pastor brought me a chair",
    "yes dear i'm inside the church"
   ],
   "unhurt": [
    "no dear i'm eighty one but i'm perfectly well",
    "no no one is hurt"
   ],
   "callback": [
    "this is my little portable telephone my daughter put the number in so i suppose it is yes",
    "yes dear you can ring this one"
   ],
   "where": [
    "at the church avenue methodist well it's united methodist now avenue united methodist",
    "avenue united methodist church on north church street"
   ],
   "spot": [
    "twenty north church street and the car is on the side by the door with the ramp because of my knee",
    "twenty north church street by the side door with the ramp"
   ],
   "direction": [
    "i wasn't going anywhere dear i was singing",
    "it's parked dear"
   ],
   "exit": [
    "oh we haven't got an exit it's right in town",
    "there's no exit"
   ],
   "city": [
    "milford i've lived here all my life",
    "milford delaware"
   ],
   "reason": [
    "the tire the back one it's gone all the way down and harold always said the spare was good so it should be in the trunk",
    "a flat tire and the spare is in the trunk"
   ],
   "shut in": [
    "goodness no only my music folder",
    "no dear it's empty"
   ],
   "where to": [
    "why i don't want it taken just put the other tire on and i'll go home",
    "nowhere dear just change the tire"
   ],
   "where to spot": [
    "it isn't going anywhere dear",
    "there's no address it stays with me"
   ],
   "where to city": [
    "no i'm staying in milford",
    "no city dear"
   ],
   "vehicle": [
    "it's a buick a lucerne harold picked it out",
    "a buick lucerne"
   ],
   "year": [
    "now that would be the year before he retired two thousand eight",
    "two thousand eight"
   ],
   "color": [
    "oh harold called it one thing and i call it another so i wouldn't know what to tell you",
    "i couldn't say dear"
   ],
   "name": [
    "dorothy pennewell mrs harold pennewell",
    "dorothy pennewell"
   ],
   "spelling": [
    "p e double n e w e double l",
    "p e n n e w e l l"
   ],
   "may text": [
    "i don't do that dear i wouldn't know where to look",
    "no dear please just ring me"
   ],
   "right": [
    "would you say the street again no never mind yes that was right",
    "yes dear that's right"
   ],
   "change": [
    "nothing at all dear",
    "nothing dear"
   ],
   "person": [
    "you're very polite i don't need another one thank you",
    "no thank you dear"
   ],
   "truck": [
    "well yes if that's who changes the tire",
    "yes please"
   ],
   "more": [
    "have him come in by the ramp door and ask for dorothy i can't hear a horn",
    "ask for dorothy at the ramp door"
   ],
   "message": [
    "say that mrs pennewell is at church with a flat tire",
    "dorothy pennewell has a flat tire"
   ],
   "cancel": [
    "oh no please don't",
    "no dear"
   ],
   "same job": [
    "no i've never called you before",
    "no dear"
   ],
   "when": [
    "whenever you can i'd like to be home before it's dark",
    "as soon as he can"
   ],
   "other number": [
    "i have the aarp but that's something else isn't it",
    "no dear i haven't one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q2-12",
  "kind": "Spanish",
  "language": "es",
  "about": "A woman in Cicero Illinois whose Nissan Quest lost its belt and its steering. It goes to a shop in Berwyn. She speaks only Spanish.",
  "manner": "plain",
  "from": "7085550155",
  "truth": {
   "pickup": {
    "number": "5830",
    "street": "West Cermak Road",
    "cross": "Austin Boulevard",
    "near": "a bakery",
    "city": "Cicero"
   },
   "dropoff": {
    "number": "2901",
    "street": "Oak Park Avenue",
    "name": "Taller Hernández",
    "city": "Berwyn"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2011",
    "make": "Nissan",
    "model": "Quest",
    "color": "white"
   },
   "name": "Maribel Ocampo",
   "phone": "7085550155",
   "mayText": true
  },
  "says": {
   "opening": [
    "bueno sí mire necesito una grúa se me descompuso la camioneta aquí en la cermak",
    "necesito una grúa se me descompuso la camioneta"
   ],
   "safety": [
    "sí ya me orillé estoy en la banqueta",
    "sí estoy en la banqueta lejos de los carros"
   ],
   "unhurt": [
    "no gracias a dios nomás el susto",
    "no nadie"
   ],
   "callback": [
    "sí a este mismo",
    "sí este número"
   ],
   "where": [
    "en la cermak la west cermak road casi con la austin",
    "west cermak road"
   ],
   "spot": [
    "enfrente de la panadería el número dice cincuenta y ocho treinta cerquita de la austin boulevard",
    "cincuenta y ocho treinta enfrente de la panadería casi con austin boulevard"
   ],
   "direction": [
    "iba para mi casa pero ya estoy parada en la orilla",
    "estoy estacionada"
   ],
   "exit": [
    "no no es autopista es calle",
    "no hay salida"
   ],
   "city": [
    "cicero",
    "cicero illinois"
   ],
   "reason": [
    "tronó algo y se reventó la banda y el volante se puso bien duro ya no se puede manejar",
    "se le reventó la banda y no se puede manejar"
   ],
   "shut in": [
    "no mis niños están en la escuela",
    "no no hay nadie adentro"
   ],
   "where to": [
    "con mi mecánico el taller hernández en la oak park",
    "al taller hernández"
   ],
   "where to spot": [
    "veintinueve cero uno oak park avenue",
    "dos nueve cero uno oak park avenue"
   ],
   "where to city": [
    "eso es berwyn",
    "en berwyn"
   ],
   "vehicle": [
    "es una nissan quest de esas vans",
    "nissan quest"
   ],
   "year": [
    "dos mil once",
    "es dos mil once"
   ],
   "color": [
    "blanca",
    "blanca color blanco"
   ],
   "name": [
    "maribel ocampo",
    "me llamo maribel ocampo"
   ],
   "spelling": [
    "o c a m p o",
    "m a r i b e l o c a m p o"
   ],
   "may text": [
    "sí mándeme mensaje en español por favor",
    "sí está bien"
   ],
   "right": [
    "sí todo está bien",
    "sí así es"
   ],
   "change": [
    "nada así está bien",
    "nada"
   ],
   "person": [
    "no con usted está bien mientras sea en español",
    "no gracias"
   ],
   "truck": [
    "sí por favor",
    "sí mándeme una"
   ],
   "more": [
    "que me hable cuando llegue porque voy a estar adentro de la panadería",
    "voy a estar en la panadería"
   ],
   "message": [
    "que maribel está esperando la grúa en la cermak",
    "dígales que llamó maribel ocampo"
   ],
   "cancel": [
    "no no la cancele",
    "no"
   ],
   "same job": [
    "no es la primera vez que hablo",
    "no es nueva"
   ],
   "when": [
    "ahorita lo más pronto que se pueda",
    "ahorita"
   ],
   "other number": [
    "no tengo de eso",
    "no no tengo"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-01",
  "kind": "Everyday breakdowns",
  "about": "Denise Thibodeaux came out of the H-E-B on West Alabama in Houston with her groceries and her Nissan Rogue only clicks. She wants a jump, no tow.",
  "manner": "chatty",
  "from": "7135550118",
  "truth": {
   "pickup": {
    "number": "1701",
    "street": "West Alabama Street",
    "cross": "Dunlavy Street",
    "name": "H-E-B",
    "near": "cart corral",
    "city": "Houston"
   },
   "reasons": [
    "Dead battery"
   ],
   "vehicle": {
    "year": "2017",
    "make": "Nissan",
    "model": "Rogue",
    "color": "silver"
   },
   "name": "Denise Thibodeaux",
   "phone": "7135550118",
   "mayText": true
  },
  "says": {
   "opening": [
    "hey there um i came out of the h e b and my car is just clicking at me i got ice cream in the back so",
    "my car won't start at the h e b i think i just need a jump"
   ],
   "safety": [
    "oh yeah i'm in the parking lot honey there's a security guard and everything he already tried to help me",
    "yes i'm parked in a regular parking spot"
   ],
   "unhurt": [
    "no no just my feelings and the blue bell",
    "nobody's hurt no"
   ],
   "callback": [
    "yeah this is my cell it's at like forty percent",
    "yes this number"
   ],
   "where": [
    "the montrose h e b the one with the big oak trees on west alabama",
    "west alabama street at the h e b"
   ],
   "spot": [
    "it's seventeen oh one west alabama but i'm on the dunlavy side uh right up against the cart corral",
    "by the cart corral on the dunlavy street side seventeen oh one west alabama"
   ],
   "direction": [
    "i wasn't headed anywhere i was gonna go home",
    "i'm parked no direction"
   ],
   "exit": [
    "there's no exit it's a grocery store",
    "no exit baby i'm in a parking lot"
   ],
   "city": [
    "houston inside the loop",
    "houston"
   ],
   "reason": [
    "it clicks click click click and then the dash lights all go dim my husband says battery but he's in odessa so what does he know",
    "battery's dead it needs a jump"
   ],
   "shut in": [
    "no it's me and the groceries",
    "no nobody's in there no dog either"
   ],
   "where to": [
    "nowhere if y'all can jump it i'll drive it home myself",
    "i don't need it towed just a jump"
   ],
   "where to spot": [
    "no no address it's staying right here",
    "there isn't one i just need the jump"
   ],
   "where to city": [
    "it's not going anywhere we're in houston",
    "no tow"
   ],
   "vehicle": [
    "it's a rogue a nissan it's silver like every other one out here",
    "nissan rogue"
   ],
   "year": [
    "i bought it in eighteen but it's a seventeen",
    "twenty seventeen"
   ],
   "color": [
    "silver",
    "it's silver there's a texans sticker on the back glass"
   ],
   "name": [
    "denise thibodeaux it's my married name nobody can spell it",
    "denise thibodeaux"
   ],
   "spelling": [
    "t h i b o d e a u x with the x on the end",
    "denise is d e n i s e and then t h i b o d e a u x"
   ],
   "may text": [
    "sure text me i got my glasses on",
    "yes you can text"
   ],
   "right": [
    "yes ma'am that sounds right",
    "yep that's it"
   ],
   "change": [
    "i don't think anything i'm at the h e b on west alabama and i need a jump",
    "nothing it's all good"
   ],
   "person": [
    "no you're doing fine",
    "no i'm okay with you"
   ],
   "truck": [
    "well yeah somebody with cables",
    "yes please send somebody"
   ],
   "more": [
    "tell him i'm the lady with the yellow umbrella and there's a big truck parked nose to nose with me so he'll have to come from the side",
    "just that the hood's already up"
   ],
   "message": [
    "no message just come jump me",
    "no i'm good"
   ],
   "cancel": [
    "no don't cancel my ice cream is depending on you",
    "no don't cancel"
   ],
   "same job": [
    "no this is the first time i called today",
    "no it's new"
   ],
   "when": [
    "now would be lovely",
    "right now"
   ],
   "other number": [
    "i had triple a but i let it lapse so no",
    "no number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-02",
  "kind": "Everyday breakdowns",
  "about": "Cody Ratliff's Chevrolet Silverado sits in a Walgreens lot at 82nd and Quaker in Lubbock and won't come out of park. It goes to the Chevrolet dealer on Spur 327.",
  "manner": "curt",
  "from": "8065550142",
  "truth": {
   "pickup": {
    "street": "82nd Street",
    "cross": "Quaker Avenue",
    "name": "Walgreens",
    "city": "Lubbock"
   },
   "dropoff": {
    "number": "5901",
    "street": "Spur 327",
    "name": "Scoggin-Dickey",
    "city": "Lubbock"
   },
   "reasons": [
    "Won't shift"
   ],
   "vehicle": {
    "year": "2014",
    "make": "Chevrolet",
    "model": "Silverado 1500",
    "color": "black"
   },
   "name": "Cody Ratliff",
   "phone": "8065550142",
   "mayText": false
  },
  "says": {
   "opening": [
    "need a tow",
    "truck's stuck in park need a tow to scoggin dickey"
   ],
   "safety": [
    "parking lot",
    "yeah i'm in a parking lot"
   ],
   "unhurt": [
    "nope",
    "nobody's hurt"
   ],
   "callback": [
    "yep",
    "yeah this one"
   ],
   "where": [
    "eighty second and quaker",
    "eighty second street at quaker the walgreens"
   ],
   "spot": [
    "walgreens",
    "walgreens parking lot on the corner of quaker avenue by the drive through"
   ],
   "direction": [
    "i'm parked",
    "not going any direction it won't come out of park"
   ],
   "exit": [
    "no exit in town",
    "no"
   ],
   "city": [
    "lubbock",
    "lubbock texas"
   ],
   "reason": [
    "won't come out of park",
    "shifter's locked up it starts fine it just won't come out of park"
   ],
   "shut in": [
    "no",
    "no just me"
   ],
   "where to": [
    "scoggin dickey the chevy house",
    "scoggin dickey out on the spur"
   ],
   "where to spot": [
    "uh spur three twenty seven hang on fifty nine oh one",
    "fifty nine oh one spur three twenty seven"
   ],
   "where to city": [
    "same",
    "lubbock"
   ],
   "vehicle": [
    "silverado",
    "chevy silverado fifteen hundred it's a half ton"
   ],
   "year": [
    "fourteen",
    "twenty fourteen"
   ],
   "color": [
    "black",
    "black when it's washed"
   ],
   "name": [
    "cody",
    "cody ratliff"
   ],
   "spelling": [
    "c o d y r a t l i f f",
    "r a t l i f f two f's"
   ],
   "may text": [
    "no i don't do links",
    "no just call"
   ],
   "right": [
    "yep",
    "yes"
   ],
   "change": [
    "nothing",
    "nothing it's right as long as it says eighty second and quaker"
   ],
   "person": [
    "no",
    "no just get it done"
   ],
   "truck": [
    "yeah that's why i called",
    "yes"
   ],
   "more": [
    "it's four wheel drive so flatbed",
    "it's got a tool box in the bed that's it"
   ],
   "message": [
    "no",
    "no message"
   ],
   "cancel": [
    "no",
    "no don't cancel it"
   ],
   "same job": [
    "no",
    "no first call"
   ],
   "when": [
    "asap",
    "now"
   ],
   "other number": [
    "nope",
    "don't have one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-03",
  "kind": "Everyday breakdowns",
  "about": "Veronica Saldivar's Dodge Grand Caravan boiled over going up Transmountain in El Paso. She is in the pull out by the picnic shelters and wants it towed home to Mira Serena.",
  "manner": "plain",
  "from": "9155550137",
  "truth": {
   "pickup": {
    "street": "Transmountain Road",
    "highway": "Loop 375",
    "direction": "westbound",
    "near": "picnic shelters",
    "city": "El Paso"
   },
   "dropoff": {
    "number": "6120",
    "street": "Mira Serena Drive",
    "city": "El Paso"
   },
   "reasons": [
    "Overheating"
   ],
   "vehicle": {
    "year": "2013",
    "make": "Dodge",
    "model": "Grand Caravan",
    "color": "white"
   },
   "name": "Veronica Saldivar",
   "phone": "9155550137",
   "mayText": true
  },
  "says": {
   "opening": [
    "hi so i was coming over transmountain and the needle went all the way to the h and then steam so i pulled over",
    "hi my van overheated on transmountain i need a tow home"
   ],
   "safety": [
    "i'm in the pull out thing where the picnic shelters are it's way off the road",
    "yes i'm off the road at the picnic shelters"
   ],
   "unhurt": [
    "no we're all fine my sister is with me she's taking selfies",
    "no nobody is hurt"
   ],
   "callback": [
    "yes but the signal up here comes and goes",
    "yes this number is good"
   ],
   "where": [
    "transmountain",
    "transmountain road that's loop three seventy five"
   ],
   "spot": [
    "you know when you get to the top before it goes down to the west side there's picnic shelters with like the rock walls i'm there",
    "at the picnic shelters up top on the west bound side"
   ],
   "direction": [
    "i was coming from northeast going to the west side so west",
    "westbound"
   ],
   "exit": [
    "there's no exits up here i didn't see any number",
    "i don't know there isn't any"
   ],
   "city": [
    "el paso still i think",
    "el paso"
   ],
   "reason": [
    "it got hot and the coolant came out all over the ground green stuff",
    "it overheated and i don't want to drive it"
   ],
   "shut in": [
    "no everybody's out sitting on the wall",
    "no nobody is in the van"
   ],
   "where to": [
    "my house my uncle's gonna look at it it's on mira serena",
    "to my house on mira serena drive"
   ],
   "where to spot": [
    "sixty one twenty mira serena drive",
    "six one two zero mira serena the drive not the other one"
   ],
   "where to city": [
    "here in el paso the west side",
    "el paso"
   ],
   "vehicle": [
    "it's a dodge um grand caravan",
    "dodge grand caravan"
   ],
   "year": [
    "two thousand thirteen and we're leaving it in the driveway is that okay",
    "twenty thirteen"
   ],
   "color": [
    "white",
    "it's white with a dent in the sliding door"
   ],
   "name": [
    "veronica saldivar",
    "it's veronica last name saldivar"
   ],
   "spelling": [
    "s a l d i v as in victor a r",
    "v e r o n i c a and s a l d i v a r"
   ],
   "may text": [
    "yeah you can text me",
    "yes texting is better up here"
   ],
   "right": [
    "mhm yes",
    "yes all that's right"
   ],
   "change": [
    "um nothing just so he knows westbound side",
    "i think it's fine it's going to mira serena"
   ],
   "person": [
    "no this is okay",
    "no thank you"
   ],
   "truck": [
    "yes please",
    "yes i want a truck"
   ],
   "more": [
    "there's two of us so can we ride with him",
    "we need a ride too there's two of us"
   ],
   "message": [
    "no",
    "no message thank you"
   ],
   "cancel": [
    "no no we still need it",
    "no please don't cancel"
   ],
   "same job": [
    "no i haven't called before",
    "no this is the first time"
   ],
   "when": [
    "as soon as he can it's getting windy",
    "now please"
   ],
   "other number": [
    "i don't have anything like that",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-04",
  "kind": "Places hard to find",
  "about": "Trey Burkhalter, a pumper, buried his Ford F-250 in sand on the Sorrel Hat lease off FM 1788 south of I-20 near Midland. He needs a winch out, no tow.",
  "manner": "plain",
  "from": "4325550109",
  "truth": {
   "pickup": {
    "highway": "FM 1788",
    "name": "Sorrel Hat lease",
    "near": "tank battery",
    "city": "Midland"
   },
   "reasons": [
    "Stuck/winch"
   ],
   "vehicle": {
    "year": "2021",
    "make": "Ford",
    "model": "F-250",
    "color": "white"
   },
   "name": "Trey Burkhalter",
   "phone": "4325550163",
   "mayText": true
  },
  "says": {
   "opening": [
    "yeah i'm out on a lease off seventeen eighty eight and i buried my pickup in the sand up to the axles",
    "i need a winch out on a lease road off seventeen eighty eight"
   ],
   "safety": [
    "there ain't no traffic out here except a water hauler every once in a while",
    "yeah i'm way off the highway"
   ],
   "unhurt": [
    "naw",
    "nobody's hurt just hot"
   ],
   "callback": [
    "this one's fixing to drop use the work phone four three two five five five oh one six three",
    "no call four three two five five five zero one six three"
   ],
   "where": [
    "farm to market seventeen eighty eight about four miles south of the interstate there's a cattle guard on the west side with a yellow sign",
    "f m seventeen eighty eight south of i twenty"
   ],
   "spot": [
    "you cross the cattle guard sign says sorrel hat then go till you see the tank battery i'm just past it on the left fork",
    "sorrel hat lease right by the tank battery"
   ],
   "direction": [
    "i'm not on a road i'm in a sand dune",
    "the truck's just pointed at a mesquite tree i couldn't tell you"
   ],
   "exit": [
    "no exits on seventeen eighty eight",
    "no there ain't one"
   ],
   "city": [
    "nearest thing is midland",
    "midland"
   ],
   "reason": [
    "she's high centered in the sugar sand four low just digs it deeper",
    "it's stuck needs to be winched out runs fine"
   ],
   "shut in": [
    "no sir",
    "no just me and i'm standing outside"
   ],
   "where to": [
    "don't need to go nowhere just get me back on the caliche",
    "no tow just pull me out"
   ],
   "where to spot": [
    "naw it's not being towed",
    "no address it's a winch out"
   ],
   "where to city": [
    "like i said just pull me out i can drive it",
    "no city"
   ],
   "vehicle": [
    "it's a company truck f two fifty",
    "ford f two fifty crew cab"
   ],
   "year": [
    "a twenty one i believe",
    "twenty twenty one"
   ],
   "color": [
    "white like every truck out here",
    "white"
   ],
   "name": [
    "trey burkhalter",
    "burkhalter trey burkhalter"
   ],
   "spelling": [
    "b u r k h a l t e r and trey is t r e y",
    "b u r k as in kite h a l t e r"
   ],
   "may text": [
    "yeah text'll get through better than a call to that work phone",
    "yeah text it"
   ],
   "right": [
    "that's it",
    "yes sir"
   ],
   "change": [
    "just make sure he's got the work phone ending oh one six three",
    "nothing else"
   ],
   "person": [
    "naw you're alright",
    "no"
   ],
   "truck": [
    "yeah but not a little one",
    "yes send one with a long cable"
   ],
   "more": [
    "gate code is four four one one and he'll want a hundred foot of line don't let him drive past the battery he'll get stuck too",
    "gate code's forty four eleven and bring plenty of cable"
   ],
   "message": [
    "naw",
    "no message"
   ],
   "cancel": [
    "no i need it",
    "no"
   ],
   "same job": [
    "no ain't called before",
    "nope first time"
   ],
   "when": [
    "soon as he can i got eleven more wells to check",
    "now if you got somebody"
   ],
   "other number": [
    "company might but i don't have it on me",
    "no i don't"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-05",
  "kind": "Places hard to find",
  "about": "Latoya Breaux broke a belt in her Honda Odyssey on the westbound Katy Freeway feeder in Houston just before Bunker Hill, down on the feeder and not up on the freeway.",
  "manner": "chatty",
  "from": "2815550126",
  "truth": {
   "pickup": {
    "street": "Katy Freeway feeder",
    "highway": "I-10",
    "direction": "westbound",
    "cross": "Bunker Hill Road",
    "near": "H-E-B",
    "city": "Houston"
   },
   "dropoff": {
    "number": "1414",
    "street": "Gessner Road",
    "name": "Firestone",
    "city": "Houston"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2009",
    "make": "Honda",
    "model": "Odyssey",
    "color": "burgundy"
   },
   "name": "Latoya Breaux",
   "phone": "2815550126",
   "mayText": true
  },
  "says": {
   "opening": [
    "okay so i'm on the feeder and the steering went stiff and something was slapping under the hood and now it's dead",
    "hi my van quit on the katy freeway feeder i need a tow"
   ],
   "safety": [
    "i got it up into the grass by the driveway so cars can get by me yes",
    "yes it's off the road in the grass"
   ],
   "unhurt": [
    "no we good",
    "no nobody hurt"
   ],
   "callback": [
    "yes ma'am same one",
    "yes this one's good"
   ],
   "where": [
    "i ten but not on i ten the feeder last time somebody drove past me three times up on the freeway",
    "the katy freeway feeder i ten down on the feeder road"
   ],
   "spot": [
    "i passed blalock and i ain't made it to the bunker hill light i can see the h e b sign right next to me",
    "right before bunker hill road by the h e b"
   ],
   "direction": [
    "going out toward katy so away from downtown",
    "westbound"
   ],
   "exit": [
    "i don't know the number i'm already off the freeway",
    "i couldn't tell you the exit number"
   ],
   "city": [
    "houston well it's memorial but it's houston",
    "houston"
   ],
   "reason": [
    "a belt popped off i got half of it in my hand and the battery light's on",
    "belt broke it's broke down"
   ],
   "shut in": [
    "no my kids are at my mama's",
    "no ain't nobody in it"
   ],
   "where to": [
    "the firestone on gessner they did my brakes",
    "firestone on gessner"
   ],
   "where to spot": [
    "let me look it up hold on okay fourteen fourteen gessner road",
    "one four one four gessner road"
   ],
   "where to city": [
    "houston too it's like five minutes",
    "houston"
   ],
   "vehicle": [
    "honda odyssey with two hundred and eleven thousand miles on it and it's paid for",
    "honda odyssey"
   ],
   "year": [
    "oh nine",
    "two thousand nine"
   ],
   "color": [
    "burgundy like a wine color",
    "burgundy"
   ],
   "name": [
    "latoya breaux",
    "latoya last name breaux"
   ],
   "spelling": [
    "b r e a u x",
    "l a t o y a then b r e a u x it's louisiana"
   ],
   "may text": [
    "yes text me",
    "mhm text is fine"
   ],
   "right": [
    "yes as long as he knows the feeder not the freeway",
    "yes that's right"
   ],
   "change": [
    "it's the feeder he's got to get on the feeder westbound before bunker hill",
    "nothing just the feeder"
   ],
   "person": [
    "no baby keep going",
    "no"
   ],
   "truck": [
    "yes",
    "yes please send me one"
   ],
   "more": [
    "if he goes past the light he's got to loop all the way around under the u turn so tell him exit early",
    "tell him stay in the right lane on the feeder my flashers are on"
   ],
   "message": [
    "no just the truck",
    "no"
   ],
   "cancel": [
    "no uh uh",
    "no don't cancel"
   ],
   "same job": [
    "no that was back in march with somebody else",
    "no this is new"
   ],
   "when": [
    "today now",
    "now please"
   ],
   "other number": [
    "i got the insurance but i don't know the number by heart",
    "no number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-06",
  "kind": "Places hard to find",
  "about": "Annalise McElroy locked her keys in her Subaru Outback at the bathhouse in the Big Pine camping area of Tyler State Park. Only a lockout.",
  "manner": "plain",
  "from": "9035550174",
  "truth": {
   "pickup": {
    "number": "789",
    "street": "Park Road 16",
    "cross": "FM 14",
    "name": "Tyler State Park",
    "near": "Big Pine bathhouse",
    "city": "Tyler"
   },
   "reasons": [
    "Lockout"
   ],
   "vehicle": {
    "year": "2019",
    "make": "Subaru",
    "model": "Outback",
    "color": "green"
   },
   "name": "Annalise McElroy",
   "phone": "9035550174",
   "mayText": true
  },
  "says": {
   "opening": [
    "hi um we're camping and i shut the hatch with my keys in it",
    "hi i locked my keys in my car at the state park"
   ],
   "safety": [
    "yeah it's a campground",
    "yes we're at the campground there's no traffic"
   ],
   "unhurt": [
    "no just embarrassed",
    "no everyone's fine"
   ],
   "callback": [
    "i'm on my friend's phone no wait this is mine hers is dead yes this one",
    "yes this number"
   ],
   "where": [
    "tyler state park but it's big so",
    "tyler state park on park road sixteen off farm road fourteen"
   ],
   "spot": [
    "we're in big pine the camping area and it's parked at the bathhouse the paper they gave us says seven eighty nine park road sixteen that's the gate though",
    "at the big pine bathhouse inside the park seven eighty nine park road sixteen"
   ],
   "direction": [
    "it's just parked",
    "not going anywhere sorry"
   ],
   "exit": [
    "i think we came up off i twenty but i don't remember an exit",
    "i don't know it's a park"
   ],
   "city": [
    "it's north of tyler so tyler i guess",
    "tyler"
   ],
   "reason": [
    "keys are sitting in the cup holder i can see them",
    "i'm locked out keys inside"
   ],
   "shut in": [
    "no my dog's right here on the leash",
    "no nobody's inside"
   ],
   "where to": [
    "oh we don't need it towed just opened",
    "nowhere just unlock it please"
   ],
   "where to spot": [
    "no it stays here",
    "there's no address it's not getting towed"
   ],
   "where to city": [
    "it's not being towed",
    "no"
   ],
   "vehicle": [
    "an outback the subaru one it's dark green",
    "subaru outback"
   ],
   "year": [
    "twenty nineteen i think it's a nineteen",
    "twenty nineteen"
   ],
   "color": [
    "green like dark green",
    "it's green"
   ],
   "name": [
    "annalise mcelroy",
    "annalise it's all one word mcelroy"
   ],
   "spelling": [
    "a n n a l i s e and then m c e l r o y",
    "m c capital e l r o y"
   ],
   "may text": [
    "sure text works better than calls out here",
    "yes you can text"
   ],
   "right": [
    "yes",
    "yeah that's all right"
   ],
   "change": [
    "it's the big pine bathhouse not the gate i guess",
    "nothing that's good"
   ],
   "person": [
    "no it's fine",
    "no thanks"
   ],
   "truck": [
    "well somebody with the unlock thing",
    "yes please send someone"
   ],
   "more": [
    "the office closes at five so he should tell them he's here for us or they'll charge him to get in",
    "tell the ranger at the gate he's here for a lockout"
   ],
   "message": [
    "no",
    "no message"
   ],
   "cancel": [
    "no my phone charger's in there please come",
    "no don't cancel"
   ],
   "same job": [
    "no",
    "no this is the first time i've called"
   ],
   "when": [
    "before dark if we can",
    "as soon as possible"
   ],
   "other number": [
    "my dad has good sam but i don't know it",
    "no i don't have one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-07",
  "kind": "Changing their minds",
  "about": "Dwayne Kitchens in Amarillo first says Soncy and his house on Bell, then sees he is on Coulter and would rather have his Ram 1500 with the dead fuel pump go to a shop on Canyon Drive.",
  "manner": "slow",
  "from": "8065550155",
  "truth": {
   "pickup": {
    "street": "Coulter Street",
    "cross": "45th Avenue",
    "name": "Toot'n Totum",
    "city": "Amarillo"
   },
   "dropoff": {
    "number": "6706",
    "street": "Canyon Drive",
    "name": "Canyon Drive Auto",
    "city": "Amarillo"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2015",
    "make": "Ram",
    "model": "1500",
    "color": "maroon"
   },
   "name": "Dwayne Kitchens",
   "phone": "8065550155",
   "mayText": false
  },
  "first": {
   "where": "uh well i'm out on soncy i reckon at forty fifth",
   "where to": "just carry it to the house over on bell street",
   "year": "it's a fourteen"
  },
  "says": {
   "opening": [
    "yeah um my pickup just quit on me going down the road",
    "my pickup died i need it hauled"
   ],
   "safety": [
    "i coasted it into the toot n totum so yeah",
    "yeah it's in the parking lot at the toot n totum"
   ],
   "unhurt": [
    "no i'm alright",
    "nobody hurt"
   ],
   "callback": [
    "yeah that'll get me",
    "yes this number"
   ],
   "where": [
    "now hold on this here ain't soncy this is coulter coulter and forty fifth",
    "coulter street at forty fifth avenue"
   ],
   "spot": [
    "the toot n totum and i told you wrong i turned off soncy a ways back this is coulter street and forty fifth avenue",
    "toot n totum corner of coulter and forty fifth avenue by the air hose"
   ],
   "direction": [
    "well i was going to the lumber yard but i'm in the lot now",
    "it's parked it don't matter"
   ],
   "exit": [
    "no it ain't on the interstate",
    "no exit"
   ],
   "city": [
    "amarillo and it's coulter not soncy i was looking at the wrong sign",
    "amarillo"
   ],
   "reason": [
    "it just sputtered and died turns over but it don't fire fuel pump i'd bet money",
    "it quit running fuel pump i believe"
   ],
   "shut in": [
    "no",
    "no there's nobody in it"
   ],
   "where to": [
    "no not the house canyon drive auto they're gonna have to do it anyhow",
    "canyon drive auto over on canyon drive"
   ],
   "where to spot": [
    "you know what scratch the house take it to canyon drive auto that's sixty seven oh six canyon drive",
    "sixty seven oh six canyon drive"
   ],
   "where to city": [
    "amarillo",
    "it's all in amarillo"
   ],
   "vehicle": [
    "ram fifteen hundred and i been thinking don't take it to my house take it to canyon drive auto",
    "ram fifteen hundred"
   ],
   "year": [
    "my wife says it's a fifteen so it's a fifteen",
    "twenty fifteen"
   ],
   "color": [
    "maroon i think it was a fifteen too not a fourteen",
    "maroon"
   ],
   "name": [
    "dwayne kitchens",
    "dwayne kitchens like in the house"
   ],
   "spelling": [
    "d w a y n e k i t c h e n s",
    "kitchens k i t c h e n s"
   ],
   "may text": [
    "no i got a flip phone",
    "no texting"
   ],
   "right": [
    "if you got coulter and not soncy and the shop and not my house then yeah",
    "yeah that's it"
   ],
   "change": [
    "it's coulter and forty fifth avenue and it goes to canyon drive auto and it's a fifteen",
    "just coulter and canyon drive auto"
   ],
   "person": [
    "no you'll do",
    "no"
   ],
   "truck": [
    "yeah i want one",
    "yes"
   ],
   "more": [
    "they close at five thirty so he can drop it in the lot and put the key in the slot sixty seven oh six canyon drive the shop not the house",
    "key goes in the drop slot at the shop"
   ],
   "message": [
    "no",
    "no message"
   ],
   "cancel": [
    "no no just changing where it's going",
    "no don't cancel"
   ],
   "same job": [
    "no this is the only time i called",
    "no"
   ],
   "when": [
    "whenever he gets loose",
    "soon as you can"
   ],
   "other number": [
    "don't believe so",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-08",
  "kind": "Changing their minds",
  "about": "Rene Villarreal at the Hobby Lobby on Bandera Road in San Antonio thinks it is the battery and wants a tow, then finds that his Kia Forte is simply out of gas. He also gives his wife's number because his phone is dying.",
  "manner": "chatty",
  "from": "2105550133",
  "truth": {
   "pickup": {
    "street": "Bandera Road",
    "cross": "Guilbeau Road",
    "name": "Hobby Lobby",
    "city": "San Antonio"
   },
   "reasons": [
    "Out of fuel"
   ],
   "vehicle": {
    "year": "2018",
    "make": "Kia",
    "model": "Forte",
    "color": "blue"
   },
   "name": "Rene Villarreal",
   "phone": "2105550171",
   "mayText": true
  },
  "first": {
   "reason": "it won't start i think it's the battery man it's the original one",
   "where to": "take it to my compadre's shop on zarzamora",
   "callback": "yeah this number's fine"
  },
  "says": {
   "opening": [
    "hey what's up my car won't start i'm over here on bandera",
    "my car won't start i'm on bandera road"
   ],
   "safety": [
    "yeah i'm parked at the hobby lobby",
    "yeah it's just a parking lot"
   ],
   "unhurt": [
    "nah",
    "no nobody's hurt"
   ],
   "callback": [
    "no actually call my wife two one zero five five five oh one seven one my phone's at three percent",
    "two one zero five five five zero one seven one that's my wife's"
   ],
   "where": [
    "bandera road outside the loop you know by guilbeau",
    "bandera road and guilbeau road"
   ],
   "spot": [
    "the hobby lobby like the third row from the front",
    "hobby lobby parking lot at bandera and guilbeau"
   ],
   "direction": [
    "nowhere i'm parked bro",
    "i'm parked"
   ],
   "exit": [
    "nah i'm not on the highway",
    "no exit"
   ],
   "city": [
    "san antonio",
    "san antone"
   ],
   "reason": [
    "okay never mind the battery thing lights are all bright the needle's under the e it's out of gas i'm so dumb",
    "it's out of gas i need gas not a tow"
   ],
   "shut in": [
    "no and hey it's not the battery i just looked and i got no gas",
    "no nobody's in it"
   ],
   "where to": [
    "no no tow forget zarzamora just bring me a couple gallons",
    "no tow just gas"
   ],
   "where to spot": [
    "forget the shop i just need gas it's empty",
    "no address i don't need the tow anymore i need gas"
   ],
   "where to city": [
    "it's not getting towed no more it's just out of gas",
    "no just gas"
   ],
   "vehicle": [
    "kia forte and uh it's out of gas i just saw the needle so no tow just gas",
    "kia forte"
   ],
   "year": [
    "twenty eighteen",
    "eighteen twenty eighteen"
   ],
   "color": [
    "blue oh and my phone's about to die so put my wife's number two one zero five five five oh one seven one",
    "blue"
   ],
   "name": [
    "rene",
    "rene villarreal"
   ],
   "spelling": [
    "rene r e n e villarreal v i l l a r r e a l two l's two r's",
    "v i l l a r r e a l"
   ],
   "may text": [
    "yeah text her phone the oh one seven one",
    "yeah you can text my wife's phone"
   ],
   "right": [
    "if it says gas and no tow and my wife's number then yeah",
    "yeah that's right"
   ],
   "change": [
    "it's out of gas no tow and the number is two one zero five five five oh one seven one",
    "just gas no tow and my wife's number oh one seven one"
   ],
   "person": [
    "nah you're good",
    "no"
   ],
   "truck": [
    "yeah just somebody with a gas can",
    "yes for gas"
   ],
   "more": [
    "regular unleaded it's not the battery it's empty and call my wife's phone two one zero five five five oh one seven one",
    "regular gas and call two one zero five five five oh one seven one"
   ],
   "message": [
    "nah",
    "no message"
   ],
   "cancel": [
    "no just the tow part i still need gas",
    "no don't cancel bring gas"
   ],
   "same job": [
    "nah first time",
    "no"
   ],
   "when": [
    "now she's gonna kill me",
    "right now"
   ],
   "other number": [
    "no",
    "i don't have any of that"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-09",
  "kind": "Hard to understand",
  "about": "Alcide Fontenot, heavy accent and plant noise, shredded a tire on his Toyota Tundra on Twin City Highway at 365 in Port Arthur, has no spare, and wants it taken to Guidry Tire in Nederland. The recognition garbles him.",
  "manner": "plain",
  "from": "4095550148",
  "truth": {
   "pickup": {
    "street": "Twin City Highway",
    "cross": "FM 365",
    "near": "Sonic",
    "city": "Port Arthur"
   },
   "dropoff": {
    "number": "1320",
    "street": "Nederland Avenue",
    "name": "Guidry Tire",
    "city": "Nederland"
   },
   "reasons": [
    "Flat tire"
   ],
   "vehicle": {
    "year": "2012",
    "make": "Toyota",
    "model": "Tundra",
    "color": "gray"
   },
   "name": "Alcide Fontenot",
   "phone": "4095550148",
   "mayText": false
  },
  "says": {
   "opening": [
    "yah hello i got me a flat tar on da truck here it come all apart",
    "hello i got a flat tire and no spare me"
   ],
   "safety": [
    "i'm pull off in the park and lot yah",
    "yes i'm off the road in a parking lot"
   ],
   "unhurt": [
    "no no shay i'm okay",
    "no nobody hurt"
   ],
   "callback": [
    "yah that the one",
    "yes this the number"
   ],
   "where": [
    "on twin cindy highway there by three sixty fi",
    "twin city highway at three sixty five"
   ],
   "spot": [
    "side the sonny the sonic you know where they bring the burger",
    "next to the sonic at farm road three sixty five"
   ],
   "direction": [
    "i ain't going no more i'm stop",
    "i'm in the parking lot no direction"
   ],
   "exit": [
    "no got no exit there",
    "no exit"
   ],
   "city": [
    "port otter",
    "port arthur"
   ],
   "reason": [
    "tar blowed out all the rubber gone and somebody done stole my spare",
    "flat tire on the back and i got no spare"
   ],
   "shut in": [
    "no just me and my lunch box",
    "no nobody in the truck"
   ],
   "where to": [
    "gid ree tar over in need a land",
    "guidry tire in nederland"
   ],
   "where to spot": [
    "tirteen twenny need a land avenue",
    "thirteen twenty nederland avenue one three two zero"
   ],
   "where to city": [
    "need a land yah",
    "nederland"
   ],
   "vehicle": [
    "toy odor ton dra",
    "toyota tundra the toyota"
   ],
   "year": [
    "twenty twelve wit the big motor",
    "two thousand twelve"
   ],
   "color": [
    "grey",
    "it's gray"
   ],
   "name": [
    "al seed font no",
    "alcide fontenot"
   ],
   "spelling": [
    "a l c i d e and f o n t e n o t",
    "f o n t e n o t alcide a l c i d e"
   ],
   "may text": [
    "no me i don't read them little thing",
    "no don't text just call"
   ],
   "right": [
    "yah that's right shay",
    "yes that's right"
   ],
   "change": [
    "it going to guidry tire on nederland avenue",
    "nothing it's good"
   ],
   "person": [
    "no we talking good",
    "no it's okay"
   ],
   "truck": [
    "yah sure send him",
    "yes send the truck"
   ],
   "more": [
    "sorry it's loud they flaring at the plant all day it's nothing",
    "back tire the driver side that's all"
   ],
   "message": [
    "no message",
    "no"
   ],
   "cancel": [
    "no no don't do dat",
    "no don't cancel"
   ],
   "same job": [
    "no first time i call you",
    "no"
   ],
   "when": [
    "when he can i got off shift already",
    "now if he can"
   ],
   "other number": [
    "what number no",
    "no got no number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-10",
  "kind": "Upset or in a hurry",
  "about": "Marcus Okafor was rear ended on the Gulf Freeway in Houston on the way to a flight at Hobby. He is in the Shell at Almeda Genoa, furious, and wants his Hyundai Tucson at a body shop.",
  "manner": "angry",
  "from": "8325550161",
  "truth": {
   "pickup": {
    "highway": "I-45",
    "direction": "northbound",
    "exit": "34",
    "cross": "Almeda Genoa Road",
    "name": "Shell",
    "city": "Houston"
   },
   "dropoff": {
    "number": "10702",
    "street": "Gulf Freeway",
    "name": "Caliber Collision",
    "city": "Houston"
   },
   "reasons": [
    "Accident"
   ],
   "vehicle": {
    "year": "2022",
    "make": "Hyundai",
    "model": "Tucson",
    "color": "gray"
   },
   "name": "Marcus Okafor",
   "phone": "8325550161",
   "mayText": true
  },
  "says": {
   "opening": [
    "i need a tow truck like right now some idiot hit me and i got a flight out of hobby in an hour and a half",
    "somebody rear ended me i need a tow now"
   ],
   "safety": [
    "yes i'm at a gas station can we move this along",
    "yes i'm off the freeway at a gas station"
   ],
   "unhurt": [
    "nobody's hurt the guy's standing right here eating chips",
    "no nobody is hurt"
   ],
   "callback": [
    "obviously",
    "yes this number"
   ],
   "where": [
    "forty five gulf freeway i got off at the shell",
    "i forty five gulf freeway at almeda genoa"
   ],
   "spot": [
    "the shell at almeda genoa i said that pump six",
    "shell station at almeda genoa road"
   ],
   "direction": [
    "north toward the airport where i'm supposed to be",
    "northbound"
   ],
   "exit": [
    "thirty four it's the almeda genoa exit come on",
    "exit thirty four"
   ],
   "city": [
    "houston where else",
    "houston"
   ],
   "reason": [
    "i got rear ended the bumper's on the ground and the wheel's rubbing you can't drive it",
    "accident i was hit from behind it can't be driven"
   ],
   "shut in": [
    "no why would there be",
    "no there's nobody in it"
   ],
   "where to": [
    "caliber collision insurance already told me",
    "caliber collision on the gulf freeway"
   ],
   "where to spot": [
    "one oh seven oh two gulf freeway did you get that",
    "ten seven oh two gulf freeway"
   ],
   "where to city": [
    "houston",
    "houston same city"
   ],
   "vehicle": [
    "hyundai tucson brand new practically",
    "hyundai tucson"
   ],
   "year": [
    "twenty two",
    "twenty twenty two"
   ],
   "color": [
    "gray does it matter",
    "gray"
   ],
   "name": [
    "marcus okafor",
    "marcus okafor how many more questions"
   ],
   "spelling": [
    "o k a f o r it's not that hard",
    "m a r c u s o k a f o r"
   ],
   "may text": [
    "yes text it just hurry",
    "yes"
   ],
   "right": [
    "yes yes go",
    "yes that's right"
   ],
   "change": [
    "nothing just send it to the shell on almeda genoa",
    "nothing"
   ],
   "person": [
    "if they're faster yes otherwise no just finish",
    "no just finish this"
   ],
   "truck": [
    "yes that's the whole point",
    "yes i want the truck"
   ],
   "more": [
    "i'm getting an uber so the key's gonna be with the cashier lady inside",
    "key's with the cashier inside the shell"
   ],
   "message": [
    "no just the truck",
    "no message"
   ],
   "cancel": [
    "no do not cancel",
    "no"
   ],
   "same job": [
    "no i just got hit ten minutes ago",
    "no it's new"
   ],
   "when": [
    "now right now",
    "now"
   ],
   "other number": [
    "i got a claim number somewhere in my email i don't have time for that",
    "i don't have it on me"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-11",
  "kind": "Older callers",
  "about": "Wilma Hargrove, eighty eight, gave up driving and wants her Buick LeSabre moved from her home in Nacogdoches to her grandson in Lufkin. Nothing is wrong with it.",
  "manner": "slow",
  "from": "9365550112",
  "truth": {
   "pickup": {
    "number": "2415",
    "street": "North Pearl Street",
    "near": "carport",
    "city": "Nacogdoches"
   },
   "dropoff": {
    "number": "1108",
    "street": "Turtle Creek Drive",
    "city": "Lufkin"
   },
   "reasons": [
    "Transport"
   ],
   "vehicle": {
    "year": "1992",
    "make": "Buick",
    "model": "LeSabre",
    "color": "light blue"
   },
   "name": "Wilma Hargrove",
   "phone": "9365550112",
   "mayText": false
  },
  "says": {
   "opening": [
    "yes hello is this the wrecker service well i'm eighty eight years old and i need my car carried down to my grandson in lufkin",
    "i need my car carried to lufkin please"
   ],
   "safety": [
    "oh i'm in my kitchen dear",
    "i'm at home in the house and the car's in the carport"
   ],
   "unhurt": [
    "hurt no it's just my hip but that's nothing new",
    "no dear nobody's hurt"
   ],
   "callback": [
    "this is the only telephone i have",
    "yes it's the house phone"
   ],
   "where": [
    "it's at my house on north pearl",
    "north pearl street at my house"
   ],
   "spot": [
    "it's the brick house with the camellias twenty four fifteen it's under the carport",
    "twenty four fifteen north pearl street under the carport"
   ],
   "direction": [
    "well it's facing the house",
    "it isn't going anywhere it's parked"
   ],
   "exit": [
    "oh honey there isn't any exit it's just a street",
    "no exit"
   ],
   "city": [
    "nacogdoches we've been here since nineteen sixty one",
    "nacogdoches"
   ],
   "reason": [
    "there's not a thing wrong with it my eyes went bad and the doctor said no more",
    "nothing wrong with it i just want it moved"
   ],
   "shut in": [
    "no the cat's in my lap",
    "no ma'am there's nobody in it"
   ],
   "where to": [
    "my grandson tyler's that's his name not the town he's in lufkin on turtle creek",
    "to my grandson's on turtle creek drive"
   ],
   "where to spot": [
    "let me find my glasses i wrote it on the envelope eleven oh eight turtle creek drive",
    "eleven oh eight turtle creek drive"
   ],
   "where to city": [
    "lufkin it's about twenty miles",
    "lufkin"
   ],
   "vehicle": [
    "it was harold's it's the buick the le sabre",
    "buick lesabre"
   ],
   "year": [
    "nineteen ninety two we paid cash for it",
    "ninety two"
   ],
   "color": [
    "a light blue real pretty",
    "light blue"
   ],
   "name": [
    "mrs harold hargrove well wilma",
    "wilma hargrove"
   ],
   "spelling": [
    "h a r g r o v e and wilma is w i l m a",
    "h a r g r o v e"
   ],
   "may text": [
    "oh no this phone's on the wall",
    "no dear i can't get those"
   ],
   "right": [
    "i believe so yes",
    "yes that's right"
   ],
   "change": [
    "well i don't know it's going from my house to tyler's house in lufkin",
    "nothing dear"
   ],
   "person": [
    "aren't you a person well you're very polite go on",
    "no i don't mind"
   ],
   "truck": [
    "yes the kind you put it up on top of",
    "yes please"
   ],
   "more": [
    "the keys are in the sugar bowl and he needs to knock loud",
    "he should knock loud i don't hear well"
   ],
   "message": [
    "no i don't believe so",
    "no message"
   ],
   "cancel": [
    "no i don't want to cancel i haven't even got it yet",
    "no"
   ],
   "same job": [
    "i've never called y'all before",
    "no"
   ],
   "when": [
    "oh whenever the young man has time today is just fine",
    "today is fine"
   ],
   "other number": [
    "i have my medicare card is that it",
    "no dear i don't"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q3-12",
  "kind": "Spanish",
  "language": "es",
  "about": "Rosalinda Cantú's Nissan Frontier is stuck in the mud on Mile 17 Road at Doolittle near Edinburg, and since she tried to get out it does not go into gear. It goes to a garage on Monte Cristo Road.",
  "manner": "plain",
  "from": "9565550129",
  "truth": {
   "pickup": {
    "street": "Mile 17 Road",
    "cross": "Doolittle Road",
    "near": "canal",
    "city": "Edinburg"
   },
   "dropoff": {
    "number": "2210",
    "street": "East Monte Cristo Road",
    "name": "Taller Garza",
    "city": "Edinburg"
   },
   "reasons": [
    "Stuck/winch",
    "Won't shift"
   ],
   "vehicle": {
    "year": "2010",
    "make": "Nissan",
    "model": "Frontier",
    "color": "white"
   },
   "name": "Rosalinda Cantú",
   "phone": "9565550129",
   "mayText": true
  },
  "says": {
   "opening": [
    "bueno oiga este se me quedó la troca atascada en el lodo y ya no sale",
    "necesito una grúa se me atascó la troca"
   ],
   "safety": [
    "sí estoy en el zacate afuerita del camino casi no pasan carros",
    "sí estoy bien lejos del tráfico"
   ],
   "unhurt": [
    "no nomás llena de lodo",
    "no nadie está lastimado"
   ],
   "callback": [
    "sí es mi celular",
    "sí este número"
   ],
   "where": [
    "en la milla diecisiete",
    "en la milla diecisiete la mile seventeen road"
   ],
   "spot": [
    "casi llegando a la doolittle donde está el canal ahí pegadito",
    "milla diecisiete y doolittle road junto al canal"
   ],
   "direction": [
    "pues iba a mi casa pero me salí para darle la vuelta a un charco",
    "no sé decirle estoy afuera del camino"
   ],
   "exit": [
    "no ahí no hay salidas",
    "no hay salida es un camino"
   ],
   "city": [
    "es edinburg",
    "edinburg"
   ],
   "reason": [
    "está enterrada de las llantas de atrás y ahora le meto el cambio y no agarra ni para adelante ni para atrás",
    "está atascada en el lodo y tampoco le entran los cambios"
   ],
   "shut in": [
    "no los niños están en la escuela",
    "no no hay nadie adentro"
   ],
   "where to": [
    "al taller garza en la monte cristo él ya me conoce",
    "al taller garza"
   ],
   "where to spot": [
    "veintidós diez east monte cristo road",
    "dos dos uno cero east monte cristo road"
   ],
   "where to city": [
    "también en edinburg",
    "edinburg"
   ],
   "vehicle": [
    "una nissan frontier",
    "es nissan la frontier"
   ],
   "year": [
    "dos mil diez creo sí dos mil diez",
    "dos mil diez"
   ],
   "color": [
    "blanca aunque ahorita parece café",
    "blanca"
   ],
   "name": [
    "rosalinda cantú",
    "me llamo rosalinda cantú"
   ],
   "spelling": [
    "ce a ene te u con acento",
    "r o s a l i n d a y luego c a n t u"
   ],
   "may text": [
    "sí mándeme mensaje",
    "sí está bien"
   ],
   "right": [
    "sí así es",
    "sí todo bien"
   ],
   "change": [
    "nada nomás que es en la milla diecisiete con doolittle",
    "nada está bien"
   ],
   "person": [
    "no así está bien",
    "no gracias"
   ],
   "truck": [
    "sí por favor",
    "sí quiero la grúa"
   ],
   "more": [
    "que no se meta él también porque está bien blandito que traiga cable largo",
    "que traiga cable largo"
   ],
   "message": [
    "no ninguno",
    "no"
   ],
   "cancel": [
    "no no la cancele",
    "no"
   ],
   "same job": [
    "no es la primera vez que llamo",
    "no"
   ],
   "when": [
    "lo más pronto que pueda",
    "ahorita"
   ],
   "other number": [
    "no tengo",
    "no no tengo ninguno"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-01",
  "kind": "Everyday breakdowns",
  "about": "Denise Pelletier is in the Hannaford lot in Rockland, Maine, with a Subaru that will not turn over after she left the dome light on. She wants a jump, no tow.",
  "manner": "plain",
  "from": "2075550114",
  "truth": {
   "pickup": {
    "number": "75",
    "street": "Maverick Street",
    "name": "Hannaford",
    "near": "cart corral",
    "city": "Rockland"
   },
   "reasons": [
    "Dead battery"
   ],
   "vehicle": {
    "year": "2014",
    "make": "Subaru",
    "model": "Forester",
    "color": "green"
   },
   "name": "Denise Pelletier",
   "phone": "2075550114",
   "mayText": true
  },
  "says": {
   "opening": [
    "hi yeah um i need a jump i'm at the hannaford and my car won't turn over i think the dome light was on the whole time i was in there",
    "i need somebody to come jump my car i'm at hannaford"
   ],
   "safety": [
    "oh yeah i'm just in a parking space",
    "yeah i'm in the parking lot it's fine"
   ],
   "unhurt": [
    "no no just cold",
    "no nobody's hurt it's only a battery"
   ],
   "callback": [
    "yep this is my cell it's at about forty percent though",
    "yes this number"
   ],
   "where": [
    "the hannaford in rockland on maverick street",
    "maverick street the hannaford"
   ],
   "spot": [
    "um it's seventy five maverick i think that's what the sign says and i'm next to the cart corral kind of toward the pharmacy end",
    "seventy five maverick street beside the cart corral"
   ],
   "direction": [
    "i'm parked so",
    "i wasn't going anywhere i'm in a parking space"
   ],
   "exit": [
    "there's no exit it's the grocery store",
    "no exit it's just in town"
   ],
   "city": [
    "rockland",
    "rockland maine"
   ],
   "reason": [
    "it's dead it just goes click click click and the dash lights are real dim",
    "the battery's dead i need a jump"
   ],
   "shut in": [
    "no just groceries i did buy ice cream though",
    "no nobody's in it"
   ],
   "where to": [
    "oh i don't need it towed anywhere just the jump and i'll drive it home",
    "nowhere just a jump"
   ],
   "where to spot": [
    "no no tow it's staying right here till it starts",
    "it isn't going anywhere i only want a jump"
   ],
   "where to city": [
    "i'm just driving it home to thomaston after don't tow it",
    "no tow thank you"
   ],
   "vehicle": [
    "subaru forester it's a twenty fourteen",
    "a subaru forester"
   ],
   "year": [
    "fourteen",
    "twenty fourteen"
   ],
   "color": [
    "it's that dark green",
    "green"
   ],
   "name": [
    "denise pelletier",
    "denise denise pelletier"
   ],
   "spelling": [
    "sure p e l l e t i e r and denise with an s",
    "d e n i s e then p e l l e t i e r"
   ],
   "may text": [
    "yeah you can text me",
    "sure yes"
   ],
   "right": [
    "yep that's it",
    "yes that's right"
   ],
   "change": [
    "um nothing i don't think",
    "no nothing it's good how you had it"
   ],
   "person": [
    "no this is all right",
    "no i'm fine with this"
   ],
   "truck": [
    "yes please",
    "yeah send somebody"
   ],
   "more": [
    "the hood's already up so he'll see me",
    "just look for the hood up"
   ],
   "message": [
    "just tell them denise at the hannaford needs a jump",
    "denise at hannaford car needs a jump"
   ],
   "cancel": [
    "no no don't cancel i still need it",
    "no keep it"
   ],
   "same job": [
    "no i haven't called before this",
    "no this is the first call"
   ],
   "when": [
    "well now if you can the ice cream",
    "as soon as somebody can"
   ],
   "other number": [
    "i had triple a but i let it go so no",
    "no i don't have one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-02",
  "kind": "Everyday breakdowns",
  "about": "Justin Lapointe has a shredded front tire on his Civic on US-7 at Route 17 in New Haven, Vermont, and no spare. He wants it towed to County Tire in Middlebury.",
  "manner": "curt",
  "from": "8025550127",
  "truth": {
   "pickup": {
    "highway": "US-7",
    "cross": "Route 17",
    "direction": "southbound",
    "city": "New Haven"
   },
   "dropoff": {
    "number": "33",
    "street": "Seymour Street",
    "name": "County Tire Center",
    "city": "Middlebury"
   },
   "reasons": [
    "Flat tire"
   ],
   "vehicle": {
    "year": "2019",
    "make": "Honda",
    "model": "Civic",
    "color": "black"
   },
   "name": "Justin Lapointe",
   "phone": "8025550127",
   "mayText": true
  },
  "says": {
   "opening": [
    "flat tire need a tow no spare",
    "got a flat and i need a tow"
   ],
   "safety": [
    "yeah",
    "yeah i'm way over on the shoulder"
   ],
   "unhurt": [
    "nope",
    "no"
   ],
   "callback": [
    "yup",
    "yeah it's my phone"
   ],
   "where": [
    "seven by the seventeen",
    "us seven where seventeen comes in"
   ],
   "spot": [
    "right at the light at route seventeen like fifty feet past it",
    "just past route seventeen on seven"
   ],
   "direction": [
    "south headed to middlebury",
    "southbound"
   ],
   "exit": [
    "no exits it's route seven",
    "there's no exit"
   ],
   "city": [
    "new haven the junction",
    "new haven vermont"
   ],
   "reason": [
    "front right's gone it's just ribbons hit a pothole",
    "flat tire no spare"
   ],
   "shut in": [
    "nah just me",
    "no"
   ],
   "where to": [
    "county tire in middlebury",
    "county tire center"
   ],
   "where to spot": [
    "thirty three seymour",
    "thirty three seymour street"
   ],
   "where to city": [
    "middlebury said that",
    "middlebury"
   ],
   "vehicle": [
    "civic",
    "honda civic"
   ],
   "year": [
    "nineteen",
    "two thousand nineteen"
   ],
   "color": [
    "black",
    "it's black"
   ],
   "name": [
    "justin lapointe",
    "justin lapointe"
   ],
   "spelling": [
    "l a p o i n t e one word",
    "j u s t i n l a p o i n t e"
   ],
   "may text": [
    "sure",
    "yeah text's better actually"
   ],
   "right": [
    "yup",
    "yeah that's right"
   ],
   "change": [
    "nothing",
    "nothing leave it"
   ],
   "person": [
    "no",
    "no you're good"
   ],
   "truck": [
    "yeah obviously",
    "yes"
   ],
   "more": [
    "nope well it's low so bring a flatbed if you got one",
    "it sits low that's it"
   ],
   "message": [
    "just that i need a tow on seven",
    "justin with the civic on seven needs a tow"
   ],
   "cancel": [
    "no",
    "no don't"
   ],
   "same job": [
    "no",
    "no it's new"
   ],
   "when": [
    "now",
    "right now i've got work at three"
   ],
   "other number": [
    "don't have one",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-03",
  "kind": "Everyday breakdowns",
  "about": "Marlene Jorgensen's GMC pickup sits in front of her house on East Broadway Street in Helena, Montana, and will not go into any gear. It goes to a transmission shop across town.",
  "manner": "chatty",
  "from": "4065550138",
  "truth": {
   "pickup": {
    "number": "1418",
    "street": "East Broadway Street",
    "city": "Helena"
   },
   "dropoff": {
    "number": "1930",
    "street": "North Montana Avenue",
    "name": "Helena Transmission",
    "city": "Helena"
   },
   "reasons": [
    "Won't shift"
   ],
   "vehicle": {
    "year": "2009",
    "make": "GMC",
    "model": "Sierra",
    "color": "tan"
   },
   "name": "Marlene Jorgensen",
   "phone": "4065550138",
   "mayText": false
  },
  "says": {
   "opening": [
    "well good morning i've got a pickup here that won't go into gear it'll start right up purrs like a kitten but you put it in reverse and it just sits there my neighbor says it's the transmission and he'd know he drove truck thirty years",
    "it's my pickup it starts fine it just won't go in any gear and i need it hauled to the shop"
   ],
   "safety": [
    "oh heavens yes i'm in my kitchen looking at it through the window",
    "yes i'm at home"
   ],
   "unhurt": [
    "no no nobody's hurt just my pocketbook",
    "no we're all fine"
   ],
   "callback": [
    "this is the house phone so yes i'm always here except thursdays i've got quilting",
    "yes this one's fine"
   ],
   "where": [
    "it's right out front of the house fourteen eighteen east broadway street been here since eighty six",
    "fourteen eighteen east broadway street"
   ],
   "spot": [
    "it's on the street right in front not in the driveway because my son's camper's in the driveway",
    "at the curb in front of fourteen eighteen"
   ],
   "direction": [
    "oh it's not headed anywhere that's the trouble it's pointed toward the capitol if that helps",
    "it's parked it isn't going anywhere"
   ],
   "exit": [
    "no honey i'm in the middle of town",
    "there isn't any exit it's a house"
   ],
   "city": [
    "helena up by the hospital end",
    "helena"
   ],
   "reason": [
    "well like i say it won't shift you pull the lever down and nothing grabs not drive not reverse not anything",
    "it won't go into gear"
   ],
   "shut in": [
    "just an old saddle blanket no there's nobody in there",
    "no it's empty"
   ],
   "where to": [
    "helena transmission they did my sister's and she was real pleased",
    "helena transmission over on montana avenue"
   ],
   "where to spot": [
    "i wrote it down here hang on nineteen thirty north montana avenue",
    "nineteen thirty north montana avenue"
   ],
   "where to city": [
    "right here in helena same town it's not two miles",
    "helena"
   ],
   "vehicle": [
    "it's a gmc sierra it was my husband's he babied that thing",
    "gmc sierra"
   ],
   "year": [
    "two thousand nine we bought it that fall",
    "two thousand nine"
   ],
   "color": [
    "tan they had some fancy name for it but it's tan",
    "it's tan"
   ],
   "name": [
    "marlene jorgensen",
    "marlene jorgensen"
   ],
   "spelling": [
    "j o r g e n s e n it's the norwegian way with an e n oh no that's danish well anyway e n at the end",
    "m a r l e n e j o r g e n s e n"
   ],
   "may text": [
    "no this is the kind with a cord on it you can't text it",
    "no it's a landline"
   ],
   "right": [
    "yes you got all of that very good",
    "yes that's right"
   ],
   "change": [
    "nothing dear it was all fine",
    "i wouldn't change anything"
   ],
   "person": [
    "oh no i don't mind you at all",
    "no this is just fine"
   ],
   "truck": [
    "yes i do please",
    "yes please send one"
   ],
   "more": [
    "well the keys'll be with me so he should come to the door and mind the step it's icy",
    "just have him knock i've got the keys"
   ],
   "message": [
    "tell them marlene's pickup won't shift and it needs to go to helena transmission",
    "marlene jorgensen needs her pickup hauled"
   ],
   "cancel": [
    "oh no i just got done telling you all of it",
    "no don't cancel"
   ],
   "same job": [
    "no i haven't called you folks since we had the buick and that was years ago",
    "no this is a new one"
   ],
   "when": [
    "anytime this morning's good i'm not going anyplace",
    "this morning if you can"
   ],
   "other number": [
    "a what now no i don't have anything like that",
    "no i'll just write a check"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-04",
  "kind": "Places hard to find",
  "about": "Cody Hostetler's F-250 boiled over on I-80 westbound in the empty stretch past Riner Road, west of Rawlins, Wyoming. He only has the mile marker to go by.",
  "manner": "plain",
  "from": "3075550145",
  "truth": {
   "pickup": {
    "highway": "I-80",
    "direction": "westbound",
    "mile": "193",
    "near": "Riner Road exit",
    "city": "Rawlins"
   },
   "dropoff": {
    "number": "607",
    "street": "East Cedar Street",
    "name": "Cedar Street Auto",
    "city": "Rawlins"
   },
   "reasons": [
    "Overheating"
   ],
   "vehicle": {
    "year": "2011",
    "make": "Ford",
    "model": "F-250",
    "color": "white"
   },
   "name": "Cody Hostetler",
   "phone": "3075550145",
   "mayText": true
  },
  "says": {
   "opening": [
    "yeah i'm out on eighty west of rawlins truck boiled over on me there's nothing out here",
    "i'm broke down out on i eighty i need a tow back to rawlins"
   ],
   "safety": [
    "yeah i got it down off the shoulder pretty good by the fence wind's bad is all",
    "yeah i'm well off the road"
   ],
   "unhurt": [
    "nope i'm good just the truck",
    "no nobody's hurt"
   ],
   "callback": [
    "should be i got one bar so if it drops call me back",
    "yeah this number"
   ],
   "where": [
    "interstate eighty out in the middle of nowhere there's antelope and a snow fence that's about it",
    "i eighty past the riner road exit"
   ],
   "spot": [
    "well last exit i went by was riner road i walked up to a marker and it says one ninety three",
    "mile marker one ninety three just past riner road"
   ],
   "direction": [
    "west i was headed for rock springs",
    "westbound"
   ],
   "exit": [
    "there isn't one here the marker says one ninety three next exit's miles off",
    "mile one ninety three"
   ],
   "city": [
    "ain't in one rawlins is behind me that's the closest",
    "closest is rawlins"
   ],
   "reason": [
    "temp gauge pegged and then steam started coming out the front i shut her down coolant's all over the road",
    "it's overheating i think it's the radiator or a hose"
   ],
   "shut in": [
    "no sir just tools",
    "no"
   ],
   "where to": [
    "back to rawlins a place called cedar street auto my boss uses them",
    "cedar street auto in rawlins"
   ],
   "where to spot": [
    "it's on east cedar six oh seven east cedar street",
    "six oh seven east cedar street"
   ],
   "where to city": [
    "rawlins",
    "rawlins wyoming"
   ],
   "vehicle": [
    "f two fifty",
    "ford f two fifty"
   ],
   "year": [
    "it's an eleven",
    "twenty eleven"
   ],
   "color": [
    "white well it was white",
    "it's white"
   ],
   "name": [
    "cody hostetler",
    "cody hostetler"
   ],
   "spelling": [
    "h o s t e t l e r",
    "c o d y and then h o s t e t l e r"
   ],
   "may text": [
    "yeah texts go through better than calls out here",
    "yep text me"
   ],
   "right": [
    "yep sounds right",
    "yes sir that's it"
   ],
   "change": [
    "nothing you got it",
    "no that was all right"
   ],
   "person": [
    "nah",
    "no this works"
   ],
   "truck": [
    "yeah please",
    "yes send one"
   ],
   "more": [
    "it's the three quarter ton so he'll want the big truck and tell him keep it in the right lane the wind's blowing fifty",
    "it's a heavy truck is all"
   ],
   "message": [
    "tell them cody's at one ninety three on eighty with the truck overheated",
    "cody hostetler needs a tow mile one ninety three"
   ],
   "cancel": [
    "no don't do that",
    "no i need it"
   ],
   "same job": [
    "no first time i called",
    "no"
   ],
   "when": [
    "soon as he can get here",
    "right away"
   ],
   "other number": [
    "no i don't got one of those",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-05",
  "kind": "Places hard to find",
  "about": "Priya Raman slid her rented-house party's Tiguan into a snowy ditch on Sunday River Road in Newry, Maine, just past the covered bridge. She wants it pulled out, nothing is broken.",
  "manner": "plain",
  "from": "2075550152",
  "truth": {
   "pickup": {
    "street": "Sunday River Road",
    "near": "covered bridge",
    "city": "Newry"
   },
   "reasons": [
    "Stuck/winch"
   ],
   "vehicle": {
    "year": "2021",
    "make": "Volkswagen",
    "model": "Tiguan",
    "color": "gray"
   },
   "name": "Priya Raman",
   "phone": "2075550152",
   "mayText": true
  },
  "says": {
   "opening": [
    "hi um so we slid off the road a little bit going up to the ski place and the car's in the snow and we can't get it out",
    "we're stuck in the snow in a ditch and we just need to be pulled out"
   ],
   "safety": [
    "yes we're standing up on the bank away from the road",
    "yes we're off the road up on the bank"
   ],
   "unhurt": [
    "no everybody's fine we were going like ten miles an hour",
    "no no one's hurt"
   ],
   "callback": [
    "yes this is me",
    "yes it's my cell"
   ],
   "where": [
    "okay so it's the road to sunday river i don't really know there's a sign that said sunday river road back there",
    "sunday river road"
   ],
   "spot": [
    "we went by this covered bridge like an old red or brown one i don't know and we're maybe a quarter mile after that there's no houses",
    "just past the covered bridge"
   ],
   "direction": [
    "up toward the mountain i couldn't tell you north or south",
    "toward the ski area i don't know which way that is"
   ],
   "exit": [
    "um no there's no exits it's a little road",
    "no it's not a highway"
   ],
   "city": [
    "i thought bethel but my phone says newry so newry",
    "newry n e w r y"
   ],
   "reason": [
    "the two right wheels are down in the ditch and it just spins",
    "it's stuck in the ditch in the snow"
   ],
   "shut in": [
    "no we all got out",
    "no no one's in the car"
   ],
   "where to": [
    "we don't need to take it anywhere it's not damaged just back up on the road",
    "nowhere just pull it out"
   ],
   "where to spot": [
    "no just onto the road right here",
    "there's no place we only need it pulled out"
   ],
   "where to city": [
    "we're staying right up the hill we can drive it after",
    "nowhere it can be driven"
   ],
   "vehicle": [
    "it's a tiguan a vw",
    "volkswagen tiguan"
   ],
   "year": [
    "i want to say twenty twenty one",
    "twenty twenty one"
   ],
   "color": [
    "gray although it's mostly snow right now",
    "gray"
   ],
   "name": [
    "priya raman",
    "priya raman"
   ],
   "spelling": [
    "p r i y a and last name r a m a n",
    "r a m a n"
   ],
   "may text": [
    "yes definitely",
    "yes please"
   ],
   "right": [
    "yes i think so yes",
    "yes that's right"
   ],
   "change": [
    "i don't think anything",
    "nothing"
   ],
   "person": [
    "no it's okay",
    "no thank you"
   ],
   "truck": [
    "yes please",
    "yes"
   ],
   "more": [
    "it's really slippery right before here on the curve so tell him go slow we've got a flashlight we'll wave",
    "there's ice on the curve tell them to be careful"
   ],
   "message": [
    "um priya we're in the ditch past the covered bridge on sunday river road",
    "just that we're stuck past the covered bridge"
   ],
   "cancel": [
    "no please don't",
    "no we still need it"
   ],
   "same job": [
    "no we haven't called anyone else",
    "no"
   ],
   "when": [
    "now please it's getting dark",
    "as soon as possible"
   ],
   "other number": [
    "i might have something through the insurance but i don't have it on me so no",
    "no i don't have a number"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-06",
  "kind": "Places hard to find",
  "about": "Travis Bakke locked his keys in his 4Runner at Mallard's Rest fishing access off US-89 south of Livingston, Montana. His own phone is locked in too, so he calls on his buddy's and gives his wife's number for call-backs.",
  "manner": "plain",
  "from": "4065550161",
  "truth": {
   "pickup": {
    "highway": "US-89",
    "mile": "42",
    "name": "Mallard's Rest fishing access",
    "near": "boat ramp",
    "city": "Livingston"
   },
   "reasons": [
    "Lockout"
   ],
   "vehicle": {
    "year": "2018",
    "make": "Toyota",
    "model": "4Runner",
    "color": "silver"
   },
   "name": "Travis Bakke",
   "phone": "4065550163",
   "mayText": false
  },
  "says": {
   "opening": [
    "hey uh i locked my keys in my rig down at the river and my phone's in there too so this is my buddy's phone",
    "i'm locked out of my rig down at the fishing access"
   ],
   "safety": [
    "oh yeah we're down by the water nowhere near the road",
    "yeah we're at the river"
   ],
   "unhurt": [
    "nope just feeling pretty dumb",
    "no we're fine"
   ],
   "callback": [
    "no he's taking off here in a bit use my wife's she's with me it's four oh six five five five oh one six three",
    "call my wife's phone four oh six five five five zero one six three"
   ],
   "where": [
    "mallard's rest down in paradise valley",
    "mallard's rest fishing access off highway eighty nine"
   ],
   "spot": [
    "okay so you come down eighty nine and it's right around mile marker forty two there's a brown sign then you drop down the hill to the boat ramp we're right at the ramp",
    "by the boat ramp at mallard's rest mile marker forty two on eighty nine"
   ],
   "direction": [
    "i'm parked but he'd be coming south out of livingston",
    "i'm not on the road i'm parked"
   ],
   "exit": [
    "it's not the interstate it's eighty nine mile forty two",
    "mile marker forty two"
   ],
   "city": [
    "livingston's the closest it's what fifteen miles maybe less",
    "livingston"
   ],
   "reason": [
    "keys are sitting on the seat i can see em",
    "i'm locked out keys are inside"
   ],
   "shut in": [
    "nope dog's out here swimming",
    "no nothing alive in there just rods"
   ],
   "where to": [
    "nowhere man just pop the door",
    "no tow just unlock it"
   ],
   "where to spot": [
    "there's no address it's not going anyplace",
    "just unlock it right here"
   ],
   "where to city": [
    "no i'll drive it home",
    "nowhere"
   ],
   "vehicle": [
    "four runner",
    "toyota four runner"
   ],
   "year": [
    "eighteen",
    "twenty eighteen"
   ],
   "color": [
    "silver got a rod tube on the roof",
    "silver"
   ],
   "name": [
    "travis bakke",
    "travis bakke"
   ],
   "spelling": [
    "b a k k e two k's",
    "t r a v i s b a k k e"
   ],
   "may text": [
    "nah her phone's a flip phone don't bother",
    "no don't text"
   ],
   "right": [
    "yeah that's right",
    "yep"
   ],
   "change": [
    "nope nothing",
    "nothing it's right"
   ],
   "person": [
    "no this is fine",
    "no"
   ],
   "truck": [
    "yeah send a guy",
    "yes please"
   ],
   "more": [
    "road down to the water's kind of washboard but a truck'll make it fine",
    "the gravel road down's a little rough that's all"
   ],
   "message": [
    "travis is at mallard's rest locked out call my wife's number not this one",
    "locked out at mallard's rest call the oh one six three number"
   ],
   "cancel": [
    "no",
    "no keep it going"
   ],
   "same job": [
    "no just this once",
    "no"
   ],
   "when": [
    "whenever you can we got beer",
    "soon as you can i guess"
   ],
   "other number": [
    "nope",
    "no i don't have any"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-07",
  "kind": "Changing their minds",
  "about": "Kelsey Bouchard's Escape died in Concord, New Hampshire. She first says Loudon Road but is on Fort Eddy Road at the L.L.Bean, and first wants it home on Rumford Street but then has it towed to Grappone Ford in Bow.",
  "manner": "plain",
  "from": "6035550119",
  "truth": {
   "pickup": {
    "street": "Fort Eddy Road",
    "name": "L.L.Bean",
    "city": "Concord"
   },
   "dropoff": {
    "number": "506",
    "street": "Route 3A",
    "name": "Grappone Ford",
    "city": "Bow"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2017",
    "make": "Ford",
    "model": "Escape",
    "color": "red"
   },
   "name": "Kelsey Bouchard",
   "phone": "6035550119",
   "mayText": true
  },
  "first": {
   "where": "um loudon road the plaza there by the stores",
   "where to": "i guess just my house fourteen rumford street"
  },
  "says": {
   "opening": [
    "hi my car just died on me and i need a tow i'm in concord",
    "my car died in concord and i need it towed"
   ],
   "safety": [
    "yeah i rolled it into a parking lot",
    "yes i'm in a parking lot"
   ],
   "unhurt": [
    "no i'm okay thanks",
    "no"
   ],
   "callback": [
    "yeah it is",
    "yes"
   ],
   "where": [
    "fort eddy road not loudon sorry it's the l l bean on fort eddy road",
    "fort eddy road at the l l bean"
   ],
   "spot": [
    "oh wait hold on i told you loudon road that's wrong it's fort eddy i'm in the l l bean parking lot front row",
    "the l l bean lot on fort eddy road"
   ],
   "direction": [
    "i'm in the lot so neither",
    "i'm parked"
   ],
   "exit": [
    "i got off already i'm not on the highway",
    "no exit i'm in a parking lot"
   ],
   "city": [
    "concord",
    "concord new hampshire"
   ],
   "reason": [
    "there was this clunk and then it lost power and it won't start again it's not the battery the radio's on oh and it's fort eddy road not loudon if i said loudon",
    "it clunked and quit and now it won't run"
   ],
   "shut in": [
    "no",
    "no it's just me out here"
   ],
   "where to": [
    "grappone ford not the house i changed my mind they've got the warranty",
    "grappone ford in bow"
   ],
   "where to spot": [
    "um you know what don't take it to my house take it to grappone ford it's five oh six route three a",
    "five oh six route three a grappone ford"
   ],
   "where to city": [
    "it's in bow grappone's in bow forget about rumford street",
    "bow"
   ],
   "vehicle": [
    "it's a ford escape so the ford place makes more sense actually grappone ford in bow not my house",
    "ford escape"
   ],
   "year": [
    "twenty seventeen",
    "it's a seventeen"
   ],
   "color": [
    "red",
    "red"
   ],
   "name": [
    "kelsey bouchard",
    "kelsey bouchard"
   ],
   "spelling": [
    "k e l s e y b o u c h a r d",
    "b o u c h a r d"
   ],
   "may text": [
    "yeah that's fine",
    "yes"
   ],
   "right": [
    "yes as long as it's fort eddy and going to grappone yes",
    "yes that's right"
   ],
   "change": [
    "just so it's fort eddy road at l l bean and it goes to grappone ford five oh six route three a in bow",
    "fort eddy road and grappone ford that's all"
   ],
   "person": [
    "no that's okay",
    "no i'm good"
   ],
   "truck": [
    "yes please",
    "yes"
   ],
   "more": [
    "i'll leave the key with the guy i have to get picked up by four",
    "i have a ride coming at four so i'll hand him the key"
   ],
   "message": [
    "kelsey at l l bean on fort eddy needs a tow to grappone ford",
    "tow to grappone for kelsey bouchard"
   ],
   "cancel": [
    "no sorry i know i keep changing it but no",
    "no don't cancel"
   ],
   "same job": [
    "no i only called once",
    "no it's new"
   ],
   "when": [
    "like within the hour if that's possible",
    "as soon as you can"
   ],
   "other number": [
    "i don't think i have one no",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-08",
  "kind": "Changing their minds",
  "about": "Brenda Whitlock and her husband are stopped on I-25 northbound at mile 272 between Kaycee and Buffalo, Wyoming. She first says engine trouble, southbound, a 2015; it is out of gas, northbound, a 2013.",
  "manner": "chatty",
  "from": "3075550176",
  "truth": {
   "pickup": {
    "highway": "I-25",
    "direction": "northbound",
    "mile": "272",
    "city": "Kaycee"
   },
   "reasons": [
    "Out of fuel"
   ],
   "vehicle": {
    "year": "2013",
    "make": "Chevrolet",
    "model": "Tahoe",
    "color": "maroon"
   },
   "name": "Brenda Whitlock",
   "phone": "3075550176",
   "mayText": true
  },
  "first": {
   "reason": "it just coughed and quit i think it's the engine",
   "direction": "um we're headed south i think",
   "year": "oh two thousand fifteen"
  },
  "says": {
   "opening": [
    "hi we're stopped on twenty five up past kaycee and my husband's got his head under the hood but he doesn't know what he's doing",
    "we're stopped on i twenty five past kaycee and need some help"
   ],
   "safety": [
    "yes we're clear over in the grass practically",
    "yes we're way off the road"
   ],
   "unhurt": [
    "no just bickering",
    "no we're both fine"
   ],
   "callback": [
    "it is yes it's my phone he never charges his",
    "yes this one"
   ],
   "where": [
    "interstate twenty five between kaycee and buffalo it's a long old stretch",
    "i twenty five north of kaycee"
   ],
   "spot": [
    "there's a green marker right by my window two seventy two nothing else around but cows",
    "mile marker two seventy two"
   ],
   "direction": [
    "north we're going up to buffalo i had it backwards before i'm not good with that",
    "northbound"
   ],
   "exit": [
    "it's mile two seventy two and we're going north not south bill just corrected me we're headed to buffalo",
    "two seventy two"
   ],
   "city": [
    "kaycee i guess would be the closest we went through there a little bit ago",
    "kaycee"
   ],
   "reason": [
    "okay so it's gas it isn't the engine at all the needle's been stuck and he just checked and it's bone dry",
    "we're out of gas"
   ],
   "shut in": [
    "no there's just the cooler",
    "no we're both standing outside"
   ],
   "where to": [
    "oh no never mind about towing it we just need gas he figured it out",
    "don't tow it we just need some gas"
   ],
   "where to spot": [
    "no address it's only gas we need",
    "nowhere just bring gas"
   ],
   "where to city": [
    "we'll drive on up ourselves once there's gas in it",
    "no tow just gas"
   ],
   "vehicle": [
    "chevy tahoe and bill says it's out of gas by the way it isn't the engine so we don't need a tow just gas",
    "a chevy tahoe"
   ],
   "year": [
    "bill says thirteen so thirteen",
    "twenty thirteen"
   ],
   "color": [
    "maroon and it's a thirteen bill says i keep getting that wrong",
    "maroon"
   ],
   "name": [
    "brenda whitlock and we were going north not south i keep mixing it up",
    "brenda whitlock"
   ],
   "spelling": [
    "w h i t l o c k like it sounds",
    "b r e n d a w h i t l o c k"
   ],
   "may text": [
    "yes you may",
    "yes that's fine"
   ],
   "right": [
    "yes northbound and just gas that's right",
    "yes that's all right"
   ],
   "change": [
    "well make sure it's northbound and it's only gas and the tahoe's a twenty thirteen",
    "northbound and just gas and it's a thirteen"
   ],
   "person": [
    "no no you've been very patient",
    "no this is fine"
   ],
   "truck": [
    "well somebody with gas yes",
    "yes please with gas"
   ],
   "more": [
    "regular unleaded not diesel and five gallons would do it",
    "just regular gas"
   ],
   "message": [
    "tell them brenda and bill are out of gas at mile two seventy two",
    "we're out of gas at two seventy two on twenty five"
   ],
   "cancel": [
    "no goodness we still need the gas",
    "no don't cancel"
   ],
   "same job": [
    "no this is the only time i've called",
    "no"
   ],
   "when": [
    "soon as they can we've got a wedding rehearsal at six",
    "as soon as you can"
   ],
   "other number": [
    "no we don't belong to anything",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-09",
  "kind": "Hard to understand",
  "about": "Roland Ouellette, heavy Franco accent on a windy line that comes out garbled, has a flat on Lisbon Street in Lewiston, Maine, and the spare is flat too. He wants it at VIP Tires in Auburn.",
  "manner": "plain",
  "from": "2075550183",
  "truth": {
   "pickup": {
    "number": "1114",
    "street": "Lisbon Street",
    "near": "laundromat",
    "city": "Lewiston"
   },
   "dropoff": {
    "number": "550",
    "street": "Center Street",
    "name": "VIP Tires",
    "city": "Auburn"
   },
   "reasons": [
    "Flat tire"
   ],
   "vehicle": {
    "year": "2015",
    "make": "Nissan",
    "model": "Rogue",
    "color": "blue"
   },
   "name": "Roland Ouellette",
   "phone": "2075550183",
   "mayText": true
  },
  "says": {
   "opening": [
    "yeah allo i got da tire she's flat me and da spare she's flat too dere so i can't go nowhere",
    "i got a flat tire and da spare is flat too i need da tow"
   ],
   "safety": [
    "yeah yeah i'm park park good on da side",
    "i'm park okay no cars"
   ],
   "unhurt": [
    "me no no i'm all right",
    "no nobody hurt"
   ],
   "callback": [
    "dis one yeah sure call dis one",
    "yeah dis number"
   ],
   "where": [
    "lisbon street you know lisbon street lewiston",
    "on lisbon street"
   ],
   "spot": [
    "it's da eleven fourteen i see on da door uh front of da laundry da laundromat dere",
    "eleven fourteen lisbon in front da laundromat"
   ],
   "direction": [
    "i don't go nowhere i'm stop",
    "i'm park on da street dere"
   ],
   "exit": [
    "no no exit it's not da turnpike",
    "no is da street"
   ],
   "city": [
    "lewiston lewis ton",
    "lewiston maine"
   ],
   "reason": [
    "da tire in front she blow she go poof and da spare got no air neither",
    "flat tire"
   ],
   "shut in": [
    "what no no just me",
    "no nobody inside"
   ],
   "where to": [
    "da vip in auburn da tire place",
    "vip tires auburn"
   ],
   "where to spot": [
    "is center street five fifty center street",
    "five five zero center street"
   ],
   "where to city": [
    "auburn across da bridge dere",
    "auburn"
   ],
   "vehicle": [
    "nissan row rogue da rogue",
    "nissan rogue r o g u e"
   ],
   "year": [
    "two tousand fifteen",
    "twenty fifteen"
   ],
   "color": [
    "blue like uh dark blue",
    "blue"
   ],
   "name": [
    "roland ouellette",
    "roland ouellette"
   ],
   "spelling": [
    "o u e l l e t t e two l two t",
    "r o l a n d o u e l l e t t e"
   ],
   "may text": [
    "yeah you can my daughter she show me how",
    "yeah okay text"
   ],
   "right": [
    "yeah dat's right dat",
    "yes right"
   ],
   "change": [
    "nothing nothing is good",
    "no change"
   ],
   "person": [
    "no no is okay if you hear me good is windy eh",
    "no is okay"
   ],
   "truck": [
    "yeah send da truck",
    "yes da truck please"
   ],
   "more": [
    "no uh da flasher is on so he gonna see me",
    "i got da flashers on"
   ],
   "message": [
    "say roland he got da flat on lisbon street",
    "roland ouellette flat tire lisbon street"
   ],
   "cancel": [
    "no no no cancel",
    "no"
   ],
   "same job": [
    "no i never call before",
    "no first time"
   ],
   "when": [
    "now if he can come now",
    "right now"
   ],
   "other number": [
    "no i got no number like dat",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-10",
  "kind": "Upset or in a hurry",
  "about": "Greg Sanborn hit a deer with his Tacoma on I-93 northbound past Exit 23 in New Hampton, New Hampshire; he is unhurt and furious at having waited. The truck goes to a body shop in Plymouth.",
  "manner": "angry",
  "from": "6035550190",
  "truth": {
   "pickup": {
    "highway": "I-93",
    "direction": "northbound",
    "exit": "23",
    "mile": "72",
    "city": "New Hampton"
   },
   "dropoff": {
    "number": "412",
    "street": "Tenney Mountain Highway",
    "name": "Crest Auto Body",
    "city": "Plymouth"
   },
   "reasons": [
    "Accident"
   ],
   "vehicle": {
    "year": "2020",
    "make": "Toyota",
    "model": "Tacoma",
    "color": "white"
   },
   "name": "Greg Sanborn",
   "phone": "6035550190",
   "mayText": true
  },
  "says": {
   "opening": [
    "yeah i've been sitting on ninety three forty minutes waiting on somebody else's truck that never showed so i need one that's actually coming",
    "i hit a deer on ninety three and i need a tow that shows up"
   ],
   "safety": [
    "i'm behind the guardrail yeah how long's this gonna take",
    "yes i'm fine i'm off the road"
   ],
   "unhurt": [
    "no i'm not hurt i'm mad the deer's not doing so hot",
    "no"
   ],
   "callback": [
    "it's the number i'm calling you on isn't it yes",
    "yes"
   ],
   "where": [
    "ninety three i just said ninety three northbound",
    "i ninety three north"
   ],
   "spot": [
    "mile seventy two a couple miles after exit twenty three it's all trees what do you want me to say",
    "mile seventy two past exit twenty three"
   ],
   "direction": [
    "north northbound like i told you",
    "north"
   ],
   "exit": [
    "i passed twenty three it's mile marker seventy two",
    "past exit twenty three at mile seventy two"
   ],
   "city": [
    "new hampton i think the trooper said new hampton",
    "new hampton"
   ],
   "reason": [
    "deer came right out took the whole front end bumper's hanging off radiator's on the ground",
    "hit a deer front end's smashed"
   ],
   "shut in": [
    "no come on no",
    "no"
   ],
   "where to": [
    "crest auto body in plymouth and don't tell me it's out of your area",
    "crest auto body"
   ],
   "where to spot": [
    "four twelve tenney mountain highway",
    "four twelve tenney mountain highway"
   ],
   "where to city": [
    "plymouth it's the next town up practically",
    "plymouth"
   ],
   "vehicle": [
    "tacoma toyota tacoma had it paid off in june of course",
    "toyota tacoma"
   ],
   "year": [
    "twenty twenty",
    "twenty twenty"
   ],
   "color": [
    "white can we hurry this up",
    "white"
   ],
   "name": [
    "greg sanborn",
    "greg sanborn"
   ],
   "spelling": [
    "s a n b o r n it's not hard",
    "g r e g s a n b o r n"
   ],
   "may text": [
    "whatever yes fine send it",
    "yes"
   ],
   "right": [
    "yes yes that's right go",
    "yes"
   ],
   "change": [
    "nothing just send the truck",
    "nothing"
   ],
   "person": [
    "will that get me a truck faster no then no",
    "no"
   ],
   "truck": [
    "that's the whole reason i called yes",
    "yes"
   ],
   "more": [
    "it doesn't roll the wheel's jammed so he needs a flatbed",
    "front wheel doesn't turn bring a flatbed"
   ],
   "message": [
    "tell them greg sanborn's been waiting long enough",
    "greg sanborn mile seventy two on ninety three"
   ],
   "cancel": [
    "no do not cancel it",
    "no"
   ],
   "same job": [
    "no that was another outfit i never called you before",
    "no"
   ],
   "when": [
    "forty minutes ago",
    "now"
   ],
   "other number": [
    "i've got insurance but i'm not digging for it no",
    "no"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-11",
  "kind": "Older callers",
  "about": "Eleanor Thibault, 84, of Summer Street in St. Johnsbury, Vermont, has given her late husband's Buick to her grandson in Lyndonville. Nothing is wrong with it, it just has to be moved there.",
  "manner": "slow",
  "from": "8025550108",
  "truth": {
   "pickup": {
    "number": "62",
    "street": "Summer Street",
    "near": "garage",
    "city": "St. Johnsbury"
   },
   "dropoff": {
    "number": "118",
    "street": "Red Village Road",
    "city": "Lyndonville"
   },
   "reasons": [
    "Transport"
   ],
   "vehicle": {
    "year": "2003",
    "make": "Buick",
    "model": "LeSabre",
    "color": "beige"
   },
   "name": "Eleanor Thibault",
   "phone": "8025550108",
   "mayText": false
  },
  "says": {
   "opening": [
    "oh hello yes um i was hoping you could move a car for me it was my husband's and i'm giving it to my grandson",
    "i would like a car moved please from my house to my grandson's"
   ],
   "safety": [
    "oh i'm at home dear i'm in my chair",
    "yes i'm in my house"
   ],
   "unhurt": [
    "no no nobody is hurt my hip's bad but that's from before",
    "no dear everyone is well"
   ],
   "callback": [
    "yes it's the only one i have",
    "yes this is the number"
   ],
   "where": [
    "well it's here at my house on summer street",
    "summer street in saint johnsbury"
   ],
   "spot": [
    "sixty two sixty two summer street it's the white house the car's in front of the garage",
    "number sixty two it's in front of the garage"
   ],
   "direction": [
    "i'm not going anywhere it's just in the yard",
    "it's parked dear"
   ],
   "exit": [
    "oh no i don't go on the interstate anymore",
    "there's no exit it's my house"
   ],
   "city": [
    "saint johnsbury we say saint jay",
    "saint johnsbury"
   ],
   "reason": [
    "nothing's the matter with it it runs lovely it only needs to be taken over there i don't drive now",
    "there's nothing wrong with it it just has to be moved"
   ],
   "shut in": [
    "goodness no",
    "no there's nobody in it"
   ],
   "where to": [
    "to my grandson's his name is peter he lives out red village road",
    "my grandson's house on red village road"
   ],
   "where to spot": [
    "let me get my glasses it's um one eighteen one eighteen red village road",
    "one hundred eighteen red village road"
   ],
   "where to city": [
    "lyndonville",
    "it's in lyndonville"
   ],
   "vehicle": [
    "a buick the le sabre i think it says on the back",
    "buick lesabre"
   ],
   "year": [
    "two thousand and three walter bought it new",
    "two thousand three"
   ],
   "color": [
    "beige walter called it champagne but it's beige",
    "it's beige"
   ],
   "name": [
    "mrs eleanor thibault",
    "eleanor thibault"
   ],
   "spelling": [
    "t h i b a u l t and eleanor is e l e a n o r",
    "thibault t h i b a u l t"
   ],
   "may text": [
    "oh no i don't do that you'd better telephone",
    "no dear please don't"
   ],
   "right": [
    "yes i believe so yes",
    "yes that's all correct"
   ],
   "change": [
    "i don't think i'd change anything",
    "nothing at all"
   ],
   "person": [
    "well you're doing nicely so no",
    "no this is all right"
   ],
   "truck": [
    "yes if it isn't too much trouble",
    "yes please"
   ],
   "more": [
    "peter will be home after lunch the keys are on the hook by my door",
    "the keys are here with me"
   ],
   "message": [
    "just that eleanor would like the buick brought to peter",
    "please have the buick brought to my grandson"
   ],
   "cancel": [
    "oh no i'd like it done",
    "no please don't cancel"
   ],
   "same job": [
    "no i've not called before my daughter gave me the number",
    "no this is the first time"
   ],
   "when": [
    "there's no hurry sometime today would be lovely",
    "today sometime"
   ],
   "other number": [
    "i don't think so no is that the triple a i never had it",
    "no dear i haven't one"
   ]
  },
  "ends": "job"
 },
 {
  "id": "q4-12",
  "kind": "Spanish",
  "about": "Rosa Márquez habla solo español; su Pathfinder se apagó y no arranca en el estacionamiento de Albertsons en Jackson, Wyoming. La quiere llevar a Teton Motors.",
  "manner": "plain",
  "language": "es",
  "from": "3075550131",
  "truth": {
   "pickup": {
    "number": "105",
    "street": "Buffalo Way",
    "name": "Albertsons",
    "city": "Jackson"
   },
   "dropoff": {
    "number": "1020",
    "street": "West Broadway",
    "name": "Teton Motors",
    "city": "Jackson"
   },
   "reasons": [
    "Breakdown"
   ],
   "vehicle": {
    "year": "2008",
    "make": "Nissan",
    "model": "Pathfinder",
    "color": "gray"
   },
   "name": "Rosa Márquez",
   "phone": "3075550131",
   "mayText": true
  },
  "says": {
   "opening": [
    "hola buenas este necesito una grúa se me apagó la camioneta y ya no quiere prender",
    "necesito una grúa mi camioneta ya no arranca"
   ],
   "safety": [
    "sí estoy en el estacionamiento aquí adentro",
    "sí estoy bien no estoy en la calle"
   ],
   "unhurt": [
    "no gracias a dios no todo bien",
    "no nadie"
   ],
   "callback": [
    "sí este es mi celular",
    "sí a este número"
   ],
   "where": [
    "en el albertsons aquí en jackson",
    "en el albertsons de buffalo way"
   ],
   "spot": [
    "dice ciento cinco buffalo way estoy por la entrada donde están las flores",
    "ciento cinco buffalo way en el estacionamiento del albertsons"
   ],
   "direction": [
    "no iba a ningún lado ya estaba estacionada saliendo del trabajo",
    "estoy estacionada"
   ],
   "exit": [
    "no no hay salida es en el pueblo",
    "ninguna estoy en la tienda"
   ],
   "city": [
    "jackson",
    "jackson wyoming"
   ],
   "reason": [
    "estaba prendida hizo un ruido feo como de fierro y se apagó ya le pasaron corriente y nada no es la batería",
    "hizo un ruido el motor se apagó y ya no arranca"
   ],
   "shut in": [
    "no nadie mis hijos están en la casa con su abuela",
    "no está vacía"
   ],
   "where to": [
    "a teton motors en la broadway ahí me la revisan",
    "a teton motors"
   ],
   "where to spot": [
    "es el mil veinte west broadway",
    "mil veinte west broadway"
   ],
   "where to city": [
    "aquí mismo en jackson",
    "jackson"
   ],
   "vehicle": [
    "es una nissan pathfinder",
    "nissan pathfinder"
   ],
   "year": [
    "del dos mil ocho ya está viejita",
    "dos mil ocho"
   ],
   "color": [
    "gris",
    "es gris"
   ],
   "name": [
    "rosa márquez",
    "rosa márquez"
   ],
   "spelling": [
    "eme a ere cu u e zeta y rosa normal",
    "m a r q u e z"
   ],
   "may text": [
    "sí pero en español por favor",
    "sí está bien"
   ],
   "right": [
    "sí así es",
    "sí todo bien"
   ],
   "change": [
    "nada así está bien",
    "no nada"
   ],
   "person": [
    "si hablan español sí pero si no así está bien no hace falta",
    "no gracias así está bien"
   ],
   "truck": [
    "sí por favor",
    "sí mándeme la grúa"
   ],
   "more": [
    "pues nomás que trae una llanta bajita de atrás pero no es eso",
    "no nomás eso"
   ],
   "message": [
    "dígale que rosa está en el albertsons con la camioneta que no prende",
    "que rosa márquez necesita la grúa en el albertsons"
   ],
   "cancel": [
    "no no la cancele",
    "no por favor"
   ],
   "same job": [
    "no es la primera vez que llamo",
    "no"
   ],
   "when": [
    "ahorita si se puede",
    "lo más pronto que puedan"
   ],
   "other number": [
    "no no tengo seguro de esos",
    "no ninguno"
   ]
  },
  "ends": "job"
 }
]
