import { formatPhone } from '@towline/contract'
import type { App } from './platform/app.ts'
import { sandboxOf } from './platform/execute.ts'
import { operatorAddress } from './platform/settings.ts'
import type { Demo } from './seeds/demo.ts'

const sandboxTexts = {
  telephony: 'the built-in phone instead of Twilio',
  model: 'the built-in agent instead of a language model',
  maps: 'the built-in gazetteer instead of a map service',
  mail: 'an outbox instead of a mail server',
  payments: 'a test checkout instead of Stripe',
} as const

/** Said where what visitors write on the contact page is kept and mailed to nobody. */
function contactWarning(app: App): string[] {
  const missing = [
    ...(sandboxOf(app).includes('mail') ? ['SMTP_URL'] : []),
    ...(operatorAddress(app.settings) === null ? ['CONTACT_EMAIL'] : []),
  ]
  return missing.length > 0
    ? [`  Warning: messages from the contact page reach nobody. Set ${missing.join(' and ')}.`]
    : []
}

/** What is looked up of nobody's passwords and files, and how it would be. */
function notLookedUp({ breaches, scanner }: App): string[] {
  const off = [
    ...(breaches.name === 'off' ? ['look-ups of leaked passwords (BREACHED_PASSWORDS_URL)'] : []),
    ...(scanner.name === 'off' ? ['a virus scanner (CLAMAV_URL)'] : []),
  ]
  return off.length > 0 ? [`  Not in use: ${off.join(', ')}`] : []
}

/** What a newcomer reads when the product has started. */
export function banner(app: App, demo: Demo | null): string {
  const url = app.settings.PUBLIC_URL
  const lines = [
    '',
    `  Towline answers at ${url}`,
    `  API page ${url}/towline/docs`,
    `  Database ${app.db.engine === 'postgres' ? 'PostgreSQL' : `embedded, in ${app.settings.DATA_DIR}`}`,
    `  Photos and videos ${app.files.name === 's3' ? `in the bucket ${app.settings.FILES_S3_BUCKET}` : `in ${app.settings.DATA_DIR}/files`}`,
    ...(app.model ? [`  The agent speaks with ${app.model.name}`] : []),
    `  In use: ${sandboxOf(app)
      .map((name) => sandboxTexts[name])
      .join(', ')}`,
    ...contactWarning(app),
    ...notLookedUp(app),
  ]
  if (demo) {
    lines.push(
      '',
      '  Demo company Lone Star Towing',
      `    log in     ${url}/login   ${demo.email} / ${demo.password}`,
      `    its phone  ${formatPhone(demo.number)}   call it with: npm run call`,
    )
  }
  return `${lines.join('\n')}\n`
}
