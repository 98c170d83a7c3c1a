import { fileURLToPath } from 'node:url'
import type { SamplesAnswer, SamplesAsked } from '../../../gateway-rest/samples.ts'
import { type Child, startChild } from '../../start/child.ts'

/** Gateways with sample members, in a process of their own: no real gateway is ever asked for a preview (STUDIO-19). */
export interface SampleGateways {
  /** The gateway of a brand's sample members as of an instant; as of now when none is named. */
  of(domainId: number, at: string | undefined): Promise<string>
  close(): Promise<void>
}

interface Waiting {
  readonly done: (origin: string) => void
  readonly failed: (error: Error) => void
}

/** The same program, as a source or as the build made it. */
const program = import.meta.url.endsWith('.ts')
  ? 'gateway-rest/samples.ts'
  : fileURLToPath(new URL('./samples.js', import.meta.url))

/** The process begins with the first preview; one that ended begins anew. */
export function createSampleGateways(): SampleGateways {
  const waiting = new Map<number, Waiting>()
  let running: Child | undefined
  let asked = 0
  let isClosed = false

  function child(): Child {
    if (running) return running
    const begun = startChild([program])
    begun.process.on('message', (answer: SamplesAnswer) => {
      const { done, failed } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if ('origin' in answer) done?.(answer.origin)
      else failed?.(new Error(answer.failure))
    })
    void begun.ended.then(() => {
      running = undefined
      for (const { failed } of waiting.values()) failed(new Error('The sample members are gone'))
      waiting.clear()
    })
    running = begun
    return begun
  }

  return {
    of(domainId, at) {
      // An edit may still be on its way to a preview: a process that it began would stay.
      if (isClosed) return Promise.reject(new Error('No sample members are kept any more'))
      return new Promise((done, failed) => {
        asked += 1
        waiting.set(asked, { done, failed })
        child().process.send({ id: asked, domainId, at } satisfies SamplesAsked)
      })
    },
    async close() {
      isClosed = true
      await running?.stop()
    },
  }
}
