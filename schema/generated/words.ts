// Generated from manifests/base/text.json by `npm run generate`. Do not edit.

/** The sections of text.json, the keys of each, and the placeholders of their words: never where there are none. */
export interface SectionWords {
  'common': {
    /** {label} is a required field */
    requiredField: 'label'
    /** Invalid {labelLowerCase} */
    invalidField: 'labelLowerCase'
    /** {label} is under the character minimum */
    tooShort: 'label'
    /** {label} exceeds the maximum number of characters */
    tooLong: 'label'
    /** The end date can't be before the start date */
    dateRangeInvalid: never
    /** Enter a date like 07/04/2026 */
    dateInvalid: never
    /** Please check what you entered */
    errorSummary: never
    /** optional */
    optional: never
    /** Month/day/year, for example 07/04/1980 */
    dateHint: never
    /** {label}: open the calendar */
    chooseDate: 'label'
    /** Previous month */
    previousMonth: never
    /** Next month */
    nextMonth: never
    /** Show */
    show: never
    /** Hide */
    hide: never
    /** Copy */
    copy: never
    /** Copied */
    copied: never
    /** We couldn't copy it. Select the text and copy it yourself. */
    copyFailed: never
    /** Edit */
    edit: never
    /** Save */
    save: never
    /** Cancel */
    cancel: never
    /** Close */
    close: never
    /** Try again */
    retry: never
    /** Loading */
    loading: never
    /** opens in a new tab */
    opensInNewTab: never
    /** Met */
    met: never
    /** Remaining */
    remaining: never
    /** limit */
    limit: never
    /** Not decided yet */
    notDecided: never
    /** Medical */
    claimMedical: never
    /** Dental */
    claimDental: never
    /** Vision */
    claimVision: never
    /** Unknown */
    claimUnknown: never
    /** No cost */
    noCost: never
    /** Not covered */
    notCovered: never
    /** {met} of {limit} met, {remaining} left */
    progress: 'met' | 'limit' | 'remaining'
    /** Step {current} of {total} */
    step: 'current' | 'total'
    /** done */
    stepDone: never
    /** current step */
    stepCurrent: never
    /** Pages: {label} */
    pagesOf: 'label'
    /** Page {page} of {total} */
    pageOf: 'page' | 'total'
    /** Previous */
    previousPage: never
    /** Next */
    nextPage: never
    /** Apply filters */
    applyFilters: never
    /** Clear filters */
    clearFilters: never
    /** Leave without saving? */
    leaveHeading: never
    /** What you changed on this page isn't saved yet. */
    leaveMessage: never
    /** Keep editing */
    leaveStay: never
    /** Leave without saving */
    leaveAnyway: never
    /** Month */
    month: never
    /** Year */
    year: never
    /** Print */
    print: never
    /** Downloading */
    downloading: never
    /** The download failed. Check your connection and try again. */
    downloadFailed: never
    /** We can't find this document anymore. */
    downloadGone: never
    /** You don't have access to this document. */
    downloadRefused: never
    /** Your session has ended. Log in again to download this document. */
    downloadLapsed: never
    /** {count} selected */
    chosenCount: 'count'
    /** {label} can't be more than two years ago */
    startTooEarly: 'label'
    /** Filters */
    filters: never
  }
  'shell': {
    /** Your member dashboard */
    tagline: never
    /** Skip to main content */
    skipToContent: never
    /** Subscriber ID {id} */
    printedId: 'id'
    /** Printed {date} */
    printedOn: 'date'
    /** {brandName}, go to Home */
    logoLink: 'brandName'
    /** Quick links */
    mastheadMenu: never
    /** Main menu */
    primaryMenu: never
    /** Main menu, bottom of the screen */
    bottomMenu: never
    /** Help and session */
    utilityMenu: never
    /** Account menu */
    accountMenu: never
    /** {name}, account menu */
    accountMenuOf: 'name'
    /** Your account */
    accountPages: never
    /** My account */
    myAccount: never
    /** Log out */
    logOut: never
    /** Acting for a member */
    acting: never
    /** You are acting for {name}, ID {id}. */
    actingFor: 'name' | 'id'
    /** not known */
    actingUnnamed: never
    /** You are logged in as staff {key}. */
    actingStaff: 'key'
    /** Your role allows any member. */
    actingForAnyone: never
    /** Your role allows members who aren't employees. */
    actingForNonEmployees: never
    /** Stop and log out */
    actingEnd: never
    /** Only the member can change this. Staff who act for the member can't. */
    actingOnlyMember: never
    /** Your group */
    group: never
    /** Please try again in {time}. */
    tryAgainIn: 'time'
    /** If you contact us, please give this reference: {reference} */
    errorReference: 'reference'
    /** {groupName} ({timeline}) */
    groupLabel: 'groupName' | 'timeline'
    /** Starts {from} */
    groupStarts: 'from'
    /** Active since {from} */
    groupActiveSince: 'from'
    /** Ending {until} */
    groupEnding: 'until'
    /** {from} - {until} */
    groupRange: 'from' | 'until'
    /** Change group */
    changeGroup: never
    /** Alerts */
    alerts: never
    /** Alerts, {count} */
    alertsCount: 'count'
    /** Dismiss alert: {title} */
    dismissAlert: 'title'
    /** Information */
    alertInfo: never
    /** Success */
    alertSuccess: never
    /** Warning */
    alertWarning: never
    /** Error */
    alertError: never
    /** Messages */
    notifications: never
    /** Dismiss message */
    dismissNotification: never
    /** Loading */
    loading: never
    /** No alerts */
    noAlerts: never
    /** We can't open that page: you seem to be offline */
    pageUnreachable: never
    /** The page you're on stays open. We'll try again when you're back online. */
    pageKept: never
    /** This wasn't sent: you seem to be offline */
    formUnreachable: never
    /** This wasn't sent: our system has a problem */
    formFailed: never
    /** What you entered is still here. You can safely try again: nothing is sent twice. */
    formKept: never
    /** Policies */
    policyLinks: never
    /** Quality accreditation */
    accreditation: never
    /** Chat with us */
    chat: never
    /** Are you still there? */
    sessionEnding: never
    /** To keep your information private, we'll log you out in {time}. */
    sessionEndsIn: 'time'
    /** Stay logged in */
    staySignedIn: never
    /** You're still logged in. */
    sessionExtended: never
    /** You'll be logged out soon */
    sessionEndingForGood: never
    /** You have been logged in for a long time. To keep your information private, we'll log you out in {time}. You can log in again then. */
    sessionEndsForGood: 'time'
    /** OK */
    sessionEndSeen: never
    /** We can't extend your session right now. Please try again. */
    sessionNotExtended: never
  }
  'login': {
    /** Log in to your Member Dashboard */
    heading: never
    /** Username */
    username: never
    /** Password */
    password: never
    /** Log in */
    submit: never
    /** Help with logging in */
    links: never
    /** You have logged out successfully. If you are on a shared computer, please close your browser. */
    loggedOut: never
    /** Your session has ended to keep your information private. Log in and you'll be back where you were. */
    sessionEnded: never
    /** Your new password is saved. You can log in with it now. */
    passwordSet: never
    /** Your username and password are right, but your browser didn't keep the cookie that keeps you logged in. Allow cookies for this site in your browser's settings, or use another browser. Then log in again. */
    cookiesNotKept: never
    /** Username and/or password unrecognized. You have {attemptsRemaining} attempt(s) remaining. Try again or select forgot username or password. */
    attemptsRemaining: 'attemptsRemaining'
    /** Your account is locked due to too many login attempts. To unlock, please {contact}. */
    accountLocked: 'contact'
    /** Contact Customer Service */
    contact: never
    /** You've tried too many times. Please wait a few minutes and try again. */
    rateLimited: never
    /** There have been too many tries to log in. Please try again in {time}. */
    rateLimitedFor: 'time'
    /** We can't reach our log-in service right now. Please try again in a few minutes. */
    unavailable: never
    /** Username and/or password unrecognized. Please try again. */
    unrecognized: never
  }
  'login-as': {
    /** Login as anyone */
    headingAnyone: never
    /** Login as non-employee */
    headingNonEmployee: never
    /** First name */
    firstName: never
    /** Last name */
    lastName: never
    /** Date of birth */
    dateOfBirth: never
    /** Subscriber ID */
    subscriberId: never
    /** Prevent navigation to Salesforce */
    preventSalesforce: never
    /** Submit */
    submit: never
    /** Continue as subscriber */
    continueAsSubscriber: never
    /** First name, last name, and date of birth required unless selecting 'Continue as subscriber' */
    memberRequired: never
    /** Invalid subscriber id */
    invalidSubscriberId: never
    /** Invalid date of birth */
    invalidDateOfBirth: never
    /** Date of birth can't be later than today */
    dateOfBirthTooLate: never
    /** We couldn't log you in as this member. Please check the details and try again. */
    failed: never
    /** Nine or ten letters and digits */
    subscriberIdHint: never
    /** Log in as a specific member */
    memberLegend: never
  }
  'group-selection': {
    /** Access your Member Dashboard: Select plan */
    heading: never
    /** Group ID */
    groupId: never
    /** Effective date */
    effectiveDate: never
    /** Termination date */
    terminationDate: never
    /** None */
    noTerminationDate: never
    /** Inactive plan */
    inactive: never
    /** Your current group */
    current: never
    /** Log in to account */
    submit: never
    /** Log in to account of {groupName} */
    submitFor: 'groupName'
    /** There are no plans to choose from. Please contact us. */
    empty: never
  }
  'update-preferences': {
    /** Update communication preferences */
    heading: never
    /** Please tell us how you'd like to hear from us. You can change your choices at any time in Settings. */
    intro: never
  }
  'preferences': {
    /** Email address */
    emailAddress: never
    /** Email address is a required field */
    emailRequired: never
    /** Enter an email address like name@example.com */
    emailInvalid: never
    /** A change also asks for the current password. */
    emailHint: never
    /** Current password */
    currentPassword: never
    /** This keeps anyone else from changing the email address. */
    currentPasswordHint: never
    /** Enter the current password to save a new email address */
    currentPasswordRequired: never
    /** This is not the current password */
    currentPasswordWrong: never
    /** Too many tries. Please wait a few minutes and try again. */
    rateLimited: never
    /** Occasionally email me breaking news and important product information. */
    emailBreakingNews: never
    /** News */
    marketingLegend: never
    /** Would you like to get your explanations of benefits (EOBs) online? */
    electronicEob: never
    /** Yes */
    electronicEobYes: never
    /** No */
    electronicEobNo: never
    /** How would you like to get your Medicare materials? */
    electronicMedicareMailing: never
    /** By email notification */
    electronicMedicareMailingYes: never
    /** By mail */
    electronicMedicareMailingNo: never
    /** eBill */
    ebillLegend: never
    /** How would you like to get your statements? */
    discontinuePaperStatements: never
    /** Go paperless */
    discontinuePaperStatementsYes: never
    /** Paper statements */
    discontinuePaperStatementsNo: never
    /** Notifications */
    ebillNotifications: never
    /** Email me when my invoice is available. */
    emailWhenBillReady: never
    /** Email me a reminder about 5 days before my invoice is due. */
    emailPaymentReminder: never
    /** Email me before each automatic payment. */
    emailAutopayWithdrawalReminder: never
    /** Email me about my wellness program. */
    emailEwpNotification: never
    /** Show me the wellness program when I log in. */
    showEwpLandingPage: never
    /** Submit */
    submit: never
    /** Successfully updated preferences */
    saved: never
  }
  'registration-policies': {
    /** Welcome to your dental Member Dashboard */
    heading: never
    /** I have read the digital communications policy and agree to get messages online. */
    policy: never
    /** Please confirm you have read our digital communications policy. */
    policyRequired: never
    /** How would you like to get your explanations of benefits (EOBs)? */
    eobConsent: never
    /** I consent to electronic EOBs */
    eobConsentYes: never
    /** Send me paper EOBs */
    eobConsentNo: never
    /** Required field */
    requiredNote: never
    /** Submit */
    submit: never
    /** You're all set. Welcome to your dental Member Dashboard */
    saved: never
  }
  'acknowledgement': {
    /** I have read this. */
    acknowledge: never
    /** Please confirm that you have read this. */
    acknowledgeRequired: never
    /** Required field */
    requiredNote: never
    /** Continue */
    submit: never
  }
  'sso-landing': {
    /** Logging you in */
    heading: never
    /** Please wait while we open your dashboard. */
    body: never
    /** Continue */
    continue: never
  }
  'hand-off': {
    /** Taking you to your plan's site */
    heading: never
    /** Your plan is managed on another site. We're logging you in there now. */
    body: never
    /** Continue */
    continue: never
  }
  'select-group': {
    /** Select the group you want to view */
    heading: never
    /** Coverage dates */
    coverage: never
    /** Plan */
    plan: never
    /** Status */
    status: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** You are viewing this group */
    current: never
    /** Active since {date} */
    active: 'date'
    /** Active since {date}, ends {until} */
    activeUntil: 'date' | 'until'
    /** Effective on {date} */
    future: 'date'
    /** Terminated on {date} */
    termed: 'date'
    /** Not covered */
    notCovered: never
    /** Plans of {groupName} */
    plansOf: 'groupName'
    /** View group */
    submit: never
    /** View group {groupName} */
    submitFor: 'groupName'
    /** Active since {from} */
    openEnded: 'from'
    /** Starts {from} */
    starts: 'from'
    /** {from} - {until} */
    range: 'from' | 'until'
  }
  'home': {
    /** We can't show {name} right now */
    gapTitle: 'name'
    /** The rest of your dashboard still works. */
    gapBody: never
    /** Try again */
    gapRetry: never
    /** your plan's renewal */
    planManagement: never
    /** eBill */
    ebill: never
    /** your preventive care due date */
    preventiveCare: never
    /** primary care */
    primaryCare: never
    /** your recent claims */
    recentClaims: never
    /** what is left of your deductible */
    yearlyAmounts: never
    /** plans that start later */
    comingPlans: never
    /** your membership */
    memberInfo: never
    /** tools */
    tools: never
    /** programs */
    programs: never
  }
  'programs': {
    /** Programs */
    heading: never
    /** Valuable services and perks included in your plan. */
    intro: never
    /** Featured programs */
    featured: never
    /** Other programs */
    other: never
    /** Part of this program */
    parts: never
    /** No programs are included in your plan. */
    empty: never
  }
  'program': {
    /** All programs */
    back: never
    /** Go to {name} */
    open: 'name'
    /** Documents */
    documents: never
    /** Part of this program */
    parts: never
  }
  'referrals': {
    /** Referrals */
    heading: never
    /** A referral is your provider's OK for you to see a specialist. */
    intro: never
    /** Filter referrals */
    filters: never
    /** Member */
    member: never
    /** All members */
    allMembers: never
    /** Status */
    status: never
    /** All statuses */
    allStatuses: never
    /** Provider */
    provider: never
    /** All providers */
    allProviders: never
    /** Hide expired referrals */
    excludeExpired: never
    /** {total, plural, =0 {No referrals to show} one {Showing 1 referral} other {Showing {from} to {to} of {total} referrals}} */
    count: 'total' | 'from' | 'to'
    /** Referrals */
    list: never
    /** No referrals match your filters */
    empty: never
    /** Change or clear the filters to see more referrals. */
    emptyHint: never
    /** No referrals yet */
    never: never
    /** When your provider refers you to a specialist, the referral shows here. */
    neverHint: never
    /** Member */
    patient: never
    /** Referred to */
    referredTo: never
    /** Referred by */
    referredBy: never
    /** Valid */
    period: never
    /** {from} to {until} */
    range: 'from' | 'until'
    /** Expired */
    expired: never
    /** Visits */
    visits: never
    /** {used} of {allowed} used, {left} left */
    visitsUsed: 'used' | 'allowed' | 'left'
    /** Referral number */
    number: never
  }
  'medicare-materials': {
    /** Medicare Materials */
    heading: never
    /** Documents for your Medicare plan. Each opens in a new tab. */
    intro: never
    /** Plan year {planYear} */
    planYear: 'planYear'
    /** No materials are available. */
    empty: never
    /** Medicare materials come with Medicare plans. Please contact us if you expected them here. */
    emptyHint: never
  }
  'certificate-of-coverage': {
    /** Certificate of coverage */
    heading: never
    /** Your certificate says what your plan covers and its terms. Each document opens in a new tab. */
    intro: never
    /** No certificate is available. */
    empty: never
    /** Please contact us if you need your certificate of coverage. */
    emptyHint: never
  }
  'primary-care': {
    /** Primary care */
    heading: never
    /** A primary care provider is a doctor or nurse practitioner. They know you and help you get the care you need. */
    lead: never
    /** Members with a provider */
    withTitle: never
    /** Members without a provider */
    withoutTitle: never
    /** Member */
    member: never
    /** Provider today */
    provider: never
    /** None today */
    nobodyToday: never
    /** From {date}: {provider} */
    from: 'date' | 'provider'
    /** What you can do */
    action: never
    /** View provider */
    view: never
    /** View provider of {name} */
    viewFor: 'name'
    /** Change */
    change: never
    /** Change the provider of {name} */
    changeFor: 'name'
    /** Find a provider */
    find: never
    /** Find a provider for {name} */
    findFor: 'name'
    /** No medical plan now, so there is no provider to choose */
    noMedicalPlan: never
    /** This medical plan doesn't need a primary care provider */
    notInPlan: never
    /** There is no start date for a new provider yet */
    noStartDate: never
    /** No one here can choose a provider right now */
    nobodyTitle: never
    /** Your plan lets you see any provider, or the choice isn't open yet. */
    nobodyHelp: never
  }
  'primary-care-member': {
    /** Primary care */
    back: never
    /** Primary care provider of {name} */
    heading: 'name'
    /** Change provider */
    change: never
    /** Provider today */
    today: never
    /** Provider until {date} */
    todayUntil: 'date'
    /** From {date}: {provider} */
    from: 'date' | 'provider'
    /** There is no provider until {date}. */
    nobodyUntil: 'date'
    /** Practice or clinic */
    group: never
    /** Specialty */
    specialty: never
    /** Languages */
    languages: never
    /** New patients */
    acceptingNewPatients: never
    /** Accepting new patients */
    accepting: never
    /** Not accepting new patients */
    notAccepting: never
    /** Locations */
    locations: never
    /** We only have the name of this provider. */
    nameOnly: never
    /** We can't show this provider's details right now. */
    failed: never
    /** Provider history */
    history: never
    /** Provider */
    historyProvider: never
    /** From */
    historyBegin: never
    /** Until */
    historyEnd: never
    /** Why it ended */
    historyReason: never
    /** Locations */
    historyLocations: never
    /** Present */
    present: never
    /** - */
    noReason: never
    /** We have no earlier providers on file. */
    noHistory: never
  }
  'primary-care-search': {
    /** Primary care */
    back: never
    /** Find a provider for {name} */
    heading: 'name'
    /** Provider today: {provider}. */
    current: 'provider'
    /** No provider today. */
    nobodyToday: never
    /** From {date}: {provider}. */
    from: 'date' | 'provider'
    /** {name} can't choose a provider right now */
    closedTitle: 'name'
    /** Your plan lets you see any provider, or the choice isn't open yet. Contact us if you think this is wrong. */
    closedHelp: never
    /** Search for a provider */
    search: never
    /** Choose the same provider for */
    together: never
    /** ZIP code */
    zip: never
    /** Enter a 5-digit ZIP code */
    zipInvalid: never
    /** Distance */
    radius: never
    /** Choose a distance from the list */
    radiusInvalid: never
    /** Within {miles} miles */
    miles: 'miles'
    /** Effective date */
    effectiveDate: never
    /** Choose a date when everyone listed can start */
    dateInvalid: never
    /** Name or keyword */
    searchString: never
    /** A name, practice, specialty or language */
    searchStringHint: never
    /** Search */
    submit: never
    /** Providers */
    results: never
    /** {total, plural, one {Showing 1 provider} other {Showing {first} to {last} of {total} providers}} */
    count: 'total' | 'first' | 'last'
    /** No providers to show */
    countNone: never
    /** No providers found */
    noneTitle: never
    /** Try a longer distance or fewer words. */
    noneHelp: never
    /** Try another ZIP code or fewer words. */
    noneWidest: never
    /** Search within {miles} miles */
    wider: 'miles'
    /** There are no providers on this page */
    beyondTitle: never
    /** Go to the first page */
    firstPage: never
    /** {miles} mi away */
    away: 'miles'
    /** In this ZIP code */
    here: never
    /** Practice or clinic */
    group: never
    /** Specialty */
    specialty: never
    /** Languages */
    languages: never
    /** New patients */
    acceptingNewPatients: never
    /** Accepting new patients */
    accepting: never
    /** Not accepting new patients */
    notAccepting: never
    /** Choose */
    choose: never
    /** Choose {provider} */
    chooseFor: 'provider'
    /** Choose {provider}? */
    confirmHeading: 'provider'
    /** For */
    confirmMembers: never
    /** Email address */
    emailAddress: never
    /** We'll send a confirmation to this address */
    emailHint: never
    /** Enter an email address like name@example.com */
    emailInvalid: never
    /** Choose this provider */
    confirm: never
    /** You can't choose this provider. They may not be taking new patients, or not for everyone you listed. Please choose another. */
    providerNotAvailable: never
    /** Someone you listed can't choose a provider right now. Search again without them. */
    memberNotEligible: never
    /** This choice can't start on that date. Search again with another date. */
    dateNotEligible: never
    /** We couldn't save this choice. Check the search and try again. */
    unavailable: never
    /** We can't find this provider right now. Please try again. */
    failed: never
    /** Provider chosen */
    chosenHeading: never
  }
  'contact-us': {
    /** Phone */
    phone: never
    /** Email */
    email: never
    /** TTY */
    tty: never
    /** Hours */
    hours: never
    /** Address */
    address: never
  }
  'resource-download': {
    /** Downloading resource... */
    heading: never
  }
  'security-questions': {
    /** Question {number} */
    question: 'number'
    /** Answer {number} */
    answer: 'number'
    /** 3 to 30 letters, digits, spaces and symbols (@$!%*#?&^_+-=). Capital letters don't matter. */
    answerHint: never
    /** Use only letters, digits, spaces and @$!%*#?&^_+-= */
    answerInvalid: never
    /** Choose a question */
    chooseQuestion: never
    /** Choose a different question here */
    duplicate: never
  }
  'registration': {
    /** Create an account */
    heading: never
    /** You need your ID card. It takes about three minutes. */
    intro: never
    /** About you */
    stepIdentify: never
    /** Username */
    stepCredentials: never
    /** Security questions */
    stepSecurity: never
    /** Done */
    stepDone: never
    /** Who are you? */
    headingIdentify: never
    /** Choose a username and password */
    headingCredentials: never
    /** Choose your security questions */
    headingSecurity: never
    /** Your account is ready */
    headingDone: never
    /** Subscriber ID */
    subscriberId: never
    /** Nine or ten letters and digits, as on your ID card */
    subscriberIdHint: never
    /** Enter the nine or ten letters and digits on your ID card */
    subscriberIdInvalid: never
    /** First name */
    firstName: never
    /** Last name */
    lastName: never
    /** Start with a letter. Use only letters, spaces, periods, hyphens and apostrophes */
    nameInvalid: never
    /** Date of birth */
    dateOfBirth: never
    /** Enter a date like 07/04/1980 */
    dateOfBirthInvalid: never
    /** Date of birth can't be later than today */
    dateOfBirthTooLate: never
    /** You must be 18 or older to create an account */
    notAdult: never
    /** Username */
    username: never
    /** 3 to 16 letters and digits */
    usernameHint: never
    /** Use only letters and digits */
    usernameInvalid: never
    /** This username is taken. Please choose another one. */
    usernameTaken: never
    /** Email address */
    emailAddress: never
    /** We send account messages here */
    emailAddressHint: never
    /** Enter an email address like name@example.com */
    emailAddressInvalid: never
    /** Password */
    password: never
    /** Repeat password */
    passwordAgain: never
    /** 6 to 32 letters, digits and symbols (@$!%*#?&^_+-=), with at least one digit */
    passwordHint: never
    /** Use 6 to 32 characters with at least one digit. You can use letters, digits and @$!%*#?&^_+-= */
    passwordInvalid: never
    /** This password is easy to guess. Don't use a common one, the username or the email address. */
    passwordEasyToGuess: never
    /** The passwords don't match */
    mismatch: never
    /** If you forget your password, we ask these questions. Choose three different ones. */
    securityIntro: never
    /** We can't show the security questions right now. Please try again. */
    questionsMissing: never
    /** Continue */
    next: never
    /** Back */
    back: never
    /** Create account */
    finish: never
    /** Try again */
    retry: never
    /** You've created your account. You can log in with your new username, {username}. */
    done: 'username'
    /** Log in */
    logIn: never
    /** Already have an account? Log in */
    haveAccount: never
    /** We can't find an account to create with these details. Please check them against your ID card. If you already have an account, log in. */
    notRecognized: never
    /** You've tried too many times. Please wait a few minutes and try again. */
    rateLimited: never
    /** We can't do this right now. Nothing you entered is lost. Please try again in a few minutes. */
    unavailable: never
  }
  'recovery-username': {
    /** Forgot your username? */
    heading: never
    /** Tell us who you are. We'll send your username to the email address we have on file. */
    intro: never
    /** Subscriber ID */
    subscriberId: never
    /** Nine or ten letters and digits, as on your ID card */
    subscriberIdHint: never
    /** Enter the nine or ten letters and digits on your ID card */
    subscriberIdInvalid: never
    /** First name */
    firstName: never
    /** Last name */
    lastName: never
    /** Start with a letter. Use only letters, spaces, periods, hyphens and apostrophes */
    nameInvalid: never
    /** Date of birth */
    dateOfBirth: never
    /** Enter a date like 07/04/1980 */
    dateOfBirthInvalid: never
    /** Date of birth can't be later than today */
    dateOfBirthTooLate: never
    /** Send my username */
    submit: never
    /** Check your email */
    sentHeading: never
    /** If these details match an account, we've sent its username to the email address on file. */
    sent: never
    /** Nothing there after a few minutes? Look in your spam folder, or contact customer service. */
    sentHint: never
    /** Back to log in */
    logIn: never
    /** Try other details */
    again: never
    /** Forgot your password? */
    forgotPassword: never
    /** You've tried too many times. Please wait a few minutes and try again. */
    rateLimited: never
    /** We can't do this right now. Nothing you entered is lost. Please try again in a few minutes. */
    unavailable: never
  }
  'recovery-password': {
    /** Forgot your password? */
    heading: never
    /** Enter your username. We'll send a link to the email address we have on file, so you can choose a new password. */
    intro: never
    /** Username */
    username: never
    /** Send the link */
    submit: never
    /** Check your email */
    sentHeading: never
    /** If there is an account with this username, we've sent a link to the email address on file. It works once, for 30 minutes. */
    sent: never
    /** Nothing there after a few minutes? Look in your spam folder, or contact customer service. */
    sentHint: never
    /** Back to log in */
    logIn: never
    /** Try another username */
    again: never
    /** Forgot your username? */
    forgotUsername: never
    /** Choose a new password */
    resetHeading: never
    /** First, answer your security questions */
    questionsLegend: never
    /** Please answer this question */
    answerRequired: never
    /** Capital letters don't matter. */
    answersHint: never
    /** Then choose a new password */
    passwordLegend: never
    /** New password */
    password: never
    /** Repeat new password */
    passwordAgain: never
    /** 6 to 32 letters, digits and symbols (@$!%*#?&^_+-=), with at least one digit */
    passwordHint: never
    /** Use 6 to 32 characters with at least one digit. You can use letters, digits and @$!%*#?&^_+-= */
    passwordInvalid: never
    /** This password is easy to guess. Don't use a common one, the username or the email address. */
    passwordEasyToGuess: never
    /** The passwords don't match */
    mismatch: never
    /** Save new password */
    save: never
    /** These answers don't match the ones we have. Please try again. */
    securityAnswersWrong: never
    /** This link doesn't work anymore. It may have been used, or it is more than 30 minutes old. Enter your username and we'll send you a new one. */
    linkInvalid: never
    /** We can't open your link right now. Please try again in a few minutes. */
    linkUnavailable: never
    /** You've tried too many times. Please wait a few minutes and try again. */
    rateLimited: never
    /** We can't do this right now. Nothing you entered is lost. Please try again in a few minutes. */
    unavailable: never
  }
  'change-password': {
    /** Change password */
    heading: never
    /** You'll use the new password the next time you log in. */
    intro: never
    /** Before you go on, please choose your own password. */
    introFirst: never
    /** Current password */
    currentPassword: never
    /** New password */
    password: never
    /** Repeat new password */
    passwordAgain: never
    /** 6 to 32 letters, digits and symbols (@$!%*#?&^_+-=), with at least one digit */
    passwordHint: never
    /** Use 6 to 32 characters with at least one digit. You can use letters, digits and @$!%*#?&^_+-= */
    passwordInvalid: never
    /** This password is easy to guess. Don't use a common one, the username or the email address. */
    passwordEasyToGuess: never
    /** The passwords don't match */
    mismatch: never
    /** Change password */
    submit: never
    /** Settings */
    back: never
    /** Your password has been changed */
    saved: never
    /** This is not your current password */
    currentPasswordWrong: never
    /** Choose a password that is different from your current one */
    samePassword: never
    /** You can't change the password of a member you are acting for. */
    forbidden: never
    /** Your session has ended, and your password was not changed. Please log in again. */
    unauthenticated: never
    /** You've tried too many times. Please wait a few minutes and try again. */
    rateLimited: never
    /** We can't do this right now. Nothing you entered is lost. Please try again in a few minutes. */
    unavailable: never
  }
  'benefits': {
    /** Medical benefits */
    medicalHeading: never
    /** Dental benefits */
    dentalHeading: never
    /** Vision benefits */
    visionHeading: never
    /** Pharmacy benefits */
    pharmacyHeading: never
    /** {heading}, {period} */
    periodHeading: 'heading' | 'period'
    /** {heading} from {date} */
    comingHeading: 'heading' | 'date'
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** Family member */
    members: never
    /** Benefits of {name} */
    benefitsOf: 'name'
    /** Your plan */
    planHeading: never
    /** Plan */
    plan: never
    /** Type of plan */
    planType: never
    /** Member */
    member: never
    /** Coverage dates */
    coverageDates: never
    /** Active since {from} */
    openEnded: 'from'
    /** Starts {from} */
    starts: 'from'
    /** {from} - {until} */
    range: 'from' | 'until'
    /** Plan period */
    periods: never
    /** Current benefits */
    current: never
    /** Benefits summary */
    summary: never
    /** This plan starts on {date} */
    comingTitle: 'date'
    /** It doesn't cover you yet. What you see here counts from that day. */
    comingBody: never
    /** Deductibles and limits */
    limitsHeading: never
    /** What is met and what is left, as of {date}. */
    limitsIntro: 'date'
    /** What was met and what was left, as of {date}. */
    limitsIntroPeriod: 'date'
    /** Your limits from {date}. Nothing counts toward them yet. */
    limitsIntroComing: 'date'
    /** This plan has no deductibles or limits. */
    noLimits: never
    /** Individual */
    individual: never
    /** Family */
    family: never
    /** {label}, {whose} */
    amountOf: 'label' | 'whose'
    /** In network */
    inNetwork: never
    /** Out of network */
    outOfNetwork: never
    /** About this amount */
    about: never
    /** What your plan covers */
    servicesHeading: never
    /** Network */
    networks: never
    /** {network}: {count, plural, one {1 service} other {{count} services}} */
    serviceCount: 'network' | 'count'
    /** Service */
    service: never
    /** You pay */
    youPay: never
    /** How often */
    serviceLimit: never
    /** {now} today. With a visit every year: {later}. */
    incentive: 'now' | 'later'
    /** {now} today, with a visit every year. */
    incentiveLast: 'now'
    /** {earlier}, then {last} */
    incentiveThen: 'earlier' | 'last'
    /** No {category} benefits to show */
    noBenefits: 'category'
    /** We have no {category} services for this member and date. If you think that's wrong, please contact us. */
    noBenefitsBody: 'category'
    /** Contact us */
    contact: never
    /** What you pay */
    summaryOfPayment: never
    /** Type of service */
    category: never
    /** Your share of the cost */
    paymentHeading: never
    /** Provider */
    tier: never
    /** Network */
    network: never
    /** Good to know */
    note: never
    /** How often, {network} */
    frequency: 'network'
    /** What you pay over the years, {network} */
    stepsHeading: 'network'
    /** Step */
    step: never
    /** When it applies */
    stepWhen: never
  }
  'benefits-summary': {
    /** Benefits summary */
    heading: never
    /** Family member */
    members: never
    /** Benefits of {name} as of {date} */
    benefitsOf: 'name' | 'date'
    /** Plan period */
    periods: never
    /** Current benefits */
    current: never
    /** Your coverage starts on {date} */
    comingTitle: 'date'
    /** It doesn't cover you yet. This is what your plans pay for from that day. */
    comingBody: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** Plan */
    plan: never
    /** Type of plan */
    planType: never
    /** Coverage dates */
    coverageDates: never
    /** Active since {from} */
    openEnded: 'from'
    /** Starts {from} */
    starts: 'from'
    /** {from} - {until} */
    range: 'from' | 'until'
    /** Individual */
    individual: never
    /** Family */
    family: never
    /** {label}, {whose} */
    amountOf: 'label' | 'whose'
    /** In network */
    inNetwork: never
    /** Out of network */
    outOfNetwork: never
    /** About this amount */
    about: never
    /** Most used services */
    headlines: never
    /** Service */
    service: never
    /** You pay */
    youPay: never
    /** See all {category} benefits */
    seeAll: 'category'
    /** No benefits are active on {date} */
    empty: 'date'
    /** Choose another plan period, or contact us if you think that's wrong. */
    emptyBody: never
    /** If you think that's wrong, please contact us. */
    emptyNoPlan: never
    /** Contact us */
    contact: never
  }
  'claims': {
    /** Claims */
    heading: never
    /** Type of claims */
    types: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Filter claims */
    filters: never
    /** Member */
    member: never
    /** Whole family */
    everybody: never
    /** Service date from */
    startDate: never
    /** Service date to */
    endDate: never
    /** Providers */
    providers: never
    /** All providers */
    anyProvider: never
    /** Status */
    status: never
    /** All statuses */
    anyStatus: never
    /** {total, plural, =0 {No claims to show} one {Showing 1 claim} other {Showing {from} to {to} of {total} claims}} */
    count: 'total' | 'from' | 'to'
    /** No claims match your filters */
    empty: never
    /** Try other dates, another member or another type of claims. */
    emptyHint: never
    /** No claims in these two years */
    never: never
    /** When a provider sends us a bill for a visit, the claim shows here. */
    neverHint: never
    /** Paid on {date} */
    paidOn: 'date'
    /** Service date */
    serviceDate: never
    /** Patient */
    patient: never
    /** Charged */
    charged: never
    /** You owe */
    youOwe: never
    /** Claim details */
    details: never
    /** Fix the dates above to see your claims. */
    mendDates: never
    /** We can't show your claims right now */
    failed: never
    /** We kept your filters. Please try again. */
    failedHint: never
    /** We can't show the claims of {names} right now */
    failedFor: 'names'
    /** This list does not have the claims of {names}. Choose one of them under Member to see them. */
    notTogether: 'names'
    /** You don't have access to this member's claims */
    refused: never
    /** We can't show all filters right now */
    filtersFailed: never
  }
  'claim': {
    /** Claim details */
    heading: never
    /** Back to claims */
    back: never
    /** Explanation of benefits */
    eob: never
    /** Paid on {date} */
    paidOn: 'date'
    /** Claim ID */
    claimId: never
    /** Type of claim */
    type: never
    /** Patient */
    patient: never
    /** Provider */
    provider: never
    /** Paid to */
    payee: never
    /** Service date */
    serviceDate: never
    /** Payment amount */
    checkAmount: never
    /** Charged */
    charged: never
    /** Plan paid */
    planPaid: never
    /** You owe */
    youOwe: never
    /** Services */
    lines: never
    /** Service */
    service: never
    /** Status */
    status: never
    /** Coinsurance */
    coinsurance: never
    /** Copay */
    copay: never
    /** Deductible */
    deductible: never
    /** Discount */
    disallowed: never
    /** Not covered */
    notCovered: never
    /** Disallowed */
    lineDisallowed: never
    /** Show all amounts */
    showAll: never
    /** We have not decided this claim yet. When we have, you will see here what your plan pays and what you owe. */
    inProcessNote: never
    /** This claim was denied */
    deniedTitle: never
    /** Why: {reason} */
    deniedReason: 'reason'
    /** If you disagree, you can appeal: ask us to look at it again. You have {days} days from our decision. */
    appeal: 'days'
    /** 180 */
    appealDays: never
    /** Write to us or call us, and give the claim ID. */
    appealWay: never
    /** Contact us about an appeal */
    appealContact: never
    /** Why you owe {amount} */
    whyHeading: 'amount'
    /** {reasons}{off}. */
    whySentence: 'reasons' | 'off'
    /** {amount} went to your deductible */
    whyDeductible: 'amount'
    /** {amount} is your copay */
    whyCopay: 'amount'
    /** {amount} is your coinsurance, your share of the cost */
    whyCoinsurance: 'amount'
    /** {amount} is not covered by your plan */
    whyNotCovered: 'amount'
    /** {amount} is for other costs */
    whyOther: 'amount'
    /** , less {amount} that you don't have to pay */
    whyOff: 'amount'
    /** You owe nothing for this service. */
    whyNothing: never
    /** {amount} more is for the claim as a whole. */
    whyClaimMore: 'amount'
    /** Less {amount} for the claim as a whole, which you don't have to pay. */
    whyClaimLess: 'amount'
    /** Total */
    total: never
    /** We can't find this claim */
    notFound: never
    /** It may belong to another group, or the link may be incomplete. */
    notFoundHint: never
    /** We can't show this claim right now */
    failed: never
    /** Please try again in a moment. */
    failedHint: never
  }
  'eobs': {
    /** Explanations of benefits */
    heading: never
    /** Type of claims */
    types: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Filter explanations of benefits */
    filters: never
    /** Member */
    member: never
    /** All members */
    anyMember: never
    /** EOB date from */
    startDate: never
    /** EOB date to */
    endDate: never
    /** Providers */
    providers: never
    /** All providers */
    anyProvider: never
    /** {total, plural, =0 {No EOBs to show} one {Showing 1 EOB} other {Showing {from} to {to} of {total} EOBs}} */
    count: 'total' | 'from' | 'to'
    /** No EOBs match your filters */
    empty: never
    /** Try other dates, another member or another type of claims. */
    emptyHint: never
    /** No EOBs in these two years */
    never: never
    /** Once we decide on a claim, its EOB shows here. */
    neverHint: never
    /** {type} EOB of {date} */
    eobOf: 'type' | 'date'
    /** Charged */
    charged: never
    /** You owe */
    responsibility: never
    /** Fix the dates above to see your EOBs. */
    mendDates: never
    /** We can't show your EOBs right now */
    failed: never
    /** We kept your filters. Please try again. */
    failedHint: never
    /** We can't show all filters right now */
    filtersFailed: never
  }
  'eob': {
    /** Explanation of benefits */
    heading: never
    /** Back to EOBs */
    back: never
    /** Download PDF */
    pdf: never
    /** Date */
    date: never
    /** Type of claims */
    type: never
    /** For */
    people: never
    /** Claims */
    claims: never
    /** Provider */
    provider: never
    /** Patient */
    patient: never
    /** Claim ID */
    claimId: never
    /** Charged */
    charged: never
    /** You owe */
    responsibility: never
    /** Total */
    total: never
    /** We can't find this EOB */
    notFound: never
    /** It may belong to another group, or the link may be incomplete. */
    notFoundHint: never
    /** We can't show this EOB right now */
    failed: never
    /** Please try again in a moment. */
    failedHint: never
  }
  'id-card': {
    /** ID cards */
    heading: never
    /** {category} ID card */
    headingOne: 'category'
    /** Show your card at an appointment or at the pharmacy. Everything on it is here as text, ready to read out. */
    lead: never
    /** All ID cards */
    back: never
    /** Your ID cards */
    cards: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** {category} ID card */
    cardName: 'category'
    /** Front */
    front: never
    /** Back */
    backFace: never
    /** Member */
    memberName: never
    /** Subscriber ID */
    subscriberId: never
    /** Subscriber */
    subscriberName: never
    /** Relationship */
    relationship: never
    /** Group */
    group: never
    /** {groupName} ({groupId}) */
    groupValue: 'groupName' | 'groupId'
    /** Plan */
    plan: never
    /** Network */
    network: never
    /** Effective date */
    effectiveDate: never
    /** RxBIN */
    rxBin: never
    /** RxPCN */
    rxPcn: never
    /** RxGrp */
    rxGroup: never
    /** What you pay in network */
    copays: never
    /** {percent}% */
    percent: 'percent'
    /** {cost}. {note} */
    note: 'cost' | 'note'
    /** Yearly amounts */
    deductibles: never
    /** {label}, out of network */
    outOfNetworkLimit: 'label'
    /** {amount} family */
    familyAmount: 'amount'
    /** Covered dependents */
    dependents: never
    /** Who to call */
    phones: never
    /** Website */
    website: never
    /** For providers */
    providers: never
    /** Payer ID */
    payerId: never
    /** Send claims to */
    claimsAddress: never
    /** View */
    view: never
    /** View {category} ID card */
    viewFor: 'category'
    /** Download */
    download: never
    /** Download {category} ID card (PDF) */
    downloadFor: 'category'
    /** Email */
    email: never
    /** Email {category} ID card */
    emailFor: 'category'
    /** Request */
    request: never
    /** Request {category} ID card by mail */
    requestFor: 'category'
    /** What you can do with your {category} ID card */
    actions: 'category'
    /** Everything on this card as text */
    details: never
    /** Show full screen */
    showFull: never
    /** Show full screen: {category} ID card */
    showFullFor: 'category'
    /** Close */
    close: never
    /** {category} ID card, {name} */
    cardOf: 'category' | 'name'
    /** Show back */
    showBack: never
    /** Show front */
    showFront: never
    /** {total, plural, one {1 card} other {All {total} cards}} */
    otherCards: 'total'
    /** All cards of your family */
    allCards: never
    /** {side}: {card} */
    nowShown: 'side' | 'card'
    /** The cards of {name} can't be shown right now. */
    cardsMissing: 'name'
    /** We can't show your card right now */
    failed: never
    /** Please try again in a moment. */
    failedHint: never
    /** No ID card is available */
    none: never
    /** You get a card once your coverage starts. Contact us if you think you should have one. */
    noneBody: never
  }
  'id-card-email': {
    /** Email an ID card */
    heading: never
    /** We'll send your card as a PDF, front and back. Anyone who gets the email can see your card. */
    lead: never
    /** ID cards */
    back: never
    /** Card */
    category: never
    /** All my ID cards */
    all: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** Email address */
    emailAddress: never
    /** For example name@example.com */
    emailHint: never
    /** Email address is a required field */
    emailRequired: never
    /** Enter an email address like name@example.com */
    emailInvalid: never
    /** Send email */
    submit: never
    /** Cancel */
    cancel: never
    /** Sent to {emailAddress} */
    sent: 'emailAddress'
    /** It can take a few minutes to arrive. If it doesn't, look in your spam folder. */
    sentBody: never
    /** Send to another address */
    again: never
    /** Back to ID cards */
    done: never
    /** No ID card is available */
    none: never
    /** You get a card once your coverage starts. Contact us if you think you should have one. */
    noneBody: never
  }
  'id-card-request': {
    /** Request an ID card */
    heading: never
    /** We'll mail a printed card to the address we have on file for you. */
    lead: never
    /** ID cards */
    back: never
    /** Which card would you like? */
    category: never
    /** Do you want a new {category} ID card by mail? */
    question: 'category'
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** We'll mail it to: */
    mailedTo: never
    /** Is this address wrong? Change it in Member information, or contact us. */
    wrongAddress: never
    /** Mail my card */
    submit: never
    /** Cancel */
    cancel: never
    /** Your card is on its way */
    sent: never
    /** Back to ID cards */
    done: never
    /** No ID card is available */
    none: never
    /** You get a card once your coverage starts. Contact us if you think you should have one. */
    noneBody: never
  }
  'page': {
    /** The phone number is unavailable right now. Please contact us. */
    phoneUnavailable: never
    /** This program isn't part of your plan. */
    programUnavailable: never
    /** Phone */
    phone: never
    /** Email */
    email: never
    /** TTY */
    tty: never
    /** Hours */
    hours: never
    /** Address */
    address: never
  }
  'account-summary': {
    /** Account summary */
    heading: never
    /** Your member details and the status of your plans. */
    lead: never
    /** Subscriber ID */
    subscriberId: never
    /** Group */
    group: never
    /** Group ID */
    groupId: never
    /** Member of this group since */
    memberSince: never
    /** Member of this group from */
    memberFrom: never
    /** You are the */
    relationship: never
    /** You aren't in a group. */
    noGroup: never
    /** Your plans */
    plans: never
    /** Plan */
    plan: never
    /** Status */
    status: never
    /** Effective date */
    starts: never
    /** Termination date */
    ends: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** Active */
    active: never
    /** Not started */
    future: never
    /** Ended */
    termed: never
    /** None */
    noEnd: never
    /** You have no plan */
    noPlans: never
    /** If you didn't expect this, please contact customer service. */
    noPlansBody: never
  }
  'account-member-information': {
    /** Member information */
    heading: never
    /** Everyone on your plan, and where we send your mail. */
    lead: never
    /** Family members */
    family: never
    /** Name */
    name: never
    /** Relationship */
    relationship: never
    /** Date of birth */
    dateOfBirth: never
    /** Sex */
    sex: never
    /** Coverage */
    coverage: never
    /** Other coverage */
    otherCoverage: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** Out-of-area plan */
    hasOutOfAreaPlan: never
    /** Other medical */
    hasOtherMedical: never
    /** Other dental */
    hasOtherDental: never
    /** None */
    none: never
    /** Address and phone */
    address: never
    /** Only the subscriber can change the address and phone number. */
    readOnly: never
    /** Address */
    addressLine1: never
    /** Apartment or suite */
    addressLine2: never
    /** City */
    city: never
    /** State */
    state: never
    /** ZIP code */
    zipCode: never
    /** Country */
    country: never
    /** Phone number */
    phoneNumber: never
    /** Choose one */
    choose: never
    /** We don't have an address for you. */
    noAddress: never
    /** For example 97201, 97201-0001 or V6B 1A1 */
    zipCodeHint: never
    /** Enter a ZIP code like 97201, 97201-0001 or V6B 1A1 */
    zipCodeInvalid: never
    /** Ten digits, for example 503-555-0100 */
    phoneNumberHint: never
    /** Enter ten digits, for example 503-555-0100 */
    phoneNumberInvalid: never
    /** Save */
    submit: never
    /** Your address was saved */
    saved: never
  }
  'account-plan-benefits': {
    /** Member plan benefits */
    heading: never
    /** The status of each of your plans. */
    lead: never
    /** Plans of {groupName} */
    plansOf: 'groupName'
    /** You are viewing this group */
    current: never
    /** Plan */
    plan: never
    /** Status */
    status: never
    /** Effective date */
    starts: never
    /** Termination date */
    ends: never
    /** None */
    noEnd: never
    /** Medical */
    medical: never
    /** Dental */
    dental: never
    /** Vision */
    vision: never
    /** Pharmacy */
    pharmacy: never
    /** Active */
    active: never
    /** Not started */
    future: never
    /** Ended */
    termed: never
    /** Not covered */
    notCovered: never
    /** You have no plan */
    noPlans: never
    /** If you didn't expect this, please contact customer service. */
    noPlansBody: never
    /** Your plan for {upcomingPlanYear} */
    management: 'upcomingPlanYear'
    /** It's time to renew your plan */
    renewalTitle: never
    /** Open enrollment ends on {openEnrollmentEnd}. */
    renewal: 'openEnrollmentEnd'
    /** Your medical plan is ending */
    cancelledTitleM: never
    /** Your medical and dental plans are ending */
    cancelledTitleD: never
    /** Your benefits end on {coverageEnd}. Your medical plan will not be renewed for the {upcomingPlanYear} plan year. */
    cancelledM: 'coverageEnd' | 'upcomingPlanYear'
    /** Your benefits end on {coverageEnd}. Your medical and dental plans will not be renewed for the {upcomingPlanYear} plan year. */
    cancelledD: 'coverageEnd' | 'upcomingPlanYear'
    /** Current plan year */
    currentPlanYear: never
    /** Upcoming plan year */
    upcomingPlanYear: never
    /** Open enrollment starts */
    openEnrollmentStart: never
    /** Open enrollment ends */
    openEnrollmentEnd: never
    /** Coverage starts when you renew */
    coverageStart: never
    /** Renew your plan */
    renew: never
    /** Cancel your plan */
    cancelHeading: never
    /** We won't renew a plan that you cancel. You keep your benefits until {coverageEnd}. */
    cancelBody: 'coverageEnd'
    /** What would you like to cancel? */
    cancelQuestion: never
    /** Choose what you would like to cancel */
    cancelRequired: never
    /** Cancel plan */
    cancel: never
    /** Are you sure you want to cancel? */
    confirmHeading: never
    /** Your benefits end on {coverageEnd}. You can't undo this here. */
    confirmBody: 'coverageEnd'
    /** You chose: {option} */
    confirmChoice: 'option'
    /** Yes, cancel my plan */
    confirm: never
    /** Keep my plan */
    keep: never
    /** Your plan was cancelled */
    cancelled: never
  }
  'account-settings': {
    /** Settings */
    heading: never
    /** How we contact you, your security questions and password, and where you're logged in. */
    lead: never
    /** Communication preferences */
    preferencesHeading: never
    /** Successfully updated preferences */
    preferencesSaved: never
    /** Security questions */
    answersHeading: never
    /** We ask these questions if you forget your password. New answers replace your old ones, which we never show. */
    answersBody: never
    /** We can't show the security questions right now */
    answersUnavailable: never
    /** Please try again later. Everything else on this page works. */
    answersUnavailableBody: never
    /** Save answers */
    answersSubmit: never
    /** Your security answers were saved */
    answersSaved: never
    /** Where you're logged in */
    signInsHeading: never
    /** If you don't know one of these, log it out and change your password. */
    signInsBody: never
    /** This device */
    thisDevice: never
    /** Unknown device */
    unknownDevice: never
    /** Our staff, acting for you */
    staffDevice: never
    /** Logged in {began}. Last used {lastUsed}. */
    signInTimes: 'began' | 'lastUsed'
    /** Log out */
    endSignIn: never
    /** Log out {device} */
    endSignInOf: 'device'
    /** Log out everywhere else */
    endOtherSignIns: never
    /** That device was logged out */
    signInEnded: never
    /** You're logged out everywhere else */
    otherSignInsEnded: never
    /** Password */
    passwordHeading: never
    /** To protect your health information, choose a password that you don't use anywhere else. */
    passwordBody: never
    /** Change password */
    changePassword: never
  }
  'account-ebill': {
    /** eBill */
    heading: never
    /** See and pay your premium invoices online. */
    lead: never
    /** eBill is set up */
    registeredTitle: never
    /** See and pay your invoices there. */
    registered: never
    /** eBill is not set up yet */
    notRegisteredTitle: never
    /** We set it up the first time you open it. */
    notRegistered: never
    /** Open eBill */
    open: never
    /** Set up eBill */
    openFirst: never
    /** How you get your invoices */
    preferences: never
    /** Choose how we send invoices and reminders in your settings. */
    preferencesBody: never
    /** Communication preferences */
    preferencesLink: never
  }
}
