/** What ID cards say about the insurer, and orders of printed ones. */
export const idCardTables = `
-- content is JSON; domainId is empty for whoever has no entry.
create table cardIssuer (domainId text primary key, content text not null) strict, without rowid;

create table idCardOrder (
  memberKey text not null references member, category text not null, orderedOn text not null,
  primary key (memberKey, category, orderedOn)
) strict, without rowid;
`
