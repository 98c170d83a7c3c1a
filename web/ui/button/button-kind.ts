/** Weight of a button among its neighbours: one primary a view. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
