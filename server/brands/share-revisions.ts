import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import type { Revisions } from '../state/state.ts'
import type { BrandHosts } from './brand-hosts.ts'
import type { Reloaded, RevisionHolder } from './revision-holder.ts'

/** When to look again whether an announced revision has arrived in this instance's folder, in milliseconds after the time before. */
const looks = [0, 500, 2_000, 10_000, 30_000]

/**
 * Lets all instances serve the same revision of the manifests (OPS-14): what one reloaded is announced, and the others reload,
 * each from its own folder. They take exactly what was announced, so that a folder which is still being copied serves no half.
 */
export function shareRevisions(
  hosts: RevisionHolder<BrandHosts>,
  revisions: Revisions,
  log: Pick<Log, 'error' | 'warn'>,
): { reload(): Promise<Reloaded> } {
  let newest = ''
  const follow = async (digest: string) => {
    newest = digest
    for (const pause of looks) {
      await setTimeout(pause, undefined, { ref: false })
      if (newest !== digest || digestOf(hosts.current()) === digest) return
      const reloaded = await hosts.reload(next => {
        const found = digestOf(next)
        if (found !== digest)
          throw new Error(`Another instance took revision ${digest}; the manifests here are of revision ${found}`)
      })
      if (reloaded.ok) return
      log.warn({ reason: String(reloaded.error) }, 'a revision of another instance is not served here yet')
    }
  }
  revisions.onNew(({ digest }) => void follow(digest))
  return {
    async reload() {
      const reloaded = await hosts.reload()
      const digest = digestOf(hosts.current())
      newest = digest
      if (reloaded.ok)
        await revisions.announce(digest).catch((error: unknown) => {
          log.error({ reason: String(error) }, 'other instances may not know of the new revision of the manifests')
        })
      return reloaded
    },
  }
}

/** A few letters that change with what any brand says. */
function digestOf({ brands }: BrandHosts): string {
  const parts = brands.map(({ compiled: { brand, revision } }) => `${brand.id} ${revision}`).toSorted()
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}
