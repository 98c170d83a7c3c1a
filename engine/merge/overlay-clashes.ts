import type { Clash } from './clash.ts'
import type { Side } from './decide.ts'
import { isItem } from './homes.ts'
import type { Entry, Group } from './written.ts'

/** The list of an overlay's changes, in three versions. */
interface Changes {
  base: Group | undefined
  ours: Group
  theirs: Group
}

/** Changes of an overlay that each merge by themselves and cannot both be: an item removed here and changed there, or put to two places. */
export function overlayClashes({ base, ours, theirs }: Changes): Clash[] {
  const [mine, other] = [newChanges(base, ours), newChanges(base, theirs)]
  const clashes: Clash[] = []
  for (const [item, changes] of mine) {
    const others = other.get(item)
    if (!others) continue
    const text = (all: readonly Entry[]) => all.map(({ value }) => value.text).join(', ')
    const clash = { item, field: '', ours: text(changes), theirs: text(others) }
    if (changes.some(isRemoval) !== others.some(isRemoval)) clashes.push({ ...clash, kind: 'removed' })
    const [here, there] = [changes.find(isPut), others.find(isPut)]
    if (here && there && placeOf(here) !== placeOf(there)) clashes.push({ item, field: '', kind: 'place' })
  }
  return clashes
}

/** What becomes of changes by their keys when one side holds: as that side has them, and gone where it has them not. */
export function changesThatHold(
  { base, ours, theirs }: Changes,
  { item, kind }: Clash,
  side: Side,
): [key: string, entry: Entry | undefined][] {
  const [holding, losing] = side === 'ours' ? [ours, theirs] : [theirs, ours]
  const lost = newChanges(base, losing).get(item) ?? []
  return lost
    .filter(change => kind !== 'place' || isPut(change))
    .map(({ key }) => [key, holding.entries.find(entry => entry.key === key)])
}

/** Changes that a side added or altered, by the item that they are about. */
function newChanges(base: Group | undefined, side: Group): ReadonlyMap<string, Entry[]> {
  const before = new Map(base?.entries.map(entry => [entry.key, entry.value.text]))
  const found = side.entries.filter(entry => !isItem(entry) && before.get(entry.key) !== entry.value.text)
  return Map.groupBy(found, ({ key }) => key.split(' ')[1] ?? '')
}

const isRemoval = ({ key }: Entry) => key.startsWith('remove ')
const isPut = ({ key }: Entry) => key.startsWith('move ') || key.startsWith('add ')

/** Where a change puts its item: three fields that mean one thing. */
function placeOf({ value }: Entry): string {
  const fields = value.kind === 'object' ? value.entries : []
  return fields
    .filter(({ key }) => ['before', 'after', 'into'].includes(key))
    .map(field => `${field.key} ${field.value.text}`)
    .join(' ')
}
