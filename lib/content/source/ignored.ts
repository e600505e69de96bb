/** What editors and systems write beside a file while it is open: swap files, locks, unfinished files and backups. */
const temporary =
  /~$|^(?:~\$|#.*#$)|___jb_(?:bak|old|tmp)___$|\.(?:sw[nopx]|tmp|bak|orig|part|crdownload|crswap)$|\.tmp\.\d+$/i

/** Whether a name of a file or folder is not part of the content: a hidden or temporary one. The watch and the caches skip it. */
export function isIgnored(name: string): boolean {
  if (name.startsWith('.')) return name !== '.well-known'
  return temporary.test(name) || name === 'node_modules' || name === 'Thumbs.db' || name === 'desktop.ini'
}

/** Whether a path inside the content folder has such a name at any depth. */
export function isIgnoredPath(inner: string): boolean {
  return inner.split(/[\\/]/).some(isIgnored)
}
