import { useState } from 'react'
import { tell } from '../shell/tell.tsx'
import { reasonIn } from './answered.tsx'

/** What a mutation answers, as far as it says why nothing was done. */
interface Outcome {
  readonly userErrors: readonly { readonly message: string }[]
}

/**
 * Does one thing at a time: whether it is under way, and the way to do it, which tells what became of it and answers whether it was
 * done.
 */
export function useDoing(): [
  isDoing: boolean,
  act: (act: () => Promise<Outcome | undefined>, done: string) => Promise<boolean>,
] {
  const [isDoing, setDoing] = useState(false)
  async function act(perform: () => Promise<Outcome | undefined>, done: string): Promise<boolean> {
    setDoing(true)
    try {
      const [error] = (await perform())?.userErrors ?? []
      tell(error ? error.message : done, error ? 'error' : 'success')
      return error === undefined
    } catch (error) {
      tell(reasonIn(error as Error), 'error')
      return false
    } finally {
      setDoing(false)
    }
  }
  return [isDoing, act]
}
