/** The style class of a claim's status: lower case with hyphens, "In Process" gives "in-process" (HOME-42). */
export function statusClass(status: string): string {
  return status
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
