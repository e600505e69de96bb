/** What the name of a post's file says about it. */
export interface PostName {
  /** `YYYY-MM-DD`; undefined when the name holds no day of the calendar. */
  day?: string
  /** The address below `/blog` of a post that names none itself. */
  slug: string
  /** What is left without the day; empty when nothing is. */
  text: string
}

const datedName = /^(?<folder>.*)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})[-/]?(?<text>.*?)$/

/** Reads `YYYY-MM-DD-name.md`, `YYYY-MM-DD-name/index.md` and `YYYY/MM/DD/name.md`, in any folder, as Docusaurus does. */
export function parsePostName(name: string): PostName {
  const bare = name.replace(/(\/index)?\.mdx?$/i, '')
  const { folder = '', year = '', month = '', date = '', text = '' } = datedName.exec(bare)?.groups ?? {}
  if (year === '') return { slug: bare, text: bare.slice(bare.lastIndexOf('/') + 1) }
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return { ...(isDay(day) && { day }), slug: `${year}/${month}/${date}/${folder}${text}`, text }
}

/** Whether the calendar has such a day. */
function isDay(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
