import { describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { shippedBrands } from '../testing/test-portal.ts'
import { nextBrands } from './next-brands.ts'

const inOrder = (await shippedBrands()).toSorted((a, b) => a.brand.domainId - b.brand.domainId)
const [one, two, three] = inOrder as [CompiledManifest, CompiledManifest, CompiledManifest]

/** A later revision of a brand. */
const later = (manifest: CompiledManifest, brand: Partial<CompiledManifest['brand']> = {}): CompiledManifest => ({
  ...manifest,
  brand: { ...manifest.brand, ...brand },
  revision: 'later',
})
const told = (brands: readonly CompiledManifest[]) =>
  brands.map(({ brand, revision }) => [brand.id, revision === 'later' ? 'later' : 'former'])

describe('[OPS-12] the brands that serve after an edit with a mistake', () => {
  it("keep what was good of the refused brand, and take every other brand's edit", () => {
    const good = [later(one), later(three)]
    expect(told(nextBrands([one, two, three], { good, refused: [two.brand.id] }))).toEqual([
      [one.brand.id, 'later'],
      [two.brand.id, 'former'],
      [three.brand.id, 'later'],
    ])
  })

  it('lack a brand that was never good, and one whose folder is gone', () => {
    expect(told(nextBrands([one, three], { good: [later(one)], refused: [two.brand.id] }))).toEqual([
      [one.brand.id, 'later'],
    ])
  })

  it('do not let a brand take a host that the refused one still has', () => {
    const hosts = [...three.brand.hosts, two.brand.hosts[0]?.toUpperCase() ?? '']
    const good = [later(one), later(three, { hosts })]
    expect(told(nextBrands([one, two, three], { good, refused: [two.brand.id] }))).toEqual([
      [one.brand.id, 'later'],
      [two.brand.id, 'former'],
      [three.brand.id, 'former'],
    ])
  })
})
