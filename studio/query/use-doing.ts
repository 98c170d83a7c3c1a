import { useRef, useState } from 'react'
import { tell } from '../shell/tell.tsx'
import { reasonIn } from './answered.tsx'

/** What a mutation answers, as far as it says why nothing was done. */
interface Outcome {
  readonly userErrors: readonly { readonly message: string }[]
}

/**
 * Does one thing at a time: whether it is under way, and the way to do it, which tells what became of it and answers whether it was
 * done. Buttons that are pressed for it say so by `aria-disabled`, as one that is disabled loses the focus of whoever works with keys.
 */
export function useDoing(): [
  isDoing: boolean,
  act: <Done extends Outcome>(
    act: () => Promise<Done | undefined>,
    done: string | ((what: Done) => string),
  ) => Promise<boolean>,
] {
  const [isDoing, setDoing] = useState(false)
  // Known before it is drawn: a key may be pressed twice until then.
  const isUnderWay = useRef(false)
  async function act<Done extends Outcome>(
    perform: () => Promise<Done | undefined>,
    done: string | ((what: Done) => string),
  ): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
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
      isUnderWay.current = false
      setDoing(false)
    }
  }
  return [isDoing, act]
}
