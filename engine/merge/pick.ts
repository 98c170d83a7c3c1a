/** Of three versions of what is no content the one that somebody changed; of two changes always the same one. */
export function pick<Text extends string>(base: Text | undefined, ours: Text, theirs: Text): Text {
  if (ours === theirs || theirs === base) return ours
  if (ours === base) return theirs
  return ours.length > theirs.length || (ours.length === theirs.length && ours < theirs) ? ours : theirs
}
