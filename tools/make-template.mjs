// Makes server/src/platform/db/generated/store-template.bin: a fresh, empty store of the embedded
// database, so that a first start need not make one. Run it when the version of PGlite changes:
//   node tools/make-template.mjs
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openStore } from '../server/src/platform/db/embedded/embedded.ts'
import { packStore, shippedTemplate } from '../server/src/platform/db/embedded/template.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'towline-template-'))
try {
  const { pool, close } = await openStore({ directory: scratch, durable: false })
  // We never make a second database in it, and without these two it is a third of the files.
  await pool.query("update pg_database set datistemplate = false where datname like 'template%'")
  await pool.query('drop database template0')
  await pool.query('drop database template1')
  await pool.query('checkpoint')
  await close()
  const packed = packStore(scratch)
  fs.mkdirSync(new URL('./', shippedTemplate), { recursive: true })
  fs.writeFileSync(shippedTemplate, packed)
  console.log(`${(packed.length / 1e6).toFixed(1)} MB`)
} finally {
  fs.rmSync(scratch, { recursive: true })
}
