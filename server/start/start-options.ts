import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { top } from '../build/build-paths.ts'
import { port as portKind } from '../settings/kinds.ts'
import { portalDataFile } from '../settings/portal-data.ts'
import { readSettings, SettingsError } from '../settings/read-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { type StudioSettings, studioSettings } from '../settings/studio-settings.ts'

export interface StartOptions
  extends Pick<
    Settings,
    | 'host'
    | 'port'
    | 'trustedProxies'
    | 'gatewayUrl'
    | 'gatewayData'
    | 'databaseUrl'
    | 'sessionHours'
    | 'deadlineMs'
    | 'drainMs'
    | 'logLevel'
    | 'metricsPort'
    | 'metricsHost'
    | 'tracesEndpoint'
    | 'tracesShare'
  > {
  /** The file in which instances of the portal keep what they share, when it is not in a database. */
  portalData: string
  /** Folder of manifests. */
  manifests: string
  /** Delete the gateway's data and make a new population. */
  fresh: boolean
  /** GraphiQL, introspection and free queries. */
  developer: boolean
  /** Where staff change the content; nowhere when it is switched off. */
  studio: StudioSettings | undefined
  /** Sign-ins that every browser keeps at `http://*.localhost`; never in production. */
  demoCookies: boolean
}

/**
 * Options of `npm start`: settings, `--port` and `--fresh`.
 * @throws SettingsError that says what was found and what was expected.
 */
export function readStartOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions {
  const { fresh = false, port } = readFlags(args)
  const settings = readSettings(env)
  const { nodeEnv } = settings
  const developer = nodeEnv !== 'production'
  return {
    ...settings,
    // Who tries it reads what is wrong alone, unless they ask for more.
    logLevel: developer && !env.LOG_LEVEL ? 'warn' : settings.logLevel,
    // Who tries it on their own machine has no proxy that needs to notice.
    drainMs: developer ? 0 : settings.drainMs,
    port: port === undefined ? settings.port : readPort(port),
    portalData: portalDataFile(settings),
    manifests: resolve(top, settings.manifests ?? 'manifests'),
    fresh,
    developer,
    studio: studioSettings(settings, { developer }),
    demoCookies: developer,
  }
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: { fresh: { type: 'boolean' }, port: { type: 'string' } } }).values
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`${found.split('. ')[0]}; expected --port NUMBER, --fresh, or nothing`)
  }
}

function readPort(text: string): number {
  const port = portKind.read(text)
  if (port === undefined) throw new SettingsError(`--port is "${text}"; expected ${portKind.expected}`)
  return port
}
