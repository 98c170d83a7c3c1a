import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../build/build-paths.ts'
import { themeCss } from './live-brand.ts'

const theme = JSON.parse(readFileSync(resolve(top, 'manifests/base/theme.json'), 'utf8'))

it('turns a theme into custom properties named after their place', () => {
  const css = themeCss({ ...theme, colors: { ...theme.colors, primarySoft: '#abcdef' } })
  expect(css).toContain('  --color-primary-soft: #abcdef;\n')
  expect(css).toMatch(/--font-body: .+;/)
  expect(css).toMatch(/--radius-small: .+;/)
  expect(css).toMatch(/--heading-weight: \d+;/)
})

it('lets no value end its declaration', () => {
  const css = themeCss({
    ...theme,
    colors: { ...theme.colors, primary: 'red; } body { background: url(//evil) </style>' },
  })
  expect(css).not.toMatch(/body \{|<\/style>/)
})
