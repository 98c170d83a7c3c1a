import type { Cookie } from 'playwright'
import type { TestBrand } from '../../../browser/support/brands.ts'

export const password = 'Portal2026!'
/** The member of a brand who is visited: everything is active. */
export const userOf = (brand: TestBrand) => `active${brand.domainId}`

export const cookieHeader = (cookies: readonly Cookie[] = []) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
