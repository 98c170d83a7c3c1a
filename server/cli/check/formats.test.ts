import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { expect, it } from 'vitest'
import type { Finding } from '../../../engine/analyse/finding.ts'
import type { CheckReport } from './check-report.ts'
import { githubAnnotations } from './github-annotations.ts'
import { sarif } from './sarif.ts'

const mistake = {
  ...{ file: 'manifests/first/a, b: 100%.json', line: 3, column: 5 },
  ...{ found: '"{date}", 50% off: [here](/x)\r\nand more', expected: 'words', hint: '"{date}"' },
  mend: { offset: 12, length: 4, text: '"{date}"', certain: true },
}
const finding: Finding = {
  ...{ file: '/elsewhere/ü/home.json', line: 1, column: 1 },
  code: 'gap',
  severity: 'hint',
  ...{ says: 'Nobody.', todo: 'Nothing.', somebody: 'a subscriber', brands: ['first'] },
}
const report: CheckReport = { files: 2, brands: 1, mistakes: [mistake], findings: [finding], languages: [] }

it('escapes in annotations what GitHub would read as its own', () => {
  expect(githubAnnotations(report).split('\n')).toEqual([
    '::error file=manifests/first/a%2C b%3A 100%25.json,line=3,col=5,title=A mistake in the manifests::found "{date}", 50%25 off: [here](/x)%0D%0Aand more%0Aexpected words%0Atry "{date}"',
    '::notice file=/elsewhere/ü/home.json,line=1,col=1,title=gap::Nobody. (first)%0Afor example a subscriber%0Ato do: Nothing.',
    '2 files, 1 brand, 1 mistake.',
  ])
})

/** The schema of SARIF 2.1.0, which is one of JSON Schema's fourth draft. */
const { $schema: _, id: __, ...schema } = sarifSchema
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
formats.default(ajv)
const follows = ajv.compile(schema)

it('writes SARIF that follows its schema, with and without anything found', () => {
  for (const each of [report, { ...report, mistakes: [], findings: [] }]) {
    follows(JSON.parse(sarif(each)))
    expect(follows.errors).toBeNull()
  }
  // It is no schema that anything follows.
  expect(follows({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false)
})

it('writes places, escaped messages and mends as SARIF has them', () => {
  const [run] = JSON.parse(sarif(report)).runs
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['mistake', 'gap'])
  const [first, second] = run.results
  expect(first).toMatchObject({
    ruleId: 'mistake',
    level: 'error',
    message: { text: 'found "{{date}}", 50% off: \\[here\\](/x)\r\nand more\nexpected words\ntry "{{date}}"' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'manifests/first/a%2C%20b%3A%20100%25.json', uriBaseId: '%SRCROOT%' },
          region: { startLine: 3, startColumn: 5 },
        },
      },
    ],
    fixes: [
      {
        artifactChanges: [
          {
            replacements: [{ deletedRegion: { charOffset: 12, charLength: 4 }, insertedContent: { text: '"{date}"' } }],
          },
        ],
      },
    ],
  })
  expect(second).toMatchObject({
    ruleId: 'gap',
    level: 'note',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'file:///elsewhere/%C3%BC/home.json' } } }],
  })
})

it('gives what is found the same fingerprint wherever it moves to', () => {
  const printsOf = (each: CheckReport) =>
    JSON.parse(sarif(each)).runs[0].results.map(({ partialFingerprints }: { partialFingerprints: object }) =>
      JSON.stringify(partialFingerprints),
    )
  const [one, other] = printsOf(report)
  expect(one).not.toBe(other)
  expect(printsOf({ ...report, mistakes: [{ ...mistake, line: 99 }] })).toEqual([one, other])
})
