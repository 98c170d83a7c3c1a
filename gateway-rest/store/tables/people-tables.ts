/** Groups, families, members and what they are covered by. Flags are 0 or 1, dates yyyy-mm-dd. */
export const familyTables = `
create table planGroup (
  groupId text primary key, groupName text not null, parentGroupId text not null, parentGroupName text not null,
  is360 integer not null, local598 integer not null, groupEffectiveDate text not null, groupTerminationDate text not null
) strict, without rowid;

create table family (
  subscriberKey text primary key, subscriberId text not null unique, domainId text not null,
  addressLine1 text not null, addressLine2 text, city text not null, state text not null, zipCode text not null,
  country text not null, phoneNumber text, hireDate text, employeeId text,
  isEmployee integer not null, hasExtendedPolicy integer not null,
  hasEbill integer not null, ebillRegistered integer not null, showEbillAlert integer not null,
  preventiveDueDate text, medicareMaterials integer not null, outlineOfCoverageUrl text, planManagement text
) strict, without rowid;

-- position 0 is the group that a log-in ties its token to.
create table enrollment (
  subscriberKey text not null references family, groupId text not null references planGroup, position integer not null,
  planEffectiveDate text not null, planTerminationDate text not null,
  primary key (subscriberKey, groupId)
) strict, without rowid;

create table member (
  memberKey text primary key, subscriberKey text not null references family, suffix integer not null,
  firstName text not null, lastName text not null, relationship text not null, dateOfBirth text not null, sex text not null,
  hasOutOfAreaPlan integer not null, hasOtherMedical integer not null, hasOtherDental integer not null, networkNames text not null,
  unique (subscriberKey, suffix)
) strict, without rowid;

create table coverage (
  memberKey text not null references member, groupId text not null references planGroup, category text not null,
  classPlanId text not null, effectiveDate text not null, terminationDate text, classPlanEffectiveDate text not null,
  eligible integer not null, insuranceType text not null, source text not null,
  primary key (memberKey, groupId, category, effectiveDate)
) strict, without rowid;
`

/** Who can log in, what they prefer and agreed to, and settings of the service such as its signing key. */
export const signInTables = `
create table setting (name text primary key, value text not null) strict, without rowid;

create table signIn (
  username text primary key, domainId text not null, memberKey text not null unique references member,
  passwordHash text not null, status text not null, failedAttempts integer not null, role text not null
) strict, without rowid;

create table preference (
  memberKey text primary key references member, emailAddress text,
  electronicEob text, emailBreakingNews text, electronicMedicareMailing text, emailPaymentReminder text,
  emailAutopayWithdrawalReminder text, discontinuePaperStatements text, emailWhenBillReady text,
  emailEwpNotification text, showEwpLandingPage text
) strict, without rowid;

create table registrationPolicy (
  memberKey text primary key references member,
  isCommunicationPolicySigned integer not null, isEeobPreferenceConsented integer
) strict, without rowid;
`

/**
 * Sessions that go on: one that ended has no row. personKey is the member key of whoever logged in, memberKey that of the
 * member whom they see; the two differ for staff who act as a member. Instants are seconds since 1970, as in tokens.
 */
export const sessionTable = `
create table session (
  sid text primary key, rootSid text not null, personKey text not null references member, memberKey text not null references member,
  device text, authTime integer not null, began integer not null, lastUsed integer not null, expiresAt integer not null
) strict, without rowid;
create index sessionByRoot on session (rootSid);
create index sessionByPerson on session (personKey);
create index sessionByMember on session (memberKey);
create index sessionByEnd on session (expiresAt);
`

/**
 * An account that stops being active ends its sessions, whoever changes it: they do not come back with it. A role needs none of this:
 * it is asked at every call.
 */
export const sessionsOfHeldAccounts = `
create trigger sessionsOfHeldAccounts after update of status on signIn
  when new.status <> 'ACT' and new.status <> old.status
begin
  delete from session where personKey = new.memberKey;
end;
`

/** How people prove who they are without a password, and how often they tried. Hashes only; instants are epoch milliseconds. */
export const identityTables = `
create table securityAnswer (
  memberKey text not null references member, questionId text not null, position integer not null, answerHash text not null,
  primary key (memberKey, questionId)
) strict, without rowid;

-- One link a sign-in: a new one takes the place of the last.
create table passwordRecovery (
  username text primary key references signIn, tokenHash text not null unique, expiresAt integer not null,
  failedAttempts integer not null
) strict, without rowid;

-- name is a keyed hash: whose attempts they were cannot be read from it.
create table attemptCount (
  name text primary key, attempts integer not null, endsAt integer not null
) strict, without rowid;
create index attemptCountByEnd on attemptCount (endsAt);
`

/**
 * Wrong passwords by name, whether or not anybody has it, and devices from which somebody logged in before. Keyed hashes only; instants
 * are epoch milliseconds. The count that sign-ins had before is gone: those that it had locked keep their status.
 */
export const logInTables = `
create table logInFailure (
  name text primary key, failures integer not null, lastAt integer not null
) strict, without rowid;
create index logInFailureByTime on logInFailure (lastAt);

create table knownDevice (
  device text primary key, username text not null references signIn, usedAt integer not null, failures integer not null
) strict, without rowid;
create index knownDeviceBySignIn on knownDevice (username, usedAt);

alter table signIn drop column failedAttempts;
`

/** The address before a member's present one, and when it was replaced; when answers were stored, 0 for before anybody kept it. Instants are epoch milliseconds. */
export const emailChanges = `
create table emailChange (
  memberKey text primary key references member, previous text, changedAt integer not null
) strict, without rowid;
alter table securityAnswer add column storedAt integer not null default 0;
`

/** Whether somebody has the name that wrong passwords were counted for. Of those counted before nobody can tell: they are kept. */
export const logInFailureKinds = `
alter table logInFailure add column isSignIn integer not null default 1;
drop index logInFailureByTime;
create index logInFailureByTime on logInFailure (isSignIn, lastAt);
`

/** Texts that members acknowledged, with when. */
export const acknowledgementTable = `
create table acknowledgement (
  memberKey text not null references member, text text not null, acknowledgedAt integer not null,
  primary key (memberKey, text)
) strict, without rowid;
`
