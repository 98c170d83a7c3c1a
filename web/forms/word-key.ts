/** Key of a screen's words for a code: "USERNAME_TAKEN" is worded by "usernameTaken". */
export const wordKey = (code: string) =>
  code.toLowerCase().replace(/_([a-z0-9])/g, (_found, letter: string) => letter.toUpperCase())
