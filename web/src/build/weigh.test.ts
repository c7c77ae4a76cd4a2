import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { awaited } from './fetch-sooner.ts'
import { weigh } from './weigh.ts'

const parts: Record<string, { module: string; imports: string[]; css: string[] }> = {
  'customer-chat': { module: '/assets/chat.js', imports: ['/assets/shared.js'], css: [] },
}
const entry = { module: '/assets/shared.js', imports: [], css: [] }
const built = { name: 'manifest.js', entry, partOf: (id: string) => parts[id] ?? entry }

it('fails a build in which a page that is waited for has grown too heavy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'towline-weigh-'))
  await mkdir(join(folder, 'assets'))
  const [customer] = awaited
  const most = customer?.most ?? 0
  const write = (file: string, bytes: number) =>
    writeFile(join(folder, 'assets', file), Buffer.alloc(bytes))
  await write('manifest.js', 10)
  await write('shared.js', 20)
  await write('chat.js', most)
  await write('chat.js.br', most - 30)
  await expect(weigh(folder, built)).resolves.toBeUndefined()
  await write('chat.js.br', most - 29)
  await expect(weigh(folder, built)).rejects.toThrow(/customer\/chat.* may weigh/)
})
