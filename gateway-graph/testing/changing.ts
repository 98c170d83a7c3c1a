import { afterEach, beforeEach } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createExecutor } from '../execute.ts'
import type { GraphAnswer } from '../execution/graph-answer.ts'
import { FakeSession } from './fake-session.ts'
import { type GatewayDouble, type Replies, startDouble } from './gateway-double.ts'
import { RecordingLog } from './recording-log.ts'
import { testContext } from './test-context.ts'

const execute = createExecutor({
  ...{ schema: buildSchema(), knownDocuments: {}, developerMode: true, log: new RecordingLog() },
})

/** Mutations against a double, one for each test of the file. */
export interface Changing {
  double(): GatewayDouble
  /** Runs a mutation as the subscriber. */
  asMember(mutation: string, replies?: Replies): Promise<GraphAnswer>
  /** Runs a mutation without a session. */
  asVisitor(mutation: string, replies?: Replies): Promise<GraphAnswer>
}

/** Call it at the top of a test file. */
export function changing(): Changing {
  let double: GatewayDouble
  beforeEach(async () => {
    double = await startDouble()
  })
  afterEach(() => double.close())
  const run = (mutation: string, replies: Replies, options: Parameters<typeof testContext>[1]) => {
    double.replies = replies
    return execute({ document: { text: `mutation { ${mutation} }` } }, testContext(double, options))
  }
  return {
    double: () => double,
    asMember: (mutation, replies = {}) => run(mutation, replies, {}),
    asVisitor: (mutation, replies = {}) => run(mutation, replies, { session: new FakeSession() }),
  }
}
