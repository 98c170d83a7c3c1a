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

/**
 * What class plans pay for, and the plans that members were in before the one that their coverage names. JSON columns hold
 * lists of texts. Limits are written anew together with the plans that they belong to.
 */
export const benefitTables = `
create table classPlan (
  classPlanId text primary key, category text not null, planName text not null, insuranceType text not null,
  headlineIds text not null
) strict, without rowid;

create table planService (
  classPlanId text not null references classPlan, serviceId text not null, position integer not null,
  heading text not null, name text not null, description text, benefitLimit text, url text, mainNote text,
  outOfPocket text not null, incentives text not null,
  primary key (classPlanId, serviceId)
) strict, without rowid;

-- copay is cents when isCopay is 1, else hundredths of a per cent.
create table planServiceTier (
  classPlanId text not null, serviceId text not null, position integer not null, networkTier text not null,
  description text not null, copay integer not null, isCopay integer not null, note text,
  primary key (classPlanId, serviceId, position),
  foreign key (classPlanId, serviceId) references planService
) strict, without rowid;

create table earlierPlan (
  memberKey text not null references member, groupId text not null references planGroup, category text not null,
  classPlanId text not null, effectiveDate text not null, terminationDate text not null,
  primary key (memberKey, groupId, category, effectiveDate)
) strict, without rowid;

delete from planLimit;
`

/** The network of providers with places of work, where ZIP codes are, and referrals whose used visits are counted from claims. */
export const careTables = `
alter table provider add column providerGroupName text;
alter table provider add column specialty text;
-- A JSON list of names.
alter table provider add column languages text not null default '["English"]';
alter table provider add column isPrimaryCare integer not null default 0;
alter table provider add column acceptingNewPatients integer not null default 0;
-- Ages that the provider treats, both included.
alter table provider add column youngestAge integer not null default 0;
alter table provider add column oldestAge integer not null default 150;
-- Name, group, specialty and languages in lower case.
alter table provider add column searchText text not null default '';

create table providerLocation (
  providerId text not null references provider, position integer not null, name text not null,
  addressLine1 text not null, city text not null, state text not null, zipCode text not null, phoneNumber text not null,
  primary key (providerId, position)
) strict, without rowid;
create index providerLocationByZip on providerLocation (zipCode);
insert into providerLocation
  select providerId, key, value ->> 'name', value ->> 'addressLine1', value ->> 'city', value ->> 'state',
    value ->> 'zipCode', value ->> 'phoneNumber'
  from provider, json_each(provider.locations);
alter table provider drop column locations;
-- Physicians of earlier files were all primary care.
update provider set isPrimaryCare = 1, acceptingNewPatients = 1, specialty = 'Family medicine',
  searchText = lower(providerName || ' family medicine english')
  where providerTitle in ('MD', 'DO', 'NP');

create table zipArea (zipCode text primary key, latitude real not null, longitude real not null) strict, without rowid;
create index zipAreaByPlace on zipArea (latitude, longitude);

alter table referral drop column visitsUsed;
drop index referralByMember;
create index referralByMember on referral (memberKey, effectiveDate desc);
`
