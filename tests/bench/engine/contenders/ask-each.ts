import type { Known } from '../../../../engine/state.ts'

/** Asks every rule, one after the other. The list of answers is used again, so that what is timed is the asking. */
export function askEach<Rule>(rules: readonly Rule[], ask: (rule: Rule, known: Known) => boolean) {
  const answers: boolean[] = rules.map(() => false)
  return (known: Known): readonly boolean[] => {
    for (let index = 0; index < rules.length; index += 1) {
      const rule = rules[index]
      if (rule !== undefined) answers[index] = ask(rule, known)
    }
    return answers
  }
}
