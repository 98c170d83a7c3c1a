/** Name of the field that says which of the screen's forms was sent. */
export const intentField = 'intent'
export type SettingsIntent = 'preferences' | 'answers'
