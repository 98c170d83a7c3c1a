import { useSyncExternalStore } from 'react'
import { type FollowUp, followUp } from './after-saving.ts'

const never = () => () => {}

/** Says in a form that its page is alive; without script the field is not there. */
export function TellingField() {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return alive ? <input type="hidden" name={followUp} value={'tell' satisfies FollowUp} /> : null
}
