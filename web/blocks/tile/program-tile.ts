import type { ProgramEntryView, ScreenView, ToolView } from '../../../engine/view.ts'
import type { TilePartsFragment } from '../../generated/home.ts'
import { safeAddress } from '../../ui/link/addresses.ts'
import type { TileModel } from './tile-card.tsx'

type All = NonNullable<ScreenView['programs']>
type Programs = Pick<All, 'items'> & { fallback: Pick<All['fallback'], 'icon' | 'target'> }

/**
 * The tile of a program: text from the service unless the manifest has its own, icon and target from the manifest
 * (TILE-01 to TILE-07, TILE-14 to TILE-16). `tool` is the tool entry that places the program, when there is one; what
 * it says takes precedence over the program entry.
 */
export function programTile(program: TilePartsFragment, programs: Programs, tool?: ToolView): TileModel {
  const said = saidOf(program.number, programs, tool)
  return {
    id: `program-${program.number}`,
    title: said.title ?? program.name,
    description: said.description ?? program.description,
    icon: said.icon ?? programs.fallback.icon,
    ...(said.art && { art: said.art }),
    go: {
      kind: 'link',
      target: tileTarget(program, said, programs.fallback.target),
      newTab: said.newTab ?? false,
    },
  }
}

type Said = Omit<Partial<ProgramEntryView>, 'id' | 'program' | 'pageTarget'>

/**
 * What the manifest says of a program, or of a shortcut by its number: what the tool says goes before the program's entry, and
 * its icon before the entry's art (CHECK-08).
 */
export function saidOf(number: number, { items }: Pick<Programs, 'items'>, tool: Said = {}): Said {
  const { art, ...entry }: Said = items.find(({ program }) => program === number) ?? {}
  return { ...entry, ...(art && !tool.icon && { art }), ...tool }
}

type Address = Pick<TilePartsFragment, 'number' | 'url' | 'urlKind'>
type ProgramEntry = Pick<ProgramEntryView, 'target'>

/**
 * Where the tile of a program leads (TILE-01 to TILE-06): the manifest's own target, else the program's URL when it is
 * an ENDPOINT or an external address, else the manifest's fallback, in which `{id}` is the program's number.
 */
export function tileTarget(program: Address, entry: ProgramEntry | undefined, fallback: string): string {
  if (entry?.target) return withId(entry.target, program.number)
  const url = safeAddress(program.url)
  if (url && (program.urlKind === 'ENDPOINT' || !url.startsWith('/'))) return url
  return withId(fallback, program.number)
}

const withId = (target: string, id: number) => target.replaceAll('{id}', String(id))
