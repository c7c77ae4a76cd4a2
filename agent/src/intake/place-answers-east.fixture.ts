import { inState, type PlaceAnswer } from './place-answer.fixture.ts'

/** As people say it to a dispatcher and as a recognizer writes it: often without capitals and pauses. */
export const easternAnswers: readonly PlaceAnswer[] = [
  ...inState(
    'OH',
    ['57 west street', '57 west street', { number: '57', streets: ['west street'] }],
    [
      "uh it's 1418 north hamilton in gahanna",
      '1418 north hamilton gahanna',
      { number: '1418', streets: ['north hamilton'], towns: ['gahanna'] },
    ],
    [
      'we are behind the old piggly wiggly by the grain elevator',
      'behind old piggly wiggly grain elevator',
    ],
    [
      "i'm on seventy one northbound like a mile past the polaris exit",
      'seventy one northbound mile past polaris exit',
      { highways: ['71', 'polaris'], streets: ['polaris'] },
    ],
    [
      'parking garage at fourth and vine level three',
      'parking garage fourth vine level three',
      { streets: ['4th', 'fourth', 'vine'] },
    ],
    ['the university', 'university'],
    ["I'm at 23", '23'],
    [
      'across from the skyline chili on beechmont',
      'across skyline chili beechmont',
      { streets: ['beechmont'] },
    ],
    [
      'i think the sign says kenny road but i am not from here',
      'kenny road',
      { streets: ['kenny'] },
    ],
    [
      'two seventy outer belt between sawmill and tuttle',
      'two seventy between sawmill tuttle',
      { highways: ['270'], streets: ['sawmill', 'tuttle'] },
    ],
    [
      "my driveway, 905 Chambers, it's the one with the green mailbox",
      '905 chambers green mailbox',
      { number: '905', streets: ['chambers'] },
    ],
    [
      'at the speedway on the corner of broad and hamilton',
      'speedway corner broad hamilton',
      { streets: ['broad', 'hamilton'] },
    ],
    [
      'state route 315 south right before the lane avenue exit',
      'route 315 south before lane avenue exit',
      { highways: ['315'], streets: ['lane'] },
    ],
    [
      "it's in the back lot of Stillwater apartments, building 14",
      'back lot stillwater apartments building 14',
    ],
    [
      'by the dumpsters at the kroger in hilliard',
      'dumpsters kroger hilliard',
      { towns: ['hilliard'] },
    ],
    [
      'number 12 at the Whispering Pines trailer park off 62',
      '12 whispering pines trailer park 62',
      { number: '12', highways: ['62'] },
    ],
    [
      'I just passed mile marker one thirty one on 70 going east',
      'mile marker one thirty one 70 east',
      { highways: ['70'] },
    ],
    [
      'church of the nazarene parking lot on sunbury',
      'church nazarene parking lot sunbury',
      { streets: ['sunbury'], towns: ['sunbury'] },
    ],
    ['ohio state campus the lot behind the rec center', 'ohio state campus lot behind rec center'],
    [
      'township road 212 about half a mile from the covered bridge',
      'township road 212 half mile covered bridge',
      { streets: ['212'], highways: ['212'] },
    ],
  ),
  ...inState(
    'GA',
    [
      'yeah so i am on peachtree industrial right where it meets winters chapel',
      'peachtree industrial winters chapel',
      { streets: ['peachtree industrial', 'winters chapel'] },
    ],
    [
      '285 at the top end right by the ashford dunwoody exit',
      '285 top end ashford dunwoody exit',
      { highways: ['285'], streets: ['ashford dunwoody'] },
    ],
    [
      '3340 peachtree road northeast suite 100',
      '3340 peachtree road northeast',
      { number: '3340', streets: ['peachtree'] },
    ],
    [
      "the waffle house off of exit 201, I believe that's Jackson",
      'waffle house exit 201 jackson',
      { towns: ['jackson'] },
    ],
    [
      'it is at the quick trip on jimmy carter',
      'quick trip jimmy carter',
      { streets: ['jimmy carter'] },
    ],
    [
      'in the kiss and ride at the doraville marta station',
      'kiss ride doraville marta station',
      { towns: ['doraville'] },
    ],
    [
      'eighty five south and I can see the indian trail sign',
      'eighty five south indian trail sign',
      { highways: ['85'], streets: ['indian trail'] },
    ],
    [
      'my mamas house on old loganville road',
      'mamas house old loganville road',
      { streets: ['old loganville'] },
    ],
    [
      'Big Creek Greenway, the Haynes Bridge entrance',
      'big creek greenway haynes bridge entrance',
      { streets: ['haynes bridge'] },
    ],
    [
      'in front of 88 auburn avenue',
      'front 88 auburn avenue',
      { number: '88', streets: ['auburn'] },
    ],
    ['the cumberland mall by the cheesecake factory', 'cumberland mall cheesecake factory'],
    [
      'georgia four hundred north past northridge',
      'georgia four hundred north past northridge',
      { highways: ['400'], streets: ['northridge'] },
    ],
    [
      'its a dirt road off highway sixteen they call it cook mill',
      'dirt road highway sixteen cook mill',
      { highways: ['16'], streets: ['cook mill'] },
    ],
    [
      '12 stone mountain',
      '12 stone mountain',
      { number: '12', streets: ['stone mountain'], towns: ['stone mountain'] },
    ],
    ['downtown by the big chicken', 'downtown big chicken'],
    [
      'at the corner store next to the laundromat on glenwood',
      'corner store next laundromat glenwood',
      { streets: ['glenwood'] },
    ],
    ['lake lanier at the mary alice park boat ramp', 'lake lanier mary alice park boat ramp'],
    [
      'six fifty ponce the parking deck under the whole foods',
      'six fifty ponce parking deck whole foods',
      { number: '650', streets: ['ponce'] },
    ],
  ),
  ...inState(
    'PA',
    [
      'the schuylkill westbound near city avenue',
      'schuylkill westbound city avenue',
      { highways: ['schuylkill', '76'], streets: ['city avenue', 'schuylkill'] },
    ],
    ['in the wawa at ridge and henry', 'wawa ridge henry', { streets: ['ridge', 'henry'] }],
    [
      'turnpike mile marker two ninety eight service plaza',
      'turnpike mile marker two ninety eight service plaza',
      { highways: ['turnpike', '76'] },
    ],
    [
      'eleven hundred block of spruce',
      'eleven hundred block spruce',
      { number: '1100', streets: ['spruce'] },
    ],
    ['giant eagle on mcknight', 'giant eagle mcknight', { streets: ['mcknight'] }],
    [
      "i'm on 22 near the murrysville sheetz",
      '22 murrysville sheetz',
      { highways: ['22'], towns: ['murrysville'] },
    ],
    [
      'fort pitt tunnel the pull off on the green tree side',
      'fort pitt tunnel pull off green tree side',
      { towns: ['green tree'] },
    ],
    [
      'my uncles barn on hollow road past the quarry',
      'uncles barn hollow road quarry',
      { streets: ['hollow'] },
    ],
    ['2 penn center', '2 penn center', { number: '2', streets: ['penn center'] }],
    [
      'south street between third and fourth the meter spots',
      'south street between third fourth meter',
      { streets: ['south', '3rd', 'third', '4th', 'fourth'] },
    ],
    [
      'at the rod and gun club on swamp creek road',
      'rod gun club swamp creek road',
      { streets: ['swamp creek'] },
    ],
    ['carnegie mellon the east campus garage', 'carnegie mellon east campus garage'],
    [
      "it's route 30 by the dutch wonderland castle",
      'route 30 dutch wonderland castle',
      { highways: ['30'] },
    ],
    [
      'blue route south at the baltimore pike ramp',
      'blue route south baltimore pike ramp',
      { highways: ['476', 'blue route'], streets: ['blue', 'baltimore'] },
    ],
    ['behind st stanislaus church', 'behind st stanislaus church'],
  ),
  ...inState(
    'FL',
    [
      'the turnpike at yeehaw junction',
      'turnpike yeehaw junction',
      { highways: ['turnpike'], streets: ['yeehaw junction'], towns: ['yeehaw junction'] },
    ],
    [
      'us one and northlake boulevard by the publix',
      'us one northlake boulevard publix',
      { highways: ['1'], streets: ['northlake', '1'] },
    ],
    [
      'two twenty seven northeast second avenue miami',
      'two twenty seven northeast second avenue miami',
      { number: '227', streets: ['2nd', 'second'], towns: ['miami'] },
    ],
    [
      'ninety five north i am in the express lanes by ives dairy',
      'ninety five north express lanes ives dairy',
      { highways: ['95'], streets: ['ives dairy'] },
    ],
    [
      'alligator alley about ten miles from the naples toll',
      'alligator alley ten miles naples toll',
      { highways: ['alligator', '75'], streets: ['alligator'], towns: ['naples'] },
    ],
    ['the beach lot at fort desoto', 'beach lot fort desoto'],
    [
      'a rac trac on orange blossom trail and sand lake',
      'rac trac orange blossom trail sand lake',
      { streets: ['orange blossom', 'sand lake'] },
    ],
    [
      'palm bay road and babcock',
      'palm bay road babcock',
      { streets: ['palm bay', 'babcock'], towns: ['palm bay'] },
    ],
    [
      'slip 40 at the marina in punta gorda',
      'slip 40 marina punta gorda',
      { towns: ['punta gorda'] },
    ],
    ['lot 88 sunny oaks mobile home park', '88 sunny oaks mobile home park', { number: '88' }],
    [
      'the villages by the lake sumter square',
      'villages lake sumter square',
      { towns: ['the villages'] },
    ],
    [
      'my girlfriends place its 14 21 nw 33rd',
      '14 21 nw 33rd',
      { number: '1421', streets: ['33rd'] },
    ],
    [
      'i four westbound past the champions gate exit',
      'four westbound past champions gate exit',
      { highways: ['4'] },
    ],
    [
      'winn dixie plaza on blanding across from the bingo',
      'winn dixie plaza blanding bingo',
      { streets: ['blanding'] },
    ],
    ['kennedy space center visitor lot row 12', 'kennedy space center visitor lot row 12'],
  ),
  ...inState(
    'MN',
    [
      'thirty five w north at lake street',
      'thirty five w north lake street',
      { highways: ['35'], streets: ['lake'] },
    ],
    [
      'the ice fishing access on mille lacs by garrison',
      'ice fishing access mille lacs garrison',
      { towns: ['garrison'] },
    ],
    [
      'ramp b downtown minneapolis level five',
      'ramp b downtown minneapolis level five',
      { towns: ['minneapolis'] },
    ],
    [
      'county road b two and snelling',
      'county road b two snelling',
      { highways: ['b'], streets: ['b', 'county road b', 'snelling'] },
    ],
    ['mall of america east ramp florida level', 'mall america east ramp florida'],
    ['1900 lasalle', '1900 lasalle', { number: '1900', streets: ['lasalle'] }],
    [
      'a farm on 210th east of northfield third driveway',
      'farm 210th east northfield third driveway',
      { streets: ['210th'], towns: ['northfield'] },
    ],
    [
      'holiday station in hinckley next to tobies',
      'holiday hinckley tobies',
      { towns: ['hinckley'] },
    ],
    ['ninety four by the brewery', 'ninety four brewery', { highways: ['94'] }],
    [
      "i'm in the ditch on olson memorial by theo wirth",
      'ditch olson memorial theo wirth',
      { streets: ['olson memorial', 'theo wirth'], highways: ['olson memorial'] },
    ],
    ['the hospital, the emergency side', 'hospital emergency side'],
    ['a gravel road', 'gravel road'],
  ),
]
