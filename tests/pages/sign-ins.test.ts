import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, demoSignIns } from '../../gateway-rest/seed/personas.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

const signIns = demoSignIns()
const domains = [...new Set(signIns.map(({ domainId }) => domainId))]

/** "noemail: /update-preferences, 200, Update communication preferences": where a log-in without script ends. */
async function landing(visitor: Visitor, persona: string, username: string): Promise<string> {
  let path = '/login'
  let seen = await visitor.submit(path, { username, password: DEMO_PASSWORD })
  const way: string[] = []
  while (seen.location !== undefined && way.length < 5) {
    path = seen.location
    way.push(path)
    seen = await visitor.open(path)
  }
  const heading = seen.heading?.replace(/^Hello, .*/, 'Hello, NAME') ?? 'no heading'
  return `${persona}: ${way.join(', ') || path}, ${seen.status}, ${heading}`
}

it.each(domains)(
  '[ROUTING-01] [ROUTING-15] every sign-in of domain %s lands where its journey leads, without script',
  async domainId => {
    const portal = await world.portal(Number(domainId))
    const lines: string[] = []
    for (const { persona, username } of signIns.filter(one => one.domainId === domainId))
      lines.push(await landing(portal.visitor(), persona, username))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/sign-ins-${domainId}.txt`)
  },
  120_000,
)
