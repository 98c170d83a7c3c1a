import { atom, useAtomValue } from 'jotai'
import { useShell } from '../../screen/shell-data.ts'

/** Id of the alert bar, to which the alert icon leads. */
export const alertBarId = 'alerts'

/** Ids of the alerts that the person dismissed, until the page is reloaded. */
const dismissedAlertsAtom = atom<ReadonlySet<string>>(new Set<string>())

export const dismissAlertAtom = atom(null, (get, set, id: string) => {
  set(dismissedAlertsAtom, new Set([...get(dismissedAlertsAtom), id]))
})

/** The member's alerts without the dismissed ones. */
export function useShownAlerts() {
  const { alerts } = useShell().shell
  const dismissed = useAtomValue(dismissedAlertsAtom)
  return alerts.filter(alert => !alert.canDismiss || !dismissed.has(alert.id))
}
