import type { Page } from 'playwright'
import { type Measured, timed } from './measured.ts'

/**
 * From going to a brand's desk until it can be worked with: its tree is there, the form of an item takes keys (STUDIO-33). The browser
 * has the studio's files already, as on any day but the first.
 */
export async function deskUsable(
  page: Page,
  { address, rounds, what = '' }: { address: string; rounds: number; what?: string },
): Promise<Measured[]> {
  const usable: number[] = []
  const checked: number[] = []
  await timed(rounds + 1, async round => {
    await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'commit' })
    const first = await page.waitForFunction(isUsable, undefined, { polling: 'raf' })
    const at = Number(await first.jsonValue())
    const last = await page.waitForFunction(isChecked, undefined, { polling: 'raf' })
    // The first visit fetches the studio's files.
    if (round === 0) return
    usable.push(at)
    checked.push(Number(await last.jsonValue()))
  })
  return [
    {
      what: `A brand's desk usable${what}`,
      times: usable,
      ...(what === '' && { wanted: { ms: 1_500, share: 'p95' } }),
    },
    { what: `… and its mistakes found for the first time${what}`, times: checked },
  ]
}

/** Runs in the page: milliseconds since it was gone to, once the tree and a field of the form are there. */
function isUsable(): number | false {
  const rows = document.querySelectorAll('[role="row"]')
  const field = document.querySelector('[aria-label="Form"] :is(input, textarea)')
  return rows.length > 3 && field !== null ? performance.now() : false
}

/** Runs in the page. */
function isChecked(): number | false {
  const told = document.querySelector('[aria-label="Mistakes"] [role="status"]')?.textContent ?? 'Checking'
  return told.includes('Checking') ? false : performance.now()
}
