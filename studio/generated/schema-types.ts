// Generated from *.graphql by `npm run generate`. Do not edit.
/** Why something was not done. */
export type UserErrorCode =
  /** Somebody else has saved the draft since that version. */
  | 'STALE'
  /** Another revision is live by now. */
  | 'MOVED'
  /** There is no such draft or revision, or the viewer may not see it. */
  | 'NOT_FOUND'
  /** The draft was thrown away, or was not. */
  | 'THROWN_AWAY'
  /** The value is none that there can be. */
  | 'INVALID'
  /** It has what others published otherwise. */
  | 'CLASHES'
  /** It has mistakes. */
  | 'MISTAKES'
  /** All of it is live already. */
  | 'NOTHING_CHANGED'
  /** Somebody who did not change the draft has to approve it first. */
  | 'FOUR_EYES'
  /** A finding that is likely not meant is there, and nobody has said why it may stay. */
  | 'FINDINGS'
  /** There is no such time, or it is over. */
  | 'NO_TIME'
  /** It could not be published, and waits for somebody. */
  | 'STUCK'
  /** A review of it is asked for, or approved. */
  | 'IN_REVIEW'
  /** A schedule that was not named waits to publish it, and would end with it. */
  | 'SCHEDULED';

/** A file to save. */
export type FileInput = {
  /** The file, such as "base/menus.json". */
  path: string;
  /** All of its text; null takes the file away. */
  text?: string | null | undefined;
};

/** What to save. */
export type SaveDraftInput = {
  /** Name of the draft. */
  name: string;
  /** The version that was seen; 0 begins a draft. */
  version: number;
  /** Files that are otherwise than in that version. */
  files: Array<FileInput>;
  /** What to say of it. */
  note?: string | null | undefined;
};

/** One of the two sides of a clash. */
export type ClashSide =
  /** What the draft says. */
  | 'OURS'
  /** What is live. */
  | 'THEIRS';

/** Which side of a clash holds. The other fields name the clash, as the draft's check tells it. */
export type ClashDecisionInput = {
  /** The file. */
  path: string;
  /** Id of the item, or of the one around; empty for what belongs to the file as a whole. */
  item: string;
  /** The field inside that item; empty when it is the item itself. */
  field: string;
  /** What happened. */
  kind: ClashKind;
  /** The side that holds. */
  holds: ClashSide;
};

/** What was decided of a draft's clashes with what is live. */
export type SettleDraftInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was seen. */
  version: number;
  /** The number of the revision that it clashes with. */
  onto: number;
  /** Of every clash which side holds. */
  decisions: Array<ClashDecisionInput>;
};

/** A file to add. */
export type AddAssetInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was seen. */
  version: number;
  /** The brand whose file it is; "base" for what all brands share. */
  brand: string;
  /** What the file is called; its ending is found by its content. */
  name: string;
  /** Its content in base64: at most 1 MB. */
  content: string;
};

/** The draft to throw away. */
export type ThrowDraftAwayInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was seen. */
  version: number;
  /** Numbers of the waiting schedules that were seen, which end with it: any other keeps it. None when left out. */
  schedules?: Array<number> | null | undefined;
};

/** The draft to have back. */
export type RestoreDraftInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was seen. */
  version: number;
};

/** What to look at. */
export type AskForReviewInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version to look at. */
  version: number;
  /** What to say to whoever looks. */
  note?: string | null | undefined;
};

/** What was looked at. */
export type ApproveDraftInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was looked at. */
  version: number;
  /** The number of the revision that was live. */
  onto: number;
  /** What to say of it. */
  note?: string | null | undefined;
};

/** What to send back. */
export type SendDraftBackInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was looked at. */
  version: number;
  /** What is to be done. */
  note: string;
};

/** What was looked at. */
export type PublishDraftInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was looked at. */
  version: number;
  /** The number of the revision that was live. */
  onto: number;
  /** Why, for the history; the draft's note when it is left out. */
  note?: string | null | undefined;
};

/** Which finding, and why it may stay. */
export type TickFindingInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was looked at. */
  version: number;
  /** The number of the revision that was live. */
  onto: number;
  /** The finding's key. */
  finding: string;
  /** Why it may stay. */
  reason: string;
};

/** Where the viewer is. */
export type BeInDraftInput = {
  /** Id of the draft. */
  draftId: string;
  /** The file; empty for none. */
  path?: string | null | undefined;
  /** Id of the item; empty for none. */
  item?: string | null | undefined;
};

/** What the viewer leaves. */
export type LeaveDraftInput = {
  /** Id of the draft. */
  draftId: string;
};

/** What to publish, and when. */
export type ScheduleDraftInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was looked at. */
  version: number;
  /** The number of the revision that was live. */
  onto: number;
  /** Date and time as clocks of the zone show it, such as 2026-12-05T08:00. */
  time: string;
  /** The time zone, such as America/New_York. */
  zone: string;
  /** Why, for the history. */
  note?: string | null | undefined;
};

/** What to publish now. */
export type PublishScheduleInput = {
  /** Number of the schedule. */
  number: number;
};

/** What to cancel. */
export type CancelScheduleInput = {
  /** Number of the schedule. */
  number: number;
};

/** What to go back to. */
export type RollBackInput = {
  /** Id of the old revision. */
  revisionId: string;
  /** The number of the revision that was live when it was looked at. */
  onto: number;
  /** Why, for the history. */
  note: string;
};

/** Why a revision was made. */
export type Cause =
  /** The folder of manifests, at the first start. */
  | 'IMPORT'
  /** The folder of manifests, after a change. */
  | 'FOLDER'
  /** Somebody published a draft. */
  | 'PUBLISH'
  /** A draft was published at its time. */
  | 'SCHEDULE'
  /** Somebody took back what came after an older one. */
  | 'ROLLBACK';

/** The way in which two changes cannot both be. */
export type ClashKind =
  /** Both gave a value. */
  | 'VALUE'
  /** One removed what the other changed. */
  | 'REMOVED'
  /** Both added it. */
  | 'ADDED'
  /** Both moved it. */
  | 'PLACE'
  /** The whole file: one version of it is no JSON. */
  | 'FILE';

/** What was asked, said or done with a draft. */
export type ReviewKind =
  /** Somebody asked for a review. */
  | 'ASKED'
  /** Somebody approved it. */
  | 'APPROVED'
  /** Somebody sent it back: what was approved before counts no more. */
  | 'SENT_BACK'
  /** Somebody said why a finding may stay. */
  | 'TICKED'
  /** It went live: somebody published it, or it was scheduled. */
  | 'PUBLISHED';

/** How far a member is. */
export type Standing =
  /** Nobody has signed in yet. */
  | 'SIGNED_OUT'
  /** After the password, at the first step of the journey. */
  | 'SIGNING_IN'
  /** Inside, after all steps. */
  | 'SIGNED_IN';

/** The width of a window, as rules ask about it. */
export type Screen =
  /** Below 768 pixels. */
  | 'PHONE'
  /** Below 1024 pixels. */
  | 'TABLET'
  /** Wider. */
  | 'DESKTOP';

/** What is said of a member. */
export type SayingInput = {
  /** Name of a fact, or of a segment. */
  name: string;
  /** The value of the fact; yes or no of a segment. */
  value: string;
};

/** What to look at. */
export type PreviewInput = {
  /** The brand's folder of manifests. */
  brand: string;
  /** The draft, merged with what is live; what is live where it is left out. */
  draftId?: string | null | undefined;
  /** A version of the draft for good; when it is left out the preview goes on with each save. */
  version?: number | null | undefined;
  /** The sample member; when it is left out, the one who comes nearest to what is said of the member, else the usual one. */
  persona?: string | null | undefined;
  /** Facts of the member, which are laid over those of the sample member. */
  facts?: Array<SayingInput> | null | undefined;
  /** Segments that the member is in, or is not. */
  segments?: Array<SayingInput> | null | undefined;
  /** An item that the member has to see, such as "alerts/not-enrolled": what hides it is changed, as little as can be. */
  seeing?: string | null | undefined;
  /** How far it is. */
  standing?: Standing | null | undefined;
  /** The instant that the preview takes for now, as in 2026-12-05T17:00:00Z; the real one when it is left out. */
  at?: string | null | undefined;
  /** A language of the brand, as in es-US; its own when it is left out. */
  language?: string | null | undefined;
  /** The width of the window, for what is told of hidden items. */
  screen?: Screen | null | undefined;
  /** Where to look first. */
  path?: string | null | undefined;
  /** The name of the frame that it is for, from an answer before; another one when it is left out. */
  frame?: string | null | undefined;
};

/** What is asked of a member. */
export type FactKind =
  /** A fact. */
  | 'FACT'
  /** Whether they are in a segment of the brand. */
  | 'SEGMENT';

/** What somewhere in a brand is. */
export type PlaceKind =
  /** A page, by its title. */
  | 'PAGE'
  /** A step of the journey after the password. */
  | 'STEP'
  /** A page with an alert on it. */
  | 'ALERT'
  /** An error page. */
  | 'ERROR';

/** What to show to whom has the link. */
export type SharePreviewInput = {
  /** Id of the draft; the link goes on with each of its versions. */
  draftId: string;
  /** What to show of it. */
  shows: PreviewInput;
};

/** Which link to take back. */
export type TakePreviewBackInput = {
  /** Id of the draft. */
  draftId: string;
  /** The link's key. */
  key: string;
};

/** How much a finding matters. */
export type Severity =
  /** Most likely not meant: somebody has to say why it may stay. */
  | 'WARNING'
  /** It may well be meant. */
  | 'HINT';

/** Where a schedule stands. */
export type ScheduleState =
  /** It is to come. */
  | 'PLANNED'
  /** It is being published. */
  | 'RUNNING'
  /** It is live, or was. */
  | 'DONE'
  /** It could not be published and waits for somebody. */
  | 'STUCK'
  /** No portal could publish it in time, and it waits for somebody. */
  | 'LATE'
  /** It was cancelled. */
  | 'CANCELLED';

/** How far a draft is on its way to members. */
export type DraftStage =
  /** Somebody works on it. */
  | 'OPEN'
  /** A review of this version was asked for. */
  | 'ASKED'
  /** This version was approved. */
  | 'APPROVED'
  /** This version was sent back. */
  | 'SENT_BACK'
  /** This version went live. */
  | 'PUBLISHED';

/** What staff may do, each with everything before it. */
export type Role =
  /** Sees what is live, drafts and history. */
  | 'VIEWER'
  /** Changes drafts and asks for review. */
  | 'EDITOR'
  /** Approves, publishes and takes back. */
  | 'PUBLISHER'
  /** May do everything, in every brand. */
  | 'ADMINISTRATOR';

/** What of the history is asked for: everything where nothing is said. */
export type HistoryInput = {
  /** Only what changed files of a brand; "base" for what all brands share. */
  brand?: string | null | undefined;
  /** Only what somebody made, by their name. */
  author?: string | null | undefined;
  /** Only what changed a surface, such as "menus". */
  surface?: string | null | undefined;
  /** Only what changed an item, by its id; with a brand and a surface it is found soonest. */
  item?: string | null | undefined;
  /** How many, at most 50. */
  first?: number | null | undefined;
  /** Begin before the revision with this number; the newest when left out. */
  before?: number | null | undefined;
};
