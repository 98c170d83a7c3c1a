import { expect, it } from 'vitest'
import { glossaryFindings } from '../../engine/analyse/glossary-findings.ts'
import { languageFindings, languageShares } from '../../engine/analyse/language-findings.ts'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { readGlossaries } from '../../server/content/glossaries.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'

const folder = manifestsFolder({})
const { files, imageAddress } = await manifestFiles(folder)

const checked = checkManifests(files, imageAddress)

it('[LOCALE-02] [LOCALE-09] every brand is whole in Spanish, in words of its own', () => {
  expect(checked.diagnostics).toEqual([])
  const shares = languageShares(checked)
  expect(shares.length).toBeGreaterThanOrEqual(4)
  for (const { brand, said, all } of shares) expect(said, brand).toBe(all)
  expect(languageFindings(checked)).toEqual([])
})

it('[LOCALE-09] Spanish says every term as the glossary does, and the check tells of another word', async () => {
  const glossaries = await readGlossaries(folder)
  expect(Object.keys(glossaries.es ?? {}).length).toBeGreaterThan(40)
  expect(glossaryFindings(checked, glossaries)).toEqual([])
  const slipped = files.map(file =>
    file.path.endsWith('/base/menus.es.json')
      ? { ...file, text: file.text.replace(/("claims-list": \{\s+"title": )"Reclamaciones"/, '$1"Reclamos"') }
      : file,
  )
  const [found, ...others] = glossaryFindings(checkManifests(slipped, imageAddress), glossaries)
  expect(found).toMatchObject({ code: 'other-term', says: expect.stringContaining('"reclamo"') })
  // Once a brand.
  expect(others).toHaveLength(checked.brands.length - 1)
})

/** What base says in Spanish stands in one file for all: what each brand says besides is what a change of a brand shows. */
it.each(checked.brands)('[LOCALE-12] $folder says these words of its own in Spanish, as reviewed', async brand => {
  const said = brand.languages.flatMap(({ tag, words }) =>
    words
      .filter(({ place }) => place?.value.file.includes(`/${brand.folder}/`))
      .map(
        ({ surface, path, text, said: words }) =>
          `${tag} ${surface} ${path.join('.')}\n  ${outline(text)}\n  ${outline(words)}`,
      ),
  )
  expect(said).not.toEqual([])
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/${brand.folder}/languages.txt`)
})

const outline = (text: string) => text.replaceAll('\n', ' / ')
