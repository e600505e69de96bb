import type { ImportDeclaration } from 'estree-jsx'
import type { KnownComponent } from '@/lib/mdx/component-names'
import type { Fault, SourceContext } from '@/lib/mdx/context'
import type { Meaning } from './names'

/** A name that an import line gives to something of a module. */
interface ImportedName {
  local: string
  /** `default`, `*` or the exported name. */
  imported: string
  module: string
}

const componentByModule: Record<string, KnownComponent> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/Admonition': 'Admonition',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Details': 'Details',
  '@theme/ThemedImage': 'ThemedImage',
  '@theme/TOCInline': 'TOCInline',
  '@docusaurus/Link': 'Link',
}

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
  { source: { resolver } }: SourceContext,
): Promise<Meaning | Fault> {
  if (module === 'react') return findReactMeaning(imported)
  if (!isHonoured(module)) return unknownImport(module)
  if (imported !== 'default') return namedImport(imported, module)
  const component = componentByModule[module]
  if (component) return { kind: 'component', name: component }
  if (module === '@docusaurus/useBaseUrl') return { kind: 'baseUrl' }
  if (module === '@docusaurus/Head') return { kind: 'value', key: 'Head' }
  if (isRawLoader(module)) {
    const text = await resolver.text(module)
    return 'ok' in text ? { kind: 'text', value: text.ok } : text.problem
  }
  if (isMarkdown(module)) {
    const partial = await resolver.partial(module)
    return 'ok' in partial ? { kind: 'partial', partial: partial.ok } : partial.problem
  }
  const asset = await resolver.asset(module)
  return 'ok' in asset ? { kind: 'asset', specifier: module, asset: asset.ok } : asset.problem
}

/** Why an import that declares no name is refused. */
export function sideEffectImport(module: string): Fault {
  return {
    found: `The page imports "${module}" for its effect alone, which pages cannot do.`,
    fix: 'Remove the line; put styles beside the component they belong to in components/mdx.',
  }
}

function findReactMeaning(imported: string): Meaning | Fault {
  if (reactNames.has(imported)) return { kind: 'value', key: imported === '*' ? 'React' : reactKey(imported) }
  return {
    found: `"${imported}" of "react" cannot be used in a page, which is rendered once, at build.`,
    fix: 'Write a client component in components/mdx, and add it to components/mdx/index.ts.',
  }
}

function reactKey(imported: string): string {
  return imported === 'default' ? 'React' : `React.${imported}`
}

function isHonoured(module: string): boolean {
  return (
    module in componentByModule ||
    module === '@docusaurus/useBaseUrl' ||
    module === '@docusaurus/Head' ||
    isRawLoader(module) ||
    isMarkdown(module) ||
    isAsset(module)
  )
}

function isRawLoader(module: string): boolean {
  return /^!{0,2}raw-loader!/.test(module)
}

function isMarkdown(module: string): boolean {
  return /^(?:\.{1,2}\/|\/|@site\/).*\.mdx?$/.test(module)
}

function isAsset(module: string): boolean {
  return /^(?:\.{1,2}\/|\/|@site\/).*\.(?!(?:[cm]?[jt]sx?|json|css|scss|sass|less|ya?ml)$)\w+$/i.test(module)
}

function unknownImport(module: string): Fault {
  return {
    found: `Nothing is known under the import "${module}".`,
    fix: 'Put the component into components/mdx, add it to components/mdx/index.ts, and remove the import.',
  }
}

function namedImport(imported: string, module: string): Fault {
  return {
    found: `"${module}" exports no "${imported}" that a page could import.`,
    fix: `Write "import Name from '${module}'".`,
  }
}
