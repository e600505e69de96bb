import type { ComponentType } from 'react'
import type { Diagnostic } from '@/lib/site/problems/diagnostic'

/** A folder of components for writers: all that the engine knows about them. The lists of such folders are the only registry. */
export interface ComponentFolder<Name extends string = string> {
  tags: Record<Name, ComponentTag>
  /** Loads their markup, by the same names. Commands cannot load it, because of its stylesheets. */
  markup?: () => Promise<Record<Name, ComponentType<never>>>
  /** A module `*.browser.ts`, from the root of the project, whose `setUp` handles the main part of each page with a `data-part`. */
  behavior?: string
}

/** A component that a writer can type. */
export interface ComponentTag {
  /** Whether it starts a separate block, or is part of a line of text. */
  kind: 'block' | 'inline'
  /** The HTML element that is rendered like it. */
  replaces?: string
  /** Whether its name in lower case is that of an HTML element, which it does not replace. */
  isElementName?: boolean
  /** Its attributes as typed in MDX, with what is checked; others are passed on. */
  attributes?: Record<string, AttributeRule>
  /** The only component that may contain it, with the problem of any other place. */
  parent?: { name: string; otherwise: Diagnostic }
  /** The only component that it may contain, and what is wrong with anything else, with nothing, and with what code puts there. */
  child?: { name: string; otherwise: Diagnostic; none: Diagnostic; computed: Diagnostic }
  /** Further checks. */
  check?: (element: CheckedElement) => void
  /**
   * What it is in the Markdown export: nothing, its content, or a text in front of its content. Without it, it stays as typed.
   */
  markdown?: 'nothing' | 'content' | ((usage: MarkdownUsage) => string)
  /** What the search finds: `code` is none; `lead` names an attribute that opens its text, `line` one that is a separate line. */
  text?: 'code' | { lead: string } | { line: string }
}

/** What is checked about an attribute. */
export interface AttributeRule {
  /** The problem if it is missing. */
  required?: Diagnostic
  /** All its values, and the problem of another one. */
  values?: readonly string[]
  unknown?: (value: string) => Diagnostic
}

/** An element of a page, for checks. */
export interface CheckedElement {
  /** The name of a component, or of an HTML element. */
  name: string
  /** The text of an attribute; undefined if it is missing, or known only when the page runs. */
  read(attribute: string): string | undefined
  /** The elements that it contains; undefined for code in braces. */
  children: Array<CheckedElement | undefined>
  /** Reports a problem, at an attribute or at its tag. */
  report(problem: Diagnostic, attribute?: string): void
}

/** A component as used in a text, for the Markdown export. */
export interface MarkdownUsage {
  attributes: Record<string, string>
  /** Language of the page. */
  locale: string
  /** The texts of the interface. */
  t: (key: string) => string
}

/** Checks the types of a folder: that its markup has all its components. */
export function defineComponents<Name extends string>(folder: ComponentFolder<Name>): ComponentFolder<Name> {
  return folder
}
