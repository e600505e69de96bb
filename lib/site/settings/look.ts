import { z } from 'zod'

const file = z.string().min(1)

const logoSchema = z.union(
  [
    file,
    z.strictObject({
      /** A picture of the content, such as `/img/logo.svg`. */
      light: file,
      /** Shown in the dark colour mode instead. */
      dark: file.optional(),
      /** Read out where no title stands beside the logo; the title of the site when missing. */
      alt: z.string().optional(),
    }),
  ],
  { error: 'Write the path of a picture, or a "light" and a "dark" one.' },
)

const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'Write a colour as "#" with six digits of 0 to 9 and a to f, such as "#0a7178".')

/** Settings of how a site looks, each with a file of the content or a colour. */
export const lookKeys = {
  logo: logoSchema.optional(),
  favicon: file.optional(),
  /** Social image of pages that have none of their own. */
  image: file.optional(),
  /** Colour of links and buttons; without a `dark` one, a lighter shade is made. */
  accent: z
    .union([color, z.strictObject({ light: color, dark: color.optional() })], {
      error: 'Write a colour such as "#0a7178", or a "light" and a "dark" one.',
    })
    .optional(),
  /** A style sheet of the content, which comes behind those of the engine. */
  css: file.optional(),
}

/** The logo of the footer, when it is another one. */
export const footerLogo = logoSchema.optional()

/** A picture: an SVG drawing that takes the colour of the text around it, or a file. */
export type LogoPicture = { svg: string } | { src: string; width?: number; height?: number }

/** The logo in both colour modes. */
export interface Logo {
  light: LogoPicture
  dark?: LogoPicture
  alt: string
}

/** How a site looks, with all files found. */
export interface SiteLook {
  logo?: Logo
  footerLogo?: Logo
  /** Path of the file below the base path. */
  favicon?: string
  image?: string
  /** Path of the style sheet below the base path; missing when the site has no colours and styles of its own. */
  styleSheet?: string
}

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }

/** The icon of the site in the browser's tab: its own, or a sheet of paper. */
export function findFavicon({ look }: { look?: SiteLook }): { path: string; type?: string } {
  const path = look?.favicon ?? '/favicon.svg'
  const type = types[path.replace(/^.*\./, '').toLowerCase()]
  return { path, ...(type !== undefined && { type }) }
}

/** The file by which browsers know the site as a program of its own; there is one where the icon can be drawn in any size. */
export const manifestPath = '/manifest.webmanifest'
