import { failed } from '../app/failure.ts'
import { leadTo } from '../app/lead-to.ts'

/** Goes where the post-login journey leads; a journey that leads nowhere is a failure of ours, not of the member (ROUTING-01). */
export function leadOn({ next }: { next: string | null }): Response {
  if (next === null) throw failed({ status: 500 })
  return leadTo(next)
}
