// Acquisition and processing of public/data/aspirin/aspirinFiles/1 of cheminfo/nmrium: see NOTICE.md.

/** Steps to which the points are rounded: less than the noise, of 48 in the FID and 5.5e-6 in the spectrum. */
export const rounding = { fid: 32, spectrum: 4e-6 }

/** What `acqus` says: TD/2, SW_h, SFO1, BF1 and O1, and the delay of DSPFVS 10 with DECIM 24. */
export const acquisition = {
  points: 8192,
  hertz: 4789.27203065134,
  megahertz: 300.13,
  carrier: 2250.975 / 300.13,
  delay: 61 + 1 / 48,
}

/**
 * What `procs` says: LB, SI, and OFFSET, the shift of the first point. SF is BF1, so the axis was never referenced. TopSpin also
 * subtracted a constant from the FID (BC_mod 2), and no baseline from the spectrum.
 */
export const processing = { lb: 0.3, size: 32_768, offset: 15.47866 }

/** Middles of the signals in that spectrum, and where they are in dilute CDCl₃, in ppm: H-6, H-4, H-5, H-3 and CH₃. */
export const signals = [
  { name: 'H-6', measured: 8.038, published: 8.12 },
  { name: 'H-4', measured: 7.526, published: 7.62 },
  { name: 'H-5', measured: 7.279, published: 7.36 },
  { name: 'H-3', measured: 7.067, published: 7.14 },
  { name: 'CH₃', measured: 2.294, published: 2.35 },
]

/** The phase with which the FID gives that spectrum, in the convention of NMRium: found by comparison, see `measurement.test.ts`. */
export const phase = { ph0: -75.8, ph1: -11.3 }
