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
