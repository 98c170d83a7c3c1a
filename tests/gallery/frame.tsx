// First of all: it says in which order the layers of all later styles count.
import '../../web/styles/index.css'
import { brands } from 'virtual:brands'
import axe from 'axe-core'
import { createStore, Provider } from 'jotai'
import { Component, type ErrorInfo, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { useFollowing } from '../../web/routing/use-following.ts'
import { rootRouteId } from '../../web/screen/shell-data.ts'
import shellStyles from '../../web/shell/shell.module.css'
import { shellFixture } from '../../web/testing/shell-fixture.ts'
import { FollowingContext } from '../../web/ui/link/link.tsx'
import { Words } from '../../web/ui/words/words.tsx'
import type { BrandSample } from './brand-sample.ts'
import { forceColors } from './forced-colors.ts'
import type { FrameReport } from './frame-report.ts'
import { choiceIn } from './gallery-choice.ts'
import { Room } from './stories/room.tsx'
import { stories } from './stories/stories.ts'
import type { Story } from './story.ts'

declare global {
  interface Window {
    report?: FrameReport
  }
}

/**
 * One story as the portal would draw it: the brand's theme and sheets, its shell's words, a router, and nothing around the
 * content. The query says brand and scheme, the fragment the story, so that another story needs no new page.
 */
const { brand: brandId, scheme } = choiceIn(location.search, stories, brands)
const brand = brands.find(({ id }) => id === brandId) as BrandSample
const list = stories.map(({ id, title }) => ({ id, title }))

/** A component has no page around it: these rules ask for the page's heading. In forced colours the pairs are the person's own. */
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'page-has-heading-one': { enabled: false }, 'color-contrast': { enabled: scheme === 'light' } },
}

const html = document.documentElement
html.lang = brand.shell.brand.language
Object.assign(html.dataset, brand.style)
const theme = document.createElement('style')
theme.textContent = brand.themeCss
document.head.prepend(theme)
if (scheme === 'forced') forceColors()

const element = document.getElementById('portal')
if (!element) throw new Error('The frame has no element to draw into')
const root = createRoot(element)
let drawn = 0

function draw(): void {
  const story = stories.find(({ id }) => id === decodeURI(location.hash.slice(1))) ?? stories[0]
  if (!story) throw new Error('There is no story')
  document.title = `${story.title}, ${brand.name}`
  tell({ stories: list, story: story.id, query: location.search })
  drawn += 1
  const shell = shellFixture(brand.shell)
  const router = createMemoryRouter(
    [
      {
        id: rootRouteId,
        path: '/',
        loader: () => shell,
        Component: Main,
        // The router's own boundary would log what it catches a second time.
        ErrorBoundary: Thrown,
        children: [{ path: '*', action: () => null, element: <Content story={story} /> }],
      },
    ],
    {
      initialEntries: [story.at ?? '/home'],
      hydrationData: { loaderData: { [rootRouteId]: shell } },
    },
  )
  root.render(
    <StrictMode key={drawn}>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  )
}

function Main() {
  return (
    <FollowingContext value={useFollowing()}>
      <Words words={brand.shell.text.common} language={brand.shell.brand.language}>
        <main id="content" tabIndex={-1} className={shellStyles.content}>
          <Outlet />
        </main>
      </Words>
    </FollowingContext>
  )
}

function Content({ story }: { story: Story }) {
  useEffect(() => {
    check()
  }, [])
  return (
    <Boundary>
      <Room of={story.room}>{story.draw(brand)}</Room>
    </Boundary>
  )
}

const Thrown = () => <p>The story could not be drawn.</p>

/** Tells of a component that throws. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    if (window.report) tell({ ...window.report, findings: [], error: String(error) })
  }
  override render() {
    return this.state.failed ? <Thrown /> : this.props.children
  }
}

function tell(report: FrameReport): void {
  window.report = report
  if (window.parent !== window) window.parent.postMessage(report, location.origin)
}

/** Has axe look at what is drawn, one run after another; a run for a story that has gone tells nothing. */
let turn: Promise<void> = Promise.resolve()
let isAsked = false
function check(): void {
  if (isAsked) return
  isAsked = true
  turn = turn.then(look).catch(error => console.error(error))
}

async function look(): Promise<void> {
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
  isAsked = false
  const before = window.report
  if (!before || before.error) return
  const { violations } = await axe.run(document, options)
  if (window.report?.story !== before.story) return
  const findings = violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: id,
    help,
    helpUrl,
    elements: nodes.map(({ html: markup }) => markup),
  }))
  tell({ ...before, findings })
}

// Last of all, when everything above is there.
draw()
addEventListener('hashchange', draw)
import.meta.hot?.on('vite:afterUpdate', () => check())
