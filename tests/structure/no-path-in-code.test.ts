import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const top = resolve(import.meta.dirname, '../..')
const rooms = '{engine,gateway-content,gateway-graph,server,studio,web}/**/*.{ts,tsx}'
/** Tests and what supports them, which rooms.ts keeps out of all other code. */
const isExempt = (file: string) => /\.test\.tsx?$|\/testing\/|\/fixture\.ts$/.test(file)

const segmentsOf = (path: string) => path.split('/').slice(1)

/** Beginnings of the addresses of screens: "/services", "/services/dental" and "/services/dental/…" of "/services/dental/:code". */
function addressesOf(paths: readonly string[]) {
  const beginnings = new Set<string>()
  const open: string[] = []
  for (const path of paths) {
    const fixed = segmentsOf(path).slice(
      0,
      path.includes(':') ? segmentsOf(path).findIndex(each => each.startsWith(':')) : undefined,
    )
    fixed.forEach((_, index) => {
      beginnings.add(`/${fixed.slice(0, index + 1).join('/')}`)
    })
    if (path.includes(':')) open.push(`/${fixed.join('/')}/`)
  }
  return (text: string) => {
    const path = text.replace(/[?#].*$/s, '')
    return beginnings.has(path.replace(/\/$/, '')) || open.some(beginning => path.startsWith(beginning))
  }
}

/** Texts of a source file that are, or begin, the address of a screen. */
function pathsIn(file: string, source: string, isAddress: (text: string) => boolean): string[] {
  const found: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && isAddress(value)) found.push(`${file}: ${value}`)
    },
    TemplateLiteral: ({ quasis }) => {
      const text = quasis[0]?.value.cooked
      if (text && isAddress(text)) found.push(`${file}: ${text}`)
    },
  }).visit(parseSync(file, source).program)
  return found
}

const { routes }: { routes: { path: string }[] } = JSON.parse(
  await readFile(resolve(top, 'manifests/base/routes.json'), 'utf8'),
)
const isAddress = addressesOf(routes.map(({ path }) => path).filter(path => path !== '/'))

describe('addresses of screens', () => {
  it('stand in the manifest alone: code knows routes by id', async () => {
    const files = globSync(rooms, { cwd: top }).filter(file => !isExempt(file))
    expect(files.length).toBeGreaterThan(500)
    const found = await Promise.all(
      files.map(async file => pathsIn(file, await readFile(resolve(top, file), 'utf8'), isAddress)),
    )
    expect(found.flat()).toEqual([])
  })

  it.each([
    "redirect('/login')",
    'const link = <a href="/id-card?category=dental">Card</a>',
    ['const claim = `/claims/', '{type}/', '{id}`'].join('$'),
    ['const service = `/services/dental/', '{code}`'].join('$'),
    "const list = '/eobs/' + id",
    'const place = `/error/404`',
  ])('are found in code: %s', source => {
    expect(pathsIn('web/a.tsx', source, isAddress)).toHaveLength(1)
  })

  it('are neither files, nor calls, nor technical addresses', () => {
    const source = "fetch('/graphql'), open(`/files/eobs/1.pdf`), get('claims'), to('/'), put('/logs')"
    expect(pathsIn('web/a.tsx', source, isAddress)).toEqual([])
  })
})
