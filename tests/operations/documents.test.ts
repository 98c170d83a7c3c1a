import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { startTestPortal } from '../../server/testing/test-portal.ts'

const folder = resolve(import.meta.dirname, '../../docs')
const guide = await readFile(resolve(folder, 'operations.md'), 'utf8')
const dashboard = await readFile(resolve(folder, 'operations/dashboard.json'), 'utf8')
const alerts = await readFile(resolve(folder, 'operations/alerts.yml'), 'utf8')

/** Words of Prometheus' language, and what Prometheus itself has. */
const notOurs = new Set(['up'])
const metricForm = /\b(?:portal|http|nodejs|v8js|process)_[a-z0-9_]+\b|\bup\b/g

/** Names of metrics as Prometheus reads them, with those of a histogram's parts. */
async function exported(): Promise<Map<string, string[]>> {
  const portal = await startTestPortal({ metrics: { port: 0, host: '127.0.0.1' } })
  const text = await (await fetch(`http://127.0.0.1:${portal.metricsPort}/metrics`)).text()
  await portal.close()
  return new Map(
    [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type]) => [
      name,
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map(part => name + part) : [name],
    ]),
  )
}
const metrics = await exported()
const series = new Set([...metrics.values()].flat())

/** The expressions that a dashboard or a rule asks Prometheus. */
const expressions = {
  dashboard: [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expression = '']) => expression),
  alerts: [...alerts.matchAll(/^\s+expr: (.*)$/gm)].map(([, expression = '']) => expression),
}

it.each(['dashboard', 'alerts'] as const)('[OPS-20] every metric that the %s name exists', name => {
  expect(expressions[name].length).toBeGreaterThan(5)
  const labels = /\{[^}]*\}|\b(?:by|without)\s*\([^)]*\)/g
  const asked = expressions[name].flatMap(text => text.replaceAll(labels, '').match(metricForm) ?? [])
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(metric => !series.has(metric) && !notOurs.has(metric))).toEqual([])
})

it('[OPS-20] every metric is explained in docs/operations.md', () => {
  expect(metrics.size).toBeGreaterThan(20)
  expect([...metrics.keys()].filter(metric => !guide.includes(`\`${metric}\``))).toEqual([])
})

it('[OPS-20] the dashboard is JSON that Grafana takes, and every alert says what to do', () => {
  const { panels, schemaVersion, title } = JSON.parse(dashboard)
  expect([panels.length > 5, typeof schemaVersion, title]).toEqual([true, 'number', 'Member portal'])
  const names = [...alerts.matchAll(/^\s+- alert: (\w+)$/gm)].map(([, name]) => name)
  const runbooks = [...alerts.matchAll(/^\s+runbook: docs\/operations\.md#(\S+)$/gm)].map(([, anchor = '']) => anchor)
  expect(runbooks).toHaveLength(names.length)
  const anchors = new Set(
    [...guide.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(/\s/g, '-'),
    ),
  )
  expect(runbooks.filter(anchor => !anchors.has(anchor))).toEqual([])
})
