/** Writes a `YYYY-MM-DD` day out in full, such as "October 16, 2024", the same in every time zone. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** Writes a `YYYY-MM-DD` day without its year, such as "October 16". */
export function formatDayOfYear(day: string, locale: string): string {
  const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, parts).format(new Date(`${day}T00:00:00Z`))
}

/** Converts common ways to write a date to `YYYY-MM-DD`; returns other text unchanged. */
export function parseDay(written: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T ])(.*)$/.exec(written)
  if (!iso) return parseFreeText(written)
  const [, year = '', month = '', date = '', time = ''] = iso
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  // A time with a zone may be on another day in UTC, which all days use.
  return /(z|[+-]\d\d:?\d\d)$/i.test(time) ? dayOf(new Date(written), written) : day
}

/** Parses `October 16, 2024` and `10/16/2024`, without a time zone. */
function parseFreeText(written: string): string {
  return /\d{4}/.test(written) ? dayOf(new Date(`${written} UTC`), written) : written
}

function dayOf(date: Date, fallback: string): string {
  return Number.isNaN(date.getTime()) ? fallback : date.toISOString().slice(0, 10)
}
