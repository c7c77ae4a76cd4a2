import { straightMiles } from './distance.ts'
import { findZip, townsNamed } from './gazetteer-data.ts'
import type { LatLng } from './maps.port.ts'

/** The area codes of the United States by the towns they belong to, oldest first in each town. */
const TABLE = `
AL Birmingham 205 659; Huntsville 256 938; Montgomery 334 483; Mobile 251
AK Anchorage 907
AZ Phoenix 602 480 623; Tucson 520; Flagstaff 928; Yuma 928
AR Little Rock 501; Fayetteville 479; Jonesboro 870 327
CA Los Angeles 213 323 738; Santa Monica 310 424; Burbank 818 747; Pasadena 626; Long Beach 562
CA Anaheim 714 657; Irvine 949; Riverside 951; San Bernardino 909 840; San Diego 619 858
CA Escondido 760 442; Palm Springs 760 442; Oxnard 805 820; Bakersfield 661; Fresno 559 357; Modesto 209 350
CA Sacramento 916 279; Chico 530 837; Redding 530 837; Santa Rosa 707 369; San Francisco 415 628
CA San Mateo 650; Oakland 510 341; Concord 925; San Jose 408 669; Salinas 831
CO Denver 303 720 983; Colorado Springs 719; Fort Collins 970 748; Grand Junction 970 748
CT Bridgeport 203 475; Hartford 860 959
DC Washington 202 771
DE Wilmington 302
FL Jacksonville 904 324; Miami 305 786 645; Fort Lauderdale 954 754; West Palm Beach 561 728
FL Orlando 407 689; Tampa 813 656; Saint Petersburg 727; Sarasota 941; Fort Myers 239; Lakeland 863
FL Gainesville 352; Daytona Beach 386; Melbourne 321; Port Saint Lucie 772; Tallahassee 850 448
FL Pensacola 850 448
GA Atlanta 404 470 678 943; Marietta 770 470 678; Augusta 706 762; Columbus 706 762; Savannah 912
GA Macon 478; Albany 229
HI Honolulu 808
IA Des Moines 515; Cedar Rapids 319; Davenport 563; Sioux City 712; Mason City 641
ID Boise 208 986
IL Chicago 312 773 872; Elgin 847 224; Naperville 630 331; Joliet 815 779; Rockford 815 779
IL Cicero 708 464; Peoria 309 861; Springfield 217 447; Champaign 217 447; Belleville 618 730
IN Indianapolis 317 463; Gary 219; South Bend 574; Fort Wayne 260; Lafayette 765; Evansville 812 930
KS Wichita 316; Kansas City 913; Topeka 785; Hutchinson 620
KY Louisville 502; Lexington 859; Bowling Green 270 364; Ashland 606
LA New Orleans 504; Baton Rouge 225; Shreveport 318 457; Lafayette 337; Houma 985
MA Boston 617 857; Waltham 781 339; Lowell 978 351; Worcester 508 774; Springfield 413
MD Baltimore 410 443 667; Rockville 301 240 227
ME Portland 207
MI Detroit 313 679; Warren 586; Pontiac 248 947; Ann Arbor 734; Lansing 517; Flint 810
MI Grand Rapids 616; Kalamazoo 269; Saginaw 989; Traverse City 231; Marquette 906
MN Minneapolis 612; Saint Paul 651; Bloomington 952; Brooklyn Park 763; Rochester 507 924
MN Duluth 218; Saint Cloud 320
MO Saint Louis 314 557; Kansas City 816 975; Springfield 417; Columbia 573 235; Saint Charles 636
MO Sedalia 660
MS Jackson 601 769; Tupelo 662 471; Gulfport 228
MT Billings 406
NC Charlotte 704 980; Raleigh 919 984; Greensboro 336 743; Asheville 828; Fayetteville 910 472
NC Wilmington 910 472; Greenville 252
ND Fargo 701
NE Omaha 402 531; Lincoln 402 531; Grand Island 308
NH Manchester 603
NJ Jersey City 201 551; Newark 973 862; New Brunswick 732 848; Trenton 609 640; Camden 856; Elizabeth 908
NM Albuquerque 505; Las Cruces 575
NV Las Vegas 702 725; Reno 775
NY New York 212 646 332 917; Brooklyn 718 347 929 917; Hempstead 516 363; Huntington 631 934
NY White Plains 914; Poughkeepsie 845 329; Albany 518 838; Syracuse 315 680; Rochester 585
NY Buffalo 716 624; Binghamton 607
OH Columbus 614 380; Cleveland 216; Akron 330 234; Lorain 440 436; Toledo 419 567; Dayton 937 326
OH Cincinnati 513 283; Zanesville 740 220
OK Oklahoma City 405 572; Tulsa 918 539; Lawton 580
OR Portland 503 971; Eugene 541 458
PA Philadelphia 215 267 445; Allentown 610 484 835; Pittsburgh 412 878; Greensburg 724 878
PA Harrisburg 717 223; Scranton 570 272; Erie 814 582
PR San Juan 787 939
RI Providence 401
SC Columbia 803 839; Greenville 864 821; Charleston 843 854
SD Sioux Falls 605
TN Nashville 615 629; Memphis 901; Knoxville 865; Chattanooga 423 729; Jackson 731; Clarksville 931
TX Dallas 214 469 972 945; Plano 972 469 214 945; Fort Worth 817 682; Arlington 817 682; Denton 940
TX Wichita Falls 940; Tyler 903 430
TX Houston 713 281 832 346 621; Beaumont 409; Austin 512 737; San Antonio 210 726; New Braunfels 830
TX Waco 254; Bryan 979; Conroe 936; Corpus Christi 361; McAllen 956; Laredo 956; Lubbock 806
TX Amarillo 806; Abilene 325; Midland 432; El Paso 915
UT Salt Lake City 801 385; Saint George 435; Logan 435
VA Arlington 703 571; Richmond 804 686; Norfolk 757 948; Roanoke 540 826; Lynchburg 434; Bristol 276
VT Burlington 802
WA Seattle 206; Bellevue 425; Tacoma 253; Olympia 360 564; Spokane 509
WI Milwaukee 414; Waukesha 262; Madison 608 353; Green Bay 920 274; Eau Claire 715 534
WV Charleston 304 681
WY Cheyenne 307`

type Seat = LatLng & { state: string; town: string; codes: string[] }

let seats: Seat[] | undefined

/** The table with a point for every town. */
function allSeats(): Seat[] {
  seats ??= TABLE.trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(3)
        .split('; ')
        .map((entry) => seatOf(line.slice(0, 2), entry)),
    )
  return seats
}

function seatOf(state: string, entry: string): Seat {
  const [, town = '', codes = ''] = /^(\D+) ([\d ]+)$/.exec(entry) ?? []
  const [at] = townsNamed(town, state)
  if (!at)
    throw new Error(`The table of area codes has a town that is not on the map: ${town}, ${state}`)
  return { lat: at.lat, lng: at.lng, state, town, codes: codes.split(' ') }
}

/** The state an area code lies in; nothing for toll-free and unknown ones. */
export function stateOfAreaCode(areaCode: string): string | undefined {
  return allSeats().find((seat) => seat.codes.includes(areaCode))?.state
}

/**
 * The area code a number for this company should have: that of its own telephone, or else the one of
 * the nearest town that has one, by ZIP, or else the state's first. Nothing when none of them is known.
 */
export function areaCodeFor(company: {
  phone?: string
  zip?: string
  state?: string
}): string | undefined {
  const ofPhone = /^(?:\+?1)?(\d{3})\d{7}$/.exec((company.phone ?? '').replace(/[^\d+]/g, ''))?.[1]
  if (ofPhone && stateOfAreaCode(ofPhone)) return ofPhone
  const zip = findZip(company.zip ?? '')
  if (zip) return byDistance(zip, allSeats())[0]?.codes[0]
  return allSeats().find((seat) => seat.state === company.state)?.codes[0]
}

/**
 * The area codes to look for a number in: this one, then the others of its state, nearest first. An
 * area code nobody knows is left out, and the ZIP says where to look.
 */
export function areaCodesAround(areaCode: string, zip: string): string[] {
  const home = allSeats().find((seat) => seat.codes.includes(areaCode))
  const at = home ?? findZip(zip)
  if (!at) return []
  const state = home?.state ?? findZip(zip)?.town.state
  const inState = allSeats().filter((seat) => seat.state === state)
  const codes = byDistance(at, inState).flatMap((seat) => seat.codes)
  return [...new Set(home ? [areaCode, ...codes] : codes)]
}

function byDistance(from: LatLng, some: Seat[]): Seat[] {
  return some
    .map((seat) => ({ seat, miles: straightMiles(from, seat) }))
    .sort((a, b) => a.miles - b.miles)
    .map(({ seat }) => seat)
}
