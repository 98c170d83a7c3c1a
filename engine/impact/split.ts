import type { Combinations } from '../members/diagrams.ts'

/** Members who get one answer. */
export interface Share<Answer> {
  who: Combinations
  answer: Answer
}

/** Answers by who gets them; nobody gets two. Who is in none of them gets no answer. */
export type Split<Answer> = readonly Share<Answer>[]
