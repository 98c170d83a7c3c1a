import { parseArgs } from 'node:util'
import { readMailOptions } from './mail/create-mailer.ts'
import { readPortalAddresses } from './mail/portal-links.ts'
import { clockOf, domainIds, type Environment, MAX_FAMILIES, sessionHours, wholeNumber } from './option-values.ts'
import type { GatewayOptions } from './start-gateway.ts'
import { dataFileAt } from './store/data-file.ts'

/**
 * Options of the process: flags first, then the environment, then defaults.
 * @throws Error that names the option with an invalid value.
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
      fresh: { type: 'boolean', default: false },
    },
  })
  const dataFile = dataFileAt(values.data || environment.GATEWAY_DATA || '.data/gateway.sqlite')
  return {
    port: wholeNumber('port', values.port ?? environment.GATEWAY_PORT ?? '4010', 65_535),
    host: values.host ?? environment.GATEWAY_HOST ?? '127.0.0.1',
    dataFile,
    fresh: values.fresh,
    sessionHours: sessionHours(environment.GATEWAY_SESSION_HOURS),
    families: wholeNumber('families', values.families ?? environment.GATEWAY_FAMILIES ?? '200', MAX_FAMILIES),
    domainIds: domainIds(values.domains ?? environment.GATEWAY_DOMAINS),
    mail: readMailOptions(environment, dataFile),
    portals: readPortalAddresses(environment.GATEWAY_PORTALS),
    seed: values.seed ?? environment.GATEWAY_SEED ?? 'portal',
    clock: clockOf(environment),
  }
}
