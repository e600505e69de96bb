'use client'

import { Arrival } from './arrival.client'
import { Progress } from './progress.client'
import { UnreachableNotice } from './unreachable-notice.client'

/** All that goes with the way from one page to the next. */
export function NavigationParts() {
  return (
    <>
      <Arrival />
      <Progress />
      <UnreachableNotice />
    </>
  )
}
