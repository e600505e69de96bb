const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML or XML; `signs` limits the characters to escape. */
export function escapeHtml(text: string, signs = /[&<>"']/g): string {
  return text.replace(signs, (sign) => entities[sign] ?? sign)
}
