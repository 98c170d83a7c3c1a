/** Requirement IDs that a test title names: `[MENU-07] [PERM-05] ...`. */
export const rowsOf = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d{2,3})\]/g)].map(match => match[1] ?? '')
