import { type InlineScriptName, readInlineScript } from '@/lib/content/inline-scripts'

/** A script of this folder, which runs where it stands; `name` is that of its file. Only tests may render a page without it. */
export function InlineScript({ name }: { name: InlineScriptName }) {
  const __html = readInlineScript(name)
  if (__html === undefined && process.env.NODE_ENV === 'production')
    throw new Error(`The inline script "${name}" is not bundled. Build the site with \`npm run build\`.`)
  if (__html === undefined) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which must run at once and if any file is missing.
  return <script data-site={name} dangerouslySetInnerHTML={{ __html }} />
}
