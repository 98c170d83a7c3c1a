/** Three values: true, false, and undefined for "not known". */
export type Truth = boolean | undefined
