import type { Find } from './found.ts'
import { hardWords } from './hard-words.ts'
import { alwaysShown, idleInvariant, neverShown, pastDate, shadowedVariant } from './idle-rules.ts'
import { gap, overlap } from './just-one.ts'
import { redundantPart } from './redundant-part.ts'
import { refusedLink, refusedStep } from './refused.ts'
import { noReason, refusedLanding } from './sent.ts'
import { wideBar, wideTitles } from './too-wide.ts'
import { unreached } from './unreached.ts'
import { unusedName, unusedText } from './unused.ts'

/** How much it matters: a warning is most likely not what was meant; a hint may well be. */
export type Severity = 'warning' | 'hint'

interface Finder {
  severity: Severity
  /** What stands in base is reported only when it holds in every brand that inherits it. */
  everywhere?: true
  find: Find
}

/** Everything that is looked for in a brand. The keys are stable codes. */
const finders = {
  'never-shown': { severity: 'warning', find: neverShown },
  'always-shown': { severity: 'warning', everywhere: true, find: alwaysShown },
  'shadowed-variant': { severity: 'warning', everywhere: true, find: shadowedVariant },
  overlap: { severity: 'warning', find: overlap },
  gap: { severity: 'warning', find: gap },
  'refused-link': { severity: 'warning', find: refusedLink },
  'refused-step': { severity: 'warning', find: refusedStep },
  'refused-landing': { severity: 'warning', find: refusedLanding },
  'no-reason': { severity: 'warning', find: noReason },
  unreached: { severity: 'warning', find: unreached },
  'past-date': { severity: 'hint', find: pastDate },
  'redundant-part': { severity: 'warning', everywhere: true, find: redundantPart },
  'unused-name': { severity: 'warning', everywhere: true, find: unusedName },
  'unused-text': { severity: 'hint', everywhere: true, find: unusedText },
  'wide-title': { severity: 'warning', find: wideTitles },
  'wide-menu': { severity: 'warning', find: wideBar },
  'hard-words': { severity: 'hint', find: hardWords },
  'idle-invariant': { severity: 'warning', everywhere: true, find: idleInvariant },
} as const satisfies { readonly [code: string]: Finder }

export type FinderCode = keyof typeof finders

export const finderOf: { readonly [Code in FinderCode]: Finder } = finders
