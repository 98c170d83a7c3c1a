// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The answer to one security question. */
export type SecurityAnswerInput = {
  /** Id of the question. */
  questionId: string;
  /** 3 to 30 letters, digits, spaces and the password's symbols (OPEN-07). Case does not count. */
  answer: string;
};

export type SaveSecurityAnswersMutationVariables = Exact<{
  answers: Array<SecurityAnswerInput> | SecurityAnswerInput;
}>;


export type SaveSecurityAnswersMutation = { saveSecurityAnswers: { errors: Array<{ code: string, field: string | null }> } };

export const SaveSecurityAnswersDocument = knownDocument<SaveSecurityAnswersMutation, SaveSecurityAnswersMutationVariables>('mutation', 'SaveSecurityAnswers', 'f15ba877ac6ce67cdc6c3e6d69b08d41e24142015ab7e9ffdf485f8ebefa549d')
