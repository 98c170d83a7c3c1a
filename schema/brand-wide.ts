/**
 * Placeholders that every text of a manifest may use beside those of its place, wherever it stands (CHECK-07): the year of the
 * day on which somebody looks, and from brand.json the brand's name, its legal name and the address of its site. A number of
 * contact.json is another one, by its section: "{phone:medical}".
 */
export const brandWideNames = ['year', 'brand', 'legalName', 'site'] as const

/** The placeholder of a section's phone number, without its braces. */
export const phoneName = (section: string): string => `phone:${section}`
