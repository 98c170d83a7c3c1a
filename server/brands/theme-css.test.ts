import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../build/build-paths.ts'
import { themeCss } from './theme-css.ts'

const theme = JSON.parse(readFileSync(resolve(top, 'manifests/base/theme.json'), 'utf8'))

it('turns a theme into custom properties named after their place', () => {
  const css = themeCss({ ...theme, colors: { ...theme.colors, primarySoft: '#abcdef' } })
  expect(css).toContain('  --color-primary-soft: #abcdef;\n')
  expect(css).toMatch(/--font-body: .+;/)
  expect(css).toMatch(/--radius-small: .+;/)
  expect(css).toMatch(/--heading-weight: \d+;/)
})

it("[MEMBER-51] has the brand's typefaces with stand-ins of their measures, its size of type, and moves no line when one arrives", () => {
  const standIn = { local: ['Arial', 'Liberation Sans'], weight: '400 500', size: 100.5, ascent: 94.5, descent: 24.9 }
  const typeface = {
    family: 'Figtree',
    src: '/brand-assets/x/figtree.woff2?v=1',
    weight: '400 800',
    standIns: [standIn],
  }
  const css = themeCss({ ...theme, typefaces: [typeface], type: { base: 19 } })
  expect(css).toContain('--text-base: 1.1875rem;')
  const [own = '', other = ''] = css.split('@font-face').slice(1)
  expect(own).toContain('font-family: "Figtree";')
  expect(own).toContain('url("/brand-assets/x/figtree.woff2?v=1") format("woff2")')
  expect(own).toContain('font-display: optional;')
  expect(other).toContain('font-family: "Figtree stand-in";')
  expect(other).toContain('local("Arial"), local("Liberation Sans")')
  expect(other).toMatch(
    /size-adjust: 100.5%;\s+ascent-override: 94.5%;\s+descent-override: 24.9%;\s+line-gap-override: 0%/,
  )
})

it('lets no value end its declaration', () => {
  const css = themeCss({
    ...theme,
    colors: { ...theme.colors, primary: 'red; } body { background: url(//evil) </style>' },
  })
  expect(css).not.toMatch(/body \{|<\/style>/)
})
