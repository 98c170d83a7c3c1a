import { Command } from '@commander-js/extra-typings'
import type { CheckedManifests } from '../../../engine/check/check-manifests.ts'
import { factUses } from '../../../engine/conditions/written-conditions.ts'
import { type Path, pointerOf } from '../../../engine/json.ts'
import shipped from '../../../schema/facts.json' with { type: 'json' }
import type { Surface } from '../../../schema/generated/manifests.ts'
import { type Paint, placeText } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { checkedIn } from '../frame/world.ts'
import { noSuch } from '../frame/wrong-use.ts'

interface Fact {
  label: string
  values: { readonly [value: string]: string }
  source: string
  row: string
  canBeUnknown: boolean
}
interface Listed extends Fact {
  name: string
  /** For each brand that asks about it, the places where it does. */
  used: { brand: string; places: string[] }[]
}

const registry: { readonly [name: string]: Fact } = shipped.facts

/** `portal facts`: what conditions can ask, with values, sources and where each is used. */
export const facts: PortalCommand = answering =>
  new Command('facts')
    .description('Lists the facts that conditions can ask about: values, source, and where each is used')
    .argument('[FACT]', 'one fact, with every place that asks about it')
    .addHelpText('after', afterOptions({ examples: ['facts', 'facts memberStatus', 'facts --json'] }))
    .action(wanted =>
      answering(async world => {
        if (wanted !== undefined && !Object.hasOwn(registry, wanted))
          throw noSuch('fact', wanted, Object.keys(registry))
        const listed = listFacts(await checkedIn(world), wanted)
        const lines = wanted === undefined ? shortLines : longLines
        return { code: 0, data: listed, text: paint => listed.flatMap(fact => lines(fact, paint)).join('\n') }
      }),
    )

/** Every fact, or the wanted one, with the places that ask about it. */
function listFacts({ brands, originsOf }: CheckedManifests, wanted: string | undefined): Listed[] {
  const uses = brands.map(brand => {
    const origins = Map.groupBy(factUses(brand.manifest), ({ fact }) => fact)
    const placeOf = (surface: Surface, path: Path) => placeText(originsOf(brand, surface).get(pointerOf(path)))
    return { brand: brand.manifest.brand.id, origins, placeOf }
  })
  return Object.entries(registry)
    .filter(([name]) => wanted === undefined || name === wanted)
    .map(([name, { label, values, source, row, canBeUnknown }]) => {
      const used = uses.flatMap(({ brand, origins, placeOf }) => {
        const own = origins.get(name) ?? []
        return own.length === 0 ? [] : [{ brand, places: own.map(({ surface, path }) => placeOf(surface, path)) }]
      })
      return { name, label, values, source, row, canBeUnknown, used }
    })
}

const shortLines = ({ name, label, values, used }: Listed, paint: Paint): string[] => [
  `${paint('bold', name)}  ${label}: ${Object.keys(values).join(', ')}`,
  paint('dim', `  ${used.length === 0 ? 'not used' : `used by ${used.map(({ brand }) => brand).join(', ')}`}`),
]

const longLines = ({ name, label, values, source, row, canBeUnknown, used }: Listed, paint: Paint): string[] => [
  `${paint('bold', name)}  ${label} (${row})`,
  `  from ${source}${canBeUnknown ? '; not known when that fails' : ''}`,
  ...Object.entries(values).map(([value, said]) => `  ${paint('bold', value)}: everyone who ${said}`),
  ...(used.length === 0 ? ['  No brand asks about it.'] : []),
  ...used.flatMap(({ brand, places }) => [
    `  ${brand}`,
    ...[...new Set(places)].map(place => `    ${paint('dim', place)}`),
  ]),
]
