import { browserslistToTargets } from 'lightningcss'
import manifest from '@/package.json' with { type: 'json' }

const { browserslist } = manifest

/** The oldest browsers that the site supports, for Lightning CSS. Next reads the same list for its styles. */
export const styleTargets = browserslistToTargets(browserslist)

/** The same for Rolldown, such as `ios17.2`. */
export const scriptTargets = browserslist.map((browser) => browser.replace(' ', '').replace('ios_saf', 'ios'))
