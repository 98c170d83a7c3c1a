// Generated from schema/manifests/*.schema.json by `npm run generate`. Do not edit.

/** The fields of items that hold Markdown, in every surface. */
export const markdownFields = ['answer', 'body', 'content'] as const
export type MarkdownField = (typeof markdownFields)[number]
