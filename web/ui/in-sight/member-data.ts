/** Name of the Element Timing entry for a member's data. */
const name = 'member-data'

/**
 * Attributes of the first visible element that shows a member's data. The browser records when it was painted (Element
 * Timing), even before our script runs; its largest contentful paint may be another element.
 */
export const memberData: Record<string, string> = { elementtiming: name }
