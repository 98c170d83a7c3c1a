/** How long both token cookies last, in milliseconds: two hours (SESSION-04, SESSION-05). */
export const sessionLength = 7_200_000
