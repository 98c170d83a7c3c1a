import type { Pool } from 'undici'
import { vi } from 'vitest'
import { buildSchema } from '../../../gateway-graph/build-schema.ts'
import type { ContextOptions } from '../../../gateway-graph/create-context.ts'
import { createGraph } from '../../../gateway-graph/create-graph.ts'
import type { GraphAnswer } from '../../../gateway-graph/execution/graph-errors.ts'
import type { PersonInput } from '../../../gateway-graph/generated/resolver-types.ts'
import { FakeSession } from '../../../gateway-graph/testing/fake-session.ts'
import { testBrand } from '../../../gateway-graph/testing/fixture.ts'
import { RecordingLog } from '../../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../../gateway-graph/testing/test-context.ts'
import { createPool } from '../../../gateway-graph/upstream/create-pool.ts'
import { PublicAnswers } from '../../../gateway-graph/upstream/public-answers.ts'
import type { Mail } from '../../../gateway-rest/mail/mailer.ts'
import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { startGateway } from '../../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../../gateway-rest/testing/quick-hashes.ts'
import { createRecordingMailer } from '../../../gateway-rest/testing/test-gateway.ts'
import type { DemoSignIns } from '../../../schema/generated/gateway-types.ts'

/** Somebody who talks to the real reference gateway through the schema. */
export interface Person {
  session: FakeSession
  ask(text: string, variables?: Record<string, unknown>, options?: Partial<ContextOptions>): Promise<GraphAnswer>
}

export interface RealGateway {
  /** A visitor of the brand with a domain id. */
  visitor(domainId: number): Person
  /** A demonstration persona, signed in; fails when the gateway refuses. */
  signedIn(persona: string, domainId?: number): Promise<Person>
  /** What somebody of a brand knows who can register. */
  newcomer(domainId: number): Promise<PersonInput>
  /** The message to an address whose subject holds a word; waits until it is sent. */
  mailTo(address: string, word: string): Promise<Mail>
  close(): Promise<void>
}

const { execute } = createGraph({
  ...{ schema: buildSchema(), knownDocuments: {}, developerMode: true, log: new RecordingLog() },
})

export const signIn = `mutation ($username: String!, $password: String!) {
  signIn(input: { username: $username, password: $password }) { next userErrors { code attemptsRemaining } }
}`

/** Starts the reference gateway in memory, with its personas. */
export async function startRealGateway(): Promise<RealGateway> {
  const mailer = createRecordingMailer()
  const gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes(), mailer })
  const pool: Pool = createPool(gateway.origin, 64)
  const now = { now: () => new Date(), timeZone: 'America/Los_Angeles' }
  // A busy machine must not make a public source late.
  const patient = () => new PublicAnswers({ timeoutMs: 8_000, deadlineMs: 8_000 })

  function visitor(domainId: number): Person {
    const session = new FakeSession()
    const brand = { ...testBrand, domainId }
    const double = { pool, url: gateway.origin }
    return {
      session,
      ask: (text, variables = {}, options = {}) =>
        execute(
          { document: { text }, variables },
          testContext(double, { session, brand, clock: now, publicAnswers: patient(), ...options }),
        ),
    }
  }

  return {
    visitor,
    async signedIn(persona, domainId = 1) {
      const person = visitor(domainId)
      const username = `${persona}${domainId}`
      const { data, errors } = await person.ask(signIn, { username, password: DEMO_PASSWORD })
      if (person.session.kind !== 'full') throw new Error(`${username}: ${JSON.stringify({ data, errors })}`)
      return person
    },
    async newcomer(domainId) {
      const answer = await fetch(`${gateway.origin}/demo/sign-ins`)
      const { newcomers } = (await answer.json()) as DemoSignIns
      const found = newcomers.find(newcomer => newcomer.domainId === domainId)
      if (found === undefined) throw new Error('nobody left who can register')
      const { subscriberId, firstName, lastName, dateOfBirth } = found
      return { subscriberId, firstName, lastName, dateOfBirth }
    },
    mailTo: (address, word) =>
      vi.waitFor(() => {
        const found = mailer.mails.find(({ to, subject }) => to === address && subject.includes(word))
        if (found === undefined) throw new Error('no such mail yet')
        return found
      }),
    async close() {
      await pool.destroy()
      await gateway.close()
    },
  }
}
