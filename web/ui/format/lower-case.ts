/** A code such as "IN_NETWORK" in small letters, known to the type: keys of words and addresses are written so. */
export const lowerCase = <Code extends string>(code: Code) => code.toLowerCase() as Lowercase<Code>
