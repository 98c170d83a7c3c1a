import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { top } from '../build/build-paths.ts'

export interface StartOptions {
  port: number
  /** Another REST gateway than the reference one. */
  gatewayUrl: string | undefined
  /** Where the reference gateway keeps its data: a file or folder. */
  gatewayData: string
  /** Where instances of the portal keep what they share: a file or folder. */
  portalData: string
  /** After so many hours a session ends, whatever extends it (SEC-04). */
  sessionHours: number
  /** Folder of manifests. */
  manifests: string
  /** Delete the gateway's data and make a new population. */
  fresh: boolean
  /** GraphiQL, introspection and free queries. */
  developer: boolean
  /** Sign-ins that every browser keeps at `http://*.localhost`; never in production. */
  demoCookies: boolean
}

const defaultGatewayData = '.data/gateway.sqlite'

/**
 * Options of `npm start`: PORT, GATEWAY_URL, GATEWAY_DATA, PORTAL_DATA, SESSION_HOURS, MANIFESTS, NODE_ENV=production, `--port` and `--fresh`.
 * @throws StartError that says what was found and what was expected.
 */
export function readStartOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions {
  const { fresh = false, port } = readFlags(args)
  const developer = env.NODE_ENV !== 'production'
  return {
    port: port === undefined ? readPort('PORT', env.PORT || '8080') : readPort('--port', port),
    gatewayUrl: env.GATEWAY_URL ? readUrl(env.GATEWAY_URL) : undefined,
    gatewayData: env.GATEWAY_DATA || defaultGatewayData,
    portalData: portalDataIn(env),
    sessionHours: sessionHoursIn(env),
    manifests: resolve(top, env.MANIFESTS || 'manifests'),
    fresh,
    developer,
    demoCookies: developer,
  }
}

/** The portal's data file: PORTAL_DATA, which may be a folder, or one beside the reference gateway's. */
export function portalDataIn({ PORTAL_DATA, GATEWAY_DATA }: NodeJS.ProcessEnv): string {
  const gatewayData = GATEWAY_DATA || defaultGatewayData
  if (PORTAL_DATA) return isFolder(PORTAL_DATA) ? join(PORTAL_DATA, 'portal.sqlite') : PORTAL_DATA
  if (gatewayData === ':memory:') return gatewayData
  return join(isFolder(gatewayData) ? gatewayData : dirname(gatewayData), 'portal.sqlite')
}

/**
 * How long a session lasts at most: SESSION_HOURS, 12 when it is not set.
 * @throws StartError for anything but a number of hours.
 */
export function sessionHoursIn({ SESSION_HOURS: text }: NodeJS.ProcessEnv): number {
  const hours = Number(text || '12')
  if (hours > 0 && hours <= 24) return hours
  throw new StartError(`SESSION_HOURS is "${text}"; expected hours, more than 0 and at most 24`)
}

function isFolder(path: string): boolean {
  return /[\\/]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: { fresh: { type: 'boolean' }, port: { type: 'string' } } }).values
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    throw new StartError(`${found.split('. ')[0]}; expected --port NUMBER, --fresh, or nothing`)
  }
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartError(`${name} is "${text}"; expected a port number, 0 to 65535`)
}

function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new StartError(`GATEWAY_URL is "${text}"; expected an address such as https://gateway.example`)
}

/** The portal could not start; the message is for the person who started it. */
export class StartError extends Error {}
