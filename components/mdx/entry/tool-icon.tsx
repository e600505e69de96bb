import styles from './start.module.css'
import { toolIcons } from './tool-icons'

/** The icon of a tool of NMRium in a line of text; its name stands beside it, so that it is not read aloud. */
export function ToolIcon({ name }: { name: string }) {
  const svg = Object.hasOwn(toolIcons, name) ? toolIcons[name] : undefined
  if (!svg) throw new Error(`No tool is called "${name}". There are ${Object.keys(toolIcons).join(', ')}.`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is that of a file of this folder.
  return <span className={styles.icon} dangerouslySetInnerHTML={{ __html: svg }} />
}
