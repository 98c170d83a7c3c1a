import { expect, it } from 'vitest'
import { analyseManifests } from '../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { registry } from '../../engine/members/registry.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'

const { files, imageAddress, typefaces } = await manifestFiles(manifestsFolder({}))

/** What the checks share: an edit costs what it can touch. */
const memory = new CheckMemory()

/** What is too wide in the shipped brands with some words of one file changed: each with the brands that it is too wide in. */
function wide(path: string, from: string, to: string) {
  const edited = files.map(file =>
    file.path.endsWith(path) ? { ...file, text: file.text.replace(from, () => to) } : file,
  )
  const checked = checkManifests(edited, imageAddress, memory)
  expect(checked.diagnostics).toEqual([])
  const every = checked.brands.map(({ folder }) => folder)
  return analyseManifests(checked, '2026-11-20', registry, typefaces)
    .filter(({ code }) => code === 'wide-title' || code === 'wide-menu')
    .map(({ file, code, severity, says, somebody, brands = every }) => ({
      file: file.replace(/^.*manifests\//, ''),
      ...{ code, severity, says, somebody, brands },
    }))
}

const shipped = wide('base/menus.json', '', '')

it.each(['first', 'senior', 'medical-dental', 'regional'])(
  '[CHECK-10] nothing of %s is too wide for a phone',
  brand => {
    expect(shipped.filter(({ file, brands }) => brands.includes(brand) || file.startsWith(`${brand}/`))).toEqual([])
  },
)

it('[CHECK-10] a word that a title cannot break is told with its width in the typeface of the brand', () => {
  const said = '"heading": "Otorhinolaryngologists near you"'
  const found = wide('base/pages.json', '"heading": "Handbooks"', said)
  expect(new Set(found.map(({ file, code, severity }) => `${file} ${code} ${severity}`))).toEqual(
    new Set(['base/pages.json wide-title warning']),
  )
  const inSenior = found.filter(({ brands }) => brands.includes('senior'))
  expect(inSenior).toHaveLength(1)
  expect(inSenior[0]?.says).toMatch(/"Otorhinolaryngologists" takes \d+ pixels, and its place has \d+/)
  expect(new Set(found.map(({ says }) => says)).size).toBe(found.length)
  // The same word fits where letters are smaller.
  expect(found.filter(({ brands }) => brands.includes('regional'))).toEqual([])
  expect(wide('base/tools.json', '"Outline of Coverage"', '"Immunization records"')).toEqual([])
})

it('[CHECK-10] a menu that needs two rows at the bottom of phones is told, with somebody who has it', () => {
  const entries = ['Prescriptions', 'Appointments', 'Messages']
    .map(title => `{ "id": "${title.toLowerCase()}", "title": "${title}", "target": "/contact-us", "icon": "pill" },`)
    .join(' ')
  const home = '{ "id": "home", "title": "Home", "target": "/home"'
  const found = wide('base/menus.json', home, `${entries} ${home}`)
  expect(new Set(found.map(({ code, severity }) => `${code} ${severity}`))).toEqual(new Set(['wide-menu warning']))
  const [inSenior] = found.filter(({ brands }) => brands.includes('senior'))
  expect(inSenior?.says).toContain('it needs two rows')
  expect(inSenior?.somebody).toBeTruthy()
})
