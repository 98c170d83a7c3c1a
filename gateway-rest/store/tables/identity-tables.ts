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
