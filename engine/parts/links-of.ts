import type { Nodes } from 'mdast'
import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { annotatedTexts } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'
import { markdownTree } from '../text/markdown-tree.ts'
import type { Part } from './manifest-parts.ts'
import type { Reach } from './reach.ts'

/** A link: a field of an item, or a link in its Markdown. */
export interface Link {
  surface: Surface
  /** Keys and indexes from the root of the merged surface to the field. */
  path: Path
  target: string
  /** The item that it belongs to; undefined for what stands outside items. */
  part: Part | undefined
  /** The possible members who see it. */
  who: Combinations
}

/** Surfaces whose targets are not shown to anybody. */
const unseen: ReadonlySet<Surface> = new Set(['brand', 'routes', 'journey', 'invariants'])

/** The addresses in a text of each format of the schemas. */
const targetsIn: { readonly [format: string]: (value: string) => string[] } = {
  target: value => [value],
  markdown: value => (value.includes('](') ? urlsIn(markdownTree(value)) : []),
}

const urlsIn = (node: Nodes): string[] => [
  ...(node.type === 'link' ? [node.url] : []),
  ...('children' in node ? node.children.flatMap(urlsIn) : []),
]

/** Every link of a brand with the members who see it. */
export function linksOf(manifest: Manifest, parts: readonly Part[], reach: Reach, space: MemberSpace): Link[] {
  const { and } = space.diagrams.bound
  const owners = new Map(parts.map(part => [pathKey(part.surface, part.path), part]))
  const links: Link[] = []
  for (const [surface, title] of surfaceTitles) {
    if (unseen.has(surface)) continue
    for (const { text, schema, path } of annotatedTexts(manifest[surface], title)) {
      const targets = targetsIn[schema.format ?? '']?.(text) ?? []
      if (targets.length === 0) continue
      const part = ownerOf(surface, path, owners)
      const seen = part ? seersOf(part, path.slice(part.path.length), space) : space.diagrams.all
      const who = and(seen, reach({ surface, path }), space.possible)
      for (const target of targets) links.push({ surface, path, target, part, who })
    }
  }
  return links
}

const pathKey = (surface: Surface, path: Path) => JSON.stringify([surface, ...path])

/** The innermost item around a field. */
function ownerOf(surface: Surface, path: Path, owners: ReadonlyMap<string, Part>): Part | undefined {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const part = owners.get(pathKey(surface, path.slice(0, length)))
    if (part) return part
  }
  return undefined
}

/** Who sees a field of an item: an item's own field everybody whose variant does not replace it, a variant's field whoever gets the variant. */
function seersOf({ forms, item }: Part, [field, index]: Path, { diagrams }: MemberSpace): Combinations {
  const variants: readonly unknown[] = Array.isArray(item.variants) ? item.variants : []
  const changes = (variant: number | undefined) => {
    const own = variant === undefined ? undefined : variants[variant]
    return typeof own === 'object' && own !== null && field !== undefined && field in own
  }
  const wanted = forms.filter(({ variant }) => (field === 'variants' ? variant === index : !changes(variant)))
  return diagrams.or(...wanted.map(({ who }) => who))
}
