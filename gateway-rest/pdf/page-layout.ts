/** Points from the edge of the paper to the text. */
export const MARGIN = 54
/** Points of ordinary text; nothing is smaller than 9. */
export const TEXT_SIZE = 10
