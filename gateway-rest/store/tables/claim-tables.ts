/** Claims and their lines. Amounts are cents; totals are never stored, they are the sums of the lines. */
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
