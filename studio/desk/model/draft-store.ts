import type { Shelf } from '../../shell/shelf.ts'
import { baseUnder, type Decisions, type DeskClash, mergedOver } from './clash.ts'
import type { FileEdit } from './item-edits.ts'
import { SaveTimer } from './save-timer.ts'
import type { Saved, SavingState, ServedDraft } from './served-draft.ts'
import type { Kept } from './step.ts'
import { StepHistory } from './step-history.ts'
import type { Files } from './surface.ts'

export interface DeskState {
  readonly files: Files
  readonly version: number
  readonly saving: SavingState
  /** Why what was typed is not saved. */
  readonly refused: string | undefined
  /** What would be taken back, or done again. */
  readonly undo: string | undefined
  readonly redo: string | undefined
  readonly clashes: readonly DeskClash[]
}

interface Options {
  draft: ServedDraft
  shelf: Shelf
  save: (version: number, edits: readonly FileEdit[]) => Promise<Saved>
  /** The draft as it is by now. */
  newest?: () => Promise<ServedDraft>
  /** Milliseconds after which an edit is saved by itself: short, as the preview shows what is saved (STUDIO-20). */
  soonMs?: number
  /** Milliseconds between two saves at least: who goes on typing sees each word come, and saves not each key. */
  pauseMs?: number
  /** Milliseconds after which what could not be sent is sent again. */
  retryMs?: number
}

/** What becomes of one file, or of several. */
type Edits = FileEdit | readonly FileEdit[]

/**
 * The draft that is being worked on: its texts, the steps of undo over all of them, and saving by itself with the version named
 * that was seen (STUDIO-10, STUDIO-11). What is not saved is kept in the browser, and merged item by item with what somebody else
 * saved meanwhile; where both said something else, somebody chooses.
 */
export class DraftStore {
  #saved: ServedDraft
  #files: Map<string, string>
  readonly #steps = new StepHistory()
  #saving: SavingState = 'saved'
  #refused: string | undefined
  #clashes: readonly DeskClash[] = []
  /** What is unsaved is over this, while both sides of something wait for somebody to choose. */
  #conflict: ServedDraft | undefined
  /** Whether others are known to have saved since. */
  #isBehind = false
  readonly #timer: SaveTimer
  #busy: Promise<void> | undefined
  #state: DeskState
  readonly #listeners = new Set<() => void>()
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { soonMs: 20, pauseMs: 150, retryMs: 10_000, newest: async () => this.#saved, ...options }
    this.#timer = new SaveTimer(() => void this.saveNow(), this.#options)
    this.#saved = options.draft
    this.#files = new Map(options.draft.files)
    this.#takeUp(options.shelf.read())
    this.#state = this.#made()
  }

  /** For `useSyncExternalStore`. */
  readonly follow = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }
  readonly state = (): DeskState => this.#state

  /**
   * Makes an edit, of one file or of several together, each of them once. One that goes on with the last step, as the next key in
   * one field does, is one step with it: `of` says which field, where others have that name. What is made of the texts is made of
   * the newest: whoever draws them may be a step behind.
   */
  edit(name: string, edits: Edits | ((files: Files) => Edits), of = name): void {
    const asked = typeof edits === 'function' ? edits(this.#files) : edits
    const changed = [asked].flat().filter(({ path, text }) => text !== (this.#files.get(path) ?? null))
    if (changed.length === 0) return
    this.#steps.add({ name, of, edits: changed, files: this.#files })
    this.#put(changed)
  }

  /** Makes all edits that `work` makes one step of undo: those before and after it do not go on with it (STUDIO-16). */
  oneStep(work: () => void): void {
    this.#steps.oneStep(work)
  }

  /** Told that something beside the texts was saved: a picture, in a version of its own. */
  sawVersion(version: number): void {
    this.#saved = { ...this.#saved, version: Math.max(version, this.#saved.version) }
    this.#changed()
  }

  /**
   * Takes what others saved, of which something else than a save told, with what is not saved here over it. Where a version is
   * named, only what is newer than this browser's: the save under way may be what was told of.
   */
  async catchUp(told?: number): Promise<void> {
    while (this.#busy) await this.#busy
    if (told !== undefined && told <= this.#saved.version) return
    // Who is choosing between two sides is not shown a third before they have chosen.
    if (this.#conflict) this.#isBehind = true
    else await this.#take(await this.#options.newest())
  }

  async #take(theirs: ServedDraft): Promise<void> {
    while (this.#busy) await this.#busy
    if (theirs.version <= this.#saved.version) return
    if (this.#conflict) {
      this.#isBehind = true
      return
    }
    this.#mergeWith(theirs)
    if (this.#saving === 'waiting') this.#timer.later()
    this.#changed()
  }

  /** Takes the last step back. Answers with its name where it cannot be: somebody else has changed the same since. */
  undo(): string | undefined {
    return this.#walk(this.#steps.undo(this.#files))
  }

  /** Does again what was taken back last. Answers with its name where it cannot be. */
  redo(): string | undefined {
    return this.#walk(this.#steps.redo(this.#files))
  }

  #walk(walked: ReturnType<StepHistory['undo']>): string | undefined {
    if (!walked) return undefined
    if ('edits' in walked) this.#put(walked.edits)
    else this.#changed()
    return 'lost' in walked ? walked.lost : undefined
  }

  /** Says which side holds of each clash (STUDIO-11). What was typed since holds where it is ours. */
  choose(decisions: Decisions): void {
    if (!this.#conflict) return
    this.#mergeWith(this.#saved, { decisions })
    this.#changed()
    if (!this.#conflict) void this.saveNow()
  }

  /** Saves what is not saved. Resolves when it is, or when it has failed. */
  async saveNow(): Promise<void> {
    this.#timer.stop()
    // What was typed while one save was under way goes with the next. Of several who wait one saves at a time: a second one with
    // the same version would be told that somebody else saved.
    while (this.#busy) await this.#busy
    const edits = this.#unsaved()
    if (edits.length === 0 || this.#conflict) return
    this.#busy = this.#send(edits)
    await this.#busy
    this.#busy = undefined
  }

  async #send(edits: readonly FileEdit[]): Promise<void> {
    this.#timer.saved()
    this.#saving = 'saving'
    this.#changed()
    try {
      const answer = await this.#options.save(this.#saved.version, edits)
      this.#refused = 'refused' in answer ? answer.refused : undefined
      if ('refused' in answer) this.#saving = 'refused'
      else if ('theirs' in answer) this.#mergeWith(answer.theirs)
      else {
        const files = new Map(this.#saved.files)
        for (const { path, text } of edits) put(files, path, text)
        this.#saved = { version: answer.version, files }
        this.#saving = this.#unsaved().length > 0 ? 'waiting' : 'saved'
      }
      if (this.#saving === 'waiting') this.#timer.later()
    } catch {
      this.#saving = 'failed'
      this.#timer.later(this.#options.retryMs)
    }
    this.#changed()
  }

  /** Takes what somebody else saved, with what is not saved here over it (CONTENT-05). */
  #mergeWith(
    theirs: ServedDraft,
    {
      base = this.#conflict ?? this.#saved,
      unsaved = this.#unsaved(base),
      decisions = new Map(),
    }: { base?: ServedDraft; unsaved?: readonly FileEdit[]; decisions?: Decisions } = {},
  ): void {
    const before = this.#files
    const { files, clashes } = mergedOver(theirs.files, unsaved, base.files, decisions)
    this.#files = files
    this.#saved = theirs
    this.#clashes = clashes
    this.#conflict =
      clashes.length > 0 ? { version: base.version, files: baseUnder(files, unsaved, base.files) } : undefined
    this.#steps.sawOthers(before, files)
    this.#saving = clashes.length > 0 ? 'clashes' : this.#unsaved().length > 0 ? 'waiting' : 'saved'
    if (this.#conflict || !this.#isBehind) return
    this.#isBehind = false
    // Where that fails, the next who tells of a version has it asked for.
    void this.catchUp().catch(() => undefined)
  }

  #takeUp(text: string | null): void {
    if (text === null) return
    const { version, unsaved, ...steps } = JSON.parse(text) as Kept
    if (version === this.#saved.version) {
      for (const [path, , ours] of unsaved) put(this.#files, path, ours)
      this.#steps.takeUp(steps)
      if (unsaved.length > 0) this.#saving = 'waiting'
    } else if (unsaved.length > 0) {
      const files = new Map(this.#saved.files)
      for (const [path, was] of unsaved) put(files, path, was)
      const edits = unsaved.map(([path, , ours]) => ({ path, text: ours }))
      this.#mergeWith(this.#saved, { base: { version, files }, unsaved: edits })
    }
    if (this.#saving === 'waiting') this.#timer.later()
  }

  #unsaved({ files }: Pick<ServedDraft, 'files'> = this.#saved): FileEdit[] {
    const paths = new Set([...this.#files.keys(), ...files.keys()])
    return [...paths]
      .filter(path => this.#files.get(path) !== files.get(path))
      .map(path => ({ path, text: this.#files.get(path) ?? null }))
  }

  #lookAgain({ files }: ServedDraft): void {
    this.#clashes = mergedOver(this.#saved.files, this.#unsaved({ files }), files, new Map()).clashes
    if (this.#clashes.length === 0) this.#mergeWith(this.#saved)
  }

  #put(edits: readonly FileEdit[]): void {
    this.#files = new Map(this.#files)
    for (const { path, text } of edits) put(this.#files, path, text)
    // What is typed now may say the same as the other side does.
    if (this.#conflict) this.#lookAgain(this.#conflict)
    if (!this.#conflict) this.#saving = this.#unsaved().length > 0 ? 'waiting' : 'saved'
    this.#changed()
    this.#timer.later()
  }

  #changed(): void {
    this.#state = this.#made()
    // While somebody has to choose, a reload has to find both sides again.
    const { version, files } = this.#conflict ?? this.#saved
    const unsaved = this.#unsaved({ files }).map(({ path, text }) => [path, files.get(path) ?? null, text] as const)
    const kept: Kept = { version, unsaved, ...this.#steps.kept }
    this.#options.shelf.write(JSON.stringify(kept))
    for (const listener of this.#listeners) listener()
  }

  #made(): DeskState {
    return {
      ...{ files: this.#files, version: this.#saved.version, clashes: this.#clashes },
      ...{ saving: this.#saving, refused: this.#refused },
      ...this.#steps.names,
    }
  }
}

function put(files: Map<string, string>, path: string, text: string | null): void {
  if (text === null) files.delete(path)
  else files.set(path, text)
}
