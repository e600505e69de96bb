import { arrangeMap, type MeasuredMap, unpackHeights } from './measured-map'
import { unpackSpectrum } from './measured-spectrum'

/**
 * The edited HSQC of cyclosporin A in C₆D₆ at 500 MHz (`zipped/cyclosporin/cyclosporin_hsqc.zip` of the npm package
 * bruker-data-test 1.0.0, MIT licence, copyright 2022 cheminfo): hsqcedetgpsp.3, 16 scans, 1024 × 256 points, as processed by
 * TopSpin 4.1 with 1024 × 1024 points (`2rr`). Decoded on 2026-11-28: the point of the largest size of 1 × 2 points each, on axes
 * referenced to benzene at 7.16 and 128.06 ppm.
 */
const positive =
  'AP8A/wD/AP8A/wD/AP8Ai0NfUBQA/wDVPYiikFAA/wDVPISciUgA/wDWKT4nACMoODYjAP8A1U6ElJBvGwD/AM0YV3FnPQACUYeYk3IYAP8AzUiJoJ' +
  'ZoFQABGUhZVDEA/wDOPnuSiFoHAP8A1QghEwD/AP8A/wD/AP8A/wD/AFIuZ3p6ZCcACxxLWUohACYsUl1PKQD/AJk9d4uLdjsACgFdi5mMYQ4AJBhh' +
  'iJSHYBsA/wCYFE9kZE8VAAtYhZSJXwgAJBBXfop9VRIA/wCqKjsyDAAnFSAUAP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/w' +
  'D/AP8A/wD/AP8A/wD/AP8A/wD/AP8AcBRGX15EDwAVBTtWVz8RAP8AuUp9lJN5RQAVNXCLjXVCAP8AekBka1swADpBc4mHbTsAFS1ng4RsOQD/AHkZ' +
  'Z4uShFcFADoNIRwBABcOKigNAP8AeglWeoJ0RgD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AFAWFQD/ANYmZIWJcUEA/wDUMW+PlH9QBgD/ANQ6W2' +
  'NTKQD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8AGS+buJAA/wDWZNv500sA/wDV' +
  'W9X0zkoA/wDWepx5AQD/AP8A/wD/AP8AqA0LAP8A2CIdAP8A2A0A/wD/AP8A7RVBVlVCGgD/ANQdWHV8bEgPAP8A1D5ja147BQD/AP8A/wD/AP8A/w' +
  'DXY6ijWQD/ANa18+qYAP8A1rXx55MA/wDWa6OWPQD/AP8A/wD/AP8AohcKAP8A2AsAE0WwxJQALw8+WVxRQiMA/wCgg+b3wxsALilYdHFlSikA/wCg' +
  'fdvstwwALhpEXXmmpGkA/wCgKHqGTwARLmNxWCMAHJnp7KYA/wChBgMAEQl31O/KPwAcne7wqAD/ALV94v/ZRAAGbbvHkx4AEWu0tXAA/wCsFAkAB0' +
  'a52LRmWjwAAwWc7vnAJABqBQD/AFYXDAAJGk/E68xVAAEgE5Lj7bMCACwjSl5iVTgMAP8AmAEAAU/V/d9pAAE1H0OAiVEALAg5X3N3ak0fAP8Ami61' +
  '2b1KAAEnFAAxI0VZXU81DAD/AJsGMyEA/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wDyI05nbWJDFAA5AwUA/wCYLFdweG1RJQA3JFBob2' +
  'dOIQAHFSAOAP8AjCE8RT0nAwAVF0RcYVU8GAAbLFlzfHRcLwAFDFN1fmw7AAUKFiweAP8AnR1JZXBpVykAHCBATUYsAAYZX4KJdkYFAAIjdaHBwZY8' +
  'ABcKAP8AhgUQCAAqLU9UPxYAA3S95fHnwW8AEBkaAP8AwEGt5e/t27htAA9AZFotAAEbh7aubgD/ALgKgc/r4bKAWBwADiySw8KQNE+w2s6EAP8AuB' +
  'aJzNi2WgARN6nZ16JDT6PKvG0A/wC5XJOeewASIJG9t4IyJkVUPQD/ALwmAAgODwD/ANdMnbCWTgADBQADKIqwo2IEAP8AyGnD2sB7NhgQEgADRaTK' +
  'vX8gAP8AyFayy7FtM0lyd1QbAAFBmcK3ex8A/wDKMy8AAmq8zqxYDidulItTCAD/AM5lwda2ZBQHGBkNAP8A0Bd9loBHAgD/AMYWV2NVFAAmOk4uAP' +
  '8ArFewzbJYAAwEAAMGBAATZrbNsFwA/wCrYLzZvGEADA8qHRIaDAATesrgxGwA/wCrUKa7oEsADQYVHhoBABNcrcOmSwD/AKwoLBYADCpuhnE+IQAW' +
  'HgsA/wC8UrbWx6Kfn3YVAAUPAQD/AIcxc3pOAD9GttfMvNLPnkEABBAeDAD/AIYWj8jLmQ4ALgcsKw4ABWebnWkABGGGjKvNy5tFBAADCBAA/wCHIJ' +
  'PKzJgGAC5Ko8GrWwAEl9nkvWIABjd9jHAwAP8AjlaGg0YAL12/3sZ1AASS1uG/cRkA/wDLVbHNtWQABEaCkXhHDQD/AMsWSFI+AP8AqjldThMA/wDV' +
  'UbPXzI0FAAUJAP8AzmnG6dybCAAFEwYA/wDNU6bFtW8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP' +
  '8A/wD/AOsQW5KmlFgA/wDUG3y7z72ABAD/ANMKdK7BrnMA/wDVH0VUPgD/AP8A/wD/AP8A/wD/AIU='

const negative =
  'AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP' +
  '8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AMAIFxoOAJcLDgD/ADxDcnZ2d1AAkztlZ2xtQwD/ADtIeXt6fVoAk0ZwcXRz' +
  'RgD/ADsNPz46QykAkxU9Ozo2CQD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/w' +
  'D/AP8A/wD/AP8A/wD/ALkcJiALAFwSHiMeBAD/AHQ1WWlsYEMQAFgFQFtiYE8lAP8AdDBVaGxjRhQAWAI/XGJcSB8A/wB2DR4dAwBbFignFQD/AP8A' +
  '/wD/AP8APxg2Q0MzFABJEDNPWk8rAP8AOwUASAhAXWxqVzUASTdfcnJhNQD/AIQCNE1dXEgmAEksUmJbPwkA/wD/AP8A/wD/AP8A/wAPGTVDPCkPAE' +
  'AqSVZONA0A/wCNDUBca2ZSLwA/EEJgbWhTLAD/AI0BME1bWkgjAEArSFVUQRwA/wD/AP8AaRIzTFBBJgA1Ei1ARjkmBwD/AJcMN1FhYlQ4ADUxSmBp' +
  'XkssAP8AlwQqQElENRwANR41TlhOPB8A/wB3J0hUVkQQACUFKTo/OBoA/wCoCU5qbGhUGwAlHUVaXlM6AgD/AKg+VlRILQAmCzFHSz4jAP8A/wD/AC' +
  'sJAP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8AJQUIAP8A/wD/AP8A/wD/AP8A/wD/AGQHDwD/ANEOAP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A' +
  '/wD/AP8A/wD/AP8A/wD/AP8A/wD/AH0rREY1DQD/ANMPXZCqrJJkGgD/ANINW5CsrpdkCgD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wAdIw' +
  'kA/wDCFgD/AP8A/wD/AP8AmAgA/wDZBQYA/wDQBywcAP8A5g8A/wD/AP8A/wD/AP8A/wD/AP8ANggA/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A+xIM' +
  'AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP' +
  '8A/wD/AP8A/wD/AGs='

const columns = [[473, 6.092, 0.5533]] as const
const rows = [[164, 60.8358, 8.0956]] as const
/** What is between −3 and 3 % is 0. */
const decades = -Math.log10(0.03)
const below = unpackHeights(negative, decades)

/** The measured edited HSQC of cyclosporin A, with CH₂ negative. */
export const cyclosporinHsqc: MeasuredMap = arrangeMap(
  unpackHeights(positive, decades).map((height, index) => height - (below[index] ?? 0)),
  columns,
  rows,
)

/** The ¹H spectrum of the same sample (`cyclosporin_1h.zip`): the point of the largest value in each step. */
const proton =
  'GRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGhoaGx4kIyQhHiUlJCQdGxoaGhoZGRkZGRkZGRkZGRkZGR' +
  'kZGRkaGhoaGhsdKTElHy8xIRsaGhscHR0eHh4dICEfICIiIB8fHh4lJCYlHSAmIyUiHh4dJCUgIiQiHR8hIR0hIBwcHBsaGhoaGhoaGhoaGhoaGhoa' +
  'GhsgJSElJyEnIyMmIBsdJCQgJiUmICQkHRsaGhoaGhoaGhocJjcnHRseNjcgGxoaGhoaGhkZGRkZGRkZGRkZGhsbGhscISAcISgjICEmKB8bIB8bGh' +
  'kZGRkZGRkZGRkZGRkZGRkZGRkaGhkZGRkZGRkZGRkZGRkZGRkZGRkaGiAmIBsfLS4iHB4nJB0dGyAnIR4sLCIhKiolICoxIh4oJx0cHRwaGhoaGhoa' +
  'GhoaGhoaGhoaGhoaGhoaGRkZGRkZGRkZGRkZGRkZGhoaGRkZGRoaGhkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGR' +
  'kZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkaGhwgIiEkJyciIiIdGxoaGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZ' +
  'GRodMDEgGxobHjMyHxsaGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGhkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkZGRkaGxwjTsmBLi' +
  'EdGxsaGhoaGhoaGhoaGhoaGhoaGhsbGxscHBwdHR0dHR0cHBsbGxoaGhoaGhkZGRkZGRkZGRkZGRofIBwaGRkZGRkZGRkZGhoZGRkZGRkZGRkZGRwc' +
  'GRoZGRkZGRkaGRkZGBgZGhoaGRkYGBgYGBgYGBgZGRkaHi2o2kYmHxwcGxoaGhoZGRkZGRkZGRkYGBgYGRkZGRoaHyAeHzPo2TcjHhwbGhoZGRoaGR' +
  'kZGRkZGRoiIhwdJnbbVSggHiUkJV7gaCsgHhwbGxsaGxsiIxwfJCEcHSA+7qQxIh8dHBweHBsaGhsaGhoaGRkaGx4jHhoaGhwcGxsZGRkaGhkaGhka' +
  'HB0fHyAfHx4gIiIiJCMfICEgICElNt/eQCggHh4cGxsbGxsbGhoaGhoaGhoZGRkaGhkZGRkcHBoZGhodHhwgICAeIyUfICAgHR8fGxoZGRkZGRkZGB' +
  'kYGBgZGBkZGRkbISMiKickLS00NC0pKzQ/MywiHiAsMyUiIx8dHSIoJSEgICYmJiIiIyUlJycjIyYmIiEgHyAgICEiIiIhIiIgHx4dHRwbGhoaGRka' +
  'GhoaGhoaGhoaGhobGxsbGxwcHR0dHh8fHyAgICAgIB8fHh4dHBwbGxsbGxsbHSEhISkzMCk0PzEoMjMqOlhXOVVWOiMfHBsbGhoaGhoaHCZtcDE6cU' +
  '8nHx0cGxsbGxsbGxsbHyAgIBwbICIqiz8kIR4gHyAdGxoaGRoZGRkZGRkZGh4eGx8eIB8iIiAgHyAdICAdHh4eICAfISEeHh4cHBsaGhoYGBgYGBod' +
  'HB0fHxwiIyAhIiQmKiwrKSspLCohHxwcGxkYFxcXFxcaHUBpRnyJeYv/qKbRxXWEQi8oJiQhICAhHh4eHR0gP3FKgoV3bno+LCUlIyAfHR4nc3QyW3' +
  'E6N2FYNF1fNSgkLDxrXZHcwYGikVJYPDOAfTgzSz0pK11kSGBkOSwmJCQiISAfHx8fHh4eHR0dHB0cHBwcHBsbGxsbGxsbGxsaGxscHzNsWTNsbjMk' +
  'IB4eHRwcHBwcGxsbGxsbGxsbGxs='

/** The intensity of the ¹H spectrum at a shift from 6.1 to 0.55 ppm, relative to the highest there. */
export const cyclosporinProtonAt = unpackSpectrum(proton, [[1388, 6.1]], 0.004)
