import type { Program } from 'estree'
import { type CodeNode, identifierName, isCodeNode, walkCode } from './estree'

/** Every name that a piece of code declares anywhere: variables, functions, classes and parameters. */
export function declaredNames(code: CodeNode): Set<string> {
  const names = new Set<string>()
  walkCode(code, (node) => {
    for (const pattern of declaringPatterns(node)) addNames(pattern, names)
  })
  return names
}

/** The names that a program declares for the whole page. */
export function namesAtTop({ body }: Program): Set<string> {
  const names = new Set<string>()
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration') for (const { id } of declaration.declarations) addNames(id, names)
    if (declaration && 'id' in declaration) addNames(declaration.id, names)
  }
  return names
}

function declaringPatterns(node: CodeNode): unknown[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return [node.id]
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [node.id, ...(Array.isArray(node.params) ? node.params : [])]
    case 'CatchClause':
      return [node.param]
    default:
      return []
  }
}

function addNames(pattern: unknown, names: Set<string>): void {
  if (!isCodeNode(pattern)) return
  const name = identifierName(pattern)
  if (name !== undefined) names.add(name)
  const parts = [pattern.elements, pattern.properties, pattern.value, pattern.left, pattern.argument]
  for (const part of parts.flat()) {
    // The value of a property is its pattern; the key is no name.
    if (isCodeNode(part)) addNames(part, names)
  }
}

/** Every name that a piece of code uses without declaring it inside: variables, and components in its tags. */
export function usedNames(code: CodeNode): Array<{ name: string; node: CodeNode; isTag: boolean }> {
  const used: Array<{ name: string; node: CodeNode; isTag: boolean }> = []
  walkCode(code, (node, parent, key) => {
    const isTag = node.type === 'JSXIdentifier'
    if (typeof node.name !== 'string' || !(isTag ? isComponentTag(node, parent, key) : isUse(node, parent, key))) return
    used.push({ name: node.name, node, isTag })
  })
  return used
}

function isComponentTag(node: CodeNode, parent: CodeNode | undefined, key: string | undefined): boolean {
  if (parent?.type === 'JSXMemberExpression') return key === 'object'
  return parent?.type === 'JSXOpeningElement' && /^[^a-z]/.test(String(node.name))
}

function isUse(node: CodeNode, parent: CodeNode | undefined, key: string | undefined): boolean {
  if (node.type !== 'Identifier') return false
  if (!parent || key === undefined) return true
  const fields = unusedFields[parent.type]
  return !fields?.includes(key) || parent.computed === true
}

/** Fields in which an identifier is a label rather than a variable. */
const unusedFields: Record<string, string[]> = {
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
