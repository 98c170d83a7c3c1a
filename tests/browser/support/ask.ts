import { request } from 'node:http'
import { documentOf, mainOf } from '../../pages/support/main-of.ts'
import type { TestBrand } from './brands.ts'
import { address, expect, sessionOf } from './portal.ts'

/** What the server answers, before any script. */
interface Answer {
  status: number | undefined
  location: string | undefined
  /** The page, which is read but not drawn, and its main part. */
  document(): Document
  main(): Element
}

/**
 * Asks for a page as a browser does, without one: many times faster, for what is in the page as it is sent.
 *
 * @param persona nobody when empty
 */
export async function ask(brand: TestBrand, persona: string, path: string): Promise<Answer> {
  const { cookies } = persona ? await sessionOf(brand, persona) : { cookies: [] }
  return new Promise((done, fail) => {
    // Not every machine knows the names below localhost.
    const call = request({ host: '127.0.0.1', port: process.env.PORTAL_PORT, path }, answer => {
      let html = ''
      answer.setEncoding('utf8')
      answer.on('data', part => {
        html += part
      })
      answer.on('error', fail)
      answer.on('end', () =>
        done({
          ...{ status: answer.statusCode, location: answer.headers.location },
          ...{ document: () => documentOf(html), main: () => mainOf(html) },
        }),
      )
    })
    call.setHeader('host', new URL(address(brand, '')).host)
    call.setHeader('accept', 'text/html')
    if (cookies.length > 0) call.setHeader('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
    call.on('error', fail)
    call.end()
  })
}

/** The path of the page to which a path leads in the end, which is there. */
export async function leadsTo(brand: TestBrand, persona: string, path: string): Promise<string> {
  let at = path
  for (let steps = 0; steps < 5; steps++) {
    const { status, location } = await ask(brand, persona, at)
    if (location === undefined) {
      expect(status, at).toBe(200)
      return at
    }
    const { origin, pathname } = new URL(location, address(brand, at))
    expect(origin, at).toBe(address(brand, ''))
    at = pathname
  }
  throw new Error(`${path} leads on and on`)
}
