import type { Files } from './surface.ts'

/** A draft as the server has it. */
export interface ServedDraft {
  readonly version: number
  readonly files: Files
}

/** What became of a save: saved, somebody was faster, whose draft it is then, or refused, which sending again does not change. */
export type Saved = { readonly version: number } | { readonly theirs: ServedDraft } | { readonly refused: string }

/** How a draft stands; what is not saved yet is in this browser. */
export type SavingState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'clashes'
