import type { Place } from '../overlay/place.ts'
import type { Finding } from './finding.ts'

const order = (a: Place, b: Place) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column

/** One finding for each thing, in the order of the files; what is so in some of the brands that inherit it names them. */
export function gatherFindings(findings: readonly (Finding & { brand?: string })[], all: number): Finding[] {
  const same = ({ code, file, line, column, says }: Finding) => JSON.stringify([code, file, line, column, says])
  return [...Map.groupBy(findings, same).values()]
    .flatMap(([first, ...others]): Finding[] => {
      if (!first) return []
      const { brand: _, ...finding } = first
      const brands = [...new Set([first, ...others].flatMap(({ brand }) => brand ?? []))]
      const isOwn = brands.some(brand => finding.file.split('/').at(-2) === brand)
      return [{ ...finding, ...(isOwn || brands.length === 0 || brands.length === all ? {} : { brands }) }]
    })
    .toSorted(order)
}
