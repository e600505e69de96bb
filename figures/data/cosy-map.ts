import { type MeasuredMap, unpackHeights } from './measured-map'

/**
 * The COSY of ethylbenzene in DMSO-d₆ at 400.08 MHz (`ethylbenzene/cosy.jdx` of cheminfo/nmr-dataset-demo, also in
 * cheminfo/nmrium, MIT licence), cosygpppqf, 2 scans, 2048 × 128 points, symmetrized by TopSpin 3.2. Decoded on 2026-11-28 with
 * jcampconverter: the part from 7.69 to 0.91 ppm, the highest of 2 × 2 points each.
 */
const size = 404
const axis = [size, 7.69333, 0.9093086] as const
/** What is lower than this many decades is 0. */
const decades = 3.6

/** Below the diagonal, row by row: a byte for each height, or 0 and a number of zeros. */
const packed =
  'AE0WAAsfPAALHz1LAAsXNUE5AAwfIBkDABAYABAcSAAQGkhPABAMOEBaABEsNVJNABEHDAwHABQSGy9rABElPC8gRH20ABAUMUAwLEuDuuQAEA' +
  '4yPy8wS4K65OMADg4AAjQ1KjBEerXV1cwAExkaOWuGjY2FhwALECMmJxIAAREPFSw0c77LysCT2wALGysrKBMAAQMQDCc3fMLOzMaV3+4ACwMS' +
  'HSEOAAIOBh03fMXPzMKQ3d7XAA4DAAMCAAEMMXairrO3frK7usMACwEaHQMABiFlscHApWCSp62xqgAVCESVpqWUR3V8goJ7awAXBwsPEhcaGx' +
  'oUBwAZCxspNBg9PDMdBAACNwAaAgcgJCITAwACOkwAFwIJCgYAAQoKCQcEAAI4SUcAHCEmJh8RAAIlKScbACcDABcfIyghAAwKTgAXGh8hHAAM' +
  'Ck9RABcIGxcADkJGRAAYFBUADhQqLzUAGA8ZAA8XHyQdABkCAP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8Ack' +
  'EAc0FVAHMGBQD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/' +
  'AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/w' +
  'D/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AHkSOQD6KEx5APkNLlKA3wD5DC1Sf9/0APkCJEp3pqadAPoGJTQ5OC0WAPsJ' +
  'HCEgFQD/EA8FAP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AN' +
  '4MLQD/ACQOLjwA/wAkDCk6OAD/ACUhMioTAP8AJQwPCwD/AP8A/wCFLwAcMDQzKRQA/wAKDDiFABgIIAgAAVBkYVQoAP8AChpBjLgAFyYoNxAA' +
  'AVhzc1owBAD/AAkeR4241wAXJC84EwABWHJyWjALAP8ACRxIirjV1gAXHSguFAABUGpqUisMAP8ACRBDhbjNzcwAFwIRHhIAAT1WVUAcBwD/AA' +
  'o1fK2srKymAP8ALAwlMTIrGwsWAP8ALhckKz9RFnYA/wAuBR4mQ1kTdpAA/wAxK0IPbn98AP8ANgINAP8ANQwcGTgA/wA1FyEbOj8A/wA1DgAB' +
  'Fzg+PQD/ADcGISIgFgD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP' +
  '8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/' +
  'AP8A/wD/AP8A/wD/AP8A8jQzKTw3AEZMAP8ALQU3NDU/NABGTmMA/wAuMj0vLy8ARktfXAD/AC44PzEuLwBGQU1KOQD/AP8ArQQDAP8AewcREg' +
  '8DAP8Aehs5SU5NQy8OAEwtAP8AJwIAAxZfiZWbm5iKOBoGAEkLRYwA/wAkKj1CFD0qDSdrst/i4eHaRy4SAAEwLDY9JhIAPwQMCh1Ul98A/wAk' +
  'MkJGMUQyEi9utuPm5OTeSzYVAAEuORYTJBUAPwURESJXmuL5AP8AJCc2NjRFMREvabLU2tnWykY3EwABLDxCQDkTAEAQESBVmOH5/wD/ACQxQU' +
  'VBQy0JKGOt3uHb4NdAMggAAS0xOzosCABABAYSSI/b6OrmAP8AJB8oKTM1HQABGE+Qn6ipp5orIwACBABILX+doaCXhQD/ACwQLj5DPzokAE0J' +
  'KDg8Oy8YAgD/AC0RIiglHwsAThkqLy0iCAD/ADAMERAIAE8GGiIhFwD/AIYLEBAHAP8AMg8dIR8UAFkfAP8ALSIuMjUWHQBYJ1EA/wAtISkqLx' +
  'sAWSdSYwD/AC0fIBszJgBZH05UVAD/AC0ZIyQsHQBZCT4/PC8A/wD/AP8A/wD/AP8A/wDh'

/** The measured COSY of ethylbenzene. */
export const cosyMap: MeasuredMap = { heights: unpack(), columns: [axis], rows: [axis] }

function unpack(): Float64Array[] {
  const map = Array.from({ length: size }, () => new Float64Array(size))
  let [row, column] = [0, 0]
  for (const height of unpackHeights(packed, decades)) {
    for (const [down, across] of [
      [row, column],
      [column, row],
    ] as const) {
      const values = map[down]
      if (values) values[across] = height
    }
    column += 1
    if (column > row) [row, column] = [row + 1, 0]
  }
  return map
}
