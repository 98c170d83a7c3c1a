import type { TestBrand } from './brands.ts'

/** Address of a path on a brand of the running portal. */
export const address = (brand: TestBrand, path = '/') => `http://${brand.host}:${process.env.PORTAL_PORT}${path}`
