import { onPage } from '@/components/navigation/page-life.browser'
import { basePath } from '@/lib/site/href'
import { readPreferredVersion, savePreferredVersion, watchPreferredVersion } from '@/lib/site/preferred-version'
import { chooseByVersion, findVersionByPath, rankVersions, type VersionPlace } from '@/lib/site/version-choice'
import { keepPlace } from './keep-place.browser'

/** The target of a link of the navbar in one version. */
export interface VersionTarget {
  version: string
  label: string
  href: string
  /** Its `aria-current` on this page. */
  current?: string
}

/** Points links of pages outside the docs to the chosen version, in every tab. */
export function startVersions(list: string): void {
  const versions: VersionPlace[] = JSON.parse(list)
  const show = () => showVersion(versions)
  onPage(() => {
    show()
    return undefined
  })
  watchPreferredVersion(show)
  // Readers may see the address of a version before they follow its link.
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
    link.ariaCurrent = target.current ?? null
  }
  for (const list of document.querySelectorAll('header [data-swap]:has(a[data-version])')) {
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[data-version]')]
    const choices = links.map((link) => ({ version: link.dataset.version ?? '', link }))
    const shown = chooseByVersion(choices, ranked)?.link ?? links[0]
    const label = list.querySelector('[data-choices-label]')
    if (label) label.textContent = shown?.firstChild?.textContent ?? ''
    for (const link of links) link.ariaCurrent = link === shown ? 'true' : null
  }
}
