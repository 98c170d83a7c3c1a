import askedWords from '../../schema/generated/asked-words.json' with { type: 'json' }
import type { Surface } from '../../schema/generated/manifests.ts'
import { type Path, valueAt } from '../json.ts'
import { languageOf } from '../languages/language-files.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { instead, nearest } from '../overlay/nearest.ts'
import type { Place } from '../overlay/places.ts'
import type { Statement } from '../overlay/statements.ts'
import type { ImageAddress } from './address-images.ts'
import type { Suspects } from './blame.ts'
import {
  blamedMistakes,
  type CheckedBrand,
  examineBrand,
  type Surroundings,
  stages,
  suspectsIn,
  textOf,
  withoutSome,
} from './check-brand.ts'
import { reportLeftovers } from './check-languages.ts'
import { CheckMemory } from './check-memory.ts'
import { type Diagnostic, gatherDiagnostics, type UngatheredDiagnostic } from './diagnostic.ts'
import { withLostItems } from './lost-items.ts'
import { type ManifestFile, type ParsedFolder, parseFolders, rootsOf, sharedFolder } from './parse-folders.ts'
import type { AskedWords } from './rules/rule.ts'
import { missingTexts } from './rules/texts.ts'
import { schemaMistakes } from './schema/schema-mistakes.ts'
import { taken } from './taken.ts'
import { validators } from './validators.ts'

/** The manifests of all brands, checked and merged. */
export interface CheckedManifests {
  /** Every mistake, in the order of the files; empty when the manifests are valid. */
  diagnostics: Diagnostic[]
  /** The brands without mistakes. */
  brands: CheckedBrand[]
  /** The files of base that could be parsed. */
  base: ParsedFolder['files']
  /** Where each value of a brand's merged surface was written: JSON pointer to place. */
  originsOf: (brand: CheckedBrand, surface: Surface) => Map<string, Place>
  /** The folders as parsed, before merging. */
  folders: readonly ParsedFolder[]
  /** Where a value of a folder's file, or of a merged surface, was written. */
  placeAt: (root: unknown, path: Path) => Place | undefined
  /** The change of a brand that moved the item at a path of a merged surface, or that last moved an entry of the list there. */
  moveAt: (root: unknown, path: Path) => Place | undefined
  /** What a brand says that could be left out, and the brand without some of it; undefined when it would be wrong then. */
  suspectsIn: (brand: CheckedBrand) => Pick<Suspects<unknown>, 'statements' | 'placeOf'>
  without: (brand: CheckedBrand, left: readonly Statement[]) => CheckedBrand | undefined
  /** The change of a brand that took an item out of a merged surface. */
  removalOf: (root: unknown, id: string) => Place | undefined
  /** What this check shares with those before and after it. */
  memory: CheckMemory
}

/** Parses, merges and checks the manifests of all brands (SCOPE-08): the folder "base", and one folder per brand. */
export function checkManifests(
  files: readonly ManifestFile[],
  /** Where an image of a folder is served; undefined when the folder has no such file. */
  imageAddress: ImageAddress,
  /** What an earlier check of nearly the same files knows. */
  memory: CheckMemory = new CheckMemory(),
  today?: Surroundings['today'],
  /** The words that screens ask for. */
  asked: AskedWords = askedWords,
): CheckedManifests {
  const { places } = memory
  const findings: UngatheredDiagnostic[] = []
  const folders = parseFolders(files, memory, (place, mistake) => findings.push({ ...place, ...mistake }))
  const base = folders.find(folder => folder.name === sharedFolder)
  // Without base each brand lacks nearly everything, which says nothing more.
  const own = base ? folders.filter(folder => folder.name !== sharedFolder) : []
  if (!base) findings.push(noBase(folders.map(({ name }) => name)))
  else if (own.length === 0)
    findings.push({
      file: sharedFolder,
      line: 1,
      column: 1,
      found: 'no brand',
      expected: `a folder beside "${sharedFolder}" for each`,
      hint: 'a folder with a brand.json, as README.md describes it',
    })

  if (base) findings.push(...checkBase(base, memory, asked))
  const surroundings: Surroundings = { base, places, imageAddress, today, asked, memory }
  const examined = own.map(folder =>
    memory.once(`brand ${folder.path}`, [...rootsOf(base), ...rootsOf(folder), imageAddress, today, asked], () =>
      examineBrand(folder, surroundings),
    ),
  )
  for (const one of examined) {
    const others = examined.filter(other => other !== one)
    for (const { place, mistake } of blamedMistakes(one, others, surroundings))
      findings.push({ ...place, ...mistake, brand: one.folder.name })
  }
  const brands = examined.flatMap(({ folder, manifest, languages }) =>
    manifest ? [{ folder: folder.name, manifest, languages }] : [],
  )
  distinctBrands(brands, ({ folder, manifest }, path, mistake) => {
    const place = places.at(manifest.brand, path) ?? { file: folder, line: 1, column: 1 }
    findings.push({ ...place, ...mistake, brand: folder })
  })
  // Where English is wrong, words that seem left over may be those of what is meant.
  if (base && !findings.some(({ file }) => isEnglish(file))) findings.push(...wrongWords(base, brands, memory))
  const folderOf = ({ folder: name }: CheckedBrand) => own.find(folder => folder.name === name)
  return {
    diagnostics: gatherDiagnostics(
      withLostItems(findings, base, places),
      examined.map(({ folder, stage }) => ({ name: folder.name, reached: stages.indexOf(stage) })),
      file => files.find(({ path }) => path === file)?.text,
    ),
    brands,
    base: base?.files ?? new Map(),
    folders,
    placeAt: (root, path) => places.at(root, path),
    suspectsIn: brand => {
      const folder = folderOf(brand)
      return folder ? suspectsIn(folder, surroundings) : { statements: [], placeOf: () => undefined }
    },
    without: (brand, left) => {
      const folder = folderOf(brand)
      const found = folder && examineBrand(withoutSome(folder, left, surroundings), surroundings)
      return found?.manifest && { folder: brand.folder, manifest: found.manifest, languages: found.languages }
    },
    moveAt: (root, path) => places.moveOf(valueAt(root, path)),
    removalOf: (root, id) => places.removalOf(root, id),
    originsOf: ({ manifest }, surface) => memory.originsOf(manifest[surface]),
    memory,
  }
}

/** There is no folder with what brands share, or one of a name that is nearly right. */
function noBase(names: readonly string[]): UngatheredDiagnostic {
  const near = nearest(sharedFolder, names)
  return {
    file: sharedFolder,
    line: 1,
    column: 1,
    found: `no folder "${sharedFolder}"`,
    expected: 'one, with what all brands share',
    hint:
      near === undefined ? 'the folder back, as README.md describes it' : `"${sharedFolder}" as the name of "${near}"`,
  }
}

/** Checks base by itself, so that a mistake is found even if every brand overrides it. Missing fields are left to the brands. */
function checkBase(base: ParsedFolder, memory: CheckMemory, asked: AskedWords): UngatheredDiagnostic[] {
  const { places } = memory
  const text = base.files.get('text')
  const missing = text && validators.text(text) ? missingTexts(textOf(base), asked) : []
  const gone = missing.flatMap(({ path, mistake }) => {
    const place = places.at(text, path)
    return place ? [{ ...place, ...mistake }] : []
  })
  const wrong = [...base.files].flatMap(([surface, root]) =>
    root === undefined
      ? []
      : memory.once(`base ${surface}`, [root], () =>
          schemaMistakes(validators[surface], root, 'part').flatMap(({ path, part, ...mistake }) => {
            const place = places.at(root, path, part)
            return place ? [{ ...place, ...mistake }] : []
          }),
        ),
  )
  return [...wrong, ...gone]
}

/** Whether a file is none of words in another language, such as text.es.json. */
const isEnglish = (file: string) => !/\.[\w-]+\.json$/.test(file)

/** What base's files of words say that base's English does not, in languages that a brand has (LOCALE-02). */
function wrongWords(
  base: ParsedFolder,
  brands: readonly CheckedBrand[],
  { places }: CheckMemory,
): UngatheredDiagnostic[] {
  const asked = new Set(brands.flatMap(({ manifest }) => (manifest.brand.languages ?? []).map(languageOf)))
  const found: UngatheredDiagnostic[] = []
  for (const [language, files] of base.languages)
    for (const [surface, file] of asked.has(language) ? files : []) {
      const english = base.files.get(surface)
      if (file && english)
        reportLeftovers(surface, file, english, places, (place, mistake) => found.push({ ...place, ...mistake }))
    }
  return found
}

type ReportInBrand = (brand: CheckedBrand, path: Path, mistake: Mistake) => void

/** An id, a domain id and a host each belong to one brand only, and the id is the folder's name. */
function distinctBrands(brands: readonly CheckedBrand[], report: ReportInBrand): void {
  const owners = new Map<string, string>()
  const claim = (brand: CheckedBrand, what: string, value: string, path: Path) => {
    const owner = owners.get(`${what} ${value}`)
    if (owner !== undefined) report(brand, path, taken(what, value, owner))
    else owners.set(`${what} ${value}`, brand.folder)
  }
  for (const brand of brands) {
    const { id, domainId, hosts } = brand.manifest.brand
    if (id !== brand.folder)
      report(brand, ['id'], {
        found: `the id "${id}" in the folder "${brand.folder}"`,
        expected: 'the name of the folder',
        ...instead(brand.folder),
      })
    claim(brand, 'domain id', String(domainId), ['domainId'])
    for (const [index, host] of hosts.entries()) claim(brand, 'host', host, ['hosts', index])
  }
}
