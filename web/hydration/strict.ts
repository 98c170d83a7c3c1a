import { Fragment, StrictMode } from 'react'

/** StrictMode while developing, nothing in production. */
export const Strict = import.meta.env.DEV ? StrictMode : Fragment

/** Attribute of the root element where StrictMode is on. */
export const strictMark = import.meta.env.DEV ? ' data-strict-mode' : ''
