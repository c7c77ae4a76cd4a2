import { DispatchCall, type Duplicate, type HistoryEntry, type Role } from '@towline/contract'
import { expect } from 'vitest'
import type { App } from '../../../platform/app.ts'
import { newId } from '../../../platform/ids.ts'
import { type Listener, listen } from '../../../testing/listen.ts'
import type { Product, TestCompany } from '../../../testing/product.ts'
import { hashPassword } from '../../auth/index.ts'
import { insertEmployee } from '../../employees/index.ts'

export type Person = { id: string; name: string; basic: string }

/** A company's dispatch desk in the running product, and what is said to it; `basic` says by whom. */
export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Opens it for a company that it makes. */
export async function openDesk(product: Product) {
  const ours = await product.company('Our Towing')
  return { product, ours, ...deskOf(product, ours) }
}

function deskOf(product: Product, ours: TestCompany) {
  const post = (path: string, body: unknown, basic = ours.basic) =>
    product.call('POST', `/towline/dispatch${path}`, { basic, body })
  const get = (path: string, basic = ours.basic) =>
    product.call('GET', `/towline/dispatch${path}`, { basic })
  return {
    post,
    get,
    save: async (body: unknown, basic?: string) => jobIn(await post('', body, basic)),
    step: async (id: string, body: unknown, basic?: string) =>
      jobIn(await post(`/${id}/step`, body, basic)),
    undo: async (id: string, version: number, basic?: string) =>
      jobIn(await post(`/${id}/undo`, { version }, basic)),
    read: async (id: string) => jobIn(await get(`/${id}`)),
    async search(body: unknown): Promise<DispatchCall[]> {
      const text = await okText(await post('/search', body))
      return DispatchCall.strict().array().parse(JSON.parse(text))
    },
    history: async (id: string): Promise<HistoryEntry[]> =>
      JSON.parse(await okText(await get(`/${id}/history`))),
    duplicates: async (body: unknown): Promise<Duplicate[]> =>
      JSON.parse(await okText(await post('/duplicates', body))),
    hear: (company = ours, topic = 'dispatch'): Promise<Listener> =>
      listen(product.url, `/topic/company/${company.companyId}/${topic}`, {
        authorization: `Basic ${Buffer.from(company.basic).toString('base64')}`,
      }),
    /** Somebody who works for the company. */
    employ: (firstName: string, roles: Role[], company = ours): Promise<Person> =>
      employ(product.app, company, firstName, roles),
    /** SQL in the company's name, for what other rooms store. */
    rows: (table: 'vendor' | 'truck', row: Record<string, unknown>, company = ours) =>
      insertRow(product.app, company.companyId, table, row),
  }
}

/** The error of an answer, and what it says of which field. */
export async function refusalOf(answer: Response) {
  const { error, message, fields } = Object(await answer.json()) as Record<string, unknown>
  return { status: answer.status, error, message, fields }
}

async function jobIn(answer: Response): Promise<DispatchCall> {
  return DispatchCall.strict().parse(JSON.parse(await okText(answer)))
}

async function okText(answer: Response): Promise<string> {
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return text
}

async function employ(
  { db }: App,
  { companyId }: TestCompany,
  firstName: string,
  roles: Role[],
): Promise<Person> {
  const [id, lastName, password] = [newId(), 'Reyes', 'a long password']
  const email = `${firstName.toLowerCase()}-${id}@x.example`
  const passwordHash = await hashPassword(password)
  const person = { id, companyId, email, passwordHash, firstName, lastName, roles }
  await db.asCompany(companyId, (tx) =>
    insertEmployee(tx, { ...person, phoneNumber: '', now: Date.now() }),
  )
  return { id, name: `${firstName} ${lastName}`, basic: `${email}:${password}` }
}

async function insertRow(
  { db }: App,
  companyId: string,
  table: 'vendor' | 'truck',
  row: Record<string, unknown>,
): Promise<string> {
  const id = newId()
  const values = { id, created_at: new Date(), type: 'Wrecker', name: 'x', ...row }
  await db.asCompany(companyId, (tx) => tx.insertInto(table).values(values).execute())
  return id
}
