import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgets } from '../build/budgets.ts'
import { shippedBrands, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
let logo: string
beforeAll(async () => {
  const [brand] = await shippedBrands()
  logo = brand?.brand.images.logo.src ?? ''
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('files', () => {
  it("serves the brand's theme under an address that changes with it, to be kept for ever", async () => {
    let address = ''
    const other = await startTestPortal({
      renderPage: async ({ assets }) => {
        address = assets.theme
        return { kind: 'page', status: 200, styles: [], html: '' }
      },
    })
    await other.send('/login')
    const { headers, text } = await other.send(address)
    await other.close()
    expect(headers['content-type']).toContain('text/css')
    expect(headers['cache-control']).toContain('immutable')
    expect(text).toContain('--color-primary:')
    expect((await portal.send('/theme.css')).headers['cache-control']).toBe('no-cache')
    expect((await portal.send('/theme.css?v=other')).headers['cache-control']).toBe('no-cache')
  })

  it("serves a brand's images as images that can run nothing", async () => {
    const { status, headers } = await portal.send(logo)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it("[MEMBER-51] names each typeface of a brand in the page's head, and serves it to be kept for ever, at most 45 KB of them", async () => {
    const brands = await shippedBrands()
    expect(brands.filter(({ theme }) => theme.typefaces.length > 0).length).toBeGreaterThanOrEqual(4)
    for (const { brand, theme } of brands) {
      const host = brand.hosts[0] ?? ''
      const send = (path: string) => portal.send(path, { host })
      const { link } = (await send('/login')).headers
      const named = [...String(link).matchAll(/<([^>]+)>; rel=preload; as=font; [^,]*crossorigin/g)]
      const addresses = named.map(([, address = '']) => address)
      expect(addresses.map(address => address.split('?')[0])).toEqual(theme.typefaces.map(({ src }) => src))
      const css = (await send('/theme.css')).text
      let bytes = 0
      for (const address of addresses) {
        expect(css).toContain(`url("${address}")`)
        const font = await send(address)
        expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2'])
        expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect((await send(`${address}x`)).headers['cache-control']).not.toContain('immutable')
        bytes += Number(font.headers['content-length'])
      }
      expect(bytes > 0).toBe(theme.typefaces.length > 0)
      expect(bytes).toBeLessThanOrEqual(budgets.typefaces * 1000)
    }
  })

  it.each(['br', 'gzip'])(
    'sends drawings and the theme with %s, and a drawing that the browser has not again',
    async encoding => {
      const headers = { 'accept-encoding': encoding }
      const drawing = await portal.send(logo, { headers })
      expect(drawing.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(drawing.headers['content-security-policy']).toContain('sandbox')
      const plain = await portal.send(logo)
      expect(plain.headers).not.toHaveProperty('content-encoding')
      expect(Number(drawing.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2)
      const again = await portal.send(logo, { headers: { ...headers, 'if-none-match': String(drawing.headers.etag) } })
      expect([again.status, again.text]).toEqual([304, ''])
      expect((await portal.send('/theme.css', { headers })).headers['content-encoding']).toBe(encoding)
    },
  )

  it("makes the favicon from the brand's logo", async () => {
    const { status, headers } = await portal.send('/favicon.ico')
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })

  it.each([
    '/brand-assets/base/../../package.json',
    '/brand-assets/base/..%2f..%2fbrand.json',
    '/brand-assets/..%2f/package.json',
    '/brand-assets/base/brand.json',
    '/brand-assets/base/.svg',
    '/brand-assets/none/logo.svg',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('gives no other file away at %s', async path => {
    const { text } = await portal.send(path)
    expect(text).not.toMatch(/"name"|"hosts"/)
  })
})
