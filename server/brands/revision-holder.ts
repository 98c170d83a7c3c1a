/** Why the newest revision does not serve, or not all of it. */
interface Refusal {
  error: unknown
  at: Date
}

/** Holds the revision that serves; `reload` replaces it only by a good one. */
export interface RevisionHolder<Revision> {
  current(): Revision
  /** When what serves was taken. */
  takenAt(): Date
  /** What is wrong with the newest, while an older revision or part of one serves; undefined when all is well. */
  refusal(): Refusal | undefined
  /**
   * Loads anew. Resolves to the failure when what was loaded is bad, or when `check` throws at it: the last good revision goes
   * on serving.
   */
  reload(check?: (next: Revision) => void): Promise<Reloaded>
}

export type Reloaded = { ok: true } | { ok: false; error: unknown }

/**
 * Makes the next revision from what is there now. Throws when nothing of it may serve; calls `refuse` when a part may not,
 * for which it took the former one.
 */
export type Load<Revision> = (former: Revision, refuse: (error: unknown) => void) => Promise<Revision>

/** Starts with a good revision; a later bad one never takes its place. `now` is the clock of the refusals, `refused` what was wrong at the start. */
export function createRevisionHolder<Revision>(
  first: Revision,
  load: Load<Revision>,
  { now = () => new Date(), refused }: { now?: () => Date; refused?: unknown } = {},
): RevisionHolder<Revision> {
  let revision = first
  let takenAt = now()
  let refusal: Refusal | undefined = refused === undefined ? undefined : { error: refused, at: now() }
  let turn = Promise.resolve()
  const take = async (check: (next: Revision) => void): Promise<Reloaded> => {
    const found: Refusal[] = []
    const refuse = (error: unknown) => void found.push({ error, at: now() })
    try {
      const next = await load(revision, refuse)
      check(next)
      if (next !== revision) takenAt = now()
      revision = next
    } catch (error) {
      refuse(error)
    }
    refusal = found.at(-1)
    return refusal ? { ok: false, error: refusal.error } : { ok: true }
  }
  return {
    current: () => revision,
    takenAt: () => takenAt,
    refusal: () => refusal,
    // One after another, so that the newest files win even when an older load is slow.
    reload: (check = () => {}) => {
      const result = turn.then(() => take(check))
      turn = result.then(() => undefined)
      return result
    },
  }
}
