import { onTestFinished } from 'vitest'
import type { State } from '../../../state/state.ts'
import type { ContentStore } from '../content-store.ts'
import { sqlContentStore } from '../sql-content-store.ts'

/** Opens one more instance over a state that began empty; whoever opened it closes it. */
type OpenState = () => State | Promise<State>

/** Makes a state that is empty, and gives what opens it. */
export type MakeState = () => Promise<OpenState>

export const at = new Date('2026-03-10T12:00:00Z')

export const signed = (author: string, note = '') => ({ author, at, note })

export const bytes = (text: string) => new TextEncoder().encode(text)

/** Keeps texts in a store, and gives what a revision or a draft names: paths and hashes. */
export async function filesOf(
  store: ContentStore,
  texts: { readonly [path: string]: string },
): Promise<Map<string, string>> {
  const hashes = await store.keep(Object.values(texts).map(bytes))
  return new Map(Object.keys(texts).map((path, index) => [path, hashes[index] ?? '']))
}

/** Instances over one state that began empty; they end with the test. */
export async function statesOver(makeState: MakeState, instances: number): Promise<State[]> {
  const open = await makeState()
  return Promise.all(
    Array.from({ length: instances }, async () => {
      const state = await open()
      onTestFinished(state.close)
      return state
    }),
  )
}

/** One state that began empty; it ends with the test. */
export async function stateOf(makeState: MakeState): Promise<State> {
  const [state] = await statesOver(makeState, 1)
  if (!state) throw new Error('No state was opened')
  return state
}

/** Stores of instances over one state that began empty. */
export const storesOver = async (makeState: MakeState, instances = 1): Promise<ContentStore[]> =>
  (await statesOver(makeState, instances)).map(({ content }) => sqlContentStore(content))
