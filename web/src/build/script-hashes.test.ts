import { expect, it } from 'vitest'
import { scriptHashes } from './script-hashes.ts'

it('hashes what stands in inline scripts, and leaves files alone', () => {
  const html = '<script src="/a.js"></script><script type="module">alert(1)</script>'
  expect(scriptHashes(html)).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
})
