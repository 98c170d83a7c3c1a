import { useAtomValue } from 'jotai'
import { useShell } from '../../screen/shell-data.ts'
import { dismissedAlertsAtom } from '../../state/dismissed-alerts.ts'

/** The member's alerts without those put away. */
export function useShownAlerts() {
  const { alerts } = useShell().shell
  const dismissed = useAtomValue(dismissedAlertsAtom)
  return alerts.filter(alert => !alert.canDismiss || !dismissed.has(alert.id))
}
