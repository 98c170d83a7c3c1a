import type { Brand } from '../../schema/generated/manifests.ts'

/** Where a brand's portal is on this machine. */
export function brandAddress({ hosts }: Pick<Brand, 'hosts'>, port: number): string {
  return `http://${hosts[0] ?? ''}:${port}`
}
