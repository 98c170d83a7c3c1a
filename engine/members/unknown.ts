/** What stands for "not known" beside the values of a fact or a segment. */
export const unknown = Symbol('unknown')
