import { expect, it } from 'vitest'
import { checkManifests } from '../check/check-manifests.ts'
import { compileManifest } from '../resolve/compile-manifest.ts'
import { resolveScreen } from '../resolve/resolve-screen.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'
import { matchRoute } from '../resolve/routes.ts'
import { stateOf } from '../testing/member-state.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { fillKnown } from './brand-wide.ts'

const said = '{brand} ({legalName}) at {site} by {phone:service} in {year}'
const filled = 'Sample (Sample Health, Inc.) at https://www.sample.example by 800-555-0100 in 2031'

/** The sample brand with a text in every place that takes words. */
function brandSaying(text: string) {
  const overlays = {
    home: { changes: [{ change: 'set', id: 'tools', fields: { title: text, body: `*${text}*` } }] },
    contact: { set: { heading: text, holidaysHeading: text } },
    errors: { set: { tipsHeading: text }, changes: [{ change: 'set', id: 'refresh', fields: { text } }] },
    footer: {
      set: { copyright: [text], siteMapHeading: text },
      changes: [{ change: 'set', id: 'privacy', fields: { title: text, target: '{site}/privacy/{year}' } }],
    },
    text: { set: { shell: { signOut: text } } },
    programs: { set: { fallback: { way: { title: text } } } },
  }
  const own = Object.keys(overlays).map(name => `manifests/sample/${name}.json`)
  const files = [
    ...sampleFiles().filter(({ path }) => !own.includes(path)),
    ...Object.entries(overlays).map(([name, value]) => ({
      path: `manifests/sample/${name}.json`,
      text: JSON.stringify(value, undefined, 2),
    })),
  ]
  return checkManifests(files, anyImage, undefined, undefined, sampleWords)
}

it('[CHECK-07] ends a sentence with one full stop, also after a name that has its own', () => {
  const values = new Map([
    ['legalName', 'Sample Health, Inc.'],
    ['brand', 'Sample'],
  ])
  expect(fillKnown('© {year} {legalName}. By {brand}. {legalName}', values)).toBe(
    '© {year} Sample Health, Inc. By Sample. Sample Health, Inc.',
  )
})

it('[CHECK-07] fills in what the brand says once, in texts and addresses of every file, with the year of the day', () => {
  const { brands, diagnostics } = brandSaying(said)
  expect(diagnostics).toEqual([])
  const manifest = brands.find(({ folder }) => folder === 'sample')?.manifest
  if (!manifest) throw new Error('The sample is not there')
  const compiled = compileManifest(manifest, ({ error }) => {
    throw error
  })
  const state = stateOf({
    now: new Date('2031-01-01T09:00:00Z'),
    timeZone: 'America/Los_Angeles',
    facts: { session: 'full' },
  })
  const shell = resolveShell(compiled, state)
  expect(shell.footer).toMatchObject({
    siteMapHeading: filled,
    copyright: [filled],
    policyLinks: [{ title: filled, target: 'https://www.sample.example/privacy/2031' }],
  })
  expect(shell.text.shell).toMatchObject({ signOut: filled })
  expect(shell.errors).toMatchObject({ tipsHeading: filled, tips: [{ text: filled }] })
  const screen = (path: string) => {
    const match = matchRoute(compiled, path)
    return match && resolveScreen(compiled, match, state)
  }
  expect(screen('/contact-us')?.contact).toMatchObject({ heading: filled, holidaysHeading: filled })
  const home = screen('/home')
  expect(home?.home?.find(({ id }) => id === 'tools')).toMatchObject({ title: filled })
  expect(JSON.stringify([shell, home])).not.toMatch(/\{(year|brand|legalName|site|phone:[a-z-]+)\}/)
  // It is still the old year where the member is.
  const before = resolveShell(compiled, { ...state, now: new Date('2031-01-01T07:00:00Z') })
  expect(before.footer.copyright[0]).toContain('in 2030')
})

it('[CHECK-07] an unknown placeholder, or the number of a section that has none, is one mistake at its text', () => {
  for (const wrong of ['{Brand}', '{phone:nobody}', '{firstName}', '{ year }']) {
    const { diagnostics } = brandSaying(`Words with ${wrong}`)
    const files = diagnostics.map(({ file }) => file.replace(/^.*\//, ''))
    expect(new Set(files)).toEqual(
      new Set(['home.json', 'contact.json', 'errors.json', 'footer.json', 'text.json', 'programs.json']),
    )
    for (const { found } of diagnostics) expect(found).toBe(`the placeholder ${wrong}`)
  }
})
