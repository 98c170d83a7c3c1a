/** Name under which the browser notes when a member's data was painted. */
const name = 'member-data'

/**
 * Attributes of an element that shows a member's data and is the first to be seen. The browser notes when it was painted
 * (Element Timing), with or before any script of ours: its own measure of the largest paint may settle on less.
 */
export const memberData: Record<string, string> = { elementtiming: name }
