import type { ImportDeclaration } from 'estree-jsx'
import type { Resolution } from '@/lib/content/links/source-resolver'
import type { ComponentName } from '@/lib/mdx/component-names'
import type { Finding, SourceContext } from '@/lib/mdx/context'
import type { Meaning } from './names'

/** A name that an import line declares. */
interface ImportedName {
  local: string
  /** `default`, `*` or the exported name. */
  imported: string
  module: string
}

const meaningByModule: Record<string, Meaning> = {
  ...asComponents('@theme/', ['Tabs', 'TabItem', 'Admonition', 'CodeBlock', 'Details', 'TOCInline']),
  ...asComponents('@docusaurus/', ['Link']),
  '@docusaurus/useBaseUrl': { kind: 'baseUrl' },
  // Pages written for older versions of MDX import it for their tags.
  react: { kind: 'local' },
}

function asComponents(scope: string, names: ComponentName[]): Record<string, Meaning> {
  return Object.fromEntries(names.map((name) => [scope + name, { kind: 'component', name }]))
}

/** The names that an import line declares. */
export function importedNames({ specifiers, source }: ImportDeclaration): ImportedName[] {
  const module = String(source.value)
  return specifiers.map((specifier) => ({ local: specifier.local.name, imported: exportedName(specifier), module }))
}

function exportedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value)
}

/** Extensions of files that a page cannot import. */
const refused = /^(?:[cm]?[jt]sx?|css|s[ac]ss|less|json|csv|ya?ml|toml)$/i

/** What an imported name stands for, or why the page cannot import it. */
export async function findMeaning(
  { imported, module }: ImportedName,
  { source: { resolver } }: SourceContext,
): Promise<Meaning | Finding> {
  const meaning = meaningByModule[module]
  const extension = /^(?:\.{1,2}\/|\/|@site\/).*\.(\w+)$/.exec(module)?.[1]
  const isFile = extension !== undefined && !refused.test(extension)
  if (!meaning && !isFile) return refuseImport(module)
  if (imported !== 'default' && !(module === 'react' && imported === '*')) return refuseName(imported, module)
  if (meaning) return meaning
  if (extension !== 'md' && extension !== 'mdx')
    return toMeaning(await resolver.asset(module), (asset) => ({ kind: 'asset', specifier: module, asset }))
  return toMeaning(await resolver.partial(module), (partial) => ({ kind: 'partial', partial }))
}

function toMeaning<Found>(resolution: Resolution<Found>, describe: (found: Found) => Meaning): Meaning | Finding {
  return 'ok' in resolution ? describe(resolution.ok) : resolution.problem
}

const addComponent = 'Write a component in components/mdx/, and add it to components/mdx/index.ts'

const remedies: Array<[module: RegExp, fix: string]> = [
  [/^@docusaurus\/Head$/, 'Write "title", "description" or "keywords" in the front matter.'],
  [/^@docusaurus\/Translate$/, 'Write the text itself; translated pages are in the folder i18n.'],
  [/^@theme\/DocCardList$/, 'Remove it with its page: a category without an index page gets a list of its pages.'],
  [/^@theme\/IdealImage$/, 'Write a picture of Markdown: "![What it shows](./picture.png)".'],
  [/^@theme\/Layout$/, 'Remove it: every page has the frame of the site.'],
  [/^@theme\/Mermaid$/, 'Draw the diagram once, and show it as an SVG picture.'],
  [
    /^@theme\/ThemedImage$/,
    'Write two pictures: "![What it shows](./light.svg#gh-light-mode-only)" and "![What it shows](./dark.svg#gh-dark-mode-only)".',
  ],
  [/raw-loader!/, 'Copy the text into a block of code.'],
  [/\.(?:json|csv|ya?ml|toml)$/i, 'Write the values into the page: "export const rows = [ … ]".'],
  [/\.(?:css|s[ac]ss|less)$/i, 'Write the rules into the style sheet that "css" in site.yml names.'],
]

/** Why a page cannot import a module, and what to write instead. */
export function refuseImport(module: string): Finding {
  const [, fix = `${addComponent}: pages use it without an import.`] =
    remedies.find(([pattern]) => pattern.test(module)) ?? []
  return { found: `A page cannot import "${module}", only Markdown files, pictures and other files to show.`, fix }
}

function refuseName(imported: string, module: string): Finding {
  if (module === 'react')
    return {
      found: `A page cannot use "${imported}" of React: it is rendered once, by the build.`,
      fix: `${addComponent}.`,
    }
  return {
    found: `"${module}" exports no "${imported}" that a page could import.`,
    fix: `Write "import Name from '${module}'".`,
  }
}
