import { type Block, numberOf } from './records'

const decimations = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048]
/**
 * Delay of the digital filters without `GRPDLY`, in half points before decimation, by version of the firmware and by decimation
 * (Westler, Abildgaard, DMX digital filters and non-Bruker offline processing, 1996, with the additions of nmrglue).
 */
const delays: Record<number, number[]> = {
  10: [
    179, 201, 533, 709, 1097, 1449, 2225, 2929, 4481, 5889, 8993, 11809, 18017, 23649, 36065, 47329, 72161, 94689,
    144353, 189409, 288737,
  ],
  11: [
    184, 219, 384, 602, 852, 1668, 2312, 3368, 4656, 6768, 9344, 13568, 18560, 27392, 36992, 55040, 73856, 110336,
    147584, 220928, 295040,
  ],
  12: [
    184, 219, 384, 602, 852, 1668, 2292, 3368, 4616, 6768, 9264, 13568, 18560, 27392, 36992, 55040, 73856, 110336,
    147584, 220928, 295040,
  ],
  13: [11, 17, 23, 35, 47, 71, 95, 143, 191, 287, 383, 575],
}

/** Returns how many points of a Bruker FID lie before its start: what `GRPDLY` says, or the digital filter; 0 for others. */
export function groupDelayOf(block: Block): number {
  if (numberOf(block, '$DIGMOD') === 0) return 0
  const stated = numberOf(block, '$GRPDLY')
  if (stated !== undefined && stated >= 0) return stated
  const decimation = numberOf(block, '$DECIM') ?? 0
  const half = delays[numberOf(block, '$DSPFVS') ?? 0]?.[decimations.indexOf(decimation)]
  return half === undefined ? 0 : half / (2 * decimation)
}
