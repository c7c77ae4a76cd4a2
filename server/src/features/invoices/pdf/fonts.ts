import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The families a text is set in, the first that has a letter. Latin, Greek, Cyrillic and Vietnamese; Chinese
 * and Japanese; Korean; Arabic; Hebrew; Thai; Devanagari. What none of them has shows as a box.
 */
export const families = [
  'Noto Sans',
  'Noto Sans Hans',
  'Noto Sans KR',
  'Noto Naskh Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
  'Noto Sans Devanagari',
]

const files: Record<string, string[]> = {
  '@embedpdf/fonts-latin': ['fonts/NotoSans-Regular.ttf', 'fonts/NotoSans-Bold.ttf'],
  '@embedpdf/fonts-sc': ['fonts/NotoSansHans-Regular.otf', 'fonts/NotoSansHans-Bold.otf'],
  '@embedpdf/fonts-kr': ['fonts/NotoSansKR-Regular.otf', 'fonts/NotoSansKR-Bold.otf'],
  '@embedpdf/fonts-arabic': ['fonts/NotoNaskhArabic-Regular.ttf', 'fonts/NotoNaskhArabic-Bold.ttf'],
  '@embedpdf/fonts-hebrew': ['fonts/NotoSansHebrew-Regular.ttf', 'fonts/NotoSansHebrew-Bold.ttf'],
  '@expo-google-fonts/noto-sans-thai': [
    '400Regular/NotoSansThai_400Regular.ttf',
    '700Bold/NotoSansThai_700Bold.ttf',
  ],
  '@expo-google-fonts/noto-sans-devanagari': [
    '400Regular/NotoSansDevanagari_400Regular.ttf',
    '700Bold/NotoSansDevanagari_700Bold.ttf',
  ],
}

const { resolve } = createRequire(import.meta.url)

/** Where a package lies; those of fonts do not export their files. */
function folderOf(name: string): string {
  const places = resolve.paths(name) ?? []
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(folder))
  if (!found) throw new Error(`${name} is missing: run npm ci`)
  return found
}

/** The files of all fonts. */
export const fontFiles = (): string[] =>
  Object.entries(files).flatMap(([name, paths]) => paths.map((path) => join(folderOf(name), path)))
