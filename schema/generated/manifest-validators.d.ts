// Generated from schema/manifests/*.schema.json by `npm run generate`. Do not edit.
import type { ErrorObject } from 'ajv'

/** Tells whether a value follows the schema; its mistakes are in `errors`. */
export interface Validate {
  (value: unknown): boolean
  errors?: null | ErrorObject[]
}
export declare const alerts: Validate
export declare const brand: Validate
export declare const conditions: Validate
export declare const contact: Validate
export declare const errors: Validate
export declare const footer: Validate
export declare const home: Validate
export declare const invariants: Validate
export declare const journey: Validate
export declare const menus: Validate
export declare const pages: Validate
export declare const programs: Validate
export declare const routes: Validate
export declare const segments: Validate
export declare const text: Validate
export declare const theme: Validate
export declare const tools: Validate
export declare const overlay: Validate
