/** Home's programs: flagged high priority, by display order, at most `most` (HOME-52, PROGRAM-03, CONST-07). */
export function homePrograms<Program extends { highPriority: boolean; displayOrder: number }>(
  programs: readonly Program[],
  most: number,
): Program[] {
  return programs
    .filter(program => program.highPriority)
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .slice(0, most)
}
