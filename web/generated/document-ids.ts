// Generated from *.graphql by `npm run generate`. Do not edit.
/** Operation name to the hash by which the client names the document. */
export const documentIds: Record<string, string> = {
  "LogOut": "46dc03a9148eeb5213e8f0425ce0931d4f3c5ff315ac27a82a6ba767e57d57f9",
  "ScreenOnly": "188a44ef5e6f64132bba7e9831c3e39367622daf6f8a1d0d78bfa99521e8067c",
  "Shell": "db5fc17a16c8a14b2d7619b7b792fef41c743ab012b9ebd2e98e2f99fb85ea8f",
  "EobOfClaim": "87a89e69fb0715027620e0ba5335ca042b5c400ba26bfc36f010a2f3ad1a21c7",
  "Home": "985b912fd5a8a8415e666ec7c3f6fa4bf816c85a7e5d1f8ac1458c06fb4ae990",
  "OpenEbill": "a746b15f1482db3c95ca9fb3fb87fd145a766318b788ba729068327bda1260fe"
}
