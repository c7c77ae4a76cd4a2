const plain = [
  'black', 'white', 'silver', 'gray', 'red', 'blue', 'green', 'brown', 'gold', 'tan', 'beige', 'yellow', 'orange', 'purple',
  'maroon', 'burgundy', 'navy', 'teal', 'turquoise', 'bronze', 'copper', 'champagne', 'cream', 'charcoal', 'pink', 'pewter',
  'lime', 'olive', 'ivory', 'magenta', 'violet', 'lavender', 'rust', 'graphite', 'aqua', 'sand', 'wine', 'gunmetal',
  'platinum', 'titanium', 'mint', 'indigo',
]

const others: [string, string][] = [
  ['grey', 'gray'], ['gun metal', 'gunmetal'], ['off white', 'off-white'], ['offwhite', 'off-white'], ['navy blue', 'navy blue'],
  ['sky blue', 'sky blue'], ['baby blue', 'baby blue'], ['royal blue', 'royal blue'], ['midnight blue', 'midnight blue'],
  ['electric blue', 'electric blue'], ['powder blue', 'powder blue'], ['pearl white', 'pearl white'],
  ['white pearl', 'pearl white'], ['forest green', 'forest green'], ['lime green', 'lime green'], ['hunter green', 'hunter green'],
  ['army green', 'army green'], ['olive green', 'olive green'], ['cherry red', 'cherry red'], ['candy red', 'candy red'],
  ['candy apple', 'candy apple red'], ['blood red', 'blood red'], ['burnt orange', 'burnt orange'], ['hot pink', 'hot pink'],
  ['rose gold', 'rose gold'], ['slate gray', 'slate gray'], ['slate grey', 'slate gray'], ['charcoal gray', 'charcoal gray'],
  ['charcoal grey', 'charcoal gray'], ['two tone', 'two-tone'], ['multi colored', 'multicolored'],
  ['multicolored', 'multicolored'], ['multicolor', 'multicolored'], ['primer gray', 'primer gray'],
  ['sliver', 'silver'], ['siver', 'silver'], ['silvery', 'silver'], ['blak', 'black'], ['whit', 'white'], ['bleu', 'blue'],
  ['bule', 'blue'], ['gren', 'green'], ['maron', 'maroon'], ['burgandy', 'burgundy'], ['burgendy', 'burgundy'],
  ['biege', 'beige'], ['bage', 'beige'], ['turquiose', 'turquoise'], ['yello', 'yellow'], ['orang', 'orange'],
  ['bluish', 'blue'], ['greenish', 'green'], ['grayish', 'gray'], ['greyish', 'gray'], ['reddish', 'red'],
]

/** What is said of a colour → the colour as written on a job. */
export const colors: Map<string, string> = new Map([...plain.map((name): [string, string] => [name, name]), ...others])

/** Words before a colour that belong to it. */
export const shades: Map<string, string> = new Map([
  ['dark', 'dark'], ['light', 'light'], ['bright', 'bright'], ['pale', 'pale'], ['deep', 'deep'], ['metallic', 'metallic'],
  ['matte', 'matte'], ['pearl', 'pearl'], ['neon', 'neon'], ['faded', 'faded'], ['lite', 'light'],
])

/** Colour words that are common English as well, and count only beside a vehicle or when asked for. */
export const doubtfulColors: Set<string> = new Set([
  'gold', 'sand', 'wine', 'cream', 'rust', 'mint', 'lime', 'whit', 'gren', 'tan', 'copper', 'bronze', 'violet', 'lavender',
  'ivory', 'olive', 'platinum', 'titanium', 'indigo', 'navy', 'charcoal', 'champagne', 'graphite', 'sliver',
])
