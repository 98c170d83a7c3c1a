import { redirect, redirectDocument } from 'react-router'
import { linkWay } from '../ui/link/addresses.ts'

/** The redirect that leads to a path or an allowed address: inside the portal where it can, else by a page load. */
export const redirectTo = (target: string): Response =>
  linkWay(target) === 'portal' ? redirect(target) : redirectDocument(target)
