import { describe } from 'vitest'
import { testAudit } from './audit-suite.ts'
import { testReview } from './review-suite.ts'
import { testRevisions } from './revisions-suite.ts'
import type { MakeState } from './sample-content.ts'
import { testSchedules } from './schedules-suite.ts'

/** What a store of content is to do, whatever keeps it. */
export function describeContentStore(name: string, makeState: MakeState): void {
  describe(name, () => {
    testRevisions(makeState)
    testReview(makeState)
    testSchedules(makeState)
    testAudit(makeState)
  })
}
