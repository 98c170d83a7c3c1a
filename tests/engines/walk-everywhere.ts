import { afterAll, beforeAll, describe, it } from 'vitest'
import { brands } from '../browser/support/brands.ts'
import type { Engine } from './engine.ts'
import { walk } from './walk.ts'

/**
 * The walk on every brand, on a phone and on a desktop, with one start of the browser: over plain http, as a newcomer opens
 * what `npm start` serves. Engines walk at once, each as a persona of its own. One that this machine lacks is left out.
 */
export function walkEverywhere(name: string, persona: string, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(!start)(name, () => {
    let engine: Engine | undefined
    beforeAll(async () => {
      engine = await start?.()
    })
    afterAll(() => engine?.close())

    for (const brand of brands)
      it(`[MEMBER-58] [MEMBER-59] on ${brand.folder}: sign-in, Home, a menu, a filter, an EOB, a form and log-out`, async () => {
        if (!engine) throw new Error(`${name} did not start`)
        for (const width of [375, 1280]) await walk(engine, brand, width, `${persona}${brand.domainId}`)
      })
  })
}
