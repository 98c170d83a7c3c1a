/** The instant of a schedule as clocks of the zone show it in which it was said. */
export const dueIn = ({ due, zone }: { readonly due: string; readonly zone: string }): string =>
  `${new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(due))}, ${zone}`
