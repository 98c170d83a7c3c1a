/** How long both token cookies last, in milliseconds: two hours (SESSION-04, SESSION-05). */
export const sessionLength = 7_200_000

/** How long a browser remembers that it had a session, in milliseconds: two hours of it and half a day after. */
export const rememberedLength = sessionLength + 43_200_000
