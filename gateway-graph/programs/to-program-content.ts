import type { SiteContentProgram } from '../../schema/generated/gateway-types.ts'
import type { ProgramContent } from '../generated/resolver-types.ts'

/** What the site says of a program, with the program's number beside it. */
export const toProgramContent = ({ details, title, shortDescription }: SiteContentProgram): ProgramContent => ({
  ...{ programId: details.programId, title, shortDescription },
})
