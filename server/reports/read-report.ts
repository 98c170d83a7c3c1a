/** What browsers send: violations of the policy in the older and the newer form, and what broke in our own script. */
export const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json'] as const
export type ReportType = (typeof reportTypes)[number]

/**
 * What is logged of a report: nothing that could name a member or say what they do. A page is the pattern of its route, an
 * address its origin, a script its file of the build; messages, samples and queries are left out (SEC-26).
 */
export interface Told {
  kind: 'policy' | 'error' | 'other'
  [field: string]: string | number | undefined
}

/** The pattern of the route at a path, where there is one. */
export type PatternOf = (path: string) => string | undefined

/** More of one body is no browser's. */
const mostOfABody = 10

/** What a body tells, as far as it is in one of the forms; empty when it is in none. */
export function readReports(type: ReportType, body: unknown, patternOf: PatternOf): Told[] {
  if (type === 'application/csp-report') return isRecord(body) ? violations(body['csp-report'], patternOf) : []
  if (type === 'application/json') return isRecord(body) ? [clientError(body, patternOf)] : []
  const reports: unknown[] = Array.isArray(body) ? body : []
  return reports.slice(0, mostOfABody).flatMap(report => {
    if (!isRecord(report)) return []
    if (report.type === 'csp-violation') return violations(report.body, patternOf)
    return [{ kind: 'other' as const, type: wordOf(report.type) }]
  })
}

function violations(body: unknown, patternOf: PatternOf): Told[] {
  if (!isRecord(body)) return []
  const { 'effective-directive': older, effectiveDirective = older ?? body['violated-directive'] } = body
  return [
    {
      kind: 'policy',
      directive: wordOf(effectiveDirective),
      blocked: originOf(body.blockedURL ?? body['blocked-uri']),
      page: pageOf(body.documentURL ?? body['document-uri'], patternOf),
      source: placeOf(body.sourceFile ?? body['source-file']),
      line: numberOf(body.lineNumber ?? body['line-number']),
      column: numberOf(body.columnNumber ?? body['column-number']),
    },
  ]
}

function clientError({ name, stack, page }: Record<string, unknown>, patternOf: PatternOf): Told {
  const places = typeof stack === 'string' ? [...stack.matchAll(builtFile)].slice(0, 5) : []
  return {
    kind: 'error',
    name: /^[A-Z]\w{0,39}$/.exec(String(name))?.[0] ?? 'unknown',
    page: pageOf(page, patternOf),
    stack: places.map(([, file, where]) => `${file}${where}`).join(' ') || undefined,
  }
}

/** A file that the build made, with line and column: the one part of a stack that holds no data. */
const builtFile = /\/(assets\/[\w.-]{1,80}\.js)((?::\d{1,7}){0,2})/g

const placeOf = (file: unknown) => (typeof file === 'string' ? [...file.matchAll(builtFile)][0]?.[1] : undefined)

/** The pattern of the route that a page has. */
function pageOf(address: unknown, patternOf: PatternOf): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, 'http://portal')) return undefined
  return patternOf(new URL(address, 'http://portal').pathname) ?? 'unknown'
}

/** What was blocked: a keyword such as `inline`, or an origin. */
function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  return URL.canParse(address) ? new URL(address).origin : wordOf(address)
}

const wordOf = (value: unknown) => (typeof value === 'string' ? /^[a-z-]{1,40}$/.exec(value)?.[0] : undefined)
const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : undefined)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
