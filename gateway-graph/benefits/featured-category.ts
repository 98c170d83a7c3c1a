import type { GraphContext } from '../context.ts'
import type { CoverageCategory, ViewerFeaturedLimitArgs } from '../generated/resolver-types.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { shownAt } from '../shared/shown-at.ts'

/** The category whose limit is wanted: the one asked for, or the one that a screen features (HOME-53); undefined for none. */
export async function featuredCategory(
  args: ViewerFeaturedLimitArgs,
  context: GraphContext,
): Promise<CoverageCategory | undefined> {
  if (args.category || !args.shownAt) return args.category ?? undefined
  const { home = [] } = await shownAt(args.shownAt, context)
  const featured = home.flatMap(item => (item.block === 'programs' ? (item.featuredLimit?.category ?? []) : []))
  return coverageCategories.find(({ field }) => field === featured[0])?.category
}
