// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A choice of a primary care provider. */
export type SelectPrimaryCareProviderInput = {
  /** Who chooses; nobody twice. */
  members: Array<PrimaryCareStart>;
  /** Id of the provider. */
  providerId: string;
  /** Where a confirmation goes; none is sent without it. */
  emailAddress?: string | null | undefined;
};

/** Who chooses a provider, and from when on. */
export type PrimaryCareStart = {
  /** Suffix of the member. */
  memberSuffix: number;
  /** One of the member's eligible dates; the earliest without it (PCP-17). */
  effectiveDate?: string | null | undefined;
};

export type SelectProviderMutationVariables = Exact<{
  input: SelectPrimaryCareProviderInput;
}>;


export type SelectProviderMutation = { selectPrimaryCareProvider: { message: string | null, errors: Array<{ code: string, field: string | null }> } };

export const SelectProviderDocument = knownDocument<SelectProviderMutation, SelectProviderMutationVariables>('mutation', 'SelectProvider', '1f08fd4d9e35b51d982e08bd1da562da5b73ed2b46e17220804728d06229e5c4')
