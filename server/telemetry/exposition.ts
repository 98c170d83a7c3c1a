import type { Description, LabelValues, Metric } from './instruments.ts'

/** The media type of Prometheus' text. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

const units: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' }

/** A name as OpenTelemetry writes it for Prometheus: `http.server.request.duration` in seconds is `http_server_request_duration_seconds`. */
function prometheusName({ name, unit, kind }: Pick<Metric, 'name' | 'unit' | 'kind'>): string {
  const written = `${name.replaceAll(/[^A-Za-z0-9]/g, '_')}${units[unit] ?? ''}`
  if (kind === 'counter') return `${written}_total`
  return kind === 'gauge' && unit === '1' ? `${written}_ratio` : written
}

/** All metrics in Prometheus' text format. */
export function exposition(metrics: readonly Metric[]): string {
  return `${metrics.flatMap(linesOf).join('\n')}\n`
}

function linesOf(metric: Metric): string[] {
  const name = prometheusName(metric)
  const head = [`# HELP ${name} ${metric.says}`, `# TYPE ${name} ${metric.kind}`]
  if (metric.kind !== 'histogram')
    return [...head, ...metric.points().map(({ labels, value }) => `${name}${braces(metric, labels)} ${value}`)]
  const { bounds } = metric
  return [
    ...head,
    ...metric.distributions().flatMap(({ labels, counts, sum }) => {
      let total = 0
      const buckets = counts.map((count, index) => {
        total += count
        return `${name}_bucket${braces(metric, labels, String(bounds[index] ?? '+Inf'))} ${total}`
      })
      const told = braces(metric, labels)
      return [...buckets, `${name}_sum${told} ${sum}`, `${name}_count${told} ${total}`]
    }),
  ]
}

function braces({ labels: names }: Description, values: LabelValues, bound?: string): string {
  const pairs = names.flatMap((name, index) => {
    const value = values[index] ?? ''
    return value === '' ? [] : [`${name.replaceAll(/[^A-Za-z0-9]/g, '_')}="${escaped(value)}"`]
  })
  if (bound !== undefined) pairs.push(`le="${bound}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) => value.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
