import { createServer } from 'node:http'
import { type Dispatcher, Pool } from 'undici'
import { claimsQuery } from './claims-query.ts'
import { readArguments } from './read-arguments.ts'

/**
 * What eight calls cost by the leanest means of the HTTP client: they are sent through its dispatch interface, parsed and
 * joined. No session, validation, mapping, GraphQL or log, and no care for failures: whatever does any of this is slower.
 */
const { port, upstream } = readArguments()
const pool = new Pool(upstream, { connections: 512, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 })

class Answer implements Dispatcher.DispatchHandler {
  readonly #done: (value: unknown) => void
  readonly #fail: (error: Error) => void
  readonly #chunks: Buffer[] = []

  constructor(done: (value: unknown) => void, fail: (error: Error) => void) {
    this.#done = done
    this.#fail = fail
  }

  onConnect(): void {}

  onHeaders(): boolean {
    return true
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk)
    return true
  }

  onComplete(): void {
    this.#done(JSON.parse(Buffer.concat(this.#chunks).toString()))
  }

  onError(error: Error): void {
    this.#fail(error)
  }
}

function ask(path: string, authorization: string): Promise<unknown> {
  return new Promise((done, fail) => {
    pool.dispatch({ method: 'GET', path: `/api/${path}`, headers: { authorization } }, new Answer(done, fail))
  })
}

createServer(async (request, response) => {
  request.resume()
  const authorization = request.headers.authorization ?? ''
  const account = ask('account', authorization)
  const claims = account.then(value => {
    const { members = [] } = value as { members?: { memberSuffix: number }[] }
    return ask(`claims/medical?${claimsQuery(members[0]?.memberSuffix ?? 0)}`, authorization)
  })
  const others = [
    'account/getEmployeeId',
    'plan-management/details',
    'ebill/hasEbill',
    'ebill/showEbillAlert',
    'idCard/eligible',
    'programs',
  ].map(path => ask(path, authorization))
  const answer = await Promise.all([account, claims, ...others])
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}).listen(port, '127.0.0.1')
