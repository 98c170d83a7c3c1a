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
  act: <Done extends Outcome>(
    act: () => Promise<Done | undefined>,
    done: string | ((what: Done) => string),
  ) => Promise<boolean>,
] {
  const [isDoing, setDoing] = useState(false)
  async function act<Done extends Outcome>(
    perform: () => Promise<Done | undefined>,
    done: string | ((what: Done) => string),
  ): Promise<boolean> {
    setDoing(true)
    try {
      const outcome = await perform()
      if (!outcome) throw new Error('Nothing was answered')
      const [error] = outcome.userErrors
      tell(error ? error.message : typeof done === 'string' ? done : done(outcome), error ? 'error' : 'success')
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
