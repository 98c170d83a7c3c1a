/** Posting here logs out; opening it ends the session without a word. */
export const logOutPath = '/logout'
