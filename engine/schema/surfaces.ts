import type { Surface } from '../../schema/generated/manifests.ts'

const titles: { readonly [Name in Surface]: string } = {
  alerts: 'Alerts',
  brand: 'Brand',
  conditions: 'Conditions',
  contact: 'Contact',
  errors: 'Errors',
  footer: 'Footer',
  home: 'Home',
  invariants: 'Invariants',
  journey: 'Journey',
  menus: 'Menus',
  pages: 'Pages',
  programs: 'Programs',
  routes: 'Routes',
  segments: 'Segments',
  text: 'Text',
  theme: 'Theme',
  tools: 'Tools',
}

const isSurface = (name: string): name is Surface => Object.hasOwn(titles, name)

/** Every surface with the name of its type in the bundled schema. */
export const surfaceTitles: ReadonlyMap<Surface, string> = new Map(
  Object.entries(titles).flatMap(([name, title]) => (isSurface(name) ? [[name, title] as const] : [])),
)

/** Every surface: the manifest files of a brand. */
export const surfaces: readonly Surface[] = [...surfaceTitles.keys()]

/** The fields that hold a condition, in every surface: of items, variants, guards and invariants. */
const conditionFields = ['showWhen', 'when', 'allow', 'who'] as const
export type ConditionField = (typeof conditionFields)[number]

const fieldNames: ReadonlySet<string> = new Set(conditionFields)
export const isConditionField = (name: string): name is ConditionField => fieldNames.has(name)
