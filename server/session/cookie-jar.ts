import { parseCookie, stringifySetCookie } from 'cookie'
import { sessionLength } from './cookie-names.ts'

/** Options of a cookie that is written. */
interface Writing {
  /** Whether scripts may read it; hidden from them when left out. */
  readable?: boolean
  /** How long it lasts, in milliseconds; as long as a session when left out. */
  lastsMs?: number
}

/** The cookies of one request. Writes are seen at once by later reads, and leave with the answer through `setCookies`. */
export class CookieJar {
  readonly #values: Map<string, string>
  readonly #sent: ReadonlyMap<string, string>
  readonly #written = new Map<string, string>()
  #version = 0

  constructor(sent: ReadonlyMap<string, string>) {
    this.#sent = sent
    this.#values = new Map(sent)
  }

  /** Changes with every write: what was computed for an earlier version may be out of date. */
  get version(): number {
    return this.#version
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  write(name: string, value: string, { readable = false, lastsMs = sessionLength }: Writing = {}): void {
    this.#values.set(name, value)
    this.#written.set(name, setCookie(name, value, lastsMs, !readable))
    this.#version += 1
  }

  /** Asks for removal only of what the browser has, so that signed-out pages set no cookies. */
  remove(name: string): void {
    if (!this.#values.delete(name)) return
    if (this.#sent.has(name)) this.#written.set(name, setCookie(name, '', 0, true))
    else this.#written.delete(name)
    this.#version += 1
  }

  /** Set-Cookie headers for everything written in this request. */
  setCookies(): string[] {
    return [...this.#written.values()]
  }
}

/** A Set-Cookie header for a cookie that browsers never send with a request from another site. */
function setCookie(name: string, value: string, lastsMs: number, httpOnly: boolean): string {
  const cookie = { name, value, maxAge: lastsMs / 1000, path: '/', httpOnly, secure: true, sameSite: 'strict' } as const
  return stringifySetCookie(cookie, { encode: encodeURIComponent })
}

/**
 * Reads a Cookie header. The first of two cookies with one name wins, as RFC 6265 sends the more specific one first;
 * values that cannot be decoded are dropped.
 */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const [name, value] of Object.entries(parseCookie(header ?? '', { decode })))
    if (value !== undefined) cookies.set(name, value)
  return cookies
}

function decode(value: string): string | undefined {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
