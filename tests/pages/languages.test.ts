import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { compiledManifests } from '../../server/content/read-manifests.ts'
import { type SendOptions, startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { documentIds } from '../../web/generated/document-ids.ts'

let gateway: RunningGateway
let portal: TestPortal
beforeAll(async () => {
  const { files, imageAddress } = await manifestFiles(manifestsFolder({}))
  const spanish = files.map(file => {
    if (!file.path.endsWith('/brand.json') || file.path.includes('/base/')) return file
    const { set, ...rest } = JSON.parse(file.text)
    return { ...file, text: JSON.stringify({ ...rest, set: { ...set, languages: ['es-US'] } }) }
  })
  gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes() })
  const brands = compiledManifests({ files: spanish, imageAddress })
  portal = await startTestPortal({ brands, renderPage, gatewayUrl: gateway.origin })
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})

const inSpanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }
/** The language that a page says it has, and its title and heading. */
async function read(path: string, options: SendOptions = {}) {
  const { text, headers } = await portal.send(path, options)
  const found = (pattern: RegExp) => pattern.exec(text)?.[1]
  return {
    ...{ text, headers, language: found(/<html lang="([^"]+)"/) },
    title: found(/<title>(.*?)<\/title>/),
    heading: found(/<h1[^>]*>(.*?)<\/h1>/s),
  }
}

it('[LOCALE-03] [LOCALE-05] a first visit follows Accept-Language, in html lang, title, labels and shell', async () => {
  const spanish = await read('/login', { headers: inSpanish })
  expect(spanish).toMatchObject({ language: 'es-US', title: expect.stringMatching(/^Iniciar sesión \| /) })
  expect(spanish.text).toContain('Ir al contenido principal')
  expect(spanish.text).not.toContain('Skip to main content')
  expect(String(spanish.headers.vary)).toMatch(/Accept-Language/)
  const english = await read('/login', { headers: { 'accept-language': 'fr,en;q=0.5' } })
  expect(english).toMatchObject({ language: 'en-US', title: expect.stringMatching(/^Log in \| /) })
  expect(english.text).not.toContain('Ir al contenido principal')
})

it('[LOCALE-03] [LOCALE-05] the choice in the cookie counts before it, on error pages and on a refused form, too', async () => {
  const cookies = { language: 'es-US' }
  const headers = { 'accept-language': 'en-US' }
  expect(await read('/nowhere', { cookies, headers })).toMatchObject({ language: 'es-US' })
  const refused = await read('/login', {
    ...{ method: 'POST', body: 'username=&password=', cookies },
    headers: {
      ...headers,
      ...{
        origin: portal.origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    },
  })
  expect(refused.text).toContain('es obligatorio')
  expect(refused.text).not.toContain('is required')
  expect(await read('/login', { cookies: { language: 'en-US' }, headers: inSpanish })).toMatchObject({
    language: 'en-US',
  })
})

it('[LOCALE-08] data are in the language of the page that asks, which a choice in another tab does not change', async () => {
  const shell = async (headers: Record<string, string>) => {
    const { text, headers: told } = await portal.send('/graphql', {
      ...{ method: 'POST', body: JSON.stringify({ id: documentIds.Shell, variables: {} }) },
      headers: {
        ...{ origin: portal.origin, 'sec-fetch-site': 'same-origin', 'x-portal': '1' },
        ...{ 'content-type': 'application/json', ...headers },
      },
      cookies: { language: 'es-US' },
    })
    expect(String(told.vary)).toMatch(/Accept-Language/)
    return JSON.parse(text).data.shell
  }
  const english = await shell({ 'accept-language': 'en-US' })
  expect(english.brand.language).toBe('en-US')
  expect(english.text.shell.skipToContent).toBe('Skip to main content')
  const spanish = await shell({ 'accept-language': 'es-US' })
  expect(spanish.brand).toMatchObject({
    language: 'es-US',
    languages: [
      { tag: 'en-US', name: 'English' },
      { tag: 'es-US', name: 'Español' },
    ],
  })
  expect(spanish.text.shell.skipToContent).toBe('Ir al contenido principal')
})
