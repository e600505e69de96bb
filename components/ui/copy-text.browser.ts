/** Copies a text; resolves to whether it worked: the clipboard is missing, as on pages without https, or may be refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
