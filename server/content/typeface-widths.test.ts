import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plainWidth } from '../../engine/text/text-width.ts'
import { shippedBrands } from '../../tests/manifests/support/shipped-brands.ts'
import { manifestsFolder } from './manifest-files.ts'
import { typefaceWidths } from './typeface-widths.ts'

const words = 'Find care, claims and benefits for your family'

/** Typefaces whose stand-in for bold text is Arial: it is stretched to be as wide as the typeface is. */
const stretched = shippedBrands.flatMap(({ id, manifest }) =>
  manifest.theme.typefaces.flatMap(({ family, src, standIns }) => {
    const standIn = standIns.find(({ local }) => local[0] === 'Arial Bold')
    return standIn ? [[family, join(id, 'assets', src.split('/').at(-1) ?? ''), standIn] as const] : []
  }),
)

it.each(stretched)('[CHECK-10] %s is as wide as its file says, at each weight', async (_family, file, standIn) => {
  const width = typefaceWidths(await readFile(join(manifestsFolder({}), file)))
  if (!width) throw new Error(`${file} cannot be read`)
  const weight = Number(standIn.weight.split(' ').at(-1))
  expect(width(words, weight) / plainWidth(words, weight)).toBeCloseTo(standIn.size / 100, 1)
  const usual = Number(standIn.weight.split(' ')[0])
  // What is drawn heavier is wider, and twice the words take twice the room.
  if (usual !== weight) expect(width(words, weight)).toBeGreaterThan(width(words, usual))
  expect(width(words + words, weight)).toBeCloseTo(2 * width(words, weight))
})

it('knows nothing of a file that is no typeface', () => {
  expect(typefaceWidths(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
})
