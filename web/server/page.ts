import type { ShellView } from '../../engine/view.ts'
import type { Theme } from '../../schema/generated/manifests.ts'
import type { Query } from '../query/query.ts'

/** Addresses of the scripts and styles that one kind of screen needs besides what every page needs. */
export interface ScreenAssets {
  scripts: readonly string[]
  styles: readonly string[]
}

/** What the server gives to have one address rendered. */
export interface PageRequest {
  /** The browser's request: GET for a page, POST for a form (route actions run, so forms work without script). */
  request: Request
  /** The brand's route table. */
  routes: ShellView['routes']
  /** Id of the one that the address leads to, where the server knows it: the others need not be tried. */
  route?: string | undefined
  /** Runs documents in process, with the request's session. */
  query: Query
  /** The server's clock, by which the browser sets its own. */
  now: () => Date
  /** Time zone of the person who asks, where that is known. */
  timeZone?: string
  /** Called with every exception of a loader or of rendering; the member sees the error page instead. */
  report: (error: unknown) => void
  /** Called when the data are there; the page is rendered once it has resolved. */
  loaded?: () => Promise<void>
  /** Under which such exceptions are logged: the error page shows it. */
  reference: string
  /** Content-Security-Policy nonce of this answer. */
  nonce: string
  /** Addresses of built files: the client entry, what it imports at once, its styles, the brand's theme; `parts` is what each kind of screen adds. */
  assets: {
    script: string
    styles: string[]
    theme: string
    preload: string[]
    parts: Readonly<Record<string, ScreenAssets>>
  }
  /** Of which revision of the brand it is drawn: the page says so when it asks for data. */
  revision?: string | undefined
  /** The brand theme's shapes; they become data attributes of the html element for the style sheets. */
  style: Theme['style']
}

/** Either somewhere else to go, or a page, with the addresses of its style sheets in their order. */
export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; styles: readonly string[]; html: string }

/** web/entry-server.tsx exports `renderPage: RenderPage`; Vite builds it for the server. */
export type RenderPage = (page: PageRequest) => Promise<PageAnswer>
