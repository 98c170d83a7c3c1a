/**
 * Source files of the screens by kind, as the text of web/app/screens.ts has them: what is built remembers files, and
 * nothing of what they are for.
 */
export function screenSources(table: string): ReadonlyMap<string, string> {
  const entries = table.matchAll(/^ {2}'?(?<kind>[\w-]+)'?: \(\) =>\s*import\('\.\.\/(?<file>[\w/-]+\.tsx)'\)/gm)
  return new Map([...entries].map(({ groups }) => [groups?.kind ?? '', `web/${groups?.file}`]))
}
