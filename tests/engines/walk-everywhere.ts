import { afterAll, beforeAll, describe, it } from 'vitest'
import { brands, first } from '../browser/support/brands.ts'
import type { Engine } from './engine.ts'
import { signIn, type Walker, walk } from './walk.ts'

interface Walks extends Pick<Walker, 'scheme'> {
  name: string
  persona: string
}

/**
 * A sign-in over plain http, as a newcomer opens what `npm start` serves; then the walk on every brand, on a phone and on a
 * desktop, with one start of the browser. Engines walk at once, each as a persona of its own. One that this machine lacks is left out.
 */
export function walkEverywhere({ name, scheme, persona }: Walks, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(!start)(name, () => {
    let started: Engine | undefined
    const engine = () => {
      if (!started) throw new Error(`${name} did not start`)
      return started
    }
    beforeAll(async () => {
      started = await start?.()
    })
    afterAll(() => started?.close())

    // First: once a host was visited over TLS, browsers go there over TLS only.
    it('[MEMBER-59] a newcomer signs in over plain http', async () => {
      await signIn({ engine: engine(), brand: first, scheme: 'http', width: 375, user: `${persona}${first.domainId}` })
    })

    for (const brand of brands)
      it(`[MEMBER-58] on ${brand.folder} over ${scheme}: sign-in, Home, a menu, a filter, an EOB, a form and log-out`, async () => {
        for (const width of [375, 1280])
          await walk({ engine: engine(), brand, scheme, width, user: `${persona}${brand.domainId}` })
      })
  })
}
