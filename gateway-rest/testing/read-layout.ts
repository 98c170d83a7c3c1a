import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text as it stands on the paper; points from the bottom left corner. */
interface TextBox {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page as eyes find it. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly texts: readonly TextBox[]
  /** Colours that are filled with, #rrggbb. */
  readonly fills: ReadonlySet<string>
  /** Width and height of each drawn path. */
  readonly paths: readonly (readonly [width: number, height: number])[]
}

/** Where everything stands on the pages of a PDF, by pdf.js. */
export async function readLayout(bytes: Uint8Array): Promise<Layout[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const file = await task.promise
  const layouts: Layout[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = items.flatMap(item => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x = 0, y = 0] = item.transform as number[]
      return [{ text: item.str, x, y, width: item.width, height: item.height }]
    })
    const { fnArray, argsArray } = await page.getOperatorList()
    const argsOf = (operator: number) => argsArray.filter((_, index) => fnArray[index] === operator) as unknown[][]
    const paths = argsOf(OPS.constructPath).flatMap(([, , box]) => {
      if (!box) return []
      const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(box as ArrayLike<number>)
      return [[right - left, top - bottom] as const]
    })
    layouts.push({
      width,
      height,
      texts,
      paths,
      fills: new Set(argsOf(OPS.setFillRGBColor).map(([color]) => String(color))),
    })
  }
  await task.destroy()
  return layouts
}

/** Pairs of texts on a page that stand on one another; baselines and edges may touch. */
export function overlaps({ texts }: Layout): string[] {
  const found: string[] = []
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) if (covers(one, other)) found.push(`"${one.text}" and "${other.text}"`)
  }
  return found
}

/** Letters reach from the baseline to about seven tenths of their size. */
const RISE = 0.7
const TOUCH = 1

function covers(one: TextBox, other: TextBox): boolean {
  const sideways = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const upright = Math.min(one.y + one.height * RISE, other.y + other.height * RISE) - Math.max(one.y, other.y)
  if (upright <= TOUCH || sideways <= TOUCH) return false
  // Pieces of one word may touch: the widths of letters that are set closer are those of the letters alone.
  const isOneLine = Math.abs(one.y - other.y) < 0.1
  return !isOneLine || sideways > Math.min(one.width, other.width) * 0.3
}
