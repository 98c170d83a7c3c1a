import type { Frame, Page } from 'playwright'
import type { Measured } from './measured.ts'

/** Milliseconds from an edit to the page that shows it (STUDIO-20). */
const most = 300

interface Options {
  /** The desk of a brand with the tile chosen. */
  address: string
  /** The tile on the page, by what made it. */
  item: string
  rounds: number
  what?: string
}

/** How long the page on the desk takes to follow: from a change of a field at once, and from each key of somebody who types. */
export async function editToPage(page: Page, { address, item, rounds, what = '' }: Options): Promise<Measured[]> {
  await page.goto(address)
  const title = page.getByRole('region', { name: 'Form' }).getByLabel('Title', { exact: true })
  await title.waitFor()
  await page.frameLocator('[aria-label="Page"] iframe').locator(`[data-item="${item}"]`).waitFor({ timeout: 60_000 })
  const frame = page.frames().find(each => each.url().includes('.preview.'))
  if (!frame) throw new Error('There is no preview on the desk')
  await page.evaluate(noteEdits)
  const [atOnce, typed]: [number[], number[]] = [[], []]
  const drawn = async (text: string, into: number[]) => {
    const at = await drawnAt(frame, item, text)
    into.push(at - Number(await page.evaluate(lastEdit)))
  }
  // The first edits pay for what every later one finds ready.
  for (let round = -3; round < rounds; round += 1) {
    const text = `Claims, ${round}`
    await title.fill(text)
    await drawn(text, round < 0 ? [] : atOnce)
  }
  await title.fill('Claims')
  await drawn('Claims', [])
  for (let round = 0; round < rounds; round += 1) {
    await title.press('End')
    await title.pressSequentially(String(round % 10), { delay: 0 })
    await drawn(await title.inputValue(), typed)
  }
  const wanted = what === '' ? { wanted: { ms: most, share: 'p95' as const } } : {}
  return [
    { what: `From an edit to the page that shows it${what}`, times: atOnce, ...wanted },
    { what: `From a key of somebody who types to the page that shows it${what}`, times: typed, ...wanted },
  ]
}

/** When the page showed a text, by the clock that all frames have in common. */
async function drawnAt(frame: Frame, item: string, text: string): Promise<number> {
  const shown = await frame.waitForFunction(
    ([selector, wanted]) =>
      document.querySelector(selector)?.textContent?.includes(wanted)
        ? performance.timeOrigin + performance.now()
        : false,
    [`[data-item="${item}"]`, text] as const,
    { polling: 'raf' },
  )
  return Number(await shown.jsonValue())
}

/** Runs in the page: notes when a field changed last. */
function noteEdits(): void {
  addEventListener(
    'input',
    event => {
      document.documentElement.dataset.edited = String(performance.timeOrigin + event.timeStamp)
    },
    true,
  )
}

/** Runs in the page. */
function lastEdit(): string | undefined {
  return document.documentElement.dataset.edited
}
