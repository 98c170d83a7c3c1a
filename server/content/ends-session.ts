import { segmentsOf } from '../../engine/resolve/routes.ts'

const arrivals: ReadonlySet<string> = new Set(['login', 'logout'])

/** Whether visiting an address ends the session: the log-in page and logout do (LOGIN-09, LOGOUT-09). */
export function endsSession(path: string): boolean {
  const [first = '', more] = segmentsOf(path.replace(/[?#].*$/s, ''))
  return more === undefined && arrivals.has(first)
}
