const host = 'evil.example'

/**
 * Addresses that lead off the site, or that some browser, proxy or program could read so, for whatever redirects, keeps
 * or links (SEC-21, S13): hosts after two slashes, backslashes, signs that browsers drop, encoded and absolute forms,
 * credentials, names that look like ours, other schemes, split headers and great lengths.
 */
export const strayAddresses: readonly string[] = [
  ...[`//${host}`, `//${host}/home`, `///${host}`, `////${host}`, '//home', '//', `//${host}@first.example`],
  ...[`/\\${host}`, `\\\\${host}`, `\\/${host}`, `/\\/${host}`, `//\\${host}`, `/\\\\${host}`],
  ...[`/\t/${host}`, `/\n/${host}`, `/\r/${host}`, `\t//${host}`, ` //${host}`, `/\u0000/${host}`, `/\u0085/${host}`],
  ...[`/%2f${host}`, `/%2F%2F${host}`, `/%5c${host}`, `/%5C%5C${host}`, `%2f%2f${host}`, `/%09/${host}`],
  ...[`/.//${host}`, `/..//${host}`, `/home/..//${host}`, `/./\\${host}`, `/a/../..//${host}`, `/%2e//${host}`],
  ...[`/%2e%2e//${host}`, `/;//${host}`, `/home/../%2f${host}`],
  ...[`http://${host}`, `https://${host}/`, `https:${host}`, `https:/${host}`, `http:\\\\${host}`, `HTTPS://${host}`],
  ...[`https://first.example@${host}/`, `https://first.example:pw@${host}/`, `https://${host}#first.example`],
  ...[`https://first.example.${host}/`, `https://${host}/first.example`, `https://${host}?first.example`],
  // Letters that look like ours, a full-width dot and slash, and a dot at the end of a host.
  ...['https://fіrst.example/', 'https://first。example。evil.example/', `／／${host}`, `https://${host}./`],
  ...['javascript:alert(1)', 'java\nscript:alert(1)', 'JavaScript://%0aalert(1)', 'data:text/html,<script>1</script>'],
  ...['vbscript:x', 'blob:https://evil.example/1', 'file:///etc/passwd', `ftp://${host}`, 'ws://evil.example'],
  ...[`/home\r\nLocation: https://${host}`, `/home\r\n\r\n<script>`, `//${host}/%0d%0aSet-Cookie:a=b`],
  ...[`//${host}/${'a'.repeat(4096)}`, `https://${host}/${'a'.repeat(4096)}`, `${'/'.repeat(4096)}${host}`],
  ...['', ' ', '.', '..', '?', '#', host, `@${host}`, '0', 'null', 'undefined', `home//${host}`],
]
