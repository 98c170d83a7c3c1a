const DESCRIPTION: Readonly<Record<string, string>> = { '01': 'In Process', '02': 'Paid', '03': 'Denied' }

/** A claim's state in words. */
export function claimStatus(code: string): string {
  return DESCRIPTION[code] ?? 'Unknown'
}
