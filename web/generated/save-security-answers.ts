// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SaveSecurityAnswersMutationVariables = Exact<{
  answers: Array<Types.SecurityAnswerInput> | Types.SecurityAnswerInput;
}>;


export type SaveSecurityAnswersMutation = { saveSecurityAnswers: { errors: Array<{ code: string, field: string | null }> } };

export const SaveSecurityAnswersDocument = knownDocument<SaveSecurityAnswersMutation, SaveSecurityAnswersMutationVariables>('mutation', 'SaveSecurityAnswers', 'f15ba877ac6ce67cdc6c3e6d69b08d41e24142015ab7e9ffdf485f8ebefa549d')
