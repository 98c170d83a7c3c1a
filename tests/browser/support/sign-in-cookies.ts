import { request } from 'node:http'
import type { Cookie } from 'playwright/test'
import { address } from './address.ts'
import type { TestBrand } from './brands.ts'

/** What a sign-in leads to: the cookies of its session, and the path where it goes on. */
export interface SignedIn {
  cookies: Parsed[]
  lands: string
}

type Parsed = Pick<Cookie, 'name' | 'value' | 'domain' | 'path' | 'secure' | 'httpOnly' | 'sameSite' | 'expires'>

/**
 * Sends the log-in form as a browser without script does, and keeps what the portal answers. Many times faster than a
 * browser, for the journeys in which signing in is not the point.
 * @throws Error when the portal refuses the sign-in.
 */
export function signInCookies(brand: TestBrand, username: string, word: string): Promise<SignedIn> {
  const form = new URLSearchParams({ username, password: word }).toString()
  const origin = address(brand, '')
  return new Promise((done, fail) => {
    const call = request(
      // Not every machine knows the names below localhost.
      { host: '127.0.0.1', port: process.env.PORTAL_PORT, path: '/login', method: 'POST' },
      answer => {
        answer.resume()
        const { location, 'set-cookie': lines = [] } = answer.headers
        if (answer.statusCode !== 303 || !location)
          return fail(new Error(`${username} cannot sign in: ${answer.statusCode}`))
        done({ cookies: lines.map(line => parse(line, brand.host)), lands: new URL(location, origin).pathname })
      },
    )
    call.setHeader('host', new URL(origin).host)
    call.setHeader('origin', origin)
    call.setHeader('content-type', 'application/x-www-form-urlencoded')
    call.on('error', fail)
    call.end(form)
  })
}

/** Whether a session still opens the place to which its sign-in led. */
export function isAlive(brand: TestBrand, { cookies, lands }: SignedIn): Promise<boolean> {
  return new Promise((done, fail) => {
    const call = request({ host: '127.0.0.1', port: process.env.PORTAL_PORT, path: lands, method: 'HEAD' }, answer => {
      answer.resume()
      done(answer.statusCode === 200)
    })
    call.setHeader('host', new URL(address(brand, '')).host)
    call.setHeader('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
    call.on('error', fail)
    call.end()
  })
}

function parse(line: string, domain: string): Parsed {
  const [pair = '', ...attributes] = line.split('; ')
  const cut = pair.indexOf('=')
  const has = (name: string) => attributes.some(attribute => attribute.toLowerCase() === name)
  const maxAge = attributes.find(attribute => /^max-age=/i.test(attribute))?.slice('max-age='.length)
  return {
    name: pair.slice(0, cut),
    value: pair.slice(cut + 1),
    domain,
    path: '/',
    secure: has('secure'),
    httpOnly: has('httponly'),
    sameSite: 'Strict',
    expires: maxAge === undefined ? -1 : Math.floor(Date.now() / 1000) + Number(maxAge),
  }
}
