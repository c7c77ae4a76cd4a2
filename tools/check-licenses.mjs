// Holds what is shipped to licenses that an MIT product may carry: every package of the lock file that is not for
// development only. A new license is read by a person before it gets a line here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'Beerware',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Files under it stay under it; what uses them does not.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  // Given to the public whole, with no terms: tweetnacl, below the client of NATS.
  'Unlicense',
])
/** Beside the code, replaceable by anybody, which is what the LGPL asks for: sharp's libvips. */
const libraries = new Map([[/^@img\/sharp-/, 'LGPL-3.0-or-later']])

/** What is wrong with a lock file's packages, a sentence each. */
function licenseProblems(packages) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .flatMap(([path, { license, version }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      if (isAllowed(name, license)) return []
      return [`${name} ${version}: ${license ?? 'no license'}`]
    })
}

/** An expression as npm writes them: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. */
function isAllowed(name, license) {
  if (typeof license !== 'string') return false
  const isGood = (one) =>
    allowed.has(one) || [...libraries].some(([names, its]) => names.test(name) && its === one)
  const alternatives = license.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return alternatives.some((each) => each.split(' AND ').every(isGood))
}

const lock = join(import.meta.dirname, '../package-lock.json')
const problems = licenseProblems(JSON.parse(readFileSync(lock, 'utf8')).packages)
for (const problem of problems)
  console.error(`${problem} is not a license we may ship (tools/check-licenses.mjs)`)
process.exit(problems.length ? 1 : 0)
