// Generated from *.graphql by `npm run generate`. Do not edit.
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

/** What led to a new sign-in. */
export type SignInNotice =
  /** The session ran out; signing in leads back to where it was. */
  | 'SESSION_ENDED'
  /** A new password was set with the link of an e-mail. */
  | 'PASSWORD_SET'
  /** A sign-in went well, and its cookie did not come back. */
  | 'COOKIES_NOT_KEPT';

/** User name and password. */
export type SignInInput = {
  /** User name. */
  username: string;
  /** Password. */
  password: string;
};

/** Whom staff want to act as: all three optional fields for a specific member, none of them for the subscriber. */
export type LogInAsInput = {
  /** Number on the ID card. */
  subscriberId: string;
  /** First name of a specific member. */
  firstName?: string | null | undefined;
  /** Last name of a specific member. */
  lastName?: string | null | undefined;
  /** Date of birth of a specific member. */
  dateOfBirth?: string | null | undefined;
  /** Do not hand off to the external sales-force SSO in this session. */
  preventSalesforce: boolean;
};

/** Whether a family member is the subscriber. */
export type Relationship =
  /** The person who holds the plan: suffix 0. */
  | 'SUBSCRIBER'
  /** Any other suffix. */
  | 'DEPENDENT';

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

/** What a code stands for. */
export type AddressCodeType =
  /** A country. */
  | 'COUNTRY'
  /** A state, territory or province. */
  | 'STATE';

/** A new address and phone number. */
export type SaveAddressInput = {
  /** Street and number. */
  addressLine1: string;
  /** Flat or suite; null for none. */
  addressLine2?: string | null | undefined;
  /** City. */
  city: string;
  /** Code of the state. */
  state: string;
  /** ZIP code as the country writes it. */
  zipCode: string;
  /** Code of the country. */
  country: string;
  /** Phone number; null for none. */
  phoneNumber?: string | null | undefined;
};

/** A new password, with the proof that it is the person's own. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: string;
  /** 6 to 32 letters, digits and symbols, at least one digit. */
  newPassword: string;
};

/** Answers to security questions. */
export type SaveSecurityAnswersInput = {
  /** Three different questions with their answers. */
  answers: Array<SecurityAnswerInput>;
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

/** New communication preferences; one that is not listed keeps its value. */
export type UpdatePreferencesInput = {
  /** Where e-mail goes. */
  emailAddress: string;
  /** The present password, with a new address where emailNeedsPassword says so. */
  currentPassword?: string | null | undefined;
  /** The choices made. */
  values: Array<PreferenceInput>;
};

/** One choice. */
export type PreferenceInput = {
  /** Which preference. */
  name: PreferenceName;
  /** The choice. */
  value: boolean;
};

/** What a member agrees to at registration. */
export type SignPoliciesInput = {
  /** Whether the digital communications policy is acknowledged. */
  isCommunicationPolicySigned: boolean;
  /** Consent to electronic EOBs; kept for subscribers only. */
  isEeobPreferenceConsented?: boolean | null | undefined;
};

/** A text that was read. */
export type AcknowledgeInput = {
  /** Id of a page of the manifest. */
  text: string;
};

/** One of the member's sign-ins. */
export type EndSignInInput = {
  /** Id of the sign-in. */
  id: string;
};

/** Whom a limit counts. */
export type CoverageType =
  /** One person. */
  | 'INDIVIDUAL'
  /** The whole family. */
  | 'FAMILY';

/** Whether a limit is for providers of the plan's network. */
export type NetworkTier =
  /** In network. */
  | 'IN_NETWORK'
  /** Out of network. */
  | 'OUT_OF_NETWORK';

/** Where a plan stands. */
export type PlanStatus =
  /** Started and not ended. */
  | 'ACTIVE'
  /** Not started. */
  | 'FUTURE'
  /** Ended. */
  | 'TERMED';

/** What a list of claims is narrowed to. */
export type ClaimFilter = {
  /** Type of the claims; the first that somebody of the family can have unless given. UNKNOWN has no list of its own. */
  type?: ClaimType | null | undefined;
  /** First day of service; two years ago unless given. */
  startDate?: string | null | undefined;
  /** Last day of service; today unless given. */
  endDate?: string | null | undefined;
  /** Only those of these providers, by number. */
  providers?: Array<string> | null | undefined;
  /** Only those in this state, by the id of the choice. */
  status?: string | null | undefined;
};

/** Why somebody's claims are not in the family's list. */
export type MissingClaimsReason =
  /** They could not be had; asking again may help. */
  | 'FAILED'
  /** So many people are not asked for together; ask for this one alone. */
  | 'FAMILY_TOO_LARGE';

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

/** What a list of explanations is narrowed to. */
export type ExplanationFilter = {
  /** Type of the claims; the first that somebody of the family can have unless given. UNKNOWN has no list of its own. */
  type?: ClaimType | null | undefined;
  /** First date of the explanations; two years ago unless given. */
  startDate?: string | null | undefined;
  /** Last date of the explanations; today unless given. */
  endDate?: string | null | undefined;
  /** Only those with a claim of this member, by id; a member's own list needs none. */
  patient?: string | null | undefined;
  /** Only those with a claim of one of these providers, by number. */
  providers?: Array<string> | null | undefined;
};

/** A group chosen during sign-in. */
export type ChooseGroupInput = {
  /** Number of the group. */
  group: string;
};

/** A group to switch to. */
export type SwitchGroupInput = {
  /** Number of the group. */
  group: string;
};

/** Where ID cards go, and which. */
export type EmailIdCardInput = {
  /** An e-mail address. */
  emailAddress: string;
  /** Only the card of this kind of coverage; every card without it. */
  category?: CoverageCategory | null | undefined;
  /** Suffix of the member whose cards are wanted; the viewer's without it. */
  suffix?: number | null | undefined;
};

/** A printed card to order. */
export type RequestIdCardInput = {
  /** Kind of coverage that the card is for. */
  category: CoverageCategory;
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

/** Level of an accreditation, which decides the logo. */
export type AccreditationLevel =
  /** Accredited. */
  | 'ACCREDITED'
  /** Commendable. */
  | 'COMMENDABLE'
  /** Interim. */
  | 'INTERIM';

/** A plan that is not to be renewed. */
export type CancelPlanInput = {
  /** What is not to be renewed: one of cancellationOptions. */
  what: PlanCancellation;
};

/** What is not renewed. */
export type PlanCancellation =
  /** Medical. */
  | 'MEDICAL'
  /** Medical and dental. */
  | 'MEDICAL_AND_DENTAL';

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

/** What a provider is looked for by. */
export type PrimaryCareSearch = {
  /** Suffixes of those who are to be treated; the viewer alone without it. */
  suffixes?: Array<number> | null | undefined;
  /** Day from which a selection is to hold; the first that everybody named may choose without it. */
  from?: string | null | undefined;
  /** How far away at most, in miles, from 1 to 100. */
  radius?: number;
  /** Five digits of a ZIP code; the one of the family's address without it. */
  zip?: string | null | undefined;
  /** Part of a name, practice, specialty or language. */
  searchString?: string | null | undefined;
};

/** A choice of a primary care provider. */
export type SelectPrimaryCareProviderInput = {
  /** Who chooses; nobody twice. */
  members: Array<PrimaryCareStart>;
  /** Number of the provider. */
  provider: string;
  /** Where a confirmation goes; none is sent without it. */
  emailAddress?: string | null | undefined;
};

/** Who chooses a provider, and from when on. */
export type PrimaryCareStart = {
  /** Suffix of the member. */
  suffix: number;
  /** The day: one of the member's eligible dates; the earliest without it. */
  from?: string | null | undefined;
};

/** How the address of a program opens. */
export type ProgramUrlKind =
  /** Something that takes members on with their log-in. */
  | 'ENDPOINT'
  /** A page of somebody else. */
  | 'EXTERNAL'
  /** A document. */
  | 'PDF';

/** Who has forgotten the user name. */
export type RecoverUsernameInput = {
  /** What the person knows of the ID card and of themselves. */
  person: PersonInput;
};

/** Who has forgotten the password. */
export type RecoverPasswordInput = {
  /** The user name. */
  username: string;
};

/** A link of an e-mail. */
export type OpenRecoveryLinkInput = {
  /** The token of the link. */
  token: string;
};

/** A new password, with the proof that it is the person's own. */
export type ResetPasswordInput = {
  /** The token of the link. */
  token: string;
  /** Answers to every question of openRecoveryLink. */
  answers: Array<SecurityAnswerInput>;
  /** 6 to 32 letters, digits and symbols, at least one digit. */
  newPassword: string;
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
  patient?: string | null | undefined;
  /** Only those in this state. */
  status?: ReferralStatus | null | undefined;
  /** Only those from or to this provider, by number. */
  provider?: string | null | undefined;
  /** Leaves out referrals whose last day has passed. */
  excludeExpired?: boolean | null | undefined;
};

/** What a person knows of the ID card and of themselves. */
export type PersonInput = {
  /** Number on the ID card: nine or ten letters and digits. */
  subscriberId: string;
  /** First name: a letter, apostrophe, backtick or hyphen first, then spaces and periods too; at most 30. */
  firstName: string;
  /** Last name, by the same rule. */
  lastName: string;
  /** Date of birth. */
  dateOfBirth: string;
};

/** The answer to one security question. */
export type SecurityAnswerInput = {
  /** Id of the question. */
  questionId: string;
  /** 3 to 30 letters, digits, spaces and the password's symbols. Case does not count. */
  answer: string;
};

/** A person and the wanted sign-in. */
export type RegisterInput = {
  /** Who registers. */
  person: PersonInput;
  /** 3 to 16 letters and digits. */
  username: string;
  /** 6 to 32 letters, digits and symbols, at least one digit. */
  password: string;
  /** Where e-mail goes. */
  emailAddress: string;
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
  username: string;
};

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
