import { parseArgs } from 'node:util'
import { createClock, createClockFrom } from './clock.ts'
import { readMailOptions } from './mail/read-mail-options.ts'
import { readPortalAddresses } from './mail/read-portal-addresses.ts'
import type { GatewayOptions } from './start-gateway.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Options of the process: flags first, then the environment, then defaults.
 * @throws Error that names the option whose value makes no sense.
 */
export function readOptions(args: string[], environment: Environment): GatewayOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      families: { type: 'string' },
      seed: { type: 'string' },
      domains: { type: 'string' },
    },
  })
  const start = environment.GATEWAY_CLOCK
  const zone = environment.GATEWAY_ZONE
  const dataFile = values.data ?? environment.GATEWAY_DATA ?? '.data/gateway.sqlite'
  return {
    port: wholeNumber('port', values.port ?? environment.GATEWAY_PORT ?? '4010', 65_535),
    host: values.host ?? environment.GATEWAY_HOST ?? '127.0.0.1',
    dataFile,
    families: wholeNumber('families', values.families ?? environment.GATEWAY_FAMILIES ?? '200', 10_000_000),
    domainIds: domainIds(values.domains ?? environment.GATEWAY_DOMAINS),
    mail: readMailOptions(environment, dataFile),
    portals: readPortalAddresses(environment.GATEWAY_PORTALS),
    seed: values.seed ?? environment.GATEWAY_SEED ?? 'portal',
    clock: start === undefined ? createClock(undefined, zone) : createClockFrom(instant(start), zone),
  }
}

function wholeNumber(name: string, text: string, highest: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > highest)
    throw new Error(`${name}: found "${text}", expected a whole number from 0 to ${highest}`)
  return value
}

function instant(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime()))
    throw new Error(`GATEWAY_CLOCK: found "${text}", expected an instant such as 2026-03-31T12:00:00Z`)
  return date
}

/** A comma list of the domains that get members; undefined for the gateway's own choice. */
function domainIds(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const ids = text.split(',').map(id => id.trim())
  for (const id of ids)
    if (!/^[1-9]\d{0,2}$/.test(id))
      throw new Error(`domains: found "${id}", expected whole numbers from 1 to 999 with commas between them`)
  return ids
}
