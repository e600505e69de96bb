/** What a page differs by from others of its kind: the navigation fetches it in place of the page, and swaps it in. */
export interface Fragment {
  /** Address of the script of the site: another one belongs to another build. */
  site: string
  /** Names what surrounds `main`; pages with the same can be swapped. */
  shell: string
  lang: string
  dir: string
  /** HTML of the elements by which the page describes itself: title, meta, canonical and alternate links. */
  head: string
  /** Address of the page's style sheet. */
  style: string
  /** What `main` loads from other sites, which the policy of another page may not allow. */
  foreign: string
  /** HTML of `main`. */
  main: string
  /** The marked links outside of `main` and of `swaps`: their index among these, and their `aria-current`. */
  marks: Array<[index: number, value: string]>
  /** HTML of the elements outside of `main` that differ from page to page, by their `data-swap`. */
  swaps: Record<string, string>
}

/** The name of the file that holds a page's fragment, in the page's folder. */
export const fragmentFile = 'fragment.txt'
