// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SaveSecurityAnswersMutationVariables = Exact<{
  input: Types.SaveSecurityAnswersInput;
}>;


export type SaveSecurityAnswersMutation = { saveSecurityAnswers: { userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const SaveSecurityAnswersDocument = knownDocument<SaveSecurityAnswersMutation, SaveSecurityAnswersMutationVariables>('mutation', 'SaveSecurityAnswers', '1903f495e489e485fcab15e1343fadd98ecb45408b9a7372533ed574364343a1', [])
