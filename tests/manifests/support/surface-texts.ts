import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { exampleOf, pageText, routeAnswer, surfaceText } from '../../../server/content/show/surface-text.ts'
import { personas } from '../personas.ts'
import { grouped, inGroups, nameGroup } from './grouped.ts'
import type { ShippedBrand } from './shipped-brands.ts'

const anybody = personas['signed out']

/** Surfaces without rules read the same for everyone. */
const forAll = (surface: Surface) => (brand: ShippedBrand) => surfaceText[surface](brand, anybody)
/** Each text with the personas who see it. */
const forEach = (surface: Surface) => (brand: ShippedBrand) => inGroups(state => surfaceText[surface](brand, state))

/** Every route with who gets in, and where everyone else ends up. */
function routes(brand: ShippedBrand): string {
  return brand.compiled.routes.list
    .map(({ route }) => {
      const answers = grouped(state => routeAnswer(brand, exampleOf(route.path, route.params), state))
      const lines = answers.map(({ names, answer }) => `  ${answer}: ${nameGroup(names)}`)
      return [
        `${route.path}  ${route.screen}${route.page ? ` ${route.page}` : ''}${route.title ? `, "${route.title}"` : ''}`,
        ...lines,
      ].join('\n')
    })
    .join('\n')
}

/** Pages by the routes that show them. */
const pages = (brand: CompiledManifest) =>
  brand.routes.list
    .filter(({ route }) => route.page !== undefined)
    .map(({ route }) => `# ${route.page}, at ${route.path}\n\n${inGroups(state => pageText(brand, route, state))}`)
    .join('\n')

/** What members see of each surface, as text for a reviewer. */
export const surfaceTexts: { readonly [Name in Surface]: (brand: ShippedBrand) => string } = {
  brand: forAll('brand'),
  theme: forAll('theme'),
  segments: forAll('segments'),
  conditions: forAll('conditions'),
  invariants: forAll('invariants'),
  text: forAll('text'),
  routes,
  journey: brand =>
    grouped(state => surfaceText.journey(brand, state))
      .map(({ names, answer }) => `${answer}: ${nameGroup(names)}`)
      .join('\n'),
  menus: forEach('menus'),
  alerts: forEach('alerts'),
  footer: forEach('footer'),
  errors: forEach('errors'),
  home: forEach('home'),
  tools: forEach('tools'),
  programs: forEach('programs'),
  contact: forEach('contact'),
  pages: ({ compiled }) => pages(compiled),
}
