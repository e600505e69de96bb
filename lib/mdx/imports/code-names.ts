import type { Identifier, JSXIdentifier, Node, Program } from 'estree-jsx'
import { createVisitors, type Scope } from 'estree-util-scope'
import { visit } from 'estree-util-visit'

/** A name in code that stands for a variable, or for a component in a tag. */
interface UsedName {
  name: string
  node: Identifier | JSXIdentifier
  isTag: boolean
}

/** The names that a program declares: for the whole page, and anywhere, parameters included. */
export function declaredNames(program: Program): { top: string[]; all: Set<string> } {
  const { enter, exit, scopes } = createVisitors()
  const [outermost] = scopes
  const met = new Set<Scope>()
  visit(program, {
    enter(node) {
      // In the scope of its own that a class expression has, but which the library does not know.
      if (node.type === 'ClassExpression' && node.id) scopes.at(-1)?.defined.push(node.id.name)
      enter(node)
      for (const scope of scopes.slice(-1)) met.add(scope)
    },
    leave: exit,
  })
  return { top: outermost.defined, all: new Set([...met].flatMap(({ defined }) => defined)) }
}

/** Every name that a program uses, whether or not it declares it: variables, and components in its tags. */
export function usedNames(program: Program): UsedName[] {
  const used: UsedName[] = []
  visit(program, (node, key, _, ancestors) => {
    const parent = ancestors.at(-1)
    if (node.type === 'JSXIdentifier' && isComponentTag(node, parent, key))
      used.push({ name: node.name, node, isTag: true })
    if (node.type === 'Identifier' && isVariable(parent, key)) used.push({ name: node.name, node, isTag: false })
  })
  return used
}

function isComponentTag({ name }: JSXIdentifier, parent: Node | undefined, key: string | undefined): boolean {
  if (parent?.type === 'JSXMemberExpression') return key === 'object'
  return parent?.type === 'JSXOpeningElement' && /^[^a-z]/.test(name)
}

function isVariable(parent: Node | undefined, key = ''): boolean {
  if (!parent) return true
  return !labelFields[parent.type]?.includes(key) || ('computed' in parent && parent.computed)
}

/** Fields in which an identifier is a label rather than a variable. */
const labelFields: Partial<Record<Node['type'], string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ExportSpecifier: ['exported'],
  MetaProperty: ['meta', 'property'],
}
