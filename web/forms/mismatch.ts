/** Two fields that must match and do not have error `mismatch` (VALID-19). */
export const mismatch = (value: string, repeated: string): 'mismatch' | undefined =>
  value === repeated ? undefined : 'mismatch'
