import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** One test as its runner reported it; the title holds those of the describes around it. */
export interface TestResult {
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** True for a journey in a browser. */
  inBrowser: boolean
  seconds: number
  /** Why it failed, as its runner says it. */
  message?: string
}

interface UnitReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[]
  }[]
}
interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs?: { title: string; ok: boolean; tests: { status: string; results: BrowserResult[] }[] }[]
}
interface BrowserResult {
  duration: number
  errors?: { message?: string }[]
}

const messageOf = (messages: (string | undefined)[]): Pick<TestResult, 'message'> => {
  const message = stripVTControlCharacters(messages.filter(Boolean).join('\n'))
  return message === '' ? {} : { message }
}

async function read<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

const unitResults = (report: UnitReport, inBrowser: boolean): TestResult[] =>
  report.testResults.flatMap(file =>
    file.assertionResults.length === 0 && file.status === 'failed'
      ? [{ title: `${file.name}: ${file.message}`, status: 'failed' as const, inBrowser, seconds: 0 }]
      : file.assertionResults.map(test => ({
          title: test.fullName,
          status: test.status === 'passed' || test.status === 'failed' ? test.status : ('skipped' as const),
          inBrowser,
          seconds: (test.duration ?? 0) / 1000,
          ...messageOf(test.failureMessages ?? []),
        })),
  )

const browserResults = (suite: BrowserSuite, above: string): TestResult[] => {
  const title = `${above} ${suite.title}`.trim()
  return [
    ...(suite.suites ?? []).flatMap(inner => browserResults(inner, title)),
    ...(suite.specs ?? []).map(spec => ({
      title: `${title} ${spec.title}`,
      status: spec.tests.every(test => test.status === 'skipped')
        ? ('skipped' as const)
        : spec.ok
          ? ('passed' as const)
          : ('failed' as const),
      inBrowser: true,
      seconds: spec.tests.flatMap(test => test.results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...messageOf(
        spec.tests.flatMap(test => test.results.flatMap(({ errors = [] }) => errors.map(error => error.message))),
      ),
    })),
  ]
}

/** Every test of the last run, from the reports that vitest and Playwright wrote into `folder`. */
export async function readReports(folder: string): Promise<TestResult[]> {
  const unit = await read<UnitReport>(resolve(folder, 'unit.json'))
  const browser = await read<{ suites: BrowserSuite[] }>(resolve(folder, 'browser.json'))
  const engines = await read<UnitReport>(resolve(folder, 'engines.json'))
  return [
    ...(unit ? unitResults(unit, false) : []),
    ...(engines ? unitResults(engines, true) : []),
    ...(browser?.suites ?? []).flatMap(suite => browserResults(suite, '')),
  ]
}
