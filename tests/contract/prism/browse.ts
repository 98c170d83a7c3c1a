import type { Reply, TestPortal } from '../../../server/testing/test-portal.ts'

/** A browser without script: keeps cookies and follows redirects. */
export interface Browser {
  readonly cookies: ReadonlyMap<string, string>
  open(path: string): Promise<Page>
  submit(path: string, form: Readonly<Record<string, string>>): Promise<Page>
}

interface Page {
  /** Where the redirects ended. */
  readonly path: string
  readonly status: number
  readonly text: string
}

/** A browser at the first brand of a portal. */
export function browse(portal: TestPortal): Browser {
  const cookies = new Map<string, string>()

  async function send(path: string, method: 'GET' | 'POST', body?: string): Promise<Page> {
    const reply = await portal.send(path, {
      method,
      cookies: Object.fromEntries(cookies),
      headers: {
        ...{ origin: portal.origin, 'sec-fetch-site': 'same-origin' },
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    })
    keep(reply, cookies)
    const { location } = reply.headers
    if (reply.status >= 300 && reply.status < 400 && typeof location === 'string') {
      return send(new URL(location, portal.origin).pathname, 'GET')
    }
    return { path, status: reply.status, text: reply.text }
  }

  return {
    cookies,
    open: path => send(path, 'GET'),
    submit: (path, form) => send(path, 'POST', new URLSearchParams(form).toString()),
  }
}

function keep({ setCookies }: Reply, cookies: Map<string, string>): void {
  for (const cookie of setCookies) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (name === undefined || value === undefined) continue
    if (value === '' || /max-age=0(;|$)/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
