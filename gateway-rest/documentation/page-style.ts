/** One column, dark on light, and complete on paper. */
export const pageStyle = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: #1b1b1b; background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3, h4 { line-height: 1.25; margin: 1.5em 0 0.5em; }
h2 { border-bottom: 2px solid #1b1b1b; }
small { font-weight: normal; }
a { color: #0b4f8a; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid #0b4f8a; outline-offset: 2px; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre { padding: 0.75rem; background: #f3f3f3; border: 1px solid #8a8a8a; overflow: auto; max-height: 30rem; white-space: pre-wrap; }
figure { margin: 0.5rem 0 1rem; }
figcaption, caption { text-align: start; font-weight: bold; }
.scroll { overflow-x: auto; margin: 0.5rem 0 1rem; }
table { border-collapse: collapse; width: 100%; min-width: 40rem; }
th, td { border: 1px solid #8a8a8a; padding: 0.3rem 0.5rem; text-align: start; vertical-align: top; }
th[scope=row] { font-weight: normal; }
.bounds { margin: 0; color: #454545; }
.refusal { margin: 0.25rem 0; }
.call { border-top: 1px solid #8a8a8a; }
.skip:not(:focus) { position: absolute; left: -100rem; }
@media print {
  body { max-width: none; padding: 0; }
  nav, .skip { display: none; }
  pre { max-height: none; overflow: visible; }
  .scroll { overflow: visible; }
  table { min-width: 0; }
  h2, h3, h4, figcaption { break-after: avoid; }
  tr, figure { break-inside: avoid; }
}
`
