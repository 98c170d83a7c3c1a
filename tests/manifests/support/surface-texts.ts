import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { grouped, inGroups, nameGroup } from './grouped.ts'
import { outline } from './outline.ts'
import { next, opening, screen, shell } from './see.ts'
import type { ShippedBrand } from './shipped-brands.ts'

const home = (brand: CompiledManifest, state: MemberState) => screen(brand, '/home', state)

/** Every route with who gets in, and where everyone else ends up. */
function routes(brand: CompiledManifest): string {
  return brand.routes.list
    .map(({ route }) => {
      const address = route.path.replace(/:(\w+)/g, (_, name) => route.params?.[name]?.[0] ?? '1')
      const answers = grouped(state => {
        const answer = opening(brand, address, state)
        return typeof answer === 'number' ? `error ${answer}` : answer === 'open' ? 'opens' : `-> ${answer}`
      })
      const lines = answers.map(({ names, answer }) => `  ${answer}: ${nameGroup(names)}`)
      return [`${route.path}  ${route.screen}${route.page ? ` ${route.page}` : ''}, "${route.title}"`, ...lines].join(
        '\n',
      )
    })
    .join('\n')
}

/** Pages by the routes that show them. */
const pages = (brand: CompiledManifest) =>
  brand.routes.list
    .filter(({ route }) => route.page !== undefined)
    .map(
      ({ route }) =>
        `# ${route.page}, at ${route.path}\n\n${inGroups(state => outline(screen(brand, route.path, state).page))}`,
    )
    .join('\n')

/** What members see of each surface, as text for a reviewer. Surfaces without rules read the same for everyone. */
export const surfaceTexts: { readonly [Name in Surface]: (brand: ShippedBrand) => string } = {
  brand: ({ manifest }) => outline(manifest.brand),
  theme: ({ manifest }) => outline(manifest.theme),
  segments: ({ manifest }) => outline(manifest.segments.segments),
  conditions: ({ manifest }) =>
    Object.entries(manifest.conditions.conditions)
      .map(([name, { description, when }]) => `${name}: ${description}\n  ${JSON.stringify(when)}`)
      .join('\n'),
  text: ({ manifest }) => outline(manifest.text),
  routes: ({ compiled }) => routes(compiled),
  journey: ({ compiled }) =>
    grouped(state => next(compiled, state))
      .map(({ names, answer }) => `${answer}: ${nameGroup(names)}`)
      .join('\n'),
  menus: ({ compiled }) => inGroups(state => outline(shell(compiled, state).menus)),
  alerts: ({ compiled }) => inGroups(state => outline(shell(compiled, state).alerts)),
  footer: ({ compiled }) => inGroups(state => outline(shell(compiled, state).footer)),
  errors: ({ compiled }) => inGroups(state => outline(shell(compiled, state).errors)),
  home: ({ compiled }) => inGroups(state => outline(home(compiled, state).home)),
  tools: ({ compiled }) => inGroups(state => outline(home(compiled, state).tools)),
  programs: ({ compiled }) => inGroups(state => outline(home(compiled, state).programs)),
  contact: ({ compiled }) => inGroups(state => outline(screen(compiled, '/contact-us', state).contact)),
  pages: ({ compiled }) => pages(compiled),
  invariants: ({ manifest }) =>
    manifest.invariants.invariants
      .map(({ id, because, who, rule, what }) => `${id}: ${because}\n  ${JSON.stringify({ who, rule, what })}`)
      .join('\n'),
}
