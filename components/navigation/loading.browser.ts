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
 * Runs an action when the reader first moves the pointer, touches or focuses anything, once for each of these; never on a slow
 * connection or with reduced data. A page that opens below a resting pointer gets `mouseover`, but no move.
 */
export function atFirstAct(action: () => void): void {
  for (const type of isSlow() ? [] : ['pointermove', 'focusin', 'touchstart'])
    document.addEventListener(type, action, { once: true })
}

/** Whether the connection is slow, or the reader saves data. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(`${connection?.effectiveType}`)
}

/** The address of the site's script, which changes with every build. */
const siteScript = document.querySelector('[type=module]')?.getAttribute('src') ?? ''

/**
 * Loads a part of the site on demand. If it is missing because of a newer build, the page is reloaded; otherwise rejects, so that
 * the caller can offer to try again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!(await isReplaced())) throw error
    location.reload()
    return new Promise(() => {})
  }
}

async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-cache' })
    return response.ok && !(await response.text()).includes(`src="${siteScript}"`)
  } catch {
    return false
  }
}
