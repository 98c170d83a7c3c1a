/** One change to the text of a file: so many characters from an offset on give way to other ones. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** A file's text after an edit. */
export const applyEdit = (text: string, { offset, length, text: by }: Edit): string =>
  text.slice(0, offset) + by + text.slice(offset + length)
