import type { Mistake } from '../overlay/mistake.ts'
import { instead } from '../overlay/nearest.ts'
import type { Path } from '../overlay/place.ts'
import type { CheckedBrand } from './check-brand.ts'

type Report = (brand: CheckedBrand, path: Path, mistake: Mistake) => void

/** Brands are told apart by id, number and host: each belongs to one of them, and the id is the folder's name. */
export function distinctBrands(brands: readonly CheckedBrand[], report: Report): void {
  const owners = new Map<string, string>()
  const claim = (brand: CheckedBrand, what: string, value: string, path: Path) => {
    const owner = owners.get(`${what} ${value}`)
    if (owner !== undefined)
      report(brand, path, {
        found: `${what} ${value}, which ${owner} has too`,
        expected: `a ${what} of its own`,
        hint: `another ${what}`,
      })
    else owners.set(`${what} ${value}`, brand.folder)
  }
  for (const brand of brands) {
    const { id, domainId, hosts } = brand.manifest.brand
    if (id !== brand.folder)
      report(brand, ['id'], {
        found: `the id "${id}" in the folder "${brand.folder}"`,
        expected: 'the name of the folder',
        ...instead(brand.folder),
      })
    claim(brand, 'domain id', String(domainId), ['domainId'])
    for (const [index, host] of hosts.entries()) claim(brand, 'host', host, ['hosts', index])
  }
}
