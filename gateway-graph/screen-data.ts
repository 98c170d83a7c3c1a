import type { HomeBlock, Page, Tool } from '../schema/generated/manifests.ts'
import { comingPeriodsOfViewer, limitsOf } from './benefits/resolvers.ts'
import type { GraphContext } from './context/graph-context.ts'
import type { CoverageCategory, ScreenDataResolvers, ScreenResolvers } from './generated/resolver-types.ts'
import { preventiveCareDueDate } from './primary-care/resolvers.ts'
import { outlineOfCoverage, programPhonesOf, programsOf } from './programs/resolvers.ts'
import { coverageCategories } from './shared/coverage-categories.ts'
import { currentMember } from './shared/current-member.ts'

/** The parts of a resolved view that decide whether a source is called. */
interface Shown {
  home?: readonly HomeBlock[]
  tools?: readonly Tool[]
  page?: Pick<Page, 'blocks'>
}

/** Data that only some screens have a place for: none is asked for without one (HOME-16, HOME-53, TILE-23). */
const screenData: ScreenDataResolvers = {
  featuredLimit: async ({ view }, _args, context) => {
    const category = featuredCategory(view)
    return category ? ((await limitsOfViewer(category, context))[0] ?? null) : null
  },
  yearlyLimits: ({ view }, _args, context) =>
    hasHomeBlock(view, 'yearly-amounts') ? limitsOfViewer(undefined, context) : null,
  comingPeriods: ({ view }, _args, context) =>
    hasHomeBlock(view, 'coming-plans') ? comingPeriodsOfViewer(context) : null,
  preventiveCareDueDate: ({ view }, _args, { rest }) =>
    hasHomeBlock(view, 'preventive-care-card') ? preventiveCareDueDate(rest) : null,
  networks: async ({ view }, _args, context) =>
    hasPageBlock(view, 'networks') ? (await currentMember(context)).networkNames : null,
  programs: ({ view }, _args, { rest }) => {
    const numbers = programsNamed(view, 'program')
    return numbers.size > 0 ? programsOf(rest, numbers) : null
  },
  programPhones: ({ view }, _args, { rest }) => {
    const numbers = programsNamed(view, 'program-phone')
    return numbers.size > 0 ? programPhonesOf(rest, numbers) : null
  },
  outlineOfCoverage: ({ view }, _args, { rest }) => (hasOutlineOfCoverage(view) ? outlineOfCoverage(rest) : null),
}

/** What a screen's view has a place for, from all areas. */
export const screenDataResolvers: { Screen: Pick<ScreenResolvers, 'data'>; ScreenData: ScreenDataResolvers } = {
  Screen: { data: ({ view }) => (view ? { view } : null) },
  ScreenData: screenData,
}

async function limitsOfViewer(category: CoverageCategory | undefined, context: GraphContext) {
  return limitsOf((await currentMember(context)).memberSuffix, category, context)
}

type PageBlock = Page['blocks'][number]

const shown = (view: unknown): Shown => (typeof view === 'object' && view !== null ? view : {})

const hasHomeBlock = (view: unknown, kind: HomeBlock['block']): boolean =>
  shown(view).home?.some(({ block }) => block === kind) ?? false

const hasPageBlock = (view: unknown, kind: PageBlock['block']): boolean =>
  shown(view).page?.blocks.some(({ block }) => block === kind) ?? false

/** The category whose limit the programs block features, if one does (HOME-53). */
function featuredCategory(view: unknown): CoverageCategory | undefined {
  const { home = [] } = shown(view)
  const [featured] = home.flatMap(item => (item.block === 'programs' ? (item.featuredLimit?.category ?? []) : []))
  return coverageCategories.find(({ field }) => field === featured)?.category
}

/** Numbers of the programs that blocks of one kind name on a page. */
const programsNamed = (view: unknown, kind: 'program' | 'program-phone'): ReadonlySet<number> =>
  new Set(shown(view).page?.blocks.flatMap(block => (block.block === kind ? [block.program] : [])))

/** Whether a screen shows the Outline of Coverage: a tool of Home (TILE-23) or a block of a page (MATERIAL-06). */
function hasOutlineOfCoverage(view: unknown): boolean {
  const { tools = [] } = shown(view)
  const isTool = tools.some(tool => tool.kind === 'shortcut' && tool.action === 'open-outline-of-coverage')
  return isTool || hasPageBlock(view, 'outline-of-coverage')
}
