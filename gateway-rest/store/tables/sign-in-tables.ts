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
