/** Longest program name and description that a tile shows (TILE-12, TILE-13, CONST-31). */
export const longestName = 55
export const longestDescription = 125

/** The text, or its first `longest` characters with an ellipsis when there are more (OPEN-40). Emoji count as one. */
export function truncate(text: string, longest: number): string {
  const characters = Array.from(text)
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`
}
