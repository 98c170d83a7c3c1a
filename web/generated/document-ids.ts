// Generated from *.graphql by `npm run generate`. Do not edit.
/** Operation name to the hash by which the client names the document. */
export const documentIds: Record<string, string> = {
  "LogOut": "46dc03a9148eeb5213e8f0425ce0931d4f3c5ff315ac27a82a6ba767e57d57f9",
  "ScreenOnly": "188a44ef5e6f64132bba7e9831c3e39367622daf6f8a1d0d78bfa99521e8067c",
  "Shell": "db5fc17a16c8a14b2d7619b7b792fef41c743ab012b9ebd2e98e2f99fb85ea8f"
}
