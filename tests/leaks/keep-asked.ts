import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from 'playwright/test'
import { places } from './sinks.ts'

/** Keeps the addresses that a browser asks for, and what it reports, until they are written where `sinks` finds them. */
export function keepAsked(context: BrowserContext): { write(): void } {
  const addresses = new Set<string>()
  const reports: string[] = []
  const asked = (request: Request) => {
    addresses.add(request.url())
    if (new URL(request.url()).pathname === '/reports') reports.push(request.postData() ?? '')
  }
  context.on('request', asked)
  return {
    write() {
      context.off('request', asked)
      for (const [name, lines] of [['addresses', addresses] as const, ['reports', reports] as const])
        appendFileSync(join(places.folder(), `${name}-${process.pid}`), [...lines, ''].join('\n'))
    },
  }
}
