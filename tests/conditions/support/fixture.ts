import type { Condition } from '../../../schema/generated/manifests.ts'

/** A condition asked of one member. What is not among the facts is not known. */
export interface Fixture {
  condition: Condition
  /** Facts by name, and ids by the name of their set. */
  facts: { readonly [name: string]: string | readonly string[] }
  result: true | false | 'unknown'
  /** For whom the condition is true. */
  sentence: string
  /** What becomes of each part, what decides, and what would turn the result round. */
  explanation: readonly string[]
}

/** A fixture as its file has it: one field a line, the explanation as it reads. */
export function fixtureText({ condition, facts, result, sentence, explanation }: Fixture): string {
  const fields = Object.entries({ condition, facts, result, sentence }).map(
    ([name, value]) => `  "${name}": ${JSON.stringify(value)},`,
  )
  const lines = explanation.map(line => `    ${JSON.stringify(line)}`).join(',\n')
  return ['{', ...fields, '  "explanation": [', lines, '  ]', '}', ''].join('\n')
}
