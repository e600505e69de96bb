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
      /** Alternative text without a title beside the logo; the title of the site when missing. */
      alt: z.string().optional(),
    }),
  ],
  { error: 'Write the path of a picture, or a "light" and a "dark" one.' },
)

const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'Write a colour as "#" with six digits of 0 to 9 and a to f, such as "#0a7178".')

/** Settings of the look of a site: files of the content, and a colour. */
export const lookKeys = {
  logo: logoSchema.optional(),
  favicon: file.optional(),
  /** Social image of pages that have none of their own. */
  image: file.optional(),
  /** Colour of links and buttons; `dark` defaults to a lighter shade. */
  accent: z
    .union([color, z.strictObject({ light: color, dark: color.optional() })], {
      error: 'Write a colour such as "#0a7178", or a "light" and a "dark" one.',
    })
    .optional(),
  /** A stylesheet of the content, after that of the engine. */
  css: file.optional(),
}

/** The logo of the footer, if it differs. */
export const footerLogo = logoSchema.optional()

/** A picture: an inline SVG, or a file. */
export type LogoPicture = { svg: string } | { src: string; width?: number; height?: number }

/** The logo in both colour modes. */
export interface Logo {
  light: LogoPicture
  dark?: LogoPicture
  alt: string
}

/** The look of a site, with resolved files. */
export interface SiteLook {
  logo?: Logo
  footerLogo?: Logo
  /** Path of the file below the base path. */
  favicon?: string
  image?: string
  /** Path of the stylesheet below the base path; missing without colours and styles of the site. */
  styleSheet?: string
}

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }

/** The favicon of the site, or the default one. */
export function findFavicon({ look }: { look?: SiteLook }): { path: string; type?: string } {
  const path = look?.favicon ?? '/favicon.svg'
  return { path, type: types[path.replace(/^.*\./, '').toLowerCase()] }
}

/** The web app manifest; written if the icon is an SVG. */
export const manifestPath = '/manifest.webmanifest'
