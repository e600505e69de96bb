/** Names of files that editors and systems write beside `a.md`. */
export const temporaryFiles = [
  ...['.a.md.swp', '.a.md.swo', '.a.md.swx', 'a.md~', '#a.md#', '.#a.md', 'a.md.bak', 'a.md.orig'],
  ...['a.md.tmp', 'a.md.tmp.1234', 'a.md___jb_tmp___', 'a.md___jb_old___', '.goutputstream-A1B2', '.a.md.kate-swp'],
  ...['a.md.crswap', '~$a.docx', '.~lock.a.ods#', '.DS_Store', '._a.md', 'Thumbs.db', 'desktop.ini'],
]
