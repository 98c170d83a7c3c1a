import type { Params } from 'react-router'

/** Nobody has it: what an address without a suffix asks for is not found. */
const nobody = -1

/** The member that an address names. */
export const suffixIn = ({ suffix = '' }: Params): number => (/^\d{1,2}$/.test(suffix) ? Number(suffix) : nobody)
