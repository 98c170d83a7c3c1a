import { sameJson } from '../json.ts'
import { isConditionField } from '../schema/surfaces.ts'
import type { Clash } from './clash.ts'
import { type ClashName, type Decide, type Side, undecided } from './decide.ts'
import { type Homes, isItem, travellersOf } from './homes.ts'
import { joinEntries } from './join-entries.ts'
import { mergeOrder, movedKeys } from './merge-order.ts'
import { changesThatHold, overlayClashes } from './overlay-clashes.ts'
import { pick } from './pick.ts'
import type { Entry, Group, Written } from './written.ts'

/** A value in three versions. */
interface Values {
  base: Written | undefined
  ours: Written
  theirs: Written
}

/** The entry of one key in three versions of what holds it. */
interface Entries {
  base: Entry | undefined
  ours: Entry | undefined
  theirs: Entry | undefined
}

/** Where a value stands: the item around it and the fields from there on. */
interface Spot {
  item: string
  field: readonly string[]
}

/** Merges three versions of one file, part by part, and gathers what clashes. Where something clashes, ours stand until somebody decides. */
export class Merger {
  readonly clashes: Clash[] = []
  readonly homes: { base: Homes; ours: Homes; theirs: Homes }
  readonly #travellers: ReadonlySet<string>
  readonly #decide: Decide

  constructor(homes: Merger['homes'], decide: Decide = undecided) {
    this.homes = homes
    this.#decide = decide
    this.#travellers = travellersOf(homes.base, homes.ours, homes.theirs)
  }

  /** The merged text of a value that both have. */
  merge({ base, ours, theirs }: Values, spot: Spot): string {
    if (ours.text === theirs.text) return ours.text
    // What only one changed is taken whole, unless an item may have come from elsewhere or gone there.
    if (base && this.#travellers.size === 0) {
      if (ours.text === base.text) return theirs.text
      if (theirs.text === base.text) return ours.text
    }
    const [mine, other, before] = [ours, theirs, base]
    if (isGroup(mine) && isGroup(other) && mine.kind === other.kind && !isOneValue(spot))
      if (before === undefined ? isOfTheFile(spot) : isGroup(before) && before.kind === mine.kind)
        return this.#mergeGroups(
          { base: before && isGroup(before) ? before : undefined, ours: mine, theirs: other },
          spot,
        )
    if (isSame(ours, theirs)) return pick(base?.text, ours.text, theirs.text)
    if (base && isSame(ours, base)) return theirs.text
    if (base && isSame(theirs, base)) return ours.text
    return this.#clash('value', spot, { base, ours, theirs }) === 'ours' ? ours.text : theirs.text
  }

  #mergeGroups(groups: { base: Group | undefined; ours: Group; theirs: Group }, spot: Spot): string {
    const [base, ours, theirs] = [byKey(groups.base), byKey(groups.ours), byKey(groups.theirs)]
    const orders = { base: [...base.keys()], ours: [...ours.keys()], theirs: [...theirs.keys()] }
    const isList = groups.ours.kind === 'list'
    const moved = {
      ours: isList ? movedKeys(orders.base, orders.ours) : new Set(),
      theirs: isList ? movedKeys(orders.base, orders.theirs) : new Set(),
    }
    const merged = new Map<string, Entry>()
    for (const key of new Set([...orders.ours, ...orders.theirs])) {
      const entries = { base: base.get(key), ours: ours.get(key), theirs: theirs.get(key) }
      const inside = isList && isItemKey(entries) ? { item: key, field: [] } : { ...spot, field: [...spot.field, key] }
      const text = this.#mergeEntry(key, entries, inside, {
        isItem: isList && isItemKey(entries),
        ours: moved.ours.has(key),
        theirs: moved.theirs.has(key),
      })
      if (text === undefined) continue
      const [mine, other] = [entries.ours ?? entries.theirs, entries.theirs ?? entries.ours]
      if (!mine || !other) continue
      const part = (name: 'head' | 'after') => pick(entries.base?.[name], mine[name], other[name])
      merged.set(key, { key, before: '', head: part('head'), after: part('after'), value: { kind: 'value', text } })
    }
    if (isList) this.#settleChanges(groups, merged)
    const order = mergeOrder(orders, new Set(merged.keys()))
    let { keys } = order
    if (isList)
      for (const key of order.disputed)
        if (this.#say({ item: nameIn(key, ours), field: '', kind: 'place' }) === 'theirs')
          keys = placedAs(keys, key, orders.theirs)
    return joinEntries(
      keys.flatMap(key => merged.get(key) ?? []),
      groups,
    )
  }

  /** Changes of an overlay that cannot both be: those of the side that holds are left, where somebody has decided. */
  #settleChanges(groups: { base: Group | undefined; ours: Group; theirs: Group }, merged: Map<string, Entry>): void {
    for (const clash of overlayClashes(groups)) {
      const side = this.#decide(clash)
      if (side === undefined) this.clashes.push(clash)
      else
        for (const [key, entry] of changesThatHold(groups, clash, side))
          if (entry) merged.set(key, entry)
          else merged.delete(key)
    }
  }

  /** The merged text of an entry; undefined when the result has it not, or has it elsewhere. */
  #mergeEntry(
    key: string,
    { base, ours, theirs }: Entries,
    spot: Spot,
    how: { isItem: boolean; ours: boolean; theirs: boolean },
  ): string | undefined {
    const values = { base: base?.value, ours: ours?.value, theirs: theirs?.value }
    if (ours && theirs) {
      // Both may have put an item here that was elsewhere.
      const before = base ?? (how.isItem ? this.homes.base.get(key)?.entry : undefined)
      if (before || !how.isItem || isSame(ours.value, theirs.value))
        return this.merge({ base: before?.value, ours: ours.value, theirs: theirs.value }, spot)
      return this.#clash('added', spot, values) === 'ours' ? ours.value.text : theirs.value.text
    }
    const [mine, side] = ours ? [ours, 'ours' as const] : [theirs, 'theirs' as const]
    if (!mine) return undefined
    const other = side === 'ours' ? 'theirs' : 'ours'
    if (how.isItem && this.#isElsewhere(key, base, other))
      return base ? this.#left(key, how[side], { mine, base, side, spot }) : this.#arrived(key, mine, side, spot)
    if (!base) return this.#withArrivals(mine.value, undefined, side, spot)
    if (isSame(mine.value, base.value) && !how[side]) return undefined
    const isKept = this.#clash('removed', spot, values) === side
    return isKept ? this.#withArrivals(mine.value, base.value, side, spot) : undefined
  }

  /**
   * What one side alone has, as written but for items that it took from elsewhere, with what the other side made of them, and for
   * those that the other side put elsewhere.
   */
  #withArrivals(value: Written, base: Written | undefined, side: 'ours' | 'theirs', spot: Spot): string {
    if (!isGroup(value) || this.#travellers.size === 0) return value.text
    const before = base && isGroup(base) && base.kind === value.kind ? base : undefined
    const was = byKey(before)
    const entries = value.entries.flatMap(entry => {
      const [{ key }, former] = [entry, was.get(entry.key)]
      const isOne = value.kind === 'list' && isItem(entry)
      const inside = isOne ? { item: key, field: [] } : { ...spot, field: [...spot.field, key] }
      const text = !(isOne && this.#isElsewhere(key, former, side === 'ours' ? 'theirs' : 'ours'))
        ? this.#withArrivals(entry.value, former?.value, side, inside)
        : former
          ? this.#left(key, false, { mine: entry, base: former, side, spot: inside })
          : this.#arrived(key, entry, side, inside)
      return text === undefined ? [] : [{ ...entry, value: { kind: 'value' as const, text } }]
    })
    const nothing: Group = { kind: value.kind, text: '', entries: [], end: value.end }
    return joinEntries(entries, { base: before, ours: value, theirs: nothing })
  }

  /** Whether an item that one side has here was, or is on the other side, in another list. */
  #isElsewhere(key: string, base: Entry | undefined, other: 'ours' | 'theirs'): boolean {
    return this.homes[other].has(key) || (base === undefined && this.homes.base.has(key))
  }

  /** The other side put the item into another list, where both their edits are merged: unless its place here is decided to hold. */
  #left(
    key: string,
    wasMoved: boolean,
    { mine, base, side, spot }: { mine: Entry; base: Entry; side: Side; spot: Spot },
  ): string | undefined {
    if (!wasMoved) return undefined
    const clash = { item: key, field: '', kind: 'place' } as const
    const other = this.homes[side === 'ours' ? 'theirs' : 'ours'].get(key)
    if (this.#decide(clash) === undefined) this.clashes.push(clash)
    if (this.#decide(clash) !== side || !other) return undefined
    const [ours, theirs] = side === 'ours' ? [mine, other.entry] : [other.entry, mine]
    return this.merge({ base: base.value, ours: ours.value, theirs: theirs.value }, spot)
  }

  /** One side put an item here, from another list or anew, and the other has it or had it elsewhere. */
  #arrived(key: string, mine: Entry, side: 'ours' | 'theirs', spot: Spot): string | undefined {
    const [base, other] = [this.homes.base.get(key), this.homes[side === 'ours' ? 'theirs' : 'ours'].get(key)]
    const sides = side === 'ours' ? { ours: mine, theirs: other?.entry } : { ours: other?.entry, theirs: mine }
    const values = { base: base?.entry.value, ours: sides.ours?.value, theirs: sides.theirs?.value }
    if (!base || !other || !values.ours || !values.theirs) {
      // The other side removed it, or both added it in different places, where each of the two sides comes by here.
      const isTold = side === 'ours' || !other
      const kind = base ? 'removed' : 'added'
      const holds = isTold ? this.#clash(kind, spot, values) : this.#said({ ...nameOf(spot), kind })
      return holds === side ? this.#withArrivals(mine.value, base?.entry.value, side, spot) : undefined
    }
    const place = { item: key, field: '', kind: 'place' } as const
    if (other.list !== base.list) {
      const holds = side === 'ours' ? this.#say(place) : this.#said(place)
      if (holds !== side) return undefined
    } else if ((this.#decide(place) ?? side) !== side && this.#wasMoved(key, side === 'ours' ? 'theirs' : 'ours'))
      return undefined
    return this.merge({ base: values.base, ours: values.ours, theirs: values.theirs }, spot)
  }

  /** Whether a side put an item elsewhere in the list where base has it, too. */
  #wasMoved(key: string, side: Side): boolean {
    const list = this.homes.base.get(key)?.list
    const orderIn = (homes: Homes) => [...homes].filter(([, home]) => home.list === list).map(([id]) => id)
    return movedKeys(orderIn(this.homes.base), orderIn(this.homes[side])).has(key)
  }

  /** Tells of a clash, and which side holds. */
  #clash(
    kind: Clash['kind'],
    spot: Spot,
    { base, ours, theirs }: { [Side in keyof Values]: Written | undefined },
  ): Side {
    const texts = { base: base?.text, ours: ours?.text, theirs: theirs?.text }
    return this.#say({ ...nameOf(spot), kind, ...texts })
  }

  #say(clash: Clash): Side {
    const side = this.#decide(clash)
    if (side === undefined) this.clashes.push(clash)
    return side ?? 'ours'
  }

  /** Which side holds of a clash that is told elsewhere. */
  #said(clash: ClashName): Side {
    return this.#decide(clash) ?? 'ours'
  }
}

const nameOf = ({ item, field }: Spot) => ({ item, field: field.join(' / ') })

/** An order with one entry behind the nearest one that it stands behind in another order. */
function placedAs(keys: readonly string[], key: string, order: readonly string[]): string[] {
  const others = keys.filter(each => each !== key)
  const before = order.slice(0, order.indexOf(key)).findLast(each => others.includes(each))
  return others.toSpliced(before === undefined ? 0 : others.indexOf(before) + 1, 0, key)
}

const isGroup = (value: Written): value is Group => value.kind !== 'value'

const byKey = (group: Group | undefined) => new Map(group?.entries.map(entry => [entry.key, entry]))

const isItemKey = ({ base, ours, theirs }: Entries) => [base, ours, theirs].some(entry => entry && isItem(entry))

const nameIn = (key: string, entries: ReadonlyMap<string, Entry>) =>
  entries.has(key) ? (key.split(' ').at(-1) ?? key) : key

/** A condition is one value: two merged by parts would mean something that nobody wrote. */
const isOneValue = ({ field }: Spot) => isConditionField(field.at(-1) ?? '')

/** Whether an object belongs to no item, as sections of words and changes of an overlay: two that are new are merged by their fields. */
const isOfTheFile = ({ item, field }: Spot) => item === '' && !field.some(key => key.startsWith('add '))

/** Whether two values say the same, however they are written. */
const isSame = (a: Written, b: Written) => a.text === b.text || sameJson(JSON.parse(a.text), JSON.parse(b.text))
