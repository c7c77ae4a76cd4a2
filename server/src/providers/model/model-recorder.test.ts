import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseModel } from './index.ts'
import { startModelRecorder } from './testing/model-recorder.ts'
import { type ModelStandIn, startModelStandIn } from './testing/model-stand-in.ts'
import { inTokens } from './testing/obedient-model.ts'

let folder = ''
let vendor: ModelStandIn
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'towline-recorded-'))
  vendor = await startModelStandIn(() => ({ parts: inTokens('Okay, a flat tire.') }))
})
afterEach(async () => {
  await vendor.stop()
  rmSync(folder, { recursive: true })
})

/** What a model at this address answers to a question at an hour. */
async function answerOf(url: string, hour: string): Promise<string> {
  const settings = { AGENT_MODEL: 'test-model', AGENT_BASE_URL: url, AGENT_API_KEY: 'key' }
  const none = { OPENAI_API_KEY: undefined, ANTHROPIC_API_KEY: undefined }
  const model = (await chooseModel({ ...settings, ...none })) ?? expect.fail('no model')
  const text = `LOCAL TIME: 2026-11-23T${hour}, Frisco TX\n<caller>a flat</caller>`
  const asked = { system: 'Listen.', messages: [{ role: 'user' as const, text }], tools: [] }
  let words = ''
  for await (const part of model.stream({ ...asked, mostTokens: 50 }, new AbortController().signal))
    if (part.kind === 'text') words += part.text
  return words
}

async function record(): Promise<string> {
  const file = join(folder, 'test-model.json')
  const recorder = await startModelRecorder(file, vendor.url)
  expect(await answerOf(recorder.url, '10:00')).toBe('Okay, a flat tire.')
  await recorder.stop()
  return file
}

describe('a model’s recorded answers', () => {
  it('come again without the vendor, at any hour', async () => {
    const file = await record()
    const recorder = await startModelRecorder(file)
    expect(await answerOf(recorder.url, '23:30')).toBe('Okay, a flat tire.')
    expect(vendor.asked).toHaveLength(1)
    await recorder.stop()
  })

  it('hold no key', async () => {
    expect(readFileSync(await record(), 'utf8')).not.toContain('key"')
  })

  it('are no answer to another question', async () => {
    const recorder = await startModelRecorder(await record())
    const other = fetch(`${recorder.url}/chat/completions`, { method: 'POST', body: '{}' })
    expect((await other).status).toBe(404)
    expect(recorder.missed).toBe(1)
    await recorder.stop()
  })

  it('are stale once the prompts have changed', async () => {
    const file = await record()
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...kept, prompts: 'of another day' }))
    await expect(startModelRecorder(file)).rejects.toThrow(/prompts have changed/)
  })
})
