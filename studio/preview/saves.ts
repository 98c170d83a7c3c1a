import { createContext } from 'react'

/** Tells at once that a draft was saved: a preview asks for what there is now before the studio itself is drawn anew (STUDIO-20). */
export interface Saves {
  /** Until what it returns is called. */
  follow(heard: (version: number) => void): () => void
  /** Resolves when whoever heard of it has begun. */
  tell(version: number): Promise<void>
}

export function createSaves(): Saves {
  const listeners = new Set<(version: number) => void>()
  return {
    follow(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    async tell(version) {
      for (const heard of listeners) heard(version)
      // The frame's turn comes before ours goes on: both draw in one thread.
      if (listeners.size > 0) await new Promise(done => setTimeout(done))
    },
  }
}

/** The saves of the draft that is being edited; none where nothing is. */
export const SavesContext = createContext<Saves | undefined>(undefined)
