import { Link } from '@/components/navigation/link'
import { Logo } from '@/components/ui/logo'
import type { SiteConfig } from '@/lib/site/config'
import { environment } from '@/lib/site/environment'
import type { Logo as LogoSettings } from '@/lib/site/settings/look'
import { t } from '@/lib/site/text'
import styles from './footer.module.css'

interface FooterProps {
  title: string
  tagline: string
  footer: SiteConfig['footer']
  logo: LogoSettings | undefined
}

/** Link columns, the logo and the copyright line. */
export function Footer({ title, tagline, footer, logo }: FooterProps) {
  const copyright = footer.copyright.replace('{year}', String(environment.buildDate.getUTCFullYear()))
  return (
    <footer className={styles.footer} data-chrome="">
      <div className={styles.inner}>
        <div className={styles.brand}>
          {logo && <Logo logo={logo} height={36} />}
          <p className={styles.title}>{title}</p>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        {footer.columns.length > 0 && (
          <nav className={styles.columns} aria-label={t('footer')}>
            {footer.columns.map((column) => (
              <div key={column.title}>
                <p className={styles.title}>{column.title}</p>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <Link href={link.to ?? link.href ?? ''}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {copyright && <p className={styles.copyright}>{copyright}</p>}
      </div>
    </footer>
  )
}
