/**
 * Value of the Link header that names a page's style sheets: a browser asks for them as soon as it has the headers, on a
 * slow phone well before it has made a document of the page. The addresses are built or the brand's, and hold nothing of a member.
 */
export const stylesHeader = (addresses: readonly string[]) =>
  addresses.map(address => `<${address}>; rel=preload; as=style`).join(', ')
