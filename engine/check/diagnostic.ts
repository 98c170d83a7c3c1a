import { sameJson } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { byPlace, type Place } from '../overlay/places.ts'
import { type IdNames, withIdNames } from '../words/id-names.ts'
import { type EditedText, editedText, editOf, type TextEdit } from './edit.ts'

/** An edit that corrects a mistake. */
interface MendingEdit extends TextEdit {
  /** Whether it is surely what was meant; otherwise somebody who knows has to say so. */
  certain: boolean
}

/** One mistake, where it stands. */
export interface Diagnostic extends Place, Omit<Mistake, 'mend' | 'lacks'> {
  /** The brands in which it is a mistake, when it is not one in all. */
  brands?: readonly string[]
  /** The edit that corrects it. */
  mend?: MendingEdit
}

/** A diagnostic as text: a line that terminals and editors turn into a link, then what was found, expected, and what to try. */
export function diagnosticText({ file, line, column, found, expected, hint, brands }: Diagnostic): string {
  return [
    `${file}:${line}:${column}${brands ? `  (${brands.join(', ')})` : ''}`,
    `  found     ${found}`,
    `  expected  ${expected}`,
    ...(hint === undefined ? [] : [`  try       ${hint}`]),
  ].join('\n')
}

/** A mistake in which groups and programs are called by their names (CHECK-27). */
export const namedMistake = (mistake: Diagnostic, names: IdNames): Diagnostic => ({
  ...mistake,
  found: withIdNames(mistake.found, names),
  expected: withIdNames(mistake.expected, names),
})

/** A mistake as found: in one brand, or (without `brand`) in a file whatever the brand. */
export interface UngatheredDiagnostic extends Place, Mistake {
  brand?: string
}

/** A brand, and how far its check came: a brand that ended before a mistake's stage was not asked about it. */
export interface JudgedBrand {
  name: string
  reached: number
}

/** A mistake with the brands in which it was found; undefined stands for a file whatever the brand. */
interface Gathered {
  findings: readonly [UngatheredDiagnostic, ...UngatheredDiagnostic[]]
  brands: ReadonlySet<string | undefined>
}

const folderOf = (file: string) => file.split('/').at(-2)

/**
 * One diagnostic per mistake, in the order of the files: a mistake in base is found once in every brand, and reported once.
 * When it is a mistake in some brands only, and its file does not tell which, the diagnostic names them.
 */
export function gatherDiagnostics(
  findings: readonly UngatheredDiagnostic[],
  brands: readonly JudgedBrand[],
  /** The text of a file, to compute edits from. */
  textOf: (file: string) => string | undefined,
): Diagnostic[] {
  const reached = new Map(brands.map(brand => [brand.name, brand.reached]))
  const edited = new Map<string, EditedText>()
  const editedIn = (file: string) => {
    const text = edited.has(file) ? undefined : textOf(file)
    if (text !== undefined) edited.set(file, editedText(text))
    return edited.get(file)
  }
  const same = Map.groupBy(findings, ({ expected, ...finding }) => JSON.stringify([whereAndWhat(finding), expected]))
  const alike = Map.groupBy(same.values(), ([finding]) => (finding ? whereAndWhat(finding) : ''))
  return [...alike.values()]
    .flatMap(acrossBrands)
    .map(({ findings: [finding, ...others], brands: concerned }): Diagnostic => {
      const { brand: _, lacks: __, mend, ...mistake } = finding
      const named = [...concerned].filter(brand => brand !== undefined)
      const stage = Math.max(...named.map(brand => reached.get(brand) ?? 0))
      const everywhere =
        concerned.has(undefined) || brands.every(brand => concerned.has(brand.name) || brand.reached < stage)
      const isShared = others.every(other => sameJson(other.mend, mend))
      const text = mend && isShared ? editedIn(mistake.file) : undefined
      const edit = mend && text && editOf(mend, mistake, text)
      return {
        ...mistake,
        ...(edit && { mend: { ...edit, certain: mend?.guess !== true } }),
        ...(everywhere || concerned.has(folderOf(mistake.file)) ? {} : { brands: named }),
      }
    })
    .toSorted(byPlace)
}

const whereAndWhat = ({ file, line, column, found }: Place & Pick<Mistake, 'found'>) =>
  JSON.stringify([file, line, column, found])

/**
 * What was found at one place, each with all brands in which it is so: what brands expect otherwise there, as they have other
 * names to choose from, is one mistake nevertheless. What one brand alone finds wrong in two ways is two.
 */
function acrossBrands(alike: readonly (readonly UngatheredDiagnostic[])[]): Gathered[] {
  const each = alike.flatMap(([first, ...others]): Gathered[] =>
    first ? [{ findings: [first, ...others], brands: new Set([first, ...others].map(({ brand }) => brand)) }] : [],
  )
  const brands = new Set(each.flatMap(one => [...one.brands]))
  const areApart = brands.size === each.reduce((sum, one) => sum + one.brands.size, 0) && !brands.has(undefined)
  const [first, ...others] = each.flatMap(({ findings }) => findings)
  if (!areApart || !first || each.length < 2) return each
  const expected = each.map(
    ({ findings: [finding], brands: own }) => `${finding.expected} (${[...own].filter(brand => brand).join(', ')})`,
  )
  const hints = new Set([first, ...others].flatMap(({ hint }) => hint ?? []))
  const hint = hints.size === 0 ? {} : { hint: [...hints].join(', or ') }
  return [{ findings: [{ ...first, expected: expected.join('; '), ...hint }, ...others], brands }]
}
