import { useAlive } from '../ui/alive/use-alive.ts'
import { type FollowUp, followUp } from './after-saving.ts'

/** Says in a form that its page is alive; without script the field is not there. */
export const TellingField = () =>
  useAlive() ? <input type="hidden" name={followUp} value={'tell' satisfies FollowUp} /> : null
