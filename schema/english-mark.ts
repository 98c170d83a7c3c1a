/**
 * Stands before a text that a brand says in English because its language has no words for it yet (LOCALE-02): a character that
 * nobody sees, so that whoever shows the text can say of that part in which language it is, and nobody else needs to know.
 */
export const englishMark = '\u2063'

/** Whether all of a text is marked. */
export const isMarked = (text: string): boolean => text.startsWith(englishMark)

/** A text without marks. */
export const withoutMarks = (text: string): string =>
  text.includes(englishMark) ? text.replaceAll(englishMark, '') : text
