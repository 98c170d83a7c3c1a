// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a person knows of the ID card and of themselves. */
export type PersonInput = {
  /** Number on the ID card: nine or ten letters and digits (OPEN-06). */
  subscriberId: string;
  /** First name, by the name rule (VALID-09 to VALID-11). */
  firstName: string;
  /** Last name, by the name rule. */
  lastName: string;
  /** Date of birth. */
  dateOfBirth: string;
};

/** The answer to one security question. */
export type SecurityAnswerInput = {
  /** Id of the question. */
  questionId: string;
  /** 3 to 30 letters, digits, spaces and the password's symbols (OPEN-07). Case does not count. */
  answer: string;
};

/** A person and the wanted sign-in. */
export type RegisterInput = {
  /** Who registers. */
  person: PersonInput;
  /** 3 to 16 letters and digits (VALID-12, VALID-13). */
  username: string;
  /** 6 to 32 letters, digits and symbols, at least one digit (VALID-06 to VALID-08). */
  password: string;
  /** Where e-mail goes (REG-10). */
  emailAddress: string;
  /** Three different questions with their answers (REG-11). */
  answers: Array<SecurityAnswerInput>;
};

export type ValidateUserMutationVariables = Exact<{
  person: PersonInput;
}>;


export type ValidateUserMutation = { validateUser: { errors: Array<{ code: string, field: string | null }> } };

export type ValidateUsernameMutationVariables = Exact<{
  username: string;
}>;


export type ValidateUsernameMutation = { validateUsername: { available: boolean | null, errors: Array<{ code: string, field: string | null }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { username: string | null, errors: Array<{ code: string, field: string | null }> } };

export const ValidateUserDocument = knownDocument<ValidateUserMutation, ValidateUserMutationVariables>('mutation', 'ValidateUser', '0e4c9938d40b60583181cb43fee72b1f17963d816877f005d9faa3f43ce09b0e')
export const ValidateUsernameDocument = knownDocument<ValidateUsernameMutation, ValidateUsernameMutationVariables>('mutation', 'ValidateUsername', '9d6c7744e027636a58e3ce60972717f7dc2c9ea7a2a4410a81a975c0ffdae8fd')
export const RegisterDocument = knownDocument<RegisterMutation, RegisterMutationVariables>('mutation', 'Register', '0b61524f913394c1b1e12385888db861217d3eb1880aeb2e5d8731cf6878a775')
