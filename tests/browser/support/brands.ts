import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { specifiedBrands } from '../../manifests/support/specified-brands.ts'

/** A brand of the specification as a browser reaches it. */
export interface TestBrand {
  folder: string
  name: string
  domainId: number
  host: string
}

const manifests = resolve(import.meta.dirname, '../../../manifests')

const read = (folder: string): TestBrand => {
  const { set } = JSON.parse(readFileSync(resolve(manifests, folder, 'brand.json'), 'utf8'))
  return { folder, name: set.name, domainId: set.domainId, host: set.hosts[0] }
}

export const brands: readonly TestBrand[] = readdirSync(manifests, { withFileTypes: true })
  .filter(entry => specifiedBrands.includes(entry.name))
  .map(entry => read(entry.name))
  .sort((a, b) => a.domainId - b.domainId)

const brandOf = (domainId: number): TestBrand => {
  const brand = brands.find(candidate => candidate.domainId === domainId)
  if (!brand) throw new Error(`No brand with domain id ${domainId} in ${manifests}`)
  return brand
}

/** Domain ids by the names that the requirements use. */
export const first = brandOf(1)
export const senior = brandOf(2)
export const medicalDental = brandOf(3)
export const regional = brandOf(5)
