import { Pool } from 'undici'
import { readArguments } from './read-arguments.ts'
import { serveJoinedCalls } from './serve-joined-calls.ts'

/** The yardstick: makes the calls as everybody makes them with undici, and joins the answers. */
const { port, upstream } = readArguments()
const pool = new Pool(upstream, { connections: 512, pipelining: 1 })

async function ask(path: string, authorization: string): Promise<unknown> {
  const { body } = await pool.request({ method: 'GET', path: `/api/${path}`, headers: { authorization } })
  return body.json()
}

serveJoinedCalls(ask, port)
