/** Sets a cookie that scripts may read, as the server's answer would. An age of 0 removes it. */
export function setCookie(name: string, value: string | number, maxAge = 3600) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}`
}
