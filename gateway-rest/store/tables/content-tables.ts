/** What differs by brand: programs, holiday calendars, accreditations and chat. JSON columns hold objects of the contract. */
export const contentTables = `
-- requiredCategory: only members with coverage of that category have the program; null is for everybody.
create table program (
  domainId text not null, id integer not null, displayOrder integer not null, content text not null,
  requiredCategory text, phoneNumber text, shortDescription text not null,
  primary key (domainId, id)
) strict, without rowid;

create table calendar (domainId text primary key, content text not null) strict, without rowid;

create table brand (
  domainId text primary key, accreditations text not null, chat text not null, products text not null
) strict, without rowid;
`

/** What ID cards say about the insurer, and orders of printed ones. */
export const idCardTables = `
-- content is JSON; the row with an empty domainId is the default.
create table cardIssuer (domainId text primary key, content text not null) strict, without rowid;

create table idCardOrder (
  memberKey text not null references member, category text not null, orderedOn text not null,
  primary key (memberKey, category, orderedOn)
) strict, without rowid;
`
