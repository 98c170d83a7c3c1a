/** The floor: a page's HTML and styles, and no script at all. */
export function staticPage(html: string): string {
  return html.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
}
