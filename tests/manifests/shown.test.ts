import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { rules } from '../../engine/check/rules/rules.ts'
import type { Path } from '../../engine/json.ts'
import { pagesOf } from '../../engine/resolve/screen-surfaces.ts'
import { type SchemaPart, schemaOf } from '../../engine/schema/manifest-schema.ts'
import { surfaceTitles } from '../../engine/schema/surfaces.ts'
import asked from '../../schema/generated/asked-words.json' with { type: 'json' }
import type { Manifest, ScreenKind, Surface } from '../../schema/generated/manifests.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { exampleOf } from '../../server/content/show/surface-text.ts'
import { drawnOf, type Has } from './support/drawn.ts'
import { type Edit, edited, editsOf, withoutRules } from './support/generated-edits.ts'
import { quotedFiles } from './support/quoted-files.ts'

const folder = manifestsFolder({})
const own = quotedFiles(await readFile(join(folder, 'EXAMPLE.md'), 'utf8'), 'example')
const base = (await manifestFiles(folder)).files.filter(({ path }) => path.includes('/base/'))
const [example] = checkManifests([...base, ...own], (_, file) => `/images/${file}`).brands
if (!example) throw new Error('The example has mistakes')

/** The brand that says everything once (EXAMPLE.md over base), to somebody whom no rule keeps anything from. */
const unruledExample = { ...example.manifest, ...unruled(example.manifest) }
/** A tile that leads to its program's page: what that offers is seen by whoever has no other way on from there. */
const toPages = { ...unruledExample.programs.fallback, target: '/benefits/programs/{id}' }
const whole: Manifest = { ...unruledExample, programs: { ...unruledExample.programs, fallback: toPages } }

function unruled({ menus, home, tools, programs, alerts, contact, errors, pages, footer, journey }: Manifest) {
  return withoutRules({ menus, home, tools, programs, alerts, contact, errors, pages, footer, journey })
}

const named = {
  icon: ['globe'],
  'contact-section': whole.contact.sections.map(({ id }) => id),
  tip: whole.errors.tips.map(({ id }) => id),
  page: whole.pages.pages.map(({ id }) => id),
  redirect: ['/contact-us', '/home'],
}

const routesWith = (page: string | undefined) =>
  whole.routes.routes.filter(route => pagesOf(route).includes(page ?? ''))

/** Where the fields of each surface can be seen. */
const places: { readonly [Name in Surface]?: (path: Path, field: string) => string[] } = {
  menus: () => ['/home'],
  alerts: () => ['/home'],
  footer: () => ['/home'],
  home: () => ['/home'],
  tools: () => ['/home'],
  brand: () => ['/home'],
  journey: () => ['journey'],
  contact: () => ['/contact-us'],
  theme: () => ['theme'],
  programs: ([, index]) => {
    const number = whole.programs.items[Number(index)]?.program ?? 4711
    return number < 0 ? ['/home'] : [`/benefits/programs/${number}`, '/benefits/programs']
  },
  errors: ([list, index]) =>
    (list === 'pages' ? [whole.errors.pages[Number(index)]] : whole.errors.pages).flatMap(page =>
      page ? [`/error/${page.status}`] : [],
    ),
  pages: ([, index]) =>
    routesWith(whole.pages.pages[Number(index)]?.id).map(({ path, params }) => exampleOf(path, params)),
  routes: ([, index]) => {
    const route = whole.routes.routes[Number(index)]
    return route ? [exampleOf(route.path, route.params)] : []
  },
}

/** What decides about an item beside its own fields: the menu or page that it stands in, the screen of a page. */
const circumstances: { readonly [Name in Surface]?: (path: Path) => string } = {
  menus: ([, menu, , , ...below]) => `${whole.menus.menus[Number(menu)]?.id} ${below.length > 0}`,
  pages: ([, index]) =>
    routesWith(whole.pages.pages[Number(index)]?.id)
      .map(({ screen }) => screen)
      .join(),
  routes: ([list, index]) => `${list} ${whole.routes.routes[Number(index)]?.screen}`,
}

/** Fields that members see here; the brand's own words are filled into all texts already (engine/text/brand-wide.test.ts). The others of these files decide who gets in and what is asked, which other tests hold. */
const seenFields: { readonly [Name in Surface]?: (path: Path, field: string) => boolean } = {
  brand: ([list], field) =>
    list === 'images' || (list === undefined && ['name', 'changeGroupRoute', 'language'].includes(field)),
  routes: ([list, index], field) =>
    list === 'routes' &&
    ['title', 'page', 'to'].includes(field) &&
    !unplayed.has(whole.routes.routes[Number(index)]?.screen ?? 'home'),
}

/** Screens that need more data than is played here, and one that the server draws by itself. */
const unplayed: ReadonlySet<ScreenKind> = new Set<ScreenKind>([
  'hand-off',
  'primary-care-member',
  'primary-care-search',
  'benefits',
  'acknowledgement',
])

/** Whether the check says anything of a brand. */
function isMistake(manifest: Manifest): boolean {
  let said = false
  const report = () => {
    said = true
  }
  for (const rule of rules) rule({ manifest, asked, baseText: manifest.text, isOwn: () => true, report })
  return said
}

const has = ['all', 'little'] as const
const drawWhole = drawnOf(whole)
const drawnOnce = new Map<string, Promise<string>>()
function before(address: string, having: Has): Promise<string> {
  const key = `${having} ${address}`
  const drawn = drawnOnce.get(key) ?? drawWhole(address, having)
  drawnOnce.set(key, drawn)
  return drawn
}

async function isSeen(surface: Surface, edit: Edit): Promise<boolean> {
  const addresses = places[surface]?.(edit.path, edit.field) ?? []
  for (const value of edit.values) {
    const manifest = { ...whole, [surface]: edited(whole[surface], edit, value) }
    const drawn = drawnOf(manifest, whole)
    for (const having of has)
      for (const address of addresses)
        if ((await drawn(address, having)) !== (await before(address, having))) return true
    if (isMistake(manifest)) return true
  }
  return false
}

/** What only later steps, other members or neighbours show, each with where that is tested. */
const seenElsewhere: ReadonlySet<string> = new Set([
  // After copying: web/blocks/welcome-banner.
  'welcome-banner copied',
  // Which limit the gateway is asked for: gateway-graph/benefits.
  ' category',
  // An entry's place among its siblings: engine/resolve/compile-items.test.ts and engine/check/kept-places.ts.
  'MenuItem category',
  // Which program an entry is about that says nothing else: web/blocks/tile.
  'ProgramEntry program',
  // Who is helped after a refused log-in: tests/areas/log-in.test.tsx.
  'contact only',
])

describe('[CHECK-08] what a manifest says is seen by somebody, or is a mistake', () => {
  it.each(Object.keys(places) as Surface[])('every field of every kind of item of %s.json', async surface => {
    const schema: SchemaPart = { $ref: `#/$defs/${surfaceTitles.get(surface)}` }
    expect(schemaOf(surfaceTitles.get(surface) ?? '')).not.toEqual({})
    const kinds = new Map<string, Edit>()
    for (const edit of editsOf(whole[surface], schema, named, circumstances[surface] ?? (() => '')))
      if (
        edit.values.length > 0 &&
        !seenElsewhere.has(edit.name) &&
        (seenFields[surface]?.(edit.path, edit.field) ?? true) &&
        !kinds.has(edit.kind)
      )
        kinds.set(edit.kind, edit)
    expect(isMistake(whole)).toBe(false)
    expect(kinds.size).toBeGreaterThan(0)
    const unseen: string[] = []
    for (const edit of kinds.values())
      if (!(await isSeen(surface, edit))) unseen.push(`${edit.path.join('/')} ${edit.name}`)
    expect(unseen).toEqual([])
  })
})
