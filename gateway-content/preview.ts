import type { Draft, Mistake, Signed } from './content.ts'

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

/** A sample member with what is known of it. */
export interface SamplePerson extends PersonaKnown {
  readonly key: string
  readonly description: string
}

/** What a preview is to show. */
export interface PreviewAsked {
  /** The brand's folder of manifests. */
  readonly brand: string
  /** What is live when there is none. */
  readonly draft: Draft | undefined
  /** Whether it goes on with the draft: else it shows this very version. */
  readonly follows: boolean
  /** Empty for the sample member who comes nearest to what is said of a member. */
  readonly persona: string
  readonly facts: Readonly<Record<string, string>>
  readonly segments: Readonly<Record<string, string>>
  /** An item that the member has to see. */
  readonly seeing: string | undefined
  readonly viewport: 'phone' | 'tablet' | 'desktop'
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
  readonly changes: readonly {
    readonly words: string
    /** A day, yyyy-mm-dd, on which it shows, where it is the day that has to be another. */
    readonly day: string | undefined
    /** The session and the screen in which it shows, where these have to be others. */
    readonly session: string | undefined
    readonly viewport: string | undefined
    /** Whether something of the member has to be otherwise. */
    readonly isOfMember: boolean
  }[]
}

/** What a member has otherwise than the sample member whose data are shown. */
export interface LaidFact {
  readonly label: string
  readonly words: string
  readonly instead: string
}

/** Who is looked at. */
interface PreviewMember {
  readonly persona: string
  readonly laid: readonly LaidFact[]
}

/** A fact or a segment, with the values that go together with what was said of the others. */
interface FactChoice {
  readonly kind: 'fact' | 'segment'
  readonly name: string
  readonly label: string
  readonly values: readonly { readonly value: string; readonly words: string }[]
}

/** Somewhere in a brand that can be looked at. */
interface PreviewPlace {
  readonly kind: 'page' | 'step' | 'alert' | 'error'
  readonly label: string
  readonly path: string
  readonly sessions: readonly ('none' | 'temporary' | 'full')[]
  readonly seeing?: string
}

/** A link that shows a draft's preview to whoever has it. */
export interface PreviewLink {
  readonly key: string
  readonly draft: string
  readonly brand: string
  readonly author: string
  readonly at: Date
  readonly until: Date
  readonly takenBack: { readonly at: Date; readonly author: string } | undefined
  /** What it shows, in words. */
  readonly shows: string
  readonly address: string
}

/** Previews as the studio's graph takes them, for one session of staff. */
export interface Preview {
  /** The sample members of a brand that is live. */
  personas(brand: string): Promise<readonly Persona[]>
  /** Those of the brand of a look, which may begin with a draft. */
  people(asked: PreviewAsked): Promise<readonly Persona[]>
  /** What keeps the brand from being drawn, in the words of `portal check`. */
  mistakes(asked: PreviewAsked): Promise<readonly Mistake[]>
  /** The name of a frame: this one, where it is one, or a new one. */
  frame(name: string | undefined): string
  /** An address that can be opened within a minute. */
  address(opened: OpenedPreview): string
  /** What the member does not see, and why. */
  hidden(asked: PreviewAsked): Promise<readonly HiddenItem[]>
  /** Who is looked at; undefined where there is no such member, and while the content has mistakes. */
  member(asked: PreviewAsked): Promise<PreviewMember | undefined>
  choices(asked: PreviewAsked): Promise<readonly FactChoice[]>
  /** The languages of the brand, its own first. */
  languages(asked: PreviewAsked): Promise<readonly string[]>
  places(asked: PreviewAsked): Promise<readonly PreviewPlace[]>
  /** The links to a draft's previews that still last. */
  links(draft: string): Promise<readonly PreviewLink[]>
  /** Makes a link to a preview of a draft, for seven days. */
  share(opened: OpenedPreview & { readonly asked: { readonly draft: Draft } }, signed: Signed): Promise<PreviewLink>
  /** Takes a link back; undefined where there is none that lasts. */
  takeBack(link: { readonly key: string; readonly draft: string }, signed: Signed): Promise<PreviewLink | undefined>
}
