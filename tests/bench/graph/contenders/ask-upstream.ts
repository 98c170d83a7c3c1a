import { Pool } from 'undici'
import type { Validator } from '../../../../gateway-graph/context/rest-client.ts'

/** Asks one path of the REST gateway for a member. Throws when the call fails or its answer breaks the contract. */
type Ask = <Answer>(path: string, validate: Validator<Answer>) => Promise<Answer>

/** A way of asking as a program by hand has it: a pool, the member's token, the contract's validator, nothing else. */
export function askUpstream(upstream: string): (token: string) => Ask {
  const pool = new Pool(upstream, { connections: 512, pipelining: 1 })

  return token => {
    const headers = { authorization: `Bearer ${token}` }
    return async (path, validate) => {
      const { statusCode, headers: sent, body } = await pool.request({ method: 'GET', path: `/api/${path}`, headers })
      const isText = String(sent['content-type']).startsWith('text/plain')
      const value: unknown = await (isText ? body.text() : body.json())
      if (statusCode === 200 && validate(value)) return value
      throw new Error(`${path} cannot be used`)
    }
  }
}
