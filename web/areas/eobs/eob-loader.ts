import { EobScreenDocument } from '../../generated/eob-screen.ts'
import { createDetailLoader } from '../../screen/detail-loader.ts'

/** Loads the EOB that the address names (EOB-11). */
export const eobLoader = createDetailLoader(EobScreenDocument, ({ documentId }) =>
  documentId ? { documentId } : undefined,
)
