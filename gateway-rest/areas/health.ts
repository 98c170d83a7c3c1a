import type { Handler } from '../http/call.ts'

/** `GET /healthz`: answers as soon as the database does. */
export const getHealth: Handler<'getHealth'> = ({ database }) => {
  database.get('select 1')
  return { status: 'ok' }
}
