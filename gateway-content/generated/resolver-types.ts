// Generated from *.graphql by `npm run generate`. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StudioContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, as RFC 3339 writes it: 2026-03-01T17:05:00.000Z. */
  DateTime: { input: Date; output: Date; }
};

/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Saves files of a draft, or begins one on what is live. */
  saveDraft: SaveDraftPayload;
  /** Puts a draft on what is live, with which it clashes: of each clash the draft's side holds, or what is live. */
  settleDraft: SettleDraftPayload;
  /** Adds a picture to a draft, or a font: its kind is found by its content, and an SVG is cleaned of all that does not draw. */
  addAsset: AddAssetPayload;
  /** Throws a draft away, with which the schedules end that wait to publish it; for 30 days it can be had back. */
  throwDraftAway: ThrowDraftAwayPayload;
  /** Has a draft back that was thrown away. */
  restoreDraft: RestoreDraftPayload;
  /** Asks for a review of a version of a draft. */
  askForReview: AskForReviewPayload;
  /** Approves exactly what a version of a draft makes of what is live. */
  approveDraft: ApproveDraftPayload;
  /** Sends a version of a draft back to whoever works on it. */
  sendDraftBack: SendDraftBackPayload;
  /** Makes a version of a draft live, merged with what is live: all of it or nothing. */
  publishDraft: PublishDraftPayload;
  /** Says why a finding of a version of a draft may stay. */
  tickFinding: TickFindingPayload;
  /** Says at which item of a draft the viewer is, so that others see it; it is forgotten after some seconds. */
  beInDraft: BeInDraftPayload;
  /** Says that the viewer has left a draft, so that they are shown there no more. */
  leaveDraft: LeaveDraftPayload;
  /** Has a version of a draft published at a time. */
  scheduleDraft: ScheduleDraftPayload;
  /** Publishes now what is scheduled for later, or what waits. */
  publishSchedule: PublishSchedulePayload;
  /** Cancels what is scheduled. */
  cancelSchedule: CancelSchedulePayload;
  /** Makes a link that shows a preview of a draft to whoever has it, for seven days. */
  sharePreview: SharePreviewPayload;
  /** Takes such a link back: from then on it shows nothing. */
  takePreviewBack: TakePreviewBackPayload;
  /** Makes an old revision's content live again, as a new revision. */
  rollBack: RollBackPayload;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationSaveDraftArgs = {
  input: SaveDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationSettleDraftArgs = {
  input: SettleDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationAddAssetArgs = {
  input: AddAssetInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationThrowDraftAwayArgs = {
  input: ThrowDraftAwayInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationRestoreDraftArgs = {
  input: RestoreDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationAskForReviewArgs = {
  input: AskForReviewInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationApproveDraftArgs = {
  input: ApproveDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationSendDraftBackArgs = {
  input: SendDraftBackInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationPublishDraftArgs = {
  input: PublishDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationTickFindingArgs = {
  input: TickFindingInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationBeInDraftArgs = {
  input: BeInDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationLeaveDraftArgs = {
  input: LeaveDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationScheduleDraftArgs = {
  input: ScheduleDraftInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationPublishScheduleArgs = {
  input: PublishScheduleInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationCancelScheduleArgs = {
  input: CancelScheduleInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationSharePreviewArgs = {
  input: SharePreviewInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationTakePreviewBackArgs = {
  input: TakePreviewBackInput;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationRollBackArgs = {
  input: RollBackInput;
};

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

/** Why something was not done, and which part of the input it is about. */
export type UserError = {
  __typename?: 'UserError';
  /** The way to the value in the input. */
  path: Array<Scalars['String']['output']>;
  /** What is wrong. */
  code: UserErrorCode;
  /** The same for people, in English. */
  message: Scalars['String']['output'];
};

/** A file to save. */
export type FileInput = {
  /** The file, such as "base/menus.json". */
  path: Scalars['String']['input'];
  /** All of its text; null takes the file away. */
  text: InputMaybe<Scalars['String']['input']>;
};

/** What to save. */
export type SaveDraftInput = {
  /** Name of the draft. */
  name: Scalars['String']['input'];
  /** The version that was seen; 0 begins a draft. */
  version: Scalars['Int']['input'];
  /** Files that are otherwise than in that version. */
  files: Array<FileInput>;
  /** What to say of it. */
  note: InputMaybe<Scalars['String']['input']>;
};

/** What became of a save. */
export type SaveDraftPayload = {
  __typename?: 'SaveDraftPayload';
  /** The draft as it is now, also where somebody else saved it; null where there is none. */
  draft: Maybe<Draft>;
  /** What somebody else changed since the version that was seen. */
  since: Array<FileEdit>;
  /** Why it was not saved; empty when it was. */
  userErrors: Array<UserError>;
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
  path: Scalars['String']['input'];
  /** Id of the item, or of the one around; empty for what belongs to the file as a whole. */
  item: Scalars['String']['input'];
  /** The field inside that item; empty when it is the item itself. */
  field: Scalars['String']['input'];
  /** What happened. */
  kind: ClashKind;
  /** The side that holds. */
  holds: ClashSide;
};

/** What was decided of a draft's clashes with what is live. */
export type SettleDraftInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
  /** The number of the revision that it clashes with. */
  onto: Scalars['Int']['input'];
  /** Of every clash which side holds. */
  decisions: Array<ClashDecisionInput>;
};

/** What became of it. */
export type SettleDraftPayload = {
  __typename?: 'SettleDraftPayload';
  /** The draft as it is now, on what is live; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not settled; empty when it was. */
  userErrors: Array<UserError>;
};

/** A file to add. */
export type AddAssetInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
  /** The brand whose file it is; "base" for what all brands share. */
  brand: Scalars['String']['input'];
  /** What the file is called; its ending is found by its content. */
  name: Scalars['String']['input'];
  /** Its content in base64: at most 1 MB. */
  content: Scalars['String']['input'];
};

/** What became of it. */
export type AddAssetPayload = {
  __typename?: 'AddAssetPayload';
  /** The draft as it is now; null where there is none. */
  draft: Maybe<Draft>;
  /** What was added, as it is kept; null when nothing was. */
  asset: Maybe<Asset>;
  /** What was taken out of an SVG, such as "<script>"; empty of a clean one. */
  removed: Array<Scalars['String']['output']>;
  /** Why it was not added; empty when it was. */
  userErrors: Array<UserError>;
};

/** The draft to throw away. */
export type ThrowDraftAwayInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
  /** Numbers of the waiting schedules that were seen, which end with it: any other keeps it. None when left out. */
  schedules: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** What became of it. */
export type ThrowDraftAwayPayload = {
  __typename?: 'ThrowDraftAwayPayload';
  /** The draft as it is now; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not thrown away; empty when it was. */
  userErrors: Array<UserError>;
};

/** The draft to have back. */
export type RestoreDraftInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** What became of it. */
export type RestoreDraftPayload = {
  __typename?: 'RestoreDraftPayload';
  /** The draft as it is now; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not had back; empty when it was. */
  userErrors: Array<UserError>;
};

/** What to look at. */
export type AskForReviewInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version to look at. */
  version: Scalars['Int']['input'];
  /** What to say to whoever looks. */
  note: InputMaybe<Scalars['String']['input']>;
};

/** What became of it. */
export type AskForReviewPayload = {
  __typename?: 'AskForReviewPayload';
  /** The draft with its reviews; null where there is none. */
  draft: Maybe<Draft>;
  /** Names of those who are told of it by mail. */
  mailed: Array<Scalars['String']['output']>;
  /** Why nobody was asked; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What was looked at. */
export type ApproveDraftInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was looked at. */
  version: Scalars['Int']['input'];
  /** The number of the revision that was live. */
  onto: Scalars['Int']['input'];
  /** What to say of it. */
  note: InputMaybe<Scalars['String']['input']>;
};

/** What became of it. */
export type ApproveDraftPayload = {
  __typename?: 'ApproveDraftPayload';
  /** The draft with its reviews; null where there is none. */
  draft: Maybe<Draft>;
  /** Names of those who are told of it by mail. */
  mailed: Array<Scalars['String']['output']>;
  /** Why it was not approved; empty when it was. */
  userErrors: Array<UserError>;
};

/** What to send back. */
export type SendDraftBackInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was looked at. */
  version: Scalars['Int']['input'];
  /** What is to be done. */
  note: Scalars['String']['input'];
};

/** What became of it. */
export type SendDraftBackPayload = {
  __typename?: 'SendDraftBackPayload';
  /** The draft with its reviews; null where there is none. */
  draft: Maybe<Draft>;
  /** Names of those who are told of it by mail. */
  mailed: Array<Scalars['String']['output']>;
  /** Why it was not sent back; empty when it was. */
  userErrors: Array<UserError>;
};

/** What was looked at. */
export type PublishDraftInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was looked at. */
  version: Scalars['Int']['input'];
  /** The number of the revision that was live. */
  onto: Scalars['Int']['input'];
  /** Why, for the history; the draft's note when it is left out. */
  note: InputMaybe<Scalars['String']['input']>;
};

/** What became of it. */
export type PublishDraftPayload = {
  __typename?: 'PublishDraftPayload';
  /** What is live now because of it; null when it was not published. */
  revision: Maybe<Revision>;
  /** The draft; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not published; empty when it was. */
  userErrors: Array<UserError>;
};

/** Which finding, and why it may stay. */
export type TickFindingInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was looked at. */
  version: Scalars['Int']['input'];
  /** The number of the revision that was live. */
  onto: Scalars['Int']['input'];
  /** The finding's key. */
  finding: Scalars['String']['input'];
  /** Why it may stay. */
  reason: Scalars['String']['input'];
};

/** What became of it. */
export type TickFindingPayload = {
  __typename?: 'TickFindingPayload';
  /** The draft; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not said; empty when it was. */
  userErrors: Array<UserError>;
};

/** Where the viewer is. */
export type BeInDraftInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The file; empty for none. */
  path: InputMaybe<Scalars['String']['input']>;
  /** Id of the item; empty for none. */
  item: InputMaybe<Scalars['String']['input']>;
};

/** What became of it. */
export type BeInDraftPayload = {
  __typename?: 'BeInDraftPayload';
  /** The draft with who is in it; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not said; empty when it was. */
  userErrors: Array<UserError>;
};

/** What the viewer leaves. */
export type LeaveDraftInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
};

/** What became of it. */
export type LeaveDraftPayload = {
  __typename?: 'LeaveDraftPayload';
  /** The draft with who is left in it; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not said; empty when it was. */
  userErrors: Array<UserError>;
};

/** What to publish, and when. */
export type ScheduleDraftInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was looked at. */
  version: Scalars['Int']['input'];
  /** The number of the revision that was live. */
  onto: Scalars['Int']['input'];
  /** Date and time as clocks of the zone show it, such as 2026-12-05T08:00. */
  time: Scalars['String']['input'];
  /** The time zone, such as America/New_York. */
  zone: Scalars['String']['input'];
  /** Why, for the history. */
  note: InputMaybe<Scalars['String']['input']>;
};

/** What became of it. */
export type ScheduleDraftPayload = {
  __typename?: 'ScheduleDraftPayload';
  /** The schedule; null when there is none. */
  schedule: Maybe<Schedule>;
  /** Why it was not scheduled; empty when it was. */
  userErrors: Array<UserError>;
};

/** What to publish now. */
export type PublishScheduleInput = {
  /** Number of the schedule. */
  number: Scalars['Int']['input'];
};

/** What became of it. */
export type PublishSchedulePayload = {
  __typename?: 'PublishSchedulePayload';
  /** The schedule as it is now; null where there is none. */
  schedule: Maybe<Schedule>;
  /** Why it was not published; empty when it was. */
  userErrors: Array<UserError>;
};

/** What to cancel. */
export type CancelScheduleInput = {
  /** Number of the schedule. */
  number: Scalars['Int']['input'];
};

/** What became of it. */
export type CancelSchedulePayload = {
  __typename?: 'CancelSchedulePayload';
  /** The schedule as it is now; null where there is none. */
  schedule: Maybe<Schedule>;
  /** Why it was not cancelled; empty when it was. */
  userErrors: Array<UserError>;
};

/** What to go back to. */
export type RollBackInput = {
  /** Id of the old revision. */
  revisionId: Scalars['ID']['input'];
  /** The number of the revision that was live when it was looked at. */
  onto: Scalars['Int']['input'];
  /** Why, for the history. */
  note: Scalars['String']['input'];
};

/** What became of it. */
export type RollBackPayload = {
  __typename?: 'RollBackPayload';
  /** What is live now because of it; null when nothing was done. */
  revision: Maybe<Revision>;
  /** Why nothing was done; empty when it was. */
  userErrors: Array<UserError>;
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

/** All files of all brands at one time, which never changes. */
export type Revision = Node & {
  __typename?: 'Revision';
  /** Opaque and lasting. */
  id: Scalars['ID']['output'];
  /** Counts up from 1, without gaps. */
  number: Scalars['Int']['output'];
  /** The one before; null for the first. */
  parent: Maybe<Revision>;
  /** Why it was made. */
  cause: Cause;
  /** Whose it is. */
  author: Scalars['String']['output'];
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** What they said of it; may be empty. */
  note: Scalars['String']['output'];
  /** Whether members are served it. */
  isLive: Scalars['Boolean']['output'];
  /** What it changed, of what the viewer may see. */
  edits: Array<FileEdit>;
  /** What it would make of what is live now to go back to it. */
  rollback: RollbackCheck;
  /** Pictures, fonts and licences in it, of what the viewer may see. */
  assetList: Array<Asset>;
  /** The text of a manifest in it; null where it has none, or the viewer may not see it. */
  text: Maybe<Scalars['String']['output']>;
  /** All manifests in it that the viewer may see, by path. */
  files: Array<ManifestFile>;
  /** Paths of the pictures and other assets in it that the viewer may see. */
  assets: Array<Scalars['String']['output']>;
};


/** All files of all brands at one time, which never changes. */
export type RevisionTextArgs = {
  path: Scalars['String']['input'];
};


/** All files of all brands at one time, which never changes. */
export type RevisionFilesArgs = {
  named: InputMaybe<Scalars['String']['input']>;
};

/** A part of the revisions. */
export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  /** The revisions of this part, each with its cursor. */
  edges: Array<RevisionEdge>;
  /** The revisions of this part. */
  nodes: Array<Revision>;
  /** Whether there are more. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A revision in a list. */
export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: Revision;
};

/** A manifest, as it is written. */
export type ManifestFile = {
  __typename?: 'ManifestFile';
  /** Its folder and name, such as "base/menus.json". */
  path: Scalars['String']['output'];
  /** All of its text. */
  text: Scalars['String']['output'];
};

/** What became of one file. */
export type FileEdit = {
  __typename?: 'FileEdit';
  /** The file, such as "base/menus.json". */
  path: Scalars['String']['output'];
  /** The brand that it is of; "base" for what all brands share. */
  brand: Scalars['String']['output'];
  /** Ids of the items that changed; none of an image. */
  items: Array<Scalars['String']['output']>;
  /** Its first change in words, and how many more there are. */
  summary: Scalars['String']['output'];
};

/** What somebody works on: files that differ from a revision. */
export type Draft = Node & {
  __typename?: 'Draft';
  /** Opaque and lasting. */
  id: Scalars['ID']['output'];
  /** Its name, of which there is one. */
  name: Scalars['String']['output'];
  /** Counts up from 1 with each save. */
  version: Scalars['Int']['output'];
  /** The revision that it was begun on. */
  base: Revision;
  /** Who saved it last. */
  author: Scalars['String']['output'];
  /** When it was saved last. */
  at: Scalars['DateTime']['output'];
  /** What they said of it; may be empty. */
  note: Scalars['String']['output'];
  /** Whether it was thrown away: it can be had back for 30 days. */
  isThrownAway: Scalars['Boolean']['output'];
  /** What it has otherwise than its base, of what the viewer may see. */
  edits: Array<FileEdit>;
  /** The text of a manifest in it; null where it has none, or the viewer may not see it. */
  text: Maybe<Scalars['String']['output']>;
  /** All manifests in it that the viewer may see, by path. */
  files: Array<ManifestFile>;
  /** Paths of the pictures and other assets in it that the viewer may see. */
  assets: Array<Scalars['String']['output']>;
  /** What it would make of what is live now. */
  check: DraftCheck;
  /** What was asked and said of it, the oldest first. */
  reviews: Array<Review>;
  /** How far it is on its way to members. */
  stage: DraftStage;
  /** Whether the viewer may approve and publish it: has the role for every brand in it. */
  mayPublish: Scalars['Boolean']['output'];
  /** Whether the viewer saved a version of it: with four eyes somebody else has to approve it. */
  isViewers: Scalars['Boolean']['output'];
  /** Whether the viewer may throw it away as their own: saved a version of it, has the role for every brand in it, and no review of it is asked for or approved. */
  mayThrowAway: Scalars['Boolean']['output'];
  /** What may still publish a version of it, the first to come first: it ends with the draft when that is thrown away. */
  waitingSchedules: Array<Schedule>;
  /** Who works in it just now. */
  present: Array<Presence>;
  /** Pictures, fonts and licences in it, of what the viewer may see. */
  assetList: Array<Asset>;
  /** Everything in it that begins or ends on a day, of what the viewer may see; empty where it has mistakes. */
  dates: Array<DatedItem>;
  /** The links to its previews that still last, of what the viewer may see, the newest first. */
  previewLinks: Array<PreviewLink>;
};


/** What somebody works on: files that differ from a revision. */
export type DraftTextArgs = {
  path: Scalars['String']['input'];
};


/** What somebody works on: files that differ from a revision. */
export type DraftFilesArgs = {
  named: InputMaybe<Scalars['String']['input']>;
};

/** A part of the drafts. */
export type DraftConnection = {
  __typename?: 'DraftConnection';
  /** The drafts of this part, each with its cursor. */
  edges: Array<DraftEdge>;
  /** The drafts of this part. */
  nodes: Array<Draft>;
  /** Whether there are more. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A draft in a list. */
export type DraftEdge = {
  __typename?: 'DraftEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The draft. */
  node: Draft;
};

/** A draft merged with what is live: it is what would go live. */
export type DraftCheck = {
  __typename?: 'DraftCheck';
  /** The live revision that it was merged with. */
  onto: Revision;
  /** What would change for members, of what the viewer may see. */
  edits: Array<FileEdit>;
  /** What others published since the draft was begun, the oldest first. */
  others: Array<Revision>;
  /** What others published otherwise than the draft has it: somebody has to say which holds. */
  clashes: Array<Clash>;
  /** What keeps the result from being served; looked for where nothing clashes. */
  mistakes: Array<Mistake>;
  /** Whether somebody else approved exactly this, as far as that is asked for. */
  isApproved: Scalars['Boolean']['output'];
  /** What would change for members, item by item in words, of what the viewer may see. */
  changes: Array<ItemChange>;
  /** What it does to members; null where it has clashes or mistakes. */
  report: Maybe<ReviewReport>;
};

/** What going back to a revision would make of what is live. */
export type RollbackCheck = {
  __typename?: 'RollbackCheck';
  /** The live revision that it was compared with. */
  onto: Revision;
  /** What would change, item by item in words, of what the viewer may see. */
  changes: Array<ItemChange>;
  /** What keeps it from being served today. */
  mistakes: Array<Mistake>;
  /** What it does to members; null where it has mistakes. */
  report: Maybe<ReviewReport>;
  /** Whether the viewer may do it: has the role for every brand in it. */
  mayPublish: Scalars['Boolean']['output'];
};

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

/** Two changes that cannot both be. */
export type Clash = {
  __typename?: 'Clash';
  /** The file. */
  path: Scalars['String']['output'];
  /** Id of the item, or of the one around; empty for what belongs to the file as a whole. */
  item: Scalars['String']['output'];
  /** The field inside that item; empty when it is the item itself. */
  field: Scalars['String']['output'];
  /** What happened. */
  kind: ClashKind;
  /** What the draft's base says, as written; null where it says nothing. */
  base: Maybe<Scalars['String']['output']>;
  /** What the draft says, as written; null where it says nothing. */
  ours: Maybe<Scalars['String']['output']>;
  /** What is live, as written; null where it says nothing. */
  theirs: Maybe<Scalars['String']['output']>;
};

/** A mistake of manifests, in the words of `portal check`. */
export type Mistake = {
  __typename?: 'Mistake';
  /** The file. */
  path: Scalars['String']['output'];
  /** The line, counted from 1. */
  line: Scalars['Int']['output'];
  /** Id of the item; empty when it is the file as a whole. */
  item: Scalars['String']['output'];
  /** What is wrong. */
  message: Scalars['String']['output'];
};

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

/** What somebody asked or said of a version of a draft. */
export type Review = {
  __typename?: 'Review';
  /** What it is. */
  kind: ReviewKind;
  /** The draft's version. */
  version: Scalars['Int']['output'];
  /** The number of the revision that was live. */
  onto: Scalars['Int']['output'];
  /** Whose word it is. */
  author: Scalars['String']['output'];
  /** When it was said. */
  at: Scalars['DateTime']['output'];
  /** What they said; may be empty. */
  note: Scalars['String']['output'];
};

/** A made-up member with made-up data, of whom every brand has one of each kind. */
export type Persona = {
  __typename?: 'Persona';
  /** Its name. */
  key: Scalars['String']['output'];
  /** Who it is. */
  description: Scalars['String']['output'];
  /** What rules can ask of it when it is inside, without what cannot be found out; null where its account is locked. */
  facts: Maybe<Array<SampleFact>>;
  /** Ids of the groups and the like that it is in; null where its account is locked. */
  sets: Maybe<Array<SampleSet>>;
};

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
  name: Scalars['String']['input'];
  /** The value of the fact; yes or no of a segment. */
  value: Scalars['String']['input'];
};

/** What to look at. */
export type PreviewInput = {
  /** The brand's folder of manifests. */
  brand: Scalars['String']['input'];
  /** The draft, merged with what is live; what is live where it is left out. */
  draftId: InputMaybe<Scalars['ID']['input']>;
  /** A version of the draft for good; when it is left out the preview goes on with each save. */
  version: InputMaybe<Scalars['Int']['input']>;
  /** The sample member; when it is left out, the one who comes nearest to what is said of the member, else the usual one. */
  persona: InputMaybe<Scalars['String']['input']>;
  /** Facts of the member, which are laid over those of the sample member. */
  facts: InputMaybe<Array<SayingInput>>;
  /** Segments that the member is in, or is not. */
  segments: InputMaybe<Array<SayingInput>>;
  /** An item that the member has to see, such as "alerts/not-enrolled": what hides it is changed, as little as can be. */
  seeing: InputMaybe<Scalars['String']['input']>;
  /** How far it is. */
  standing: InputMaybe<Standing>;
  /** The instant that the preview takes for now, as in 2026-12-05T17:00:00Z; the real one when it is left out. */
  at: InputMaybe<Scalars['String']['input']>;
  /** A language of the brand, as in es-US; its own when it is left out. */
  language: InputMaybe<Scalars['String']['input']>;
  /** The width of the window, for what is told of hidden items. */
  screen: InputMaybe<Screen>;
  /** Where to look first. */
  path: InputMaybe<Scalars['String']['input']>;
  /** The name of the frame that it is for, from an answer before; another one when it is left out. */
  frame: InputMaybe<Scalars['String']['input']>;
};

/** A look at a brand, the real portal over a draft: nothing in it is real, and nothing in it changes anything. */
export type Preview = {
  __typename?: 'Preview';
  /** Where it can be opened within a minute, by whoever asked and in the studio's frame. */
  address: Scalars['String']['output'];
  /** The name of its frame, of which no other is open. */
  frame: Scalars['String']['output'];
  /** What keeps it from being drawn. */
  mistakes: Array<Mistake>;
  /** The sample members of the brand, also of one that begins with the draft; none while it has mistakes. */
  personas: Array<Persona>;
  /** Who is looked at; null where there is no such member, and while there are mistakes. */
  member: Maybe<PreviewMember>;
  /** What can be said of the member, without what goes together with nothing that was said. */
  choices: Array<FactChoice>;
  /** The languages of the brand, its own first, as in es-US. */
  languages: Array<Scalars['String']['output']>;
  /** Everything of the brand that can be looked at by itself. */
  places: Array<PreviewPlace>;
  /** Items that the member does not see. */
  hidden: Array<HiddenItem>;
};

/** Who is looked at. */
export type PreviewMember = {
  __typename?: 'PreviewMember';
  /** The sample member whose data are shown. */
  persona: Scalars['String']['output'];
  /** The facts that were laid over those of the sample member. */
  laid: Array<LaidFact>;
};

/** A fact that a member has otherwise than the sample member. */
export type LaidFact = {
  __typename?: 'LaidFact';
  /** What it is about, such as "medical plan". */
  label: Scalars['String']['output'];
  /** What holds of the member, such as "has an active medical plan". */
  words: Scalars['String']['output'];
  /** What holds of the sample member. */
  instead: Scalars['String']['output'];
};

/** What is asked of a member. */
export type FactKind =
  /** A fact. */
  | 'FACT'
  /** Whether they are in a segment of the brand. */
  | 'SEGMENT';

/** A fact or a segment, and what can be said of it. */
export type FactChoice = {
  __typename?: 'FactChoice';
  /** Which of both. */
  kind: FactKind;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What it is about. */
  label: Scalars['String']['output'];
  /** The values that go together with what was said of others. */
  values: Array<FactValue>;
};

/** A value of a fact. */
export type FactValue = {
  __typename?: 'FactValue';
  /** The value. */
  value: Scalars['String']['output'];
  /** What it says of a member, such as "has an active medical plan". */
  words: Scalars['String']['output'];
};

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

/** Somewhere in a brand that can be looked at by itself. */
export type PreviewPlace = {
  __typename?: 'PreviewPlace';
  /** What it is. */
  kind: PlaceKind;
  /** What people call it. */
  label: Scalars['String']['output'];
  /** Where it is. */
  path: Scalars['String']['output'];
  /** How far members can be there, the usual way first. */
  standings: Array<Standing>;
  /** The item that has to show there; null where anybody will do. */
  seeing: Maybe<Scalars['String']['output']>;
};

/** An item that a member does not see, and why. */
export type HiddenItem = {
  __typename?: 'HiddenItem';
  /** The item with everything around it, such as "menus/primary/benefits". */
  item: Scalars['String']['output'];
  /** Its surface, such as "menus". */
  surface: Scalars['String']['output'];
  /** The file in which it is written. */
  path: Maybe<Scalars['String']['output']>;
  /** The line there, counted from 1. */
  line: Maybe<Scalars['Int']['output']>;
  /** What hides it, in sentences. */
  why: Array<Scalars['String']['output']>;
  /** The smallest changes that would show it, each by itself; empty where there is none. */
  changes: Array<ShowingChange>;
};

/** A change that would show an item. */
export type ShowingChange = {
  __typename?: 'ShowingChange';
  /** The change in words. */
  words: Scalars['String']['output'];
  /** A day on which it shows, as in 2026-12-05; null where the day is no matter. */
  day: Maybe<Scalars['String']['output']>;
  /** How far the member has to be; null where that is no matter. */
  standing: Maybe<Standing>;
  /** How wide the window has to be; null where that is no matter. */
  screen: Maybe<Screen>;
  /** Whether something else of the member has to be otherwise. */
  isOfMember: Scalars['Boolean']['output'];
};

/** A link that shows a draft's preview to whoever has it, without a sign-in: nothing can be changed there, and nothing else is shown. */
export type PreviewLink = {
  __typename?: 'PreviewLink';
  /** By which it is taken back. */
  key: Scalars['String']['output'];
  /** The brand that it shows. */
  brand: Scalars['String']['output'];
  /** What it shows, in words. */
  shows: Scalars['String']['output'];
  /** Where it leads. */
  address: Scalars['String']['output'];
  /** Who made it. */
  author: Scalars['String']['output'];
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** When it is over. */
  until: Scalars['DateTime']['output'];
};

/** What to show to whom has the link. */
export type SharePreviewInput = {
  /** Id of the draft; the link goes on with each of its versions. */
  draftId: Scalars['ID']['input'];
  /** What to show of it. */
  shows: PreviewInput;
};

/** What became of it. */
export type SharePreviewPayload = {
  __typename?: 'SharePreviewPayload';
  /** The link; null where there is none. */
  link: Maybe<PreviewLink>;
  /** The draft with its links; null where there is none. */
  draft: Maybe<Draft>;
  /** Why there is no link; empty when there is. */
  userErrors: Array<UserError>;
};

/** Which link to take back. */
export type TakePreviewBackInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The link's key. */
  key: Scalars['String']['input'];
};

/** What became of it. */
export type TakePreviewBackPayload = {
  __typename?: 'TakePreviewBackPayload';
  /** The draft with the links that are left; null where there is none. */
  draft: Maybe<Draft>;
  /** Why it was not taken back; empty when it was. */
  userErrors: Array<UserError>;
};

/** What a change does to members, for whoever decides on it; each part is of the brands that the viewer may see. */
export type ReviewReport = {
  __typename?: 'ReviewReport';
  /** The first day that counts: what shows only before it is left out. */
  since: Scalars['String']['output'];
  /** Brands of which anything changes. */
  brands: Array<BrandReport>;
  /** Brands that are new. */
  added: Array<Scalars['String']['output']>;
  /** Brands that are gone. */
  removed: Array<Scalars['String']['output']>;
  /** What is likely not meant and was not there before. */
  findings: Array<Finding>;
  /** Rules of the business that were proved for every possible member, on every day. */
  proved: Array<ProvedRule>;
};

/** What becomes of one brand's screens. */
export type BrandReport = {
  __typename?: 'BrandReport';
  /** The brand. */
  brand: Scalars['String']['output'];
  /** The language, as in es-US, whose own words change; null where rules or English do, which is told apart from it. */
  language: Maybe<Scalars['String']['output']>;
  /** Members who see the same changes, the largest class first; nobody is in two on the same day. Empty when nobody sees any. */
  classes: Array<MemberClass>;
  /** How many classes there are besides these. */
  more: Scalars['Int']['output'];
  /** Edits that nobody can see, by their place. */
  unseen: Array<Scalars['String']['output']>;
};

/** Members who see the same changes. */
export type MemberClass = {
  __typename?: 'MemberClass';
  /** Stays the same for the same members and changes. */
  key: Scalars['String']['output'];
  /** Who they are, in words. */
  who: Scalars['String']['output'];
  /** What they see otherwise, a sentence each. */
  changes: Array<Scalars['String']['output']>;
  /** A member made up to stand for them. */
  sample: SampleMember;
  /** Where they see it: addresses of screens, at most three. */
  screens: Array<Scalars['String']['output']>;
  /** Sample members of previews who stand for them, at most ten; none where this portal has no sample members. */
  standIns: Array<StandIn>;
};

/** A sample member who stands for a class: one who is in it, or the nearest where none is. */
export type StandIn = {
  __typename?: 'StandIn';
  /** Its name, by which a preview is asked for. */
  persona: Scalars['String']['output'];
  /** Who it is. */
  description: Scalars['String']['output'];
  /** How far it is. */
  standing: Standing;
  /** Whether it has the screen of a phone. */
  isOnPhone: Scalars['Boolean']['output'];
  /** Whether it is not quite in the class, which no sample member is. */
  isNearest: Scalars['Boolean']['output'];
};

/** A member made up to stand for a class. */
export type SampleMember = {
  __typename?: 'SampleMember';
  /** Who it is, in words, with only what makes the difference. */
  words: Scalars['String']['output'];
  /** What is known of them. */
  facts: Array<SampleFact>;
  /** Groups and the like that they are in. */
  sets: Array<SampleSet>;
  /** A day on which it is so, YYYY-MM-DD; null when any is. */
  day: Maybe<Scalars['String']['output']>;
};

/** A fact of a sample member. */
export type SampleFact = {
  __typename?: 'SampleFact';
  /** Its name in the fact registry. */
  name: Scalars['String']['output'];
  /** Its value there. */
  value: Scalars['String']['output'];
};

/** Ids of a sample member, such as those of groups. */
export type SampleSet = {
  __typename?: 'SampleSet';
  /** The name of the set in the fact registry. */
  name: Scalars['String']['output'];
  /** The ids. */
  ids: Array<Scalars['String']['output']>;
};

/** How much a finding matters. */
export type Severity =
  /** Most likely not meant: somebody has to say why it may stay. */
  | 'WARNING'
  /** It may well be meant. */
  | 'HINT';

/** What is likely not meant and was not there before a change. */
export type Finding = {
  __typename?: 'Finding';
  /** Stays the same for the same finding, wherever it moves in its file. */
  key: Scalars['String']['output'];
  /** Its kind, as the check names it. */
  code: Scalars['String']['output'];
  /** How much it matters. */
  severity: Severity;
  /** The file. */
  path: Scalars['String']['output'];
  /** The line, counted from 1. */
  line: Scalars['Int']['output'];
  /** What was found. */
  message: Scalars['String']['output'];
  /** What to do about it. */
  advice: Scalars['String']['output'];
  /** A member concerned, in words; null where it concerns all. */
  somebody: Maybe<Scalars['String']['output']>;
  /** Why it may stay, if somebody said so of just these changes. */
  reason: Maybe<Reason>;
};

/** Why a finding may stay. */
export type Reason = {
  __typename?: 'Reason';
  /** The reason. */
  text: Scalars['String']['output'];
  /** Who said so. */
  author: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
};

/** A rule of the business that holds for every possible member. */
export type ProvedRule = {
  __typename?: 'ProvedRule';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Why there is such a rule. */
  because: Scalars['String']['output'];
  /** The brands that have it. */
  brands: Array<Scalars['String']['output']>;
};

/** What became of one item. */
export type ItemChange = {
  __typename?: 'ItemChange';
  /** The file, such as "base/menus.json". */
  path: Scalars['String']['output'];
  /** The brand that it is of; "base" for what all brands share. */
  brand: Scalars['String']['output'];
  /** Id of the item; empty for what belongs to the file as a whole. */
  item: Scalars['String']['output'];
  /** What became of it, a sentence for each field. */
  words: Array<Scalars['String']['output']>;
  /** Who changed it last; null where nobody can be named. */
  author: Maybe<Scalars['String']['output']>;
};

/** Two revisions beside one another, of what the viewer may see. */
export type Comparison = {
  __typename?: 'Comparison';
  /** What became of each item on the way from the one to the other. */
  changes: Array<ItemChange>;
  /** The files that differ. */
  files: Array<ComparedFile>;
};

/** A file in two revisions. */
export type ComparedFile = {
  __typename?: 'ComparedFile';
  /** The file. */
  path: Scalars['String']['output'];
  /** Its text in the one; null where it is not there, or is no text. */
  before: Maybe<Scalars['String']['output']>;
  /** Its text in the other; null where it is not there, or is no text. */
  after: Maybe<Scalars['String']['output']>;
};

/** What was published, as far as it is asked for. */
export type History = {
  __typename?: 'History';
  /** The newest first. */
  entries: Array<HistoryEntry>;
  /** The number to go on before; null at the end. */
  next: Maybe<Scalars['Int']['output']>;
};

/** A revision, and what of it is asked for. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  /** The revision. */
  revision: Revision;
  /** What it changed of what is asked for, of what the viewer may see. */
  changes: Array<ItemChange>;
};

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

/** One version of one draft that is published at an instant. */
export type Schedule = {
  __typename?: 'Schedule';
  /** Counts up. */
  number: Scalars['Int']['output'];
  /** Name of the draft. */
  draft: Scalars['String']['output'];
  /** The version that is published. */
  version: Scalars['Int']['output'];
  /** When. */
  due: Scalars['DateTime']['output'];
  /** The time zone in which that was said, such as America/New_York. */
  zone: Scalars['String']['output'];
  /** Where it stands. */
  state: ScheduleState;
  /** What became of it, in lines; may be empty. */
  told: Scalars['String']['output'];
  /** Who scheduled it. */
  author: Scalars['String']['output'];
  /** When they did. */
  at: Scalars['DateTime']['output'];
  /** What they said of it. */
  note: Scalars['String']['output'];
  /** Whether it was the viewer. */
  isViewers: Scalars['Boolean']['output'];
};

/** Something of a brand that begins or ends on a day. */
export type DatedItem = {
  __typename?: 'DatedItem';
  /** The brand. */
  brand: Scalars['String']['output'];
  /** The surface, such as "alerts". */
  surface: Scalars['String']['output'];
  /** Id of the item, or of the one around it. */
  item: Scalars['String']['output'];
  /** The list in which it stands, within its surface: what stands in one list may take turns. */
  list: Scalars['String']['output'];
  /** As members know it. */
  name: Scalars['String']['output'];
  /** Its first day, YYYY-MM-DD; null where it was always there. */
  from: Maybe<Scalars['String']['output']>;
  /** Its last day, YYYY-MM-DD; null where it stays. */
  until: Maybe<Scalars['String']['output']>;
  /** The file that says so. */
  path: Scalars['String']['output'];
  /** The line, counted from 1. */
  line: Scalars['Int']['output'];
};

/** Somebody who works in a draft just now. */
export type Presence = {
  __typename?: 'Presence';
  /** Their name. */
  name: Scalars['String']['output'];
  /** The file that they are at; may be empty. */
  path: Scalars['String']['output'];
  /** Id of the item that they are at; may be empty. */
  item: Scalars['String']['output'];
  /** Whether it is the viewer. */
  isViewer: Scalars['Boolean']['output'];
};

/** How many portals serve a revision. */
export type Serving = {
  __typename?: 'Serving';
  /** The number of the revision. */
  number: Scalars['Int']['output'];
  /** How many portals serve it just now. */
  instances: Scalars['Int']['output'];
};

/** A picture, font or licence of a brand. */
export type Asset = {
  __typename?: 'Asset';
  /** The file, such as "base/assets/logo.svg". */
  path: Scalars['String']['output'];
  /** Where it is served once it is live. */
  address: Scalars['String']['output'];
  /** What it is by its content: svg, png, jpg, webp, avif, ico, woff2 or txt; null for what would not be taken today. */
  kind: Maybe<Scalars['String']['output']>;
  /** Its size. */
  bytes: Scalars['Int']['output'];
  /** Its width in CSS pixels; null of what is no picture. */
  width: Maybe<Scalars['Int']['output']>;
  /** Its height in CSS pixels; null of what is no picture. */
  height: Maybe<Scalars['Int']['output']>;
  /** Whether a file of its brand names it. */
  isUsed: Scalars['Boolean']['output'];
};

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

/** Something with an id of its own, by which it can be asked for again. */
export type Node = {
  /** Opaque and lasting. */
  id: Scalars['ID']['output'];
};

/** Whether a list goes on beyond a part of it (Relay's specification of connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether more follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something comes before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first of this part; null when it is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** Cursor of the last of this part; null when it is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
};

/** Everything that can be asked without changing anything. */
export type Query = {
  __typename?: 'Query';
  /** A node by its id; null for what there is not and for what the viewer may not see, which nothing tells apart. */
  node: Maybe<Node>;
  /** Whoever asks. */
  viewer: Staff;
  /** The brands of which the viewer may see something. */
  brands: Array<Brand>;
  /** What members are served. */
  live: Revision;
  /** Everything that was ever live, the newest first. */
  revisions: RevisionConnection;
  /** Drafts that the viewer may see, by name. */
  drafts: DraftConnection;
  /** A draft by its name, whether or not it was thrown away; null for what there is not and for what the viewer may not see. */
  draft: Maybe<Draft>;
  /** A look at a brand as a sample member would have it; null for a brand or a draft that the viewer may not see. */
  preview: Maybe<Preview>;
  /** A revision by its number; null for what there is not. */
  revision: Maybe<Revision>;
  /** Two revisions beside one another; null where there is no such revision. */
  comparison: Maybe<Comparison>;
  /** What was published, the newest first, as far as it is asked for. */
  history: History;
  /** Everybody who made a revision, by name: those whom the history can be asked for. */
  publishers: Array<Scalars['String']['output']>;
  /** What is scheduled and what became of it, the first to come first, of what the viewer may see. */
  schedules: Array<Schedule>;
  /** Everything that is live and begins or ends on a day, of what the viewer may see. */
  dates: Array<DatedItem>;
  /** What in what is live is likely not meant, of what the viewer may see. */
  warnings: Array<Finding>;
  /** Which revisions portals serve just now, the newest first. */
  serving: Array<Serving>;
  /** Whether staff are told of reviews by mail. */
  tellsByMail: Scalars['Boolean']['output'];
  /** How groups, parent groups and programs are called that conditions name by number; empty until an operator has asked the gateway for their names. */
  idNames: Array<IdName>;
};


/** Everything that can be asked without changing anything. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked without changing anything. */
export type QueryRevisionsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked without changing anything. */
export type QueryDraftsArgs = {
  thrownAway?: InputMaybe<Scalars['Boolean']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked without changing anything. */
export type QueryDraftArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be asked without changing anything. */
export type QueryPreviewArgs = {
  input: PreviewInput;
};


/** Everything that can be asked without changing anything. */
export type QueryRevisionArgs = {
  number: Scalars['Int']['input'];
};


/** Everything that can be asked without changing anything. */
export type QueryComparisonArgs = {
  before: Scalars['Int']['input'];
  after: Scalars['Int']['input'];
};


/** Everything that can be asked without changing anything. */
export type QueryHistoryArgs = {
  of?: InputMaybe<HistoryInput>;
};

/** How something is called that conditions name by number. */
export type IdName = {
  __typename?: 'IdName';
  /** What it is: groupId, parentGroupId or programId. */
  set: Scalars['String']['output'];
  /** Its number, as a text. */
  value: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
};

/** What of the history is asked for: everything where nothing is said. */
export type HistoryInput = {
  /** Only what changed files of a brand; "base" for what all brands share. */
  brand: InputMaybe<Scalars['String']['input']>;
  /** Only what somebody made, by their name. */
  author: InputMaybe<Scalars['String']['input']>;
  /** Only what changed a surface, such as "menus". */
  surface: InputMaybe<Scalars['String']['input']>;
  /** Only what changed an item, by its id; with a brand and a surface it is found soonest. */
  item: InputMaybe<Scalars['String']['input']>;
  /** How many, at most 50. */
  first: InputMaybe<Scalars['Int']['input']>;
  /** Begin before the revision with this number; the newest when left out. */
  before: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody who works on the content. */
export type Staff = {
  __typename?: 'Staff';
  /** Their name, as the identity provider has it. */
  name: Scalars['String']['output'];
  /** What they may do. */
  grants: Array<Grant>;
};

/** A role, and what it is for. */
export type Grant = {
  __typename?: 'Grant';
  /** What they may do. */
  role: Role;
  /** The one brand that it is for; null when it is for all brands and what they share. */
  brand: Maybe<Scalars['String']['output']>;
};

/** A brand whose members the content is for. */
export type Brand = Node & {
  __typename?: 'Brand';
  /** Opaque and lasting. */
  id: Scalars['ID']['output'];
  /** Its folder of manifests, which is also what roles name. */
  key: Scalars['String']['output'];
  /** Its name, as members read it. */
  name: Scalars['String']['output'];
  /** Where its members come. */
  hosts: Array<Scalars['String']['output']>;
  /** The viewer's roles for it. */
  roles: Array<Role>;
  /** Made-up members of it, as whom previews are looked at. */
  personas: Array<Persona>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UserErrorCode: ResolverTypeWrapper<Partial<UserErrorCode>>;
  UserError: ResolverTypeWrapper<Partial<UserError>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  FileInput: ResolverTypeWrapper<Partial<FileInput>>;
  SaveDraftInput: ResolverTypeWrapper<Partial<SaveDraftInput>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  SaveDraftPayload: ResolverTypeWrapper<Partial<Omit<SaveDraftPayload, 'draft' | 'since'> & { draft: Maybe<ResolversTypes['Draft']>, since: Array<ResolversTypes['FileEdit']> }>>;
  ClashSide: ResolverTypeWrapper<Partial<ClashSide>>;
  ClashDecisionInput: ResolverTypeWrapper<Partial<ClashDecisionInput>>;
  SettleDraftInput: ResolverTypeWrapper<Partial<SettleDraftInput>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  SettleDraftPayload: ResolverTypeWrapper<Partial<Omit<SettleDraftPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  AddAssetInput: ResolverTypeWrapper<Partial<AddAssetInput>>;
  AddAssetPayload: ResolverTypeWrapper<Partial<Omit<AddAssetPayload, 'draft' | 'asset'> & { draft: Maybe<ResolversTypes['Draft']>, asset: Maybe<ResolversTypes['Asset']> }>>;
  ThrowDraftAwayInput: ResolverTypeWrapper<Partial<ThrowDraftAwayInput>>;
  ThrowDraftAwayPayload: ResolverTypeWrapper<Partial<Omit<ThrowDraftAwayPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  RestoreDraftInput: ResolverTypeWrapper<Partial<RestoreDraftInput>>;
  RestoreDraftPayload: ResolverTypeWrapper<Partial<Omit<RestoreDraftPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  AskForReviewInput: ResolverTypeWrapper<Partial<AskForReviewInput>>;
  AskForReviewPayload: ResolverTypeWrapper<Partial<Omit<AskForReviewPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  ApproveDraftInput: ResolverTypeWrapper<Partial<ApproveDraftInput>>;
  ApproveDraftPayload: ResolverTypeWrapper<Partial<Omit<ApproveDraftPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  SendDraftBackInput: ResolverTypeWrapper<Partial<SendDraftBackInput>>;
  SendDraftBackPayload: ResolverTypeWrapper<Partial<Omit<SendDraftBackPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  PublishDraftInput: ResolverTypeWrapper<Partial<PublishDraftInput>>;
  PublishDraftPayload: ResolverTypeWrapper<Partial<Omit<PublishDraftPayload, 'revision' | 'draft'> & { revision: Maybe<ResolversTypes['Revision']>, draft: Maybe<ResolversTypes['Draft']> }>>;
  TickFindingInput: ResolverTypeWrapper<Partial<TickFindingInput>>;
  TickFindingPayload: ResolverTypeWrapper<Partial<Omit<TickFindingPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  BeInDraftInput: ResolverTypeWrapper<Partial<BeInDraftInput>>;
  BeInDraftPayload: ResolverTypeWrapper<Partial<Omit<BeInDraftPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  LeaveDraftInput: ResolverTypeWrapper<Partial<LeaveDraftInput>>;
  LeaveDraftPayload: ResolverTypeWrapper<Partial<Omit<LeaveDraftPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  ScheduleDraftInput: ResolverTypeWrapper<Partial<ScheduleDraftInput>>;
  ScheduleDraftPayload: ResolverTypeWrapper<Partial<Omit<ScheduleDraftPayload, 'schedule'> & { schedule: Maybe<ResolversTypes['Schedule']> }>>;
  PublishScheduleInput: ResolverTypeWrapper<Partial<PublishScheduleInput>>;
  PublishSchedulePayload: ResolverTypeWrapper<Partial<Omit<PublishSchedulePayload, 'schedule'> & { schedule: Maybe<ResolversTypes['Schedule']> }>>;
  CancelScheduleInput: ResolverTypeWrapper<Partial<CancelScheduleInput>>;
  CancelSchedulePayload: ResolverTypeWrapper<Partial<Omit<CancelSchedulePayload, 'schedule'> & { schedule: Maybe<ResolversTypes['Schedule']> }>>;
  RollBackInput: ResolverTypeWrapper<Partial<RollBackInput>>;
  RollBackPayload: ResolverTypeWrapper<Partial<Omit<RollBackPayload, 'revision'> & { revision: Maybe<ResolversTypes['Revision']> }>>;
  Cause: ResolverTypeWrapper<Partial<Cause>>;
  Revision: ResolverTypeWrapper<import('../content.ts').Revision>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  RevisionConnection: ResolverTypeWrapper<import('../connection.ts').Part<import('../content.ts').Revision>>;
  RevisionEdge: ResolverTypeWrapper<Partial<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>>;
  ManifestFile: ResolverTypeWrapper<Partial<ManifestFile>>;
  FileEdit: ResolverTypeWrapper<import('../content.ts').FileEdit>;
  Draft: ResolverTypeWrapper<import('../content.ts').Draft>;
  DraftConnection: ResolverTypeWrapper<import('../connection.ts').Part<import('../content.ts').Draft>>;
  DraftEdge: ResolverTypeWrapper<Partial<Omit<DraftEdge, 'node'> & { node: ResolversTypes['Draft'] }>>;
  DraftCheck: ResolverTypeWrapper<import('../content.ts').Merged & { draft: import('../content.ts').Draft }>;
  RollbackCheck: ResolverTypeWrapper<import('../content.ts').Merged>;
  ClashKind: ResolverTypeWrapper<Partial<ClashKind>>;
  Clash: ResolverTypeWrapper<import('../content.ts').Clash>;
  Mistake: ResolverTypeWrapper<import('../content.ts').Mistake>;
  ReviewKind: ResolverTypeWrapper<Partial<ReviewKind>>;
  Review: ResolverTypeWrapper<import('../content.ts').Review>;
  Persona: ResolverTypeWrapper<import('../preview.ts').Persona>;
  Standing: ResolverTypeWrapper<Partial<Standing>>;
  Screen: ResolverTypeWrapper<Partial<Screen>>;
  SayingInput: ResolverTypeWrapper<Partial<SayingInput>>;
  PreviewInput: ResolverTypeWrapper<Partial<PreviewInput>>;
  Preview: ResolverTypeWrapper<import('../preview.ts').OpenedPreview>;
  PreviewMember: ResolverTypeWrapper<NonNullable<Awaited<ReturnType<import('../preview.ts').Preview['member']>>>>;
  LaidFact: ResolverTypeWrapper<Partial<LaidFact>>;
  FactKind: ResolverTypeWrapper<Partial<FactKind>>;
  FactChoice: ResolverTypeWrapper<Awaited<ReturnType<import('../preview.ts').Preview['choices']>>[number]>;
  FactValue: ResolverTypeWrapper<Partial<FactValue>>;
  PlaceKind: ResolverTypeWrapper<Partial<PlaceKind>>;
  PreviewPlace: ResolverTypeWrapper<Awaited<ReturnType<import('../preview.ts').Preview['places']>>[number]>;
  HiddenItem: ResolverTypeWrapper<import('../preview.ts').HiddenItem>;
  ShowingChange: ResolverTypeWrapper<import('../preview.ts').HiddenItem['changes'][number]>;
  PreviewLink: ResolverTypeWrapper<Awaited<ReturnType<import('../preview.ts').Preview['links']>>[number]>;
  SharePreviewInput: ResolverTypeWrapper<Partial<SharePreviewInput>>;
  SharePreviewPayload: ResolverTypeWrapper<Partial<Omit<SharePreviewPayload, 'link' | 'draft'> & { link: Maybe<ResolversTypes['PreviewLink']>, draft: Maybe<ResolversTypes['Draft']> }>>;
  TakePreviewBackInput: ResolverTypeWrapper<Partial<TakePreviewBackInput>>;
  TakePreviewBackPayload: ResolverTypeWrapper<Partial<Omit<TakePreviewBackPayload, 'draft'> & { draft: Maybe<ResolversTypes['Draft']> }>>;
  ReviewReport: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>> & { since: string; merged: import('../content.ts').Merged; reasons: import('../content.ts').Review[] }>;
  BrandReport: ResolverTypeWrapper<Partial<Omit<BrandReport, 'classes'> & { classes: Array<ResolversTypes['MemberClass']> }>>;
  MemberClass: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['brands'][number]['classes'][number] & { standIns: () => Promise<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['standIns']>>[string]> }>;
  StandIn: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['standIns']>>[string][number]>;
  SampleMember: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['brands'][number]['classes'][number]['sample']>;
  SampleFact: ResolverTypeWrapper<Partial<SampleFact>>;
  SampleSet: ResolverTypeWrapper<Partial<SampleSet>>;
  Severity: ResolverTypeWrapper<Partial<Severity>>;
  Finding: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['findings'][number] & { reason: import('../content.ts').Review | undefined }>;
  Reason: ResolverTypeWrapper<import('../content.ts').Review>;
  ProvedRule: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['proved'][number]>;
  ItemChange: ResolverTypeWrapper<import('../review-desk.ts').ItemChange>;
  Comparison: ResolverTypeWrapper<{ before: import('../content.ts').Revision; after: import('../content.ts').Revision }>;
  ComparedFile: ResolverTypeWrapper<{ path: string; before: string | undefined; after: string | undefined }>;
  History: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['history']>>>;
  HistoryEntry: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['history']>>['entries'][number]>;
  ScheduleState: ResolverTypeWrapper<Partial<ScheduleState>>;
  Schedule: ResolverTypeWrapper<import('../review-desk.ts').Schedule>;
  DatedItem: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['dates']>>[number]>;
  Presence: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['presentIn']>>[number]>;
  Serving: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['serving']>>[number]>;
  Asset: ResolverTypeWrapper<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['assets']>>[number]>;
  DraftStage: ResolverTypeWrapper<Partial<DraftStage>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  Role: ResolverTypeWrapper<Partial<Role>>;
  Node: ResolverTypeWrapper<object>;
  PageInfo: ResolverTypeWrapper<Partial<PageInfo>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  IdName: ResolverTypeWrapper<Partial<IdName>>;
  HistoryInput: ResolverTypeWrapper<Partial<HistoryInput>>;
  Staff: ResolverTypeWrapper<import('../policy.ts').Staff>;
  Grant: ResolverTypeWrapper<import('../policy.ts').Grant>;
  Brand: ResolverTypeWrapper<import('../desk.ts').Brand>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Mutation: Record<PropertyKey, never>;
  UserError: Partial<UserError>;
  String: Partial<Scalars['String']['output']>;
  FileInput: Partial<FileInput>;
  SaveDraftInput: Partial<SaveDraftInput>;
  Int: Partial<Scalars['Int']['output']>;
  SaveDraftPayload: Partial<Omit<SaveDraftPayload, 'draft' | 'since'> & { draft: Maybe<ResolversParentTypes['Draft']>, since: Array<ResolversParentTypes['FileEdit']> }>;
  ClashDecisionInput: Partial<ClashDecisionInput>;
  SettleDraftInput: Partial<SettleDraftInput>;
  ID: Partial<Scalars['ID']['output']>;
  SettleDraftPayload: Partial<Omit<SettleDraftPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  AddAssetInput: Partial<AddAssetInput>;
  AddAssetPayload: Partial<Omit<AddAssetPayload, 'draft' | 'asset'> & { draft: Maybe<ResolversParentTypes['Draft']>, asset: Maybe<ResolversParentTypes['Asset']> }>;
  ThrowDraftAwayInput: Partial<ThrowDraftAwayInput>;
  ThrowDraftAwayPayload: Partial<Omit<ThrowDraftAwayPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  RestoreDraftInput: Partial<RestoreDraftInput>;
  RestoreDraftPayload: Partial<Omit<RestoreDraftPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  AskForReviewInput: Partial<AskForReviewInput>;
  AskForReviewPayload: Partial<Omit<AskForReviewPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  ApproveDraftInput: Partial<ApproveDraftInput>;
  ApproveDraftPayload: Partial<Omit<ApproveDraftPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  SendDraftBackInput: Partial<SendDraftBackInput>;
  SendDraftBackPayload: Partial<Omit<SendDraftBackPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  PublishDraftInput: Partial<PublishDraftInput>;
  PublishDraftPayload: Partial<Omit<PublishDraftPayload, 'revision' | 'draft'> & { revision: Maybe<ResolversParentTypes['Revision']>, draft: Maybe<ResolversParentTypes['Draft']> }>;
  TickFindingInput: Partial<TickFindingInput>;
  TickFindingPayload: Partial<Omit<TickFindingPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  BeInDraftInput: Partial<BeInDraftInput>;
  BeInDraftPayload: Partial<Omit<BeInDraftPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  LeaveDraftInput: Partial<LeaveDraftInput>;
  LeaveDraftPayload: Partial<Omit<LeaveDraftPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  ScheduleDraftInput: Partial<ScheduleDraftInput>;
  ScheduleDraftPayload: Partial<Omit<ScheduleDraftPayload, 'schedule'> & { schedule: Maybe<ResolversParentTypes['Schedule']> }>;
  PublishScheduleInput: Partial<PublishScheduleInput>;
  PublishSchedulePayload: Partial<Omit<PublishSchedulePayload, 'schedule'> & { schedule: Maybe<ResolversParentTypes['Schedule']> }>;
  CancelScheduleInput: Partial<CancelScheduleInput>;
  CancelSchedulePayload: Partial<Omit<CancelSchedulePayload, 'schedule'> & { schedule: Maybe<ResolversParentTypes['Schedule']> }>;
  RollBackInput: Partial<RollBackInput>;
  RollBackPayload: Partial<Omit<RollBackPayload, 'revision'> & { revision: Maybe<ResolversParentTypes['Revision']> }>;
  Revision: import('../content.ts').Revision;
  Boolean: Partial<Scalars['Boolean']['output']>;
  RevisionConnection: import('../connection.ts').Part<import('../content.ts').Revision>;
  RevisionEdge: Partial<Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] }>;
  ManifestFile: Partial<ManifestFile>;
  FileEdit: import('../content.ts').FileEdit;
  Draft: import('../content.ts').Draft;
  DraftConnection: import('../connection.ts').Part<import('../content.ts').Draft>;
  DraftEdge: Partial<Omit<DraftEdge, 'node'> & { node: ResolversParentTypes['Draft'] }>;
  DraftCheck: import('../content.ts').Merged & { draft: import('../content.ts').Draft };
  RollbackCheck: import('../content.ts').Merged;
  Clash: import('../content.ts').Clash;
  Mistake: import('../content.ts').Mistake;
  Review: import('../content.ts').Review;
  Persona: import('../preview.ts').Persona;
  SayingInput: Partial<SayingInput>;
  PreviewInput: Partial<PreviewInput>;
  Preview: import('../preview.ts').OpenedPreview;
  PreviewMember: NonNullable<Awaited<ReturnType<import('../preview.ts').Preview['member']>>>;
  LaidFact: Partial<LaidFact>;
  FactChoice: Awaited<ReturnType<import('../preview.ts').Preview['choices']>>[number];
  FactValue: Partial<FactValue>;
  PreviewPlace: Awaited<ReturnType<import('../preview.ts').Preview['places']>>[number];
  HiddenItem: import('../preview.ts').HiddenItem;
  ShowingChange: import('../preview.ts').HiddenItem['changes'][number];
  PreviewLink: Awaited<ReturnType<import('../preview.ts').Preview['links']>>[number];
  SharePreviewInput: Partial<SharePreviewInput>;
  SharePreviewPayload: Partial<Omit<SharePreviewPayload, 'link' | 'draft'> & { link: Maybe<ResolversParentTypes['PreviewLink']>, draft: Maybe<ResolversParentTypes['Draft']> }>;
  TakePreviewBackInput: Partial<TakePreviewBackInput>;
  TakePreviewBackPayload: Partial<Omit<TakePreviewBackPayload, 'draft'> & { draft: Maybe<ResolversParentTypes['Draft']> }>;
  ReviewReport: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>> & { since: string; merged: import('../content.ts').Merged; reasons: import('../content.ts').Review[] };
  BrandReport: Partial<Omit<BrandReport, 'classes'> & { classes: Array<ResolversParentTypes['MemberClass']> }>;
  MemberClass: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['brands'][number]['classes'][number] & { standIns: () => Promise<Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['standIns']>>[string]> };
  StandIn: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['standIns']>>[string][number];
  SampleMember: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['brands'][number]['classes'][number]['sample'];
  SampleFact: Partial<SampleFact>;
  SampleSet: Partial<SampleSet>;
  Finding: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['findings'][number] & { reason: import('../content.ts').Review | undefined };
  Reason: import('../content.ts').Review;
  ProvedRule: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['report']>>['proved'][number];
  ItemChange: import('../review-desk.ts').ItemChange;
  Comparison: { before: import('../content.ts').Revision; after: import('../content.ts').Revision };
  ComparedFile: { path: string; before: string | undefined; after: string | undefined };
  History: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['history']>>;
  HistoryEntry: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['history']>>['entries'][number];
  Schedule: import('../review-desk.ts').Schedule;
  DatedItem: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['dates']>>[number];
  Presence: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['presentIn']>>[number];
  Serving: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['serving']>>[number];
  Asset: Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['assets']>>[number];
  DateTime: Partial<Scalars['DateTime']['output']>;
  Node: object;
  PageInfo: Partial<PageInfo>;
  Query: Record<PropertyKey, never>;
  IdName: Partial<IdName>;
  HistoryInput: Partial<HistoryInput>;
  Staff: import('../policy.ts').Staff;
  Grant: import('../policy.ts').Grant;
  Brand: import('../desk.ts').Brand;
};

export type NeedsDirectiveArgs = {
  role: Role;
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = StudioContext, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type MutationResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  saveDraft: Resolver<ResolversTypes['SaveDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'input'>>;
  settleDraft: Resolver<ResolversTypes['SettleDraftPayload'], ParentType, ContextType, RequireFields<MutationSettleDraftArgs, 'input'>>;
  addAsset: Resolver<ResolversTypes['AddAssetPayload'], ParentType, ContextType, RequireFields<MutationAddAssetArgs, 'input'>>;
  throwDraftAway: Resolver<ResolversTypes['ThrowDraftAwayPayload'], ParentType, ContextType, RequireFields<MutationThrowDraftAwayArgs, 'input'>>;
  restoreDraft: Resolver<ResolversTypes['RestoreDraftPayload'], ParentType, ContextType, RequireFields<MutationRestoreDraftArgs, 'input'>>;
  askForReview: Resolver<ResolversTypes['AskForReviewPayload'], ParentType, ContextType, RequireFields<MutationAskForReviewArgs, 'input'>>;
  approveDraft: Resolver<ResolversTypes['ApproveDraftPayload'], ParentType, ContextType, RequireFields<MutationApproveDraftArgs, 'input'>>;
  sendDraftBack: Resolver<ResolversTypes['SendDraftBackPayload'], ParentType, ContextType, RequireFields<MutationSendDraftBackArgs, 'input'>>;
  publishDraft: Resolver<ResolversTypes['PublishDraftPayload'], ParentType, ContextType, RequireFields<MutationPublishDraftArgs, 'input'>>;
  tickFinding: Resolver<ResolversTypes['TickFindingPayload'], ParentType, ContextType, RequireFields<MutationTickFindingArgs, 'input'>>;
  beInDraft: Resolver<ResolversTypes['BeInDraftPayload'], ParentType, ContextType, RequireFields<MutationBeInDraftArgs, 'input'>>;
  leaveDraft: Resolver<ResolversTypes['LeaveDraftPayload'], ParentType, ContextType, RequireFields<MutationLeaveDraftArgs, 'input'>>;
  scheduleDraft: Resolver<ResolversTypes['ScheduleDraftPayload'], ParentType, ContextType, RequireFields<MutationScheduleDraftArgs, 'input'>>;
  publishSchedule: Resolver<ResolversTypes['PublishSchedulePayload'], ParentType, ContextType, RequireFields<MutationPublishScheduleArgs, 'input'>>;
  cancelSchedule: Resolver<ResolversTypes['CancelSchedulePayload'], ParentType, ContextType, RequireFields<MutationCancelScheduleArgs, 'input'>>;
  sharePreview: Resolver<ResolversTypes['SharePreviewPayload'], ParentType, ContextType, RequireFields<MutationSharePreviewArgs, 'input'>>;
  takePreviewBack: Resolver<ResolversTypes['TakePreviewBackPayload'], ParentType, ContextType, RequireFields<MutationTakePreviewBackArgs, 'input'>>;
  rollBack: Resolver<ResolversTypes['RollBackPayload'], ParentType, ContextType, RequireFields<MutationRollBackArgs, 'input'>>;
};

export type UserErrorResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  path: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  code: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SaveDraftPayload'] = ResolversParentTypes['SaveDraftPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  since: Resolver<Array<ResolversTypes['FileEdit']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettleDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SettleDraftPayload'] = ResolversParentTypes['SettleDraftPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddAssetPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['AddAssetPayload'] = ResolversParentTypes['AddAssetPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  asset: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  removed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ThrowDraftAwayPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ThrowDraftAwayPayload'] = ResolversParentTypes['ThrowDraftAwayPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['RestoreDraftPayload'] = ResolversParentTypes['RestoreDraftPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AskForReviewPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['AskForReviewPayload'] = ResolversParentTypes['AskForReviewPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  mailed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproveDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ApproveDraftPayload'] = ResolversParentTypes['ApproveDraftPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  mailed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendDraftBackPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SendDraftBackPayload'] = ResolversParentTypes['SendDraftBackPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  mailed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['PublishDraftPayload'] = ResolversParentTypes['PublishDraftPayload']> = {
  revision: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TickFindingPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['TickFindingPayload'] = ResolversParentTypes['TickFindingPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BeInDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['BeInDraftPayload'] = ResolversParentTypes['BeInDraftPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LeaveDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['LeaveDraftPayload'] = ResolversParentTypes['LeaveDraftPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScheduleDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ScheduleDraftPayload'] = ResolversParentTypes['ScheduleDraftPayload']> = {
  schedule: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishSchedulePayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['PublishSchedulePayload'] = ResolversParentTypes['PublishSchedulePayload']> = {
  schedule: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelSchedulePayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['CancelSchedulePayload'] = ResolversParentTypes['CancelSchedulePayload']> = {
  schedule: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RollBackPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['RollBackPayload'] = ResolversParentTypes['RollBackPayload']> = {
  revision: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parent: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  cause: Resolver<ResolversTypes['Cause'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLive: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edits: Resolver<Array<ResolversTypes['FileEdit']>, ParentType, ContextType>;
  rollback: Resolver<ResolversTypes['RollbackCheck'], ParentType, ContextType>;
  assetList: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  text: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<RevisionTextArgs, 'path'>>;
  files: Resolver<Array<ResolversTypes['ManifestFile']>, ParentType, ContextType, RevisionFilesArgs>;
  assets: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevisionConnectionResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['RevisionConnection'] = ResolversParentTypes['RevisionConnection']> = {
  edges: Resolver<Array<ResolversTypes['RevisionEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionEdgeResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['RevisionEdge'] = ResolversParentTypes['RevisionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
};

export type ManifestFileResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ManifestFile'] = ResolversParentTypes['ManifestFile']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileEditResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['FileEdit'] = ResolversParentTypes['FileEdit']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  base: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isThrownAway: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edits: Resolver<Array<ResolversTypes['FileEdit']>, ParentType, ContextType>;
  text: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<DraftTextArgs, 'path'>>;
  files: Resolver<Array<ResolversTypes['ManifestFile']>, ParentType, ContextType, DraftFilesArgs>;
  assets: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  check: Resolver<ResolversTypes['DraftCheck'], ParentType, ContextType>;
  reviews: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  stage: Resolver<ResolversTypes['DraftStage'], ParentType, ContextType>;
  mayPublish: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewers: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayThrowAway: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitingSchedules: Resolver<Array<ResolversTypes['Schedule']>, ParentType, ContextType>;
  present: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType>;
  assetList: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  dates: Resolver<Array<ResolversTypes['DatedItem']>, ParentType, ContextType>;
  previewLinks: Resolver<Array<ResolversTypes['PreviewLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftConnectionResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['DraftConnection'] = ResolversParentTypes['DraftConnection']> = {
  edges: Resolver<Array<ResolversTypes['DraftEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Draft']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DraftEdgeResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['DraftEdge'] = ResolversParentTypes['DraftEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
};

export type DraftCheckResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['DraftCheck'] = ResolversParentTypes['DraftCheck']> = {
  onto: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
  edits: Resolver<Array<ResolversTypes['FileEdit']>, ParentType, ContextType>;
  others: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  clashes: Resolver<Array<ResolversTypes['Clash']>, ParentType, ContextType>;
  mistakes: Resolver<Array<ResolversTypes['Mistake']>, ParentType, ContextType>;
  isApproved: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['ItemChange']>, ParentType, ContextType>;
  report: Resolver<Maybe<ResolversTypes['ReviewReport']>, ParentType, ContextType>;
};

export type RollbackCheckResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['RollbackCheck'] = ResolversParentTypes['RollbackCheck']> = {
  onto: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['ItemChange']>, ParentType, ContextType>;
  mistakes: Resolver<Array<ResolversTypes['Mistake']>, ParentType, ContextType>;
  report: Resolver<Maybe<ResolversTypes['ReviewReport']>, ParentType, ContextType>;
  mayPublish: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClashResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Clash'] = ResolversParentTypes['Clash']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ClashKind'], ParentType, ContextType>;
  base: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ours: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theirs: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MistakeResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Mistake'] = ResolversParentTypes['Mistake']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  kind: Resolver<ResolversTypes['ReviewKind'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onto: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonaResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Persona'] = ResolversParentTypes['Persona']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts: Resolver<Maybe<Array<ResolversTypes['SampleFact']>>, ParentType, ContextType>;
  sets: Resolver<Maybe<Array<ResolversTypes['SampleSet']>>, ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frame: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mistakes: Resolver<Array<ResolversTypes['Mistake']>, ParentType, ContextType>;
  personas: Resolver<Array<ResolversTypes['Persona']>, ParentType, ContextType>;
  member: Resolver<Maybe<ResolversTypes['PreviewMember']>, ParentType, ContextType>;
  choices: Resolver<Array<ResolversTypes['FactChoice']>, ParentType, ContextType>;
  languages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  places: Resolver<Array<ResolversTypes['PreviewPlace']>, ParentType, ContextType>;
  hidden: Resolver<Array<ResolversTypes['HiddenItem']>, ParentType, ContextType>;
};

export type PreviewMemberResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['PreviewMember'] = ResolversParentTypes['PreviewMember']> = {
  persona: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  laid: Resolver<Array<ResolversTypes['LaidFact']>, ParentType, ContextType>;
};

export type LaidFactResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['LaidFact'] = ResolversParentTypes['LaidFact']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instead: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FactChoiceResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['FactChoice'] = ResolversParentTypes['FactChoice']> = {
  kind: Resolver<ResolversTypes['FactKind'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values: Resolver<Array<ResolversTypes['FactValue']>, ParentType, ContextType>;
};

export type FactValueResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['FactValue'] = ResolversParentTypes['FactValue']> = {
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewPlaceResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['PreviewPlace'] = ResolversParentTypes['PreviewPlace']> = {
  kind: Resolver<ResolversTypes['PlaceKind'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standings: Resolver<Array<ResolversTypes['Standing']>, ParentType, ContextType>;
  seeing: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HiddenItemResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['HiddenItem'] = ResolversParentTypes['HiddenItem']> = {
  item: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surface: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  why: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['ShowingChange']>, ParentType, ContextType>;
};

export type ShowingChangeResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ShowingChange'] = ResolversParentTypes['ShowingChange']> = {
  words: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing: Resolver<Maybe<ResolversTypes['Standing']>, ParentType, ContextType>;
  screen: Resolver<Maybe<ResolversTypes['Screen']>, ParentType, ContextType>;
  isOfMember: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PreviewLinkResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['PreviewLink'] = ResolversParentTypes['PreviewLink']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shows: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SharePreviewPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SharePreviewPayload'] = ResolversParentTypes['SharePreviewPayload']> = {
  link: Resolver<Maybe<ResolversTypes['PreviewLink']>, ParentType, ContextType>;
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TakePreviewBackPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['TakePreviewBackPayload'] = ResolversParentTypes['TakePreviewBackPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewReportResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ReviewReport'] = ResolversParentTypes['ReviewReport']> = {
  since: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands: Resolver<Array<ResolversTypes['BrandReport']>, ParentType, ContextType>;
  added: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  removed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  findings: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  proved: Resolver<Array<ResolversTypes['ProvedRule']>, ParentType, ContextType>;
};

export type BrandReportResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['BrandReport'] = ResolversParentTypes['BrandReport']> = {
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classes: Resolver<Array<ResolversTypes['MemberClass']>, ParentType, ContextType>;
  more: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unseen: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberClassResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['MemberClass'] = ResolversParentTypes['MemberClass']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  who: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sample: Resolver<ResolversTypes['SampleMember'], ParentType, ContextType>;
  screens: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  standIns: Resolver<Array<ResolversTypes['StandIn']>, ParentType, ContextType>;
};

export type StandInResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['StandIn'] = ResolversParentTypes['StandIn']> = {
  persona: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing: Resolver<ResolversTypes['Standing'], ParentType, ContextType>;
  isOnPhone: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNearest: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SampleMemberResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SampleMember'] = ResolversParentTypes['SampleMember']> = {
  words: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts: Resolver<Array<ResolversTypes['SampleFact']>, ParentType, ContextType>;
  sets: Resolver<Array<ResolversTypes['SampleSet']>, ParentType, ContextType>;
  day: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SampleFactResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SampleFact'] = ResolversParentTypes['SampleFact']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SampleSetResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SampleSet'] = ResolversParentTypes['SampleSet']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ids: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FindingResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  advice: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  somebody: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type ReasonResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProvedRuleResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ProvedRule'] = ResolversParentTypes['ProvedRule']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  because: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItemChangeResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ItemChange'] = ResolversParentTypes['ItemChange']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComparisonResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Comparison'] = ResolversParentTypes['Comparison']> = {
  changes: Resolver<Array<ResolversTypes['ItemChange']>, ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['ComparedFile']>, ParentType, ContextType>;
};

export type ComparedFileResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ComparedFile'] = ResolversParentTypes['ComparedFile']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['History'] = ResolversParentTypes['History']> = {
  entries: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  next: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  revision: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['ItemChange']>, ParentType, ContextType>;
};

export type ScheduleResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule']> = {
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draft: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  zone: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ScheduleState'], ParentType, ContextType>;
  told: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isViewers: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DatedItemResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['DatedItem'] = ResolversParentTypes['DatedItem']> = {
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surface: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isViewer: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServingResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Serving'] = ResolversParentTypes['Serving']> = {
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssetResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Asset'] = ResolversParentTypes['Asset']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isUsed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type NodeResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Revision' | 'Draft' | 'Brand', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  viewer: Resolver<ResolversTypes['Staff'], ParentType, ContextType>;
  brands: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  live: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
  revisions: Resolver<ResolversTypes['RevisionConnection'], ParentType, ContextType, QueryRevisionsArgs>;
  drafts: Resolver<ResolversTypes['DraftConnection'], ParentType, ContextType, RequireFields<QueryDraftsArgs, 'thrownAway'>>;
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType, RequireFields<QueryDraftArgs, 'name'>>;
  preview: Resolver<Maybe<ResolversTypes['Preview']>, ParentType, ContextType, RequireFields<QueryPreviewArgs, 'input'>>;
  revision: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType, RequireFields<QueryRevisionArgs, 'number'>>;
  comparison: Resolver<Maybe<ResolversTypes['Comparison']>, ParentType, ContextType, RequireFields<QueryComparisonArgs, 'before' | 'after'>>;
  history: Resolver<ResolversTypes['History'], ParentType, ContextType, RequireFields<QueryHistoryArgs, 'of'>>;
  publishers: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  schedules: Resolver<Array<ResolversTypes['Schedule']>, ParentType, ContextType>;
  dates: Resolver<Array<ResolversTypes['DatedItem']>, ParentType, ContextType>;
  warnings: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  serving: Resolver<Array<ResolversTypes['Serving']>, ParentType, ContextType>;
  tellsByMail: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idNames: Resolver<Array<ResolversTypes['IdName']>, ParentType, ContextType>;
};

export type IdNameResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['IdName'] = ResolversParentTypes['IdName']> = {
  set: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grants: Resolver<Array<ResolversTypes['Grant']>, ParentType, ContextType>;
};

export type GrantResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Grant'] = ResolversParentTypes['Grant']> = {
  role: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  brand: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hosts: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  roles: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  personas: Resolver<Array<ResolversTypes['Persona']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = StudioContext> = {
  Mutation: MutationResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  SaveDraftPayload: SaveDraftPayloadResolvers<ContextType>;
  SettleDraftPayload: SettleDraftPayloadResolvers<ContextType>;
  AddAssetPayload: AddAssetPayloadResolvers<ContextType>;
  ThrowDraftAwayPayload: ThrowDraftAwayPayloadResolvers<ContextType>;
  RestoreDraftPayload: RestoreDraftPayloadResolvers<ContextType>;
  AskForReviewPayload: AskForReviewPayloadResolvers<ContextType>;
  ApproveDraftPayload: ApproveDraftPayloadResolvers<ContextType>;
  SendDraftBackPayload: SendDraftBackPayloadResolvers<ContextType>;
  PublishDraftPayload: PublishDraftPayloadResolvers<ContextType>;
  TickFindingPayload: TickFindingPayloadResolvers<ContextType>;
  BeInDraftPayload: BeInDraftPayloadResolvers<ContextType>;
  LeaveDraftPayload: LeaveDraftPayloadResolvers<ContextType>;
  ScheduleDraftPayload: ScheduleDraftPayloadResolvers<ContextType>;
  PublishSchedulePayload: PublishSchedulePayloadResolvers<ContextType>;
  CancelSchedulePayload: CancelSchedulePayloadResolvers<ContextType>;
  RollBackPayload: RollBackPayloadResolvers<ContextType>;
  Revision: RevisionResolvers<ContextType>;
  RevisionConnection: RevisionConnectionResolvers<ContextType>;
  RevisionEdge: RevisionEdgeResolvers<ContextType>;
  ManifestFile: ManifestFileResolvers<ContextType>;
  FileEdit: FileEditResolvers<ContextType>;
  Draft: DraftResolvers<ContextType>;
  DraftConnection: DraftConnectionResolvers<ContextType>;
  DraftEdge: DraftEdgeResolvers<ContextType>;
  DraftCheck: DraftCheckResolvers<ContextType>;
  RollbackCheck: RollbackCheckResolvers<ContextType>;
  Clash: ClashResolvers<ContextType>;
  Mistake: MistakeResolvers<ContextType>;
  Review: ReviewResolvers<ContextType>;
  Persona: PersonaResolvers<ContextType>;
  Preview: PreviewResolvers<ContextType>;
  PreviewMember: PreviewMemberResolvers<ContextType>;
  LaidFact: LaidFactResolvers<ContextType>;
  FactChoice: FactChoiceResolvers<ContextType>;
  FactValue: FactValueResolvers<ContextType>;
  PreviewPlace: PreviewPlaceResolvers<ContextType>;
  HiddenItem: HiddenItemResolvers<ContextType>;
  ShowingChange: ShowingChangeResolvers<ContextType>;
  PreviewLink: PreviewLinkResolvers<ContextType>;
  SharePreviewPayload: SharePreviewPayloadResolvers<ContextType>;
  TakePreviewBackPayload: TakePreviewBackPayloadResolvers<ContextType>;
  ReviewReport: ReviewReportResolvers<ContextType>;
  BrandReport: BrandReportResolvers<ContextType>;
  MemberClass: MemberClassResolvers<ContextType>;
  StandIn: StandInResolvers<ContextType>;
  SampleMember: SampleMemberResolvers<ContextType>;
  SampleFact: SampleFactResolvers<ContextType>;
  SampleSet: SampleSetResolvers<ContextType>;
  Finding: FindingResolvers<ContextType>;
  Reason: ReasonResolvers<ContextType>;
  ProvedRule: ProvedRuleResolvers<ContextType>;
  ItemChange: ItemChangeResolvers<ContextType>;
  Comparison: ComparisonResolvers<ContextType>;
  ComparedFile: ComparedFileResolvers<ContextType>;
  History: HistoryResolvers<ContextType>;
  HistoryEntry: HistoryEntryResolvers<ContextType>;
  Schedule: ScheduleResolvers<ContextType>;
  DatedItem: DatedItemResolvers<ContextType>;
  Presence: PresenceResolvers<ContextType>;
  Serving: ServingResolvers<ContextType>;
  Asset: AssetResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  IdName: IdNameResolvers<ContextType>;
  Staff: StaffResolvers<ContextType>;
  Grant: GrantResolvers<ContextType>;
  Brand: BrandResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = StudioContext> = {
  needs: NeedsDirectiveResolver<any, any, ContextType>;
};
