import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { valueAt } from '../../engine/json.ts'
import { surfaces } from '../../engine/schema/surfaces.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { englishMark } from '../../schema/english-mark.ts'
import { compileGood } from '../../server/content/good-manifests.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { compiledManifests, goodManifests } from '../../server/content/read-manifests.ts'
import { type SendOptions, startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { documentIds } from '../../web/generated/document-ids.ts'

const { brands: good } = await goodManifests(manifestsFolder({}))
const folders = good.map(({ manifest }) => manifest.brand.id)

let gateway: RunningGateway
let portal: TestPortal
beforeAll(async () => {
  gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes() })
  portal = await startTestPortal({
    brands: compileGood(good),
    renderPage,
    gatewayUrl: gateway.origin,
    deadlineMs: 60_000,
  })
})
afterAll(async () => {
  await portal.close()
  await gateway.close()
})

const fromPage = (origin: string) => ({ origin, 'sec-fetch-site': 'same-origin' })
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const inSpanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }

/** A page as it came, and the language that it says it has. */
async function read(path: string, options: SendOptions = {}, of = portal) {
  const { host: _host, ...answer } = { host: '', ...(await of.send(path, options)) }
  const found = (pattern: RegExp) => pattern.exec(answer.text)?.[1]
  return { ...answer, language: found(/<html lang="([^"]+)"/), title: found(/<title>(.*?)<\/title>/) }
}

/** The cookies that an answer leaves in a browser. */
const kept = (setCookies: readonly string[], before: Record<string, string> = {}) => ({
  ...before,
  ...Object.fromEntries(setCookies.map(set => /^([^=]+)=([^;]*)/.exec(set)?.slice(1) ?? [])),
})

/** The hosts of brands, and their texts of several words, in English and in Spanish where these differ. */
const brandOf = (id: string) => {
  const brand = good.find(({ manifest }) => manifest.brand.id === id)
  if (!brand) throw new Error(`no brand ${id}`)
  const { domainId, hosts } = brand.manifest.brand
  // What the gateway says of a seal is the same as the alternative text of its picture.
  const texts = surfaces.flatMap(surface =>
    (brand.languages[0]?.words[surface] ?? [])
      .filter(({ path }) => !path.includes('accreditation'))
      .map(({ path, said }) => ({ said, text: String(valueAt(brand.manifest[surface], path)) })),
  )
  const tellsApart = (text: string) => text.length > 15 && /\S \S+ \S/.test(text) && !/[{[*\n]/.test(text)
  return {
    domainId,
    host: `${hosts[0]}:${portal.port}`,
    english: [...new Set(texts.map(({ text }) => text).filter(tellsApart))],
    spanish: [...new Set(texts.map(({ said }) => said).filter(tellsApart))],
  }
}

/** Texts of a language that a page has in its elements or in its data. */
const within = (page: string, texts: readonly string[]) => {
  const plain = page.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return texts.filter(text => plain.includes(text))
}

describe('the language of a page', () => {
  it('[LOCALE-03] [LOCALE-05] follows Accept-Language at a first visit, in html lang, title and words', async () => {
    const spanish = await read('/login', { headers: inSpanish })
    expect(spanish).toMatchObject({ language: 'es-US', title: expect.stringMatching(/^Iniciar sesión \| /) })
    expect(spanish.text).toContain('Ir al contenido principal')
    expect(String(spanish.headers.vary)).toMatch(/Accept-Language/)
    const english = await read('/login', { headers: { 'accept-language': 'fr,en;q=0.5' } })
    expect(english).toMatchObject({ language: 'en-US', title: expect.stringMatching(/^Log in \| /) })
  })

  it('[LOCALE-03] [LOCALE-05] is the one of the cookie before that, also on a refused form', async () => {
    expect(await read('/login', { cookies: { language: 'en-US' }, headers: inSpanish })).toMatchObject({
      language: 'en-US',
    })
    const headers = { ...form, ...fromPage(portal.origin), 'accept-language': 'en-US' }
    const cookies = { language: 'es-US' }
    const { text, status } = await read('/login', { method: 'POST', body: 'username=&password=', cookies, headers })
    expect([status, text.includes('es obligatorio'), text.includes('is required')]).toEqual([422, true, false])
  })

  it('[LOCALE-08] is that of the page which asks for data, whatever was chosen in another tab', async () => {
    const shell = async (language: string) => {
      const headers = { ...fromPage(portal.origin), 'x-portal': '1', 'content-type': 'application/json' }
      const { text, headers: told } = await portal.send('/graphql', {
        ...{ method: 'POST', body: JSON.stringify({ id: documentIds.Shell, variables: {} }) },
        ...{ headers: { ...headers, 'accept-language': language }, cookies: { language: 'es-US' } },
      })
      expect(String(told.vary)).toMatch(/Accept-Language/)
      return JSON.parse(text).data.shell
    }
    const english = await shell('en-US')
    expect([english.brand.language, english.text.shell.skipToContent]).toEqual(['en-US', 'Skip to main content'])
    const spanish = await shell('es-US')
    expect([spanish.brand.language, spanish.text.shell.skipToContent]).toEqual(['es-US', 'Ir al contenido principal'])
    const languages = [
      { tag: 'en-US', name: 'English' },
      { tag: 'es-US', name: 'Español' },
    ]
    expect([english.brand.languages, spanish.brand.languages]).toEqual([languages, languages])
  })
})

describe('the switch of languages', () => {
  it('[LOCALE-03] [LOCALE-04] keeps the choice without script, and leads back to the same address', async () => {
    const { text } = await read('/login?from=mail')
    const buttons = text.match(/<form [^>]*method="post"[^>]*><button[^>]*>Español<\/button>/g) ?? []
    expect(buttons).toHaveLength(2)
    for (const button of buttons)
      for (const attribute of ['type="submit"', 'name="language"', 'value="es-US"', 'lang="es-US"'])
        expect(button).toContain(attribute)
    const headers = { ...form, ...fromPage(portal.origin) }
    const chosen = await portal.send('/login?from=mail', { method: 'POST', body: 'language=es-US', headers })
    expect([chosen.status, chosen.headers.location]).toEqual([303, '/login?from=mail'])
    expect(chosen.setCookies).toEqual([expect.stringMatching(/^language=es-US; Max-Age=34560000; Path=\/; /)])
    const after = await read('/login?from=mail', { cookies: kept(chosen.setCookies) })
    expect(after.language).toBe('es-US')
    expect(after.text.match(/<button[^>]*lang="en-US"[^>]*>English<\/button>/g)).toHaveLength(2)
  })

  it('[LOCALE-03] takes no language that the brand has not, and nothing from another site', async () => {
    const headers = { ...form, ...fromPage(portal.origin) }
    const unknown = await portal.send('/login', { method: 'POST', body: 'language=fr-FR', headers })
    expect(unknown.setCookies.join()).not.toContain('language=')
    const strange = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const refused = await portal.send('/login', { method: 'POST', body: 'language=es-US', headers: strange })
    expect([refused.status, refused.setCookies]).toEqual([403, []])
  })
})

describe.each(folders)('%s in Spanish', folder => {
  it('[LOCALE-05] [LOCALE-08] [LOCALE-09] has no English words on log-in, Home, claims, benefits and errors, signed out and in', async () => {
    const { domainId, host, english, spanish } = brandOf(folder)
    expect([english.length > 400, spanish.length > 400]).toEqual([true, true])
    const headers = { ...form, ...fromPage(`http://${host}`) }
    const body = new URLSearchParams({ username: `active${domainId}`, password: DEMO_PASSWORD }).toString()
    const signedOut = { language: 'es-US' }
    const signIn = await portal.send('/login', { method: 'POST', body, host, headers, cookies: signedOut })
    const signedIn = kept(signIn.setCookies, signedOut)
    expect(signedIn).toMatchObject({ language: 'es-US', '__Host-token': expect.any(String) })
    const pages = [
      ...['/login', '/registration', '/recovery/username', '/contact-us', '/error/404', '/error/500'],
      ...['/home', '/claims', '/eobs', '/benefits/summary', '/benefits/medical', '/account/summary', '/id-card'],
    ]
    for (const [place, path] of pages.entries()) {
      const { text, language, status } = await read(path, { host, cookies: place < 4 ? signedOut : signedIn })
      expect([path, status < 400 || path.startsWith('/error'), language]).toEqual([path, true, 'es-US'])
      expect([path, within(text, english)]).toEqual([path, []])
      expect([path, within(text, spanish).length > 3]).toEqual([path, true])
    }
  })
})

it('[LOCALE-06] [LOCALE-08] what a claim is for is said in Spanish on Home, in the list and in the claim', async () => {
  const [folder = ''] = folders
  const { domainId, host } = brandOf(folder)
  const headers = { ...form, ...fromPage(`http://${host}`) }
  const body = new URLSearchParams({ username: `active${domainId}`, password: DEMO_PASSWORD }).toString()
  const language = { language: 'es-US' }
  const { setCookies } = await portal.send('/login', { method: 'POST', body, host, headers, cookies: language })
  const open = async (path: string) => (await read(path, { host, cookies: kept(setCookies, language) })).text
  const home = await open('/home')
  expect(home).toMatch(/<h3[^>]*>Médica/)
  expect(await open('/claims')).toMatch(/<span[^>]*> Médica, /)
  const claim = await open(/href="(\/claims\/medical\/[^"]+)"/.exec(home)?.[1] ?? '')
  expect(claim).toMatch(/<dt>Tipo de reclamación<\/dt><dd[^>]*>Médica<\/dd>/)
})

it('[LOCALE-13] [LOCALE-02] a third language takes files alone, and what it has no words for shows in English', async () => {
  const { files, imageAddress } = await manifestFiles(manifestsFolder({}))
  const words = {
    'base/text.fr.json': { shell: { skipToContent: 'Aller au contenu principal' } },
    'base/routes.fr.json': { items: { login: { title: 'Connexion' } } },
  }
  const [first = { path: '', text: '' }] = files.filter(({ path }) => path.endsWith('/first/brand.json'))
  const listed = { ...first, text: first.text.replace('["es-US"]', '["es-US", "fr-CA"]') }
  const brands = compiledManifests({
    imageAddress,
    files: [
      ...files.filter(({ path }) => path.includes('/base/')),
      ...files.filter(({ path }) => path.includes('/first/') && path !== first.path),
      listed,
      ...Object.entries(words).map(([path, said]) => ({ path: `manifests/${path}`, text: JSON.stringify(said) })),
    ],
  })
  const inFrench = await startTestPortal({ brands, renderPage, gatewayUrl: gateway.origin })
  try {
    const french = await read('/login', { headers: { 'accept-language': 'fr' } }, inFrench)
    expect(french).toMatchObject({ language: 'fr-CA', title: expect.stringMatching(/^Connexion \| /) })
    const seen = french.text.replace(/<script type="application\/json".*?<\/script>/s, '')
    expect(seen).toMatch(/<a [^>]*href="#content">Aller au contenu principal<\/a>/)
    expect(seen).toMatch(/<h1[^>]* lang="en"[^>]*>Log in to your Member Dashboard<\/h1>/)
    expect(seen).toMatch(/<label[^>]*><span lang="en">Username<\/span>/)
    expect(seen).not.toContain(englishMark)
    const untitled = await read('/contact-us', { headers: { 'accept-language': 'fr' } }, inFrench)
    expect(untitled.text).toMatch(/<title lang="en">Contact us/i)
    expect(french.text).toMatch(/<title>Connexion/)
    for (const name of ['English', 'Español'])
      expect(french.text.match(new RegExp(`>${name}</button>`, 'g'))).toHaveLength(2)
    const english = await read('/login', {}, inFrench)
    expect(english.text.match(/<button[^>]*lang="fr-CA"[^>]*>Français<\/button>/g)).toHaveLength(2)
  } finally {
    await inFrench.close()
  }
})
