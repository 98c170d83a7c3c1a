import type { Draft, Mistake } from './content.ts'

/** A made-up member of a brand. */
export interface Persona {
  readonly key: string
  readonly description: string
  /** What rules can ask of it when it is inside; undefined where its account is locked. */
  known(): Promise<PersonaKnown | undefined>
}

/** Facts by their names, and ids by the sets that they are of; what cannot be found out is left out. */
export interface PersonaKnown {
  readonly facts: Readonly<Record<string, string>>
  readonly open: Readonly<Record<string, readonly string[]>>
}

/** What a preview is to show. */
export interface PreviewAsked {
  /** The brand's folder of manifests. */
  readonly brand: string
  /** What is live when there is none. */
  readonly draft: Draft | undefined
  /** Whether it goes on with the draft: else it shows this very version. */
  readonly follows: boolean
  readonly persona: string
  readonly standing: 'signed-out' | 'signing-in' | 'signed-in'
  readonly at: Date | undefined
  /** The brand's own where there is none. */
  readonly language: string | undefined
}

/** A preview that somebody may look at. */
export interface OpenedPreview {
  readonly asked: PreviewAsked
  /** The name of its frame. */
  readonly frame: string
  /** Where it begins. */
  readonly path: string
}

/** An item that a sample member does not see. */
export interface HiddenItem {
  readonly item: string
  readonly surface: string
  readonly file: string | undefined
  readonly line: number | undefined
  readonly why: readonly string[]
  readonly changes: readonly string[]
}

/** Previews as the studio's graph takes them, for one session of staff. */
export interface Preview {
  /** The sample members of a brand. */
  personas(brand: string): Promise<readonly Persona[]>
  /** What keeps the brand from being drawn, in the words of `portal check`. */
  mistakes(asked: PreviewAsked): Promise<readonly Mistake[]>
  /** The name of a frame: this one, where it is one, or a new one. */
  frame(name: string | undefined): string
  /** An address that can be opened within a minute. */
  address(opened: OpenedPreview): string
  /** What the sample member does not see, and why. */
  hidden(asked: PreviewAsked): Promise<readonly HiddenItem[]>
}
