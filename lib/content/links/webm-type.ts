/** The elements of a WebM file that hold its tracks, from the outermost to the innermost: the file, the list and a track. */
const trackPath = [0x18538067, 0x1654ae6b, 0xae]
/** The elements of a track with the name of its codec, and what decoders need to know. */
const codecId = 0x86
const setupId = 0x63a2

const codecNames: Record<string, string> = { V_VP8: 'vp8', V_VP9: 'vp9', A_OPUS: 'opus', A_VORBIS: 'vorbis' }

/** The type of a WebM file with its codecs, by which a browser without them chooses another file before it loads this one. */
export function readWebmType(bytes: Buffer): string {
  let tracks = [bytes]
  for (const id of trackPath) tracks = tracks.flatMap((part) => readElements(part, id))
  const codecs = tracks.map(formatCodec)
  return codecs.length === 0 || codecs.includes(undefined) ? 'video/webm' : `video/webm; codecs="${codecs.join(', ')}"`
}

/** The codec of a track, as in a MIME type. */
function formatCodec(track: Buffer): string | undefined {
  const [id] = readElements(track, codecId)
  // Zeros may follow the name.
  const [name = ''] = id?.toString('latin1').split('\0') ?? []
  if (name !== 'V_AV1') return codecNames[name]
  const [, profileAndLevel, flags] = readElements(track, setupId)[0] ?? []
  if (profileAndLevel === undefined || flags === undefined) return undefined
  const level = String(profileAndLevel & 0b11111).padStart(2, '0')
  const tier = flags & 0b10000000 ? 'H' : 'M'
  const depth = flags & 0b1000000 ? (flags & 0b100000 ? '12' : '10') : '08'
  return `av01.${profileAndLevel >> 5}.${level}${tier}.${depth}`
}

/** The contents of the elements with an id; damaged ones end at the end of the file. */
function readElements(bytes: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const id = readNumber(bytes, at)
    const size = readNumber(bytes, id.end)
    at = size.end + size.value
    if (id.marked === wanted) found.push(bytes.subarray(size.end, at))
  }
  return found
}

/** A number of one to eight bytes; leading zeros in the first byte give its length, up to a mark, which is part of ids. */
function readNumber(bytes: Buffer, start: number): { value: number; marked: number; end: number } {
  const first = bytes[start] ?? 0
  const length = Math.min(8, Math.clz32(first) - 23)
  const end = start + length
  const read = (initial: number) => bytes.subarray(start + 1, end).reduce((sum, byte) => sum * 256 + byte, initial)
  return { value: read(first & (0xff >> length)), marked: read(first), end }
}
