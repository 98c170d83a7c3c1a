import * as generated from '../../schema/generated/manifest-validators.js'
import type { Surface } from '../../schema/generated/manifests.ts'

const { alerts, brand, conditions, contact, errors, footer, home, invariants, journey } = generated
const { menus, pages, programs, routes, segments, text, theme, tools, overlay } = generated

/** The generated validator of every surface, and of overlays. */
export const validators: { readonly [Name in Surface | 'overlay']: generated.Validate } = {
  alerts,
  brand,
  conditions,
  contact,
  errors,
  footer,
  home,
  invariants,
  journey,
  menus,
  pages,
  programs,
  routes,
  segments,
  text,
  theme,
  tools,
  overlay,
}
