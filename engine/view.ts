import type { Root } from 'hast'
import type {
  Alert,
  Brand,
  ContactLine,
  ContactSection,
  ErrorPage,
  HomeBlock,
  LanguageNotice,
  Link,
  Menu,
  MenuItem,
  Page,
  PageBlock,
  ProgramEntry,
  Programs,
  ScreenKind,
  Tool,
} from '../schema/generated/manifests.ts'
import type { MarkdownField } from '../schema/generated/markdown-fields.ts'
import type { Message } from '../schema/message.ts'
import type { SectionText } from './text/screen-text.ts'

/** Sanitised rich text as a tree, never as an HTML string: the client renders elements from it and needs no innerHTML. */
export type RichText = Root

type Rules = 'showWhen' | 'from' | 'until' | 'locked' | 'variants'

/**
 * A manifest item as resolved for one member: without its rules, merged with the first matching variant, nested lists
 * resolved the same way, Markdown parsed to RichText.
 * A single link is undefined when its own rules hide it.
 */
export type Resolved<Item> = Item extends unknown
  ? { [Key in keyof Item as Key extends Rules ? never : Key]: ResolvedField<Key, Item[Key]> }
  : never
type ResolvedField<Key, Value> = Value extends readonly (infer Entry)[]
  ? Entry extends object
    ? Resolved<Entry>[]
    : Value
  : Value extends Link
    ? Resolved<Link> | undefined
    : Key extends MarkdownField
      ? RichText
      : Value

export type LinkView = Resolved<Link>
export type AlertView = Resolved<Alert>
export type MenuItemView = Resolved<MenuItem>
export type HomeBlockView = Resolved<HomeBlock>
export type ToolView = Resolved<Tool>
export type ProgramEntryView = Resolved<ProgramEntry>
export type ContactSectionView = Resolved<ContactSection>
export type ErrorPageView = Resolved<ErrorPage>
/** A contact block has the sections that it names, a program's block what programs.json says of the program. */
type WithOthers<Block> = Block extends { block: 'contact' }
  ? Block & { sections: ContactSectionView[] }
  : Block extends { block: 'program' }
    ? Block & { entries: ProgramEntryView[] }
    : Block
/** Words for the screen's text are among it already. */
export type PageBlockView = WithOthers<Resolved<Exclude<PageBlock, { block: 'words' }>>>
export type PageView = Omit<Resolved<Page>, 'blocks'> & { blocks: PageBlockView[] }

export type Viewport = 'phone' | 'tablet' | 'desktop'

/** Everything around a screen, for one member: sent with the first page view and again when the session changes. */
export interface ShellView {
  brand: Pick<
    Brand,
    | 'id'
    | 'name'
    | 'legalName'
    | 'language'
    | 'timeZone'
    | 'defaultRoute'
    | 'changeGroupRoute'
    | 'images'
    | 'unauthorized'
    | 'homeFailure'
  > & {
    /** All languages of the brand, each with its own name for itself; none where English is the only one. */
    languages: readonly { tag: string; name: string }[]
    copyTokenToLocalStorage: boolean
  }
  session: 'none' | 'temporary' | 'full'
  /** Route table of the brand: what the client router mounts; guards stay on the server. */
  routes: { id: string; path: string; screen: ScreenKind }[]
  menus: { [Id in Menu['id']]: MenuItemView[] }
  alerts: AlertView[]
  footer: {
    siteMapHeading: string
    languageHelp: LanguageHelpView
    policyLinks: LinkView[]
    copyright: string[]
    accreditationLogos: {
      accredited: Brand['images']['logo']
      commendable: Brand['images']['logo']
      interim: Brand['images']['logo']
    }
  }
  /** The error pages of every status, so that a page can show one when nothing can be fetched. Status 0 is the generic page. */
  errors: ErrorsView
  text: { shell: SectionText<'shell'>; common: SectionText<'common'> }
  viewport: Viewport
  /** True when any rule asks about the viewport: only then a changed viewport makes the page ask the server again. */
  asksViewport: boolean
}
/** The notice of free help in each language, and the number that all of them give. */
export interface LanguageHelpView {
  heading: string
  phone: string
  link: LinkView | undefined
  notices: Resolved<LanguageNotice>[]
}
export interface ErrorsView {
  tipsHeading: string
  tips: { id: string; text: string }[]
  pages: ErrorPageView[]
}

/** One screen for one member: the surfaces that its kind needs, and no others. */
export interface ScreenView {
  text: { [key: string]: string | Message }
  page?: PageView
  home?: HomeBlockView[]
  tools?: ToolView[]
  programs?: { fallback: Programs['fallback']; items: ProgramEntryView[] }
  contact?: { heading: string; holidaysHeading: string; backLink?: LinkView; sections: ContactSectionView[] }
  error?: ErrorPageView
}
export type ContactLineView = Resolved<ContactLine>
