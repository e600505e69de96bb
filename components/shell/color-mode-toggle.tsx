import { Icon } from '@/components/ui/icon'
import { strings } from '@/lib/site/strings'
import styles from './navbar.module.css'

/**
 * The colour-mode button. The head script does the work, so it is ready before hydration; what it will do next is told by
 * the one label that the current choice leaves visible.
 */
export function ColorModeToggle({ system }: { system: boolean }) {
  return (
    <button type="button" className={styles.iconButton} data-color-mode-toggle="" data-needs-js="">
      <span data-theme-label="light">
        <Icon name="sun" />
        <span className="visually-hidden">{strings.switchToDark}</span>
      </span>
      <span data-theme-label="dark">
        <Icon name="moon" />
        <span className="visually-hidden">{system ? strings.switchToSystem : strings.switchToLight}</span>
      </span>
      {system && (
        <span data-theme-label="system">
          <Icon name="system" />
          <span className="visually-hidden">{strings.switchToLight}</span>
        </span>
      )}
    </button>
  )
}
