/** The wording of a problem. */
export interface Text {
  /** What is wrong, as a sentence with its full stop. */
  message: string
  /** How to correct it, as a sentence with its full stop. */
  hint: string
}

/** Texts by code, as functions of what differs between problems of the same code. */
export type Texts = Record<string, (...values: never[]) => Text>
