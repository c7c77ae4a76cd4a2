import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseModel, type Model, ModelFailed, type ModelTool, vendorOf } from './index.ts'
import type { ModelPart, ModelRequest } from './model.port.ts'
import { type ModelStandIn, type Script, startModelStandIn } from './testing/model-stand-in.ts'
import { inTokens } from './testing/obedient-model.ts'

const record: ModelTool = {
  name: 'record_facts',
  description: 'Notes a fact',
  input: { type: 'object', properties: { color: { type: 'string' } } },
}
const request: ModelRequest = {
  system: 'You answer the phone.',
  messages: [
    { role: 'user', text: 'it is red' },
    { role: 'assistant', text: 'Okay.' },
    { role: 'user', text: 'a red Camry' },
  ],
  tools: [record],
  mostTokens: 200,
}
const greets: Script = () => ({ parts: inTokens('Okay, a red Camry. Where is it?') })

let standIn: ModelStandIn
beforeEach(async () => {
  standIn = await startModelStandIn(greets)
})
afterEach(() => standIn.stop())

const keys = { OPENAI_API_KEY: 'sk-open', ANTHROPIC_API_KEY: 'sk-ant', AGENT_API_KEY: 'own' }

async function modelCalled(AGENT_MODEL: string): Promise<Model> {
  const model = await chooseModel({ ...keys, AGENT_MODEL, AGENT_BASE_URL: standIn.url })
  return model ?? expect.fail('no model was chosen')
}

async function answer(model: Model, asked = request, signal = new AbortController().signal) {
  const parts: ModelPart[] = []
  for await (const part of model.stream(asked, signal)) parts.push(part)
  const words = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  return {
    words,
    calls: parts.flatMap((part) => (part.kind === 'call' ? part.call : [])),
    used: parts.find((part) => part.kind === 'used'),
  }
}

describe.each([
  ['OpenAI', 'openai/gpt-4.1-mini', 'openai', 'sk-open'],
  ['Anthropic', 'anthropic/claude-haiku-4-5', 'anthropic', 'sk-ant'],
  ['a compatible server', 'compatible/llama3.1', 'openai', 'own'],
])('a model of %s', (_, name, vendor, key) => {
  it('is told the rules, the talk and the tools, and streams its words and what they took', async () => {
    expect(await answer(await modelCalled(name))).toMatchObject({
      words: 'Okay, a red Camry. Where is it?',
      calls: [],
      used: { inputTokens: 900, outputTokens: 20, cachedTokens: 640 },
    })
    expect(standIn.asked[0]).toMatchObject({
      vendor,
      key,
      model: name.split('/')[1],
      system: 'You answer the phone.',
      messages: [
        { role: 'user', text: 'it is red' },
        { role: 'assistant', text: 'Okay.' },
        { role: 'user', text: 'a red Camry' },
      ],
      tools: [{ name: 'record_facts', schema: { properties: { color: { type: 'string' } } } }],
    })
  })

  it('reads into a form: strict, as coldly as it can, and nothing but JSON', async () => {
    standIn.reads = () => ({ parts: ['{"told":', '[]}'] })
    const schema = {
      type: 'object',
      properties: { told: { type: 'array', items: { type: 'string' } } },
      required: ['told'],
      additionalProperties: false,
    }
    const asked = { ...request, tools: [], form: { name: 'reading', schema } }
    expect((await answer(await modelCalled(name), asked)).words).toBe('{"told":[]}')
    expect(standIn.askedToRead[0]).toMatchObject({ form: schema, temperature: 0 })
  })

  it('calls tools in the middle of its words, and takes their answers', async () => {
    standIn.script = ({ toolResults }) =>
      toolResults.length > 0
        ? { parts: [`Noted: ${toolResults.join()}`] }
        : { parts: ['One moment.', { tool: 'record_facts', input: { color: 'red' } }] }
    const model = await modelCalled(name)
    const first = await answer(model)
    expect(first).toMatchObject({
      words: 'One moment.',
      calls: [{ name: 'record_facts', input: { color: 'red' } }],
    })
    const results = first.calls.map(({ id, name: tool }) => ({ id, name: tool, text: 'noted red' }))
    const messages: ModelRequest['messages'] = [
      ...request.messages,
      { role: 'assistant', text: first.words, calls: first.calls },
      { role: 'tool', results },
    ]
    expect((await answer(model, { ...request, messages })).words).toBe('Noted: noted red')
  })

  it('skips an event of a kind nobody knows, wherever it stands', async () => {
    const news = { event: { type: 'heartbeat', object: 'chat.status', at: 1 } }
    standIn.script = () => ({ parts: [news, 'Okay, ', news, 'a red Camry.', news] })
    expect((await answer(await modelCalled(name))).words).toBe('Okay, a red Camry.')
  })

  it.each([
    [['<think>He is', ' lying.</think>Okay.'], 'Okay.'],
    [['<th', 'inking>Hm.</thi', 'nking>Okay.'], 'Okay.'],
    [['Okay. <reasoning>What', ' now?'], 'Okay. '],
    [['<THINK budget="1">Hm.</THINK >Okay. <think>More.', '</think>Where?'], 'Okay. Where?'],
    [['It is <', ' 3 miles.'], 'It is < 3 miles.'],
  ])('keeps its thoughts to itself: %j', async (parts, words) => {
    standIn.script = () => ({ parts })
    expect((await answer(await modelCalled(name))).words).toBe(words)
  })

  it('keeps thoughts to itself whose beginning the server left out, once it has seen that', async () => {
    standIn.script = () => ({ parts: ['He is lying. ', 'So what.</think>', 'Okay.'] })
    const model = await modelCalled(name)
    await expect(answer(model)).rejects.toThrow(new ModelFailed('thought aloud'))
    expect((await answer(model)).words).toBe('Okay.')
  })

  it('hands broken JSON of a tool call on as it was', async () => {
    standIn.script = () => ({ parts: [{ tool: 'record_facts', input: '{"color": re' }] })
    const broken = answer(await modelCalled(name))
    await expect(broken.then(({ calls }) => calls[0]?.input)).resolves.toBe('{"color": re')
  })

  it.each([401, 429, 500])('fails with what it is when the server answers %d', async (status) => {
    standIn.script = () => ({ parts: [], status })
    await expect(answer(await modelCalled(name))).rejects.toThrow(new ModelFailed(`HTTP ${status}`))
    expect(standIn.asked).toHaveLength(1)
  })

  it('fails when the answer is cut off in the middle', async () => {
    standIn.script = () => ({ parts: inTokens('Okay, a red Camry.'), gapMs: 5, cutAfter: 2 })
    await expect(answer(await modelCalled(name))).rejects.toThrow(ModelFailed)
  })

  it('fails when nobody is there', async () => {
    const model = await modelCalled(name)
    await standIn.stop()
    await expect(answer(model)).rejects.toThrow(ModelFailed)
    standIn = await startModelStandIn(greets)
  })

  it('is given up upstream when the caller cuts in, without an error', async () => {
    standIn.script = () => ({ parts: inTokens('word '.repeat(500)), gapMs: 5 })
    const model = await modelCalled(name)
    const giveUp = new AbortController()
    let words = 0
    for await (const part of model.stream(request, giveUp.signal)) {
      if (part.kind === 'text') words += 1
      if (words === 3) giveUp.abort()
    }
    expect(words).toBeLessThan(20)
    await expect.poll(() => standIn.aborted).toBe(1)
  })
})

it('is told what to keep of a request, where the vendor keeps only what it is told', async () => {
  await answer(await modelCalled('anthropic/claude-haiku-4-5'))
  expect(standIn.asked[0]?.isKept).toBe(true)
})

describe('a model that reasons', () => {
  it.each([
    ['openai/gpt-5-mini', 'minimal', 2200],
    ['openai/gpt-5.1', 'none', 2200],
    ['openai/o4-mini', 'low', 2200],
    ['compatible/deepseek-r1:32b', 'low', 2200],
    ['compatible/qwen3-30b-thinking', 'low', 2200],
    ['openai/gpt-4.1-mini', undefined, 200],
    ['compatible/llama3.1', undefined, 200],
    ['compatible/qwen3-30b-instruct', undefined, 200],
  ])('%s is asked for the effort %s, and may take %d tokens', async (name, effort, tokens) => {
    expect((await answer(await modelCalled(name))).words).toMatch(/^Okay/)
    expect(standIn.asked[0]).toMatchObject({ system: 'You answer the phone.' })
    expect(standIn.asked[0]?.most).toEqual({ tokens, effort })
  })
})

describe('which model', () => {
  it('is none when none is asked for', async () => {
    expect(
      await chooseModel({ AGENT_MODEL: undefined, AGENT_BASE_URL: undefined, ...keys }),
    ).toBeNull()
  })

  it.each([
    ['gpt-4.1-mini', undefined, 'openai'],
    ['gpt-4.1-mini', 'http://models.lan/v1', 'compatible'],
    ['claude-haiku-4-5', undefined, 'anthropic'],
    ['openai/gpt-4.1', 'http://models.lan/v1', 'openai'],
  ])('%s at %s is of the kind %s', (name, base, vendor) => {
    expect(vendorOf(name, base).vendor).toBe(vendor)
  })
})

describe("the stand-in, asked by the vendors' own clients", () => {
  it('streams words and a tool call to the client of OpenAI', async () => {
    standIn.script = () => ({ parts: ['Okay.', { tool: 'record_facts', input: { color: 'red' } }] })
    const client = new OpenAI({ apiKey: 'sk', baseURL: standIn.url })
    const run = client.chat.completions.stream({
      model: 'gpt-4.1-mini',
      messages: [{ role: 'user', content: 'it is red' }],
      tools: [{ type: 'function', function: { name: 'record_facts', parameters: record.input } }],
    })
    const [choice] = (await run.finalChatCompletion()).choices
    expect(choice).toMatchObject({
      finish_reason: 'tool_calls',
      message: { content: 'Okay.', tool_calls: [{ function: { arguments: '{"color":"red"}' } }] },
    })
  })

  it('streams words and a tool call to the client of Anthropic', async () => {
    standIn.script = () => ({ parts: ['Okay.', { tool: 'record_facts', input: { color: 'red' } }] })
    const client = new Anthropic({ apiKey: 'sk', baseURL: standIn.url.replace('/v1', '') })
    const message = await client.messages
      .stream({
        model: 'claude-haiku-4-5',
        max_tokens: 100,
        messages: [{ role: 'user', content: 'it is red' }],
        tools: [{ name: 'record_facts', input_schema: { type: 'object' } }],
      })
      .finalMessage()
    expect(message).toMatchObject({
      stop_reason: 'tool_use',
      content: [
        { type: 'text', text: 'Okay.' },
        { type: 'tool_use', name: 'record_facts', input: { color: 'red' } },
      ],
    })
  })
})
