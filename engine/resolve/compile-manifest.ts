import type {
  Alert,
  Brand,
  ContactSection,
  ErrorPage,
  Errors,
  Footer,
  HomeBlock,
  Link,
  Manifest,
  Menu,
  MenuItem,
  Page,
  ProgramEntry,
  Programs,
  Text,
  Theme,
  Tool,
} from '../../schema/generated/manifests.ts'
import { joinAsks } from '../conditions/asks.ts'
import type { Report } from '../state.ts'
import type { ShellView } from '../view.ts'
import { type CompiledList, type CompiledOne, compileItems, compileOne } from './compile-items.ts'
import { type CompiledJourney, compileJourney } from './journey.ts'
import { type CompiledRoutes, compileRoutes } from './routes.ts'
import { routesOf } from './screen-surfaces.ts'

/** One brand's checked and merged manifest, with every rule compiled to closures. Made once, when manifests are loaded. */
export interface CompiledManifest {
  brand: Brand
  /** The part of the brand that every page carries. */
  shownBrand: ShellView['brand']
  theme: Theme
  text: Text
  routes: CompiledRoutes
  journey: CompiledJourney
  menus: { [Id in Menu['id']]: CompiledList<MenuItem> }
  home: CompiledList<HomeBlock>
  tools: CompiledList<Tool>
  programs: { fallback: Programs['fallback']; items: CompiledList<ProgramEntry> }
  alerts: CompiledList<Alert>
  contact: {
    heading: string
    holidaysHeading: string
    backLink: CompiledOne<Link>
    sections: CompiledList<ContactSection>
  }
  errors: { tipsHeading: string; tips: Errors['tips']; pages: CompiledList<ErrorPage> }
  pages: ReadonlyMap<string, CompiledOne<Page>>
  footer: Omit<Footer, 'policyLinks'> & { policyLinks: CompiledList<Link> }
  /** True when any rule asks about the viewport. */
  asksViewport: boolean
  /** Tells revisions of the manifest apart; undefined where nobody asked for it. */
  revision?: string
}

/** Compiles a merged manifest. Items that cannot be compiled are reported and left out; nothing is thrown for them. */
export function compileManifest(manifest: Manifest, report: Report): CompiledManifest {
  const { brand, theme, text, contact, errors, footer, programs } = manifest
  const context = {
    scope: { conditions: manifest.conditions.conditions, segments: manifest.segments.segments },
    report,
  }
  const menu = (id: Menu['id']) =>
    compileItems(manifest.menus.menus.find(candidate => candidate.id === id)?.items ?? [], context)
  const compiled = {
    brand,
    shownBrand: shownBrand(brand),
    theme,
    text,
    routes: compileRoutes({ ...manifest.routes, routes: routesOf(manifest) }, context),
    journey: compileJourney(manifest.journey, context),
    menus: {
      primary: menu('primary'),
      settings: menu('settings'),
      utility: menu('utility'),
      masthead: menu('masthead'),
    },
    home: compileItems(manifest.home.items, context),
    tools: compileItems(manifest.tools.items, context),
    programs: { fallback: programs.fallback, items: compileItems(programs.items, context) },
    alerts: compileItems(manifest.alerts.items, context),
    contact: {
      heading: contact.heading,
      holidaysHeading: contact.holidaysHeading,
      backLink: compileOne(contact.backLink, context),
      sections: compileItems(contact.sections, context),
    },
    errors: { tipsHeading: errors.tipsHeading, tips: errors.tips, pages: compileItems(errors.pages, context) },
    pages: new Map(
      manifest.pages.pages.map(page => [page.id, compileOne(withContacts(page, contact.sections), context)] as const),
    ),
    footer: { ...footer, policyLinks: compileItems(footer.policyLinks, context) },
  }
  const asks = joinAsks([
    ...Object.values(compiled.menus).map(list => list.asks),
    ...[compiled.home, compiled.tools, compiled.programs.items, compiled.alerts, compiled.contact.sections].map(
      list => list.asks,
    ),
    ...[compiled.contact.backLink, ...compiled.pages.values()].map(one => one.asks),
    ...[compiled.errors.pages, compiled.footer.policyLinks].map(list => list.asks),
    ...compiled.routes.list.map(route => route.asks),
  ])
  return { ...compiled, asksViewport: asks.facts.has('viewport') }
}

/** The part of a brand that every page carries. */
function shownBrand(brand: Brand): ShellView['brand'] {
  const { id, name, legalName, language, timeZone, defaultRoute, changeGroupRoute, images } = brand
  const { unauthorized, homeFailure, session } = brand
  const shown = { id, name, legalName, language, timeZone, defaultRoute, changeGroupRoute, images }
  return { ...shown, unauthorized, homeFailure, copyTokenToLocalStorage: session.copyTokenToLocalStorage }
}

/** A page whose contact blocks have the sections of contact.json that they show, so that each number is stated only once. */
export function withContacts(page: Page, sections: readonly ContactSection[]): Page {
  const blocks = page.blocks.map(block => {
    if (block.block !== 'contact') return block
    const { only } = block
    return { ...block, sections: only ? sections.filter(({ id }) => only.includes(id)) : sections }
  })
  return { ...page, blocks }
}
