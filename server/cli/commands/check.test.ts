import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { idNamesFile } from '../../content/id-names.ts'
import { askDemo } from '../frame/ask-demo.ts'
import { runPortal } from '../frame/run-portal.ts'
import { manifestsCopy } from '../testing/manifests-copy.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'
import { check } from './check.ts'

it('[CHECK-22] goes on with --watch, and tells at each save what is wrong then, before what may not be meant', async () => {
  await using manifests = await manifestsCopy()
  const stop = new AbortController()
  const said: string[] = []
  let told = Promise.withResolvers<void>()
  /** What was said next, however much was said meanwhile. */
  const next = async () => {
    while (said.length === 0) {
      await told.promise
      told = Promise.withResolvers()
    }
    return said.shift()
  }
  const world = { folder: manifests.folder, now: new Date(0), ask: undefined, env: {}, people: askDemo }
  const code = runPortal(
    ['check', '--watch'],
    [check],
    { ...world, until: stop.signal },
    {
      out: text => {
        said.push(text)
        told.resolve()
      },
      err: text => told.reject(new Error(text)),
      colors: false,
    },
  )
  const first = await next()
  expect(first).toContain('no mistakes')
  // A save that changes nothing is none.
  await manifests.edit('senior/theme.json', '"colors"', '"colors"')
  await manifests.edit('senior/theme.json', '"colors"', '"colours"')
  const wrong = await next()
  expect(wrong).toMatch(/^\n\S+senior\/theme\.json\n/)
  expect(wrong).toContain('found     the field "colours"')
  // A brand with a mistake was read, too.
  const read = /\d+ files, \d+ brands/.exec(first ?? '')?.[0]
  expect(wrong).toContain(`${read}, 1 mistake.`)
  await manifests.edit('senior/theme.json', '"colours"', '"colors"')
  expect(await next()).toMatch(/^\n\S+senior\/theme\.json\n\nNo mistakes\.$/)
  expect(await next()).toContain(`${read}, no mistakes`)
  stop.abort()
  expect(await code).toBe(0)
})

it('[CHECK-27] writes annotations for pull requests, with the names of groups, and fails as ever', async () => {
  await using manifests = await manifestsCopy()
  const { folder } = manifests
  await writeFile(idNamesFile(folder), JSON.stringify({ groupId: { 20000001: 'Weavers' } }))
  await manifests.edit('senior/theme.json', '"colors"', '"colors of 20000001"')
  const { code, out } = await saidByPortal(['check', '--format', 'github'], { folder })
  expect(code).toBe(1)
  expect(out).toMatch(
    /^::error file=\S+senior\/theme\.json,line=\d+,col=\d+,title=A mistake in the manifests::found the field "colors of 20000001 \(Weavers\)"%0Aexpected /,
  )
  const sarif = await saidByPortal(['check', '--format', 'sarif'], { folder })
  expect(sarif.code).toBe(1)
  expect(JSON.parse(sarif.out)).toMatchObject({ version: '2.1.0', runs: [{ results: [{ ruleId: 'mistake' }] }] })
  expect(await saidByPortal(['check', '--format', 'srif'], { folder })).toEqual({
    ...{ code: 2, out: '' },
    err: 'portal: there is no format "srif". Did you mean "sarif"?',
  })
})
