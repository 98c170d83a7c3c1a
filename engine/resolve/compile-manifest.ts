import type {
  Alert,
  Brand,
  Contact,
  ContactSection,
  ErrorPage,
  Errors,
  Footer,
  HomeBlock,
  LanguageNotice,
  Link,
  Manifest,
  Menu,
  MenuItem,
  Page,
  ProgramEntry,
  Programs,
  Theme,
  Tool,
} from '../../schema/generated/manifests.ts'
import { type Asks, joinAsks } from '../conditions/asks.ts'
import { remembered } from '../remembered.ts'
import type { Report } from '../state.ts'
import { onDay } from '../text/brand-wide.ts'
import { type CompiledWords, compileText } from '../text/compile-words.ts'
import type { ShellView } from '../view.ts'
import { type CompiledList, type CompiledOne, compileItems, compileOne } from './compile-items.ts'
import type { CompileContext } from './compile-shown.ts'
import { type CompiledJourney, compileJourney } from './journey.ts'
import { type CompiledRoutes, compileRoutes } from './routes.ts'
import { routesOf } from './screen-surfaces.ts'

/** Something said, for a day as yyyy-mm-dd: the year may be in its words. */
type OnDay<Said> = (today: string) => Said

/** One brand's checked and merged manifest, with every rule compiled to closures. Made once, when manifests are loaded. */
export interface CompiledManifest {
  brand: Brand
  /** The part of the brand that every page carries. */
  shownBrand: ShellView['brand']
  theme: Theme
  /** The words of screens on a day. */
  text: OnDay<{ [section: string]: CompiledWords }>
  routes: CompiledRoutes
  journey: CompiledJourney
  menus: { [Id in Menu['id']]: CompiledList<MenuItem> }
  home: CompiledList<HomeBlock>
  tools: CompiledList<Tool>
  programs: { fallback: OnDay<Programs['fallback']>; items: CompiledList<ProgramEntry> }
  alerts: CompiledList<Alert>
  contact: {
    words: OnDay<Pick<Contact, 'heading' | 'holidaysHeading'>>
    backLink: CompiledOne<Link>
    sections: CompiledList<ContactSection>
  }
  errors: { words: OnDay<Pick<Errors, 'tipsHeading' | 'tips'>>; pages: CompiledList<ErrorPage> }
  pages: ReadonlyMap<string, CompiledOne<Page>>
  footer: {
    words: OnDay<Pick<Footer, 'siteMapHeading' | 'copyright' | 'accreditation'>>
    languageHelp: {
      words: OnDay<Pick<Footer['languageHelp'], 'heading' | 'phone'>>
      link: CompiledOne<Link>
      notices: CompiledList<LanguageNotice>
    }
    policyLinks: CompiledList<Link>
  }
  /** True when any rule asks about the viewport. */
  asksViewport: boolean
  /** The same in each of the brand's other languages, by tag. */
  languages: ReadonlyMap<string, CompiledManifest>
  /** Tells revisions of the manifest apart; undefined where nobody asked for it. */
  revision?: string
}

// What is compiled is kept by what it was made of, for as long as that is there: an edit costs the surfaces that it touches, as
// those of all others are the same objects in the next revision (STUDIO-20).
const contextOf = remembered(
  (conditions: Manifest['conditions'], segments: Manifest['segments'], report: Report): CompileContext => ({
    scope: { conditions: conditions.conditions, segments: segments.segments },
    report,
  }),
)
const listOf = remembered((items: readonly unknown[], context: CompileContext) => compileItems(items, context))
const oneOf = remembered((item: object, context: CompileContext) => compileOne<object>(item, context))
const pageOf = remembered(
  (page: Page, contact: Manifest['contact'], programs: Manifest['programs'], context: CompileContext) =>
    compileOne(withOthers(page, { contact, programs }), context),
)
const routeTableOf = remembered((routes: Manifest['routes'], journey: Manifest['journey'], context: CompileContext) =>
  compileRoutes({ ...routes, routes: routesOf({ routes, journey }) }, context),
)
const journeyOf = remembered((journey: Manifest['journey'], context: CompileContext) =>
  compileJourney(journey, context),
)
const textOf = remembered((text: Manifest['text'], language: string) => onDay(compileText(text, language)))

/**
 * Compiles a merged manifest. Items that cannot be compiled are reported and left out; nothing is thrown for them. What was compiled
 * with the same `report` before is neither compiled nor reported again.
 */
export function compileManifest(manifest: Manifest, report: Report): CompiledManifest {
  const { brand, theme, text, contact, errors, programs } = manifest
  const { policyLinks, languageHelp, ...words } = manifest.footer
  const context = contextOf(manifest.conditions, manifest.segments, report)
  // What is kept is untyped, as the compiler treats all items alike; the type is restored here.
  const list = <Item>(items: readonly Item[]) => listOf(items, context) as CompiledList<Item>
  const one = <Item extends object>(item: Item) => oneOf(item, context) as CompiledOne<Item>
  const menu = (id: Menu['id']) => list(manifest.menus.menus.find(candidate => candidate.id === id)?.items ?? [])
  const compiled = {
    brand,
    shownBrand: shownBrand(brand),
    theme,
    text: textOf(text, brand.language),
    routes: routeTableOf(manifest.routes, manifest.journey, context),
    journey: journeyOf(manifest.journey, context),
    menus: {
      primary: menu('primary'),
      settings: menu('settings'),
      utility: menu('utility'),
      masthead: menu('masthead'),
    },
    home: list(manifest.home.items),
    tools: list(manifest.tools.items),
    programs: { fallback: onDay(programs.fallback), items: list(programs.items) },
    alerts: list(manifest.alerts.items),
    contact: {
      words: onDay({ heading: contact.heading, holidaysHeading: contact.holidaysHeading }),
      backLink: one(contact.backLink),
      sections: list(contact.sections),
    },
    errors: {
      words: onDay({ tipsHeading: errors.tipsHeading, tips: errors.tips }),
      pages: list(errors.pages),
    },
    pages: new Map(manifest.pages.pages.map(page => [page.id, pageOf(page, contact, programs, context)] as const)),
    footer: {
      words: onDay(words),
      languageHelp: {
        words: onDay({ heading: languageHelp.heading, phone: languageHelp.phone }),
        link: one(languageHelp.link),
        notices: list(languageHelp.notices),
      },
      policyLinks: list(policyLinks),
    },
  }
  const asks = joinAsks([
    ...Object.values(compiled.menus).map(list => list.asks),
    ...[compiled.home, compiled.tools, compiled.programs.items, compiled.alerts, compiled.contact.sections].map(
      list => list.asks,
    ),
    ...[compiled.contact.backLink, ...compiled.pages.values()].map(one => one.asks),
    ...[compiled.errors.pages, compiled.footer.policyLinks].map(list => list.asks),
    ...languageHelpAsks(compiled),
    ...compiled.routes.list.map(route => route.asks),
  ])
  return { ...compiled, asksViewport: asks.facts.has('viewport'), languages: new Map() }
}

/** What decides who sees the notices of help in other languages. */
export const languageHelpAsks = ({ footer: { languageHelp } }: Pick<CompiledManifest, 'footer'>): Asks[] => [
  languageHelp.link.asks,
  languageHelp.notices.asks,
]

/** The part of a brand that every page carries. */
function shownBrand(brand: Brand): ShellView['brand'] {
  const { id, name, legalName, language, timeZone, defaultRoute, changeGroupRoute, images } = brand
  const { unauthorized, homeFailure, session } = brand
  const shown = { id, name, legalName, language, languages: [], timeZone, defaultRoute, changeGroupRoute, images }
  return { ...shown, unauthorized, homeFailure, copyTokenToLocalStorage: session.copyTokenToLocalStorage }
}

/**
 * A page whose blocks have what other files say for them, so that it is stated only once: contact blocks their sections of
 * contact.json, a program's block the entry of programs.json.
 */
export function withOthers(page: Page, { contact, programs }: Pick<Manifest, 'contact' | 'programs'>): Page {
  const sectionsOf = ({ only }: { only?: string[] }) => ({
    sections: only ? contact.sections.filter(({ id }) => only.includes(id)) : contact.sections,
  })
  // The entry stands in programs.json already: here it goes by the id of its block.
  const entriesOf = (id: string, wanted: number) => ({
    entries: programs.items
      .filter(({ program }) => program === wanted)
      .map((entry, index) => ({ ...entry, id: `${id}-entry-${index + 1}` })),
  })
  const blocks = page.blocks.map(block => {
    if (block.block === 'contact') {
      const variants = block.variants?.map(variant => ({ ...variant, ...(variant.only && sectionsOf(variant)) }))
      return { ...block, ...sectionsOf(block), ...(variants && { variants }) }
    }
    if (block.block === 'program') {
      const variants = block.variants?.map(variant => ({
        ...variant,
        ...(variant.program !== undefined && entriesOf(block.id, variant.program)),
      }))
      return { ...block, ...entriesOf(block.id, block.program), ...(variants && { variants }) }
    }
    return block
  })
  return { ...page, blocks }
}
