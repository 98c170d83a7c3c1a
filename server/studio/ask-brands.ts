import type { Diagnostic } from '../../engine/check/diagnostic.ts'
import type { GoodBrand } from '../content/good-manifests.ts'
import type { Thread } from './ask-thread.ts'
import { withChanges } from './brand-changes.ts'
import type { ThreadWork } from './preview-worker.ts'

/** A brand that was checked: what is good of it, or what is wrong. */
export interface BrandFound {
  readonly good: GoodBrand | undefined
  readonly mistakes: readonly Diagnostic[]
}

/** The way to have a thread check brands. It has to be the only one to do so: the thread sends what changed since its last answer. */
export function askBrands(thread: Pick<Thread, 'ask'>): (about: ThreadWork['brand']['about']) => Promise<BrandFound> {
  const last = new Map<string, GoodBrand>()
  return async about => {
    const { sent, mistakes } = await thread.ask('brand', about)
    // Answers come in the order in which they were sent.
    const good = sent && withChanges(sent, last.get(about.brand))
    if (good) last.set(about.brand, good)
    return { good, mistakes }
  }
}
