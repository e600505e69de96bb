const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it can be written into HTML or XML; `signs` are the ones to escape where not all must be. */
export function escapeHtml(text: string, signs = /[&<>"']/g): string {
  return text.replace(signs, (sign) => entities[sign] ?? sign)
}
