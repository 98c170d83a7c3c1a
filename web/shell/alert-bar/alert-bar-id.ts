/** Where the alert icon leads. */
export const alertBarId = 'alerts'
