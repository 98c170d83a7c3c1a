/** Limits of plans, primary care and referrals. Amounts are cents. */
export const planTables = `
-- measure names what counts towards the limit: deductible, paid, responsibility or nothing.
create table planLimit (
  classPlanId text not null, position integer not null, productCategory text not null, coverageType text not null,
  limitType text not null, networkTier text not null, total integer not null, measure text not null,
  header text, body text,
  primary key (classPlanId, position)
) strict, without rowid;

create table provider (
  providerId text primary key, providerName text not null, providerTitle text not null, locations text not null
) strict, without rowid;

create table pcpHistory (
  memberKey text not null references member, providerId text not null references provider, beginDate text not null,
  endDate text, pcpSelected integer not null, pcpTerminationReason text,
  primary key (memberKey, beginDate)
) strict, without rowid;

create table referral (
  id text primary key, memberKey text not null references member, referringProviderId text not null references provider,
  referredToProviderId text not null references provider, statusCode text not null, effectiveDate text not null,
  expirationDate text not null, visitsAllowed integer not null, visitsUsed integer not null
) strict, without rowid;
create index referralByMember on referral (memberKey);
`
