import type { Manifest } from '../../../schema/generated/manifests.ts'
import type { Mistake } from '../../overlay/mistake.ts'

/** Checks one text of a format against the rest of the brand's manifest. */
export type FormatCheck = (value: string, manifest: Manifest) => Mistake[]
