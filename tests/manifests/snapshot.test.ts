import { describe, expect, it } from 'vitest'
import type { Surface } from '../../schema/generated/manifests.ts'
import { shippedBrands } from './support/shipped-brands.ts'
import { surfaceTexts } from './support/surface-texts.ts'

const surfaces = Object.keys(surfaceTexts) as Surface[]

/** Texts stand in __snapshots__/<brand>/<surface>.txt: a change of a manifest shows there as what members will see. */
describe.each(shippedBrands)('$id', brand => {
  it.each(surfaces)('shows its %s as reviewed', async surface => {
    const text = `${surface} of ${brand.manifest.brand.name}\n\n${surfaceTexts[surface](brand).trimEnd()}\n`
    await expect(text).toMatchFileSnapshot(`__snapshots__/${brand.id}/${surface}.txt`)
  })
})
