/** What pdfkit 0.20 takes and its published types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a header cell is the header of. */
    scope?: 'Column' | 'Row'
  }
}
