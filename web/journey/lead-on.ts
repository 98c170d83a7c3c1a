import { routeError } from '../errors/failure.ts'
import { redirectTo } from '../screen/redirect.ts'

/** Goes where the post-login journey leads; a journey that leads nowhere is a failure of ours, not of the member (ROUTING-01). */
export function leadOn({ next }: { next: string | null }): Response {
  if (next === null) throw routeError({ status: 500 })
  return redirectTo(next)
}
