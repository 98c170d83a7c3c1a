import { describe, expect, it } from 'vitest'
import { readFolderFiles } from '../folder-files.ts'
import { manifestsFolder } from '../manifest-files.ts'
import { faultOf, largestAsset, readAsset } from './asset.ts'

const text = (said: string) => new TextEncoder().encode(said)
const hex = (said: string) => Uint8Array.from(Buffer.from(said.replaceAll(/\s/g, ''), 'hex'))
const latin = (said: string) => Buffer.from(said, 'latin1').toString('hex')
/** A box of AVIF: its length, its name, what is in it. */
const box = (name: string, inside: string): string =>
  `${(8 + inside.length / 2).toString(16).padStart(8, '0')}${latin(name)}${inside}`

/** The shortest files that say what they are and how large: 300 × 200. */
const images = {
  png: hex(`89504e470d0a1a0a 0000000d ${latin('IHDR')} 0000012c 000000c8 0806000000 00000000`),
  jpg: hex('ffd8 ffe0 0010 4a46494600010100000100010000 ffc0 0011 08 00c8 012c 03 011100 021101 031101 ffd9'),
  webp: hex(`${latin('RIFF')} 16000000 ${latin('WEBPVP8X')} 0a000000 00000000 2b0100 c70000`),
  avif: hex(
    box('ftyp', `${latin('avif')}00000000${latin('avifmif1')}`) +
      box('meta', `00000000${box('iprp', box('ipco', box('ispe', '00000000 0000012c 000000c8'.replaceAll(' ', ''))))}`),
  ),
  svg: text(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0"/></svg>',
  ),
} as const

describe('an asset', () => {
  it.each(Object.entries(images))(
    '[CONTENT-10] is %s by its content and not by its name, with width and height',
    (kind, bytes) => {
      expect(readAsset(bytes)).toEqual({ kind, width: 300, height: 200, bytes, removed: [] })
      expect(faultOf(`first/assets/logo.${kind}`, bytes)).toBeUndefined()
      const [other] = Object.keys(images).filter(name => name !== kind)
      expect(faultOf(`first/assets/logo.${other}`, bytes)).toMatchObject({ expected: `a name that ends with .${kind}` })
    },
  )

  it('[CONTENT-10] is at most 1 MB, and nothing but an image, a font or the licence of one', () => {
    const { png } = images
    const long = (length: number) => Uint8Array.from({ length }, (_, index) => png[index] ?? 0)
    expect(readAsset(long(largestAsset))).toMatchObject({ kind: 'png' })
    expect(readAsset(long(largestAsset + 1))).toEqual({ found: 'a file of 1.0 MB', expected: 'at most 1 MB' })
    for (const bytes of [
      ...[
        text('<!doctype html><p>Hello</p>'),
        text('<html><svg viewBox="0 0 1 1"/></html>'),
        text('<p/><svg/>'),
        text('<body onload="alert(1)"><svg viewBox="0 0 1 1"/></body>'),
      ],
      ...[
        hex('00ff'),
        hex(`${latin('GIF89a')} 2c01 c800 00 00 00 3b`),
        text('<svg viewBox="0 0 1 1"/><svg/>'),
        hex('ffd8'),
      ],
    ])
      expect(readAsset(bytes)).toMatchObject({ expected: expect.stringContaining('an SVG, PNG, JPEG') })
    expect(readAsset(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      ...{ found: 'an SVG without width, height or viewBox' },
    })
    expect(faultOf('first/assets/a.woff2', text('wOF2'))).toMatchObject({ found: 'a text' })
  })

  it('[CONTENT-10] is what every brand has today', async () => {
    const files = await readFolderFiles(manifestsFolder({}))
    const faults = [...files].filter(([path, bytes]) => path.includes('/assets/') && faultOf(path, bytes))
    expect(faults.map(([path]) => path)).toEqual([])
  })
})

/** What attackers put into images, and what is left of the element around it. */
const vectors: readonly (readonly [what: string, inside: string])[] = [
  ['<script>', '<script>alert(1)</script>'],
  ['<script>', '<SCRIPT href="data:text/javascript,alert(1)"/>'],
  ['<x:script>', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
  ['onload', '<g onload="alert(1)"/>'],
  ['onclick', '<g OnClick="alert(1)"/>'],
  ['<foreignobject>', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
  ['<a>', '<a href="https://elsewhere.test"><path d="M0 0"/></a>'],
  ['<animate>', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['<set>', '<set attributeName="onmouseover" to="alert(1)"/>'],
  ['<image>', '<image href="https://elsewhere.test/pixel.png"/>'],
  ['<feimage>', '<filter><feImage href="https://elsewhere.test/x"/></filter>'],
  ['href', '<use href="https://elsewhere.test/x.svg#a"/>'],
  ['xlink:href', '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'],
  ['href', '<use href="java&#115;cript:alert(1)"/>'],
  ['fill', '<path fill="url(https://elsewhere.test/x#a)"/>'],
  ['style', '<path style="background: \\75rl(https://elsewhere.test)"/>'],
  ['<style>', '<style>@import "https://elsewhere.test/x.css";</style>'],
  ['<style>', '<style>path { fill: url(https://elsewhere.test/x) }</style>'],
  ['<style>', '<style><![CDATA[ path { fill: URL( "//elsewhere.test" ) } ]]></style>'],
  ['<iframe>', '<title><iframe src="https://elsewhere.test"/></title>'],
  ['<textarea>', '<desc><textarea><script>alert(1)</script></textarea></desc>'],
  ['tags of pages', '<body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/>'],
  ['tags of pages', '<title><head xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></head></title>'],
  ['<?…?>', '<?xml-stylesheet href="https://elsewhere.test/x.css"?>'],
  ['<!DOCTYPE>', '<!ENTITY x "y">'],
  ['<g>', '<g>'.repeat(5_000) + '</g>'.repeat(5_000)],
]

describe('an SVG', () => {
  it.each(vectors)('[CONTENT-10] is left without %s, %#', (what, inside) => {
    const asset = readAsset(
      text(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="3"/>${inside}</svg>`),
    )
    if ('found' in asset) throw new Error(asset.found)
    expect(asset.removed.map(each => each.toLowerCase())).toContain(what.toLowerCase())
    const left = new TextDecoder().decode(asset.bytes)
    expect(left).toContain('<circle r="3"></circle>')
    expect(left).not.toMatch(/alert|elsewhere|script|<\?|<!|\son\w+=/i)
    // Once cleaned it is clean.
    expect(readAsset(asset.bytes)).toMatchObject({ removed: [], bytes: asset.bytes })
  })

  it('[CONTENT-10] keeps what draws, to the byte where nothing was taken out, and entities of a document type nowhere', () => {
    const drawn = text(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="48" viewBox="0 0 96 24">
  <style>.a { fill: url(#b); stroke: #123 }</style>
  <defs><linearGradient id="b" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="red"/></linearGradient></defs>
  <g clip-path="url('#c')" class="a"><use xlink:href="#b"/><text x="1">A&amp;B</text></g><!-- of 2026 -->
</svg>`,
    )
    expect(readAsset(drawn)).toEqual({ kind: 'svg', width: 48, height: 12, bytes: drawn, removed: [] })
    const typed = readAsset(
      text(`<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg viewBox="0 0 9 9"><text>&x;</text></svg>`),
    )
    expect(typed).toMatchObject({ removed: ['<!DOCTYPE>'] })
    expect('found' in typed ? '' : new TextDecoder().decode(typed.bytes)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&amp;x;</text></svg>\n',
    )
  })
})
