import { Counter, type Description, Histogram } from './instruments.ts'

/** Bounds of durations in seconds, as the semantic conventions advise. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** Of what takes less. */
const briefDurations = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

const counted = (description: Description) => new Counter(description)
const timed = (description: Omit<Description, 'unit'>, bounds = durations) =>
  new Histogram({ ...description, unit: 's' }, bounds)

/**
 * What the portal counts while it works (OPS-08). Labels are patterns of routes, calls of the contract, brands and codes: never
 * ids, names or addresses. docs/operations.md explains each.
 */
export const createInstruments = () => ({
  requests: timed({
    name: 'http.server.request.duration',
    says: 'Requests and how long their answers took',
    labels: ['http.request.method', 'http.route', 'http.response.status_code', 'portal.brand'],
  }),
  turnedAway: counted({
    name: 'portal.requests.turned_away',
    says: 'Requests that were turned away with 503 because more came than this instance can answer in time',
    unit: '{request}',
    labels: ['portal.brand'],
  }),
  calls: timed({
    name: 'http.client.request.duration',
    says: 'Calls to the gateway that were sent and how long they took; error.type is empty when they went well',
    labels: ['http.request.method', 'url.template', 'http.response.status_code', 'error.type'],
  }),
  callsNotSent: counted({
    name: 'portal.gateway.calls_not_sent',
    says: 'Calls to the gateway that were not sent: the circuit was open, or the time of the request was over',
    unit: '{call}',
    labels: ['url.template', 'error.type'],
  }),
  retries: counted({
    name: 'portal.gateway.retries',
    says: 'Calls to the gateway that were sent a second time',
    unit: '{call}',
    labels: ['url.template'],
  }),
  signIns: counted({
    name: 'portal.sign_ins',
    says: 'Tries to sign in by outcome: succeeded, refused (wrong name or password), limited (too many tries), failed (the gateway)',
    unit: '{try}',
    labels: ['portal.brand', 'outcome'],
  }),
  sessionsEnded: counted({
    name: 'portal.sessions.ended',
    says: 'Sessions that this instance ended: log-outs, changed passwords, new log-ins',
    unit: '{session}',
    labels: ['portal.brand'],
  }),
  renders: timed(
    {
      name: 'portal.page.render.duration',
      says: 'How long React took to render a page whose data were there',
      labels: ['portal.brand'],
    },
    briefDurations,
  ),
  reloads: counted({
    name: 'portal.manifests.reloads',
    says: 'Times that manifests were taken anew: taken, partly (a brand was refused), refused',
    unit: '{reload}',
    labels: ['outcome'],
  }),
  garbage: timed(
    {
      name: 'v8js.gc.duration',
      says: 'How long collections of garbage stopped the process',
      labels: ['v8js.gc.type'],
    },
    briefDurations,
  ),
})

export type Instruments = ReturnType<typeof createInstruments>
