import type { sayFrom } from '../../ui/words/say-from.ts'

/** Looks up words of the screen. */
export type Say = ReturnType<typeof sayFrom>
