import type { Invariant, Manifest, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, type JsonObject, type Path, valueAt } from '../json.ts'
import { mainLists } from '../overlay/find-list.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Place, Places } from '../overlay/places.ts'
import { type Statement, statementsOf, withoutStatements } from '../overlay/statements.ts'
import { remembered } from '../remembered.ts'
import { surfaces } from '../schema/surfaces.ts'
import { brandWideValues } from '../text/brand-wide.ts'
import type { ImageAddress } from './address-images.ts'
import { blamed, foundAt, joined, type PlacedMistake, placeText, toldMistakes } from './blame.ts'
import { invariantsHold, keepsInvariants } from './check-invariants.ts'
import { type BrandLanguage, brandLanguages } from './check-languages.ts'
import { noLoops } from './check-loops.ts'
import type { CheckMemory } from './check-memory.ts'
import { checkSurface, isOverlay } from './check-surface.ts'
import { decisionsOf } from './decisions.ts'
import { asWritten } from './fill-brand-wide.ts'
import { ownSurface } from './own-surface.ts'
import { isInFolder, type ParsedFolder } from './parse-folders.ts'
import type { AskedWords, BrandContext, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { validators } from './validators.ts'

/** One brand, checked and merged. */
export interface CheckedBrand {
  /** Name of the brand's folder. */
  folder: string
  manifest: Manifest
  /** The brand in each of its languages besides English. */
  languages: readonly BrandLanguage[]
}

/** How far a brand was checked before mistakes made an end of it: its files, what its rules find, what members meet. */
export const stages = ['files', 'rules', 'members'] as const
type Stage = (typeof stages)[number]

/** What the check of one brand found. */
export interface Examined {
  folder: ParsedFolder
  /** The merged brand; undefined when anything is wrong. */
  manifest: Manifest | undefined
  languages: readonly BrandLanguage[]
  mistakes: readonly PlacedMistake[]
  stage: Stage
}

/** What all brands are checked with. */
export interface Surroundings {
  base: ParsedFolder | undefined
  places: Places
  imageAddress: ImageAddress
  /** The day of the check, yyyy-mm-dd; undefined where a rule about the next years must not stop anything. */
  today?: string | undefined
  /** The words that screens ask for. */
  asked: AskedWords
  /** What checks before this one found to be right. */
  memory: CheckMemory
}

const isManifest = (value: { readonly [Name in Surface]?: object }): value is Manifest =>
  surfaces.every(surface => isValid(surface, value[surface]))

/** Surfaces that follow their schema, which an edit of another file does not change. */
const valid = new WeakSet<object>()

function isValid(surface: Surface, root: object | undefined): boolean {
  if (root && valid.has(root)) return true
  const follows = validators[surface](root)
  if (root && follows) valid.add(root)
  return follows
}

/** The default for a file that neither base nor the brand has; all other files are required. */
const withoutFile: { readonly [Name in Surface]?: () => JsonObject } = { invariants: () => ({ invariants: [] }) }

const noFile = { found: 'no such file', expected: 'one: everything of its kind is said there' } as const

const placeOf = ({ path }: ParsedFolder, surface: Surface): Place => ({
  file: `${path}/${surface}.json`,
  line: 1,
  column: 1,
})

/** The words of a folder; none when they cannot be read. */
export const textOf = (base: ParsedFolder | undefined): Manifest['text'] => {
  const text: unknown = base?.files.get('text')
  const isText = (value: unknown): value is Manifest['text'] => validators.text(value)
  return isText(text) ? text : {}
}

/**
 * Merges and checks one brand.
 * @param again what was found before: only that is asked again
 */
export function examineBrand(own: ParsedFolder, surroundings: Surroundings, again?: Examined): Examined {
  const { base, places, imageAddress, asked: askedWords } = surroundings
  const nowhere: Place = { file: own.path, line: 1, column: 1 }
  const mistakes: PlacedMistake[] = []
  let by: Rule | undefined
  const report = (place: Place, mistake: Mistake, invariant?: Place) =>
    void mistakes.push({ place, mistake, ...(by && { by }), ...(invariant && { invariant }) })
  let languages: readonly BrandLanguage[] = []
  const ended = (stage: Stage, manifest?: Manifest): Examined => ({
    ...{ folder: own, mistakes, stage, languages },
    manifest: mistakes.length === 0 ? manifest : undefined,
  })
  if (!own.files.has('brand')) {
    report(placeOf(own, 'brand'), { ...noFile, hint: 'the file back, or a new brand by `npm run portal -- brand new`' })
    return ended('files')
  }
  let isWhole = true
  const merged: { [Name in Surface]?: JsonObject } = {}
  const reportIn = (
    root: JsonObject | undefined,
    path: Parameters<Places['at']>[1],
    mistake: Mistake,
    part?: 'key' | 'value',
  ) => report(places.at(root, path, part) ?? nowhere, mistake)

  for (const surface of surfaces) {
    const [shared, changed] = [base?.files.get(surface), own.files.get(surface)]
    const isUnreadable = [base, own].some(folder => folder?.files.has(surface) && !folder.files.get(surface))
    const needsBase = !own.files.has(surface) || (changed && isOverlay(changed))
    const isMissing = needsBase && !base?.files.has(surface) && !withoutFile[surface]
    if (isMissing)
      report(placeOf(base ?? own, surface), { ...noFile, hint: 'the file back, as README.md describes it' })
    const root =
      isUnreadable || isMissing
        ? undefined
        : (checkSurface(surface, shared, changed, places, reportIn) ?? withoutFile[surface]?.())
    if (root) merged[surface] = root
    else isWhole = false
  }
  if (!isWhole || mistakes.length > 0 || again?.stage === 'files' || !isManifest(merged)) return ended('files')
  const { brand, contact } = merged
  const owned = new Map(
    surfaces.map(surface => [
      surface,
      ownSurface(asJsonObject(merged[surface]), surface, brand, contact, imageAddress, places),
    ]),
  )
  for (const { root, missing } of owned.values()) for (const { path, mistake } of missing) reportIn(root, path, mistake)

  const ownInvariants = own.files.get('invariants')
  for (const { path, mistake } of keepsInvariants(merged.invariants, base?.files.get('invariants'), ownInvariants))
    reportIn(ownInvariants, path, mistake)

  const roots: { readonly [surface: string]: JsonObject } = Object.fromEntries(
    Array.from(owned, ([surface, { root }]) => [surface, root]),
  )
  // Each is a copy of what was found to be valid, with other texts in it.
  const manifest = roots as unknown as Manifest
  const told = asWritten(brandWideValues(merged), surface => owned.get(surface)?.written)
  const isOwn = (surface: Surface, path: Path) => isInFolder(own.path, places.at(roots[surface], path))
  /** Where the brand itself asks for something: what a whole list lacks is looked for where the brand changes the list. */
  const placeOfRule = (rule: Path, surface: Surface, path: Path) => {
    if (!isOwn('invariants', rule)) return undefined
    const isList = path.length === 1 && path[0] === mainLists[surface]
    const changes = isList ? places.at(own.files.get(surface), ['changes'], 'key') : undefined
    return changes ?? places.at(manifest.invariants, rule)
  }
  const context: BrandContext = {
    manifest,
    asked: askedWords,
    baseText: textOf(base),
    isOwn,
    report: (surface, path, mistake, part, rule) =>
      report(
        places.at(roots[surface], path, part) ?? nowhere,
        told(surface, path, mistake),
        rule && placeOfRule(rule, surface, path),
      ),
    today: surroundings.today,
  }
  const ask = (asked: readonly Rule[], about: BrandContext) => {
    for (const rule of asked) {
      by = rule
      if (!again || again.mistakes.some(each => each.by === rule)) rule(about)
    }
  }
  /** Other words alone bring nobody elsewhere: what held for members holds on. */
  const judgeMembers = () => {
    const about = [`members of ${own.path}`, [...decisionsOf(manifest), context.today]] as const
    if (!again && surroundings.memory.isRight(...about)) return
    const asked = { ...context, manifest: again ? withInvariantsOf(again, manifest) : manifest }
    ask([noLoops], asked)
    // Whoever goes in circles is told nothing else.
    if (mistakes.length === 0) ask([invariantsHold], asked)
    if (!again && mistakes.length === 0) surroundings.memory.keepRight(...about)
  }
  ask(rules, context)
  if (mistakes.length > 0) return ended('rules', manifest)
  if (again?.stage === 'rules') return ended('rules', manifest)
  judgeMembers()
  by = undefined
  // Words of other languages say nothing about members: they are judged once English is right.
  if (mistakes.length === 0 && (!again || again.mistakes.every(mistake => mistake.by === undefined)))
    languages = brandLanguages(context, { own, base, places, report })
  return ended('members', manifest)
}

/** The manifest with those invariants alone that were broken before; the others say nothing, and keep their places. */
function withInvariantsOf({ mistakes }: Examined, manifest: Manifest): Manifest {
  const invariants = manifest.invariants.invariants.map((invariant): Invariant => {
    const isAsked = mistakes.some(({ mistake }) => mistake.expected.includes(`"${invariant.id}"`))
    return isAsked ? invariant : { id: invariant.id, because: invariant.because, rule: 'never', what: { item: [] } }
  })
  return { ...manifest, invariants: { invariants } }
}

/**
 * The mistakes of a brand at the lines that cause them: in a file of the brand where something that it says is to blame, else
 * in base.
 * @param others what was found in the other brands: what is wrong in all of them alike is base's
 */
export function blamedMistakes(
  examined: Examined,
  others: readonly Examined[],
  surroundings: Surroundings,
): PlacedMistake[] {
  const { folder, mistakes, stage } = examined
  const isEverywhere = (one: PlacedMistake) =>
    others.length > 0 && others.every(other => whatIsWrong(other.mistakes).has(placeAndRule(one)))
  // A rule about members is broken by an edit, wherever it is told: what the edit does comes first.
  const stays = (one: PlacedMistake) =>
    (isInFolder(folder.path, one.place) && one.by !== invariantsHold) || isEverywhere(one)
  const { statements, placeOf } = suspectsIn(folder, surroundings)
  /** An own rule that nothing else of the brand breaks: it asks for what base does not have. */
  const atOwnRule = (one: PlacedMistake): PlacedMistake =>
    !one.invariant || isInFolder(folder.path, one.place)
      ? one
      : { ...one, place: one.invariant, mistake: { ...one.mistake, found: foundAt(one) } }
  const told = blamed(mistakes, stays, {
    // To leave a rule out mends nothing.
    statements: statements.filter(({ surface }) => surface !== 'invariants'),
    placeOf,
    keyOf: placeAndRule,
    without: left => {
      const found = examinedAgain(withoutSome(folder, left, surroundings), surroundings, examined)
      return found && stages.indexOf(found.stage) >= stages.indexOf(stage) ? found.mistakes : undefined
    },
  })
  const ofNobody = told.flatMap(({ culprit, broken }) => (culprit ? [] : broken.map(atOwnRule)))
  const aboutRules = ofNobody.filter(({ by }) => by === invariantsHold)
  return [
    ...ofNobody.filter(one => !aboutRules.includes(one)),
    // One place is told once, however many rules it breaks.
    ...[...Map.groupBy(aboutRules, ({ place }) => placeText(place)).values()].flatMap(joined),
    ...told.filter(({ culprit }) => culprit).flatMap(toldMistakes),
  ]
}

/** The same for the same mistake in another brand, or after something was left out: its words may differ. */
const placeAndRule = ({ place: { file, line, column }, mistake: { expected } }: PlacedMistake) =>
  JSON.stringify([file, line, column, expected])

const whatIsWrong = remembered((mistakes: readonly PlacedMistake[]) => new Set(mistakes.map(placeAndRule)))

/** Without something that the rest needs, such as a condition that it names, members cannot be told apart. */
function examinedAgain(...asked: Required<Parameters<typeof examineBrand>>): Examined | undefined {
  try {
    return examineBrand(...asked)
  } catch {
    return undefined
  }
}

/** What a brand says that could be left out, and where each of it stands. */
export const suspectsIn = (folder: ParsedFolder, { base, places }: Surroundings) => ({
  statements: statementsOf(folder.files).filter(statement => canBeUndone(statement, base)),
  placeOf: ({ overlay, path }: Statement) =>
    places.at(overlay, path, path.length === 2 && path[0] === 'changes' ? 'value' : 'key'),
})

/** A brand's folder as if some statements had not been made, nor its words in other languages, which are about them. */
export const withoutSome = (
  folder: ParsedFolder,
  left: readonly Statement[],
  { places }: Surroundings,
): ParsedFolder => ({
  ...folder,
  files: withoutStatements(folder.files, left, places),
  languages: new Map(),
})

/** Base cannot speak for a brand about what it does not say itself: its name, its colours. */
const canBeUndone = ({ surface, path }: Statement, base: ParsedFolder | undefined) =>
  !(surface === 'brand' || surface === 'theme') ||
  path[0] !== 'set' ||
  valueAt(base?.files.get(surface), path.slice(1)) !== undefined
