// Generated from schema/manifests/*.schema.json by `npm run generate`. Do not edit.

/** A closed condition: one key per object. A fact condition is `{ "<fact>": ["<value>", ...] }`. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { use: string }
  | { in: string }
  | FactCondition
/** One fact of schema/facts.json with the values that make the condition true. The generated type lists every fact and value. */
export type FactCondition = { [fact: string]: string[] }

/** Markdown subset: paragraphs, emphasis, strong, links, lists. Becomes RichText in views. */
export type Markdown = string
/** A path of the brand's route table ("/find-care/primary-care"), or an https:, tel: or mailto: address. May hold {placeholders}. */
export type Target = string

export interface Shown {
  showWhen?: Condition
  /** First day shown, yyyy-mm-dd, in the member's local time. */
  from?: string
  /** Last day shown, inclusive. */
  until?: string
  /** Cannot be removed by an overlay. */
  locked?: boolean
}
export type Variants<Fields> = { variants?: ({ when: Condition } & Partial<Fields>)[] }

export interface Image { src: string; alt: string; width: number; height: number }

interface LinkFields { title: string; target: Target; newTab?: boolean }
export type Link = { id: string } & LinkFields & Shown & Variants<LinkFields>

// brand.json ------------------------------------------------------------------------------------------------
export interface Brand {
  id: string
  domainId: number
  name: string
  legalName: string
  /** Host names without port: the brand is found by them. */
  hosts: string[]
  language: string
  timeZone: string
  defaultRoute: string
  changeGroupRoute: string
  gatewayBasePath: string
  images: { logo: Image; phoneLogo: Image; footer: Image; dental: Image }
  session: { copyTokenToLocalStorage: boolean }
  /** What an HTTP 401 leads to. */
  unauthorized: 'login' | 'error-page'
  /** What Home does when one source fails. */
  homeFailure: 'error-page' | 'partial'
  /** Hosts that a token answer's redirect may name. */
  redirectHosts: string[]
  /** Addresses may start with {gateway}: the origin of the REST gateway. */
  handOff: { action: string; testEnvironment?: string }
  accreditation: { url: string }
  chat: { url: string }
  ebill: { url: string; userKeyParameter: string; firstTimeParameter: string }
}

// theme.json ------------------------------------------------------------------------------------------------
export interface Theme {
  colors: {
    primary: string; onPrimary: string; primaryStrong: string; primarySoft: string
    accent: string; onAccent: string; accentSoft: string
    page: string; surface: string; surfaceMuted: string
    text: string; textMuted: string; link: string; border: string; focus: string
    header: string; onHeader: string; footer: string; onFooter: string
    info: string; infoSoft: string; success: string; successSoft: string
    warning: string; warningSoft: string; error: string; errorSoft: string
  }
  fonts: { body: string; heading: string }
  radius: { small: string; medium: string; large: string; pill: string }
  /** Shapes that make a brand look its own. */
  style: { header: 'solid' | 'light'; cards: 'outlined' | 'raised' | 'flat'; headingWeight: number; buttons: 'square' | 'rounded' | 'pill' }
}

// segments.json, conditions.json ---------------------------------------------------------------------------------
export interface Segments { segments: { [name: string]: { description: string; of: 'groupId' | 'parentGroupId' | 'programId'; values: string[] } } }
export interface Conditions { conditions: { [name: string]: { description: string; when: Condition } } }

// routes.json ------------------------------------------------------------------------------------------------
export type ScreenKind =
  | 'login' | 'login-as' | 'group-selection' | 'update-preferences' | 'registration-policies' | 'sso-landing' | 'hand-off'
  | 'select-group' | 'home' | 'contact-us' | 'resource-download' | 'page' | 'error' | 'not-available' | 'redirect'
export interface Guard { id: string; description: string; allow: Condition; otherwise: { redirect: string } | { error: number } }
export interface Route extends Shown {
  id: string
  /** Segments; `:name` is a parameter. */
  path: string
  screen: ScreenKind
  /** Lazily loaded area the route belongs to. */
  area?: string
  /** Ids of guards, checked in order. */
  guards: string[]
  /** screen "page": id of a page in pages.json. */
  page?: string
  /** screen "redirect": a path, or "menu:<item id>" for the first entry of that menu item the member has. */
  to?: string
  /** Closed sets of parameter values. */
  params?: { [name: string]: string[] }
  /** Account state is synchronised before the route opens (ROUTE-59). */
  synchronise?: boolean
  /** Browser title of the screen. */
  title: string
}
export interface Routes { guards: Guard[]; routes: Route[] }

// journey.json -----------------------------------------------------------------------------------------------
/** The first step shown is taken. */
export type JourneyStep = { id: string; do: 'go'; to: string } & Shown | { id: string; do: 'hand-off' } & Shown | { id: string; do: 'follow-redirect' } & Shown
export interface Journey { steps: JourneyStep[] }

// menus.json -------------------------------------------------------------------------------------------------
export type MenuPlace = 'top' | 'bottom' | 'site-map'
interface MenuItemFields { title: string; target: Target; newTab?: boolean }
export type MenuItem = { id: string } & MenuItemFields & {
  /** "log-out" posts the Log out action instead of following the target. */
  action?: 'log-out'
  /** Places of the shell that list the item; all when left out. */
  places?: MenuPlace[]
  icon?: string
  /** Sorts the item among its siblings by schema/categories.json. */
  category?: string
  items?: MenuItem[]
} & Shown & Variants<MenuItemFields>
export interface Menu { id: 'primary' | 'settings' | 'utility' | 'masthead'; items: MenuItem[] }
export interface Menus { menus: Menu[] }

// home.json --------------------------------------------------------------------------------------------------
type Block<Kind extends string, Fields> = { id: string; block: Kind; column: 'full' | 'main' | 'side' } & Fields & Shown & Variants<Fields>
export type WelcomeBanner = Block<'welcome-banner', { greeting: string; identifier: 'subscriberId' | 'employeeId'; identifierLabel: string; copyLabel: string; copied: string }>
export type InfoBanner = Block<'info-banner', { title: string; body: Markdown; links?: Link[] }>
/** Placeholders in title and body: openEnrollmentEnd, coverageEnd, upcomingPlanYear. */
export type PlanManagementBanner = Block<'plan-management-banner', { title: string; body: Markdown; link?: Link }>
export type EbillAlert = Block<'ebill-alert', { title: string; body: Markdown; link: Link }>
/** Placeholder in dueDateText: dueDate. */
export type PreventiveCareCard = Block<'preventive-care-card', { title: string; body: Markdown; dueDateText: string; unavailable: string; phone: string; email: string; phoneLabel: string; emailLabel: string }>
export type PrimaryCareTile = Block<'primary-care-tile', { title: string; body: string; chooseTitle: string; chooseLabel: string; selectedTitle: string; allLabel: string }>
export type RecentClaims = Block<'recent-claims', { title: string; youOwe: string; paidOn: string; detailsLabel: string; allLabel: string; eobLabel: string; providerLabel: string; serviceDateLabel: string }>
export type MemberInfoTile = Block<'member-info-tile', { title: string; subscriberIdLabel: string; groupLabel: string; idCardLink: Link }>
export type ToolsSection = Block<'tools', { title: string; body?: string }>
export type ProgramsSection = Block<'programs', { title: string; body: string; most: number; allLink?: Link; featuredLimit?: { title: string; category: 'medical' | 'dental' | 'vision' | 'pharmacy'; target: Target; linkLabel: string; remainingLabel: string } }>
export type HomeBlock = WelcomeBanner | InfoBanner | PlanManagementBanner | EbillAlert | PreventiveCareCard | PrimaryCareTile | RecentClaims | MemberInfoTile | ToolsSection | ProgramsSection
export interface Home { items: HomeBlock[] }

// tools.json, programs.json ----------------------------------------------------------------------------------
interface TileFields { title?: string; description?: string; icon?: string; art?: 'dental'; target?: Target; newTab?: boolean; action?: 'open-ebill' | 'open-outline-of-coverage' }
/** A tool is a program the member has, or a shortcut that stands on its own. Order is the order of the file. */
export type Tool = ({ id: string; kind: 'program'; program: number } | { id: string; kind: 'shortcut'; shortcut: number; title: string }) & TileFields & Shown & Variants<TileFields>
export interface Tools { items: Tool[] }
/** What the portal knows of a program beyond the gateway's answer; keyed by program number. */
export type ProgramEntry = { id: string; program: number } & TileFields & Shown & Variants<TileFields>
export interface Programs { fallback: { icon: string; target: Target }; items: ProgramEntry[] }

// alerts.json ------------------------------------------------------------------------------------------------
export type Alert = { id: string; type: 'info' | 'success' | 'warning' | 'error'; title: string; content: Markdown; canDismiss: boolean; links?: Link[]; buttons?: Link[] } & Shown
export interface Alerts { items: Alert[] }

// contact.json -----------------------------------------------------------------------------------------------
export type ContactLine = { id: string; kind: 'phone' | 'email' | 'tty' | 'hours' | 'address'; label?: string; value: string }
export type ContactSection = { id: string; heading: string; body?: Markdown; lines: ContactLine[] } & Shown
export interface Contact { heading: string; holidaysHeading: string; backLink: Link; sections: ContactSection[] }

// errors.json ------------------------------------------------------------------------------------------------
/** status 0 is the generic page, used for every status without an own one. */
export type ErrorPage = { id: string; status: number; heading: string; codeLine?: string; body?: Markdown; tips: string[]; links: Link[] } & Shown
export interface Errors { tipsHeading: string; tips: { id: string; text: string }[]; pages: ErrorPage[] }

// pages.json -------------------------------------------------------------------------------------------------
type PageBlockOf<Kind extends string, Fields> = { id: string; block: Kind } & Fields & Shown & Variants<Fields>
export type ProseBlock = PageBlockOf<'prose', { heading?: string; body: Markdown }>
export type LinksBlock = PageBlockOf<'links', { heading?: string; links: Link[] }>
/** The phone number of a program's details as a tel: link (DENTALABROAD-03). */
export type ProgramPhoneBlock = PageBlockOf<'program-phone', { program: number; label: string }>
export type PageBlock = ProseBlock | LinksBlock | ProgramPhoneBlock
export type Page = { id: string; title: string; heading: string; backLink?: Link; blocks: PageBlock[] }
export interface Pages { pages: Page[] }

// footer.json ------------------------------------------------------------------------------------------------
export interface Footer { siteMapHeading: string; policyLinks: Link[]; copyright: string[]; accreditation: { logos: { accredited: Image; commendable: Image; interim: Image } } }

// text.json --------------------------------------------------------------------------------------------------
/** Fixed words of screens: section (a screen kind or "shell", "common") -> key -> text with placeholders. */
export interface Text { [section: string]: { [key: string]: string } }

export interface Manifest {
  brand: Brand; theme: Theme; segments: Segments; conditions: Conditions; routes: Routes; journey: Journey; menus: Menus; home: Home
  tools: Tools; programs: Programs; alerts: Alerts; contact: Contact; errors: Errors; pages: Pages; footer: Footer; text: Text
}
export type Surface = keyof Manifest

// overlays: a brand's file of a list surface is a list of changes to base, by id (ids are unique in a surface file) --------------
export type Change =
  | { change: 'set'; id: string; fields: Record<string, unknown> }
  | { change: 'remove'; id: string }
  | { change: 'add'; into?: string; item: Record<string, unknown>; before?: string; after?: string }
  | { change: 'move'; id: string; before?: string; after?: string }
/** brand, theme, segments, conditions, text and footer/contact headings are overlaid key by key with `set`. */
export interface Overlay { $schema?: string; set?: Record<string, unknown>; changes?: Change[] }
