import { readFileSync } from 'node:fs'

// Liberation Sans comes with pdf.js: metrically Helvetica, but free to be embedded, which PDF/UA asks for.
const font = (style: string) =>
  readFileSync(new URL(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)))

/** The typefaces of every document. */
export const pdfFonts = { regular: font('Regular'), bold: font('Bold') }
