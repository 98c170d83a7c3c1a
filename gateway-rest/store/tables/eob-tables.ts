/**
 * EOBs: each explains the claims that carry its document id, all of one type and of one family. Claims that were stored
 * before EOBs had rows of their own get theirs.
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
