import { atom, type createStore } from 'jotai'

/** What did not get through, of the page in sight: the next page, or a form. */
export type Interruption = { of: 'page'; tryAgain: () => void } | { of: 'form'; status: number }

/** What stands between the member and the next page or the saved form; the shell says so (MEMBER-24, MEMBER-26). */
export const interruptionAtom = atom<Interruption | undefined>(undefined)

/** How loaders and actions tell of the line between this browser and the portal. */
export interface Line {
  /** A page, or one of its parts, cannot be fetched. Resolves when it is to be tried again; until then the page in sight stays. */
  lost(): Promise<void>
  /** Something came through again: what waits is tried again. */
  back(): void
  /** A form could not be sent, with the status of the failure; without one, it is being sent. */
  unsent(status?: number): void
}

/** The line of a browser's page, which it tells of in a store. */
export function createLine(store: ReturnType<typeof createStore>): Line {
  const drop = (of: Interruption['of']) =>
    store.set(interruptionAtom, before => (before?.of === of ? undefined : before))
  const waiting: (() => void)[] = []
  const tryAgain = () => {
    drop('page')
    for (const goOn of waiting.splice(0)) goOn()
  }
  return {
    lost: () =>
      new Promise(resolve => {
        waiting.push(resolve)
        store.set(interruptionAtom, { of: 'page', tryAgain })
      }),
    back: tryAgain,
    unsent: status => (status === undefined ? drop('form') : store.set(interruptionAtom, { of: 'form', status })),
  }
}
