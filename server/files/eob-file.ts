import type { GatewayFile } from './gateway-file.ts'

const fileName = /^([A-Za-z0-9]{1,40})\.pdf$/

/** The PDF of an EOB by its name below /files/eobs/: the id of the document and .pdf (CALL-44). Undefined for any other name. */
export function eobFile(name: string): GatewayFile | undefined {
  const docId = fileName.exec(name)?.[1]
  if (docId === undefined) return undefined
  return {
    call: 'eobs/pdf',
    query: { docId },
    mediaType: 'application/pdf',
    name: `explanation-of-benefits-${docId}.pdf`,
  }
}
