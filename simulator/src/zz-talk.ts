import { readFileSync } from 'node:fs'
import { purePhone } from './pure-call.ts'
for (const block of readFileSync(process.argv[2]!, 'utf8').split('\n\n')) {
  const { phone, result } = purePhone({ number: '2145550142' } as never) as any
  const p = phone ?? (purePhone({ number: '2145550142' } as never) as any)
  console.log('\n=====', 'A:', await p.dial())
  for (const line of block.split('\n').filter(Boolean)) {
    const a = line === '-' ? await p.silent?.() : await p.say(line)
    console.log('C:', line); console.log('A:', a, p.ended?.() ?? '')
  }
}
