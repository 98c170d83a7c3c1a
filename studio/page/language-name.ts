const names = new Intl.DisplayNames('en', { type: 'language' })

/** A language as people call it; English where it has no tag. */
export const languageName = (language: string): string =>
  language === '' ? 'English' : (names.of(language) ?? language)
