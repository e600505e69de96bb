import { onPage } from '@/components/navigation/page-life.browser'
import { basePath } from '@/lib/site/href'
import {
  chooseByVersion,
  findVersionByPath,
  rankVersions,
  readPreferredVersion,
  savePreferredVersion,
  type VersionPlace,
  watchPreferredVersion,
} from '@/lib/site/version-choice'

/** The target of a link of the navbar in one version. */
export interface VersionTarget {
  version: string
  label: string
  href: string
  /** Its `aria-current` on this page. */
  current?: string | undefined
}

/** Stores the chosen docs version, and points links of pages outside the docs to it, in every tab. */
export function startVersions(keepPlace: (link: HTMLAnchorElement) => void): void {
  const versions: VersionPlace[] = JSON.parse(
    document.querySelector<HTMLElement>('[data-versions]')?.dataset.versions ?? '[]',
  )
  const show = () => showVersion(versions)
  onPage(() => {
    show()
    return undefined
  })
  watchPreferredVersion(show)
  // Readers may look at the address of a version before they follow it.
  const prepare = () =>
    document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place][data-version]').forEach(keepPlace)
  for (const type of ['focusin', 'pointerover']) document.addEventListener(type, prepare)
}

/** Applies the version of the page or its address, or the chosen one, to the links of the navbar. */
function showVersion(versions: VersionPlace[]): void {
  const preferred = readPreferredVersion()
  // The version may have been removed since.
  if (preferred !== null && !versions.some(({ name }) => name === preferred)) savePreferredVersion(null)
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content
  const own = versions.find(({ name }) => tag === `docs-default-${name}`)?.name
  const active = own ?? findVersionByPath(versions, location.pathname.slice(basePath.length))
  const ranked = rankVersions(versions, { active, preferred })

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-targets]')) {
    const targets: VersionTarget[] = JSON.parse(link.dataset.targets ?? '')
    const target = chooseByVersion(targets, ranked)
    if (!target) continue
    link.textContent = target.label
    link.setAttribute('href', target.href)
    mark(link, target.current)
  }
  for (const list of document.querySelectorAll('header [data-swap]:has(a[data-version])')) {
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[data-version]')]
    const choices = links.map((link) => ({ version: link.dataset.version ?? '', link }))
    const shown = chooseByVersion(choices, ranked)?.link ?? links[0]
    const label = list.querySelector('[data-choices-label]')
    if (label) label.textContent = shown?.firstChild?.textContent ?? ''
    for (const link of links) mark(link, link === shown ? 'true' : undefined)
  }
}

function mark(link: Element, current: string | undefined): void {
  if (current) link.setAttribute('aria-current', current)
  else link.removeAttribute('aria-current')
}
