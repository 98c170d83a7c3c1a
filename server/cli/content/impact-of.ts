import { impact } from '../../../engine/impact/impact.ts'
import { registry } from '../../../engine/members/registry.ts'
import { asManifests } from '../../content/folder-files.ts'
import { checkedManifests } from '../../content/read-manifests.ts'
import type { ContentStore, Tree } from '../../content/store/content-store.ts'
import { bytesIn } from '../../content/store/file-bytes.ts'
import type { World } from '../frame/world.ts'
import { impactMarkdown } from '../impact/impact-markdown.ts'
import { readDay } from '../subject/read-day.ts'

/**
 * Which members see something different, and what, between two trees, from today on.
 * @throws ManifestErrors when one of them has mistakes by today's schema
 */
export async function impactOfTrees(
  store: ContentStore,
  { before, after, title }: { before: Tree; after: Tree; title: string },
  world: World,
): Promise<string> {
  const [former, latter] = await Promise.all(
    [before, after].map(async tree => checkedManifests(asManifests(await bytesIn(store, tree)))),
  )
  if (!former || !latter) return ''
  const since = readDay(undefined, latter.brands[0]?.manifest.brand.timeZone ?? 'UTC', world)
  return impactMarkdown(impact(former, latter, { registry, since }), title, { demo: false })
}
