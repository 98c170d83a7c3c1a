import type { Surface } from '../../schema/generated/manifests.ts'

/** The list of a surface to which `add` without `into` adds; surfaces without items have none. */
export const mainLists: { readonly [Name in Surface]?: string } = {
  routes: 'routes',
  journey: 'steps',
  menus: 'menus',
  home: 'items',
  tools: 'items',
  programs: 'items',
  alerts: 'items',
  contact: 'sections',
  errors: 'pages',
  pages: 'pages',
  footer: 'policyLinks',
  invariants: 'invariants',
}
