import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** What Google's evaluator holds against a policy, as far as it matters. */
export function highFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM && severity !== Severity.NONE)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)
}
