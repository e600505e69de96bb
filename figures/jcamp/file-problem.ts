/** Why a file cannot be drawn; the figures have a sentence for each. */
export type FileProblemCode =
  | 'foreign'
  | 'binary'
  | 'huge'
  | 'damaged'
  | 'otherMethod'
  | 'twoDimensional'
  | 'peaks'
  | 'noData'
  | 'noFrequency'
  | 'form'
  | 'unreadable'

/** Thrown by the reader of JCAMP-DX files. */
export class FileProblem extends Error {
  override name = 'FileProblem'

  constructor(
    readonly code: FileProblemCode,
    /** Details for the sentence, such as the type of data that the file has instead. */
    readonly detail = '',
  ) {
    super(detail ? `${code}: ${detail}` : code)
  }
}
