/** Holds the revision that serves; `reload` replaces it only by a good one. */
export interface RevisionHolder<Revision> {
  current(): Revision
  /** False while the newest files have mistakes and an older revision serves. */
  isNewest(): boolean
  /** Loads anew. Resolves to the failure when what was loaded is bad: the last good revision goes on serving. */
  reload(): Promise<{ ok: true } | { ok: false; error: unknown }>
}

/** Starts with a good revision; a later bad one never takes its place. */
export function createRevisionHolder<Revision>(
  first: Revision,
  load: () => Promise<Revision>,
): RevisionHolder<Revision> {
  let revision = first
  let newest = true
  let turn = Promise.resolve()
  const take = async () => {
    try {
      revision = await load()
      newest = true
      return { ok: true } as const
    } catch (error) {
      newest = false
      return { ok: false, error } as const
    }
  }
  return {
    current: () => revision,
    isNewest: () => newest,
    // One after another, so that the newest files win even when an older load is slow.
    reload: () => {
      const result = turn.then(take)
      turn = result.then(() => undefined)
      return result
    },
  }
}
