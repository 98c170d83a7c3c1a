import type { Brand } from '../../schema/generated/manifests.ts'
import { escapeHtml } from './html.ts'

/** A page that opens an address of the portal again, by script or without: seen for a moment at most. */
export function arrivalPage(
  { language, name }: Pick<Brand, 'language' | 'name'>,
  address: string,
  nonce: string,
): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<script nonce="${escapeHtml(nonce)}">location.replace(location.href)</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(address)}"></noscript>
</head>
<body>
<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>
</body>
</html>
`
}
