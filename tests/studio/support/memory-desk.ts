import type { Draft, Merged, Review, Revision } from '../../../gateway-content/content.ts'
import type { Desk } from '../../../gateway-content/desk.ts'
import type { Schedule } from '../../../gateway-content/review-desk.ts'

const at = new Date('2026-03-10T12:00:00Z')
/** A finding that matters, which is ticked already. */
const gap = {
  ...{ id: 'gap', code: 'gap', severity: 'warning' as const, file: 'acme/menus.json', line: 1 },
  ...{ says: 'A gap.', todo: 'Fill it.', somebody: undefined },
}

const signed = { author: 'Somebody <0>', at, note: '' }

/** A desk in memory in which nothing clashes and nothing is wrong: what it is asked to do is noted. */
export class MemoryDesk implements Desk {
  /** What was done, and by whom. */
  readonly writes: string[] = []
  readonly said: Review[] = [
    {
      ...{ draft: 'december', version: 1, onto: 2, kind: 'ticked', digest: 'these', finding: 'gap' },
      ...{ author: 'Somebody <0>', at, note: 'Meant so' },
    },
  ]
  /** What was refused, as the audit has it. */
  readonly refused: string[] = []
  readonly #changed: readonly string[]
  readonly #schedule: Schedule = {
    ...{ number: 1, draft: 'december', version: 1, due: at, zone: 'UTC', state: 'planned', told: '' },
    ...{ author: 'Somebody <0>', at, note: '' },
  }
  #draft: Draft = { ...signed, name: 'december', version: 1, base: 1, tree: 'd1', isThrownAway: false }

  /** With one draft, and one revision before the live one, which both changed these files. */
  constructor(changed: readonly string[], { isThrownAway = false } = {}) {
    this.#changed = changed
    this.#draft = { ...this.#draft, isThrownAway }
  }

  brands = () => ['acme', 'umbrella'].map(key => ({ key, name: key, hosts: [`${key}.example`] }))
  head = async () => this.#revision(2)
  revision = async (number: number) => (number === 1 || number === 2 ? this.#revision(number) : undefined)
  revisions = async () => [this.#revision(2), this.#revision(1)]
  revisionsBetween = async () => []
  draft = async (name: string) => (name === this.#draft.name ? this.#draft : undefined)
  drafts = async () => [this.#draft]
  publishers = async () => ['Lucia <l>', 'Ada <id of Ada>', 'Lucia <other>']
  authorsOf = async () => [this.#draft.author]
  changedIn = async () => this.#changed
  edits = async () => this.#edits()
  editsOf = async () => this.#edits()
  text = async (tree: string, path: string) => `${tree} ${path}`
  paths = async () => ['acme/assets/logo.svg', 'acme/menus.json', 'base/menus.json', 'umbrella/menus.json']
  texts: Desk['texts'] = async (tree, paths) => new Map(paths.map(path => [path, `${tree} ${path}`]))
  merge = async () => this.#merged()
  mergeOld = async () => this.#merged()
  changes = async () => this.#changes()
  changesOf = async () => this.#changes()
  report = async () => ({ brands: [], added: [], removed: [], findings: [gap], proved: [] })
  history = async () => ({ entries: [{ revision: this.#revision(2), changes: this.#changes() }], next: undefined })
  schedules = async () => [this.#schedule]
  waitingSchedules: Desk['waitingSchedules'] = async () => []
  schedule: Desk['schedule'] = async ({ author }) => this.#scheduled('schedule', author)
  instantIn = (_zone: string, time: string) => new Date(`${time}Z`)
  publishSchedule: Desk['publishSchedule'] = async (_, { author }) => this.#scheduled('publish schedule', author)
  cancelSchedule: Desk['cancelSchedule'] = async (_, { author }) => this.#scheduled('cancel schedule', author)
  presentIn = async () => []
  bePresent: Desk['bePresent'] = async ({ author }) => void this.writes.push(`be there by ${author}`)
  leave: Desk['leave'] = async ({ author }) => void this.writes.push(`leave by ${author}`)
  serving = async () => [{ number: 2, instances: 3 }]
  assets = async () => []
  dates = async () => []
  warnings = async () => []
  standIns = async () => ({})
  save: Desk['save'] = async ({ name, seen, author }) => this.#write('save', { ...this.#draft, name, author }, seen)
  idNames = async () => ({ groupId: { '10002805': 'A town' } })
  addAsset: Desk['addAsset'] = async ({ author, brand, file }) => {
    this.writes.push(`add ${brand}/${file} by ${author}`)
    return { draft: this.#draft, path: `${brand}/assets/${file}.png`, removed: [] }
  }
  settle: Desk['settle'] = async ({ author }) => this.#write('settle', { ...this.#draft, author })
  throwAway: Desk['throwAway'] = async ({ author }) => this.#write('throw away', { ...this.#draft, author })
  restore: Desk['restore'] = async ({ author }) => this.#write('restore', { ...this.#draft, author })
  version = async () => this.#draft
  reviewsOf = async () => this.said
  say: Desk['say'] = async review => {
    this.writes.push(`${review.kind} by ${review.author}`)
    this.said.push(review)
  }
  record: Desk['record'] = async ({ what, result }) => void this.refused.push(`${what} ${result}`)
  publish: Desk['publish'] = async (_, { author }, cause) => {
    this.writes.push(`${cause} by ${author}`)
    return this.#revision(2)
  }

  #write(what: string, draft: Draft, seen = draft.version): Draft {
    this.writes.push(`${what} by ${draft.author}`)
    return { ...draft, version: seen + 1 }
  }
  #revision(number: number): Revision {
    const parent = number === 1 ? undefined : number - 1
    return { ...signed, number, parent, cause: 'publish', tree: `r${number}`, changed: [] }
  }
  #scheduled(what: string, author: string): Schedule {
    this.writes.push(`${what} by ${author}`)
    return { ...this.#schedule, state: 'done' }
  }
  #changes() {
    return this.#changed.map(path => ({ path, item: 'an item', words: ['title: "a" → "b"'] }))
  }
  #edits() {
    return this.#changed.map(path => ({ path, items: [], line: 'changed' }))
  }
  #merged(): Merged {
    const changed = this.#changed.map(path => ({ path }))
    return {
      onto: this.#revision(2),
      files: new Map(),
      changed,
      clashes: [],
      mistakes: async () => [],
      digest: 'these',
    }
  }
}
