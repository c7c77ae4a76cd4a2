import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Company } from '@towline/contract'
import { CarrierPhone, spawnFreshProduct } from '@towline/server/testing'
import { z } from 'zod'
import { type CallOnce, callProduct, type Product } from './eval-calls.ts'
import { readers } from './eval-models.ts'

/** An agent to call: who speaks in it, as its rows say, and how one call to it is held. */
export type AgentToCall = { name: string; callOnce: CallOnce; stop(): Promise<void> }

const SILENCE_MS = 1500

/** A fresh server of its own, with the model that was asked for or none. */
export async function startedAgent(reader: string): Promise<AgentToCall> {
  const start = readers[reader]
  if (!start) throw new Error(`There is no agent ${reader}`)
  const { name, settings, stop } = await start()
  const server = await spawnFreshProduct({
    ...settings,
    SILENCE_FIRST_MS: String(SILENCE_MS),
    SILENCE_NEXT_MS: String(SILENCE_MS),
  })
  await speakSpanishToo(server.url, server.demo)
  const product: Product = {
    url: server.url,
    manager: server.demo,
    timeZone: await timeZoneOf(server.url, server.demo),
    silenceMs: SILENCE_MS * 4,
    aPhone: server.aPhone,
  }
  return {
    name,
    callOnce: callProduct(product),
    stop: async () => {
      await server.stop()
      await stop()
    },
  }
}

const Demo = z.object({
  companyId: z.string(),
  number: z.string(),
  email: z.string(),
  password: z.string(),
})
type Demo = z.infer<typeof Demo>

/** The server that runs at an address already; who speaks in it only its owner knows. */
export async function runningAgent(url: string): Promise<AgentToCall> {
  const kept = (name: string) => readFileSync(join(process.env.DATA_DIR || './data', name), 'utf8')
  const demo = Demo.parse(JSON.parse(kept('demo.json')))
  const token =
    process.env.TWILIO_AUTH_TOKEN || process.env.CARRIER_TOKEN || kept('carrier-token').trim()
  const product: Product = {
    url,
    manager: demo,
    timeZone: await timeZoneOf(url, demo),
    silenceMs: 40_000,
    aPhone: (rest) =>
      new CarrierPhone({ server: url, token, from: 'anonymous', to: demo.number, ...rest }),
  }
  return { name: `the agent at ${url}`, callOnce: callProduct(product), stop: async () => {} }
}

/** Some of the callers speak Spanish: the demo company switches it on, as an owner does. */
async function speakSpanishToo(url: string, demo: Pick<Demo, 'email' | 'password'>): Promise<void> {
  const { name, phoneNumber, zip } = await companyOf(url, demo)
  const body = { name, phoneNumber, zip, agent: { languages: ['en', 'es'] } }
  const answer = await fetch(`${url}/towline/company`, {
    method: 'PUT',
    headers: { ...credentialsOf(demo), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The company could not be changed: ${await answer.text()}`)
}

const timeZoneOf = async (url: string, demo: Pick<Demo, 'email' | 'password'>) =>
  (await companyOf(url, demo)).timeZone

async function companyOf(url: string, demo: Pick<Demo, 'email' | 'password'>): Promise<Company> {
  const answer = await fetch(`${url}/towline/company`, { headers: credentialsOf(demo) })
  return Company.parse(await answer.json())
}

const credentialsOf = ({ email, password }: Pick<Demo, 'email' | 'password'>) => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
})
