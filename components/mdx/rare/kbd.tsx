import { Fragment, type ReactNode } from 'react'

/** Keys that are pressed together: `<Kbd>Ctrl+K</Kbd>`. */
export function Kbd({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <kbd>{children}</kbd>
  return children.split(/\+(?=.)/).map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{key}</kbd>
    </Fragment>
  ))
}
