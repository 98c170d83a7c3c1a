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
  | 'FOUR_EYES';

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

/** The draft to throw away. */
export type ThrowDraftAwayInput = {
  /** Id of the draft. */
  draftId: string;
  /** The version that was seen. */
  version: number;
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

/** What was asked or said of a draft. */
export type ReviewKind =
  /** Somebody asked for a review. */
  | 'ASKED'
  /** Somebody approved it. */
  | 'APPROVED'
  /** Somebody sent it back: what was approved before counts no more. */
  | 'SENT_BACK';

/** How far a sample member is. */
export type Standing =
  /** Nobody has signed in yet. */
  | 'SIGNED_OUT'
  /** After the password, at the first step of the journey. */
  | 'SIGNING_IN'
  /** Inside, after all steps. */
  | 'SIGNED_IN';

/** What to look at. */
export type PreviewInput = {
  /** The brand's folder of manifests. */
  brand: string;
  /** The draft, merged with what is live; what is live where it is left out. */
  draftId?: string | null | undefined;
  /** A version of the draft for good; when it is left out the preview goes on with each save. */
  version?: number | null | undefined;
  /** The sample member. */
  persona?: string | null | undefined;
  /** How far it is. */
  standing?: Standing | null | undefined;
  /** The instant that the preview takes for now, as in 2026-12-05T17:00:00Z; the real one when it is left out. */
  at?: string | null | undefined;
  /** A language of the brand, as in es-US; its own when it is left out. */
  language?: string | null | undefined;
  /** Where to look first. */
  path?: string | null | undefined;
  /** The name of the frame that it is for, from an answer before; another one when it is left out. */
  frame?: string | null | undefined;
};

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
