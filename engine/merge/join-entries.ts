import { pick } from './pick.ts'
import type { Entry, Group } from './written.ts'

interface Groups {
  base: Group | undefined
  ours: Group
  theirs: Group
}

/** Writes an object or a list with merged entries, spaced as its versions are. */
export function joinEntries(entries: readonly Entry[], groups: Groups): string {
  const [open, close] = groups.ours.kind === 'list' ? '[]' : '{}'
  const parts = entries.map(({ key, head, value, after }, index) => {
    const comma = index < entries.length - 1 ? `${after},` : ''
    return spaceBefore(key, index === 0, groups) + head + value.text + comma
  })
  return `${open}${parts.join('')}${pick(groups.base?.end, groups.ours.end, groups.theirs.end)}${close}`
}

/**
 * What stands before an entry: as somebody wrote it, where it has come first as in that version, or came after another one
 * as there; else as before its neighbours.
 */
function spaceBefore(key: string, isFirst: boolean, { base, ours, theirs }: Groups): string {
  const here = (group: Group | undefined) => {
    const index = group?.entries.findIndex(entry => entry.key === key) ?? -1
    return index >= 0 && (index === 0) === isFirst ? group?.entries[index]?.before : undefined
  }
  const beside = (group: Group | undefined) => group?.entries[isFirst ? 0 : 1]?.before
  const first = (group: Group | undefined) => group?.entries[0]?.before
  for (const spaceIn of [here, beside, first]) {
    const [mine, other, before] = [spaceIn(ours), spaceIn(theirs), spaceIn(base)]
    const space = mine !== undefined && other !== undefined ? pick(before, mine, other) : (mine ?? other ?? before)
    // Of one entry on a line of its own the next has one too; else a blank stands between them.
    if (space !== undefined && (spaceIn !== first || space.includes('\n'))) return space
  }
  return isFirst ? '' : ' '
}
