import { Command } from '@commander-js/extra-typings'
import { type BrandDifference, brandDifferences, type Said } from '../../../engine/impact/brand-differences.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import { notesOf } from '../../content/show/account-data.ts'
import { type Paint, placeText } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { noSuch } from '../frame/wrong-use.ts'
import { readSubject, type Subject } from '../subject/subject.ts'

type Side = 'first' | 'second'
type Sides = { readonly [Name in Side]: Subject }
const maxLength = 60

/** `portal brand diff`: what two brands say differently, for readers. */
export const brandDiff: PortalCommand = answering =>
  new Command('diff')
    .description('Shows what two brands say differently: items that only one has, and fields that differ')
    .argument('<A>', 'id of a brand')
    .argument('<B>', 'id of another')
    .option('--surface <NAME>', 'one surface only, such as menus')
    .option('--language <TAG>', 'a language of both, such as es-US; English when left out')
    .addHelpText(
      'after',
      afterOptions({ examples: ['brand diff first regional', 'brand diff first senior --surface menus'] }),
    )
    .action((a, b, { surface: wanted, language }) =>
      answering(async world => {
        if (wanted !== undefined && !surfaces.some(surface => surface === wanted))
          throw noSuch('surface', wanted, surfaces)
        const sides = { first: await readSubject(a, world, language), second: await readSubject(b, world, language) }
        const differences = brandDifferences(sides.first.brand.manifest, sides.second.brand.manifest).filter(
          ({ surface }) => wanted === undefined || surface === wanted,
        )
        return {
          code: 0,
          data: differences.map(difference => withPlaces(difference, sides)),
          text: paint => differencesText(differences, sides, paint),
        }
      }),
    )

function withPlaces({ fields, ...difference }: BrandDifference, sides: Sides) {
  const placed = (side: Side, field: string, said: Said | undefined) =>
    said && { value: said.value, place: placeOf(sides[side], difference.surface, field, said) }
  return {
    ...difference,
    ...(difference.only && { takenOut: takenOut(difference, sides) }),
    fields: fields.map(({ field, first, second }) => ({
      field,
      first: placed('first', field, first),
      second: placed('second', field, second),
    })),
  }
}

/** Where a brand says something; of an order, the change that makes it. */
const placeOf = (brand: Subject, surface: BrandDifference['surface'], field: string, { path }: Said) =>
  (field.startsWith('order of ') ? brand.moveOf(surface, path) : undefined) ?? brand.placeOf(surface, path)

/** The change by which the brand that lacks something of base's took it out. */
const takenOut = ({ surface, key, only }: Pick<BrandDifference, 'surface' | 'key' | 'only'>, sides: Sides) =>
  sides[only === 'first' ? 'second' : 'first'].removalOf(surface, key)

function differencesText(differences: readonly BrandDifference[], sides: Sides, paint: Paint): string {
  if (differences.length === 0) return 'They say the same.'
  const bySurface = Map.groupBy(differences, ({ surface }) => surface)
  return [...bySurface]
    .map(([surface, own]) =>
      [
        paint('bold', surface),
        ...own.flatMap(difference => linesOf(difference, sides, paint)),
        ...notesOf(surface).map(note => `  ${note}`),
      ].join('\n'),
    )
    .join('\n\n')
}

function linesOf({ surface, key, only, fields }: BrandDifference, sides: Sides, paint: Paint): string[] {
  const where = (side: Side, field: string, said: Said) =>
    paint('dim', placeText(placeOf(sides[side], surface, field, said)))
  if (only) {
    const [one] = fields
    const said = one?.[only]
    const named = fields.find(({ field }) => ['title', 'heading', 'label', 'value'].includes(field))?.[only]
    const words = named ? ` ${shortened(named.value)}` : ''
    const removal = takenOut({ surface, key, only }, sides)
    const other = brandIdOf(only === 'first' ? 'second' : 'first', sides)
    return [
      `  only ${brandIdOf(only, sides)}: ${key}${words}  ${one && said ? where(only, one.field, said) : ''}`.trimEnd(),
      ...(removal ? [`      ${other} takes it out  ${paint('dim', placeText(removal))}`] : []),
    ]
  }
  return [
    `  ${key === '' ? 'in general' : key}`,
    ...fields.flatMap(({ field, ...both }) => [
      `    ${field}`,
      ...(['first', 'second'] as const).map(side => {
        const said = both[side]
        return `      ${brandIdOf(side, sides)}: ${said ? `${shortened(said.value)}  ${where(side, field, said)}` : 'nothing'}`
      }),
    ]),
  ]
}

const brandIdOf = (side: Side, sides: Sides) => sides[side].brand.manifest.brand.id

function shortened(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
