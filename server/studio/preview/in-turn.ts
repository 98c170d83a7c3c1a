/** Does work, so much of it at a time; what is urgent goes before whatever waits. */
export type InTurn = <Answer>(work: () => Promise<Answer>, isUrgent?: boolean) => Promise<Answer>

/** The way to do so much at a time, and the rest in its order. */
export function createTurns(most: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work, isUrgent = false) => {
    if (running < most) running += 1
    else await new Promise<void>(begin => (isUrgent ? waiting.unshift(begin) : waiting.push(begin)))
    try {
      return await work()
    } finally {
      // Whoever is next takes the place over.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
