import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { screens } from '../../web/routing/screens.ts'
import { top } from './build-paths.ts'
import { screenSources } from './load-web.ts'

it('finds the source of every kind of screen that has code of its own', async () => {
  const sources = screenSources(await readFile(resolve(top, 'web/routing/screens.ts'), 'utf8'))
  const without = Object.entries(screens).filter(([kind]) => !sources.has(kind))
  expect(without.map(([, load]) => load)).toEqual(without.map(() => screens.error))
  for (const source of sources.values()) expect(existsSync(resolve(top, source)), source).toBe(true)
  expect(sources.get('home')).toBe('web/areas/home/home-screen.tsx')
})
