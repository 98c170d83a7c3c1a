interface Described {
  description: string
}
interface SiteContent {
  shortDescription: string
}

/** What is said of a program: the site's words first, then the program's own, unless they begin with the same words. */
export function programWords({ description }: Described, programContent: SiteContent | null | undefined): string[] {
  const short = programContent?.shortDescription ?? ''
  return (description.startsWith(short) ? [description] : [short, description]).filter(words => words !== '')
}
