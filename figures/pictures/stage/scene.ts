import type { Locator } from '@playwright/test'
import type { Box } from './place'
import type { User } from './user'

/** Initial content of NMRium. */
export interface Opening {
  /** An NMRium object, with SMILES instead of molfiles. */
  input: object
  /** A sample file below NMRIUM_SAMPLES to open, instead of spectra in the object. */
  sample?: string
  /** The part of the axis to zoom in on, in ppm. */
  zoom?: [from: number, to: number]
  /** `default` (the default), `process1D`, `assignment` or another predefined workspace. */
  workspace?: string
  preferences?: object
}

/** A number in the picture, in the order of the list. */
export interface Mark {
  at: Locator | Box
  /** Position of the disc relative to its target, with a line to it. */
  side: 'left' | 'right' | 'above' | 'below' | 'on'
  /** Distance of the disc from its target, in pixels. */
  gap?: number
  /** Draws a frame around the target. */
  isFramed?: boolean
}

/** A picture or a clip of the program. */
export interface Scene {
  /** The file below `content`, without extension and without the `@2x` of pictures. */
  file: string
  open(): Opening
  /** The window in pixels, 920 × 560 by default. */
  size?: { width: number; height: number }
  /** Width of the panels; 0 hides them. */
  panels?: number
  /** Steps before the picture or the clip. */
  prepare?(actor: User): Promise<void>
  /** Steps of the clip; a scene without them is a picture. */
  play?(actor: User): Promise<void>
  /** Keeps the pointer in place for the picture. */
  keepsPointer?: boolean
  /** Crops the picture to the rectangle around these elements. */
  crop?(actor: User): Array<Locator | Box> | Promise<Array<Locator | Box>>
  /** Pixels around the crop. */
  margin?: number
  /** Elements that the detail for phones shows besides the marks. */
  detail?(actor: User): Locator[]
  marks?(actor: User): Mark[] | Promise<Mark[]>
}
