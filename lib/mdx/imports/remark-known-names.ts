import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { namesOfElements } from '@/lib/mdx/component-names'
import { type Located, report, type SourceContext } from '@/lib/mdx/context'
import { nearestName } from '@/lib/site/nearest-name'
import { declaredNames, usedNames } from './code-names'
import { type CodePiece, collectCode, expressionOf, pointOfCode } from './estree'

/** What every page may use without declaring it. */
const givenNames = new Set(['frontMatter', 'toc', 'props', 'arguments', 'require'])

/** What only browsers have, some of it also newer releases of Node, where it means something else. */
const namesOfBrowser = new Set('window document location navigator history localStorage sessionStorage'.split(' '))

/** Refuses components and variables that no one has defined: they would fail only while the page is rendered. */
export function remarkKnownNames(context: SourceContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (node.name !== null && !checkLowerCase(node.name, node, context)) checkTag(node.name, node, context)
    })
    const pieces = collectCode(tree)
    const declared = new Set(pieces.flatMap(({ program }) => [...declaredNames(program).all]))
    for (const piece of pieces) checkCode(piece, declared, context)
  }
}

function checkTag(tag: string, located: Located, context: SourceContext): void {
  const [root = tag, ...members] = tag.split('.')
  const meaning = context.names.get(root)
  const isOpen = /^(?:local|value|module)$/.test(meaning?.kind ?? '')
  if (meaning && (members.length === 0 || isOpen)) return
  reportUnknownComponent(tag, located, context)
}

/** Whether a tag is an element of HTML by its form; `<tabs>` would be one that no browser knows. */
function checkLowerCase(tag: string, located: Located, context: SourceContext): boolean {
  if (!/^[a-z][^.]*$/.test(tag)) return false
  const components = [...context.page.components.keys()]
  const meant = components.find((name) => name.toLowerCase() === tag && !namesOfElements.has(name))
  if (meant) report(context, located, { found: `"<${tag}>" is not an HTML element.`, fix: `Write "<${meant}>".` })
  return true
}

function reportUnknownComponent(tag: string, located: Located, context: SourceContext): void {
  const near = nearestName(tag, context.names.keys())
  report(context, located, {
    found: `There is no component "<${tag}>".`,
    fix: `${near ? `Did you mean "<${near}>"? ` : ''}Import it, define it with "export const", put it into the folder components of the content, or write "&lt;${tag}>" for the characters themselves.`,
  })
}

function checkCode({ program, role, owner }: CodePiece, declared: Set<string>, context: SourceContext): void {
  if (role === 'child' && checkShown(program, owner, context)) return
  const reported = new Set<string>()
  for (const { name, node, isTag } of usedNames(program)) {
    const isKnown = declared.has(name) || context.names.has(name) || (!isTag && isGiven(name))
    if (isKnown || reported.has(name)) continue
    reported.add(name)
    const point = pointOfCode(node) ?? owner
    if (isTag) reportUnknownComponent(name, point, context)
    else reportUnknownName(name, role, point, context)
  }
}

/** Whether braces in the text hold something that could not be shown. */
function checkShown(program: Program, located: Located, context: SourceContext): boolean {
  const isObject = expressionOf(program)?.type === 'ObjectExpression'
  const isEmpty = program.body.length === 0 && !program.comments?.length
  if (isEmpty) {
    const fix = 'Write "\\{\\}" for the braces themselves.'
    report(context, located, { found: 'Empty braces show nothing in MDX.', fix })
  }
  if (isObject) {
    const found = 'Double braces are an object in MDX, which cannot be shown as text.'
    report(context, located, { found, fix: 'Write "\\{\\{" for the braces themselves.' })
  }
  return isObject || isEmpty
}

function isGiven(name: string): boolean {
  return givenNames.has(name) || (name in globalThis && !namesOfBrowser.has(name))
}

function reportUnknownName(name: string, role: CodePiece['role'], located: Located, context: SourceContext): void {
  if (namesOfBrowser.has(name)) {
    const found = `"${name}" exists in the browser alone, and pages are written before they get there.`
    const fix = `Move the code into a file of the folder components of the content that begins with 'use client', and write its name as a tag here.`
    report(context, located, { found, fix })
    return
  }
  const define = `export const ${name} = '…'.`
  const finding =
    role === 'child'
      ? {
          found: `"{…}" is JavaScript in MDX, and the page defines no "${name}".`,
          fix: `Write "\\{" for the brace itself, or define the name: ${define}`,
        }
      : { found: `The page defines no "${name}".`, fix: `Define it: ${define}` }
  report(context, located, finding)
}
