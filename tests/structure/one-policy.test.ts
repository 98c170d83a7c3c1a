import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const web = resolve(import.meta.dirname, '../../web')
const modules = (folder: string) =>
  readdirSync(resolve(web, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`)

/** Whether a module asks the portal itself, where failures are nobody's. */
const asks = (file: string) => /\.query\(|\bportal\.query\b/.test(readFileSync(resolve(web, file), 'utf8'))

it('[SEC-21] no screen, block or list makes a redirect of its own: they lead on through web/screen', () => {
  const makes = (file: string) =>
    /import [^;]*?\bredirect(?:Document)?\b[^;]*? from 'react-router'/.test(readFileSync(resolve(web, file), 'utf8'))
  const folders = [
    'areas',
    'blocks',
    'forms',
    'hydration',
    'journey',
    'lists',
    'routing',
    'screen',
    'server',
    'shell',
    'ui',
  ]
  expect(folders.flatMap(modules).filter(makes)).toEqual(['routing/or-whole-page.ts', 'screen/portal.ts'])
})

it('no screen, block or form gets round the policy for errors: they ask through web/screen', () => {
  expect(modules('screen').filter(asks)).toContain('screen/ask.ts')
  expect(['areas', 'blocks', 'forms', 'journey', 'lists', 'shell'].flatMap(modules).filter(asks)).toEqual([])
})
