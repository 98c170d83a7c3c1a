// Generated from schema/icons.json by `npm run generate`. Do not edit.

/** Names of the icons that the client draws. */
export type IconName =
  /** A house */
  | 'home'
  /** One person */
  | 'account'
  /** A heart: health */
  | 'heart'
  /** A tooth: dental */
  | 'tooth'
  /** An eye: vision */
  | 'eye'
  /** A pill: pharmacy */
  | 'pill'
  /** A coin: what something costs */
  | 'cost'
  /** A telephone */
  | 'phone'
  /** A camera: visits by video */
  | 'video'
  /** A dumbbell: fitness */
  | 'dumbbell'
  /** A brain: mental health */
  | 'brain'
  /** A leaf: well-being */
  | 'leaf'
  /** A star */
  | 'star'
  /** A globe: abroad, languages */
  | 'globe'
  /** A pin on a map: places */
  | 'map-pin'
  /** An ID card */
  | 'id-card'
  /** A sheet of paper */
  | 'document'
  /** A bill */
  | 'bill'
  /** An open book */
  | 'book'
  /** A shield: benefits, security */
  | 'shield'
  /** Two people: the family */
  | 'users'
  /** A speech bubble */
  | 'chat'
  /** A pencil */
  | 'edit'
  /** Two arrows in a circle: brings up to date */
  | 'sync'
  /** A check mark */
  | 'check'
  /** A cross */
  | 'cross'
  /** The letter i: information */
  | 'info'
  /** A triangle: take care */
  | 'warning'
  /** A stop sign with an exclamation mark: something failed */
  | 'error'
  /** A bell */
  | 'alert'
  /** A calendar */
  | 'calendar'
  /** An envelope */
  | 'mail'
  /** A magnifying glass */
  | 'search'
  /** An arrow down to a line */
  | 'download'
  /** An arrow out of a box: leaves the portal */
  | 'external'
  /** An angle that points down */
  | 'chevron'
  /** Three lines: a menu */
  | 'menu'
  /** Three boxes and a plus: any program */
  | 'program'
