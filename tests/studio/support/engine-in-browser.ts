import { resolve } from 'node:path'
import { constants, createContext, runInContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { studioConfig } from '../../../server/build/vite-config.ts'
import type { CheckAnswer, CheckRequest } from '../../../studio/check/check-worker.ts'
import type { CheckMistake } from '../../../studio/check/draft-check.ts'
import type { EngineAsked } from './engine-worker.ts'

/** The engine as a browser has it. */
interface BrowserEngine {
  /** What the studio's worker answers; files that are left out are as they were. */
  check(request: Omit<CheckRequest, 'id'>): readonly CheckMistake[]
  /** Views, explanations and impact of a draft without mistakes, as JSON. */
  tell(asked: EngineAsked): string
}

/** All that a worker has to offer here: nothing of Node's, and no code is made of texts, as under the studio's policy. */
const ofWorkers = { TextEncoder, TextDecoder, URL, structuredClone, console }

/** Builds the worker with the studio's settings, as `npm run build` does, and runs it where nothing of Node is. */
export async function engineInBrowser(): Promise<BrowserEngine> {
  const input = resolve(import.meta.dirname, 'engine-worker.ts')
  const built = (await build({
    ...studioConfig,
    build: {
      ...studioConfig.build,
      ...{ write: false, manifest: false },
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [script, ...more] = built.output.filter(({ type }) => type === 'chunk')
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('The worker is not one file')
  let hear: ((event: { data: CheckRequest }) => void) | undefined
  let answer: CheckAnswer | undefined
  // An ordinary global, without the interceptors that make each look at it slow.
  const worker = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } })
  Object.assign(worker, ofWorkers, {
    self: worker,
    addEventListener(_kind: string, listener: typeof hear) {
      hear = listener
    },
    postMessage(message: CheckAnswer) {
      answer = message
    },
  })
  runInContext(script.code, worker)
  let asked = 0
  return {
    check(request) {
      asked += 1
      hear?.({ data: { id: asked, ...request } })
      if (answer?.id !== asked) throw new Error('The worker did not answer')
      return JSON.parse(JSON.stringify(answer.mistakes)) as CheckMistake[]
    },
    tell: about => (worker as { tell: (text: string) => string }).tell(JSON.stringify(about)),
  }
}
