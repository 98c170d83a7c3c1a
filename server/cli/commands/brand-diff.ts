import { type BrandDifference, brandDifferences, type Said } from '../../../engine/impact/brand-differences.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { Command } from '../frame/command.ts'
import { type Paint, placeText } from '../frame/paint.ts'
import { noSuch } from '../frame/wrong-use.ts'
import { readSubject, type Subject } from '../subject/subject.ts'

type Side = 'first' | 'second'
type Sides = { readonly [Name in Side]: Subject }
const longest = 60

/** `portal brand diff`: what two brands say differently, for readers. */
export const brandDiff: Command = {
  summary: 'Shows what two brands say differently: items that only one has, and fields that differ',
  words: [
    { name: 'A', description: 'id of a brand' },
    { name: 'B', description: 'id of another' },
  ],
  options: { surface: { value: 'NAME', description: 'one surface only, such as menus' } },
  examples: ['brand diff first regional', 'brand diff first senior --surface menus'],
  run: async ({ words, options, world }) => {
    const [wanted] = options.surface ?? []
    if (wanted !== undefined && !surfaces.some(surface => surface === wanted)) throw noSuch('surface', wanted, surfaces)
    const sides = {
      first: await readSubject(words.A?.[0] ?? '', world),
      second: await readSubject(words.B?.[0] ?? '', world),
    }
    const differences = brandDifferences(sides.first.brand.manifest, sides.second.brand.manifest).filter(
      ({ surface }) => wanted === undefined || surface === wanted,
    )
    return {
      code: 0,
      data: differences.map(difference => withPlaces(difference, sides)),
      text: paint => textOf(differences, sides, paint),
    }
  },
}

function withPlaces({ fields, ...difference }: BrandDifference, sides: Sides) {
  const placed = (side: Side, said: Said | undefined) =>
    said && { value: said.value, place: sides[side].placeOf(difference.surface, said.path) }
  return {
    ...difference,
    fields: fields.map(({ field, first, second }) => ({
      field,
      first: placed('first', first),
      second: placed('second', second),
    })),
  }
}

function textOf(differences: readonly BrandDifference[], sides: Sides, paint: Paint): string {
  if (differences.length === 0) return 'They say the same.'
  const bySurface = Map.groupBy(differences, ({ surface }) => surface)
  return [...bySurface]
    .map(([surface, own]) =>
      [paint('bold', surface), ...own.flatMap(difference => linesOf(difference, sides, paint))].join('\n'),
    )
    .join('\n\n')
}

function linesOf({ surface, key, only, fields }: BrandDifference, sides: Sides, paint: Paint): string[] {
  const where = (side: Side, said: Said) => paint('dim', placeText(sides[side].placeOf(surface, said.path)))
  if (only) {
    const [one] = fields
    const said = one?.[only]
    const named = fields.find(({ field }) => ['title', 'heading', 'label', 'value'].includes(field))?.[only]
    const words = named ? ` ${shortened(named.value)}` : ''
    return [`  only ${nameOf(only, sides)}: ${key}${words}  ${said ? where(only, said) : ''}`.trimEnd()]
  }
  return [
    `  ${key === '' ? 'in general' : key}`,
    ...fields.flatMap(({ field, ...both }) => [
      `    ${field}`,
      ...(['first', 'second'] as const).map(side => {
        const said = both[side]
        return `      ${nameOf(side, sides)}: ${said ? `${shortened(said.value)}  ${where(side, said)}` : 'nothing'}`
      }),
    ]),
  ]
}

const nameOf = (side: Side, sides: Sides) => sides[side].brand.manifest.brand.id

function shortened(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
