import type { OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { text } from '@/figures/own-spectrum/texts'

/** What is known about a spectrum, in a line: name of its file, nucleus, frequency, and what the file has. */
export function nameOrigin({ name, nucleus, megahertz, origin }: OwnSpectrum): string {
  const kind = origin === 'complex' ? 'spectrum' : origin
  return [name, formatNucleus(nucleus), `${Math.round(megahertz)}\u00a0MHz`, text(kind)].filter(Boolean).join(', ')
}

/** Writes `13C` with raised digits. */
function formatNucleus(nucleus: string): string {
  return nucleus.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit)
}
