import { createServer } from 'node:http'
import { claimsQuery } from './claims-query.ts'

/** Asks one path of the REST gateway for a member and gives the parsed answer. */
export type AskPath = (path: string, authorization: string) => Promise<unknown>

/**
 * Serves Home's eight calls, made with the member's token and joined, nothing else. The claims wait for the account, as
 * they do everywhere, because only the account tells the member's suffix.
 */
export function serveJoinedCalls(ask: AskPath, port: number): void {
  async function claimsOf(account: Promise<unknown>, authorization: string): Promise<unknown> {
    const { members = [] } = (await account) as { members?: { memberSuffix: number }[] }
    return ask(`claims/medical?${claimsQuery(members[0]?.memberSuffix ?? 0)}`, authorization)
  }

  async function join(authorization: string): Promise<unknown> {
    const account = ask('account', authorization)
    return Promise.all([
      account,
      ask('account/getEmployeeId', authorization),
      ask('plan-management/details', authorization),
      ask('ebill/hasEbill', authorization),
      ask('ebill/showEbillAlert', authorization),
      claimsOf(account, authorization),
      ask('idCard/eligible', authorization),
      ask('programs', authorization),
    ])
  }

  createServer(async (request, response) => {
    request.resume()
    const answer = await join(request.headers.authorization ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(port, '127.0.0.1')
}
