/** Shown when not even the brand's manifest could be had, so its words cannot come from one (ERR-27). */
export function LastResort() {
  return (
    <main className="last-resort">
      <h1>Sorry, it looks like there's a problem.</h1>
      <p>Please reload the page, or come back later.</p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}
