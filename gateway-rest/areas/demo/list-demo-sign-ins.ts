import type { Handler } from '../../http/call.ts'
import { DEMO_PASSWORD, demoSignIns } from '../../seed/personas.ts'

/** `GET /demo/sign-ins`: the made-up people to sign in as, for `npm start` to print. They exist in this gateway only. */
export const listDemoSignIns: Handler<'listDemoSignIns'> = () => ({
  password: DEMO_PASSWORD,
  signIns: [...demoSignIns],
})
