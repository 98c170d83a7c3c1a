// Generated from *.graphql by `npm run generate`. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphContext } from '../context/graph-context.ts';
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
  /** A calendar date without a time of day: yyyy-mm-dd. */
  Date: { input: string; output: string; }
  /** An instant, as RFC 3339 writes it, with the offset of the clock of the person who asks: 2026-03-01T09:05:00-08:00. */
  DateTime: { input: string; output: string; }
  /** An amount in US dollars: a decimal string with two decimals, "1234.50". Never a number, which would be rounded. */
  Money: { input: string; output: string; }
  /** What stands around every screen for one member: brand, menus, alerts, footer and words. */
  ShellView: { input: unknown; output: unknown; }
  /** What one screen shows one member: its words, and the blocks, tools, programs or contacts that its kind has. */
  ScreenView: { input: unknown; output: unknown; }
  /** Rich text as a tree of HTML elements (hast), sanitised: it holds no script and no style. */
  RichText: { input: import('hast').Root; output: import('hast').Root; }
};

/** Everything that can be asked without changing anything. */
export type Query = {
  __typename?: 'Query';
  /** The signed-in member, with a temporary or a full session; null when signed out. */
  viewer: Maybe<Viewer>;
  /** The questions that people choose from for their security answers, in the order in which they are offered; null when they cannot be had. Needs no session. */
  securityQuestions: Maybe<Array<SecurityQuestion>>;
  /** Menus, alerts, footer and texts around every screen, for whoever asks. */
  shell: Scalars['ShellView']['output'];
  /** What an address shows to whoever asks: guards are decided here, on the server. */
  screen: Screen;
  /** The brand's holiday calendar, sanitised; null when it is empty or cannot be had. */
  holidayCalendar: Maybe<Scalars['RichText']['output']>;
  /** Quality accreditations of the footer; empty when they cannot be had. */
  accreditations: Array<Accreditation>;
  /** The chat service of the brand, from its configured address; null when it cannot be had. */
  chatConfiguration: Maybe<ChatConfig>;
  /** A node by its id; null for what there is not and for what the viewer may not see, which nothing tells apart. */
  node: Maybe<Node>;
};


/** Everything that can be asked without changing anything. */
export type QueryScreenArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be asked without changing anything. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};

/** Whoever is signed in, and everything that the portal may show them. A field is null, with an error that names its place, when its source fails alone; those that can never be null belong to screens that have nothing else to show. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Computed answers to everything a manifest condition can ask; null is unknown. */
  facts: Facts;
  /** Communication preferences with what the form starts with. */
  preferences: Preferences;
  /** Names of the preferences that apply to this member. */
  relevantPreferences: Array<PreferenceName>;
  /** What the member agreed to at registration. */
  registrationPolicy: RegistrationPolicy;
  /** Who asks: another id for another person, another group, and for staff who act as the member. No node. */
  id: Scalars['ID']['output'];
  /** Staff who act as the member in this session; null for the member. */
  actingStaff: Maybe<ActingStaff>;
  /** State of the sign-in. */
  accountStatus: AccountStatus;
  /** The family of the member who is signed in, in the group that the session is tied to. */
  family: Maybe<Family>;
  /** The family member who is signed in, or for whom staff act. Its id and what has a source of its own are there when the family's record fails. */
  member: Maybe<Member>;
  /** What an address form offers: countries and states, each in its sortOrder. */
  addressCodes: Maybe<Array<AddressCode>>;
  /** Where the member is signed in, the place used last first; null when nobody can tell, and for staff who act as the member. */
  signIns: Maybe<Array<SignInPlace>>;
  /** The member's groups. */
  groups: Maybe<Array<Group>>;
  /** The same groups, told with their plans and contracts by one call. */
  groupsWithPlans: Array<Group>;
  /** Groups that may be chosen during sign-in. */
  groupChoices: Array<Group>;
  /** Primary care of everybody whom the viewer may see; null where it is nobody's. */
  primaryCare: Maybe<PrimaryCare>;
  /** One primary care provider; null for one whom the insurer does not know. */
  primaryCareProvider: Maybe<PrimaryCareProvider>;
  /** Providers near a place who treat everybody named, nearest first; null when somebody named may not choose from that day. */
  primaryCareProviders: Maybe<PrimaryCareProviderConnection>;
  /** What registration starts with for a person who comes with a temporary token. */
  registrationDetails: Maybe<RegistrationDetails>;
};


/** Whoever is signed in, and everything that the portal may show them. A field is null, with an error that names its place, when its source fails alone; those that can never be null belong to screens that have nothing else to show. */
export type ViewerPrimaryCareProviderArgs = {
  number: Scalars['ID']['input'];
};


/** Whoever is signed in, and everything that the portal may show them. A field is null, with an error that names its place, when its source fails alone; those that can never be null belong to screens that have nothing else to show. */
export type ViewerPrimaryCareProvidersArgs = {
  search?: PrimaryCareSearch;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  skip: InputMaybe<Scalars['Int']['input']>;
};

/** Staff who act as a member. */
export type ActingStaff = {
  __typename?: 'ActingStaff';
  /** By which the insurer knows them; null when the gateway does not tell. */
  key: Maybe<Scalars['String']['output']>;
  /** Whom their role lets them act for. */
  reach: StaffReach;
};

/** Whom staff may act for. */
export type StaffReach =
  /** Any member. */
  | 'ANYONE'
  /** Members who are not employees. */
  | 'NON_EMPLOYEES';

/** State of a sign-in. */
export type AccountStatus =
  /** Signing in works. */
  | 'ACTIVE'
  /** The insurer has disabled it. */
  | 'DISABLED'
  /** Its first password has to be changed before anything else. */
  | 'INITIAL'
  /** The insurer has locked it. */
  | 'LOCKED'
  /** The insurer asks for a new password before anything else. */
  | 'FORCED_CHANGE';

/** How a time is told today. */
export type Timeline =
  /** Before its first day. */
  | 'STARTS'
  /** Begun, without an end. */
  | 'ACTIVE_SINCE'
  /** Begun, with an end still to come. */
  | 'ENDING'
  /** Over. */
  | 'RANGE';

/** Everything that changes something: sessions, preferences, consent, groups. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Begins to sign in: ends whatever session there was, and tells once what led here. */
  beginSignIn: BeginSignInPayload;
  /** Checks user name and password, begins a temporary session and runs the post-login journey. */
  signIn: SignInPayload;
  /** Runs the post-login journey again with the session's temporary token. */
  continueJourney: ContinueJourneyPayload;
  /** Staff: acts as a member. */
  logInAs: LogInAsPayload;
  /** Saves communication preferences; a journey does not move on by it. */
  updatePreferences: UpdatePreferencesPayload;
  /** Saves consent choices. */
  signPolicies: SignPoliciesPayload;
  /** Keeps that the member has read a text that the journey asks to be acknowledged. */
  acknowledge: AcknowledgePayload;
  /** Ends the session and clears its cookies. */
  logOut: LogOutPayload;
  /** Changes the password; an initial or forced account becomes active. */
  changePassword: ChangePasswordPayload;
  /** Stores the answers to three security questions in the place of earlier ones. */
  saveSecurityAnswers: SaveSecurityAnswersPayload;
  /** Stores the address of the family. */
  saveAddress: SaveAddressPayload;
  /** Ends one of the other sign-ins of the member: there they are asked to log in again. */
  endSignIn: EndSignInPayload;
  /** Ends all sign-ins of the member but the one that asks. */
  endOtherSignIns: EndOtherSignInsPayload;
  /** Marks eBill as visited, without opening it. Doing it again changes nothing. */
  registerEbill: RegisterEbillPayload;
  /** Fetches the user key and the registration state, registers on the first visit, and gives the eBill address to open. */
  openEbill: OpenEbillPayload;
  /** During sign-in: the group already tied to the token goes straight on, another one is switched to first. */
  chooseGroup: ChooseGroupPayload;
  /** Later: switches group, forgets what the session held of the other, and runs the journey. */
  switchGroup: SwitchGroupPayload;
  /** Keeps whoever is signed in so for two more hours, with a new token of the same group. */
  extendSession: ExtendSessionPayload;
  /** Sends ID cards by e-mail, as a PDF. */
  emailIdCard: EmailIdCardPayload;
  /** Orders a printed ID card by mail. */
  requestIdCard: RequestIdCardPayload;
  /** Asks that a direct plan is not renewed. */
  cancelPlan: CancelPlanPayload;
  /** Selects a primary care provider for one or more members: for all of them or for none. */
  selectPrimaryCareProvider: SelectPrimaryCareProviderPayload;
  /** Asks for the user name by e-mail. Needs no session. Nothing tells whether there is such a person. */
  recoverUsername: RecoverUsernamePayload;
  /** Asks for a link by e-mail that sets a new password. Needs no session. Nothing tells whether there is such a user name. */
  recoverPassword: RecoverPasswordPayload;
  /** Opens the link of such an e-mail: which security questions it asks. Does not use it up. */
  openRecoveryLink: OpenRecoveryLinkPayload;
  /** Sets a new password with a link and the security answers. Begins no session: the person signs in next. */
  resetPassword: ResetPasswordPayload;
  /** Whether a person with these details can register. Needs no session. */
  checkRegistration: CheckRegistrationPayload;
  /** Whether a user name can be taken. Needs no session. */
  checkUsername: CheckUsernamePayload;
  /** Creates the sign-in of a person who has none. Needs no session, and begins none: the person signs in next. */
  register: RegisterPayload;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationLogInAsArgs = {
  input: LogInAsInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationUpdatePreferencesArgs = {
  input: UpdatePreferencesInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationSignPoliciesArgs = {
  input: SignPoliciesInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationAcknowledgeArgs = {
  input: AcknowledgeInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationSaveSecurityAnswersArgs = {
  input: SaveSecurityAnswersInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationSaveAddressArgs = {
  input: SaveAddressInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationEndSignInArgs = {
  input: EndSignInInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationChooseGroupArgs = {
  input: ChooseGroupInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationSwitchGroupArgs = {
  input: SwitchGroupInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationEmailIdCardArgs = {
  input: EmailIdCardInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationRequestIdCardArgs = {
  input: RequestIdCardInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationCancelPlanArgs = {
  input: CancelPlanInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationSelectPrimaryCareProviderArgs = {
  input: SelectPrimaryCareProviderInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationRecoverUsernameArgs = {
  input: RecoverUsernameInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationRecoverPasswordArgs = {
  input: RecoverPasswordInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationOpenRecoveryLinkArgs = {
  input: OpenRecoveryLinkInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationCheckRegistrationArgs = {
  input: CheckRegistrationInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationCheckUsernameArgs = {
  input: CheckUsernameInput;
};


/** Everything that changes something: sessions, preferences, consent, groups. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};

/** What led to a new sign-in. */
export type SignInNotice =
  /** The session ran out; signing in leads back to where it was. */
  | 'SESSION_ENDED'
  /** A new password was set with the link of an e-mail. */
  | 'PASSWORD_SET'
  /** A sign-in went well, and its cookie did not come back. */
  | 'COOKIES_NOT_KEPT';

/** A sign-in that begins. */
export type BeginSignInPayload = {
  __typename?: 'BeginSignInPayload';
  /** True when logging out led here. Told once: asking uses it up. */
  loggedOut: Scalars['Boolean']['output'];
  /** What else led here, told once as well; null for nothing. */
  notice: Maybe<SignInNotice>;
  /** Queries of the same request, asked after the session has ended. */
  query: Query;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** User name and password. */
export type SignInInput = {
  /** User name. */
  username: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Where the journey leads after signing in, or why it did not begin. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Path to go to next, or an absolute address where the insurer's answer leads elsewhere; null when there are errors. /hand-off leads to the form post to the sales-force SSO. */
  next: Maybe<Scalars['String']['output']>;
  /** INVALID_CREDENTIALS, LOGIN_ATTEMPTS_REMAINING, ACCOUNT_LOCKED, RATE_LIMITED, UNAVAILABLE. */
  userErrors: Array<UserError>;
};

/** Where the journey leads. */
export type ContinueJourneyPayload = {
  __typename?: 'ContinueJourneyPayload';
  /** Path to go to next, as signIn gives it. */
  next: Maybe<Scalars['String']['output']>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** The end of the session. */
export type LogOutPayload = {
  __typename?: 'LogOutPayload';
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** Where the journey of staff who act as a member leads, or why it did not begin. */
export type LogInAsPayload = {
  __typename?: 'LogInAsPayload';
  /** Path to go to next, as signIn gives it; null when there are errors. */
  next: Maybe<Scalars['String']['output']>;
  /** Why not, in the insurer's own words, to be shown; null where there are none. */
  refusal: Maybe<Scalars['String']['output']>;
  /** LOGIN_AS_REFUSED. */
  userErrors: Array<UserError>;
};

/** Whom staff want to act as: all three optional fields for a specific member, none of them for the subscriber. */
export type LogInAsInput = {
  /** Number on the ID card. */
  subscriberId: Scalars['String']['input'];
  /** First name of a specific member. */
  firstName: InputMaybe<Scalars['String']['input']>;
  /** Last name of a specific member. */
  lastName: InputMaybe<Scalars['String']['input']>;
  /** Date of birth of a specific member. */
  dateOfBirth: InputMaybe<Scalars['Date']['input']>;
  /** Do not hand off to the external sales-force SSO in this session. */
  preventSalesforce: Scalars['Boolean']['input'];
};

/** A family that the insurer covers: a subscriber and the dependents. */
export type Family = Node & {
  __typename?: 'Family';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number of the family on its ID cards. */
  subscriberId: Scalars['String']['output'];
  /** Since when the family is in the group. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** True while the family's time in the group has not begun. */
  startsLater: Scalars['Boolean']['output'];
  /** When the subscriber was hired. */
  hireDate: Maybe<Scalars['Date']['output']>;
  /** The members whom the viewer may see, by suffix: all of them for the subscriber. */
  members: Array<Member>;
  /** One of them; null when there is none whom the viewer may see. */
  member: Maybe<Member>;
  /** Postal address and phone number. */
  address: Maybe<PostalAddress>;
  /** Where the brand's chat is reached and whether it is offered. */
  chatConfig: Maybe<ChatConfig>;
  /** Products of the insurer; offered when eligible and addressed. */
  products: Array<Product>;
  /** Types of claims that somebody of the family can have; the first is what lists begin with. */
  claimTypes: Maybe<Array<ClaimType>>;
  /** Claims, latest service first: those of everybody for a subscriber, twelve people at most, and the own for anybody else. */
  claims: Maybe<ClaimConnection>;
  /** What such a list can be narrowed to. Dates and type of the filter count; providers and status make no difference. */
  claimChoices: Maybe<ClaimChoices>;
  /** Explanations of benefits, latest first; for the subscriber only. */
  explanations: Maybe<ExplanationConnection>;
  /** What such a list can be narrowed to; providers of the filter make no difference. For the subscriber only. */
  explanationChoices: Maybe<ExplanationChoices>;
  /** One explanation by the number that the insurer gave it; for the subscriber only. */
  explanation: Maybe<Explanation>;
  /** The explanation of a claim; null while there is none. Which one it is costs one call, what it says another. */
  explanationOfClaim: Maybe<Explanation>;
  /** The group that the session is tied to; null for a family without one. */
  group: Maybe<Group>;
  /** Whether there is at least one referral. */
  hasReferrals: Maybe<Scalars['Boolean']['output']>;
  /** Referrals, latest first: of the whole family for the subscriber, a dependent's own else. */
  referrals: Maybe<ReferralConnection>;
  /** What such a list can be narrowed to. */
  referralChoices: Maybe<ReferralChoices>;
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyMemberArgs = {
  suffix: InputMaybe<Scalars['Int']['input']>;
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyClaimsArgs = {
  patient: InputMaybe<Scalars['Int']['input']>;
  filter: InputMaybe<ClaimFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  skip: InputMaybe<Scalars['Int']['input']>;
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyClaimChoicesArgs = {
  patient: InputMaybe<Scalars['Int']['input']>;
  filter: InputMaybe<ClaimFilter>;
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyExplanationsArgs = {
  filter: InputMaybe<ExplanationFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  skip: InputMaybe<Scalars['Int']['input']>;
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyExplanationChoicesArgs = {
  filter: InputMaybe<ExplanationFilter>;
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyExplanationArgs = {
  number: Scalars['ID']['input'];
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyExplanationOfClaimArgs = {
  number: Scalars['ID']['input'];
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyReferralsArgs = {
  filter: InputMaybe<ReferralFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  skip: InputMaybe<Scalars['Int']['input']>;
};


/** A family that the insurer covers: a subscriber and the dependents. */
export type FamilyReferralChoicesArgs = {
  patient: InputMaybe<Scalars['ID']['input']>;
};

/** One person of a family. */
export type Member = Node & {
  __typename?: 'Member';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number of the member within the family, printed behind the subscriber ID: 0 is the subscriber. */
  suffix: Scalars['Int']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Subscriber or dependent. */
  relationship: Relationship;
  /** The relationship in words. */
  relationshipDescription: Maybe<Scalars['String']['output']>;
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['output'];
  /** The sex that the insurer has on record. */
  sex: Sex;
  /** The sex in words. */
  sexDescription: Scalars['String']['output'];
  /** Whether the member has an out-of-area plan. */
  hasOutOfAreaPlan: Scalars['Boolean']['output'];
  /** Whether the member has other medical insurance. */
  hasOtherMedical: Scalars['Boolean']['output'];
  /** Whether the member has other dental insurance. */
  hasOtherDental: Scalars['Boolean']['output'];
  /** What the member's own log-in may do beyond a member's. */
  role: StaffRole;
  /** Names of the provider networks. */
  networks: Array<Scalars['String']['output']>;
  /** One entry for each kind of coverage, in a fixed order. */
  coverages: Array<Coverage>;
  /** The job through which the family is covered; null for anybody but the viewer. */
  employment: Maybe<Employment>;
  /** The valid limits of the coverage of today: by kind of coverage, and in each the most telling one first. */
  limits: Maybe<Array<Limit>>;
  /** Every period of every kind of coverage that the insurer has on record, as it keeps them. */
  planRecords: Maybe<Array<PlanRecord>>;
  /** What the member's plan pays for in one kind of coverage on a date, and what is used of its limits. Each field below is a call of its own and fails alone. */
  benefits: Maybe<Benefits>;
  /** The benefits of each kind of coverage of a plan period, or of a date: plan, limits and headlines. */
  benefitsSummary: Maybe<BenefitsSummary>;
  /** The member's plan periods, newest first: those to come, the current one, and those that ended in the last two years. */
  planPeriods: Maybe<Array<PlanPeriod>>;
  /** The plan period that begins on a day, else the newest one in which the day lies; null when it lies in none. */
  planPeriod: Maybe<PlanPeriod>;
  /** At most three claims of the last two years: medical ones as the gateway answers them, then dental ones. */
  recentClaims: Maybe<Array<Claim>>;
  /** The member's claims, latest service first. */
  claims: Maybe<ClaimConnection>;
  /** One of the member's claims by the number that the insurer gave it. */
  claim: Maybe<Claim>;
  /** The member's account with eBill, the site that shows premium invoices; null for anybody but the viewer. */
  ebill: Maybe<Ebill>;
  /** Explanations of benefits with a claim of the member, latest first; for the subscriber only. */
  explanations: Maybe<ExplanationConnection>;
  /** Whether there is any ID card for the member; null for anybody but the viewer. */
  hasIdCard: Maybe<Scalars['Boolean']['output']>;
  /** Kinds of coverage that there is a card for; empty when no card is available, and null for anybody but the viewer. */
  idCardCategories: Maybe<Array<CoverageCategory>>;
  /** ID cards as they stand on screen, one for each kind of coverage; empty for a member who is not covered today. */
  idCards: Maybe<Array<IdCard>>;
  /** Those of them that are on offer: of the kinds of idCardCategories. Null for anybody but the viewer. */
  offeredIdCards: Maybe<Array<IdCard>>;
  /** Whether the member's plan has Medicare materials; null for anybody but the viewer. */
  hasMedicareMaterials: Maybe<Scalars['Boolean']['output']>;
  /** The Medicare materials of the plan year, empty for a member whose plan has none; null for anybody but the viewer. */
  medicareMaterials: Maybe<Array<MedicareMaterial>>;
  /** Renewal or cancellation of the member's individual plan; null for anybody but the viewer. */
  planManagement: Maybe<PlanManagement>;
  /** Until when the preventive care initiative asks for a visit; null where it does not, and for anybody but the viewer. */
  preventiveCareDueDate: Maybe<Scalars['Date']['output']>;
  /** Who looks after the member; null for a member whom primary care does not know. */
  primaryCare: Maybe<MemberPrimaryCare>;
  /** Programs that the member is enrolled in, in the insurer's order; null for anybody but the viewer. */
  programs: Maybe<Array<Program>>;
  /** Those of high priority, five at most, in the same order; none once every plan has ended. */
  featuredPrograms: Maybe<Array<Program>>;
  /** One of them; null when there is no such program among them. */
  program: Maybe<Program>;
  /** Certificates of coverage among the documents of those programs. */
  certificates: Maybe<Array<ProgramDocument>>;
  /** Address of the Outline of Coverage; null where there is none, and for anybody but the viewer. */
  outlineOfCoverage: Maybe<Scalars['String']['output']>;
  /** The member's referrals, latest first; for the subscriber and the member only. */
  referrals: Maybe<ReferralConnection>;
};


/** One person of a family. */
export type MemberLimitsArgs = {
  category: InputMaybe<CoverageCategory>;
};


/** One person of a family. */
export type MemberBenefitsArgs = {
  category: CoverageCategory;
  on: InputMaybe<Scalars['Date']['input']>;
};


/** One person of a family. */
export type MemberBenefitsSummaryArgs = {
  on: InputMaybe<Scalars['Date']['input']>;
};


/** One person of a family. */
export type MemberPlanPeriodArgs = {
  on: Scalars['Date']['input'];
  category: InputMaybe<CoverageCategory>;
};


/** One person of a family. */
export type MemberClaimsArgs = {
  filter: InputMaybe<ClaimFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  skip: InputMaybe<Scalars['Int']['input']>;
};


/** One person of a family. */
export type MemberClaimArgs = {
  type: ClaimType;
  number: Scalars['ID']['input'];
};


/** One person of a family. */
export type MemberExplanationsArgs = {
  filter: InputMaybe<ExplanationFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  skip: InputMaybe<Scalars['Int']['input']>;
};


/** One person of a family. */
export type MemberIdCardsArgs = {
  category: InputMaybe<CoverageCategory>;
};


/** One person of a family. */
export type MemberOfferedIdCardsArgs = {
  category: InputMaybe<CoverageCategory>;
};


/** One person of a family. */
export type MemberProgramArgs = {
  number: Scalars['Int']['input'];
};


/** One person of a family. */
export type MemberReferralsArgs = {
  filter: InputMaybe<ReferralFilter>;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  skip: InputMaybe<Scalars['Int']['input']>;
};

/** A job as the insurer knows it. */
export type Employment = {
  __typename?: 'Employment';
  /** Number that the employer gave the employee; null when there is none. */
  employeeId: Maybe<Scalars['String']['output']>;
  /** Whether it is with a local 598 group, whose members know themselves by that number. */
  isLocal598: Scalars['Boolean']['output'];
};

/** What one member has in one kind of coverage. */
export type Coverage = {
  __typename?: 'Coverage';
  /** Kind of coverage. */
  category: CoverageCategory;
  /** Where it stands today, in the time zone of the person who asks. */
  status: EligibilityStatus;
  /** Whether the member is eligible at all. */
  eligible: Scalars['Boolean']['output'];
  /** Number of the plan class; null without a record. */
  planClass: Maybe<Scalars['String']['output']>;
  /** First day. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Last day; null when open-ended. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** First day of the plan class. */
  planClassStartDate: Maybe<Scalars['Date']['output']>;
  /** Kind of insurance, for example PPO. */
  insuranceType: Maybe<Scalars['String']['output']>;
};

/** Whether a family member is the subscriber. */
export type Relationship =
  /** The person who holds the plan: suffix 0. */
  | 'SUBSCRIBER'
  /** Any other suffix. */
  | 'DEPENDENT';

/** A sex on record. */
export type Sex =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Neither of the two, or not told. */
  | 'UNSPECIFIED';

/** A kind of coverage. */
export type CoverageCategory =
  /** Medical. */
  | 'MEDICAL'
  /** Dental. */
  | 'DENTAL'
  /** Vision. */
  | 'VISION'
  /** Pharmacy. */
  | 'PHARMACY';

/** Where a member stands in one kind of coverage today. */
export type EligibilityStatus =
  /** Eligible, started and not ended. */
  | 'ACTIVE'
  /** Eligible, not started. */
  | 'FUTURE'
  /** Eligible, ended. */
  | 'TERMED'
  /** Not eligible. */
  | 'INELIGIBLE';

/** A postal address with a phone number. */
export type PostalAddress = {
  __typename?: 'PostalAddress';
  /** Street and number. */
  addressLine1: Maybe<Scalars['String']['output']>;
  /** Flat or suite. */
  addressLine2: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Two-letter state code. */
  state: Maybe<Scalars['String']['output']>;
  /** ZIP code. */
  zipCode: Maybe<Scalars['String']['output']>;
  /** Two-letter country code. */
  country: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phoneNumber: Maybe<Scalars['String']['output']>;
};

/** Where a chat service is reached. */
export type ChatConfig = {
  __typename?: 'ChatConfig';
  /** Host name. */
  host: Maybe<Scalars['String']['output']>;
  /** Line of business. */
  bus: Maybe<Scalars['String']['output']>;
  /** Point of contact. */
  poc: Maybe<Scalars['String']['output']>;
  /** Whether a chat entry is offered. */
  displayChat: Scalars['Boolean']['output'];
  /** Group under which the chat service knows the member. */
  mappedGroupId: Maybe<Scalars['String']['output']>;
};

/** A product of the insurer that the family may have. */
export type Product = {
  __typename?: 'Product';
  /** Name of the product. */
  name: Scalars['String']['output'];
  /** Whether the family is eligible. */
  eligible: Scalars['Boolean']['output'];
  /** Where the product lives. */
  url: Maybe<Scalars['String']['output']>;
};

/** A question that only the person can answer. */
export type SecurityQuestion = {
  __typename?: 'SecurityQuestion';
  /** Id of the question. */
  id: Scalars['ID']['output'];
  /** The question in words. */
  question: Scalars['String']['output'];
};

/** What a code stands for. */
export type AddressCodeType =
  /** A country. */
  | 'COUNTRY'
  /** A state, territory or province. */
  | 'STATE';

/** The code of a country or state. */
export type AddressCode = {
  __typename?: 'AddressCode';
  /** The code, as addresses hold it. */
  codeKey: Scalars['String']['output'];
  /** What the code stands for. */
  codeType: AddressCodeType;
  /** The name in words. */
  description: Scalars['String']['output'];
  /** Place among the codes of its type, lowest first. */
  sortOrder: Scalars['Int']['output'];
};

/** A new address and phone number. */
export type SaveAddressInput = {
  /** Street and number. */
  addressLine1: Scalars['String']['input'];
  /** Flat or suite; null for none. */
  addressLine2: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Code of the state. */
  state: Scalars['String']['input'];
  /** ZIP code as the country writes it. */
  zipCode: Scalars['String']['input'];
  /** Code of the country. */
  country: Scalars['String']['input'];
  /** Phone number; null for none. */
  phoneNumber: InputMaybe<Scalars['String']['input']>;
};

/** A new password, with the proof that it is the person's own. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 32 letters, digits and symbols, at least one digit. */
  newPassword: Scalars['String']['input'];
};

/** Answers to security questions. */
export type SaveSecurityAnswersInput = {
  /** Three different questions with their answers. */
  answers: Array<SecurityAnswerInput>;
};

/** The password, changed or not. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** State of the sign-in afterwards; null when there are errors. */
  accountStatus: Maybe<AccountStatus>;
  /** CURRENT_PASSWORD_WRONG with currentPassword, PASSWORD_EASY_TO_GUESS with newPassword, INVALID_INPUT for the same password again; otherwise rules that newPassword breaks, FORBIDDEN for staff who act as a member, UNAVAILABLE. */
  userErrors: Array<UserError>;
};

/** Which questions have answers now. Answers are never given back. */
export type SaveSecurityAnswersPayload = {
  __typename?: 'SaveSecurityAnswersPayload';
  /** Ids of the questions; null when there are errors. */
  questionIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Empty when the answers were stored; otherwise answers that break their rule, by position. */
  userErrors: Array<UserError>;
};

/** The family whose address was stored. */
export type SaveAddressPayload = {
  __typename?: 'SaveAddressPayload';
  /** The family with its address; null when there are errors. */
  family: Maybe<Family>;
  /** Empty when it was stored; otherwise REQUIRED or INVALID_INPUT with the field. */
  userErrors: Array<UserError>;
};

/** What a member can prefer. */
export type PreferenceName =
  /** Explanations of benefits electronically. */
  | 'ELECTRONIC_EOB'
  /** Breaking news and product information by e-mail. */
  | 'EMAIL_BREAKING_NEWS'
  /** Medicare materials by e-mail notification instead of by mail. */
  | 'ELECTRONIC_MEDICARE_MAILING'
  /** An e-mail about five days before an invoice is due. */
  | 'EMAIL_PAYMENT_REMINDER'
  /** An e-mail before an automatic withdrawal. */
  | 'EMAIL_AUTOPAY_WITHDRAWAL_REMINDER'
  /** No paper statements. */
  | 'DISCONTINUE_PAPER_STATEMENTS'
  /** An e-mail when an invoice is available. */
  | 'EMAIL_WHEN_BILL_READY'
  /** An e-mail about the wellness program. */
  | 'EMAIL_EWP_NOTIFICATION'
  /** Show the landing page of the wellness program. */
  | 'SHOW_EWP_LANDING_PAGE';

/** Communication preferences: Y and N on the wire, booleans here. */
export type Preferences = {
  __typename?: 'Preferences';
  /** Where e-mail goes; null when missing. */
  emailAddress: Maybe<Scalars['String']['output']>;
  /** Whether a new e-mail address takes the present password. */
  emailNeedsPassword: Scalars['Boolean']['output'];
  /** Whether the extended policy applies, on which the defaults depend. */
  hasExtendedPolicy: Scalars['Boolean']['output'];
  /** Every preference, in a fixed order. */
  values: Array<PreferenceValue>;
};

/** One preference. */
export type PreferenceValue = {
  __typename?: 'PreferenceValue';
  /** Which preference. */
  name: PreferenceName;
  /** The member's choice; null when never made. */
  value: Maybe<Scalars['Boolean']['output']>;
  /** What the form starts with: the value, or the default of an unset one. */
  initial: Scalars['Boolean']['output'];
};

/** What a member agreed to at registration. */
export type RegistrationPolicy = {
  __typename?: 'RegistrationPolicy';
  /** Whether the digital communications policy was acknowledged; the form's checkbox starts with it. */
  isCommunicationPolicySigned: Scalars['Boolean']['output'];
  /** Consent to electronic EOBs; null when never asked, as for every non-subscriber. */
  isEeobPreferenceConsented: Maybe<Scalars['Boolean']['output']>;
  /** What the form starts with: consented for a subscriber who was never asked, null for others. */
  initialConsent: Maybe<Scalars['Boolean']['output']>;
};

/** New communication preferences; one that is not listed keeps its value. */
export type UpdatePreferencesInput = {
  /** Where e-mail goes. */
  emailAddress: Scalars['String']['input'];
  /** The present password, with a new address where emailNeedsPassword says so. */
  currentPassword: InputMaybe<Scalars['String']['input']>;
  /** The choices made. */
  values: Array<PreferenceInput>;
};

/** One choice. */
export type PreferenceInput = {
  /** Which preference. */
  name: PreferenceName;
  /** The choice. */
  value: Scalars['Boolean']['input'];
};

/** The preferences as they are now. */
export type UpdatePreferencesPayload = {
  __typename?: 'UpdatePreferencesPayload';
  /** The preferences; null when there are errors. */
  preferences: Maybe<Preferences>;
  /** CURRENT_PASSWORD_WRONG with currentPassword, and INVALID_INPUT where that is missing, with a new address; INVALID_INPUT for another field; RATE_LIMITED. */
  userErrors: Array<UserError>;
};

/** What a member agrees to at registration. */
export type SignPoliciesInput = {
  /** Whether the digital communications policy is acknowledged. */
  isCommunicationPolicySigned: Scalars['Boolean']['input'];
  /** Consent to electronic EOBs; kept for subscribers only. */
  isEeobPreferenceConsented: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the member agreed to. */
export type SignPoliciesPayload = {
  __typename?: 'SignPoliciesPayload';
  /** The choices as they are kept now. */
  registrationPolicy: Maybe<RegistrationPolicy>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** A text that was read. */
export type AcknowledgeInput = {
  /** Id of a page of the manifest. */
  text: Scalars['String']['input'];
};

/** What became of an acknowledgement. */
export type AcknowledgePayload = {
  __typename?: 'AcknowledgePayload';
  /** Id of the text that is acknowledged now. */
  text: Maybe<Scalars['String']['output']>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** One of the member's sign-ins. */
export type EndSignInInput = {
  /** Id of the sign-in. */
  id: Scalars['ID']['input'];
};

/** What ended. */
export type EndSignInPayload = {
  __typename?: 'EndSignInPayload';
  /** Ids of the sign-ins that ended; null when there are errors. */
  endedIds: Maybe<Array<Scalars['ID']['output']>>;
  /** INVALID_INPUT with id for the one that asks, which logging out ends; FORBIDDEN where nobody can tell sign-ins apart. */
  userErrors: Array<UserError>;
};

/** What ended. */
export type EndOtherSignInsPayload = {
  __typename?: 'EndOtherSignInsPayload';
  /** Ids of the sign-ins that ended; null when there are errors. */
  endedIds: Maybe<Array<Scalars['ID']['output']>>;
  /** FORBIDDEN where nobody can tell sign-ins apart. */
  userErrors: Array<UserError>;
};

/** One place where the member is signed in. */
export type SignInPlace = {
  __typename?: 'SignInPlace';
  /** Id of the sign-in. */
  id: Scalars['ID']['output'];
  /** Browser and system in words, "Firefox on Windows"; null when they are not known. */
  device: Maybe<Scalars['String']['output']>;
  /** When it began. */
  began: Scalars['DateTime']['output'];
  /** When it was used last. */
  lastUsed: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** Whether it is staff, acting as the member. */
  byStaff: Scalars['Boolean']['output'];
};

/** Whom a limit counts. */
export type CoverageType =
  /** One person. */
  | 'INDIVIDUAL'
  /** The whole family. */
  | 'FAMILY';

/** A limit of the plan year and how much of it is met. */
export type Limit = {
  __typename?: 'Limit';
  /** Kind of coverage. */
  category: CoverageCategory;
  /** One person or the family. */
  coverageType: CoverageType;
  /** Name of the limit, for example Annual Limit. */
  name: Scalars['String']['output'];
  /** In or out of network. */
  networkTier: NetworkTier;
  /** The limit. */
  total: Scalars['Money']['output'];
  /** How much is met. */
  met: Scalars['Money']['output'];
  /** How much is left. */
  remaining: Scalars['Money']['output'];
  /** met of total in percent. */
  percentMet: Scalars['Float']['output'];
  /** Words that explain the limit. */
  detailDescription: Maybe<DetailDescription>;
};

/** Whether a limit is for providers of the plan's network. */
export type NetworkTier =
  /** In network. */
  | 'IN_NETWORK'
  /** Out of network. */
  | 'OUT_OF_NETWORK';

/** Words that explain an amount. */
export type DetailDescription = {
  __typename?: 'DetailDescription';
  /** Heading. */
  header: Scalars['String']['output'];
  /** Explanation. */
  body: Scalars['String']['output'];
};

/** A period of one kind of coverage, as the insurer has it on record. */
export type PlanRecord = {
  __typename?: 'PlanRecord';
  /** Kind of coverage. */
  category: CoverageCategory;
  /** Active, future or termed today. */
  status: PlanStatus;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Last day; null when open-ended. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Whether it counts as eligible: one that ended does for two years. */
  countsAsEligible: Scalars['Boolean']['output'];
  /** Whether it is the one of its kind of coverage that counts: active before future before termed. */
  isSelected: Scalars['Boolean']['output'];
  /** The system the record comes from. */
  source: Scalars['String']['output'];
};

/** Where a plan stands. */
export type PlanStatus =
  /** Started and not ended. */
  | 'ACTIVE'
  /** Not started. */
  | 'FUTURE'
  /** Ended. */
  | 'TERMED';

/** What a member has in one kind of coverage on a date. */
export type Benefits = {
  __typename?: 'Benefits';
  /** Kind of coverage. */
  category: CoverageCategory;
  /** The date asked about. */
  date: Scalars['Date']['output'];
  /** Plan, yearly amounts and services. */
  coverage: Maybe<PlanBenefits>;
  /** The valid limits of this kind of coverage, the most telling one first. */
  limits: Maybe<Array<Limit>>;
  /** One service with all that its page shows; an error with status 404 when the plan has no such service. */
  service: Maybe<ServiceDetail>;
};


/** What a member has in one kind of coverage on a date. */
export type BenefitsServiceArgs = {
  id: Scalars['ID']['input'];
};

/** What the plan of a kind of coverage pays for. */
export type PlanBenefits = {
  __typename?: 'PlanBenefits';
  /** The plan; null, and all lists empty, when the member has none on the date. */
  plan: Maybe<BenefitPlan>;
  /** What the plan sets for a year, without entries that are not valid. */
  deductibles: Array<BenefitDeductible>;
  /** The services in each network tier, in network first. */
  tiers: Array<BenefitTier>;
  /** What a page about each service shows. */
  details: Array<ServiceDetail>;
  /** The services that sum the plan up, most important first. */
  headlines: Array<ServiceDetail>;
};

/** A plan with the time that the member is in it. */
export type BenefitPlan = {
  __typename?: 'BenefitPlan';
  /** Number of the plan class. */
  planClass: Scalars['String']['output'];
  /** Name of the plan. */
  name: Scalars['String']['output'];
  /** Kind of insurance, for example PPO. */
  insuranceType: Scalars['String']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Last day; null when open-ended. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** How its time is told today. */
  timeline: Timeline;
};

/** An amount that a plan sets for a year, and how much of it is met. */
export type BenefitDeductible = {
  __typename?: 'BenefitDeductible';
  /** Kind of coverage. */
  category: CoverageCategory;
  /** What the plan calls it. */
  label: Scalars['String']['output'];
  /** The amount. */
  total: Scalars['Money']['output'];
  /** How much is met. */
  met: Scalars['Money']['output'];
  /** How much is left. */
  remaining: Scalars['Money']['output'];
  /** met of total in percent. */
  percentMet: Scalars['Float']['output'];
  /** One person or the family. */
  coverageType: CoverageType;
  /** In or out of network. */
  networkTier: NetworkTier;
  /** Words that explain the amount. */
  detailDescription: Maybe<DetailDescription>;
};

/** The services of one network tier. */
export type BenefitTier = {
  __typename?: 'BenefitTier';
  /** In or out of network. */
  networkTier: NetworkTier;
  /** Whether it is shown first: the tier in network, or the first when there is none. */
  isDefault: Scalars['Boolean']['output'];
  /** The services under their headings. */
  groups: Array<ServiceGroup>;
};

/** Services under one heading. */
export type ServiceGroup = {
  __typename?: 'ServiceGroup';
  /** The heading. */
  category: Scalars['String']['output'];
  /** The services, in the plan's own order. */
  services: Array<BenefitService>;
};

/** A service in one network tier: a dental one, or a page or document of any other kind of coverage. */
export type BenefitService = DentalService | MedicalService;

/** A dental service in one network tier. */
export type DentalService = {
  __typename?: 'DentalService';
  /** In or out of network. */
  networkTier: NetworkTier;
  /** Class of services that it belongs to. */
  category: Scalars['String']['output'];
  /** Code of the procedure, and of its page. */
  code: Scalars['ID']['output'];
  /** Name of the service. */
  name: Scalars['String']['output'];
  /** What the member pays: an amount such as $25.00, or a share such as 20%. */
  amount: Scalars['String']['output'];
  /** What the service is. */
  description: Maybe<Scalars['String']['output']>;
  /** The steps of an incentive plan, first one first. */
  incentiveTiers: Array<IncentiveTier>;
  /** How often the plan pays for it. */
  benefitLimit: Maybe<Scalars['String']['output']>;
};

/** A step of a plan that asks less of members who go to the dentist every year. */
export type IncentiveTier = {
  __typename?: 'IncentiveTier';
  /** Number of the step, from 1. */
  tier: Scalars['Int']['output'];
  /** What the member pays: an amount such as $25.00, or a share such as 20%. */
  amount: Scalars['String']['output'];
  /** When the step applies. */
  description: Scalars['String']['output'];
};

/** A medical, pharmacy or vision service in one network tier: a document at an address, or a page. */
export type MedicalService = {
  __typename?: 'MedicalService';
  /** In or out of network. */
  networkTier: NetworkTier;
  /** Heading under which it is listed. */
  category: Scalars['String']['output'];
  /** Address of the document; null for a page. */
  url: Maybe<Scalars['String']['output']>;
  /** Id of the page; null for a document. */
  pageId: Maybe<Scalars['ID']['output']>;
  /** Name of the service or document. */
  name: Scalars['String']['output'];
};

/** All that a page about one service shows. */
export type ServiceDetail = {
  __typename?: 'ServiceDetail';
  /** Code of a dental service, page id of any other. */
  id: Scalars['ID']['output'];
  /** Name of the service; its id when the plan lists no service of that id. */
  name: Scalars['String']['output'];
  /** Heading under which it is listed. */
  category: Maybe<Scalars['String']['output']>;
  /** What the service is. */
  description: Maybe<Scalars['String']['output']>;
  /** What matters most about the service. */
  mainNote: Maybe<Scalars['String']['output']>;
  /** What the member pays, in a few words. */
  outOfPocket: Maybe<Scalars['String']['output']>;
  /** What the member pays in each network tier. */
  tierOutOfPocket: Array<TierOutOfPocket>;
  /** The service in each network tier, in network first. */
  offers: Array<BenefitService>;
};

/** What the member pays for a service in one network tier. */
export type TierOutOfPocket = {
  __typename?: 'TierOutOfPocket';
  /** Name of the tier. */
  description: Scalars['String']['output'];
  /** In or out of network. */
  networkTier: NetworkTier;
  /** A condition. */
  note: Maybe<Scalars['String']['output']>;
  /** US dollars when isCopay is true, else a percentage; a decimal string with two decimals. */
  copay: Scalars['String']['output'];
  /** Whether copay is an amount of money. */
  isCopay: Scalars['Boolean']['output'];
  /** copay in words: $1,250.00 or 20%. */
  text: Scalars['String']['output'];
};

/** The benefits of every kind of coverage that is active on a date. */
export type BenefitsSummary = {
  __typename?: 'BenefitsSummary';
  /** The date asked about; for a period its last day when it is over, today in the current one, the first day of one to come. */
  date: Scalars['Date']['output'];
  /** The plan period shown; null for a day that begins none. */
  period: Maybe<PlanPeriod>;
  /** One entry for each kind of coverage, in the order in which they are listed. */
  benefits: Array<Benefits>;
};

/** A time in which a member was, is or will be in certain plans. */
export type PlanPeriod = {
  __typename?: 'PlanPeriod';
  /** Over, current or to come. */
  status: PlanStatus;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Last day, the latest one when its plans end on different days; null when one of them is open-ended. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The plan of each kind of coverage. */
  plans: Array<PeriodPlan>;
  /** The benefits as of the last day of a plan that ended, today, or the first day of a plan to come; null for a kind of coverage without a plan in the period. */
  benefits: Maybe<Benefits>;
};


/** A time in which a member was, is or will be in certain plans. */
export type PlanPeriodBenefitsArgs = {
  category: CoverageCategory;
};

/** A plan that a member was, is or will be in. */
export type PeriodPlan = {
  __typename?: 'PeriodPlan';
  /** Kind of coverage. */
  category: CoverageCategory;
  /** Name of a plan that ended; null for others, whose benefits name it. */
  name: Maybe<Scalars['String']['output']>;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Last day; null when open-ended. */
  endDate: Maybe<Scalars['Date']['output']>;
};

/** What a list of claims is narrowed to. */
export type ClaimFilter = {
  /** Type of the claims; the first that somebody of the family can have unless given. UNKNOWN has no list of its own. */
  type: InputMaybe<ClaimType>;
  /** First day of service; two years ago unless given. */
  startDate: InputMaybe<Scalars['Date']['input']>;
  /** Last day of service; today unless given. */
  endDate: InputMaybe<Scalars['Date']['input']>;
  /** Only those of these providers, by number. */
  providers: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those in this state, by the id of the choice. */
  status: InputMaybe<Scalars['ID']['input']>;
};

/** A part of a list of claims. */
export type ClaimConnection = {
  __typename?: 'ClaimConnection';
  /** The claims, each with its place in the list. */
  edges: Array<ClaimEdge>;
  /** The claims alone. */
  nodes: Array<Claim>;
  /** Whether there are more, and where. */
  pageInfo: PageInfo;
  /** How many claims the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Type of the claims. */
  type: ClaimType;
  /** First day of service that was asked for. */
  startDate: Scalars['Date']['output'];
  /** Last day of service that was asked for. */
  endDate: Scalars['Date']['output'];
  /** People of the family whose claims are not in the list; empty unless it is the whole family's. */
  missing: Array<MissingClaims>;
};

/** A claim in a list. */
export type ClaimEdge = {
  __typename?: 'ClaimEdge';
  /** Where the claim stands in the list. */
  cursor: Scalars['String']['output'];
  /** The claim. */
  node: Claim;
};

/** Somebody whose claims are not in the family's list. */
export type MissingClaims = {
  __typename?: 'MissingClaims';
  /** The member. */
  member: Member;
  /** Why the claims are not there. */
  reason: MissingClaimsReason;
};

/** Why somebody's claims are not in the family's list. */
export type MissingClaimsReason =
  /** They could not be had; asking again may help. */
  | 'FAILED'
  /** So many people are not asked for together; ask for this one alone. */
  | 'FAMILY_TOO_LARGE';

/** What a list of claims can be narrowed to. */
export type ClaimChoices = {
  __typename?: 'ClaimChoices';
  /** Providers of the claims, by name. */
  providers: Array<Provider>;
  /** States of the claims. */
  statuses: Array<ClaimStatusChoice>;
};

/** A state that claims can be narrowed to. */
export type ClaimStatusChoice = {
  __typename?: 'ClaimStatusChoice';
  /** Id of the choice, as a filter takes it. */
  id: Scalars['ID']['output'];
  /** The state in words. */
  label: Scalars['String']['output'];
};

/** Who gave a service or was paid for it. */
export type Provider = {
  __typename?: 'Provider';
  /** Number under which the insurer knows the provider. */
  number: Scalars['ID']['output'];
  /** Name of the provider. */
  name: Scalars['String']['output'];
};

/** Where a claim stands. */
export type ClaimStatus =
  /** Paid. */
  | 'PAID'
  /** Not decided yet. */
  | 'IN_PROCESS'
  /** Denied. */
  | 'DENIED'
  /** Anything else: its words say what. */
  | 'OTHER';

/** What providers ask the insurer to pay for the services of a patient. */
export type Claim = Node & {
  __typename?: 'Claim';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number that the insurer gave the claim. */
  number: Scalars['ID']['output'];
  /** Kind of coverage in whose list it stands: medical, dental or vision, also where its type is unknown. */
  category: CoverageCategory;
  /** Type of the claim. */
  type: ClaimType;
  /** Where the claim stands. */
  status: ClaimStatus;
  /** The same in words, for example Paid or In Process. */
  statusDescription: Scalars['String']['output'];
  /** When it was paid; null while it is not. */
  paidDate: Maybe<Scalars['Date']['output']>;
  /** Number of the patient within the family: 0 is the subscriber. */
  patientSuffix: Scalars['Int']['output'];
  /** Name of the patient, as the claim has it. */
  patientName: PersonName;
  /** The patient; null for somebody who is no longer a member of the family, or whom the viewer may not see. */
  patient: Maybe<Member>;
  /** Who gave the service. */
  provider: Provider;
  /** Who was paid; null while nobody was. */
  payee: Maybe<Provider>;
  /** First day of the service. */
  serviceDate: Scalars['Date']['output'];
  /** Its lines in their sequence. */
  lines: Array<ClaimLine>;
  /** Sums over the lines. */
  totals: ClaimTotals;
  /** What was paid to the payee; 0.00 when nothing was. */
  paidToPayee: Scalars['Money']['output'];
  /** What the member owes in all; null while nothing is decided. */
  amountOwed: Maybe<Scalars['Money']['output']>;
  /** Why it was denied, in a sentence; null when it was not, or where the insurer gives no reason. */
  denialReason: Maybe<Scalars['String']['output']>;
  /** Whether there is an explanation of benefits that the viewer may read: for the subscriber, once the claim is paid. Asks nothing. */
  hasExplanation: Scalars['Boolean']['output'];
  /** The explanation of benefits; null where hasExplanation is false. */
  explanation: Maybe<Explanation>;
};

/** The name of a person. */
export type PersonName = {
  __typename?: 'PersonName';
  /** First name. */
  firstName: Scalars['String']['output'];
  /** First letter of the middle name; null without one. */
  middleInitial: Maybe<Scalars['String']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
};

/** Sums over the lines of a claim. */
export type ClaimTotals = {
  __typename?: 'ClaimTotals';
  /** What was charged. */
  charged: Scalars['Money']['output'];
  /** What the plan paid. */
  planPaid: Scalars['Money']['output'];
  /** What the member owes, as the insurer counts it. */
  owed: Scalars['Money']['output'];
};

/** One service of a claim. */
export type ClaimLine = {
  __typename?: 'ClaimLine';
  /** Place of the line within the claim, from 1. */
  number: Scalars['Int']['output'];
  /** State of the line in words. */
  status: Scalars['String']['output'];
  /** Code of the procedure. */
  procedureCode: Scalars['String']['output'];
  /** The procedure in words. */
  procedureDescription: Scalars['String']['output'];
  /** What was charged. */
  charged: Scalars['Money']['output'];
  /** What the plan paid. */
  planPaid: Scalars['Money']['output'];
  /** What the member owes. */
  owed: Scalars['Money']['output'];
  /** The member's share of the cost. */
  coinsurance: Scalars['Money']['output'];
  /** The member's fixed amount. */
  copay: Scalars['Money']['output'];
  /** What counts towards the deductible. */
  deductible: Scalars['Money']['output'];
  /** What the provider must not charge. */
  disallowed: Scalars['Money']['output'];
  /** What the plan does not cover. */
  notCovered: Scalars['Money']['output'];
  /** Whether the whole line was disallowed. */
  isDisallowed: Scalars['Boolean']['output'];
};

/** Type of a claim. */
export type ClaimType =
  /** For medical services. */
  | 'MEDICAL'
  /** For dental services. */
  | 'DENTAL'
  /** For vision services. */
  | 'VISION'
  /** Not told; such claims stand in one of the other lists. */
  | 'UNKNOWN';

/** The answer to an address. */
export type Screen = {
  __typename?: 'Screen';
  /** Id of the route in the brand's route table; null when no route matches. */
  route: Maybe<Scalars['String']['output']>;
  /** Kind of screen. */
  kind: ScreenKind;
  /** HTTP status of the address: 200, or the error page's status (404 unknown, 403 refused, 501 not available yet). */
  status: Scalars['Int']['output'];
  /** Set when the address leads elsewhere: a path to go to instead. */
  redirect: Maybe<Scalars['String']['output']>;
  /** Browser title. */
  title: Scalars['String']['output'];
  /** Parameters of the path, as name and value. */
  params: Array<PathParameter>;
  /** The surfaces that the screen needs; null when redirected. */
  view: Maybe<Scalars['ScreenView']['output']>;
  /** What the view has a place for, of the person who asks; null when redirected. */
  data: Maybe<ScreenData>;
};

/** Data of the person who asks that only some screens have a place for: where the screen has none, a field is null and its source is not asked. The same data is elsewhere in the schema for any screen. */
export type ScreenData = {
  __typename?: 'ScreenData';
  /** How much of a limit is met, in the kind of coverage that the view features: the first of its limits. */
  featuredLimit: Maybe<Limit>;
  /** The valid limits of all coverage of today. */
  yearlyLimits: Maybe<Array<Limit>>;
  /** The plan periods that have not begun, the next one first; those behind a plan that still runs are among them. */
  comingPeriods: Maybe<Array<PlanPeriod>>;
  /** Until when the preventive care initiative asks for a visit; null where it does not. */
  preventiveCareDueDate: Maybe<Scalars['Date']['output']>;
  /** Names of the provider networks. */
  networks: Maybe<Array<Scalars['String']['output']>>;
  /** The programs that the view is about, of those that the member is enrolled in. */
  programs: Maybe<Array<Program>>;
  /** The programs whose phone numbers the view gives; those that the member has not are left out. */
  programPhones: Maybe<Array<Program>>;
  /** Address of the Outline of Coverage; null where there is none. */
  outlineOfCoverage: Maybe<Scalars['String']['output']>;
};

/** One parameter of a path. */
export type PathParameter = {
  __typename?: 'PathParameter';
  /** Name in the route's path. */
  name: Scalars['String']['output'];
  /** Value in the address. */
  value: Scalars['String']['output'];
};

/** A member's account with eBill. Each field is a call of its own, and null when it fails alone. */
export type Ebill = {
  __typename?: 'Ebill';
  /** Whether the member may use eBill: the subscriber of a plan that is billed so. */
  eligible: Maybe<Scalars['Boolean']['output']>;
  /** Whether something waits there that the member has not looked at. */
  awaitsVisit: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member is registered, which the first visit does. */
  registered: Maybe<Scalars['Boolean']['output']>;
};

/** The registration for eBill. */
export type RegisterEbillPayload = {
  __typename?: 'RegisterEbillPayload';
  /** The account, registered now; null when there are errors. */
  ebill: Maybe<Ebill>;
  /** NOT_ELIGIBLE for a member who has no eBill. */
  userErrors: Array<UserError>;
};

/** Where eBill is. */
export type OpenEbillPayload = {
  __typename?: 'OpenEbillPayload';
  /** Address to open in the same window; null when there are errors. */
  url: Maybe<Scalars['String']['output']>;
  /** The account, registered by the visit. */
  ebill: Maybe<Ebill>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** What a list of explanations is narrowed to. */
export type ExplanationFilter = {
  /** Type of the claims; the first that somebody of the family can have unless given. UNKNOWN has no list of its own. */
  type: InputMaybe<ClaimType>;
  /** First date of the explanations; two years ago unless given. */
  startDate: InputMaybe<Scalars['Date']['input']>;
  /** Last date of the explanations; today unless given. */
  endDate: InputMaybe<Scalars['Date']['input']>;
  /** Only those with a claim of this member, by id; a member's own list needs none. */
  patient: InputMaybe<Scalars['ID']['input']>;
  /** Only those with a claim of one of these providers, by number. */
  providers: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A part of a list of explanations of benefits. */
export type ExplanationConnection = {
  __typename?: 'ExplanationConnection';
  /** The explanations, each with its place in the list. */
  edges: Array<ExplanationEdge>;
  /** The explanations alone. */
  nodes: Array<Explanation>;
  /** Whether there are more, and where. */
  pageInfo: PageInfo;
  /** How many explanations the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Type of the claims. */
  type: ClaimType;
  /** First date that was asked for. */
  startDate: Scalars['Date']['output'];
  /** Last date that was asked for. */
  endDate: Scalars['Date']['output'];
};

/** An explanation of benefits in a list. */
export type ExplanationEdge = {
  __typename?: 'ExplanationEdge';
  /** Where the explanation stands in the list. */
  cursor: Scalars['String']['output'];
  /** The explanation. */
  node: Explanation;
};

/** What a list of explanations can be narrowed to. */
export type ExplanationChoices = {
  __typename?: 'ExplanationChoices';
  /** Members with claims on the explanations, by suffix. */
  patients: Array<PatientChoice>;
  /** Providers of claims on the explanations, by name. */
  providers: Array<Provider>;
};

/** A member to whom explanations can be narrowed. */
export type PatientChoice = {
  __typename?: 'PatientChoice';
  /** Id of the member, as a filter takes it. */
  id: Scalars['ID']['output'];
  /** Name of the member. */
  name: PersonName;
};

/** An explanation of benefits: what was paid for one or more claims. */
export type Explanation = Node & {
  __typename?: 'Explanation';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number that the insurer gave the explanation. */
  number: Scalars['ID']['output'];
  /** Where the portal gives out its PDF, an address below the portal's own; null while there is none. */
  pdfPath: Maybe<Scalars['String']['output']>;
  /** Date of the explanation. */
  date: Scalars['Date']['output'];
  /** Type of the claims in words. */
  typeDescription: Scalars['String']['output'];
  /** Everybody whose claims it explains. */
  people: Array<PersonName>;
  /** The claims that it explains. */
  claims: Array<ExplainedClaim>;
};

/** A claim on an explanation of benefits. */
export type ExplainedClaim = {
  __typename?: 'ExplainedClaim';
  /** Number of the claim. */
  number: Scalars['ID']['output'];
  /** Name of the patient. */
  patientName: PersonName;
  /** Name of who gave the service. */
  providerName: Scalars['String']['output'];
  /** What was charged. */
  charged: Scalars['Money']['output'];
  /** What the patient owes; null while the claim is in process, when nothing is decided. */
  amountOwed: Maybe<Scalars['Money']['output']>;
};

/** Why something is missing from an answer, or a request was not run: `extensions.code` of its error. Beside it stand `status`, as of a page; `argument` and `limit` of what asks for too much; `retryAfter` in seconds; `reference` of a bug that was logged. What a person can mend is no error: payloads of mutations have userErrors. */
export type ErrorCode =
  /** The request, its document, a variable or an argument is not what it has to be. */
  | 'BAD_REQUEST'
  /** Nobody's document has this hash, or a document was sent as text where only known ones run. */
  | 'UNKNOWN_DOCUMENT'
  /** Only the client's own documents run here. */
  | 'FORBIDDEN_DOCUMENT'
  /** The document could ask the insurer's services too often: `calls` says how often, `limit` how often it may. */
  | 'TOO_MANY_CALLS'
  /** The request does not say that it comes from a page of the portal, or from a developer: x-portal and origin are missing or wrong. */
  | 'CROSS_SITE'
  /** The body is not application/json. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The body is larger than a request may be. */
  | 'TOO_LARGE'
  /** The page that asks was drawn of content that is served no more, as its header x-revision says: it has to be loaded again. */
  | 'PAST_PAGE'
  /** This instance is stopping; another one answers. */
  | 'DRAINING'
  /** More is asked at once than can be answered in time; the header retry-after says when to come again. */
  | 'OVERLOADED'
  /** Nobody is signed in, or the session is over. */
  | 'UNAUTHENTICATED'
  /** The insurer's service refuses it to whoever is signed in. */
  | 'FORBIDDEN'
  /** No screen that shows or does this opens to whoever is signed in. */
  | 'NOT_OPEN'
  /** Only the member may do this, and no staff who act as the member. */
  | 'NOT_WHILE_ACTING'
  /** There is no such thing, or whoever asks may not see it. */
  | 'NOT_FOUND'
  /** The session belongs to no group. */
  | 'NO_GROUP'
  /** The session belongs to nobody of the family. */
  | 'NO_MEMBER'
  /** Asked too often. */
  | 'RATE_LIMITED'
  /** The insurer's service failed. */
  | 'UPSTREAM'
  /** The insurer's service answered with what its contract does not allow. */
  | 'INVALID_ANSWER'
  /** The insurer's service did not answer in time. */
  | 'TIMEOUT'
  /** The insurer's service could not be reached. */
  | 'UNREACHABLE'
  /** What the portal needs for it is away. */
  | 'UNAVAILABLE'
  /** Whoever asked has gone. */
  | 'ABORTED'
  /** A bug of the portal. */
  | 'INTERNAL';

/** A group, such as an employer, and the time for which the member has it. What the list that it comes from does not tell costs a call, which all groups share. */
export type Group = Node & {
  __typename?: 'Group';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number of the group. */
  number: Scalars['ID']['output'];
  /** Name of the group. */
  name: Scalars['String']['output'];
  /** First day of the member in the group; null where nobody knows. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Last day of the member in the group; null when open-ended. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** How the member's time in the group is told today; null without a first day. */
  timeline: Maybe<Timeline>;
  /** Whether that time is over. */
  isOver: Scalars['Boolean']['output'];
  /** Whether the session is tied to the group. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the group is tied to the external sales-force SSO; null when it cannot be had. */
  isSalesforce: Maybe<Scalars['Boolean']['output']>;
  /** First day of the group's contract. */
  contractStartDate: Maybe<Scalars['Date']['output']>;
  /** Last day of the group's contract; null when open-ended. */
  contractEndDate: Maybe<Scalars['Date']['output']>;
  /** Medical, dental, vision and pharmacy, in this order; those that the member has not have no status. Null when they cannot be had. */
  plans: Maybe<Array<GroupPlan>>;
  /** The group that it belongs to; null without one, and known of the group of a family only. */
  parent: Maybe<ParentGroup>;
};

/** A group that other groups belong to. */
export type ParentGroup = {
  __typename?: 'ParentGroup';
  /** Number of the group. */
  number: Scalars['ID']['output'];
  /** Name of the group. */
  name: Maybe<Scalars['String']['output']>;
};

/** The plan of one kind of coverage within a group. */
export type GroupPlan = {
  __typename?: 'GroupPlan';
  /** Kind of coverage. */
  category: CoverageCategory;
  /** Where it stands; null when the group gives the member no such plan. */
  status: Maybe<PlanStatus>;
  /** First day. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Last day; null when open-ended. */
  endDate: Maybe<Scalars['Date']['output']>;
};

/** A group chosen during sign-in. */
export type ChooseGroupInput = {
  /** Number of the group. */
  group: Scalars['ID']['input'];
};

/** Where the journey leads with the group. */
export type ChooseGroupPayload = {
  __typename?: 'ChooseGroupPayload';
  /** Path to go to next, as signIn gives it. */
  next: Maybe<Scalars['String']['output']>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** A group to switch to. */
export type SwitchGroupInput = {
  /** Number of the group. */
  group: Scalars['ID']['input'];
};

/** Where the journey leads with the other group. */
export type SwitchGroupPayload = {
  __typename?: 'SwitchGroupPayload';
  /** Path to go to next, as signIn gives it. */
  next: Maybe<Scalars['String']['output']>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** What became of the session. */
export type ExtendSessionPayload = {
  __typename?: 'ExtendSessionPayload';
  /** Empty when it goes on. UNAUTHENTICATED when it is over, UNAVAILABLE when it cannot be extended, or not any more. */
  userErrors: Array<UserError>;
};

/** A member's ID card for one kind of coverage, with the fields of the CARIN digital insurance card. */
export type IdCard = Node & {
  __typename?: 'IdCard';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Kind of coverage. */
  category: CoverageCategory;
  /** Whose card it is. */
  member: Maybe<Member>;
  /** First and last name of the member, as printed. */
  memberName: Scalars['String']['output'];
  /** Suffix of the member, printed behind the subscriber ID. */
  suffix: Scalars['Int']['output'];
  /** ID of the subscriber. */
  subscriberId: Scalars['String']['output'];
  /** First and last name of the subscriber. */
  subscriberName: Scalars['String']['output'];
  /** The relationship to the subscriber in words. */
  relationshipDescription: Scalars['String']['output'];
  /** Number of the group. */
  groupNumber: Scalars['String']['output'];
  /** Name of the group. */
  groupName: Scalars['String']['output'];
  /** Number of the plan. */
  planNumber: Scalars['String']['output'];
  /** Name of the plan. */
  planName: Scalars['String']['output'];
  /** Name of the provider network; null without one. */
  network: Maybe<Scalars['String']['output']>;
  /** Since when the member is covered. */
  startDate: Scalars['Date']['output'];
  /** Legal name of the insurer. */
  payerName: Scalars['String']['output'];
  /** Number under which providers send claims electronically. */
  payerId: Scalars['String']['output'];
  /** Number of the pharmacy processor (RxBIN); null on a card that pharmacies do not use. */
  rxBin: Maybe<Scalars['String']['output']>;
  /** Control number of the pharmacy processor (RxPCN). */
  rxPcn: Maybe<Scalars['String']['output']>;
  /** Pharmacy group (RxGrp). */
  rxGroup: Maybe<Scalars['String']['output']>;
  /** What common services cost in network. */
  copays: Array<IdCardCopay>;
  /** Deductibles, out-of-pocket maximums and yearly limits. */
  deductibles: Array<IdCardLimit>;
  /** Numbers to call. */
  phones: Array<IdCardPhone>;
  /** Address of the insurer's site. */
  website: Scalars['String']['output'];
  /** Where claims on paper go. */
  claimsAddress: Scalars['String']['output'];
  /** On the subscriber's card the dependents who are covered; empty on any other. */
  dependents: Array<IdCardDependent>;
  /** Where the portal serves this card as a PDF to the same session; ?download saves it. */
  pdfPath: Scalars['String']['output'];
};

/** What a service costs: an amount or a share. */
export type IdCardCopay = {
  __typename?: 'IdCardCopay';
  /** Service. */
  label: Scalars['String']['output'];
  /** What is paid each time; null when it is a share. */
  amount: Maybe<Scalars['Money']['output']>;
  /** Share in per cent that the member pays; null when it is an amount. */
  percent: Maybe<Scalars['Float']['output']>;
  /** When it is so. */
  note: Maybe<Scalars['String']['output']>;
};

/** A deductible or another yearly amount. */
export type IdCardLimit = {
  __typename?: 'IdCardLimit';
  /** What it is. */
  label: Scalars['String']['output'];
  /** Whom it is for. */
  coverageType: CoverageType;
  /** Network that it is for. */
  networkTier: NetworkTier;
  /** The amount of a year. */
  amount: Scalars['Money']['output'];
};

/** A number to call. */
export type IdCardPhone = {
  __typename?: 'IdCardPhone';
  /** Whom it reaches. */
  label: Scalars['String']['output'];
  /** Phone number. */
  phoneNumber: Scalars['String']['output'];
};

/** A dependent who is covered as well. */
export type IdCardDependent = {
  __typename?: 'IdCardDependent';
  /** Suffix of the dependent. */
  suffix: Scalars['Int']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** Where ID cards go, and which. */
export type EmailIdCardInput = {
  /** An e-mail address. */
  emailAddress: Scalars['String']['input'];
  /** Only the card of this kind of coverage; every card without it. */
  category: InputMaybe<CoverageCategory>;
  /** Suffix of the member whose cards are wanted; the viewer's without it. */
  suffix: InputMaybe<Scalars['Int']['input']>;
};

/** What became of an e-mail. */
export type EmailIdCardPayload = {
  __typename?: 'EmailIdCardPayload';
  /** What the gateway says, to be shown; null when there are errors. */
  message: Maybe<Scalars['String']['output']>;
  /** Empty when it was sent. INVALID_INPUT, RATE_LIMITED, UNAVAILABLE when no e-mail can be sent just now. */
  userErrors: Array<UserError>;
};

/** A printed card to order. */
export type RequestIdCardInput = {
  /** Kind of coverage that the card is for. */
  category: CoverageCategory;
};

/** What became of an order. */
export type RequestIdCardPayload = {
  __typename?: 'RequestIdCardPayload';
  /** What the gateway says, to be shown; null when there are errors. */
  message: Maybe<Scalars['String']['output']>;
  /** Empty when the card was ordered. NO_CARD when there is none of this kind. */
  userErrors: Array<UserError>;
};

/** Something the person can mend. Other failures are GraphQL errors with extensions code, status and area. */
export type UserError = {
  __typename?: 'UserError';
  /** What is wrong. */
  code: UserErrorCode;
  /** The code in a sentence, for whoever asks: what members read are the words of the brand. Never the service's own. */
  message: Scalars['String']['output'];
  /** With LOGIN_ATTEMPTS_REMAINING: how many are left. */
  attemptsRemaining: Maybe<Scalars['Int']['output']>;
  /** With RATE_LIMITED: seconds after which another try makes sense, when that is known. */
  retryAfter: Maybe<Scalars['Int']['output']>;
  /** What of the input is wrong, from its outermost field inwards, places of lists as numbers: answers, 0, answer. Null when it is no one thing. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** What the person can mend, or what a later try may. Each payload says which of them it can have. */
export type UserErrorCode =
  /** Nothing was given where something is needed. */
  | 'REQUIRED'
  /** Shorter than it may be. */
  | 'TOO_SHORT'
  /** Longer than it may be. */
  | 'TOO_LONG'
  /** Written in another way than it has to be. */
  | 'PATTERN'
  /** The same was given twice. */
  | 'DUPLICATE'
  /** The insurer's service does not take it. */
  | 'INVALID_INPUT'
  /** Asked too often; retryAfter says when it makes sense again. */
  | 'RATE_LIMITED'
  /** The service cannot do it just now. */
  | 'UNAVAILABLE'
  /** The session is over, or not far enough. */
  | 'UNAUTHENTICATED'
  /** Not for whoever asks. */
  | 'FORBIDDEN'
  /** User name and password do not belong together. */
  | 'INVALID_CREDENTIALS'
  /** The same, with attemptsRemaining before the sign-in is locked. */
  | 'LOGIN_ATTEMPTS_REMAINING'
  /** The sign-in is locked. */
  | 'ACCOUNT_LOCKED'
  /** Staff may not act as this member, or there is none. */
  | 'LOGIN_AS_REFUSED'
  /** The present password is another. */
  | 'CURRENT_PASSWORD_WRONG'
  /** The new password is among the first that somebody would guess. */
  | 'PASSWORD_EASY_TO_GUESS'
  /** There is no such person, or one with a sign-in already. */
  | 'NOT_RECOGNIZED'
  /** Only adults register. */
  | 'NOT_ADULT'
  /** Somebody else has the user name. */
  | 'USERNAME_TAKEN'
  /** The link was used, has lapsed or was cut short. */
  | 'LINK_INVALID'
  /** The answers to the security questions are others. */
  | 'SECURITY_ANSWERS_WRONG'
  /** There is no ID card of this kind of coverage. */
  | 'NO_CARD'
  /** The member has no eBill. */
  | 'NOT_ELIGIBLE'
  /** This member may choose no primary care provider. */
  | 'MEMBER_NOT_ELIGIBLE'
  /** The choice cannot begin on this day. */
  | 'DATE_NOT_ELIGIBLE'
  /** The provider is not known, or takes no new patients. */
  | 'PROVIDER_NOT_AVAILABLE'
  /** Nobody can tell just now whether the provider takes new patients. */
  | 'PROVIDER_LOOKUP_FAILED';

/** A document for members of a Medicare plan. */
export type MedicareMaterial = Node & {
  __typename?: 'MedicareMaterial';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number of the document within its plan year. */
  number: Scalars['ID']['output'];
  /** Name of the document. */
  name: Scalars['String']['output'];
  /** The plan year it is about. */
  planYear: Scalars['Int']['output'];
  /** Where the document is. */
  url: Scalars['String']['output'];
};

/** Level of an accreditation, which decides the logo. */
export type AccreditationLevel =
  /** Accredited. */
  | 'ACCREDITED'
  /** Commendable. */
  | 'COMMENDABLE'
  /** Interim. */
  | 'INTERIM';

/** A quality accreditation. */
export type Accreditation = {
  __typename?: 'Accreditation';
  /** Its level. */
  level: AccreditationLevel;
  /** Where it is explained. */
  url: Maybe<Scalars['String']['output']>;
  /** Words beside the logo. */
  pairedText: Maybe<Scalars['String']['output']>;
};

/** A plan that is not to be renewed. */
export type CancelPlanInput = {
  /** What is not to be renewed: one of cancellationOptions. */
  what: PlanCancellation;
};

/** The plan after a cancellation. */
export type CancelPlanPayload = {
  __typename?: 'CancelPlanPayload';
  /** The plan as it stands now; null when there are errors. */
  planManagement: Maybe<PlanManagement>;
  /** INVALID_INPUT with what for what is not offered. */
  userErrors: Array<UserError>;
};

/** What is not renewed. */
export type PlanCancellation =
  /** Medical. */
  | 'MEDICAL'
  /** Medical and dental. */
  | 'MEDICAL_AND_DENTAL';

/** Renewal or cancellation of an individual plan. */
export type PlanManagement = {
  __typename?: 'PlanManagement';
  /** Whether there is a plan to renew or cancel now. */
  isOpen: Scalars['Boolean']['output'];
  /** Where the plan was bought; null when the insurer does not tell. */
  boughtFrom: Maybe<PlanSeller>;
  /** First day of open enrollment. */
  openEnrollmentStart: Maybe<Scalars['Date']['output']>;
  /** Last day of open enrollment. */
  openEnrollmentEnd: Maybe<Scalars['Date']['output']>;
  /** The plan year that runs. */
  currentPlanYear: Maybe<Scalars['Int']['output']>;
  /** The next plan year. */
  upcomingPlanYear: Maybe<Scalars['Int']['output']>;
  /** Last day of coverage after a cancellation. */
  coverageEndDateUponCancellation: Maybe<Scalars['Date']['output']>;
  /** First day of coverage after a renewal. */
  coverageStartDateUponRenewal: Maybe<Scalars['Date']['output']>;
  /** What was cancelled; null without a cancellation. */
  cancellationStatus: Maybe<PlanCancellation>;
  /** Ways to cancel; empty for exchange plans. */
  cancellationOptions: Array<CancellationOption>;
  /** Where a direct plan is renewed. */
  directShopUrl: Maybe<Scalars['String']['output']>;
  /** Where an exchange plan is renewed. */
  exchangeUrl: Maybe<Scalars['String']['output']>;
  /** Words for that link. */
  exchangeUrlLabel: Maybe<Scalars['String']['output']>;
};

/** Who sold an individual plan. */
export type PlanSeller =
  /** The insurer itself. */
  | 'INSURER'
  /** A health insurance exchange. */
  | 'EXCHANGE';

/** A way to cancel. */
export type CancellationOption = {
  __typename?: 'CancellationOption';
  /** What would be cancelled. */
  what: PlanCancellation;
  /** The option in words. */
  description: Scalars['String']['output'];
};

/** The members whom the viewer may see, each in one of the two lists. */
export type PrimaryCare = {
  __typename?: 'PrimaryCare';
  /** Members who have selected nobody; some of them may not select anybody. */
  withoutProvider: Array<MemberPrimaryCare>;
  /** Members who have a provider today or have chosen one from a later day on. */
  withProvider: Array<MemberPrimaryCare>;
  /** Whether anybody may select a provider whom the viewer may see. */
  eligible: Scalars['Boolean']['output'];
  /** Whether the subscriber has or had a provider, which a dependent is told and not shown. */
  subscriberHasHistory: Scalars['Boolean']['output'];
};

/** Who looks after a member, and who else could. */
export type MemberPrimaryCare = {
  __typename?: 'MemberPrimaryCare';
  /** The member; null for somebody who is not of the family any more. */
  member: Maybe<Member>;
  /** Number of the member within the family. */
  suffix: Scalars['Int']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Whether the member may select a provider. */
  eligible: Scalars['Boolean']['output'];
  /** Days from which a new selection can start, earliest first; empty when none can be made. */
  eligibleDates: Array<Scalars['Date']['output']>;
  /** Why no provider can be chosen now; null for a member who can choose one. */
  hindrance: Maybe<PrimaryCareHindrance>;
  /** Name of the provider of today; null without one. */
  providerName: Maybe<Scalars['String']['output']>;
  /** The provider of today; null without one, and for one of whom the insurer knows the name only. */
  provider: Maybe<PrimaryCareProvider>;
  /** Who is the provider next, from a day after today; null without one. */
  coming: Maybe<PrimaryCareHistory>;
  /** Providers of all times, newest first. */
  history: Array<PrimaryCareHistory>;
};

/** Why a member cannot choose a provider now. */
export type PrimaryCareHindrance =
  /** No medical coverage today or to come. */
  | 'NO_MEDICAL_PLAN'
  /** The medical plan works without a primary care provider. */
  | 'NOT_IN_PLAN'
  /** A choice is possible, but there is no day on which it could start. */
  | 'NO_START_DATE';

/** Where today stands to a provider's first and last day. */
export type PrimaryCareTime =
  /** The time is over, or another provider came before its end. */
  | 'PAST'
  /** The provider of today; at most one. */
  | 'CURRENT'
  /** The first day is still to come. */
  | 'COMING';

/** A provider whom a member has, had or will have. */
export type PrimaryCareHistory = {
  __typename?: 'PrimaryCareHistory';
  /** Number of the provider. */
  providerNumber: Scalars['ID']['output'];
  /** Name of the provider. */
  providerName: Scalars['String']['output'];
  /** Title, for example MD. */
  providerTitle: Scalars['String']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Last day; null where none is known. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Where today stands to the two days. */
  time: PrimaryCareTime;
  /** Whether this is the latest selection, which may begin after today. */
  selected: Scalars['Boolean']['output'];
  /** Why it ended; null while it lasts. */
  terminationReason: Maybe<Scalars['String']['output']>;
  /** Where the provider works. */
  locations: Array<PrimaryCareLocation>;
};

/** Where a provider works. */
export type PrimaryCareLocation = {
  __typename?: 'PrimaryCareLocation';
  /** Name of the place. */
  name: Scalars['String']['output'];
  /** Street and number. */
  addressLine1: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** ZIP code. */
  zipCode: Scalars['String']['output'];
  /** Phone number. */
  phoneNumber: Scalars['String']['output'];
};

/** Somebody who gives primary care. */
export type PrimaryCareProvider = Node & {
  __typename?: 'PrimaryCareProvider';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number under which the insurer knows the provider. */
  number: Scalars['ID']['output'];
  /** Name of the provider. */
  name: Scalars['String']['output'];
  /** The practice or clinic the provider belongs to. */
  groupName: Maybe<Scalars['String']['output']>;
  /** Title, for example MD. */
  title: Maybe<Scalars['String']['output']>;
  /** Whether new patients are taken. */
  acceptingNewPatients: Scalars['Boolean']['output'];
  /** Specialty. */
  specialty: Maybe<Scalars['String']['output']>;
  /** Languages spoken. */
  languages: Array<Scalars['String']['output']>;
  /** Where the provider works; in a search the nearest place first. */
  locations: Array<PrimaryCareLocation>;
};

/** What a provider is looked for by. */
export type PrimaryCareSearch = {
  /** Suffixes of those who are to be treated; the viewer alone without it. */
  suffixes: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Day from which a selection is to hold; the first that everybody named may choose without it. */
  from: InputMaybe<Scalars['Date']['input']>;
  /** How far away at most, in miles, from 1 to 100. */
  radius: Scalars['Int']['input'];
  /** Five digits of a ZIP code; the one of the family's address without it. */
  zip: InputMaybe<Scalars['String']['input']>;
  /** Part of a name, practice, specialty or language. */
  searchString: InputMaybe<Scalars['String']['input']>;
};

/** A part of the providers found. */
export type PrimaryCareProviderConnection = {
  __typename?: 'PrimaryCareProviderConnection';
  /** The providers, each with its place in the list. */
  edges: Array<PrimaryCareProviderEdge>;
  /** The providers alone. */
  nodes: Array<PrimaryCareProvider>;
  /** Whether there are more, and where. */
  pageInfo: PageInfo;
  /** How many were found in all; none where a wider radius may help. */
  totalCount: Scalars['Int']['output'];
};

/** A provider found. */
export type PrimaryCareProviderEdge = {
  __typename?: 'PrimaryCareProviderEdge';
  /** Where the provider stands in the list. */
  cursor: Scalars['String']['output'];
  /** Miles from the ZIP code of the search, to a tenth. */
  distance: Maybe<Scalars['Float']['output']>;
  /** The provider. */
  node: PrimaryCareProvider;
};

/** A choice of a primary care provider. */
export type SelectPrimaryCareProviderInput = {
  /** Who chooses; nobody twice. */
  members: Array<PrimaryCareStart>;
  /** Number of the provider. */
  provider: Scalars['ID']['input'];
  /** Where a confirmation goes; none is sent without it. */
  emailAddress: InputMaybe<Scalars['String']['input']>;
};

/** Who chooses a provider, and from when on. */
export type PrimaryCareStart = {
  /** Suffix of the member. */
  suffix: Scalars['Int']['input'];
  /** The day: one of the member's eligible dates; the earliest without it. */
  from: InputMaybe<Scalars['Date']['input']>;
};

/** What became of the choice. */
export type SelectPrimaryCareProviderPayload = {
  __typename?: 'SelectPrimaryCareProviderPayload';
  /** What the gateway says about the choice, to be shown; null when there are errors. */
  message: Maybe<Scalars['String']['output']>;
  /** Those who chose; null when there are errors. */
  members: Maybe<Array<Member>>;
  /** Primary care of everybody whom the viewer may see, with the choice; null when there are errors. */
  primaryCare: Maybe<PrimaryCare>;
  /** Empty when the choice was stored. MEMBER_NOT_ELIGIBLE, DATE_NOT_ELIGIBLE, PROVIDER_NOT_AVAILABLE, PROVIDER_LOOKUP_FAILED, INVALID_INPUT. */
  userErrors: Array<UserError>;
};

/** A program or tool of the plan. */
export type Program = Node & {
  __typename?: 'Program';
  /** Id of the node. */
  id: Scalars['ID']['output'];
  /** Number that the insurer gave the program. */
  number: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** A few sentences. */
  description: Scalars['String']['output'];
  /** Headings under which it is listed. */
  categories: Array<Scalars['String']['output']>;
  /** Place in a list, lowest first. */
  displayOrder: Scalars['Int']['output'];
  /** Whether the insurer wants it seen first. */
  isHighPriority: Scalars['Boolean']['output'];
  /** Group of features it belongs to. */
  featureGroup: Maybe<Scalars['String']['output']>;
  /** Programs within this one, of those that the member is enrolled in. */
  children: Array<Program>;
  /** Where it lives: an absolute address or a path of the portal; null for its own page. */
  url: Maybe<Scalars['String']['output']>;
  /** How that address opens; null where nobody says. */
  urlKind: Maybe<ProgramUrlKind>;
  /** Name of its icon. */
  icon: Maybe<Scalars['String']['output']>;
  /** Its document. */
  document: Maybe<ProgramDocument>;
  /** Phone number; null without one. Asked for by a call of its own. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** What the site says about it; null when it says nothing. One call tells it of all programs. */
  content: Maybe<ProgramContent>;
};

/** How the address of a program opens. */
export type ProgramUrlKind =
  /** Something that takes members on with their log-in. */
  | 'ENDPOINT'
  /** A page of somebody else. */
  | 'EXTERNAL'
  /** A document. */
  | 'PDF';

/** What a document is. */
export type ProgramDocumentType =
  /** A certificate of coverage. */
  | 'CERTIFICATE'
  /** Anything to read about the program. */
  | 'GUIDE';

/** A document of a program. */
export type ProgramDocument = {
  __typename?: 'ProgramDocument';
  /** Name of the document. */
  name: Scalars['String']['output'];
  /** Where the document is. */
  url: Scalars['String']['output'];
  /** What the document is. */
  type: ProgramDocumentType;
};

/** What the site says of a program. */
export type ProgramContent = {
  __typename?: 'ProgramContent';
  /** Title. */
  title: Scalars['String']['output'];
  /** Short description. */
  shortDescription: Scalars['String']['output'];
};

/** Who has forgotten the user name. */
export type RecoverUsernameInput = {
  /** What the person knows of the ID card and of themselves. */
  person: PersonInput;
};

/** Whether a request was taken. */
export type RecoverUsernamePayload = {
  __typename?: 'RecoverUsernamePayload';
  /** True when it was; an e-mail is on its way if the person is known. */
  accepted: Scalars['Boolean']['output'];
  /** RATE_LIMITED, UNAVAILABLE, or fields that break their rule. */
  userErrors: Array<UserError>;
};

/** Who has forgotten the password. */
export type RecoverPasswordInput = {
  /** The user name. */
  username: Scalars['String']['input'];
};

/** Whether a request was taken. */
export type RecoverPasswordPayload = {
  __typename?: 'RecoverPasswordPayload';
  /** True when it was; an e-mail is on its way if the user name is known. */
  accepted: Scalars['Boolean']['output'];
  /** RATE_LIMITED, UNAVAILABLE, or a user name that is missing. */
  userErrors: Array<UserError>;
};

/** A link of an e-mail. */
export type OpenRecoveryLinkInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** A link, opened. */
export type OpenRecoveryLinkPayload = {
  __typename?: 'OpenRecoveryLinkPayload';
  /** The person's own questions, empty for one who never stored answers; null when there are errors. */
  questions: Maybe<Array<SecurityQuestion>>;
  /** LINK_INVALID when it was used or has lapsed. */
  userErrors: Array<UserError>;
  /** Queries of the same request. */
  query: Query;
};

/** A new password, with the proof that it is the person's own. */
export type ResetPasswordInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
  /** Answers to every question of openRecoveryLink. */
  answers: Array<SecurityAnswerInput>;
  /** 6 to 32 letters, digits and symbols, at least one digit. */
  newPassword: Scalars['String']['input'];
};

/** What became of a new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Empty when it was set. LINK_INVALID with token, SECURITY_ANSWERS_WRONG with answers, PASSWORD_EASY_TO_GUESS with newPassword, RATE_LIMITED, UNAVAILABLE, or fields that break their rule. */
  userErrors: Array<UserError>;
};

/** Where a referral stands. */
export type ReferralStatus =
  /** Good for visits. */
  | 'APPROVED'
  /** Not decided yet. */
  | 'PENDING'
  /** Refused. */
  | 'DENIED'
  /** Withdrawn. */
  | 'CANCELLED';

/** What referrals are narrowed down by; all that is given has to hold. */
export type ReferralFilter = {
  /** Only this member's, by id; a member's own list needs none. */
  patient: InputMaybe<Scalars['ID']['input']>;
  /** Only those in this state. */
  status: InputMaybe<ReferralStatus>;
  /** Only those from or to this provider, by number. */
  provider: InputMaybe<Scalars['ID']['input']>;
  /** Leaves out referrals whose last day has passed. */
  excludeExpired: InputMaybe<Scalars['Boolean']['input']>;
};

/** A part of a list of referrals. */
export type ReferralConnection = {
  __typename?: 'ReferralConnection';
  /** The referrals, each with its place in the list. */
  edges: Array<ReferralEdge>;
  /** The referrals alone. */
  nodes: Array<Referral>;
  /** Whether there are more, and where. */
  pageInfo: PageInfo;
  /** How many referrals the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** A referral in a list. */
export type ReferralEdge = {
  __typename?: 'ReferralEdge';
  /** Where the referral stands in the list. */
  cursor: Scalars['String']['output'];
  /** The referral. */
  node: Referral;
};

/** A referral from one provider to another. It is no node: the insurer tells of referrals in lists only. */
export type Referral = {
  __typename?: 'Referral';
  /** Number of the referral. */
  number: Scalars['ID']['output'];
  /** Who is referred; null for somebody who is not of the family any more. */
  patient: Maybe<Member>;
  /** First and last name of who is referred, as the referral has them. */
  patientName: Scalars['String']['output'];
  /** Who refers. */
  referringProvider: Provider;
  /** Who is to be seen. */
  referredToProvider: Provider;
  /** Where it stands. */
  status: ReferralStatus;
  /** The same in words. */
  statusDescription: Scalars['String']['output'];
  /** First day on which it is good. */
  startDate: Scalars['Date']['output'];
  /** Last day on which it is good. */
  endDate: Scalars['Date']['output'];
  /** Whether the last day has passed, for the person who asks. */
  isExpired: Scalars['Boolean']['output'];
  /** How many visits it is good for. */
  visitsAllowed: Scalars['Int']['output'];
  /** How many of them were used. */
  visitsUsed: Scalars['Int']['output'];
  /** How many of them are left, never less than none. */
  visitsLeft: Scalars['Int']['output'];
};

/** What referrals can be narrowed down by. */
export type ReferralChoices = {
  __typename?: 'ReferralChoices';
  /** Members who have referrals, by suffix; a dependent's own only. */
  patients: Array<ReferralPatient>;
  /** States that occur. */
  statuses: Array<ReferralStatusChoice>;
  /** Providers who refer or are referred to, by name. */
  providers: Array<Provider>;
};

/** A member who has referrals. */
export type ReferralPatient = {
  __typename?: 'ReferralPatient';
  /** Id of the member, as the filter takes it. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** A state in which there are referrals. */
export type ReferralStatusChoice = {
  __typename?: 'ReferralStatusChoice';
  /** The state, as the filter takes it. */
  status: ReferralStatus;
  /** The state in words. */
  label: Scalars['String']['output'];
};

/** What is known about a person who registers. */
export type RegistrationDetails = {
  __typename?: 'RegistrationDetails';
  /** Number on the ID card. */
  subscriberId: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['output'];
  /** Where e-mail goes; null when missing. */
  emailAddress: Maybe<Scalars['String']['output']>;
};

/** What a person knows of the ID card and of themselves. */
export type PersonInput = {
  /** Number on the ID card: nine or ten letters and digits. */
  subscriberId: Scalars['String']['input'];
  /** First name: a letter, apostrophe, backtick or hyphen first, then spaces and periods too; at most 30. */
  firstName: Scalars['String']['input'];
  /** Last name, by the same rule. */
  lastName: Scalars['String']['input'];
  /** Date of birth. */
  dateOfBirth: Scalars['Date']['input'];
};

/** The answer to one security question. */
export type SecurityAnswerInput = {
  /** Id of the question. */
  questionId: Scalars['ID']['input'];
  /** 3 to 30 letters, digits, spaces and the password's symbols. Case does not count. */
  answer: Scalars['String']['input'];
};

/** A person and the wanted sign-in. */
export type RegisterInput = {
  /** Who registers. */
  person: PersonInput;
  /** 3 to 16 letters and digits. */
  username: Scalars['String']['input'];
  /** 6 to 32 letters, digits and symbols, at least one digit. */
  password: Scalars['String']['input'];
  /** Where e-mail goes. */
  emailAddress: Scalars['String']['input'];
  /** Three different questions with their answers. */
  answers: Array<SecurityAnswerInput>;
};

/** Who wants to register. */
export type CheckRegistrationInput = {
  /** What the person knows of the ID card and of themselves. */
  person: PersonInput;
};

/** A user name that is wanted. */
export type CheckUsernameInput = {
  /** 3 to 16 letters and digits. */
  username: Scalars['String']['input'];
};

/** Whether a person can register. */
export type CheckRegistrationPayload = {
  __typename?: 'CheckRegistrationPayload';
  /** True when there is such a person without a sign-in. */
  recognized: Scalars['Boolean']['output'];
  /** NOT_RECOGNIZED when there is not; NOT_ADULT with person, dateOfBirth; otherwise fields that break their rule. */
  userErrors: Array<UserError>;
};

/** Whether a user name can be taken. */
export type CheckUsernamePayload = {
  __typename?: 'CheckUsernamePayload';
  /** True while nobody has it; null when there are errors. */
  available: Maybe<Scalars['Boolean']['output']>;
  /** Empty unless the name breaks its rule or the service cannot tell. */
  userErrors: Array<UserError>;
};

/** The sign-in that was created. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** The user name as it is kept, in small letters; null when there are errors. */
  username: Maybe<Scalars['String']['output']>;
  /** USERNAME_TAKEN with username, PASSWORD_EASY_TO_GUESS with password, NOT_RECOGNIZED, NOT_ADULT; otherwise fields that break their rule. */
  userErrors: Array<UserError>;
};

/** Something with an id of its own, by which it can be asked for again. */
export type Node = {
  /** Opaque and lasting; it tells nothing of what it names. Of one brand, and worth nothing to whoever may not see the node. */
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

/** Whether something is for staff who act as a member too. */
export type Acting =
  /** Staff may do it for the member. */
  | 'ALLOWED'
  /** Only the member may: contact data, consents, password, questions and recovery addresses. */
  | 'REFUSED';

/** What a recorded mutation does, if it is not just any change. */
export type Audited =
  /** Proves who somebody is. */
  | 'SIGN_IN'
  /** Ends sessions elsewhere; the end of the own one is recorded by itself. */
  | 'SIGN_OUT'
  /** Begins to act as a member. */
  | 'LOG_IN_AS'
  /** Password, security answers, recovery. */
  | 'CREDENTIALS'
  /** How the member is reached, and wants to be. */
  | 'CONTACT'
  /** Sends a file of the member somewhere. */
  | 'FILE'
  /** Changes nothing of a member: recorded only of staff who act as one. */
  | 'READ';

/** What conditions of the manifests can ask about the member. Each fact is computed only when it is selected; null is unknown. */
export type Facts = {
  __typename?: 'Facts';
  /** Session. From the session cookies. */
  session: Maybe<SessionKind>;
  /** Screen. From the browser window. */
  viewport: Maybe<Viewport>;
  /** Relationship. From account members, memberSuffix of the signed-in member. */
  relationship: Maybe<Relationship>;
  /** Age. From account members, dateOfBirth of the signed-in member. */
  ageBand: Maybe<AgeBand>;
  /** Enrollment. From the four category statuses. */
  memberStatus: Maybe<EnrollmentStatus>;
  /** Medical plan. From account members, medical eligibility. */
  medical: Maybe<EligibilityStatus>;
  /** Dental plan. From account members, dental eligibility. */
  dental: Maybe<EligibilityStatus>;
  /** Vision plan. From account members, vision eligibility. */
  vision: Maybe<EligibilityStatus>;
  /** Pharmacy plan. From account members, pharmacy eligibility. */
  pharmacy: Maybe<EligibilityStatus>;
  /** Whether the member has an out-of-area plan. From account members, hasOutOfAreaPlan of the signed-in member. */
  outOfAreaPlan: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has referrals. From referrals/hasReferrals. */
  referrals: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member may order Medicare materials. From medicare-materials/eligibility. */
  medicareMaterials: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has a primary care history in the family. From pcp/members. */
  primaryCareHistory: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member is eligible for primary care. From pcp/eligibility. */
  primaryCareEligible: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member is eligible for eBill. From ebill/hasEbill. */
  ebillEligible: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has an eBill alert. From ebill/showEbillAlert. */
  ebillAlert: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member is eligible for an ID card. From idCard/eligible. */
  idCardEligible: Maybe<Scalars['Boolean']['output']>;
  /** Staff role. From token role and issuedByRole. */
  staffRole: Maybe<StaffRole>;
  /** Whether the member acts for a member by log-in-as. From token issuedByRole. */
  actsAsMember: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has more than one group. From groups/individual. */
  severalGroups: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has a group with sales-force sign-on. From groups/individual. */
  anySalesforceGroup: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member uses a group with sales-force sign-on. From groups/individual. */
  salesforceGroup: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has chosen a group. From the session cookies. */
  groupChosen: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member is kept from the sales-force portal. From the session cookies. */
  preventSalesforce: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has an e-mail address on file. From account/preferences. */
  email: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has set all required preferences. From account/preferences and account/relevant-preferences. */
  requiredPreferences: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member has signed the communication policy. From account/registration/policies. */
  communicationPolicy: Maybe<Scalars['Boolean']['output']>;
  /** Account status. From account/status. */
  accountStatus: Maybe<AccountStatus>;
  /** Whether the member belongs to the local 598 group. From account/getEmployeeId. */
  local598: Maybe<Scalars['Boolean']['output']>;
  /** Plan management. From plan-management/details. */
  planManagement: Maybe<PlanManagementState>;
  /** Whether the member was offered a redirect at log-in. From the token response. */
  redirectOffered: Maybe<Scalars['Boolean']['output']>;
  /** Whether the member may use chat. From account chatConfig. */
  chat: Maybe<Scalars['Boolean']['output']>;
};

/** Session of a member. */
export type SessionKind =
  /** The member is signed out. */
  | 'NONE'
  /** The member has not finished logging in. */
  | 'TEMPORARY'
  /** The member is signed in. */
  | 'FULL';

/** Screen of a member. */
export type Viewport =
  /** The member uses a phone. */
  | 'PHONE'
  /** The member uses a tablet. */
  | 'TABLET'
  /** The member uses a desktop. */
  | 'DESKTOP';

/** Age of a member. */
export type AgeBand =
  /** The member is a minor. */
  | 'MINOR'
  /** The member is an adult. */
  | 'ADULT';

/** Enrollment of a member. */
export type EnrollmentStatus =
  /** The member has coverage now. */
  | 'ACTIVE'
  /** The member has coverage starting later. */
  | 'FUTURE'
  /** The member has coverage that ended. */
  | 'TERMED'
  /** The member has no coverage. */
  | 'NONE';

/** Staff role of a member. */
export type StaffRole =
  /** The member has no staff role. */
  | 'NONE'
  /** The member may log in as anyone. */
  | 'ANYONE'
  /** The member may log in as non-employees. */
  | 'NON_EMPLOYEE';

/** Plan management of a member. */
export type PlanManagementState =
  /** The member has no plan to manage. */
  | 'NONE'
  /** The member has a plan to renew. */
  | 'RENEWAL'
  /** The member has a cancelled medical plan. */
  | 'CANCEL_MEDICAL'
  /** The member has cancelled medical and dental plans. */
  | 'CANCEL_MEDICAL_DENTAL';

/** Which screen shows. */
export type ScreenKind =
  /** Log-in page. */
  | 'LOGIN'
  /** Staff log in as a member. */
  | 'LOGIN_AS'
  /** Choosing a group right after log-in. */
  | 'GROUP_SELECTION'
  /** Asking for missing preferences. */
  | 'UPDATE_PREFERENCES'
  /** Asking for consent. */
  | 'REGISTRATION_POLICIES'
  /** Asking a member to acknowledge a text. */
  | 'ACKNOWLEDGEMENT'
  /** Arriving from another site. */
  | 'SSO_LANDING'
  /** Handing over to the sales-force system. */
  | 'HAND_OFF'
  /** Changing the group. */
  | 'SELECT_GROUP'
  /** Home. */
  | 'HOME'
  /** The member's ID cards. */
  | 'ID_CARD'
  /** Sending a card by e-mail. */
  | 'ID_CARD_EMAIL'
  /** Ordering a printed card. */
  | 'ID_CARD_REQUEST'
  /** Programs of the plan. */
  | 'PROGRAMS'
  /** One program. */
  | 'PROGRAM'
  /** Referrals. */
  | 'REFERRALS'
  /** Medicare materials. */
  | 'MEDICARE_MATERIALS'
  /** Certificates of coverage. */
  | 'CERTIFICATE_OF_COVERAGE'
  /** Who of the family has which primary care provider. */
  | 'PRIMARY_CARE'
  /** The primary care provider of one member. */
  | 'PRIMARY_CARE_MEMBER'
  /** Finding and choosing a primary care provider. */
  | 'PRIMARY_CARE_SEARCH'
  /** Contact page. */
  | 'CONTACT_US'
  /** Waiting for a download. */
  | 'RESOURCE_DOWNLOAD'
  /** What a plan pays for in one category, or one of its services, now or in an earlier period. */
  | 'BENEFITS'
  /** Plans, limits and headlines of all categories. */
  | 'BENEFITS_SUMMARY'
  /** Creating an account, in steps. */
  | 'REGISTRATION'
  /** Forgotten user name. */
  | 'RECOVERY_USERNAME'
  /** Forgotten password. */
  | 'RECOVERY_PASSWORD'
  /** A new password. */
  | 'CHANGE_PASSWORD'
  /** List of claims. */
  | 'CLAIMS'
  /** One claim. */
  | 'CLAIM'
  /** List of explanations of benefits. */
  | 'EOBS'
  /** One explanation of benefits. */
  | 'EOB'
  /** A page of pages.json. */
  | 'PAGE'
  /** Who the member is to the insurer. */
  | 'ACCOUNT_SUMMARY'
  /** Family and address. */
  | 'ACCOUNT_MEMBER_INFORMATION'
  /** Preferences and security answers. */
  | 'ACCOUNT_SETTINGS'
  /** Plans, renewal and cancellation. */
  | 'ACCOUNT_PLAN_BENEFITS'
  /** Way to eBill. */
  | 'ACCOUNT_EBILL'
  /** Error page. */
  | 'ERROR'
  /** A screen that is still to come. */
  | 'NOT_AVAILABLE'
  /** Leads somewhere else. */
  | 'REDIRECT';



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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  BenefitService:
    | ( Partial<DentalService> )
    | ( Partial<MedicalService> )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Viewer: ResolverTypeWrapper<Partial<Omit<Viewer, 'family' | 'member' | 'groups' | 'groupsWithPlans' | 'groupChoices' | 'primaryCare' | 'primaryCareProvider' | 'primaryCareProviders'> & { family: Maybe<ResolversTypes['Family']>, member: Maybe<ResolversTypes['Member']>, groups: Maybe<Array<ResolversTypes['Group']>>, groupsWithPlans: Array<ResolversTypes['Group']>, groupChoices: Array<ResolversTypes['Group']>, primaryCare: Maybe<ResolversTypes['PrimaryCare']>, primaryCareProvider: Maybe<ResolversTypes['PrimaryCareProvider']>, primaryCareProviders: Maybe<ResolversTypes['PrimaryCareProviderConnection']> }>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  ActingStaff: ResolverTypeWrapper<Partial<ActingStaff>>;
  StaffReach: ResolverTypeWrapper<Partial<StaffReach>>;
  AccountStatus: ResolverTypeWrapper<Partial<AccountStatus>>;
  Timeline: ResolverTypeWrapper<Partial<Timeline>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SignInNotice: ResolverTypeWrapper<Partial<SignInNotice>>;
  BeginSignInPayload: ResolverTypeWrapper<Partial<Omit<BeginSignInPayload, 'query' | 'userErrors'> & { query: ResolversTypes['Query'], userErrors: Array<ResolversTypes['UserError']> }>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  SignInInput: ResolverTypeWrapper<Partial<SignInInput>>;
  SignInPayload: ResolverTypeWrapper<Partial<Omit<SignInPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ContinueJourneyPayload: ResolverTypeWrapper<Partial<Omit<ContinueJourneyPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  LogOutPayload: ResolverTypeWrapper<Partial<Omit<LogOutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  LogInAsPayload: ResolverTypeWrapper<Partial<Omit<LogInAsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  LogInAsInput: ResolverTypeWrapper<Partial<LogInAsInput>>;
  Family: ResolverTypeWrapper<import('../../schema/generated/gateway-types.ts').Account>;
  Member: ResolverTypeWrapper<import('../../schema/generated/gateway-types.ts').Member | { memberKey: string }>;
  Employment: ResolverTypeWrapper<Partial<Employment>>;
  Coverage: ResolverTypeWrapper<Partial<Coverage>>;
  Relationship: ResolverTypeWrapper<Partial<Relationship>>;
  Sex: ResolverTypeWrapper<Partial<Sex>>;
  CoverageCategory: ResolverTypeWrapper<Partial<CoverageCategory>>;
  EligibilityStatus: ResolverTypeWrapper<Partial<EligibilityStatus>>;
  PostalAddress: ResolverTypeWrapper<Partial<PostalAddress>>;
  ChatConfig: ResolverTypeWrapper<Partial<ChatConfig>>;
  Product: ResolverTypeWrapper<Partial<Product>>;
  SecurityQuestion: ResolverTypeWrapper<Partial<SecurityQuestion>>;
  AddressCodeType: ResolverTypeWrapper<Partial<AddressCodeType>>;
  AddressCode: ResolverTypeWrapper<Partial<AddressCode>>;
  SaveAddressInput: ResolverTypeWrapper<Partial<SaveAddressInput>>;
  ChangePasswordInput: ResolverTypeWrapper<Partial<ChangePasswordInput>>;
  SaveSecurityAnswersInput: ResolverTypeWrapper<Partial<SaveSecurityAnswersInput>>;
  ChangePasswordPayload: ResolverTypeWrapper<Partial<Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SaveSecurityAnswersPayload: ResolverTypeWrapper<Partial<Omit<SaveSecurityAnswersPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SaveAddressPayload: ResolverTypeWrapper<Partial<Omit<SaveAddressPayload, 'family' | 'userErrors'> & { family: Maybe<ResolversTypes['Family']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  PreferenceName: ResolverTypeWrapper<Partial<PreferenceName>>;
  Preferences: ResolverTypeWrapper<Partial<Preferences>>;
  PreferenceValue: ResolverTypeWrapper<Partial<PreferenceValue>>;
  RegistrationPolicy: ResolverTypeWrapper<Partial<RegistrationPolicy>>;
  UpdatePreferencesInput: ResolverTypeWrapper<Partial<UpdatePreferencesInput>>;
  PreferenceInput: ResolverTypeWrapper<Partial<PreferenceInput>>;
  UpdatePreferencesPayload: ResolverTypeWrapper<Partial<Omit<UpdatePreferencesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SignPoliciesInput: ResolverTypeWrapper<Partial<SignPoliciesInput>>;
  SignPoliciesPayload: ResolverTypeWrapper<Partial<Omit<SignPoliciesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  AcknowledgeInput: ResolverTypeWrapper<Partial<AcknowledgeInput>>;
  AcknowledgePayload: ResolverTypeWrapper<Partial<Omit<AcknowledgePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  EndSignInInput: ResolverTypeWrapper<Partial<EndSignInInput>>;
  EndSignInPayload: ResolverTypeWrapper<Partial<Omit<EndSignInPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  EndOtherSignInsPayload: ResolverTypeWrapper<Partial<Omit<EndOtherSignInsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SignInPlace: ResolverTypeWrapper<Partial<SignInPlace>>;
  CoverageType: ResolverTypeWrapper<Partial<CoverageType>>;
  Limit: ResolverTypeWrapper<Partial<Limit>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  NetworkTier: ResolverTypeWrapper<Partial<NetworkTier>>;
  DetailDescription: ResolverTypeWrapper<Partial<DetailDescription>>;
  PlanRecord: ResolverTypeWrapper<Partial<PlanRecord>>;
  PlanStatus: ResolverTypeWrapper<Partial<PlanStatus>>;
  Benefits: ResolverTypeWrapper<{ category: CoverageCategory; memberSuffix: number; date: string }>;
  PlanBenefits: ResolverTypeWrapper<Partial<Omit<PlanBenefits, 'plan' | 'tiers' | 'details' | 'headlines'> & { plan: Maybe<ResolversTypes['BenefitPlan']>, tiers: Array<ResolversTypes['BenefitTier']>, details: Array<ResolversTypes['ServiceDetail']>, headlines: Array<ResolversTypes['ServiceDetail']> }>>;
  BenefitPlan: ResolverTypeWrapper<Partial<BenefitPlan>>;
  BenefitDeductible: ResolverTypeWrapper<Partial<BenefitDeductible>>;
  BenefitTier: ResolverTypeWrapper<Partial<Omit<BenefitTier, 'groups'> & { groups: Array<ResolversTypes['ServiceGroup']> }>>;
  ServiceGroup: ResolverTypeWrapper<Partial<Omit<ServiceGroup, 'services'> & { services: Array<ResolversTypes['BenefitService']> }>>;
  BenefitService: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BenefitService']>>;
  DentalService: ResolverTypeWrapper<Partial<DentalService>>;
  IncentiveTier: ResolverTypeWrapper<Partial<IncentiveTier>>;
  MedicalService: ResolverTypeWrapper<Partial<MedicalService>>;
  ServiceDetail: ResolverTypeWrapper<Partial<Omit<ServiceDetail, 'tierOutOfPocket' | 'offers'> & { tierOutOfPocket: Array<ResolversTypes['TierOutOfPocket']>, offers: Array<ResolversTypes['BenefitService']> }>>;
  TierOutOfPocket: ResolverTypeWrapper<Partial<TierOutOfPocket>>;
  BenefitsSummary: ResolverTypeWrapper<Omit<BenefitsSummary, 'period' | 'benefits'> & { period: ResolversParentTypes['PlanPeriod'] | null; benefits: ResolversParentTypes['Benefits'][] }>;
  PlanPeriod: ResolverTypeWrapper<Omit<PlanPeriod, 'benefits'> & { memberSuffix: number }>;
  PeriodPlan: ResolverTypeWrapper<Partial<PeriodPlan>>;
  ClaimFilter: ResolverTypeWrapper<Partial<ClaimFilter>>;
  ClaimConnection: ResolverTypeWrapper<{ items: ResolversParentTypes['Claim'][]; offset: number; totalCount: number } & Pick<ClaimConnection, 'type' | 'startDate' | 'endDate'> & { missing: ResolversParentTypes['MissingClaims'][] }>;
  ClaimEdge: ResolverTypeWrapper<{ cursor: string; node: ResolversParentTypes['Claim'] }>;
  MissingClaims: ResolverTypeWrapper<{ member: ResolversParentTypes['Member']; reason: MissingClaimsReason }>;
  MissingClaimsReason: ResolverTypeWrapper<Partial<MissingClaimsReason>>;
  ClaimChoices: ResolverTypeWrapper<Partial<ClaimChoices>>;
  ClaimStatusChoice: ResolverTypeWrapper<Partial<ClaimStatusChoice>>;
  Provider: ResolverTypeWrapper<Partial<Provider>>;
  ClaimStatus: ResolverTypeWrapper<Partial<ClaimStatus>>;
  Claim: ResolverTypeWrapper<Omit<Claim, 'id' | 'patient' | 'explanation'>>;
  PersonName: ResolverTypeWrapper<Partial<PersonName>>;
  ClaimTotals: ResolverTypeWrapper<Partial<ClaimTotals>>;
  ClaimLine: ResolverTypeWrapper<Partial<ClaimLine>>;
  ClaimType: ResolverTypeWrapper<Partial<ClaimType>>;
  Screen: ResolverTypeWrapper<Omit<Screen, 'data' | 'kind'> & { kind: import('../../schema/generated/manifests.ts').ScreenKind }>;
  ScreenData: ResolverTypeWrapper<{ view: unknown }>;
  PathParameter: ResolverTypeWrapper<Partial<PathParameter>>;
  Ebill: ResolverTypeWrapper<Partial<Pick<Ebill, 'registered'>>>;
  RegisterEbillPayload: ResolverTypeWrapper<Partial<Omit<RegisterEbillPayload, 'ebill' | 'userErrors'> & { ebill: Maybe<ResolversTypes['Ebill']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  OpenEbillPayload: ResolverTypeWrapper<Partial<Omit<OpenEbillPayload, 'ebill' | 'userErrors'> & { ebill: Maybe<ResolversTypes['Ebill']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ExplanationFilter: ResolverTypeWrapper<Partial<ExplanationFilter>>;
  ExplanationConnection: ResolverTypeWrapper<{ items: ResolversParentTypes['Explanation'][]; offset: number; totalCount: number } & Pick<ExplanationConnection, 'type' | 'startDate' | 'endDate'>>;
  ExplanationEdge: ResolverTypeWrapper<{ cursor: string; node: ResolversParentTypes['Explanation'] }>;
  ExplanationChoices: ResolverTypeWrapper<Partial<Omit<ExplanationChoices, 'patients'> & { patients: Array<ResolversTypes['PatientChoice']> }>>;
  PatientChoice: ResolverTypeWrapper<Partial<Omit<PatientChoice, 'name'> & { name: ResolversTypes['PersonName'] }>>;
  Explanation: ResolverTypeWrapper<{ number: string; record?: import('../../schema/generated/gateway-types.ts').Eob }>;
  ExplainedClaim: ResolverTypeWrapper<Partial<Omit<ExplainedClaim, 'patientName'> & { patientName: ResolversTypes['PersonName'] }>>;
  ErrorCode: ResolverTypeWrapper<Partial<ErrorCode>>;
  Group: ResolverTypeWrapper<Pick<Group, 'number' | 'name'> & Partial<Pick<Group, 'startDate' | 'endDate' | 'isOver' | 'isCurrent' | 'isSalesforce' | 'parent'>> & { details?: Pick<Group, 'contractStartDate' | 'contractEndDate'> & { plans: GroupPlan[] } }>;
  ParentGroup: ResolverTypeWrapper<Partial<ParentGroup>>;
  GroupPlan: ResolverTypeWrapper<Partial<GroupPlan>>;
  ChooseGroupInput: ResolverTypeWrapper<Partial<ChooseGroupInput>>;
  ChooseGroupPayload: ResolverTypeWrapper<Partial<Omit<ChooseGroupPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SwitchGroupInput: ResolverTypeWrapper<Partial<SwitchGroupInput>>;
  SwitchGroupPayload: ResolverTypeWrapper<Partial<Omit<SwitchGroupPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ExtendSessionPayload: ResolverTypeWrapper<Partial<Omit<ExtendSessionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  IdCard: ResolverTypeWrapper<Omit<IdCard, 'id' | 'member'> & { memberKey: string }>;
  IdCardCopay: ResolverTypeWrapper<Partial<IdCardCopay>>;
  IdCardLimit: ResolverTypeWrapper<Partial<IdCardLimit>>;
  IdCardPhone: ResolverTypeWrapper<Partial<IdCardPhone>>;
  IdCardDependent: ResolverTypeWrapper<Partial<IdCardDependent>>;
  EmailIdCardInput: ResolverTypeWrapper<Partial<EmailIdCardInput>>;
  EmailIdCardPayload: ResolverTypeWrapper<Partial<Omit<EmailIdCardPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RequestIdCardInput: ResolverTypeWrapper<Partial<RequestIdCardInput>>;
  RequestIdCardPayload: ResolverTypeWrapper<Partial<Omit<RequestIdCardPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  UserError: ResolverTypeWrapper<Omit<UserError, 'message'>>;
  UserErrorCode: ResolverTypeWrapper<Partial<UserErrorCode>>;
  MedicareMaterial: ResolverTypeWrapper<Omit<MedicareMaterial, 'id'>>;
  AccreditationLevel: ResolverTypeWrapper<Partial<AccreditationLevel>>;
  Accreditation: ResolverTypeWrapper<Partial<Accreditation>>;
  CancelPlanInput: ResolverTypeWrapper<Partial<CancelPlanInput>>;
  CancelPlanPayload: ResolverTypeWrapper<Partial<Omit<CancelPlanPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  PlanCancellation: ResolverTypeWrapper<Partial<PlanCancellation>>;
  PlanManagement: ResolverTypeWrapper<Partial<PlanManagement>>;
  PlanSeller: ResolverTypeWrapper<Partial<PlanSeller>>;
  CancellationOption: ResolverTypeWrapper<Partial<CancellationOption>>;
  PrimaryCare: ResolverTypeWrapper<Omit<PrimaryCare, 'withProvider' | 'withoutProvider'> & { withProvider: ResolversParentTypes['MemberPrimaryCare'][]; withoutProvider: ResolversParentTypes['MemberPrimaryCare'][] }>;
  MemberPrimaryCare: ResolverTypeWrapper<Omit<MemberPrimaryCare, 'member' | 'provider' | 'hindrance'> & { memberKey: string }>;
  PrimaryCareHindrance: ResolverTypeWrapper<Partial<PrimaryCareHindrance>>;
  PrimaryCareTime: ResolverTypeWrapper<Partial<PrimaryCareTime>>;
  PrimaryCareHistory: ResolverTypeWrapper<Partial<PrimaryCareHistory>>;
  PrimaryCareLocation: ResolverTypeWrapper<Partial<PrimaryCareLocation>>;
  PrimaryCareProvider: ResolverTypeWrapper<Omit<PrimaryCareProvider, 'id'> & { distance: number | null }>;
  PrimaryCareSearch: ResolverTypeWrapper<Partial<PrimaryCareSearch>>;
  PrimaryCareProviderConnection: ResolverTypeWrapper<{ items: ResolversParentTypes['PrimaryCareProvider'][]; offset: number; totalCount: number }>;
  PrimaryCareProviderEdge: ResolverTypeWrapper<{ cursor: string; node: ResolversParentTypes['PrimaryCareProvider'] }>;
  SelectPrimaryCareProviderInput: ResolverTypeWrapper<Partial<SelectPrimaryCareProviderInput>>;
  PrimaryCareStart: ResolverTypeWrapper<Partial<PrimaryCareStart>>;
  SelectPrimaryCareProviderPayload: ResolverTypeWrapper<Omit<SelectPrimaryCareProviderPayload, 'members' | 'primaryCare' | 'userErrors'> & { suffixes: readonly number[]; userErrors: ResolversParentTypes['UserError'][] }>;
  Program: ResolverTypeWrapper<Omit<Program, 'id' | 'children' | 'phoneNumber' | 'content'> & { childNumbers: readonly number[]; phoneNumber?: string | null }>;
  ProgramUrlKind: ResolverTypeWrapper<Partial<ProgramUrlKind>>;
  ProgramDocumentType: ResolverTypeWrapper<Partial<ProgramDocumentType>>;
  ProgramDocument: ResolverTypeWrapper<Partial<ProgramDocument>>;
  ProgramContent: ResolverTypeWrapper<Partial<ProgramContent>>;
  RecoverUsernameInput: ResolverTypeWrapper<Partial<RecoverUsernameInput>>;
  RecoverUsernamePayload: ResolverTypeWrapper<Partial<Omit<RecoverUsernamePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RecoverPasswordInput: ResolverTypeWrapper<Partial<RecoverPasswordInput>>;
  RecoverPasswordPayload: ResolverTypeWrapper<Partial<Omit<RecoverPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  OpenRecoveryLinkInput: ResolverTypeWrapper<Partial<OpenRecoveryLinkInput>>;
  OpenRecoveryLinkPayload: ResolverTypeWrapper<Partial<Omit<OpenRecoveryLinkPayload, 'userErrors' | 'query'> & { userErrors: Array<ResolversTypes['UserError']>, query: ResolversTypes['Query'] }>>;
  ResetPasswordInput: ResolverTypeWrapper<Partial<ResetPasswordInput>>;
  ResetPasswordPayload: ResolverTypeWrapper<Partial<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ReferralStatus: ResolverTypeWrapper<Partial<ReferralStatus>>;
  ReferralFilter: ResolverTypeWrapper<Partial<ReferralFilter>>;
  ReferralConnection: ResolverTypeWrapper<{ items: ResolversParentTypes['Referral'][]; offset: number; totalCount: number }>;
  ReferralEdge: ResolverTypeWrapper<{ cursor: string; node: ResolversParentTypes['Referral'] }>;
  Referral: ResolverTypeWrapper<Omit<Referral, 'patient'> & { memberKey: string }>;
  ReferralChoices: ResolverTypeWrapper<Partial<Omit<ReferralChoices, 'patients'> & { patients: Array<ResolversTypes['ReferralPatient']> }>>;
  ReferralPatient: ResolverTypeWrapper<Omit<ReferralPatient, 'id'> & { memberKey: string }>;
  ReferralStatusChoice: ResolverTypeWrapper<Partial<ReferralStatusChoice>>;
  RegistrationDetails: ResolverTypeWrapper<Partial<RegistrationDetails>>;
  PersonInput: ResolverTypeWrapper<Partial<PersonInput>>;
  SecurityAnswerInput: ResolverTypeWrapper<Partial<SecurityAnswerInput>>;
  RegisterInput: ResolverTypeWrapper<Partial<RegisterInput>>;
  CheckRegistrationInput: ResolverTypeWrapper<Partial<CheckRegistrationInput>>;
  CheckUsernameInput: ResolverTypeWrapper<Partial<CheckUsernameInput>>;
  CheckRegistrationPayload: ResolverTypeWrapper<Partial<Omit<CheckRegistrationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CheckUsernamePayload: ResolverTypeWrapper<Partial<Omit<CheckUsernamePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RegisterPayload: ResolverTypeWrapper<Partial<Omit<RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Date: ResolverTypeWrapper<Partial<Scalars['Date']['output']>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  Money: ResolverTypeWrapper<Partial<Scalars['Money']['output']>>;
  ShellView: ResolverTypeWrapper<Partial<Scalars['ShellView']['output']>>;
  ScreenView: ResolverTypeWrapper<Partial<Scalars['ScreenView']['output']>>;
  RichText: ResolverTypeWrapper<Partial<Scalars['RichText']['output']>>;
  Node: ResolverTypeWrapper<object>;
  PageInfo: ResolverTypeWrapper<Partial<PageInfo>>;
  Acting: ResolverTypeWrapper<Partial<Acting>>;
  Audited: ResolverTypeWrapper<Partial<Audited>>;
  Facts: ResolverTypeWrapper<Partial<Facts>>;
  SessionKind: ResolverTypeWrapper<Partial<SessionKind>>;
  Viewport: ResolverTypeWrapper<Partial<Viewport>>;
  AgeBand: ResolverTypeWrapper<Partial<AgeBand>>;
  EnrollmentStatus: ResolverTypeWrapper<Partial<EnrollmentStatus>>;
  StaffRole: ResolverTypeWrapper<Partial<StaffRole>>;
  PlanManagementState: ResolverTypeWrapper<Partial<PlanManagementState>>;
  ScreenKind: ResolverTypeWrapper<Partial<ScreenKind>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Partial<Scalars['String']['output']>;
  ID: Partial<Scalars['ID']['output']>;
  Viewer: Partial<Omit<Viewer, 'family' | 'member' | 'groups' | 'groupsWithPlans' | 'groupChoices' | 'primaryCare' | 'primaryCareProvider' | 'primaryCareProviders'> & { family: Maybe<ResolversParentTypes['Family']>, member: Maybe<ResolversParentTypes['Member']>, groups: Maybe<Array<ResolversParentTypes['Group']>>, groupsWithPlans: Array<ResolversParentTypes['Group']>, groupChoices: Array<ResolversParentTypes['Group']>, primaryCare: Maybe<ResolversParentTypes['PrimaryCare']>, primaryCareProvider: Maybe<ResolversParentTypes['PrimaryCareProvider']>, primaryCareProviders: Maybe<ResolversParentTypes['PrimaryCareProviderConnection']> }>;
  Int: Partial<Scalars['Int']['output']>;
  ActingStaff: Partial<ActingStaff>;
  Mutation: Record<PropertyKey, never>;
  BeginSignInPayload: Partial<Omit<BeginSignInPayload, 'query' | 'userErrors'> & { query: ResolversParentTypes['Query'], userErrors: Array<ResolversParentTypes['UserError']> }>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  SignInInput: Partial<SignInInput>;
  SignInPayload: Partial<Omit<SignInPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ContinueJourneyPayload: Partial<Omit<ContinueJourneyPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  LogOutPayload: Partial<Omit<LogOutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  LogInAsPayload: Partial<Omit<LogInAsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  LogInAsInput: Partial<LogInAsInput>;
  Family: import('../../schema/generated/gateway-types.ts').Account;
  Member: import('../../schema/generated/gateway-types.ts').Member | { memberKey: string };
  Employment: Partial<Employment>;
  Coverage: Partial<Coverage>;
  PostalAddress: Partial<PostalAddress>;
  ChatConfig: Partial<ChatConfig>;
  Product: Partial<Product>;
  SecurityQuestion: Partial<SecurityQuestion>;
  AddressCode: Partial<AddressCode>;
  SaveAddressInput: Partial<SaveAddressInput>;
  ChangePasswordInput: Partial<ChangePasswordInput>;
  SaveSecurityAnswersInput: Partial<SaveSecurityAnswersInput>;
  ChangePasswordPayload: Partial<Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  SaveSecurityAnswersPayload: Partial<Omit<SaveSecurityAnswersPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  SaveAddressPayload: Partial<Omit<SaveAddressPayload, 'family' | 'userErrors'> & { family: Maybe<ResolversParentTypes['Family']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  Preferences: Partial<Preferences>;
  PreferenceValue: Partial<PreferenceValue>;
  RegistrationPolicy: Partial<RegistrationPolicy>;
  UpdatePreferencesInput: Partial<UpdatePreferencesInput>;
  PreferenceInput: Partial<PreferenceInput>;
  UpdatePreferencesPayload: Partial<Omit<UpdatePreferencesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  SignPoliciesInput: Partial<SignPoliciesInput>;
  SignPoliciesPayload: Partial<Omit<SignPoliciesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  AcknowledgeInput: Partial<AcknowledgeInput>;
  AcknowledgePayload: Partial<Omit<AcknowledgePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  EndSignInInput: Partial<EndSignInInput>;
  EndSignInPayload: Partial<Omit<EndSignInPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  EndOtherSignInsPayload: Partial<Omit<EndOtherSignInsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  SignInPlace: Partial<SignInPlace>;
  Limit: Partial<Limit>;
  Float: Partial<Scalars['Float']['output']>;
  DetailDescription: Partial<DetailDescription>;
  PlanRecord: Partial<PlanRecord>;
  Benefits: { category: CoverageCategory; memberSuffix: number; date: string };
  PlanBenefits: Partial<Omit<PlanBenefits, 'plan' | 'tiers' | 'details' | 'headlines'> & { plan: Maybe<ResolversParentTypes['BenefitPlan']>, tiers: Array<ResolversParentTypes['BenefitTier']>, details: Array<ResolversParentTypes['ServiceDetail']>, headlines: Array<ResolversParentTypes['ServiceDetail']> }>;
  BenefitPlan: Partial<BenefitPlan>;
  BenefitDeductible: Partial<BenefitDeductible>;
  BenefitTier: Partial<Omit<BenefitTier, 'groups'> & { groups: Array<ResolversParentTypes['ServiceGroup']> }>;
  ServiceGroup: Partial<Omit<ServiceGroup, 'services'> & { services: Array<ResolversParentTypes['BenefitService']> }>;
  BenefitService: Partial<ResolversUnionTypes<ResolversParentTypes>['BenefitService']>;
  DentalService: Partial<DentalService>;
  IncentiveTier: Partial<IncentiveTier>;
  MedicalService: Partial<MedicalService>;
  ServiceDetail: Partial<Omit<ServiceDetail, 'tierOutOfPocket' | 'offers'> & { tierOutOfPocket: Array<ResolversParentTypes['TierOutOfPocket']>, offers: Array<ResolversParentTypes['BenefitService']> }>;
  TierOutOfPocket: Partial<TierOutOfPocket>;
  BenefitsSummary: Omit<BenefitsSummary, 'period' | 'benefits'> & { period: ResolversParentTypes['PlanPeriod'] | null; benefits: ResolversParentTypes['Benefits'][] };
  PlanPeriod: Omit<PlanPeriod, 'benefits'> & { memberSuffix: number };
  PeriodPlan: Partial<PeriodPlan>;
  ClaimFilter: Partial<ClaimFilter>;
  ClaimConnection: { items: ResolversParentTypes['Claim'][]; offset: number; totalCount: number } & Pick<ClaimConnection, 'type' | 'startDate' | 'endDate'> & { missing: ResolversParentTypes['MissingClaims'][] };
  ClaimEdge: { cursor: string; node: ResolversParentTypes['Claim'] };
  MissingClaims: { member: ResolversParentTypes['Member']; reason: MissingClaimsReason };
  ClaimChoices: Partial<ClaimChoices>;
  ClaimStatusChoice: Partial<ClaimStatusChoice>;
  Provider: Partial<Provider>;
  Claim: Omit<Claim, 'id' | 'patient' | 'explanation'>;
  PersonName: Partial<PersonName>;
  ClaimTotals: Partial<ClaimTotals>;
  ClaimLine: Partial<ClaimLine>;
  Screen: Omit<Screen, 'data' | 'kind'> & { kind: import('../../schema/generated/manifests.ts').ScreenKind };
  ScreenData: { view: unknown };
  PathParameter: Partial<PathParameter>;
  Ebill: Partial<Pick<Ebill, 'registered'>>;
  RegisterEbillPayload: Partial<Omit<RegisterEbillPayload, 'ebill' | 'userErrors'> & { ebill: Maybe<ResolversParentTypes['Ebill']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  OpenEbillPayload: Partial<Omit<OpenEbillPayload, 'ebill' | 'userErrors'> & { ebill: Maybe<ResolversParentTypes['Ebill']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ExplanationFilter: Partial<ExplanationFilter>;
  ExplanationConnection: { items: ResolversParentTypes['Explanation'][]; offset: number; totalCount: number } & Pick<ExplanationConnection, 'type' | 'startDate' | 'endDate'>;
  ExplanationEdge: { cursor: string; node: ResolversParentTypes['Explanation'] };
  ExplanationChoices: Partial<Omit<ExplanationChoices, 'patients'> & { patients: Array<ResolversParentTypes['PatientChoice']> }>;
  PatientChoice: Partial<Omit<PatientChoice, 'name'> & { name: ResolversParentTypes['PersonName'] }>;
  Explanation: { number: string; record?: import('../../schema/generated/gateway-types.ts').Eob };
  ExplainedClaim: Partial<Omit<ExplainedClaim, 'patientName'> & { patientName: ResolversParentTypes['PersonName'] }>;
  Group: Pick<Group, 'number' | 'name'> & Partial<Pick<Group, 'startDate' | 'endDate' | 'isOver' | 'isCurrent' | 'isSalesforce' | 'parent'>> & { details?: Pick<Group, 'contractStartDate' | 'contractEndDate'> & { plans: GroupPlan[] } };
  ParentGroup: Partial<ParentGroup>;
  GroupPlan: Partial<GroupPlan>;
  ChooseGroupInput: Partial<ChooseGroupInput>;
  ChooseGroupPayload: Partial<Omit<ChooseGroupPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  SwitchGroupInput: Partial<SwitchGroupInput>;
  SwitchGroupPayload: Partial<Omit<SwitchGroupPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ExtendSessionPayload: Partial<Omit<ExtendSessionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  IdCard: Omit<IdCard, 'id' | 'member'> & { memberKey: string };
  IdCardCopay: Partial<IdCardCopay>;
  IdCardLimit: Partial<IdCardLimit>;
  IdCardPhone: Partial<IdCardPhone>;
  IdCardDependent: Partial<IdCardDependent>;
  EmailIdCardInput: Partial<EmailIdCardInput>;
  EmailIdCardPayload: Partial<Omit<EmailIdCardPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RequestIdCardInput: Partial<RequestIdCardInput>;
  RequestIdCardPayload: Partial<Omit<RequestIdCardPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  UserError: Omit<UserError, 'message'>;
  MedicareMaterial: Omit<MedicareMaterial, 'id'>;
  Accreditation: Partial<Accreditation>;
  CancelPlanInput: Partial<CancelPlanInput>;
  CancelPlanPayload: Partial<Omit<CancelPlanPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  PlanManagement: Partial<PlanManagement>;
  CancellationOption: Partial<CancellationOption>;
  PrimaryCare: Omit<PrimaryCare, 'withProvider' | 'withoutProvider'> & { withProvider: ResolversParentTypes['MemberPrimaryCare'][]; withoutProvider: ResolversParentTypes['MemberPrimaryCare'][] };
  MemberPrimaryCare: Omit<MemberPrimaryCare, 'member' | 'provider' | 'hindrance'> & { memberKey: string };
  PrimaryCareHistory: Partial<PrimaryCareHistory>;
  PrimaryCareLocation: Partial<PrimaryCareLocation>;
  PrimaryCareProvider: Omit<PrimaryCareProvider, 'id'> & { distance: number | null };
  PrimaryCareSearch: Partial<PrimaryCareSearch>;
  PrimaryCareProviderConnection: { items: ResolversParentTypes['PrimaryCareProvider'][]; offset: number; totalCount: number };
  PrimaryCareProviderEdge: { cursor: string; node: ResolversParentTypes['PrimaryCareProvider'] };
  SelectPrimaryCareProviderInput: Partial<SelectPrimaryCareProviderInput>;
  PrimaryCareStart: Partial<PrimaryCareStart>;
  SelectPrimaryCareProviderPayload: Omit<SelectPrimaryCareProviderPayload, 'members' | 'primaryCare' | 'userErrors'> & { suffixes: readonly number[]; userErrors: ResolversParentTypes['UserError'][] };
  Program: Omit<Program, 'id' | 'children' | 'phoneNumber' | 'content'> & { childNumbers: readonly number[]; phoneNumber?: string | null };
  ProgramDocument: Partial<ProgramDocument>;
  ProgramContent: Partial<ProgramContent>;
  RecoverUsernameInput: Partial<RecoverUsernameInput>;
  RecoverUsernamePayload: Partial<Omit<RecoverUsernamePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RecoverPasswordInput: Partial<RecoverPasswordInput>;
  RecoverPasswordPayload: Partial<Omit<RecoverPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  OpenRecoveryLinkInput: Partial<OpenRecoveryLinkInput>;
  OpenRecoveryLinkPayload: Partial<Omit<OpenRecoveryLinkPayload, 'userErrors' | 'query'> & { userErrors: Array<ResolversParentTypes['UserError']>, query: ResolversParentTypes['Query'] }>;
  ResetPasswordInput: Partial<ResetPasswordInput>;
  ResetPasswordPayload: Partial<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReferralFilter: Partial<ReferralFilter>;
  ReferralConnection: { items: ResolversParentTypes['Referral'][]; offset: number; totalCount: number };
  ReferralEdge: { cursor: string; node: ResolversParentTypes['Referral'] };
  Referral: Omit<Referral, 'patient'> & { memberKey: string };
  ReferralChoices: Partial<Omit<ReferralChoices, 'patients'> & { patients: Array<ResolversParentTypes['ReferralPatient']> }>;
  ReferralPatient: Omit<ReferralPatient, 'id'> & { memberKey: string };
  ReferralStatusChoice: Partial<ReferralStatusChoice>;
  RegistrationDetails: Partial<RegistrationDetails>;
  PersonInput: Partial<PersonInput>;
  SecurityAnswerInput: Partial<SecurityAnswerInput>;
  RegisterInput: Partial<RegisterInput>;
  CheckRegistrationInput: Partial<CheckRegistrationInput>;
  CheckUsernameInput: Partial<CheckUsernameInput>;
  CheckRegistrationPayload: Partial<Omit<CheckRegistrationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CheckUsernamePayload: Partial<Omit<CheckUsernamePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RegisterPayload: Partial<Omit<RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  Date: Partial<Scalars['Date']['output']>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  Money: Partial<Scalars['Money']['output']>;
  ShellView: Partial<Scalars['ShellView']['output']>;
  ScreenView: Partial<Scalars['ScreenView']['output']>;
  RichText: Partial<Scalars['RichText']['output']>;
  Node: object;
  PageInfo: Partial<PageInfo>;
  Facts: Partial<Facts>;
};

export type BehindDirectiveArgs = {
  screens: Array<ScreenKind>;
  acting: Maybe<Acting>;
};

export type BehindDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = BehindDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuditDirectiveArgs = {
  as: Audited;
};

export type AuditDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = AuditDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  securityQuestions: Resolver<Maybe<Array<ResolversTypes['SecurityQuestion']>>, ParentType, ContextType>;
  shell: Resolver<ResolversTypes['ShellView'], ParentType, ContextType>;
  screen: Resolver<ResolversTypes['Screen'], ParentType, ContextType, RequireFields<QueryScreenArgs, 'path'>>;
  holidayCalendar: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  accreditations: Resolver<Array<ResolversTypes['Accreditation']>, ParentType, ContextType>;
  chatConfiguration: Resolver<Maybe<ResolversTypes['ChatConfig']>, ParentType, ContextType>;
  node: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  facts: Resolver<ResolversTypes['Facts'], ParentType, ContextType>;
  preferences: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  relevantPreferences: Resolver<Array<ResolversTypes['PreferenceName']>, ParentType, ContextType>;
  registrationPolicy: Resolver<ResolversTypes['RegistrationPolicy'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actingStaff: Resolver<Maybe<ResolversTypes['ActingStaff']>, ParentType, ContextType>;
  accountStatus: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  family: Resolver<Maybe<ResolversTypes['Family']>, ParentType, ContextType>;
  member: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  addressCodes: Resolver<Maybe<Array<ResolversTypes['AddressCode']>>, ParentType, ContextType>;
  signIns: Resolver<Maybe<Array<ResolversTypes['SignInPlace']>>, ParentType, ContextType>;
  groups: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  groupsWithPlans: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  groupChoices: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  primaryCare: Resolver<Maybe<ResolversTypes['PrimaryCare']>, ParentType, ContextType>;
  primaryCareProvider: Resolver<Maybe<ResolversTypes['PrimaryCareProvider']>, ParentType, ContextType, RequireFields<ViewerPrimaryCareProviderArgs, 'number'>>;
  primaryCareProviders: Resolver<Maybe<ResolversTypes['PrimaryCareProviderConnection']>, ParentType, ContextType, RequireFields<ViewerPrimaryCareProvidersArgs, 'search'>>;
  registrationDetails: Resolver<Maybe<ResolversTypes['RegistrationDetails']>, ParentType, ContextType>;
};

export type ActingStaffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActingStaff'] = ResolversParentTypes['ActingStaff']> = {
  key: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reach: Resolver<ResolversTypes['StaffReach'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  beginSignIn: Resolver<ResolversTypes['BeginSignInPayload'], ParentType, ContextType>;
  signIn: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  continueJourney: Resolver<ResolversTypes['ContinueJourneyPayload'], ParentType, ContextType>;
  logInAs: Resolver<ResolversTypes['LogInAsPayload'], ParentType, ContextType, RequireFields<MutationLogInAsArgs, 'input'>>;
  updatePreferences: Resolver<ResolversTypes['UpdatePreferencesPayload'], ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
  signPolicies: Resolver<ResolversTypes['SignPoliciesPayload'], ParentType, ContextType, RequireFields<MutationSignPoliciesArgs, 'input'>>;
  acknowledge: Resolver<ResolversTypes['AcknowledgePayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeArgs, 'input'>>;
  logOut: Resolver<ResolversTypes['LogOutPayload'], ParentType, ContextType>;
  changePassword: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  saveSecurityAnswers: Resolver<ResolversTypes['SaveSecurityAnswersPayload'], ParentType, ContextType, RequireFields<MutationSaveSecurityAnswersArgs, 'input'>>;
  saveAddress: Resolver<ResolversTypes['SaveAddressPayload'], ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  endSignIn: Resolver<ResolversTypes['EndSignInPayload'], ParentType, ContextType, RequireFields<MutationEndSignInArgs, 'input'>>;
  endOtherSignIns: Resolver<ResolversTypes['EndOtherSignInsPayload'], ParentType, ContextType>;
  registerEbill: Resolver<ResolversTypes['RegisterEbillPayload'], ParentType, ContextType>;
  openEbill: Resolver<ResolversTypes['OpenEbillPayload'], ParentType, ContextType>;
  chooseGroup: Resolver<ResolversTypes['ChooseGroupPayload'], ParentType, ContextType, RequireFields<MutationChooseGroupArgs, 'input'>>;
  switchGroup: Resolver<ResolversTypes['SwitchGroupPayload'], ParentType, ContextType, RequireFields<MutationSwitchGroupArgs, 'input'>>;
  extendSession: Resolver<ResolversTypes['ExtendSessionPayload'], ParentType, ContextType>;
  emailIdCard: Resolver<ResolversTypes['EmailIdCardPayload'], ParentType, ContextType, RequireFields<MutationEmailIdCardArgs, 'input'>>;
  requestIdCard: Resolver<ResolversTypes['RequestIdCardPayload'], ParentType, ContextType, RequireFields<MutationRequestIdCardArgs, 'input'>>;
  cancelPlan: Resolver<ResolversTypes['CancelPlanPayload'], ParentType, ContextType, RequireFields<MutationCancelPlanArgs, 'input'>>;
  selectPrimaryCareProvider: Resolver<ResolversTypes['SelectPrimaryCareProviderPayload'], ParentType, ContextType, RequireFields<MutationSelectPrimaryCareProviderArgs, 'input'>>;
  recoverUsername: Resolver<ResolversTypes['RecoverUsernamePayload'], ParentType, ContextType, RequireFields<MutationRecoverUsernameArgs, 'input'>>;
  recoverPassword: Resolver<ResolversTypes['RecoverPasswordPayload'], ParentType, ContextType, RequireFields<MutationRecoverPasswordArgs, 'input'>>;
  openRecoveryLink: Resolver<ResolversTypes['OpenRecoveryLinkPayload'], ParentType, ContextType, RequireFields<MutationOpenRecoveryLinkArgs, 'input'>>;
  resetPassword: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  checkRegistration: Resolver<ResolversTypes['CheckRegistrationPayload'], ParentType, ContextType, RequireFields<MutationCheckRegistrationArgs, 'input'>>;
  checkUsername: Resolver<ResolversTypes['CheckUsernamePayload'], ParentType, ContextType, RequireFields<MutationCheckUsernameArgs, 'input'>>;
  register: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
};

export type BeginSignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BeginSignInPayload'] = ResolversParentTypes['BeginSignInPayload']> = {
  loggedOut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notice: Resolver<Maybe<ResolversTypes['SignInNotice']>, ParentType, ContextType>;
  query: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  next: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContinueJourneyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContinueJourneyPayload'] = ResolversParentTypes['ContinueJourneyPayload']> = {
  next: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogOutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogInAsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogInAsPayload'] = ResolversParentTypes['LogInAsPayload']> = {
  next: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FamilyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Family'] = ResolversParentTypes['Family']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriberId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startsLater: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hireDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  members: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  member: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, FamilyMemberArgs>;
  address: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  chatConfig: Resolver<Maybe<ResolversTypes['ChatConfig']>, ParentType, ContextType>;
  products: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  claimTypes: Resolver<Maybe<Array<ResolversTypes['ClaimType']>>, ParentType, ContextType>;
  claims: Resolver<Maybe<ResolversTypes['ClaimConnection']>, ParentType, ContextType, FamilyClaimsArgs>;
  claimChoices: Resolver<Maybe<ResolversTypes['ClaimChoices']>, ParentType, ContextType, FamilyClaimChoicesArgs>;
  explanations: Resolver<Maybe<ResolversTypes['ExplanationConnection']>, ParentType, ContextType, FamilyExplanationsArgs>;
  explanationChoices: Resolver<Maybe<ResolversTypes['ExplanationChoices']>, ParentType, ContextType, FamilyExplanationChoicesArgs>;
  explanation: Resolver<Maybe<ResolversTypes['Explanation']>, ParentType, ContextType, RequireFields<FamilyExplanationArgs, 'number'>>;
  explanationOfClaim: Resolver<Maybe<ResolversTypes['Explanation']>, ParentType, ContextType, RequireFields<FamilyExplanationOfClaimArgs, 'number'>>;
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  hasReferrals: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  referrals: Resolver<Maybe<ResolversTypes['ReferralConnection']>, ParentType, ContextType, FamilyReferralsArgs>;
  referralChoices: Resolver<Maybe<ResolversTypes['ReferralChoices']>, ParentType, ContextType, FamilyReferralChoicesArgs>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  suffix: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationship: Resolver<ResolversTypes['Relationship'], ParentType, ContextType>;
  relationshipDescription: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sex: Resolver<ResolversTypes['Sex'], ParentType, ContextType>;
  sexDescription: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOutOfAreaPlan: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOtherMedical: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOtherDental: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  networks: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  coverages: Resolver<Array<ResolversTypes['Coverage']>, ParentType, ContextType>;
  employment: Resolver<Maybe<ResolversTypes['Employment']>, ParentType, ContextType>;
  limits: Resolver<Maybe<Array<ResolversTypes['Limit']>>, ParentType, ContextType, MemberLimitsArgs>;
  planRecords: Resolver<Maybe<Array<ResolversTypes['PlanRecord']>>, ParentType, ContextType>;
  benefits: Resolver<Maybe<ResolversTypes['Benefits']>, ParentType, ContextType, RequireFields<MemberBenefitsArgs, 'category'>>;
  benefitsSummary: Resolver<Maybe<ResolversTypes['BenefitsSummary']>, ParentType, ContextType, MemberBenefitsSummaryArgs>;
  planPeriods: Resolver<Maybe<Array<ResolversTypes['PlanPeriod']>>, ParentType, ContextType>;
  planPeriod: Resolver<Maybe<ResolversTypes['PlanPeriod']>, ParentType, ContextType, RequireFields<MemberPlanPeriodArgs, 'on'>>;
  recentClaims: Resolver<Maybe<Array<ResolversTypes['Claim']>>, ParentType, ContextType>;
  claims: Resolver<Maybe<ResolversTypes['ClaimConnection']>, ParentType, ContextType, MemberClaimsArgs>;
  claim: Resolver<Maybe<ResolversTypes['Claim']>, ParentType, ContextType, RequireFields<MemberClaimArgs, 'type' | 'number'>>;
  ebill: Resolver<Maybe<ResolversTypes['Ebill']>, ParentType, ContextType>;
  explanations: Resolver<Maybe<ResolversTypes['ExplanationConnection']>, ParentType, ContextType, MemberExplanationsArgs>;
  hasIdCard: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  idCardCategories: Resolver<Maybe<Array<ResolversTypes['CoverageCategory']>>, ParentType, ContextType>;
  idCards: Resolver<Maybe<Array<ResolversTypes['IdCard']>>, ParentType, ContextType, MemberIdCardsArgs>;
  offeredIdCards: Resolver<Maybe<Array<ResolversTypes['IdCard']>>, ParentType, ContextType, MemberOfferedIdCardsArgs>;
  hasMedicareMaterials: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  medicareMaterials: Resolver<Maybe<Array<ResolversTypes['MedicareMaterial']>>, ParentType, ContextType>;
  planManagement: Resolver<Maybe<ResolversTypes['PlanManagement']>, ParentType, ContextType>;
  preventiveCareDueDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  primaryCare: Resolver<Maybe<ResolversTypes['MemberPrimaryCare']>, ParentType, ContextType>;
  programs: Resolver<Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  featuredPrograms: Resolver<Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  program: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType, RequireFields<MemberProgramArgs, 'number'>>;
  certificates: Resolver<Maybe<Array<ResolversTypes['ProgramDocument']>>, ParentType, ContextType>;
  outlineOfCoverage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referrals: Resolver<Maybe<ResolversTypes['ReferralConnection']>, ParentType, ContextType, MemberReferralsArgs>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmploymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Employment'] = ResolversParentTypes['Employment']> = {
  employeeId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLocal598: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CoverageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = {
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['EligibilityStatus'], ParentType, ContextType>;
  eligible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  planClass: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  planClassStartDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  insuranceType: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  addressLine1: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChatConfigResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChatConfig'] = ResolversParentTypes['ChatConfig']> = {
  host: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bus: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poc: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayChat: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mappedGroupId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eligible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecurityQuestion'] = ResolversParentTypes['SecurityQuestion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddressCode'] = ResolversParentTypes['AddressCode']> = {
  codeKey: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codeType: Resolver<ResolversTypes['AddressCodeType'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  accountStatus: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveSecurityAnswersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveSecurityAnswersPayload'] = ResolversParentTypes['SaveSecurityAnswersPayload']> = {
  questionIds: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveAddressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveAddressPayload'] = ResolversParentTypes['SaveAddressPayload']> = {
  family: Resolver<Maybe<ResolversTypes['Family']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  emailAddress: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailNeedsPassword: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasExtendedPolicy: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values: Resolver<Array<ResolversTypes['PreferenceValue']>, ParentType, ContextType>;
};

export type PreferenceValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreferenceValue'] = ResolversParentTypes['PreferenceValue']> = {
  name: Resolver<ResolversTypes['PreferenceName'], ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  initial: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationPolicyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegistrationPolicy'] = ResolversParentTypes['RegistrationPolicy']> = {
  isCommunicationPolicySigned: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEeobPreferenceConsented: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  initialConsent: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type UpdatePreferencesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePreferencesPayload'] = ResolversParentTypes['UpdatePreferencesPayload']> = {
  preferences: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignPoliciesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignPoliciesPayload'] = ResolversParentTypes['SignPoliciesPayload']> = {
  registrationPolicy: Resolver<Maybe<ResolversTypes['RegistrationPolicy']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AcknowledgePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AcknowledgePayload'] = ResolversParentTypes['AcknowledgePayload']> = {
  text: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndSignInPayload'] = ResolversParentTypes['EndSignInPayload']> = {
  endedIds: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndOtherSignInsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndOtherSignInsPayload'] = ResolversParentTypes['EndOtherSignInsPayload']> = {
  endedIds: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInPlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInPlace'] = ResolversParentTypes['SignInPlace']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  began: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsed: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  byStaff: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LimitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Limit'] = ResolversParentTypes['Limit']> = {
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  coverageType: Resolver<ResolversTypes['CoverageType'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networkTier: Resolver<ResolversTypes['NetworkTier'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  met: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percentMet: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  detailDescription: Resolver<Maybe<ResolversTypes['DetailDescription']>, ParentType, ContextType>;
};

export type DetailDescriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DetailDescription'] = ResolversParentTypes['DetailDescription']> = {
  header: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanRecord'] = ResolversParentTypes['PlanRecord']> = {
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['PlanStatus'], ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  countsAsEligible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenefitsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Benefits'] = ResolversParentTypes['Benefits']> = {
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  coverage: Resolver<Maybe<ResolversTypes['PlanBenefits']>, ParentType, ContextType>;
  limits: Resolver<Maybe<Array<ResolversTypes['Limit']>>, ParentType, ContextType>;
  service: Resolver<Maybe<ResolversTypes['ServiceDetail']>, ParentType, ContextType, RequireFields<BenefitsServiceArgs, 'id'>>;
};

export type PlanBenefitsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanBenefits'] = ResolversParentTypes['PlanBenefits']> = {
  plan: Resolver<Maybe<ResolversTypes['BenefitPlan']>, ParentType, ContextType>;
  deductibles: Resolver<Array<ResolversTypes['BenefitDeductible']>, ParentType, ContextType>;
  tiers: Resolver<Array<ResolversTypes['BenefitTier']>, ParentType, ContextType>;
  details: Resolver<Array<ResolversTypes['ServiceDetail']>, ParentType, ContextType>;
  headlines: Resolver<Array<ResolversTypes['ServiceDetail']>, ParentType, ContextType>;
};

export type BenefitPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BenefitPlan'] = ResolversParentTypes['BenefitPlan']> = {
  planClass: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insuranceType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  timeline: Resolver<ResolversTypes['Timeline'], ParentType, ContextType>;
};

export type BenefitDeductibleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BenefitDeductible'] = ResolversParentTypes['BenefitDeductible']> = {
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  met: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percentMet: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  coverageType: Resolver<ResolversTypes['CoverageType'], ParentType, ContextType>;
  networkTier: Resolver<ResolversTypes['NetworkTier'], ParentType, ContextType>;
  detailDescription: Resolver<Maybe<ResolversTypes['DetailDescription']>, ParentType, ContextType>;
};

export type BenefitTierResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BenefitTier'] = ResolversParentTypes['BenefitTier']> = {
  networkTier: Resolver<ResolversTypes['NetworkTier'], ParentType, ContextType>;
  isDefault: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groups: Resolver<Array<ResolversTypes['ServiceGroup']>, ParentType, ContextType>;
};

export type ServiceGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceGroup'] = ResolversParentTypes['ServiceGroup']> = {
  category: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services: Resolver<Array<ResolversTypes['BenefitService']>, ParentType, ContextType>;
};

export type BenefitServiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BenefitService'] = ResolversParentTypes['BenefitService']> = {
  __resolveType?: TypeResolveFn<'DentalService' | 'MedicalService', ParentType, ContextType>;
};

export type DentalServiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DentalService'] = ResolversParentTypes['DentalService']> = {
  networkTier: Resolver<ResolversTypes['NetworkTier'], ParentType, ContextType>;
  category: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incentiveTiers: Resolver<Array<ResolversTypes['IncentiveTier']>, ParentType, ContextType>;
  benefitLimit: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IncentiveTierResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IncentiveTier'] = ResolversParentTypes['IncentiveTier']> = {
  tier: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MedicalServiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MedicalService'] = ResolversParentTypes['MedicalService']> = {
  networkTier: Resolver<ResolversTypes['NetworkTier'], ParentType, ContextType>;
  category: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceDetailResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceDetail'] = ResolversParentTypes['ServiceDetail']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainNote: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outOfPocket: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tierOutOfPocket: Resolver<Array<ResolversTypes['TierOutOfPocket']>, ParentType, ContextType>;
  offers: Resolver<Array<ResolversTypes['BenefitService']>, ParentType, ContextType>;
};

export type TierOutOfPocketResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TierOutOfPocket'] = ResolversParentTypes['TierOutOfPocket']> = {
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networkTier: Resolver<ResolversTypes['NetworkTier'], ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copay: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCopay: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenefitsSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BenefitsSummary'] = ResolversParentTypes['BenefitsSummary']> = {
  date: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  period: Resolver<Maybe<ResolversTypes['PlanPeriod']>, ParentType, ContextType>;
  benefits: Resolver<Array<ResolversTypes['Benefits']>, ParentType, ContextType>;
};

export type PlanPeriodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanPeriod'] = ResolversParentTypes['PlanPeriod']> = {
  status: Resolver<ResolversTypes['PlanStatus'], ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  plans: Resolver<Array<ResolversTypes['PeriodPlan']>, ParentType, ContextType>;
  benefits: Resolver<Maybe<ResolversTypes['Benefits']>, ParentType, ContextType, RequireFields<PlanPeriodBenefitsArgs, 'category'>>;
};

export type PeriodPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PeriodPlan'] = ResolversParentTypes['PeriodPlan']> = {
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ClaimConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimConnection'] = ResolversParentTypes['ClaimConnection']> = {
  edges: Resolver<Array<ResolversTypes['ClaimEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Claim']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ClaimType'], ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  missing: Resolver<Array<ResolversTypes['MissingClaims']>, ParentType, ContextType>;
};

export type ClaimEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimEdge'] = ResolversParentTypes['ClaimEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Claim'], ParentType, ContextType>;
};

export type MissingClaimsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissingClaims'] = ResolversParentTypes['MissingClaims']> = {
  member: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['MissingClaimsReason'], ParentType, ContextType>;
};

export type ClaimChoicesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimChoices'] = ResolversParentTypes['ClaimChoices']> = {
  providers: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType>;
  statuses: Resolver<Array<ResolversTypes['ClaimStatusChoice']>, ParentType, ContextType>;
};

export type ClaimStatusChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimStatusChoice'] = ResolversParentTypes['ClaimStatusChoice']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Provider'] = ResolversParentTypes['Provider']> = {
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ClaimType'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  statusDescription: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  patientSuffix: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patientName: Resolver<ResolversTypes['PersonName'], ParentType, ContextType>;
  patient: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  provider: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  payee: Resolver<Maybe<ResolversTypes['Provider']>, ParentType, ContextType>;
  serviceDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lines: Resolver<Array<ResolversTypes['ClaimLine']>, ParentType, ContextType>;
  totals: Resolver<ResolversTypes['ClaimTotals'], ParentType, ContextType>;
  paidToPayee: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountOwed: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  denialReason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasExplanation: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  explanation: Resolver<Maybe<ResolversTypes['Explanation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonNameResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PersonName'] = ResolversParentTypes['PersonName']> = {
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleInitial: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimTotals'] = ResolversParentTypes['ClaimTotals']> = {
  charged: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  planPaid: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owed: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ClaimLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimLine'] = ResolversParentTypes['ClaimLine']> = {
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  procedureCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  procedureDescription: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charged: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  planPaid: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owed: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coinsurance: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  copay: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deductible: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  disallowed: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  notCovered: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isDisallowed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScreenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Screen'] = ResolversParentTypes['Screen']> = {
  route: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ScreenKind'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redirect: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params: Resolver<Array<ResolversTypes['PathParameter']>, ParentType, ContextType>;
  view: Resolver<Maybe<ResolversTypes['ScreenView']>, ParentType, ContextType>;
  data: Resolver<Maybe<ResolversTypes['ScreenData']>, ParentType, ContextType>;
};

export type ScreenDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScreenData'] = ResolversParentTypes['ScreenData']> = {
  featuredLimit: Resolver<Maybe<ResolversTypes['Limit']>, ParentType, ContextType>;
  yearlyLimits: Resolver<Maybe<Array<ResolversTypes['Limit']>>, ParentType, ContextType>;
  comingPeriods: Resolver<Maybe<Array<ResolversTypes['PlanPeriod']>>, ParentType, ContextType>;
  preventiveCareDueDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  networks: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  programs: Resolver<Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  programPhones: Resolver<Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  outlineOfCoverage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PathParameterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PathParameter'] = ResolversParentTypes['PathParameter']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EbillResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Ebill'] = ResolversParentTypes['Ebill']> = {
  eligible: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  awaitsVisit: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  registered: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RegisterEbillPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterEbillPayload'] = ResolversParentTypes['RegisterEbillPayload']> = {
  ebill: Resolver<Maybe<ResolversTypes['Ebill']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenEbillPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OpenEbillPayload'] = ResolversParentTypes['OpenEbillPayload']> = {
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ebill: Resolver<Maybe<ResolversTypes['Ebill']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExplanationConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExplanationConnection'] = ResolversParentTypes['ExplanationConnection']> = {
  edges: Resolver<Array<ResolversTypes['ExplanationEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Explanation']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ClaimType'], ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ExplanationEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExplanationEdge'] = ResolversParentTypes['ExplanationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Explanation'], ParentType, ContextType>;
};

export type ExplanationChoicesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExplanationChoices'] = ResolversParentTypes['ExplanationChoices']> = {
  patients: Resolver<Array<ResolversTypes['PatientChoice']>, ParentType, ContextType>;
  providers: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType>;
};

export type PatientChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PatientChoice'] = ResolversParentTypes['PatientChoice']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['PersonName'], ParentType, ContextType>;
};

export type ExplanationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Explanation'] = ResolversParentTypes['Explanation']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pdfPath: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  typeDescription: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people: Resolver<Array<ResolversTypes['PersonName']>, ParentType, ContextType>;
  claims: Resolver<Array<ResolversTypes['ExplainedClaim']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExplainedClaimResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExplainedClaim'] = ResolversParentTypes['ExplainedClaim']> = {
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patientName: Resolver<ResolversTypes['PersonName'], ParentType, ContextType>;
  providerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charged: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountOwed: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type GroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  timeline: Resolver<Maybe<ResolversTypes['Timeline']>, ParentType, ContextType>;
  isOver: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSalesforce: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  contractStartDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contractEndDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  plans: Resolver<Maybe<Array<ResolversTypes['GroupPlan']>>, ParentType, ContextType>;
  parent: Resolver<Maybe<ResolversTypes['ParentGroup']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParentGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ParentGroup'] = ResolversParentTypes['ParentGroup']> = {
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GroupPlan'] = ResolversParentTypes['GroupPlan']> = {
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  status: Resolver<Maybe<ResolversTypes['PlanStatus']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ChooseGroupPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChooseGroupPayload'] = ResolversParentTypes['ChooseGroupPayload']> = {
  next: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SwitchGroupPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SwitchGroupPayload'] = ResolversParentTypes['SwitchGroupPayload']> = {
  next: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExtendSessionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExtendSessionPayload'] = ResolversParentTypes['ExtendSessionPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IdCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IdCard'] = ResolversParentTypes['IdCard']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  member: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriberId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriberName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationshipDescription: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  payerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rxBin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rxPcn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rxGroup: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copays: Resolver<Array<ResolversTypes['IdCardCopay']>, ParentType, ContextType>;
  deductibles: Resolver<Array<ResolversTypes['IdCardLimit']>, ParentType, ContextType>;
  phones: Resolver<Array<ResolversTypes['IdCardPhone']>, ParentType, ContextType>;
  website: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimsAddress: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dependents: Resolver<Array<ResolversTypes['IdCardDependent']>, ParentType, ContextType>;
  pdfPath: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdCardCopayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IdCardCopay'] = ResolversParentTypes['IdCardCopay']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdCardLimitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IdCardLimit'] = ResolversParentTypes['IdCardLimit']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverageType: Resolver<ResolversTypes['CoverageType'], ParentType, ContextType>;
  networkTier: Resolver<ResolversTypes['NetworkTier'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type IdCardPhoneResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IdCardPhone'] = ResolversParentTypes['IdCardPhone']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdCardDependentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IdCardDependent'] = ResolversParentTypes['IdCardDependent']> = {
  suffix: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailIdCardPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EmailIdCardPayload'] = ResolversParentTypes['EmailIdCardPayload']> = {
  message: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestIdCardPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestIdCardPayload'] = ResolversParentTypes['RequestIdCardPayload']> = {
  message: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attemptsRemaining: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfter: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MedicareMaterialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MedicareMaterial'] = ResolversParentTypes['MedicareMaterial']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planYear: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccreditationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Accreditation'] = ResolversParentTypes['Accreditation']> = {
  level: Resolver<ResolversTypes['AccreditationLevel'], ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pairedText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancelPlanPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelPlanPayload'] = ResolversParentTypes['CancelPlanPayload']> = {
  planManagement: Resolver<Maybe<ResolversTypes['PlanManagement']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlanManagementResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanManagement'] = ResolversParentTypes['PlanManagement']> = {
  isOpen: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  boughtFrom: Resolver<Maybe<ResolversTypes['PlanSeller']>, ParentType, ContextType>;
  openEnrollmentStart: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  openEnrollmentEnd: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  currentPlanYear: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  upcomingPlanYear: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  coverageEndDateUponCancellation: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  coverageStartDateUponRenewal: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  cancellationStatus: Resolver<Maybe<ResolversTypes['PlanCancellation']>, ParentType, ContextType>;
  cancellationOptions: Resolver<Array<ResolversTypes['CancellationOption']>, ParentType, ContextType>;
  directShopUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchangeUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exchangeUrlLabel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancellationOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancellationOption'] = ResolversParentTypes['CancellationOption']> = {
  what: Resolver<ResolversTypes['PlanCancellation'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrimaryCareResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrimaryCare'] = ResolversParentTypes['PrimaryCare']> = {
  withoutProvider: Resolver<Array<ResolversTypes['MemberPrimaryCare']>, ParentType, ContextType>;
  withProvider: Resolver<Array<ResolversTypes['MemberPrimaryCare']>, ParentType, ContextType>;
  eligible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscriberHasHistory: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberPrimaryCareResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberPrimaryCare'] = ResolversParentTypes['MemberPrimaryCare']> = {
  member: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  suffix: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eligible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  eligibleDates: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  hindrance: Resolver<Maybe<ResolversTypes['PrimaryCareHindrance']>, ParentType, ContextType>;
  providerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['PrimaryCareProvider']>, ParentType, ContextType>;
  coming: Resolver<Maybe<ResolversTypes['PrimaryCareHistory']>, ParentType, ContextType>;
  history: Resolver<Array<ResolversTypes['PrimaryCareHistory']>, ParentType, ContextType>;
};

export type PrimaryCareHistoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrimaryCareHistory'] = ResolversParentTypes['PrimaryCareHistory']> = {
  providerNumber: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerTitle: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  time: Resolver<ResolversTypes['PrimaryCareTime'], ParentType, ContextType>;
  selected: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terminationReason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locations: Resolver<Array<ResolversTypes['PrimaryCareLocation']>, ParentType, ContextType>;
};

export type PrimaryCareLocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrimaryCareLocation'] = ResolversParentTypes['PrimaryCareLocation']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine1: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrimaryCareProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrimaryCareProvider'] = ResolversParentTypes['PrimaryCareProvider']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acceptingNewPatients: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specialty: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  locations: Resolver<Array<ResolversTypes['PrimaryCareLocation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrimaryCareProviderConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrimaryCareProviderConnection'] = ResolversParentTypes['PrimaryCareProviderConnection']> = {
  edges: Resolver<Array<ResolversTypes['PrimaryCareProviderEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PrimaryCareProvider']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrimaryCareProviderEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrimaryCareProviderEdge'] = ResolversParentTypes['PrimaryCareProviderEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  node: Resolver<ResolversTypes['PrimaryCareProvider'], ParentType, ContextType>;
};

export type SelectPrimaryCareProviderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SelectPrimaryCareProviderPayload'] = ResolversParentTypes['SelectPrimaryCareProviderPayload']> = {
  message: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
  primaryCare: Resolver<Maybe<ResolversTypes['PrimaryCare']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  displayOrder: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHighPriority: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featureGroup: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children: Resolver<Array<ResolversTypes['Program']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlKind: Resolver<Maybe<ResolversTypes['ProgramUrlKind']>, ParentType, ContextType>;
  icon: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document: Resolver<Maybe<ResolversTypes['ProgramDocument']>, ParentType, ContextType>;
  phoneNumber: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content: Resolver<Maybe<ResolversTypes['ProgramContent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgramDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProgramDocument'] = ResolversParentTypes['ProgramDocument']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ProgramDocumentType'], ParentType, ContextType>;
};

export type ProgramContentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProgramContent'] = ResolversParentTypes['ProgramContent']> = {
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortDescription: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoverUsernamePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecoverUsernamePayload'] = ResolversParentTypes['RecoverUsernamePayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecoverPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecoverPasswordPayload'] = ResolversParentTypes['RecoverPasswordPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenRecoveryLinkPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OpenRecoveryLinkPayload'] = ResolversParentTypes['OpenRecoveryLinkPayload']> = {
  questions: Resolver<Maybe<Array<ResolversTypes['SecurityQuestion']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  query: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReferralConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralConnection'] = ResolversParentTypes['ReferralConnection']> = {
  edges: Resolver<Array<ResolversTypes['ReferralEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Referral']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralEdge'] = ResolversParentTypes['ReferralEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Referral'], ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  number: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  patientName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referringProvider: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  referredToProvider: Resolver<ResolversTypes['Provider'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['ReferralStatus'], ParentType, ContextType>;
  statusDescription: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isExpired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visitsAllowed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitsUsed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitsLeft: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralChoicesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralChoices'] = ResolversParentTypes['ReferralChoices']> = {
  patients: Resolver<Array<ResolversTypes['ReferralPatient']>, ParentType, ContextType>;
  statuses: Resolver<Array<ResolversTypes['ReferralStatusChoice']>, ParentType, ContextType>;
  providers: Resolver<Array<ResolversTypes['Provider']>, ParentType, ContextType>;
};

export type ReferralPatientResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralPatient'] = ResolversParentTypes['ReferralPatient']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferralStatusChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReferralStatusChoice'] = ResolversParentTypes['ReferralStatusChoice']> = {
  status: Resolver<ResolversTypes['ReferralStatus'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegistrationDetails'] = ResolversParentTypes['RegistrationDetails']> = {
  subscriberId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  emailAddress: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckRegistrationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckRegistrationPayload'] = ResolversParentTypes['CheckRegistrationPayload']> = {
  recognized: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckUsernamePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckUsernamePayload'] = ResolversParentTypes['CheckUsernamePayload']> = {
  available: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  username: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export interface ShellViewScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ShellView'], any> {
  name: 'ShellView';
}

export interface ScreenViewScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ScreenView'], any> {
  name: 'ScreenView';
}

export interface RichTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichText'], any> {
  name: 'RichText';
}

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType?: TypeResolveFn<'Family' | 'Member' | 'Claim' | 'Explanation' | 'Group' | 'IdCard' | 'MedicareMaterial' | 'PrimaryCareProvider' | 'Program', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Facts'] = ResolversParentTypes['Facts']> = {
  session: Resolver<Maybe<ResolversTypes['SessionKind']>, ParentType, ContextType>;
  viewport: Resolver<Maybe<ResolversTypes['Viewport']>, ParentType, ContextType>;
  relationship: Resolver<Maybe<ResolversTypes['Relationship']>, ParentType, ContextType>;
  ageBand: Resolver<Maybe<ResolversTypes['AgeBand']>, ParentType, ContextType>;
  memberStatus: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  medical: Resolver<Maybe<ResolversTypes['EligibilityStatus']>, ParentType, ContextType>;
  dental: Resolver<Maybe<ResolversTypes['EligibilityStatus']>, ParentType, ContextType>;
  vision: Resolver<Maybe<ResolversTypes['EligibilityStatus']>, ParentType, ContextType>;
  pharmacy: Resolver<Maybe<ResolversTypes['EligibilityStatus']>, ParentType, ContextType>;
  outOfAreaPlan: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  referrals: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  medicareMaterials: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  primaryCareHistory: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  primaryCareEligible: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ebillEligible: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ebillAlert: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  idCardEligible: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  staffRole: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  actsAsMember: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  severalGroups: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  anySalesforceGroup: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salesforceGroup: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  groupChosen: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  preventSalesforce: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  requiredPreferences: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  communicationPolicy: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  accountStatus: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  local598: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  planManagement: Resolver<Maybe<ResolversTypes['PlanManagementState']>, ParentType, ContextType>;
  redirectOffered: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  chat: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Query: QueryResolvers<ContextType>;
  Viewer: ViewerResolvers<ContextType>;
  ActingStaff: ActingStaffResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  BeginSignInPayload: BeginSignInPayloadResolvers<ContextType>;
  SignInPayload: SignInPayloadResolvers<ContextType>;
  ContinueJourneyPayload: ContinueJourneyPayloadResolvers<ContextType>;
  LogOutPayload: LogOutPayloadResolvers<ContextType>;
  LogInAsPayload: LogInAsPayloadResolvers<ContextType>;
  Family: FamilyResolvers<ContextType>;
  Member: MemberResolvers<ContextType>;
  Employment: EmploymentResolvers<ContextType>;
  Coverage: CoverageResolvers<ContextType>;
  PostalAddress: PostalAddressResolvers<ContextType>;
  ChatConfig: ChatConfigResolvers<ContextType>;
  Product: ProductResolvers<ContextType>;
  SecurityQuestion: SecurityQuestionResolvers<ContextType>;
  AddressCode: AddressCodeResolvers<ContextType>;
  ChangePasswordPayload: ChangePasswordPayloadResolvers<ContextType>;
  SaveSecurityAnswersPayload: SaveSecurityAnswersPayloadResolvers<ContextType>;
  SaveAddressPayload: SaveAddressPayloadResolvers<ContextType>;
  Preferences: PreferencesResolvers<ContextType>;
  PreferenceValue: PreferenceValueResolvers<ContextType>;
  RegistrationPolicy: RegistrationPolicyResolvers<ContextType>;
  UpdatePreferencesPayload: UpdatePreferencesPayloadResolvers<ContextType>;
  SignPoliciesPayload: SignPoliciesPayloadResolvers<ContextType>;
  AcknowledgePayload: AcknowledgePayloadResolvers<ContextType>;
  EndSignInPayload: EndSignInPayloadResolvers<ContextType>;
  EndOtherSignInsPayload: EndOtherSignInsPayloadResolvers<ContextType>;
  SignInPlace: SignInPlaceResolvers<ContextType>;
  Limit: LimitResolvers<ContextType>;
  DetailDescription: DetailDescriptionResolvers<ContextType>;
  PlanRecord: PlanRecordResolvers<ContextType>;
  Benefits: BenefitsResolvers<ContextType>;
  PlanBenefits: PlanBenefitsResolvers<ContextType>;
  BenefitPlan: BenefitPlanResolvers<ContextType>;
  BenefitDeductible: BenefitDeductibleResolvers<ContextType>;
  BenefitTier: BenefitTierResolvers<ContextType>;
  ServiceGroup: ServiceGroupResolvers<ContextType>;
  BenefitService: BenefitServiceResolvers<ContextType>;
  DentalService: DentalServiceResolvers<ContextType>;
  IncentiveTier: IncentiveTierResolvers<ContextType>;
  MedicalService: MedicalServiceResolvers<ContextType>;
  ServiceDetail: ServiceDetailResolvers<ContextType>;
  TierOutOfPocket: TierOutOfPocketResolvers<ContextType>;
  BenefitsSummary: BenefitsSummaryResolvers<ContextType>;
  PlanPeriod: PlanPeriodResolvers<ContextType>;
  PeriodPlan: PeriodPlanResolvers<ContextType>;
  ClaimConnection: ClaimConnectionResolvers<ContextType>;
  ClaimEdge: ClaimEdgeResolvers<ContextType>;
  MissingClaims: MissingClaimsResolvers<ContextType>;
  ClaimChoices: ClaimChoicesResolvers<ContextType>;
  ClaimStatusChoice: ClaimStatusChoiceResolvers<ContextType>;
  Provider: ProviderResolvers<ContextType>;
  Claim: ClaimResolvers<ContextType>;
  PersonName: PersonNameResolvers<ContextType>;
  ClaimTotals: ClaimTotalsResolvers<ContextType>;
  ClaimLine: ClaimLineResolvers<ContextType>;
  Screen: ScreenResolvers<ContextType>;
  ScreenData: ScreenDataResolvers<ContextType>;
  PathParameter: PathParameterResolvers<ContextType>;
  Ebill: EbillResolvers<ContextType>;
  RegisterEbillPayload: RegisterEbillPayloadResolvers<ContextType>;
  OpenEbillPayload: OpenEbillPayloadResolvers<ContextType>;
  ExplanationConnection: ExplanationConnectionResolvers<ContextType>;
  ExplanationEdge: ExplanationEdgeResolvers<ContextType>;
  ExplanationChoices: ExplanationChoicesResolvers<ContextType>;
  PatientChoice: PatientChoiceResolvers<ContextType>;
  Explanation: ExplanationResolvers<ContextType>;
  ExplainedClaim: ExplainedClaimResolvers<ContextType>;
  Group: GroupResolvers<ContextType>;
  ParentGroup: ParentGroupResolvers<ContextType>;
  GroupPlan: GroupPlanResolvers<ContextType>;
  ChooseGroupPayload: ChooseGroupPayloadResolvers<ContextType>;
  SwitchGroupPayload: SwitchGroupPayloadResolvers<ContextType>;
  ExtendSessionPayload: ExtendSessionPayloadResolvers<ContextType>;
  IdCard: IdCardResolvers<ContextType>;
  IdCardCopay: IdCardCopayResolvers<ContextType>;
  IdCardLimit: IdCardLimitResolvers<ContextType>;
  IdCardPhone: IdCardPhoneResolvers<ContextType>;
  IdCardDependent: IdCardDependentResolvers<ContextType>;
  EmailIdCardPayload: EmailIdCardPayloadResolvers<ContextType>;
  RequestIdCardPayload: RequestIdCardPayloadResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  MedicareMaterial: MedicareMaterialResolvers<ContextType>;
  Accreditation: AccreditationResolvers<ContextType>;
  CancelPlanPayload: CancelPlanPayloadResolvers<ContextType>;
  PlanManagement: PlanManagementResolvers<ContextType>;
  CancellationOption: CancellationOptionResolvers<ContextType>;
  PrimaryCare: PrimaryCareResolvers<ContextType>;
  MemberPrimaryCare: MemberPrimaryCareResolvers<ContextType>;
  PrimaryCareHistory: PrimaryCareHistoryResolvers<ContextType>;
  PrimaryCareLocation: PrimaryCareLocationResolvers<ContextType>;
  PrimaryCareProvider: PrimaryCareProviderResolvers<ContextType>;
  PrimaryCareProviderConnection: PrimaryCareProviderConnectionResolvers<ContextType>;
  PrimaryCareProviderEdge: PrimaryCareProviderEdgeResolvers<ContextType>;
  SelectPrimaryCareProviderPayload: SelectPrimaryCareProviderPayloadResolvers<ContextType>;
  Program: ProgramResolvers<ContextType>;
  ProgramDocument: ProgramDocumentResolvers<ContextType>;
  ProgramContent: ProgramContentResolvers<ContextType>;
  RecoverUsernamePayload: RecoverUsernamePayloadResolvers<ContextType>;
  RecoverPasswordPayload: RecoverPasswordPayloadResolvers<ContextType>;
  OpenRecoveryLinkPayload: OpenRecoveryLinkPayloadResolvers<ContextType>;
  ResetPasswordPayload: ResetPasswordPayloadResolvers<ContextType>;
  ReferralConnection: ReferralConnectionResolvers<ContextType>;
  ReferralEdge: ReferralEdgeResolvers<ContextType>;
  Referral: ReferralResolvers<ContextType>;
  ReferralChoices: ReferralChoicesResolvers<ContextType>;
  ReferralPatient: ReferralPatientResolvers<ContextType>;
  ReferralStatusChoice: ReferralStatusChoiceResolvers<ContextType>;
  RegistrationDetails: RegistrationDetailsResolvers<ContextType>;
  CheckRegistrationPayload: CheckRegistrationPayloadResolvers<ContextType>;
  CheckUsernamePayload: CheckUsernamePayloadResolvers<ContextType>;
  RegisterPayload: RegisterPayloadResolvers<ContextType>;
  Date: GraphQLScalarType;
  DateTime: GraphQLScalarType;
  Money: GraphQLScalarType;
  ShellView: GraphQLScalarType;
  ScreenView: GraphQLScalarType;
  RichText: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  Facts: FactsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  behind: BehindDirectiveResolver<any, any, ContextType>;
  audit: AuditDirectiveResolver<any, any, ContextType>;
};
