import { createHash } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import { finderOf } from '../../../engine/analyse/finders.ts'
import type { Finding } from '../../../engine/analyse/finding.ts'
import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import type { CheckReport } from './check-report.ts'
import { findingMessage, mistakeMessage } from './messages.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** The rule of all mistakes: each says itself what is wrong. */
const mistakeRule = 'mistake'
const levels = { warning: 'warning', hint: 'note' } as const

/** A report as SARIF 2.1.0, for code scanning and editors. A mend that is known comes along as a fix. */
export function sarif({ mistakes, findings }: CheckReport): string {
  const codes = [...new Set(findings.map(({ code }) => code))].toSorted()
  const run = {
    tool: { driver: { name: 'portal check', rules: [mistakeRule, ...codes].map(id => ruleOf(id)) } },
    columnKind: 'utf16CodeUnits',
    results: [...mistakes.map(mistakeResult), ...findings.map(findingResult)],
  }
  return JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, undefined, 2)
}

function ruleOf(id: string) {
  const isFinder = (code: string): code is keyof typeof finderOf => Object.hasOwn(finderOf, code)
  const text = id === mistakeRule ? 'The portal does not start on manifests with mistakes.' : id.replaceAll('-', ' ')
  const level = id === mistakeRule ? 'error' : isFinder(id) ? levels[finderOf[id].severity] : 'warning'
  return { id, shortDescription: { text }, defaultConfiguration: { level } }
}

const mistakeResult = (mistake: Diagnostic) => ({
  ...result(mistakeRule, 'error', mistake, mistakeMessage(mistake)),
  ...(mistake.mend && {
    fixes: [
      {
        description: { text: inMessage(mistake.hint ?? mistake.expected) },
        artifactChanges: [
          {
            artifactLocation: artifact(mistake.file),
            replacements: [
              {
                deletedRegion: { charOffset: mistake.mend.offset, charLength: mistake.mend.length },
                insertedContent: { text: mistake.mend.text },
              },
            ],
          },
        ],
      },
    ],
  }),
})

const findingResult = (finding: Finding) =>
  result(finding.code, levels[finding.severity], finding, findingMessage(finding))

const result = (ruleId: string, level: string, { file, line, column }: Place, message: string) => ({
  ...{ ruleId, level, message: { text: inMessage(message) } },
  locations: [
    { physicalLocation: { artifactLocation: artifact(file), region: { startLine: line, startColumn: column } } },
  ],
  // What is found stays the same thing when it moves to another line.
  partialFingerprints: { 'found/v1': createHash('sha256').update(`${ruleId}\0${file}\0${message}`).digest('hex') },
})

/** Braces of a message stand for its arguments, and brackets for links, unless they are escaped. */
const inMessage = (text: string) => text.replaceAll(/[{}]/g, '$&$&').replaceAll(/[[\]]/g, '\\$&')

/** Files below the working directory are told from there, which is the repository's top where a pull request is checked. */
const artifact = (file: string) =>
  isAbsolute(file)
    ? { uri: pathToFileURL(file).href }
    : { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }
