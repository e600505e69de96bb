/** Reference of a chemical shift axis. */
interface Carrier {
  /** Frequency of 0 ppm for the observed nucleus, in MHz (Bruker's SF). */
  megahertz: number
  /** Chemical shift in ppm at which an offset of 0 Hz lies; 0 if not given. */
  centre?: number
}

/** Returns the offset in Hz of a chemical shift in ppm: δ = ν/ν₀, at 400 MHz 1 ppm is 400 Hz (IUPAC 2001, doi.org/10.1351/pac200173111795). */
export function ppmToHz(ppm: number, { megahertz, centre = 0 }: Carrier): number {
  return (ppm - centre) * megahertz
}

/** Returns the chemical shift in ppm of an offset in Hz; the inverse of `ppmToHz`. */
export function hzToPpm(hz: number, { megahertz, centre = 0 }: Carrier): number {
  return centre + hz / megahertz
}
