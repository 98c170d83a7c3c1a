const names = new Intl.DisplayNames('en', { type: 'language' })

/** A language as people call it; English where it has no tag. */
export const languageName = (language: string): string =>
  language === '' ? 'English' : (names.of(language) ?? language)

/** A brand, and the language where only what is in it is meant: "Acme in Spanish (United States)". */
export const brandIn = (brand: string, language: string | null): string =>
  language === null ? brand : `${brand} in ${languageName(language)}`
