import type { FrameReport } from './frame-report.ts'

/** What axe says of the story in the frame; undefined before the story is drawn. */
export function Findings({ report }: { report: FrameReport | undefined }) {
  const findings = report?.findings
  return (
    <section className="findings" aria-labelledby="findings">
      <h2 id="findings">axe</h2>
      <p role="status">{summary(report)}</p>
      {report?.error && <p className="error">{report.error}</p>}
      {findings && findings.length > 0 && (
        <ul>
          {findings.map(({ rule, help, helpUrl, elements }) => (
            <li key={rule}>
              <strong>{rule}</strong> {help}{' '}
              <a href={helpUrl} target="_blank" rel="noreferrer">
                Help
              </a>
              {elements.map(element => (
                <code key={element}>{element}</code>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function summary(report: FrameReport | undefined): string {
  if (report?.error) return 'The story could not be drawn'
  if (!report?.findings) return 'Looking ...'
  const { length } = report.findings
  return length === 0 ? 'Nothing found' : length === 1 ? '1 rule broken' : `${length} rules broken`
}
