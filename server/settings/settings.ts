import type { LogLevel } from '../log/json-log.ts'
import { address, anyText, hours, type Kind, oneOf, path, port, wholeNumber } from './kinds.ts'
import { type Networks, networks } from './networks.ts'

/** One setting of the portal: a variable of the environment. */
export interface Setting<Value> {
  /** The variable. */
  name: string
  /** What it is for, in a sentence. */
  purpose: string
  kind: Kind<Exclude<Value, undefined>>
  /** What it is when nobody sets it, written as somebody would set it. */
  byDefault?: string
  /** Whether nobody may see it. */
  secret?: true
  /** Whether a portal in production does not start without it. */
  neededInProduction?: true
  /** Says why a portal in production does not start with a text (OPS-04). */
  notInProduction?: (text: string) => string | undefined
}

/** Passwords that stand in examples, which everybody tries first. */
const passwordsOfExamples = /^(?:postgres|portal|password|secret|changeme|change-me|admin|root|test|example|1234\d*)$/i

function hasPasswordOfExamples(text: string): string | undefined {
  const { username, password } = new URL(text)
  const isKnown = password !== '' && (passwordsOfExamples.test(password) || password === username)
  return isKnown ? 'has a password that stands in examples; expected one of its own' : undefined
}

/** Who comes to the studio is decided there: what goes there and back has to be sealed. */
const notOverTls = (text: string) => (text.startsWith('https:') ? undefined : 'is not over TLS; expected https://')

function shareOf(text: string): number | undefined {
  const share = Number(text)
  return text.trim() !== '' && share >= 0 && share <= 1 ? share : undefined
}

const optional = <Value>(setting: Setting<Value>): Setting<Value | undefined> => setting
const withDefault = <Value>(setting: Setting<Value> & { byDefault: string }): Setting<Value> => setting

/**
 * Every setting of the portal (OPS-03), by the name that code has for it. `readSettings` checks them, `npx portal settings`
 * prints them, and the README's table is made of them.
 */
export const settingList = {
  host: withDefault<string>({
    name: 'HOST',
    purpose:
      'The address to listen on: the loopback one lets only this machine in, 0.0.0.0 (or :: with IPv6) everybody.',
    kind: {
      expected: 'an address of this machine or its name, such as 0.0.0.0',
      read: text => (/^[\w.:-]+$/.test(text) ? text : undefined),
    },
    byDefault: 'localhost',
  }),
  port: withDefault<number>({
    name: 'PORT',
    purpose:
      'The port to listen on; `npm start` takes the next free one when it is taken, and also `npm start -- --port 9000`.',
    kind: port,
    byDefault: '8080',
  }),
  trustedProxies: optional<Networks>({
    name: 'TRUSTED_PROXIES',
    purpose:
      "Addresses and ranges of the proxies whose X-Forwarded-For, -Proto and -Host are believed; these have to overwrite what clients send. Anybody else's are ignored. When it is not set, proxies on this machine are believed, but not their -Host.",
    kind: networks,
  }),
  gatewayUrl: optional<string>({
    name: 'GATEWAY_URL',
    purpose:
      'The REST gateway, which keeps `schema/gateway.openapi.json`; without it `npm start` starts the reference one.',
    kind: address('https://gateway.example', 'http', 'https'),
    neededInProduction: true,
  }),
  manifests: optional<string>({
    name: 'MANIFESTS',
    purpose: "The folder of manifests, in place of the project's own.",
    kind: path,
  }),
  portalData: optional<string>({
    name: 'PORTAL_DATA',
    purpose:
      'Where instances of the portal keep what they share (sessions that were ended, counters of attempts), a folder or a file; `portal.sqlite` beside GATEWAY_DATA when it is not set.',
    kind: path,
  }),
  databaseUrl: optional<string>({
    name: 'DATABASE_URL',
    purpose:
      'The PostgreSQL database (14 or newer) in which instances keep what they share, in place of a file: needed as soon as they run on several machines. `portal database prepare` makes the tables for a role that cannot change the audit; the portal makes them itself where its role may.',
    kind: address('postgresql://portal@db.example/portal', 'postgresql', 'postgres'),
    notInProduction: hasPasswordOfExamples,
  }),
  gatewayData: withDefault<string>({
    name: 'GATEWAY_DATA',
    purpose:
      'Where the reference gateway keeps its database, a folder or a file; `npm start -- --fresh` begins anew. Only for `npm start`.',
    kind: path,
    byDefault: '.data/gateway.sqlite',
  }),
  sessionHours: withDefault<number>({
    name: 'SESSION_HOURS',
    purpose:
      'After so many hours a session ends, whatever extends it; the reference gateway of `npm start` gets the same.',
    kind: hours(24),
    byDefault: '12',
  }),
  deadlineMs: withDefault<number>({
    name: 'DEADLINE_MS',
    purpose: 'How long all calls to the gateway for one request may take together, in milliseconds.',
    kind: wholeNumber(100, 60_000),
    byDefault: '8000',
  }),
  drainMs: withDefault<number>({
    name: 'DRAIN_MS',
    purpose:
      "How long the portal serves on after SIGTERM, while /readyz says 503 and proxies turn to other instances, in milliseconds; it then finishes what is in flight. Longer than two of the proxy's checks.",
    kind: wholeNumber(0, 120_000),
    byDefault: '5000',
  }),
  overloadPercent: withDefault<number>({
    name: 'OVERLOAD_PERCENT',
    purpose:
      "How much of its time the event loop may work, in percent, before an instance with many requests under way turns others away with 503 and the brand's words, those of members who are inside last; 100 takes all that come.",
    kind: wholeNumber(10, 100),
    byDefault: '90',
  }),
  metricsPort: optional<number>({
    name: 'METRICS_PORT',
    purpose: 'The port of its own at which Prometheus reads `/metrics`; there are no metrics when it is not set.',
    kind: port,
  }),
  metricsHost: withDefault<string>({
    name: 'METRICS_HOST',
    purpose: 'The address at which metrics are read: one that members do not reach.',
    kind: {
      expected: 'an address of this machine or its name, such as 10.0.0.5',
      read: text => (/^[\w.:-]+$/.test(text) ? text : undefined),
    },
    byDefault: 'localhost',
  }),
  tracesEndpoint: optional<string>({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    purpose:
      'Where traces are sent by OpenTelemetry (OTLP over HTTP), such as a collector; none are made when it is not set. OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES hold, too.',
    kind: address('http://collector:4318', 'http', 'https'),
  }),
  tracesShare: withDefault<number>({
    name: 'OTEL_TRACES_SAMPLER_ARG',
    purpose: 'The share of requests whose traces are kept, where the proxy did not decide, from 0 to 1.',
    kind: { expected: 'a share from 0 to 1', read: text => shareOf(text) },
    byDefault: '0.01',
  }),
  logLevel: withDefault<LogLevel>({
    name: 'LOG_LEVEL',
    purpose: 'From which level on lines are written to the log; `info` has one for each answer.',
    kind: oneOf('info', 'warn', 'error'),
    byDefault: 'info',
  }),
  studioHost: withDefault<string>({
    name: 'STUDIO_HOST',
    purpose:
      'The host of its own at which staff change the content, on the same port; `off` for none. In production it is there only with STUDIO_ISSUER.',
    kind: {
      expected: 'a host such as studio.example, or off',
      read: text => (/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(text) ? text : undefined),
    },
    byDefault: 'studio.localhost',
  }),
  studioIssuer: optional<string>({
    name: 'STUDIO_ISSUER',
    purpose:
      "The OpenID Connect issuer at which staff sign in to the studio; a developer's machine has demo staff when it is not set.",
    kind: address('https://login.example', 'http', 'https'),
    notInProduction: notOverTls,
  }),
  studioClientId: optional<string>({
    name: 'STUDIO_CLIENT_ID',
    purpose: 'The name by which that issuer knows the studio; it leads back to `/sign-in/callback` at STUDIO_HOST.',
    kind: anyText,
  }),
  studioClientSecret: optional<string>({
    name: 'STUDIO_CLIENT_SECRET',
    purpose: "The studio's secret at that issuer; a public client has none and is held by PKCE alone.",
    kind: anyText,
    secret: true,
  }),
  studioRolesClaim: withDefault<string>({
    name: 'STUDIO_ROLES_CLAIM',
    purpose:
      'The claim with the roles of staff: a list of viewer, editor, publisher and administrator; all but the last may be for one brand, as in `editor:BRAND`.',
    kind: anyText,
    byDefault: 'roles',
  }),
  studioFourEyes: withDefault<'on' | 'off'>({
    name: 'STUDIO_FOUR_EYES',
    purpose: 'Whether somebody who did not change a draft has to approve it in the studio before it goes live there.',
    kind: oneOf('on', 'off'),
    byDefault: 'on',
  }),
  studioSmtpUrl: optional<string>({
    name: 'STUDIO_SMTP_URL',
    purpose:
      'The mail server by which staff are told of reviews, at the addresses that the issuer tells in the claim `email`; without it nobody is told by mail, and the studio says so.',
    kind: address('smtps://studio@mail.example', 'smtp', 'smtps'),
  }),
  studioMailFrom: withDefault<string>({
    name: 'STUDIO_MAIL_FROM',
    purpose: 'Whom that mail is from.',
    kind: {
      expected: 'a sender such as Manifest studio <studio@portal.example>',
      read: text => (/^[^\r\n]*@[^\r\n]+$/.test(text) ? text : undefined),
    },
    byDefault: 'Manifest studio <no-reply@portal.example>',
  }),
  staffUsername: optional<string>({
    name: 'PORTAL_STAFF_USERNAME',
    purpose:
      'The staff member as whom `portal sessions end --staff-of` asks the gateway; asked for when it is not set.',
    kind: anyText,
  }),
  staffPassword: optional<string>({
    name: 'PORTAL_STAFF_PASSWORD',
    purpose: 'The password of that staff member; asked for when it is not set.',
    kind: anyText,
    secret: true,
  }),
  nodeEnv: optional<'production' | 'development' | 'test'>({
    name: 'NODE_ENV',
    purpose:
      "With `production` `npm start` has no GraphiQL and no introspection, and runs only the client's own GraphQL documents; `npm run serve` is always so.",
    kind: oneOf('production', 'development', 'test'),
  }),
} as const

/** The values of all settings. */
export type Settings = {
  readonly [Name in keyof typeof settingList]: (typeof settingList)[Name] extends Setting<infer Value> ? Value : never
}
