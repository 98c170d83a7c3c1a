import { atom } from 'jotai'

const dismissedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Ids of the alerts that the person put away, until the page is loaded anew. */
export const dismissedAlertsAtom = atom(get => get(dismissedAtom))

export const dismissAlertAtom = atom(null, (get, set, id: string) => {
  set(dismissedAtom, new Set([...get(dismissedAtom), id]))
})
