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
