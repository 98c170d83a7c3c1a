import type { ProgramEntryView } from '../../../engine/view.ts'
import type { TilePartsFragment } from '../../generated/home.ts'
import { safeAddress } from '../../ui/link/safe-address.ts'

type Address = Pick<TilePartsFragment, 'id' | 'url' | 'urlDocumentType'>
type Entry = Pick<ProgramEntryView, 'target'>

/**
 * Where the tile of a program leads (TILE-01 to TILE-06): the manifest's own target, else the program's URL when it is
 * an ENDPOINT or an external address, else the manifest's fallback, in which `{id}` is the program's number.
 */
export function tileTarget(program: Address, entry: Entry | undefined, fallback: string): string {
  if (entry?.target) return withId(entry.target, program.id)
  const url = safeAddress(program.url)
  if (url && (program.urlDocumentType === 'ENDPOINT' || !url.startsWith('/'))) return url
  return withId(fallback, program.id)
}

const withId = (target: string, id: number) => target.replaceAll('{id}', String(id))
