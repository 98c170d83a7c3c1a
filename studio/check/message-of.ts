import type { Mistake } from '../../engine/overlay/mistake.ts'

/** A mistake in one sentence, as `portal check` says it (STUDIO-12). */
export const messageOf = ({ found, expected, hint }: Pick<Mistake, 'found' | 'expected' | 'hint'>): string =>
  `Found ${found}; expected ${expected}${hint === undefined ? '' : `. Try ${hint}`}`
