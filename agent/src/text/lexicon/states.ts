const list =
  `alabama AL alaska AK arizona AZ arkansas AR california CA colorado CO connecticut CT delaware DE florida FL georgia GA hawaii HI idaho ID
illinois IL indiana IN iowa IA kansas KS kentucky KY louisiana LA maine ME maryland MD massachusetts MA michigan MI minnesota MN mississippi MS
missouri MO montana MT nebraska NE nevada NV new_hampshire NH new_jersey NJ new_mexico NM new_york NY north_carolina NC north_dakota ND ohio OH
oklahoma OK oregon OR pennsylvania PA rhode_island RI south_carolina SC south_dakota SD tennessee TN texas TX utah UT vermont VT virginia VA
washington WA west_virginia WV wisconsin WI wyoming WY district_of_columbia DC puerto_rico PR`.split(
    /\s+/,
  )

/** Name of a state in lower case → its two letters. */
export const states: Map<string, string> = new Map()
for (let at = 0; at + 1 < list.length; at += 2) {
  states.set((list[at] ?? '').replaceAll('_', ' '), list[at + 1] ?? '')
}

/** Two-letter codes that are everyday words as well, and need their capitals to be a state. */
export const wordyStates: Set<string> = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'OH',
  'ID',
  'LA',
  'PA',
  'MA',
  'DE',
  'AL',
  'CO',
])
