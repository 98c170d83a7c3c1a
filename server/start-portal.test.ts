import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { top } from './build/build-paths.ts'
import { readManifests } from './content/read-manifests.ts'
import { startPortal } from './start-portal.ts'
import { page, plainRender, startTestPortal } from './testing/test-portal.ts'

it('lets requests in flight finish when it closes', async () => {
  const arrived = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const portal = await startTestPortal({
    renderPage: async () => {
      arrived.resolve()
      await finish.promise
      return page(200, 'finished')
    },
  })
  const inFlight = portal.send('/home')
  await arrived.promise
  const closed = portal.close()
  finish.resolve()
  expect(await inFlight).toMatchObject({ status: 200, text: expect.stringContaining('finished') })
  await closed
  await expect(portal.send('/home')).rejects.toThrow()
})

it('reloads changed manifests while it runs, and keeps the last good ones when they are wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await cp(resolve(top, 'manifests'), folder, { recursive: true })
  const load = () => readManifests(folder)
  const assets = { script: '', styles: [], preload: [], parts: {} }
  const portal = await startPortal({
    port: 0,
    gatewayUrl: 'http://127.0.0.1:9',
    manifests: { folder, brands: await load(), reload: load },
    web: { renderPage: plainRender, assets, folder },
  })
  const theme = join(folder, 'base/theme.json')
  const text = await readFile(theme, 'utf8')
  await writeFile(theme, text.replace('{', '{ "no-such-field": 1,'))
  expect((await portal.reload()).ok).toBe(false)
  await writeFile(theme, text)
  expect(await portal.reload()).toEqual({ ok: true })
  await portal.close()
  await rm(folder, { recursive: true })
})
