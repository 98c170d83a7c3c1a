import type { Staff } from '../../gateway-content/policy.ts'

/** Somebody made up who works on the content, on a developer's machine. */
export interface DemoStaff extends Staff {
  /** What they may do, in words. */
  readonly about: string
  /** Where mail to them would go. */
  readonly address?: string
}

/** Demo staff of each kind (CONTENT-14). Nothing that runs in production knows of them. */
export function demoStaff(brands: readonly { readonly id: string; readonly name: string }[]): DemoStaff[] {
  const [first] = brands
  const all = 'every brand and what they share'
  return [
    ...(first
      ? [
          {
            ...{
              id: 'demo-editor-of-one',
              name: 'Nora Feld',
              address: 'nora.feld@studio.example',
              about: `Editor of ${first.name} alone`,
            },
            grants: [{ role: 'editor', brand: first.id } as const],
          },
        ]
      : []),
    {
      id: 'demo-editor',
      name: 'Amir Sato',
      address: 'amir.sato@studio.example',
      about: `Editor of ${all}`,
      grants: [{ role: 'editor' }],
    },
    {
      id: 'demo-publisher',
      name: 'Lucia Brandt',
      address: 'lucia.brandt@studio.example',
      about: `Publisher of ${all}`,
      grants: [{ role: 'publisher' }],
    },
    {
      id: 'demo-administrator',
      name: 'Tom Okafor',
      address: 'tom.okafor@studio.example',
      about: 'Administrator',
      grants: [{ role: 'administrator' }],
    },
    {
      id: 'demo-viewer',
      name: 'Ines Vogel',
      address: 'ines.vogel@studio.example',
      about: `Viewer of ${all}`,
      grants: [{ role: 'viewer' }],
    },
  ]
}
