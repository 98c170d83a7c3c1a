import type { Program, ProgramDocument } from '../generated/resolver-types.ts'

/** The certificates of coverage among the documents of programs, each address once (OPEN-49). */
export function certificatesOf(programs: readonly Pick<Program, 'document'>[]): ProgramDocument[] {
  const byAddress = new Map<string, ProgramDocument>()
  for (const { document } of programs) {
    if (document?.type === 'CERTIFICATE' && !byAddress.has(document.url)) byAddress.set(document.url, document)
  }
  return [...byAddress.values()]
}
