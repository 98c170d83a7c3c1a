/** Answer of a change that was made. */
export interface PasswordChanged {
  changed: true
  /** True for somebody who had to change it before going on (ACCOUNT-11). */
  goesOn: boolean
}
