import { afterEach, beforeEach, expect } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import type { ContextOptions } from '../create-context.ts'
import { createGraph } from '../create-graph.ts'
import type { GraphAnswer } from '../execution/graph-errors.ts'
import { FakeSession } from './fake-session.ts'
import { type GatewayDouble, startDouble } from './gateway-double.ts'
import { RecordingLog } from './recording-log.ts'
import type { Replies, Seen } from './replies.ts'
import { testContext } from './test-context.ts'

const { execute } = createGraph({
  ...{ schema: buildSchema(), knownDocuments: {}, developerMode: true, log: new RecordingLog() },
})

/** What the double has seen, and questions to the schema; a double for each test of the file. */
export interface Asking {
  seen(): readonly Seen[]
  /** Data of a selection on the viewer, as the subscriber unless a test says otherwise; fails on errors. */
  viewer(selection: string, replies?: Replies, options?: Partial<ContextOptions>): Promise<unknown>
  /** Data of a mutation, as the subscriber; fails on errors. */
  mutation(selection: string, replies?: Replies): Promise<unknown>
  /** What the errors of a selection on the viewer tell the client; empty without any. */
  errors(selection: string, replies?: Replies): Promise<unknown[]>
  /** The same of a selection on the whole schema. */
  errorsOf(selection: string, replies?: Replies): Promise<unknown[]>
  /** Data of a selection that a visitor may ask; fails on errors. */
  query(selection: string, replies?: Replies): Promise<unknown>
  /** A node by its id with the name of its type, as the subscriber unless a test says otherwise; fails on errors. */
  node(id: string, selection?: string, replies?: Replies, options?: Partial<ContextOptions>): Promise<unknown>
}

/** Call it at the top of a test file. */
export function asking(): Asking {
  let double: GatewayDouble
  beforeEach(async () => {
    double = await startDouble()
  })
  afterEach(() => double.close())

  function run(text: string, replies: Replies, options: Partial<ContextOptions>) {
    double.replies = replies
    return execute({ document: { text } }, testContext(double, options))
  }
  async function ask(text: string, replies: Replies = {}, options: Partial<ContextOptions> = {}) {
    const { data, errors } = await run(text, replies, options)
    expect(errors).toEqual([])
    return data
  }
  const errorsOf = async (selection: string, replies: Replies = {}) =>
    (await run(`{ ${selection} }`, replies, {})).errors.map(({ extensions }) => extensions)
  return {
    seen: () => double.seen,
    viewer: async (selection, replies, options) => (await ask(`{ viewer { ${selection} } }`, replies, options))?.viewer,
    mutation: (selection, replies) => ask(`mutation { ${selection} }`, replies),
    errors: (selection, replies) => errorsOf(`viewer { ${selection} }`, replies),
    errorsOf,
    query: (selection, replies) => ask(`{ ${selection} }`, replies, { session: new FakeSession() }),
    node: async (id, selection = '', replies, options) =>
      (await ask(`{ node(id: ${JSON.stringify(id)}) { __typename ${selection} } }`, replies, options))?.node,
  }
}

/** Mutations against a double, one for each test of the file. */
interface Changing {
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
