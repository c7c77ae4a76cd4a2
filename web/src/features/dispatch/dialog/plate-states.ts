const first = ['TX', 'OK', 'LA', 'AR', 'NM']
const rest =
  'AK AL AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NV NY OH OR PA PR RI SC SD TN UT VA VI VT WA WI WV WY'

/** Where a plate can be from: the home state, its neighbours, the other states and territories, then abroad. */
export const plateStates: readonly string[] = [
  ...first,
  ...rest.split(' '),
  'US Government',
  ...'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
  'Mexico',
]
