import { createDetailLoader } from '../../app/create-detail-loader.ts'
import { EobScreenDocument } from '../../generated/eob-screen.ts'

/** Loads the EOB that the address names (EOB-11). */
export const eobLoader = createDetailLoader(EobScreenDocument, ({ documentId }) =>
  documentId ? { documentId } : undefined,
)
