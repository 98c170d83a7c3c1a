// Generated from schema/manifests/*.schema.json by `npm run generate`. Do not edit.
import type {FactName, FactValues} from './facts.ts'

/** One fact of schema/facts.json with the values that make the condition true. */
export type FactCondition = {
  [Name in FactName]: {[Key in Name]: FactValues[Name][]} & {[Other in Exclude<FactName, Name>]?: never}
}[FactName]

/**
 * Name of this item, unique in its file: small letters, digits and hyphens. Brands use it to change the item, so it should never change.
 */
export type Id = string
/**
 * Text with a little markup: blank lines between paragraphs, *emphasis*, **strong**, [links](/home), and lists that begin with a hyphen. Nothing else is kept.
 */
export type Markdown = string
/**
 * Where a link leads: a path of the brand's route table ("/find-care/primary-care"), or an address that begins with https:, tel: or mailto:.
 */
export type Target = string
/**
 * A condition has exactly one key: a fact with its wanted values, or all, any, not, use (a named condition) or in (a segment).
 */
export type Condition =
  {all: Condition[]} | {any: Condition[]} | {not: Condition} | {use: string} | {in: string} | FactCondition
/**
 * A day as yyyy-mm-dd.
 */
export type Day = string
/**
 * An address of a service: https:, or {gateway} for the origin of the REST gateway, as in "{gateway}/ebill".
 */
export type Gateway = string
/**
 * What a line of the contacts is.
 */
export type ContactLineKind = 'phone' | 'email' | 'tty' | 'hours' | 'address'
/**
 * One block of Home; "block" says which.
 */
export type HomeBlock =
  | WelcomeBanner
  | InfoBanner
  | PlanManagementBanner
  | ComingPlans
  | EbillAlert
  | PreventiveCareCard
  | PrimaryCareTile
  | RecentClaims
  | MemberInfoTile
  | YearlyAmountsSection
  | ToolsSection
  | ProgramsSection
/**
 * Where on Home the block stands: over the full width, in the main column or at the side.
 */
export type Column = 'full' | 'main' | 'side'
/**
 * What members see or reach. One key: linkTo, open, item, menu, block, surface, line, step, stepKind, fromHome, dismiss or wayOn.
 */
export type Sight =
  | {linkTo: string[]}
  | {open: string[]}
  | {item: string[]}
  | {menu: MenuId[]}
  | {block: string[]}
  | {surface: SeenSurface[]}
  | {line: ContactLineKind[]}
  | {step: string[]}
  | {stepKind: JourneyStep['do'][]}
  | {fromHome: string[]}
  | {dismiss: string[]}
  | {wayOn: PagedSurface[]}
/**
 * One step of the way after log-in.
 */
export type JourneyStep = GoStep | AcknowledgeStep | HandOffStep | FollowRedirectStep
/**
 * A place that lists menu items: top of the page, bottom bar of phones, site map of the footer.
 */
export type MenuPlace = 'top' | 'bottom' | 'site-map'
/**
 * Name of an icon. home: A house; account: One person; heart: A heart: health; tooth: A tooth: dental; eye: An eye: vision; pill: A pill: pharmacy; cost: A coin: what something costs; phone: A telephone; video: A camera: visits by video; dumbbell: A dumbbell: fitness; brain: A brain: mental health; leaf: A leaf: well-being; star: A star; globe: A globe: abroad, languages; map-pin: A pin on a map: places; id-card: An ID card; document: A sheet of paper; bill: A bill; book: An open book; shield: A shield: benefits, security; users: Two people: the family; chat: A speech bubble; edit: A pencil; sync: Two arrows in a circle: brings up to date; check: A check mark; cross: A cross; info: The letter i: information; warning: A triangle: take care; error: A stop sign with an exclamation mark: something failed; alert: A bell; calendar: A calendar; mail: An envelope; search: A magnifying glass; download: An arrow down to a line; external: An arrow out of a box: leaves the portal; chevron: An angle that points down; menu: Three lines: a menu; program: Three boxes and a plus: any program.
 */
export type Icon =
  | 'home'
  | 'account'
  | 'heart'
  | 'tooth'
  | 'eye'
  | 'pill'
  | 'cost'
  | 'phone'
  | 'video'
  | 'dumbbell'
  | 'brain'
  | 'leaf'
  | 'star'
  | 'globe'
  | 'map-pin'
  | 'id-card'
  | 'document'
  | 'bill'
  | 'book'
  | 'shield'
  | 'users'
  | 'chat'
  | 'edit'
  | 'sync'
  | 'check'
  | 'cross'
  | 'info'
  | 'warning'
  | 'error'
  | 'alert'
  | 'calendar'
  | 'mail'
  | 'search'
  | 'download'
  | 'external'
  | 'chevron'
  | 'menu'
  | 'program'
/**
 * Sorts the item among its siblings, in this order: summary, medical, dental, vision, pharmacy, programs, referrals, handbooks, certificate, medicare-materials, prior-authorization, none.
 */
export type Category =
  | 'summary'
  | 'medical'
  | 'dental'
  | 'vision'
  | 'pharmacy'
  | 'programs'
  | 'referrals'
  | 'handbooks'
  | 'certificate'
  | 'medicare-materials'
  | 'prior-authorization'
  | 'none'
/**
 * One block of a page; "block" says which.
 */
export type PageBlock =
  | ProseBlock
  | LinksBlock
  | ProgramPhoneBlock
  | CardsBlock
  | ContactBlock
  | ProgramBlock
  | OutlineOfCoverageBlock
  | NetworksBlock
  | ImageBlock
  | VideoLinkBlock
  | TableBlock
  | FaqBlock
  | LanguageHelpBlock
  | WordsBlock
/**
 * Which screen shows.
 */
export type ScreenKind =
  | 'login'
  | 'login-as'
  | 'group-selection'
  | 'update-preferences'
  | 'registration-policies'
  | 'acknowledgement'
  | 'sso-landing'
  | 'hand-off'
  | 'select-group'
  | 'home'
  | 'id-card'
  | 'id-card-email'
  | 'id-card-request'
  | 'programs'
  | 'program'
  | 'referrals'
  | 'medicare-materials'
  | 'certificate-of-coverage'
  | 'primary-care'
  | 'primary-care-member'
  | 'primary-care-search'
  | 'contact-us'
  | 'resource-download'
  | 'benefits'
  | 'benefits-summary'
  | 'registration'
  | 'recovery-username'
  | 'recovery-password'
  | 'change-password'
  | 'claims'
  | 'claim'
  | 'eobs'
  | 'eob'
  | 'page'
  | 'account-summary'
  | 'account-member-information'
  | 'account-settings'
  | 'account-plan-benefits'
  | 'account-ebill'
  | 'error'
  | 'not-available'
  | 'redirect'
/**
 * A weight such as 600, or a range such as 400 700.
 */
export type FontWeight = string
/**
 * Hundredths.
 */
export type Percent = number
/**
 * A program that the member has, or a shortcut; "kind" says which.
 */
export type Tool = ProgramTool | ShortcutTool
/**
 * A menu.
 */
export type MenuId = 'primary' | 'settings' | 'utility' | 'masthead'
/**
 * A file with a list of items.
 */
export type SeenSurface = 'alerts' | 'contact' | 'errors' | 'footer' | 'home' | 'programs' | 'tools'
/**
 * A file with pages.
 */
export type PagedSurface = 'errors' | 'pages'
/**
 * One change to base.
 */
export type Change = SetChange | RemoveChange | AddChange | MoveChange

/**
 * Everything that one brand says, checked and merged.
 */
export interface Manifest {
  alerts: Alerts
  brand: Brand
  conditions: Conditions
  contact: Contact
  errors: Errors
  footer: Footer
  home: Home
  invariants: Invariants
  journey: Journey
  menus: Menus
  pages: Pages
  programs: Programs
  routes: Routes
  segments: Segments
  text: Text
  theme: Theme
  tools: Tools
}
/**
 * The alert bar above every screen.
 */
export interface Alerts {
  /**
   * The alerts, in order.
   */
  items: Alert[]
}
/**
 * One alert.
 */
export interface Alert {
  id: Id
  /**
   * How serious it is.
   */
  type: 'info' | 'success' | 'warning' | 'error'
  /**
   * Heading.
   */
  title: string
  content: Markdown
  /**
   * Whether the member can close it.
   */
  canDismiss: boolean
  /**
   * Links below the text.
   */
  links?: Link[]
  /**
   * Buttons below the text.
   */
  buttons?: Link[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * How serious it is.
     */
    type?: 'info' | 'success' | 'warning' | 'error'
    /**
     * Heading.
     */
    title?: string
    content?: Markdown
    /**
     * Whether the member can close it.
     */
    canDismiss?: boolean
    /**
     * Links below the text.
     */
    links?: Link[]
    /**
     * Buttons below the text.
     */
    buttons?: Link[]
  }[]
}
/**
 * A link or button.
 */
export interface Link {
  id: Id
  /**
   * Words of the link.
   */
  title: string
  target: Target
  /**
   * Opens in a new tab.
   */
  newTab?: boolean
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Words of the link.
     */
    title?: string
    target?: Target
    /**
     * Opens in a new tab.
     */
    newTab?: boolean
  }[]
}
/**
 * Who the brand is, where it is reached, and how it behaves as a whole.
 */
export interface Brand {
  id: Id
  /**
   * Number by which the REST gateway knows the brand.
   */
  domainId: number
  /**
   * Name as members know it: {brand} in texts.
   */
  name: string
  /**
   * Full legal name, for notices: {legalName} in texts.
   */
  legalName: string
  /**
   * Address of the brand's public site, without a slash at its end: {site} in texts and addresses.
   */
  site: string
  /**
   * Host names without port by which the brand is reached.
   *
   * @minItems 1
   *
   * Items: One host name, in small letters.
   */
  hosts: string[]
  /**
   * Language of all texts, such as en-US.
   */
  language: string
  /**
   * Languages of the brand besides that of all texts, such as es-US: dates and amounts go by the whole tag, words come from the files that have it without its region, such as text.es.json.
   *
   * Items: One language, such as es-US.
   */
  languages?: string[]
  /**
   * Time zone of the brand, such as America/Los_Angeles: used until the member's own is known.
   */
  timeZone: string
  defaultRoute: Target
  changeGroupRoute: Target
  /**
   * Path of the REST gateway before every call, such as /api.
   */
  gatewayBasePath: string
  /**
   * Pictures of the brand.
   */
  images: {
    logo: Image
    phoneLogo: Picture
    footer: Image
    dental: Image
  }
  /**
   * How sessions behave.
   */
  session: {
    /**
     * Copies the token into the browser's local storage after log-in. Leave it off: a script that can read the token can steal it.
     */
    copyTokenToLocalStorage: boolean
  }
  /**
   * What follows when a service no longer accepts the session: the log-in page, or the error page for status 401.
   */
  unauthorized: 'login' | 'error-page'
  /**
   * What Home does when one of its sources fails: the error page, or the rest of Home with a named gap and a way to try again.
   */
  homeFailure: 'error-page' | 'partial'
  /**
   * Hosts to which log-in may lead when the service offers an address of its own.
   *
   * Items: One host name, in small letters.
   */
  redirectHosts: string[]
  /**
   * What security.txt says: to whom those write who found a weakness. Without it, the brand's contact page.
   */
  security?: {
    /**
     * Addresses that take reports of weaknesses, the preferred one first.
     *
     * @minItems 1
     *
     * Items: One address with mailto:, tel: or https:.
     */
    contacts: string[]
    /**
     * Address of what is promised to those who report.
     */
    policy?: string
  }
  /**
   * The hand-off to the sales-force system.
   */
  handOff: {
    action: Gateway
    /**
     * Name of the test environment, if the form shall name one.
     */
    testEnvironment?: string
  }
  /**
   * The quality accreditation of the footer.
   */
  accreditation: {
    url: Gateway
  }
  /**
   * Chat.
   */
  chat: {
    url: Gateway
  }
  /**
   * The eBill site.
   */
  ebill: {
    url: Gateway
    /**
     * Name of the parameter that carries the user key.
     */
    userKeyParameter: string
    /**
     * Name of the parameter that says whether the member comes for the first time.
     */
    firstTimeParameter: string
  }
}
/**
 * A picture of the brand.
 */
export interface Image {
  /**
   * Name of a file in the assets folder beside the manifest file: logo.svg.
   */
  src: string
  /**
   * What the picture says to someone who cannot see it; empty when it only decorates.
   */
  alt: string
  /**
   * Width in pixels.
   */
  width: number
  /**
   * Height in pixels.
   */
  height: number
}
/**
 * A picture in place of another.
 */
export interface Picture {
  /**
   * Name of a file in the assets folder beside the manifest file: logo.svg.
   */
  src: string
  /**
   * Width in pixels.
   */
  width: number
  /**
   * Height in pixels.
   */
  height: number
}
/**
 * Conditions with a name, to say once what many items need. Conditions use them by name: { "use": "name" }.
 */
export interface Conditions {
  /**
   * Each condition under its name.
   */
  conditions: {
    /**
     * One named condition.
     */
    [k: string]: {
      /**
       * What the condition means, in words.
       */
      description: string
      when: Condition
    }
  }
}
/**
 * The contact page.
 */
export interface Contact {
  /**
   * Heading of the page.
   */
  heading: string
  /**
   * Heading of the panel with the holidays.
   */
  holidaysHeading: string
  backLink: Link
  /**
   * The sections of the page.
   */
  sections: ContactSection[]
}
/**
 * One section.
 */
export interface ContactSection {
  id: Id
  /**
   * Heading.
   */
  heading: string
  body?: Markdown
  /**
   * The ways to get in touch.
   */
  lines: ContactLine[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * One way to get in touch.
 */
export interface ContactLine {
  id: Id
  kind: ContactLineKind
  /**
   * Label before the value.
   */
  label?: string
  /**
   * Number, address or hours.
   */
  value: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    kind?: ContactLineKind
    /**
     * Label before the value.
     */
    label?: string
    /**
     * Number, address or hours.
     */
    value?: string
  }[]
}
/**
 * The error pages.
 */
export interface Errors {
  /**
   * Heading above the tips.
   */
  tipsHeading: string
  /**
   * Tips that error pages name by id.
   */
  tips: Tip[]
  /**
   * The error pages.
   */
  pages: ErrorPage[]
}
/**
 * One tip.
 */
export interface Tip {
  id: Id
  /**
   * The tip.
   */
  text: string
}
/**
 * The page of one status.
 */
export interface ErrorPage {
  id: Id
  /**
   * HTTP status; 0 is the page for every status without one of its own, 1 for no answer at all.
   */
  status: number
  /**
   * Heading.
   */
  heading: string
  /**
   * Line with the error code.
   */
  codeLine?: string
  body?: Markdown
  /**
   * Ids of tips.
   *
   * Items: Id of a tip.
   */
  tips: string[]
  /**
   * The ways on.
   */
  links: Link[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * The footer of every screen.
 */
export interface Footer {
  /**
   * Heading above the site map.
   */
  siteMapHeading: string
  /**
   * The notice of free help in other languages, on every screen and wherever a page has the block "language-help".
   */
  languageHelp: {
    /**
     * What opens the notices; the names of the languages follow it.
     */
    heading: string
    /**
     * The number to call: {phone} in the notices.
     */
    phone: string
    link: Link
    /**
     * The notice in each language.
     */
    notices: LanguageNotice[]
  }
  /**
   * Links to policies.
   */
  policyLinks: Link[]
  /**
   * Copyright lines.
   *
   * Items: One line.
   */
  copyright: string[]
  /**
   * Quality accreditation.
   */
  accreditation: {
    /**
     * One logo for each level.
     */
    logos: {
      accredited: Image
      commendable: Image
      interim: Image
    }
  }
}
/**
 * One language, in its own words: it stays as it is in every language of the portal.
 */
export interface LanguageNotice {
  id: Id
  /**
   * Tag of the language: es, zh-Hant. Direction and voice of a screen reader go by it.
   */
  language: string
  /**
   * What the language calls itself: Español.
   */
  name: string
  /**
   * That help in this language is there, costs nothing, and how to get it. {phone} is the number to call, as a link.
   */
  notice: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * Home, from top to bottom.
 */
export interface Home {
  /**
   * The blocks of Home. A block without data to show is left out by itself.
   */
  items: HomeBlock[]
}
/**
 * Greets the member and shows the number to copy.
 */
export interface WelcomeBanner {
  id: Id
  /**
   * Greets the member and shows the number to copy.
   */
  block: 'welcome-banner'
  column: Column
  /**
   * Greeting.
   */
  greeting: string
  /**
   * Which number it shows.
   */
  identifier: 'subscriberId' | 'employeeId'
  /**
   * Label of the number.
   */
  identifierLabel: string
  /**
   * Words of the copy button.
   */
  copyLabel: string
  /**
   * Confirmation after copying.
   */
  copied: string
  idCardLink?: Link
  picture?: Image
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Greeting.
     */
    greeting?: string
    /**
     * Which number it shows.
     */
    identifier?: 'subscriberId' | 'employeeId'
    /**
     * Label of the number.
     */
    identifierLabel?: string
    /**
     * Words of the copy button.
     */
    copyLabel?: string
    /**
     * Confirmation after copying.
     */
    copied?: string
    idCardLink?: Link
    picture?: Image
  }[]
}
/**
 * A notice.
 */
export interface InfoBanner {
  id: Id
  /**
   * A notice.
   */
  block: 'info-banner'
  column: Column
  /**
   * Heading.
   */
  title: string
  body: Markdown
  /**
   * Links below the text.
   */
  links?: Link[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    body?: Markdown
    /**
     * Links below the text.
     */
    links?: Link[]
  }[]
}
/**
 * Says that a plan ends or can be renewed. Placeholders: {openEnrollmentEnd}, {coverageEnd}, {upcomingPlanYear}.
 */
export interface PlanManagementBanner {
  id: Id
  /**
   * Says that a plan ends or can be renewed. Placeholders: {openEnrollmentEnd}, {coverageEnd}, {upcomingPlanYear}.
   */
  block: 'plan-management-banner'
  column: Column
  /**
   * Heading.
   */
  title: string
  body: Markdown
  link?: Link
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    body?: Markdown
    link?: Link
  }[]
}
/**
 * The member's plans that have not begun, with the day on which each starts.
 */
export interface ComingPlans {
  id: Id
  /**
   * The member's plans that have not begun, with the day on which each starts.
   */
  block: 'coming-plans'
  column: Column
  /**
   * Heading, with the first of the days.
   */
  title: string
  /**
   * Said of each plan.
   */
  starts: string
  /**
   * Names of the kinds of coverage.
   */
  names: {
    /**
     * Name of medical coverage.
     */
    medical: string
    /**
     * Name of dental coverage.
     */
    dental: string
    /**
     * Name of vision coverage.
     */
    vision: string
    /**
     * Name of pharmacy coverage.
     */
    pharmacy: string
  }
  body?: Markdown
  /**
   * Link to the benefits of the plans that start next.
   */
  benefitsLabel: string
  /**
   * Further links, to what can be done until then.
   */
  links?: Link[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading, with the first of the days.
     */
    title?: string
    /**
     * Said of each plan.
     */
    starts?: string
    /**
     * Names of the kinds of coverage.
     */
    names?: {
      /**
       * Name of medical coverage.
       */
      medical: string
      /**
       * Name of dental coverage.
       */
      dental: string
      /**
       * Name of vision coverage.
       */
      vision: string
      /**
       * Name of pharmacy coverage.
       */
      pharmacy: string
    }
    body?: Markdown
    /**
     * Link to the benefits of the plans that start next.
     */
    benefitsLabel?: string
    /**
     * Further links, to what can be done until then.
     */
    links?: Link[]
  }[]
}
/**
 * Says that a bill is waiting.
 */
export interface EbillAlert {
  id: Id
  /**
   * Says that a bill is waiting.
   */
  block: 'ebill-alert'
  column: Column
  /**
   * Heading.
   */
  title: string
  body: Markdown
  link: Link
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    body?: Markdown
    link?: Link
  }[]
}
/**
 * The preventive care initiative, with its due date.
 */
export interface PreventiveCareCard {
  id: Id
  /**
   * The preventive care initiative, with its due date.
   */
  block: 'preventive-care-card'
  column: Column
  /**
   * Heading.
   */
  title: string
  body: Markdown
  /**
   * Line with the due date.
   */
  dueDateText: string
  /**
   * What it says when no due date is known.
   */
  unavailable: string
  /**
   * Phone number of the initiative.
   */
  phone: string
  /**
   * E-mail address of the initiative.
   */
  email: string
  /**
   * Label of the phone number.
   */
  phoneLabel: string
  /**
   * Label of the e-mail address.
   */
  emailLabel: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    body?: Markdown
    /**
     * Line with the due date.
     */
    dueDateText?: string
    /**
     * What it says when no due date is known.
     */
    unavailable?: string
    /**
     * Phone number of the initiative.
     */
    phone?: string
    /**
     * E-mail address of the initiative.
     */
    email?: string
    /**
     * Label of the phone number.
     */
    phoneLabel?: string
    /**
     * Label of the e-mail address.
     */
    emailLabel?: string
  }[]
}
/**
 * Lists who still has to choose a primary care provider and who has one.
 */
export interface PrimaryCareTile {
  id: Id
  /**
   * Lists who still has to choose a primary care provider and who has one.
   */
  block: 'primary-care-tile'
  column: Column
  /**
   * Heading.
   */
  title: string
  body: Markdown
  /**
   * Heading above members without a provider.
   */
  chooseTitle: string
  /**
   * Words of their link.
   */
  chooseLabel: string
  /**
   * Heading above members with a provider.
   */
  selectedTitle: string
  /**
   * Words for a provider chosen from a later day on.
   */
  comingLabel: string
  /**
   * Words of the link to all.
   */
  allLabel: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    body?: Markdown
    /**
     * Heading above members without a provider.
     */
    chooseTitle?: string
    /**
     * Words of their link.
     */
    chooseLabel?: string
    /**
     * Heading above members with a provider.
     */
    selectedTitle?: string
    /**
     * Words for a provider chosen from a later day on.
     */
    comingLabel?: string
    /**
     * Words of the link to all.
     */
    allLabel?: string
  }[]
}
/**
 * The latest claims.
 */
export interface RecentClaims {
  id: Id
  /**
   * The latest claims.
   */
  block: 'recent-claims'
  column: Column
  /**
   * Heading.
   */
  title: string
  /**
   * Label of what the member owes.
   */
  youOwe: string
  /**
   * Status of a paid claim.
   */
  paidOn: string
  /**
   * Words of the link to one claim.
   */
  detailsLabel: string
  /**
   * Words of the link to all claims.
   */
  allLabel: string
  /**
   * Words of the button for the explanation of benefits.
   */
  eobLabel: string
  /**
   * Label of the service date.
   */
  serviceDateLabel: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    /**
     * Label of what the member owes.
     */
    youOwe?: string
    /**
     * Status of a paid claim.
     */
    paidOn?: string
    /**
     * Words of the link to one claim.
     */
    detailsLabel?: string
    /**
     * Words of the link to all claims.
     */
    allLabel?: string
    /**
     * Words of the button for the explanation of benefits.
     */
    eobLabel?: string
    /**
     * Label of the service date.
     */
    serviceDateLabel?: string
  }[]
}
/**
 * The member's name, number and group.
 */
export interface MemberInfoTile {
  id: Id
  /**
   * The member's name, number and group.
   */
  block: 'member-info-tile'
  column: Column
  /**
   * Heading.
   */
  title: string
  /**
   * Label of the subscriber id.
   */
  subscriberIdLabel: string
  /**
   * Label of the group.
   */
  groupLabel: string
  idCardLink: Link
  benefitsLink?: Link
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    /**
     * Label of the subscriber id.
     */
    subscriberIdLabel?: string
    /**
     * Label of the group.
     */
    groupLabel?: string
    idCardLink?: Link
    benefitsLink?: Link
  }[]
}
/**
 * What is used and left of the deductible and the other amounts of the plan year, as figures and bars.
 */
export interface YearlyAmountsSection {
  id: Id
  /**
   * What is used and left of the deductible and the other amounts of the plan year, as figures and bars.
   */
  block: 'yearly-amounts'
  column: Column
  /**
   * Kinds of coverage, with the heading over their amounts; the first that the member has amounts of is shown.
   *
   * @minItems 1
   */
  plans: {
    /**
     * Kind of coverage.
     */
    category: 'medical' | 'dental' | 'vision' | 'pharmacy'
    /**
     * Heading over its amounts.
     */
    title: string
  }[]
  /**
   * The kinds of amount that are shown, in this order.
   *
   * @minItems 1
   */
  amounts: {
    /**
     * What the gateway calls it, for example Deductible - In Network.
     */
    limitType: string
    /**
     * What members call it.
     */
    title: string
  }[]
  /**
   * The family's share, below the member's own.
   */
  family: string
  link?: Link
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Kinds of coverage, with the heading over their amounts; the first that the member has amounts of is shown.
     *
     * @minItems 1
     */
    plans?: {
      /**
       * Kind of coverage.
       */
      category: 'medical' | 'dental' | 'vision' | 'pharmacy'
      /**
       * Heading over its amounts.
       */
      title: string
    }[]
    /**
     * The kinds of amount that are shown, in this order.
     *
     * @minItems 1
     */
    amounts?: {
      /**
       * What the gateway calls it, for example Deductible - In Network.
       */
      limitType: string
      /**
       * What members call it.
       */
      title: string
    }[]
    /**
     * The family's share, below the member's own.
     */
    family?: string
    link?: Link
  }[]
}
/**
 * The tools of tools.json.
 */
export interface ToolsSection {
  id: Id
  /**
   * The tools of tools.json.
   */
  block: 'tools'
  column: Column
  /**
   * Heading.
   */
  title: string
  body?: Markdown
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    body?: Markdown
  }[]
}
/**
 * Programs that the member has.
 */
export interface ProgramsSection {
  id: Id
  /**
   * Programs that the member has.
   */
  block: 'programs'
  column: Column
  /**
   * Heading.
   */
  title: string
  body: Markdown
  /**
   * How many programs show at most.
   */
  most: number
  allLink?: Link
  /**
   * A tile with what is left of a yearly limit.
   */
  featuredLimit?: {
    /**
     * Heading of the tile.
     */
    title: string
    /**
     * Kind of coverage.
     */
    category: 'medical' | 'dental' | 'vision' | 'pharmacy'
    target: Target
    /**
     * Words of the link.
     */
    linkLabel: string
    /**
     * Label of the amount that is left.
     */
    remainingLabel: string
  }
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading.
     */
    title?: string
    body?: Markdown
    /**
     * How many programs show at most.
     */
    most?: number
    allLink?: Link
    /**
     * A tile with what is left of a yearly limit.
     */
    featuredLimit?: {
      /**
       * Heading of the tile.
       */
      title: string
      /**
       * Kind of coverage.
       */
      category: 'medical' | 'dental' | 'vision' | 'pharmacy'
      target: Target
      /**
       * Words of the link.
       */
      linkLabel: string
      /**
       * Label of the amount that is left.
       */
      remainingLabel: string
    }
  }[]
}
/**
 * Rules of the business that hold for every brand and every member that there can be, on every day and also when a source is down. A manifest that breaks one is refused, and the check names somebody for whom it does not hold. A brand adds its own and keeps all of base's.
 */
export interface Invariants {
  /**
   * The rules.
   */
  invariants: Invariant[]
}
/**
 * One rule: who must never, or must always, see or reach what.
 */
export interface Invariant {
  id: Id
  /**
   * The rule in words, as it is told to whoever breaks it, with the row that it follows from: "PERM-17: a member whose plans have ended has no ID cards."
   */
  because: string
  who?: Condition
  /**
   * "never": none of them meets any of what is named. "always": each of them meets at least one.
   */
  rule: 'never' | 'always'
  what: Sight
  from?: Day
  until?: Day
  /**
   * The rule holds on each day of so many years from the day of the check on; without it, on every day that there is. A portal that runs is not stopped by such a rule: only whoever checks an edit is.
   */
  nextYears?: number
  /**
   * Items that the rule leaves alone, where another row wants them: the name of the file and the id of the item, "contact/contact-back".
   *
   * @minItems 1
   *
   * Items: The name of the file and the id of the item.
   */
  except?: string[]
}
/**
 * Where a member goes after log-in. The first step that applies is taken.
 */
export interface Journey {
  /**
   * The steps, in order. The last one has no rules, so that there is always a way on.
   *
   * @minItems 1
   */
  steps: JourneyStep[]
}
/**
 * Goes to a path.
 */
export interface GoStep {
  id: Id
  /**
   * Goes to a path.
   */
  do: 'go'
  to: Target
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * Shows a text of the manifest's own, which has to be acknowledged once before the journey goes on.
 */
export interface AcknowledgeStep {
  id: Id
  /**
   * Shows a text of the manifest's own, which has to be acknowledged once before the journey goes on.
   */
  do: 'acknowledge'
  /**
   * Id of the page in pages.json that is the text. What is acknowledged is kept by this id: a text that is to be acknowledged anew is another page.
   */
  page: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * Hands over to the sales-force system.
 */
export interface HandOffStep {
  id: Id
  /**
   * Hands over to the sales-force system.
   */
  do: 'hand-off'
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * Follows the address that log-in offered, if its host is allowed.
 */
export interface FollowRedirectStep {
  id: Id
  /**
   * Follows the address that log-in offered, if its host is allowed.
   */
  do: 'follow-redirect'
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * The menus around every screen.
 */
export interface Menus {
  /**
   * The menus.
   */
  menus: Menu[]
}
/**
 * One menu.
 */
export interface Menu {
  /**
   * Which menu it is.
   */
  id: 'primary' | 'settings' | 'utility' | 'masthead'
  /**
   * Its entries.
   */
  items: MenuItem[]
}
/**
 * An entry of a menu.
 */
export interface MenuItem {
  id: Id
  /**
   * Words of the entry.
   */
  title: string
  target: Target
  /**
   * Opens in a new tab.
   */
  newTab?: boolean
  /**
   * "log-out" ends the session instead of following the target.
   */
  action?: 'log-out'
  /**
   * Places that list an entry of the primary menu; all of them when left out.
   */
  places?: MenuPlace[]
  icon?: Icon
  category?: Category
  /**
   * Entries below this one, in the primary menu and the masthead.
   */
  items?: MenuItem[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Words of the entry.
     */
    title?: string
    target?: Target
    /**
     * Opens in a new tab.
     */
    newTab?: boolean
  }[]
}
/**
 * Pages of text.
 */
export interface Pages {
  /**
   * The pages. A route with the screen "page" names one.
   */
  pages: Page[]
}
/**
 * One page.
 */
export interface Page {
  id: Id
  /**
   * Title of the browser's tab, for the screen "page"; other screens have theirs in routes.json.
   */
  title?: string
  /**
   * Heading, for the screen "page"; other screens have theirs in text.json.
   */
  heading?: string
  backLink?: Link
  /**
   * What the page shows, from top to bottom.
   */
  blocks: PageBlock[]
}
/**
 * Text.
 */
export interface ProseBlock {
  id: Id
  /**
   * Text.
   */
  block: 'prose'
  /**
   * Heading above the text.
   */
  heading?: string
  body: Markdown
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading above the text.
     */
    heading?: string
    body?: Markdown
  }[]
}
/**
 * A list of links.
 */
export interface LinksBlock {
  id: Id
  /**
   * A list of links.
   */
  block: 'links'
  /**
   * Heading above the links.
   */
  heading?: string
  /**
   * The links.
   */
  links: Link[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading above the links.
     */
    heading?: string
    /**
     * The links.
     */
    links?: Link[]
  }[]
}
/**
 * The phone number of a program, as a link to call.
 */
export interface ProgramPhoneBlock {
  id: Id
  /**
   * The phone number of a program, as a link to call.
   */
  block: 'program-phone'
  /**
   * Number of the program.
   */
  program: number
  /**
   * Label before the number.
   */
  label: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Number of the program.
     */
    program?: number
    /**
     * Label before the number.
     */
    label?: string
  }[]
}
/**
 * A list of ways on, each with an icon and a sentence: handbooks, directories, tools.
 */
export interface CardsBlock {
  id: Id
  /**
   * A list of ways on, each with an icon and a sentence: handbooks, directories, tools.
   */
  block: 'cards'
  /**
   * Heading above the cards.
   */
  heading?: string
  /**
   * The cards.
   */
  cards: Card[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading above the cards.
     */
    heading?: string
    /**
     * The cards.
     */
    cards?: Card[]
  }[]
}
/**
 * A way on with an icon and a sentence. The whole card is the link.
 */
export interface Card {
  id: Id
  /**
   * Words of the link.
   */
  title: string
  /**
   * A sentence that says what is found there.
   */
  description?: string
  target: Target
  /**
   * Opens in a new tab.
   */
  newTab?: boolean
  icon?: Icon
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Words of the link.
     */
    title?: string
    /**
     * A sentence that says what is found there.
     */
    description?: string
    target?: Target
    /**
     * Opens in a new tab.
     */
    newTab?: boolean
    icon?: Icon
  }[]
}
/**
 * Sections of contact.json: phones, hours and addresses, each stated there once.
 */
export interface ContactBlock {
  id: Id
  /**
   * Sections of contact.json.
   */
  block: 'contact'
  /**
   * Ids of the sections, where not all of them are wanted.
   *
   * @minItems 1
   *
   * Items: Id of a section.
   */
  only?: string[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Ids of the sections, where not all of them are wanted.
     *
     * @minItems 1
     *
     * Items: Id of a section.
     */
    only?: string[]
  }[]
}
/**
 * What one of the member's programs offers, and the way to it: its description and a link to its address in a new tab.
 */
export interface ProgramBlock {
  id: Id
  /**
   * What one of the member's programs offers, and the way to it: its description and a link to its address in a new tab.
   */
  block: 'program'
  /**
   * Number of the program.
   */
  program: number
  /**
   * Words of the link. The placeholder name is the name of the program.
   */
  linkLabel: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Number of the program.
     */
    program?: number
    /**
     * Words of the link. The placeholder name is the name of the program.
     */
    linkLabel?: string
  }[]
}
/**
 * The Outline of Coverage of the member's plan, as a card that opens it in a new tab; says so when there is none.
 */
export interface OutlineOfCoverageBlock {
  id: Id
  /**
   * The Outline of Coverage of the member's plan, as a card that opens it in a new tab; says so when there is none.
   */
  block: 'outline-of-coverage'
  /**
   * Heading above the card.
   */
  heading?: string
  /**
   * Words of the link.
   */
  title: string
  /**
   * A sentence about it.
   */
  description?: string
  /**
   * What it says when the plan has none.
   */
  none: string
  icon?: Icon
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading above the card.
     */
    heading?: string
    /**
     * Words of the link.
     */
    title?: string
    /**
     * A sentence about it.
     */
    description?: string
    /**
     * What it says when the plan has none.
     */
    none?: string
    icon?: Icon
  }[]
}
/**
 * The names of the provider networks of the member.
 */
export interface NetworksBlock {
  id: Id
  /**
   * The names of the provider networks of the member.
   */
  block: 'networks'
  /**
   * Heading above the names.
   */
  heading: string
  body?: Markdown
  /**
   * What it says when the member has none.
   */
  none: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading above the names.
     */
    heading?: string
    body?: Markdown
    /**
     * What it says when the member has none.
     */
    none?: string
  }[]
}
/**
 * A picture with its words.
 */
export interface ImageBlock {
  id: Id
  /**
   * A picture with its words.
   */
  block: 'image'
  picture: TellingImage
  /**
   * Words below the picture.
   */
  caption?: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    picture?: TellingImage
    /**
     * Words below the picture.
     */
    caption?: string
  }[]
}
/**
 * A picture that says something.
 */
export interface TellingImage {
  /**
   * Name of a file in the assets folder beside the manifest file: clinic.jpg.
   */
  src: string
  /**
   * What the picture says to someone who cannot see it. A picture that only decorates is no block of a page.
   */
  alt: string
  /**
   * Width in pixels.
   */
  width: number
  /**
   * Height in pixels.
   */
  height: number
}
/**
 * The way to a video on another site, with what it is about. The portal itself plays none.
 */
export interface VideoLinkBlock {
  id: Id
  /**
   * The way to a video on another site, with what it is about. The portal itself plays none.
   */
  block: 'video-link'
  /**
   * Words of the link: what the video shows.
   */
  title: string
  /**
   * A sentence about it.
   */
  description?: string
  /**
   * How long it takes: "3 minutes, with captions".
   */
  length?: string
  target: Target
  /**
   * Opens in a new tab.
   */
  newTab?: boolean
  picture?: Image
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Words of the link: what the video shows.
     */
    title?: string
    /**
     * A sentence about it.
     */
    description?: string
    /**
     * How long it takes: "3 minutes, with captions".
     */
    length?: string
    target?: Target
    /**
     * Opens in a new tab.
     */
    newTab?: boolean
    picture?: Image
  }[]
}
/**
 * A table whose rows each have a cell for every column; the first one names the row.
 */
export interface TableBlock {
  id: Id
  /**
   * A table whose rows each have a cell for every column; the first one names the row.
   */
  block: 'table'
  /**
   * What the table lists, above it.
   */
  caption: string
  /**
   * Heads of the columns.
   *
   * @minItems 2
   *
   * Items: One head.
   */
  columns: string[]
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  rows: TableRow[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * What the table lists, above it.
     */
    caption?: string
    /**
     * Heads of the columns.
     *
     * @minItems 2
     *
     * Items: One head.
     */
    columns?: string[]
    /**
     * The rows, in order.
     *
     * @minItems 1
     */
    rows?: TableRow[]
  }[]
}
/**
 * One row of a table.
 */
export interface TableRow {
  id: Id
  /**
   * A cell for each column.
   *
   * @minItems 2
   *
   * Items: One cell.
   */
  cells: string[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * A cell for each column.
     *
     * @minItems 2
     *
     * Items: One cell.
     */
    cells?: string[]
  }[]
}
/**
 * Questions, each of which opens to its answer.
 */
export interface FaqBlock {
  id: Id
  /**
   * Questions, each of which opens to its answer.
   */
  block: 'faq'
  /**
   * Heading above the questions.
   */
  heading?: string
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  questions: Question[]
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Heading above the questions.
     */
    heading?: string
    /**
     * The questions, in order.
     *
     * @minItems 1
     */
    questions?: Question[]
  }[]
}
/**
 * One question and its answer.
 */
export interface Question {
  id: Id
  /**
   * The question, as a member would ask it.
   */
  question: string
  answer: Markdown
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * The question, as a member would ask it.
     */
    question?: string
    answer?: Markdown
  }[]
}
/**
 * The notices of help in other languages, which footer.json says.
 */
export interface LanguageHelpBlock {
  id: Id
  /**
   * The notices of help in other languages, which footer.json says.
   */
  block: 'language-help'
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * Words of text.json that the screen says otherwise to those who get this block. Of several, the later goes before the earlier.
 */
export interface WordsBlock {
  id: Id
  /**
   * Words of text.json that the screen says otherwise to those who get this block. Of several, the later goes before the earlier.
   */
  block: 'words'
  /**
   * The words, by their key in the screen's section of text.json or in one that it shares.
   */
  words: {
    /**
     * The words, with the {placeholders} that text.json has there.
     */
    [k: string]: string
  }
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * The words, by their key in the screen's section of text.json or in one that it shares.
     */
    words?: {
      /**
       * The words, with the {placeholders} that text.json has there.
       */
      [k: string]: string
    }
  }[]
}
/**
 * What the portal knows of programs beyond what the service tells: icons, addresses, texts.
 */
export interface Programs {
  /**
   * What a program without an entry gets.
   */
  fallback: {
    icon: Icon
    target: Target
    /**
     * What the page of a program offers that has no address, document or part of its own, so that nobody is left there.
     */
    way: {
      /**
       * Words of the link.
       */
      title: string
      target: Target
    }
  }
  /**
   * One entry for each program that needs one.
   */
  items: ProgramEntry[]
}
/**
 * What is special about one program.
 */
export interface ProgramEntry {
  id: Id
  /**
   * Number of the program, or of a shortcut of tools.json.
   */
  program: number
  /**
   * Name of the program wherever the portal names it, instead of its own.
   */
  title?: string
  /**
   * What the program is, on its tile and its page, instead of its own text.
   */
  description?: string
  icon?: Icon
  /**
   * "dental" shows the art of the dental brand on the tile, unless the tool has an icon. The program's page shows the icon.
   */
  art?: 'dental'
  target?: Target
  pageTarget?: Target
  /**
   * Opens in a new tab.
   */
  newTab?: boolean
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Name of the program wherever the portal names it, instead of its own.
     */
    title?: string
    /**
     * What the program is, on its tile and its page, instead of its own text.
     */
    description?: string
    icon?: Icon
    /**
     * "dental" shows the art of the dental brand on the tile, unless the tool has an icon. The program's page shows the icon.
     */
    art?: 'dental'
    target?: Target
    pageTarget?: Target
    /**
     * Opens in a new tab.
     */
    newTab?: boolean
  }[]
}
/**
 * Every address of the brand, and who may open it.
 */
export interface Routes {
  /**
   * Conditions that routes name to decide who may open them.
   */
  guards: Guard[]
  /**
   * The route table.
   */
  routes: Route[]
}
/**
 * Decides who may open a route.
 */
export interface Guard {
  id: Id
  /**
   * What the guard is for, in words.
   */
  description: string
  allow: Condition
  /**
   * What happens to everyone else.
   */
  otherwise: {redirect: string} | {error: number}
}
/**
 * One address.
 */
export interface Route {
  id: Id
  /**
   * The path. A segment that begins with a colon is a parameter: /claims/:claimType/:claimId.
   */
  path: string
  screen: ScreenKind
  /**
   * Part of the portal that the address belongs to, for whoever reads the table; members see nothing of it.
   */
  area?: string
  /**
   * Ids of guards, asked in this order; the first that does not let pass decides.
   *
   * Items: Id of a guard.
   */
  guards: string[]
  /**
   * Id of a page in pages.json: what the screen "page" shows, and what other screens show besides their own.
   */
  page?: string
  /**
   * Id of the page that stands in the place of "page" for somebody whose session ended by itself.
   */
  pageAfterLapse?: string
  /**
   * For the screen "redirect": a path, or menu:<item id> for the first entry of that menu item that the member has. Without it, the brand's default route.
   */
  to?: string
  /**
   * Values that a parameter may have; without an entry it may have any.
   */
  params?: {
    /**
     * The values.
     *
     * @minItems 1
     *
     * Items: One value.
     */
    [k: string]: string[]
  }
  /**
   * What leads here when no link of the portal does: an e-mail, another site. The analysis misses no link then.
   */
  ledFrom?: string
  /**
   * Brings the account's state up to date before the screen opens.
   */
  synchronise?: boolean
  /**
   * Title of the browser's tab. Pages have theirs in pages.json, error pages in errors.json, a program has its name, and redirects have none.
   */
  title?: string
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * Named lists of groups, parent groups or programs. Conditions use them by name: { "in": "name" }.
 */
export interface Segments {
  /**
   * Each list under its name.
   */
  segments: {
    /**
     * One list.
     */
    [k: string]: {
      /**
       * What the list is for, in words.
       */
      description: string
      /**
       * What the values are.
       */
      of: 'groupId' | 'parentGroupId' | 'programId'
      /**
       * The values, as text.
       *
       * @minItems 1
       *
       * Items: One id.
       */
      values: string[]
    }
  }
}
/**
 * Fixed words of screens: a section for each kind of screen, plus "shell", "common" and the sections that several screens share: "preferences" (update-preferences, account-settings) and "security-questions" (registration, account-settings). A word of a screen's own section goes before a shared one. A brand may use the placeholders that base uses in the same text.
 */
export interface Text {
  /**
   * The words of one kind of screen.
   */
  [k: string]: {
    /**
     * Words, with {placeholders} for what is filled in.
     */
    [k: string]: string
  }
}
/**
 * How the brand looks. Pairs of text and background are checked for enough contrast.
 */
export interface Theme {
  /**
   * Colours, written as #rrggbb.
   */
  colors: {
    /**
     * Main colour of buttons and of what is chosen.
     */
    primary: string
    /**
     * Text on the main colour.
     */
    onPrimary: string
    /**
     * Main colour when pressed or pointed at.
     */
    primaryStrong: string
    /**
     * Soft tint of the main colour, behind text.
     */
    primarySoft: string
    /**
     * Second colour, for small accents.
     */
    accent: string
    /**
     * Text on the second colour.
     */
    onAccent: string
    /**
     * Soft tint of the second colour, behind text.
     */
    accentSoft: string
    /**
     * Background of the page.
     */
    page: string
    /**
     * Background of cards.
     */
    surface: string
    /**
     * Background of quiet areas inside cards.
     */
    surfaceMuted: string
    /**
     * Text.
     */
    text: string
    /**
     * Quiet text.
     */
    textMuted: string
    /**
     * Links.
     */
    link: string
    /**
     * Borders of fields and cards.
     */
    border: string
    /**
     * Ring around what has the keyboard's focus.
     */
    focus: string
    /**
     * Background of the header.
     */
    header: string
    /**
     * Text of the header.
     */
    onHeader: string
    /**
     * Background of the footer.
     */
    footer: string
    /**
     * Text of the footer.
     */
    onFooter: string
    /**
     * Signs of information.
     */
    info: string
    /**
     * Background of information.
     */
    infoSoft: string
    /**
     * Signs of success.
     */
    success: string
    /**
     * Background of success.
     */
    successSoft: string
    /**
     * Signs of warning.
     */
    warning: string
    /**
     * Background of warnings.
     */
    warningSoft: string
    /**
     * Signs of mistakes and failures.
     */
    error: string
    /**
     * Background of mistakes and failures.
     */
    errorSoft: string
  }
  /**
   * Typefaces in use, as CSS font families: those of "typefaces" with their stand-ins, then what devices bring.
   */
  fonts: {
    /**
     * Typeface of text.
     */
    body: string
    /**
     * Typeface of headings.
     */
    heading: string
  }
  /**
   * Typefaces that come with the brand. Keep what Home needs at 45 KB or less.
   */
  typefaces: Typeface[]
  /**
   * How large text is.
   */
  type: {
    /**
     * Size of running text in pixels, where the browser's own size is 16. All other sizes follow from it.
     */
    base: number
  }
  /**
   * How round corners are, such as 8px.
   */
  radius: {
    /**
     * Corners of fields and small buttons.
     */
    small: string
    /**
     * Corners of cards.
     */
    medium: string
    /**
     * Corners of banners.
     */
    large: string
    /**
     * Corners of labels.
     */
    pill: string
  }
  /**
   * Shapes that make the brand look its own.
   */
  style: {
    /**
     * A header in the header colour, or a light one with a line below.
     */
    header: 'solid' | 'light'
    /**
     * How cards stand out from the page.
     */
    cards: 'outlined' | 'raised' | 'flat'
    /**
     * Weight of headings, from 100 (thin) to 900 (black).
     */
    headingWeight: number
    /**
     * Shape of buttons.
     */
    buttons: 'square' | 'rounded' | 'pill'
    /**
     * How large everything is that can be pressed: at least 24 pixels or as much room around it, or at least 44 for unsteady hands.
     */
    targets: 'standard' | 'large'
  }
}
/**
 * A typeface of the brand, in one file.
 */
export interface Typeface {
  /**
   * Its name, as "fonts" mentions it.
   */
  family: string
  /**
   * Name of a WOFF2 file in the assets folder beside the manifest file, with no more characters than the brand needs: figtree.woff2.
   */
  src: string
  weight: FontWeight
  /**
   * Typefaces of devices that stand in until this one is there, stretched to its measures so that nothing moves; together they are called by its name and "stand-in".
   */
  standIns: StandIn[]
}
/**
 * A typeface that devices have, with the measures of the one that it stands in for.
 */
export interface StandIn {
  /**
   * Full names of typefaces of about the same measures; the first that a device has is taken.
   *
   * @minItems 1
   */
  local: string[]
  weight: FontWeight
  size: Percent
  ascent: Percent
  descent: Percent
}
/**
 * The tools of Home, in this order.
 */
export interface Tools {
  /**
   * The tools.
   */
  items: Tool[]
}
/**
 * Shows when the member has the program.
 */
export interface ProgramTool {
  id: Id
  /**
   * A program that the member has.
   */
  kind: 'program'
  /**
   * Number of the program.
   */
  program: number
  /**
   * Name on the tile, instead of the program's own.
   */
  title?: string
  /**
   * Text on the tile, instead of the program's own.
   */
  description?: string
  icon?: Icon
  /**
   * "dental" shows the art of the dental brand in place of an icon.
   */
  art?: 'dental'
  target?: Target
  /**
   * Opens in a new tab.
   */
  newTab?: boolean
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Name on the tile, instead of the program's own.
     */
    title?: string
    /**
     * Text on the tile, instead of the program's own.
     */
    description?: string
    icon?: Icon
    /**
     * "dental" shows the art of the dental brand in place of an icon.
     */
    art?: 'dental'
    target?: Target
    /**
     * Opens in a new tab.
     */
    newTab?: boolean
  }[]
}
/**
 * Stands on its own.
 */
export interface ShortcutTool {
  id: Id
  /**
   * A shortcut.
   */
  kind: 'shortcut'
  /**
   * Number of the shortcut, below zero: an entry of programs.json with this number says what the shortcut itself does not.
   */
  shortcut: number
  /**
   * Name on the tile.
   */
  title: string
  /**
   * Text on the tile.
   */
  description?: string
  icon?: Icon
  /**
   * "dental" shows the art of the dental brand in place of an icon.
   */
  art?: 'dental'
  target?: Target
  /**
   * Opens in a new tab.
   */
  newTab?: boolean
  /**
   * What the tile does instead of leading to a target: opens the eBill site, or the outline of coverage in a new tab.
   */
  action?: 'open-ebill' | 'open-outline-of-coverage'
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
  /**
   * What is different for some members. The first variant whose "when" is true is taken.
   *
   * Items: The fields that are different, and for whom.
   */
  variants?: {
    name?: Id
    when: Condition
    /**
     * Name on the tile.
     */
    title?: string
    /**
     * Text on the tile.
     */
    description?: string
    icon?: Icon
    /**
     * "dental" shows the art of the dental brand in place of an icon.
     */
    art?: 'dental'
    target?: Target
    /**
     * Opens in a new tab.
     */
    newTab?: boolean
    /**
     * What the tile does instead of leading to a target: opens the eBill site, or the outline of coverage in a new tab.
     */
    action?: 'open-ebill' | 'open-outline-of-coverage'
  }[]
}
/**
 * Rules that every item may have.
 */
export interface Shown {
  showWhen?: Condition
  from?: Day
  until?: Day
  /**
   * What of the item brands leave as base has it, for notices that the law asks for: present: it cannot be taken away; shown: who sees it, when and where; words: what it says; target: where it leads; dismissible: whether it can be closed.
   *
   * @minItems 1
   *
   * Items: A part of the item that stays as it is.
   */
  locked?: ('present' | 'shown' | 'words' | 'target' | 'dismissible')[]
}
/**
 * What a brand says differently from base: fields that it sets, and changes to items by their id. Everything else is inherited.
 */
export interface Overlay {
  $schema?: string
  /**
   * Fields that differ from base, in the same places as there. What is not named stays as it is; null takes an optional field away. A condition is always replaced whole.
   */
  set?: {
    [k: string]: unknown
  }
  /**
   * Changes to items of base, one after the other.
   */
  changes?: Change[]
}
/**
 * Replaces fields of an item.
 */
export interface SetChange {
  /**
   * Replaces fields of an item.
   */
  change: 'set'
  /**
   * The item to change, at any depth of the file.
   */
  id: string
  /**
   * The fields with their new values; null takes an optional field away. A field is replaced whole.
   */
  fields: {
    [k: string]: unknown
  }
}
/**
 * Takes an item away.
 */
export interface RemoveChange {
  /**
   * Takes an item away.
   */
  change: 'remove'
  /**
   * The item to take away, at any depth of the file. A locked item stays.
   */
  id: string
}
/**
 * Adds an item of the brand's own.
 */
export interface AddChange {
  /**
   * Adds an item of the brand's own.
   */
  change: 'add'
  /**
   * The item, with an id that base does not have.
   */
  item: {
    [k: string]: unknown
  }
  /**
   * Where it goes: the id of the item or the name of the list that it becomes part of ("benefits", "guards"), or both ("termed.buttons"). Not needed next to before or after.
   */
  into?: string
  /**
   * Id of the item that it comes before.
   */
  before?: string
  /**
   * Id of the item that it comes after. Without before and after it comes last.
   */
  after?: string
}
/**
 * Puts an item somewhere else.
 */
export interface MoveChange {
  /**
   * Puts an item somewhere else.
   */
  change: 'move'
  /**
   * The item to move.
   */
  id: string
  /**
   * Another list that it goes to the end of: the id of the item or the name of the list that it becomes part of ("benefits", "guards"), or both ("termed.buttons"). Not needed next to before or after.
   */
  into?: string
  /**
   * Id of the item that it shall come before.
   */
  before?: string
  /**
   * Id of the item that it shall come after.
   */
  after?: string
}
export type Surface = keyof Manifest
