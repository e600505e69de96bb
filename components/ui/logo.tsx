import { basePath, formatFilePath } from '@/lib/site/href'
import type { LogoPicture, Logo as LogoSettings } from '@/lib/site/settings/look'

interface LogoProps {
  logo: LogoSettings
  /** In pixels. */
  height: number
  /** Whether the logo names the site, without a title beside it. */
  isNamed?: boolean
}

/** The site's logo, with a drawing for each colour mode if there are two. */
export function Logo({ logo: { light, dark, alt }, height, isNamed = false }: LogoProps) {
  const facts = { height, alt: isNamed ? alt : '' }
  return (
    <>
      <Picture picture={light} {...facts} mode={dark && 'light'} />
      {dark && <Picture picture={dark} {...facts} mode="dark" />}
    </>
  )
}

interface PictureProps extends Pick<LogoProps, 'height'> {
  picture: LogoPicture
  alt: string
  mode: 'light' | 'dark' | undefined
}

function Picture({ picture, height, alt, mode }: PictureProps) {
  if ('svg' in picture) {
    return (
      <span
        data-only={mode}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the site's content, without scripts.
        dangerouslySetInnerHTML={{ __html: picture.svg.replace('<svg', `<svg height="${formatLength(height)}"`) }}
      />
    )
  }
  const { src, width: own, height: ownHeight } = picture
  const width = own && ownHeight ? Math.round((height * own) / ownHeight) : height
  return (
    // biome-ignore lint/performance/noImgElement: an export has no server that could resize it.
    <img
      data-only={mode}
      // Loaded only when the colour mode shows it.
      loading={mode === 'dark' ? 'lazy' : undefined}
      src={formatFilePath(src, { baseUrl: `${basePath}/` })}
      alt={alt}
      width={width}
      height={height}
      style={{ inlineSize: formatLength(width) }}
    />
  )
}

/** Relative to the text size of the reader. */
function formatLength(pixels: number): string {
  return `${pixels / 16}rem`
}
