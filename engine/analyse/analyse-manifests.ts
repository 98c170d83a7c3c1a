import { blamed, type Culprit } from '../check/blame.ts'
import type { CheckedBrand } from '../check/check-brand.ts'
import type { CheckedManifests } from '../check/check-manifests.ts'
import { type Registry, registry } from '../members/registry.ts'
import { witnessOf } from '../members/witness.ts'
import { byPlace, originNear, type Place } from '../overlay/places.ts'
import { statementInWords } from '../overlay/statements.ts'
import { type BrandGround, brandGround } from '../parts/brand-ground.ts'
import { witnessWords } from '../words/witness-in-words.ts'
import { type FinderCode, finderOf } from './finders.ts'
import type { Finding } from './finding.ts'
import type { Found, Typefaces } from './found.ts'
import { type Glossaries, glossaryFindings } from './glossary-findings.ts'
import { languageFindings } from './language-findings.ts'
import { sharedFindings } from './shared-findings.ts'

/** A finding in one brand, before the findings of all brands are joined. */
type BrandFinding = Finding & Pick<Found, 'before'> & { code: FinderCode; brand: string }

const codes = Object.keys(finderOf).filter((code): code is FinderCode => Object.hasOwn(finderOf, code))

/**
 * Everything in valid manifests that is most likely not meant. Exact: it covers every possible member.
 * Each thing is reported once, however many brands have it. A brand that is as it was in an earlier check is not looked at again.
 * @param today yyyy-mm-dd; earlier days are past
 * @param typefaces what words are measured in; what it does not know is taken for as wide as a common typeface
 * @param glossaries how other languages say the field's terms
 */
export function analyseManifests(
  checked: CheckedManifests,
  today: string,
  facts: Registry = registry,
  typefaces: Typefaces = unmeasured,
  glossaries: Glossaries = {},
): Finding[] {
  const circumstances = { today, facts, typefaces }
  const found = checked.brands.flatMap(brand =>
    checked.memory.once(`analysis ${brand.folder}`, [brand.manifest, ...Object.values(circumstances)], () =>
      analyseBrand(brand, checked, circumstances),
    ),
  )
  const held = heldEverywhere(found, checked)
  const everywhere = foundEverywhere(held, checked)
  const told = checked.brands.flatMap(brand => {
    const own = held.filter(finding => finding.brand === brand.folder)
    return blamedFindings(brand, { own, everywhere }, checked, circumstances)
  })
  return gatherFindings(
    [
      ...told,
      ...languageFindings(checked),
      ...glossaryFindings(checked, glossaries),
      ...sharedFindings(checked, facts),
    ],
    checked.brands.length,
  )
}

const unmeasured: Typefaces = () => undefined

/** What tells one finding from another. */
const keyOf = ({ code, file, line, column }: BrandFinding) => JSON.stringify([code, file, line, column])

/** Keys of what every brand has; none where there is one brand, of which all is its own. */
function foundEverywhere(found: readonly BrandFinding[], { brands }: CheckedManifests): ReadonlySet<string> {
  if (brands.length < 2) return new Set()
  const having = new Map<string, Set<string>>()
  for (const finding of found) {
    const key = keyOf(finding)
    having.set(key, (having.get(key) ?? new Set()).add(finding.brand))
  }
  return new Set([...having].flatMap(([key, { size }]) => (size === brands.length ? [key] : [])))
}

/**
 * The findings in one brand at the statements of the brand that cause them, and in base where none does (CHECK-11). What is found
 * in all brands alike is base's.
 */
function blamedFindings(
  brand: CheckedBrand,
  { own, everywhere }: { own: readonly BrandFinding[]; everywhere: ReadonlySet<string> },
  checked: CheckedManifests,
  circumstances: Circumstances,
): BrandFinding[] {
  const isOwn = ({ file }: BrandFinding) => file.split('/').at(-2) === brand.folder
  const stays = (one: BrandFinding) => one.severity !== 'warning' || isOwn(one) || everywhere.has(keyOf(one))
  // Only what is to be blamed on somebody is looked for again.
  const asked = codes.filter(code => own.some(one => one.code === code && !stays(one)))
  const withoutIt = ({ statement }: Culprit) => {
    const other = checked.without(brand, [statement])
    return other && brandGround(other.manifest, circumstances.facts)
  }
  return blamed(own, stays, {
    ...checked.suspectsIn(brand),
    keyOf,
    without: left => {
      const other = checked.without(brand, left)
      return other && analyseBrand(other, checked, circumstances, asked)
    },
  }).flatMap(({ broken, culprit }) =>
    culprit === undefined
      ? [...broken]
      : [...Map.groupBy(broken, ({ code }) => code).values()].flatMap(each =>
          atCulprit(each, culprit, withoutIt(culprit)),
        ),
  )
}

/** Findings of one kind as one, at the statement that causes them. */
function atCulprit(
  [first, ...others]: readonly BrandFinding[],
  culprit: Culprit,
  without: BrandGround | undefined,
): BrandFinding[] {
  if (!first) return []
  const { file, line, column, says } = first
  const more = others.length === 0 ? '' : `, and ${others.length} more like it`
  const words = `With ${statementInWords(culprit.statement)}: ${says} (${file}:${line}:${column}${more})`
  const before = without && first.before?.(without)
  return [{ ...first, ...culprit.place, says: before === undefined ? words : `${words} ${before}` }]
}

interface Circumstances {
  today: string
  facts: Registry
  typefaces: Typefaces
}

/** The findings of some kinds in one brand, each with its place and a member concerned. */
function analyseBrand(
  brand: CheckedBrand,
  checked: CheckedManifests,
  { today, facts, typefaces }: Circumstances,
  kinds = codes,
): BrandFinding[] {
  const ground = brandGround(brand.manifest, facts)
  const placed = ({ surface, path }: Found): Place =>
    originNear(checked.originsOf(brand, surface), path) ?? { file: brand.folder, line: 1, column: 1 }
  return kinds.flatMap(code =>
    finderOf[code].find({ ground, today, typefaces }).map((found): BrandFinding => {
      const { says, todo, who, before } = found
      const witness = who === undefined ? undefined : witnessOf(who, ground.space)
      return {
        ...placed(found),
        ...{ code, severity: finderOf[code].severity, says, todo, brand: brand.folder },
        ...(who === undefined ? {} : { somebody: witnessWords(who, ground.space) }),
        ...(witness && { witness }),
        ...(before && { before }),
      }
    }),
  )
}

/** Without the findings that are reported only when every brand that inherits the place has them, and not every brand does. */
function heldEverywhere(found: readonly BrandFinding[], { brands, originsOf }: CheckedManifests): BrandFinding[] {
  const placeKey = ({ file, line, column }: Place) => `${file}:${line}:${column}`
  const having = new Map<string, Set<string>>()
  for (const brand of brands)
    for (const surface of Object.keys(brand.manifest) as (keyof typeof brand.manifest)[])
      for (const place of originsOf(brand, surface).values())
        having.set(placeKey(place), (having.get(placeKey(place)) ?? new Set()).add(brand.folder))
  const same = Map.groupBy(found, keyOf)
  return found.filter(finding => {
    if (!finderOf[finding.code].everywhere) return true
    const finders = new Set(same.get(keyOf(finding))?.map(({ brand }) => brand))
    return finders.size >= (having.get(placeKey(finding))?.size ?? 1)
  })
}

/** One finding per thing, in the order of the files. One that some brands share but not all names them. */
function gatherFindings(
  findings: readonly (Finding & Partial<Pick<BrandFinding, 'brand' | 'before'>>)[],
  all: number,
): Finding[] {
  const same = ({ code, file, line, column, says }: Finding) => JSON.stringify([code, file, line, column, says])
  return [...Map.groupBy(findings, same).values()]
    .flatMap(([first, ...others]): Finding[] => {
      if (!first) return []
      const { brand: _, before: __, ...finding } = first
      const brands = [...new Set([first, ...others].flatMap(({ brand }) => brand ?? []))]
      const isOwn = brands.some(brand => finding.file.split('/').at(-2) === brand)
      return [{ ...finding, ...(isOwn || brands.length === 0 || brands.length === all ? {} : { brands }) }]
    })
    .toSorted(byPlace)
}
