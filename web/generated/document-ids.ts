// Generated from *.graphql by `npm run generate`. Do not edit.
/** Operation name to the hash by which the client names the document. */
export const documentIds: Record<string, string> = {
  "LogOut": "46dc03a9148eeb5213e8f0425ce0931d4f3c5ff315ac27a82a6ba767e57d57f9",
  "ScreenOnly": "188a44ef5e6f64132bba7e9831c3e39367622daf6f8a1d0d78bfa99521e8067c",
  "Shell": "db5fc17a16c8a14b2d7619b7b792fef41c743ab012b9ebd2e98e2f99fb85ea8f",
  "ContactScreen": "c474534a5afeaad2c461ff0392c72bbe029871c3a87cc84557e9676ac4a54a3d",
  "DownloadScreen": "b38827793409261f82affd12e44e6ae54d486801c9052b95c61b861dd61398b5",
  "ChooseGroup": "743861e7b909153798a1943564f598621f8fca9bff161ed57e60592835cbb6c6",
  "GroupSelectionScreen": "d630e559ea77a94fec372928374acd9c6e9bc3e4de7e0b7e36e82a059d7bfb85",
  "EobOfClaim": "87a89e69fb0715027620e0ba5335ca042b5c400ba26bfc36f010a2f3ad1a21c7",
  "Home": "e1e27c4a38a68cb655021607341648d13044d69e3abc1c9b83f5b41d3b655b6c",
  "OpenEbill": "a746b15f1482db3c95ca9fb3fb87fd145a766318b788ba729068327bda1260fe",
  "LogInScreen": "0a73721be224e56f1ef8539cb7359c63bfa14e46b5a68b3c65d9777489e673da",
  "SignIn": "b04ff5e954ec4169657b91493e83bbb79bf7d0f2d1afeebdbb83c620281d731f",
  "LogInAs": "0f04021a770d13da534aac9e7a6fea0dfa97eb0410255b3a2ed06ad7a6caa457",
  "LoginAsScreen": "4500332be42124211175917746e09b6bf3cbd7b8ee488e8fde14d8abc0502309",
  "PageScreen": "3122daac65476ea003a5092cb3d2c46ab0db60853bf1aba99d18a9f210650019",
  "ProgramPhone": "67a2843a76f0b8bfe9616f38fa86b426387d14349d50e5e6cd0c1ffc13ca1672",
  "RegistrationPoliciesScreen": "7a7abdbcf6c2aee355c0299ed94a55287002396145fe4f9cb7868c5a971d9fdf",
  "SignPolicies": "be5e59da879f1c339637c0e213891eeb0e9e219300e62f675b94ca3304155666",
  "SavePreferences": "ba5e2e5e3c006fc4ddef8ac258aecbd66faae8a2b926ecda2c663ba00539ac8b",
  "UpdatePreferencesScreen": "4ae9e7337ab3dc994974480c2d070b593feb50041fd8b3a5e89a18c9f7f23fe3",
  "SelectGroupScreen": "ca6f5ca2a581a750a4591fde3b38942b35a93ad035977e00011de493c69c68a2",
  "SwitchGroup": "a684661a8be8ba7a9be78fcd172262fd029c5ebffc7857a44faf66802034b9cc",
  "SsoLandingScreen": "ab81937f9041f7cf61db11dbb66391b630c198555cae70bc62a4a85a999ee8ed",
  "ContinueJourney": "373fa67eacfcf0770a5b00ecd0e18ea5afea9d1567e18ffe3945dc1e145029e0"
}
