import { Icon } from '@/components/ui/icon'
import { didYouMean } from '@/lib/site/nearest-name'
import { iconNames, isIconName } from '@/lib/site/settings/icons'
import styles from './rare.module.css'

interface NamedIconProps {
  name: string
  /** What it means, where no word beside it says so. */
  label?: string
}

/** One of the icons of the site in a line of text, in the colour and size of the text. */
export function NamedIcon({ name, label }: NamedIconProps) {
  if (!isIconName(name)) {
    throw new Error(`No icon is called "${name}". ${didYouMean(name, iconNames)}There are ${iconNames.join(', ')}`)
  }
  return (
    <span className={styles.icon} {...(label && { role: 'img', 'aria-label': label })}>
      <Icon name={name} />
    </span>
  )
}
