/** Which group's plan a claim was worked out by: its lines count towards the limits of that plan, and of no other group's. */
export const claimGroup = `
alter table claim add column groupId text references planGroup;
update claim set groupId = (
  select groupId from member join enrollment using (subscriberKey)
  where member.memberKey = claim.memberKey order by position limit 1
);
`
