/**
 * Stands before a text that is in English among words of another language, because the brand's language has no words for it
 * yet (LOCALE-02) or the gateway says that it has none (LOCALE-06): a character that nobody sees, so that whoever shows the text
 * can say of that part in which language it is, and nobody else needs to know. Within other words a second one ends the English.
 */
export const englishMark = '\u2063'

/** Whether all of a text is marked. */
export const isMarked = (text: string): boolean => text.startsWith(englishMark)

/** A text without marks. */
export const withoutMarks = (text: string): string =>
  text.includes(englishMark) ? text.replaceAll(englishMark, '') : text
