import { describe, expect, it } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { createPdf, type Pdf } from './create-pdf.ts'
import { addFacts, addTable } from './tables.ts'
import { addHeading, addParagraph } from './text.ts'

const options = { title: 'A title', author: 'An insurer', createdAt: new Date('2026-06-15T19:00:00Z') }
const columns = [
  { header: 'Service', share: 0.6 },
  { header: 'Amount', share: 0.4, align: 'right' as const },
]

async function made(write: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = createPdf(options)
  write(pdf)
  return pdf.finish()
}

describe('the PDF kit', () => {
  it('makes a tagged PDF/UA document with title, language and embedded fonts', async () => {
    const bytes = await made(pdf => addHeading(pdf, 1, 'Hello'))
    const read = await readPdf(bytes)
    expect(read.title).toBe('A title')
    expect(read.language).toBe('en-US')
    expect(read.isTagged).toBe(true)
    const raw = bytes.toString('latin1')
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(raw).toContain('/DisplayDocTitle true')
    expect(raw.match(/\/Type \/FontDescriptor/g)?.length).toBe(raw.match(/\/FontFile2 /g)?.length)
  })

  it('tags headings, paragraphs and tables with their header cells, in reading order', async () => {
    const { tree } = await readPdf(
      await made(pdf => {
        addHeading(pdf, 1, 'Statement')
        addParagraph(pdf, 'What was paid.')
        addTable(pdf, { columns, rows: [['Visit', '12.50']], rowHeaders: true })
      }),
    )
    expect(tree).toEqual([
      ['H1', 'Statement'],
      ['P', 'What was paid.'],
      [
        'Table',
        ['THead', ['TR', ['TH', 'Service'], ['TH', 'Amount']]],
        ['TBody', ['TR', ['TH', 'Visit'], ['TD', '12.50']]],
      ],
    ])
  })

  it('tags facts as rows with headers of their own', async () => {
    const { tree } = await readPdf(await made(pdf => addFacts(pdf, [['Group', 'First group']])))
    expect(tree).toEqual([['Table', ['TBody', ['TR', ['TH', 'Group'], ['TD', 'First group']]]]])
  })

  it('repeats the headers of a table on every page for eyes and says them once to readers', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Service ${index}`, `${index}.00`])
    const { pages, tree } = await readPdf(await made(pdf => addTable(pdf, { columns, rows })))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/^A title|Service/)
      expect(page).toContain('Amount')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    }
    const spoken = JSON.stringify(tree)
    expect(spoken.match(/"TH","Service"/g)).toHaveLength(1)
    expect(spoken).toContain('["TR",["TD","Service 59"],["TD","59.00"]]')
    expect(spoken).not.toContain('Page 1 of')
  })

  it('[MEMBER-39] breaks no word of a table, however narrow its column is meant to be', async () => {
    const headers = ['Service', 'Coinsurance', 'Deductible', 'Not covered', 'Responsibility', 'Amount']
    const narrow = headers.map(header => ({ header, share: 1 / headers.length }))
    const words = ['Electroencephalography', 'Otorhinolaryngology', '$1,234.00', '$1,234.00', '$1,234.00', '$1,234.00']
    const { pages } = await readPdf(await made(pdf => addTable(pdf, { columns: narrow, rows: [words] })))
    for (const word of [...headers, ...words]) expect(pages[0]).toContain(word)
  })

  it('leaves no heading alone at the end of a page', async () => {
    const { pages } = await readPdf(
      await made(pdf => {
        pdf.document.y = 690
        addHeading(pdf, 2, 'Low heading')
        addParagraph(pdf, 'Text.')
      }),
    )
    expect(pages[1]).toContain('Low heading')
  })

  it('gives the same bytes for the same content and instant', async () => {
    const write = (pdf: Pdf) => addParagraph(pdf, 'Same.')
    expect((await made(write)).equals(await made(write))).toBe(true)
  })
})
