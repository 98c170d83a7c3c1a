/** A description as part of a sentence: without its full stop. */
export const bare = (description: string): string => description.replace(/\.$/, '')
