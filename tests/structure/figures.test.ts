import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const web = resolve(import.meta.dirname, '../../web')

it('figures in columns stay lining ones: an ID or amount in old-style figures is hard to read', () => {
  const files = globSync('**/*.css', { cwd: web })
  const said = files.flatMap(file =>
    [...readFileSync(resolve(web, file), 'utf8').matchAll(/font-variant-numeric: ([^;]+)/g)].map(
      ([, value = '']) => `${file}: ${value}`,
    ),
  )
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter(line => !line.includes('lining-nums'))).toEqual([])
})
