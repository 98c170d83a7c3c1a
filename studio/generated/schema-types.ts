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
