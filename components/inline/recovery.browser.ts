import { hashedFilesPath } from '@/lib/site/next-internals'

// Recovers from a missing script or stylesheet, such as after a redeploy or on a bad line; inline because any file may be missing. It
// loads the file again and puts it in place. If that fails, it reloads the page, once, where that can help, or shows a notice
// (navigation-notices.tsx). A host that fails gets no reload: its error page would replace a readable text.

const folders = [inlineSettings.basePath + hashedFilesPath, `${inlineSettings.basePath}/assets/`]
const retryMs = 300
const missing: Element[] = []
/** What is put in place of a missing element and may fail as well. */
let copy: HTMLElement | undefined
let isRecovering = false
/** Whether the script of the page is broken, such as half of it: it cannot be loaded into this page again. */
let isBroken = false

// Scripts that load a file later handle its failure.
addEventListener(
  'error',
  ({ target, error, filename }) => {
    const script = error instanceof SyntaxError && [...document.scripts].find(({ src }) => src === filename)
    const file = target instanceof Element ? target : script
    if (!file || file === copy || !addressOf(file) || document.readyState === 'complete') return
    isBroken ||= file === script
    missing.push(file)
    // The notice may not be parsed yet.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true })
    else start()
  },
  true,
)

function start(): void {
  if (!isRecovering) recover(false)
}

/** Also on demand: then it reloads the page unless the host fails. */
async function recover(isAsked: boolean): Promise<void> {
  isRecovering = true
  const lost: Element[] = []
  let areServed = true
  for (let element = missing.pop(); element; element = missing.pop()) {
    const isServed = await fetchAgain(addressOf(element))
    if (isServed && !isBroken && (await replace(element))) continue
    areServed &&= isServed
    lost.push(element)
  }
  const [first] = lost
  const page = first && (await load(location.href))
  if (page && page.status < 500) {
    const isReplaced = !page.text.includes(addressOf(first))
    if (isAsked || ((areServed || isReplaced) && !wasTried())) return location.reload()
  }
  missing.push(...lost)
  isRecovering = false
  if (missing.length > 0) showNotice(isAsked)
}

/** Loads a file, with retries, and returns whether the host serves it. */
async function fetchAgain(address: string, retries = 2): Promise<boolean> {
  const { status } = await load(address)
  if (!retries || status < 500) return status === 200
  await new Promise((resolve) => setTimeout(resolve, retryMs))
  return fetchAgain(address, retries - 1)
}

/** Bypasses the caches: a browser may cache a 404 for as long as the file. No response, or half of one, counts as a failing host. */
async function load(address: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, { cache: 'reload' })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 503, text: '' }
  }
}

/** Puts a new element in place of a missing one. Returns whether it has loaded: some browsers remember that a module failed. */
function replace(element: Element): Promise<boolean> {
  const next = document.createElement(element.localName)
  for (const { name, value } of element.attributes) next.setAttribute(name, value)
  copy = next
  return new Promise((resolve) => {
    next.onload = () => void resolve(true)
    next.onerror = () => {
      next.replaceWith(element)
      resolve(false)
    }
    element.replaceWith(next)
  })
}

function showNotice(isAsked: boolean): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-template=missing-part]')
  if (!template || document.querySelector('[data-load-failed]')) return
  document.body.prepend(template.content.cloneNode(true))
  const notice = document.querySelector('[data-load-failed]')
  const button = notice?.querySelector('button')
  if (isAsked) button?.focus()
  button?.addEventListener('click', () => {
    notice?.remove()
    recover(true)
  })
}

/** Whether this build and address were tried before in this tab; without storage, whether the page was reloaded. */
function wasTried(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  const visit = `${script} ${location.href.split('#')[0]}\n`
  try {
    const tried = sessionStorage.getItem('docs.reloaded') ?? ''
    sessionStorage.setItem('docs.reloaded', tried + visit)
    return tried.includes(visit)
  } catch {
    const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return entered?.type === 'reload'
  }
}

/** The address of a script or stylesheet of the site; empty for anything else. */
function addressOf(element: Element): string {
  const isFile = element.matches('script,link[rel=stylesheet]')
  const address = (isFile && (element.getAttribute('src') ?? element.getAttribute('href'))) || ''
  return folders.some((folder) => address.startsWith(folder)) ? address : ''
}
