/// <reference types="vite/client" />

/** The brands of manifests/, resolved by read-brands.ts; vite-config.ts makes the module. */
declare module 'virtual:brands' {
  export const brands: readonly import('./brand-sample.ts').BrandSample[]
}
