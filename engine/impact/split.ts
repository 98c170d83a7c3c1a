import type { Combinations, Diagrams } from '../members/diagrams.ts'
import { sameJson } from './same-json.ts'

/** Members who get one answer. */
export interface Share<Answer> {
  who: Combinations
  answer: Answer
}

/** Answers by who gets them; nobody gets two. Who is in none of them gets no answer. */
export type Split<Answer> = readonly Share<Answer>[]

/** Members whose answer was one and is another; undefined for none. */
export interface Difference<Answer> {
  who: Combinations
  before?: Answer
  after?: Answer
}

/** Where two splits say different things to those of `both`. */
export function differencesBetween<Answer>(
  before: Split<Answer>,
  after: Split<Answer>,
  both: Combinations,
  diagrams: Diagrams,
): Difference<Answer>[] {
  const whole = (split: Split<Answer>): Split<Answer | undefined> => [
    ...split,
    { who: diagrams.except(diagrams.all, ...split.map(({ who }) => who)), answer: undefined },
  ]
  return whole(before).flatMap(former =>
    whole(after)
      .filter(latter => !sameJson(former.answer, latter.answer))
      .map(latter => ({
        who: diagrams.and(both, former.who, latter.who),
        ...(former.answer === undefined ? {} : { before: former.answer }),
        ...(latter.answer === undefined ? {} : { after: latter.answer }),
      })),
  )
}
