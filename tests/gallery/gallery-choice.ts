/** What the gallery's address says: a story, and how it is drawn. */
export interface GalleryChoice {
  story: string
  brand: string
  width: Width
  scheme: Scheme
}

/** Phone, tablet, desktop. */
export const widths = ['375', '768', '1280'] as const
type Width = (typeof widths)[number]

/** The portal has no dark scheme. */
export const schemes = ['light', 'forced'] as const
type Scheme = (typeof schemes)[number]

/** Reads the choice from an address's query; what it does not say, or says wrongly, is the first of its kind. */
export function choiceIn(
  search: string,
  stories: readonly { id: string }[],
  brands: readonly { id: string }[],
): GalleryChoice {
  const query = new URLSearchParams(search)
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  return {
    story: oneOf(ids(stories), query.get('story')),
    brand: oneOf(ids(brands), query.get('brand')),
    width: oneOf(widths, query.get('width')),
    scheme: oneOf(schemes, query.get('scheme')),
  }
}

/** The address of a choice, to be shared. */
export const addressOf = (choice: GalleryChoice): string => {
  const query = Object.entries(choice).map(([name, value]) => `${name}=${encodeURI(value)}`)
  return `/?${query.join('&')}`
}

/** The query of the frame's address: another brand or scheme is another page, another story only another fragment. */
export const frameQuery = ({ brand, scheme }: GalleryChoice): string => `?brand=${brand}&scheme=${scheme}`

function oneOf<Value extends string>(values: readonly Value[], asked: string | null): Value {
  const found = values.find(value => value === asked) ?? values[0]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}
