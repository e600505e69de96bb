import { type IconName, iconPaths } from '@/lib/site/settings/icons'

/** A decorative stroke icon in the current text colour; the text beside it carries the meaning. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  // As large as the text beside it, whatever size of text the reader has set.
  const length = `${size / 16}rem`
  return (
    <svg
      width={length}
      height={length}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
