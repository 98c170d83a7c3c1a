import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { briefly, ManifestErrors, refusedBy } from '../content/manifest-errors.ts'
import { BrandHosts } from './brand-hosts.ts'
import { createLiveBrand } from './live-brand.ts'
import { nextBrands } from './next-brands.ts'
import { createRevisionHolder, type RevisionHolder } from './revision-holder.ts'

/** Where manifests come from. */
export interface ManifestSource {
  /** Folder with a folder for each brand, where images are. */
  folder: string
  /** Where images of what is served now are, when it may be another revision than the folder's. */
  servedFolder?: () => string
  /** Checked and compiled brands. */
  brands: readonly CompiledManifest[]
  /** What is wrong with brands that were left out at the start. */
  refused?: unknown
  /** Reads them again; when it throws, the last good revision goes on serving. */
  reload?: () => Promise<readonly CompiledManifest[]>
  /** What changed since the last revision that was taken, a line for each file; those of refused brands are left out. */
  changes?: (refused: readonly string[]) => Promise<readonly string[]>
  /** Whether a revision of the store is served, or what serves was chosen in spite of it: any other is taken when it is heard of. None are when left out. */
  isServed?: (revision: number) => boolean
}

/** How an attempt to take manifests anew ended: partly when a brand was refused and others were taken. */
type ReloadOutcome = 'taken' | 'partly' | 'refused'

interface Surroundings {
  gatewayUrl: string
  /** The address of a file of the manifests that changes with what is in the file. */
  lastingAddress: (address: string) => string
  now: () => Date
  tell: (outcome: ReloadOutcome) => void
  log: Log
}

/** The brands that serve, by host. A mistake in one does not keep another's edit from being served (OPS-11, OPS-12). */
export function createHosts(
  { brands, refused, reload, changes }: ManifestSource,
  { now, tell, log, ...surroundings }: Surroundings,
): RevisionHolder<BrandHosts> {
  const live = (manifests: readonly CompiledManifest[], former?: BrandHosts) =>
    new BrandHosts(
      manifests.map(compiled => createLiveBrand(compiled, surroundings)),
      former && { hosts: former, at: now() },
    )
  const holder = createRevisionHolder(
    live(brands),
    async (former, refuse) => {
      const serving = former.brands.map(({ compiled }) => compiled)
      try {
        return live(reload ? await reload() : serving, former)
      } catch (error) {
        if (!(error instanceof ManifestErrors) || error.good.length === 0) throw error
        const next = live(nextBrands(serving, error), former)
        refuse(error)
        return next
      }
    },
    { now, refused },
  )
  if (refused !== undefined) tellRefusal(refused)
  function tellRefusal(error: unknown): void {
    log.error({ reason: briefly(error), revisions: revisionsOf(holder.current()) }, 'manifests refused')
  }
  /** Nobody waits for what changed to be found out. A refusal of one brand is told once, whatever else was taken with it. */
  function tellTaken(waiting: readonly string[]): void {
    const revisions = revisionsOf(holder.current())
    const told = (lines?: readonly string[]) => {
      if (waiting.length > 0 && !lines?.length) return
      log.info({ revisions, ...(lines && { changes: lines }) }, 'manifests taken')
    }
    if (changes) changes(waiting).then(told, () => told())
    else told()
  }
  return {
    ...holder,
    async reload(...asked) {
      const before = holder.current()
      const reloaded = await holder.reload(...asked)
      tell(reloaded.ok ? 'taken' : holder.current() === before ? 'refused' : 'partly')
      if (!reloaded.ok) tellRefusal(reloaded.error)
      const waiting = reloaded.ok ? [] : refusedBy(reloaded.error)
      if (waiting !== 'all') tellTaken(waiting)
      return reloaded
    },
  }
}

const revisionsOf = ({ brands }: BrandHosts) =>
  Object.fromEntries(brands.map(({ compiled: { brand, revision = '' } }) => [brand.id, revision]))
