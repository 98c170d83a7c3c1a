import { isJsonObject, type Json, type JsonObject, type Path, pointerOf } from '../json.ts'

/** A place in a manifest file; lines and columns count from 1. */
export interface Place {
  file: string
  line: number
  column: number
}

/** Places in the order of files, then of lines. */
export const byPlace = (a: Place, b: Place): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column

interface Marks {
  self: Place
  /** Where each key and its value stand; a key that an overlay removed keeps the place of its null. */
  keys: Map<string, { key: Place; value: Place }>
  /** Whether a copy has the same keys: whoever notes another place needs keys of their own. */
  isShared: boolean
}

/** Where every object, list and field of the parsed manifests was written: kept beside the values, by identity. */
export class Places {
  readonly #marks = new WeakMap<object, Marks>()
  readonly #moves = new WeakMap<object, Place>()
  readonly #removals = new WeakMap<object, Map<string, Place>>()

  /** Notes where an object or a list begins. */
  begin(value: object, self: Place): void {
    this.#marks.set(value, { self, keys: new Map(), isShared: false })
  }

  /** Notes where one field of an object, or one entry of a list, stands. */
  mark(owner: object, key: string | number, place: { key: Place; value: Place }): void {
    let marks = this.#marks.get(owner)
    if (marks?.isShared) {
      marks = { self: marks.self, keys: new Map(marks.keys), isShared: false }
      this.#marks.set(owner, marks)
    }
    marks?.keys.set(String(key), place)
  }

  /** Where an object or a list begins. */
  of(value: unknown): Place | undefined {
    return typeof value === 'object' && value !== null ? this.#marks.get(value)?.self : undefined
  }

  /** Where one field of an object stands. */
  field(owner: object, key: string | number): { key: Place; value: Place } | undefined {
    return this.#marks.get(owner)?.keys.get(String(key))
  }

  /** Gives a copy the places of its original, and what moved or removed it. */
  copy(from: object, to: object): void {
    const marks = this.#marks.get(from)
    if (marks) {
      marks.isShared = true
      this.#marks.set(to, marks)
    }
    const [move, removals] = [this.#moves.get(from), this.#removals.get(from)]
    if (move) this.#moves.set(to, move)
    if (removals) this.#removals.set(to, removals)
  }

  /** Moves an object to the place of `source`; its fields keep theirs. */
  restate(target: object, source: object): void {
    const marks = this.#marks.get(target)
    const self = this.of(source)
    if (marks && self) this.#marks.set(target, { ...marks, self })
  }

  /** Notes that the change at a place gave an item its place in a list. */
  noteMove(item: object, change: object): void {
    const place = this.of(change)
    if (place) this.#moves.set(item, place)
  }

  /** Notes that the change at a place took an item out of a surface. */
  noteRemoval(root: object, id: string, change: object): void {
    const place = this.of(change)
    if (place) this.#removals.set(root, (this.#removals.get(root) ?? new Map<string, Place>()).set(id, place))
  }

  /** The change that moved an item; of a list, the last one that moved an entry of it. Undefined when none did. */
  moveOf(value: unknown): Place | undefined {
    if (Array.isArray(value)) return value.map(entry => this.moveOf(entry)).findLast(place => place !== undefined)
    return typeof value === 'object' && value !== null ? this.#moves.get(value) : undefined
  }

  /** The change that took an item out of a merged surface; undefined when none did. */
  removalOf(root: unknown, id: string): Place | undefined {
    return typeof root === 'object' && root !== null ? this.#removals.get(root)?.get(id) : undefined
  }

  /** The place of the value at a path, or of the nearest value around it that exists. */
  at(root: unknown, path: Path, part: 'key' | 'value' = 'value'): Place | undefined {
    let place = this.of(root)
    let value = root
    for (const key of path) {
      if (typeof value !== 'object' || value === null) return place
      const inside: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
      place = this.#inside(value, key, inside, part) ?? place
      value = inside
    }
    return place
  }

  /** Overlays shift list entries, so an item's own place is preferred to that of its index. */
  #inside(owner: object, key: string | number, inside: unknown, part: 'key' | 'value'): Place | undefined {
    const field = this.field(owner, key)
    if (part === 'key' && !Array.isArray(owner)) return field?.key
    return this.of(inside) ?? field?.value
  }
}

/** Where each value of a merged surface was written: JSON pointer to place. */
export function originsOf(root: object, places: Places): Map<string, Place> {
  const origins = new Map<string, Place>()
  const visit = (value: unknown, pointer: string, place: Place | undefined) => {
    const own = places.of(value) ?? place
    if (own) origins.set(pointer, own)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inside] of Object.entries(value))
      visit(inside, pointer + pointerOf([key]), places.field(value, key)?.value ?? own)
  }
  visit(root, '', undefined)
  return origins
}

/** The place of the value at a path, or of the nearest value around it that has one. */
export function originNear(origins: ReadonlyMap<string, Place>, path: Path): Place | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = origins.get(pointerOf(path.slice(0, length)))
    if (place) return place
  }
  return undefined
}

/** A deep copy with the places of the original. */
export function copyTree<Value extends Json>(value: Value, places: Places): Value
export function copyTree(value: Json, places: Places): Json {
  if (Array.isArray(value)) {
    const list = value.map(entry => copyTree(entry, places))
    places.copy(value, list)
    return list
  }
  if (!isJsonObject(value)) return value
  const copy: JsonObject = {}
  for (const [key, inside] of Object.entries(value)) copy[key] = copyTree(inside, places)
  places.copy(value, copy)
  return copy
}
