import type { Locator } from '@playwright/test'
import type { Actor } from './actor'
import type { Box } from './place'

/** What NMRium is opened with. */
export interface Opening {
  /** An NMRium object, with SMILES in the place of molfiles. */
  input: object
  /** `default`, `process1D`, `assignment` or another of NMRium's own; `default` where it is left out. */
  workspace?: string
  preferences?: object
}

/** A number in the picture, in the order of the list. */
export interface Mark {
  at: Locator | Box
  /** Where the disc stands; a line leads to the place if it is not on it. */
  side: 'left' | 'right' | 'above' | 'below' | 'on'
  /** Distance of the disc from the place, in pixels. */
  gap?: number
  /** Draws a frame around the place. */
  isFramed?: boolean
}

/** A picture or a clip of the program, and how it comes about. */
export interface Scene {
  /** The file below `content`, without its extension and, for a picture, without the `@2x` of two pixels for each of the page. */
  file: string
  open(): Opening
  /** The window in pixels, 920 × 560 where it is left out. */
  size?: { width: number; height: number }
  /** Width of the panels; 0 folds them away. */
  panels?: number
  /** What happens before the picture is taken or the clip begins. */
  prepare?(actor: Actor): Promise<void>
  /** What the clip shows; a scene without it is a picture. */
  play?(actor: Actor): Promise<void>
  /** Leaves the pointer where it is; otherwise it is moved away before the picture is taken. */
  keepsPointer?: boolean
  /** What the picture shows of the window: the rectangle around these places. */
  crop?(actor: Actor): Array<Locator | Box> | Promise<Array<Locator | Box>>
  /** Pixels around the crop. */
  margin?: number
  marks?(actor: Actor): Mark[] | Promise<Mark[]>
}
