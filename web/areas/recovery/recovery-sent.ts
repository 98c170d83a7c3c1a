/** Answer of a request for e-mail that was taken; nothing tells whether the person is known. */
export interface RecoverySent {
  sent: true
}
