import type { Surface } from '../../../schema/generated/manifests.ts'

/** What members see beside the words of a surface that no manifest says: it comes from their account (CHECK-18). */
const fromAccount: { readonly [Name in Surface]?: readonly string[] } = {
  menus: ['the products that the member is eligible for, in the masthead behind what the brand has there'],
  home: ['amounts, claims and plans in the blocks, and the programs that the member has'],
  tools: ['which programs the member has: a tile of kind "program" takes its address from there when it has none'],
  programs: ['which programs the member has, and the titles and addresses that are not said here'],
  footer: ['which accreditation logo shows'],
}

/** Sentences for whoever compares what is printed of a surface with a page. */
export const notesOf = (surface: Surface): string[] =>
  (fromAccount[surface] ?? []).map(what => `From account data, not from manifests: ${what}.`)
