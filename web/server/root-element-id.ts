/** Id of the element that React renders into. */
export const rootElementId = 'portal'
