/** The environment variable with the address of the program; README and "Publish the site" describe it. */
export const programVariable = 'NMRIUM_APP_URL'

const published = 'https://app.nmrium.com/'
const local = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** A file to open, and the parameter of the program that names it. */
interface OpenedFile {
  parameter: string
  file: string
}

/** The address that opens the program with a file: `{parameter}` and `{file}` of the variable, by default those of app.nmrium.com. */
export function formatProgramAddress({ parameter, file }: OpenedFile, written = readVariable()): string {
  const form = written.includes('{file}') ? written : `${written}#?{parameter}={file}`
  return form.replaceAll('{parameter}', parameter).replaceAll('{file}', file)
}

/** The origin of the program. */
export function programOrigin(): string {
  return new URL(readVariable()).origin
}

/** What to write instead of a value that the variable cannot have. */
export function checkProgramAddress(written: string): string | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && local.test(url.hostname)))
    return 'Write an address that starts with "https://", or with "http://localhost" for a program on this machine.'
  if (/[?#]/.test(written) && !written.includes('{file}'))
    return 'Write {file} where the address of the sample belongs, as in "https://example.org/?sampleURL={file}".'
  return undefined
}

/** Read late: commands load the extension before the `.env` files. CI systems pass unset variables as empty ones; the build has reported an invalid one. */
function readVariable(): string {
  const written = process.env.NMRIUM_APP_URL?.trim()
  return written && checkProgramAddress(written) === undefined ? written : published
}
