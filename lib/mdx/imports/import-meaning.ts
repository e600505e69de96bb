import type { ImportDeclaration } from 'estree-jsx'
import type { Resolution, SourceResolver } from '@/lib/content/links/source-resolver'
import type { KnownComponent } from '@/lib/mdx/component-names'
import type { Finding, SourceContext } from '@/lib/mdx/context'
import { describeMissingPart, docusaurusExports, isDocusaurus } from './docusaurus-modules'
import type { Meaning } from './names'

/** A name that an import line gives to something of a module. */
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
  '@docusaurus/Head': { kind: 'value', key: 'Head' },
}

function asComponents(scope: string, names: KnownComponent[]): Record<string, Meaning> {
  return Object.fromEntries(names.map((name) => [scope + name, { kind: 'component', name }]))
}

/** Extensions of files that are part of a program and not of a page. */
const programs = /^(?:[cm]?[jt]sx?|css)$/i
/** Those that hold data. */
const data = /^(?:json|csv|ya?ml)$/i

/** What of React makes sense in a page that is rendered once, at build. */
const reactNames = new Set(['default', '*', 'Fragment', 'Children', 'createElement', 'cloneElement', 'isValidElement'])

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

/** What an imported name stands for, or why it cannot be honoured. */
export async function findMeaning(
  { imported, module }: ImportedName,
  { source }: SourceContext,
): Promise<Meaning | Finding> {
  if (module === 'react') return findReactMeaning(imported)
  const meaning = meaningByModule[module]
  if (meaning && imported === 'default') return meaning
  if (docusaurusExports[module]?.includes(imported)) return { kind: 'value', key: `${module}#${imported}` }
  if (isDocusaurus(module)) {
    return meaning || docusaurusExports[module] ? namedImport(imported, module) : describeMissingPart(module)
  }
  const find = finderFor(module, source.resolver)
  if (find) return imported === 'default' ? find() : namedImport(imported, module)
  const extension = /\.(\w+)$/.exec(module)?.[1] ?? ''
  if (data.test(extension)) return findData({ imported, module }, source.resolver)
  const refusal = checkStyles(extension)
  return (
    refusal ?? toMeaning(await source.resolver.module(module), (found) => ({ kind: 'module', module: found, imported }))
  )
}

async function findData(
  { imported, module }: Pick<ImportedName, 'imported' | 'module'>,
  resolver: SourceResolver,
): Promise<Meaning | Finding> {
  const resolution = await resolver.data(module)
  if ('problem' in resolution) return resolution.problem
  const { ok: value } = resolution
  if (imported === 'default' || imported === '*') return { kind: 'data', value }
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, imported)
  return isThere ? { kind: 'data', value: Reflect.get(value, imported) } : namedImport(imported, module)
}

/** Why a style sheet in another language than CSS is refused. */
function checkStyles(extension: string): Finding | undefined {
  if (!/^(?:scss|sass|less|styl)$/i.test(extension)) return undefined
  return { found: `Style sheets in ${extension} are not read.`, fix: 'Write it in CSS, which nests rules by itself.' }
}

/** How to find what a module stands for; undefined when it can be nothing of a page. */
function finderFor(module: string, resolver: SourceResolver): (() => Promise<Meaning | Finding>) | undefined {
  if (/^!{0,2}raw-loader!/.test(module)) {
    return async () => toMeaning(await resolver.text(module), (value) => ({ kind: 'text', value }))
  }
  const extension = /^(?:\.{1,2}\/|\/|@site\/).*\.(\w+)$/.exec(module)?.[1]
  if (extension === 'md' || extension === 'mdx') {
    return async () => toMeaning(await resolver.partial(module), (partial) => ({ kind: 'partial', partial }))
  }
  if (extension === undefined || programs.test(extension) || data.test(extension)) return undefined
  return async () => toMeaning(await resolver.asset(module), (asset) => ({ kind: 'asset', specifier: module, asset }))
}

function toMeaning<Found>(resolution: Resolution<Found>, describe: (found: Found) => Meaning): Meaning | Finding {
  return 'ok' in resolution ? describe(resolution.ok) : resolution.problem
}

/** The style sheet that an import without a name asks for, or why it is refused. */
export async function findSideEffect(module: string, { source }: SourceContext): Promise<Meaning | Finding> {
  const refusal = checkStyles(/\.(\w+)$/.exec(module)?.[1] ?? '')
  if (refusal) return refusal
  if (module.endsWith('.css'))
    return toMeaning(await source.resolver.module(module), (found) => ({
      kind: 'module',
      module: found,
      imported: '*',
    }))
  return {
    found: `The page imports "${module}" for its effect alone, which pages cannot do.`,
    fix: 'Remove the line, or write a component of the content that begins with "use client" and imports it.',
  }
}

function findReactMeaning(imported: string): Meaning | Finding {
  if (reactNames.has(imported)) return { kind: 'value', key: imported === '*' ? 'React' : reactKey(imported) }
  return {
    found: `"${imported}" of "react" cannot be used in a page, which is rendered once, at build.`,
    fix: `Write a component that begins with "'use client'" in the folder components of the content.`,
  }
}

function reactKey(imported: string): string {
  return imported === 'default' ? 'React' : `React.${imported}`
}

function namedImport(imported: string, module: string): Finding {
  return {
    found: `"${module}" exports no "${imported}" that a page could import.`,
    fix: `Write "import Name from '${module}'".`,
  }
}
