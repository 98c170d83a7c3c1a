import { createCheckThread } from '../../../server/content/check/check-thread.ts'
import type { FileBytes } from '../../../server/content/store/file-bytes.ts'
import { otherBase, otherBrand } from './edits.ts'
import { brandsOf } from './larger-files.ts'
import { type Measured, timed } from './measured.ts'

const since = '2026-03-01'

/**
 * How long whoever opens a review waits for the whole report: of an edit of one item of one brand, and of an edit of base that
 * reaches all of them, each of which is one that was never checked before. The first one also pays for the thread and for what is live.
 */
export async function wholeReport(files: FileBytes, rounds: number, what: string): Promise<Measured[]> {
  const checks = createCheckThread()
  const [brand = ''] = brandsOf(files)
  const report = (after: FileBytes) => checks.forStaff.report({ before: files, after, since })
  try {
    const first = await timed(1, () => report(otherBrand(files, brand, 0)))
    const ofBrand = await timed(rounds, round => report(otherBrand(files, brand, round + 1)))
    const ofBase = await timed(rounds, round => report(otherBase(files, round)))
    return [
      { what: `The first report after a start${what}`, times: first },
      { what: `The whole report of one item of one brand${what}`, times: ofBrand },
      { what: `The whole report of an edit of base, over ${brandsOf(files).length} brands${what}`, times: ofBase },
    ]
  } finally {
    await checks.close()
  }
}
