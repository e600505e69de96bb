/** Runs an action when the page has loaded, or after three seconds, and is idle. */
export async function whenIdle(action: () => void): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true })
      // A picture may hang.
      setTimeout(resolve, 3000)
    })
  if ('requestIdleCallback' in self) requestIdleCallback(action, { timeout: 2000 })
  else setTimeout(action)
}

/**
 * Runs an action once, when the reader first moves the pointer, touches or focuses anything; never on a slow connection or with reduced
 * data. A page that opens below a resting pointer gets `mouseover`, but no move.
 */
export function atFirstAct(action: () => void): void {
  const acts = ['pointermove', 'focusin', 'touchstart']
  const start = () => {
    for (const act of acts) document.removeEventListener(act, start)
    action()
  }
  if (!isSlow()) for (const act of acts) document.addEventListener(act, start)
}

/** Whether the connection is slow, or the reader saves data. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(`${connection?.effectiveType}`)
}

/** The address of the site's script, which changes with every build. */
const siteScript = document.querySelector('[type=module]')?.getAttribute('src') ?? ''

/**
 * Loads a part of the site on demand, after a failure once more past the caches. If it is missing because of a newer build, the
 * page is reloaded; otherwise rejects, so that the caller can offer to try again. Then the page is also reloaded if the host has
 * the part, but this page can't load it any more: some browsers remember that a module failed, and all remember half of one.
 */
export async function loadPart<Part>(load: () => Promise<Part>, isRetry = false): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const areServed = await refetchScripts()
    const part = areServed && (await load().catch(() => undefined))
    if (part) return part
    const page = await readPage()
    const isReplaced = !page.includes(`src="${siteScript}"`)
    if (page === '' || !(isReplaced || (isRetry && areServed))) throw error
    location.reload()
    return new Promise(() => {})
  }
}

/** Loads a part of the site that pages can do without; after a failure once more past the caches. */
export async function loadOptionalPart(load: () => Promise<unknown>): Promise<void> {
  try {
    await load().catch(async () => (await refetchScripts()) && load())
  } catch {}
}

/**
 * Fetches the scripts that the page has requested past the caches: a browser keeps a 404, or half of a file, for as long as the file.
 * Returns whether the host has them all.
 */
async function refetchScripts(): Promise<boolean> {
  const { href } = new URL('.', new URL(siteScript, location.href))
  const requested = performance.getEntriesByType('resource').map(({ name }) => name)
  const scripts = new Set(requested.filter((name) => name.startsWith(href) && name.endsWith('.js')))
  const refetch = (script: string) =>
    fetch(script, { cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    )
  return !(await Promise.all([...scripts].map(refetch))).includes(false)
}

/** The current page as the host serves it; empty if it does not. */
async function readPage(): Promise<string> {
  try {
    const response = await fetch(location.href, { cache: 'no-cache' })
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
