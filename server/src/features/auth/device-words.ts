/** What a browser says of itself and what people call it. The first that fits: most also say they are the ones below. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([says]) => says.test(userAgent))?.[1]

/** `Safari on iPhone`, as its owner would say it; empty for a program, or when nothing was said. */
export function deviceWords(userAgent: string): string {
  // Nothing that a person uses says more of itself than this.
  const said = userAgent.slice(0, 500)
  const [browser, system] = [nameIn(browsers, said), nameIn(systems, said)]
  return [browser, system].filter((name) => name !== undefined).join(' on ')
}
