/** Copies a text, which may still be loading; resolves to whether it worked. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })])
    return true
  } catch {
    return Promise.resolve(text).then(copyBySelection, () => false)
  }
}

function toBlob(text: string): Blob {
  return new Blob([text], { type: 'text/plain' })
}

/** Copies without the clipboard interface, which browsers offer only on pages with https; needs a selection. */
function copyBySelection(text: string): boolean {
  const selection = getSelection()
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  const holder = Object.assign(document.createElement('span'), { className: 'visually-hidden', textContent: text })
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  // An open dialog makes the rest of the page inert.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(holder)
  selection?.selectAllChildren(holder)
  document.addEventListener('copy', write)
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', write)
  holder.remove()
  selection?.removeAllRanges()
  if (before) selection?.addRange(before)
  return isCopied
}
