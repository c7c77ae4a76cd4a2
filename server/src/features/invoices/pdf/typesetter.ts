import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { families, fontFiles } from './fonts.ts'

/** Sets a template of this folder with its data; the same data gives the same bytes. */
export type Typesetter = (template: string, data: string, logo?: Buffer | null) => Uint8Array

/** What the templates call the logo, a PNG. */
const LOGO = 'logo.png'

const fonts = JSON.stringify(families)
const folder = fileURLToPath(new URL('./templates/', import.meta.url))

/** How many later pages what was worked out for one page is kept for: what repeats is the template. */
const KEPT_FOR = 3
/**
 * Data of a long statement, in characters. Nothing is kept of what was worked out for that: of 2,000 lines it is
 * 100 MB, which the process would have to have four times over.
 */
const LONG = 50_000

/**
 * Typst as machine code, or as WebAssembly on machines that there is none for, where the first page takes
 * seconds. Data goes in as a value, never as a part of the template's text.
 */
export const typesetter = (): Promise<Typesetter> => native().catch(portable)

/** Throws where there is no machine code for this machine. */
export async function native(): Promise<Typesetter> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: fontFiles() }],
  })
  return (template, data, logo) => {
    if (logo) compiler.mapShadow(`${folder}${LOGO}`, logo)
    const pdf = compiler.pdf({ mainFilePath: `${folder}${template}`, inputs: { data, fonts } })
    compiler.evictCache(data.length > LONG ? 0 : KEPT_FOR)
    if (logo) compiler.unmapShadow(`${folder}${LOGO}`)
    return pdf
  }
}

const TEMPLATES = ['invoice.typ', 'statement.typ', 'letter.typ', 'page.typ']

export async function portable(): Promise<Typesetter> {
  const { default: open, TypstCompilerBuilder } = await import(
    '@myriaddreamin/typst-ts-web-compiler'
  )
  const code = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  await open({ module_or_path: await readFile(fileURLToPath(code)) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const file of fontFiles()) await builder.add_raw_font(await readFile(file))
  const compiler = await builder.build()
  for (const name of TEMPLATES)
    compiler.add_source(`/${name}`, await readFile(`${folder}${name}`, 'utf8'))
  return (template, data, logo) => {
    if (logo) compiler.map_shadow(`/${LOGO}`, logo)
    const inputs = [
      ['data', data],
      ['fonts', fonts],
    ]
    const { result, diagnostics } = compiler.compile(`/${template}`, inputs, 'pdf', 1)
    compiler.reset()
    if (logo) compiler.unmap_shadow(`/${LOGO}`)
    if (!(result instanceof Uint8Array)) throw new Error(`No PDF: ${JSON.stringify(diagnostics)}`)
    return result
  }
}
