import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type {} from 'mdast-util-mdx'
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import { codes, consumeText, isLineEnding, isSpace, skipSpaces } from './codes'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mdxJsxFlowTag: 'mdxJsxFlowTag'
    htmlComment: 'htmlComment'
    htmlCommentData: 'htmlCommentData'
  }
}

/**
 * Accepts `<!-- … -->` in MDX, which by itself reads every `<` as a tag. The tokens have no handler in the tree builder, so a
 * comment leaves nothing behind. As flow it may stand on lines of its own, blank lines included, or beside tags: MDX's construct
 * for lines of tags throws at a comment, so that it is replaced where it is registered.
 */
export function acceptHtmlComments(extensions: Extension[]): void {
  for (const { flow } of extensions) {
    const listed = flow?.[codes.lessThan]
    if (!flow || !listed) continue
    flow[codes.lessThan] = [listed]
      .flat()
      .map((construct) => (construct.name === tagName ? withComments(construct) : construct))
  }
  extensions.push({ text: { [codes.lessThan]: { name: 'htmlComment', tokenize: tokenizeComment } } })
}

/** Leaves the marker that ends what lists show of a post in the tree, as if it had been typed as a comment of MDX. */
export function truncateMarkerFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      htmlComment(token) {
        if (!/^<!--\s*truncate\s*-->$/.test(this.sliceSerialize(token))) return
        const isInText = this.stack.some(({ type }) => type === 'paragraph' || type === 'heading')
        const comments = [{ type: 'Block' as const, value: ' truncate ' }]
        const data = { estree: { type: 'Program' as const, sourceType: 'module' as const, body: [], comments } }
        const value = '/* truncate */'
        this.enter({ type: isInText ? 'mdxTextExpression' : 'mdxFlowExpression', value, data }, token)
        this.exit(token)
      },
    },
  }
}

const tagName = 'mdxJsxFlowTag'

function tokenizeComment(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const self = this
  // `<!-->` is a whole comment: the dashes that open it may close it.
  let dashes = 2
  return function start(code) {
    effects.enter('htmlComment')
    effects.enter('htmlCommentData')
    return consumeText(effects, '<!--', inside, nok)(code)
  }

  function inside(code: Code): State | undefined {
    if (code === null) return nok(code)
    if (isLineEnding(code)) return lineEnd(code)
    effects.consume(code)
    if (code === codes.greaterThan && dashes >= 2) return end
    dashes = code === codes.dash ? dashes + 1 : 0
    return inside
  }

  function lineEnd(code: Code): State | undefined {
    effects.exit('htmlCommentData')
    // Whether a paragraph ends here must be answered within the line.
    if (self.interrupt) return finish(code)
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return lineStart
  }

  function lineStart(code: Code): State | undefined {
    if (self.parser.lazy[self.now().line]) return nok(code)
    effects.enter('htmlCommentData')
    dashes = 0
    return inside(code)
  }

  function end(code: Code): State | undefined {
    effects.exit('htmlCommentData')
    return finish(code)
  }

  function finish(code: Code): State | undefined {
    effects.exit('htmlComment')
    return ok(code)
  }
}

/** A line of tags, expressions and comments; keeps the name by which MDX looks for a tag behind `{…}`. */
function withComments(tag: Construct): Construct {
  return {
    ...tag,
    tokenize(effects, ok, nok) {
      const self = this
      const expression = [self.parser.constructs.flow[codes.brace] ?? []]
        .flat()
        .find(({ name }) => name === 'mdxFlowExpression')
      return piece

      function piece(code: Code): State | undefined {
        const tagHere = tokenizeOne(self, tag, { effects, ok: between, nok })
        return effects.attempt({ partial: true, tokenize: tokenizeComment }, between, tagHere)(code)
      }

      function between(code: Code): State | undefined {
        if (isSpace(code)) return skipSpaces(effects, between)(code)
        if (code === codes.lessThan) return piece(code)
        if (code === codes.brace && expression) return effects.attempt(expression, between, nok)(code)
        return code === null || isLineEnding(code) ? ok(code) : nok(code)
      }
    },
  }
}

/** Runs MDX's construct for a line of tags, but takes over after the first. */
function tokenizeOne(
  self: TokenizeContext,
  tag: Construct,
  { effects, ok, nok }: { effects: Effects; ok: State; nok: State },
): State {
  let isClosed = false
  let isLeft = false
  const watched: Effects = {
    ...effects,
    exit(type) {
      if (type === tagName) isClosed = true
      return effects.exit(type)
    },
  }
  const leave = (code: Code) => {
    isLeft = true
    return nok(code)
  }
  const follow = (state: State | undefined): State | undefined => {
    if (isClosed) return ok
    return isLeft || !state ? state : (code) => follow(state(code))
  }
  return (code) => follow(tag.tokenize.call(self, watched, ok, leave))?.(code)
}
