// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whom staff want to act as: all three optional fields for a specific member, none of them for the subscriber. */
export type LogInAsInput = {
  /** Number on the ID card. */
  subscriberId: string;
  /** First name of a specific member. */
  firstName?: string | null | undefined;
  /** Last name of a specific member. */
  lastName?: string | null | undefined;
  /** Date of birth of a specific member. */
  dateOfBirth?: string | null | undefined;
  /** Do not hand off to the external sales-force SSO in this session. */
  preventSalesforce: boolean;
};

export type LogInAsMutationVariables = Exact<{
  input: LogInAsInput;
}>;


export type LogInAsMutation = { logInAs: { next: string | null, errors: Array<{ code: string, message: string | null }> } };

export const LogInAsDocument = knownDocument<LogInAsMutation, LogInAsMutationVariables>('mutation', 'LogInAs', '0f04021a770d13da534aac9e7a6fea0dfa97eb0410255b3a2ed06ad7a6caa457')
