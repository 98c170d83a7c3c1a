/** Claims and their lines. Amounts are cents; totals are never stored: they are the sums of the lines. */
export const claimTables = `
create table claim (
  id text primary key, memberKey text not null references member, claimType text not null, claimStatusCode text not null,
  paidDate text, providerId text not null references provider, payeeProviderId text references provider,
  serviceDateFrom text not null, eobDocumentId text
) strict, without rowid;
create index claimByMember on claim (memberKey, claimType, serviceDateFrom desc);

create table claimLine (
  claimId text not null references claim, sequenceNumber integer not null, status text not null,
  procedureCode text not null, procedureDescription text not null,
  charge integer not null, paid integer not null, coinsurance integer not null, copay integer not null,
  deductible integer not null, disallow integer not null, nonCovered integer not null, lineDisallowed integer not null,
  primary key (claimId, sequenceNumber)
) strict, without rowid;
`

/** The group whose plan a claim was adjudicated by: its lines count towards the limits of that group's plan only. */
export const claimGroup = `
alter table claim add column groupId text references planGroup;
update claim set groupId = (
  select groupId from member join enrollment using (subscriberKey)
  where member.memberKey = claim.memberKey order by position limit 1
);
`

/** Why a claim was denied, in a sentence for the member; claims stored before have none. */
export const denialReasons = 'alter table claim add column denialReason text;'

/**
 * EOBs: each explains the claims with its document id, all of one type and one family. Claims stored before EOBs had a
 * table get their EOBs.
 */
export const eobTables = `
alter table member add column middleInitial text;

create table eob (
  documentId text primary key, pdfDocumentId text not null unique, subscriberKey text not null references family,
  claimType text not null, date text not null
) strict, without rowid;
create index eobByFamily on eob (subscriberKey, claimType, date desc);
create index claimByEob on claim (eobDocumentId) where eobDocumentId is not null;

insert into eob (documentId, pdfDocumentId, subscriberKey, claimType, date)
select eobDocumentId, 'PDF' || eobDocumentId, min(subscriberKey), min(claimType), max(paidDate)
from claim join member using (memberKey) where eobDocumentId is not null group by eobDocumentId;
`
