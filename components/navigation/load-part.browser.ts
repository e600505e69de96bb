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
