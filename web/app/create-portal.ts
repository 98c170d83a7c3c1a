import { ShellDocument, type ShellQuery } from '../generated/shell.ts'
import type { Answer, Query } from './portal.ts'
import type { Portal } from './portal-context.ts'

interface Options {
  /** True on the server: whoever asks within one request gets the same shell. */
  askOnce: boolean
  /** The shell that came with the page. */
  shell?: ShellQuery | undefined
  /** Whether a shell still fits who is signed in: then it stays when a newer one cannot be had. */
  stillFits?: (shell: ShellQuery) => boolean
}

/** Joins a way of asking with the memory of the last shell, so that a failing screen can look up the brand's rules. */
export function createPortal(query: Query, { askOnce, shell, stillFits = () => false }: Options): Portal {
  let current: Promise<Answer<ShellQuery>> | undefined = shell && Promise.resolve({ data: shell, errors: [] })
  let last = shell
  const ask = () => {
    current = query(ShellDocument, {}).then(answer => {
      const kept = !answer.data && last && stillFits(last)
      last = kept ? last : (answer.data ?? undefined)
      return kept && last ? { data: last, errors: [] } : answer
    })
    return current
  }
  return {
    query,
    shell: () => current ?? ask(),
    reloadShell: () => (askOnce && current ? current : ask()),
  }
}
