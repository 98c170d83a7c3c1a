import { parseCookie, stringifySetCookie } from 'cookie'
import { sessionLength, travellingName } from './cookie-names.ts'

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
  readonly #withoutTls: boolean
  readonly #written = new Map<string, string>()
  #version = 0

  /** `withoutTls` for the demo alone: see `goWithoutTls`. */
  constructor(sent: ReadonlyMap<string, string>, withoutTls: boolean) {
    this.#sent = sent
    this.#values = new Map(sent)
    this.#withoutTls = withoutTls
  }

  /** Changes with every write: what was computed for an earlier version may be out of date. */
  get version(): number {
    return this.#version
  }

  get(name: string): string | undefined {
    return this.#values.get(this.#travelling(name))
  }

  has(name: string): boolean {
    return this.#values.has(this.#travelling(name))
  }

  write(name: string, value: string, { readable = false, lastsMs = sessionLength }: Writing = {}): void {
    this.#values.set(this.#travelling(name), value)
    this.#set(this.#travelling(name), value, { readable, lastsMs })
    this.#version += 1
  }

  /** Asks for removal only of what the browser has, so that signed-out pages set no cookies. */
  remove(cookieName: string): void {
    const name = this.#travelling(cookieName)
    if (!this.#values.delete(name)) return
    if (this.#sent.has(name)) this.#set(name, '', { lastsMs: 0 })
    else this.#written.delete(name)
    this.#version += 1
  }

  /** Set-Cookie headers for everything written in this request. */
  setCookies(): string[] {
    return [...this.#written.values()]
  }

  #travelling(name: string): string {
    return travellingName(name, this.#withoutTls)
  }

  #set(name: string, value: string, writing: Writing): void {
    this.#written.set(name, setCookie(name, value, { ...writing, withoutTls: this.#withoutTls }))
  }
}

/** A Set-Cookie header for a cookie that browsers never send with a request from another site, unless it is to be lax. */
export function setCookie(
  name: string,
  value: string,
  {
    readable = false,
    lastsMs = sessionLength,
    withoutTls,
    sameSite = 'strict',
  }: Writing & { withoutTls: boolean; sameSite?: 'strict' | 'lax' },
): string {
  const shared = { name, value, path: '/', sameSite } as const
  return stringifySetCookie(
    { ...shared, maxAge: lastsMs / 1000, httpOnly: !readable, secure: !withoutTls },
    { encode: encodeURIComponent },
  )
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
