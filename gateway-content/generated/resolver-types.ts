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
  /** Throws a draft away; for 30 days it can be had back. */
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
  /** Makes an old revision's content live again, as a new revision. */
  rollBack: RollBackPayload;
};


/** Everything that changes something. Each asks for the version that whoever changes has seen, so that nobody loses an edit. */
export type MutationSaveDraftArgs = {
  input: SaveDraftInput;
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
  | 'FOUR_EYES';

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

/** The draft to throw away. */
export type ThrowDraftAwayInput = {
  /** Id of the draft. */
  draftId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
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

/** What was asked or said of a draft. */
export type ReviewKind =
  /** Somebody asked for a review. */
  | 'ASKED'
  /** Somebody approved it. */
  | 'APPROVED'
  /** Somebody sent it back: what was approved before counts no more. */
  | 'SENT_BACK';

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
};

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
  brand: Scalars['String']['input'];
  /** The draft, merged with what is live; what is live where it is left out. */
  draftId: InputMaybe<Scalars['ID']['input']>;
  /** A version of the draft for good; when it is left out the preview goes on with each save. */
  version: InputMaybe<Scalars['Int']['input']>;
  /** The sample member. */
  persona: InputMaybe<Scalars['String']['input']>;
  /** How far it is. */
  standing: InputMaybe<Standing>;
  /** The instant that the preview takes for now, as in 2026-12-05T17:00:00Z; the real one when it is left out. */
  at: InputMaybe<Scalars['String']['input']>;
  /** A language of the brand, as in es-US; its own when it is left out. */
  language: InputMaybe<Scalars['String']['input']>;
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
  /** Items that the sample member does not see. */
  hidden: Array<HiddenItem>;
};

/** An item that a sample member does not see, and why. */
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
  changes: Array<Scalars['String']['output']>;
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
  ThrowDraftAwayInput: ResolverTypeWrapper<Partial<ThrowDraftAwayInput>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
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
  RollBackInput: ResolverTypeWrapper<Partial<RollBackInput>>;
  RollBackPayload: ResolverTypeWrapper<Partial<Omit<RollBackPayload, 'revision'> & { revision: Maybe<ResolversTypes['Revision']> }>>;
  Cause: ResolverTypeWrapper<Partial<Cause>>;
  Revision: ResolverTypeWrapper<import('../desk.ts').Revision>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  RevisionConnection: ResolverTypeWrapper<import('../connection.ts').Part<import('../desk.ts').Revision>>;
  RevisionEdge: ResolverTypeWrapper<Partial<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>>;
  ManifestFile: ResolverTypeWrapper<Partial<ManifestFile>>;
  FileEdit: ResolverTypeWrapper<import('../desk.ts').FileEdit>;
  Draft: ResolverTypeWrapper<import('../desk.ts').Draft>;
  DraftConnection: ResolverTypeWrapper<import('../connection.ts').Part<import('../desk.ts').Draft>>;
  DraftEdge: ResolverTypeWrapper<Partial<Omit<DraftEdge, 'node'> & { node: ResolversTypes['Draft'] }>>;
  DraftCheck: ResolverTypeWrapper<import('../desk.ts').Merged & { draft: import('../desk.ts').Draft }>;
  ClashKind: ResolverTypeWrapper<Partial<ClashKind>>;
  Clash: ResolverTypeWrapper<import('../desk.ts').Clash>;
  Mistake: ResolverTypeWrapper<import('../desk.ts').Mistake>;
  ReviewKind: ResolverTypeWrapper<Partial<ReviewKind>>;
  Review: ResolverTypeWrapper<import('../desk.ts').Review>;
  Persona: ResolverTypeWrapper<import('../preview.ts').Persona>;
  Standing: ResolverTypeWrapper<Partial<Standing>>;
  PreviewInput: ResolverTypeWrapper<Partial<PreviewInput>>;
  Preview: ResolverTypeWrapper<import('../preview.ts').OpenedPreview>;
  HiddenItem: ResolverTypeWrapper<import('../preview.ts').HiddenItem>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  Role: ResolverTypeWrapper<Partial<Role>>;
  Node: ResolverTypeWrapper<object>;
  PageInfo: ResolverTypeWrapper<Partial<PageInfo>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  ThrowDraftAwayInput: Partial<ThrowDraftAwayInput>;
  ID: Partial<Scalars['ID']['output']>;
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
  RollBackInput: Partial<RollBackInput>;
  RollBackPayload: Partial<Omit<RollBackPayload, 'revision'> & { revision: Maybe<ResolversParentTypes['Revision']> }>;
  Revision: import('../desk.ts').Revision;
  Boolean: Partial<Scalars['Boolean']['output']>;
  RevisionConnection: import('../connection.ts').Part<import('../desk.ts').Revision>;
  RevisionEdge: Partial<Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] }>;
  ManifestFile: Partial<ManifestFile>;
  FileEdit: import('../desk.ts').FileEdit;
  Draft: import('../desk.ts').Draft;
  DraftConnection: import('../connection.ts').Part<import('../desk.ts').Draft>;
  DraftEdge: Partial<Omit<DraftEdge, 'node'> & { node: ResolversParentTypes['Draft'] }>;
  DraftCheck: import('../desk.ts').Merged & { draft: import('../desk.ts').Draft };
  Clash: import('../desk.ts').Clash;
  Mistake: import('../desk.ts').Mistake;
  Review: import('../desk.ts').Review;
  Persona: import('../preview.ts').Persona;
  PreviewInput: Partial<PreviewInput>;
  Preview: import('../preview.ts').OpenedPreview;
  HiddenItem: import('../preview.ts').HiddenItem;
  DateTime: Partial<Scalars['DateTime']['output']>;
  Node: object;
  PageInfo: Partial<PageInfo>;
  Query: Record<PropertyKey, never>;
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
  throwDraftAway: Resolver<ResolversTypes['ThrowDraftAwayPayload'], ParentType, ContextType, RequireFields<MutationThrowDraftAwayArgs, 'input'>>;
  restoreDraft: Resolver<ResolversTypes['RestoreDraftPayload'], ParentType, ContextType, RequireFields<MutationRestoreDraftArgs, 'input'>>;
  askForReview: Resolver<ResolversTypes['AskForReviewPayload'], ParentType, ContextType, RequireFields<MutationAskForReviewArgs, 'input'>>;
  approveDraft: Resolver<ResolversTypes['ApproveDraftPayload'], ParentType, ContextType, RequireFields<MutationApproveDraftArgs, 'input'>>;
  sendDraftBack: Resolver<ResolversTypes['SendDraftBackPayload'], ParentType, ContextType, RequireFields<MutationSendDraftBackArgs, 'input'>>;
  publishDraft: Resolver<ResolversTypes['PublishDraftPayload'], ParentType, ContextType, RequireFields<MutationPublishDraftArgs, 'input'>>;
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
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproveDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['ApproveDraftPayload'] = ResolversParentTypes['ApproveDraftPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendDraftBackPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['SendDraftBackPayload'] = ResolversParentTypes['SendDraftBackPayload']> = {
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishDraftPayloadResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['PublishDraftPayload'] = ResolversParentTypes['PublishDraftPayload']> = {
  revision: Resolver<Maybe<ResolversTypes['Revision']>, ParentType, ContextType>;
  draft: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
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
};

export type PreviewResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frame: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mistakes: Resolver<Array<ResolversTypes['Mistake']>, ParentType, ContextType>;
  hidden: Resolver<Array<ResolversTypes['HiddenItem']>, ParentType, ContextType>;
};

export type HiddenItemResolvers<ContextType = StudioContext, ParentType extends ResolversParentTypes['HiddenItem'] = ResolversParentTypes['HiddenItem']> = {
  item: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surface: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  why: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  ThrowDraftAwayPayload: ThrowDraftAwayPayloadResolvers<ContextType>;
  RestoreDraftPayload: RestoreDraftPayloadResolvers<ContextType>;
  AskForReviewPayload: AskForReviewPayloadResolvers<ContextType>;
  ApproveDraftPayload: ApproveDraftPayloadResolvers<ContextType>;
  SendDraftBackPayload: SendDraftBackPayloadResolvers<ContextType>;
  PublishDraftPayload: PublishDraftPayloadResolvers<ContextType>;
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
  Clash: ClashResolvers<ContextType>;
  Mistake: MistakeResolvers<ContextType>;
  Review: ReviewResolvers<ContextType>;
  Persona: PersonaResolvers<ContextType>;
  Preview: PreviewResolvers<ContextType>;
  HiddenItem: HiddenItemResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  Staff: StaffResolvers<ContextType>;
  Grant: GrantResolvers<ContextType>;
  Brand: BrandResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = StudioContext> = {
  needs: NeedsDirectiveResolver<any, any, ContextType>;
};
