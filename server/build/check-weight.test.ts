import { describe, expect, it } from 'vitest'
import { findExcess } from './check-weight.ts'

const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, imports, isDynamicEntry: true })
const manifest = {
  'web/entry-client.tsx': { ...chunk('entry', ['_shared.js']), isDynamicEntry: false },
  '_shared.js': { file: 'assets/shared.js', imports: [] },
  '_form.js': { file: 'assets/form.js', imports: ['_shared.js'] },
  'web/areas/log-in/log-in-screen.tsx': chunk('log-in', ['web/entry-client.tsx', '_form.js']),
  'web/areas/home/home-screen.tsx': chunk('home', ['web/entry-client.tsx', '_shared.js']),
  'web/areas/claims/claims-screen.tsx': chunk('claims', ['web/entry-client.tsx', '_form.js']),
  'web/ui/date-field/date-picker.tsx': chunk('picker', ['web/entry-client.tsx']),
}
const light = {
  entry: 100_000,
  shared: 40_000,
  home: 10_000,
  form: 1000,
  'log-in': 2000,
  claims: 29_000,
  picker: 90_000,
}
const excess = (sizes: Partial<typeof light>, modules: Record<string, Record<string, number>> = {}) =>
  findExcess({ manifest, modules, sizeOf: file => ({ ...light, ...sizes })[file.slice(7, -3) as keyof typeof light] })

describe('the weight of the built client', () => {
  it('is fine up to the budgets; what comes only on demand belongs to no screen', () => {
    expect(excess({})).toEqual([])
  })

  it('names what makes the first signed-in view too heavy', () => {
    const modules = {
      'assets/entry.js': { 'node_modules/@big/library/a.js': 900, 'web/routing/root.tsx': 100 },
    }
    const [message, ...others] = excess({ entry: 110_600 }, modules)
    expect(others).toEqual([])
    expect(message).toContain('Home) loads 160.6 KB of script, 0.6 KB over its budget of 160 KB')
    expect(message).toContain('assets/entry.js, 110.6 KB: @big/library 99.5, web/routing/root.tsx 11.1')
  })

  it('counts with a screen what it imports and nothing earlier has loaded', () => {
    expect(excess({ form: 1001 })).toEqual([
      expect.stringContaining('web/areas/claims/claims-screen.tsx adds 30.0 KB of script, 0.0 KB over its budget'),
    ])
  })

  it.each([
    ['a validator', 'schema/generated/validate-menus.js'],
    ['Markdown', 'node_modules/micromark/index.js'],
    ['the sanitiser', 'node_modules/hast-util-sanitize/lib/index.js'],
    ['the date picker', 'node_modules/@react-aria/calendar/index.js'],
  ])('finds %s in log-in and in the first view', (name, module) => {
    const found = excess({}, { 'assets/shared.js': { [module]: 1 } })
    expect(found).toEqual([
      `Log-in carries ${name}: ${module}`,
      `The first signed-in view (Home) carries ${name}: ${module}`,
    ])
    expect(excess({}, { 'assets/form.js': { [module]: 1 } })).toHaveLength(1)
    expect(excess({}, { 'assets/claims.js': { [module]: 1 } })).toEqual([])
  })

  it('says so when a screen that has a budget of its own has moved', () => {
    const { 'web/areas/home/home-screen.tsx': _, ...rest } = manifest
    expect(findExcess({ manifest: rest, modules: {}, sizeOf: () => 1 })).toEqual([
      expect.stringContaining('home-screen'),
    ])
  })
})
