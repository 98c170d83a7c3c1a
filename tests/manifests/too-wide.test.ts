import { expect, it } from 'vitest'
import { analyseManifests } from '../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { registry } from '../../engine/members/registry.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'

const { files, imageAddress, typefaces } = await manifestFiles(manifestsFolder({}))

/** What is too wide in one shipped brand with some words of one of its files, or of base's, changed. */
function wide(brand: string, path: string, from: string, to: string) {
  const own = files
    .filter(file => file.path.includes(`/${brand}/`) || file.path.includes('/base/'))
    .map(file => (file.path.endsWith(path) ? { ...file, text: file.text.replace(from, () => to) } : file))
  const checked = checkManifests(own, imageAddress)
  expect(checked.diagnostics).toEqual([])
  return analyseManifests(checked, '2026-11-20', registry, typefaces)
    .filter(({ code }) => code === 'wide-title' || code === 'wide-menu')
    .map(({ file, code, severity, says, somebody }) => ({
      file: file.replace(/^.*manifests\//, ''),
      code,
      severity,
      says,
      somebody,
    }))
}

it.each(['first', 'senior', 'medical-dental', 'regional'])(
  '[CHECK-10] nothing of %s is too wide for a phone',
  brand => {
    expect(wide(brand, 'menus.json', '', '')).toEqual([])
  },
)

it('[CHECK-10] a word that a title cannot break is told with its width in the typeface of the brand', () => {
  const said = '"heading": "Otorhinolaryngologists near you"'
  const [first, ...more] = wide('senior', 'base/pages.json', '"heading": "Handbooks"', said)
  expect(more.length).toBeLessThanOrEqual(1)
  expect(first).toMatchObject({ file: 'base/pages.json', code: 'wide-title', severity: 'warning' })
  expect(first?.says).toMatch(/"Otorhinolaryngologists" takes \d+ pixels, and its place has \d+/)
  // The same word fits where letters are smaller.
  const tile = wide('regional', 'base/tools.json', '"Outline of Coverage"', '"Immunization records"')
  expect(tile).toEqual([])
})

it('[CHECK-10] a menu that needs two rows at the bottom of phones is told, with somebody who has it', () => {
  const entries = ['Prescriptions', 'Appointments', 'Messages']
    .map(title => `{ "id": "${title.toLowerCase()}", "title": "${title}", "target": "/contact-us", "icon": "pill" },`)
    .join(' ')
  const home = '{ "id": "home", "title": "Home", "target": "/home"'
  const found = wide('senior', 'base/menus.json', home, `${entries} ${home}`)
  expect(found).toMatchObject([{ code: 'wide-menu', severity: 'warning' }])
  expect(found[0]?.says).toContain('it needs two rows')
  expect(found[0]?.somebody).toBeTruthy()
})
